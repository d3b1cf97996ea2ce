### Village: lo que se dice en la mesa durante la partida. Español.
###
### Lo que se pasa:
###   $seat, $prey, $owner, $killer, $sorcerer   el nombre de un jugador: el de su héroe, o «Jugador 2» si aún no tiene
###   $card, $mini, $hero, $element, $type, $slot   un nombre de cards.ftl
###   $cards                                        una lista de nombres de cartas
###   $n, $life, $cost y demás                      números, o texto con signo como +2 donde se dice

## Players

game-title = Village of Legends
# $n (number)
seat-number = Jugador { $n }
seat-nobody = nadie
# $name (text)
seat-you = { $name } (tú)
# $first (text), $last (text)
list-and = { $first } y { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }

relation-you = tú
relation-ally = aliado
relation-opponent = rival

## The head of a card and where its figures come from

# $n (number)
head-price = { $n } de oro
# $n (number)
head-sells = se vende por { $n }
# $n (number)
head-experience = vale { $n } de experiencia
head-heavy = pesada
from-published = Sus cifras están publicadas.
from-inferred = Lo que no está publicado se deduce de lo que sí lo está.
from-original = Lo que no está publicado es creación nuestra.

## Lines of a card that cards.ftl has not

# $n (number)
effect-cost = Jugarla cuesta { $n } de inteligencia.
# $n (number)
effect-scroll = Para jugarla necesitas al menos { $n } de inteligencia, que no se gasta.
effect-magic-any-target = Con su ataque mágico puedes elegir como objetivo a cualquier jugador o monstruo en juego.
# $element (name), $n (number)
monster-resist = Recibe { $n } menos de daño de los ataques de { $element }.
# $element (name)
monster-immune = No recibe daño de los ataques de { $element }.

# $name (text), $text (text)
ability-line = { $name }. { $text }

## Special cards of a monster that overwhelms the market

# $n (signed)
part-attack = Ataca con un dado { $n }.
# $n (signed), $element (name)
part-element-attack = Ataca ({ $element }) con un dado { $n }.
# $n (number)
part-armour = Mientras esté en la mesa, el monstruo recibe { $n } menos de daño de cada ataque.
# $n (number)
part-discard =
    { $n ->
        [one] El jugador atacado descarta una carta.
       *[other] El jugador atacado descarta { $n } cartas.
    }
# $n (number)
part-mind-loss = El jugador atacado tiene { $n } menos de inteligencia este turno.
# $card (name), $n (number)
part-summon =
    { $n ->
        [one] Pone una carta mini de { $card } delante del jugador atacado, si queda alguna.
       *[other] Pone { $n } cartas mini de { $card } delante del jugador atacado, hasta donde alcancen.
    }

## The board of a hero

# $level (number), $experience (number)
hero-level =
    { $experience ->
        [0] Nivel { $level }
       *[other] Nivel { $level }, a partir de { $experience } de experiencia
    }
# $n (number)
hero-life = Empieza con { $n } puntos de vida.

## A card in a few words

# $n (signed)
brief-attack = ataque { $n }
# $n (signed)
brief-heavy-attack = ataque pesado { $n }
# $n (signed), $element (name)
brief-spell-attack = ataque de { $element } { $n }
# $cost (number), $element (name), $n (signed)
brief-magic-use = { $cost } int: ataque de { $element } { $n }
brief-magic-any-target = a cualquiera
# $n (number)
brief-cost = por { $n } int
# $n (number)
brief-scroll = pide { $n } int
# $n (number), $slot (name)
brief-defence = { $slot } { $n }
# $n (number)
brief-draw = roba { $n }
# $n (number)
brief-trash-hand = retira { $n } de mano
# $n (number)
brief-trash-market = retira { $n } del mercado
# $n (number)
brief-opponent-discards = rival: descarta { $n }
# $n (number)
brief-opponent-mind = rival: int −{ $n }
# $n (number)
brief-heal = +{ $n } de vida
# $n (signed)
brief-heal-die = dado { $n } de vida
# $n (signed)
brief-mind = int { $n }
# $n (number)
brief-gold = +{ $n } de oro
# $n (signed)
brief-chest = dado { $n }, ×10 de oro
# $n (number)
brief-experience = +{ $n } XP
# $n (number)
brief-self-damage = −{ $n } de vida
# $n (number)
brief-cure = −{ $n } de veneno
brief-cure-all = fuera todo el veneno
# $n (number)
brief-poison = veneno { $n }
# $type (name), $n (signed)
brief-versus = { $n } contra { $type }
# $n (signed)
brief-next-weapon = próxima arma { $n }
# $n (signed)
brief-all-weapons = todas las armas { $n }
brief-any-target = a cualquiera
brief-multi = golpea a todos
# $slot (name)
brief-break-defence = rompe { $slot }
brief-move-monster = aleja un monstruo
brief-smelt = una carta por su precio íntegro
# $n (number)
brief-discount = próxima compra −{ $n } de oro
# $n (signed)
brief-taming = doma { $n }
# $n (signed)
brief-taming-in-hand = doma { $n } en mano
# $n (number)
brief-thorns = púas { $n }
# $element (name), $n (number)
brief-resist = resiste { $element } { $n }
# $element (name)
brief-immune = inmune a { $element }
# $n (number)
brief-armour-until-next-turn = coraza { $n } por una ronda
# $card (name), $n (number)
brief-summon = invoca { $n } × { $card }
brief-sheath = guarda un arma
brief-once = una sola vez
# $n (number)
brief-mind-each-turn = int +{ $n } cada turno
# $n (number)
brief-life = vida { $n }
# $n (number)
brief-life-per-player = vida { $n } por jugador
# $n (signed)
brief-mind-attack = ataca la int { $n }
brief-no-attack = no ataca
# $n (number)
brief-discard = descarte { $n }
# $n (number)
brief-gives-gold = da { $n } de oro
# $n (number)
brief-gives-heal = da { $n } de vida
brief-not-for-sale = no se vende

## The abilities of a hero, where their names are too long

# $class (name), $n (signed)
brief-hero-attack-with = { $class } { $n }
# $type (name), $n (signed)
brief-hero-against = { $n } contra { $type }

## What is asked

# $seat
prompt-act = { $seat }, es tu turno: ¿qué haces?
# $seat
prompt-act-play = { $seat }, es tu turno: juega tus cartas.
# $seat, $gold
prompt-act-both = { $seat }, tienes { $gold } de oro: sigue jugando o compra.
# $seat, $gold
prompt-act-buy = { $seat }, te quedan { $gold } de oro: compra o termina tu turno.
# $seat
prompt-act-end = { $seat }, ya no queda nada que hacer: termina tu turno.
# $n
hint-cards-lost =
    { $n ->
        [one] 1 carta sin jugar
       *[other] { $n } cartas sin jugar
    }
# $n
hint-gold-lost = { $n } de oro sin gastar
# $seat, $card
prompt-target = { $seat }, ¿contra qué diriges { $card }?
# $seat, $card
prompt-target-next = { $seat }, si { $card } hace más daño del necesario, ¿adónde va el resto?
# $seat, $card, $prey
prompt-target-screen = { $seat }, { $prey } tiene protección: ¿qué golpea ahora { $card }?
# $seat, $card, $prey
prompt-target-claw = { $seat }, tu monstruo { $card } ataca a { $prey }: ¿qué golpea ahora?
# $seat, $card
prompt-target-prey = { $seat }, te ataca { $card }: ¿qué de lo tuyo recibe ahora el golpe?
# $seat, $card
prompt-lifelink = { $seat }, ¿anuncias el vínculo vital para { $card }?
# $seat, $n (number)
prompt-lifelink-amount =
    { $n ->
        [one] { $seat }, has hecho 1 punto de daño: ¿cuánta inteligencia conviertes en vida?
       *[other] { $seat }, has hecho { $n } puntos de daño: ¿cuánta inteligencia conviertes en vida?
    }
# $seat
prompt-owner = { $seat }, los monstruos que tienes delante atacan: ¿los de quién van ahora?
# $seat, $card, $mini, $prey
prompt-monster-summons = { $seat }, ¿debe { $card } invocar { $mini } antes de atacar a { $prey }?
# $seat, $card
prompt-place-monster = { $seat }, ¿delante de quién juegas { $card }?
# $seat, $card
prompt-send-monster = { $seat }, ¿delante de quién mandas { $card }?
# $seat, $card
prompt-relocate = { $seat }, ha caído la presa de tu monstruo { $card }: ¿delante de quién lo pones?
# $seat, $card
prompt-summon = { $seat }, ¿delante de quién pones la carta invocada, { $card }?
# $seat, $card
prompt-monster = { $seat }, ¿qué monstruo de los que tienes delante alejas con { $card }?
# $seat
prompt-space = { $seat }, ¿qué carta del mercado retiras del juego?
# $seat, $card
prompt-space-card = { $seat }, { $card }: ¿qué carta del mercado retiras del juego?
# $seat, $card
prompt-heal = { $seat }, ¿a quién cura { $card }?
# $seat, $card
prompt-discard-one = { $seat }, { $card } te obliga a descartar una carta: ¿cuál?
# $seat, $card
prompt-remove-one = { $seat }, { $card }: ¿qué carta de tu mano retiras del juego?
# $seat, $card
prompt-smelt = { $seat }, ¿qué carta conviertes en oro con { $card }?
# $seat, $card
prompt-opponent = { $seat }, ¿a qué rival afecta { $card }?
# $seat
prompt-loot = { $seat }, has luchado contra el monstruo del mercado: ¿cuál de las cartas que cubría te llevas?
# $seat
prompt-vision = { $seat }, ¿dejas encima de su mazo el hechizo que has visto?
# $seat, $card
prompt-vision-card = { $seat }, el próximo hechizo del mazo es { $card }: ¿lo dejas encima?
# $seat
prompt-hero = { $seat }, ¿con qué héroe juegas?
# $seat (several names)
prompt-sorcerer = { $seat }: ¿quién ocupa el centro como hechicero?
# $seat (several names), $sorcerer
prompt-flank = { $seat }: ¿quién de los demás ocupa el flanco que juega antes que { $sorcerer }?

## For those who wait: whom for, and never what for

# $seat (one name or several)
waiting = Esperando a { $seat }.
waiting-own = No tienes con qué responder: el juego sigue solo en un momento.

## What may be picked

# $card
option-play = Jugar { $card }
# $card, $n (number)
option-cast = Usar { $card } como hechizo por { $n } de inteligencia
# $card, $n (number)
option-sell = Vender { $card } por { $n } de oro
# $card
option-sheathe = Guardar { $card } en su vaina
# $card
option-unsheathe = Jugar { $card } desde su vaina
# $card, $n (number)
option-unsheathe-cast = Usar { $card } desde su vaina como hechizo por { $n } de inteligencia
# $card, $n (number)
option-buy = Comprar { $card } por { $n } de oro
# $card, $n (number)
option-tame = Intentar domar { $card }: { $n } o más con un dado
# $card, $n (number), $bonus (signed)
option-tame-bonus = Intentar domar { $card }: { $n } o más con un dado { $bonus }
# $card, $n (number): several of them in hand
option-held = { $card } ×{ $n }
option-end-turn = Acabar tu turno
option-sabotage = Sabotaje: retirar del juego una carta del mercado
# $n (number)
option-sneak = Sigilo: tirar para pasar entre los monstruos, { $n } o más en cada dado
# $card, $n (number)
option-summon = Invocar { $card } por { $n } de inteligencia
option-vision = Visión: mirar el próximo hechizo de su mazo
option-keep = Dejarlo encima
option-sink = Ponerlo al fondo
option-yes = Sí
option-no = No
# $seat
option-hero = { $seat }
# $card, $life (number), $seat
option-monster =
    { $life ->
        [one] { $card } delante de { $seat }, le queda 1 punto de vida
       *[other] { $card } delante de { $seat }, le quedan { $life } puntos de vida
    }
# $card, $n (number), $seat
option-worn = { $card } de { $seat }, le queda defensa { $n }
# $card, $life (number)
option-dragon =
    { $life ->
        [one] { $card } en el mercado, le queda 1 punto de vida
       *[other] { $card } en el mercado, le quedan { $life } puntos de vida
    }
# $seat, $cards
option-owner = Los de { $seat }: { $cards }
# $cards
option-owner-nobody = Los que no son de nadie: { $cards }
# $card, $n (number)
option-space = { $card } en la casilla { $n }
# $hero
option-take-hero = { $hero }
option-random-hero = Un héroe al azar
# $card
option-discard = Descartar { $card }
# $card
option-remove = Retirar { $card } del juego
# $card, $n (number)
option-smelt = Convertir { $card } en { $n } de oro
# $card
option-loot = Llevarte { $card }
option-pass = No llevarte nada más
# $n (number)
option-lifelink =
    { $n ->
        [0] Nada
        [one] 1 de inteligencia por 1 punto de vida
       *[other] { $n } de inteligencia por { $n } puntos de vida
    }

## Headings of the options

group-play = Jugar
group-cast = Lanzar
group-unsheathe = Desenvainar
group-buy = Comprar
group-tame = Domar
group-ability = Habilidad
group-sheathe = Envainar
group-sell = Vender
group-turn = Turno

## What happened

# $seat, $hero
event-hero-taken = { $seat } juega con { $hero }.
# $seat
event-place-taken = { $seat } ocupa un flanco.
# $seat
event-place-taken-sorcerer = { $seat } ocupa el centro como hechicero.
# $seat, $n (number)
event-start-rolled = { $seat } saca { $n } con dos dados para ver quién empieza.
# $seat, $n (number)
event-turn-began = Ronda { $n }: empieza el turno de { $seat }.
# $seat
event-turn-ended = Acaba el turno de { $seat }.
# $seat, $card
event-played = { $seat } juega { $card }.
# $seat, $card
event-cast = { $seat } usa { $card } como hechizo.
# $seat, $n (number)
event-drew =
    { $n ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $n } cartas.
    }
# $seat, $cards
event-drew-cards = { $seat } roba { $cards }.
# $seat
event-shuffled = { $seat } mezcla su pila de descartes para formar un mazo nuevo.
# $seat, $card
event-discarded = { $seat } descarta { $card }.
# $seat, $cards
event-hand-discarded = { $seat } descarta el resto de la mano: { $cards }.
# $seat, $card
event-removed-from-game = { $seat } retira { $card } del juego.
# $seat, $n (number)
event-rolled = { $seat } saca { $n }.
# $n (number)
event-rolled-nobody = Sale { $n } en el dado.
# $seat
event-missed = { $seat } no hace daño.
event-missed-nobody = No hay daño.
# $seat, $n (number)
event-got-gold = { $seat } consigue { $n } de oro.
# $seat, $n (signed)
event-got-mind = { $seat }: { $n } de inteligencia.
# $seat, $n (number)
event-mind-will-suffer = { $seat } tendrá { $n } menos de inteligencia en su próximo turno.
# $seat, $n (number)
event-healed =
    { $n ->
        [one] { $seat } recupera 1 punto de vida.
       *[other] { $seat } recupera { $n } puntos de vida.
    }
# $seat, $n (number)
event-hurt =
    { $n ->
        [one] { $seat } pierde 1 punto de vida.
       *[other] { $seat } pierde { $n } puntos de vida.
    }
# $seat, $n (number)
event-poisoned =
    { $n ->
        [one] { $seat } recibe una ficha de veneno.
       *[other] { $seat } recibe { $n } fichas de veneno.
    }
# $seat, $n (number)
event-poison-bit = Ha sido el veneno.
# $seat, $n (number)
event-cured =
    { $n ->
        [one] { $seat } se libra de una ficha de veneno.
       *[other] { $seat } se libra de { $n } fichas de veneno.
    }
# $seat, $n (number)
event-got-experience = { $seat } gana { $n } de experiencia.
# $seat, $n (number)
event-rose-to-level = ¡{ $seat } sube al nivel { $n }!
# $seat, $n (number)
event-went-berserk =
    { $n ->
        [one] ¡{ $seat } entra en furia por este turno!
       *[other] ¡{ $seat } entra en furia durante { $n } turnos!
    }
# $seat
event-calmed-down = { $seat } se calma.
# $seat, $n (signed)
event-weapons-sharpened = Las armas de { $seat } tienen { $n } este turno.
# $seat, $n (signed)
event-next-weapon-sharpened = La próxima arma de { $seat } tiene { $n }.
# $seat, $n (number)
event-armour-raised = Hasta su próximo turno, los ataques contra { $seat } hacen { $n } menos de daño.
# $seat, $n (number)
event-price-lowered = La próxima compra de { $seat } cuesta { $n } de oro menos.
# $seat, $n (signed)
event-taming-raised = Las tiradas de doma de { $seat } tienen { $n } este turno.
# $seat, $card
event-defence-placed = { $card } protege ahora a { $seat }.
# $seat, $card, $n (number)
event-defence-hit = { $card } de { $seat } para { $n } de daño.
# $seat, $card
event-defence-lost = { $seat } pierde { $card }.
# $seat, $card
event-sheath-placed = { $seat } se pone { $card }.
# $seat, $card
event-weapon-sheathed = { $seat } envaina { $card }.
# $seat, $card
event-weapon-unsheathed = { $seat } desenvaina { $card }.
# $seat, $card, $n (number)
event-bought = { $seat } compra { $card } por { $n } de oro.
# $seat, $card, $n (number)
event-sold = { $seat } vende { $card } por { $n } de oro.
# $seat, $card, $n (number)
event-smelted = { $seat } convierte { $card } en { $n } de oro.
# $seat, $card
event-taken-from-market = { $seat } retira del juego { $card } del mercado.
# $seat, $card, $n (number)
event-revealed = En la casilla { $n } queda { $card }.
# $card, $n (number)
event-moved-in-market = { $card } deja sitio y pasa a la casilla { $n }.
# $seat, $card, $n (number)
event-tamed = Con { $n }, { $seat } consigue domar { $card } y puede comprar la carta.
# $seat, $card, $n (number)
event-taming-failed = Con { $n }, { $seat } no consigue domar { $card }, ¡que ataca!
# $seat, $card
event-monster-came = { $card } está ahora delante de { $seat }.
# $seat, $card
event-monster-moved = { $card } pasa a estar delante de { $seat }.
# $seat, $card
event-monster-attacked = { $card } ataca a { $seat }.
# $card, $n (number)
event-monster-hurt =
    { $n ->
        [one] { $card } pierde 1 punto de vida.
       *[other] { $card } pierde { $n } puntos de vida.
    }
# $card, $n (number)
event-monster-healed =
    { $n ->
        [one] { $card } recupera 1 punto de vida.
       *[other] { $card } recupera { $n } puntos de vida.
    }
# $card
event-monster-died = { $card } muere.
# $card, $killer
event-monster-died-killed = { $killer } derrota a { $card }.
# $card
event-summoned = Aparece { $card } por invocación.
# $card
event-proliferated = { $card }: se suma una carta mini más al grupo.
# $seat, $n (number)
event-mind-attacked = Atacan la mente de { $seat }: { $n } de inteligencia.
# $seat
event-sneaking-tried = A { $seat } lo descubren, y el mercado sigue cerrado.
# $seat
event-sneaking-tried-free = { $seat } se cuela entre los monstruos hasta el mercado.
# $seat, $n (number)
event-life-linked = El vínculo vital ha convertido { $n } de inteligencia en vida.
# $seat
event-foresaw = { $seat } mira el próximo hechizo de su mazo.
# $seat, $card
event-foresaw-card = { $seat } ve el próximo hechizo: { $card }.
# $seat
event-spell-sunk = { $seat } pone ese hechizo al fondo de su mazo.
# $card, $n (number)
event-overwhelm-came = ¡{ $card } se adueña del mercado con { $n } puntos de vida!
# $card, $n (number)
event-overwhelm-grew =
    { $n ->
        [one] { $card } cubre 1 casilla.
       *[other] { $card } se extiende: { $n } de sus cartas están en el mercado.
    }
# $seat, $card, $n (number)
event-overwhelm-hurt = { $seat } hace { $n } de daño a { $card }.
# $seat, $card
event-overwhelm-died = { $seat } da el último golpe a { $card }: ¡el mercado queda libre!
# $seat, $card
event-looted = { $seat } se lleva { $card } del botín.
# $seat
event-fell = { $seat } ha caído.
# $seat
event-ran-out-of-cards = A { $seat } no le queda ninguna carta.
# $seat
event-won = ¡Gana { $seat }!

## The table

# $n (number)
table-round = Ronda { $n }
table-setup = Preparación
table-market = Mercado
table-hand = Mano
# $seat
table-turn-of = turno de { $seat }
# $n (number)
table-gold = { $n } de oro
# $n (number)
table-mind = { $n } de inteligencia
# $n (number)
table-mind-short = int. { $n }
# $n (number)
table-level = nivel { $n }
# $n (number), $next (number)
table-experience = experiencia { $n }/{ $next }
# $n (number)
table-experience-full = experiencia { $n }
# $hand (number), $deck (number), $discard (number)
table-cards = { $hand } en mano, { $deck } en mazo, { $discard } descartes
table-sorcerer = hechicero
table-fallen = fuera
# $n (number)
table-poison = veneno { $n }
# $n (number)
table-berserk =
    { $n ->
        [one] en furia este turno
       *[other] en furia { $n } turnos
    }
# $n (number)
table-guard = coraza { $n }
table-monsters = delante
table-defences = protección
table-sheaths = vaina
table-sheath-empty = vacía
# $card, $n (number), $owner
table-monster = { $card } { $n } ({ $owner })
# $card, $left (number), $whole (number)
table-defence = { $card } { $left }/{ $whole }
# $n (signed)
table-next-weapon = próxima arma { $n }
# $n (signed)
table-all-weapons = armas { $n }
table-weapons-closed = ni un arma más este turno
# $n (number)
table-discount = próxima compra −{ $n }
table-closed-monsters = cerrado para ti: un monstruo te corta el paso
table-closed-berserk = cerrado para ti: estás en furia
# $card, $life (number)
table-closed-dragon = cerrado: lo ocupa { $card }, con { $life } puntos de vida
table-empty-space = (vacía)
# $card
table-foreseen = próximo hechizo: { $card }
table-empty-hand = sin cartas

## Retos

# $hero (name)
puzzle-fell = Acaba con { $hero } en este turno, digan lo que digan los dados.

## Por qué no

# $need (number), $have (number)
hindered-gold = Cuesta { $need } de oro, y tienes { $have }.
# $need (number), $have (number)
hindered-mind = Hace falta inteligencia { $need }, y te queda { $have }.
hindered-weapons = Tras un arma pesada no se juega ninguna otra arma en este turno.
# $card
hindered-monster = { $card } está delante de ti: no hay mercado hasta que lo derrotes.
hindered-berserk = Estás en furia: este turno el mercado está cerrado para ti.
# $card
hindered-dragon = { $card } ocupa el mercado: está cerrado para todos hasta que desaparezca.
