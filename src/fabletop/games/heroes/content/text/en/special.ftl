### Heroes: the special rules of scenarios, and what they ask and tell. English.

## Special rules, as they are told before a game

# $buildings (text)
special-rule-no-building = Nobody may build: { $buildings }.
special-rule-no-secondary-heroes = There are no secondary heroes.
# $n (text)
special-rule-level-cap = Main heroes do not rise above level { $n }.
special-rule-no-fights-between-players = Heroes of players do not fight each other.
special-rule-no-retaking-flags = A flag of another player counts as your own.
# $n (number)
special-rule-no-entering-rival-start-tiles = Nobody enters an enemy's starting tile before round { $n }.
special-rule-no-entering-rival-start-tiles-ever = Nobody enters an enemy's starting tile.
special-rule-income-every-round = Income is paid every round.
special-rule-ignore-closed-edges = Starting tiles have no closed edges.
# $places (text)
special-rule-no-skip = Nothing gets you past the guard without a fight here: { $places }.
# $places (text)
special-rule-no-retreat = A fight with guards goes on to its end here: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } has a guard of its own. { $guards }.
# $place (text), $units (text), $guards (text)
special-rule-own-guard-of = { $place } has a guard of its own, drawn as the game begins from: { $units }. { $guards }.
# $hero (text), $units (text), $guards (text)
special-drawn = { $hero }: so many of { $units } are drawn as the game begins. { $guards }.
# $difficulty (text), $cards (text)
special-guard = { $difficulty }: { $cards }
# $n (text), $tier (text)
special-guard-cards = { $n } { $tier }
# $places (text)
special-rule-unguarded = Nobody guards: { $places }.
# $tiers (text)
special-rule-trading-post-recruits = A trading post may show neutral units instead ({ $tiers }), and you may buy any of them.
# $token (text)
special-rule-carrier = No sanctuary protects whoever carries { $token }.
# $token (text)
special-rule-carrier-slow = Whoever carries { $token } gains no movement.
# $token (text)
special-rule-carrier-besieges = Only whoever carries { $token } may enter an enemy's town.
# $token (text)
special-rule-carrier-spared = Whoever is beaten while carrying { $token } pays no gold and loses no heart, and a secondary hero goes to its town instead of leaving the map.
# $token (text)
special-rule-carrier-leads = A secondary hero who carries { $token } may use your cards in its fights.
# $token (text)
special-rule-carrier-out-of-reach = Nobody attacks whoever carries { $token } from their own starting town.
special-rule-gifts = Players may give each other resources.
special-rule-guards-by-ai = Guards fight by the rules of the AI.
special-rule-lose-when-eliminated = If one is out, all have lost.
special-rule-split-decks = Artifacts lie in decks of minor ones, major ones and relics, spells in basic and expert ones. At home and on far tiles only the first are searched, on near tiles two, in the middle all.
special-rule-face-down-supply = Nobody looks at the tiles in supply.
# $tiles (text)
special-rule-once-for-each = Each player may visit every place here once: { $tiles }.
special-rule-no-gold-for-defeat = Whoever is beaten keeps the gold.
special-rule-fallen-return = Whoever beats a main hero or a guard VII gets one fallen unit back, or its Pack.
# $places (text)
special-rule-return-to = A beaten main hero may return to a place that you have flagged: { $places }.
# $places (text)
special-rule-encircled = Here you place up to four units in the middle row, and the guards stand in the corners: { $places }.
# $places (text)
special-rule-walk-past = Guards here let you by if you go on at once: { $places }.
special-rule-towns-stand = A town that is entered stays its owner's.
# $n (number)
special-rule-sudden-death =
    { $n ->
        [one] If points are level after the last round, 1 more is played: whoever gets ahead wins.
       *[other] If points are level after the last round, up to { $n } more are played: whoever gets ahead wins.
    }
# $places (text)
special-rule-doubled = What you choose here counts twice: { $places }.
special-rule-spoils = Whoever beats a main hero may take an artifact of its discard pile instead of the gold.
special-rule-resource-cards-aside = Abilities and artifacts that give resources lie apart.
special-rule-free-defence = Your army defends your places without gold, and with your cards.
# $n (text)
special-rule-swift-from-level = From level { $n } of your main hero on, all your heroes have 1 movement point more each turn.
# $places (text)
special-rule-recruit-beaten = Whoever beats the guards here may recruit one of them for free: { $places }.
# $places (text)
special-rule-last-guard = The last of these places has a gold unit more in its guard, and that fight can neither be avoided nor broken off: { $places }.
# $place (text), $n (number), $guards (text)
special-rule-garrison =
    { $n ->
        [one] A garrison holds { $place } against 1 player: five of it fight at a time, and those who live come again. { $guards }.
       *[other] A garrison holds { $place } against { $n } players: five of it fight at a time, and those who live come again. { $guards }.
    }
# $places (text)
special-rule-guarded-for-each = Each of you must beat the guards here, whoever did so before: { $places }.
# $n (number)
special-rule-sealed =
    { $n ->
        [one] One tile is sealed: nobody enters it or turns it up until something happens.
       *[other] { $n } tiles are sealed: nobody enters them or turns them up until something happens.
    }
# $n (number)
special-rule-guard-deck = Guards fight with an AI deck of { $n } cards.
# $n (number), $places (text)
special-rule-guard-deck-at = Guards here fight with an AI deck of { $n } cards: { $places }.
# $tile (text), $places (text)
special-tile = Here tile { $tile } has: { $places }.
# $place (text), $text (text)
special-place-visit = { $place }: { $text }.
# $place (text), $text (text)
special-place-first = { $place }, for whoever is first: { $text }.
# $place (text), $text (text)
special-place-held = { $place }, for its owner at the end of each round: { $text }.
# $place (text), $text (text)
special-place-instead = { $place }, instead of what it gives, if you like: { $text }.
# $place (text), $level (text)
special-field = { $place } (guard { $level })
# $place (text)
special-field-open = { $place }
# $place (text), $tile (text)
place-on-tile = { $place } on { $tile }
# $tier (text)
unit-word-neutral = a neutral unit of your own style, { $tier }
# $n (number)
effect-last-turns =
    { $n ->
        [one] Everybody has 1 more turn, then the game ends
       *[other] Everybody has { $n } more turns, then the game ends
    }
# $n (number), $round (number)
effect-last-turns-until =
    { $n ->
        [one] Everybody has 1 more turn, then the game ends; from round { $round } on it ends at once
       *[other] Everybody has { $n } more turns, then the game ends; from round { $round } on it ends at once
    }
# $what (text), $materials (number), $valuables (number)
effect-tribute = Pay a tribute of { $what }, 1 of your materials counting as { $materials } gold and 1 valuable as { $valuables }; whoever cannot has lost
effect-take-aside-any = Take an artifact of those that lie apart
effect-take-aside-minor = Take a minor artifact of those that lie apart
effect-take-aside-major = Take a major artifact of those that lie apart
effect-take-aside-relic = Take a relic of those that lie apart
effect-take-aside-ability = Take an ability of those that lie apart
# $places (text)
effect-send-home = The hero goes home from { $places }
# $token (text)
effect-return-token = Back to its place: { $token }
# $places (text)
effect-move-between = Your hero may go to another place of yours: { $places }
# $token (text)
effect-pass-token = Your other hero may get { $token }
# $n (number)
effect-movement-visitor =
    { $n ->
        [one] This hero gains 1 movement point
       *[other] This hero gains { $n } movement points
    }
effect-remove-card = You may remove a card of your hand from the game
# $n (number)
effect-fewer-cards =
    { $n ->
        [one] Your hand limit is 1 lower in your next turn
       *[other] Your hand limit is { $n } lower in your next turn
    }
effect-repeat-visit = Gain once more what a field with a black cube gives
# $level (text)
effect-fall-to-level = Your main hero goes back to level { $level }
# $guards (text)
effect-attack-town-by = An army stands before your town. { $guards }
# $guards (text)
effect-ambush = One of you, with the fewest ambushes won, must fight. { $guards }
# $hero (text), $units (text)
effect-ai-army = { $hero } now leads: { $units }
effect-unseal = A seal breaks: the tile may be entered
# $places (text)
effect-go-to = Your hero may go to { $places }
# $morale (text), $text (text)
effect-morale-or = { $morale }; if morale does not touch you: { $text }
limit-richest = After the last round, whoever could pay the highest tribute wins.
limit-most-won = After the last round, most points of the scenario win.

## What is asked

prompt-fallen = Victory: which of your fallen comes back?
# $unit
option-regain = { $unit } come back
# $unit
option-regain-pack = { $unit } become a Pack again
option-pass-fallen = Let the fallen rest
prompt-take-aside = Which of the cards that lie apart do you take?
# $n (number)
prompt-tribute-valuables = A tribute of { $n } gold: how many valuables do you give towards it?
# $n (number)
prompt-tribute-materials = A tribute of { $n } gold: how many materials do you give towards it?
# $what
option-tribute = Give { $what }
option-tribute-none = Give none
# $hero, $field, $level
prompt-pass-by = Guard { $level } of { $field } lets { $hero } by: do you fight?
option-pass-by = Walk on past the guard
prompt-move-between = Where does your hero go?
option-pass-move-between = Stay here
prompt-pass-token = Which hero gets what this one carries?
option-pass-pass-token = Keep it
# $hero, $field, $level
prompt-choose-gift = { $field }: what do you get here?
option-as-usual = What this place always gives
prompt-spoils = Victory: do you take the gold, or an artifact?
option-take-gold = Take the gold
prompt-remove-card = Which card of your hand leaves the game?
option-pass-remove-card = Keep them all
prompt-repeat-visit = Which place gives its gift once more?
prompt-go-to = Does your hero go there?
prompt-meet-ambush = An ambush: which of you goes to meet it?
# $seat
option-seat = { $seat } goes
option-pass-go-to = Stay here
prompt-recruit-beaten = Victory: which of the beaten guards joins you?
option-pass-recruit-beaten = Let them go
# $hero, $field, $level
prompt-defend-free = { $hero } attacks { $field }: does your army defend it?

## What happened

# $seat, $n (number)
event-end-called = The end is near: the turn of { $seat } in round { $n } is the last.
# $seat, $n (number)
event-fell-to-level = { $seat } goes back to level { $n }.
# $n (number)
event-ambushed =
    { $n ->
        [one] An ambush: 1 unit bars the way!
       *[other] An ambush: { $n } units bar the way!
    }
# $tile
event-unsealed = A seal breaks: the { $tile } may be entered.
# $seat, $hero
event-ai-unmasked = { $hero } drops the mask: this is quite another army.
