# Vad den som är borta får veta.
post-move = Det är ditt drag.
# $n (number)
post-deadline = { $n ->
    [one] Ditt drag: mindre än två timmar återstår, sedan spelar en bott vidare åt dig.
   *[other] Ditt drag: { $n } timmar återstår, sedan spelar en bott vidare åt dig.
}
post-deadline-soon = Ditt drag: mindre än en timme återstår, sedan spelar en bott vidare åt dig.
post-sat = { $name } har satt sig: partiet kan börja.
post-sat-waits = { $name } har satt sig.
post-sat-many = Alla har satt sig: partiet kan börja.
post-sat-many-waits = Ytterligare någon har satt sig.
post-ended = Partiet är slut.
post-won = Partiet är slut, och du har vunnit.
mail-note-subject = { $table }: { $body }
mail-note =
    { $body }

    { $table }
    { $link }

    Vi skriver inte mer om det här bordet förrän du har varit där.
    Inga fler mejl alls: { $stop }
mail-ask-subject = Fabletop: ska vi skriva till dig?
mail-ask =
    Någon, förhoppningsvis du, har bett Fabletop att skriva till den här adressen när det är dennes drag.

    Om det var du, bekräfta det här:
    { $link }

    Om inte, gör ingenting: vi skriver inte igen.
