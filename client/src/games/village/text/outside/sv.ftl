# Det som sägs om det utanför brädet: i lobbyn, i formuläret och runt bordet.
game-village = Village of Legends
village-lead = Köp klingor, öl och förtrollningar på marknaden och släpp dem lösa på grannarna.
fact-heroes = { $n } hjältar
play-now = Spela nu mot bottar
setup-sets = Kort
setup-dragons = Drakar
mode-2 = En duell
mode-3 = Alla mot alla
mode-4 = Två lag om två
mode-5 = Var och en mot de två mittemot
mode-6 = Två lag om tre
village-mode-2 = Marknad, monster och klingor mellan två hjältar. Ungefär 20 minuter.
village-mode-3 = Vapen når grannen till vänster, förtrollningar vem som helst. Den som står kvar sist vinner. Ungefär 20 till 30 minuter.
village-mode-4 = Lagkamrater sitter mittemot varandra och får läka och skydda varandra. Ungefär 30 till 60 minuter.
village-mode-5 = Dina grannar är allierade och de två mittemot fiender: den vars fiender faller först vinner. 40 minuter eller mer.
village-mode-6 = Två slåss framför och en trollar bakom dem: linjen måste brytas innan trollkarlen kan fällas. Ungefär en timme.
set-base = Grundspelet
set-horde = Horden
set-guild = Det uråldriga gillet
set-reaper = Liemannens hand
set-adhara = Adhara
plain-purse = { $gold } guld, { $mind } intelligens
plain-piles = Hand { $hand }, lek { $deck }, kasthög { $discard }
plain-hand = På hand:
plain-worn = Buret:
plain-front = Monster framför:
plain-market = Marknaden
plain-nothing = ingenting
guide-village-hero = Välj vem du vill vara. Varje hjälte är bra på något: Krigaren och Barbaren är lätta att börja med. Peka på en, eller håll fingret på den, för att läsa.
guide-village-act = Det här är din tur. Allt med guldkant går att klicka på: spela kort från handen i valfri ordning, mynt först så att du har guld.
guide-village-act-2 = Med guld köper du på marknaden. Det du köper hamnar i din kasthög och kommer till handen senare. Ett monster framför dig stänger marknaden tills du besegrat det.
guide-village-act-3 = Klar? Avsluta turen: resten av handen kastas och du drar fem nya kort. Guld som blir över går förlorat.
guide-village-target = Välj vad du siktar på: allt du kan träffa har röda hakar. Det som står i vägen tar stöten först.
guide-village-place = Ett monster attackerar hjälten det står framför, varje tur, och stänger marknaden. Välj ditt offer.
guide-village-heal = Välj vem som läks. Ingen får mer liv än från början.
village-end-won =
    { $n ->
        [one] I kväll sjunger byn om dig
       *[other] I kväll sjunger byn om ditt lag
    }
village-end-lost =
    { $n ->
        [one] Byn sjunger om { $names }, inte om dig
       *[other] Byn sjunger om { $names }; ditt lag har förlorat
    }
village-end-seen = I kväll sjunger byn om { $names }
village-end-nobody = Ingen är kvar att höja sejdeln

# Goals of puzzles in the lobby, where nobody is named
village-puzzle-fell = Fäll en motståndare den här turen, vad tärningarna än visar.
