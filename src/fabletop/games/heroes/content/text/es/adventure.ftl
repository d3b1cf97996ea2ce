### Heroes: what is said on the map, beside towns and trading posts. Spanish of Spain.
###
### What is passed in, beside what play.ftl names:
###   $field                   a field by its name and place: Molino (C3)
###   $tile, $tiles            a tile by its kind and letter: loseta cercana G; or a list of letters
###   $hero                    the name of a hero, or "Héroe secundario de Catherine"
###   $price, $what            amounts as one says them: 12 de oro y 1 objeto de valor
###   $level                   the numeral of a guard: II
###   $token, $project         what a scenario calls it

## Names

# $seat
name-secondary = Héroe secundario de { $seat }
# $place (text), $at (text)
name-field = { $place } ({ $at })
# $tile (text), $at (text)
name-tile = { $tile } { $at }
# $hero, $n (number)
hero-points =
    { $n ->
        [one] { $hero } tiene 1 punto de movimiento
       *[other] { $hero } tiene { $n } puntos de movimiento
    }
# $seat, $n (number)
hero-points-secondary =
    { $n ->
        [one] el héroe secundario de { $seat } tiene 1 punto de movimiento
       *[other] el héroe secundario de { $seat } tiene { $n } puntos de movimiento
    }
resource-gold = oro
resource-materials = materiales de construcción
resource-valuables = objetos de valor
face-experience = 1 de experiencia
face-artifact = buscar (2) artefactos
# $n (number)
face-dice =
    { $n ->
        [one] 1 dado de recursos
       *[other] { $n } dados de recursos, cuenta 1
    }
building-kind-city-hall = Alcaldía
building-kind-citadel = Ciudadela
building-kind-mage-guild = Cofradía de magos
building-kind-bronze-dwelling = vivienda de bronce
building-kind-silver-dwelling = vivienda de plata
building-kind-gold-dwelling = vivienda de oro
building-kind-special-1 = primer edificio de la facción
building-kind-special-2 = segundo edificio de la facción

## What is asked

# $heroes (text)
prompt-main = Tu turno: { $heroes }. ¿Qué haces?
prompt-main-nobody = Tu turno: ninguno de tus héroes está en el mapa. ¿Qué haces?
prompt-main-apart = Tu héroe no puede quedarse en esta zona: ¿adónde sigue?
prompt-town-window = Se acerca un combate: ¿usas antes tu ciudad?
# $hero, $field
prompt-town-window-attack = { $hero } va a luchar por { $field }: ¿usas antes tu ciudad?
# $hero, $field
prompt-town-window-defend = { $hero } ataca { $field }: ¿usas tu ciudad antes del combate?
# $n (number), $most (number)
prompt-refresh = Empiezas el turno con { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en la mano y tu límite es { $most }: descarta las que quieras y después roba hasta el límite o quédate con tu mano.
# $n (number), $most (number)
prompt-refresh-empty = Empiezas el turno sin cartas en la mano: ¿robas hasta tu límite de { $most } o no robas ninguna?
# $n (number), $most (number)
prompt-refresh-over = Empiezas el turno con { $n } cartas en la mano, pero tu límite es { $most }: ¿qué carta descartas?
# $tile
prompt-turn-tile = Has descubierto la { $tile }: ¿cómo queda orientada?
prompt-turn-start-tile = ¿Cómo queda orientada tu loseta inicial?
prompt-starting-bonus = ¿Con qué bonificación inicial te quedas?
prompt-first-unit = ¿Con qué unidad empiezas?
prompt-join-unit = ¿Qué unidad se te une?
# $dice (text), $n (number)
prompt-take-die-resource =
    { $n ->
        [one] Has sacado { $dice }: ¿con qué resultado te quedas?
       *[other] Has sacado { $dice }: toma { $n } resultados, ¿cuál primero?
    }
# $dice (text), $n (number)
prompt-take-die-treasure =
    { $n ->
        [one] Los dados de tesoro muestran { $dice }: ¿cuál resuelves?
       *[other] Los dados de tesoro muestran { $dice }: resuelve { $n }, ¿cuál primero?
    }
# $dice (text), $n (number)
prompt-take-die-one = El dado muestra { $dice }: ¿lo tomas o vuelves a tirarlo?
prompt-garden = Jardín místico: ¿qué te llevas?
prompt-tree = Árbol de la sabiduría: ¿pagas por 2 de experiencia?
# $deck (text)
prompt-may-search = ¿Buscas (2) en el mazo de { $deck }?
# $deck (text), $price
prompt-may-search-for = ¿Pagas { $price } para buscar (2) en el mazo de { $deck }?
prompt-tomb = Tumba del guerrero: ¿la abres?
prompt-spring = Manantial mágico: ¿qué carta de tu pila de descartes te llevas a la mano?
# $n (number)
prompt-put-back = Manantial mágico: ¿cuál de las { $n } cartas queda más abajo?
prompt-witch = Cabaña de la bruja: ¿renuncias a una habilidad o miras una nueva?
prompt-witch-card = Cabaña de la bruja: ¿te quedas con esta habilidad?
prompt-witch-again = Cabaña de la bruja: ¿renuncias a una habilidad para robar otra?
# $hero, $field, $level
prompt-hire-guard = { $hero } se enfrenta a guardianes, { $field }: ¿a cuál de ellos gana tu diplomacia?
# $n (number)
prompt-swap-cards = { $n ->
    [one] Cambia una carta más: ¿cuál descartas para robar otra?
   *[other] Cambia hasta { $n } cartas: ¿cuál descartas para robar tantas como descartes?
}
prompt-observe = ¿Qué loseta ves desde aquí?
prompt-pandoras-box = Caja de Pandora: ¿qué dados tiras?
# $field
prompt-settle = { $field } es tuyo: ¿qué te da?
# $field
prompt-settle-first = { $field } es tuyo y nadie lo tuvo antes: ¿qué te da?
# $hero, $field
prompt-give-up = { $hero } ataca a tu héroe secundario, { $field }: ¿luchas?
# $hero, $field, $level, $n (number): gold
prompt-pay-for-defence = { $hero } ataca { $field }: ¿pagas { $n } de oro para que tu ejército lo defienda?
# $hero
prompt-refuge = { $hero } debe huir: ¿a cuál de tus lugares?
# $hero, $field, $level
prompt-skip-fight = Guardianes { $level } de { $field }: ¿juega { $hero } una carta para pasar sin luchar?
prompt-after-victory = Victoria: ¿juegas una carta para reforzar una unidad?
prompt-late-steps = Final de tu turno: ¿sigue algún héroe hasta una zona vacía?
prompt-late-step = ¿A qué zona vacía sigue tu héroe?
# $n (number)
prompt-choose-mover =
    { $n ->
        [one] ¿Qué héroe gana 1 punto de movimiento?
       *[other] ¿Qué héroe gana { $n } puntos de movimiento?
    }
# $n (number)
prompt-choose-flyer = ¿Qué héroe alza el vuelo?
# $n (number)
prompt-portal = ¿Qué héroe vuelve a casa, y adónde?
prompt-look-from = ¿Qué héroe mira a su alrededor?
# $n (number)
prompt-choose-enemy =
    { $n ->
        [one] ¿Qué enemigo pierde una carta al azar?
       *[other] ¿Qué enemigo pierde { $n } cartas al azar?
    }
prompt-plague = Peste terrible: ¿cuál de tus manadas pasa a ser Unas pocas?
# $hero, $field, $level
prompt-swap-guard = Sátiro marchoso: ¿cambias a uno de los guardianes de { $field }?
# $text
prompt-choose-effects-event = { $text } ¿Qué eliges?
# $field
prompt-choose-effects-place = { $field }: ¿qué eliges?
prompt-choose-effects-bonus = ¿Qué bonificación inicial eliges?
# $text (text), $asked (text): what happened, and what is asked because of it
prompt-because-event = { $text } { $asked }
# $field (text), $asked (text)
prompt-because-place = { $field }: { $asked }
prompt-reveal-by-event = ¿Qué loseta descubres?
# $n (number)
prompt-unflag =
    { $n ->
        [one] ¿Cuál de tus banderas pierdes?
       *[other] Pierdes { $n } de tus banderas: ¿cuál primero?
    }
prompt-build-by-event = ¿Qué construyes?

## What may be picked

# $hero, $field
option-step = { $hero } va a { $field }
# $hero, $field
option-land = { $hero } aterriza en { $field }
# $hero, $field
option-late-step = { $hero } sigue hasta { $field }
# $hero, $field
option-portal-home = { $hero } vuelve a { $field }
# $hero, $field
option-revisit = { $hero } visita otra vez { $field }
# $tile
option-reveal = Descubrir la { $tile }
# $tiles
option-add = Añadir una loseta lejana junto a { $tiles }
# $n (number): degrees
option-turn = Girarla { $n }° en sentido horario
option-turn-not = Dejarla como está
option-end-turn = Terminar el turno
# $what (text)
option-take-face = Tomar { $what }
# $what (text)
option-reroll-die-morale = Volver a tirar { $what } con tu moral
# $what (text)
option-reroll-die-luck = Volver a tirar { $what } con Suerte
# $what (text)
option-reroll-die-weasel = Volver a tirar { $what } con la Comadreja veloz
option-bonus-dice-easy = Tirar 2 dados de recursos y tomar ambos resultados
option-bonus-dice-normal = Tirar 2 dados de recursos y tomar 1 resultado
option-bonus-dice-hard = Tirar 1 dado de recursos y tomar el resultado
option-bonus-dice-impossible = No tirar ningún dado
option-bonus-artifact-easy = Buscar (2) dos veces en el mazo de artefactos
option-bonus-artifact-normal = Buscar (2) en el mazo de artefactos
option-bonus-artifact-hard = Tomar el primer artefacto menor del mazo
option-bonus-artifact-impossible = No tomar ningún artefacto
option-bonus-artifact-easy-minor = Llévate 2 artefactos menores
option-bonus-artifact-normal-minor = Llévate 1 artefacto menor
option-bonus-artifact-hard-minor = Llévate 1 artefacto menor
option-bonus-artifact-impossible-minor = No te llevas ningún artefacto
# $what
option-gain = Tomar { $what }
# $price
option-pay-tree = Pagar { $price } por 2 de experiencia
# $deck (text)
option-search-deck = Buscar (2) en el mazo de { $deck }
# $deck (text), $price
option-search-deck-for = Pagar { $price } y buscar (2) en el mazo de { $deck }
option-open-tomb = Abrir la tumba
# $card
option-put-beneath = Poner { $card } debajo de las demás
option-see-ability = Mirar la primera habilidad del mazo
option-roll-two-resource = Tirar 2 dados de recursos y tomar 1 resultado
option-roll-two-treasure = Tirar 2 dados de tesoro y resolver 1
# $what
option-yields = { $what } más en cada ingreso
option-reinforces = Reforzar 1 unidad de bronce o plata a mitad de precio
option-reinforces-free = Reforzar gratis 1 unidad de bronce o plata
option-fight = Luchar
option-give-up = Renunciar al héroe
# $n (number): gold
option-pay-for-defence = Pagar { $n } de oro: tu ejército lo defiende
option-yield = Dejar que lo tomen
# $n (number)
option-draw-up =
    { $n ->
        [one] Robar 1 carta
       *[other] Robar { $n } cartas
    }
option-keep-hand = Quedarte con tu mano
option-nomads = Tus nómadas guían a un héroe
# $unit
option-weaken = { $unit-gender ->
    [masculine] { $unit } pasan a ser Unos pocos
   *[feminine] { $unit } pasan a ser Unas pocas
}
# $unit, $tier (text)
option-swap = Cambiar { $unit } por otra unidad, { $tier }
# $unit
option-first-unit = Empezar con { $unit }
option-join-unit = Se unen { $unit }
# $project, $price, $n (number), $most (number)
option-stage = Pagar { $price } por la etapa { $n } de { $most }: { $project }
# $token, $hero
option-hand-over = Entregar { $token } a { $hero }
# $building (text)
option-build-free = Construir gratis: { $building }
# $building (text), $price
option-build-event = Construir { $building } por { $price }
option-pass-town-window = Pasar al combate
option-pass-tree = No pagar nada
option-pass-may-search = No buscar
option-pass-tomb = Dejarla cerrada
option-pass-spring = No llevarte nada
option-pass-witch = Ni una cosa ni otra
option-pass-witch-again = No renunciar a ninguna
option-pass-hire-guard = A ninguno
option-pass-swap-cards = No cambiar más
option-pass-skip-fight = No jugar nada
option-pass-after-victory = No jugar nada
option-pass-late-steps = Quedarse
option-pass-swap-guard = No cambiar a nadie
option-pass-build-by-event = No construir nada

## The same on buttons

# $text (text)
label-second = Héroe secundario: { $text }
# $place (text)
label-revisit = Visitar otra vez: { $place }
# $tile (text), $tiles
label-add = Nueva { $tile } junto a { $tiles }

## Headings of the options

group-go = Ir
group-explore = Explorar
group-build = Construir
group-hire = Héroe secundario
group-town = Ciudad
group-scenario = Escenario

## What to know about an option

# $hero
hint-enemy-hero = Allí está { $hero }: combate
# $seat
hint-enemy-place = Es de { $seat }, y su ejército puede defenderlo
# $level, $cards (text)
hint-guard = Guardianes { $level }: { $cards }
# $level, $cards (text)
hint-guard-flees = Los guardianes { $level } huyen de ti
hint-own-flag = Ya es tuyo
hint-nothing = Nada que visitar
# $n (number)
hint-point =
    { $n ->
        [one] 1 punto de movimiento, el último
       *[other] 1 de { $n } puntos de movimiento
    }
hint-late-step = Allí no se visita nada
# $n (number)
hint-supply =
    { $n ->
        [one] 1 loseta en tu reserva
       *[other] { $n } losetas en tu reserva
    }
# $tiles
hint-joins = conecta con { $tiles }
# $tiles
hint-opens = abierta hacia { $tiles }
hint-joins-none = no conecta con ninguna loseta
# $n (number)
hint-end-turn =
    { $n ->
        [one] Se pierde 1 punto de movimiento
       *[other] Se pierden { $n } puntos de movimiento
    }
# $what
hint-yields-first = Además, { $what } al instante
hint-yields = Mientras sea tuyo
# $n (number)
hint-hand =
    { $n ->
        [one] 1 carta en la mano
       *[other] { $n } cartas en la mano
    }
hint-give-up = El enemigo gana un cubo, y lo que guardaba el héroe queda abierto.
hint-yield = El enemigo lo toma sin luchar.
hint-pay-for-defence = Tu ejército lucha sin héroe y sin cartas.
hint-open-tomb = Busca (2) dos veces en el mazo de artefactos y después recibe moral negativa dos veces.
hint-keep = No robas nada.
hint-draw-up = Hasta tu límite de mano.
hint-nomads = Allí no se visita nada.

## What a scenario has happen

price-free = gratis
price-half = a mitad de precio
price-printed = al precio impreso
place-word-visitable = todos los lugares visitables
place-word-own-town = tu propia ciudad
place-word-enemy-town = una ciudad enemiga
place-word-ai-town = la ciudad de la IA
place-word-spot = la zona señalada
# $tier (text)
unit-word-cheapest = tu unidad más barata, { $tier }
# $tier (text)
unit-word-second = tu segunda unidad más barata, { $tier }
# $tier (text)
unit-word-dearest = tu unidad más cara, { $tier }
# $tier (text)
unit-word-chosen = una unidad a tu elección, { $tier }
unit-word-carried = el ejército que conservaste
# $what
effect-gain = Consigue { $what }
# $what
effect-pay = Paga { $what }
# $what, $text (text)
effect-pay-or = Paga { $what }; si no puedes: { $text }
# $n (number), $keep (number)
effect-roll-resource =
    { $n ->
        [one] Tira 1 dado de recursos
       *[other] Tira { $n } dados de recursos y toma { $keep }
    }
# $n (number), $keep (number)
effect-roll-treasure =
    { $n ->
        [one] Tira 1 dado de tesoro
       *[other] Tira { $n } dados de tesoro y resuelve { $keep }
    }
# $x (number), $n (number), $deck (text)
effect-search =
    { $n ->
        [one] Busca ({ $x }) en el mazo de { $deck }
       *[other] Busca ({ $x }) { $n } veces en el mazo de { $deck }
    }
# $x (number), $n (number), $deck (text)
effect-search-into-deck =
    { $n ->
        [one] Busca ({ $x }) en el mazo de { $deck }, para tu mazo
       *[other] Busca ({ $x }) { $n } veces en el mazo de { $deck }, para tu mazo
    }
# $n (number)
effect-experience = Gana { $n } de experiencia
effect-morale-positive = Gana moral positiva
effect-morale-negative = Recibe moral negativa
# $n (number)
effect-movement-main =
    { $n ->
        [one] Tu héroe principal gana 1 punto de movimiento
       *[other] Tu héroe principal gana { $n } puntos de movimiento
    }
# $n (number)
effect-movement-chosen =
    { $n ->
        [one] Uno de tus héroes gana 1 punto de movimiento
       *[other] Uno de tus héroes gana { $n } puntos de movimiento
    }
# $n (number)
effect-movement-each =
    { $n ->
        [one] Cada uno de tus héroes gana 1 punto de movimiento
       *[other] Cada uno de tus héroes gana { $n } puntos de movimiento
    }
# $n (number)
effect-draw =
    { $n ->
        [one] Roba 1 carta
       *[other] Roba { $n } cartas
    }
# $tiers (text), $price (text)
effect-reinforce = Refuerza 1 unidad ({ $tiers }) { $price }
# $units (text)
effect-join = Se unen a tu ejército: { $units }
# $tiers (text), $price (text)
effect-recruit-neutral = Recluta 1 unidad neutral ({ $tiers }) { $price }
# $buildings (text), $price (text)
effect-build = Construye { $buildings } { $price }
# $resource (text), $n (text)
effect-income = Ingresos de { $resource }: { $n }
# $places (text)
effect-clear-cubes = Los cubos negros abandonan el mapa: { $places }
effect-reveal-all = Se descubren todas las losetas
effect-reveal-adjacent = Descubre una loseta junto a la de tu héroe
effect-reveal-any-one = Descubre cualquier loseta
# $n (number), $places (text)
effect-unflag =
    { $n ->
        [one] Pierde 1 bandera: { $places }
       *[other] Pierde { $n } banderas: { $places }
    }
# $hero (text), $n (number), $places (text)
effect-unflag-ai =
    { $n ->
        [one] { $hero } pierde 1 bandera: { $places }
       *[other] { $hero } pierde { $n } banderas: { $places }
    }
# $n (number)
effect-attack-town = Guardianes de dificultad { $n } atacan tu ciudad
# $hero (text)
effect-ai-arrives = Aparece { $hero }
# $hero (text), $units (text)
effect-ai-joins = { $hero } recibe refuerzos: { $units }
# $hero (text), $n (number)
effect-ai-moves = { $hero } avanza { $n } más en esta ronda
# $n (number)
effect-points =
    { $n ->
        [one] Gana 1 punto
       *[other] Gana { $n } puntos
    }
effect-end-win = La partida está ganada
effect-end-lose = La partida está perdida

limit-all-lose = Nadie gana después de la última ronda.
limit-party-loses = Los héroes pierden después de la última ronda.
limit-party-wins = Los héroes ganan después de la última ronda.
limit-most-points = Después de la última ronda gana quien tenga más puntos.
limit-holder-wins = Después de la última ronda gana quien tenga el lugar.
nothing = nada

## Setting up a table

mode-clash = Enfrentamiento
    .text = Dos o tres héroes exploran un mapa, levantan sus ciudades y juegan por el objetivo de un escenario.
setting-scenario = Escenario
setting-optional = Reglas opcionales
optional-secondary_hero = Héroes secundarios
    .text = Todos empiezan con un héroe secundario en la ciudad, junto al principal. Más fácil.
optional-least_damage = Ningún golpe en vano
    .text = Cada ataque causa al menos 1 de daño. Más fácil.
optional-single_dice = Dados escasos
    .text = Los dados de tesoro y de recursos dan 1 recurso y nunca más. Más difícil.
optional-more_astrologers = Astrólogos habladores
    .text = Los astrólogos hablan en todas las rondas desde la segunda. Una variante.
optional-plain_attacks = Ataques sin azar
    .text = El dado de ataque decide las habilidades, pero ya no cambia el daño. Una variante.
optional-no_rerolls = Como caiga
    .text = Nadie repite sus propias tiradas. Más difícil.
optional-double_income = Tierra rica
    .text = Las minas y los asentamientos dan el doble. Más fácil.
optional-no_bonus = Sin bonificación inicial
    .text = La partida empieza sin bonificación. Más difícil.
optional-free_rounds = Luchas largas
    .text = Otra ronda contra guardianes no cuesta puntos de movimiento. Más fácil.
optional-fresh_fields = Zonas renovadas
    .text = Los cubos negros abandonan el mapa en las rondas 4, 8 y 12; los guardianes vuelven con lo que guardan. Una variante.
optional-no_astrologers = Estrellas mudas
    .text = Los astrólogos nunca hablan. Una variante.
optional-captured_towns = Ciudades capturadas
    .text = Quien tiene una ciudad capturada usa sus edificios; mientras tanto su dueño no recibe nada de ella. Más difícil.
optional-free_trade = Comercio libre
    .text = Los recursos se intercambian en cualquier momento; un mercadillo da 1 artefacto, una sola vez. Más fácil.
optional-to_discard = A los descartes
    .text = Las cartas que ganas van a tu pila de descartes y no a tu mano. Una variante.

## What happened

# $n (number)
event-round-started = Empieza la ronda { $n }.
# $n (number)
event-round-started-resource = Empieza la ronda { $n }, una ronda de recursos.
# $n (number)
event-round-started-astrologers = Empieza la ronda { $n } y hablan los astrólogos.
# $seat
event-turn-began = Empieza el turno de { $seat }.
# $seat
event-turn-ended = { $seat } termina su turno.
# $seat, $n (text)
event-rolled-for-start = { $seat } saca { $n }.
# $seat
event-begins = Empezará { $seat }.
# $seat, $resource (text), $n (text)
event-income-moved = Ingresos de { $seat }, { $resource }: { $n } en el medidor.
# $seat, $n (number): gold
event-defence-paid = { $seat } paga { $n } de oro y su ejército defiende el lugar.
# $seat, $enemy
event-cube-taken = { $seat } se lleva un cubo de { $enemy }.
# $seat, $n (number)
event-points-won =
    { $n ->
        [one] { $seat } gana 1 punto.
       *[other] { $seat } gana { $n } puntos.
    }
# $seat, $token
event-token-taken = { $seat } toma { $token }.
# $seat, $token
event-token-brought = ¡{ $seat } ha llevado { $token } a su lugar!
# $seat, $token
event-token-dropped = { $seat } deja atrás { $token }.
# $seat, $token
event-token-lost = { $seat } pierde { $token } para siempre.
# $seat, $project, $n (number), $most (number)
event-stage-paid = { $seat } paga la etapa { $n } de { $most }: { $project }.
# $text (text)
event-happened = { $text }
# $seat
event-won = ¡Victoria de { $seat }!
event-limit-reached = Ha terminado la última ronda.
# $seat
event-eliminated = { $seat } queda fuera de la partida.
# $seat, $unit
event-weakened = { $unit-gender ->
    [masculine] { $unit } de { $seat } pasan a ser Unos pocos.
   *[feminine] { $unit } de { $seat } pasan a ser Unas pocas.
}
# $seat
event-army-raised = A { $seat } no le queda ninguna unidad: vuelve su primer ejército.
# $seat, $dice (text), $n (number)
event-treasure-rolled =
    { $n ->
        [one] { $seat } tira un dado de tesoro: { $dice }.
       *[other] { $seat } tira { $n } dados de tesoro: { $dice }.
    }
# $seat, $dice (text), $n (number)
event-treasure-rolled-resource =
    { $n ->
        [one] { $seat } tira un dado de recursos: { $dice }.
       *[other] { $seat } tira { $n } dados de recursos: { $dice }.
    }
# $name (text), $text (text)
event-proclaimed = Los astrólogos anuncian { $name }: { $text }
# $seat, $tile
event-tile-revealed = { $seat } descubre la { $tile }.
# $seat, $tile, $n (number): degrees
event-tile-turned = La { $tile } se gira { $n }°.
# $seat, $tile, $n (number): degrees
event-tile-turned-not = La { $tile } se queda como está.
# $hero, $field
event-walked = { $hero } va a { $field }.
# $hero, $field
event-put-on = { $hero } está en { $field }.
# $hero
event-left-map = { $hero } abandona el mapa.
# $hero, $n (number)
event-got-movement =
    { $n ->
        [one] { $hero } gana 1 punto de movimiento.
       *[other] { $hero } gana { $n } puntos de movimiento.
    }
# $hero, $n (number)
event-got-movement-fewer =
    { $n ->
        [one] { $hero } pierde 1 punto de movimiento.
       *[other] { $hero } pierde { $n } puntos de movimiento.
    }
# $hero, $field
event-visited = { $hero } visita { $field }.
# $seat, $hero, $field
event-flagged = { $field } es ahora de { $seat }.
# $hero, $field
event-fight-announced = { $hero } va a luchar por { $field }.

## The table in the terminal

# $n (number), $most (number)
table-round-of = ronda { $n } de { $most }
table-players = Jugadores
table-levels = nivel
table-treasury = tesoro
table-income = ingresos
table-cubes = cubos
table-score = puntos
table-out = fuera de la partida
table-price = precios y tesoros: oro / materiales de construcción / objetos de valor
table-town = Tu ciudad
table-building = edificio
table-cost = precio
table-needs = requiere
table-effect = qué hace
table-people = Tus unidades
table-unit = unidad
table-tier = categoría
table-few = Unas pocas
table-pack = a Manada
table-market = Mercadillo
table-give = das
table-get = recibes
# $price (text)
table-costs = Precio: { $price } (oro / materiales de construcción / objetos de valor).
table-build-ready = aún puedes construir
table-build-used = ya has construido esta ronda
table-people-ready = aún puedes reclutar
table-people-used = ya has reclutado esta ronda
table-book-ready = aún puedes comprar un hechizo
table-book-used = ya has comprado un hechizo esta ronda
# $sign (text)
table-main-hero = { $sign } héroe principal
# $sign (text)
table-second-hero = { $sign } héroe secundario
# $sign (text)
table-flag = { $sign } bandera
# $sign (text)
table-cube = { $sign } visitado
