### Heroes: por qué algo no se puede hacer ahora. Español.
###
### What is passed in: $unit is the name of a unit, a plural; $hero the name of a hero; $price and $purse amounts as one says them;
### $need is what it takes and $have what is there.

## Ciudades

# $price, $purse
hindered-price = Cuesta { $price }, y tienes { $purse }.
hindered-built = Ya has construido en esta ronda.
hindered-peopled = Ya has usado tu ficha de población en esta ronda.
hindered-booked = Ya has comprado hechizos en esta ronda.
# $building
hindered-building = Antes hay que construir: { $building }.
hindered-scenario = El escenario no lo permite.
hindered-attacked-builds = Quien es atacado no construye nada antes del combate.
hindered-buying = Antes termina de reclutar y reforzar.
hindered-not-both = La ficha de población sirve para unidades o para un héroe, no para ambos.
# $unit
hindered-few-first = Para reforzar hay que tener antes el grupo pequeño: { $unit }.
# $unit
hindered-taken = Un jugador ya tiene esta unidad: { $unit }.
hindered-hero-there = Tu héroe secundario ya está en el mapa.
hindered-hero-away = Acabas de perder a tu héroe secundario: vuelve, como pronto, en el próximo turno.
hindered-own-turn = Eso se hace en tu propio turno.
hindered-no-home = No tienes ni ciudad ni asentamiento.
hindered-post-taken = Allí ya hay un héroe.
hindered-guild-new = La cofradía no vende hechizos en la ronda en que se construye.
hindered-no-spells = No quedan hechizos que comprar.
hindered-traded = Se retira una carta en lugar de comerciar, y ya has comerciado.
hindered-keeps = Las características, las especialidades, la habilidad inicial y Flecha mágica no se pueden retirar aquí.

## El mapa

# $hero
hindered-passing = Un héroe que solo está de paso debe seguir antes: { $hero }.
# $hero
hindered-no-movement = No quedan puntos de movimiento: { $hero }.
# $need (number), $have (number)
hindered-tired = Un héroe hace como mucho { $need } acciones por turno, y este ya lleva { $have }.
hindered-blocked = Esta zona está bloqueada: nadie entra en ella.
hindered-wall = El borde entre las dos zonas está cerrado.
hindered-no-way = Ningún camino conocido lleva hasta allí.
# $need (number), $have (number)
hindered-far =
    Está a { $need } zonas, y tienes { $have ->
        [one] 1 punto de movimiento
       *[other] { $have } puntos de movimiento
    }.
# $need (number), $have (number)
hindered-steps =
    Está a { $need } zonas: avanza zona a zona, tienes { $have ->
        [one] 1 punto de movimiento
       *[other] { $have } puntos de movimiento
    }.
hindered-friend = Allí hay un héroe propio o aliado: se puede atravesar con otro punto de movimiento, pero no parar.
hindered-part-first = Dos héroes comparten la zona y antes deben separarse.
hindered-sanctuary = Hay un héroe en el santuario: los demás no pueden detenerse allí.
hindered-idle = Volver a visitar este lugar no da nada.
hindered-by-moving = Un lugar se visita entrando en su zona.
hindered-visited = Este lugar ya se ha visitado y está vacío para todos.
hindered-flagged = Este lugar ya lleva tu bandera o la de un aliado.
hindered-tile-far = Ninguna zona de esta loseta está junto al héroe.
hindered-known = Se explora desde una zona junto a la que no se conoce otra loseta.

## Cartas

hindered-only-map = Se juega en el mapa, no en un combate.
hindered-only-combat = Se juega en un combate.
hindered-own-unit = Se juega mientras está activa una unidad tuya.
hindered-blow = Se juega cuando se ha declarado un ataque.
hindered-rolled = Se juega cuando se ha tirado el dado de ataque.
hindered-fatal = Se juega cuando un ataque derrotaría a una unidad tuya.
hindered-casting = Se juega mientras se lanza un hechizo.
hindered-after-cast = Se juega justo después de un hechizo propio.
hindered-enemy-cast = Se juega cuando el enemigo lanza un hechizo.
hindered-between = Se juega antes de que se active una unidad.
hindered-on-map = Se juega en tu propio turno, en el mapa.
hindered-before-guards = Se juega antes de un combate con guardianes.
hindered-after-victory = Se juega tras una victoria de tu héroe principal.
hindered-end-of-turn = Se juega al final de tu turno.
hindered-purchase = Se juega al reclutar unidades o comprar un hechizo.
hindered-no-commander = Tu héroe principal no dirige este combate: no puedes usar esta carta.
# $need (number), $have (number)
hindered-spell-limit =
    Puedes lanzar { $need ->
        [one] 1 hechizo
       *[other] { $need } hechizos
    } por ronda de combate, y ya has lanzado { $have }.
hindered-spell-late = Los hechizos se lanzan antes de que la unidad mueva o ataque, y nunca como respuesta.
# $faction
hindered-faction = Solo puede usarla esta facción: { $faction }.
# $need (number), $have (number)
hindered-level = Su efecto avanzado exige el nivel { $need }, y tu héroe tiene el nivel { $have }.
# $need (number), $have (number)
hindered-crowns = Has usado { $have } de { $need } efectos avanzados en esta ronda.
# $need (number), $have (number)
hindered-discards =
    Hay que descartar { $need ->
        [one] otra carta
       *[other] otras { $need } cartas
    }, y tienes { $have }.
hindered-attacked = La unidad ya ha atacado: no se juegan más cartas para ella.
hindered-defence-only = En el turno del enemigo solo se juegan cartas para defenderse.
# $need (number), $have (number)
hindered-power = Hace falta poder { $need }, y tu mano aporta { $have }.
hindered-no-target = Ahora no hay nada a lo que dirigirla.
hindered-no-effect = Ahora no tendría efecto.

## Combate

# $unit
hindered-struck = Ya ha atacado: { $unit }.
# $unit
hindered-ranged-moved = Una unidad a distancia no ataca después de mover: { $unit }.
# $unit
hindered-ranged-close = Con un enemigo al lado, una unidad a distancia solo ataca a los adyacentes; aquí, { $unit }.
# $unit
hindered-not-adjacent = Solo ataca a enemigos adyacentes: { $unit }. Antes hay que ponerse al lado.
hindered-off-board = Está junto al tablero, y solo se dispara a quienes están en él.
# $unit
hindered-ranged-wall = Las unidades a distancia no destruyen ni murallas ni puertas: { $unit }.
# $unit
hindered-wall-far = Solo destruye lo que está al lado: { $unit }.
# $unit
hindered-moved = Ya ha movido: { $unit }.
# $unit
hindered-struck-first = Solo las unidades a distancia mueven después de atacar: { $unit }.
hindered-occupied = La casilla está ocupada.
# $unit, $need (number), $have (number)
hindered-space-far =
    Está a { $need } casillas, y { $have ->
        [one] se permite 1
       *[other] se permiten { $have }
    }: { $unit }.
# $unit, $need (number), $have (number)
hindered-way-blocked =
    Hay obstáculos en el camino: no se llega en { $have ->
        [one] 1 casilla
       *[other] { $have } casillas
    } con { $unit }.
hindered-tower = La torre no puede defenderse.
# $unit
hindered-tower-safe = La torre está junto al tablero: solo la alcanzan unidades a distancia, y no { $unit }.
# $unit
hindered-struck-defend = Se defiende en lugar de atacar: { $unit }.
# $unit
hindered-rose = Acaba de devolver su ficha de defensa: { $unit }.
hindered-no-player = Uno solo se rinde ante el héroe de otro jugador.
hindered-no-hero = Ningún héroe dirige tu bando.
hindered-begun = Solo antes de que la unidad activa mueva o ataque.
hindered-holds-town = Quien defiende una ciudad debe quedarse y luchar.
hindered-kept = Una carta te retiene en este combate.
hindered-no-refuge = No tienes ciudad ni asentamiento adonde ir.
hindered-attacked-by-guards = Quien es atacado por guardianes debe quedarse y luchar.
# $unit
hindered-acted = Ya ha actuado en esta ronda: { $unit }.
# $unit
hindered-paralysed = Sufre parálisis y se salta su próxima activación: { $unit }.
# $unit
hindered-tied = Con la misma iniciativa, le toca después: { $unit }.
# $unit, $need (number), $have (number)
hindered-slower = Antes va { $unit } con iniciativa { $need }; aquí es { $have }.
# $unit
hindered-next = Antes debe terminar esta activación: { $unit }.
