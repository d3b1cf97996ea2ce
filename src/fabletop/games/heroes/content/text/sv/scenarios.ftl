### Heroes: the scenarios, their stories, what they are played for, and what happens in them. Swedish.
###
### A condition of winning is said to each player ("du"); an event is said as it happens.

## Brave New World

scenario-brave-new-world = En ny värld
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
scenario-harrowmere-event-3 = Den som gav sig av sist hittar det som den första inte orkade bära.

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
scenario-hill-of-ravens-victory-1 = Samla tre korppoäng: en för varje runda som slutar med din flagga på utopin och en för varje stad du intar.
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
scenario-gold-rush-victory-1 = Bär graalen vid en rundas slut, med nog i skattkistan för alla tributer som återstår.
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

## Glödvakten

scenario-emberwatch = Glödvakten
scenario-emberwatch-story = Vårdkasarna i öster slocknade en efter en, i god ordning, som om någon släckte ljus på väg till sängs. Den sista är din. Håll den brinnande i tio nätter så är hären i väster här.
scenario-emberwatch-defeat-1 = En stad har fallit.
scenario-emberwatch-event-1 = Spejare med stegar.
scenario-emberwatch-event-2 = Hären med trummor.
scenario-emberwatch-event-3 = Den som släcker ljusen.
scenario-emberwatch-event-4 = Murarna arbetar i fackelsken.
scenario-emberwatch-event-5 = Den som släcker ljusen.

## Lindormen under Karrow

scenario-wyrm = Lindormen under Karrow
scenario-wyrm-story = Den har ätit klockan, klocktornet och mannen som ringde i den. Karrow bjuder hela skattkammaren åt den som gör slut på saken, och hela skattkammaren är vad lindormen ligger på. Ni har till första snön, för då blir den hungrig igen.
scenario-wyrm-victory-1 = Besegra det som vaktar utopin.
scenario-wyrm-defeat-1 = Två hjältar för oväsen nog: den vaknar efter den sjunde rundan.
scenario-wyrm-defeat-2 = Tre hjältar väcker den tidigare: den är uppe efter den sjätte rundan.
scenario-wyrm-event-1 = Lindormen jagar; den dagen går ingen ner i gruvan.
scenario-wyrm-event-2 = Drakjägare kommer till Karrow.

## Karavanen till Sankt Orrin

scenario-caravan = Karavanen till Sankt Orrin
scenario-caravan-story = Tre dalars skörd står på hjul, och hjulen gnisslar. Någonstans framför er ligger Sankt Orrins kloster med sina tjocka murar; någonstans runt er rider Rusk Rövaren, som har utmärkt hörsel.
scenario-caravan-victory-1 = Varje karavan har nått klostret.
scenario-caravan-defeat-1 = En karavan har bränts.
scenario-caravan-event-1 = Damm på vägen.
scenario-caravan-event-2 = Rövaren är fälld, och hans pung är fullare än någon trodde.
scenario-caravan-event-3 = Något med ormar till hår har slutit sig till rövaren.
scenario-caravan-token-caravan = karavanen
scenario-caravan-ai-rusk = Rusk Rövaren

## Före floden

scenario-before-the-flood = Före floden
scenario-before-the-flood-story = Almanackan ger dalen åtta veckor, eller nio där två städer sköter vallarna. Det som då inte är i arkarna tillhör gäddorna. Varje stad bygger sin egen ark, och ingen ark seglar förrän alla är fulla.
scenario-before-the-flood-victory-1 = Varje ark är full.
scenario-before-the-flood-defeat-1 = En av er är ute ur spelet.
scenario-before-the-flood-defeat-2 = Den åttonde rundan är över, och vattnet står på gatorna.
scenario-before-the-flood-defeat-3 = Två städers vallar håller i nio rundor, och sedan inte längre.
scenario-before-the-flood-event-1 = Bäckarna går höga, och kvarnarna arbetar dag och natt.
scenario-before-the-flood-event-2 = Vallarna behöver händer och bröd.
scenario-before-the-flood-project-ark = arken

## Fyra fanor i skymningen

scenario-four-banners = Fyra fanor i skymningen
scenario-four-banners-story = Floden som delar riket har två stränder och fyra borgar. Enligt fördraget får ingen gå över den med vapen så länge solen är uppe. Solen håller på att gå ner.
scenario-four-banners-victory-1 = Inneha båda städerna som tillhör det andra laget.
scenario-four-banners-victory-2 = Ha tillsammans en kub från varje fiende.
scenario-four-banners-event-1 = Floden står hög, och varje kvarn längs den har något att ge.

## Det brutna sigillet

scenario-broken-seal = Det brutna sigillet
scenario-broken-seal-story = Fyra abbotar förseglade valvet och svor att aldrig två av dem skulle enas om att öppna det. Nu är de döda, och deras arvingar är överens två och två. Ur valvet ska en enda sak bäras, och det finns två fanor att bära den till.
scenario-broken-seal-victory-1 = För bägaren till någon av ert lags egna städer.
scenario-broken-seal-event-1 = Munkar utan kloster söker en herre.
scenario-broken-seal-token-grail = bägaren

## Aska över Wendmoor

scenario-castle-1 = Aska över Wendmoor
scenario-castle-1-story = Lyktorna längs hedvägen har slocknat, och bönderna kommer till din port med sina döda gående efter sig. Ta tillbaka byn Wendmoor, och finn ryttaren som leder tåget innan det når dina murar.
scenario-castle-1-victory-1 = Håll byn och besegra den grå ryttaren.
scenario-castle-1-defeat-1 = Din stad har fallit.
scenario-castle-1-event-1 = Fågelhusets sista väktare kommer över muren med det han räddade.
scenario-castle-1-event-2 = Ljus rör sig på gravhögarna.
scenario-castle-1-ai-rider = Den grå ryttaren

## Helgonens vagn

scenario-castle-2 = Helgonens vagn
scenario-castle-2-story = Ett kloster på andra sidan heden förvarade sju lampor som ingen gravvind kan blåsa ut. Abboten har lastat dem på en vagn och väntar på eskort. De döda har märkt ljuset.
scenario-castle-2-victory-1 = För vagnen in i din stad.
scenario-castle-2-defeat-1 = Lamporna har slocknat.
scenario-castle-2-defeat-2 = Din stad har fallit.
scenario-castle-2-event-1 = Han rider ut ur hedens mitt.
scenario-castle-2-event-2 = Sju små lågor, och ingen vind kan röra dem.
scenario-castle-2-token-wagon = vagnen
scenario-castle-2-ai-rider = Den grå ryttaren

## Den svarta porten

scenario-castle-3 = Den svarta porten
scenario-castle-3-story = Med en lampa på var tionde lans kan du marschera om natten. Vägen slutar vid en port utan gångjärn, och bakom den har någon räknat dina döda. Inta benstaden och sätt den sista lampan på dess högsta torn.
scenario-castle-3-victory-1 = Inta benstaden.
scenario-castle-3-defeat-1 = Din stad har fallit.
scenario-castle-3-event-1 = Riddarna av Wendmoor betalar vad de är skyldiga.
scenario-castle-3-event-2 = Hon räknar till tusen, och något rör på sig.
scenario-castle-3-ai-countess = Den räknande grevinnan
scenario-castle-3-ai-rider = Den grå ryttaren

## Tändernas rätt

scenario-dungeon-1 = Tändernas rätt
scenario-dungeon-1-story = En gruva tillhör den som står i den, säger trappornas lag, och ytans folk har börjat stå i dina. Håll fem brott innan deras malmletare håller fyra. Vad som sedan händer honom säger lagen inget om.
scenario-dungeon-1-victory-1 = Äg fem gruvor och bosättningar.
scenario-dungeon-1-defeat-1 = Hale äger fyra.
scenario-dungeon-1-defeat-2 = Din stad har fallit.
scenario-dungeon-1-event-1 = Han tappar sin karta.
scenario-dungeon-1-event-2 = Tunnelklanerna väljer sida.
scenario-dungeon-1-ai-prospector = Malmletaren Hale

## Den sovande skatten

scenario-dungeon-2 = Den sovande skatten
scenario-dungeon-2-story = Djupare än den nionde trappan snarkar någon, och guldet darrar i väggarna. Den som väcker en drake i dess säng och överlever får be den om en tjänst. Du har tänkt på tjänsten i åratal.
scenario-dungeon-2-victory-1 = Väck den och lev: sätt din flagga på utopin.
scenario-dungeon-2-defeat-1 = Sändebudet var där först.
scenario-dungeon-2-defeat-2 = Din stad har fallit.
scenario-dungeon-2-event-1 = Desertörer i trapporna.
scenario-dungeon-2-event-2 = Legoknektar har hört talas om skatten och säger sitt pris.
scenario-dungeon-2-ai-envoy = Det vita sändebudet

## Skiffertronen

scenario-dungeon-3 = Skiffertronen
scenario-dungeon-3-story = Tronen är din, och klagobreven med den. Den ena grannen kommer med präster och den andra med lik, och ingen sätter sig medan den andra står. Håll salen i tio veckor, eller gör upp båda räkningarna på en gång.
scenario-dungeon-3-victory-1 = Gör upp båda räkningarna: besegra båda grannarna.
scenario-dungeon-3-victory-2 = Eller inta deras båda städer.
scenario-dungeon-3-defeat-1 = Din stad har fallit.
scenario-dungeon-3-defeat-2 = Hovet har tappat tålamodet: tre strider förlorade mot grannarna.
scenario-dungeon-3-event-1 = Salen får en dörr.
scenario-dungeon-3-event-2 = Båda grannarna har skickat hem efter fler.
scenario-dungeon-3-event-3 = Biskopens packning är värd en titt.
scenario-dungeon-3-event-4 = Markgreven lämnar sitt bibliotek efter sig.
scenario-dungeon-3-ai-bishop = Biskop Alder
scenario-dungeon-3-ai-margrave = Markgreven av Mögel

## En stilla skörd

scenario-necropolis-1 = En stilla skörd
scenario-necropolis-1-story = En här kostar en kung en förmögenhet och en generation. Dig kostar den en spade och lite tålamod. Vinn fem strider för benen och lägg undan guld till resten, innan mannen med silverklockan får reda på varför fälten är så tysta.
scenario-necropolis-1-victory-1 = Fem vunna strider och 22 guld i kistan i slutet av en runda.
scenario-necropolis-1-defeat-1 = Klockan har ringt två gånger: två strider förlorade mot klockaren.
scenario-necropolis-1-defeat-2 = Din stad har fallit.
scenario-necropolis-1-event-1 = De står rakare nu.
scenario-necropolis-1-ai-sexton = Klockaren med silverklockan

## Benens karta

scenario-necropolis-2 = Benens karta
scenario-necropolis-2-story = I tre stenar är vägen huggen till en bägare som gör de levande unga. Vad den skulle göra av dig är en öppen fråga, och sådana har du alltid gillat. Läs stenarna, lyft bägaren, bär hem den.
scenario-necropolis-2-victory-1 = Bägaren står i din stad.
scenario-necropolis-2-defeat-1 = Din stad har fallit.
scenario-necropolis-2-event-1 = Två rader av versen räcker för att gissa den tredje.
scenario-necropolis-2-event-2 = Versen är hel, och de som hörde den marscherar fortare.
scenario-necropolis-2-event-3 = Lansryttare kommer till priorn.
scenario-necropolis-2-token-grail = bägaren
scenario-necropolis-2-ai-prior = Prior Lisle

## Vinter utan slut

scenario-necropolis-3 = Vinter utan slut
scenario-necropolis-3-story = Bägaren har fått det att snöa. Det snöar vidare till den tolfte veckan, då inget är kvar som bryr sig om kylan. Alla slättens levande kommer på en gång uppför din väg för att be dig sluta.
scenario-necropolis-3-victory-1 = Inta hennes stad så slutar böneropen.
scenario-necropolis-3-defeat-1 = Din stad har fallit.
scenario-necropolis-3-event-1 = Bönder med facklor.
scenario-necropolis-3-event-2 = Nio städers borgarvakt.
scenario-necropolis-3-event-3 = Alla som är kvar.
scenario-necropolis-3-event-4 = Snön ger ifrån sig sina döda.
scenario-necropolis-3-event-5 = Drottningen låter sko sina hästar för is.
scenario-necropolis-3-event-6 = Hennes ryttare byter sida, en efter en, där de faller.
scenario-necropolis-3-ai-queen = Slättens drottning

## Kampanjer

campaign-the-lantern-road = Lyktornas väg
campaign-below-the-ninth-stair = Under den nionde trappan
campaign-the-patient-dead = De tålmodiga döda
campaign-the-queens-gambit = Damgambit

## Turneringar

scenario-ring-of-champions = Mästarnas ring
scenario-ring-of-champions-story = Vart sjunde år sänder markerna sina bästa till ringen, för att mätas och inte för att dö. Skrivarna räknar allt; folket räknar bara vem som lyfter blicken först.
scenario-ring-of-champions-victory-1 = En erövrad stad avslutar spelet, och poängen avgör.

scenario-twin-peaks = Orms tvillingtoppar
scenario-twin-peaks-story = Den ena toppen gömmer en bägare och den andra en drake. Den som tar bägaren behöver en sovande drake, och den som väcker draken gör bäst i att vara färdig med bägaren.
scenario-twin-peaks-token-grail = bägaren
