### Heroes: the words of every card and hero. Swedish.
###
### The key of a card is its id with dashes: card-magic-arrow is magic_arrow.
### .use-1 and .use-2 are its uses in the order of the content files; the second use of every spell,
### to be given up for power, is the shared use-as-power.  Numbers are written out and held to the content
### by a test; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Statistic cards

card-attack = Anfall
    .use-1 = Ge din anfallande enhet +1 anfall.
    .use-2 = Ge din anfallande enhet +2 anfall.
card-defence = Försvar
    .use-1 = Ge din anfallna enhet +1 försvar.
    .use-2 = Ge din anfallna enhet +2 försvar.
card-power = Styrka
    .use-1 = Ge din besvärjelse +1 styrka.
    .use-2 = Ge din besvärjelse +2 styrka.
card-knowledge = Kunskap
    .use-1 = Direkt efter att du läst en besvärjelse, ta tillbaka den till handen.
    .use-2 = Direkt efter att du läst en besvärjelse, ta tillbaka den till handen; du får läsa 1 till denna stridsrunda.

## Abilities

card-archery = Bågskytte
    .use-1 = Denna stridsrunda har dina distansenheter +1 anfall mot mål som inte är angränsande.
    .use-2 = Denna stridsrunda och nästa har dina distansenheter +1 initiativ, och +1 anfall mot mål som inte är angränsande.
card-armorer = Rustmästare
    .use-1 = Ge din anfallna enhet +1 försvar, dra sedan 1 kort.
    .use-2 = Ge din anfallna enhet +2 försvar, dra sedan 1 kort.
card-diplomacy = Diplomati
    .use-1 = Dra 1 neutral enhet av samma enhetsnivå för varje bostad du har; du får rekrytera 1 av dem för dess pris.
    .use-2 = Hoppa över striden på ett fält av din hjältes nivå: besök det, men få ingen erfarenhet.
card-estates = Godsägare
    .use-1 = Få 3 guld.
    .use-2 = Få 6 guld.
card-intelligence = Intelligens
    .use-1 = När striden börjar, läs en besvärjelse innan någon enhet agerar; den är din besvärjelse denna runda.
    .use-2 = När striden börjar, läs en besvärjelse innan någon enhet agerar; den räknas inte som din besvärjelse denna runda.
card-leadership = Ledarskap
    .use-1 = Få positiv moral.
    .use-2 = Dra 2 kort och få positiv moral.
card-logistics = Logistik
    .use-1 = I slutet av din tur, flytta din hjälte till ett angränsande tomt fält.
    .use-2 = Din hjälte får 1 förflyttningspoäng.
card-luck = Tur
    .use-1 = Den här turen får du slå om 1 skattärning och 1 resurstärning.
    .use-2 = Den här turen får du slå om 1 valfri tärning.
card-mysticism = Mystik
    .use-1 = Direkt efter att du läst en besvärjelse, ta tillbaka den till handen.
    .use-2 = Direkt efter att du läst en besvärjelse, ta tillbaka den och alla kort som spelats för dess styrka till handen.
card-necromancy = Nekromanti
    .use-1 = Efter en vunnen strid som inte var en snabbstrid, förstärk en brons- eller silverenhet för halva guldet, avrundat nedåt.
    .use-2 = Efter en vunnen strid som inte var en snabbstrid, förstärk valfri enhet för halva guldet, avrundat nedåt.
card-offense = Offensiv
    .use-1 = Ge din anfallande enhet +1 anfall, dra sedan 1 kort.
    .use-2 = Ge din anfallande enhet +2 anfall, dra sedan 1 kort.
card-resistance = Motstånd
    .use-1 = Direkt efter att fienden läst en besvärjelse med högst 1 styrka, upphäv den.
    .use-2 = Direkt efter att fienden läst en besvärjelse, upphäv den.
card-sorcery = Trolldom
    .use-1 = Ge din besvärjelse +1 styrka, dra sedan 1 kort.
    .use-2 = Ge din besvärjelse +2 styrka, dra sedan 1 kort.
card-tactics = Taktik
    .use-1 = När striden börjar, låt 2 av dina enheter byta plats.
    .use-2 = Låt 2 av dina enheter byta plats.
card-wisdom = Visdom
    .use-1 = När du köper en besvärjelse i din stad, betala 2 guld mindre och leta igenom (3) i stället för (2).
    .use-2 = När du köper en besvärjelse i din stad, betala 2 guld mindre och leta igenom (4) i stället för (2).

## Spells. With more power they do more.

use-as-power = Ge en annan besvärjelse +1 styrka.

card-magic-arrow = Magisk pil
    .use-1 = Gör 1 skada på en enhet (2 med 1 styrka, 3 med 2 styrka).
card-chain-lightning = Kedjeblixt
    .use-1 = Gör 1/1/1 skada på en enhet och de 2 närmaste (2/1/1 med 2 styrka, 3/2/1 med 4 styrka).
card-counterstrike = Motslag
    .use-1 = Låt en av dina bronsenheter utföra vedergällning igen denna runda (upp till silver med 2 styrka, upp till guld med 4).
card-disrupting-ray = Störande stråle
    .use-1 = Ta bort en bronsenhets specialförmågor denna strid (upp till silver med 1 styrka, upp till guld med 2).
card-haste = Hast
    .use-1 = Ge en enhet +1 initiativ denna strid (+2 med 1 styrka, +3 med 2 styrka).
card-lightning-bolt = Blixt
    .use-1 = Gör 2 skada på en enhet (3 med 1 styrka, 4 med 2 styrka).
card-anti-magic = Antimagi
    .use-1 = Skydda en bronsenhet mot alla besvärjelser denna strid (upp till silver med 1 styrka, upp till guld med 2).
card-resurrection = Återuppståndelse
    .use-1 = Avbryt ett anfall som skulle besegra en av dina bronsenheter (upp till silver med 2 styrka, upp till guld med 4).
card-slow = Långsamhet
    .use-1 = Ge en enhet -1 initiativ denna strid (-2 med 1 styrka, -3 med 2 styrka).
card-stone-skin = Stenhud
    .use-1 = Ge en anfallen enhet +1 försvar (+2 med 1 styrka, +3 med 2 styrka).
card-town-portal = Stadsportal
    .use-1 = Flytta din hjälte till en av dina städer eller bosättningar (och få 1 förflyttningspoäng med 2 styrka, 2 med 4 styrka).
card-blind = Blindhet
    .use-1 = Paralysera en bronsenhet (upp till silver med 1 styrka, upp till guld med 2).
card-bloodlust = Blodtörst
    .use-1 = Ge en anfallande markenhet eller flygande enhet +1 anfall (+2 med 1 styrka, +3 med 2 styrka).
card-curse = Förbannelse
    .use-1 = Ge en anfallen enhet -1 försvar (-2 med 1 styrka, -3 med 2 styrka).
card-fire-shield = Eldsköld
    .use-1 = Skydda en enhet denna stridsrunda: angränsande angripare tar 1 skada (2 med 2 styrka, 3 med 4 styrka).
card-fireball = Eldklot
    .use-1 = Gör 1 skada på enheterna på 2 angränsande rutor (2 med 2 styrka, 3 med 4 styrka).
card-bless = Välsignelse
    .use-1 = Låt en markenhet eller flygande enhet anfalla utan anfallstärning (och med +1 anfall med 1 styrka, +2 med 2 styrka).
card-cure = Läkedom
    .use-1 = Befria en av dina enheter från paralys och fiendens effekter och läk upp till 1 skada (2 med 1 styrka, 3 med 2 styrka).
card-prayer = Bön
    .use-1 = Ge en enhet +1 anfall, försvar eller initiativ (+2 med 2 styrka, +3 med 4 styrka).
card-teleport = Teleportering
    .use-1 = Flytta en av dina bronsenheter till valfri tom ruta (upp till silver med 1 styrka, upp till guld med 2).
card-weakness = Svaghet
    .use-1 = Ge en anfallande enhet -1 anfall (-2 med 1 styrka, -3 med 2 styrka).

## Minor artifacts

card-armor-of-wonder = Undrets rustning
    .use-1 = Dra 1 kort och ge din anfallande enhet +1 anfall.
    .use-2 = Dra 1 kort och ge din anfallna enhet +1 försvar.
card-blackshard-of-the-dead-knight = Den döde riddarens svarta skärva
    .use-1 = Kasta 1 kort för att ge din anfallande enhet +2 anfall; om det var en besvärjelse, dra 1 kort.
    .use-2 = Ge din anfallande enhet +1 anfall.
card-breastplate-of-petrified-wood = Bröstplåt av förstenat trä
    .use-1 = Dra 1 kort.
    .use-2 = Ge din besvärjelse +1 styrka.
card-centaurs-axe = Kentaurens yxa
    .use-1 = Räkna tärningen i ditt anfall 3 gånger.
    .use-2 = Ge din anfallande enhet +1 anfall.
card-charm-of-mana = Manaamulett
    .use-1 = Kasta 2 kort, dra sedan 3.
    .use-2 = Dra 2 kort, kasta sedan 1.
card-dragon-wing-tabard = Drakvingad vapenrock
    .use-1 = Låt fienden kasta 1 slumpvis valt kort från handen.
    .use-2 = Ge din besvärjelse +1 styrka.
card-hourglass-of-the-evil-hour = Den onda timmens timglas
    .use-1 = Om fienden har positiv moral får den negativ moral.
    .use-2 = Slå anfallstärningen: på 0, få positiv moral.
card-inexhaustible-cart-of-lumber = Outtömlig timmerkärra
    .use-1 = Få 2 byggnadsmaterial.
    .use-2 = Ta bort det här kortet ur spelet för att få 4 byggnadsmaterial.
card-legs-of-legion = Legionens ben
    .use-1 = Rekrytera eller förstärk 1 enhet för 4 guld mindre.
    .use-2 = Få 2 guld.
card-loins-of-legion = Legionens länder
    .use-1 = Rekrytera eller förstärk 1 enhet för 5 guld mindre.
    .use-2 = Få 2 guld.
card-red-dragon-flame-tongue = Röda drakens eldtunga
    .use-1 = Ge din anfallna enhet +1 försvar.
    .use-2 = Ge din anfallande enhet +1 anfall.
card-rib-cage = Bröstkorg
    .use-1 = Ta 1 besvärjelse från din kasthög till handen och blanda sedan in högen i din kortlek.
    .use-2 = Ge din besvärjelse +1 styrka.
card-shield-of-the-dwarven-lords = Dvärgherrarnas sköld
    .use-1 = Direkt efter att en anfallstärning slagits, ignorera den och allt den skulle utlösa.
    .use-2 = Ge din anfallna enhet +1 försvar.
card-shield-of-the-yawning-dead = De gäspande dödas sköld
    .use-1 = Kasta 1 kort för att ge din anfallna enhet +2 försvar.
    .use-2 = Ge din anfallna enhet +1 försvar.
card-speculum = Speculum
    .use-1 = Upptäck en kartbricka som angränsar till din hjältes bricka.
    .use-2 = Ta bort det här kortet ur spelet för att dra 1 kort.

## Major artifacts

card-dragon-scale-shield = Drakfjällssköld
    .use-1 = Ge din anfallande enhet +2 anfall.
    .use-2 = Ge din anfallna enhet +2 försvar.
card-endless-bag-of-gold = Bottenlös guldpung
    .use-1 = Få 3 guld.
    .use-2 = Ta bort det här kortet ur spelet för att få 6 guld.
card-everflowing-crystal-cloak = Outsinlig kristallmantel
    .use-1 = Kasta 3 kort för att få 2 värdesaker.
    .use-2 = Få 1 värdesak.
card-everpouring-vial-of-mercury = Outsinlig kvicksilverflaska
    .use-1 = Få 1 värdesak.
    .use-2 = Ta bort det här kortet ur spelet för att få 2 värdesaker.
card-head-of-legion = Legionens huvud
    .use-1 = Rekrytera eller förstärk 1 enhet för 6 guld mindre.
    .use-2 = Få 3 guld.
card-ogres-club-of-havoc = Ogrens kaosklubba
    .use-1 = Kasta 1 kort för att ge din anfallande enhet +2 anfall.
    .use-2 = Ge din anfallande enhet +1 anfall.
card-shackles-of-war = Krigets bojor
    .use-1 = När striden börjar: fiendens hjälte får varken retirera eller ge upp.
    .use-2 = Dra 2 kort, behåll 1 av dem och kasta det andra.
card-targ-of-the-rampaging-ogre = Den rasande ogrens rundsköld
    .use-1 = Kasta 2 kort för att ge din anfallna enhet +2 försvar; ta tillbaka det här kortet till handen.
    .use-2 = Ge din anfallna enhet +1 försvar.
card-tunic-of-the-cyclops-king = Cyklopkungens tunika
    .use-1 = Dra 1 kort och ge din besvärjelse +1 styrka.
    .use-2 = Ge din besvärjelse +2 styrka.
card-vial-of-lifeblood = Livsblodsflaska
    .use-1 = Läk upp till 3 skada på en av dina enheter.
    .use-2 = Ge en av dina enheter +1 liv denna strid.

## Relics

card-angel-wings = Änglavingar
    .use-1 = En av dina hjältar får 1 förflyttningspoäng och får passera alla slags fält; bara det sista har effekt.
    .use-2 = Dra 1 kort.
card-dragon-scale-armor = Drakfjällsrustning
    .use-1 = Ge din anfallande enhet +2 anfall.
    .use-2 = Ge din anfallna enhet +2 försvar.
card-endless-sack-of-gold = Bottenlös guldsäck
    .use-1 = Få 5 guld.
    .use-2 = Ta bort det här kortet ur spelet för att få 8 guld.
card-sentinels-shield = Väktarens sköld
    .use-1 = Kasta 1 kort för att ge din anfallna enhet +3 försvar.
    .use-2 = Ge din anfallna enhet +2 försvar.
card-sword-of-judgement = Domens svärd
    .use-1 = Kasta valfritt antal kort för att ge din anfallande enhet +1 anfall för vart och ett.
    .use-2 = Kasta valfritt antal kort för att ge din anfallna enhet +1 försvar för vart och ett.
card-titans-cuirass = Titanens kyrass
    .use-1 = Kasta 1 kort för att ge din besvärjelse +4 styrka.
    .use-2 = Ge din besvärjelse +2 styrka.
card-titans-gladius = Titanens gladius
    .use-1 = Kasta 1 kort för att ge din anfallande enhet +3 anfall.
    .use-2 = Ge din anfallande enhet +2 anfall.

## Specialties, with the level at which they are gained

card-catherine-1 = Korsfarare I
    .use-1 = Ge din anfallande enhet +1 anfall (+2 för korsfarare).
    .use-2 = Ge din anfallna enhet +1 försvar (+2 för korsfarare).
card-catherine-4 = Korsfarare IV
    .use-1 = Ge en av dina enheter +1 liv denna strid (+2 för korsfarare).
card-catherine-6 = Korsfarare VI
    .use-1 = Ge en av dina enheter +1 initiativ denna strid (+2 för korsfarare).
card-rion-1 = Fältläkare I
    .use-1 = Läk 1 skada på en av dina enheter, dra sedan 1 kort.
card-rion-4 = Fältläkare IV
    .use-1 = Läk 1 skada på en av dina enheter eller befria den från paralys, dra sedan 1 kort.
card-rion-6 = Fältläkare VI
    .use-1 = Läk upp till 2 skada på en av dina enheter eller befria den från paralys, dra sedan 2 kort och kasta 1.
card-mutare-1 = Drakar I
    .use-1 = Ge din anfallande enhet +1 anfall (+2 för alla drakar).
    .use-2 = Ge din anfallna enhet +1 försvar (+2 för alla drakar).
card-mutare-4 = Drakar IV
    .use-1 = Ge en av dina enheter +1 liv denna strid (+2 för alla drakar).
card-mutare-6 = Drakar VI
    .use-1 = Ge en av dina enheter +1 initiativ denna strid (+2 för alla drakar).
card-alamar-1 = Återuppståndelse I
    .use-1 = Avbryt ett anfall som skulle besegra en av dina enheter: brons med 1 styrka, upp till silver med 2 styrka, upp till guld med 4.
card-alamar-4 = Återuppståndelse IV
    .use-1 = Avbryt ett anfall som skulle besegra en av dina bronsenheter (upp till silver med 1 styrka, upp till guld med 3).
card-alamar-6 = Återuppståndelse VI
    .use-1 = Avbryt ett anfall som skulle besegra en av dina brons- eller silverenheter (upp till guld med 2 styrka).
card-tamika-1 = Skräckriddare I
    .use-1 = Ge din anfallande enhet +1 anfall (+2 för skräckriddare).
    .use-2 = Ge din anfallna enhet +1 försvar (+2 för skräckriddare).
card-tamika-4 = Skräckriddare IV
    .use-1 = Ge en av dina enheter +1 liv denna strid (+2 för skräckriddare).
card-tamika-6 = Skräckriddare VI
    .use-1 = Ge en av dina enheter +1 initiativ denna strid (+2 för skräckriddare).
card-sandro-1 = Den odöde kungens mantel I
    .use-1 = Lägg det här kortet på ditt kompani med skelett: anfall 3, försvar 1, liv 2, initiativ 6 tills det livet är slut.
card-sandro-4 = Den odöde kungens mantel IV
    .use-1 = Lägg det här kortet på ditt kompani med zombier: anfall 4, försvar 1, liv 3, initiativ 5 tills det livet är slut.
card-sandro-6 = Den odöde kungens mantel VI
    .use-1 = Lägg det här kortet på dina skelett, fåtal eller kompani: anfall 4, försvar 1, liv 2, initiativ 6 tills det livet är slut.

## Heroes

hero-catherine = Catherine
    .class = Riddare
    .specialty = Korsfarare
hero-rion = Rion
    .class = Präst
    .specialty = Fältläkare
hero-mutare = Mutare
    .class = Härskarinna
    .specialty = Drakar
hero-alamar = Alamar
    .class = Häxmästare
    .specialty = Återuppståndelse
hero-tamika = Tamika
    .class = Dödsriddare
    .specialty = Skräckriddare
hero-sandro = Sandro
    .class = Nekromantiker
    .specialty = Den odöde kungens mantel

## Kinds of card

kind-statistic = Statistik
kind-ability = Förmåga
kind-spell = Besvärjelse
kind-artifact = Föremål
kind-specialty = Specialitet

## Schools of magic. Lower case: they also stand inside sentences.

school-any = valfri
school-air = luft
school-earth = jord
school-fire = eld
school-water = vatten

## Levels of spells. Lower case, as they stand with "spell".

spell-level-basic = grundläggande
spell-level-expert = avancerad

## Rarities of artifacts. Lower case, as they stand with "artifact".

rarity-minor = mindre
rarity-major = större
rarity-relic = relik

## When a card may be played

timing-instant = Omedelbar
    .text = Spela det nästan när som helst; när en anfallstärning har slagits, vänta tills skadan är gjord.
timing-activation = Aktivering
    .text = Spela det medan en av dina enheter är aktiv, innan enheten anfaller.
timing-map = Karta
    .text = Spela det på kartan, aldrig i strid.
timing-ongoing = Pågående
    .text = Det ligger kvar i spel tills effekten är slut; i strid, spela det innan din aktiva enhet anfaller.

## The two halves of a card

use-basic = Grundeffekt
use-expert = Experteffekt

## Cards of the AI deck

ai-attack-a = Anfall
    .text = Ge nästa AI-enhet som anfaller +1 anfall (lätt +0, omöjlig +2).
ai-attack-b = Anfall
    .text = Ge nästa AI-enhet som anfaller +1 anfall (svår och omöjlig +2).
ai-defence-a = Försvar
    .text = Ge AI-enheten med mest liv +1 försvar nästa gång den anfalls (lätt +0, omöjlig +2).
ai-defence-b = Försvar
    .text = Ge AI-enheten som agerar härnäst +1 försvar nästa gång den anfalls (svår och omöjlig +2).
ai-spell-a = Läs en besvärjelse
    .text = AI-hjälten läser en besvärjelse med 1 styrka (lätt 0, omöjlig 2).
ai-spell-b = Läs en besvärjelse
    .text = AI-hjälten läser en besvärjelse med 1 styrka (lätt 0, svår 2, omöjlig 3).
ai-skill-a = Använd en färdighet
    .text = AI-hjälten använder sin färdighet 1 gång (svår och omöjlig 2 gånger).
ai-skill-b = Använd en färdighet
    .text = AI-hjälten använder sin färdighet 1 gång (omöjlig 2 gånger). Normal och svår: i stridsrunda 1, blanda in kortet i leken igen.

## Difficulties

difficulty-easy = Lätt
difficulty-normal = Normal
difficulty-hard = Svår
difficulty-impossible = Omöjlig
