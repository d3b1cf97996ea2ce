### Heroes: the words of every place, tile, building and proclamation. Swedish.
###
### The key is the id with dashes: place-water-wheel is water_wheel, building-castle-towers is castle.towers.
### Numbers are written out and held to the content by a test; nothing is passed in.  What a building costs and
### requires is shown beside its text.
### The table words themselves are listed in docs/words.md.

## Places

place-empty = Tomt fält
    .text = Här händer ingenting.
place-blocked = Blockerat fält
    .text = Hjältar kan inte gå in.
place-town = Stad
    .text = Här börjar ägaren; den som erövrar staden får det som scenariot säger.
place-settlement = Bosättning
    .text = Välj varaktig inkomst, eller förstärk 1 brons- eller silverenhet för halva priset; den första ägaren får betalt genast, eller betalar inget.
place-mine = Gruva
    .text = Höjer din inkomst av dess resurs så länge du äger den; den första ägaren får dessutom betalt genast.
place-water-wheel = Vattenhjul
    .text = Få 3 guld.
place-windmill = Väderkvarn
    .text = Få 1 värdesak.
place-mystical-garden = Mystiska trädgården
    .text = Få 2 guld eller 1 värdesak.
place-learning-stone = Lärosten
    .text = Din huvudhjälte får 1 erfarenhet.
place-shrine-of-magic-gesture = Den magiska gestens helgedom
    .text = Du får leta igenom (2) besvärjelseleken.
place-shrine-of-magic-incantation = Den magiska besvärjelsens helgedom
    .text = Du får betala 3 guld för att leta igenom (2) besvärjelseleken.
place-redwood-observatory = Redwood-observatoriet
    .text = Upptäck eller lägg till en kartbricka som angränsar till den här, utan att betala förflyttning.
place-tree-of-knowledge = Kunskapens träd
    .text = Du får betala 3 värdesaker eller 10 guld: din huvudhjälte får 2 erfarenhet.
place-witch-hut = Häxans hydda
    .text = Du får ta bort ett förmågekort på handen ur spelet, eller titta på förmågelekens översta kort och ta det eller kasta det.
place-dragon-utopia = Drakens utopi
    .text = Scenariot säger vad den ger.
place-grail = Graal
    .text = Ta graalen; scenariot säger vad den är bra för.
place-stables = Stallar
    .text = Den här hjälten får 1 förflyttningspoäng den här turen.
place-temple = Tempel
    .text = Få positiv moral.
place-magic-spring = Magiska källan
    .text = Du får titta på de 3 översta korten i din kasthög, ta 1 till handen och lägga tillbaka de andra i valfri ordning.
place-warriors-tomb = Krigarens grav
    .text = Du får leta igenom (2) föremålsleken två gånger; sedan får du negativ moral två gånger.
place-fountain-of-youth = Ungdomens källa
    .text = Den här hjälten får 1 förflyttningspoäng den här turen, och du får positiv moral.
place-artifact-symbol = Föremål
    .text = Du får leta igenom (2) föremålsleken.
place-treasure-symbol = Skatt
    .text = Slå de visade skattärningarna och utför 1 av dem.
place-resource-symbol = Resurser
    .text = Slå de visade resurstärningarna och ta 1 av resultaten.
place-pandoras-box = Pandoras ask
    .text = Välj skattärningar eller resurstärningar; slå 2 av dem och utför 1.
place-sanctuary = Helgedom
    .text = En hjälte här kan inte anfallas; så länge den står här får andra passera men inte stanna.
place-trading-post = Marknadsplats
    .text = Byt resurser, eller ta bort 1 kort på handen ur spelet för att få 1 guld.
place-obelisk = Obelisk
    .text = Scenariot säger vad den ger, en gång till varje fraktion.

## How places are used

place-kind-visit = besöksbar
place-kind-revisit = återbesöksbar
place-kind-flag = flaggbar

## What mines look like

art-gold-mine = Guldgruva
art-ore-mine = Malmgruva
art-alchemist-lab = Alkemistens labb
art-crystal-mine = Kristallgruva
art-gem-pond = Juveltjärn

## Tiles

tile-starting = startbricka
tile-far = fjärranbricka
tile-near = närbricka
tile-centre = mittbricka
terrain-grass = gräs
terrain-dirt = jord
terrain-subterranean = underjord

## Buildings of the Castle

building-castle-city-hall = Stadshuset
    .text = I början av varje resursrunda, få 5 guld, eller 1 av dina hjältar får 1 förflyttningspoäng.
building-castle-citadel = Citadell
    .text = Du får förstärka enheter; vid en belägring försvarar 3 murar, 1 port och 1 piltorn din stad.
building-castle-mage-guild = Magikernas skrå
    .text = När det byggs, leta igenom (2) besvärjelseleken två gånger; i senare rundor, en gång per runda, betala 6 guld för att leta igenom (2).
building-castle-towers = Torn
    .text = Du får rekrytera bronsenheter.
building-castle-holy-grounds = Helig mark
    .text = Du får rekrytera silverenheter.
building-castle-glory-of-erathia = Erathias ära
    .text = Du får rekrytera guldenheter.
building-castle-brotherhood-of-the-sword = Svärdsbrödraskapet
    .text = I början av varje resursrunda, få positiv moral.
building-castle-blacksmith = Smedja
    .text = En gång i din tur, ta bort ett föremål på handen ur spelet och få 4 guld, eller betala 6 guld och leta igenom (2) föremålsleken.

## Buildings of the Dungeon

building-dungeon-city-hall = Stadshuset
    .text = I början av varje resursrunda, få 5 guld eller 1 värdesak.
building-dungeon-citadel = Citadell
    .text = Du får förstärka enheter; vid en belägring försvarar 3 murar, 1 port och 1 piltorn din stad.
building-dungeon-mage-guild = Magikernas skrå
    .text = När det byggs, leta igenom (2) besvärjelseleken två gånger; i senare rundor, en gång per runda, betala 5 guld för att leta igenom (2).
building-dungeon-warrens = Hålor
    .text = Du får rekrytera bronsenheter.
building-dungeon-inner-labyrinths = Inre labyrinter
    .text = Du får rekrytera silverenheter.
building-dungeon-ancient-lairs = Uråldriga nästen
    .text = Du får rekrytera guldenheter.
building-dungeon-portal-of-summoning = Frambesvärjelsens portal
    .text = I början av din tur får du dra 1 neutral enhet av en enhetsnivå vars bostad du har, och rekrytera den för dess pris.
building-dungeon-mana-vortex = Manavirvel
    .text = I början av din tur får du kasta 1 kort för att blanda din kasthög i din kortlek och leta igenom (3) den.

## Buildings of the Necropolis

building-necropolis-city-hall = Stadshuset
    .text = I början av varje resursrunda, få 4 guld eller förstärk 1 bronsenhet gratis.
building-necropolis-citadel = Citadell
    .text = Du får förstärka enheter; vid en belägring försvarar 3 murar, 1 port och 1 piltorn din stad.
building-necropolis-mage-guild = Magikernas skrå
    .text = När det byggs, leta igenom (2) besvärjelseleken två gånger; i senare rundor, en gång per runda, betala 5 guld för att leta igenom (2).
building-necropolis-old-cemetery = Gammal kyrkogård
    .text = Du får rekrytera bronsenheter.
building-necropolis-mausoleum-domain = Mausoleernas rike
    .text = Du får rekrytera silverenheter.
building-necropolis-vaults-of-darkness = Mörkrets valv
    .text = Du får rekrytera guldenheter.
building-necropolis-cover-of-darkness = Mörkrets täcke
    .text = En gång i din tur, byt upp till 2 kort, eller en fientlig hjälte som du börjar strida mot förlorar 1 slumpat kort på handen.
building-necropolis-necromancy-amplifier = Nekromantiförstärkare
    .text = I början av din tur, ta Nekromanti ur förmågeleken till handen, eller ett specialitetskort ur din kasthög.

## Proclamations

proclamation-annoying-lizard = Irriterande ödla
    .text = Varje spelare blandar alla föremål och besvärjelser på handen i sin kortlek och drar lika många kort.
proclamation-battalions-stallion = Bataljonens hingst
    .text = Till nästa förkunnelse har varje hjälte 1 förflyttningspoäng mer.
proclamation-crazy-wizard = Galen trollkarl
    .text = Till nästa förkunnelse återgår den första besvärjelse som varje spelare läser till handen.
proclamation-dead-silence = Dödstystnad
    .text = Ingenting händer.
proclamation-fancy-pixie = Flott älva
    .text = Varje spelare får positiv moral.
proclamation-fluffy-rabbit = Fluffig kanin
    .text = Varje spelare slår 1 skattärning och utför den.
proclamation-friendly-beaver = Vänlig bäver
    .text = Alla svarta kuber tas bort från kartan; i runda 2 dras ett annat kort i stället.
proclamation-gold-dragon = Gulddrake
    .text = I nästa resursrunda får varje spelare 5 guld mer.
proclamation-greedy-dragon = Girig drake
    .text = I nästa resursrunda får varje spelare 1 värdesak mindre, så långt det räcker.
proclamation-grim-warlock = Dyster häxmästare
    .text = Till nästa förkunnelse har den första besvärjelsen i varje spelares tur +1 styrka.
proclamation-groovy-satyr = Svängig satyr
    .text = Till nästa förkunnelse får du byta 1 av de väktare som du börjar strida mot mot en annan av samma enhetsnivå.
proclamation-isras-friends = Isras vänner
    .text = Varje spelare får förstärka 1 enhet för halva priset.
proclamation-magic-tortoise = Magisk sköldpadda
    .text = Till nästa förkunnelse har varje hjälte 1 förflyttningspoäng mindre.
proclamation-merry-leprechaun = Glad leprechaun
    .text = I nästa resursrunda får varje spelare 1 värdesak mer.
proclamation-profuse-growth = Ymnig växtlighet
    .text = Till nästa förkunnelse är varje spelares handgräns 1 högre.
proclamation-swift-weasel = Snabb vessla
    .text = Till nästa förkunnelse får du slå om 1 skattärning eller resurstärning i var och en av dina turer.
proclamation-terrible-plague = Fruktansvärd pest
    .text = Varje spelare vänder 1 valfri enhet från kompani till fåtal, om möjligt.
proclamation-white-raven = Vit korp
    .text = Varje spelare slår 1 resurstärning och tar resultatet.
proclamation-wild-debauchery = Vilda utsvävningar
    .text = I nästa resursrunda får varje spelare 5 guld mindre, så långt det räcker.
