### The words of the client. Spanish.

## General

loading = Un momento …
close = Cerrar
cancel = Cancelar
confirm = Hazlo
no = No
you = Tú
copy = Copiar
copied = Copiado
language = Idioma
guest = Invitado { $n }
your-name = Tu nombre
change-name = Cambia tu nombre
here = aquí
away = ausente

## Ways around

nav = Páginas
nav-play = Jugar
nav-replays = Repeticiones
nav-rules = Reglas
nav-about = Acerca de
to-lobby = A la sala
lost-title = Aquí no hay nada

## Errors

error-offline = El servidor no responde. Seguimos intentándolo.
error-not-found = No existe esa página o mesa. ¿Quizá el enlace está cortado?
error-taken = Alguien fue más rápido: ese asiento está ocupado.
error-too-many = Demasiado rápido. Espera un momento y prueba otra vez.
error-server = Algo falló en el servidor. No se ha perdido nada; prueba otra vez.
error-refused = El servidor no lo aceptó.
line-lost = Se ha cortado la conexión con la mesa. Volvemos enseguida; no se pierde nada.

## Lobby

lobby-title = Acerca una silla
lobby-lead = Juegos de mesa de fantasía; nosotros cuidamos las reglas. Un clic y ya juegas.
game-village = Village of Legends
game-heroes = Heroes
game-andor = Las leyendas de Andor
village-lead = Compra espadas, cerveza y hechizos en el mercado, y suéltalos contra tus vecinos.
heroes-lead = Explora el mapa, levanta tu ciudad, reúne un ejército y lucha contra tus rivales.
andor-lead = Resistid juntos en las Montañas Grises. Defended el campamento, cruzad las grietas, vigilad las horas.
fact-players = { $n } jugadores
fact-minutes = { $n } min
fact-heroes = { $n } héroes
play-now = Juega ya contra bots
setting-table = Poniendo la mesa …
invite-friends = Invita a amigos
coming = En camino.
coming-why = Sus reglas ya están escritas; falta construir la mesa.
open-tables = Mesas abiertas
no-tables = Ninguna mesa te espera. Empieza una arriba: los bots siempre tienen tiempo.
table-new = recién empezada
round = ronda { $n }
seat-free = asiento libre
your-table = Tu partida sigue
waiting-for-friends = Esperando a amigos
being-played = En juego
take-your-seat = Toma asiento
join = Unirse
look-on = Mirar
footer = Obra no oficial de aficionados; los nombres pertenecen a sus dueños. Iconos de game-icons.net, CC BY 3.0. Cada mesa muestra su semilla tras la última jugada.
footer-credits = Créditos

## Setting up a table

invite-title = Una mesa para amigos
invite-ready = La mesa está puesta
invite-share = Envía este enlace a tus amigos. La partida empieza cuando todos los asientos estén ocupados.
invite-link = Enlace a esta mesa
invite-go = Ir a la mesa
setup-players = Jugadores
setup-sets = Cartas
setup-dragons = Dragones
setup-who = Quién puede unirse
setup-by-link = Solo con enlace
setup-public = Cualquiera
setup-create = Poner la mesa
mode-2 = un duelo
mode-3 = todos contra todos
mode-4 = dos equipos de dos
mode-5 = cada uno contra los dos de enfrente
mode-6 = dos equipos de tres
seat-number = Asiento { $n }
seat-kind-me = Yo
seat-kind-open = Un amigo
seat-kind-bot = Bot
set-base = Juego base
set-horde = La Horda
set-guild = El gremio ancestral
set-reaper = La mano de la Parca
set-adhara = Adhara

## Before the game

wait-title = Esperando a los amigos
wait-invited = Tienes una invitación
wait-invited-lead = Está a punto de empezar una partida de { $game }. Elige asiento.
wait-empty = aún no ha llegado
wait-ready = listo
sit-here = Sentarse aquí

## At the table

prompt = Qué se pide
your-turn = Te toca
wait-for = Esperamos a { $name }.
looking-on = Estás mirando
over = La partida ha terminado
over-sentence = Se ha hecho la última jugada.
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
card-own = Sus números son nuestros.
chat = Charla
chat-unread = sin leer
chat-empty = Saluda.
chat-say = Di algo
chat-send = Enviar
rule = Regla
rules-behind = Las reglas detrás de esto
rule-reading = Cómo lo leemos:
rule-unread = Ahora mismo no se pudo obtener esta regla.
undo = Deshacer
undo-asks = Pedir deshacer
undo-free = Una elección atrás, sin preguntar
undo-ask = Algo se reveló desde entonces: se pregunta a los demás
undo-asked = { $name } pide deshacer una jugada que ya reveló algo.
undo-you-asked = Has pedido deshacer una jugada. Deciden los demás.
undo-allow = Permitirlo
undo-withdraw = Déjalo
show-plain = En palabras
show-board = Ver el tablero

## The table in words

plain-options = Qué puedes hacer
plain-wait = Esperando
plain-table = Sobre la mesa
plain-life = { $n } de { $of } de vida
plain-level = nivel { $n }, { $xp } de experiencia
plain-purse = { $gold } de oro, { $mind } de inteligencia
plain-piles = Mano { $hand }, mazo { $deck }, descarte { $discard }
plain-hand = En la mano:
plain-worn = Puesto:
plain-front = Monstruos delante:
plain-market = El mercado
plain-nothing = nada
group-play = Jugar
group-cast = Lanzar un hechizo
group-unsheathe = De la vaina
group-buy = Comprar
group-tame = Domar
group-ability = Habilidades
group-sheathe = Envainar
group-sell = Vender
group-turn = Turno

## Settings

settings = Ajustes
setting-speed = Velocidad
setting-sound = Sonido
setting-sound-why = Tres tonos suaves: jugada, tu turno, final.
setting-still = Nada se mueve
setting-still-why = Sin ninguna animación.
setting-plain = La mesa en palabras
setting-plain-why = Todo como texto y botones, para lectores de pantalla y pantallas pequeñas.
setting-guide = Guía de la primera partida
setting-guide-why = Breves consejos en los primeros turnos.
keys = Teclas
key-point = señalar una opción
key-confirm = hacerlo
key-escape = déjalo
seat-elsewhere = Seguir en otro dispositivo
seat-elsewhere-why = Abre allí este enlace. Quien lo tenga juega por ti, así que guárdalo.

## The end

over-won = ¡Has ganado!
over-lost = Otro ha vencido
over-nobody = Nadie ha ganado
over-nobody-why = Todos han sido derrotados.
show-result = Ver el resultado
play-again = Jugar otra vez
watch-replay = Ver la repetición
fair-dice = Dados limpios
seed = Semilla
promise = Promesa
promise-kept = Promesa cumplida: los dados estaban fijados antes de la primera jugada.
promise-broken = La semilla no coincide con la promesa del principio.
promise-unknown = Este navegador no puede comprobar la promesa aquí; la página debe llegar por una conexión segura.
promise-why = La promesa es el SHA-256 de «fabletop seed» y la semilla. Tu navegador acaba de calcularlo.

## Replays

replay = Repetición
replay-start = La mesa está puesta.
replay-play = Reproducir
replay-pause = Pausa
replay-step = Una elección adelante
replay-back = Una elección atrás
replay-turn = Al turno siguiente
replay-turn-back = Al turno anterior
replay-scrub = Lugar en la repetición
replay-at = elección { $n } de { $of }
watch = Ver
no-replays = Aún no ha terminado ninguna partida.

## Rules

rules-search = Busca en las reglas: una palabra o un número como village.sell.010
rules-search-hint = Todas las reglas que la mesa aplica, en palabras. Escribe lo que quieras saber.
rules-none = No se encontró ninguna regla.

## About

about-lead = Fabletop es una mesa para juegos de fantasía: reparte, cuenta y aplica todas las reglas, para que tú solo tengas que jugar.
about-fan-title = Obra no oficial
about-fan = Los juegos pertenecen a sus autores y editoriales, que no tienen nada que ver con este sitio. Las reglas están contadas con nuestras palabras; las cartas cuyos números no se publicaron son nuestras y lo dicen. Aquí no hay escaneos ni arte suyos.
about-fair-title = Dados limpios
about-fair = Antes de la primera jugada la mesa muestra el hash de su semilla; tras la última, la semilla. Tu navegador comprueba que se corresponden, y la repetición muestra que todas las tiradas salieron de ella.
about-credits-title = Créditos
about-icons = Iconos:
about-fonts = Tipografías:
about-code = Programas:

## First-game guide

guide = Guía de la primera partida
guide-ok = Entendido
guide-skip = Sin consejos
guide-village-hero = Elige quién quieres ser. Cada héroe es bueno en algo: el Guerrero y el Bárbaro son fáciles para empezar. Pasa por encima para leerlo.
guide-village-act = Este es tu turno. Todo lo que tiene borde dorado se puede pulsar: juega cartas de tu mano en cualquier orden, primero monedas para tener oro.
guide-village-act-2 = Con oro compras en el mercado. Lo que compras va a tu descarte y llegará a tu mano más tarde. Un monstruo delante de ti te cierra el mercado hasta que lo derrotes.
guide-village-act-3 = ¿Listo? Termina el turno: el resto de la mano se descarta y robas cinco cartas nuevas. El oro que sobra se pierde.
guide-village-target = Elige tu blanco: todo lo que puedes golpear lleva corchetes rojos. Lo que está en medio recibe primero el golpe.
guide-village-place = Un monstruo ataca cada turno al héroe que tiene delante y le cierra el mercado. Elige a tu víctima.
guide-village-heal = Elige a quién se cura. Nadie pasa de la vida con la que empezó.

## Numbers

seats-free =
    { $n ->
        [one] un asiento libre
       *[other] { $n } asientos libres
    }
wait-lead =
    { $n ->
        [one] Queda un asiento libre. La partida empieza cuando se ocupe.
       *[other] Quedan { $n } asientos libres. La partida empieza cuando todos estén ocupados.
    }
rounds =
    { $n ->
        [one] una ronda
       *[other] { $n } rondas
    }
undo-agreed =
    { $n ->
        [one] una persona de acuerdo
       *[other] { $n } de acuerdo
    }
rules-more =
    { $n ->
        [one] … y una más; concreta la búsqueda.
       *[other] … y { $n } más; concreta la búsqueda.
    }
