### Heroes: lo que está mal en un escenario, para quien escribe uno. Español.

mistake-no-victory = nadie puede ganar nunca: añade un objetivo de victoria u otro final
mistake-no-holder = este final necesita un objetivo de victoria con banderas
# $mode (text)
mistake-no-party = en el modo { $mode } los jugadores no forman un grupo; usa «most_points» o «all_lose»
mistake-no-units = nadie empieza sin una unidad
mistake-dwellings = las moradas se construyen en este orden: bronce, plata, oro
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
mistake-over = esta loseta está encima de la loseta { $other }, en { $q }, { $r }: entre los centros hay al menos { $n } casillas
mistake-apart = a esta loseta no se llega desde la primera: haz que se toquen
# $other (number)
mistake-straight = esta loseta y la loseta { $other } están en línea recta y solo comparten un borde: muévela una casilla o añade la regla «ignore_closed_edges»
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
mistake-events = un escenario tiene como máximo { $n } sucesos
mistake-rounds = indica las rondas en orden y cada una una vez, como [4, 8]
mistake-once = solo un suceso con condición ocurre una vez o varias
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
mistake-tournament-laid = los jugadores de un torneo colocan y orientan todas las losetas, bocarriba
mistake-tournament-supply = la reserva de un torneo tiene una loseta inicial por jugador y ninguna central, como en { "{" }S: 2, N: 4, F: 4{ "}" }
# $n (number)
mistake-tournament-obelisks = { $n } losetas cercanas de la reserva deben tener un obelisco, y quedan demasiado pocas
# $place (text), $n (number), $near (number), $m (number), $far (number)
unfair-place = { $place } está más cerca del puesto { $near }: { $n } casillas, y { $m } desde el puesto { $far }
# $n (number), $near (number), $m (number), $far (number)
unfair-rival = el puesto { $near } tiene más cerca la ciudad de otro: { $n } casillas, y { $m } desde el puesto { $far }
# $kind (text), $n (number), $more (number), $m (number), $less (number)
unfair-tiles = losetas de tipo { $kind } más cercanas a un puesto: { $n } del puesto { $more }, { $m } del puesto { $less }
