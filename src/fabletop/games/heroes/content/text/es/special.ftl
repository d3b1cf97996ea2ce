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
special-rule-no-entering-rival-start-tiles = Nadie entra en la loseta inicial de un enemigo antes de la ronda { $n }.
special-rule-no-entering-rival-start-tiles-ever = Nadie entra en la loseta inicial de un enemigo.
special-rule-income-every-round = Los ingresos se cobran en todas las rondas.
special-rule-ignore-closed-edges = Las losetas iniciales no tienen bordes cerrados.
# $places (text)
special-rule-no-skip = Aquí nada te libra de luchar con los guardianes: { $places }.
# $places (text)
special-rule-no-retreat = Aquí el combate con los guardianes sigue hasta el final: { $places }.
# $place (text), $guards (text)
special-rule-own-guard = { $place } tiene sus propios guardianes. { $guards }.
# $place (text), $units (text), $guards (text)
special-rule-own-guard-of = { $place } tiene sus propios guardianes, robados al empezar la partida entre: { $units }. { $guards }.
# $hero (text), $units (text), $guards (text)
special-drawn = { $hero }: al empezar la partida se roban tantas de { $units }. { $guards }.
# $difficulty (text), $cards (text)
special-guard = { $difficulty }: { $cards }
# $n (text), $tier (text)
special-guard-cards = { $n } { $tier }
# $places (text)
special-rule-unguarded = Nadie guarda: { $places }.
# $tiers (text)
special-rule-trading-post-recruits = Un mercadillo puede mostrar unidades neutrales ({ $tiers }) y puedes comprar las que quieras.
# $token (text)
special-rule-carrier = Ningún santuario protege a quien lleva { $token }.
# $token (text)
special-rule-carrier-slow = Quien lleva { $token } no gana movimiento.
# $token (text)
special-rule-carrier-besieges = Solo quien lleva { $token } puede entrar en una ciudad enemiga.
# $token (text)
special-rule-carrier-spared = Quien cae llevando { $token } no paga oro ni pierde moral, y un héroe secundario va a su ciudad en vez de dejar el mapa.
# $token (text)
special-rule-carrier-leads = Un héroe secundario que lleva { $token } puede usar tus cartas en sus combates.
# $token (text)
special-rule-carrier-out-of-reach = Nadie ataca desde su ciudad inicial a quien lleva { $token }.
special-rule-gifts = Los jugadores pueden regalarse recursos.
special-rule-guards-by-ai = Los guardianes luchan según las reglas de la IA.
special-rule-lose-when-eliminated = Si uno queda fuera, todos han perdido.
special-rule-split-decks = Los artefactos están en mazos de menores, mayores y reliquias; los hechizos, en básicos y avanzados. En casa y en losetas lejanas solo se busca en los primeros, en las cercanas en dos y en el centro en todos.
special-rule-face-down-supply = Nadie mira las losetas de la reserva.
# $tiles (text)
special-rule-once-for-each = Aquí cada jugador puede visitar cada lugar una vez: { $tiles }.
special-rule-no-gold-for-defeat = Quien es derrotado conserva su oro.
special-rule-fallen-return = Quien vence a un héroe principal o a guardianes VII recupera una unidad caída, o su Manada.
# $places (text)
special-rule-return-to = Un héroe principal derrotado puede volver a un lugar donde pusiste tu bandera: { $places }.
# $places (text)
special-rule-encircled = Aquí colocas hasta cuatro unidades en la fila central y los guardianes ocupan las esquinas: { $places }.
# $places (text)
special-rule-walk-past = Aquí los guardianes te dejan pasar si sigues adelante: { $places }.
special-rule-towns-stand = Una ciudad en la que se entra sigue siendo de su dueño.
# $n (number)
special-rule-sudden-death =
    { $n ->
        [one] Si hay empate tras la última ronda, se juega 1 más: gana quien se adelante.
       *[other] Si hay empate tras la última ronda, se juegan hasta { $n } más: gana quien se adelante.
    }
# $places (text)
special-rule-doubled = Lo que eliges aquí cuenta doble: { $places }.
special-rule-spoils = Quien vence a un héroe principal puede llevarse un artefacto de sus descartes en vez del oro.
special-rule-resource-cards-aside = Las habilidades y los artefactos que dan recursos quedan aparte.
special-rule-free-defence = Tu ejército defiende tus lugares sin pagar oro y con tus cartas.
# $n (text)
special-rule-swift-from-level = Desde el nivel { $n } de tu héroe principal, todos tus héroes tienen 1 punto de movimiento más por turno.
# $places (text)
special-rule-recruit-beaten = Quien vence aquí a los guardianes puede reclutar gratis a uno de ellos: { $places }.
# $places (text)
special-rule-last-guard = El último de estos lugares tiene una unidad de oro más entre sus guardianes, y ese combate no se puede evitar ni abandonar: { $places }.
# $place (text), $n (number), $guards (text)
special-rule-garrison =
    { $n ->
        [one] Una guarnición defiende { $place } frente a 1 jugador: luchan cinco cada vez, y los que sobreviven vuelven. { $guards }.
       *[other] Una guarnición defiende { $place } frente a { $n } jugadores: luchan cinco cada vez, y los que sobreviven vuelven. { $guards }.
    }
# $places (text)
special-rule-guarded-for-each = Cada uno debe vencer a los guardianes de aquí, los haya vencido quien los haya vencido: { $places }.
# $n (number)
special-rule-sealed =
    { $n ->
        [one] Una loseta está sellada: nadie entra en ella ni la descubre hasta que ocurra algo.
       *[other] { $n } losetas están selladas: nadie entra en ellas ni las descubre hasta que ocurra algo.
    }
# $n (number)
special-rule-guard-deck = Los guardianes luchan con un mazo de IA de { $n } cartas.
# $n (number), $places (text)
special-rule-guard-deck-at = Aquí los guardianes luchan con un mazo de IA de { $n } cartas: { $places }.
# $tile (text), $places (text)
special-tile = Aquí la loseta { $tile } tiene: { $places }.
# $place (text), $text (text)
special-place-visit = { $place }: { $text }.
# $place (text), $text (text)
special-place-first = { $place }, para quien llegue primero: { $text }.
# $place (text), $text (text)
special-place-held = { $place }, para su dueño al final de cada ronda: { $text }.
# $place (text), $text (text)
special-place-instead = { $place }, si quieres, en vez de lo que da: { $text }.
# $place (text), $level (text)
special-field = { $place } (guardianes { $level })
# $place (text)
special-field-open = { $place }
# $place (text), $tile (text)
place-on-tile = { $place } en { $tile }
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
# $what (text), $materials (number), $valuables (number)
effect-tribute = Paga un tributo de { $what }; 1 material vale { $materials } de oro y 1 objeto de valor, { $valuables }; quien no pueda ha perdido
effect-take-aside-any = Toma un artefacto de los apartados
effect-take-aside-minor = Toma un artefacto menor de los apartados
effect-take-aside-major = Toma un artefacto mayor de los apartados
effect-take-aside-relic = Toma una reliquia de las apartadas
effect-take-aside-ability = Toma una habilidad de las apartadas
# $places (text)
effect-send-home = El héroe vuelve a casa desde { $places }
# $token (text)
effect-return-token = Vuelve a su sitio: { $token }
# $places (text)
effect-move-between = Tu héroe puede ir a otro lugar tuyo: { $places }
# $token (text)
effect-pass-token = Tu otro héroe puede recibir { $token }
# $n (number)
effect-movement-visitor =
    { $n ->
        [one] Este héroe gana 1 punto de movimiento
       *[other] Este héroe gana { $n } puntos de movimiento
    }
effect-remove-card = Puedes retirar del juego una carta de tu mano
# $n (number)
effect-fewer-cards =
    { $n ->
        [one] Tu límite de mano es 1 menor en tu próximo turno
       *[other] Tu límite de mano es { $n } menor en tu próximo turno
    }
effect-repeat-visit = Consigue otra vez lo que da una zona con cubo negro
# $level (text)
effect-fall-to-level = Tu héroe principal vuelve al nivel { $level }
# $guards (text)
effect-attack-town-by = Un ejército está ante tu ciudad. { $guards }
# $guards (text)
effect-ambush = Uno de vosotros, de los que menos emboscadas han ganado, debe luchar. { $guards }
# $hero (text), $units (text)
effect-ai-army = { $hero } dirige ahora: { $units }
effect-unseal = Se rompe un sello: se puede entrar en la loseta
# $places (text)
effect-go-to = Tu héroe puede ir a { $places }
# $morale (text), $text (text)
effect-morale-or = { $morale }; si la moral no te afecta: { $text }
limit-richest = Después de la última ronda gana quien pudiera pagar el tributo más alto.
limit-most-won = Después de la última ronda gana quien tenga más puntos del escenario.

## Lo que se pregunta

prompt-fallen = Victoria: ¿cuál de tus caídos vuelve?
# $unit
option-regain = Vuelven: { $unit }
# $unit
option-regain-pack = { $unit }: de nuevo Manada
option-pass-fallen = Dejar descansar a los caídos
prompt-take-aside = ¿Qué carta de las apartadas te llevas?
# $n (number)
prompt-tribute-valuables = Un tributo de { $n } de oro: ¿cuántos objetos de valor entregas?
# $n (number)
prompt-tribute-materials = Un tributo de { $n } de oro: ¿cuántos materiales entregas?
# $what
option-tribute = Entregar { $what }
option-tribute-none = No entregar ninguno
# $hero, $field, $level
prompt-pass-by = Los guardianes { $level } de { $field } dejan pasar a { $hero }: ¿luchas?
option-pass-by = Pasar de largo ante los guardianes
prompt-move-between = ¿Adónde va tu héroe?
option-pass-move-between = Quedarse aquí
prompt-pass-token = ¿Qué héroe recibe lo que este lleva?
option-pass-pass-token = Conservarlo
# $hero, $field, $level
prompt-choose-gift = { $field }: ¿qué consigues aquí?
option-as-usual = Lo que este lugar da siempre
prompt-spoils = Victoria: ¿te llevas el oro o un artefacto?
option-take-gold = Llevarse el oro
prompt-remove-card = ¿Qué carta de tu mano abandona el juego?
option-pass-remove-card = Conservarlas todas
prompt-repeat-visit = ¿Qué lugar da otra vez lo suyo?
prompt-go-to = ¿Va allí tu héroe?
prompt-meet-ambush = Una emboscada: ¿quién de vosotros le hace frente?
# $seat
option-seat = Va { $seat }
option-pass-go-to = Quedarse aquí
prompt-recruit-beaten = Victoria: ¿cuál de los guardianes vencidos se une a ti?
option-pass-recruit-beaten = Dejarlos ir
# $hero, $field, $level
prompt-defend-free = { $hero } ataca { $field }: ¿lo defiende tu ejército?

## Lo que ocurrió

# $seat, $n (number)
event-end-called = El final se acerca: el turno de { $seat } en la ronda { $n } es el último.
# $seat, $n (number)
event-fell-to-level = { $seat } vuelve al nivel { $n }.
# $n (number)
event-ambushed =
    { $n ->
        [one] ¡Una emboscada: 1 unidad corta el paso!
       *[other] ¡Una emboscada: { $n } unidades cortan el paso!
    }
# $tile
event-unsealed = Se rompe un sello: ya se puede entrar en la { $tile }.
# $seat, $hero
event-ai-unmasked = { $hero } se quita la máscara: el ejército es muy distinto.
