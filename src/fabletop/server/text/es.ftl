# Por qué el servidor dice que no.
refused-table = Esa mesa no existe.
refused-page = Aquí no hay nada.
refused-old-page = Esta página es de otra versión del programa: vuelve a cargarla. No se pierde nada.
refused-setup = { $why }
# $n (number)
at-line = línea { $n }
refused-message = Este mensaje no se entiende: { $why }
refused-characters = Contiene caracteres que no se ven o que cambian la dirección de la escritura: quítalos.
refused-too-long = Eso es más de lo que el servidor lee de una vez.
refused-too-fast = Demasiado rápido: espera un momento.
refused-too-often = { $n ->
    [one] Demasiado a menudo: inténtalo otra vez dentro de un segundo.
   *[other] Demasiado a menudo: inténtalo otra vez dentro de { $n } segundos.
}
refused-too-slow = El resto del mensaje no ha llegado: inténtalo otra vez.
refused-crowd = Ya hay demasiada gente aquí: inténtalo otra vez dentro de un rato.
refused-elsewhere = Esta mesa está abierta en demasiados sitios: esta línea se cerró por otra más nueva. Recarga la página para volver.
refused-too-many-tables = Has abierto muchas mesas en la última hora: juega en una de ellas o espera un poco.
refused-trial = Los bots ya están probando un escenario tuyo: espera a que acaben o páralos.
refused-trials = Los bots están probando escenarios de otros: inténtalo de nuevo dentro de un rato.
refused-full = Hay demasiada gente mirando esta mesa.
refused-token = Nadie ocupa aquí un asiento con esa clave.
refused-seat-taken = Ese asiento ya está ocupado.
refused-looking-on = Estás mirando: solo quienes juegan en la mesa pueden hacer eso.
refused-nameless = Di cómo te llamas: quienes miran contigo quieren saber quién habla.
refused-not-started = La mesa todavía espera jugadores.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-hands = En el archivo de una partida se ven todas las manos, y no todos los que la jugaron muestran la suya: pídeles que pulsen antes «Mostrar mis cartas».
refused-old = La mesa ha seguido adelante: mira otra vez.
refused-not-on-offer = Eso no está entre lo que puedes hacer ahora.
refused-no-undo = No tienes nada que deshacer.
refused-undo-asked = Alguien ya lo ha pedido.
refused-no-question = Nadie ha pedido deshacer nada.
refused-version = Esta mesa es de la versión { $made }, y este servidor usa la { $here }, que tiene otras cartas u otra manera de guardar las jugadas. Su dueño debe abrirla con la versión que la creó.
refused-content = Este servidor no tiene aquello con lo que se juega en esta mesa.
refused-raced = Alguien ha sido más rápido: mira otra vez.
refused-fault = Algo ha fallado aquí. No se ha perdido nada; inténtalo otra vez.
refused-not-asked = Ahora no se te pregunta a ti.
refused-no-hint = Aquí nadie puede aconsejar sobre eso.
refused-undo-changed = El programa se ha actualizado desde entonces: lo que se jugó antes no puede deshacerse.
refused-no-chapter = Esta mesa no es un capítulo de una campaña.
refused-not-won = Solo un capítulo ganado lleva al siguiente: vuelve a jugar este.
refused-last-chapter = Este era el último capítulo de la campaña.
refused-too-many-kept = { $n ->
    [one] Solo una carta pasa al siguiente capítulo.
   *[other] Al siguiente capítulo pasan como máximo { $n } cartas.
}
refused-not-kept = «{ $card }» no está entre las cartas que pueden pasar de esta mesa.
refused-earned = Lo que trae un héroe sale de una mesa ganada: continúa desde allí.
refused-agreed = «{ $option }» no se puede acordar de nuevo para el siguiente capítulo.
refused-hint-others = Los consejos son para quien juega solo contra bots: aquí hay otros contra ti, que no los tienen.
refused-level = Ningún bot de este juego juega así.
refused-no-bot = Ahí no se sienta ningún bot.
refused-stories = Hay demasiadas historias en espera: vuelve a pedirla dentro de un rato.
refused-no-odds = Aquí no se puede decir nada de las posibilidades.

# What the server itself has to say in the chronicle.
table-changed = El programa se ha actualizado: desde aquí esta mesa se juega con sus reglas de hoy. Las jugadas que ya no concuerdan se han apartado, y nada anterior puede deshacerse.
replay-gap = Esta versión del programa no puede mostrar estas jugadas; la repetición sigue en la jugada { $n }.
table-bot = { $name } juega desde aquí como { $level }.
table-bot-novice = principiante
table-bot-steady = jugador sereno
table-bot-sharp = jugador agudo
table-bot-master = maestro

# A finished match, looked back on. $who are heroes, one or several; $when is a round or a day (story-*-when),
# and $what are sentences of the chronicle.
story-by-weights = Estimación con pesos ajustados a muchas partidas entre bots.
# $n (number)
story-by-bots = Estimación de bots rápidos: desde cada punto juegan { $n } partidas hasta el final.
story-course-plain = { $n ->
    [one] Todo terminó en una sola ronda.
   *[other] Duró { $n } rondas.
}
story-course-ahead = La ventaja fue pronto de { $who }, y nadie se la quitó.
story-course-back = Casi nadie habría apostado ya por { $who } { $when }: lo que siguió fue una remontada.
story-course-open = Hasta la ronda { $n } pudo pasar cualquier cosa.
story-course-changing = La ventaja cambió de manos antes de quedarse con { $who }.
story-party-dark = Todo parecía perdido { $when }, y sin embargo no lo estaba.
story-party-bright = Las perspectivas fueron buenas desde el principio y así siguieron.
story-party-open = Durante mucho tiempo nadie supo si acabaría bien.
story-party-hope = El buen final estuvo cerca { $when }, y luego se escapó.
story-party-hard = Las perspectivas fueron malas desde el principio y nunca mejoraron del todo.
story-turning = El giro llegó { $when }: { $what }
story-turning-none = No lo decidió un solo momento: el resultado llegó poco a poco.
story-end-won = Terminó { $when } con la victoria de { $who }.
story-end-told = Terminó { $when }: { $what } La victoria es de { $who }.
story-end-nobody = Terminó { $when } sin que nadie ganara.
story-end-lost = Terminó { $when } con la derrota de { $who }.
# Lo mismo para quienes son de un bando, que son $n (number); $who son entonces los otros.
story-course-ahead-yours = { $n ->
    [one] La ventaja fue pronto tuya, y nadie te la quitó.
   *[other] La ventaja fue pronto de tu equipo, y nadie se la quitó.
}
story-course-ahead-theirs = { $n ->
    [one] La ventaja fue pronto de { $who }, y no pudiste quitársela.
   *[other] La ventaja fue pronto de { $who }, y tu equipo no pudo quitársela.
}
story-course-back-yours = { $n ->
    [one] Casi nadie habría apostado ya por ti { $when }: lo que siguió fue una remontada.
   *[other] Casi nadie habría apostado ya por tu equipo { $when }: lo que siguió fue una remontada.
}
story-course-back-theirs = { $n ->
    [one] Casi lo tenías ganado { $when }: entonces llegó la remontada de { $who }.
   *[other] Tu equipo casi lo tenía ganado { $when }: entonces llegó la remontada de { $who }.
}
story-course-changing-yours = { $n ->
    [one] La ventaja cambió de manos antes de quedarse contigo.
   *[other] La ventaja cambió de manos antes de quedarse con tu equipo.
}
story-course-changing-theirs = { $n ->
    [one] La ventaja cambió de manos antes de escaparse de las tuyas: se quedó con { $who }.
   *[other] La ventaja cambió de manos antes de que tu equipo la perdiera: se quedó con { $who }.
}
story-end-yours = { $n ->
    [one] Ganaste { $when }.
   *[other] Tu equipo ganó { $when }.
}
story-end-yours-told = { $n ->
    [one] Ganaste { $when }: { $what }
   *[other] Tu equipo ganó { $when }: { $what }
}
story-end-shared = { $n ->
    [one] Ganaste { $when }, y contigo { $who }.
   *[other] Tu equipo ganó { $when }, y con él { $who }.
}
story-end-shared-told = { $n ->
    [one] Ganaste { $when }, y contigo { $who }: { $what }
   *[other] Tu equipo ganó { $when }, y con él { $who }: { $what }
}
story-end-theirs = { $n ->
    [one] Perdiste { $when }: la victoria fue de { $who }.
   *[other] Tu equipo perdió { $when }: la victoria fue de { $who }.
}
story-end-theirs-told = { $n ->
    [one] Perdiste { $when }: { $what } La victoria fue de { $who }.
   *[other] Tu equipo perdió { $when }: { $what } La victoria fue de { $who }.
}
story-end-together-won = { $n ->
    [one] Ganaste { $when }.
   *[other] Ganasteis juntos { $when }.
}
story-end-together-lost = { $n ->
    [one] Perdiste { $when }.
   *[other] Perdisteis juntos { $when }.
}
# What somebody should have picked instead.
story-better = { $pick } ({ $who })
# Within an adventure, a fight alone was looked at: $n of 100, which is a victory without losses.
story-better-fight = { $pick } ({ $who }; vale { $n } de 100 más en ese combate)

# Retos
refused-puzzle = No existe ese reto.
refused-lesson = No existe esa lección.
refused-how = Nadie ha escrito cómo se juega a eso.
puzzle-why-solved = Resuelto: nada habría podido impedirlo.
puzzle-why-shown = Esta es la solución.
puzzle-why-roll = Aún podía salir mal: bastan estos dados para echarlo a perder.
puzzle-why-answer = Aún podía salir mal: basta esta respuesta para echarlo a perder.
puzzle-why-unseen = Aún podía salir mal: nadie podía saber lo que ha salido a la luz.
puzzle-why-gone = Con lo que queda ya no se puede asegurar el objetivo.

# Around the table
refused-host = Solo puede hacerlo quien puso esta mesa.
refused-handed = Un bot juega por ti: recupera primero tu asiento.
refused-not-handed = Ningún bot juega por ti: el asiento ya es tuyo.
refused-left = Has dejado esta mesa.
refused-deleted = Quien puso esta mesa la ha borrado.
# $n (number)
table-seat = Asiento { $n }
table-sat = { $name } se ha sentado.
table-handed = De momento un bot juega por { $name }.
table-late = { $name } no jugó a tiempo: un bot sigue por esa persona hasta que recupere su asiento.
table-back = { $name } vuelve a jugar.
table-left = { $name } ha dejado la mesa.
table-left-to = { $name } ha dejado la mesa; { $bot } sigue en su lugar.
table-renamed = { $old } se llama { $name } desde aquí.
refused-same-time = Ese ya es el tiempo de cada jugada.
table-time-0 = Acuerdo de todos: desde aquí cada jugada puede tardar lo que tarde.
table-time-86400 = Acuerdo de todos: desde aquí cada jugada puede tardar un día.
table-time-259200 = Acuerdo de todos: desde aquí cada jugada puede tardar tres días.

# Aviso a quien no está
refused-endpoint = El servidor no llama a esa dirección.
refused-mail = No se ha podido enviar el correo. ¿Es correcta la dirección?
refused-no-mailbox = Con esa clave ya no se pide ningún correo.

# Passkeys, and what is one's own
refused-site = Esta página no está en la dirección que el servidor tiene por suya. Quien lo administra puede indicarla: docs/accounts.md explica cómo.
refused-passkey = Esta llave de acceso no se ha aceptado. Inténtalo otra vez o usa otra.
refused-passkey-unknown = Nadie tiene aquí esta llave de acceso. ¿Quizá se eliminó?
refused-passkeys = Ya tienes todas las llaves de acceso que se pueden tener: elimina una antes.
refused-last-passkey = Es tu única llave de acceso: sin ella no podrías volver. Crea otra antes.
refused-challenge = Ha tardado demasiado o ya estaba respondido: empieza de nuevo.
refused-signed-out = Ya no tienes la sesión iniciada en este navegador.
