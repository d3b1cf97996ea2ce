# Det som sägs om det utanför brädet: i lobbyn, i formuläret och runt bordet.
game-heroes = Heroes
heroes-lead = Utforska ett land bricka för bricka, flagga gruvorna, bygg upp din stad och led en armé av kort mot den som bor på andra stranden.
heroes-play = Spela en kamp nu
heroes-setup = Ordna ett parti
clash-rounds =
    { $n ->
        [one] { $n } runda
       *[other] { $n } rundor
    }
clash-tiles = En karta av { $n } brickor
clash-special =
    { $n ->
        [one] En särskild regel
       *[other] { $n } särskilda regler
    }
clash-hero = Hjälte på plats { $n }
clash-choose = Välj vid bordet
clash-random = Slumpen avgör
setup-rival = Mot
setup-more = Mer att komma överens om
setup-auto = som vanligt
seat-kind-book = Efter reglerna
group-attack = Anfall
group-card = Spela ett kort
group-spell = Kasta en besvärjelse
group-morale = Moral
group-die = Tärningen
group-unit = Enhet
group-recruit = Rekrytera
group-reinforce = Förstärk
group-leave = Lämna fältet
guide-heroes-hero = Välj vem som leder din armé. Stridshjältar slår hårdare, magiska hjältar trollar bättre. Peka på en för att läsa.
guide-heroes-search = Din hjälte lär sig: ta ett av korten. Det hamnar i din kortlek.
guide-heroes-muster = Använd ditt guld: rekrytera enheter och förstärk dem du tycker om. Snabba enheter agerar först.
guide-heroes-deploy = Placera upp till fem enheter i dina två led: klicka på en och sedan på en upplyst ruta. Skyttar trivs längst bak.
guide-heroes-act = Din enhet kan gå och sedan anfalla; skyttar skjuter först och kan gå undan efteråt. Guldrutor är drag, röda hakar är mål.
guide-heroes-act-2 = Peka på ett mål för att se vad varje tärningsresultat skulle göra innan du anfaller.
guide-heroes-act-3 = Upplyfta kort kan spelas nu. Kronan märker experteffekten: starkare, men du har bara några få per runda.
guide-heroes-answer = Ett anfall är på väg. Spela ett kort för att hjälpa till, eller passa med blanksteg.
own-heroes = eget scenario
