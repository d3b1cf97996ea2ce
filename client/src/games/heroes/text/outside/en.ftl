# What is said of it away from its board: in the lobby, in the set-up form and around the table.
game-heroes = Heroes
heroes-lead = Explore a land tile by tile, flag its mines, build up your town and lead an army of cards against whoever lives on the other shore.
heroes-play = Play a clash now
heroes-setup = Set up a game
clash-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
clash-tiles = A map of { $n } tiles
clash-special =
    { $n ->
        [one] One special rule
       *[other] { $n } special rules
    }
clash-hero = Hero of seat { $n }
clash-choose = Choose at the table
clash-random = By chance
setup-rival = Against
setup-more = More to agree on
setup-auto = as usual
seat-kind-book = By the book
group-attack = Attack
group-card = Play a card
group-spell = Cast a spell
group-morale = Morale
group-die = The die
group-unit = Unit
group-recruit = Recruit
group-reinforce = Reinforce
group-leave = Leave the field
guide-heroes-hero = Choose who leads your army. Might heroes hit harder, magic heroes cast better. Hover over one to read it.
guide-heroes-search = Your hero learns: take one of the cards shown. It goes into your deck.
guide-heroes-muster = Spend your gold: recruit units, and reinforce the ones you like. Fast units act first.
guide-heroes-deploy = Place up to five units in your two rows: click one, then a lit space. Archers like the back row.
guide-heroes-act = Your unit may move and then attack; archers shoot first and may step away after. Gold spaces are moves, red brackets are targets.
guide-heroes-act-2 = Point at a target to see what each die result would do before you attack.
guide-heroes-act-3 = Raised cards can be played now. A crown marks the expert use: stronger, but you have only a few in a round.
guide-heroes-answer = An attack is on its way. Play a card to help, or pass with Space.
own-heroes = own scenario
