### Heroes: why something cannot be done now. English.
###
### What is passed in: $unit is the name of a unit, a plural; $hero the name of a hero; $price and $purse amounts as one says them;
### $need is what it takes and $have what is there.

## Towns

# $price, $purse
hindered-price = It costs { $price }, and you have { $purse }.
hindered-built = You have built already this round.
hindered-peopled = You have used your population token already this round.
hindered-booked = You have bought spells already this round.
# $building
hindered-building = First this must stand: { $building }.
hindered-scenario = The scenario does not allow it.
hindered-attacked-builds = Whoever is attacked builds nothing before the fight.
hindered-buying = First finish recruiting and reinforcing.
hindered-not-both = One use of the population token is for units or for a hero, not for both.
# $unit
hindered-few-first = You must have it as Few before you can reinforce it: { $unit }.
# $unit
hindered-taken = A player has this unit already: { $unit }.
hindered-hero-there = Your secondary hero is on the map already.
hindered-hero-away = Your secondary hero was lost just now, and comes back next turn at the earliest.
hindered-own-turn = That is done on your own turn.
hindered-no-home = You have neither a town nor a settlement.
hindered-post-taken = A hero stands there already.
hindered-guild-new = The guild sells no spells in the round in which it is built.
hindered-no-spells = There are no spells left to buy.
hindered-traded = One removes a card instead of trading, and you have traded.
hindered-keeps = Statistics, specialties, the starting ability and Magic Arrow cannot be removed here.

## The map

# $hero
hindered-passing = A hero who is only passing must go on first: { $hero }.
# $hero
hindered-no-movement = No movement points are left: { $hero }.
# $need (number), $have (number)
hindered-tired = A hero does at most { $need } things in a turn, and this one has done { $have }.
hindered-blocked = This field is blocked: nobody enters it.
hindered-wall = The edge between the two fields is closed.
hindered-no-way = No way that is known leads there.
# $need (number), $have (number)
hindered-far =
    It is { $need } fields away, and you have { $have ->
        [one] 1 movement point
       *[other] { $have } movement points
    }.
# $need (number), $have (number)
hindered-steps =
    It is { $need } fields away: go one field after the other, you have { $have ->
        [one] 1 movement point
       *[other] { $have } movement points
    }.
hindered-friend = A hero of yours or an ally stands there: one may pass with a further movement point, and not stop.
hindered-part-first = Two heroes share the field, and must part first.
hindered-sanctuary = A hero is in the sanctuary: others may not stop there.
hindered-idle = Nothing is gained by visiting this place again.
hindered-by-moving = A place is visited by moving onto its field.
hindered-visited = This place was visited, and is empty for everybody.
hindered-flagged = This place bears your flag already, or that of an ally.
hindered-tile-far = No field of this tile lies beside the hero.
hindered-known = One explores from a field beside which no other tile is known.

## Cards

hindered-only-map = It is played on the map, not in a combat.
hindered-only-combat = It is played in a combat.
hindered-own-unit = It is played while one of your units is active.
hindered-blow = It is played when an attack has been declared.
hindered-rolled = It is played when the attack die has been rolled.
hindered-fatal = It is played when an attack would defeat a unit of yours.
hindered-casting = It is played while a spell is being cast.
hindered-after-cast = It is played right after a spell of your own.
hindered-enemy-cast = It is played when the enemy casts a spell.
hindered-between = It is played before a unit is activated.
hindered-on-map = It is played on your own turn on the map.
hindered-before-guards = It is played before a fight with guards.
hindered-after-victory = It is played after a victory of your main hero.
hindered-end-of-turn = It is played at the end of your turn.
hindered-purchase = It is played when you recruit units or buy a spell.
hindered-no-commander = Your main hero does not lead this fight, so you may not use this card.
# $need (number), $have (number)
hindered-spell-limit =
    You may cast { $need ->
        [one] 1 spell
       *[other] { $need } spells
    } in a combat round, and have cast { $have }.
hindered-spell-late = Spells are cast before the unit moves or attacks, and never as an answer.
# $faction
hindered-faction = Only this faction may use it: { $faction }.
# $need (number), $have (number)
hindered-level = Its expert effect needs level { $need }, and your hero has level { $have }.
# $need (number), $have (number)
hindered-crowns = You have used { $have } of { $need } expert effects this round.
# $need (number), $have (number)
hindered-discards =
    You must discard { $need ->
        [one] 1 other card
       *[other] { $need } other cards
    } for it, and have { $have }.
hindered-attacked = The unit has attacked: no more cards are played for it.
hindered-defence-only = On the enemy’s turn cards are played for defence only.
# $need (number), $have (number)
hindered-power = It takes { $need } power, and your hand has { $have } for it.
hindered-no-target = There is nothing now at which it could be aimed.
hindered-no-effect = It would do nothing now.

## Combat

# $unit
hindered-struck = Has attacked already: { $unit }.
# $unit
hindered-ranged-moved = A ranged unit does not attack after moving: { $unit }.
# $unit
hindered-ranged-close = With an enemy beside it, a ranged unit attacks only adjacent ones; here it is { $unit }.
# $unit
hindered-not-adjacent = It attacks only adjacent enemies: { $unit }. Move next to it first.
hindered-off-board = It stands beside the board, and only those on the board are shot at.
# $unit
hindered-ranged-wall = Ranged units destroy neither walls nor gates: { $unit }.
# $unit
hindered-wall-far = It destroys only what is adjacent: { $unit }.
# $unit
hindered-moved = Has moved already: { $unit }.
# $unit
hindered-struck-first = Only ranged units move after attacking: { $unit }.
hindered-occupied = The space is taken.
# $unit, $need (number), $have (number)
hindered-space-far =
    It is { $need } spaces away, and { $have ->
        [one] 1 is
       *[other] { $have } are
    } allowed: { $unit }.
# $unit, $need (number), $have (number)
hindered-way-blocked =
    Obstacles are in the way: not to be reached in { $have ->
        [one] 1 space
       *[other] { $have } spaces
    } by { $unit }.
hindered-tower = The tower cannot defend.
# $unit
hindered-tower-safe = The tower stands beside the board: only ranged units reach it, not { $unit }.
# $unit
hindered-struck-defend = One defends instead of attacking: { $unit }.
# $unit
hindered-rose = Has just given its defence token back: { $unit }.
hindered-no-player = One surrenders only to another player’s hero.
hindered-no-hero = No hero leads your side.
hindered-begun = Only before the active unit moves or attacks.
hindered-holds-town = Whoever defends a town must stay and fight.
hindered-kept = A card keeps you in this fight.
hindered-no-refuge = You have no town or settlement to go to.
hindered-attacked-by-guards = Whoever is attacked by guards must stay and fight.
# $unit
hindered-acted = Has already acted in this round: { $unit }.
# $unit
hindered-paralysed = Is paralysed and skips its next activation: { $unit }.
# $unit
hindered-tied = Of equal initiative, and comes later: { $unit }.
# $unit, $need (number), $have (number)
hindered-slower = First comes { $unit } with initiative { $need }; here it is { $have }.
# $unit
hindered-next = First this activation must end: { $unit }.
