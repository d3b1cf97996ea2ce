# Lo que se dice de él fuera de su tablero: en la portada, en el formulario y alrededor de la mesa.
game-heroes = Heroes
heroes-lead = Explora un país loseta a loseta, pon tu bandera en sus minas, levanta tu ciudad y dirige un ejército de cartas contra quien viva en la otra orilla.
heroes-play = Jugar un choque
heroes-setup = Preparar una partida
clash-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
clash-tiles = Un mapa de { $n } losetas
clash-special =
    { $n ->
        [one] Una regla especial
       *[other] { $n } reglas especiales
    }
clash-hero = Héroe del asiento { $n }
clash-choose = Elegir en la mesa
clash-random = Al azar
setup-rival = Contra
setup-more = Más acuerdos
setup-auto = lo habitual
seat-kind-book = El reglamento
group-attack = Atacar
group-card = Jugar una carta
group-spell = Lanzar un hechizo
group-morale = Moral
group-die = El dado
group-unit = Unidad
group-recruit = Reclutar
group-reinforce = Reforzar
group-leave = Dejar el campo
guide-heroes-hero = Elige quién dirige tu ejército. Los héroes de fuerza golpean más, los de magia lanzan mejor. Pasa por encima de uno para leerlo.
guide-heroes-search = Tu héroe aprende: toma una de las cartas. Va a tu mazo.
guide-heroes-muster = Gasta tu oro: recluta unidades y refuerza las que prefieras. Las rápidas actúan antes.
guide-heroes-deploy = Coloca hasta cinco unidades en tus dos filas: haz clic en una y luego en una casilla iluminada. A los tiradores les conviene la fila de atrás.
guide-heroes-act = Tu unidad puede mover y luego atacar; los tiradores disparan primero y después pueden apartarse. Las casillas doradas son movimientos, los corchetes rojos, objetivos.
guide-heroes-act-2 = Señala un objetivo para ver qué haría cada resultado del dado antes de atacar.
guide-heroes-act-3 = Las cartas levantadas se pueden jugar ahora. La corona marca el efecto avanzado: más fuerte, pero solo tienes unos pocos por ronda.
guide-heroes-answer = Viene un ataque. Juega una carta para ayudar o pasa con la barra espaciadora.
own-heroes = escenario propio
