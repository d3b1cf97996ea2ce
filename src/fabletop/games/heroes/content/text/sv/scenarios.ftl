### Heroes: the scenarios, their stories, what they are played for, and what happens in them. Swedish.
###
### A condition of winning is said to each player ("du"); an event is said as it happens.

## Brave New World

scenario-brave-new-world = Brave New World
scenario-brave-new-world-story = Kartorna över den här kusten slutar där ditt baner står. Bortom det ligger gruvor som ingen bryter, helgedomar som ingen vårdar, och röken från någon annans kök. Se dig omkring, lej dem du har råd med, och gå sedan och ta reda på vem som lagar mat.
scenario-brave-new-world-victory-1 = Inta din rivals stad.
scenario-brave-new-world-victory-2 = Ha en kub från varje rival i slutet av en runda.
scenario-brave-new-world-event-1 = De första skeppen hemifrån har med sig det du bad om.
scenario-brave-new-world-event-2 = Ryktet om din lycka har spritt sig, och fler av ditt folk kommer över kullarna.
scenario-brave-new-world-event-3 = Kvarnar och trädgårdar har något att ge igen.

## First Light over Harrowmere

scenario-harrowmere = Gryning över Harrowmere
scenario-harrowmere-story = Floden har sjunkit undan och den dränkta dalen Harrowmere ligger öppen igen, med gruvorna fulla av slam och vägarna utan herre. I gryningen såg du den första röken ur en skorsten. Det gjorde din granne på andra stranden också.
scenario-harrowmere-victory-1 = Plantera ditt baner på den andra staden.
scenario-harrowmere-victory-2 = Vinn en kub från varje rival.
scenario-harrowmere-event-1 = Kvarnarna går igen.
scenario-harrowmere-event-2 = En pråm med vrakgods driver i land på varje strand.

## The Salt Crown

scenario-salt-crown = Saltkronan
scenario-salt-crown-story = En kung som inte ägde annat än salt begravdes med en bägare som aldrig töms. Tre kartor till hans gravhög såldes i våras, alla till olika köpare, alla av samma munk. För hem bägaren innan de andra märker att deras kartor också är äkta.
scenario-salt-crown-victory-1 = Bär bägaren till din egen stad.
scenario-salt-crown-event-1 = Regnet fyller kvarndammarna.
scenario-salt-crown-event-2 = Legosoldater söker arbete.
scenario-salt-crown-token-grail = bägaren

## Hill of Ravens

scenario-hill-of-ravens = Korparnas kulle
scenario-hill-of-ravens-story = På hundra år har ingen sett de gamla drakarna på kullen, bara korparna, och korparna bugar för den som sitter på den tomma tronen. Rådet kröner den som de bugar för längst.
scenario-hill-of-ravens-victory-1 = Samla fem korppoäng: en för varje runda som slutar med din flagga på utopin och en för varje stad du intar.
scenario-hill-of-ravens-event-1 = En torr vind gör vägarna hårda.
scenario-hill-of-ravens-event-2 = Rådet gynnar den som är sist.

## The Beacon Wager

scenario-beacon-wager = Vadet om vårdkasen
scenario-beacon-wager-story = Två herrar svor över bägarna att resa en vårdkas som den andre inte kunde undgå att se, och en tredje hörde dem. Förloraren putsar vinnarens stövlar i ett år. Mer än stövlar står på spel, men det är stövlarna som alla talar om.
scenario-beacon-wager-victory-1 = Betala vårdkasens alla tre etapper, med en hjälte i din stad.
scenario-beacon-wager-event-1 = Publiken slår vad.
scenario-beacon-wager-event-2 = Mjölnarna är tillbaka från marknaden.
scenario-beacon-wager-project-beacon = vårdkasen

## The Stone Road

scenario-stone-road = Stenvägen
scenario-stone-road-story = Tre resta stenar bär tre rader av en och samma vers, och versen öppnar en dörr i din egen källare. Du behöver bara läsa dem alla och komma hem igen. Det behöver alla andra också, och stenarna bryr sig inte om köer.
scenario-stone-road-victory-1 = Läs alla tre obeliskerna och för sedan hem din huvudhjälte.
scenario-stone-road-event-1 = Milstenar visar vägen.

## Force of Will

scenario-force-of-will = Viljestyrka
scenario-force-of-will-story = Drakarna i landets mitt har hållit sin utopi längre än någon har hållit räkningen. De förhandlar inte, och de glömmer inte ett ansikte. Den som vill ha det de har måste vilja det mer än de.
scenario-force-of-will-victory-1 = Var först med att sätta din flagga på drakarnas utopi.
scenario-force-of-will-event-1 = Vattenhjul och väderkvarnar har fyllt sina förråd.
scenario-force-of-will-event-2 = Den som går sist kan vägen vid det här laget.

## The Hunt

scenario-the-hunt = Jakten
scenario-the-hunt-story = Något har flyttat in i landets hjärta, och det som levde där förut har inte synts till sedan dess. Det finns ett pris på dess huvud som betalas ut en enda gång. De andra jägarna har läst samma anslag.
scenario-the-hunt-victory-1 = Låt din huvudhjälte dräpa det som ligger i utopin.
scenario-the-hunt-event-1 = Lantfolket vågar sig tillbaka till kvarnar och trädgårdar.

## Trial by Combat

scenario-trial-by-combat = Envig
scenario-trial-by-combat-story = Domarna kunde inte enas, så de har gått hem och överlåtit saken åt kullen. Den som står på den när klockan har ringt två gånger hade rätt hela tiden.
scenario-trial-by-combat-victory-1 = Håll utopin när partiet slutar: två turer efter den första flaggan, eller genast från runda 9.
scenario-trial-by-combat-event-1 = En flagga vajar över kullen, och klockan börjar slå.
scenario-trial-by-combat-event-2 = Vägarna röjs för kämparna.
scenario-trial-by-combat-event-3 = Rättens vänner betalar dina kostnader.
scenario-trial-by-combat-event-4 = Paus i rättegången: kvarnar, trädgårdar och askar fylls på nytt.

## Arcane Artillery

scenario-arcane-artillery = Hemligt artilleri
scenario-arcane-artillery-story = De gamla artilleristerna ristade in sitt hantverk i sten innan drakarna kom för att hämta dem. Stenarna står kvar. Läs vad du hinner, och klättra upp till utopin innan andra sidan har läst ut kapitlet om skottvidder.
scenario-arcane-artillery-victory-1 = Var först med att sätta din flagga på drakarnas utopi.
scenario-arcane-artillery-event-1 = Järtecknen ser snett på den som skyndar och hjälper den som väntar.
scenario-arcane-artillery-event-2 = En stilla vecka: allt som tömdes är fullt igen.

## Secret Bomb Stash

scenario-secret-bomb-stash = Den gömda bomben
scenario-secret-bomb-stash-story = Någon gömde världens största bomb precis mitt emellan två städer som inte tål varandra, och spelade sedan bort hemligheten på kort. Två gånger. Den är tung, den surrar, och den vill bli levererad.
scenario-secret-bomb-stash-victory-1 = Bär bomben in i fiendens stad tre gånger.
scenario-secret-bomb-stash-event-1 = En stad skakar, och någonstans i mitten börjar något surra igen.
scenario-secret-bomb-stash-event-2 = Alla springer.
scenario-secret-bomb-stash-token-grail = bomben

## Gold Rush

scenario-gold-rush = Guldrush
scenario-gold-rush-story = Det finns guld i varje å, och nedströms en kung som vet om det. Hans indrivare kommer tre gånger, varje gång med en större kista. Hitta bägaren som fyller sig själv, och ha nog till hands för att kunna skratta när de knackar på.
scenario-gold-rush-victory-1 = Bär graalen vid en rundas slut, med nog i skattkammaren för alla tributer som återstår.
scenario-gold-rush-event-1 = Kungens indrivare vill ha 15 guld av var och en, eller varor till samma värde. Den som inte kan betala har förlorat.
scenario-gold-rush-event-2 = Kungens indrivare vill ha 35 guld av var och en, eller varor till samma värde. Den som inte kan betala har förlorat.
scenario-gold-rush-event-3 = Kungens indrivare vill ha 60 guld av var och en, eller varor till samma värde. Den som inte kan betala har förlorat.
scenario-gold-rush-token-grail = graalen

## Länken

scenario-chain-link = Länken
scenario-chain-link-story = Allt som någon av er äter, bär eller smider kommer längs samma väg, och ni har var sin port i var sin ände. Forkarlarna är trötta på att betala två gånger. Det ska bli en port.
scenario-chain-link-victory-1 = Ta fiendens stad.
scenario-chain-link-event-1 = Den som går sist har mött patrullerna förut.
scenario-chain-link-event-2 = En karavan kommer: ta din del.
