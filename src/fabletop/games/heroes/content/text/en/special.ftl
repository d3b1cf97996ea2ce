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
special-rule-no-entering-rival-start-tiles = Nobody enters another's starting tile before round { $n }.
special-rule-no-entering-rival-start-tiles-ever = Nobody enters another's starting tile.
special-rule-income-every-round = Income is paid every round.
special-rule-ignore-closed-edges = Starting tiles have no closed edges.
# $places (text)
special-rule-no-skip = Nothing gets you past the guard without a fight here: { $places }.
# $places (text)
special-rule-no-retreat = A fight with guards goes on to its end here: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } has a guard of its own. { $guards }.
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
special-rule-gifts = Players may give each other resources.
special-rule-guards-by-ai = Guards fight by the rules of the AI.
special-rule-lose-when-eliminated = If one is out, all have lost.
special-rule-split-decks = Artifacts and spells lie in decks by rarity and level.
special-rule-face-down-supply = Nobody looks at the tiles in supply.
# $tiles (text)
special-rule-once-for-each = Each player may visit every place here once: { $tiles }.
special-rule-no-gold-for-defeat = Whoever is beaten keeps the gold.
special-rule-fallen-return = Whoever beats a main hero or a guard VII gets one fallen unit back, or its Pack.
# $places (text)
special-rule-return-to = A beaten main hero may return to a place that you have flagged: { $places }.
# $tile (text), $places (text)
special-tile = On tile { $tile } there are also: { $places }.
# $place (text), $level (text)
special-field = { $place } (guard { $level })
# $place (text)
special-field-open = { $place }
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

## What is asked

prompt-fallen = Victory: which of your fallen comes back?
# $unit
option-regain = { $unit } come back
# $unit
option-regain-pack = { $unit } become a Pack again
option-pass-fallen = Let the fallen rest

## What happened

# $seat, $n (number)
event-end-called = The end is near: the turn of { $seat } in round { $n } is the last.
