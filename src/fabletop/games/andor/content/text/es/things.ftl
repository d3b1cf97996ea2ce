### Andor: the words of items, heroes, tokens and places in general. Spanish of Spain.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Items

item-apple-nut = Manzanuez
    .text = Dulce por fuera, terca por dentro. 1 ficha de comida, para entregar al amanecer.
item-starwort = Estelaria
    .text = 1 ficha de comida, para entregar al amanecer, o ingrediente para el caldero del arquero.
item-waterskin = Odre
    .text = Usa una mitad antes de entrar en una casilla durante tu movimiento: esa casilla no cuesta ninguna hora. Sirve para un salto, que exige su voluntad como siempre.
item-half-waterskin = Odre medio lleno
    .text = Queda una mitad: la próxima casilla en la que entres durante tu movimiento no cuesta ninguna hora. Luego vuelve a la tabla de equipo.
item-witchs-brew = Poción de la bruja
    .text = Bebe una mitad justo después de tu tirada, antes de que tire el enemigo: uno de tus dados que cuentan vale el doble en esta ronda. Solo una mitad por ronda, y no con el guantelete de hierro.
item-half-brew = Poción de la bruja medio llena
    .text = Queda una mitad: justo después de tu tirada, uno de tus dados que cuentan vale el doble en esta ronda. Luego vuelve a la tabla de equipo.
item-telescope = Catalejo
    .text = Mientras no te mueves, descubre todas las fichas de las casillas adyacentes, también por líneas de salto, pero no las de cueva. No se activa nada.
item-helm = Casco
    .text = Tus dados iguales se suman si así superan a tu mejor dado. No les sirve al arquero ni al mago, ni vale en una ronda en la que bebas una poción de la bruja.
item-hood = Capucha
    .text = Cuando tu movimiento acaba en una ficha de cueva, mírala primero: puedes volver a dejarla boca abajo sin activarla. No sirve si ya te retiene un cavernario.
item-falcon = Halcón
    .text = Una vez al día, tú y otro héroe, esté donde esté, intercambiáis cualquier cantidad de objetos pequeños, comida y piedras preciosas, también entre dos rondas de combate. Ninguno de los dos puede haber terminado el día. Ni objetos grandes, ni troncos, ni campesinos.
item-storm-shield = Escudo de las Tormentas
    .text = Cada cara, una vez: anula para todo el grupo una carta de evento mala con el símbolo de la tormenta, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-storm-shield = Escudo de las Tormentas, una cara
    .text = Una vez más: anula para todo el grupo una carta de evento mala con el símbolo de la tormenta, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-fire-shield = Escudo del Fuego
    .text = Cada cara, una vez: pon una ficha de fuego en la casilla donde estás, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-fire-shield = Escudo del Fuego, una cara
    .text = Una vez más: pon una ficha de fuego en la casilla donde estás, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-star-shield = Escudo de las Estrellas
    .text = Cada cara, una vez: marca un símbolo del amanecer, que no sea el narrador, y se omite en el próximo amanecer; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-star-shield = Escudo de las Estrellas, una cara
    .text = Una vez más: marca un símbolo del amanecer, que no sea el narrador, y se omite en el próximo amanecer; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-brotherhood-shield = Escudo de la Hermandad
    .text = Cada cara, una vez: justo después de tu tirada, suma en esta ronda la fuerza de un héroe que no esté en el combate, esté donde esté; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. El guerrero presta el cubo azul.
item-half-brotherhood-shield = Escudo de la Hermandad, una cara
    .text = Una vez más: justo después de tu tirada, suma en esta ronda la fuerza de un héroe que no esté en el combate, esté donde esté; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. El guerrero presta el cubo azul. Luego sale de la partida.
item-iron-gauntlet = Guantelete de hierro
    .text = Una vez, justo después de tu tirada: se suman dos de tus dados, muestren lo que muestren. No para el arquero, no con una poción de la bruja, e inútil con un solo dado.
item-knife = Cuchillo
    .text = Una vez, justo después de tu tirada: vuelve a tirar uno de tus dados. El arquero solo puede usar el último dado tirado, y cuenta el nuevo resultado.
item-axe = Hacha
    .text = Una vez, justo después de tu tirada: tienes 2 puntos de fuerza más en esta ronda.
item-sword-hilt = Empuñadura de espada
    .text = Una vez, junto con la hoja de espada, justo después de tu tirada: tienes 5 puntos de fuerza más en esta ronda. Sola no hace nada.
item-sword-blade = Hoja de espada
    .text = Una vez, junto con la empuñadura de espada, justo después de tu tirada: tienes 5 puntos de fuerza más en esta ronda. Sola no hace nada.
item-crown = Corona espigada
    .text = Mientras la lleve un héroe del combate, Nomion tiene 5 puntos de fuerza menos.
item-gem-2 = Piedra preciosa de valor 2
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la piedra preciosa desaparece. De dos piedras preciosas, atrae la de mayor valor.
item-gem-3 = Piedra preciosa de valor 3
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la piedra preciosa desaparece. De dos piedras preciosas, atrae la de mayor valor.
item-gem-4 = Piedra preciosa de valor 4
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la piedra preciosa desaparece. De dos piedras preciosas, atrae la de mayor valor.
item-gem-6 = Piedra preciosa de valor 6
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la piedra preciosa desaparece. De dos piedras preciosas, atrae la de mayor valor.
item-log-1 = Tronco de valor 1
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 2. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-log-2 = Tronco de valor 2
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 3. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-log-3 = Tronco de valor 3
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 4. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-farmer = Campesino
    .text = Acompaña a un héroe sin coste, también por líneas de salto, y puede quedarse en cualquier parte; un héroe guía a 2 como mucho. Sin ningún héroe en su casilla, se pierde cuando un enemigo acaba allí su movimiento.
item-radan = Radan
    .text = Acompaña a un héroe sin coste y puede quedarse en cualquier parte. Radan no combate; si un enemigo acaba su movimiento en su casilla y no hay ningún héroe, lo arrastra 1 casilla por donde vino.
item-growing-starwort = Estelaria sin recoger
    .text = Recogerla es gratis. Al amanecer, cada casilla con al menos una estelaria sin recoger recibe 1 más.

## Heroes

hero-warrior = Guerrero
    .ability-1 = Una vez al día, en una acción de movimiento, puedes llevar contigo a un héroe de la casilla de salida que esté de acuerdo y no haya terminado el día. Ese héroe no gasta horas y llega adonde te detienes; en una línea de salto solo tú necesitas la voluntad. Un héroe retenido no puede ir contigo, y ninguno de los dos puede combatir antes de su próximo turno.
    .ability-2 = La fuerza de Ambra: tu cubo blanco está siempre 2 por encima del azul. En la primera ronda de cada combate cuenta el cubo blanco; desde la segunda, el azul.
    .grade-2 = La furia de Ambra: el cubo blanco cuenta en todas las rondas y sube 1 después de cada una; al acabar el combate vuelve a 2 por encima del azul.
hero-dwarf = Enano
    .ability-1 = Una vez al día, cuando recibes al menos 1 punto de fuerza de una recompensa, recibes 1 más. No se aplica si antes de la recompensa tenías 7 puntos de fuerza o más.
    .ability-2 = Combatiente de las cuevas: cuando combates en una casilla de cueva, tienes 5 puntos de fuerza más y siempre tiras 3 dados.
    .grade-2 = La sombra de las cuevas: lo mismo vale en una casilla a la que llega una flecha desde una cueva.
hero-mage = Mago
    .ability-1 = Una vez por ronda de combate puedes girar un dado de un héroe a su cara opuesta, justo después de la tirada: el tuyo o el de un compañero de combate.
    .ability-2 = Hechizos: estudiar cuesta 1 hora por cada libro de hechizos que abras. Un hechizo abierto se puede lanzar en el acto o más tarde; cada uno sirve una vez por leyenda.
    .grade-2 = El recuerdo de los hechizos: tras lanzar uno, tira tu dado y pon el libro en esa letra del marcador de leyenda (la A es el 1). Cuando llega el narrador, lo recuperas abierto. Si el narrador ya está ahí o la ha pasado, el libro desaparece para siempre.
hero-archer = Arquero
    .ability-1 = Tiras tus dados de uno en uno y puedes parar en cualquier momento: solo cuenta el último. Puedes combatir contra un enemigo de una casilla adyacente, también por una línea de salto.
    .ability-2 = Preparar pociones: por 1 hora conviertes 2 estelarias en una poción de la bruja llena o en dos medio llenas, o 1 estelaria en una medio llena. Una acción cuesta 1 hora, uses las estelarias que uses.
    .grade-2 = El aprovechamiento de las hierbas: basta 1 estelaria para una poción de la bruja llena. Mientras las 3 pociones estén en uso, no se puede preparar ninguna más.
figure-thorn = Thorn
    .text = Lleva los bultos de todos y se acuerda de cuál es de quién.
figure-mairen = Mairen
    .text = Es la primera en meterse en el río, y solo entonces pregunta si cubre.
figure-pasco = Pasco
    .text = Habla con sus flechas y asegura que las buenas escuchan.
figure-chada = Chada
    .text = Nunca ha malgastado una flecha ni, si puede evitarlo, una palabra.
figure-liphardus = Liphardus
    .text = Todo lo explica dos veces, la segunda sobre todo para sí mismo.
figure-eara = Eara
    .text = Lee a la luz de las estrellas y solo pierde a los dados por cortesía.
figure-kram = Kram
    .text = Golpetea cada roca del camino y saluda más o menos a la mitad.
figure-bait = Bait
    .text = Arregla cualquier cosa salvo un silencio, que llena a martillazos.

## Spell books

book-light = Luz
    .text = Mueve una criatura, un krahder o todos los esqueletos de tu casilla a una casilla adyacente sin criaturas. No por una línea de salto, ni a un enemigo final.
book-healing = Curación
    .text = Reparte tantos puntos de voluntad como la última cifra del número de tu casilla, entre todos los héroes y como quieras. No importa la distancia, y quienes hayan terminado el día también pueden recibirlos.
book-portal = Portal
    .text = Ve de inmediato a la casilla del campamento o del carromato. Puedes llevarte a un héroe de tu casilla que no haya terminado el día. Sirve incluso si algo te retiene.

## Tokens

token-fog = Ficha de niebla
    .text = Quien acaba aquí su movimiento la descubre y hace lo que diga; cruzar la casilla no tiene efecto.
token-cave = Ficha de cueva
    .text = Quien acaba aquí su movimiento la descubre y hace lo que diga. Al amanecer, las cuevas vacías reciben otra, salvo que haya un héroe en ellas.
token-spring = Manantial
    .text = Un héroe que esté aquí puede vaciarlo y ganar 2 puntos de voluntad. Se rellena al amanecer, salvo que haya un héroe en él.
token-red-cross = Cruz roja
    .text = Marca un lugar oculto de esta leyenda. Si hay algo debajo, quien acaba aquí su movimiento lo descubre.
token-large = Ficha grande
    .text = Uno de los cuatro lugares que hay que mirar en la leyenda 11. Quien acaba aquí su movimiento la descubre.
token-fire = Ficha de fuego
    .text = Arde hasta el final de la leyenda. Un héroe que se queda aquí baja a 3 puntos de voluntad y no puede tener más en lo que resta de leyenda; las criaturas y los krahders que estén aquí solo tienen 3 puntos de voluntad hasta que se van. No afecta a los enemigos finales.
base-camp = Campamento
    .text = Los héroes que estén aquí no necesitan comida. Las criaturas van hacia él; cada enemigo que entra ocupa un escudo dorado.
base-wagon = Carromato
    .text = Los héroes que estén aquí no necesitan comida. Las criaturas van hacia él; cada enemigo que entra ocupa un escudo dorado. Solo se mueve por la carretera enana.

## Symbols of the sunrise box

symbol-event-card = Carta de evento
    .text = Se descubre la carta de evento de arriba y se hace lo que dice.
symbol-move-wargors = Wargors
    .text = Cada wargor se mueve 1 casilla, empezando por el número de casilla más bajo.
symbol-move-mountain-skrals = Skrals de las montañas
    .text = Cada skral de las montañas se mueve 1 casilla, empezando por el número de casilla más bajo.
symbol-move-trolls = Troles
    .text = Cada trol se mueve 1 casilla, empezando por el número de casilla más bajo. También un enemigo final que marche al amanecer.
symbol-move-wargors-again = Wargors otra vez
    .text = Cada wargor se mueve 1 casilla por segunda vez.
symbol-refill-caves = Cuevas
    .text = Cada cueva sin ficha recibe una nueva, salvo que haya un héroe en ella.
symbol-skeletons = Esqueletos
    .text = Los esqueletos de la casilla de amanecer vuelven, cada uno en la casilla que indique un dado rojo, y los esqueletos sometidos se levantan.
symbol-food = Comida
    .text = Cada héroe que no esté en el campamento ni con el carromato entrega 1 ficha de comida o pierde 8 puntos de voluntad.
symbol-star-herbs-grow = Estelarias
    .text = Cada casilla con al menos una estelaria sin recoger recibe 1 más, empezando por el número más bajo y mientras queden.
symbol-refill-springs = Manantiales
    .text = Cada manantial se rellena, salvo que haya un héroe en él.
symbol-narrator = Narrador
    .text = El narrador avanza 1 paso por el marcador de leyenda.

## Movement tokens

movement-m1 = Esqueletos solos 2
    .below = Gonhar 1, Undavahr 1, cada trol guardián 1
movement-m2 = Esqueletos solos 3
    .below = Corion 1, Tuavahr 1, cada trol guardián 1
movement-m3 = Esqueletos solos 1, hordas 1
    .below = Gonhar 1, Corion 1
movement-m4 = Hordas 2
    .below = Undavahr 1, Tuavahr 1, cada trol guardián 1
movement-m5 = Esqueletos solos 1, hordas 2
    .below = Gonhar 1, Tuavahr 1
movement-m6 = Esqueletos solos 2, hordas 1
    .below = Corion 2, Undavahr 1
movement-m7 = Hordas 1
    .below = Gonhar 2, Tuavahr 1, cada trol guardián 1
movement-m8 = Esqueletos solos 1, hordas 1
    .below = Undavahr 2, cada trol guardián 2

## Terrains

terrain-road = camino
terrain-snow = nieve
terrain-cave = cueva
terrain-rock = roca
terrain-forest = bosque
terrain-chasm-edge = borde del barranco
terrain-spring = manantial
terrain-ruin = ruina
terrain-scree = pedregal
terrain-ash = ceniza
terrain-quarry = cantera
terrain-bone = huesos
terrain-forge = forja
terrain-fortress = fortaleza

## Boards and their regions

board-grey-mountains = Las Montañas Grises
board-krahd = Krahd
region-grey-mountains-north = El norte
    .text = Laderas de pinos y un viejo bosque sembrado de huesos; el camino a casa está en la 201.
region-grey-mountains-middle = Las tierras medias
    .text = Un viejo campo de batalla entre los dos barrancos, con una fortaleza en ruinas y un manantial a su lado.
region-grey-mountains-south = El sur
    .text = Campos de nieve bajo la Fortaleza de la Escarcha; más allá está Krahd.
region-krahd-pass = El paso
    .text = Pedregales al pie del paso; los cautivos liberados se esconden en la 301.
region-krahd-north = La terraza del norte
    .text = Una terraza de ceniza al norte de la lava.
region-krahd-west = Los llanos del oeste
    .text = Llanos bajos de ceniza con unas pocas pozas grises.
region-krahd-quarry = La cantera
    .text = Los fosos donde los cautivos pican piedra.
region-krahd-south = Los llanos de huesos
    .text = Llanos de huesos viejos al pie de la calzada.
region-krahd-east = El este
    .text = Dos caminos estrechos hacia la montaña de la forja.
region-krahd-forge = La forja
    .text = La forja dentro de la montaña, vigilada por troles guardianes.
region-krahd-fortress = La fortaleza
    .text = La fortaleza, en su isla de lava.
rift-howling-rift = Barranco Aullante
rift-silent-rift = Barranco Silencioso
site-broken-span = Puente Roto
site-lost-span = Puente Perdido
