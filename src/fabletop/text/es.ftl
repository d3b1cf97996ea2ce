### Las palabras del propio programa, en la terminal y en la línea de órdenes. Español.

## Games


## Playing in the terminal

# $game (text)
terminal-welcome = Te damos la bienvenida a { $game }.
# $path (text)
terminal-autosave = La partida se guarda tras cada elección en { $path }.
# $promise (text)
terminal-promise = Dados limpios: la semilla está fijada y se enseña al final. Su promesa: { $promise }
terminal-keys = número: elegir · ?: por qué · ? 3: sobre la opción 3 · t: pista · u: deshacer · q: guardar y salir · h: ayuda
# $place (text): 204, C3
terminal-keys-place = { $place }: elegir ese lugar

# $seat (text)
terminal-pass-keyboard = Pasa el teclado a { $seat }.
terminal-press-enter = Pulsa Intro cuando no mire nadie más.
# $seat; heading of what somebody may do while another is asked
terminal-others = { $seat } puede
# $seat (text)
terminal-thinking = { $seat } está pensando…
# $n (number)
terminal-earlier =
    { $n ->
        [one] … y una cosa más antes; l la muestra.
       *[other] … y { $n } cosas más antes; l las muestra.
    }
terminal-nothing-happened = Todavía no ha pasado nada.

terminal-help = Lo que puedes escribir
help-number = un número
    .text = elegir esa opción
# $place (text): 204, C3
help-place = { $place }
    .text = elegir la opción de ese lugar, si el tablero tiene lugares que se pueden escribir
help-repeat = 3*
    .text = elegir la opción 3 mientras se ofrezca, para jugar todas tus monedas
help-why = ?
    .text = explicar lo que se pregunta, con sus reglas
help-option = ? 3
    .text = explicar la opción 3: su carta y sus reglas
help-name = ? espada
    .text = explicar la carta o el héroe de ese nombre, entero o en parte
help-hint = t
    .text = qué haría aquí un jugador agudo, y por qué; Ctrl+C detiene la reflexión
help-undo = u
    .text = deshacer tu última elección, si desde entonces no se ha tirado ni revelado nada
help-save = s
    .text = guardar
help-quit = q
    .text = guardar y salir
help-log = l
    .text = mostrar todo lo que ha pasado
help-redraw = r
    .text = volver a dibujar la mesa
help-help = h
    .text = mostrar esta lista

# $n (text), $most (number)
terminal-no-option = No hay ninguna opción { $n }. Escribe un número del 1 al { $most }, o h para ver la ayuda.
# $place (text), $numbers (text): 4, 7
terminal-several-at = Hay varias opciones en { $place }: elige una por su número ({ $numbers }).
# $what (text)
terminal-unknown = No entiendo «{ $what }»; h muestra lo que puedes escribir.
terminal-rules = Las reglas que lo explican
# $what (text)
terminal-not-found = Ninguna carta ni héroe lleva «{ $what }» en su nombre.
# $names (text)
terminal-several = Hay varios con ese nombre: { $names }
terminal-option-plain = No hay más que decir sobre esta opción.

# $n (number): of the option; what to do and why comes after it
terminal-hint = Pista: opción { $n }.
terminal-hint-thinking = Pensando una pista … Ctrl+C lo detiene.
terminal-hint-stopped = La pista se ha cancelado. La partida sigue igual: elige, o vuelve a pedirla con t.
terminal-no-hint = Aquí no hay nada que decidir: elige la única opción.
terminal-hint-rivals = Con rivales en el mismo teclado no hay pistas; elige por tu cuenta.

terminal-undone = Deshecho.
terminal-no-undo = No se puede deshacer: desde tu última elección se ha tirado, robado o revelado algo.
terminal-nothing-to-undo = Todavía no hay nada que deshacer.
# $path (text)
terminal-saved = Guardado en { $path }.
# $path (text)
terminal-bye = La partida queda guardada en { $path }. ¡Hasta pronto!

# $names (text), $n (number)
terminal-won =
    { $n ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan juntos { $names }!
    }
terminal-nobody-won = La partida ha terminado y no ha ganado nadie.
# $seed (text)
terminal-seed = La semilla era { $seed }.
# $promise (text)
terminal-kept = Cumple la promesa hecha al principio: { $promise }
# $command (text)
terminal-next-chapter = Para pasar al siguiente capítulo: { $command }
# $command (text)
terminal-chapter-again = Para volver a jugar este capítulo: { $command }
# $cards (text)
terminal-along = Te acompaña sin elegirlo: { $cards }.
# $n (number)
terminal-keep =
    { $n ->
        [one] ¿Qué carta pasa al siguiente capítulo? Escribe su número; solo Intro no toma ninguna.
       *[other] ¿Qué cartas pasan al siguiente capítulo? Escribe hasta { $n } números; solo Intro no toma ninguna.
    }
# $n (number)
terminal-keep-most =
    { $n ->
        [one] Pasa como máximo una carta.
       *[other] Pasan como máximo { $n } cartas, cada número una vez.
    }
