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
own-legend-heroes = con { $heroes } héroes
andor-own-crumb = { $title } · leyenda propia · día { $day }
guide-andor-turn = A las casillas iluminadas se llega hoy; la etiqueta dice las horas y, en rojo, los puntos de voluntad de las horas extra. Señala una para ver el camino y pulsa para recorrerlo.
guide-andor-turn-2 = Lo que no cuesta horas espera en tu héroe: un signo más en la figura, objetos iluminados en su tablilla. También puede hacerse en el turno de otros.
guide-andor-turn-3 = La bola de cristal muestra adónde irán las criaturas al amanecer. Quien termina primero el día empieza el siguiente.
guide-andor-walk = Sigue hasta otra casilla iluminada o detente aquí: solo al detenerte se descubre lo que hay en una casilla.
own-andor = leyenda propia
andor-end-won = Las montañas hablarán de este día
andor-end-lost = La leyenda siguió sin ti
andor-end-seen = Las montañas hablarán de { $names }
andor-end-nobody = La leyenda está perdida

# Goals of puzzles in the lobby, where nobody is named
andor-puzzle-beat = Derriba al enemigo en esta ronda del combate, salga lo que salga en los dados.
andor-puzzle-hold = Resiste una ronda del combate: nadie puede salir herido.
