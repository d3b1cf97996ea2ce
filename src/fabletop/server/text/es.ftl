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
refused-not-started = La mesa todavía espera jugadores.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
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
refused-hint-others = Los consejos son para quien juega solo contra bots: aquí nadie más los tiene.
refused-level = Ningún bot de este juego juega así.
refused-no-bot = Ahí no se sienta ningún bot.

# What the server itself has to say in the chronicle.
table-changed = El programa se ha actualizado: desde aquí esta mesa se juega con sus reglas de hoy. Las jugadas que ya no concuerdan se han apartado, y nada anterior puede deshacerse.
replay-gap = Esta versión del programa no puede mostrar estas jugadas; la repetición sigue en la jugada { $n }.
table-bot = { $name } juega desde aquí como { $level }.
table-bot-novice = principiante
table-bot-steady = jugador sereno
table-bot-sharp = jugador agudo
table-bot-master = maestro

# What a good player would pick: n and m are how many games of 100 are won.
counsel-pick = Un buen jugador elegiría: { $pick }.
counsel-game = { $pick }: gana en un { $n } % más o menos (lo siguiente mejor: { $other }, { $m } %).
counsel-game-alike = { $pick }: gana en un { $n } % más o menos (casi igual de bueno: { $other }, { $m } %).
counsel-game-unsure = { $pick }: gana en un { $n } % más o menos (menos seguro: { $other }, { $m } %).
counsel-game-alone = { $pick }: gana en un { $n } % más o menos.
# In an adventure a fight alone is at stake: 100 is one that is won without losses.
counsel-fight = { $pick }: el combate vale entonces unos { $n } de 100 (lo siguiente mejor: { $other }, { $m }).
counsel-fight-alike = { $pick }: el combate vale entonces unos { $n } de 100 (casi igual de bueno: { $other }, { $m }).
counsel-fight-unsure = { $pick }: el combate vale entonces unos { $n } de 100 (menos seguro: { $other }, { $m }).
counsel-fight-alone = { $pick }: el combate vale entonces unos { $n } de 100, si una victoria sin pérdidas es 100.

# Retos
refused-puzzle = No existe ese reto.
puzzle-why-solved = Resuelto: nada habría podido impedirlo.
puzzle-why-shown = Esta es la solución.
puzzle-why-roll = Aún podía salir mal: bastan estos dados para echarlo a perder.
puzzle-why-answer = Aún podía salir mal: basta esta respuesta para echarlo a perder.
puzzle-why-unseen = Aún podía salir mal: nadie podía saber lo que ha salido a la luz.
puzzle-why-gone = Con lo que queda ya no se puede asegurar el objetivo.
