## Cards that do nothing in combat. It stands after the kind of a card.

card-for-the-map = bara på kartan

## Titta på en leks översta kort

# $tier
peek-neutral = de neutrala enheterna av { $tier }
peek-abilities = förmågorna
peek-spells = besvärjelserna
peek-artifacts = föremålen
peek-astrologers = astrologernas kort
peek-own = den egna leken
# $deck
option-peek = Skurkar: titta på det översta kortet av { $deck }
# $seat, $deck
prompt-peek = Skurkar: vad gör du med det översta kortet av { $deck }?
# $card
option-leave-on-top = Låt { $card } ligga överst
# $card
option-put-under = Lägg { $card } underst i leken
# $seat, $deck
event-peeked = { $seat } tittar på det översta kortet av { $deck }.
# $seat, $deck
event-put-under = { $seat } lägger det underst: { $deck }.

## Flyga

# $n (number): points, $most (number): points left
hint-flight =
    { $n ->
        [one] 1 av { $most } förflyttningspoäng
       *[other] { $n } av { $most } förflyttningspoäng
    }
# $hero, $field
event-flew = { $hero } flyger till { $field }.
