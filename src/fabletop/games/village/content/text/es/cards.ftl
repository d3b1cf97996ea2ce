### Village: the words of every card, hero and ability. Spanish of Spain.
###
### The program id of a card is its key with underscores: card-staff-of-fire is staff_of_fire.
### What is passed in:
###   number   a plain number, so that plurals work
###   signed   text with its sign, such as +2, +0 or -1
###   name     the text of another key of this file: card-, class-, element-, slot- or type-
### The table words themselves are listed in docs/words.md.

## Weapons

card-staff = Bastón
card-knife = Cuchillo
card-dagger = Daga
card-club = Garrote
card-hammer = Martillo
card-mace = Maza
card-short-sword = Espada corta
card-sword = Espada
card-long-sword = Espada larga
card-elven-blade = Hoja élfica
card-hand-axe = Hacha de mano
card-spear = Lanza
card-short-bow = Arco corto
card-long-bow = Arco largo
card-crossbow = Ballesta
card-two-handed-sword = Mandoble
card-battle-axe = Hacha de batalla
card-war-hammer = Martillo de guerra
card-staff-of-fire = Bastón de fuego
card-orcish-blade = Hoja de orco
card-sling = Honda
card-javelin = Jabalina
card-spiked-club = Garrote con púas
card-cleaver = Cuchilla de carnicero
card-scimitar = Cimitarra
card-goblin-bomb = Bomba de trasgo
card-flail = Mangual
card-warlords-greataxe = Gran hacha del caudillo
card-morning-star = Lucero del alba
card-thunderstaff = Bastón del trueno
card-rapier = Estoque
card-guild-blade = Hoja del gremio
card-sickle = Hoz
card-composite-bow = Arco compuesto
card-sacred-mace = Maza sagrada
card-halberd = Alabarda
card-blowpipe = Cerbatana
card-druid-staff = Bastón de druida
card-bone-dagger = Daga de hueso
card-silver-sword = Espada de plata
card-vampiric-blade = Hoja vampírica
card-hand-crossbow = Ballesta de mano
card-duelling-axe = Hacha de duelo
card-grave-spade = Pala de sepulturero
card-reapers-scythe = Guadaña de la Parca
card-executioners-axe = Hacha del verdugo
card-bone-staff = Bastón de hueso

## Items

card-elven-flute = Flauta élfica
card-sheath = Vaina
card-whetstone = Piedra de afilar
card-lockpicks = Ganzúas
card-gravediggers-lamp = Farol del sepulturero

## Defence cards

card-plate-armor = Armadura de placas
card-wooden-shield = Escudo de madera
card-helmet = Yelmo
card-magic-cloak = Capa mágica
card-metal-shield = Escudo de metal
card-spiked-shield = Escudo de púas
card-lizard-armour = Armadura de lagarto
card-horned-helmet = Yelmo con cuernos
card-leather-armour = Armadura de cuero
card-light-plate-armor = Armadura de placas ligera
card-tower-shield = Escudo torre
card-scholars-cloak = Capa del erudito
card-bone-shield = Escudo de hueso
card-shadow-cloak = Capa de sombras
card-death-mask = Máscara mortuoria

## Treasures

card-coin = Moneda
card-nugget = Pepita
card-chest = Cofre
card-treasure-chest = Cofre del tesoro
card-gem = Gema
card-sandstorm-gem = Gema de la tormenta de arena

## Spells

card-flame-dart = Dardo ígneo
card-fireball = Bola de fuego
card-meteor-shower = Lluvia de meteoros
card-smelt-gold = Fundir oro
card-stone-wall = Muro de piedra
card-rock-throw = Pedrada
card-earthquake = Terremoto
card-healing-rain = Lluvia sanadora
card-ice-shard = Esquirla de hielo
card-clear-spring = Manantial cristalino
card-lightning-bolt = Rayo
card-gust = Ráfaga
card-confusion = Confusión
card-mind-spike = Púa mental
card-charm-monster = Encantar monstruo
card-scorch = Abrasar
card-war-cry = Grito de guerra
card-mud-trap = Trampa de barro
card-boulder = Peñasco
card-blood-rage = Furia sangrienta
card-hail = Granizo
card-purify = Purificar
card-root-grip = Presa de raíces
card-beast-call = Llamada de las bestias
card-wind-blade = Filo de viento
card-guild-ward = Salvaguarda del gremio
card-chain-lightning = Cadena de relámpagos
card-foresight = Premonición
card-raise-dead = Alzar a los muertos
card-drain-life = Drenar vida
card-bone-wall = Muro de huesos
card-curse = Maldición
card-hellfire = Fuego infernal
card-plague-wind = Viento pestilente
card-holy-light = Luz sagrada

## Scrolls

card-scroll-of-knowledge = Pergamino del conocimiento
card-scroll-of-wisdom = Pergamino de la sabiduría
card-scroll-of-oblivion = Pergamino del olvido
card-scroll-of-insight = Pergamino de la intuición
card-merchant-letter = Carta de mercader
card-scroll-of-banishing = Pergamino del destierro
card-ancient-tome = Tomo ancestral
card-guild-contract = Contrato del gremio
card-scroll-of-purity = Pergamino de la pureza
card-hunting-notes = Notas de caza
card-black-grimoire = Grimorio negro
card-funeral-rite = Rito fúnebre
card-forbidden-page = Página prohibida
card-last-will = Últimas voluntades

## Beers

card-light-ale = Cerveza suave
card-amber-beer = Cerveza tostada
card-stout = Cerveza negra
card-dwarven-brew = Cerveza enana
card-abbey-beer = Cerveza de abadía
card-spiced-mead = Hidromiel especiado

## Potions

card-minor-healing-potion = Poción de curación menor
card-healing-potion = Poción de curación
card-great-healing-potion = Poción de curación mayor
card-mana-potion = Poción de maná
card-strength-potion = Poción de fuerza
card-speed-potion = Poción de velocidad
card-antidote = Antídoto
card-troll-blood = Sangre de trol
card-fury-draught = Brebaje de furia
card-experience-potion = Poción de experiencia
card-herbal-tonic = Tónico de hierbas
card-clarity-potion = Poción de claridad
card-stoneskin-potion = Poción de piel de piedra
card-blood-vial = Frasco de sangre
card-spirit-essence = Esencia espiritual
card-elixir-of-life = Elixir de la vida

## Monsters

card-goblin = Trasgo
card-giant-rat = Rata gigante
card-wolf = Lobo
card-orc = Orco
card-bandit = Bandido
card-imp = Diablillo
card-giant-turtle = Tortuga gigante
card-harpy = Arpía
card-ogre = Ogro
card-gargoyle = Gárgola
card-troll = Trol
card-minotaur = Minotauro
card-stone-golem = Gólem de piedra
card-kobold = Kobold
card-goblin-pack = Banda de trasgos
card-wolf-rider = Jinete de lobos
card-hobgoblin = Gran trasgo
card-warg = Huargo
card-treasure-goblin = Trasgo del tesoro
card-orc-shaman = Chamán orco
card-orc-brute = Bruto orco
card-shield-orc = Orco con escudo
card-cave-troll = Trol de las cavernas
card-red-dragon = Dragón rojo
card-snake = Serpiente
card-giant-spider = Araña gigante
card-giant-scorpion = Escorpión gigante
card-giant-frog = Rana gigante
card-slime = Limo
card-fairy = Hada
card-bear = Oso
card-griffin = Grifo
card-treant = Hombre árbol
card-highwayman = Salteador
card-skeleton = Esqueleto
card-zombie = Zombi
card-ghost = Fantasma
card-banshee = Banshee
card-ghoul = Necrófago
card-plague-rats = Ratas de la peste
card-wraith = Espectro
card-bone-guardian = Guardián de huesos
card-lich = Liche
card-vampire = Vampiro
card-death-knight = Caballero de la muerte
card-grave-stalker = Acechador de tumbas
card-bone-dragon = Dragón de hueso

## Mini cards

card-mini-goblin = Trasgo
card-mini-slime = Limo
card-mini-plague-rat = Rata de la peste
card-mini-skeleton = Esqueleto
card-mini-spirit-wolf = Lobo espiritual

## Special cards of the two dragons

card-red-dragon-head = Dragón rojo: cabeza
card-red-dragon-claws = Dragón rojo: garras
card-red-dragon-body = Dragón rojo: cuerpo
card-red-dragon-wings = Dragón rojo: alas
card-red-dragon-tail = Dragón rojo: cola
card-bone-dragon-skull = Dragón de hueso: cráneo
card-bone-dragon-ribs = Dragón de hueso: costillas
card-bone-dragon-wings = Dragón de hueso: alas
card-bone-dragon-tail = Dragón de hueso: cola

## Heroes

hero-barbarian = Bárbaro
    .the = el Bárbaro
hero-dwarf = Enano
    .the = el Enano
hero-elf = Elfo
    .the = el Elfo
hero-mage = Mago
    .the = el Mago
hero-paladin = Paladín
    .the = el Paladín
hero-warrior = Guerrero
    .the = el Guerrero
hero-thief = Ladrón
    .the = el Ladrón
hero-slayer = Matamonstruos
    .the = el Matamonstruos
hero-cleric = Clérigo
    .the = el Clérigo
hero-druid = Druida
    .the = el Druida
hero-red-mage = Mago rojo
    .the = el Mago rojo
hero-dark-elf = Elfo oscuro
    .the = el Elfo oscuro
hero-necromancer = Nigromante
    .the = el Nigromante

## Sets

set-base = Juego base
set-horde = La Horda
set-guild = El gremio ancestral
set-reaper = La mano de la Parca
set-adhara = Adhara

## Kinds of card

kind-weapon = Arma
kind-item = Objeto
kind-sheath = Vaina
kind-treasure = Tesoro
kind-nugget = Pepita
kind-spell = Hechizo
kind-scroll = Pergamino
kind-beer = Cerveza
kind-potion = Poción
kind-defence = Carta de defensa
kind-monster = Monstruo
kind-mini = Carta mini
kind-special = Carta especial

## Weapon classes. Lower case and singular: they also stand inside sentences as $class.

class-sword = espada
class-knife = cuchillo
class-axe = hacha
class-blunt = arma contundente
class-polearm = arma de asta
class-ranged = arma a distancia
class-staff = bastón
class-heavy = arma pesada

## Elements. Lower case: they also stand inside sentences as $element.

element-fire = fuego
element-earth = tierra
element-water = agua
element-air = aire
element-mind = mente

## Defence slots. Lower case and singular: they also stand inside sentences as $slot,
## after "your/their", "su" and "sin" (so every Swedish slot must be an en-word).

slot-armour = armadura
slot-shield = escudo
slot-helmet = yelmo
slot-cloak = capa
slot-spell = hechizo de defensa

## Monster types. Lower case and singular: they also stand inside sentences as $type.

type-beast = bestia
type-goblinoid = trasgoide
type-humanoid = humanoide
type-giant = gigante
type-construct = constructo
type-demon = demonio
type-dragon = dragón
type-ooze = cieno
type-fey = feérico
type-plant = planta
type-undead = no muerto

## Effect lines

# $n (number)
effect-draw =
    { $n ->
        [one] Roba una carta.
       *[other] Roba { $n } cartas.
    }

# $n (number)
effect-trash-hand =
    { $n ->
        [one] Retira del juego una carta de tu mano.
       *[other] Retira del juego { $n } cartas de tu mano.
    }

# $n (number)
effect-trash-market =
    { $n ->
        [one] Retira del juego una carta boca arriba del mercado.
       *[other] Retira del juego { $n } cartas boca arriba del mercado.
    }

# $n (number)
effect-opponent-discards =
    { $n ->
        [one] Tu rival descarta una carta.
       *[other] Tu rival descarta { $n } cartas.
    }

# $n (number)
effect-opponent-mind = Tu rival tiene { $n } menos de inteligencia en su próximo turno.

# $n (number)
effect-heal =
    { $n ->
        [one] Recupera 1 punto de vida.
       *[other] Recupera { $n } puntos de vida.
    }

# $n (signed)
effect-heal-die = Tira un dado { $n } y recupera esa cantidad de puntos de vida.

# $n (signed)
effect-mind = { $n } de inteligencia este turno.

# $n (number)
effect-gold = Consigue { $n } de oro este turno.

# $n (signed)
effect-chest = Tira un dado { $n } y consigue diez veces el resultado en oro este turno.

# $n (number)
effect-experience = Gana { $n } de experiencia.

# $n (number)
effect-self-damage =
    { $n ->
        [one] Tu héroe pierde 1 punto de vida.
       *[other] Tu héroe pierde { $n } puntos de vida.
    }

# $n (number)
effect-cure =
    { $n ->
        [one] Quita una ficha de veneno de tu héroe.
       *[other] Quita { $n } fichas de veneno de tu héroe.
    }

effect-cure-all = Quita todas las fichas de veneno de tu héroe.

# $n (number)
effect-poison =
    { $n ->
        [one] Si el héroe atacado pierde puntos de vida, recibe una ficha de veneno.
       *[other] Si el héroe atacado pierde puntos de vida, recibe { $n } fichas de veneno.
    }

# $type (name), $n (number or signed)
effect-versus = Recibe una bonificación de { $n } si el primer objetivo es un monstruo de tipo { $type }.

# $n (number or signed)
effect-next-weapon = La próxima arma que juegues este turno recibe una bonificación de { $n }.

# $n (number or signed)
effect-all-weapons = Cada arma que juegues a partir de ahora este turno recibe una bonificación de { $n }.

effect-any-target = Puedes elegir como objetivo a cualquier jugador o monstruo en juego.

effect-multi = Tira una sola vez: el resultado golpea a cada rival y a cada monstruo que tengas delante.

# $slot (name)
effect-break-defence = Antes de aplicar el daño, el jugador atacado descarta su { $slot }.

effect-move-monster = Mueve un monstruo que tengas delante y ponlo ante otro jugador; conserva sus heridas.

effect-smelt = Retira del juego una carta de tu mano que se pueda vender y consigue su precio íntegro en oro.

# $n (number)
effect-discount = Tu próxima compra de este turno cuesta { $n } de oro menos.

# $n (number or signed)
effect-taming = Tus tiradas de doma reciben una bonificación de { $n } este turno.

# $n (number or signed)
effect-taming-in-hand = Mientras tengas esta carta en la mano, tus tiradas de doma reciben una bonificación de { $n }.

# $n (number)
effect-thorns =
    { $n ->
        [one] Cuando un ataque con arma te hace descartar esta carta, el atacante pierde 1 punto de vida.
       *[other] Cuando un ataque con arma te hace descartar esta carta, el atacante pierde { $n } puntos de vida.
    }

# $element (name), $n (number)
effect-resist = Recibes { $n } menos de daño de los ataques de { $element }.

# $element (name)
effect-immune = No recibes daño de los ataques de { $element }.

# $n (number)
effect-armour-until-next-turn = Hasta que empiece tu próximo turno, cada ataque contra tu héroe hace { $n } menos de daño.

# $card (name), $n (number)
effect-summon =
    { $n ->
        [one] Pon una carta mini de { $card } delante de un rival, si queda alguna.
       *[other] Pon { $n } cartas mini de { $card } delante de un rival, hasta donde alcancen.
    }

effect-sheath = Se queda delante de tu héroe. En tu turno puedes guardar en ella un arma de tu mano si está vacía; cuando juegues esa arma en un turno posterior, descarta la vaina.

effect-once = Retira esta carta del juego después de usarla.

# $n (number)
effect-mind-each-turn = Mientras esta carta esté en juego, tienes { $n } más de inteligencia cada turno.

# $n (signed)
effect-attack = Ataca con un dado { $n }.

# $n (signed)
effect-heavy-attack = Haz un ataque pesado con un dado { $n }.

# $n (signed), $element (name)
effect-spell-attack = Haz un ataque mágico ({ $element }) con un dado { $n }.

# $cost (number), $element (name), $n (signed)
effect-magic-use = O gasta { $cost } de inteligencia para hacer en su lugar un ataque mágico ({ $element }) con un dado { $n }.

# $n (number), $slot (name)
effect-defence = Pon esta carta delante de tu héroe como { $slot }, con defensa { $n }.

## Monster lines

# $n (signed)
monster-attack = Ataca con un dado { $n }.

# $n (signed)
monster-mind-attack = Ataca la inteligencia y no la vida: quita un dado { $n } durante ese turno.

monster-no-attack = No ataca.

# $n (number)
monster-life =
    { $n ->
        [one] Tiene 1 punto de vida.
       *[other] Tiene { $n } puntos de vida.
    }

# $n (number)
monster-life-per-player =
    { $n ->
        [one] Tiene 1 punto de vida por jugador.
       *[other] Tiene { $n } puntos de vida por jugador.
    }

# $n (number)
monster-discard =
    { $n ->
        [one] Tras su ataque, el jugador atacado descarta una carta.
       *[other] Tras su ataque, el jugador atacado descarta { $n } cartas.
    }

# $n (number)
monster-gives-gold = Da { $n } de oro cada turno al jugador ante el que está.

# $n (number)
monster-gives-heal =
    { $n ->
        [one] Devuelve 1 punto de vida cada turno al jugador ante el que está.
       *[other] Devuelve { $n } puntos de vida cada turno al jugador ante el que está.
    }

monster-not-for-sale = No se puede comprar.

## Monster abilities

# $n (number)
ability-armour = Coraza { $n }
    .text = Cada vez que recibe daño, recibe { $n } menos.

# $n (number)
ability-heal = Curación { $n }
    .text =
        { $n ->
            [one] Cuando empieza el turno del jugador ante el que está, este monstruo recupera 1 punto de vida antes de cualquier ataque.
           *[other] Cuando empieza el turno del jugador ante el que está, este monstruo recupera { $n } puntos de vida antes de cualquier ataque.
        }

ability-defensive = Guardián
    .text = Protege al jugador ante el que está como una carta de defensa. Ni ataca a ese jugador ni le cierra el mercado, y conserva sus heridas.

ability-fleeting = Fugaz
    .text = Al salir del mazo aparece delante de quien ha robado la carta y no cierra el mercado. Al final de cada turno pasa al jugador de la izquierda; si lo derrotan, se retira del juego.

ability-hopping = Saltarín
    .text = Al final del turno pasa a estar delante del siguiente jugador. En partidas de dos jugadores no se mueve.

# $n (number)
ability-poison = Veneno { $n }
    .text =
        { $n ->
            [one] Si su ataque quita puntos de vida a un héroe, ese héroe recibe una ficha de veneno.
           *[other] Si su ataque quita puntos de vida a un héroe, ese héroe recibe { $n } fichas de veneno.
        }

# $n (number)
ability-proliferate = Proliferación { $n }
    .text = Al empezar cada turno, antes de que ataquen los monstruos, cada grupo de { $n } monstruos como este crece en una carta mini.

ability-overwhelm = Arrollador
    .text = Se adueña del mercado: hasta que caiga, nadie puede comprar, vender ni jugar tesoros. Ataca en el turno de cada jugador y, al final de cada turno, aparece otra de sus cartas especiales. Todo el que lo haya herido gana su experiencia.

ability-sneak-attack = Ataque furtivo
    .text = Al salir del mazo aparece delante de quien ha robado la carta y ataca en el acto. Al final de cada turno pasa al jugador de la izquierda y lo ataca; si lo derrotan, se retira del juego.

ability-spectral = Espectral
    .text = No cierra el mercado.

# $card (name), $n (number)
ability-summon = Invocar: { $card }
    .text =
        { $n ->
            [one] Antes de atacar puede traer a su lado una carta mini de { $card }; hay que derrotar primero a los monstruos invocados.
           *[other] Antes de atacar puede traer a su lado { $n } cartas mini de { $card }; hay que derrotar primero a los monstruos invocados.
        }

# $n (number)
ability-taming = Doma { $n }
    .text = Para poder comprarlo, antes saca { $n } o más con un dado. Si fallas, te ataca y se queda en el mercado.

## Hero abilities

# $class (name), $n (signed)
hero-ability-attack-with = Manejo de armas: { $class } { $n }
    .text = Tus ataques con esta clase de arma ({ $class }) tienen { $n } a la tirada.

# $n (number or signed)
hero-ability-attack-with-spells = Poder mágico { $n }
    .text = Tus hechizos de ataque reciben una bonificación de { $n }.

# $element (name), $n (number or signed)
hero-ability-attack-with-element = Poder elemental: { $element } { $n }
    .text = Tus hechizos de ataque de este elemento ({ $element }) reciben una bonificación de { $n }.

# $type (name), $n (number or signed)
hero-ability-against = Enemigo jurado: { $type } { $n }
    .text = Tus ataques reciben una bonificación de { $n } si el primer objetivo es un monstruo de tipo { $type }.

# $n (number)
hero-ability-armour = Coraza { $n }
    .text = Cada ataque que supera tus cartas de defensa te hace { $n } menos de daño.

# $n (number)
hero-ability-heal = Curación { $n }
    .text =
        { $n ->
            [one] Al empezar tu turno, después de los ataques de los monstruos, recuperas 1 punto de vida.
           *[other] Al empezar tu turno, después de los ataques de los monstruos, recuperas { $n } puntos de vida.
        }

# $n (number)
hero-ability-cards =
    { $n ->
        [one] Una carta más
       *[other] { $n } cartas más
    }
    .text =
        { $n ->
            [one] Al final de tu turno robas una carta más de lo normal.
           *[other] Al final de tu turno robas { $n } cartas más de lo normal.
        }

# $n (number)
hero-ability-mind = Inteligencia { $n }
    .text = Empiezas cada uno de tus turnos con { $n } de inteligencia.

# $beers (number), $n (number or signed)
hero-ability-berserk = Furia berserker
    .text = Si bebes { $beers } cervezas en un mismo turno, entras en furia: un dado decide durante cuántos de tus turnos. Mientras dure, tus armas reciben una bonificación de { $n } y no tienes acceso al mercado.

hero-ability-devotion = Devoción
    .text = Todos tus monstruos cuentan como no muertos y hacen 1 más de daño en cada ataque.

hero-ability-lifelink = Vínculo vital
    .text = Una vez por turno, antes de tirar por un arma que no sea a distancia, puedes anunciar el vínculo vital: por cada punto de daño que haga, puedes gastar 1 de inteligencia para recuperar 1 punto de vida.

hero-ability-sabotage = Sabotaje
    .text = Una vez por turno, si tienes acceso al mercado, puedes retirar del juego una de sus cartas boca arriba.

hero-ability-sneaking = Sigilo
    .text = Una vez por turno, tira un dado por cada monstruo que tengas delante. Si en todos sale 4 o más, tienes acceso al mercado este turno.

# $card (name), $cost (number)
hero-ability-summon = Invocar: { $card }
    .text = Una vez por turno, después de los ataques de los monstruos, puedes gastar { $cost } de inteligencia para poner una carta mini de { $card } delante de un rival.

hero-ability-swordmaster = Maestría con las armas
    .text = Puedes jugar todas las armas que quieras en un mismo turno, incluidas las pesadas.

# $n (number or signed)
hero-ability-taming = Doma { $n }
    .text = Tus tiradas de doma reciben una bonificación de { $n }.

hero-ability-vision = Visión
    .text = Una vez por turno puedes mirar la primera carta boca abajo del mazo de hechizos y, si quieres, ponerla al fondo.

hero-ability-poison-immune = Inmune al veneno
    .text = Las fichas de veneno no te afectan.

# $n (number)
hero-ability-poison-weapons = Armas envenenadas { $n }
    .text =
        { $n ->
            [one] Si una de tus armas quita puntos de vida a un héroe, ese héroe recibe una ficha de veneno.
           *[other] Si una de tus armas quita puntos de vida a un héroe, ese héroe recibe { $n } fichas de veneno.
        }

# $element (name), $n (number)
hero-ability-resist = Resistencia: { $element } { $n }
    .text = Recibes { $n } menos de daño de los ataques de { $element }.

# $element (name)
hero-ability-immune = Inmunidad: { $element }
    .text = No recibes daño de los ataques de { $element }.
