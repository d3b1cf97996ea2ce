### Andor: the words of items, heroes, tokens and places in general. Swedish.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Items

item-apple-nut = Äppelnöt
    .text = Söt utanpå, envis inuti. 1 mat att lämna in vid soluppgången.
item-starwort = Stjärnört
    .text = 1 mat att lämna in vid soluppgången, eller ingrediens till bågskyttens kittel.
item-waterskin = Vattenskinn
    .text = Använd ena hälften innan du går in på ett fält under din egen förflyttning: det fältet kostar ingen timme. Det går att hoppa med det, men hoppet kräver sin viljestyrka som vanligt.
item-half-waterskin = Halvfullt vattenskinn
    .text = Ena hälften är kvar: nästa fält du går in på under din egen förflyttning kostar ingen timme. Sedan läggs det tillbaka på utrustningsbrädet.
item-witchs-brew = Häxbrygd
    .text = Drick ena hälften direkt efter ditt slag, innan fienden slår: en av dina tärningar som räknas fördubblas denna runda. Högst en halva per runda, och inte med järnhandsken.
item-half-brew = Halvfull häxbrygd
    .text = Ena hälften är kvar: direkt efter ditt slag fördubblas en av dina tärningar som räknas denna runda. Sedan läggs den tillbaka på utrustningsbrädet.
item-telescope = Kikare
    .text = När du står stilla: vänd upp alla brickor på angränsande fält, även över hopplinjer, men inga grottbrickor. Inget aktiveras.
item-helm = Hjälm
    .text = Dina tärningar med samma tal läggs ihop om det blir mer än din bästa tärning. Till ingen nytta för bågskytten och magikern, och inte i en runda då du dricker en häxbrygd.
item-hood = Huva
    .text = När din förflyttning slutar på en grottbricka får du titta på den först och lägga tillbaka den nedvänd utan att aktivera den. Den hjälper inte när en grottvarelse redan håller dig fast.
item-falcon = Falk
    .text = En gång per dag byter du och en annan hjälte, var som helst, valfritt antal små föremål, mat och ädelstenar, även mellan två stridsrundor. Ingen av er får ha avslutat dagen. Inga stora föremål, stockar eller bönder.
item-storm-shield = Stormsköld
    .text = Varje sida en gång: upphäv ett dåligt händelsekort med stormsymbolen för hela gruppen, eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka.
item-half-storm-shield = Stormsköld, en sida kvar
    .text = En gång till: upphäv ett dåligt händelsekort med stormsymbolen för hela gruppen, eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka. Sedan lämnar den spelet.
item-fire-shield = Eldsköld
    .text = Varje sida en gång: lägg en eldbricka på fältet där du står, eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka.
item-half-fire-shield = Eldsköld, en sida kvar
    .text = En gång till: lägg en eldbricka på fältet där du står, eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka. Sedan lämnar den spelet.
item-star-shield = Stjärnsköld
    .text = Varje sida en gång: märk en soluppgångssymbol, dock inte berättaren, så hoppas den över vid nästa soluppgång; eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka.
item-half-star-shield = Stjärnsköld, en sida kvar
    .text = En gång till: märk en soluppgångssymbol, dock inte berättaren, så hoppas den över vid nästa soluppgång; eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka. Sedan lämnar den spelet.
item-brotherhood-shield = Brödraskapets sköld
    .text = Varje sida en gång: lägg direkt efter ditt slag till styrkan hos en hjälte som inte är med i striden, var hjälten än befinner sig, för denna runda; eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka. Krigaren lånar ut den blå kuben.
item-half-brotherhood-shield = Brödraskapets sköld, en sida kvar
    .text = En gång till: lägg direkt efter ditt slag till styrkan hos en hjälte som inte är med i striden, var hjälten än befinner sig, för denna runda; eller upphäv din förlust av viljestyrka efter en stridsrunda eller av en eldbricka. Krigaren lånar ut den blå kuben. Sedan lämnar den spelet.
item-iron-gauntlet = Järnhandske
    .text = En gång, direkt efter ditt slag: två av dina tärningar läggs ihop, vad de än visar. Inte för bågskytten, inte med en häxbrygd, och till ingen nytta med en enda tärning.
item-knife = Kniv
    .text = En gång, direkt efter ditt slag: slå om en av dina tärningar. Bågskytten får bara ta den sist slagna, och det nya resultatet räknas.
item-axe = Yxa
    .text = En gång, direkt efter ditt slag: du har 2 mer styrka denna runda.
item-sword-hilt = Svärdsfäste
    .text = En gång, tillsammans med svärdsklingan, direkt efter ditt slag: du har 5 mer styrka denna runda. Ensamt gör det ingenting.
item-sword-blade = Svärdsklinga
    .text = En gång, tillsammans med svärdsfästet, direkt efter ditt slag: du har 5 mer styrka denna runda. Ensam gör den ingenting.
item-crown = Starrkrona
    .text = När en hjälte i striden bär den har Nomion 5 mindre styrka.
item-gem-2 = Ädelsten med värde 2
    .text = Lägg den där du står: vid soluppgången går en varelse intill dit i stället för att följa sin pil, och ädelstenen är borta. Av två ädelstenar lockar den med högst värde.
item-gem-3 = Ädelsten med värde 3
    .text = Lägg den där du står: vid soluppgången går en varelse intill dit i stället för att följa sin pil, och ädelstenen är borta. Av två ädelstenar lockar den med högst värde.
item-gem-4 = Ädelsten med värde 4
    .text = Lägg den där du står: vid soluppgången går en varelse intill dit i stället för att följa sin pil, och ädelstenen är borta. Av två ädelstenar lockar den med högst värde.
item-gem-6 = Ädelsten med värde 6
    .text = Lägg den där du står: vid soluppgången går en varelse intill dit i stället för att följa sin pil, och ädelstenen är borta. Av två ädelstenar lockar den med högst värde.
item-log-1 = Stock med värde 1
    .text = Bärs på styrkespåret, till vänster om kuben: kräver styrka 2. Flera stockar kräver lika mycket styrka som deras värden tillsammans plus 1.
item-log-2 = Stock med värde 2
    .text = Bärs på styrkespåret, till vänster om kuben: kräver styrka 3. Flera stockar kräver lika mycket styrka som deras värden tillsammans plus 1.
item-log-3 = Stock med värde 3
    .text = Bärs på styrkespåret, till vänster om kuben: kräver styrka 4. Flera stockar kräver lika mycket styrka som deras värden tillsammans plus 1.
item-farmer = Bonde
    .text = Följer med en hjälte utan kostnad, även över hopplinjer, och får lämnas var som helst; en hjälte leder högst 2. Utan hjälte på fältet går bonden förlorad när en fiende slutar sin förflyttning där.
item-radan = Radan
    .text = Följer med en hjälte utan kostnad och får lämnas var som helst. Radan strider inte; en fiende som slutar sin förflyttning på hans fält när ingen hjälte är där släpar honom 1 fält tillbaka samma väg han kom.
item-growing-starwort = Växande stjärnört
    .text = Att plocka den är gratis. Vid soluppgången får varje fält med minst en oplockad stjärnört 1 till.

## Heroes

hero-warrior = Krigare
    .ability-1 = En gång per dag får du under en förflyttning ta med dig en hjälte från fältet där förflyttningen börjar, om den hjälten vill och inte har avslutat dagen. Hjälten använder inga timmar och hamnar där du stannar; över en hopplinje behöver bara du viljestyrkan. En hjälte som hålls fast kan inte följa med, och ingen av er får strida före sin egen nästa tur.
    .ability-2 = Ambras styrka: din vita kub står alltid 2 över den blå. I varje strids första runda räknas den vita kuben, från och med den andra rundan den blå.
    .grade-2 = Ambras raseri: den vita kuben räknas i varje runda och stiger med 1 efter varje runda; när striden är slut går den tillbaka till 2 över den blå.
hero-dwarf = Dvärg
    .ability-1 = En gång per dag, när du får minst 1 styrka av en belöning, får du 1 styrka till. Inte om du hade 7 eller mer styrka före belöningen.
    .ability-2 = Grottkämpe: när du strider på ett grottfält har du 5 mer styrka och slår alltid 3 tärningar.
    .grade-2 = Grottornas skugga: detsamma gäller på ett fält dit en pil från en grotta leder.
hero-mage = Magiker
    .ability-1 = En gång per stridsrunda får du vända en hjältes tärning till motsatt sida, direkt efter slaget: din egen eller en medkämpes.
    .ability-2 = Förtrollningar: att studera kostar 1 timme för varje förtrollningsbok du öppnar. En öppnad förtrollning får läsas genast eller senare; var och en fungerar en gång per legend.
    .grade-2 = Förtrollningarnas minne: när du har läst en förtrollning, slå din tärning och lägg boken på den bokstaven på legendspåret, där A är 1. När berättaren kommer dit får du tillbaka den öppen. Står berättaren redan där eller längre fram är boken borta för gott.
hero-archer = Bågskytt
    .ability-1 = Du slår dina tärningar en i taget och får sluta när du vill: bara den sista räknas. Du får strida mot en fiende på ett angränsande fält, även över en hopplinje.
    .ability-2 = Brygga: för 1 timme gör du 2 stjärnörter till en full häxbrygd eller två halvfulla, eller 1 stjärnört till en halvfull. En handling kostar 1 timme hur många stjärnörter du än använder.
    .grade-2 = Drygare örter: 1 stjärnört räcker till en full häxbrygd. Så länge alla 3 brygderna är i bruk kan inga fler bryggas.
figure-thorn = Thorn
    .text = Bär allas packning och minns vems som är vems.
figure-mairen = Mairen
    .text = Först i älven, och frågar först efteråt hur djup den är.
figure-pasco = Pasco
    .text = Talar med sina pilar och påstår att de goda lyssnar.
figure-chada = Chada
    .text = Har aldrig slösat bort ett skott eller, om hon kan undvika det, ett ord.
figure-liphardus = Liphardus
    .text = Förklarar allting två gånger, andra gången mest för sig själv.
figure-eara = Eara
    .text = Läser vid stjärnljus och förlorar i tärning bara av ren artighet.
figure-kram = Kram
    .text = Knackar på varje sten längs vägen och hälsar på ungefär hälften.
figure-bait = Bait
    .text = Kan laga allt utom en tystnad, som hon fyller med hammarslag.

## Spell books

book-light = Ljus
    .text = Flytta en varelse, en krahder eller alla skelett från ditt fält till ett angränsande fält utan varelser. Inte över en hopplinje, och inte en slutfiende.
book-healing = Läkning
    .text = Dela ut så mycket viljestyrka som sista siffran i ditt fälts nummer, fritt bland alla hjältar. Avståndet spelar ingen roll, och även de som har avslutat dagen kan få.
book-portal = Portal
    .text = Flytta dig genast till lägrets eller vagnens fält. Du får ta med en hjälte från ditt fält som inte har avslutat dagen. Det fungerar även när något håller dig fast.

## Tokens

token-fog = Dimbricka
    .text = Den som slutar sin förflyttning här vänder upp den och gör vad den säger; den som bara passerar gör det inte.
token-cave = Grottbricka
    .text = Den som slutar sin förflyttning här vänder upp den och gör vad den säger. Vid soluppgången får tomma grottor en ny, om ingen hjälte står där.
token-spring = Källa
    .text = En hjälte som står här får tömma den och få 2 viljestyrka. Den fylls på vid soluppgången om ingen hjälte står på den.
token-red-cross = Rött kors
    .text = Märker ut en dold plats i denna legend. Ligger något under det vänder den som slutar sin förflyttning här upp det.
token-large = Stor bricka
    .text = En av de fyra platser som ska undersökas i legend 11. Den som slutar sin förflyttning här vänder upp den.
token-fire = Eldbricka
    .text = Brinner till legendens slut. En hjälte som stannar här sjunker till 3 viljestyrka och kan aldrig ha mer under resten av legenden; varelser och krahder här har bara 3 viljestyrka tills de lämnar fältet. Ingen verkan på slutfiender.
base-camp = Läger
    .text = Hjältar här behöver ingen mat. Varelserna är på väg hit; varje fiende som går in tar en gyllene sköld.
base-wagon = Vagn
    .text = Hjältar här behöver ingen mat. Varelserna är på väg hit; varje fiende som går in tar en gyllene sköld. Den rör sig bara längs dvärgvägen.

## Symbols of the sunrise box

symbol-event-card = Händelsekort
    .text = Det översta händelsekortet vänds upp och följs.
symbol-move-wargors = Wargorer
    .text = Varje wargor går 1 fält, lägst fältnummer först.
symbol-move-mountain-skrals = Bergsskraler
    .text = Varje bergsskral går 1 fält, lägst fältnummer först.
symbol-move-trolls = Troll
    .text = Varje troll går 1 fält, lägst fältnummer först. Det gör även en slutfiende som marscherar vid soluppgången.
symbol-move-wargors-again = Wargorer igen
    .text = Varje wargor går 1 fält en andra gång.
symbol-refill-caves = Grottor
    .text = Varje grotta utan bricka får en ny, om ingen hjälte står i den.
symbol-skeletons = Skelett
    .text = Skelett i soluppgångsrutan återvänder, vart och ett på det fält som en röd tärning anger, och kuvade skelett reser sig igen.
symbol-food = Mat
    .text = Varje hjälte som inte är vid lägret eller vagnen lämnar in 1 mat eller förlorar 8 viljestyrka.
symbol-star-herbs-grow = Stjärnörter
    .text = Varje fält med minst en oplockad stjärnört får 1 till, lägst fältnummer först så länge de räcker.
symbol-refill-springs = Källor
    .text = Varje källa fylls på, om ingen hjälte står på den.
symbol-narrator = Berättaren
    .text = Berättaren går 1 steg på legendspåret.

## Movement tokens

movement-m1 = Ensamma skelett 2
    .below = Gonhar 1, Undavahr 1, varje väktartroll 1
movement-m2 = Ensamma skelett 3
    .below = Corion 1, Tuavahr 1, varje väktartroll 1
movement-m3 = Ensamma skelett 1, horder 1
    .below = Gonhar 1, Corion 1
movement-m4 = Horder 2
    .below = Undavahr 1, Tuavahr 1, varje väktartroll 1
movement-m5 = Ensamma skelett 1, horder 2
    .below = Gonhar 1, Tuavahr 1
movement-m6 = Ensamma skelett 2, horder 1
    .below = Corion 2, Undavahr 1
movement-m7 = Horder 1
    .below = Gonhar 2, Tuavahr 1, varje väktartroll 1
movement-m8 = Ensamma skelett 1, horder 1
    .below = Undavahr 2, varje väktartroll 2

## Terrains

terrain-road = väg
terrain-snow = snö
terrain-cave = grotta
terrain-rock = klippa
terrain-forest = skog
terrain-chasm-edge = klyftkant
terrain-spring = källa
terrain-ruin = ruin
terrain-scree = rasbrant
terrain-ash = aska
terrain-quarry = stenbrott
terrain-bone = ben
terrain-forge = smedja
terrain-fortress = fästning

## Boards and their regions

board-grey-mountains = Grå bergen
board-krahd = Krahd
region-grey-mountains-north = Norr
    .text = Tallsluttningar och en gammal skog full av ben; vägen hem ligger vid 201.
region-grey-mountains-middle = Mellanlandet
    .text = Ett gammalt slagfält mellan de två klyftorna, med en borgruin och en källa intill.
region-grey-mountains-south = Söder
    .text = Snöfält under Frostvakts borg; bortom den ligger Krahd.
region-krahd-pass = Passet
    .text = Rasbranter nedanför passet; de befriade fångarna gömmer sig på 301.
region-krahd-north = Norra terrassen
    .text = En askterrass norr om lavan.
region-krahd-west = Västra slätten
    .text = Låga askslätter med några grå gölar.
region-krahd-quarry = Stenbrottet
    .text = Brotten där fångarna bryter sten.
region-krahd-south = Benslätterna
    .text = Slätter av gamla ben nedanför vägbanken.
region-krahd-east = Öster
    .text = Två smala vägar till smedjans berg.
region-krahd-forge = Smedjan
    .text = Smedjan inne i berget, vaktad av väktartroll.
region-krahd-fortress = Fästningen
    .text = Fästningen på sin ö i lavan.
rift-howling-rift = Tjutande klyftan
rift-silent-rift = Tysta klyftan
site-broken-span = Brutna bron
site-lost-span = Förlorade bron
