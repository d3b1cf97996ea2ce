## Cards that do nothing in combat. It stands after the kind of a card.

card-for-the-map = only on the map

## Looking at the top card of a deck

# $tier
peek-neutral = the neutral units of { $tier }
peek-abilities = the abilities
peek-spells = the spells
peek-artifacts = the artifacts
peek-astrologers = the astrologers' cards
peek-own = the player's own deck
# $deck
option-peek = Rogues: look at the top card of { $deck }
# $seat, $deck
prompt-peek = Rogues: what becomes of the top card of { $deck }?
# $card
option-leave-on-top = Leave { $card } on top
# $card
option-put-under = Put { $card } under the deck
# $seat, $deck
event-peeked = { $seat } looks at the top card of { $deck }.
# $seat, $deck
event-put-under = { $seat } puts it under { $deck }.

## Flying

# $n (number): points, $most (number): points left
hint-flight =
    { $n ->
        [one] 1 of { $most } movement points
       *[other] { $n } of { $most } movement points
    }
# $hero, $field
event-flew = { $hero } flies to { $field }.
