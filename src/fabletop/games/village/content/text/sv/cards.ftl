### Village: the words of every card, hero and ability. Swedish.
###
### The program id of a card is its key with underscores: card-staff-of-fire is staff_of_fire.
### What is passed in:
###   number   a plain number, so that plurals work
###   signed   text with its sign, such as +2, +0 or -1
###   name     the text of another key of this file: card-, class-, element-, slot- or type-
### The table words themselves are listed in docs/words.md.

## Weapons

card-staff = Stav
card-knife = Kniv
card-dagger = Dolk
card-club = Klubba
card-hammer = Hammare
card-mace = Stridsklubba
card-short-sword = Kortsvärd
card-sword = Svärd
card-long-sword = Långsvärd
card-elven-blade = Alvklinga
card-hand-axe = Handyxa
card-spear = Spjut
card-short-bow = Kortbåge
card-long-bow = Långbåge
card-crossbow = Armborst
card-two-handed-sword = Tvåhandssvärd
card-battle-axe = Stridsyxa
card-war-hammer = Stridshammare
card-staff-of-fire = Eldstav
card-orcish-blade = Orchklinga
card-sling = Slunga
card-javelin = Kastspjut
card-spiked-club = Spikklubba
card-cleaver = Köttyxa
card-scimitar = Kroksabel
card-goblin-bomb = Goblinbomb
card-flail = Stridsslaga
card-warlords-greataxe = Krigsherrens storyxa
card-morning-star = Morgonstjärna
card-thunderstaff = Åskstav
card-rapier = Värja
card-guild-blade = Gillesklinga
card-sickle = Skära
card-composite-bow = Kompositbåge
card-sacred-mace = Helig stridsklubba
card-halberd = Hillebard
card-blowpipe = Blåsrör
card-druid-staff = Druidstav
card-bone-dagger = Bendolk
card-silver-sword = Silversvärd
card-vampiric-blade = Vampyrklinga
card-hand-crossbow = Handarmborst
card-duelling-axe = Duellyxa
card-grave-spade = Gravspade
card-reapers-scythe = Liemannens lie
card-executioners-axe = Bödelsyxa
card-bone-staff = Benstav

## Items

card-elven-flute = Alvflöjt
card-sheath = Vapenskida
card-whetstone = Bryne
card-lockpicks = Dyrkar
card-gravediggers-lamp = Dödgrävarens lykta

## Defence cards

card-plate-armor = Plåtrustning
card-wooden-shield = Träsköld
card-helmet = Hjälm
card-magic-cloak = Magisk mantel
card-metal-shield = Metallsköld
card-spiked-shield = Taggsköld
card-lizard-armour = Ödlerustning
card-horned-helmet = Hornhjälm
card-leather-armour = Läderrustning
card-light-plate-armor = Lätt plåtrustning
card-tower-shield = Tornsköld
card-scholars-cloak = Den lärdes mantel
card-bone-shield = Bensköld
card-shadow-cloak = Skuggmantel
card-death-mask = Dödsmask

## Treasures

card-coin = Mynt
card-nugget = Guldklimp
card-chest = Kista
card-treasure-chest = Skattkista
card-gem = Ädelsten
card-sandstorm-gem = Sandstormens ädelsten

## Spells

card-flame-dart = Eldpil
card-fireball = Eldklot
card-meteor-shower = Meteorregn
card-smelt-gold = Smält guld
card-stone-wall = Stenmur
card-rock-throw = Stenkast
card-earthquake = Jordbävning
card-healing-rain = Läkande regn
card-ice-shard = Isskärva
card-clear-spring = Klar källa
card-lightning-bolt = Blixt
card-gust = Vindstöt
card-confusion = Förvirring
card-mind-spike = Tankespjut
card-charm-monster = Tjusa monster
card-scorch = Sveda
card-war-cry = Stridsrop
card-mud-trap = Lerfälla
card-boulder = Stenblock
card-blood-rage = Blodsraseri
card-hail = Hagel
card-purify = Rena
card-root-grip = Rotgrepp
card-beast-call = Lockrop
card-wind-blade = Vindklinga
card-guild-ward = Gillets värn
card-chain-lightning = Kedjeblixt
card-foresight = Framsyn
card-raise-dead = Väck de döda
card-drain-life = Dränera liv
card-bone-wall = Benmur
card-curse = Förbannelse
card-hellfire = Helveteseld
card-plague-wind = Pestvind
card-holy-light = Heligt ljus

## Scrolls

card-scroll-of-knowledge = Kunskapens skriftrulle
card-scroll-of-wisdom = Visdomens skriftrulle
card-scroll-of-oblivion = Glömskans skriftrulle
card-scroll-of-insight = Insiktens skriftrulle
card-merchant-letter = Köpmansbrev
card-scroll-of-banishing = Bannlysningens skriftrulle
card-ancient-tome = Uråldrig lunta
card-guild-contract = Gilleskontrakt
card-scroll-of-purity = Renhetens skriftrulle
card-hunting-notes = Jaktanteckningar
card-black-grimoire = Svartkonstbok
card-funeral-rite = Begravningsrit
card-forbidden-page = Förbjuden sida
card-last-will = Testamente

## Beers

card-light-ale = Ljus ale
card-amber-beer = Bärnstensöl
card-stout = Stout
card-dwarven-brew = Dvärgabrygd
card-abbey-beer = Klosteröl
card-spiced-mead = Kryddat mjöd

## Potions

card-minor-healing-potion = Liten läkedryck
card-healing-potion = Läkedryck
card-great-healing-potion = Stor läkedryck
card-mana-potion = Manadryck
card-strength-potion = Styrkedryck
card-speed-potion = Snabbhetsdryck
card-antidote = Motgift
card-troll-blood = Trollblod
card-fury-draught = Raseribrygd
card-experience-potion = Erfarenhetsdryck
card-herbal-tonic = Örtdekokt
card-clarity-potion = Klarhetsdryck
card-stoneskin-potion = Stenhudsdryck
card-blood-vial = Blodflaska
card-spirit-essence = Andeessens
card-elixir-of-life = Livselixir

## Monsters

card-goblin = Goblin
card-giant-rat = Jätteråtta
card-wolf = Varg
card-orc = Orch
card-bandit = Rövare
card-imp = Smådjävul
card-giant-turtle = Jättesköldpadda
card-harpy = Harpya
card-ogre = Ogre
card-gargoyle = Gargoyle
card-troll = Troll
card-minotaur = Minotaur
card-stone-golem = Stengolem
card-kobold = Kobold
card-goblin-pack = Goblinflock
card-wolf-rider = Vargryttare
card-hobgoblin = Hobgoblin
card-warg = Storulv
card-treasure-goblin = Skattgoblin
card-orc-shaman = Orchschaman
card-orc-brute = Orchbjässe
card-shield-orc = Sköldorch
card-cave-troll = Grottroll
card-red-dragon = Röd drake
card-snake = Orm
card-giant-spider = Jättespindel
card-giant-scorpion = Jätteskorpion
card-giant-frog = Jättegroda
card-slime = Slemklump
card-fairy = Älva
card-bear = Björn
card-griffin = Grip
card-treant = Trädväsen
card-highwayman = Stråtrövare
card-skeleton = Skelett
card-zombie = Zombie
card-ghost = Spöke
card-banshee = Banshee
card-ghoul = Likätare
card-plague-rats = Pestråttor
card-wraith = Vålnad
card-bone-guardian = Benväktare
card-lich = Lich
card-vampire = Vampyr
card-death-knight = Dödsriddare
card-grave-stalker = Gravsmygare
card-bone-dragon = Skelettdrake

## Mini cards

card-mini-goblin = Goblin
card-mini-slime = Slemklump
card-mini-plague-rat = Pestråtta
card-mini-skeleton = Skelett
card-mini-spirit-wolf = Andevarg

## Special cards of the two dragons

card-red-dragon-head = Röd drake: huvud
card-red-dragon-claws = Röd drake: klor
card-red-dragon-body = Röd drake: kropp
card-red-dragon-wings = Röd drake: vingar
card-red-dragon-tail = Röd drake: svans
card-bone-dragon-skull = Skelettdrake: skalle
card-bone-dragon-ribs = Skelettdrake: revben
card-bone-dragon-wings = Skelettdrake: vingar
card-bone-dragon-tail = Skelettdrake: svans

## Heroes

hero-barbarian = Barbar
    .the = Barbaren
hero-dwarf = Dvärg
    .the = Dvärgen
hero-elf = Alv
    .the = Alven
hero-mage = Magiker
    .the = Magikern
hero-paladin = Paladin
    .the = Paladinen
hero-warrior = Krigare
    .the = Krigaren
hero-thief = Tjuv
    .the = Tjuven
hero-slayer = Monsterdräpare
    .the = Monsterdräparen
hero-cleric = Präst
    .the = Prästen
hero-druid = Druid
    .the = Druiden
hero-red-mage = Röd magiker
    .the = Röda magikern
hero-dark-elf = Mörkeralv
    .the = Mörkeralven
hero-necromancer = Nekromantiker
    .the = Nekromantikern

## Sets

set-base = Grundspelet
set-horde = Horden
set-guild = Det uråldriga gillet
set-reaper = Liemannens hand
set-adhara = Adhara

## Kinds of card

kind-weapon = Vapen
kind-item = Föremål
kind-sheath = Vapenskida
kind-treasure = Skatt
kind-nugget = Guldklimp
kind-spell = Förtrollning
kind-scroll = Skriftrulle
kind-beer = Öl
kind-potion = Trolldryck
kind-defence = Försvarskort
kind-monster = Monster
kind-mini = Minikort
kind-special = Specialkort

## Weapon classes. Lower case and singular: they also stand inside sentences as $class.

class-sword = svärd
class-knife = kniv
class-axe = yxa
class-blunt = krossvapen
class-polearm = stångvapen
class-ranged = avståndsvapen
class-staff = stav
class-heavy = tungt vapen

## Elements. Lower case: they also stand inside sentences as $element.

element-fire = eld
element-earth = jord
element-water = vatten
element-air = luft
element-mind = sinne

## Defence slots. Lower case and singular: they also stand inside sentences as $slot,
## after "your/their", "su" and "sin" (so every Swedish slot must be an en-word).

slot-armour = rustning
slot-shield = sköld
slot-helmet = hjälm
slot-cloak = mantel
slot-spell = skyddsförtrollning

## Monster types. Lower case and singular: they also stand inside sentences as $type.

type-beast = vilddjur
type-goblinoid = goblinoid
type-humanoid = humanoid
type-giant = jätte
type-construct = konstrukt
type-demon = demon
type-dragon = drake
type-ooze = slem
type-fey = naturväsen
type-plant = växt
type-undead = odöd

## Effect lines

# $n (number)
effect-draw =
    { $n ->
        [one] Dra ett kort.
       *[other] Dra { $n } kort.
    }

# $n (number)
effect-trash-hand =
    { $n ->
        [one] Ta bort ett kort på din hand ur spelet.
       *[other] Ta bort { $n } kort på din hand ur spelet.
    }

# $n (number)
effect-trash-market =
    { $n ->
        [one] Ta bort ett uppvänt kort på marknaden ur spelet.
       *[other] Ta bort { $n } uppvända kort på marknaden ur spelet.
    }

# $n (number)
effect-opponent-discards =
    { $n ->
        [one] Din motståndare kastar ett kort.
       *[other] Din motståndare kastar { $n } kort.
    }

# $n (number)
effect-opponent-mind = Din motståndare har { $n } mindre intelligens under sin nästa tur.

# $n (number)
effect-heal = Få tillbaka { $n } livspoäng.

# $n (signed)
effect-heal-die = Slå en tärning { $n } och få tillbaka så många livspoäng.

# $n (signed)
effect-mind = { $n } intelligens den här turen.

# $n (number)
effect-gold = Få { $n } guld den här turen.

# $n (signed)
effect-chest = Slå en tärning { $n } och få tio gånger resultatet i guld den här turen.

# $n (number)
effect-experience = Få { $n } erfarenhet.

# $n (number)
effect-self-damage = Din hjälte förlorar { $n } livspoäng.

# $n (number)
effect-cure =
    { $n ->
        [one] Ta bort en giftmarkör från din hjälte.
       *[other] Ta bort { $n } giftmarkörer från din hjälte.
    }

effect-cure-all = Ta bort alla giftmarkörer från din hjälte.

# $n (number)
effect-poison =
    { $n ->
        [one] Om den attackerade hjälten förlorar livspoäng får den en giftmarkör.
       *[other] Om den attackerade hjälten förlorar livspoäng får den { $n } giftmarkörer.
    }

# $type (name), $n (number or signed)
effect-versus = Får en bonus på { $n } om det första målet är ett monster av typen { $type }.

# $n (number or signed)
effect-next-weapon = Nästa vapen du spelar den här turen får en bonus på { $n }.

# $n (number or signed)
effect-all-weapons = Varje vapen du spelar från och med nu den här turen får en bonus på { $n }.

effect-any-target = Du får välja valfri spelare eller valfritt monster i spel som mål.

effect-multi = Slå en enda gång: resultatet träffar varje motståndare och varje monster framför dig.

# $slot (name)
effect-break-defence = Innan skadan räknas kastar den attackerade spelaren sin { $slot }.

effect-move-monster = Flytta ett av monstren framför dig till en annan spelare; det behåller sina sår.

effect-smelt = Ta bort ett säljbart kort på din hand ur spelet och få hela dess pris i guld.

# $n (number)
effect-discount = Ditt nästa köp den här turen kostar { $n } guld mindre.

# $n (number or signed)
effect-taming = Dina tämjningsslag får en bonus på { $n } den här turen.

# $n (number or signed)
effect-taming-in-hand = Medan du har det här kortet på handen får dina tämjningsslag en bonus på { $n }.

# $n (number)
effect-thorns = När en vapenattack tvingar dig att kasta det här kortet förlorar angriparen { $n } livspoäng.

# $element (name), $n (number)
effect-resist = Du tar { $n } mindre skada av attacker med elementet { $element }.

# $element (name)
effect-immune = Du tar ingen skada av attacker med elementet { $element }.

# $n (number)
effect-armour-until-next-turn = Tills din nästa tur börjar gör varje attack mot din hjälte { $n } mindre skada.

# $card (name), $n (number)
effect-summon =
    { $n ->
        [one] Lägg ett minikort av sorten { $card } framför en motståndare, om det finns något kvar.
       *[other] Lägg { $n } minikort av sorten { $card } framför en motståndare, så långt de räcker.
    }

effect-sheath = Ligger kvar framför din hjälte. Under din tur får du sticka ett vapen från handen i den om den är tom; när du spelar vapnet en senare tur kastar du vapenskidan.

effect-once = Ta bort det här kortet ur spelet när det har använts.

# $n (number)
effect-mind-each-turn = Medan det här kortet är i spel har du { $n } mer intelligens varje tur.

# $n (signed)
effect-attack = Attackera med en tärning { $n }.

# $n (signed)
effect-heavy-attack = Gör en tung attack med en tärning { $n }.

# $n (signed), $element (name)
effect-spell-attack = Gör en magisk attack ({ $element }) med en tärning { $n }.

# $cost (number), $element (name), $n (signed)
effect-magic-use = Eller betala { $cost } intelligens för att i stället göra en magisk attack ({ $element }) med en tärning { $n }.

# $n (number), $slot (name)
effect-defence = Lägg det här kortet framför din hjälte som { $slot } med försvar { $n }.

## Monster lines

# $n (signed)
monster-attack = Attackerar med en tärning { $n }.

# $n (signed)
monster-mind-attack = Attackerar intelligensen och inte livet: tar bort en tärning { $n } under den turen.

monster-no-attack = Attackerar inte.

# $n (number)
monster-life = Har { $n } livspoäng.

# $n (number)
monster-life-per-player = Har { $n } livspoäng per spelare.

# $n (number)
monster-discard =
    { $n ->
        [one] Efter attacken kastar den attackerade spelaren ett kort.
       *[other] Efter attacken kastar den attackerade spelaren { $n } kort.
    }

# $n (number)
monster-gives-gold = Ger spelaren det står framför { $n } guld varje tur.

# $n (number)
monster-gives-heal = Ger spelaren det står framför { $n } livspoäng tillbaka varje tur.

monster-not-for-sale = Går inte att köpa.

## Monster abilities

# $n (number)
ability-armour = Pansar { $n }
    .text = Varje gång det tar skada minskas skadan med { $n }.

# $n (number)
ability-heal = Läkning { $n }
    .text = När spelaren det står framför börjar sin tur får det tillbaka { $n } livspoäng, före alla attacker.

ability-defensive = Beskyddare
    .text = Skyddar spelaren det står framför som ett försvarskort. Det varken attackerar den spelaren eller stänger marknaden, och det behåller sina sår.

ability-fleeting = Flyktig
    .text = När det dras dyker det upp framför spelaren som drog kortet och stänger inte marknaden. I slutet av varje tur går det vidare till spelaren till vänster; om det besegras tas det bort ur spelet.

ability-hopping = Hoppande
    .text = I slutet av turen flyttar det till nästa spelare. Det står kvar om ni bara är två spelare.

# $n (number)
ability-poison = Gift { $n }
    .text =
        { $n ->
            [one] Om attacken kostar en hjälte livspoäng får den hjälten en giftmarkör.
           *[other] Om attacken kostar en hjälte livspoäng får den hjälten { $n } giftmarkörer.
        }

# $n (number)
ability-proliferate = Förökning { $n }
    .text = I början av varje tur, innan monstren attackerar, växer varje grupp om { $n } sådana monster med ett minikort.

ability-overwhelm = Överväldigande
    .text = Det tar över marknaden: tills det besegras får ingen köpa, sälja eller spela skatter. Det attackerar under varje spelares tur, och när turen slutar kommer ännu ett av dess specialkort fram. Alla som har sårat det får dess erfarenhet.

ability-sneak-attack = Bakhåll
    .text = När det dras dyker det upp framför spelaren som drog kortet och attackerar genast. I slutet av varje tur går det vidare till spelaren till vänster och attackerar där; om det besegras tas det bort ur spelet.

ability-spectral = Spöklik
    .text = Det stänger inte marknaden.

# $card (name), $n (number)
ability-summon = Frammana { $card }
    .text =
        { $n ->
            [one] Innan det attackerar får det ta fram ett minikort av sorten { $card } vid sin sida; frammanade monster måste besegras först.
           *[other] Innan det attackerar får det ta fram { $n } minikort av sorten { $card } vid sin sida; frammanade monster måste besegras först.
        }

# $n (number)
ability-taming = Tämjning { $n }
    .text = För att få köpa det måste du först slå minst { $n } med en tärning. Misslyckas du attackerar det dig och stannar på marknaden.

## Hero abilities

# $class (name), $n (signed)
hero-ability-attack-with = Vapenvana: { $class } { $n }
    .text = Dina attacker med den här vapenklassen ({ $class }) får { $n } på slaget.

# $n (number or signed)
hero-ability-attack-with-spells = Magisk kraft { $n }
    .text = Dina attackförtrollningar får en bonus på { $n }.

# $element (name), $n (number or signed)
hero-ability-attack-with-element = Elementkraft: { $element } { $n }
    .text = Dina attackförtrollningar av det här elementet ({ $element }) får en bonus på { $n }.

# $type (name), $n (number or signed)
hero-ability-against = Svuren fiende: { $type } { $n }
    .text = Dina attacker får en bonus på { $n } om det första målet är ett monster av typen { $type }.

# $n (number)
hero-ability-armour = Pansar { $n }
    .text = Varje attack som tar sig förbi dina försvarskort gör { $n } mindre skada på dig.

# $n (number)
hero-ability-heal = Läkning { $n }
    .text = I början av din tur, efter monstrens attacker, får du tillbaka { $n } livspoäng.

# $n (number)
hero-ability-cards =
    { $n ->
        [one] Ett extra kort
       *[other] { $n } extra kort
    }
    .text =
        { $n ->
            [one] I slutet av din tur drar du ett kort mer än vanligt.
           *[other] I slutet av din tur drar du { $n } kort mer än vanligt.
        }

# $n (number)
hero-ability-mind = Intelligens { $n }
    .text = Du börjar var och en av dina turer med { $n } intelligens.

# $beers (number), $n (number or signed)
hero-ability-berserk = Bärsärk
    .text = Om du dricker { $beers } öl under en och samma tur går du bärsärk: en tärning avgör under hur många av dina turer. Så länge det varar får dina vapen en bonus på { $n }, men marknaden är stängd för dig.

hero-ability-devotion = Hängivenhet
    .text = Alla dina monster räknas som odöda och gör 1 mer skada med varje attack.

hero-ability-lifelink = Livslänk
    .text = En gång per tur, innan du slår för ett vapen som inte är ett avståndsvapen, får du åberopa livslänken: för varje skada vapnet gör får du betala 1 intelligens och få tillbaka 1 livspoäng.

hero-ability-sabotage = Sabotage
    .text = En gång per tur får du, om du har tillträde till marknaden, ta bort ett uppvänt kort där ur spelet.

hero-ability-sneaking = Smyga
    .text = En gång per tur får du slå en tärning för varje monster framför dig. Om alla visar minst 4 har du tillträde till marknaden den här turen.

# $card (name), $cost (number)
hero-ability-summon = Frammana { $card }
    .text = En gång per tur, efter monstrens attacker, får du betala { $cost } intelligens för att lägga ett minikort av sorten { $card } framför en motståndare.

hero-ability-swordmaster = Vapenmästare
    .text = Du får spela hur många vapen du vill under en och samma tur, även tunga.

# $n (number or signed)
hero-ability-taming = Tämjning { $n }
    .text = Dina tämjningsslag får en bonus på { $n }.

hero-ability-vision = Siarblick
    .text = En gång per tur får du titta på det översta nedvända kortet i förtrollningsleken och, om du vill, lägga det underst.

hero-ability-poison-immune = Immun mot gift
    .text = Giftmarkörer påverkar dig inte.

# $n (number)
hero-ability-poison-weapons = Förgiftade vapen { $n }
    .text =
        { $n ->
            [one] Om ett av dina vapen kostar en hjälte livspoäng får den hjälten en giftmarkör.
           *[other] Om ett av dina vapen kostar en hjälte livspoäng får den hjälten { $n } giftmarkörer.
        }

# $element (name), $n (number)
hero-ability-resist = Motstånd: { $element } { $n }
    .text = Du tar { $n } mindre skada av attacker med elementet { $element }.

# $element (name)
hero-ability-immune = Immunitet: { $element }
    .text = Du tar ingen skada av attacker med elementet { $element }.
