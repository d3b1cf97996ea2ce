# Det som sägs om det utanför brädet: i lobbyn, i formuläret och runt bordet.
game-heroes = Heroes
heroes-lead = Utforska ett land bricka för bricka, flagga gruvorna, bygg upp din stad och led en armé av kort mot den som bor på andra stranden.
heroes-play = Spela en sammandrabbning
heroes-duel = Utkämpa en duell nu
heroes-setup = Ordna ett parti
heroes-campaigns = Kampanjer
heroes-campaigns-lead = Berättelser för en spelare: det du vinner i ett kapitel följer med till nästa.
campaign-progress = { $won } av { $all } vunna
campaign-chapter = Kapitel { $n }
campaign-locked = Låst
campaign-open = Öppet
campaign-won = Vunnet
campaign-running = Spelas
campaign-best =
    { $n ->
        [one] Bäst hittills: vunnet på ”{ $difficulty }” på en runda
       *[other] Bäst hittills: vunnet på ”{ $difficulty }” på { $n } rundor
    }
campaign-first = Vinn ”{ $name }” först: korten därifrån följer med.
campaign-hero = Hjälte
campaign-begin = Börja kapitlet
campaign-anew = Börja om
campaign-resume =
    { $n ->
        [0] Spela vidare
       *[other] Spela vidare: runda { $n }
    }
campaign-to-next = Vidare till kapitel { $n }
campaign-again = En gång till med samma kort
campaign-cards = Välj andra kort
campaign-cards-first = Välj dina kort
campaign-after = Efter en seger:
campaign-keeps =
    { $n ->
        [one] ett kort du själv väljer följer med
       *[other] { $n } kort du själv väljer följer med
    }, tillsammans med alla statistikkort och din första specialitet{ $resources ->
        [all] , och alla resurser
        [half] , och hälften av dina resurser
       *[none] { "" }
    }{ $units ->
        [all] , och din armé
       *[none] { "" }
    }.
campaign-reward = Belöning: { $what }.
campaign-along = Följer med av sig självt
campaign-choose =
    { $n ->
        [one] Välj ett kort att ta med
       *[other] Välj upp till { $n } kort att ta med
    }
campaign-no-cards = Det finns inga andra kort att välja bland.
campaign-left =
    { $taken ->
        [one] Ett kort valt
       *[other] { $taken } kort valda
    }; { $n ->
        [0] fler får du inte ta.
        [one] du får ta ett till.
       *[other] du får ta { $n } till.
    }
campaign-begin-next = Börja kapitel { $n }
campaign-not-yours = Bara den som spelade det här kapitlet kan fortsätta från det, i webbläsaren där det spelades.
rivals = Vilka du möter
rival-level = nivå { $n }
rival-cards =
    { $n ->
        [one] ett kort
       *[other] { $n } kort
    }
rival-spells =
    { $n ->
        [one] en besvärjelse
       *[other] { $n } besvärjelser
    }
rival-moves =
    { $n ->
        [1] Från början
       *[other] Från runda { $n }
    }, { $points ->
        [one] en förflyttningspoäng per runda
       *[other] { $points } förflyttningspoäng per runda
    }
rival-waits = Dyker upp senare
clash-rounds =
    { $n ->
        [one] { $n } runda
       *[other] { $n } rundor
    }
clash-rounds-drawn = 8 till 16 rundor
clash-tiles = En karta av { $n } brickor
clash-special =
    { $n ->
        [one] En särskild regel
       *[other] { $n } särskilda regler
    }
clash-ally = Din allierade
clash-hero = Hjälte på plats { $n }
clash-choose = Välj vid bordet
clash-random = Slumpen avgör
heroes-introductory = Bra att börja med.
heroes-tab-own = Mina egna
heroes-tab-fight = En strid
heroes-goal-capture = ta en stad
heroes-goal-grail = hämta graalen
heroes-goal-hold = håll en plats
heroes-goal-build = bygg först
heroes-goal-race = en kapplöpning
heroes-goal-survive = håll ut
heroes-goal-slay = fäll en fiende
heroes-goal-escort = eskortera
heroes-goal-gather = samla
heroes-goal-points = flest poäng
setup-auto = som vanligt
guide-heroes-hero = Välj vem som leder din armé. Stridshjältar slår hårdare, magiska hjältar läser bättre besvärjelser. Peka på en för att läsa.
guide-heroes-search = Din hjälte lär sig: ta ett av korten. Det hamnar i din kortlek.
guide-heroes-muster = Använd ditt guld: rekrytera enheter och förstärk dem du tycker om. Snabba enheter agerar först.
guide-heroes-deploy = Placera upp till fem enheter i dina två led: klicka på en och sedan på en upplyst ruta. Skyttar trivs längst bak.
guide-heroes-act = Din enhet kan gå och sedan anfalla; skyttar skjuter först och kan gå undan efteråt. Guldrutor är drag, röda hakar är mål.
guide-heroes-act-2 = Peka på ett mål för att se vad varje tärningsresultat skulle göra innan du anfaller.
guide-heroes-act-3 = Upplyfta kort kan spelas nu. Kronan märker experteffekten: starkare, men du har bara några få per runda.
guide-heroes-answer = Ett anfall är på väg. Spela ett kort för att hjälpa till, eller passa med blanksteg.
own-heroes = eget scenario
heroes-make = Gör en egen karta
clash-own = min egen
clash-change = Ändra det i verkstaden
clash-copy = Gör en egen kopia
bot-way-sharp-heroes = Tänker framåt i varje strid.
bot-way-master-heroes = Tänker långt framåt i varje strid och tar tid på sig.
heroes-end-won =
    { $n ->
        [one] Ditt baner vajar över landet
       *[other] Ditt lags baner vajar över landet
    }
heroes-end-lost =
    { $n ->
        [one] Ditt baner har fallit: nu råder { $names } över landet
       *[other] Ditt lags baner har fallit: nu råder { $names } över landet
    }
heroes-end-seen =
    { $n ->
        [one] Landet lyder nu under { $names }
       *[other] Landet lyder nu under { $names }
    }
heroes-end-nobody = Landet tillhör ingen
heroes-end-duel-won = Fältet är ditt
heroes-end-duel-lost =
    { $n ->
        [one] { $names } håller fältet; din armé är slagen
       *[other] { $names } håller fältet; din armé är slagen
    }
heroes-end-duel-seen =
    { $n ->
        [one] { $names } håller fältet
       *[other] { $names } håller fältet
    }
heroes-end-duel-nobody = Fältet lämnas åt kråkorna
heroes-end-together-won =
    { $n ->
        [one] Ditt baner stod kvar, och landet är räddat
       *[other] Tillsammans höll ni stånd, och landet är räddat
    }
heroes-end-together-lost = Landet är räddat, men inte av dig
heroes-end-together-seen =
    { $n ->
        [one] { $names } har räddat landet
       *[other] { $names } har räddat landet
    }
heroes-end-together-nobody = Landet är förlorat

# Goals of puzzles in the lobby, where nobody is named
heroes-puzzle-win = Vinn striden i den här rundan, vad tärningarna än visar.
heroes-puzzle-cut-down = Besegra en enhet innan den agerar, vad tärningarna än visar.
