### Heroes: the scenarios, their stories, what they are played for, and what happens in them. Spanish.
###
### A condition of winning is said to each player ("tú"); an event is said as it happens.

## Brave New World

scenario-brave-new-world = Un nuevo mundo
scenario-brave-new-world-story = Los mapas de esta costa terminan donde ondea tu estandarte. Más allá hay minas que nadie trabaja, santuarios que nadie cuida y el humo de una cocina ajena. Mira a tu alrededor, contrata a quien puedas pagar y ve a averiguar quién está cocinando.
scenario-brave-new-world-victory-1 = Toma la ciudad de tu rival.
scenario-brave-new-world-victory-2 = Ten un cubo de cada rival al final de una ronda.
scenario-brave-new-world-event-1 = Los primeros barcos de casa traen lo que pediste.
scenario-brave-new-world-event-2 = Se ha corrido la voz de tu suerte, y más gente tuya llega por las colinas.
scenario-brave-new-world-event-3 = Los molinos y los jardines vuelven a tener algo que dar.

## First Light over Harrowmere

scenario-harrowmere = Primera luz sobre Harrowmere
scenario-harrowmere-story = Ha bajado la riada y el valle anegado de Harrowmere vuelve a estar abierto, con las minas llenas de lodo y los caminos sin señor. Al alba viste humo en la primera chimenea. Desde la otra orilla, tu vecino también lo vio.
scenario-harrowmere-victory-1 = Planta tu estandarte en la otra ciudad.
scenario-harrowmere-victory-2 = Gana un cubo de cada rival.
scenario-harrowmere-event-1 = Los molinos vuelven a girar.
scenario-harrowmere-event-2 = Una barcaza con restos encalla en cada orilla.

## The Salt Crown

scenario-salt-crown = La corona de sal
scenario-salt-crown-story = Un rey que no poseía más que sal fue enterrado con una copa que nunca se vacía. Esta primavera se vendieron tres mapas de su túmulo, a tres compradores distintos y por el mismo monje. Lleva la copa a casa antes de que los demás noten que sus mapas también son verdaderos.
scenario-salt-crown-victory-1 = Lleva la copa a tu propia ciudad.
scenario-salt-crown-event-1 = La lluvia llena las balsas de los molinos.
scenario-salt-crown-event-2 = Unos mercenarios buscan trabajo.
scenario-salt-crown-token-grail = la copa

## Hill of Ravens

scenario-hill-of-ravens = La colina de los cuervos
scenario-hill-of-ravens-story = Hace cien años que nadie ve a los viejos dragones de la colina, solo a los cuervos, y los cuervos se inclinan ante quien se sienta en el trono vacío. El consejo coronará a aquel ante quien se inclinen más tiempo.
scenario-hill-of-ravens-victory-1 = Reúne cinco puntos de cuervo: uno por cada ronda que acabe con tu bandera en la utopía y uno por cada ciudad que tomes.
scenario-hill-of-ravens-event-1 = Un viento seco endurece los caminos.
scenario-hill-of-ravens-event-2 = El consejo favorece al último.

## The Beacon Wager

scenario-beacon-wager = La apuesta del faro
scenario-beacon-wager-story = Dos señores pasados de copas juraron levantar un faro que el otro no pudiera dejar de ver, y un tercero los oyó. Quien pierda lustrará las botas del ganador durante un año. Hay más en juego que unas botas, pero de las botas habla todo el mundo.
scenario-beacon-wager-victory-1 = Paga las tres etapas del faro, con un héroe en tu ciudad.
scenario-beacon-wager-event-1 = Apuestas del público.
scenario-beacon-wager-event-2 = Los molineros han vuelto de la feria.
scenario-beacon-wager-project-beacon = el faro

## The Stone Road

scenario-stone-road = El camino de las piedras
scenario-stone-road-story = Tres piedras hincadas guardan tres líneas de un mismo verso, y el verso abre una puerta en tu propio sótano. Solo tienes que leerlas todas y volver a casa. Los demás también, y las piedras no entienden de colas.
scenario-stone-road-victory-1 = Lee los tres obeliscos y lleva luego a casa a tu héroe principal.
scenario-stone-road-event-1 = Los mojones señalan el camino.

## Force of Will

scenario-force-of-will = Fuerza de voluntad
scenario-force-of-will-story = Los dragones del centro del país guardan su utopía desde hace más tiempo del que nadie ha contado. No negocian y no olvidan una cara. Quien quiera lo que tienen deberá quererlo más que ellos.
scenario-force-of-will-victory-1 = Sé el primero en plantar tu bandera en la utopía de los dragones.
scenario-force-of-will-event-1 = Norias y molinos han llenado sus almacenes.
scenario-force-of-will-event-2 = Quien va el último ya conoce el camino.

## The Hunt

scenario-the-hunt = La cacería
scenario-the-hunt-story = Algo ha venido a vivir en el corazón del país, y lo que vivía allí no se ha vuelto a ver. Hay un precio por su cabeza, y se paga una sola vez. Los demás cazadores han leído el mismo cartel.
scenario-the-hunt-victory-1 = Haz que tu héroe principal mate a lo que yace en la utopía.
scenario-the-hunt-event-1 = Los campesinos se atreven a volver a sus molinos y jardines.

## Trial by Combat

scenario-trial-by-combat = Juicio por combate
scenario-trial-by-combat-story = Los jueces no se pusieron de acuerdo, así que se fueron a casa y dejaron el asunto en manos de la colina. Quien esté en ella cuando la campana haya sonado dos veces tenía razón desde el principio.
scenario-trial-by-combat-victory-1 = Conserva la utopía al terminar la partida: dos turnos después de la primera bandera, o en el acto desde la ronda 9.
scenario-trial-by-combat-event-1 = Una bandera ondea sobre la colina y la campana empieza a doblar.
scenario-trial-by-combat-event-2 = Se despejan los caminos para los campeones.
scenario-trial-by-combat-event-3 = Los amigos del tribunal pagan tus costas.
scenario-trial-by-combat-event-4 = Un receso: molinos, jardines y cajas vuelven a llenarse.

## Arcane Artillery

scenario-arcane-artillery = Artillería arcana
scenario-arcane-artillery-story = Los viejos artilleros grabaron su oficio en piedra antes de que los dragones vinieran a por ellos. Las piedras siguen en pie. Lee lo que puedas y sube a la utopía antes de que el otro bando acabe el capítulo de los alcances.
scenario-arcane-artillery-victory-1 = Sé el primero en plantar tu bandera en la utopía de los dragones.
scenario-arcane-artillery-event-1 = Los presagios miran mal al que se apresura y ayudan al que espera.
scenario-arcane-artillery-event-2 = Una semana tranquila: todo lo que se vació vuelve a estar lleno.

## Secret Bomb Stash

scenario-secret-bomb-stash = El alijo de la bomba secreta
scenario-secret-bomb-stash-story = Alguien escondió la bomba más grande del mundo justo entre dos ciudades que no se soportan, y luego perdió el secreto en una partida de cartas. Dos veces. Pesa, zumba y quiere que la entreguen.
scenario-secret-bomb-stash-victory-1 = Lleva la bomba tres veces a la ciudad enemiga.
scenario-secret-bomb-stash-event-1 = Una ciudad tiembla, y en algún lugar del centro algo vuelve a zumbar.
scenario-secret-bomb-stash-event-2 = Todo el mundo corre.
scenario-secret-bomb-stash-token-grail = la bomba

## Gold Rush

scenario-gold-rush = La fiebre del oro
scenario-gold-rush-story = Hay oro en todos los ríos, y río abajo un rey que lo sabe. Sus recaudadores vienen tres veces, cada vez con un cofre más grande. Encuentra la copa que se llena sola y ten suficiente a mano para reírte cuando llamen.
scenario-gold-rush-victory-1 = Lleva el grial al final de una ronda, con bastante en tu tesoro para todos los tributos que faltan.
scenario-gold-rush-event-1 = Los recaudadores del rey quieren 15 de oro de cada uno, o bienes de igual valor. Quien no pueda pagar ha perdido.
scenario-gold-rush-event-2 = Los recaudadores del rey quieren 35 de oro de cada uno, o bienes de igual valor. Quien no pueda pagar ha perdido.
scenario-gold-rush-event-3 = Los recaudadores del rey quieren 60 de oro de cada uno, o bienes de igual valor. Quien no pueda pagar ha perdido.
scenario-gold-rush-token-grail = el grial

## Eslabón

scenario-chain-link = El eslabón
scenario-chain-link-story = Todo lo que cualquiera de los dos come, viste o forja llega por el mismo camino, y cada uno tiene una puerta en un extremo. Los carreteros están hartos de pagar dos veces. Habrá una sola puerta.
scenario-chain-link-victory-1 = Toma la ciudad enemiga.
scenario-chain-link-event-1 = Quien va el último ya conoce a las patrullas.
scenario-chain-link-event-2 = Llega una caravana: toma tu parte.
