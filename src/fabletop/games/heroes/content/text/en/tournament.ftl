### Heroes: tournaments, whose players build the map. English.

## Before the first round

prompt-choose-starter = Your dice are higher: who goes first?
option-begin-self = Go first
# $seat (text)
option-begin-other = { $seat } goes first
hint-begin = the second player starts with positive morale
prompt-lay-tile-near = Lay the next near tile, beside the middle of the map if there is room.
prompt-lay-tile-starting = Lay your starting tile beside a near tile.
prompt-lay-tile-starting-second = Lay your starting tile beside a near tile, as many tiles away from your rival as can be.
prompt-lay-tile-far-first = Lay your first far tile, beside your starting tile.
prompt-lay-tile-far = Lay the next far tile, beside at least two others.
# $tiles (text)
option-lay = Lay it beside { $tiles }
# $tiles (text)
label-lay = beside { $tiles }
# $tile (text)
prompt-turn-laid-tile = You lay the { $tile }: which way does it lie?
# $tile (text), $places (text)
table-row = Next { $tile }: { $places }.
# $n (number)
table-row-rest = { $n ->
    [one] One more tile lies open.
   *[other] { $n } more tiles lie open.
}
# $seat (text), $n (number)
event-rolled-for-choice = { $seat } rolls { $n } with two resource dice.
# $seat (text), $tile (text)
event-tile-laid = { $seat } lays the { $tile }.

## During the game

prompt-mulligan = This is your first hand: keep it, or shuffle hand and discard pile into your deck and draw a new one.
option-draw-anew = Draw a new hand
hint-draw-anew = only once, in your first turn
option-pass-mulligan = Keep this hand
option-search-again = Spend morale: discard all of these and search again
prompt-choose-neighbour = From the observatory you may turn a tile beside yours on which no hero stands.
# $tile (text)
option-swing = Turn the { $tile }
option-pass-choose-neighbour = Turn none
# $tile (text)
prompt-swing-tile = Which way does the { $tile } lie from now on?
# $seat (text), $tile (text), $n (number)
event-tile-swung = { $seat } turns the { $tile } by { $n }°.
event-points-decide = That ends the game: now points decide.

## Setting up a table

mode-tournament = Tournament
    .text = Two players build the map tile by tile, and most points win.
# $tiles (text)
special-tournament = All tiles lie face up, and the players lay them in turn: { $tiles }.
# $n (number), $tile (text)
special-tournament-tiles = { $n } × { $tile }
special-tournament-points = Points decide: 1 for each mine and settlement, each building, each level and every two artifacts; 2 for each secondary hero beaten, and 4 once for a main hero.
# $n (number), $what (text)
special-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} for { $what }
point-grail-carried = carrying the grail
point-grail-home = the grail in your own town
point-stage-paid = each stage that is paid
point-obelisk-visited = each obelisk visited
point-utopia-held = holding the Dragon Utopia
point-enemy-town-held = holding an enemy's town

## Split decks

deck-basic-spells = basic spells
deck-expert-spells = expert spells
deck-minor-artifacts = minor artifacts
deck-major-artifacts = major artifacts
deck-relics = relics
peek-basic-spells = the basic spells
peek-expert-spells = the expert spells
peek-minor-artifacts = the minor artifacts
peek-major-artifacts = the major artifacts
peek-relics = the relics
# $deck (text)
prompt-which-deck = Which deck of { $deck }?
# $deck (text)
option-deck = Search the { $deck }
# $n (number)
hint-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
# $n (number), $card (text)
hint-deck-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
} · on its pile: { $card }
setting-split_decks = Split decks
