### Heroes: torneos, cuyos jugadores construyen el mapa. Español.

## Antes de la primera ronda

prompt-choose-starter = Tus dados suman más: ¿quién empieza?
option-begin-self = Empezar tú
# $seat (text)
option-begin-other = Empieza { $seat }
hint-begin = quien juega en segundo lugar comienza con moral positiva
prompt-lay-tile-near = Coloca la siguiente loseta cercana, junto al centro del mapa si hay sitio.
prompt-lay-tile-starting = Coloca tu loseta inicial junto a una loseta cercana.
prompt-lay-tile-starting-second = Coloca tu loseta inicial junto a una loseta cercana, a tantas losetas de tu rival como sea posible.
prompt-lay-tile-far-first = Coloca tu primera loseta lejana junto a tu loseta inicial.
prompt-lay-tile-far = Coloca la siguiente loseta lejana junto a dos losetas como mínimo.
# $tiles (text)
option-lay = Colocarla junto a { $tiles }
# $tiles (text)
label-lay = junto a { $tiles }
# $tile (text)
prompt-turn-laid-tile = Colocas la { $tile }: ¿cómo queda orientada?
# $tile (text), $places (text)
table-row = Siguiente { $tile }: { $places }.
# $n (number)
table-row-rest = { $n ->
    [one] Hay una loseta abierta más.
   *[other] Hay { $n } losetas abiertas más.
}
# $seat (text), $n (number)
event-rolled-for-choice = { $seat } saca { $n } con dos dados de recursos.
# $seat (text), $tile (text)
event-tile-laid = { $seat } coloca la { $tile }.

## Durante la partida

prompt-mulligan = Esta es tu primera mano: consérvala, o baraja mano y descartes en tu mazo y roba otra.
option-draw-anew = Robar una mano nueva
hint-draw-anew = solo una vez, en tu primer turno
option-pass-mulligan = Conservar esta mano
option-search-again = Gastar moral: descartar todas estas y volver a buscar
prompt-choose-neighbour = Desde el observatorio puedes girar una loseta contigua a la tuya en la que no haya ningún héroe.
# $tile (text)
option-swing = Girar la { $tile }
option-pass-choose-neighbour = No girar ninguna
# $tile (text)
prompt-swing-tile = ¿Cómo queda orientada la { $tile } a partir de ahora?
# $seat (text), $tile (text), $n (number)
event-tile-swung = { $seat } gira la { $tile } { $n }°.
event-points-decide = Con eso termina la partida: ahora deciden los puntos.

## Preparar una mesa

mode-tournament = Torneo
    .text = Dos jugadores construyen el mapa loseta a loseta, y gana quien suma más puntos.
# $tiles (text)
special-tournament = Todas las losetas están boca arriba y los jugadores las colocan por turnos: { $tiles }.
# $n (number), $tile (text)
special-tournament-tiles = { $n } × { $tile }
special-tournament-points = Deciden los puntos: 1 por cada mina y asentamiento, cada edificio, cada nivel y cada dos artefactos; 2 por cada héroe secundario derrotado y 4, una sola vez, por un héroe principal.
# $n (number), $what (text)
special-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
} por { $what }
point-grail-carried = llevar el grial
point-grail-home = tener el grial en tu propia ciudad
point-stage-paid = cada etapa pagada
point-obelisk-visited = cada obelisco visitado
point-utopia-held = controlar la utopía del dragón
point-enemy-town-held = ocupar la ciudad de un enemigo

## Mazos separados

deck-basic-spells = hechizos básicos
deck-expert-spells = hechizos avanzados
deck-minor-artifacts = artefactos menores
deck-major-artifacts = artefactos mayores
deck-relics = reliquias
peek-basic-spells = los hechizos básicos
peek-expert-spells = los hechizos avanzados
peek-minor-artifacts = los artefactos menores
peek-major-artifacts = los artefactos mayores
peek-relics = las reliquias
# $deck (text)
prompt-which-deck = ¿Qué mazo de { $deck }?
# $deck (text)
option-deck = Buscar en el mazo de { $deck }
# $n (number)
hint-deck = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
# $n (number), $card (text)
hint-deck-pile = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} · en su pila: { $card }
setting-split_decks = Mazos separados
