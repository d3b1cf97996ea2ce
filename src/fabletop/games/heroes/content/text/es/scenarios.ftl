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
scenario-harrowmere-event-3 = Quien partió el último encuentra lo que el primero no pudo cargar.

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
scenario-hill-of-ravens-victory-1 = Reúne tres puntos de cuervo: uno por cada ronda que acabe con tu bandera en la utopía y uno por cada ciudad que tomes.
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

## La guardia de las brasas

scenario-emberwatch = La guardia de las brasas
scenario-emberwatch-story = Las hogueras del este se apagaron una tras otra, en buen orden, como si alguien fuera despabilando velas camino de la cama. La última es la tuya. Mantenla encendida diez noches y llegará el ejército del oeste.
scenario-emberwatch-defeat-1 = Ha caído una ciudad.
scenario-emberwatch-event-1 = Exploradores con escalas.
scenario-emberwatch-event-2 = La hueste de los tambores.
scenario-emberwatch-event-3 = El que apaga las velas.
scenario-emberwatch-event-4 = Los albañiles trabajan a la luz de las antorchas.
scenario-emberwatch-event-5 = El que apaga las velas.

## La sierpe bajo Karrow

scenario-wyrm = La sierpe bajo Karrow
scenario-wyrm-story = Se ha comido la campana, el campanario y al hombre que la tocaba. Karrow ofrece el tesoro entero a quien acabe con el asunto, y el tesoro entero es justo sobre lo que duerme la sierpe. Tenéis hasta la primera nieve, cuando volverá a tener hambre.
scenario-wyrm-victory-1 = Venced a lo que guarda la utopía.
scenario-wyrm-defeat-1 = Dos héroes ya hacen bastante ruido: despierta tras la séptima ronda.
scenario-wyrm-defeat-2 = Tres héroes la despiertan antes: se levanta tras la sexta ronda.
scenario-wyrm-event-1 = La sierpe sale de caza; ese día nadie baja a la mina.
scenario-wyrm-event-2 = Llegan a Karrow cazadores de dragones.

## Caravana a San Orrin

scenario-caravan = Caravana a San Orrin
scenario-caravan-story = La cosecha de tres valles va sobre ruedas, y las ruedas chirrían. En algún lugar más adelante está la abadía de San Orrin con sus gruesos muros; en algún lugar a vuestro alrededor cabalga Rusk el Saqueador, que tiene un oído excelente.
scenario-caravan-victory-1 = Todas las caravanas han llegado a la abadía.
scenario-caravan-defeat-1 = Ha ardido una caravana.
scenario-caravan-event-1 = Polvo en el camino.
scenario-caravan-event-2 = Ha caído el saqueador, y su bolsa está más llena de lo que nadie creía.
scenario-caravan-event-3 = Algo con serpientes por cabellos se ha unido al saqueador.
scenario-caravan-token-caravan = la caravana
scenario-caravan-ai-rusk = Rusk el Saqueador

## Antes de la crecida

scenario-before-the-flood = Antes de la crecida
scenario-before-the-flood-story = El almanaque le da al valle ocho semanas, o nueve si son dos las ciudades que cuidan los diques. Lo que para entonces no esté en las arcas será de los lucios. Cada ciudad construye su arca, y ninguna zarpa hasta que todas estén llenas.
scenario-before-the-flood-victory-1 = Todas las arcas están llenas.
scenario-before-the-flood-defeat-1 = Uno de vosotros queda fuera del juego.
scenario-before-the-flood-defeat-2 = Ha pasado la octava ronda, y el agua está en las calles.
scenario-before-the-flood-defeat-3 = Los diques de dos ciudades aguantan nueve rondas, y ni una más.
scenario-before-the-flood-event-1 = Los arroyos bajan crecidos y los molinos trabajan día y noche.
scenario-before-the-flood-event-2 = Los diques piden manos y pan.
scenario-before-the-flood-project-ark = el arca

## Cuatro estandartes al anochecer

scenario-four-banners = Cuatro estandartes al anochecer
scenario-four-banners-story = El río que parte el reino tiene dos orillas y cuatro castillos. Por tratado, nadie puede cruzarlo armado mientras brille el sol. El sol se está poniendo.
scenario-four-banners-victory-1 = Tened en vuestro poder las dos ciudades del otro equipo.
scenario-four-banners-victory-2 = Tened entre los dos un cubo de cada enemigo.
scenario-four-banners-event-1 = El río baja crecido, y todos sus molinos tienen algo que dar.

## El sello roto

scenario-broken-seal = El sello roto
scenario-broken-seal-story = Cuatro abades sellaron la cripta y juraron que nunca dos de ellos se pondrían de acuerdo para abrirla. Han muerto, y sus herederos se entienden de dos en dos. De la cripta hay que sacar una sola cosa, y hay dos banderas a las que llevarla.
scenario-broken-seal-victory-1 = Llevad la copa a una de las dos ciudades de vuestro equipo.
scenario-broken-seal-event-1 = Monjes sin abadía buscan señor.
scenario-broken-seal-token-grail = la copa

## Cenizas en Wendmoor

scenario-castle-1 = Cenizas en Wendmoor
scenario-castle-1-story = Se han apagado las lámparas del camino del páramo y los campesinos llegan a tu puerta con sus muertos caminando detrás. Recupera la aldea de Wendmoor y encuentra al jinete que guía la procesión antes de que alcance tus murallas.
scenario-castle-1-victory-1 = Conserva la aldea y vence al Jinete Gris.
scenario-castle-1-defeat-1 = Tu ciudad ha caído.
scenario-castle-1-event-1 = El último guardián de la pajarera salta el muro con lo que pudo salvar.
scenario-castle-1-event-2 = Se mueven luces sobre los túmulos.
scenario-castle-1-ai-rider = El Jinete Gris

## El carro de los santos

scenario-castle-2 = El carro de los santos
scenario-castle-2-story = Una abadía al otro extremo del páramo guardaba siete lámparas que ningún viento de tumba puede apagar. El abad las ha cargado en un carro y espera escolta. Los muertos han visto la luz.
scenario-castle-2-victory-1 = Lleva el carro a tu ciudad.
scenario-castle-2-defeat-1 = Las lámparas se han apagado.
scenario-castle-2-defeat-2 = Tu ciudad ha caído.
scenario-castle-2-event-1 = Sale cabalgando del corazón del páramo.
scenario-castle-2-event-2 = Siete llamas pequeñas, y ningún viento puede tocarlas.
scenario-castle-2-token-wagon = el carro
scenario-castle-2-ai-rider = El Jinete Gris

## La puerta negra

scenario-castle-3 = La puerta negra
scenario-castle-3-story = Con una lámpara en cada décima lanza puedes marchar de noche. El camino acaba en una puerta sin goznes, tras la cual alguien ha estado contando tus muertos. Toma la ciudad de hueso y pon la última lámpara en su torre más alta.
scenario-castle-3-victory-1 = Toma la ciudad de hueso.
scenario-castle-3-defeat-1 = Tu ciudad ha caído.
scenario-castle-3-event-1 = Los caballeros de Wendmoor pagan lo que deben.
scenario-castle-3-event-2 = Cuenta hasta mil y algo se remueve.
scenario-castle-3-ai-countess = La Condesa Contadora
scenario-castle-3-ai-rider = El Jinete Gris

## Derecho de dientes

scenario-dungeon-1 = Derecho de dientes
scenario-dungeon-1-story = Una mina es de quien está dentro, dice la ley de las escaleras, y los hombres de arriba han empezado a estar en las tuyas. Posee cinco explotaciones antes de que su buscador posea cuatro. Qué le pase después a él, la ley no lo dice.
scenario-dungeon-1-victory-1 = Posee cinco minas y asentamientos.
scenario-dungeon-1-defeat-1 = Hale posee cuatro.
scenario-dungeon-1-defeat-2 = Tu ciudad ha caído.
scenario-dungeon-1-event-1 = Se le cae el mapa.
scenario-dungeon-1-event-2 = Los clanes de los túneles eligen bando.
scenario-dungeon-1-ai-prospector = El buscador Hale

## El tesoro dormido

scenario-dungeon-2 = El tesoro dormido
scenario-dungeon-2-story = Más abajo de la novena escalera alguien ronca, y el oro tiembla en las paredes. Quien despierta a un dragón en su lecho y vive puede pedirle un favor. Tú llevas años pensando en el favor.
scenario-dungeon-2-victory-1 = Despiértalo y vive: pon tu bandera en la utopía.
scenario-dungeon-2-defeat-1 = El Enviado llegó primero.
scenario-dungeon-2-defeat-2 = Tu ciudad ha caído.
scenario-dungeon-2-event-1 = Desertores en las escaleras.
scenario-dungeon-2-event-2 = Los mercenarios han oído hablar del tesoro y ponen precio.
scenario-dungeon-2-ai-envoy = El Enviado de Blanco

## Trono de pizarra

scenario-dungeon-3 = Trono de pizarra
scenario-dungeon-3-story = El trono es tuyo, y también las cartas de queja. Un vecino viene con sacerdotes y el otro con cadáveres, y ninguno se sentará mientras el otro siga en pie. Conserva la sala diez semanas, o salda ambas cuentas de una vez.
scenario-dungeon-3-victory-1 = Salda ambas cuentas: vence a los dos vecinos.
scenario-dungeon-3-victory-2 = O toma sus dos ciudades.
scenario-dungeon-3-defeat-1 = Tu ciudad ha caído.
scenario-dungeon-3-defeat-2 = La corte ha perdido la paciencia: tres combates perdidos contra tus vecinos.
scenario-dungeon-3-event-1 = La sala tiene por fin una puerta.
scenario-dungeon-3-event-2 = Los dos vecinos han pedido refuerzos a casa.
scenario-dungeon-3-event-3 = El equipaje del obispo merece un vistazo.
scenario-dungeon-3-event-4 = El margrave deja atrás su biblioteca.
scenario-dungeon-3-ai-bishop = El obispo Alder
scenario-dungeon-3-ai-margrave = El Margrave del Moho

## Una cosecha callada

scenario-necropolis-1 = Una cosecha callada
scenario-necropolis-1-story = Un ejército le cuesta a un rey una fortuna y una generación. A ti te cuesta una pala y algo de paciencia. Gana cinco combates por los huesos y ahorra oro para el resto, antes de que el hombre de la campana de plata averigüe por qué los campos están tan callados.
scenario-necropolis-1-victory-1 = Cinco combates ganados y 22 de oro en el cofre al final de una ronda.
scenario-necropolis-1-defeat-1 = La campana ha sonado dos veces: dos combates perdidos contra el sacristán.
scenario-necropolis-1-defeat-2 = Tu ciudad ha caído.
scenario-necropolis-1-event-1 = Ahora se tienen más derechos.
scenario-necropolis-1-ai-sexton = El Sacristán de la Campana de Plata

## El mapa de huesos

scenario-necropolis-2 = El mapa de huesos
scenario-necropolis-2-story = Grabado en tres piedras está el camino hacia una copa que rejuvenece a los vivos. Qué haría de ti es una pregunta abierta, y esas siempre te han gustado. Lee las piedras, alza la copa, llévala a casa.
scenario-necropolis-2-victory-1 = La copa está en tu ciudad.
scenario-necropolis-2-defeat-1 = Tu ciudad ha caído.
scenario-necropolis-2-event-1 = Dos líneas del verso bastan para adivinar la tercera.
scenario-necropolis-2-event-2 = El verso está completo, y quienes lo oyen marchan más deprisa.
scenario-necropolis-2-event-3 = Llegan lanceros junto al prior.
scenario-necropolis-2-token-grail = la copa
scenario-necropolis-2-ai-prior = El prior Lisle

## Invierno sin fin

scenario-necropolis-3 = Invierno sin fin
scenario-necropolis-3-story = La copa ha hecho nevar. Seguirá nevando hasta la duodécima semana, cuando no quede nada a lo que le importe el frío. Todos los vivos de la llanura suben a la vez por tu camino a pedirte que pares.
scenario-necropolis-3-victory-1 = Toma su ciudad y cesarán los ruegos.
scenario-necropolis-3-defeat-1 = Tu ciudad ha caído.
scenario-necropolis-3-event-1 = Campesinos con antorchas.
scenario-necropolis-3-event-2 = La milicia de nueve ciudades.
scenario-necropolis-3-event-3 = Todos los que quedan.
scenario-necropolis-3-event-4 = La nieve devuelve a sus muertos.
scenario-necropolis-3-event-5 = La Reina hace herrar sus caballos para el hielo.
scenario-necropolis-3-event-6 = Sus jinetes cambian de bando, uno a uno, según caen.
scenario-necropolis-3-ai-queen = La Reina de la Llanura

## Campañas

campaign-the-lantern-road = El camino de los faroles
campaign-below-the-ninth-stair = Bajo la novena escalera
campaign-the-patient-dead = Los muertos pacientes
campaign-the-queens-gambit = El gambito de la reina

## Torneos

scenario-ring-of-champions = El círculo de los campeones
scenario-ring-of-champions-story = Cada siete años las marcas envían a sus mejores al círculo, a ser medidos y no a morir. Los escribanos lo cuentan todo; la multitud solo cuenta quién levanta antes la vista.
scenario-ring-of-champions-victory-1 = Una ciudad capturada termina la partida, y deciden los puntos.

scenario-twin-peaks = Las cumbres gemelas de Orm
scenario-twin-peaks-story = Una cumbre guarda una copa y la otra, un dragón. Quien tome la copa necesita que el dragón duerma, y quien despierte al dragón más vale que haya acabado con la copa.
scenario-twin-peaks-token-grail = la copa
