### Heroes: maps nobody knows, which the game draws itself. Swedish.
###
### A story tells what is drawn, a condition of winning is said to each player ("du"), an event as it happens.

scenario-unknown-clash = En karta ingen känner
scenario-unknown-clash-story = Den här har ingen skrivit: land, mål, kassa och händelser lottas när ni slår er ned, lika för varje plats. Med ett nummer kan du få samma land igen.
scenario-unknown-party = En karta ingen känner, tillsammans
scenario-unknown-party-story = Den här har ingen skrivit: land, mål, kassa och händelser lottas när ni slår er ned, för er alla tillsammans. Med ett nummer kan du få samma land igen.
# $name (text), $n (text)
unknown-named = { $name } ({ $n })
limit-unknown = Hur det slutar lottas också.

## What it is about

unknown-story-wealth = Här utlovas ingen krona och göms ingen bägare. Det finns land, och det finns tid att göra något av det. Till slut kommer någon att räkna.
unknown-story-hill = Drakarna lämnade sin kulle för länge sedan, och glömde ta med sig det de låg på. Den som sitter där när kvällen kommer har haft en bra dag.
unknown-story-grail = Mitt i landet står en bägare som flera skulle döda för. Du är en av dem, och det är de andra också.
unknown-story-conquest = Grannarna bor nära, deras murar är låga, och de tänker precis detsamma om dig.
unknown-story-stones = Gamla stenar står här och var i landet med en versrad på varje. Den som har läst tillräckligt många vet något som de andra inte vet.
unknown-story-dragons = Något stort har flyttat in mitt i landet och sover på sin skatt. Ensam skulle ingen våga. Ni är inte ensamma.
unknown-story-cup = Mitt i landet står en bägare, med vakter omkring som inte dricker. Den hör hemma i en av era städer.
unknown-story-harvest = Varje schakt och varje by i landet ligger öppen för den som tar den, bara det görs innan passen stängs.
unknown-story-siege = De kommer uppför vägen tre gånger, och varje gång är de fler. Håll murarna tills de tröttnar.

## Winning and losing

unknown-victory-hill = Samla fyra poäng: en för varje runda som slutar med din flagga på utopin.
unknown-victory-grail = Ta graalen till din egen stad.
unknown-victory-conquest = Håll varje motståndares stad.
unknown-victory-stones = Besök så många obelisker som det finns spelare.
unknown-victory-dragons = Besegra det som vaktar utopin.
unknown-victory-cup = Ta graalen till bärarens stad.
unknown-victory-harvest = Varje gruva och varje bosättning i landet bär en flagga från någon av er.
unknown-defeat-siege = En av era städer har fallit.
unknown-token-grail = graalen

## What happens

unknown-event-mills = Det regnar i bergen: kvarnar, hjul och trädgårdar har arbete igen.
unknown-event-winds = Ni har vinden i ryggen.
unknown-event-ships = Ett skepp lossas i all hast, och ingen räknar säckarna.
unknown-event-masons = Det finns murare i landet, och de är billiga.
unknown-event-hirelings = Soldater utan arbete frågar efter en herre.
unknown-event-drill = Rekryterna är färdigövade.
unknown-event-books = Ett vandrande bibliotek stannar vid varje port.
unknown-event-smiths = En smed säljer det som ingen har hämtat.
unknown-event-feast = Det är fest, och till och med kocken är glad.
unknown-event-toll = Floden stiger, och färjkarlarna med sina priser.
unknown-event-siege = De står framför varje port.
