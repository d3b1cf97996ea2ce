### Heroes: what is said in towns and at trading posts. English.
###
### What is passed in, beside what play.ftl names:
###   $building                the name of a building from map.ftl
###   $price, $goods           amounts as one says them: 12 gold and 1 valuable
###   $tier                    bronze, silver or gold
###   $place, $field           the name of a place, and where it is: C3

## What is asked

prompt-people = Recruit and reinforce as many units as you can pay for.
prompt-make-room = Your army is too large: which unit do you send away?
prompt-buy-shown = Neutral units offer their service: do you recruit one?
prompt-reinforce-one = Which unit do you reinforce?
prompt-city-hall = A resource round begins: what does your City Hall give you?
prompt-cover = Cover of Darkness: which card do you discard, to draw another?
prompt-cover-before-fight = Cover of Darkness: does your enemy lose a random card before the fight?
prompt-turn-begins = Your turn begins: which of your buildings do you use?
prompt-vortex = Mana Vortex: which card do you discard?
prompt-vortex-search = Mana Vortex: which card of your deck do you take?
prompt-trade = Trading post: trade as often as you like, or remove one card instead.
prompt-raise-gold = Your gold is short: which trade do you make?
prompt-arrange-unit = Which unit do you move on your board?
prompt-arrange-place = Where to?
prompt-more-spells = The mage guild has more: do you buy another spell?

## What may be picked

# $building, $price
option-build = Build { $building } for { $price }
# $unit, $price
option-recruit-for = Recruit { $unit } (Few) for { $price }
# $unit
option-recruit-free = Recruit { $unit } (Few), free of charge
# $unit, $price
option-reinforce-for = Reinforce { $unit } to a Pack for { $price }
# $unit
option-dismiss = Send { $unit } away
# $place, $field, $n (number): gold
option-hire = Recruit your secondary hero for { $n } gold: { $place }, { $field }
# $n (number): gold
option-book = Buy a spell for { $n } gold
# $card, $n (number): gold
option-smelt = Blacksmith: remove { $card } from the game for { $n } gold
# $n (number): gold
option-forge = Blacksmith: pay { $n } gold and search the artifacts
option-cover = Cover of Darkness: exchange up to two cards
option-steal = The enemy loses a random card
# $tier
option-summon = Portal of Summoning: a neutral unit, { $tier }
option-vortex = Mana Vortex: discard a card and search your deck
option-amplify = Necromancy Amplifier: take Necromancy from the ability deck
# $card
option-recall = Necromancy Amplifier: take { $card } from your discard pile
# $n (number)
option-hall-gold = Take { $n } gold
option-hall-valuable = Take 1 valuable
option-hall-movement-main = Your main hero gains 1 movement point
option-hall-movement-secondary = Your secondary hero gains 1 movement point
# $price, $goods
option-trade = { $price } for { $goods }
# $card, $n (number): gold
option-remove-for = Remove { $card } from the game for { $n } gold
option-show-units = See which neutral units are for sale
option-pass-people = That is all
option-arrange = Rearrange your units
# $unit, $place
option-move-unit = { $unit }: { $place }
# $unit, $place
option-place-taken = { $place }, in exchange with { $unit }
# $n (number)
place-back = back row, space { $n }
# $n (number)
place-front = front row, space { $n }
option-pass-arrange-unit = Leave them so
option-pass-more-spells = That is all
option-pass-buy-shown = Recruit nobody
option-pass-reinforce-one = Reinforce nobody
option-pass-cover = No more: draw
option-pass-cover-before-fight = Not now
option-pass-turn-begins = Use nothing more
option-pass-trade = That is all

## The same on a button

# $building, $price
label-build = { $building }, { $price }
# $unit, $price
label-for = { $unit }, { $price }
# $place, $field
label-hire = { $place }, { $field }

## What happened

# $seat, $price
event-paid = { $seat } pays { $price }.
# $seat, $building
event-built = { $seat } builds { $building }.
# $seat
event-hired = A second hero enters the map for { $seat }.
# $seat, $unit
event-unit-shown = { $unit } offer { $seat } their service.
# $seat, $unit
event-unit-dismissed = { $unit } leave the army of { $seat }.
# $seat
event-found-nothing = { $seat } does not find the card.
# $seat
event-came-unseen = { $seat } attacks under Cover of Darkness.
