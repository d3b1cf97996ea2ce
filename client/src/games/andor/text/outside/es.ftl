# Lo que se dice de él fuera de su tablero: en la portada, en el formulario y alrededor de la mesa.
game-andor = Las leyendas de Andor
andor-lead = Resistid juntos en las Montañas Grises. Defended el campamento, cruzad los barrancos, vigilad las horas.
andor-play = Partir ahora
andor-setup = Preparar una leyenda
fact-legends = { $n } leyendas
andor-legend = Leyenda { $n }
andor-heroes = Héroes
andor-grades = Más fácil
andor-grade-1 = Grado 1: la hora extra cuesta 1 punto de voluntad, entre otras cosas
andor-grade-2 = Grado 2: habilidades más fuertes, entre otras cosas
andor-crumb = leyenda { $n } · { $title } · día { $day }
andor-minutes = Entre 60 y 90 minutos.
own-legend-missing = Abre primero el archivo de tu leyenda.
own-legend-open = Una leyenda propia…
own-legend-lead = Suelta aquí el archivo de una leyenda, pega su texto o ábrelo.
own-legend-file = Abrir un archivo…
own-legend-other = Otro archivo…
own-legend-reading = Leyendo la leyenda…
own-legend-unread = No se ha podido leer este archivo.
own-legend-wrong =
    { $n ->
        [one] Hay un error. Corrígelo y vuelve a abrirla.
       *[other] Hay { $n } errores. Corrígelos y vuelve a abrirla.
    }
own-legend-line = Línea { $line }
own-legend-template-why = ¿Aún no has escrito ninguna? Empieza con una pequeña leyenda que se puede jugar tal cual, con notas dentro.
own-legend-template = Descargar la plantilla
own-legend-copy = Copiarla
own-legend-words = Las palabras que se pueden usar
own-legend-goals = goals: deliver, visit, defeat, find, turn_tokens, clear …
own-legend-goals-why = Lo que deben hacer los héroes: llevar a alguien al campamento, ir a una casilla, vencer a un enemigo, encontrar algo. win_if nombra las metas obligatorias.
own-legend-setup = setup: place_creature, place_token, place_heroes …
own-legend-setup-why = Lo que hay en el tablero al empezar: héroes, campamento, criaturas, fichas. Una lista para todos y otra para 2, 3 o 4 héroes.
own-legend-triggers = trigger: letter, stops_at, goal, defeated, turned …
own-legend-triggers-why = Lo que hace leer una carta: el narrador en una letra, un héroe que se detiene en una casilla, una meta cumplida, un enemigo vencido.
own-legend-effects = does: place_creature, gain, lose, golden_shields, choice …
own-legend-effects-why = Lo que hace una carta: llegan o se mueven criaturas, los héroes ganan o pierden, se añaden escudos, avanza el narrador, la mesa elige.
own-legend-conditions = when, win_if, fail_if: goals_done, narrator_at, no_free_shield …
own-legend-conditions-why = Lo que debe cumplirse para una carta (when), para ganar (win_if) y para perder (fail_if).
own-legend-docs = Todo por completo, con tablas de cada palabra:
own-legend-heroes = con { $heroes } héroes
andor-own-crumb = { $title } · leyenda propia · día { $day }
guide-andor-turn = A las casillas iluminadas se llega hoy; la etiqueta dice las horas y, en rojo, los puntos de voluntad de las horas extra. Señala una para ver el camino y pulsa para recorrerlo.
guide-andor-turn-2 = Lo que no cuesta horas espera en tu héroe: un signo más en la figura, objetos iluminados en su tablilla. También puede hacerse en el turno de otros.
guide-andor-turn-3 = La bola de cristal muestra adónde irán las criaturas al amanecer. Quien termina primero el día empieza el siguiente.
guide-andor-walk = Sigue hasta otra casilla iluminada o detente aquí: solo al detenerte se descubre lo que hay en una casilla.
own-andor = leyenda propia
andor-end-won =
    { $n ->
        [one] Las montañas hablarán de ti
       *[other] Habéis ganado juntos: las montañas hablarán de este día
    }
andor-end-lost = La leyenda siguió sin ti
andor-end-seen = Las montañas hablarán de { $names }
andor-end-nobody = La leyenda está perdida

# Goals of puzzles in the lobby, where nobody is named
andor-puzzle-beat = Derriba al enemigo en esta ronda del combate, salga lo que salga en los dados.
andor-puzzle-hold = Resiste una ronda del combate: nadie puede salir herido.
