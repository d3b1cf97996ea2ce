# What those who are away are told.
post-move = It is your move.
# $n (number)
post-deadline = { $n ->
    [one] Your move: less than two hours are left, then a bot plays on for you.
   *[other] Your move: { $n } hours are left, then a bot plays on for you.
}
post-deadline-soon = Your move: less than an hour is left, then a bot plays on for you.
post-sat = { $name } has sat down: the game can begin.
post-sat-waits = { $name } has sat down.
post-sat-many = Everybody has sat down: the game can begin.
post-sat-many-waits = Somebody else has sat down.
post-ended = The game is over.
post-won = The game is over, and you have won.
mail-note-subject = { $table }: { $body }
mail-note =
    { $body }

    { $table }
    { $link }

    We write no more about this table until you have been there.
    No more mails at all: { $stop }
mail-ask-subject = Fabletop: shall we write to you?
mail-ask =
    Somebody, we hope you, asked Fabletop to write to this address when it is their move.

    If it was you, say so here:
    { $link }

    If not, do nothing: we will not write again.
