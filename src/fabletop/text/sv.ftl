### Programmets egna ord, i terminalen och på kommandoraden. Svenska.

## Games


## Playing in the terminal

# $game (text)
terminal-welcome = Välkommen till { $game }.
# $path (text)
terminal-autosave = Partiet sparas efter varje val, i { $path }.
# $promise (text)
terminal-promise = Ärliga tärningar: fröet är bestämt och visas på slutet. Dess löfte: { $promise }
terminal-keys = siffra: välj · ?: varför · ? 3: om val 3 · t: tips · u: ångra · q: spara och sluta · h: hjälp
# $place (text): 204, C3
terminal-keys-place = { $place }: välj den platsen

# $seat (text)
terminal-pass-keyboard = Lämna tangentbordet till { $seat }.
terminal-press-enter = Tryck Enter när ingen annan tittar.
# $seat; heading of what somebody may do while another is asked
terminal-others = { $seat } får
# $seat (text)
terminal-thinking = { $seat } tänker …
# $n (number)
terminal-earlier =
    { $n ->
        [one] … och en sak till före det; l visar den.
       *[other] … och { $n } saker till före det; l visar dem.
    }
terminal-nothing-happened = Ingenting har hänt ännu.

terminal-help = Det här kan du skriva
help-number = en siffra
    .text = välj det alternativet
# $place (text): 204, C3
help-place = { $place }
    .text = välj det som gäller den platsen, där brädet har platser som går att skriva
help-repeat = 3*
    .text = välj alternativ 3 så länge det finns, för att spela alla dina mynt
help-why = ?
    .text = förklara frågan, med dess regler
help-option = ? 3
    .text = förklara alternativ 3: dess kort och dess regler
help-name = ? svärd
    .text = förklara kortet eller hjälten med det namnet, eller en del av det
help-hint = t
    .text = vad en skarp spelare skulle göra här, och varför; Ctrl+C avbryter tanken
help-undo = u
    .text = ta tillbaka ditt senaste val, om inget har slagits eller visats sedan dess
help-save = s
    .text = spara
help-quit = q
    .text = spara och sluta
help-log = l
    .text = visa allt som har hänt
help-redraw = r
    .text = rita om bordet
help-help = h
    .text = visa den här listan

# $n (text), $most (number)
terminal-no-option = Det finns inget alternativ { $n }. Skriv en siffra från 1 till { $most }, eller h för hjälp.
# $place (text), $numbers (text): 4, 7
terminal-several-at = Det finns flera alternativ på { $place }: välj ett av dem med dess nummer ({ $numbers }).
# $what (text)
terminal-unknown = Jag förstår inte ”{ $what }”; h visar vad du kan skriva.
terminal-rules = Reglerna bakom
# $what (text)
terminal-not-found = Inget kort och ingen hjälte har ”{ $what }” i namnet.
# $names (text)
terminal-several = Flera heter så: { $names }
terminal-option-plain = Det finns inget mer att säga om det här alternativet.

# $n (number): of the option; what to do and why comes after it
terminal-hint = Tips: alternativ { $n }.
terminal-hint-thinking = Tänker ut ett tips … Ctrl+C avbryter.
terminal-hint-stopped = Tipset avbröts. Partiet är som det var: välj, eller fråga igen med t.
terminal-no-hint = Här finns inget att välja mellan: ta det enda alternativet.
terminal-hint-rivals = Med rivaler vid samma tangentbord ges inga tips; välj själv.

terminal-undone = Återtaget.
terminal-no-undo = Det går inte att ta tillbaka: sedan ditt senaste val har något slagits, dragits eller visats.
terminal-nothing-to-undo = Det finns inget val att ta tillbaka ännu.
# $path (text)
terminal-saved = Sparat i { $path }.
# $path (text)
terminal-bye = Partiet är sparat i { $path }. Vi ses!

# $names (text), $n (number)
terminal-won =
    { $n ->
        [one] { $names } vinner!
       *[other] { $names } vinner tillsammans!
    }
terminal-nobody-won = Partiet är slut och ingen har vunnit.
# $seed (text)
terminal-seed = Fröet var { $seed }.
# $promise (text)
terminal-kept = Det håller löftet från början: { $promise }
# $command (text)
terminal-next-chapter = För att gå vidare till nästa kapitel: { $command }
# $command (text)
terminal-chapter-again = För att spela kapitlet igen: { $command }
# $cards (text)
terminal-along = Följer med av sig självt: { $cards }.
# $n (number)
terminal-keep =
    { $n ->
        [one] Vilket kort går vidare till nästa kapitel? Skriv dess nummer; bara Retur tar inget.
       *[other] Vilka kort går vidare till nästa kapitel? Skriv upp till { $n } nummer; bara Retur tar inget.
    }
# $n (number)
terminal-keep-most =
    { $n ->
        [one] Högst ett kort går vidare.
       *[other] Högst { $n } kort går vidare, varje nummer en gång.
    }
