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
heroes-lead = Dos héroes se enfrentan con ejércitos y mazos de cartas: dispara, carga, lanza hechizos y asalta las murallas.
andor-lead = Resistid juntos en las Montañas Grises. Defended el campamento, cruzad los barrancos, vigilad las horas.
fact-players = { $n } jugadores
fact-minutes = { $n } min
fact-heroes = { $n } héroes
play-now = Juega ya contra bots
setting-table = Poniendo la mesa …
heroes-play = Luchar un duelo
heroes-setup = Preparar un combate
andor-play = Partir ahora
andor-setup = Preparar una leyenda
fact-legends = { $n } leyendas
andor-legend = Leyenda
andor-heroes = Héroes
andor-grades = Más fácil
andor-grade-1 = Grado 1: la hora extra cuesta 1 punto de voluntad, entre otras cosas
andor-grade-2 = Grado 2: habilidades más fuertes, entre otras cosas
andor-crumb = leyenda { $n } · { $title } · día { $day }
own-legend = leyenda propia
own-legend-open = Una leyenda propia…
own-legend-lead = Suelta aquí el archivo de una leyenda, pega su texto o ábrelo.
own-legend-file = Abrir un archivo…
own-legend-other = Otro archivo…
own-legend-reading = Leyendo la leyenda…
own-legend-unread = No se ha podido leer este archivo.
own-legend-wrong =
    { $n ->
        [one] Hay un error. Corrígelo y vuelve a abrirla.
       *[other] Hay { $n } errores. Corrígelos y vuelve a abrirla.
    }
own-legend-line = Línea { $line }
own-legend-heroes = con { $heroes } héroes
own-legend-called = «{ $title }» (leyenda propia)
andor-own-crumb = { $title } · leyenda propia · día { $day }
setup-rival = Contra
setup-more = Más acuerdos
setup-auto = lo habitual
seat-kind-book = El reglamento
yes = Sí
invite-friends = Invita a amigos
open-tables = Mesas abiertas
no-tables = Ninguna mesa te espera. Empieza una arriba: los bots siempre tienen tiempo.
lobby-how-1 = Jugar ya
lobby-how-1-why = Los bots siempre están libres, y tu asiento te espera si te vas.
lobby-how-2 = Jugar con amigos
lobby-how-2-why = Mándales un enlace. Nadie necesita una cuenta.
lobby-how-3 = Repasar una partida
lobby-how-3-why = Las partidas acabadas se guardan, tirada a tirada.
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
bot-greedy = Bot: sopesa cada jugada
bot-random = Bot: juega al azar
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
wait-heroes = Mientras tanto: ¿quién serás?
sit-here = Sentarse aquí

## At the table

prompt = Qué se pide
your-turn = Te toca
looking-on = Estás mirando
hint = Pista
hint-ask = ¿Qué harías tú?
over = La partida ha terminado
over-sentence = Se ha hecho la última jugada.
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
chronicle-coins = { $name } juega { $cards }: { $n } de oro.
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
group-attack = Atacar
group-move = Mover
group-card = Jugar una carta
group-spell = Lanzar un hechizo
group-morale = Moral
group-die = El dado
group-unit = Unidad
group-recruit = Reclutar
group-reinforce = Reforzar
group-leave = Dejar el campo
group-play = Jugar
group-cast = Lanzar un hechizo
group-unsheathe = De la vaina
group-buy = Comprar
group-tame = Domar
group-ability = Habilidades
group-sheathe = Envainar
group-sell = Vender
group-turn = Turno
group-fight = Combatir
group-hour = Gastar una hora
group-day = El día
group-free = Sin coste

## Settings

settings = Ajustes
setting-speed = Velocidad
setting-pause = Pausas para pensar
setting-pause-why = Quien no tiene con qué responder parece pensar un momento, para que nadie lo note. Cuenta la pausa más larga que alguien de la mesa quiera.
pause-usual = normal
pause-short = corta
pause-none = ninguna
setting-sound = Sonido
setting-sound-why = Breve y discreto: cartas, dados, golpes, monedas, tu turno.
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
over-legend-lost = La leyenda está perdida
over-nobody = Nadie ha ganado
over-nobody-why = Todos han sido derrotados.
over-fallen = ha caído
over-winner = gana
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
replay-first = Al principio
replay-last = Al final
replay-scrub = Lugar en la repetición
replay-at = elección { $n } de { $of }
watch = Ver
no-replays = Aún no ha terminado ninguna partida.
replays-own = Tus partidas
replays-open = Partidas abiertas a todos
replay-won = Ganó { $names }
no-replays-why = Aquí se guarda, tirada a tirada, cada partida que juegas hasta el final. Dura veinte minutos.

## Rules

rules-search = Busca en las reglas: una palabra o un número como village.sell.010
rules-search-hint = Todas las reglas que la mesa aplica, en palabras. Escribe lo que quieras saber.
# Words to begin with, between commas
rules-begin = el mercado, arma pesada, monstruo, hechizo, defensa, veneno, berserk, doma, nivel, experiencia, overwhelm
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
guide-village-hero = Elige quién quieres ser. Cada héroe es bueno en algo: el Guerrero y el Bárbaro son fáciles para empezar. Señala uno, o mantenlo pulsado, para leerlo.
guide-village-act = Este es tu turno. Todo lo que tiene borde dorado se puede pulsar: juega cartas de tu mano en cualquier orden, primero monedas para tener oro.
guide-village-act-2 = Con oro compras en el mercado. Lo que compras va a tu descarte y llegará a tu mano más tarde. Un monstruo delante de ti te cierra el mercado hasta que lo derrotes.
guide-village-act-3 = ¿Listo? Termina el turno: el resto de la mano se descarta y robas cinco cartas nuevas. El oro que sobra se pierde.
guide-village-target = Elige tu blanco: todo lo que puedes golpear lleva corchetes rojos. Lo que está en medio recibe primero el golpe.
guide-village-place = Un monstruo ataca cada turno al héroe que tiene delante y le cierra el mercado. Elige a tu víctima.
guide-village-heal = Elige a quién se cura. Nadie pasa de la vida con la que empezó.
guide-heroes-hero = Elige quién dirige tu ejército. Los héroes de fuerza golpean más, los de magia lanzan mejor. Pasa por encima de uno para leerlo.
guide-heroes-search = Tu héroe aprende: toma una de las cartas. Va a tu mazo.
guide-heroes-muster = Gasta tu oro: recluta unidades y refuerza las que prefieras. Las rápidas actúan antes.
guide-heroes-deploy = Coloca hasta cinco unidades en tus dos filas: haz clic en una y luego en una casilla iluminada. A los tiradores les conviene la fila de atrás.
guide-heroes-act = Tu unidad puede mover y luego atacar; los tiradores disparan primero y después pueden apartarse. Las casillas doradas son movimientos, los corchetes rojos, objetivos.
guide-heroes-act-2 = Señala un objetivo para ver qué haría cada resultado del dado antes de atacar.
guide-heroes-act-3 = Las cartas levantadas se pueden jugar ahora. La corona marca el efecto avanzado: más fuerte, pero solo tienes unos pocos por ronda.
guide-heroes-answer = Viene un ataque. Juega una carta para ayudar o pasa con la barra espaciadora.
guide-andor-turn = A las casillas iluminadas se llega hoy; la etiqueta dice las horas y, en rojo, los puntos de voluntad de las horas extra. Señala una para ver el camino y pulsa para recorrerlo.
guide-andor-turn-2 = Lo que no cuesta horas espera en tu héroe: un signo más en la figura, objetos iluminados en su tablilla. También puede hacerse en el turno de otros.
guide-andor-turn-3 = La bola de cristal muestra adónde irán las criaturas al amanecer. Quien termina primero el día empieza el siguiente.
guide-andor-walk = Sigue hasta otra casilla iluminada o detente aquí: solo al detenerte se descubre lo que hay en una casilla.

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
