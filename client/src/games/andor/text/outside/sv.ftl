# Det som sägs om det utanför brädet: i lobbyn, i formuläret och runt bordet.
game-andor = Legenderna om Andor
andor-lead = Stå enade i Grå bergen. Håll lägret, korsa klyftorna, vakta timmarna.
andor-play = Rid ut nu
andor-setup = Ordna en legend
fact-legends = { $n } legender
andor-legend = Legend { $n }
andor-heroes = Hjältar
andor-grades = Lättare
andor-grade-1 = Grad 1: övertid kostar 1 viljestyrka, med mera
andor-grade-2 = Grad 2: starkare förmågor, med mera
andor-crumb = legend { $n } · { $title } · dag { $day }
andor-minutes = Ungefär 60 till 90 minuter.
own-legend-missing = Öppna först din legends fil.
own-legend-open = En egen legend …
own-legend-lead = Släpp filen med en legend här, klistra in texten eller öppna den.
own-legend-file = Öppna en fil …
own-legend-other = En annan fil …
own-legend-reading = Läser legenden …
own-legend-unread = Filen gick inte att läsa.
own-legend-wrong =
    { $n ->
        [one] Det finns ett fel i den. Rätta det och öppna den igen.
       *[other] Det finns { $n } fel i den. Rätta dem och öppna den igen.
    }
own-legend-line = Rad { $line }
own-legend-template-why = Har du inte skrivit någon än? Börja med en liten legend som går att spela som den är, med anteckningar i.
own-legend-template = Ladda ner mallen
own-legend-copy = Kopiera den
own-legend-words = Orden som får användas
own-legend-goals = goals: deliver, visit, defeat, find, turn_tokens, clear …
own-legend-goals-why = Det som hjältarna ska göra: föra någon till lägret, gå till ett fält, besegra en fiende, hitta en sak. win_if säger vilka mål som måste nås.
own-legend-setup = setup: place_creature, place_token, place_heroes …
own-legend-setup-why = Det som ligger på brädet från början: hjältar, läger, varelser, brickor. En lista för alla, sedan en för 2, 3 eller 4 hjältar.
own-legend-triggers = trigger: letter, stops_at, goal, defeated, turned …
own-legend-triggers-why = Det som gör att ett kort läses: berättaren på en bokstav, en hjälte som stannar på ett fält, ett mål som nås, en fiende som besegras.
own-legend-effects = does: place_creature, gain, lose, golden_shields, choice …
own-legend-effects-why = Det som ett kort gör: varelser kommer eller går, hjältar får eller förlorar, sköldar läggs till, berättaren flyttar, bordet väljer.
own-legend-conditions = when, win_if, fail_if: goals_done, narrator_at, no_free_shield …
own-legend-conditions-why = Det som måste gälla för ett kort (when), för att vinna (win_if) och för att förlora (fail_if).
own-legend-docs = Allt i sin helhet, med tabeller över varje ord:
own-legend-heroes = med { $heroes } hjältar
andor-own-crumb = { $title } · egen legend · dag { $day }
guide-andor-turn = Upplysta fält kan nås i dag; lappen anger timmarna och i rött övertidens viljestyrka. Peka på ett för att se vägen, klicka för att gå den.
guide-andor-turn-2 = Det som inte kostar någon timme väntar hos din hjälte: ett plus på figuren, upplysta föremål på hjältebrädet. Det går också under andras turer.
guide-andor-turn-3 = Kristallkulan visar vart varelserna går vid soluppgången. Den som först avslutar dagen börjar nästa.
guide-andor-walk = Gå vidare till ett annat upplyst fält eller stanna här: bara den som stannar vänder upp det som ligger på fältet.
own-andor = egen legend
andor-end-won =
    { $n ->
        [one] Bergen kommer att berätta om dig
       *[other] Ni vann tillsammans: bergen kommer att berätta om den här dagen
    }
andor-end-lost = Legenden fortsatte utan dig
andor-end-seen = Bergen kommer att berätta om { $names }
andor-end-nobody = Legenden är förlorad

# Goals of puzzles in the lobby, where nobody is named
andor-puzzle-beat = Fäll fienden i den här rundan av striden, vad tärningarna än visar.
andor-puzzle-hold = Håll stånd en runda av striden: ingen får bli skadad.
