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
# $words (text)
mistake-waits = el juego aún no conoce: { $words }
# $mode (text)
mistake-mode = los escenarios del modo { $mode } aún no se pueden jugar
# $word (text)
mistake-next = un escenario propio no forma parte de una campaña: quita «{ $word }»
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
