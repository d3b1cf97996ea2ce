### The page of one's own. Spanish.

title = Tu página
lead-guest = Todo esto solo lo sabe este navegador.
lead-person = Eres la misma persona en cada navegador en el que entres.

## Who one is

who = Quién eres
name = Tu nombre
name-save = Guardar
passkeys = Tus llaves de acceso
guest-why = Juegas con un nombre de invitado, y no hace falta más. Con una llave de acceso eres la misma persona en el móvil y en el ordenador: tus partidas, lecciones y retos van contigo. Sin contraseña y sin correo.
guest-joins = Si entras aquí, lo que has jugado en este navegador se une a lo demás; no se pierde nada.
passkey-make = Crear una llave de acceso
passkey-more = Añadir una llave de acceso
passkey-enter = Entrar con una llave de acceso
passkey-label = Cómo llamarla
passkey-usual = Mi llave de acceso
passkey-made = creada el { $day }
passkey-used = usada por última vez el { $day }
passkey-rename = Cambiar el nombre de «{ $label }»
passkey-remove = Eliminar «{ $label }»
passkey-sure = ¿Eliminar «{ $label }»? Con ella ya no se podrá entrar.
passkey-remove-do = Eliminarla
passkey-keeps = Las llaves de acceso las guarda tu dispositivo o tu gestor de contraseñas. Aquí solo queda lo necesario para reconocerlas.
leave = Cerrar la sesión en este navegador
leave-why = Tus partidas, lecciones y retos dejan este navegador y te esperan.
passkey-here-not = Las llaves de acceso necesitan una conexión segura (https) y una dirección con nombre. A esta página le falta algo de eso, o el navegador es demasiado antiguo.
passkey-cancelled = No se ha hecho nada: se canceló.
passkey-known = Este dispositivo ya tiene una llave de acceso tuya.
passkey-site = El navegador no permite llaves de acceso en esta dirección.
passkey-none = Este navegador no ha podido hacerlo.

## What was played

scores = Juego por juego
score-bots = Con bots
score-people = Con gente
score-played = jugadas
score-won = ganadas
score-lost = perdidas
score-none = Aún no has terminado ninguna partida.
lessons = Lecciones
puzzles = Retos
campaigns = Campañas
of = { $n } de { $of }
running = Partidas en curso
finished = Partidas terminadas
none = No tienes asiento en ninguna mesa. Empieza una partida en la sala: los bots siempre están libres.
to-lobby = A la sala
finished-won = Ganada
finished-lost = Perdida
finished-more = Mostrar las { $n }
story = Historia
replay = Repetición

## Taking it along, and away

away = Llevártelo o borrarlo
export = Guardar todo lo tuyo
export-why = Un archivo (JSON): tus partidas con tus jugadas y tus mensajes del chat, estadísticas, lecciones y retos, los nombres de tus llaves de acceso y lo que guarda este navegador. No contiene llaves.
delete = Borrar todo lo tuyo
delete-asks = ¿Borrarlo todo?
delete-never = No se puede deshacer.
delete-goes = Esto desaparece para siempre:
delete-name = tu nombre, aquí y en todas las mesas
delete-passkeys = tus llaves de acceso; además, sales en todos los navegadores
delete-scores = tus estadísticas, lecciones, retos y campañas
delete-chat = lo que escribiste en los chats y los nombres que pusiste a tus mesas
delete-browser = lo que este navegador guarda de Fabletop, también los ajustes y tus propios escenarios
delete-handed = { $n ->
    [one] tu asiento en una partida en curso pasa a un bot
   *[other] tus asientos en { $n } partidas en curso pasan a bots
}
delete-finished = { $n ->
    [one] en una mesa terminada quedará «antiguo invitado» en tu lugar
   *[other] en { $n } mesas terminadas quedará «antiguo invitado» en tu lugar
}
delete-stays = Las jugadas de las partidas terminadas se quedan para que otros puedan verlas.
delete-do = Borrarlo todo
delete-done = Ya no queda nada. Vuelves a empezar con un nombre de invitado nuevo.
cancel = Conservarlo todo
failed = No ha funcionado. No ha cambiado nada.
