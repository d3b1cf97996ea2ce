### Heroes: lo que se dice en las ciudades y los mercadillos. Español.
###
### Se pasa, además de lo que nombra play.ftl:
###   $building                el nombre de un edificio de map.ftl
###   $price, $goods           cantidades tal como se dicen: 12 de oro y 1 objeto de valor
###   $tier                    bronce, plata u oro
###   $place, $field           el nombre de un lugar y dónde está: C3

## What is asked

prompt-people = Recluta y refuerza tantas unidades como puedas pagar.
prompt-make-room = Tu ejército es demasiado grande: ¿a qué unidad despides?
prompt-buy-shown = Se ofrecen unidades neutrales: ¿reclutas alguna?
prompt-reinforce-one = ¿Qué unidad refuerzas?
prompt-city-hall = Empieza una ronda de recursos: ¿qué te da tu Alcaldía?
prompt-cover = Manto de oscuridad: ¿qué carta descartas para robar otra?
prompt-cover-before-fight = Manto de oscuridad: ¿pierde tu enemigo una carta al azar antes del combate?
prompt-turn-begins = Empieza tu turno: ¿cuál de tus edificios usas?
prompt-vortex = Vórtice de maná: ¿qué carta descartas?
prompt-vortex-search = Vórtice de maná: ¿con qué carta de tu mazo te quedas?
prompt-trade = Mercadillo: comercia cuantas veces quieras o, en su lugar, retira una carta.
prompt-raise-gold = Te falta oro: ¿qué intercambio haces?
prompt-arrange-unit = ¿Qué unidad mueves en tu tablero?
prompt-arrange-place = ¿Adónde?
prompt-more-spells = La cofradía de magos tiene más: ¿compras otro hechizo?

## What may be picked

# $building, $price
option-build = Construir { $building } por { $price }
# $unit, $price
option-recruit-for = Reclutar { $unit } ({ $unit-gender ->
    [masculine] Unos pocos
   *[feminine] Unas pocas
}) por { $price }
# $unit
option-recruit-free = Reclutar { $unit } ({ $unit-gender ->
    [masculine] Unos pocos
   *[feminine] Unas pocas
}) sin coste
# $unit, $price
option-reinforce-for = Reforzar { $unit } a Manada por { $price }
# $unit
option-dismiss = Despedir a { $unit }
# $place, $field, $n (number): gold
option-hire = Reclutar a tu héroe secundario por { $n } de oro: { $place }, { $field }
# $n (number): gold
option-book = Comprar un hechizo por { $n } de oro
# $card, $n (number): gold
option-smelt = Herrería: retirar { $card } del juego por { $n } de oro
# $n (number): gold
option-forge = Herrería: pagar { $n } de oro y buscar en los artefactos
option-cover = Manto de oscuridad: cambiar hasta dos cartas
option-steal = El enemigo pierde una carta al azar
# $tier
option-summon = Portal de invocación: una unidad neutral, { $tier }
option-vortex = Vórtice de maná: descartar una carta y buscar en tu mazo
option-amplify = Amplificador de nigromancia: quedarte con Nigromancia del mazo de habilidades
# $card
option-recall = Amplificador de nigromancia: recuperar { $card } de tu pila de descartes
# $n (number)
option-hall-gold = Recibir { $n } de oro
option-hall-valuable = Recibir 1 objeto de valor
option-hall-movement-main = Tu héroe principal gana 1 punto de movimiento
option-hall-movement-secondary = Tu héroe secundario gana 1 punto de movimiento
# $price, $goods
option-trade = { $price } por { $goods }
# $card, $n (number): gold
option-remove-for = Retirar { $card } del juego por { $n } de oro
option-show-units = Ver qué unidades neutrales están en venta
option-pass-people = Eso es todo
option-arrange = Reordenar tus unidades
# $unit, $place
option-move-unit = { $unit }: { $place }
# $unit, $place
option-place-taken = { $place }, a cambio de { $unit }
# $n (number)
place-back = fila trasera, casilla { $n }
# $n (number)
place-front = fila delantera, casilla { $n }
option-pass-arrange-unit = Dejarlas así
option-pass-more-spells = Eso es todo
option-pass-buy-shown = No reclutar a nadie
option-pass-reinforce-one = No reforzar a nadie
option-pass-cover = Ninguna más: robar
option-pass-cover-before-fight = Ahora no
option-pass-turn-begins = No usar nada más
option-pass-trade = Eso es todo

## The same on a button

# $building, $price
label-build = { $building }, { $price }
# $unit, $price
label-for = { $unit }, { $price }
# $place, $field
label-hire = { $place }, { $field }

## What happened

# $seat, $price
event-paid = { $seat } paga { $price }.
# $seat, $building
event-built = { $seat } construye: { $building }.
# $seat
event-hired = Un segundo héroe entra en el mapa para { $seat }.
# $seat, $unit
event-unit-shown = { $unit } se ofrecen a { $seat }.
# $seat, $unit
event-unit-dismissed = { $unit } dejan el ejército de { $seat }.
# $seat
event-found-nothing = { $seat } no encuentra la carta.
# $seat
event-came-unseen = { $seat } ataca bajo el Manto de oscuridad.
