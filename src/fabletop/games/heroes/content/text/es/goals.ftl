### Heroes: lo que piden los objetivos cuando un escenario propio no trae sus palabras. Español.

own-scenario = Un escenario propio
# $what (text), $by (text)
condition-by = { $what } ({ $by })
# $what (text)
condition-not = no se cumple: { $what }
# $n (number), $who (text)
condition-captured = Ciudades iniciales capturadas de { $who }: { $n }
# $n (number), $places (text)
condition-flags = Banderas en { $places }: { $n }
# $who (text), $n (number)
condition-beaten = Derrotas de { $who }: { $n }
# $who (text), $n (number), $against (text)
condition-lost-fight = Combates perdidos por { $who } contra { $against }: { $n }
# $who (text)
condition-eliminated = Fuera de la partida: { $who }
# $who (text)
condition-cubes = Un cubo de facción de { $who }
# $token (text), $places (text)
condition-token-at = { $token } en { $places }
# $token (text)
condition-token-lost = { $token }: destruido
# $token (text)
condition-carries = { $token } en manos de un héroe
# $n (number), $places (text)
condition-visited = Lugares distintos visitados, { $places }: { $n }
# $hero (text), $places (text)
condition-hero-at = { $hero } está en { $places }
# $n (number), $against (text)
condition-fights-won = Combates ganados contra { $against }: { $n }
# $what (text)
condition-holds = { $what } en el tesoro
# $n (number)
condition-points = Puntos del escenario: { $n }
# $project (text)
condition-project-done = { $project }: terminado
# $n (number)
condition-level = Nivel del héroe principal: { $n }
# $n (number)
condition-round = Ha empezado la ronda { $n }
# $difficulty (text)
condition-difficulty = La dificultad es { $difficulty } o mayor
# $n (number)
condition-tiles-known = Losetas descubiertas: { $n }
condition-tributes-covered = Se podrían pagar todos los tributos que faltan
who-player = un jugador
who-each-player = cada jugador
who-any-player = cualquier jugador
who-all-players = todos los jugadores juntos
who-rival = un rival
who-each-rival = cada rival
who-all-rivals = todos los rivales juntos
who-team = un equipo
who-enemy-team = el otro equipo
who-party = el grupo
who-all-ai = todos los héroes de la IA
who-any-ai = cualquier héroe de la IA
who-last-player = quien tiene menos puntos
who-first-in-turn = el primero en el turno
who-last-in-turn = el último en el turno
who-others = los demás
against-any = cualquiera
against-guards = guardianes
against-ai = héroes de la IA
against-player = jugadores
hero-word-main = el héroe principal
hero-word-secondary = el héroe secundario
hero-word-any = cualquier héroe
hero-word-chosen = un héroe a elección
hero-word-each = cada héroe
hero-word-visitor = el visitante
