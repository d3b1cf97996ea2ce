### The words of the client. Spanish.

## General

loading = Un momento …
close = Cerrar
cancel = Cancelar
confirm = Hacerlo
no = No
you = Tú
copy = Copiar
copied = Copiado
language = Idioma
guest = Invitado { $n }
your-name = Tu nombre
change-name = Cambiar tu nombre
me = Tu página
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
lost-line = Sin conexión

## Errors

error-offline = El servidor no responde. Seguimos intentándolo.
error-not-found = Esa página o mesa no existe. Puede que el enlace esté incompleto.
error-taken = Alguien fue más rápido: ese asiento está ocupado.
error-too-many = Demasiado rápido. Espera un momento y prueba otra vez.
error-server = Algo falló en el servidor. No se ha perdido nada; prueba otra vez.
error-refused = El servidor no lo aceptó.
line-lost = Se ha cortado la conexión con la mesa. Volvemos enseguida; no se pierde nada.

## Lobby

lobby-title = Acerca una silla
lobby-lead = Juegos de mesa de fantasía; nosotros cuidamos las reglas. Un clic y ya juegas.
fact-players = { $n } jugadores
fact-minutes = { $n } min
setting-table = Poniendo la mesa …
own-called = «{ $title }» ({ $what })
yes = Sí
invite-friends = Invitar a amigos
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
seat-former = antiguo invitado
your-table = Tu partida sigue
waiting-for-friends = Esperando a amigos
being-played = En juego
take-your-seat = Toma asiento
join = Unirse
look-on = Mirar
footer = Obra no oficial de aficionados; los nombres pertenecen a sus dueños. Iconos de game-icons.net, CC BY 3.0. Cada mesa muestra su semilla tras la última jugada.
footer-credits = Créditos

## Setting up a table

invite-link = Enlace a esta mesa
invite-go = Ir a la mesa
setup-title = { $game }: prepara la mesa
setup-what = A qué se juega
setup-kinds = Tipos de partida
setup-all = Todo
setup-steps = Pasos
setup-step-what = Partida
setup-step-seats = Asientos
setup-step-rules = Reglas
setup-for =
    { $most ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
setup-minutes = Unos { $n } minutos.
setup-sits = en su sitio
setup-bot = Nivel del bot del asiento { $n }
setup-same-link = el mismo enlace
setup-copy = Copiar el enlace
setup-hard = Dificultad
setup-options = Opciones
setup-all-options = todas las opciones ({ $n })
setup-every = Todo lo que se puede acordar
setup-fewer = volver
setup-made = La mesa está puesta. Envía el enlace a tus amigos: la partida empieza cuando todos los asientos estén ocupados.
setup-waits =
    { $n ->
        [one] Queda un asiento libre: la partida empieza en cuanto alguien lo ocupe.
       *[other] Quedan { $n } asientos libres: la partida empieza en cuanto se ocupen.
    }
setup-full = No falta nada.
setup-begin = Empezar
setup-players = Jugadores
setup-who = Quién puede unirse
setup-by-link = Solo con enlace
setup-public = Cualquiera
seat-number = Asiento { $n }
seat-kind-open = Persona
seat-kind-bot = Bot
bot-novice = Bot, principiante: juega con sensatez, pero se equivoca de vez en cuando
bot-steady = Bot, sereno: se guía por la experiencia, jugada a jugada
bot-sharp = Bot, agudo: prevé unas jugadas antes de mover
bot-master = Bot, maestro: prevé muchas jugadas y se toma su tiempo
bot-greedy = Bot: toma lo que ahora mismo parece mejor
bot-random = Bot: juega al azar
bot-way-novice = Juega con sensatez, pero se equivoca de vez en cuando.
bot-way-steady = Se guía por la experiencia, jugada a jugada.
bot-way-sharp = Prevé unas jugadas antes de mover.
bot-way-master = Prevé muchas jugadas y se toma su tiempo.
bot-way-greedy = Toma lo que ahora mismo parece mejor.
bot-way-random = Juega al azar.
level-novice = Principiante
level-steady = Sereno
level-sharp = Agudo
level-master = Maestro
bots-here = Bots en esta mesa
bot-level = Nivel de { $name }

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
odds-title = Posibilidades de ganar
odds-share = { $n } %
odds-error = ± { $n }
odds-why = Una estimación, mirando unas jugadas por delante con lo que tú puedes saber. Solo la ves tú.
odds-title-fight = Lo que vale el combate
odds-share-fight = { $n }
odds-why-fight = 100 es una victoria sin pérdidas. Una estimación, mirando unas jugadas por delante con lo que tú puedes saber. Solo la ves tú.
fast-forward = Avance rápido
fast-forward-why = los bots se apresuran hasta que te toque
over = La partida ha terminado
over-sentence = Se ha hecho la última jugada.
dice-roll = Los dados ruedan
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
chronicle-coins = { $name } juega { $cards }: { $n } de oro.
card-own = Sus números son nuestros.
chat = Charla
chat-unread = sin leer
chat-empty = Saluda.
chat-say = Di algo
chat-send = Enviar
chat-table = En la mesa
chat-gallery = Quienes miran
chat-silent = Nadie ha dicho nada.
chat-gallery-why = Quienes juegan no podrán leerlo hasta que acabe la partida.
gestures = Palabras rápidas
gesture-hello = ¡Hola!
gesture-well-played = ¡Bien jugado!
gesture-thanks = ¡Gracias!
gesture-thinking = Pensando …
gesture-hurry = ¿Seguimos?
gesture-ouch = ¡Ay!
rule = Regla
rules-behind = Las reglas que lo explican
rule-reading = Cómo lo leemos:
rule-unread = Ahora mismo no se pudo obtener esta regla.
undo = Deshacer
undo-asks = Pedir deshacer
undo-free = Una elección atrás, sin preguntar
undo-ask = Desde entonces se ha revelado algo: se pregunta a los demás
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
key-space = Espacio
key-escape = déjalo
seat-elsewhere = Seguir en otro dispositivo
seat-elsewhere-why = Abre allí este enlace. Quien lo tenga juega por ti, así que no lo compartas.

## The end

over-won = ¡Has ganado!
over-nobody = Nadie ha ganado
over-fallen = ha caído
over-winner = gana
show-result = Ver el resultado
campaigns = Campañas
campaign-next = El siguiente capítulo
next-chapter = Siguiente capítulo
try-again = Intentarlo de nuevo
over-chapter-lost = Este capítulo está perdido
play-again = Jugar otra vez
watch-replay = Ver la repetición
hand-show = Mostrar mis cartas
hand-shown = Mis cartas se muestran
hand-show-why = Quien vea la repetición verá las cartas que tenías, hasta que lo retires. Las de los demás, solo si también aceptan.
match-save = Guardar la partida
match-save-why = Un archivo con la semilla y todas las decisiones: para `fabletop replay`, para Python o para acompañar el aviso de un fallo. En él se ven todas las manos.
replay-hands = De quién son las cartas
replay-hands-none = Cartas ocultas
replay-hands-of = Cartas de { $name }
fair-dice = Dados limpios
seed = Semilla
promise = Promesa
promise-kept = Promesa cumplida: los dados estaban fijados antes de la primera jugada.
promise-broken = La semilla no coincide con la promesa del principio.
promise-unknown = Este navegador no puede comprobar la promesa aquí; la página debe llegar por una conexión segura.
promise-why = La promesa es el SHA-256 de «fabletop seed» y la semilla. Tu navegador acaba de calcularlo.

## The story of a game

story = La historia
story-victory = Victoria
story-defeat = Derrota
story-went = Cómo fue
story-chances-round = Posibilidades de ganar, ronda a ronda
story-chances-day = Posibilidades de ganar, día a día
story-start = Al principio
story-end = Al final
story-tick-start = inicio
story-tick-end = fin
story-in-round = Ronda { $n }
story-in-day = Día { $n }
story-turnings = Momentos decisivos
story-replay = Verlo
story-replay-of = Repetición del momento decisivo { $n }: { $title }
story-better =
    { $n ->
        [0] Mejor: { $what }
       *[other] Mejor: { $what } (+{ $n })
    }
story-no-turnings = Ninguna jugada decidió esta partida por sí sola: fue paso a paso.
story-no-points = No hay con qué juzgar las posibilidades de esta partida.
story-impossible = Ya no es posible repasar esta partida.
story-waiting = Antes se repasan otras partidas…
story-working = Repasando la partida…
story-sides = Frente a frente
story-deeds = Lo que se hizo
story-party = El grupo
story-account = Las cuentas
story-rematch = Revancha con los sitios cambiados
story-share = Compartir esta historia
story-share-why = Quien tenga este enlace puede leer la historia y ver la repetición.
story-link = Enlace a esta historia
story-table = Ver la mesa
story-check = Compruébalo tú
odds-bar = Posibilidades
odds-bar-why = Las posibilidades de ganar, encima del tablero
odds-none = Nadie ha pedido aún calcular las posibilidades de esta partida.
odds-work-out = Calcularlas
odds-look-why = Las posibilidades de ganar tras cada turno, para ti que miras
odds-coming = Sopesando las posibilidades…
odds-all = Mostrar las posibilidades a todos
odds-all-why = Una barra dice quién va por delante, cuando todas las personas de la mesa están de acuerdo.
odds-asked =
    { $n ->
        [one] { $names } quiere que todos vean las posibilidades de ganar.
       *[other] { $names } quieren que todos vean las posibilidades de ganar.
    }
odds-you-asked = Has pedido que todos vean las posibilidades de ganar. Deciden los demás.
odds-allow = Mostrarlas

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
replay-won = Victoria de { $names }
no-replays-why = Aquí se guarda, tirada a tirada, cada partida que juegas hasta el final. Dura veinte minutos.

## Why not

why-not-turn = No es tu turno.
why-not-now = Ahora no se puede hacer nada con esto.

## Lessons

lessons = Lecciones
lesson-step = Paso { $n } de { $of }
lesson-trail = Tu camino por la lección
lesson-minutes =
    { $n ->
        [one] un minuto, más o menos
       *[other] unos { $n } minutos
    }
lesson-past = hecho
lesson-why = ¿Por qué?
lesson-back = Atrás
lesson-leave = Dejar la lección
lesson-do-it = Hazlo por mí
lesson-astray = También se puede elegir, pero ahora no. Mira lo que está iluminado.
lesson-done = Ya sabes jugar
lesson-again = Otra vez
lesson-play = Juega una partida por tu cuenta
lesson-begin = Aprende en cinco minutos
lesson-go-on = Seguir con la lección
lesson-was-done = Lección terminada

## How to play

how = Cómo se juega
how-title = Cómo se juega a { $game }
how-games = Juegos
how-goal = La meta
how-turn = Un turno
how-fight = Un combate
how-end = Cómo acaba
how-next = Ahora pruébalo
how-next-why = La lección es una primera partida de cinco minutos en la mesa de verdad, y alguien señala dónde hacer clic.
how-lesson = Jugar la lección
how-rules = Todas las reglas
how-no-pictures = Las imágenes son la mesa misma y necesitan conexión con el servidor. El texto no.

## Puzzles

nav-puzzles = Retos
puzzles = Retos
puzzles-lead = Una posición, un objetivo y una sola manera de forzarlo. Pruebes lo que pruebes, la mesa responde.
puzzles-all = Todos los retos
puzzles-count = { $n } de { $of } resueltos
puzzles-filter = Qué retos mostrar
puzzles-by-game = Juego
puzzles-by-grade = Dificultad
puzzles-every-game = Todos los juegos
puzzles-every-grade = Fáciles o difíciles
puzzles-open = Sin resolver
puzzles-none = Aquí todavía no hay retos.
puzzles-none-left = No queda ninguno así.
puzzles-show-all = Mostrar todos
puzzle-today = Reto del día
puzzle-number = Reto { $n }
puzzle-picks =
    { $n ->
        [one] una elección
       *[other] { $n } elecciones
    }
puzzle-grade-1 = Fácil
puzzle-grade-2 = Asequible
puzzle-grade-3 = Con trampa
puzzle-grade-4 = Difícil
puzzle-grade-5 = Endiablado
puzzle-goal = Qué hay que lograr
puzzle-solved = resuelto
puzzle-take-back = Deshacer
puzzle-anew = Empezar de nuevo
puzzle-give-up = Ver la solución
puzzle-next = Siguiente reto
puzzle-outcome = En qué acaba
puzzle-steps = Paso a paso
puzzle-again = Verlo otra vez
puzzle-back = Volver a la decisión
puzzle-try = Inténtalo tú
puzzle-is-solved = Resuelto
puzzle-is-refuted = Así no
puzzle-is-shown = La solución

## Rules

rules-search = Busca en las reglas: una palabra o un número como { $rule }
rules-filter = De qué juego mostrar las reglas
rules-every-game = Todos los juegos
rules-contents = Todos los capítulos
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

## Around the table

turn-of = Juega { $name }
turn-of-many = Se espera a { $names }
watch-tables = Partidas que se pueden ver
turns-yours =
    { $n ->
        [one] Te toca
       *[other] Te toca en { $n } mesas
    }
since-now = ahora mismo
since-minutes = desde hace { $n } min
since-hours = desde hace { $n } h
since-days =
    { $n ->
        [one] desde hace un día
       *[other] desde hace { $n } días
    }
around = Esta mesa
around-of = Sobre { $table }
around-called = Nombre de la mesa
around-called-why = Lo que todos ven en lugar del nombre del juego. Déjalo vacío para volver a él.
around-name = Tu nombre aquí
around-name-why = Solo en esta mesa.
around-save = Guardar
around-saved = Guardado.
around-hand = Que un bot juegue por ti
around-hand-why = Tu asiento sigue siendo tuyo: recupéralo cuando quieras. Hasta entonces el bot sabe lo que sabes tú, y todos lo ven.
around-hand-level = Cómo debe jugar
around-hand-do = Ceder mi asiento a un bot
around-back = Recuperar mi asiento
around-handed = Un bot juega por ti
around-handed-why = Seguirá hasta que recuperes tu asiento.
around-stands-in = De momento un bot juega por { $name }
around-leave = Dejar la mesa
around-leave-open = Tu asiento quedará libre para otra persona.
around-leave-running = Un bot ocupará tu lugar para siempre: no podrás volver a este asiento. Si solo vas a ausentarte un rato, deja que un bot juegue por ti.
around-leave-do = Dejarla para siempre
around-delete = Borrar la mesa
around-delete-why = La partida desaparece para todos, y con ella el chat y la repetición, que nadie podrá volver a ver. No se puede deshacer. Se avisa a quienes están en la mesa.
around-delete-do = Borrar para siempre
around-sure = ¿Seguro?
around-gone-why = Quien la puso la ha borrado, y con ella la repetición.
around-gone-table = Una de tus mesas ya no existe ({ $game }): quien la puso la ha borrado.
around-sat = { $name } se ha sentado
around-sat-at = { $name } se ha sentado a tu mesa ({ $table }).
around-failed = No ha podido ser. Nada ha cambiado.
due-now = se acabó el tiempo
due-minutes = quedan { $n } min
due-hours = quedan { $n } h
due-days =
    { $n ->
        [one] queda un día
       *[other] quedan { $n } días
    }
due-warning = Se te acaba el tiempo: { $left }. Después un bot sigue por ti hasta que vuelvas.
around-late = Se te acabó el tiempo, así que un bot sigue por ti.
setup-time = Tiempo por jugada
setup-time-0 = sin límite
setup-time-86400 = un día
setup-time-259200 = tres días
setup-time-why = Quien tarde más no pierde nada: un bot sigue hasta que recupere su asiento.
time-asked = { $name } pide otro tiempo por jugada: { $time }.
time-you-asked = Has pedido otro tiempo por jugada: { $time }. Deciden los demás.
time-allow = Aceptar
time-waits = Se pregunta a los demás, salvo que la partida siga antes.
time-ask-why = Pides otro tiempo a los demás; vale desde la jugada actual en cuanto todos acepten.

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

# Avisos para quien no está
post = Avisos cuando te toca
post-why = Para partidas que duran días: te avisamos cuando te toca, cuando se acerca un plazo, cuando alguien se sienta a tu mesa y cuando termina una partida. Nunca mientras estás en la mesa, y solo una vez hasta que vuelvas a pasar por ella.
post-here = En este navegador
post-tell = Avisarme cuando me toque
post-tell-why = También con Fabletop cerrado. El navegador te preguntará una vez.
post-denied = Este navegador no permite que Fabletop te avise. Puedes cambiarlo en sus ajustes para esta página.
post-insecure = Los navegadores solo lo permiten en páginas con certificado (https).
post-install = En un iPhone o un iPad, añade primero Fabletop a la pantalla de inicio (Compartir y después Añadir a pantalla de inicio) y ábrelo desde allí.
post-no = Este navegador no puede recibir avisos con sus páginas cerradas.
post-nothing = Este servidor no puede avisar a quien no está.
post-failed = No ha funcionado. No ha cambiado nada.
post-mail = Por correo
post-mail-why = Un correo por mesa hasta que pases por ella. Te escribimos una vez para preguntar si la dirección es correcta; cada correo lleva un enlace para no recibir más.
post-mail-address = Tu dirección de correo
post-mail-ask = Escribidme
post-mail-asked = Hemos escrito a { $address }. Abre el enlace de ese correo para confirmarlo.
post-mail-on = Los correos van a { $address }.
post-mail-stop = No recibir más correos
post-offer = Aquí una jugada puede tardar días. ¿Te avisamos cuando te toque?
post-offer-yes = Sí, avisadme
post-offer-no = No, gracias
mail-title = Correos de Fabletop
mail-asked = ¿Quieres que Fabletop escriba a { $address } cuando te toque?
mail-on = Fabletop escribe a { $address } cuando te toca.
mail-yes = Sí, escribidme
mail-no = No recibir más correos
mail-stopped = Hecho: ya no se enviarán más correos a esta dirección.
mail-gone = Con este enlace ya no se envía ningún correo.
