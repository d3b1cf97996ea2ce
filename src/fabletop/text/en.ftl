### The words of the program itself, in the terminal and on the command line. English.

## Games


## Playing in the terminal

# $game (text)
terminal-welcome = Welcome to { $game }.
# $path (text)
terminal-autosave = The game is saved after every pick, in { $path }.
# $promise (text)
terminal-promise = Fair dice: the seed is fixed and shown at the end. Its promise: { $promise }
terminal-keys = number: pick · ?: why · ? 3: about option 3 · t: hint · u: undo · q: save and quit · h: help
# $place (text): 204, C3
terminal-keys-place = { $place }: pick that place

# $seat (text)
terminal-pass-keyboard = Pass the keyboard to { $seat }.
terminal-press-enter = Press Enter when nobody else is looking.
# $seat; heading of what somebody may do while another is asked
terminal-others = { $seat } may
# $seat (text)
terminal-thinking = { $seat } is thinking …
# $n (number)
terminal-earlier =
    { $n ->
        [one] … and one thing before that; l shows it.
       *[other] … and { $n } things before that; l shows them.
    }
terminal-nothing-happened = Nothing has happened yet.

terminal-help = What you can type
help-number = a number
    .text = pick that option
# $place (text): 204, C3
help-place = { $place }
    .text = pick the option of that place, where the board has places that can be typed
help-repeat = 3*
    .text = pick option 3 as often as it is on offer, to play all your coins
help-why = ?
    .text = explain what is asked, with its rules
help-option = ? 3
    .text = explain option 3: its card and its rules
help-name = ? sword
    .text = explain the card or hero with that name, or part of it
help-hint = t
    .text = what a sharp player would do here, and why; Ctrl+C stops the thought
help-undo = u
    .text = take your last pick back, unless dice or cards have been revealed since
help-save = s
    .text = save
help-quit = q
    .text = save and quit
help-log = l
    .text = show everything that has happened
help-redraw = r
    .text = draw the table again
help-help = h
    .text = show this list

# $n (text), $most (number)
terminal-no-option = There is no option { $n }. Type a number from 1 to { $most }, or h for help.
# $place (text), $numbers (text): 4, 7
terminal-several-at = Several options are at { $place }: pick one of them by its number ({ $numbers }).
# $what (text)
terminal-unknown = I do not understand “{ $what }”; h shows what you can type.
terminal-rules = The rules behind it
# $what (text)
terminal-not-found = No card or hero has “{ $what }” in its name.
# $names (text)
terminal-several = Several have that in their name: { $names }
terminal-option-plain = There is no more to say about this option.

# $n (number): of the option; what to do and why comes after it
terminal-hint = Hint: option { $n }.
terminal-hint-thinking = Thinking about a hint … Ctrl+C stops it.
terminal-hint-stopped = The hint was stopped. The game is as it was: pick, or ask again with t.
terminal-no-hint = There is nothing to choose here: pick the only option.
terminal-hint-rivals = With rivals at the same keyboard there are no hints; pick by yourself.

terminal-undone = Taken back.
terminal-no-undo = This cannot be taken back: since your last pick something was rolled, drawn or revealed.
terminal-nothing-to-undo = There is no pick to take back yet.
# $path (text)
terminal-saved = Saved in { $path }.
# $path (text)
terminal-bye = The game is saved in { $path }. See you!

# $names (text), $n (number)
terminal-won =
    { $n ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
terminal-nobody-won = The game is over, and nobody has won.
# $seed (text)
terminal-seed = The seed was { $seed }.
# $promise (text)
terminal-kept = It keeps the promise made at the start: { $promise }
# $command (text)
terminal-next-chapter = To go on to the next chapter: { $command }
# $command (text)
terminal-chapter-again = To play this chapter again: { $command }
# $cards (text)
terminal-along = Comes along by itself: { $cards }.
# $n (number)
terminal-keep =
    { $n ->
        [one] Which card goes on to the next chapter? Type its number; Enter alone takes none.
       *[other] Which cards go on to the next chapter? Type up to { $n } numbers; Enter alone takes none.
    }
# $n (number)
terminal-keep-most =
    { $n ->
        [one] At most one card goes on.
       *[other] At most { $n } cards go on, each number once.
    }
