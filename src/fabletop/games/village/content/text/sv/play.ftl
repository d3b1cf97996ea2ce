### Village: det som sägs vid bordet under partiet. Svenska.
###
### Det som skickas in:
###   $seat, $prey, $owner, $killer, $sorcerer   en spelares namn: hjältens, eller "Spelare 2" innan det finns någon
###   $card, $mini, $hero, $element, $type, $slot   ett namn ur cards.ftl
###   $cards                                        en lista med kortnamn
###   $n, $life, $cost och liknande                 tal, eller text med tecken som +2 där det står så

## Players

game-title = Village of Legends
# $n (number)
seat-number = Spelare { $n }
seat-nobody = ingen
# $name (text)
seat-you = { $name } (du)
# $first (text), $last (text)
list-and = { $first } och { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }

relation-you = du
relation-ally = allierad
relation-opponent = motståndare

## The head of a card and where its figures come from

# $n (number)
head-price = { $n } guld
# $n (number)
head-sells = säljs för { $n }
# $n (number)
head-experience = värt { $n } erfarenhet
head-heavy = tungt
from-published = Siffrorna är publicerade.
from-inferred = Det som inte är publicerat är härlett ur det som är det.
from-original = Det som inte är publicerat har vi själva hittat på.

## Lines of a card that cards.ftl has not

# $n (number)
effect-cost = Kostar { $n } intelligens att spela.
# $n (number)
effect-scroll = Du måste ha minst { $n } intelligens för att spela den; inget betalas.
effect-magic-any-target = Med den magiska attacken får du välja valfri spelare eller valfritt monster i spel som mål.
# $element (name), $n (number)
monster-resist = Det tar { $n } mindre skada av attacker med elementet { $element }.
# $element (name)
monster-immune = Det tar ingen skada av attacker med elementet { $element }.

# $name (text), $text (text)
ability-line = { $name }. { $text }

## Special cards of a monster that overwhelms the market

# $n (signed)
part-attack = Attackerar med en tärning { $n }.
# $n (signed), $element (name)
part-element-attack = Attackerar ({ $element }) med en tärning { $n }.
# $n (number)
part-armour = Så länge kortet ligger framme tar monstret { $n } mindre skada av varje attack.
# $n (number)
part-discard =
    { $n ->
        [one] Den attackerade spelaren kastar ett kort.
       *[other] Den attackerade spelaren kastar { $n } kort.
    }
# $n (number)
part-mind-loss = Den attackerade spelaren har { $n } mindre intelligens den här turen.
# $card (name), $n (number)
part-summon =
    { $n ->
        [one] Lägger ett minikort av sorten { $card } framför den attackerade spelaren, om det finns något kvar.
       *[other] Lägger { $n } minikort av sorten { $card } framför den attackerade spelaren, så långt de räcker.
    }

## The board of a hero

# $level (number), $experience (number)
hero-level =
    { $experience ->
        [0] Nivå { $level }
       *[other] Nivå { $level }, från { $experience } erfarenhet
    }
# $n (number)
hero-life = Börjar med { $n } livspoäng.

## A card in a few words

# $n (signed)
brief-attack = attack { $n }
# $n (signed)
brief-heavy-attack = tung attack { $n }
# $n (signed), $element (name)
brief-spell-attack = attack ({ $element }) { $n }
# $cost (number), $element (name), $n (signed)
brief-magic-use = { $cost } int: attack ({ $element }) { $n }
brief-magic-any-target = mot vem som helst
# $n (number)
brief-cost = för { $n } int
# $n (number)
brief-scroll = kräver { $n } int
# $n (number), $slot (name)
brief-defence = { $slot } { $n }
# $n (number)
brief-draw = dra { $n }
# $n (number)
brief-trash-hand = ta bort { $n } från handen
# $n (number)
brief-trash-market = ta bort { $n } från marknaden
# $n (number)
brief-opponent-discards = motståndare kastar { $n }
# $n (number)
brief-opponent-mind = motståndare: int −{ $n }
# $n (number)
brief-heal = +{ $n } liv
# $n (signed)
brief-heal-die = tärning { $n } liv
# $n (signed)
brief-mind = int { $n }
# $n (number)
brief-gold = +{ $n } guld
# $n (signed)
brief-chest = tärning { $n }, ×10 guld
# $n (number)
brief-experience = +{ $n } XP
# $n (number)
brief-self-damage = −{ $n } liv
# $n (number)
brief-cure = −{ $n } gift
brief-cure-all = allt gift borta
# $n (number)
brief-poison = gift { $n }
# $type (name), $n (signed)
brief-versus = { $n } mot { $type }
# $n (signed)
brief-next-weapon = nästa vapen { $n }
# $n (signed)
brief-all-weapons = alla vapen { $n }
brief-any-target = mot vem som helst
brief-multi = träffar alla
# $slot (name)
brief-break-defence = slår bort { $slot }
brief-move-monster = skickar bort ett monster
brief-smelt = fullt pris för ett kort
# $n (number)
brief-discount = nästa köp −{ $n } guld
# $n (signed)
brief-taming = tämjning { $n }
# $n (signed)
brief-taming-in-hand = tämjning { $n } på handen
# $n (number)
brief-thorns = taggar { $n }
# $element (name), $n (number)
brief-resist = motstår { $element } { $n }
# $element (name)
brief-immune = immun mot { $element }
# $n (number)
brief-armour-until-next-turn = pansar { $n } i en runda
# $card (name), $n (number)
brief-summon = frammanar { $n } × { $card }
brief-sheath = förvarar ett vapen
brief-once = bara en gång
# $n (number)
brief-mind-each-turn = int +{ $n } varje tur
# $n (number)
brief-life = liv { $n }
# $n (number)
brief-life-per-player = liv { $n } per spelare
# $n (signed)
brief-mind-attack = attackerar int { $n }
brief-no-attack = ingen attack
# $n (number)
brief-discard = kasta { $n }
# $n (number)
brief-gives-gold = ger { $n } guld
# $n (number)
brief-gives-heal = ger { $n } liv
brief-not-for-sale = ej till salu

## The abilities of a hero, where their names are too long

# $class (name), $n (signed)
brief-hero-attack-with = { $class } { $n }
# $type (name), $n (signed)
brief-hero-against = { $n } mot { $type }

## What is asked

# $seat
prompt-act = { $seat }, det är din tur: vad gör du?
# $seat
prompt-act-play = { $seat }, det är din tur: spela dina kort.
# $seat, $gold
prompt-act-both = { $seat }, du har { $gold } guld: spela vidare eller köp.
# $seat, $gold
prompt-act-buy = { $seat }, du har { $gold } guld kvar: köp eller avsluta din tur.
# $seat
prompt-act-end = { $seat }, det finns inget kvar att göra: avsluta din tur.
# $n
hint-cards-lost =
    { $n ->
        [one] 1 kort ospelat
       *[other] { $n } kort ospelade
    }
# $n
hint-gold-lost = { $n } guld oanvänt
# $seat, $card
prompt-target = { $seat }, vad riktar du { $card } mot?
# $seat, $card
prompt-target-next = { $seat }, om { $card } gör mer skada än som behövs, vart går resten?
# $seat, $card, $prey
prompt-target-screen = { $seat }, { $prey } är skyddad: vad träffar { $card } härnäst?
# $seat, $card, $prey
prompt-target-claw = { $seat }, ditt monster { $card } attackerar { $prey }: vad träffar det härnäst?
# $seat, $card
prompt-target-prey = { $seat }, du attackeras av { $card }: vad hos dig träffas härnäst?
# $seat, $card
prompt-lifelink = { $seat }, åberopar du livslänken för { $card }?
# $seat, $n (number)
prompt-lifelink-amount = { $seat }, du gjorde { $n } skada: hur mycket intelligens byter du mot livspoäng?
# $seat
prompt-owner = { $seat }, monstren framför dig attackerar: vems kommer härnäst?
# $seat, $card, $mini, $prey
prompt-monster-summons = { $seat }, ska { $card } frammana { $mini } innan { $prey } attackeras?
# $seat, $card
prompt-place-monster = { $seat }, framför vem spelar du { $card }?
# $seat, $card
prompt-send-monster = { $seat }, framför vem skickar du { $card }?
# $seat, $card
prompt-relocate = { $seat }, bytet för ditt monster { $card } har fallit: framför vem går det nu?
# $seat, $card
prompt-summon = { $seat }, framför vem lägger du minikortet { $card }?
# $seat, $card
prompt-monster = { $seat }, vilket monster framför dig skickar du bort med { $card }?
# $seat
prompt-space = { $seat }, vilket kort på marknaden tar du bort ur spelet?
# $seat, $card
prompt-space-card = { $seat }, { $card }: vilket kort på marknaden tar du bort ur spelet?
# $seat, $card
prompt-heal = { $seat }, vem läks av { $card }?
# $seat, $card
prompt-discard-one = { $seat }, { $card } tvingar dig att kasta ett kort: vilket?
# $seat, $card
prompt-remove-one = { $seat }, { $card }: vilket kort på din hand tar du bort ur spelet?
# $seat, $card
prompt-smelt = { $seat }, vilket kort byter du mot guld med { $card }?
# $seat, $card
prompt-opponent = { $seat }, vilken motståndare drabbas av { $card }?
# $seat
prompt-loot = { $seat }, du kämpade mot monstret på marknaden: vilket av korten under det tar du?
# $seat
prompt-vision = { $seat }, låter du förtrollningen du såg ligga överst i sin lek?
# $seat, $card
prompt-vision-card = { $seat }, nästa förtrollning i leken är { $card }: låter du den ligga överst?
# $seat
prompt-hero = { $seat }, vilken hjälte spelar du?
# $seat (several names)
prompt-sorcerer = { $seat }: vem av er står i mitten, som trollkarl?
# $seat (several names), $sorcerer
prompt-flank = { $seat }: vem av de andra står på flanken som spelar före { $sorcerer }?

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Väntar på { $seat }.
waiting-own = Du har inget att svara med: spelet går vidare av sig självt om en stund.

## What may be picked

# $card
option-play = Spela { $card }
# $card, $n (number)
option-cast = Använd { $card } som förtrollning för { $n } intelligens
# $card, $n (number)
option-sell = Sälj { $card } för { $n } guld
# $card
option-sheathe = Stick { $card } i vapenskidan
# $card
option-unsheathe = Spela { $card } ur vapenskidan
# $card, $n (number)
option-unsheathe-cast = Använd { $card } ur vapenskidan som förtrollning för { $n } intelligens
# $card, $n (number)
option-buy = Köp { $card } för { $n } guld
# $card, $n (number)
option-tame = Försök tämja { $card }: minst { $n } med en tärning
# $card, $n (number), $bonus (signed)
option-tame-bonus = Försök tämja { $card }: minst { $n } med en tärning { $bonus }
# $card, $n (number): several of them in hand
option-held = { $card } ×{ $n }
option-end-turn = Avsluta din tur
option-sabotage = Sabotage: ta bort ett kort på marknaden ur spelet
# $n (number)
option-sneak = Smyga: slå dig förbi monstren, minst { $n } på varje tärning
# $card, $n (number)
option-summon = Frammana { $card } för { $n } intelligens
option-vision = Siarblick: titta på nästa förtrollning i leken
option-keep = Låt den ligga överst
option-sink = Lägg den underst
option-yes = Ja
option-no = Nej
# $seat
option-hero = { $seat }
# $card, $life (number), $seat
option-monster = { $card } framför { $seat }, { $life } livspoäng kvar
# $card, $n (number), $seat
option-worn = { $seat }s { $card }, försvar { $n } kvar
# $card, $life (number)
option-dragon = { $card } på marknaden, { $life } livspoäng kvar
# $seat, $cards
option-owner = { $seat }s monster: { $cards }
# $cards
option-owner-nobody = De som inte tillhör någon: { $cards }
# $card, $n (number)
option-space = { $card } på ruta { $n }
# $hero
option-take-hero = { $hero }
option-random-hero = En slumpad hjälte
# $card
option-discard = Kasta { $card }
# $card
option-remove = Ta bort { $card } ur spelet
# $card, $n (number)
option-smelt = Byt { $card } mot { $n } guld
# $card
option-loot = Ta { $card }
option-pass = Ta inget mer
# $n (number)
option-lifelink =
    { $n ->
        [0] Ingen
       *[other] { $n } intelligens mot { $n } livspoäng
    }

## Headings of the options

group-play = Spela
group-cast = Trolla
group-unsheathe = Dra vapen
group-buy = Köp
group-tame = Tämj
group-ability = Förmåga
group-sheathe = Stick undan
group-sell = Sälj
group-turn = Tur

## What happened

# $seat, $hero
event-hero-taken = { $seat } spelar { $hero }.
# $seat
event-place-taken = { $seat } står på en flank.
# $seat
event-place-taken-sorcerer = { $seat } står i mitten, som trollkarl.
# $seat, $n (number)
event-start-rolled = { $seat } slår { $n } med två tärningar om vem som börjar.
# $seat, $n (number)
event-turn-began = Runda { $n }: { $seat }s tur.
# $seat
event-turn-ended = { $seat } har avslutat sin tur.
# $seat, $card
event-played = { $seat } spelar { $card }.
# $seat, $card
event-cast = { $seat } använder { $card } som förtrollning.
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } drar ett kort.
       *[other] { $seat } drar { $n } kort.
    }
# $seat, $cards
event-drew-cards = { $seat } drar { $cards }.
# $seat
event-shuffled = { $seat } blandar sin kasthög till en ny kortlek.
# $seat, $card
event-discarded = { $seat } kastar { $card }.
# $seat, $cards
event-hand-discarded = { $seat } kastar resten av handen: { $cards }.
# $seat, $card
event-removed-from-game = { $seat } tar bort { $card } ur spelet.
# $seat, $n (number)
event-rolled = { $seat } slår { $n }.
# $n (number)
event-rolled-nobody = Tärningen visar { $n }.
# $seat
event-missed = { $seat } gör ingen skada.
event-missed-nobody = Ingen skada görs.
# $seat, $n (number)
event-got-gold = { $seat } får { $n } guld.
# $seat, $n (signed)
event-got-mind = { $seat }: { $n } intelligens.
# $seat, $n (number)
event-mind-will-suffer = { $seat } kommer att ha { $n } mindre intelligens under sin nästa tur.
# $seat, $n (number)
event-healed = { $seat } får tillbaka { $n } livspoäng.
# $seat, $n (number)
event-hurt = { $seat } förlorar { $n } livspoäng.
# $seat, $n (number)
event-poisoned =
    { $n ->
        [one] { $seat } får en giftmarkör.
       *[other] { $seat } får { $n } giftmarkörer.
    }
# $seat, $n (number)
event-poison-bit = Det var giftet.
# $seat, $n (number)
event-cured =
    { $n ->
        [one] { $seat } blir av med en giftmarkör.
       *[other] { $seat } blir av med { $n } giftmarkörer.
    }
# $seat, $n (number)
event-got-experience = { $seat } får { $n } erfarenhet.
# $seat, $n (number)
event-rose-to-level = { $seat } når nivå { $n }!
# $seat, $n (number)
event-went-berserk =
    { $n ->
        [one] { $seat } går bärsärk den här turen!
       *[other] { $seat } går bärsärk i { $n } turer!
    }
# $seat
event-calmed-down = { $seat } lugnar ner sig.
# $seat, $n (signed)
event-weapons-sharpened = { $seat }s vapen får { $n } den här turen.
# $seat, $n (signed)
event-next-weapon-sharpened = Nästa vapen som { $seat } spelar får { $n }.
# $seat, $n (number)
event-armour-raised = Till nästa tur gör attacker mot { $seat } { $n } mindre skada.
# $seat, $n (number)
event-price-lowered = Nästa köp som { $seat } gör kostar { $n } guld mindre.
# $seat, $n (signed)
event-taming-raised = { $seat } får { $n } på sina tämjningsslag den här turen.
# $seat, $card
event-defence-placed = { $card } skyddar nu { $seat }.
# $seat, $card, $n (number)
event-defence-hit = { $seat }s { $card } stoppar { $n } skada.
# $seat, $card
event-defence-lost = { $seat } förlorar { $card }.
# $seat, $card
event-sheath-placed = { $seat } tar på sig { $card }.
# $seat, $card
event-weapon-sheathed = { $seat } sticker undan { $card }.
# $seat, $card
event-weapon-unsheathed = { $seat } drar { $card } ur vapenskidan.
# $seat, $card, $n (number)
event-bought = { $seat } köper { $card } för { $n } guld.
# $seat, $card, $n (number)
event-sold = { $seat } säljer { $card } för { $n } guld.
# $seat, $card, $n (number)
event-smelted = { $seat } byter { $card } mot { $n } guld.
# $seat, $card
event-taken-from-market = { $seat } tar bort { $card } på marknaden ur spelet.
# $seat, $card, $n (number)
event-revealed = På ruta { $n } ligger nu { $card }.
# $card, $n (number)
event-moved-in-market = { $card } lämnar plats och flyttas till ruta { $n }.
# $seat, $card, $n (number)
event-tamed = Med { $n } lyckas { $seat } tämja { $card } och får köpa kortet.
# $seat, $card, $n (number)
event-taming-failed = Med { $n } misslyckas { $seat } med att tämja { $card }, som går till attack!
# $seat, $card
event-monster-came = { $card } står nu framför { $seat }.
# $seat, $card
event-monster-moved = { $card } går vidare till { $seat }.
# $seat, $card
event-monster-attacked = { $card } attackerar { $seat }.
# $card, $n (number)
event-monster-hurt = { $card } förlorar { $n } livspoäng.
# $card, $n (number)
event-monster-healed = { $card } får tillbaka { $n } livspoäng.
# $card
event-monster-died = { $card } dör.
# $card, $killer
event-monster-died-killed = { $killer } besegrar { $card }.
# $card
event-summoned = { $card } frammanas.
# $card
event-proliferated = { $card }: ännu ett minikort ansluter till gruppen.
# $seat, $n (number)
event-mind-attacked = { $seat }s sinne attackeras: { $n } intelligens.
# $seat
event-sneaking-tried = Någon upptäcker { $seat }, och marknaden förblir stängd.
# $seat
event-sneaking-tried-free = { $seat } smyger förbi monstren till marknaden.
# $seat, $n (number)
event-life-linked = Livslänken gjorde { $n } intelligens till liv.
# $seat
event-foresaw = { $seat } tittar på nästa förtrollning i leken.
# $seat, $card
event-foresaw-card = { $seat } ser nästa förtrollning: { $card }.
# $seat
event-spell-sunk = { $seat } lägger förtrollningen underst i leken.
# $card, $n (number)
event-overwhelm-came = { $card } överväldigar marknaden, med { $n } livspoäng!
# $card, $n (number)
event-overwhelm-grew =
    { $n ->
        [one] { $card } täcker 1 ruta.
       *[other] { $card } breder ut sig: { $n } av korten ligger på marknaden.
    }
# $seat, $card, $n (number)
event-overwhelm-hurt = { $seat } gör { $n } skada på { $card }.
# $seat, $card
event-overwhelm-died = { $seat } ger { $card } nådastöten: marknaden är fri!
# $seat, $card
event-looted = { $seat } tar { $card } ur bytet.
# $seat
event-fell = { $seat } har fallit.
# $seat
event-ran-out-of-cards = { $seat } har inga kort kvar.
# $seat
event-won = { $seat } vinner!

## The table

# $n (number)
table-round = Runda { $n }
table-setup = Förberedelser
table-market = Marknad
table-hand = Hand
# $seat
table-turn-of = { $seat }s tur
# $n (number)
table-gold = { $n } guld
# $n (number)
table-mind = { $n } intelligens
# $n (number)
table-mind-short = int. { $n }
# $n (number)
table-level = nivå { $n }
# $n (number), $next (number)
table-experience = erfarenhet { $n }/{ $next }
# $n (number)
table-experience-full = erfarenhet { $n }
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } på hand, { $deck } i lek, { $discard } i kasthög
table-sorcerer = trollkarl
table-fallen = utslagen
# $n (number)
table-poison = gift { $n }
# $n (number)
table-berserk =
    { $n ->
        [one] bärsärk den här turen
       *[other] bärsärk i { $n } turer
    }
# $n (number)
table-guard = pansar { $n }
table-monsters = framför
table-defences = skydd
table-sheaths = vapenskida
table-sheath-empty = tom
# $card, $n (number), $owner
table-monster = { $card } { $n } ({ $owner })
# $card, $left (number), $whole (number)
table-defence = { $card } { $left }/{ $whole }
# $n (signed)
table-next-weapon = nästa vapen { $n }
# $n (signed)
table-all-weapons = vapen { $n }
table-weapons-closed = inga fler vapen den här turen
# $n (number)
table-discount = nästa köp −{ $n }
table-closed-monsters = stängd för dig: ett monster står i vägen
table-closed-berserk = stängd för dig: du går bärsärk
# $card, $life (number)
table-closed-dragon = stängd: { $card } ligger på den, { $life } livspoäng kvar
table-empty-space = (tom)
# $card
table-foreseen = nästa förtrollning: { $card }
table-empty-hand = inga kort

## Problem

# $hero (name)
puzzle-fell = Fäll { $hero } den här turen, vad tärningarna än visar.

## Varför inte

# $need (number), $have (number)
hindered-gold = Det kostar { $need } guld, och du har { $have }.
# $need (number), $have (number)
hindered-mind = Det kräver { $need } intelligens, och du har { $have } kvar.
hindered-weapons = Efter ett tungt vapen spelas inget annat vapen den här turen.
# $card
hindered-monster = { $card } står framför dig: ingen marknad förrän det är besegrat.
hindered-berserk = Du går bärsärkagång: marknaden är stängd för dig den här turen.
# $card
hindered-dragon = { $card } ligger över marknaden: den är stängd för alla tills det är borta.
