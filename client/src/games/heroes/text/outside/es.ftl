# Lo que se dice de él fuera de su tablero: en la portada, en el formulario y alrededor de la mesa.
game-heroes = Heroes
heroes-lead = Explora un país loseta a loseta, pon tu bandera en sus minas, levanta tu ciudad y dirige un ejército de cartas contra quien viva en la otra orilla.
heroes-play = Jugar un enfrentamiento
heroes-duel = Librar un duelo ya
heroes-setup = Preparar una partida
heroes-campaigns = Campañas
heroes-campaigns-lead = Historias para una persona: lo que ganas en un capítulo te acompaña al siguiente.
campaign-progress = { $won } de { $all } ganados
campaign-chapter = Capítulo { $n }
campaign-locked = Cerrado
campaign-open = Abierto
campaign-won = Ganado
campaign-running = En juego
campaign-best =
    { $n ->
        [one] Lo mejor hasta ahora: ganado en «{ $difficulty }» en una ronda
       *[other] Lo mejor hasta ahora: ganado en «{ $difficulty }» en { $n } rondas
    }
campaign-first = Gana antes «{ $name }»: sus cartas te acompañan.
campaign-hero = Héroe
campaign-begin = Empezar el capítulo
campaign-anew = Empezar de nuevo
campaign-resume =
    { $n ->
        [0] Seguir jugando
       *[other] Seguir jugando: ronda { $n }
    }
campaign-to-next = Al capítulo { $n }
campaign-again = Otra vez con las mismas cartas
campaign-cards = Elegir otras cartas
campaign-cards-first = Elegir tus cartas
campaign-after = Tras ganar:
campaign-keeps =
    { $n ->
        [one] sigue contigo una carta a tu elección
       *[other] siguen contigo { $n } cartas a tu elección
    }, con todas las cartas de característica y tu primera especialidad{ $resources ->
        [all] , y todos los recursos
        [half] , y la mitad de tus recursos
       *[none] { "" }
    }{ $units ->
        [all] , y tu ejército
       *[none] { "" }
    }.
campaign-reward = Recompensa: { $what }.
campaign-along = Te acompaña sin elegirlo
campaign-choose =
    { $n ->
        [one] Elige una carta para llevarte
       *[other] Elige hasta { $n } cartas para llevarte
    }
campaign-no-cards = No hay ninguna otra carta que elegir.
campaign-left =
    { $taken ->
        [one] Una carta elegida
       *[other] { $taken } cartas elegidas
    }; { $n ->
        [0] no puedes llevarte más.
        [one] puedes llevarte una más.
       *[other] puedes llevarte { $n } más.
    }
campaign-begin-next = Empezar el capítulo { $n }
campaign-not-yours = Solo quien jugó este capítulo puede continuar desde él, en el navegador en que lo jugó.
rivals = Quién se enfrenta a ti
rival-level = nivel { $n }
rival-cards =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
rival-spells =
    { $n ->
        [one] un hechizo
       *[other] { $n } hechizos
    }
rival-moves =
    { $n ->
        [1] Desde el principio
       *[other] Desde la ronda { $n }
    }, { $points ->
        [one] un punto de movimiento por ronda
       *[other] { $points } puntos de movimiento por ronda
    }
rival-waits = Aparece más tarde
clash-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
clash-rounds-drawn = de 8 a 16 rondas
clash-tiles = Un mapa de { $n } losetas
clash-special =
    { $n ->
        [one] Una regla especial
       *[other] { $n } reglas especiales
    }
clash-ally = Tu aliado
clash-hero = Héroe del asiento { $n }
clash-choose = Elegir en la mesa
clash-random = Al azar
heroes-introductory = Buena para empezar.
heroes-tab-own = Los míos
heroes-tab-fight = Un combate
heroes-goal-capture = tomar una ciudad
heroes-goal-grail = traer el grial
heroes-goal-hold = defender un lugar
heroes-goal-build = construir primero
heroes-goal-race = una carrera
heroes-goal-survive = resistir
heroes-goal-slay = vencer a alguien
heroes-goal-escort = escoltar
heroes-goal-gather = reunir
heroes-goal-points = más puntos
setup-auto = lo habitual
guide-heroes-hero = Elige quién dirige tu ejército. Los héroes de fuerza golpean más; los de magia lanzan mejor los hechizos. Señala uno para leerlo.
guide-heroes-search = Tu héroe aprende: toma una de las cartas. Va a tu mazo.
guide-heroes-muster = Gasta tu oro: recluta unidades y refuerza las que prefieras. Las rápidas actúan antes.
guide-heroes-deploy = Coloca hasta cinco unidades en tus dos filas: haz clic en una y luego en una casilla iluminada. A los tiradores les conviene la fila de atrás.
guide-heroes-act = Tu unidad puede mover y luego atacar; los tiradores disparan primero y después pueden apartarse. Las casillas doradas son movimientos, los corchetes rojos, objetivos.
guide-heroes-act-2 = Señala un objetivo para ver qué haría cada resultado del dado antes de atacar.
guide-heroes-act-3 = Las cartas levantadas se pueden jugar ahora. La corona marca el efecto avanzado: más fuerte, pero solo tienes unos pocos por ronda.
guide-heroes-answer = Viene un ataque. Juega una carta para ayudar o pasa con la barra espaciadora.
own-heroes = escenario propio
heroes-make = Haz un mapa propio
clash-own = mío
clash-change = Cambiarlo en el editor
clash-copy = Hacer una copia propia
bot-way-sharp-heroes = Prevé unas jugadas en cada combate.
bot-way-master-heroes = Prevé muchas jugadas en cada combate y se toma su tiempo.
heroes-end-won =
    { $n ->
        [one] Tu estandarte ondea sobre la tierra
       *[other] Los estandartes de tu equipo ondean sobre la tierra
    }
heroes-end-lost =
    { $n ->
        [one] Tu estandarte ha caído: la tierra es de { $names }
       *[other] Los estandartes de tu equipo han caído: la tierra es de { $names }
    }
heroes-end-seen =
    { $n ->
        [one] El estandarte de { $names } ondea sobre la tierra
       *[other] Los estandartes de { $names } ondean sobre la tierra
    }
heroes-end-nobody = La tierra no es de nadie
heroes-end-duel-won = El campo es tuyo
heroes-end-duel-lost =
    { $n ->
        [one] { $names } domina el campo; tu ejército ha sido derrotado
       *[other] { $names } dominan el campo; tu ejército ha sido derrotado
    }
heroes-end-duel-seen =
    { $n ->
        [one] { $names } domina el campo
       *[other] { $names } dominan el campo
    }
heroes-end-duel-nobody = El campo queda para los cuervos
heroes-end-together-won =
    { $n ->
        [one] Tu estandarte resistió y la tierra está a salvo
       *[other] Resististeis juntos y la tierra está a salvo
    }
heroes-end-together-lost = La tierra está a salvo, pero no gracias a ti
heroes-end-together-seen =
    { $n ->
        [one] { $names } ha puesto la tierra a salvo
       *[other] { $names } han puesto la tierra a salvo
    }
heroes-end-together-nobody = La tierra está perdida

# Goals of puzzles in the lobby, where nobody is named
heroes-puzzle-win = Gana el combate en esta ronda, salga lo que salga en los dados.
heroes-puzzle-cut-down = Derrota a una unidad antes de que actúe, salga lo que salga en los dados.
