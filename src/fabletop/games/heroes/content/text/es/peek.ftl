## Cards that do nothing in combat. It stands after the kind of a card.

card-for-the-map = solo en el mapa

## Mirar la carta superior de un mazo

# $tier
peek-neutral = las unidades neutrales de { $tier }
peek-abilities = las habilidades
peek-spells = los hechizos
peek-artifacts = los artefactos
peek-astrologers = las cartas de los astrólogos
peek-own = el mazo propio
# $deck
option-peek = Saqueadores: mirar la carta superior de { $deck }
# $seat, $deck
prompt-peek = Saqueadores: ¿qué haces con la carta superior de { $deck }?
# $card
option-leave-on-top = Dejar { $card } encima
# $card
option-put-under = Poner { $card } debajo del mazo
# $seat, $deck
event-peeked = { $seat } mira la carta superior de { $deck }.
# $seat, $deck
event-put-under = { $seat } la pone debajo de { $deck }.

## Volar

# $n (number): points, $most (number): points left
hint-flight =
    { $n ->
        [one] 1 de { $most } puntos de movimiento
       *[other] { $n } de { $most } puntos de movimiento
    }
# $hero, $field
event-flew = { $hero } vuela a { $field }.
