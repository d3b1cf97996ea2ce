### Heroes: the words of every unit and of what units can do. Swedish.
###
### The key of a unit is its id with dashes: unit-dungeon-black-dragons is dungeon.black_dragons.
### The key of a power is its word with dashes: power-double-shot is double_shot.
### What is passed in:
###   n        a plain number, so that plurals work
### The table words themselves are listed in docs/words.md.

## Castle

unit-castle-halberdiers = Hillebardiärer
unit-castle-marksmen = Bågskyttar
unit-castle-griffins = Gripar
unit-castle-crusaders = Korsfarare
unit-castle-zealots = Trosfanatiker
unit-castle-champions = Mästare
unit-castle-archangels = Ärkeänglar

## Dungeon

unit-dungeon-troglodytes = Troglodyter
unit-dungeon-harpies = Harpyor
unit-dungeon-evil-eyes = Övervakare
unit-dungeon-medusas = Medusor
unit-dungeon-minotaurs = Minotaurer
unit-dungeon-manticores = Mantikoror
unit-dungeon-black-dragons = Svarta drakar

## Necropolis

unit-necropolis-skeletons = Skelett
unit-necropolis-zombies = Zombier
unit-necropolis-wraiths = Vålnader
unit-necropolis-vampires = Vampyrer
unit-necropolis-liches = Licher
unit-necropolis-dread-knights = Skräckriddare
unit-necropolis-ghost-dragons = Spökdrakar

## Neutral units

unit-neutral-boars = Vildsvin
unit-neutral-evil-eyes = Övervakare
unit-neutral-griffins = Gripar
unit-neutral-halberdiers = Hillebardiärer
unit-neutral-halflings = Halvlingar
unit-neutral-harpies = Harpyor
unit-neutral-marksmen = Bågskyttar
unit-neutral-peasants = Bönder
unit-neutral-rogues = Skurkar
unit-neutral-skeletons = Skelett
unit-neutral-troglodytes = Troglodyter
unit-neutral-wraiths = Vålnader
unit-neutral-zombies = Zombier
unit-neutral-crusaders = Korsfarare
unit-neutral-liches = Licher
unit-neutral-medusas = Medusor
unit-neutral-minotaurs = Minotaurer
unit-neutral-mummies = Mumier
unit-neutral-nomads = Nomader
unit-neutral-sharpshooters = Prickskyttar
unit-neutral-vampires = Vampyrer
unit-neutral-zealots = Trosfanatiker
unit-neutral-archangels = Ärkeänglar
unit-neutral-black-dragons = Svarta drakar
unit-neutral-champions = Mästare
unit-neutral-diamond-golems = Diamantgolemer
unit-neutral-dread-knights = Skräckriddare
unit-neutral-enchanters = Förtrollare
unit-neutral-ghost-dragons = Spökdrakar
unit-neutral-gold-golems = Guldgolemer
unit-neutral-manticores = Mantikoror
unit-neutral-trolls = Troll
unit-neutral-azure-dragons = Azurdrakar
unit-neutral-crystal-dragons = Kristalldrakar

## In a siege

unit-arrow-tower = Piltorn

## Factions, as they stand on cards

faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
faction-neutral = Neutral
faction-structure = Byggnadsverk

## The two sides of a unit card

face-few = Fåtal
face-pack = Kompani
# The same where there is little room: on a unit's card on a phone.
face-few-brief = Fåtal
face-pack-brief = Kompani

## Tiers. Lower case: they also stand inside sentences.

tier-bronze = brons
tier-silver = silver
tier-gold = guld
tier-azure = azur

## Types. Lower case, as they stand with "unit".

type-ground = mark
type-flying = flygande
type-ranged = distans

## Values. Lower case: they also stand inside sentences.

value-attack = anfall
value-defence = försvar
value-health = liv
value-initiative = initiativ

## What sets a power off

trigger-activation = Vid aktivering
trigger-attack = Vid anfall
trigger-passive = Alltid
trigger-retaliation = Vid vedergällning
trigger-map = På kartan

## Powers that work on activation

# $n (number)
power-heals = Regeneration
    .text = När den aktiveras läker den upp till { $n } skada på sig själv.

# $n (number)
power-saps = Isande beröring
    .text =
        { $n ->
            [one] När den aktiveras kastar fienden 1 slumpvis valt kort från handen.
           *[other] När den aktiveras kastar fienden { $n } slumpvis valda kort från handen.
        }

power-strips-morale = Sprider modlöshet
    .text = När den aktiveras förlorar fienden sin positiva moralmarkör.

# $n (number)
power-mends = Läkande händer
    .text = När den aktiveras läker den upp till { $n } skada på en annan enhet på sin sida; är ingen skadad får den +1 anfall.

## Powers that work when it attacks, and only in its first attack

power-double-shot = Dubbelskott
    .text = Om målet inte är angränsande anfaller den samma mål en gång till.

power-rerolls-zeros = Nytt försök
    .text = När den anfaller får du slå om varje 0 på dess anfallstärning.

power-charge = Stormanfall
    .text = Om den anfaller från en annan ruta än den började på får du slå om 1 anfallstärning.

power-returns = Slår och återvänder
    .text = Efter sitt anfall och eventuell vedergällning får den gå tillbaka till rutan den kom från.

power-unanswered = Ingen vedergällning
    .text = Målet för dess anfall utför ingen vedergällning.

# $n (number)
power-draws-on-minus = Lär av misstag
    .text =
        { $n ->
            [one] Om dess anfallstärning blir -1, dra 1 kort.
           *[other] Om dess anfallstärning blir -1, dra { $n } kort.
        }

power-ignores-printed-defence = Genomborrande gadd
    .text = När den anfaller räknas försvaret som är tryckt på målets kort som 0.

# $n (number)
power-drains = Suger liv
    .text = Efter sitt anfall och eventuell vedergällning läker den upp till { $n } skada på sig själv.

# $n (number)
power-splash = Dödsmoln
    .text = Den anfaller även 1 enhet som angränsar till målet, vän eller fiende, med anfall { $n }.

# $n (number)
power-breath = Drakeld
    .text = Den anfaller även enheten rakt bakom målet, vän eller fiende, med anfall { $n }.

power-dread = Skräck
    .text = När målet utför vedergällning slår det 2 anfallstärningar och den lägre räknas.

power-death-blow = Dödsstöt
    .text = Om dess anfallstärning blir 0 eller +1 får den +1 anfall.

# $n (number)
power-die-bonus = Säkert hugg
    .text = När den anfaller räknas dess anfallstärning { $n } högre.

power-better-die = Lyckoträff
    .text = När den anfaller slår den 2 anfallstärningar och den högre räknas.

power-rerolls-minus-attacking = Stadigt anfall
    .text = När den anfaller slås varje -1 på dess anfallstärning om.

power-dieless = Orubblig
    .text = När den anfaller slår den ingen anfallstärning.

power-two-dice = Dubbla tärningar
    .text = När den anfaller slår den 2 anfallstärningar och båda räknas.

# $n (number)
power-bane-of-arch-devils = Ärkedjävlars bane
    .text = När den anfaller ärkedjävlar får den +{ $n } anfall.

power-no-penalties = Skarp blick
    .text = När den anfaller får den ingen stridsbestraffning.

power-frightens = Skrämmer bort
    .text = Efter sitt anfall, slå anfallstärningen: på 0 måste målet flytta sig 1 ruta bort om det kan.

power-paralyses-on-minus = Paralyserande skräck
    .text = Om dess anfallstärning blir -1 blir målet paralyserat.

## Powers that always work

power-brace = Höjda hillebarder
    .text = När den anfalls får du kasta 1 kort för att ignorera anfallstärningen.

power-no-melee-penalty = Närstrid
    .text = Den får ingen stridsbestraffning när den anfaller en angränsande enhet.

power-unparalysable = Immun mot paralys
    .text = Den kan inte bli paralyserad.

# $n (number)
power-spell-ward = Magiskydd
    .text = Besvärjelser gör { $n } mindre skada på den.

power-spellproof = Immun mot besvärjelser
    .text = Inga besvärjelser har effekt på den, och specialitetskort gör ingen skada på den.

# $n (number): 1 against +1, 2 against 0 and +1
power-hardy = Tjock hud
    .text =
        { $n ->
            [1] Om angriparens tärning blir +1 får den +1 försvar.
           *[other] Om angriparens tärning blir 0 eller +1 får den +1 försvar.
        }

# $n (number)
power-draws-at-start = Himmelskt tecken
    .text =
        { $n ->
            [one] När striden börjar, dra 1 kort.
           *[other] När striden börjar, dra { $n } kort.
        }

power-guardian = Skyddsängel
    .text = En gång per strid får du avbryta ett anfall som skulle besegra en annan av dina enheter.

power-sheltering = Skyddande led
    .text = Enheter på dess sida som angränsar till den räknas som om de hade en försvarsmarkör.

power-fervour = Glöd
    .text = När den anfaller eller utför vedergällning slår den 2 anfallstärningar och den högre räknas.

power-rerolls-minus = Missar aldrig
    .text = Varje -1 den slår på en anfallstärning slås om.

power-withers = Mumiens förbannelse
    .text = När den anfalls vänds angriparens tärning till -1; den får ändå slås om.

power-wary = På sin vakt
    .text = Den får +1 försvar mot vedergällning.

power-grave-gift = Gravgåva
    .text = Om en hjälte från Necropolis besegrar den förstärker hjälten genast 1 bronsenhet gratis.

## Powers that work when it retaliates

power-tireless = Obegränsad vedergällning
    .text = Den får utföra vedergällning valfritt antal gånger per stridsrunda.

power-petrifies-on-zero = Stenblick
    .text = Efter sin vedergällning, slå anfallstärningen: på 0 blir enheten den slog paralyserad.

power-petrifies = Förstenande blick
    .text = Enheten som drabbas av dess vedergällning blir paralyserad.

## Powers that work on the map

# $n (number)
power-stables-discount = Stallrabatt
    .text = Medan din hjälte står på ett fält med stallar kostar det { $n } guld mindre att förstärka den.

# $n (number)
power-income-gold = Guldinkomst
    .text = I början av varje resursrunda, få { $n } guld.

# $n (number)
power-income-valuables = Kristallrikedom
    .text =
        { $n ->
            [one] I början av varje resursrunda, få 1 värdesak.
           *[other] I början av varje resursrunda, få { $n } värdesaker.
        }

power-peeks = Spioneri
    .text = En gång per tur, titta på översta kortet i valfri kortlek; låt det ligga eller lägg det underst.

power-steps-on = Extra steg
    .text = I slutet av din tur får din hjälte flytta till ett angränsande tomt fält.
