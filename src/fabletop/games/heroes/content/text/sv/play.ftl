### Heroes: what is said at the table while a game goes on. Swedish.
###
### What is passed in:
###   $seat, $enemy, $side     the name of a player or side: the hero's, "Spelare 2" before there is one, or the guards
###   $unit, $target           the name of a unit, mostly a plural: Gripar; the tower is the only singular
###   $card, $hero, $face      a name from cards.ftl or units.ftl
###   $cards, $units           a list of names
###   $space                   a space of the board: B3
###   $n and the like          plain numbers, or text such as +1 or 2-4 where it is said

## Players, sides and lists

game-title = Heroes of Might and Magic III
# $n (number)
seat-number = Spelare { $n }
side-guards = Väktare
side-ai = AI:n
# $first (text), $last (text)
list-and = { $first } och { $last }
# $first (text), $last (text)
list-or = { $first } eller { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-ally = allierad
relation-you = du

## Units, spaces and cards

# $unit, $n (number): the second of several units with one name
name-number = { $unit } { $n }
# $unit, $side
name-side = { $unit } ({ $side })
# $unit, $face
name-face = { $unit } ({ $face })
space-beside = bredvid brädet
# $card
name-expert = { $card } (expert)
# $card, $n (number): which of its uses
name-use = { $card } ({ $n })
# $timing (text), $text (text)
line-use = { $timing }: { $text }
# $value (text), $n (number)
line-value = { $value } { $n }
# $face, $text (text)
line-face = { $face }: { $text }
# $name (text), $text (text)
line-power = { $name }: { $text }
# $cards
board-deck = Startlek: { $cards }.
# $level (number), $card
board-later = På nivå { $level }: { $card }.
from-published = Siffrorna är publicerade.
from-inferred = Det som inte är publicerat är härlett ur det som är det.
from-original = Det som inte är publicerat är vårt eget.
deck-abilities = förmågorna
deck-spells = besvärjelserna
deck-artifacts = föremålen
# $n (number)
amount-gold = { $n } guld
# $n (number)
amount-materials =
    { $n ->
        [one] 1 byggnadsmaterial
       *[other] { $n } byggnadsmaterial
    }
# $n (number)
amount-valuables =
    { $n ->
        [one] 1 värdesak
       *[other] { $n } värdesaker
    }

## What is asked. $seat is who is asked.

# $n (number): spaces
deed-move =
    { $n ->
        [one] flytta 1 ruta
       *[other] flytta upp till { $n } rutor
    }
deed-attack = anfall
deed-break = bryt ner en mur
deed-defend = försvara
deed-play = spela ett kort
deed-end = avsluta aktiveringen
let-die-fall = låt tärningen falla
let-blow-fall = låt slaget falla

# $unit, $deeds (text)
prompt-act = { $unit }: { $deeds }.
# $unit, $deeds (text)
prompt-guard-act = Du styr väktarna. { $unit }: { $deeds }.
# $unit, $n (number)
prompt-mend = { $unit } läker upp till { $n } skada: på vilken av dina enheter?
prompt-answer-start = Innan den första enheten agerar: spela ett kort eller börja striden.
prompt-answer-between = Innan nästa enhet agerar: spela ett kort eller gå vidare.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-attacking = Du anfaller: { $unit } (anfall { $attack }) mot { $target } (försvar { $defence }). Spela ett kort eller { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-defending = Du blir anfallen: { $unit } (anfall { $attack }) mot { $target } (försvar { $defence }). Spela ett kort eller { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-striking-back = Din vedergällning: { $unit } (anfall { $attack }) mot { $target } (försvar { $defence }). Spela ett kort eller { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-struck-back = Fiendens vedergällning: { $unit } (anfall { $attack }) mot { $target } (försvar { $defence }). Spela ett kort eller { $rest }.
# $unit, $target, $dice (text)
prompt-die = { $unit } mot { $target }: tärningen visar { $dice }. Gör något åt det eller låt det stå.
# $unit, $target, $n (number)
prompt-fatal = { $unit } skulle besegra { $target } på din sida med { $n } skada: rädda dem eller låt dem falla.
# $unit
prompt-splash = Dödsmolnet från { $unit } når en enhet till: vilken?
# $unit, $target
prompt-flee = { $unit } på din sida flyr för { $target }: till vilken ruta?
# $unit, $space
prompt-return = { $unit }: gå tillbaka till { $space } eller stanna?
prompt-grave-gift = De fallna skeletten ansluter sig till dig: vilken bronsenhet förstärker du gratis?
# $unit, $enemy
prompt-book-target = { $enemy }: { $unit } kan anfalla flera av dina enheter, och du säger vilken.
# $n (number), $most (number)
prompt-deploy = Vilken enhet ställer du ut? Du har { $n } av högst { $most } på brädet.
# $unit
prompt-deploy-space = Var ställer du { $unit }?
prompt-ready = Din armé står redo. Börjar du, eller ändrar du uppställningen?
prompt-place-guard = Du ställer ut väktarna: vilken härnäst?
# $unit
prompt-place-guard-space = Var ställer du väktarnas { $unit }?
# $enemy
prompt-place-guard-first = { $enemy }: enheter med samma enhetsnivå och initiativ ställs ut från vänster. Du säger vilken som står först.
prompt-gate = Var i muren är din port?
# $n (number)
prompt-next-unit = Flera av dina enheter har initiativ { $n }: vilken agerar först?
# $n (number), $movement (number)
prompt-further-round =
    { $movement ->
        [one] Runda { $n } är över och väktarna står kvar: betala din sista förflyttningspoäng för en runda till, eller dra dig tillbaka?
       *[other] Runda { $n } är över och väktarna står kvar: betala en av dina { $movement } förflyttningspoäng för en runda till, eller dra dig tillbaka?
    }
# $n (number)
prompt-further-round-free = Runda { $n } är över och väktarna står kvar: strid vidare eller dra dig tillbaka?
# $card, $n (number)
prompt-pay =
    { $n ->
        [one] { $card } har ett pris: vilket kort kastar du?
       *[other] { $card } har ett pris på { $n } kort till: vilket kastar du?
    }
# $card, $n (number)
prompt-pay-any = { $card }: kasta så många kort du vill, +1 för varje. Hittills { $n }.
# $card, $n (number), $most (number)
prompt-power = { $card } med { $n } styrka: lägg till mer, upp till { $most }, eller läs den som den är.
# $card
prompt-aim-unit = { $card }: på vilken enhet?
# $card
prompt-aim-next = { $card }: vilken enhet härnäst?
# $card
prompt-aim-space = { $card }: på vilken ruta?
# $card, $unit
prompt-aim-where = { $card }: vart går { $unit }?
# $card
prompt-aim-card = { $card }: vilken besvärjelse?
# $card, $unit
prompt-aim-boon = { $card }: läk { $unit } eller ta bort paralysen?
# $card, $n (number), $enemy
prompt-resist = { $enemy } läser { $card } med { $n } styrka: stå emot eller låt den verka.
# $card
prompt-after-cast = Du har läst { $card }: ta tillbaka den till handen?
# $n (number)
prompt-exchange = Kasta så många kort du vill, dra sedan lika många. Hittills { $n }.
prompt-trade-in = Vilket kort tar du bort ur spelet för att dra ett nytt?
# $card, $n (number)
prompt-discard =
    { $n ->
        [one] { $card } tvingar dig att kasta ett kort: vilket?
       *[other] { $card } tvingar dig att kasta { $n } kort till: vilket först?
    }
# $n (number)
prompt-keep-one =
    { $n ->
        [one] Av korten du drog stannar ett: vilket kastar du?
       *[other] Av korten du drog stannar ett: vilka { $n } kastar du?
    }
# $deck (text)
prompt-look = Du letar bland { $deck }: tittar du i högen eller tar du det som ligger överst i kasthögen?
# $deck (text)
prompt-search = Du letar bland { $deck }: vilket kort tar du?
# $seat
prompt-hero = { $seat }, vilken hjälte leder din armé?
# $n (number): gold
prompt-muster = Samla din armé: { $n } guld kvar.

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Väntar på { $seat }.
waiting-own = Du har inget att svara med: spelet går vidare av sig självt om en stund.

## What may be picked

# $unit, $target
option-attack = Anfall { $target } med { $unit }
# $space
option-break-wall = Bryt ner muren på { $space }
# $space
option-break-gate = Bryt ner porten på { $space }
# $unit, $space
option-move = Flytta { $unit } till { $space }
# $unit
option-defend = Låt { $unit } försvara sig
# $unit
option-end = Avsluta aktiveringen av { $unit }
# $card, $text (text)
option-play = Spela { $card }: { $text }
# $card, $text (text)
option-cast = Läs { $card }: { $text }
# $card, $text (text)
option-empower = Lägg till { $card }: { $text }
option-morale-draw = Använd din moral för att dra ett kort
option-morale-exchange = Använd din moral för att byta kort
option-morale-remove = Använd din moral för att ta bort ett kort ur spelet och dra ett
option-reroll-zero = Slå om en 0:a, tack vare dess förmåga
option-reroll-charge = Slå om tärningen, tack vare Stormanfall
option-reroll-luck = Slå om tärningen med Tur
option-reroll-morale = Slå om tärningen med din moral
# $card
option-brace = Kasta { $card } för att ignorera tärningen
# $unit
option-guardian = Avbryt anfallet med { $unit }
# $n (number): gold
option-surrender = Ge upp för { $n } guld
option-retreat = Retirera
# $unit, $side, $n (number): health
option-unit = { $unit } ({ $side }), { $n } liv kvar
# $space
option-gate = Porten på { $space }
# $space
option-space = Ruta { $space }
# $space, $unit
option-space-unit = Ruta { $space } med { $unit }
# $card
option-discard = Kasta { $card }
# $card
option-remove = Ta bort { $card } ur spelet
# $card
option-take = Ta { $card }
# $card
option-keep = Behåll { $card }
option-card = { $card }
option-boon-heal = Läk skadan
option-boon-free = Ta bort paralysen
# $unit
option-deploy = Ställ ut { $unit }
option-begin-fight = Börja striden
option-change-places = Ändra uppställningen
# $unit, $n (number): gold
option-recruit = Rekrytera { $unit } (Fåtal) för { $n } guld
# $unit, $n (number): gold
option-reinforce = Förstärk { $unit } till Kompani för { $n } guld
# $unit
option-reinforce-free = Förstärk { $unit } till Kompani, i din armé
# $hero
option-take-hero = { $hero }
option-random-hero = En slumpvis vald hjälte
option-look = Titta på högens översta kort
# $card
option-top-of-pile = Ta { $card } från kasthögen i stället
option-show-and-replace = Visa kortet från en annan fraktion och titta på ett nytt
option-pay-for-round = Betala 1 förflyttningspoäng för en runda till
option-fight-on = Strid en runda till
option-withdraw = Dra dig tillbaka
option-pass-blow = Låt tärningen falla
option-pass-start = Börja striden
option-pass-between = Gå vidare
option-pass-die = Låt det stå
option-pass-fatal = Låt dem falla
option-pass-deploy = Inga fler enheter
option-pass-deploy-space = Inga fler enheter
option-pass-muster = Armén är klar
option-pass-return = Stanna
option-pass-power = Läs den som den är
option-pass-resist = Låt den verka
option-pass-after-cast = Låt den gå
option-pass-pay-any = Inga fler
option-pass-exchange = Inga fler: dra

## The same on buttons

# $space
label-wall = Mur { $space }
# $space
label-gate = Port { $space }
# $unit, $n (number)
label-price = { $unit }, { $n } guld
label-defend = Försvara
label-end = Avsluta
label-surrender = Ge upp
label-morale-draw = Dra ett kort
label-morale-exchange = Byt kort
label-morale-remove = Ta bort ett kort
label-pay-for-round = En runda till

## Headings of the options

group-attack = Anfall
group-move = Flytta
group-card = Kort
group-spell = Besvärjelse
group-morale = Moral
group-die = Tärning
group-unit = Enhet
group-recruit = Rekrytera
group-reinforce = Förstärk
group-leave = Lämna

## What to know about an option

# $units
hint-beside = bredvid { $units }
# $n (number), $whole (number)
hint-health = liv { $n }/{ $whole }
hint-defend = Avslutar aktiveringen: fram till nästa slås en tärning när enheten anfalls, och +1 ger +1 försvar.
# $n (number): gold
hint-surrender = Striden är förlorad; du betalar fienden { $n } guld och behåller alla enheter som står kvar.
hint-retreat = Striden är förlorad.
hint-withdraw = Striden är förlorad; du behåller alla enheter som står kvar.
hint-show-and-replace = Det går till kasthögen för sin lek.
hint-break = Det räknas som anfallet i den här aktiveringen.
# $die (text), $text (text), $chance (text): 1/3
forecast-row = { $die }: { $text } ({ $chance })
# $die (text)
forecast-guard = { $die }, markör +1
forecast-token = markör +1
# $text (text), $chance (text): 1/3
forecast-chance = { $text } ({ $chance })
# $n (number)
forecast-stands =
    { $n ->
        [0] ingen skada
       *[other] { $n } skada
    }
# $n (number)
forecast-flips = { $n } skada, vänds till Fåtal
# $n (number)
forecast-falls = { $n } skada, besegras
forecast-again = sedan en gång till
# $n (text): 1-3
forecast-back = vedergällning { $n } skada
# $n (text): 1-3, $chance (text): 2/3
forecast-back-maybe = vedergällning { $n } skada ({ $chance })
# $n (number)
forecast-burn = eldsköld { $n } skada

## What happened

# $seat, $hero
event-hero-taken = { $seat } spelar { $hero }.
# $seat, $unit
event-unit-mustered = { $unit } ansluter sig till armén under { $seat }.
# $seat, $unit
event-unit-mustered-pack = { $unit } hos { $seat } förstärks till Kompani.
# $seat
event-card-gained = { $seat } får ett kort.
# $seat, $card
event-card-gained-card = { $seat } får { $card }.
# $seat, $n (number)
event-gained-experience =
    { $n ->
        [one] { $seat } får 1 erfarenhet: en halv nivå.
       *[other] { $seat } får { $n } erfarenhet.
    }
# $seat, $n (number)
event-reached-level = { $seat } når nivå { $n }!
# $n (number)
event-guards-drawn =
    { $n ->
        [one] En neutral enhet vaktar fältet.
       *[other] { $n } neutrala enheter vaktar fältet.
    }
# $seat, $n (number)
event-guards-fled = Väktarna på fältet av svårighetsgrad { $n } flyr för { $seat }!
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } drar ett kort.
       *[other] { $seat } drar { $n } kort.
    }
# $seat, $cards
event-drew-cards = { $seat } drar { $cards }.
# $seat
event-rearranged = { $seat } ställer om sin armé.
# $seat
event-took-back = { $seat } ändrar sin uppställning.
# $seat
event-shuffled = { $seat } blandar in kasthögen i leken.
# $seat, $n (number)
event-shuffled-in = { $n ->
    [one] { $seat } blandar in ett kort från handen i leken.
   *[other] { $seat } blandar in { $n } kort från handen i leken.
}
# $seat, $card
event-discarded = { $seat } kastar { $card }.
# $seat, $card
event-lost-at-random = { $seat } förlorar { $card } på måfå.
# $seat, $card
event-removed-from-game = { $seat } tar bort { $card } ur spelet.
# $seat, $card
event-back-to-hand = { $card } går tillbaka till handen: { $seat }.
# $seat, $card
event-played = { $seat } spelar { $card }.
# $seat, $card
event-played-expert = { $seat } spelar { $card }, experteffekten.
# $seat, $card
event-cast = { $seat } läser { $card }.
# $seat, $card
event-cast-expert = { $seat } läser { $card }, experteffekten.
# $card, $n (number)
event-added-power = { $card } ger { $n } styrka.
# $card, $unit
event-aimed = Mål för { $card }: { $unit }.
# $card, $space
event-aimed-space = Mål för { $card }: { $space }.
# $seat, $card
event-resisted = { $seat } står emot { $card }: den har ingen effekt.
# $card
event-effect-ended = Effekten av { $card } är slut.
# $seat
event-got-morale = { $seat } får positiv moral.
# $seat
event-got-morale-negative = { $seat } får negativ moral.
# $seat
event-spent-morale-draw = { $seat } använder moral för att dra ett kort.
# $seat
event-spent-morale-exchange = { $seat } använder moral för att byta kort.
# $seat
event-spent-morale-reroll = { $seat } använder moral för att slå om.
# $seat
event-spent-morale-remove = { $seat } använder moral för att ta bort ett kort och dra ett.
# $seat
event-spent-morale-search = { $seat } använder moral för att leta igen.
# $seat, $what (text)
event-got-resources = { $seat } får { $what }.
# $seat, $enemy
event-combat-began = { $seat } anfaller { $enemy }!
# $unit, $space
event-deployed = { $unit } till { $space }.
# $space
event-walls-rose = Murar reser sig tvärs över brädet, med en port på { $space }.
# $n (number)
event-round-began = Stridsrunda { $n } börjar.
# $side, $unit
event-activated = { $side }: { $unit } står på tur.
# $unit
event-skipped-paralysed = { $unit }: paralys, ingen handling.
# $unit, $start, $end
event-moved = { $unit } flyttar från { $start } till { $end }.
# $unit, $start, $end
event-teleported = { $unit } byter från { $start } till { $end }.
# $unit
event-defended = { $unit } försvarar sig.
# $unit
event-waited = { $unit }: inget anfall.
# $unit, $space
event-wall-broken = { $unit } bryter igenom muren på { $space }!
event-tower-fell = Den sista muren är nere, och tornet med den.
# $unit, $target
event-attack-declared = { $unit } anfaller { $target }.
# $unit, $target
event-attack-declared-back = { $unit } slår tillbaka mot { $target }.
# $unit, $target
event-attack-declared-tower = { $unit } skjuter på { $target }.
# $dice (text)
event-dice-rolled = Tärningen visar { $dice }.
# $dice (text)
event-dice-rolled-lower = Tärningarna visar { $dice }; den lägre räknas.
# $dice (text)
event-dice-rolled-higher = Tärningarna visar { $dice }; den högre räknas.
# $die (text)
event-rerolled = Omslag: { $die }.
event-die-ignored = Tärningen ignoreras.
# $die (text)
event-guard-rolled = Försvarsmarkörens tärning visar { $die }.
# $unit, $die (text)
event-ability-rolled = { $unit }: tärningen för förmågan visar { $die }.
# $die (text)
event-ability-rolled-nobody = Tärningen visar { $die }.
# $unit, $target, $attack (number), $die (text), $defence (number), $n (number)
event-blow-worked =
    { $n ->
        [0] { $unit } mot { $target }: { $attack } anfall, tärning { $die }, { $defence } försvar: ingen skada.
       *[other] { $unit } träffar { $target }: { $attack } anfall, tärning { $die }, { $defence } försvar: { $n } skada.
    }
# $unit
event-called-off = Anfallet mot { $unit } avbryts!
# $unit, $n (number)
event-wounded = { $unit }: { $n } skada.
# $unit, $n (number)
event-healed = { $unit }: { $n } skada läkt.
# $unit
event-flipped = { $unit }: vänds till en svagare sida.
# $unit
event-reinforced = { $unit }: förstärks till Kompani.
# $unit, $card
event-covered = { $card } ligger på { $unit }.
# $unit
event-fell = { $unit } besegras!
# $unit
event-paralysed = { $unit }: paralys.
# $unit
event-freed = { $unit }: paralysen är över.
# $enemy, $card
event-ai-drew = { $enemy } drar ett AI-kort: { $card }.
# $seat, $n (number)
event-paid-for-round =
    { $n ->
        [one] { $seat } betalar en förflyttningspoäng för en runda till; 1 är kvar.
       *[other] { $seat } betalar en förflyttningspoäng för en runda till; { $n } är kvar.
    }
# $seat, $n (number)
event-surrendered = { $seat } ger upp för { $n } guld.
# $seat
event-retreated = { $seat } lämnar fältet.
# $seat, $n (number)
event-paid-for-defeat = { $seat } betalar { $n } guld för nederlaget.
# $seat, $enemy
event-combat-ended = Seger för { $seat } över { $enemy }!
# $seat, $enemy
event-combat-ended-surrender = { $enemy } har gett upp: seger för { $seat }!
# $seat, $enemy
event-combat-ended-retreat = { $enemy } har dragit sig tillbaka: seger för { $seat }!
event-combat-ended-nobody = Ingen är kvar på brädet.
event-combat-ended-broken-off = Striden leder ingenstans och avbryts.

## The table

# $n (number)
table-round = Stridsrunda { $n }
table-setup = Förberedelser
table-order = Kvar att agera
table-hand = Hand
table-empty-hand = inga kort
table-army = Armé
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } på hand, { $deck } i leken, { $discard } kastade
# $n (number)
table-level = nivå { $n }
# $n (number), $most (number)
table-expert = experteffekter { $n }/{ $most }
# $n (number)
table-spells =
    { $n ->
        [one] 1 besvärjelse kvar denna runda
       *[other] { $n } besvärjelser kvar denna runda
    }
table-morale = positiv moral
table-morale-negative = negativ moral
# $n (number)
table-gold = { $n } guld
# $n (number)
table-movement =
    { $n ->
        [one] 1 förflyttningspoäng
       *[other] { $n } förflyttningspoäng
    }
table-attacker = anfaller
table-defender = försvarar
table-wall = mur
table-gate = port
table-rubble = ruin
table-lasting = I kraft
table-tower = Bredvid brädet
mark-acted = har agerat
mark-retaliated = har slagit tillbaka
mark-paralysed = paralyserad
mark-defending = försvarar sig

## Setting up a table

mode-duel = Duell
    .text = Två hjältar, var och en ledd av en spelare, strider tills en armé är slagen.
mode-guards = Väktare
    .text = En hjälte strider mot de neutrala enheterna på ett fält; en andra spelare får styra dem.
mode-ai = AI-hjälte
    .text = En hjälte mot en annan som spelar med egna kort.
setting-mode = Slags strid
setting-ruleset = Utgåva
setting-level = Hjältarnas nivå
setting-budget = Guld för varje armé
setting-armies = Arméer
setting-quick_start = Snabbstart
setting-artifacts = Föremål för varje hjälte
setting-spells = Besvärjelser för varje hjälte
setting-gold = Guld för varje spelare
setting-movement = Förflyttningspoäng
setting-siege = Belägring
setting-field = Fältets svårighetsgrad
setting-difficulty = Svårighetsgrad
setting-land = Land (0: vilket som helst)
setting-skill = AI-hjältens färdighet
armies-choose = samlas av spelarna
armies-random = på måfå
ruleset-retail = Den som säljs
ruleset-first = Den tidigare

## Problem

puzzle-win = Vinn striden den här rundan, vad tärningarna än visar.
# $unit (name)
puzzle-cut-down = Besegra { $unit } innan de agerar, vad tärningarna än visar.
