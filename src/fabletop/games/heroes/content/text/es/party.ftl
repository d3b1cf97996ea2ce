### Heroes: héroes que nadie dirige y jugadores que juegan juntos. Español.

## Héroes de la IA

# $hero (text), $field (text)
event-ai-aims-hero = { $hero } persigue al héroe de { $field }.
# $hero (text), $field (text)
event-ai-aims-holding = { $hero } se pone en camino hacia { $field }.
# $hero (text), $field (text)
event-ai-aims-town = { $hero } marcha contra { $field }.
# $hero (text), $field (text)
event-ai-aims-goal = { $hero } se dirige a { $field }.
# $hero (text), $field (text)
event-ai-aims-post = { $hero } vuelve a su puesto en { $field }.
# $hero (text), $n (number)
event-wandered =
    { $n ->
        [one] { $hero } vuela 1 zona.
       *[other] { $hero } vuela { $n } zonas.
    }
# $hero (text)
event-wandered-back = { $hero } da media vuelta.
# $hero (text)
event-wandered-rests = { $hero } duerme toda la tarde.
# $hero (text), $field (text)
event-ai-arrived = { $hero } aparece en { $field }.
# $hero (text), $unit (text)
event-ai-joined = { $hero } recibe refuerzos: { $unit }.
# $field (text), $level (text)
event-town-attacked = ¡Guardianes de dificultad { $level } atacan { $field }!
event-party-lost = La partida está perdida.

## Jugar juntos

group-party = Aliados
# $seat (text), $what (text)
option-give = Dar { $what } a { $seat }
# $seat (text), $what (text)
label-give = { $what } → { $seat }
# $seat (text), $card (text)
option-offer-swap = Ofrecer { $card } a { $seat } a cambio de otra carta
# $seat (text), $card (text)
label-offer-swap = { $card } → { $seat }
# $card (text)
option-put-against = Dar { $card } a cambio
# $card (text)
option-agree-to-swap = Aceptar { $card }
option-pass-answer-swap = No cambiar
option-pass-agree-to-swap = Quedarte con tu carta
# $ally (text), $card (text)
prompt-answer-swap = { $ally } ofrece { $card }. ¿Qué carta das a cambio?
# $ally (text), $card (text), $other (text)
prompt-agree-to-swap = { $ally } da { $other } por { $card }. ¿Cambias?
# $seat (text), $other (text), $what (text)
event-gave-resources = { $seat } da { $what } a { $other }.
# $seat (text), $other (text), $card (text)
event-swap-offered = { $seat } ofrece { $card } a { $other }.
# $seat (text), $other (text)
event-swapped = { $seat } y { $other } intercambian cartas.

prompt-who-goes-first = ¿Quién de vosotros va primero esta ronda?
# $seat (text)
option-goes-first = { $seat } va primero
# $seat (text)
event-goes-first = { $seat } va primero por su equipo en esta ronda.

## Preparar una mesa

mode-solo = En solitario
    .text = Un capítulo de una historia para un jugador, contra héroes que nadie dirige.
mode-cooperative = Juntos
    .text = De uno a tres héroes comparten una meta, y ganan o pierden juntos.
mode-alliance = Alianza
    .text = Dos contra dos: los aliados ganan o pierden juntos, y los equipos se turnan. Una facción puede jugarse dos veces.
setting-carried = Del capítulo anterior

## Qué se proponen los héroes de la IA
ai-plan-standard = Ataca a un héroe en su propia loseta, toma allí minas y asentamientos y, si no, marcha contra la ciudad más cercana.
ai-plan-stay = Se queda donde está.
ai-plan-guard-tile = Guarda su loseta: ataca a quien llega y después vuelve a su puesto.
ai-plan-hunt = Persigue al héroe más cercano, esté donde esté.
ai-plan-hunt-token = Persigue a quien lleva el botín; hasta entonces saquea su loseta y marcha contra la ciudad más cercana.
ai-plan-grab = Toma una tras otra todas las minas y asentamientos que están boca arriba; después marcha contra la ciudad más cercana.
# $place (text)
ai-plan-to-goal = Saquea su loseta y se dirige a este lugar: { $place }.
# $n (number), $place (text)
ai-plan-wander = Al final de cada ronda, dos dados de ataque y { $n } más dicen cuánto vuela: hacia el héroe, la ciudad o el asentamiento más cercano, por encima de zonas bloqueadas y losetas boca abajo. Por debajo de 0 retrocede una zona, hacia este lugar: { $place }. Quien recibe su ataque lucha hasta el final; la ciudad que cae y el asentamiento sin héroe pierden su bandera.
