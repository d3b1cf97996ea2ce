### Heroes: por qué un buen jugador elegiría lo que elige, en pocas palabras. Español.
###
### Lo que se pasa:
###   $pick, $why             una opción tal como se ofrece, y una de las razones de abajo
###   $unit, $field, $seat    el nombre de una unidad (casi siempre en plural), de una casilla, de un jugador
###   $goods, $resource       una cantidad de algo, y el nombre de un recurso
###   $n                      un número; en «de cada 100», una proporción, y 100 es siempre

advice = { $pick }: { $why }

why-only = no hay otra opción
why-thumb = lo mejor, por regla general
why-sum = hay muchas pequeñas razones a favor
why-nothing-left = nada más merece la pena

## En un combate

why-wins-fight = { $n ->
    [100] gana el combate en el acto
   *[other] gana el combate en el acto { $n } de cada 100 veces
 }
why-fells-first = { $n ->
    [100] derriba a { $unit } antes de que ataquen
   *[other] derriba a { $unit } antes de que ataquen { $n } de cada 100 veces
 }
why-fells = { $n ->
    [100] derriba a { $unit }
   *[other] derriba a { $unit } { $n } de cada 100 veces
 }
why-saves = si no, lo más probable es perder: { $unit }
why-halves = deja a { $unit } en { $unit-gender ->
    [masculine] Unos pocos
   *[feminine] Unas pocas
}
why-paralyses = paraliza a { $unit }
why-reinforces = convierte a { $unit } en Manada
why-wounds = hace unos { $n } de daño a { $unit }
why-unanswered = hace unos { $n } de daño a { $unit } sin recibir respuesta
why-reaches = para atacar desde ahí a { $unit }
why-heals = cura unos { $n } a { $unit }
why-frees = libera a { $unit }
why-breaks-wall = abre paso por la muralla
why-draws = roba { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
why-morale = mejor moral
why-power = { $n } más de poder para el hechizo
why-braces = será más difícil dañar a { $unit }
why-awaits = las cartas valen más después

why-term-own-health = queda en pie más de tu ejército
why-term-own-power = tu ejército conserva más fuerza
why-term-own-speed = para mover primero
why-term-own-tempo = más unidades tuyas pueden atacar enseguida
why-term-own-shooters = deja libres a tus tiradores
why-term-own-reach = te acerca al enemigo
why-term-own-answers = más unidades tuyas pueden responder
why-term-own-braced = para defenderte mejor
why-term-own-paralysed = menos unidades tuyas quedan paralizadas
why-term-own-hand = para tener mejor mano
why-term-own-morale = para tener mejor moral
why-term-own-walls = conserva tus murallas
why-term-own-boons = por lo que dura sobre tus unidades
why-term-foe-health = queda en pie menos del enemigo
why-term-foe-power = el enemigo pierde más fuerza
why-term-foe-speed = quita al enemigo el primer movimiento
why-term-foe-tempo = menos enemigos pueden atacar enseguida
why-term-foe-shooters = estorba a los tiradores enemigos
why-term-foe-reach = mantiene lejos al enemigo
why-term-foe-answers = menos enemigos pueden responder
why-term-foe-braced = antes de que el enemigo se defienda mejor
why-term-foe-paralysed = más enemigos quedan paralizados
why-term-foe-hand = cuesta cartas al enemigo
why-term-foe-morale = cuesta moral al enemigo
why-term-foe-walls = cuesta murallas al enemigo
why-term-foe-boons = quita al enemigo lo que dura sobre sus unidades

## En el mapa y en la ciudad

why-wins = { $n ->
    [100] gana la partida en el acto
   *[other] gana la partida en el acto { $n } de cada 100 veces
 }
why-out = { $seat } queda fuera de la partida
why-points = { $n ->
    [one] un punto para el objetivo
   *[other] { $n } puntos para el objetivo
 }
why-stage = una etapa más cerca del objetivo
why-token = toma lo que pide el objetivo
why-token-home = lo lleva adonde pide el objetivo
why-takes = { $field } pasa a ser tuya
why-takes-first = { $field } es tuya antes de que llegue { $seat }
why-takes-here = pasa a ser tuya
why-takes-first-here = es tuya antes de que llegue { $seat }
why-income = más { $resource } en cada ingreso
why-level = lleva a tu héroe al nivel { $n }
why-hires = otro héroe en el mapa
why-artifact = consigue una carta
why-experience = experiencia para tu héroe
why-goods = da unos { $goods }
why-movement = { $n } más de movimiento
why-visits = por lo que da el lugar
why-land = descubre tierra nueva
why-army = el ejército se hace un { $n } % más fuerte
why-hall = { $n } más de oro en cada ingreso
why-citadel = permite convertir tus unidades en Manada
why-guild = permite comprar hechizos
why-dwelling = { $n ->
    [1] permite reclutar unidades de bronce
    [2] permite reclutar unidades de plata
   *[other] permite reclutar unidades de oro
 }
why-way = de camino a { $field }
why-way-first = de camino a { $field }, antes de que llegue { $seat }
why-news = hacia tierra que nadie ha visto

## Por regla general

why-strongest = la unidad más fuerte que puedes pagar
why-strong-first = primero la unidad más fuerte
why-ready = están bien como están
why-behind = los tiradores están mejor detrás
why-ahead = los luchadores están mejor delante
why-best-card = la más útil de estas cartas
why-lies-near = acerca a ti lo que más vale
why-good-hand = la mano está bien como está
why-least = la carta que menos necesitas
why-ways-out = deja más salidas
why-fill-hand = para llenar la mano
why-look-deck = mejor poder elegir entre varias
why-look-pile = mejor que una carta sin ver
