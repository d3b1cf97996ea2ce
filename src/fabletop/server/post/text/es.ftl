# Lo que se dice a quien no está.
post-move = Te toca.
# $n (number)
post-deadline = { $n ->
    [one] Te toca: quedan menos de dos horas; después un bot jugará por ti.
   *[other] Te toca: quedan { $n } horas; después un bot jugará por ti.
}
post-deadline-soon = Te toca: queda menos de una hora; después un bot jugará por ti.
post-sat = { $name } se ha sentado: la partida puede empezar.
post-sat-waits = { $name } se ha sentado.
post-sat-many = Ya está todo el mundo a la mesa: la partida puede empezar.
post-sat-many-waits = Alguien más se ha sentado.
post-ended = La partida ha terminado.
post-won = La partida ha terminado y has ganado.
mail-note-subject = { $table }: { $body }
mail-note =
    { $body }

    { $table }
    { $link }

    No escribiremos más sobre esta mesa hasta que pases por ella.
    No recibir más correos: { $stop }
mail-ask-subject = Fabletop: ¿quieres que te escribamos?
mail-ask =
    Alguien, esperamos que tú, ha pedido a Fabletop que escriba a esta dirección cuando le toque jugar.

    Si has sido tú, confírmalo aquí:
    { $link }

    Si no, no hagas nada: no volveremos a escribir.
