### Andor: the words of foes, of what tokens hide and of rules that cards bring, told when they are seen. Swedish.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.

## Foes

foe-wargor = Wargor
    .text = Hälften varg, hälften agg. Rör sig två gånger varje soluppgång längs pilarna.
    .many = Wargorer
foe-mountain-skral = Bergsskral
    .text = Bär andras rustningar och andras agg. Rör sig en gång varje soluppgång längs pilarna.
    .many = Bergsskraler
foe-troll = Troll
    .text = Går inte runt saker. Rör sig en gång varje soluppgång längs pilarna.
    .many = Troll
foe-guardian-troll = Väktartroll
    .text = Uppfött på sot, kedjat vid ingenting och aldrig sent till arbetet. Stannar i smedjan och rör sig bara efter rörelsebrickor, mot närmaste hjälte där; slutar det sitt steg på ditt fält förlorar du 2 viljestyrka.
    .many = Väktartroll
foe-skeleton = Skelett
    .text = Har tappat allt utom greppet. Rör sig efter rörelsebrickor mot en hjälte inom 3 fält, även över hopplinjer, bryr sig inte om ädelstenar och håller fast den som delar dess fält. Varje vunnen runda kuvar det till soluppgången; det besegras bara i första rundan, med minst 9 i övertag.
    .many = Skelett
foe-undavahr = Undavahr
    .text = Den gule ryttaren, som inte tål sång. Dvärgens krahder: rör sig efter rörelsebrickor mot närmaste hjälte på vilket avstånd som helst, även över hopplinjer, och håller fast den som delar dess fält.
    .many = Undavahr
foe-tuavahr = Tuavahr
    .text = Den blå ryttaren, som samlar på hjälmar. Krigarens krahder: rör sig efter rörelsebrickor mot närmaste hjälte på vilket avstånd som helst, även över hopplinjer, och håller fast den som delar dess fält.
    .many = Tuavahr
foe-gonhar = Gonhar
    .text = Den röde ryttaren, som bränner böcker för att ha ljus att läsa vid. Magikerns krahder: rör sig efter rörelsebrickor mot närmaste hjälte på vilket avstånd som helst, även över hopplinjer, och håller fast den som delar dess fält.
    .many = Gonhar
foe-corion = Corion
    .text = Den gröne ryttaren, som aldrig har träffats på håll och tog det som ett löfte. Bågskyttens krahder: rör sig efter rörelsebrickor mot närmaste hjälte på vilket avstånd som helst, även över hopplinjer, och håller fast den som delar dess fält.
    .many = Corion
foe-raid-captain = Plundrarhövding
    .text = Skrattar en gång om dagen och har just gjort det. En bergsskral med ringen och egna värden; den rör sig och lockas som vilken annan som helst.
    .many = Plundrarhövdingar
foe-pack-mother = Flockmoder
    .text = Gammal, ärrad och utan brådska. En wargor med ringen och egna värden; hon rör sig och lockas som vilken annan som helst.
    .many = Flockmödrar
foe-shadow = Skugga
    .text = En mörk fläck på vägen som ser tillbaka på er. En slutfiende: den stannar där den är, och vagnen kan inte passera.
    .many = Skuggor
foe-nomion = Nomion
    .text = Den förste av dem som kallar på de döda, och ännu god vän med dem. En slutfiende: han går 1 fält varje soluppgång och håller fast den som delar hans fält. Starrkronan försvagar honom.
    .many = Nomion
foe-primordial-troll = Urtroll
    .text = En kulle som har bestämt sig. En slutfiende: det tar ett kliv varje gång berättaren går och kliver över klyftan. Det som vakten i det ensamma tornet visste försvagar det.
    .many = Urtroll
foe-pale-king = Den bleke kungen
    .text = Sitter mycket rakt, i brist på något inuti som kan sjunka ihop. En slutfiende: han lämnar aldrig sin stol på 268. Det Radan vet försvagar honom.
    .many = Bleka kungar
foe-fortress-heart = Fästningens hjärta
    .text = Sten som slår. En slutfiende: det stannar på 358 och försvagas när ingen väktare är kvar i smedjan.
    .many = Fästningshjärtan
foe-hunting-shadow = Jagande skugga
    .text = Den andra halvan, som har lärt sig gå. Går 2 fält mot närmaste hjälte varje soluppgång, även över hopplinjer; en hjälte på dess fält förlorar då 3 viljestyrka. Den går inte att strida mot; en sida av vilken sköld som helst driver bort den.
    .many = Jagande skuggor

## What lies under fog and in caves

face-event-card = Händelse
    .text = 1 händelsekort dras.
face-willpower-minus-3 = -3 viljestyrka
    .text = Du förlorar 3 viljestyrka.
face-willpower-plus-2 = +2 viljestyrka
    .text = Du får 2 viljestyrka.
face-willpower-plus-3 = +3 viljestyrka
    .text = Du får 3 viljestyrka.
face-strength-plus-1 = +1 styrka
    .text = Du får 1 styrka.
face-wargor = Wargor
    .text = En wargor dyker upp på detta fält; står här redan en varelse, på nästa lediga fält längs pilarna.
face-mountain-skral = Bergsskral
    .text = En bergsskral dyker upp på detta fält; står här redan en varelse, på nästa lediga fält längs pilarna.
face-agren = Agren
    .text = Ta ett föremål från utrustningsbrädet, men ingen stjärnört och ingen häxbrygd.
face-apple-nut = Äppelnöt
    .text = Du får 1 äppelnöt.
face-starwort = Stjärnört
    .text = Du får 1 stjärnört.
face-waterskin = Vattenskinn
    .text = Du får ett vattenskinn.
face-gem = Ädelsten
    .text = Du får en ädelsten, dragen på måfå.
face-cave-dweller-6 = Grottvarelse, 6
    .text = Den håller dig fast tills du når ett stridsvärde över 6 i en runda; andra får hjälpa till. En runda som inte räcker kostar ingen viljestyrka. När den är slagen lämnar den spelet utan belöning, och en ny grottbricka aktiveras genast här.
face-cave-dweller-9 = Grottvarelse, 9
    .text = Den håller dig fast tills du når ett stridsvärde över 9 i en runda; andra får hjälpa till. En runda som inte räcker kostar ingen viljestyrka. När den är slagen lämnar den spelet utan belöning, och en ny grottbricka aktiveras genast här.

## What the large tokens show

face-large-spring = En källa under isen
    .text = Den är så kall att du glömmer att vara rädd. Du får 2 viljestyrka.
face-large-fog-ledge = Ett spjut på hyllan
    .text = Någon lämnade det till nästa som klättrade upp. Du får 1 styrka.
face-large-fog-copse = En bädd av torra barr
    .text = Någon sov här i natt och vek ihop filten. De lever. Du får 3 viljestyrka.
face-large-cave = En gruvhammare
    .text = Den passar handen och har ingen ägare i sikte. Du får 1 styrka.

## What lies under the crosses

face-crown = Starrkrona
    .text = Du får kronan. När dess bärare strider mot Nomion har han 5 mindre styrka.
face-fire-shield = Eldsköld
    .text = Du får Eldskölden.
face-witchs-brew = Häxbrygd
    .text = Du får en häxbrygd.
face-radan = Radan
    .text = Du hittar Radan, och han ger dig Brödraskapets sköld.
face-star-shield = Stjärnsköld
    .text = Du får Stjärnskölden.
face-ambush = Bakhåll
    .text = En bergsskral dyker upp på detta fält, och du förlorar 2 viljestyrka.

## Rules that cards switch on and off

rule-second-abilities = Den andra förmågan
    .text = Varje hjälte använder även sin andra specialförmåga.
rule-no-second-abilities = Bara den första förmågan
    .text = Varje hjälte använder bara sin första förmåga.
rule-agren-articles = Agrener
    .text = En hjälte som vänder upp en agren tar ett föremål, aldrig en stjärnört eller en häxbrygd.
rule-caves = Grottor
    .text = Grottbrickor aktiveras när man stannar på dem och läggs ut på nytt vid soluppgången.
rule-food = Mat
    .text = Vid soluppgången lämnar varje hjälte som inte är vid lägret eller vagnen in 1 mat eller förlorar 8 viljestyrka.
rule-starworts = Stjärnörter
    .text = Stjärnörter plockas fritt och blir en fler vid soluppgången där minst en är kvar.
rule-jump-lines = Hopplinjer
    .text = En hjälte med minst den angivna viljestyrkan korsar en hopplinje för 1 timme.
rule-gems = Ädelstenar
    .text = Ädelstenar lockar varelser vid soluppgången.
rule-skeletons = Skelett
    .text = De 8 rörelsebrickorna ligger blandade på den fjärde timmen; den som passerar den timmen drar en.
rule-ancient-weapons = Uråldriga vapen
    .text = Vapen som ligger på ett fält tas upp fritt; vart och ett hjälper i en stridsrunda.
rule-logs = Stockar
    .text = En stock bärs på styrkespåret; hjälten behöver minst lika mycket styrka som dess värde plus 1.
rule-farmers = Bönder
    .text = En hjälte tar utan kostnad med sig upp till 2 bönder från sitt fält och får lämna dem var som helst. En bonde utan hjälte på fältet går förlorad när en fiende slutar en förflyttning där.
rule-wagon = Vagnen
    .text = En hjälte som börjar en förflyttning på vagnens fält får dra vagnen längs dvärgvägen, 1 timme per fält. Alla hjältar tillsammans drar den högst 4 fält om dagen. Den går aldrig in på ett fält med en varelse, ett skelett eller en slutfiende och lämnar aldrig vägen.
rule-bridge-building = Bygga bron
    .text = Stockar som läggs vid ett fäste på den angivna platsen blir kvar där. Så snart deras värden når den summa som krävs läggs bron och stockarna tas bort.
rule-bridge-carried = Den hopfällda bron
    .text = Den hopfällda bron åker på vagnen. När vagnen och minst 2 hjältar är vid ett fäste får hjältarna använda 1 timme var för att lägga den över gapet.
rule-road-blocked = Vägen är spärrad
    .text = Så länge den angivna fienden står på vägen kan vagnen inte gå in på det fältet. Hjältar får passera det.
rule-companion = En följeslagare
    .text = Radan följer med en hjälte från sitt eget fält utan kostnad och får lämnas var som helst.
rule-shadow-hunts = Skuggan jagar
    .text = Varje soluppgång, efter skelettsymbolen, går skuggan 2 fält mot närmaste hjälte, även över hopplinjer; vid lika avstånd mot lägre nummer. En hjälte som sedan är på dess fält förlorar 3 viljestyrka. Den går inte att strida mot och försvinner när en hjälte på dess fält använder en sida av vilken sköld som helst.
rule-cold-night = Kalla nätter
    .text = Vid soluppgången förlorar en hjälte som slipper lämna in mat tack vare vagnen ändå 1 viljestyrka.
rule-larders = Skafferier
    .text = En hjälte på ett fält med rött kors behöver ingen mat vid soluppgången. Fiender får stå där.
rule-overtime-minus-4 = Dålig luft
    .text = Brickan med -4 ligger på övertidstimmarna: var och en kostar 4 viljestyrka. Den tas bort när ingen väktare är kvar i smedjan; vid svårighetsgrad 1 vänds den till -1.
rule-below-the-line = Under strecket
    .text = Den undre texten på rörelsebrickorna gäller: krahder och väktare rör sig.
rule-krahders = Krahder
    .text = Krahder jagar hjältar, använder hopplinjer, håller fast en hjälte på sitt fält och bekämpas som varelser med grå tärningar.
rule-guardians = Väktare
    .text = Väktartroll stannar i smedjan och rör sig bara efter rörelsebrickor.
rule-collapse = Fästningen rasar
    .text = Från och med nu rasar nästa steg för varje dragen rörelsebricka och varje soluppgång. Fälten försvinner. En hjälte som står där kastas till närmaste fält som finns kvar av fästningen och förlorar 3 viljestyrka.
rule-first-overtime-free = Medvind
    .text = Varje hjältes första övertidstimme kostar ingen viljestyrka.
rule-no-tenth-hour = Ingen tionde timme
    .text = Ingen får använda den tionde timmen.
rule-late-hours-dearer = Dyrare sena timmar
    .text = Den nionde och tionde timmen kostar mer viljestyrka, så mycket som kortet anger.
rule-no-overtime-for = Ingen övertid
    .text = Den angivna hjälten får inte använda övertidstimmar.
rule-krahders-pause = Krahderna står stilla
    .text = Krahder rör sig inte vid nästa rörelsebricka.
rule-creatures-stronger = Starkare varelser
    .text = Alla varelser har mer styrka, så mycket som kortet anger.
