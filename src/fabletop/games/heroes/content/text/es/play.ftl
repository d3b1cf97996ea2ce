### Heroes: what is said at the table while a game goes on. Spanish of Spain.
###
### What is passed in:
###   $seat, $enemy, $side     the name of a player or side: the hero's, "Jugador 2" before there is one, or the guards
###   $unit, $target           the name of a unit, mostly a plural: Grifos; the tower is the only singular
###   $card, $hero, $face      a name from cards.ftl or units.ftl
###   $cards, $units           a list of names
###   $space                   a space of the board: B3
###   $n and the like          plain numbers, or text such as +1 or 2-4 where it is said

## Players, sides and lists

game-title = Heroes of Might and Magic III
# $n (number)
seat-number = Jugador { $n }
side-guards = Guardianes
side-ai = La IA
# $first (text), $last (text)
list-and = { $first } y { $last }
# $first (text), $last (text)
list-or = { $first } o { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-ally = aliado
relation-you = tú

## Units, spaces and cards

# $unit, $n (number): the second of several units with one name
name-number = { $unit } { $n }
# $unit, $side
name-side = { $unit } ({ $side })
# $unit, $face
name-face = { $unit } ({ $face })
space-beside = junto al tablero
# $card
name-expert = { $card } (avanzado)
# $card, $n (number): which of its uses
name-use = { $card } ({ $n })
# $timing (text), $text (text)
line-use = { $timing }: { $text }
# $value (text), $n (number)
line-value = { $value } { $n }
# $face, $text (text)
line-face = { $face }: { $text }
# $name (text), $text (text)
line-power = { $name }: { $text }
# $cards
board-deck = Mazo inicial: { $cards }.
# $level (number), $card
board-later = En el nivel { $level }: { $card }.
from-published = Sus cifras están publicadas.
from-inferred = Lo que no está publicado se deduce de lo que sí lo está.
from-original = Lo que no está publicado es nuestro.
deck-abilities = habilidades
deck-spells = hechizos
deck-artifacts = artefactos
# $n (number)
amount-gold = { $n } de oro
# $n (number)
amount-materials =
    { $n ->
        [one] 1 material de construcción
       *[other] { $n } materiales de construcción
    }
# $n (number)
amount-valuables =
    { $n ->
        [one] 1 objeto de valor
       *[other] { $n } objetos de valor
    }

## What is asked. $seat is who is asked.

# $n (number): spaces
deed-move =
    { $n ->
        [one] mueve 1 casilla
       *[other] mueve hasta { $n } casillas
    }
deed-attack = ataca
deed-break = rompe una muralla
deed-defend = defiende
deed-play = juega una carta
deed-end = termina la activación
let-die-fall = deja caer el dado
let-blow-fall = deja caer el golpe

# $unit, $deeds (text)
prompt-act = { $unit }: { $deeds }.
# $unit, $deeds (text)
prompt-guard-act = Diriges a los guardianes. { $unit }: { $deeds }.
# $unit, $n (number)
prompt-mend = { $unit }: curan hasta { $n } de daño. ¿A cuál de tus unidades?
prompt-answer-start = Antes de que actúe la primera unidad: juega una carta o empieza el combate.
prompt-answer-between = Antes de que actúe la siguiente unidad: juega una carta o continúa.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-attacking = Atacas con { $unit } (ataque { $attack }) a { $target } (defensa { $defence }): juega una carta o { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-defending = Te atacan: { $unit } (ataque { $attack }) contra { $target } (defensa { $defence }). Juega una carta o { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-striking-back = Contraatacas con { $unit } (ataque { $attack }) a { $target } (defensa { $defence }): juega una carta o { $rest }.
# $unit, $target, $attack (number), $defence (number), $rest (text)
prompt-answer-struck-back = Te contraatacan: { $unit } (ataque { $attack }) contra { $target } (defensa { $defence }). Juega una carta o { $rest }.
# $unit, $target, $dice (text)
prompt-die = { $unit } contra { $target }: el dado muestra { $dice }. Cámbialo o déjalo así.
# $unit, $target, $n (number)
prompt-fatal = Con { $n } de daño, el ataque de { $unit } derrotaría a tu unidad { $target }: sálvala o déjala caer.
# $unit
prompt-splash = La nube mortal de { $unit } alcanza a una unidad más: ¿a cuál?
# $unit, $target
prompt-flee = { $unit }, de tu bando: huyen de { $target }. ¿A qué casilla?
# $unit, $space
prompt-return = { $unit }: ¿volver a { $space } o quedarse?
prompt-grave-gift = Los esqueletos caídos se unen a tus filas: ¿qué unidad de bronce refuerzas gratis?
# $unit, $enemy
prompt-book-target = { $enemy }: { $unit } pueden atacar a varias de tus unidades y tú dices a cuál.
# $n (number), $most (number)
prompt-deploy = ¿Qué unidad colocas? Tienes { $n } de { $most } como máximo en el tablero.
# $unit
prompt-deploy-space = ¿Dónde colocas { $unit }?
prompt-ready = Tu ejército está listo. ¿Empiezas o cambias las posiciones?
prompt-place-guard = Colocas a los guardianes: ¿cuál es el siguiente?
# $unit
prompt-place-guard-space = Guardianes: ¿dónde colocas { $unit }?
# $enemy
prompt-place-guard-first = { $enemy }: las unidades de igual categoría e iniciativa se colocan desde la izquierda. Tú dices cuál va primero.
prompt-gate = ¿En qué parte de la muralla está tu puerta?
# $n (number)
prompt-next-unit = Varias de tus unidades tienen iniciativa { $n }: ¿cuál actúa primero?
# $n (number), $movement (number)
prompt-further-round =
    { $movement ->
        [one] Termina la ronda { $n } y los guardianes siguen en pie: ¿pagas tu último punto de movimiento por otra ronda o te retiras?
       *[other] Termina la ronda { $n } y los guardianes siguen en pie: ¿pagas uno de tus { $movement } puntos de movimiento por otra ronda o te retiras?
    }
# $n (number)
prompt-further-round-free = Termina la ronda { $n } y los guardianes siguen en pie: ¿sigues luchando o te retiras?
# $card, $n (number)
prompt-pay =
    { $n ->
        [one] { $card } tiene un precio: ¿qué carta descartas?
       *[other] { $card } tiene un precio de { $n } cartas más: ¿cuál descartas?
    }
# $card, $n (number)
prompt-pay-any = { $card }: descarta tantas cartas como quieras, +1 por cada una. Hasta ahora { $n }.
# $card, $n (number), $most (number)
prompt-power = { $card } con { $n } de poder: añade más, hasta { $most }, o lánzalo tal cual.
# $card
prompt-aim-unit = { $card }: ¿sobre qué unidad?
# $card
prompt-aim-next = { $card }: ¿qué unidad es la siguiente?
# $card
prompt-aim-space = { $card }: ¿en qué casilla?
# $card, $unit
prompt-aim-where = { $card }: ¿adónde van { $unit }?
# $card
prompt-aim-card = { $card }: ¿qué hechizo?
# $card, $unit
prompt-aim-boon = { $card }: ¿curas a { $unit } o les quitas la parálisis?
# $card, $n (number), $enemy
prompt-resist = { $enemy } lanza { $card } con { $n } de poder: resístelo o deja que actúe.
# $card
prompt-after-cast = Has lanzado { $card }: ¿lo recuperas en tu mano?
# $n (number)
prompt-exchange = Descarta tantas cartas como quieras y después roba otras tantas. Hasta ahora { $n }.
prompt-trade-in = ¿Qué carta retiras del juego para robar otra?
# $card, $n (number)
prompt-discard =
    { $n ->
        [one] { $card } te obliga a descartar una carta: ¿cuál?
       *[other] { $card } te obliga a descartar { $n } cartas más: ¿cuál primero?
    }
# $n (number)
prompt-keep-one =
    { $n ->
        [one] De las cartas robadas se queda una: ¿cuál descartas?
       *[other] De las cartas robadas se queda una: ¿qué { $n } descartas?
    }
# $deck (text)
prompt-look = Buscas en el mazo de { $deck }: ¿miras el mazo o te quedas con lo que hay en la pila de descartes?
# $deck (text)
prompt-search = Buscas en el mazo de { $deck }: ¿qué carta te quedas?
# $seat
prompt-hero = { $seat }, ¿qué héroe dirige tu ejército?
# $n (number): gold
prompt-muster = Reúne tu ejército: te quedan { $n } de oro.

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Esperando a { $seat }.
waiting-own = No tienes con qué responder: el juego sigue solo en un momento.

## What may be picked

# $unit, $target
option-attack = Atacar a { $target } con { $unit }
# $space
option-break-wall = Romper la muralla de { $space }
# $space
option-break-gate = Romper la puerta de { $space }
# $unit, $space
option-move = Mover { $unit } a { $space }
# $unit
option-defend = Defender con { $unit }
# $unit
option-end = Terminar la activación de { $unit }
# $card, $text (text)
option-play = Jugar { $card }: { $text }
# $card, $text (text)
option-cast = Lanzar { $card }: { $text }
# $card, $text (text)
option-empower = Añadir { $card }: { $text }
option-morale-draw = Gastar tu moral para robar una carta
option-morale-exchange = Gastar tu moral para cambiar cartas
option-morale-remove = Gastar tu moral para retirar una carta del juego y robar otra
option-reroll-zero = Volver a tirar un 0, por su habilidad
option-reroll-charge = Volver a tirar el dado, por su carga
option-reroll-luck = Volver a tirar el dado con Suerte
option-reroll-morale = Volver a tirar el dado con tu moral
# $card
option-brace = Descartar { $card } para ignorar el dado
# $unit
option-guardian = Anular el ataque con { $unit }
# $n (number): gold
option-surrender = Rendirte por { $n } de oro
option-retreat = Retirarte
# $unit, $side, $n (number): health
option-unit = { $unit } de { $side }, salud restante { $n }
# $space
option-gate = La puerta en { $space }
# $space
option-space = Casilla { $space }
# $space, $unit
option-space-unit = Casilla { $space }, con { $unit }
# $card
option-discard = Descartar { $card }
# $card
option-remove = Retirar { $card } del juego
# $card
option-take = Quedarte con { $card }
# $card
option-keep = Conservar { $card }
option-card = { $card }
option-boon-heal = Curar el daño
option-boon-free = Quitar la parálisis
# $unit
option-deploy = Colocar { $unit }
option-begin-fight = Empezar el combate
option-change-places = Cambiar las posiciones
# $unit, $n (number): gold
option-recruit = Reclutar { $unit } ({ $unit-gender ->
    [masculine] Unos pocos
   *[feminine] Unas pocas
}) por { $n } de oro
# $unit, $n (number): gold
option-reinforce = Reforzar { $unit } a Manada por { $n } de oro
# $unit
option-reinforce-free = Reforzar { $unit } a Manada, en tu ejército
# $hero
option-take-hero = { $hero }
option-random-hero = Un héroe al azar
option-look = Mirar las cartas superiores del mazo
# $card
option-top-of-pile = Quedarte con { $card } de la pila de descartes
option-show-and-replace = Mostrar la carta de otra facción y mirar otra
option-pay-for-round = Pagar 1 punto de movimiento por otra ronda
option-fight-on = Luchar otra ronda
option-withdraw = Retirarte
option-pass-blow = Dejar caer el dado
option-pass-start = Empezar el combate
option-pass-between = Continuar
option-pass-die = Dejarlo así
option-pass-fatal = Dejarla caer
option-pass-deploy = Ninguna unidad más
option-pass-deploy-space = Ninguna unidad más
option-pass-muster = El ejército está listo
option-pass-return = Quedarse
option-pass-power = Lanzarlo tal cual
option-pass-resist = Dejar que actúe
option-pass-after-cast = Dejarlo ir
option-pass-pay-any = Ninguna más
option-pass-exchange = Ninguna más: robar

## The same on buttons

# $space
label-wall = Muralla { $space }
# $space
label-gate = Puerta { $space }
# $unit, $n (number)
label-price = { $unit }, { $n } de oro
label-defend = Defender
label-end = Terminar
label-surrender = Rendirte
label-morale-draw = Robar una carta
label-morale-exchange = Cambiar cartas
label-morale-remove = Retirar una carta
label-pay-for-round = Otra ronda

## Headings of the options

group-attack = Atacar
group-move = Mover
group-card = Carta
group-spell = Hechizo
group-morale = Moral
group-die = Dado
group-unit = Unidad
group-recruit = Reclutar
group-reinforce = Reforzar
group-leave = Abandonar

## What to know about an option

# $units
hint-beside = junto a { $units }
# $n (number), $whole (number)
hint-health = salud { $n }/{ $whole }
hint-defend = Termina la activación: hasta la siguiente, si la atacan se tira un dado, y +1 da +1 de defensa.
# $n (number): gold
hint-surrender = Pierdes el combate; pagas { $n } de oro al enemigo y conservas las unidades que sigan en pie.
hint-retreat = Pierdes el combate.
hint-withdraw = Pierdes el combate; conservas las unidades que sigan en pie.
hint-show-and-replace = Va a la pila de descartes de su mazo.
hint-break = Cuenta como el ataque de esta activación.
# $die (text), $text (text), $chance (text): 1/3
forecast-row = { $die }: { $text } ({ $chance })
# $die (text)
forecast-guard = { $die }, ficha +1
forecast-token = ficha +1
# $text (text), $chance (text): 1/3
forecast-chance = { $text } ({ $chance })
# $n (number)
forecast-stands =
    { $n ->
        [0] sin daño
       *[other] { $n } de daño
    }
# $n (number)
forecast-flips = { $n } de daño, pasa a Unas pocas
# $n (number)
forecast-falls = { $n } de daño, derrota
forecast-again = y después otra vez
# $n (text): 1-3
forecast-back = contraataque { $n } de daño
# $n (text): 1-3, $chance (text): 2/3
forecast-back-maybe = contraataque { $n } de daño ({ $chance })
# $n (number)
forecast-burn = escudo de fuego { $n } de daño

## What happened

# $seat, $hero
event-hero-taken = { $seat } juega con { $hero }.
# $seat, $unit
event-unit-mustered = { $unit } se unen al ejército de { $seat }.
# $seat, $unit
event-unit-mustered-pack = { $unit } de { $seat }: pasan a Manada.
# $seat
event-card-gained = { $seat } consigue una carta.
# $seat, $card
event-card-gained-card = { $seat } consigue { $card }.
# $seat, $n (number)
event-gained-experience =
    { $n ->
        [one] { $seat } gana 1 de experiencia: medio nivel.
       *[other] { $seat } gana { $n } de experiencia.
    }
# $seat, $n (number)
event-reached-level = ¡{ $seat } sube al nivel { $n }!
# $n (number)
event-guards-drawn =
    { $n ->
        [one] Una unidad neutral guarda la zona.
       *[other] { $n } unidades neutrales guardan la zona.
    }
# $seat, $n (number)
event-guards-fled = ¡Los guardianes de la zona de dificultad { $n } huyen de { $seat }!
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $n } cartas.
    }
# $seat, $cards
event-drew-cards = { $seat } roba { $cards }.
# $seat
event-rearranged = { $seat } reordena su ejército.
# $seat
event-took-back = { $seat } cambia las posiciones de su ejército.
# $seat
event-shuffled = { $seat } baraja la pila de descartes en su mazo.
# $seat, $n (number)
event-shuffled-in = { $n ->
    [one] { $seat } baraja una carta de la mano en su mazo.
   *[other] { $seat } baraja { $n } cartas de la mano en su mazo.
}
# $seat, $card
event-discarded = { $seat } descarta { $card }.
# $seat, $card
event-lost-at-random = { $seat } pierde { $card } al azar.
# $seat, $card
event-removed-from-game = { $seat } retira { $card } del juego.
# $seat, $card
event-back-to-hand = { $card } vuelve a la mano de { $seat }.
# $seat, $card
event-played = { $seat } juega { $card }.
# $seat, $card
event-played-expert = { $seat } juega { $card }, el efecto avanzado.
# $seat, $card
event-cast = { $seat } lanza { $card }.
# $seat, $card
event-cast-expert = { $seat } lanza { $card }, el efecto avanzado.
# $card, $n (number)
event-added-power = { $card } añade { $n } de poder.
# $card, $unit
event-aimed = Objetivo de { $card }: { $unit }.
# $card, $space
event-aimed-space = Objetivo de { $card }: { $space }.
# $seat, $card
event-resisted = { $seat } resiste { $card }: no tiene efecto.
# $card
event-effect-ended = Termina el efecto de { $card }.
# $seat
event-got-morale = { $seat } gana moral positiva.
# $seat
event-got-morale-negative = { $seat } recibe moral negativa.
# $seat
event-spent-morale-draw = { $seat } gasta moral para robar una carta.
# $seat
event-spent-morale-exchange = { $seat } gasta moral para cambiar cartas.
# $seat
event-spent-morale-reroll = { $seat } gasta moral para volver a tirar.
# $seat
event-spent-morale-remove = { $seat } gasta moral para retirar una carta y robar otra.
# $seat
event-spent-morale-search = { $seat } gasta moral para volver a buscar.
# $seat, $what (text)
event-got-resources = { $seat } consigue { $what }.
# $seat, $enemy
event-combat-began = ¡{ $seat } ataca a { $enemy }!
# $unit, $space
event-deployed = { $unit } a { $space }.
# $space
event-walls-rose = Se alzan murallas en el tablero, con una puerta en { $space }.
# $n (number)
event-round-began = Empieza la ronda de combate { $n }.
# $side, $unit
event-activated = { $side }: turno de { $unit }.
# $unit
event-skipped-paralysed = { $unit }: parálisis, sin acción.
# $unit, $start, $end
event-moved = { $unit } se mueven de { $start } a { $end }.
# $unit, $start, $end
event-teleported = { $unit } pasan de { $start } a { $end }.
# $unit
event-defended = { $unit } se defienden.
# $unit
event-waited = { $unit }: sin ataque.
# $unit, $space
event-wall-broken = ¡{ $unit } se abren paso por la muralla en { $space }!
event-tower-fell = Cae la última muralla y, con ella, la torre.
# $unit, $target
event-attack-declared = { $unit } atacan a { $target }.
# $unit, $target
event-attack-declared-back = { $unit } contraatacan a { $target }.
# $unit, $target
event-attack-declared-tower = { $unit } dispara a { $target }.
# $dice (text)
event-dice-rolled = El dado muestra { $dice }.
# $dice (text)
event-dice-rolled-lower = Los dados muestran { $dice }; cuenta el menor.
# $dice (text)
event-dice-rolled-higher = Los dados muestran { $dice }; cuenta el mayor.
# $die (text)
event-rerolled = Nueva tirada: { $die }.
event-die-ignored = Se ignora el dado.
# $die (text)
event-guard-rolled = El dado de la ficha de defensa muestra { $die }.
# $unit, $die (text)
event-ability-rolled = { $unit }: el dado de la habilidad muestra { $die }.
# $die (text)
event-ability-rolled-nobody = El dado muestra { $die }.
# $unit, $target, $attack (number), $die (text), $defence (number), $n (number)
event-blow-worked =
    { $n ->
        [0] { $unit } contra { $target }: { $attack } de ataque, dado { $die }, { $defence } de defensa: sin daño.
       *[other] { $unit } contra { $target }: { $attack } de ataque, dado { $die }, { $defence } de defensa: { $n } de daño.
    }
# $unit
event-called-off = ¡Se anula el ataque contra { $unit }!
# $unit, $n (number)
event-wounded = { $unit }: { $n } de daño.
# $unit, $n (number)
event-healed = { $unit }: { $n } de daño curado.
# $unit
event-flipped = { $unit }: pasan a su lado más débil.
# $unit
event-reinforced = { $unit }: pasan a Manada.
# $unit, $card
event-covered = { $card } cubre a { $unit }.
# $unit
event-fell = { $unit }: ¡derrota!
# $unit
event-paralysed = { $unit }: parálisis.
# $unit
event-freed = { $unit }: fin de la parálisis.
# $enemy, $card
event-ai-drew = { $enemy } roba una carta de IA: { $card }.
# $seat, $n (number)
event-paid-for-round =
    { $n ->
        [one] { $seat } paga un punto de movimiento por otra ronda; le queda 1.
       *[other] { $seat } paga un punto de movimiento por otra ronda; le quedan { $n }.
    }
# $seat, $n (number)
event-surrendered = { $seat } se rinde por { $n } de oro.
# $seat
event-retreated = { $seat } abandona el campo.
# $seat, $n (number)
event-paid-for-defeat = { $seat } paga { $n } de oro por la derrota.
# $seat, $enemy
event-combat-ended = ¡Victoria de { $seat } sobre { $enemy }!
# $seat, $enemy
event-combat-ended-surrender = { $enemy } se ha rendido: ¡victoria de { $seat }!
# $seat, $enemy
event-combat-ended-retreat = { $enemy } se ha retirado: ¡victoria de { $seat }!
event-combat-ended-nobody = No queda nadie en el tablero.
event-combat-ended-broken-off = El combate no lleva a nada y se interrumpe.

## The table

# $n (number)
table-round = Ronda de combate { $n }
table-setup = Preparación
table-order = Por actuar
table-hand = Mano
table-empty-hand = sin cartas
table-army = Ejército
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } en mano, { $deck } en el mazo, { $discard } descartadas
# $n (number)
table-level = nivel { $n }
# $n (number), $most (number)
table-expert = efectos avanzados { $n }/{ $most }
# $n (number)
table-spells =
    { $n ->
        [one] queda 1 hechizo en esta ronda
       *[other] quedan { $n } hechizos en esta ronda
    }
table-morale = moral positiva
table-morale-negative = moral negativa
# $n (number)
table-gold = { $n } de oro
# $n (number)
table-movement =
    { $n ->
        [one] 1 punto de movimiento
       *[other] { $n } puntos de movimiento
    }
table-attacker = ataca
table-defender = defiende
table-wall = muralla
table-gate = puerta
table-rubble = ruinas
table-lasting = En vigor
table-tower = Junto al tablero
mark-acted = ya ha actuado
mark-retaliated = ya ha contraatacado
mark-paralysed = parálisis
mark-defending = en defensa

## Setting up a table

mode-duel = Duelo
    .text = Dos héroes, cada uno dirigido por un jugador, luchan hasta que un ejército cae.
mode-guards = Guardianes
    .text = Un héroe lucha contra las unidades neutrales de una zona; un segundo jugador puede dirigirlas.
mode-ai = Héroe de la IA
    .text = Un héroe contra otro que juega con sus propias cartas.
setting-mode = Tipo de combate
setting-ruleset = Edición
setting-level = Nivel de los héroes
setting-budget = Oro para cada ejército
setting-armies = Ejércitos
setting-quick_start = Comienzo rápido
setting-artifacts = Artefactos de cada héroe
setting-spells = Hechizos de cada héroe
setting-gold = Oro de cada jugador
setting-movement = Puntos de movimiento
setting-siege = Asedio
setting-field = Dificultad de la zona
setting-difficulty = Dificultad
setting-land = Tierra (0: cualquiera)
setting-skill = Habilidad del héroe de la IA
armies-choose = reunidos por los jugadores
armies-random = al azar
ruleset-retail = La que se vende
ruleset-first = La anterior

## Retos

puzzle-win = Gana el combate en esta ronda, digan lo que digan los dados.
# $unit (name)
puzzle-cut-down = Derrota a { $unit } antes de que actúen, digan lo que digan los dados.
