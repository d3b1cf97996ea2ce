### Heroes: the words of every card and hero. Spanish of Spain.
###
### The key of a card is its id with dashes: card-magic-arrow is magic_arrow.
### .use-1 and .use-2 are its uses in the order of the content files; the second use of every spell,
### to be given up for power, is the shared use-as-power.  Numbers are written out and held to the content
### by a test; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Statistic cards

card-attack = Ataque
    .use-1 = Da +1 de ataque a tu unidad atacante.
    .use-2 = Da +2 de ataque a tu unidad atacante.
card-defence = Defensa
    .use-1 = Da +1 de defensa a tu unidad atacada.
    .use-2 = Da +2 de defensa a tu unidad atacada.
card-power = Poder
    .use-1 = Da +1 de poder a tu hechizo.
    .use-2 = Da +2 de poder a tu hechizo.
card-knowledge = Conocimiento
    .use-1 = Justo después de lanzar un hechizo, recupéralo en tu mano.
    .use-2 = Justo después de lanzar un hechizo, recupéralo en tu mano; puedes lanzar 1 más en esta ronda de combate.

## Abilities

card-archery = Tiro con arco
    .use-1 = Esta ronda de combate, tus unidades a distancia tienen +1 de ataque contra objetivos no adyacentes.
    .use-2 = Esta ronda de combate y la siguiente, tus unidades a distancia tienen +1 de iniciativa, y +1 de ataque contra objetivos no adyacentes.
card-armorer = Armero
    .use-1 = Da +1 de defensa a tu unidad atacada y después roba 1 carta.
    .use-2 = Da +2 de defensa a tu unidad atacada y después roba 1 carta.
card-diplomacy = Diplomacia
    .use-1 = Roba 1 unidad neutral de la misma categoría por cada vivienda tuya; puedes reclutar 1 de ellas por su precio.
    .use-2 = Evita el combate en una zona del nivel de tu héroe: visítala, pero no ganes experiencia.
card-estates = Hacienda
    .use-1 = Consigue 3 de oro.
    .use-2 = Consigue 6 de oro.
card-intelligence = Inteligencia
    .use-1 = Al empezar el combate, lanza un hechizo antes de que actúe ninguna unidad; es tu hechizo de esta ronda.
    .use-2 = Al empezar el combate, lanza un hechizo antes de que actúe ninguna unidad; no cuenta como tu hechizo de esta ronda.
card-leadership = Liderazgo
    .use-1 = Gana moral positiva.
    .use-2 = Roba 2 cartas y gana moral positiva.
card-logistics = Logística
    .use-1 = Al final de tu turno, mueve a tu héroe a una zona vacía adyacente.
    .use-2 = Tu héroe gana 1 punto de movimiento.
card-luck = Suerte
    .use-1 = Este turno, puedes volver a tirar 1 dado de tesoro y 1 dado de recursos.
    .use-2 = Este turno, puedes volver a tirar 1 dado cualquiera.
card-mysticism = Misticismo
    .use-1 = Justo después de lanzar un hechizo, recupéralo en tu mano.
    .use-2 = Justo después de lanzar un hechizo, recupera en tu mano el hechizo y todas las cartas jugadas para su poder.
card-necromancy = Nigromancia
    .use-1 = Tras ganar un combate que no sea rápido, refuerza una unidad de bronce o plata por la mitad del oro, redondeado hacia abajo.
    .use-2 = Tras ganar un combate que no sea rápido, refuerza cualquier unidad por la mitad del oro, redondeado hacia abajo.
card-offense = Ofensiva
    .use-1 = Da +1 de ataque a tu unidad atacante y después roba 1 carta.
    .use-2 = Da +2 de ataque a tu unidad atacante y después roba 1 carta.
card-resistance = Resistencia
    .use-1 = Justo después de que el enemigo lance un hechizo con 1 de poder como máximo, cancélalo.
    .use-2 = Justo después de que el enemigo lance un hechizo, cancélalo.
card-sorcery = Hechicería
    .use-1 = Da +1 de poder a tu hechizo y después roba 1 carta.
    .use-2 = Da +2 de poder a tu hechizo y después roba 1 carta.
card-tactics = Táctica
    .use-1 = Al empezar el combate, intercambia la posición de 2 de tus unidades.
    .use-2 = Intercambia la posición de 2 de tus unidades.
card-wisdom = Sabiduría
    .use-1 = Cuando compres un hechizo en tu ciudad, paga 2 de oro menos y busca (3) en vez de (2).
    .use-2 = Cuando compres un hechizo en tu ciudad, paga 2 de oro menos y busca (4) en vez de (2).

## Spells. With more power they do more.

use-as-power = Da +1 de poder a otro hechizo.

card-magic-arrow = Flecha mágica
    .use-1 = Haz 1 de daño a una unidad (2 con 1 de poder, 3 con 2 de poder).
card-chain-lightning = Cadena de relámpagos
    .use-1 = Haz 1/1/1 de daño a una unidad y a las 2 más cercanas a ella (2/1/1 con 2 de poder, 3/2/1 con 4 de poder).
card-counterstrike = Contragolpe
    .use-1 = Una de tus unidades de bronce puede contraatacar otra vez esta ronda (hasta plata con 2 de poder, hasta oro con 4).
card-disrupting-ray = Rayo disruptor
    .use-1 = Anula las habilidades especiales de una unidad de bronce en este combate (hasta plata con 1 de poder, hasta oro con 2).
card-haste = Celeridad
    .use-1 = Da +1 de iniciativa a una unidad en este combate (+2 con 1 de poder, +3 con 2 de poder).
card-lightning-bolt = Rayo
    .use-1 = Haz 2 de daño a una unidad (3 con 1 de poder, 4 con 2 de poder).
card-anti-magic = Antimagia
    .use-1 = Protege de todo hechizo a una unidad de bronce en este combate (hasta plata con 1 de poder, hasta oro con 2).
card-resurrection = Resurrección
    .use-1 = Anula un ataque que derrotaría a una de tus unidades de bronce (hasta plata con 2 de poder, hasta oro con 4).
card-slow = Lentitud
    .use-1 = Da -1 de iniciativa a una unidad en este combate (-2 con 1 de poder, -3 con 2 de poder).
card-stone-skin = Piel de piedra
    .use-1 = Da +1 de defensa a una unidad atacada (+2 con 1 de poder, +3 con 2 de poder).
card-town-portal = Portal a la ciudad
    .use-1 = Mueve a tu héroe a una ciudad o asentamiento tuyo (y gana 1 punto de movimiento con 2 de poder, 2 con 4 de poder).
card-blind = Ceguera
    .use-1 = Paraliza a una unidad de bronce (hasta plata con 1 de poder, hasta oro con 2).
card-bloodlust = Sed de sangre
    .use-1 = Da +1 de ataque a una unidad terrestre o voladora atacante (+2 con 1 de poder, +3 con 2 de poder).
card-curse = Maldición
    .use-1 = Da -1 de defensa a una unidad atacada (-2 con 1 de poder, -3 con 2 de poder).
card-fire-shield = Escudo de fuego
    .use-1 = Protege a una unidad esta ronda de combate: sus atacantes adyacentes reciben 1 de daño (2 con 2 de poder, 3 con 4 de poder).
card-fireball = Bola de fuego
    .use-1 = Haz 1 de daño a las unidades de 2 casillas adyacentes (2 con 2 de poder, 3 con 4 de poder).
card-bless = Bendición
    .use-1 = Una unidad terrestre o voladora ataca sin dado de ataque (y con +1 de ataque con 1 de poder, +2 con 2 de poder).
card-cure = Cura
    .use-1 = Libra a una de tus unidades de la parálisis y de efectos enemigos, y cura hasta 1 de daño (2 con 1 de poder, 3 con 2 de poder).
card-prayer = Plegaria
    .use-1 = Da +1 de ataque, defensa o iniciativa a una unidad (+2 con 2 de poder, +3 con 4 de poder).
card-teleport = Teletransporte
    .use-1 = Mueve una de tus unidades de bronce a cualquier casilla vacía (hasta plata con 1 de poder, hasta oro con 2).
card-weakness = Debilidad
    .use-1 = Da -1 de ataque a una unidad atacante (-2 con 1 de poder, -3 con 2 de poder).

## Minor artifacts

card-armor-of-wonder = Armadura maravillosa
    .use-1 = Roba 1 carta y da +1 de ataque a tu unidad atacante.
    .use-2 = Roba 1 carta y da +1 de defensa a tu unidad atacada.
card-blackshard-of-the-dead-knight = Esquirla negra del caballero muerto
    .use-1 = Descarta 1 carta para dar +2 de ataque a tu unidad atacante; si era un hechizo, roba 1 carta.
    .use-2 = Da +1 de ataque a tu unidad atacante.
card-breastplate-of-petrified-wood = Peto de madera petrificada
    .use-1 = Roba 1 carta.
    .use-2 = Da +1 de poder a tu hechizo.
card-centaurs-axe = Hacha del centauro
    .use-1 = Cuenta 3 veces el dado de tu ataque.
    .use-2 = Da +1 de ataque a tu unidad atacante.
card-charm-of-mana = Amuleto de maná
    .use-1 = Descarta 2 cartas y después roba 3.
    .use-2 = Roba 2 cartas y después descarta 1.
card-dragon-wing-tabard = Tabardo de alas de dragón
    .use-1 = Haz que el enemigo descarte 1 carta al azar de su mano.
    .use-2 = Da +1 de poder a tu hechizo.
card-hourglass-of-the-evil-hour = Reloj de arena de la hora maldita
    .use-1 = Si el enemigo tiene moral positiva, gana moral negativa.
    .use-2 = Tira el dado de ataque: con 0, gana moral positiva.
card-inexhaustible-cart-of-lumber = Carro inagotable de madera
    .use-1 = Consigue 2 materiales de construcción.
    .use-2 = Retira esta carta del juego para conseguir 4 materiales de construcción.
card-legs-of-legion = Piernas de la legión
    .use-1 = Recluta o refuerza 1 unidad por 4 de oro menos.
    .use-2 = Consigue 2 de oro.
card-loins-of-legion = Lomos de la legión
    .use-1 = Recluta o refuerza 1 unidad por 5 de oro menos.
    .use-2 = Consigue 2 de oro.
card-red-dragon-flame-tongue = Lengua de fuego del dragón rojo
    .use-1 = Da +1 de defensa a tu unidad atacada.
    .use-2 = Da +1 de ataque a tu unidad atacante.
card-rib-cage = Costillar
    .use-1 = Toma 1 hechizo de tu pila de descartes y después baraja la pila en tu mazo.
    .use-2 = Da +1 de poder a tu hechizo.
card-shield-of-the-dwarven-lords = Escudo de los señores enanos
    .use-1 = Justo después de una tirada del dado de ataque, ignora el dado y todo lo que provocaría.
    .use-2 = Da +1 de defensa a tu unidad atacada.
card-shield-of-the-yawning-dead = Escudo de los muertos bostezantes
    .use-1 = Descarta 1 carta para dar +2 de defensa a tu unidad atacada.
    .use-2 = Da +1 de defensa a tu unidad atacada.
card-speculum = Speculum
    .use-1 = Descubre una loseta de mapa adyacente a la de tu héroe.
    .use-2 = Retira esta carta del juego para robar 1 carta.

## Major artifacts

card-dragon-scale-shield = Escudo de escamas de dragón
    .use-1 = Da +2 de ataque a tu unidad atacante.
    .use-2 = Da +2 de defensa a tu unidad atacada.
card-endless-bag-of-gold = Bolsa de oro sin fin
    .use-1 = Consigue 3 de oro.
    .use-2 = Retira esta carta del juego para conseguir 6 de oro.
card-everflowing-crystal-cloak = Capa de cristal inagotable
    .use-1 = Descarta 3 cartas para conseguir 2 objetos de valor.
    .use-2 = Consigue 1 objeto de valor.
card-everpouring-vial-of-mercury = Vial inagotable de mercurio
    .use-1 = Consigue 1 objeto de valor.
    .use-2 = Retira esta carta del juego para conseguir 2 objetos de valor.
card-head-of-legion = Cabeza de la legión
    .use-1 = Recluta o refuerza 1 unidad por 6 de oro menos.
    .use-2 = Consigue 3 de oro.
card-ogres-club-of-havoc = Garrote del caos del ogro
    .use-1 = Descarta 1 carta para dar +2 de ataque a tu unidad atacante.
    .use-2 = Da +1 de ataque a tu unidad atacante.
card-shackles-of-war = Grilletes de la guerra
    .use-1 = Al empezar el combate: el héroe enemigo no puede retirarse ni rendirse.
    .use-2 = Roba 2 cartas, quédate 1 de ellas y descarta la otra.
card-targ-of-the-rampaging-ogre = Tarja del ogro furioso
    .use-1 = Descarta 2 cartas para dar +2 de defensa a tu unidad atacada; recupera esta carta en tu mano.
    .use-2 = Da +1 de defensa a tu unidad atacada.
card-tunic-of-the-cyclops-king = Túnica del rey cíclope
    .use-1 = Roba 1 carta y da +1 de poder a tu hechizo.
    .use-2 = Da +2 de poder a tu hechizo.
card-vial-of-lifeblood = Vial de sangre vital
    .use-1 = Cura hasta 3 de daño a una de tus unidades.
    .use-2 = Da +1 de salud a una de tus unidades en este combate.

## Relics

card-angel-wings = Alas de ángel
    .use-1 = Uno de tus héroes gana 1 punto de movimiento y puede sobrevolar cualquier zona; solo la última tiene efecto.
    .use-2 = Roba 1 carta.
card-dragon-scale-armor = Armadura de escamas de dragón
    .use-1 = Da +2 de ataque a tu unidad atacante.
    .use-2 = Da +2 de defensa a tu unidad atacada.
card-endless-sack-of-gold = Saco de oro sin fin
    .use-1 = Consigue 5 de oro.
    .use-2 = Retira esta carta del juego para conseguir 8 de oro.
card-sentinels-shield = Escudo del centinela
    .use-1 = Descarta 1 carta para dar +3 de defensa a tu unidad atacada.
    .use-2 = Da +2 de defensa a tu unidad atacada.
card-sword-of-judgement = Espada del juicio
    .use-1 = Descarta cualquier número de cartas para dar +1 de ataque por cada una a tu unidad atacante.
    .use-2 = Descarta cualquier número de cartas para dar +1 de defensa por cada una a tu unidad atacada.
card-titans-cuirass = Coraza del titán
    .use-1 = Descarta 1 carta para dar +4 de poder a tu hechizo.
    .use-2 = Da +2 de poder a tu hechizo.
card-titans-gladius = Gladio del titán
    .use-1 = Descarta 1 carta para dar +3 de ataque a tu unidad atacante.
    .use-2 = Da +2 de ataque a tu unidad atacante.

## Specialties, with the level at which they are gained

card-catherine-1 = Cruzados I
    .use-1 = Da +1 de ataque a tu unidad atacante (+2 si son cruzados).
    .use-2 = Da +1 de defensa a tu unidad atacada (+2 si son cruzados).
card-catherine-4 = Cruzados IV
    .use-1 = Da +1 de salud a una de tus unidades en este combate (+2 si son cruzados).
card-catherine-6 = Cruzados VI
    .use-1 = Da +1 de iniciativa a una de tus unidades en este combate (+2 si son cruzados).
card-rion-1 = Médico de batalla I
    .use-1 = Cura 1 de daño a una de tus unidades y después roba 1 carta.
card-rion-4 = Médico de batalla IV
    .use-1 = Cura 1 de daño a una de tus unidades o líbrala de la parálisis y después roba 1 carta.
card-rion-6 = Médico de batalla VI
    .use-1 = Cura hasta 2 de daño a una de tus unidades o líbrala de la parálisis; después roba 2 cartas y descarta 1.
card-mutare-1 = Dragones I
    .use-1 = Da +1 de ataque a tu unidad atacante (+2 si son dragones).
    .use-2 = Da +1 de defensa a tu unidad atacada (+2 si son dragones).
card-mutare-4 = Dragones IV
    .use-1 = Da +1 de salud a una de tus unidades en este combate (+2 si son dragones).
card-mutare-6 = Dragones VI
    .use-1 = Da +1 de iniciativa a una de tus unidades en este combate (+2 si son dragones).
card-alamar-1 = Resurrección I
    .use-1 = Anula un ataque que derrotaría a una de tus unidades: bronce con 1 de poder, hasta plata con 2 de poder, hasta oro con 4.
card-alamar-4 = Resurrección IV
    .use-1 = Anula un ataque que derrotaría a una de tus unidades de bronce (hasta plata con 1 de poder, hasta oro con 3).
card-alamar-6 = Resurrección VI
    .use-1 = Anula un ataque que derrotaría a una de tus unidades de bronce o plata (hasta oro con 2 de poder).
card-tamika-1 = Caballeros del terror I
    .use-1 = Da +1 de ataque a tu unidad atacante (+2 si son caballeros del terror).
    .use-2 = Da +1 de defensa a tu unidad atacada (+2 si son caballeros del terror).
card-tamika-4 = Caballeros del terror IV
    .use-1 = Da +1 de salud a una de tus unidades en este combate (+2 si son caballeros del terror).
card-tamika-6 = Caballeros del terror VI
    .use-1 = Da +1 de iniciativa a una de tus unidades en este combate (+2 si son caballeros del terror).
card-sandro-1 = Capa del rey no muerto I
    .use-1 = Pon esta carta sobre tu manada de esqueletos: ataque 3, defensa 1, salud 2, iniciativa 6 hasta agotar esa salud.
card-sandro-4 = Capa del rey no muerto IV
    .use-1 = Pon esta carta sobre tu manada de zombis: ataque 4, defensa 1, salud 3, iniciativa 5 hasta agotar esa salud.
card-sandro-6 = Capa del rey no muerto VI
    .use-1 = Pon esta carta sobre tus esqueletos, unas pocas o manada: ataque 4, defensa 1, salud 2, iniciativa 6 hasta agotar esa salud.

## Heroes

hero-catherine = Catherine
    .class = Caballera
    .specialty = Cruzados
hero-rion = Rion
    .class = Clérigo
    .specialty = Médico de batalla
hero-mutare = Mutare
    .class = Caudilla
    .specialty = Dragones
hero-alamar = Alamar
    .class = Brujo
    .specialty = Resurrección
hero-tamika = Tamika
    .class = Caballera de la muerte
    .specialty = Caballeros del terror
hero-sandro = Sandro
    .class = Nigromante
    .specialty = Capa del rey no muerto

## Kinds of card

kind-statistic = Característica
kind-ability = Habilidad
kind-spell = Hechizo
kind-artifact = Artefacto
kind-specialty = Especialidad

## Schools of magic. Lower case: they also stand inside sentences.

school-any = cualquiera
school-air = aire
school-earth = tierra
school-fire = fuego
school-water = agua

## Levels of spells. Lower case, as they stand with "spell".

spell-level-basic = básico
spell-level-expert = avanzado

## Rarities of artifacts. Lower case, as they stand with "artifact".

rarity-minor = menor
rarity-major = mayor
rarity-relic = reliquia

## When a card may be played

timing-instant = Instantáneo
    .text = Juégalo casi en cualquier momento; una vez tirado el dado de ataque, espera a que se resuelva el daño.
timing-activation = Activación
    .text = Juégalo mientras una de tus unidades está activa, antes de que esa unidad ataque.
timing-map = Mapa
    .text = Juégalo en el mapa, nunca en combate.
timing-ongoing = Continuo
    .text = Sigue en juego hasta que acabe su efecto; en combate, juégalo antes de que ataque tu unidad activa.

## The two halves of a card

use-basic = Efecto básico
use-expert = Efecto avanzado

## Cards of the AI deck

ai-attack-a = Ataque
    .text = Da +1 de ataque a la próxima unidad de la IA que ataque (fácil +0, imposible +2).
ai-attack-b = Ataque
    .text = Da +1 de ataque a la próxima unidad de la IA que ataque (difícil e imposible +2).
ai-defence-a = Defensa
    .text = Da +1 de defensa a la unidad de la IA con más salud la próxima vez que la ataquen (fácil +0, imposible +2).
ai-defence-b = Defensa
    .text = Da +1 de defensa a la siguiente unidad de la IA en actuar la próxima vez que la ataquen (difícil e imposible +2).
ai-spell-a = Lanzar un hechizo
    .text = El héroe de la IA lanza un hechizo con 1 de poder (fácil 0, imposible 2).
ai-spell-b = Lanzar un hechizo
    .text = El héroe de la IA lanza un hechizo con 1 de poder (fácil 0, difícil 2, imposible 3).
ai-skill-a = Usar una habilidad
    .text = El héroe de la IA usa su habilidad 1 vez (difícil e imposible 2 veces).
ai-skill-b = Usar una habilidad
    .text = El héroe de la IA usa su habilidad 1 vez (imposible 2 veces). Normal y difícil: en la ronda de combate 1, barájala en el mazo.

## Difficulties

difficulty-easy = Fácil
difficulty-normal = Normal
difficulty-hard = Difícil
difficulty-impossible = Imposible
