### Heroes: scenarios after the community's mission book that are played together or alone. Swedish.
###
### A condition of winning is said to each player ("du"); an event is said as it happens.

## Gold Rush alone

scenario-gold-rush-alone = Guldrush på egen hand
scenario-gold-rush-alone-story = De andra har gått hem eller gått under. Du vaskar fortfarande grus i den kalla floden, och indrivarna kan fortfarande ditt namn. Hitta bägaren som fyller sig själv, och ha deras tre kistor betalda innan de bärs in.
scenario-gold-rush-alone-victory-1 = Du bär graalen i slutet av en runda och har nog i skattkistan för alla tributer som återstår.
scenario-gold-rush-alone-event-1 = Kungens indrivare vill ha 20 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-event-2 = Kungens indrivare vill ha 50 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-event-3 = Kungens indrivare vill ha 80 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-token-grail = graalen

## Emerald Island

scenario-emerald-island = Smaragdön
scenario-emerald-island-story = En ö så grön att sjömän styr efter den om natten. De som bodde här lämnade schakten öppna och grytorna på elden, och något annat har flyttat in sedan dess. Det är ett bra ställe att lära sig på: inget här är för stort för er, utom det sista.
scenario-emerald-island-victory-1 = Varje gruva och varje bosättning på ön bär en flagga från någon av er.
scenario-emerald-island-event-1 = En plats som ni tömde för länge sedan är full igen, för en eftermiddag.
scenario-emerald-island-event-2 = Hjälten har lärt sig vad ön kan lära ut, och börjar om lektionen.
## The Queen's Gambit: Greek Gift

scenario-greek-gift = Den grekiska gåvan
scenario-greek-gift-story = En armé av döda har stannat på gränsvägen och gör ingenting alls. Spejare räknar skräckriddare och drakar av ben, och ingen av dem har kommit så nära att de känt lukten. Drottningen ger dig åtta veckor, och rådet att inte förlora något, inte en enda gång.
scenario-greek-gift-victory-1 = Besegra de dödas armé.
scenario-greek-gift-defeat-1 = Du har förlorat en strid, vilken som helst.
scenario-greek-gift-event-1 = Folket i bosättningen har gömt gäster med vingar, som ber att få följa med.
scenario-greek-gift-ai-host = Den tysta hären

## The Queen's Gambit: Sicilian Dragon

scenario-sicilian-dragon = Den sicilianska draken
scenario-sicilian-dragon-story = Gåvan var en fint: medan du såg på ben i lånade rustningar fördes ärkeänglarna bort. Fyra stenar står bland kullarna, och två av dem räcker för att läsa vägen till staden där de hålls. Du slår läger där ingen mur någonsin stått, och ingen säljer dig en tegelsten.
scenario-sicilian-dragon-victory-1 = Besegra fångvaktaren i den förseglade staden.
scenario-sicilian-dragon-defeat-1 = Du har förlorat en strid, vilken som helst.
scenario-sicilian-dragon-event-1 = Två stenar räcker för att läsa resten. Ärkeänglarna hör sina namn och kommer, och vägen till staden ligger öppen.
scenario-sicilian-dragon-event-2 = En handelsman vänder länge på bägaren, och nämner sedan ett pris.
scenario-sicilian-dragon-token-grail = bägaren
scenario-sicilian-dragon-ai-jailer = Fångvaktaren

## The Queen's Gambit: Two Knights Defence

scenario-two-knights = Tvåspringarspelet
scenario-two-knights-story = De dödas siste marskalk har smitit ut om natten och är på väg upp i passet, där drakar sover. Är han där först väcker han dem på sitt eget sätt. Två mästare har ridit hela natten för att berätta det, och undrar varför du fortfarande ligger i sängen.
scenario-two-knights-victory-1 = Besegra de dödas marskalk.
scenario-two-knights-defeat-1 = Du har förlorat en strid, vilken som helst.
scenario-two-knights-event-1 = Mästare kommer ridande med nyheten.
scenario-two-knights-event-2 = Marskalken har nått drakarna först. Några av dem flyger med honom nu.
scenario-two-knights-ai-marshal = De dödas marskalk
## Stand United

scenario-stand-united = En för alla
scenario-stand-united-story = Eden svors över dåligt vin och i god tro: ingen går hem innan alla har varit uppe på berget. Uppe på berget är drakarna. En av er är kanske stark nog. Det var inte det eden sade.
scenario-stand-united-victory-1 = Var och en av er har vunnit en strid i drakarnas utopi.
scenario-stand-united-event-1 = Någon där hemma har skickat vad som kunde undvaras.

## The Ambushed Accord

scenario-ambushed-accord = Fördraget i bakhåll
scenario-ambushed-accord-story = Ett fördrag ligger redo mitt i landet, under ett sigill som kostar var och en av er en smula. Flera vill helst inte se det undertecknat, och de har lejt andra att säga det, fem gånger, varje gång med högre röst.
scenario-ambushed-accord-victory-1 = Var och en av er har besegrat väktarna mitt i landet.
scenario-ambushed-accord-event-1 = Skråna i din stad bygger för fördragets skull, och begär ingenting.
scenario-ambushed-accord-event-2 = Rövare har väntat i diket sedan middagstid.
scenario-ambushed-accord-event-3 = Det här är inga rövare: de har lansar, och en trumpetare.
scenario-ambushed-accord-event-4 = Någon har betalat för jättar.
scenario-ambushed-accord-event-5 = Himlen mörknar, och mörkret har vingar.
scenario-ambushed-accord-event-6 = Allt som ännu gick att leja är lejt.
scenario-ambushed-accord-event-7 = En god vecka för den som behövde den.
scenario-ambushed-accord-event-8 = Sigillet är betalt: vägen till mitten är fri.
scenario-ambushed-accord-project-seal = fördragets sigill

## Close to Enemies

scenario-close-to-enemies = Fienden intill
scenario-close-to-enemies-story = Klanerna intill har en ny hövding, och hövdingen har en plan där din stad ingår. Deras bosättningar syns från dina murar, deras eldar går att räkna. Om sju veckor är det deras murar eller dina.
scenario-close-to-enemies-victory-1 = Inta klanernas bosättning.
scenario-close-to-enemies-victory-2 = Inta klanernas båda bosättningar.
scenario-close-to-enemies-victory-3 = Inta klanernas tre bosättningar.
scenario-close-to-enemies-defeat-1 = En av era städer har fallit.
scenario-close-to-enemies-event-1 = Den första klanen står framför porten.
scenario-close-to-enemies-event-2 = En herde vet vad som ligger bakom nästa kulle.
scenario-close-to-enemies-event-3 = Den andra vågen, och vad dess fallna lämnar efter sig.
scenario-close-to-enemies-event-4 = Den sista vågen har stegar med sig.
## Titans' Stronghold

scenario-titans-stronghold = Titanernas fäste
scenario-titans-stronghold-story = Titanernas hus ligger alldeles intill din stad och har alltid gjort det; man vänjer sig vid oväsendet. Porten har inget handtag. Det sägs att den öppnas för den som varit vid landets ände och kommit tillbaka, och att det är ganska många trappor.
scenario-titans-stronghold-victory-1 = Hela fästets garnison har fallit.
scenario-titans-stronghold-defeat-1 = Femton rundor har gått, och på högsta svårigheten räknar huset inte längre.
scenario-titans-stronghold-event-1 = Det regnar i bergen: kvarnar, hjul och trädgårdar har arbete igen.
scenario-titans-stronghold-event-2 = Porten intill din stad står öppen.
scenario-titans-stronghold-event-3 = Landets båda ändar är era, och porten står öppen.
## Wandering Dragons

scenario-wandering-dragons = Strövande drakar
scenario-wandering-dragons-story = Så länge någon minns har landets drakar hållit sig i sin utopi, där de hör hemma. I vår går några av dem på promenad. De är närsynta, de knackar inte, och en stad är ungefär så stor som det de tar för ett bo. Gör slut på det, här ute och där inne.
scenario-wandering-dragons-victory-1 = De strövande drakarna är besegrade, och en av era flaggor vajar över drakens utopi.
scenario-wandering-dragons-event-1 = Regn: hjul och kvarnar går igen, och vinden bär drakarnas vingar.
scenario-wandering-dragons-event-2 = Strövarna är slagna, och landet andas ut.
scenario-wandering-dragons-ai-dragons = Den strövande drakflocken
