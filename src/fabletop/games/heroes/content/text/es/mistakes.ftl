### Heroes: lo que está mal en un escenario, para quien escribe uno. Español.

mistake-no-victory = nadie puede ganar nunca: añade un objetivo de victoria u otro final
mistake-no-holder = este final necesita un objetivo de victoria con banderas
# $mode (text)
mistake-no-party = en el modo { $mode } los jugadores no forman un grupo; usa «most_points» o «all_lose»
mistake-no-units = nadie empieza sin una unidad
mistake-dwellings = las viviendas se construyen en este orden: bronce, plata, oro
# $n (number), $players (number)
mistake-factions = la caja tiene { $n } facciones: { $players } jugadores necesitan «any_repeated»
# $n (text), $resource (text), $steps (text)
mistake-income = la escala de ingresos de { $resource } tiene { $steps }, no { $n }
# $place (text)
mistake-nowhere = { $place } no está en ninguna loseta que pueda caer en este mapa
# $layout (text), $n (number)
mistake-no-layout = falta el mapa { $layout }: no hay ninguno para { $n } jugadores
# $n (number)
mistake-tiles = un mapa tiene de 1 a { $n } losetas
mistake-holds-already = esta loseta ya debe tener otro lugar
# $place (text)
mistake-holds = esta loseta debe tener { $place }
mistake-turned = solo se gira de antemano una loseta con nombre que esté boca arriba
# $n (number), $players (number)
mistake-seats = el mapa tiene { $n } losetas iniciales de jugadores y juegan { $players }: da una a cada jugador
# $n (number), $players (number)
mistake-seat-tiles = «seat_tiles» nombra { $n } losetas iniciales y juegan { $players }: da una a cada jugador
# $tile (text)
mistake-twice = { $tile } ya está en el mapa; la caja la tiene una sola vez
# $n (number), $kind (text), $there (number)
mistake-box = { $n } losetas de tipo { $kind } en el mapa son más que las { $there } de la caja
# $n (number), $kind (text), $pool (number), $there (number)
mistake-dealt = { $n } losetas de tipo { $kind } en el mapa y { $pool } aparte son más que las { $there } de la caja
# $tile (text), $place (text)
mistake-holds-not = { $tile } debe tener { $place } y no lo tiene
# $n (number), $kind (text), $place (text)
mistake-few-hold = en la caja solo quedan { $n } losetas de tipo { $kind } con { $place }
# $n (number), $left (number)
mistake-pool-holds = { $n } losetas deben tenerlo y solo quedan { $left } con seguridad
# $tile (text), $place (text)
mistake-lacks-not = { $tile } no debe tener { $place } y lo tiene
# $n (number), $kind (text), $place (text)
mistake-few-lack = en la caja solo quedan { $n } losetas de tipo { $kind } sin { $place }
# $n (number), $other (number), $r (number), $q (number)
mistake-over = esta loseta está encima de la loseta { $other }, en { $q }, { $r }: entre los centros hay al menos { $n } zonas
mistake-apart = a esta loseta no se llega desde la primera: haz que se toquen
# $other (number)
mistake-straight = esta loseta y la loseta { $other } están en línea recta y solo comparten un borde: muévela una zona o añade la regla «ignore_closed_edges»
# $other (number), $kind (text), $lattice (text)
mistake-lattice = esta loseta y la loseta { $other } encajan según { $kind }, y el mapa según { $lattice }: muévela o usa la retícula «mixed»
# $word (text)
mistake-next = un escenario propio no forma parte de una campaña: quita «{ $word }»
# $word (text)
mistake-unknown = «{ $word }» no se conoce aquí
# $word (text)
mistake-missing = falta «{ $word }»
# $least (number), $most (number), $shown (text)
mistake-number = aquí se espera un número de { $least } a { $most }, no { $shown }
# $word (text), $words (text)
mistake-word = { $word } no va aquí; hay: { $words }
# $mode (text)
mistake-no-rival = nadie tiene un rival en un escenario { $mode }; usa un héroe de la IA
# $mode (text)
mistake-no-teams = solo un escenario de alianza tiene equipos, y este es { $mode }
# $mode (text)
mistake-no-party-here = los jugadores de un escenario { $mode } no forman un grupo; usa «cada jugador» o «un jugador»
# $who (text)
mistake-no-ai = { $who } no es nadie: el escenario no tiene héroes de la IA
mistake-no-enemy-town = aquí no hay jugadores enemigos; usa la ciudad de la IA
mistake-no-ai-town = no hay ninguna ciudad de la IA: el escenario no tiene héroes de la IA
mistake-no-place = no se nombra ningún lugar
mistake-named-units = las unidades de un héroe de la IA se nombran una a una
# $what (text)
mistake-no-amounts = falta oro, materiales u objetos de valor ({ $what })
# $n (number), $most (number)
mistake-long = esto tiene { $n } caracteres, y caben de 1 a { $most }
# $word (text)
mistake-no-conditions = «{ $word }» necesita una lista de condiciones
# $place (text), $places (text)
mistake-no-flag = nadie pone banderas en { $place }; se ponen en { $places }
mistake-no-effects = esta lista de efectos está vacía; quítala
# $words (text)
mistake-who-is-meant = un efecto debe saber a quién se refiere: { $words }, seat.<n>
# $n (number)
mistake-choices = se elige entre 2 y { $n } listas de efectos
# $place (text)
mistake-no-cube = en { $place } no hay cubos negros; están en lugares que se visitan una vez
mistake-ai-town = la ciudad de un héroe de la IA es el número de una loseta inicial del mapa
mistake-no-home = no puede volver a casa sin una ciudad
# $n (number)
mistake-ai-army = un héroe de la IA tiene de una a { $n } unidades
# $word (text)
mistake-skill = las cartas de habilidad y «{ $word }» van juntas
mistake-magic = las cartas de magia necesitan hechizos
# $n (number), $tier (text)
mistake-few-drawn = de estas unidades neutrales solo hay { $n } cartas de esta categoría: { $tier }
mistake-plan-goal = los planes de ir a un lugar y de vagar necesitan un destino, y ningún otro lo tiene
# $n (number)
mistake-not-for = el escenario no es para { $n } jugadores
# $n (number)
mistake-events = un escenario tiene como máximo { $n } eventos
mistake-rounds = indica las rondas en orden y cada una una vez, como [4, 8]
mistake-once = solo un evento con condición ocurre una vez o varias
# $n (number)
mistake-few-factions = { $n } jugadores necesitan otras tantas facciones
mistake-at-limit = solo se mira al final una victoria cuando gana quien mantiene el lugar
kind-starting = inicial
kind-far = lejana
kind-near = cercana
kind-center = central
mistake-tournament-two = un torneo es para dos: usa [2]
mistake-tournament-ai = un torneo no tiene héroes de la IA
mistake-tournament-points = los puntos deciden un torneo: usa most_points
mistake-tournament-laid = los jugadores de un torneo colocan y orientan todas las losetas, boca arriba
mistake-tournament-supply = la reserva de un torneo tiene una loseta inicial por jugador y ninguna central, como en { "{" }S: 2, N: 4, F: 4{ "}" }
# $n (number)
mistake-tournament-obelisks = { $n } losetas cercanas de la reserva deben tener un obelisco, y quedan demasiado pocas
# $place (text), $n (number), $near (number), $m (number), $far (number)
unfair-place = { $place } está más cerca del asiento { $near }: { $n } zonas, y { $m } desde el asiento { $far }
# $n (number), $near (number), $m (number), $far (number)
unfair-rival = el asiento { $near } tiene más cerca la ciudad de otro: { $n } zonas, y { $m } desde el asiento { $far }
# $kind (text), $n (number), $more (number), $m (number), $less (number)
unfair-tiles = losetas de tipo { $kind } más cercanas a un asiento: { $n } del asiento { $more }, { $m } del asiento { $less }
# $words (text)
mistake-near = ¿quisiste decir { $words }?
# $words (text)
mistake-there-are = hay { $words }
mistake-there-are-none = no hay ninguno
# $word (text), $meant (text)
mistake-no-such-condition = { $word } no es una condición; { $meant }
# $word (text), $meant (text)
mistake-no-such-effect = { $word } no es un efecto; { $meant }
# $word (text), $meant (text)
mistake-no-such-time = { $word } no es un momento; { $meant }
# $word (text), $meant (text)
mistake-no-such-tile = la caja no tiene la loseta { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-field = { $word } no es una zona de una loseta; { $meant }
# $word (text), $meant (text)
mistake-no-such-layout = no hay un mapa { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-who = { $word } no es nadie; { $meant }
# $word (text), $meant (text)
mistake-no-such-ai = no hay un héroe de la IA { $word } en `ai`; { $meant }
# $word (text), $meant (text)
mistake-no-such-spot = no hay una zona { $word } en `spots`; { $meant }
# $word (text), $meant (text)
mistake-no-such-place = { $word } no es un lugar; { $meant }
# $word (text), $meant (text)
mistake-no-such-unit = { $word } no es una unidad; { $meant }
# $word (text), $meant (text)
mistake-no-such-rule = { $word } no es una regla; { $meant }
# $n (number)
mistake-deep-conditions = hay condiciones dentro de otras a más de { $n } niveles
# $n (number)
mistake-deep-effects = hay listas de efectos dentro de otras a más de { $n } niveles
# $n (number)
mistake-many-effects = un escenario tiene como máximo { $n } efectos
mistake-last-turns = los equipos eligen su orden de nuevo cada ronda; acaba la partida con una ronda
# $word (text)
mistake-only-solo = solo un escenario en solitario tiene `{ $word }`
mistake-no-players = alguien tiene que jugar: indica los números de jugadores
# $word (text)
mistake-two-ai = hay dos héroes de la IA '{ $word }'
# $word (text), $shown (text)
mistake-name-in = un nombre en `{ $word }` se forma con a-z, 0-9 y _, no { $shown }
mistake-missing-teams = falta `teams`: listas de asientos, como [[0, 2], [1, 3]]
mistake-only-alliance = solo un escenario de alianza tiene equipos
# $n (number)
mistake-one-team = cada asiento de 0 a { $n } está en un equipo
mistake-two-teams = hay dos equipos de dos
mistake-spot = una zona con nombre tiene una loseta, y una zona o un lugar
# $place (text)
mistake-spot-unsure = esa loseta puede salir sin { $place }: nombra una que lo tenga o usa must_hold
mistake-no-stages = una obra tiene al menos una etapa
# $word (text)
mistake-place-rule = `places` habla de lugares impresos y de zonas con nombre, no de { $word }
mistake-no-heroes = nombra al menos un héroe de la facción
# $place (text)
mistake-not-printed = { $place } no se imprime en otra parte: no se sabría de quién o de qué es
mistake-tile-form = una loseta es [qué, q, r]: S, F, N, C o el id de una loseta, y dónde está su centro
mistake-only-far = solo se reparten losetas lejanas a los jugadores
mistake-only-tournament = solo en un torneo ponen los jugadores losetas antes de la partida
# $tile (text)
mistake-spoken-for = { $tile } ya está comprometida
# $n (number), $there (number)
mistake-drawn-many = se sacan { $n } losetas de { $there }
mistake-drawn-kind = solo se sacan losetas boca abajo sin id, de las de su tipo
mistake-said-already = ya se dice algo de esta loseta
# $n (number)
mistake-counted = las losetas se cuentan de 0 a { $n }, como en `{ "{" }9: 2{ "}" }`
mistake-seat-starts = un asiento tiene una loseta inicial
# $n (number)
mistake-seats-are = los asientos son de seat.0 a seat.{ $n }, en el orden del mapa
# $word (text), $words (text)
mistake-unit-side = { $word } necesita su cara: { $words }
mistake-building-twice = un edificio está aquí dos veces
# $n (number)
mistake-guard-cards = unos guardianes tienen de una a { $n } cartas
# $word (text)
mistake-rule-twice = la regla { $word } está aquí dos veces
# $word (text)
mistake-rule-true = la regla { $word } es true, o no se pone
# $word (text)
mistake-rule-value = la regla { $word } necesita un valor
mistake-no-deck = un mazo tiene cartas de fuerza, magia o habilidad
shown-mapping = un mapa de claves
shown-list = una lista
shown-nothing = nada
# $shown (text)
mistake-mapping = aquí se espera un mapa (`clave: valor`), no { $shown }
mistake-key = una clave es una sola palabra
# $word (text)
mistake-key-twice = `{ $word }` está aquí dos veces
# $n (number)
mistake-single = aquí se espera exactamente una palabra, como `{ "{" }palabra: ...{ "}" }`, no { $n }
# $shown (text)
mistake-list = aquí se espera una lista (`[.., ..]`), no { $shown }
# $shown (text)
mistake-no-word = aquí se espera una palabra, no { $shown }
# $shown (text)
mistake-id = un id se forma con a-z, 0-9 y _ y empieza por una letra, no { $shown }
# $shown (text)
mistake-flag = aquí se espera true o false, no { $shown }
# $n (number)
mistake-large = esto tiene como máximo { $n } kB
mistake-no-text = esto no es texto UTF-8
mistake-empty = el archivo está vacío
# $n (number)
mistake-deep = hay listas y mapas dentro de otros a más de { $n } niveles
mistake-repeats = `*` repite algo: escríbelo entero
mistake-marks = `&` marca algo para repetirlo: quítalo
mistake-type = `!` da otro tipo a un valor: quítalo
# $n (number)
mistake-many-values = esto tiene como máximo { $n } palabras, números, listas y mapas
# $what (text)
mistake-yaml = esto no es YAML; su lector dice: { $what }
# $n (number)
layout-entry = entrada { $n }
layout-tile-missing = falta `tileId`: qué loseta está aquí, como F0 o N3
# $shown (text)
layout-no-tile = { $shown } no es una loseta; hay S0, F0, N0 y C0, que se sacan, y otras como N3
# $n (number), $most (number)
layout-starts = el mapa tiene { $n } losetas iniciales de jugadores: dale de 1 a { $most }, como S0
# $n (number), $last (number)
layout-no-entry = no hay una entrada { $n } donde empezar; hay de 0 a { $last }
# $towns (text), $tile (text)
layout-no-town = un capítulo empieza en { $towns }, no en { $tile }: nombra otra entrada
# $n (number), $least (number)
layout-over = esta loseta está sobre la entrada { $n }: los centros distan al menos { $least } zonas
layout-none = no hay ninguna loseta en este mapa
layout-no-file = no existe ese archivo
layout-empty = el archivo está vacío; copia en él el texto de un mapa
layout-no-base64 = esto no es un mapa: el texto del editor es base64 y empieza por eJ, o es JSON
# $what (text)
layout-json = JSON: { $what }
# $shown (text)
layout-json-number = JSON: { $shown } no es un número
layout-json-deep = JSON: hay demasiadas listas dentro de listas; se espera una lista de losetas
layout-json-digits = JSON: aquí hay un número de miles de cifras
layout-damaged = el texto del mapa está dañado o incompleto: cópialo otra vez del editor
# $n (number)
layout-large = esto tiene más de { $n } bytes, y los mapas tienen unos miles
# $shown (text)
layout-object = aquí se espera un objeto (`{ "{" }"tileId": "F0", ..{ "}" }`), no { $shown }
# $least (number), $most (number), $n (number)
layout-size = aquí se espera una lista de { $least } a { $most }, no de { $n }
shown-object = un objeto
# $most (number), $n (number)
layout-exactly = aquí se espera una lista de { $most }, no de { $n }
