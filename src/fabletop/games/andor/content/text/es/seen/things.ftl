### Andor: the words of foes, of what tokens hide and of rules that cards bring, told when they are seen. Spanish of Spain.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.

## Foes

foe-wargor = Wargor
    .text = Mitad lobo, mitad rencor. Se mueve dos veces en cada amanecer siguiendo las flechas.
    .many = Wargors
foe-mountain-skral = Skral de las montañas
    .text = Lleva la armadura de otros y los rencores de otros. Se mueve una vez en cada amanecer siguiendo las flechas.
    .many = Skrals de las montañas
foe-troll = Trol
    .text = No rodea los obstáculos. Se mueve una vez en cada amanecer siguiendo las flechas.
    .many = Troles
foe-guardian-troll = Trol guardián
    .text = Criado con hollín, sin cadenas y nunca tarde al trabajo. Permanece en la forja y solo se mueve con fichas de movimiento, hacia el héroe más cercano que haya en ella; si acaba su paso en tu casilla, pierdes 2 puntos de voluntad.
    .many = Troles guardianes
foe-skeleton = Esqueleto
    .text = Lo perdió todo menos la garra. Se mueve con fichas de movimiento hacia un héroe a 3 casillas o menos, también por líneas de salto, no hace caso de las piedras preciosas y retiene a quien comparta su casilla. Cualquier ronda ganada lo somete hasta el amanecer; solo se lo derrota en la primera ronda, con 9 o más de ventaja.
    .many = Esqueletos
foe-undavahr = Undavahr
    .text = El jinete amarillo, que no soporta las canciones. Es el krahder del enano: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Undavahr
foe-tuavahr = Tuavahr
    .text = El jinete azul, que colecciona cascos. Es el krahder del guerrero: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Tuavahr
foe-gonhar = Gonhar
    .text = El jinete rojo, que quema libros para leer a su luz. Es el krahder del mago: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Gonhar
foe-corion = Corion
    .text = El jinete verde, a quien nunca acertaron de lejos y que lo tomó por una promesa. Es el krahder del arquero: se mueve con fichas de movimiento hacia el héroe más cercano a cualquier distancia, también por líneas de salto, y retiene a quien comparta su casilla.
    .many = Corion
foe-raid-captain = Capitán de los saqueadores
    .text = Se ríe una vez al día y acaba de hacerlo. Un skral de las montañas con el aro y valores propios; se mueve y lo atraen las piedras preciosas como a cualquier otro.
    .many = Capitanes de los saqueadores
foe-pack-mother = Madre de la manada
    .text = Vieja, llena de cicatrices y sin prisa. Una wargor con el aro y valores propios; se mueve y la atraen las piedras preciosas como a cualquier otra.
    .many = Madres de la manada
foe-shadow = Sombra
    .text = Un trozo oscuro del camino que os devuelve la mirada. Enemigo final: no se mueve de su sitio y el carromato no puede pasar.
    .many = Sombras
foe-nomion = Nomion
    .text = El primero de los que llaman a los muertos, con quienes aún se lleva bien. Enemigo final: avanza 1 casilla en cada amanecer y retiene a quien comparta su casilla. La corona espigada lo debilita.
    .many = Nomion
foe-primordial-troll = Trol primigenio
    .text = Una colina que ha tomado una decisión. Enemigo final: da una zancada cada vez que se mueve el narrador y cruza el barranco. Lo debilita lo que sabía el vigía de la torre solitaria.
    .many = Troles primigenios
foe-pale-king = Rey Pálido
    .text = Se sienta muy derecho: no tiene dentro nada que pueda encorvarse. Enemigo final: nunca deja su trono de la 268. Lo debilita lo que sabe Radan.
    .many = Reyes Pálidos
foe-fortress-heart = Corazón de la fortaleza
    .text = Piedra que late. Enemigo final: se queda en la 358 y se debilita cuando no queda ningún guardián en la forja.
    .many = Corazones de la fortaleza
foe-hunting-shadow = Sombra cazadora
    .text = La otra mitad, que ha aprendido a andar. En cada amanecer se mueve 2 casillas hacia el héroe más cercano, también por líneas de salto; un héroe que esté entonces en su casilla pierde 3 puntos de voluntad. No se puede combatir contra ella; una cara de cualquier escudo la ahuyenta.
    .many = Sombras cazadoras

## What lies under fog and in caves

face-event-card = Evento
    .text = Se roba 1 carta de evento.
face-willpower-minus-3 = -3 de voluntad
    .text = Pierdes 3 puntos de voluntad.
face-willpower-plus-2 = +2 de voluntad
    .text = Ganas 2 puntos de voluntad.
face-willpower-plus-3 = +3 de voluntad
    .text = Ganas 3 puntos de voluntad.
face-strength-plus-1 = +1 de fuerza
    .text = Ganas 1 punto de fuerza.
face-wargor = Wargor
    .text = Aparece un wargor en esta casilla; si ya hay una criatura, en la siguiente casilla libre según las flechas.
face-mountain-skral = Skral de las montañas
    .text = Aparece un skral de las montañas en esta casilla; si ya hay una criatura, en la siguiente casilla libre según las flechas.
face-agren = Agren
    .text = Toma un objeto de la tabla de equipo, pero ninguna estelaria ni ninguna poción de la bruja.
face-apple-nut = Manzanuez
    .text = Ganas 1 manzanuez.
face-starwort = Estelaria
    .text = Ganas 1 estelaria.
face-waterskin = Odre
    .text = Ganas un odre.
face-gem = Piedra preciosa
    .text = Ganas una piedra preciosa, robada al azar.
face-cave-dweller-6 = Cavernario, 6
    .text = Te retiene hasta que alcances un valor de combate superior a 6 en una ronda; otros pueden ayudarte. Una ronda que no baste no cuesta puntos de voluntad. Vencido, sale de la partida sin recompensa y enseguida se activa aquí otra ficha de cueva.
face-cave-dweller-9 = Cavernario, 9
    .text = Te retiene hasta que alcances un valor de combate superior a 9 en una ronda; otros pueden ayudarte. Una ronda que no baste no cuesta puntos de voluntad. Vencido, sale de la partida sin recompensa y enseguida se activa aquí otra ficha de cueva.

## What the large tokens show

face-large-spring = Un manantial bajo el hielo
    .text = Está tan frío que se te olvida el miedo. Ganas 2 puntos de voluntad.
face-large-fog-ledge = Una lanza en la cornisa
    .text = Alguien la dejó para el siguiente que subiera. Ganas 1 punto de fuerza.
face-large-fog-copse = Un lecho de agujas secas
    .text = Anoche alguien durmió aquí y dobló la manta. Están vivos. Ganas 3 puntos de voluntad.
face-large-cave = Un martillo de minero
    .text = Se ajusta a la mano y no tiene dueño a la vista. Ganas 1 punto de fuerza.

## What lies under the crosses

face-crown = Corona espigada
    .text = Ganas la corona. Mientras su portador combate contra Nomion, este tiene 5 puntos de fuerza menos.
face-fire-shield = Escudo del Fuego
    .text = Ganas el Escudo del Fuego.
face-witchs-brew = Poción de la bruja
    .text = Ganas una poción de la bruja.
face-radan = Radan
    .text = Encuentras a Radan, y él te da el Escudo de la Hermandad.
face-star-shield = Escudo de las Estrellas
    .text = Ganas el Escudo de las Estrellas.
face-ambush = Emboscada
    .text = Aparece un skral de las montañas en esta casilla y pierdes 2 puntos de voluntad.

## Rules that cards switch on and off

rule-second-abilities = Segundas habilidades
    .text = Cada héroe usa también su segunda habilidad especial.
rule-no-second-abilities = Solo primeras habilidades
    .text = Solo se usa la primera habilidad de cada héroe.
rule-agren-articles = Agrens
    .text = Un héroe que descubre un agren toma un objeto, nunca una estelaria ni una poción de la bruja.
rule-caves = Cuevas
    .text = Las fichas de cueva se activan al detenerse en ellas y se reponen al amanecer.
rule-food = Comida
    .text = Al amanecer, cada héroe que no esté en el campamento ni con el carromato entrega 1 ficha de comida o pierde 8 puntos de voluntad.
rule-starworts = Estelarias
    .text = Las estelarias se recogen sin gastar horas; al amanecer crece una más donde quede al menos una.
rule-jump-lines = Líneas de salto
    .text = Un héroe con al menos la voluntad indicada cruza una línea de salto por 1 hora.
rule-gems = Piedras preciosas
    .text = Las piedras preciosas atraen a las criaturas al amanecer.
rule-skeletons = Esqueletos
    .text = Las 8 fichas de movimiento están barajadas sobre la cuarta hora; quien pasa de esa hora roba una.
rule-ancient-weapons = Armas antiguas
    .text = Las armas que hay en una casilla se recogen sin gastar horas; cada una ayuda en una ronda de combate.
rule-logs = Troncos
    .text = Un tronco se lleva en el marcador de fuerza; el héroe necesita al menos tanta fuerza como su valor más 1.
rule-farmers = Campesinos
    .text = Un héroe lleva consigo sin coste hasta 2 campesinos de su casilla y puede dejarlos en cualquier parte. Un campesino sin ningún héroe en su casilla se pierde cuando un enemigo acaba allí su movimiento.
rule-wagon = El carromato
    .text = Un héroe que empieza una acción de movimiento en la casilla del carromato puede tirar de él por la carretera enana, 1 hora por casilla. Entre todos los héroes lo mueven 4 casillas al día como mucho. Nunca entra en una casilla con una criatura, un esqueleto o un enemigo final, ni sale de la carretera.
rule-bridge-building = Construir el puente
    .text = Los troncos que se dejan en un pilar del lugar indicado se quedan ahí. En cuanto sus valores alcanzan la suma necesaria, el puente queda tendido y los troncos se retiran.
rule-bridge-carried = El puente plegado
    .text = El puente plegado viaja en el carromato. Mientras el carromato y al menos 2 héroes estén en un pilar, los héroes pueden gastar 1 hora cada uno para tenderlo sobre el hueco.
rule-road-blocked = Camino cortado
    .text = Mientras el enemigo indicado esté en la carretera, el carromato no puede entrar en esa casilla. Los héroes pueden cruzarla.
rule-companion = Un acompañante
    .text = Radan se mueve con un héroe de su casilla sin coste y puede quedarse en cualquier parte.
rule-shadow-hunts = La sombra caza
    .text = En cada amanecer, después del símbolo de los esqueletos, la sombra se mueve 2 casillas hacia el héroe más cercano, también por líneas de salto; en caso de empate, hacia el número más bajo. Un héroe que esté entonces en su casilla pierde 3 puntos de voluntad. No se puede combatir contra ella y se va cuando un héroe de su casilla usa una cara de cualquier escudo.
rule-cold-night = Noches frías
    .text = Al amanecer, un héroe que no entrega comida por estar con el carromato pierde de todos modos 1 punto de voluntad.
rule-larders = Despensas
    .text = Un héroe que esté en una casilla con una cruz roja no necesita comida al amanecer. Puede haber enemigos en ella.
rule-overtime-minus-4 = Mal aire
    .text = La pieza de -4 está sobre las horas extra: cada una cuesta 4 puntos de voluntad. Se retira cuando no queda ningún guardián en la forja; en el grado de dificultad 1 se voltea a -1.
rule-below-the-line = Bajo la raya
    .text = Cuenta el texto inferior de las fichas de movimiento: se mueven los krahders y los guardianes.
rule-krahders = Krahders
    .text = Los krahders persiguen a los héroes, usan las líneas de salto y retienen a quien esté en su casilla; se combate contra ellos como contra las criaturas, con dados grises.
rule-guardians = Guardianes
    .text = Los troles guardianes permanecen en la forja y solo se mueven con fichas de movimiento.
rule-collapse = La fortaleza se hunde
    .text = Desde ahora, con cada ficha de movimiento robada y con cada amanecer se hunde la siguiente fase. Sus casillas desaparecen. Un héroe que esté en ellas sale despedido a la casilla más cercana que quede de la fortaleza y pierde 3 puntos de voluntad.
rule-first-overtime-free = Viento a favor
    .text = La primera hora extra de cada héroe no cuesta puntos de voluntad.
rule-no-tenth-hour = Sin décima hora
    .text = Nadie puede usar la décima hora.
rule-late-hours-dearer = Horas tardías más caras
    .text = La novena y la décima hora cuestan más puntos de voluntad, los que diga la carta.
rule-no-overtime-for = Sin horas extra
    .text = El héroe indicado no puede usar horas extra.
rule-krahders-pause = Los krahders se detienen
    .text = Los krahders no se mueven con la próxima ficha de movimiento.
rule-creatures-stronger = Criaturas más fuertes
    .text = Todas las criaturas tienen más puntos de fuerza, los que diga la carta.
