### Andor: the words of items, foes, heroes, tokens, rules and places in general. Spanish of Spain.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Items

item-apple-nut = Manzanuez
    .text = Dulce por fuera, terca por dentro. 1 de comida, para entregar al amanecer.
item-starwort = Estelaria
    .text = 1 de comida, para entregar al amanecer, o ingrediente para el caldero del arquero.
item-waterskin = Odre
    .text = Usa una mitad antes de entrar en una casilla durante tu movimiento: esa casilla no cuesta ninguna hora. Sirve para un salto, pero este exige su voluntad de siempre.
item-half-waterskin = Odre medio lleno
    .text = Queda una mitad: la próxima casilla en la que entres durante tu movimiento no cuesta ninguna hora. Luego vuelve al tablero de equipo.
item-witchs-brew = Brebaje de la bruja
    .text = Bebe una mitad justo después de tu tirada, antes de que tire el enemigo: uno de tus dados que cuentan vale el doble en esta ronda. Solo una mitad por ronda, y no con el guantelete de hierro.
item-half-brew = Brebaje de la bruja medio lleno
    .text = Queda una mitad: justo después de tu tirada, uno de tus dados que cuentan vale el doble en esta ronda. Luego vuelve al tablero de equipo.
item-telescope = Catalejo
    .text = Mientras estás parado, descubre todas las fichas de las casillas adyacentes, también por líneas de salto, pero no las de cueva. No se activa nada.
item-helm = Yelmo
    .text = Tus dados iguales se suman si así superan a tu mejor dado. No les sirve al arquero ni al mago, ni en una ronda en la que bebas un brebaje de la bruja.
item-hood = Capucha
    .text = Cuando tu movimiento acaba en una ficha de cueva, mírala primero: puedes dejarla boca abajo sin activarla. No sirve si ya te retiene un morador de la cueva.
item-falcon = Halcón
    .text = Una vez al día, tú y otro héroe, esté donde esté, intercambiáis cualquier cantidad de objetos pequeños, comida y gemas, también entre dos rondas de combate. Ninguno de los dos puede haber terminado el día. Ni objetos grandes, ni troncos, ni campesinos.
item-storm-shield = Escudo de las tormentas
    .text = Cada cara, una vez: anula para todo el grupo una carta de suceso mala con el símbolo de la tormenta, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-storm-shield = Escudo de las tormentas, una cara
    .text = Una vez más: anula para todo el grupo una carta de suceso mala con el símbolo de la tormenta, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-fire-shield = Escudo del fuego
    .text = Cada cara, una vez: pon una ficha de fuego en la casilla donde estás, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-fire-shield = Escudo del fuego, una cara
    .text = Una vez más: pon una ficha de fuego en la casilla donde estás, o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-star-shield = Escudo de las estrellas
    .text = Cada cara, una vez: marca un símbolo del amanecer, pero no el narrador, que se omite en el próximo amanecer; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego.
item-half-star-shield = Escudo de las estrellas, una cara
    .text = Una vez más: marca un símbolo del amanecer, pero no el narrador, que se omite en el próximo amanecer; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. Luego sale de la partida.
item-brotherhood-shield = Escudo de la hermandad
    .text = Cada cara, una vez: justo después de tu tirada, suma en esta ronda la fuerza de un héroe que no esté en el combate, esté donde esté; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. El guerrero presta el cubo azul.
item-half-brotherhood-shield = Escudo de la hermandad, una cara
    .text = Una vez más: justo después de tu tirada, suma en esta ronda la fuerza de un héroe que no esté en el combate, esté donde esté; o anula tu pérdida de voluntad tras una ronda de combate o por una ficha de fuego. El guerrero presta el cubo azul. Luego sale de la partida.
item-iron-gauntlet = Guantelete de hierro
    .text = Una vez, justo después de tu tirada: se suman dos de tus dados, muestren lo que muestren. No para el arquero, no con un brebaje de la bruja, e inútil con un solo dado.
item-knife = Cuchillo
    .text = Una vez, justo después de tu tirada: vuelve a tirar uno de tus dados. El arquero solo puede usar el último dado tirado, y cuenta el nuevo resultado.
item-axe = Hacha
    .text = Una vez, justo después de tu tirada: tienes 2 más de fuerza en esta ronda.
item-sword-hilt = Empuñadura de espada
    .text = Una vez, junto con la hoja de espada, justo después de tu tirada: tienes 5 más de fuerza en esta ronda. Sola no hace nada.
item-sword-blade = Hoja de espada
    .text = Una vez, junto con la empuñadura de espada, justo después de tu tirada: tienes 5 más de fuerza en esta ronda. Sola no hace nada.
item-crown = Corona de juncia
    .text = Mientras la lleve un héroe del combate, Nomion tiene 5 menos de fuerza.
item-gem-2 = Gema de valor 2
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la gema desaparece. De dos gemas, atrae la de mayor valor.
item-gem-3 = Gema de valor 3
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la gema desaparece. De dos gemas, atrae la de mayor valor.
item-gem-4 = Gema de valor 4
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la gema desaparece. De dos gemas, atrae la de mayor valor.
item-gem-6 = Gema de valor 6
    .text = Déjala donde estés: al amanecer, una criatura adyacente va hacia ella en vez de seguir su flecha, y la gema desaparece. De dos gemas, atrae la de mayor valor.
item-log-1 = Tronco de valor 1
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 2. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-log-2 = Tronco de valor 2
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 3. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-log-3 = Tronco de valor 3
    .text = Se lleva en el marcador de fuerza, a la izquierda del cubo: exige fuerza 4. Varios troncos exigen tanta fuerza como la suma de sus valores más 1.
item-farmer = Campesino
    .text = Acompaña a un héroe sin coste, también por líneas de salto, y puede quedarse en cualquier parte; un héroe guía a 2 como mucho. Sin ningún héroe en su casilla, se pierde cuando un enemigo acaba allí su movimiento.
item-radan = Radan
    .text = Acompaña a un héroe sin coste y puede quedarse en cualquier parte. Radan no lucha; un enemigo que acabe su movimiento en su casilla sin que haya un héroe lo arrastra 1 casilla por donde vino.
item-growing-starwort = Estelaria sin recoger
    .text = Recogerla es gratis. Al amanecer, cada casilla con al menos una estelaria sin recoger recibe 1 más.

## Foes

foe-wargor = Wargor
    .text = Mitad lobo, mitad rencor. Se mueve dos veces en cada amanecer siguiendo las flechas.
    .many = Wargors
foe-mountain-skral = Skral de montaña
    .text = Lleva la armadura de otros y los rencores de otros. Se mueve una vez en cada amanecer siguiendo las flechas.
    .many = Skrals de montaña
foe-troll = Trol
    .text = No rodea las cosas. Se mueve una vez en cada amanecer siguiendo las flechas.
    .many = Troles
foe-guardian-troll = Trol guardián
    .text = Criado con hollín, sin cadenas y nunca tarde al trabajo. Permanece en la forja y solo se mueve con fichas de movimiento, hacia el héroe más cercano que haya en ella; si acaba su paso en tu casilla, pierdes 2 de voluntad.
    .many = Troles guardianes
foe-skeleton = Esqueleto
    .text = Perdió lo demás y conservó la garra. Se mueve con fichas de movimiento hacia un héroe a 3 casillas o menos, también por líneas de salto, no hace caso de las gemas y retiene a quien comparta su casilla. Cualquier ronda ganada lo reduce hasta el amanecer; solo se lo derrota en la primera ronda, con 9 o más de ventaja.
    .many = Esqueletos
foe-undavahr = Undavahr
    .text = El jinete amarillo, que no soporta las canciones. Krahder marcado para el enano: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Undavahr
foe-tuavahr = Tuavahr
    .text = El jinete azul, que colecciona yelmos. Krahder marcado para el guerrero: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Tuavahr
foe-gonhar = Gonhar
    .text = El jinete rojo, que quema libros para leer a su luz. Krahder marcado para el mago: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Gonhar
foe-corion = Corion
    .text = El jinete verde, a quien nunca acertaron de lejos y lo tomó por una promesa. Krahder marcado para el arquero: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Corion
foe-raid-captain = Capitán de los saqueadores
    .text = Se ríe una vez al día y acaba de hacerlo. Un skral de montaña con el anillo y valores propios; se mueve y lo atraen las gemas como a cualquier otro.
    .many = Capitanes de los saqueadores
foe-pack-mother = Madre de la manada
    .text = Vieja, llena de cicatrices y sin prisa. Una wargor con el anillo y valores propios; se mueve y la atraen las gemas como a cualquier otra.
    .many = Madres de la manada
foe-shadow = Sombra
    .text = Un trozo oscuro del camino que os devuelve la mirada. Enemigo final: no se mueve de su sitio y el carro no puede pasar.
    .many = Sombras
foe-nomion = Nomion
    .text = El primero de los que llaman a los muertos, con los que se lleva bien todavía. Enemigo final: avanza 1 casilla en cada amanecer y retiene a quien comparta su casilla. La corona de juncia lo debilita.
    .many = Nomion
foe-primordial-troll = Trol primigenio
    .text = Una colina que ha tomado una decisión. Enemigo final: da una zancada cada vez que se mueve el narrador y cruza la sima. Lo debilita lo que sabía el vigía de la torre solitaria.
    .many = Troles primigenios
foe-pale-king = Rey Pálido
    .text = Se sienta muy derecho, pues nada dentro puede encorvarse. Enemigo final: nunca deja su trono de la 268. Lo debilita lo que sabe Radan.
    .many = Reyes Pálidos
foe-fortress-heart = Corazón de la fortaleza
    .text = Piedra que late. Enemigo final: se queda en la 358 y se debilita cuando no queda ningún guardián en la forja.
    .many = Corazones de la fortaleza
foe-hunting-shadow = Sombra cazadora
    .text = La otra mitad, que ha aprendido a andar. En cada amanecer se mueve 2 casillas hacia el héroe más cercano, también por líneas de salto; un héroe que esté entonces en su casilla pierde 3 de voluntad. No se puede luchar contra ella; una cara de cualquier escudo la ahuyenta.
    .many = Sombras cazadoras

## Heroes

hero-warrior = Guerrero
    .ability-1 = Una vez al día, en una acción de movimiento, puedes llevar contigo a un héroe de la casilla de salida que esté de acuerdo y no haya terminado el día. Ese héroe no gasta horas y llega adonde te detienes; en una línea de salto solo tú necesitas la voluntad. Un héroe retenido no puede ir contigo, y ninguno de los dos puede luchar antes de su próximo turno.
    .ability-2 = La fuerza de Ambra: tu cubo blanco está siempre 2 por encima del azul. En la primera ronda de cada combate cuenta el cubo blanco; desde la segunda, el azul.
    .grade-2 = La furia de Ambra: el cubo blanco cuenta en todas las rondas y sube 1 después de cada una; al acabar el combate vuelve a 2 por encima del azul.
hero-dwarf = Enano
    .ability-1 = Una vez al día, cuando recibes al menos 1 de fuerza de una recompensa, recibes 1 de fuerza más. No se aplica si tenías 7 o más de fuerza antes de la recompensa.
    .ability-2 = Luchador de las cuevas: cuando luchas en una casilla de cueva, tienes 5 más de fuerza y siempre tiras 3 dados.
    .grade-2 = La sombra de las cuevas: lo mismo vale en una casilla a la que llega una flecha desde una cueva.
hero-mage = Mago
    .ability-1 = Una vez por ronda de combate puedes girar un dado de héroe a su cara opuesta, justo después de la tirada: el tuyo o el de un compañero de combate.
    .ability-2 = Hechizos: estudiar cuesta 1 hora por cada libro de hechizos que abras. Un hechizo abierto se puede lanzar en el acto o más tarde; cada uno sirve una vez por leyenda.
    .grade-2 = La memoria de los hechizos: tras lanzarlo, tira tu dado y pon el libro en esa letra del marcador de leyenda (la A es el 1). Cuando llega el narrador, vuelve abierto. Si el narrador ya está ahí o la ha pasado, el libro desaparece para siempre.
hero-archer = Arquero
    .ability-1 = Tiras tus dados de uno en uno y puedes parar en cualquier momento: solo cuenta el último. Puedes luchar contra un enemigo de una casilla adyacente, también por una línea de salto.
    .ability-2 = Preparar pociones: por 1 hora conviertes 2 estelarias en un brebaje de la bruja lleno o en dos medios, o 1 estelaria en medio. Una acción cuesta 1 hora, uses cuantas estelarias uses.
    .grade-2 = Hierbas bien aprovechadas: basta 1 estelaria para un brebaje de la bruja lleno. Mientras los 3 brebajes estén en uso, no se puede preparar ninguno más.
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
    .text = Reparte tanta voluntad como la última cifra del número de tu casilla, entre todos los héroes y como quieras. No importa la distancia, y quienes hayan terminado el día también pueden recibirla.
book-portal = Portal
    .text = Ve de inmediato a la casilla del campamento o del carro. Puedes llevarte a un héroe de tu casilla que no haya terminado el día. Sirve incluso si algo te retiene.

## Tokens

token-fog = Ficha de niebla
    .text = Quien acaba aquí su movimiento la descubre y hace lo que diga; cruzar no tiene efecto.
token-cave = Ficha de cueva
    .text = Quien acaba aquí su movimiento la descubre y hace lo que diga. Al amanecer, las cuevas vacías reciben otra, salvo que haya un héroe en ellas.
token-spring = Manantial
    .text = Un héroe que esté aquí puede vaciarlo y ganar 2 de voluntad. Se rellena al amanecer, salvo que haya un héroe en él.
token-red-cross = Cruz roja
    .text = Marca un lugar oculto de esta leyenda. Si hay algo debajo, quien acaba aquí su movimiento lo descubre.
token-large = Ficha grande
    .text = Uno de los cuatro lugares que hay que mirar en la leyenda 11. Quien acaba aquí su movimiento la descubre.
token-fire = Ficha de fuego
    .text = Arde hasta el final de la leyenda. Un héroe que se queda aquí baja a 3 de voluntad y no puede tener más en lo que resta de leyenda; las criaturas y los krahders que estén aquí solo tienen 3 de voluntad hasta que se van. No afecta a los enemigos finales.
base-camp = Campamento
    .text = Los héroes que estén aquí no necesitan comida. Las criaturas van hacia él; cada enemigo que entra ocupa un escudo dorado.
base-wagon = Carro
    .text = Los héroes que estén aquí no necesitan comida. Las criaturas van hacia él; cada enemigo que entra ocupa un escudo dorado. Solo se mueve por el camino enano.

## What lies under fog and in caves

face-event-card = Suceso
    .text = Se roba 1 carta de suceso.
face-willpower-minus-3 = -3 de voluntad
    .text = Pierdes 3 de voluntad.
face-willpower-plus-2 = +2 de voluntad
    .text = Ganas 2 de voluntad.
face-willpower-plus-3 = +3 de voluntad
    .text = Ganas 3 de voluntad.
face-strength-plus-1 = +1 de fuerza
    .text = Ganas 1 de fuerza.
face-wargor = Wargor
    .text = Aparece un wargor en esta casilla; si ya hay una criatura, en la siguiente casilla libre según las flechas.
face-mountain-skral = Skral de montaña
    .text = Aparece un skral de montaña en esta casilla; si ya hay una criatura, en la siguiente casilla libre según las flechas.
face-agren = Agren
    .text = Toma un objeto del tablero de equipo, pero ninguna estelaria ni ningún brebaje de la bruja.
face-apple-nut = Manzanuez
    .text = Ganas 1 manzanuez.
face-starwort = Estelaria
    .text = Ganas 1 estelaria.
face-waterskin = Odre
    .text = Ganas un odre.
face-gem = Gema
    .text = Ganas una gema al azar.
face-cave-dweller-6 = Morador de la cueva, 6
    .text = Te retiene hasta que alcances un valor de combate superior a 6 en una ronda; otros pueden ayudarte. Las rondas más bajas no cuestan voluntad. Vencido, sale de la partida sin recompensa y enseguida se activa aquí otra ficha de cueva.
face-cave-dweller-9 = Morador de la cueva, 9
    .text = Te retiene hasta que alcances un valor de combate superior a 9 en una ronda; otros pueden ayudarte. Las rondas más bajas no cuestan voluntad. Vencido, sale de la partida sin recompensa y enseguida se activa aquí otra ficha de cueva.

## What the large tokens show

face-large-spring = Un manantial bajo el hielo
    .text = Está tan frío que se olvida el miedo. Ganas 2 de voluntad.
face-large-fog-ledge = Una lanza en la cornisa
    .text = Alguien la dejó para el siguiente que subiera. Ganas 1 de fuerza.
face-large-fog-copse = Un lecho de agujas secas
    .text = Anoche alguien durmió aquí y dobló la manta. Están vivos. Ganas 3 de voluntad.
face-large-cave = Un martillo de minero
    .text = Se ajusta a la mano y no tiene dueño a la vista. Ganas 1 de fuerza.

## What lies under the crosses

face-crown = Corona de juncia
    .text = Ganas la corona. Mientras su portador lucha contra Nomion, este tiene 5 menos de fuerza.
face-fire-shield = Escudo del fuego
    .text = Ganas el Escudo del fuego.
face-witchs-brew = Brebaje de la bruja
    .text = Ganas un brebaje de la bruja.
face-radan = Radan
    .text = Encuentras a Radan, y él te da el Escudo de la hermandad.
face-star-shield = Escudo de las estrellas
    .text = Ganas el Escudo de las estrellas.
face-ambush = Emboscada
    .text = Aparece un skral de montaña en esta casilla y pierdes 2 de voluntad.

## Symbols of the sunrise box

symbol-event-card = Carta de suceso
    .text = Se revela la primera carta de suceso y se cumple.
symbol-move-wargors = Wargors
    .text = Cada wargor se mueve 1 casilla, empezando por el número de casilla más bajo.
symbol-move-mountain-skrals = Skrals de montaña
    .text = Cada skral de montaña se mueve 1 casilla, empezando por el número de casilla más bajo.
symbol-move-trolls = Troles
    .text = Cada trol se mueve 1 casilla, empezando por el número de casilla más bajo. También un enemigo final que marche al amanecer.
symbol-move-wargors-again = Wargors otra vez
    .text = Cada wargor se mueve 1 casilla por segunda vez.
symbol-refill-caves = Cuevas
    .text = Cada cueva sin ficha recibe una nueva, salvo que haya un héroe en ella.
symbol-skeletons = Esqueletos
    .text = Los esqueletos de la casilla del amanecer vuelven, cada uno en la casilla de un dado rojo, y los esqueletos reducidos se levantan.
symbol-food = Comida
    .text = Cada héroe que no esté en el campamento ni con el carro entrega 1 de comida o pierde 8 de voluntad.
symbol-star-herbs-grow = Estelarias
    .text = Cada casilla con al menos una estelaria sin recoger recibe 1 más, empezando por el número más bajo mientras queden.
symbol-refill-springs = Manantiales
    .text = Cada manantial se rellena, salvo que haya un héroe en él.
symbol-narrator = Narrador
    .text = El narrador avanza 1 paso por el marcador de leyenda.

## Rules that cards switch on and off

rule-second-abilities = Segundas habilidades
    .text = Cada héroe usa también su segunda habilidad especial.
rule-no-second-abilities = Solo primeras habilidades
    .text = Solo se usa la primera habilidad de cada héroe.
rule-agren-articles = Agrens
    .text = Un héroe que descubre un agren toma un objeto, nunca una estelaria ni un brebaje de la bruja.
rule-caves = Cuevas
    .text = Las fichas de cueva se activan al detenerse en ellas y se reponen al amanecer.
rule-food = Comida
    .text = Al amanecer, cada héroe que no esté en el campamento ni con el carro entrega 1 de comida o pierde 8 de voluntad.
rule-starworts = Estelarias
    .text = Las estelarias se recogen gratis y aumentan en una al amanecer donde quede al menos una.
rule-jump-lines = Líneas de salto
    .text = Un héroe con al menos la voluntad indicada cruza una línea de salto por 1 hora.
rule-gems = Gemas
    .text = Las gemas atraen a las criaturas al amanecer.
rule-skeletons = Esqueletos
    .text = Las 8 fichas de movimiento están barajadas sobre la cuarta hora; quien pasa de esa hora roba una.
rule-ancient-weapons = Armas antiguas
    .text = Las armas que hay en una casilla se recogen gratis; cada una ayuda en una ronda de combate.
rule-logs = Troncos
    .text = Un tronco se lleva en el marcador de fuerza; el héroe necesita al menos una fuerza igual a su valor más 1.
rule-farmers = Campesinos
    .text = Un héroe lleva consigo sin coste hasta 2 campesinos de su casilla y puede dejarlos en cualquier parte. Un campesino sin ningún héroe en su casilla se pierde cuando un enemigo acaba allí su movimiento.
rule-wagon = El carro
    .text = Un héroe que empieza una acción de movimiento en la casilla del carro puede tirar de él por el camino enano, 1 hora por casilla. Entre todos los héroes tiran de él 4 casillas al día como mucho. Nunca entra en una casilla con una criatura, un esqueleto o un enemigo final, ni sale del camino.
rule-bridge-building = Construir el puente
    .text = Los troncos que se dejan en un pilar del lugar indicado se quedan ahí. En cuanto sus valores alcanzan la suma necesaria, el puente queda tendido y los troncos se retiran.
rule-bridge-carried = El puente plegado
    .text = El puente plegado viaja en el carro. Mientras el carro y al menos 2 héroes estén en un pilar, los héroes pueden gastar 1 hora cada uno para tenderlo sobre el hueco.
rule-road-blocked = Camino cortado
    .text = Mientras el enemigo indicado esté en el camino, el carro no puede entrar en esa casilla. Los héroes pueden cruzarla.
rule-companion = Un acompañante
    .text = Radan se mueve con un héroe de su casilla sin coste y puede quedarse en cualquier parte.
rule-shadow-hunts = La sombra caza
    .text = En cada amanecer, después del símbolo de los esqueletos, la sombra se mueve 2 casillas hacia el héroe más cercano, también por líneas de salto; en caso de empate, hacia el número más bajo. Un héroe que esté entonces en su casilla pierde 3 de voluntad. No se puede luchar contra ella y se va cuando un héroe de su casilla usa una cara de cualquier escudo.
rule-cold-night = Noches frías
    .text = Al amanecer, un héroe que no entrega comida por estar con el carro pierde aun así 1 de voluntad.
rule-larders = Despensas
    .text = Un héroe que esté en una casilla con una cruz roja no necesita comida al amanecer. Puede haber enemigos en ella.
rule-overtime-minus-4 = Mal aire
    .text = La pieza de -4 está sobre las horas extra: cada una cuesta 4 de voluntad. Se retira cuando no queda ningún guardián en la forja; en el grado de dificultad 1 se gira a -1.
rule-below-the-line = Bajo la línea
    .text = Cuenta el texto inferior de las fichas de movimiento: se mueven los krahders y los guardianes.
rule-krahders = Krahders
    .text = Los krahders persiguen a los héroes, usan líneas de salto, retienen a un héroe en su casilla y se lucha contra ellos como contra criaturas con dados grises.
rule-guardians = Guardianes
    .text = Los troles guardianes permanecen en la forja y solo se mueven con fichas de movimiento.
rule-collapse = La fortaleza se hunde
    .text = Desde ahora cada ficha de movimiento robada y cada amanecer hunden la siguiente fase. Sus casillas desaparecen. Un héroe que esté en ellas es lanzado a la casilla más cercana de la fortaleza que quede y pierde 3 de voluntad.
rule-first-overtime-free = Viento a favor
    .text = La primera hora extra de cada héroe no cuesta voluntad.
rule-no-tenth-hour = Sin décima hora
    .text = Nadie puede usar la décima hora.
rule-late-hours-dearer = Horas tardías más caras
    .text = La novena y la décima hora cuestan más voluntad, según la cantidad de la carta.
rule-no-overtime-for = Sin horas extra
    .text = El héroe indicado no puede usar horas extra.
rule-krahders-pause = Los krahders se detienen
    .text = Los krahders no se mueven con la próxima ficha de movimiento.
rule-creatures-stronger = Criaturas más fuertes
    .text = Todas las criaturas tienen más fuerza, según la cantidad de la carta.

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
terrain-chasm-edge = borde de la sima
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
    .text = Un viejo campo de batalla entre las dos simas, con una fortaleza en ruinas y un manantial a su lado.
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
    .text = La fortaleza en su isla de la lava.
rift-howling-rift = Sima Aullante
rift-silent-rift = Sima Silenciosa
site-broken-span = Puente Roto
site-lost-span = Puente Perdido
