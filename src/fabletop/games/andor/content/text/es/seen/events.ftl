### Andor: the words of every event card. Spanish of Spain.
###
### The key of a card is its id with dashes: event-warm-ashes is warm_ashes. An option goes by its card and its own name.

## Good ones

event-clear-first-morning = Una primera mañana despejada
    .text = El cielo está abierto de cresta a cresta y, por una vez, no hay nada en él. Cada héroe gana 1 punto de voluntad; el héroe de menor nivel gana 1 más.
event-least-sings-loudest = El último canta más alto
    .text = Una voz entona la vieja canción de marcha, cada verso en un tono. El héroe de menor nivel sube a 14 puntos de voluntad.
event-warm-ashes = Cenizas tibias
    .text = El fuego ha aguantado toda la noche; alguien se levantó a cuidarlo. Cada héroe que esté en el campamento o con el carromato gana 3 puntos de voluntad.
event-out-of-the-wind = Al abrigo del viento
    .text = Árboles, muros y roca hueca frenan el frío. Cada héroe que esté en una casilla de bosque, ruina, cueva o cantera gana 2 puntos de voluntad.
event-windfall = Fruta caída
    .text = Un vendaval nocturno ha pelado las ramas y os ha ahorrado trepar. Dos héroes a vuestra elección toman 1 manzanuez cada uno.
event-strangers-cache = El escondite de un extraño
    .text = Alguien escondió su agua bajo unas piedras y nunca volvió a por ella. Tirad el dado rojo: queda un odre en la casilla donde volvería un esqueleto con ese resultado, para quien se detenga allí.
event-following-wind = Viento a favor
    .text = El viento empuja por la espalda, como un tío en un baile. Hasta el próximo amanecer, la primera hora extra de cada héroe no cuesta puntos de voluntad.
event-old-whetstone = Una vieja piedra de afilar
    .text = En un morral vacío hay una buena piedra, ahuecada por un pulgar paciente. Un héroe a vuestra elección con 4 puntos de fuerza o menos gana 1.
event-herbs-after-rain = Hierbas tras la lluvia
    .text = Hojas azules asoman entre la grava. Se pone 1 estelaria en cada casilla de hierbas que no tenga ninguna.
event-breath-of-calm = Un respiro de calma
    .text = Durante una hora entera no aúlla nada. Cada héroe con menos de 6 puntos de voluntad sube a 6.
event-whistle-in-the-rocks = Un silbido entre las rocas
    .text = Una manita verde hace señas: un agren propone un trato. Un héroe puede pagar 3 puntos de voluntad y tomar un objeto como si hubiera encontrado un agren.
option-whistle-in-the-rocks-bargain = Aceptar el trato
option-whistle-in-the-rocks-decline = Rechazar
event-tracks-in-the-snow = Huellas en la nieve
    .text = Las huellas dicen quién fue adónde y quién volvió con prisa. Descubrid 3 fichas de niebla cualesquiera; no se activan.
event-falling-stars = Lluvia de estrellas
    .text = Quien mira hacia arriba no se arrepiente. El mago y el arquero ganan 3 puntos de voluntad cada uno.
event-hammer-songs = Canciones de martillo
    .text = La piedra tararea un viejo ritmo, y hay pies que se lo saben. El guerrero y el enano ganan 3 puntos de voluntad cada uno.
event-tired-pack = Una manada cansada
    .text = Los wargors han corrido toda la noche tras algo que no erais vosotros y ahora se tumban. Su segundo movimiento se omite en este amanecer; si la carta sale de día, en el próximo.
event-echo-valley = El valle del eco
    .text = Si se grita la pregunta adecuada, responde el mañana. El héroe de mayor nivel mira la siguiente carta de evento y puede descartarla.
event-full-springs = Los manantiales rebosan
    .text = Agua de deshielo por todas partes, sobre todo en las botas. Todos los manantiales se voltean por el lado lleno, y un héroe a vuestra elección gana 2 puntos de voluntad.

## One of both kinds

event-hard-bargain = Un trato duro
    .text = Un brazo a cambio de dormir bien, por así decirlo. Un héroe con al menos 2 puntos de fuerza puede renunciar a 1 a cambio de 8 puntos de voluntad.
option-hard-bargain-give = Renunciar a la fuerza
option-hard-bargain-decline = Rechazar

## Bad ones

event-ice-wind = Viento helado
    .text = Agujas de hielo, y todas conocen vuestro nombre. Cada héroe que esté en una casilla de nieve, pedregal o ceniza pierde 3 puntos de voluntad.
event-rockfall = Desprendimiento en el camino
    .text = La ladera que hay sobre el camino se suelta, tras aguantar mil años. Cada héroe que esté en una casilla de camino, roca o huesos pierde 2 puntos de voluntad.
event-sleepless = En vela
    .text = Entre las piedras brillan ojos, a pares, y uno suelto. Cada héroe que no esté en el campamento ni con el carromato pierde 2 puntos de voluntad.
event-red-moon = Luna roja
    .text = Las bestias la sienten en la sangre. Todas las criaturas tienen 1 punto de fuerza más hasta el próximo amanecer.
event-pack-runs = La manada corre
    .text = Lomos grises pasan en la penumbra. El wargor de la casilla de número más bajo se mueve 1 casilla, salvo que los héroes paguen entre todos 1 punto de voluntad por cada héroe en juego; se lo reparten como quieran.
option-pack-runs-pay = Pagar voluntad
option-pack-runs-let-it-run = Dejarlo correr
event-drums = Tambores del sur
    .text = Se notan en los dientes antes de oírse. La criatura de la casilla de número más alto se mueve 1 casilla.
event-thin-air = Aire enrarecido
    .text = Cada frase cuesta dos respiraciones. Hasta el próximo amanecer nadie puede usar la décima hora.
event-heavy-legs = Piernas pesadas
    .text = Las botas han engordado durante la noche. Hasta el próximo amanecer, la novena y la décima hora cuestan 1 punto de voluntad más cada una.
event-frozen-springs = Manantiales helados
    .text = Llamáis, y el agua no abre. Todos los manantiales se voltean por el lado vacío y no se rellenan en este amanecer; si la carta sale de día, en el próximo.
event-whispers = Susurros
    .text = El más orgulloso es el que más rato escucha. El héroe con más puntos de voluntad pierde 4; en caso de empate, el de mayor nivel.
event-mould = Moho
    .text = La humedad entra en los morrales y se pone cómoda. Cada héroe con 2 o más fichas de comida pierde 1.
event-torn-strap = Una correa rota
    .text = Iban a coserla ayer. Robad un blasón: ese héroe elige un objeto pequeño y lo deja caer en su casilla, donde se puede volver a recoger.
event-bones-stir = Los huesos se agitan
    .text = Algo llama bajo las piedras y lo obedecen. Cada esqueleto en pie y cada horda se mueven 1 casilla como con una ficha de movimiento.
event-at-the-brink = Al borde
    .text = El vacío tira de los pies. Cada héroe que esté en una casilla al borde de un barranco o de la lava pierde 2 puntos de voluntad.
event-weary-arms = Brazos cansados
    .text = Uno de vosotros ha cargado con más de lo que dijo en voz alta. Un héroe a vuestra elección con más de 1 punto de fuerza pierde 1; si no hay ninguno, no pasa nada.
