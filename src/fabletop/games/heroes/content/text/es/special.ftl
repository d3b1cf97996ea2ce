### Heroes: las reglas especiales de los escenarios, y lo que preguntan y cuentan. Español.

## Reglas especiales, tal como se cuentan antes de jugar

# $buildings (text)
special-rule-no-building = Nadie puede construir: { $buildings }.
special-rule-no-secondary-heroes = No hay héroes secundarios.
# $n (text)
special-rule-level-cap = Los héroes principales no pasan del nivel { $n }.
special-rule-no-fights-between-players = Los héroes de los jugadores no luchan entre sí.
special-rule-no-retaking-flags = Una bandera de otro jugador cuenta como propia.
# $n (number)
special-rule-no-entering-rival-start-tiles = Nadie entra en la loseta inicial de otro antes de la ronda { $n }.
special-rule-no-entering-rival-start-tiles-ever = Nadie entra en la loseta inicial de otro.
special-rule-income-every-round = Los ingresos se cobran en todas las rondas.
special-rule-ignore-closed-edges = Las losetas iniciales no tienen bordes cerrados.
# $places (text)
special-rule-no-skip = Aquí nada te libra de luchar con la guardia: { $places }.
# $places (text)
special-rule-no-retreat = Aquí el combate con la guardia sigue hasta el final: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } tiene su propia guardia. { $guards }.
# $difficulty (text), $cards (text)
special-guard = { $difficulty }: { $cards }
# $n (text), $tier (text)
special-guard-cards = { $n } { $tier }
# $places (text)
special-rule-unguarded = Nadie guarda: { $places }.
# $tiers (text)
special-rule-trading-post-recruits = Un puesto comercial puede mostrar unidades neutrales ({ $tiers }) y puedes comprar las que quieras.
# $token (text)
special-rule-carrier = Ningún santuario protege a quien lleva { $token }.
special-rule-gifts = Los jugadores pueden regalarse recursos.
special-rule-guards-by-ai = La guardia lucha según las reglas de la IA.
special-rule-lose-when-eliminated = Si uno queda fuera, todos han perdido.
special-rule-split-decks = Los artefactos y los hechizos están en mazos por rareza y nivel.
special-rule-face-down-supply = Nadie mira las losetas de la reserva.
# $tiles (text)
special-rule-once-for-each = Aquí cada jugador puede visitar cada lugar una vez: { $tiles }.
special-rule-no-gold-for-defeat = Quien es derrotado conserva su oro.
special-rule-fallen-return = Quien vence a un héroe principal o a una guardia VII recupera una unidad caída, o su Pack.
# $places (text)
special-rule-return-to = Un héroe principal derrotado puede volver a un lugar donde pusiste tu bandera: { $places }.
# $tile (text), $places (text)
special-tile = En la loseta { $tile } hay además: { $places }.
# $place (text), $level (text)
special-field = { $place } (guardia { $level })
# $place (text)
special-field-open = { $place }
# $tier (text)
unit-word-neutral = una unidad neutral de tu propio estilo, { $tier }
# $n (number)
effect-last-turns =
    { $n ->
        [one] Todos tienen 1 turno más y la partida termina
       *[other] Todos tienen { $n } turnos más y la partida termina
    }
# $n (number), $round (number)
effect-last-turns-until =
    { $n ->
        [one] Todos tienen 1 turno más y la partida termina; desde la ronda { $round } termina en el acto
       *[other] Todos tienen { $n } turnos más y la partida termina; desde la ronda { $round } termina en el acto
    }

## Lo que se pregunta

prompt-fallen = Victoria: ¿cuál de tus caídos vuelve?
# $unit
option-regain = Vuelven: { $unit }
# $unit
option-regain-pack = { $unit }: de nuevo Pack
option-pass-fallen = Dejar descansar a los caídos

## Lo que ocurrió

# $seat, $n (number)
event-end-called = El final se acerca: el turno de { $seat } en la ronda { $n } es el último.
