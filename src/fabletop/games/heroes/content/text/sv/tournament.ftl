### Heroes: turneringar, där spelarna bygger kartan. Svenska.

## Före första rundan

prompt-choose-starter = Dina tärningar visar mest: vem börjar?
option-begin-self = Börja själv
# $seat (text)
option-begin-other = { $seat } börjar
hint-begin = den andra spelaren börjar med positiv moral
prompt-lay-tile-near = Lägg nästa närbricka, intill kartans mitt om det finns plats.
prompt-lay-tile-starting = Lägg din startbricka intill en närbricka.
prompt-lay-tile-starting-second = Lägg din startbricka intill en närbricka, så många brickor från din rival som möjligt.
prompt-lay-tile-far-first = Lägg din första fjärranbricka intill din startbricka.
prompt-lay-tile-far = Lägg nästa fjärranbricka intill minst två andra.
# $tiles (text)
option-lay = Lägg den bredvid { $tiles }
# $tiles (text)
label-lay = bredvid { $tiles }
# $tile (text)
prompt-turn-laid-tile = Du lägger { $tile }: åt vilket håll ligger den?
# $tile (text), $places (text)
table-row = Nästa { $tile }: { $places }.
# $n (number)
table-row-rest = { $n ->
    [one] En öppen bricka till.
   *[other] { $n } öppna brickor till.
}
# $seat (text), $n (number)
event-rolled-for-choice = { $seat } slår { $n } med två resurstärningar.
# $seat (text), $tile (text)
event-tile-laid = { $seat } lägger { $tile }.

## Under spelet

prompt-mulligan = Det här är din första hand: behåll den, eller blanda in handen och kasthögen i din lek och dra en ny.
option-draw-anew = Dra en ny hand
hint-draw-anew = bara en gång, i din första tur
option-pass-mulligan = Behåll den här handen
option-search-again = Använd moral: kasta alla dessa och leta igen
prompt-choose-neighbour = Från observatoriet får du vrida en bricka intill din som ingen hjälte står på.
# $tile (text)
option-swing = Vrid { $tile }
option-pass-choose-neighbour = Vrid ingen
# $tile (text)
prompt-swing-tile = Åt vilket håll ligger { $tile } från och med nu?
# $seat (text), $tile (text), $n (number)
event-tile-swung = { $seat } vrider { $tile } { $n }°.
event-points-decide = Därmed är spelet slut: nu avgör poängen.

## Att göra i ordning ett bord

mode-tournament = Turnering
    .text = Två spelare bygger kartan bricka för bricka, och flest poäng vinner.
# $tiles (text)
special-tournament = Alla brickor ligger uppvända, och spelarna lägger dem i tur och ordning: { $tiles }.
# $n (number), $tile (text)
special-tournament-tiles = { $n } × { $tile }
special-tournament-points = Poängen avgör: 1 för varje gruva och bosättning, varje byggnad, varje nivå och varje par föremål; 2 för varje besegrad sekundärhjälte, och 4 en gång för en huvudhjälte.
# $n (number), $what (text)
special-points = { $n } poäng för { $what }
point-grail-carried = att bära graalen
point-grail-home = graalen i din egen stad
point-stage-paid = varje betald etapp
point-obelisk-visited = varje besökt obelisk
point-utopia-held = att hålla drakens utopi
point-enemy-town-held = att hålla en fiendes stad

## Delade lekar

deck-basic-spells = de grundläggande besvärjelserna
deck-expert-spells = de avancerade besvärjelserna
deck-minor-artifacts = de mindre föremålen
deck-major-artifacts = de större föremålen
deck-relics = relikerna
peek-basic-spells = de grundläggande besvärjelserna
peek-expert-spells = de avancerade besvärjelserna
peek-minor-artifacts = de mindre föremålen
peek-major-artifacts = de större föremålen
peek-relics = relikerna
# $deck (text)
prompt-which-deck = Vilken lek bland { $deck }?
# $deck (text)
option-deck = Leta bland { $deck }
# $n (number)
hint-deck = { $n } kort
# $n (number), $card (text)
hint-deck-pile = { $n } kort · på högen: { $card }
setting-split_decks = Delade lekar
