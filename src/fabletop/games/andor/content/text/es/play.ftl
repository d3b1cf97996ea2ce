### Andor: what is said at the table while a legend goes on. Spanish of Spain.
###
### What is passed in:
###   $seat                    the name of a player: the hero's, or "Jugador 2" for who plays several
###   $hero, $other            the name of a hero figure: Thorn
###   $foe                     the name of a foe, a singular: Wargor, or one of several: Esqueleto 2
###   $item, $book, $token     a name from things.ftl
###   $card, $event, $goal     a name from legends.ftl or events.ftl; $text is what stands on it
###   $field                   a field with its name: casilla 203, Recodo; $n, $origin, $a and $b are bare numbers
###   $cost                    what an hour or several cost: 2 horas, 4 de voluntad
###   $n and the like          plain numbers

## Players, names and lists

game-title = Las leyendas de Andor: La última esperanza
# $n (number)
seat-number = Jugador { $n }
# $first (text), $last (text)
list-and = { $first } y { $last }
# $first (text), $last (text)
list-or = { $first } o { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-you = tú
# $name (text), $n (number): the second of several with one name
name-number = { $name } { $n }
# $n (number)
field-number = casilla { $n }
# $n (number), $name (text)
field-named = casilla { $n }, { $name }
the-camp = el campamento
the-wagon = el carromato
legend-untitled = Una leyenda
# $n (number)
goal-unnamed = Objetivo { $n }
# $n (number)
option-unnamed = Respuesta { $n }
card-kind-setup = Al partir
card-kind-story = Lo que se cuenta
card-kind-rule = Una regla nueva
card-kind-goal = Un objetivo
card-kind-letter = La historia sigue
card-kind-place = Un lugar
card-kind-foe = Un enemigo
card-kind-end = El final
# $above (text), $below (text)
movement-both = { $above }; bajo la raya: { $below }
# $token, $face (text)
token-open = { $token }: { $face }
# $token: a spring
token-empty = { $token } (vacío)
# $foe
foe-down = { $foe } (sometido)
foe-gone = un enemigo que ya no está
# $n (number)
cave-dweller = Cavernario { $n }

## Values, hours and prices

# $n (number)
value-strength = fuerza { $n }
# $n (number)
value-willpower = voluntad { $n }
# $n (number)
value-dice =
    { $n ->
        [one] 1 dado
       *[other] { $n } dados
    }
# $n (number)
value-dweller = hay que superar un { $n }
# $n (number)
dice-red =
    { $n ->
        [one] 1 dado rojo
       *[other] { $n } dados rojos
    }
# $n (number)
dice-white =
    { $n ->
        [one] 1 dado blanco
       *[other] { $n } dados blancos
    }
# $n (number)
dice-grey =
    { $n ->
        [one] 1 dado gris
       *[other] { $n } dados grises
    }
# $card, $text
card-says = { $card }: { $text }
# $card
card-alone = { $card }:
a-gem = una piedra preciosa
a-shield = un escudo de poder
# $n (number)
amount-strength =
    { $n ->
        [one] 1 punto de fuerza
       *[other] { $n } puntos de fuerza
    }
# $n (number)
amount-willpower =
    { $n ->
        [one] 1 punto de voluntad
       *[other] { $n } puntos de voluntad
    }
# $n (number)
hours-left =
    { $n ->
        [0] sin horas
        [one] queda 1 hora
       *[other] quedan { $n } horas
    }
# $n (number), $price (number)
hours-overtime =
    { $n ->
        [one] 1 hora extra por { $price } de voluntad
       *[other] { $n } horas extra por { $price } de voluntad cada una
    }
# $n (number), $price (text): 0, 2, 2
hours-overtime-mixed = { $n } horas extra por { $price } de voluntad
# $n (number)
cost-hours =
    { $n ->
        [0] ninguna hora
        [one] 1 hora
       *[other] { $n } horas
    }
# $hours (text): 2 hours, $n (number): willpower
cost-both = { $hours }, { $n } de voluntad

## What is asked

deed-go = moverse
deed-pull = tirar del carromato
deed-carry = llevar consigo a alguien
deed-fight = combatir
deed-study = estudiar
deed-brew = preparar una poción
deed-bridge = tender el puente
deed-pass = pasar
deed-end-day = terminar el día

# For those who wait: whom for, and never what for. $seat (one name or several)
waiting = Esperando a { $seat }.
waiting-own = No tienes con qué responder: el juego sigue solo en un momento.

# $hero, $field, $hours (text): 5 hours left, $deeds (text): move, pass or end the day
prompt-turn = { $hero } en la { $field } ({ $hours }): ¿{ $deeds }?
# $hero, $field, $hours (text), $deeds (text)
prompt-turn-held = Algo retiene a { $hero } en la { $field } ({ $hours }): ¿{ $deeds }?
# $hero, $field, $hours (text)
prompt-walk = { $hero } ha llegado a la { $field } ({ $hours }): ¿seguir o detenerse aquí?
# $hero, $field, $hours (text)
prompt-walk-held = Algo retiene a { $hero } en la { $field }: tiene que detenerse.
# $hero: the warrior, $other
prompt-agree = { $hero } quiere llevar consigo a { $other } en este movimiento, sin que { $other } gaste horas: ¿acepta { $other }?
# $hero, $other, $cost
prompt-help-bridge = { $hero } quiere tender el puente junto con { $other } ({ $cost } para { $other }): ¿acepta { $other }?
# $tokens (text), $field
prompt-who-opens = { $tokens } en la { $field }: ¿quién la descubre?
# $hero, $face (text), $text
prompt-hood = Bajo la capucha, { $hero } mira en la cueva: { $face }. { $text } ¿Entrar o dejar la ficha boca abajo?
# $hero, $n (number)
prompt-ward-fire = { $hero } se queda en una casilla en llamas, baja a { $n } puntos de voluntad y ya nunca podrá tener más: ¿evitarlo con una cara de un escudo?
# $hero, $fighters (text), $n (number): of fighters, $foe, $numbers (text)
prompt-invite =
    { $n ->
        [one] { $fighters } combate contra { $foe } ({ $numbers }). { $hero }: ¿invitar a alguien o empezar?
       *[other] { $fighters } combaten contra { $foe } ({ $numbers }). { $hero }: ¿invitar a alguien o empezar?
    }
# $hero, $other: who invites, $foe, $numbers (text), $cost
prompt-join = { $other } pide a { $hero } que se una al combate contra { $foe } ({ $numbers }). Cada ronda cuesta una hora; la próxima, { $cost }.
# $hero, $dice (text), $last (number), $n (number): dice left
prompt-shoot-again =
    { $n ->
        [one] { $hero } ha sacado { $dice }; solo cuenta el último dado tirado. ¿Quedarse con el { $last } o tirar el dado que queda?
       *[other] { $hero } ha sacado { $dice }; solo cuenta el último dado tirado. ¿Quedarse con el { $last } o tirar otro de los { $n } dados que quedan?
    }
# $hero, $dice (text)
prompt-twist-own = { $hero } ha sacado { $dice } y puede girar un dado a su cara opuesta, una vez en esta ronda.
# $hero, $other, $dice (text)
prompt-twist = { $other } ha sacado { $dice }. { $hero } puede girar un dado a su cara opuesta, una vez en esta ronda.
# $hero, $dice (text), $points (number), $strength (number), $sum (number)
prompt-edge = { $hero } ha sacado { $dice }: { $points } + { $strength } de fuerza = { $sum }. ¿Usar algo antes de la próxima tirada?
# $hero, $n (number), $own (number)
prompt-ward-blow =
    { $n ->
        [one] { $hero } tiene { $own } de voluntad y en esta ronda pierde 1 punto: ¿evitarlo con una cara de un escudo?
       *[other] { $hero } tiene { $own } de voluntad y en esta ronda pierde { $n } puntos: ¿evitarlo con una cara de un escudo?
    }
# $hero, $n (number): the round, $own (number), $foe, $left (number), $cost
prompt-stay = Ronda { $n } acabada. Voluntad: { $foe }, { $left }; { $hero }, { $own }. ¿{ $hero } sigue combatiendo ({ $cost }) o se retira?
# $hero, $n (number): the round, $foe, $cost
prompt-stay-dweller = Ronda { $n } acabada, y { $foe } resiste. ¿{ $hero } sigue combatiendo ({ $cost }) o se retira?
# $foe, $fighters (text), $strength (number), $willpower (number)
prompt-reward = ¡Victoria sobre { $foe }! Recompensa para { $fighters }: ¿{ $strength } de fuerza o { $willpower } de voluntad?
prompt-share-strength = La recompensa: ¿qué combatiente recibe el próximo punto de fuerza?
prompt-share-willpower = La recompensa: ¿qué combatiente recibe el próximo punto de voluntad?
# $hero
prompt-bury = { $hero } ha derrotado al esqueleto: ¿a la casilla 200 o a la casilla de amanecer, de donde vuelve?
prompt-spoils = El esqueleto está derrotado: ¿qué combatiente toma un objeto de la tabla de equipo?
# $hero
prompt-article = { $hero } toma un objeto de la tabla de equipo: ¿cuál?
# $hero
prompt-shield = { $hero } recibe un escudo de poder: ¿cuál?
# $said (a card and its text)
prompt-chosen-hero = { $said } ¿A qué héroe le toca?
# $said, $gift (1 strength, an item)
prompt-chosen-hero-gets = { $said } ¿Qué héroe recibe: { $gift }?
# $card, $text
prompt-option = { $card }: { $text } ¿Qué decidís juntos?
# $hero, $card, $text
prompt-option-own = { $card }: { $text } ¿Qué decide { $hero }?
# $option (text), $price (text)
prompt-payer = { $option }: ¿qué héroe paga { $price }?
# $option (text), $n (number)
prompt-pay-point =
    { $n ->
        [one] { $option }: entre todos queda por pagar 1 punto de voluntad. ¿Quién lo paga?
       *[other] { $option }: entre todos quedan por pagar { $n } puntos de voluntad. ¿Quién paga el próximo?
    }
# $hero, $event, $text
prompt-stop-event = Carta de evento «{ $event }»: { $text } ¿La detiene { $hero } con una cara del Escudo de las Tormentas?
# $hero, $event, $text
prompt-keep-event = { $hero } mira la próxima carta de evento, «{ $event }»: { $text } ¿Descartarla o dejarla encima?
# $token
prompt-reveal = Entre todos descubrís una ficha ({ $token }): ¿en qué casilla?
prompt-subdue = Entre todos sometéis a un esqueleto: ¿a cuál?
# $hero, $item
prompt-give-to = { $hero } entrega esto: { $item }. ¿A quién?
# $hero
prompt-falcon-to = { $hero } envía el halcón: ¿a quién?
# $hero, $other
prompt-exchange = El halcón vuela entre { $hero } y { $other }: ¿qué lleva?
# $hero, $cost
prompt-study-on = ¿{ $hero } estudia otro libro de hechizos ({ $cost })?
# $hero
prompt-brew-on = ¿{ $hero } prepara otra poción en la misma hora?
# $hero, $field
prompt-light-foe = Luz: ¿a quién ahuyenta { $hero } de la { $field }?
# $foe
prompt-light-field = Luz: ¿a qué casilla huye { $foe }?
# $hero, $n (number)
prompt-heal-whom =
    { $n ->
        [one] Curación: a { $hero } le queda 1 punto de voluntad por repartir. ¿Quién lo recibe?
       *[other] Curación: a { $hero } le quedan { $n } puntos de voluntad por repartir. ¿Quién recibe?
    }
# $other, $own (number), $n (number)
prompt-heal-amount = Curación: { $other } tiene { $own } de voluntad. ¿Cuánto recibe de { $n }?
# $hero, $base (text): the camp
prompt-portal-with = Portal: { $hero } va a la casilla donde está { $base }. ¿Va alguien más?
# $hero
prompt-star-shield = { $hero } puede omitir un símbolo de este amanecer con una cara del Escudo de las Estrellas: ¿cuál?
# $hero
prompt-food = { $hero } entrega 1 ficha de comida: ¿cuál?
# $hero
prompt-lost-food = { $hero } pierde 1 ficha de comida: ¿cuál?
# $hero
prompt-dropped-article = { $hero } deja caer un objeto pequeño en la casilla: ¿cuál?
# $hero
prompt-lost-article = { $hero } pierde un objeto pequeño para siempre: ¿cuál?

## What may be picked

# $field, $cost
option-go = Ir a la { $field } ({ $cost })
# $field, $cost
option-pull = Tirar del carromato hasta la { $field } ({ $cost })
# $other
option-carry = Llevar consigo a { $other }
option-drink = Beber del odre: la próxima casilla no cuesta ninguna hora
option-stop = Detenerse aquí
# $foe, $field, $cost
option-fight = Combatir contra { $foe } en la { $field } ({ $cost } por ronda)
# $n (number), $cost
option-dweller = Combatir contra el cavernario { $n } ({ $cost } por ronda)
# $cost
option-pass = Pasar ({ $cost })
# $cost
option-on = Seguir combatiendo ({ $cost })
option-withdraw = Retirarse
# $book, $cost
option-study = Estudiar { $book } ({ $cost })
# $cost
option-brew-full = Preparar una poción de la bruja llena ({ $cost })
# $cost
option-brew-half = Preparar una poción de la bruja medio llena ({ $cost })
# $cost
option-brew-two = Preparar dos pociones de la bruja medio llenas ({ $cost })
# $other, $site (text), $cost
option-bridge = Tender el puente con { $other }: { $site } ({ $cost } cada uno)
option-end-day = Terminar el día
# $hero
option-spring = { $hero }: vaciar el manantial
# $hero, $item
option-take = { $hero }: recoger { $item }
# $hero, $item
option-drop = { $hero }: dejar aquí { $item }
# $hero, $item
option-deliver = { $hero }: entregar { $item }
# $hero, $item
option-give = { $hero }: dar { $item } a otro héroe
# $hero, $item
option-use = { $hero }: usar { $item }
# $hero, $item
option-banish = { $hero }: ahuyentar a la sombra con { $item }
# $hero
option-falcon = { $hero }: enviar el halcón
# $hero, $token
option-open = { $hero }: activar { $token }
# $hero, $book
option-cast = { $hero }: lanzar { $book }
option-agree-yes = Ir también
option-agree-no = Quedarse
option-help-bridge-yes = Ayudar
option-help-bridge-no = No ayudar
option-begin = Empezar el combate
# $other
option-invite = Invitar a { $other }
option-join = Unirse al combate
option-decline = Quedarse fuera
option-again = Tirar otro dado
option-keep = Quedarse con él
option-twist-nothing = No girar ninguno
# $n (number), $other (number)
option-flip = Girar el { $n } a un { $other }
option-edge-done = Dejarlo así
option-drink-brew = Beber media poción de la bruja: el dado cuenta doble
# $n (number), $other (number): what the opposite side shows
option-knife = Cuchillo: volver a tirar el { $n }
option-gauntlet = Guantelete de hierro: sumar dos dados
option-axe = Hacha: 2 puntos de fuerza más
option-sword = Espada: 5 puntos de fuerza más
# $other, $n (number)
option-lend = Escudo de la Hermandad: { $n } de fuerza de { $other }
option-ward-blow-nothing = Aceptar la pérdida
option-ward-fire-nothing = Quemarse
# $item
option-ward = Usar { $item }
option-field-200 = A la casilla 200
option-sunrise-box = A la casilla de amanecer
option-enter = Entrar
option-hood-nothing = Dejarla boca abajo
option-stop-event = Detener la carta
option-stop-event-nothing = Dejar que ocurra
option-discard = Descartarla
option-keep-event-nothing = Dejarla encima
option-give-to-done = A nadie
option-falcon-to-done = No enviarlo
option-exchange-done = Nada más
# $hero, $other, $item
option-hand-over = De { $hero } a { $other }: { $item }
option-study-on-done = Ningún otro libro
option-brew-on-done = Ninguna poción más
option-heal-whom-done = Nadie más
option-heal-amount-done = Nada
option-portal-with-done = Nadie
option-star-shield-nothing = No omitir nada
option-article-nothing = No tomar nada
# $foe, $field
option-foe = { $foe } en la { $field }

## Headings of the options

group-move = Moverse
group-fight = Combatir
group-hour = Por una hora
group-day = Día
group-free = Acciones opcionales

## What to know about an option

hint-holds = retiene a quien entra
# $rewards (text): 2 strength or 4 willpower
hint-reward = recompensa: { $rewards }
# $n (number)
hint-dweller = Hace falta un valor de combate mayor que { $n }; nadie pierde voluntad.
# $other
hint-carry = Una vez al día; { $other } no gasta horas.
# $n (number)
hint-hours-lost =
    { $n ->
        [one] se pierde 1 hora
       *[other] se pierden { $n } horas
    }
# $hero
hint-rooster = { $hero } empieza el día siguiente
# $n (number)
hint-brew =
    { $n ->
        [one] con 1 estelaria
       *[other] con { $n } estelarias
    }
# $tokens (text)
hint-turns-up = se descubre esto: { $tokens }
# $fields (text)
hint-telescope = Muestra las fichas de { $fields }.
# $price (text)
hint-costs = le cuesta a un héroe { $price }
# $price (text)
hint-costs-together = cuesta { $price } entre todos
hint-pass = Pasa una hora; el día no termina.
hint-field-200 = El narrador avanza 1 paso.
hint-sunrise-box = El narrador no avanza; el esqueleto vuelve al amanecer.
hint-gauntlet = Una vez, muestren lo que muestren.
hint-drink = Se gasta medio odre.
hint-withdraw = Quien se retira no puede volver a este combate.
# $n (number)
hint-spring =
    { $n ->
        [one] 1 punto de voluntad
       *[other] { $n } puntos de voluntad
    }
hint-falcon = Una vez al día, con cualquier héroe que no haya terminado el día.

## What happened

# $n (number)
event-day-began = Empieza el día { $n }.
# $hero
event-turn-began = Es el turno de { $hero }.
# $hero, $by (number), $n (number)
event-hour-spent =
    { $by ->
        [one] { $hero } paga 1 punto de voluntad por horas extra (hora { $n }).
       *[other] { $hero } paga { $by } puntos de voluntad por horas extra (hora { $n }).
    }
# $hero
event-passed = { $hero } pasa.
# $hero
event-day-ended = { $hero } termina el día.
# $hero
event-day-ended-rooster = { $hero } termina el día antes que nadie y empezará el siguiente.
# $symbol (text)
event-sunrise-symbol = Amanecer: { $symbol }.
# $symbol (text)
event-symbol-skipped = Amanecer: se omite «{ $symbol }».
# $hero
event-must-rest = { $hero } tiene que descansar todo el día.
# $hero, $origin (number), $field
event-hero-moved = { $hero } va de la { $origin } a la { $field }.
# $hero, $field
event-hero-stopped = { $hero } se detiene en la { $field }.
# $hero, $field
event-hero-held = Algo retiene a { $hero } en la { $field }.
# $hero, $field
event-hero-placed = { $hero } está en la { $field }.
# $hero, $other
event-carried = { $hero } lleva consigo a { $other }.
# $field
event-wagon-moved = El carromato avanza hasta la { $field }.
# $base (text), $field
event-base-placed = { $base }: en la { $field }.
# $site (text)
event-bridge-laid = El puente está tendido: { $site }.
# $site (text)
event-bridge-lifted = El puente ya no está: { $site }.
# $a (number), $b (number), $n (number)
event-jump-changed = La línea de salto entre { $a } y { $b } exige ahora { $n } puntos de voluntad.
# $fields (text)
event-fields-fell = La fortaleza se hunde: ¡adiós a las casillas { $fields }!
# $hero, $by (number), $n (number)
event-willpower-changed-gain =
    { $by ->
        [one] { $hero } gana 1 punto de voluntad (ahora tiene { $n }).
       *[other] { $hero } gana { $by } puntos de voluntad (ahora tiene { $n }).
    }
# $hero, $by (number), $n (number)
event-willpower-changed-loss =
    { $by ->
        [one] { $hero } pierde 1 punto de voluntad (ahora tiene { $n }).
       *[other] { $hero } pierde { $by } puntos de voluntad (ahora tiene { $n }).
    }
# $hero, $by (number), $n (number)
event-strength-changed-gain =
    { $by ->
        [one] { $hero } gana 1 punto de fuerza (ahora tiene { $n }).
       *[other] { $hero } gana { $by } puntos de fuerza (ahora tiene { $n }).
    }
# $hero, $by (number), $n (number)
event-strength-changed-loss =
    { $by ->
        [one] { $hero } pierde 1 punto de fuerza (ahora tiene { $n }).
       *[other] { $hero } pierde { $by } puntos de fuerza (ahora tiene { $n }).
    }
# $hero
event-burnt = { $hero } se quema y ya no puede tener más de 3 puntos de voluntad.
# $hero, $item
event-item-gained = { $hero } obtiene: { $item }.
# $hero, $item
event-item-used = { $hero } usa: { $item }.
# $hero, $item, $field
event-item-taken = { $hero } recoge en la { $field }: { $item }.
# $hero, $item, $field
event-item-dropped = { $hero } deja en la { $field }: { $item }.
# $hero, $item, $other
event-item-given = { $hero } entrega a { $other }: { $item }.
# $hero, $item
event-food-eaten = { $hero } entrega su comida: { $item }.
# $hero
event-hungry = { $hero } no tiene comida.
# $item, $n (number), $base (text): the camp
event-delivered = { $item }: a salvo en { $base }, número { $n }.
# $item, $field
event-item-lost = Se pierde en la { $field }: { $item }.
# $item, $field
event-item-placed = { $item }: en la { $field }.
# $hero, $book
event-studied = { $hero } estudia { $book }.
# $hero, $book
event-spell-cast = { $hero } lanza { $book }.
# $hero, $book
event-book-returned = { $book }: { $hero } recupera el libro, abierto.
# $hero, $book, $letter (text)
event-book-away = { $book }: el dado envía el libro de { $hero } a la letra { $letter }; vuelve si el narrador aún tiene que llegar allí.
# $hero, $item
event-brewed = { $hero } prepara una poción.
# $token, $field
event-token-placed = { $token }: en la { $field }.
# $token, $face (text), $text, $field
event-token-placed-face = { $token } ({ $face }): en la { $field }.
# $token, $field
event-token-turned = { $token } en la { $field }: boca arriba.
# $token, $field
event-token-turned-spring = Vuelve a estar lleno el manantial de la { $field }.
# $token, $face (text), $text, $field
event-token-turned-face = { $token } en la { $field }: { $face }. { $text }
# $token, $field
event-token-hidden = { $token } en la { $field }: otra vez boca abajo.
# $token, $field
event-token-hidden-spring = Se seca el manantial de la { $field }.
# $token, $field
event-token-gone = { $token }: ya no está en la { $field }.
# $token, $face (text), $text, $field
event-token-gone-face = { $token } en la { $field }: { $face }. { $text }
# $hero, $field
event-spring-drunk = { $hero } vacía el manantial de la { $field }.
# $foe, $field
event-foe-placed = ¡{ $foe } aparece en la { $field }!
# $foe, $origin (number), $field
event-foe-moved = { $foe } va de la { $origin } a la { $field }.
# $foe, $field
event-foe-shielded = ¡{ $foe } ocupa un escudo dorado al llegar a la { $field }!
# $foe, $field
event-foe-gone = { $foe }: ya no está en la { $field }.
# $foe, $field
event-subdued = { $foe } en la { $field }: sometido hasta el amanecer.
# $foe, $field
event-stood-up = { $foe } en la { $field }: de nuevo en pie.
# $foe, $n (number)
event-foe-strengthened =
    { $n ->
        [one] { $foe }: 1 punto de fuerza más desde ahora.
       *[other] { $foe }: { $n } puntos de fuerza más desde ahora.
    }
# $foe, $n (number)
event-foe-strengthened-weaker =
    { $n ->
        [one] { $foe }: 1 punto de fuerza menos desde ahora.
       *[other] { $foe }: { $n } puntos de fuerza menos desde ahora.
    }
# $hero, $token (text): Lone skeletons 2
event-movement-drawn = { $hero } pasa de la cuarta hora y roba una ficha de movimiento: { $token }.
# $item, $field
event-gem-taken = { $item } en la { $field }: una criatura ha acudido a ella, y desaparece.
# $n (number)
event-golden-shields =
    { $n ->
        [0] Ya no hay ningún escudo dorado.
        [one] Ahora hay 1 escudo dorado.
       *[other] Ahora hay { $n } escudos dorados.
    }
# $hero, $foe
event-fight-began = ¡{ $hero } ataca a { $foe }!
# $hero
event-fight-began-dweller = ¡{ $hero } combate contra el cavernario!
# $hero
event-joined = { $hero } se une al combate.
# $hero
event-declined = { $hero } no acepta.
# $n (number)
event-round-began = Ronda de combate { $n }.
# $hero, $dice (text), $last (number)
event-dice-rolled = { $hero } saca { $dice }.
# $hero, $dice (text), $last (number)
event-dice-rolled-again = { $hero } tira otro dado: { $last }.
# $hero, $dice (text)
event-dice-changed = Los dados de { $hero } muestran ahora { $dice }.
# $hero, $points (number), $strength (number), $sum (number)
event-hero-value = { $hero }: { $points } + { $strength } de fuerza = { $sum }.
# $foe, $dice (text), $points (number), $strength (number), $sum (number)
event-foe-rolled = { $foe } saca { $dice }: { $points } + { $strength } de fuerza = { $sum }.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won =
    { $n ->
        [one] { $heroes } contra { $enemy }: el enemigo pierde 1 punto de voluntad (ahora tiene { $left }).
       *[other] { $heroes } contra { $enemy }: el enemigo pierde { $n } puntos de voluntad (ahora tiene { $left }).
    }
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won-whole = { $heroes } contra { $enemy }: ¡enemigo vencido!
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost =
    { $n ->
        [one] { $heroes } contra { $enemy }: la ronda cuesta 1 punto de voluntad a cada combatiente.
       *[other] { $heroes } contra { $enemy }: la ronda cuesta { $n } puntos de voluntad a cada combatiente.
    }
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost-whole = { $heroes } contra { $enemy }: no basta.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-draw = { $heroes } contra { $enemy }: nadie pierde voluntad.
# $hero
event-withdrew = { $hero } se retira.
# $hero
event-beaten = { $hero } se queda sin voluntad y pierde el combate.
event-fight-ended = El combate acaba sin vencedor.
event-fight-ended-won = ¡Combate ganado!
# $hero, $field
event-freed = { $hero } vuelve a poder moverse.
# $card, $text
event-card-read = «{ $card }»: { $text }
# $card, $text
event-card-read-untold = Se lee «{ $card }».
# $event, $text
event-event-drawn = Carta de evento «{ $event }»: { $text }
# $hero, $event, $text
event-event-stopped = { $hero } detiene «{ $event }» con el Escudo de las Tormentas.
# $event, $text, $place: how many cards down it lies, from 1
event-event-peeked =
    { $place ->
        [1] La próxima carta de evento es «{ $event }»: { $text }
       *[other] La carta de evento número { $place } a partir de ahora es «{ $event }»: { $text }
    }
# $event, $text
event-event-discarded = Se descarta la carta de evento «{ $event }».
# $hero
event-crest-drawn = Se roba el blasón de { $hero }.
# $option (text)
event-option-taken = Decidís: { $option }.
# $goal
event-goal-opened = Nuevo objetivo: { $goal }
# $goal
event-goal-done = Objetivo cumplido: { $goal }
# $letter (text)
event-narrator-moved = El narrador avanza hasta la { $letter }.
# $rule (text)
event-rule-added = Desde ahora: { $rule }.
# $rule (text)
event-rule-dropped = Deja de valer: { $rule }.
event-piece-laid-gone = Las horas extra vuelven a costar 2 puntos de voluntad.
event-piece-laid-4 = Desde ahora, una hora extra cuesta 4 puntos de voluntad.
event-piece-laid-1 = Desde ahora, una hora extra cuesta 1 punto de voluntad.
# $text
event-legend-ended-won = ¡Habéis ganado la leyenda! { $text }
# $text
event-legend-ended-won-untold = ¡Habéis ganado la leyenda!
# $text
event-legend-ended-lost = Habéis perdido la leyenda. { $text }
# $text
event-legend-ended-lost-untold = Habéis perdido la leyenda.

## The table

# $n (number), $name (text)
table-legend = Leyenda { $n }: { $name }
# $name: what its author calls it
table-own-legend = Una leyenda propia: { $name }
# $n (number)
table-day =
    { $n ->
        [0] Al partir
       *[other] Día { $n }
    }
# $letter (text)
table-narrator = narrador en { $letter }
# $letters (text): D, F, I
table-stars = estrellas en { $letters }
# $n (number): taken, $most (number)
table-shields = escudos dorados ocupados { $n }/{ $most }
# $base (text): Camp, $field
table-base = { $base } en la { $field }
table-goals = Objetivos
table-goal-done = cumplido
table-goal-optional = no hace falta para ganar
table-foes = Enemigos
table-no-foes = ninguno en el tablero
table-heroes = Héroes
table-near = Cerca
table-map = Mapa
table-map-lit = se puede elegir ahora: escribe su número
table-map-fallen = se ha hundido
# $n (number)
table-map-jump = un salto que exige { $n } de voluntad
# $field, $hero
table-map-here = { $field }: { $hero } ya está ahí.
# $field
table-map-not-now = { $field } no se puede elegir ahora; en el mapa, las que sí llevan corchetes.
table-rules = En vigor
# $n (number), $most (number)
table-hours = horas { $n }/{ $most }
table-turn = tiene el turno
table-in-box = ha terminado el día
table-resting = descansa hoy
table-held = sin poder moverse
# $n (number)
table-burnt = como mucho { $n } de voluntad
table-books = Libros
book-closed = cerrado
book-opened = abierto
book-used = gastado
# $letter (text)
book-away = vuelve en { $letter }
table-bag = lleva
table-empty-bag = nada
# $foe, $numbers (text)
table-fight = Combate contra { $foe }: { $numbers }
# $n (number)
table-round = ronda de combate { $n }
# $n (number)
table-boxed =
    { $n ->
        [one] 1 esqueleto en la casilla de amanecer
       *[other] { $n } esqueletos en la casilla de amanecer
    }
# $events: their names, $n: how many
table-peeked =
    { $n ->
        [one] la próxima carta de evento es «{ $events }»
       *[other] las próximas cartas de evento son { $events }
    }

## Setting up a table

setting-legend = Leyenda
setting-heroes = Héroes
setting-grades = Grados de dificultad
setting-ruleset = Reglas
ruleset-standard = Como en el reglamento
grade-1 = Grado 1: héroes más resistentes
    .text = Las armas antiguas duran todo un combate, y una hora extra cuesta 1 punto de voluntad.
grade-2 = Grado 2: habilidades más fuertes
    .text = La segunda habilidad de cada héroe es más fuerte.

## Retos

# $foe (name)
puzzle-beat = Derrota a { $foe } en esta ronda del combate, digan lo que digan los dados.
# $foe (name)
puzzle-hold = Resiste frente a { $foe } en esta ronda del combate: que nadie salga herido, digan lo que digan los dados.

## Por qué algo no se puede hacer ahora

# $hero (text), $need (number), $have (number): hours of a day
hindered-hours = Hoy no queda ninguna hora: { $hero } ha gastado { $have } de { $need }.
# $hero (text), $need (number), $have (number)
hindered-overtime = La próxima hora es extra y exige al menos { $need } de voluntad; { $hero } tiene { $have }.
# $hero (text)
hindered-resting = { $hero } pasó hambre y descansa todo el día.
# $hero (text)
hindered-day-ended = { $hero } ya ha terminado su día.
hindered-dweller = Un cavernario retiene al héroe: antes hay que vencerlo.
# $hero (text)
hindered-dweller-other = Un cavernario retiene a { $hero }.
# $foe (text)
hindered-held = { $foe } está en esta casilla y no deja marchar a nadie.
hindered-fallen = Esta casilla se ha hundido en el abismo.
# $foe (text), $field (number)
hindered-stopped = { $foe } detiene en la casilla { $field } a quien pase por allí.
# $need (number), $have (number)
hindered-jump = Un salto del camino exige { $need } de voluntad, y solo habría { $have }.
hindered-no-way = Ningún camino lleva hasta allí.
# $need (number), $have (number)
hindered-far =
    Está a { $need } casillas, y hoy { $have ->
        [one] queda 1 hora
       *[other] quedan { $have } horas
    }.
hindered-carried = El guerrero lleva a alguien una vez al día, y ya lo ha hecho.
# $hero (text), $field (number)
hindered-elsewhere = { $hero } está en otro sitio, en la casilla { $field }.
# $hero (text)
hindered-declined = { $hero } acaba de decir que no.
hindered-walking = En un turno el héroe se mueve o hace otra cosa, pero no ambas.
# $foe (text)
hindered-down = { $foe } yace en el suelo y no se combate.
# $foe (text)
hindered-hunter = Nadie puede combatir contra { $foe }; se ahuyenta con un lado de un escudo.
# $foe (text), $field (number)
hindered-shot-far = { $foe } está en la casilla { $field }: el arco no alcanza más allá de la casilla contigua.
# $foe (text), $field (number)
hindered-foe-far = { $foe } está en la casilla { $field }: se combate en la propia casilla.
# $hero (text)
hindered-held-rests = { $hero } está atrapado allí, debe participar y no tiene horas para ello.
# $hero (text)
hindered-refused = Ya se le ha preguntado a { $hero }.
# $item (text)
hindered-no-brews = Todas las piezas están en uso: { $item }.
# $item (text)
hindered-no-herbs = Hace falta al menos una, y no hay ninguna: { $item }.
# $item (text)
hindered-let-go = Este héroe acaba de soltarlo: { $item }.
# $item (text)
hindered-pier = Forma parte del pilar y se queda allí: { $item }.
# $need (number), $have (number): strength
hindered-heavy = Para llevarlo hace falta { $need } de fuerza, y hay { $have }.
# $need (number), $have (number)
hindered-farmers = Con un héroe van como mucho { $need } campesinos, y ya van { $have }.
# $item (text), $need (number), $have (number)
hindered-no-room =
    No hay sitio ({ $item }): { $need ->
        [one] el único hueco está ocupado
       *[other] { $have } de { $need } huecos están ocupados
    }.
hindered-passing = Se bebe donde uno se detiene, no a mitad de un movimiento.
hindered-passing-token = La descubre quien se detiene aquí, no a mitad de un movimiento.
hindered-spring-empty = La fuente está vacía; se llena al amanecer si no hay nadie en ella.
# $need (number), $have (number): willpower
hindered-willpower-full = No se puede ganar más: la voluntad es { $have } de { $need }.
hindered-book-away = El libro está en el marcador de leyenda y vuelve cuando llegue el narrador.
hindered-book-gone = Este hechizo ya se ha lanzado, y el libro está fuera del juego.
hindered-light-nobody = En esta casilla no hay ningún enemigo al que la luz pueda expulsar.
hindered-light-nowhere = En cada casilla contigua hay una criatura: la luz no puede expulsar a nadie allí.
# $field (number)
hindered-heal-nothing = La última cifra de la casilla { $field } es 0: el hechizo no curaría nada.
hindered-no-base = No hay campamento ni carro al que ir.
