### Heroes: heroes that nobody steers, and players who play together. English.

## AI heroes

# $hero (text), $field (text)
event-ai-aims-hero = { $hero } hunts the hero on { $field }.
# $hero (text), $field (text)
event-ai-aims-holding = { $hero } sets out for { $field }.
# $hero (text), $field (text)
event-ai-aims-town = { $hero } marches on { $field }.
# $hero (text), $field (text)
event-ai-aims-goal = { $hero } makes for { $field }.
# $hero (text), $field (text)
event-ai-aims-post = { $hero } goes back to its post on { $field }.
# $hero (text), $n (number)
event-wandered =
    { $n ->
        [one] { $hero } flies 1 field.
       *[other] { $hero } flies { $n } fields.
    }
# $hero (text)
event-wandered-back = { $hero } turns back.
# $hero (text)
event-wandered-rests = { $hero } sleeps through the evening.
# $hero (text), $field (text)
event-ai-arrived = { $hero } appears on { $field }.
# $hero (text), $unit (text)
event-ai-joined = { $unit } join { $hero }.
# $field (text), $level (text)
event-town-attacked = Guards of difficulty { $level } attack { $field }!
event-party-lost = The game is lost.

## Playing together

group-party = Allies
# $seat (text), $what (text)
option-give = Give { $what } to { $seat }
# $seat (text), $what (text)
label-give = { $what } → { $seat }
# $seat (text), $card (text)
option-offer-swap = Offer { $card } to { $seat } for another card
# $seat (text), $card (text)
label-offer-swap = { $card } → { $seat }
# $card (text)
option-put-against = Give { $card } for it
# $card (text)
option-agree-to-swap = Take { $card }
option-pass-answer-swap = Do not swap
option-pass-agree-to-swap = Keep your own card
# $ally (text), $card (text)
prompt-answer-swap = { $ally } offers { $card }. Which card do you give for it?
# $ally (text), $card (text), $other (text)
prompt-agree-to-swap = { $ally } gives { $other } for { $card }. Do you swap?
# $seat (text), $other (text), $what (text)
event-gave-resources = { $seat } gives { $what } to { $other }.
# $seat (text), $other (text), $card (text)
event-swap-offered = { $seat } offers { $card } to { $other }.
# $seat (text), $other (text)
event-swapped = { $seat } and { $other } swap cards.

prompt-who-goes-first = Which of you goes first this round?
# $seat (text)
option-goes-first = { $seat } goes first
# $seat (text)
event-goes-first = { $seat } goes first for the team this round.

## Setting up a table

mode-solo = Alone
    .text = A chapter of a story for one player, against heroes that nobody steers.
mode-cooperative = Together
    .text = One to three heroes share one goal, and win or lose together.
mode-alliance = Alliance
    .text = Two against two: allies win or lose together, and the teams take turns. A faction may be played twice.
setting-carried = From the chapter before

## What AI heroes of a scenario are up to
ai-plan-standard = Attacks a hero on its own tile, takes mines and settlements there, and else marches on the nearest town.
ai-plan-stay = Stays where it is.
ai-plan-guard-tile = Guards its tile: attacks whoever comes there, then goes back to its post.
ai-plan-hunt = Hunts the nearest hero, wherever that hero is.
ai-plan-hunt-token = Hunts whoever carries the prize; until then it plunders its tile and marches on the nearest town.
ai-plan-grab = Takes every mine and settlement that is face up, one after the other, then marches on the nearest town.
# $place (text)
ai-plan-to-goal = Plunders its tile, and makes for this place: { $place }.
# $n (number), $place (text)
ai-plan-wander = At the end of each round two attack dice and { $n } more say how far it flies: towards the nearest hero, town or settlement, over blocked fields and face-down tiles. Below 0 it goes a field back, to this place: { $place }. Whoever it attacks must fight to the end; a town that falls and a settlement without a hero lose their flag.
