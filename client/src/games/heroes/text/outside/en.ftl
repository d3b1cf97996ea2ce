# What is said of it away from its board: in the lobby, in the set-up form and around the table.
game-heroes = Heroes
heroes-lead = Explore a land tile by tile, flag its mines, build up your town and lead an army of cards against whoever lives on the other shore.
heroes-play = Play a clash now
heroes-duel = Fight a duel now
heroes-setup = Set up a game
heroes-campaigns = Campaigns
heroes-campaigns-lead = Stories for one player: what you win in a chapter goes with you into the next.
campaign-progress = { $won } of { $all } won
campaign-chapter = Chapter { $n }
campaign-locked = Locked
campaign-open = Open
campaign-won = Won
campaign-running = Being played
campaign-best =
    { $n ->
        [one] Best so far: won at “{ $difficulty }” in one round
       *[other] Best so far: won at “{ $difficulty }” in { $n } rounds
    }
campaign-first = Win “{ $name }” first: its cards come along.
campaign-hero = Hero
campaign-begin = Begin the chapter
campaign-anew = Begin it anew
campaign-resume =
    { $n ->
        [0] Go on playing
       *[other] Go on playing: round { $n }
    }
campaign-to-next = On to chapter { $n }
campaign-again = Again with the same cards
campaign-cards = Choose other cards
campaign-cards-first = Choose your cards
campaign-after = After a win:
campaign-keeps =
    { $n ->
        [one] one card of your choice goes on
       *[other] { $n } cards of your choice go on
    }, with all statistic cards and your first specialty{ $resources ->
        [all] , and all resources
        [half] , and half of your resources
       *[none] { "" }
    }{ $units ->
        [all] , and your army
       *[none] { "" }
    }.
campaign-reward = Reward: { $what }.
campaign-along = Comes along by itself
campaign-choose =
    { $n ->
        [one] Choose a card to take along
       *[other] Choose up to { $n } cards to take along
    }
campaign-no-cards = There is no other card to choose from.
campaign-left =
    { $taken ->
        [one] One card taken
       *[other] { $taken } cards taken
    }; { $n ->
        [0] that is all you may take.
        [one] you may take one more.
       *[other] you may take { $n } more.
    }
campaign-begin-next = Begin chapter { $n }
campaign-not-yours = Only who played this chapter can go on from it, in the browser where it was played.
rivals = Who opposes you
rival-level = level { $n }
rival-cards =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
rival-spells =
    { $n ->
        [one] one spell
       *[other] { $n } spells
    }
rival-moves =
    { $n ->
        [1] From the start
       *[other] From round { $n }
    }, { $points ->
        [one] one movement point a round
       *[other] { $points } movement points a round
    }
rival-waits = Appears later
clash-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
clash-rounds-drawn = 8 to 16 rounds
clash-tiles = A map of { $n } tiles
clash-special =
    { $n ->
        [one] One special rule
       *[other] { $n } special rules
    }
clash-ally = Your ally
clash-hero = Hero of seat { $n }
clash-choose = Choose at the table
clash-random = By chance
heroes-introductory = A good one to begin with.
heroes-tab-own = My own
heroes-tab-fight = One fight
heroes-goal-capture = take a town
heroes-goal-grail = bring the cup
heroes-goal-hold = hold a place
heroes-goal-build = build first
heroes-goal-race = a race
heroes-goal-survive = hold out
heroes-goal-slay = slay a foe
heroes-goal-escort = see them through
heroes-goal-gather = gather
heroes-goal-points = most points
setup-auto = as usual
guide-heroes-hero = Choose who leads your army. Might heroes hit harder, magic heroes cast better. Hover over one to read it.
guide-heroes-search = Your hero learns: take one of the cards shown. It goes into your deck.
guide-heroes-muster = Spend your gold: recruit units, and reinforce the ones you like. Fast units act first.
guide-heroes-deploy = Place up to five units in your two rows: click one, then a lit space. Archers like the back row.
guide-heroes-act = Your unit may move and then attack; archers shoot first and may step away after. Gold spaces are moves, red brackets are targets.
guide-heroes-act-2 = Point at a target to see what each die result would do before you attack.
guide-heroes-act-3 = Raised cards can be played now. A crown marks the expert use: stronger, but you have only a few in a round.
guide-heroes-answer = An attack is on its way. Play a card to help, or pass with Space.
own-heroes = own scenario
heroes-make = Make a map of your own
clash-own = my own
clash-change = Change it in the editor
clash-copy = Make a copy of your own
bot-way-sharp-heroes = Looks ahead in every fight.
bot-way-master-heroes = Looks far ahead in every fight, and takes its time.
heroes-end-won =
    { $n ->
        [one] Your banner flies over the land
       *[other] The banners of your side fly over the land
    }
heroes-end-lost =
    { $n ->
        [one] Your banner is down: the land is { $names }’s
       *[other] The banners of your side are down: { $names } share the land
    }
heroes-end-seen =
    { $n ->
        [one] The banner of { $names } flies over the land
       *[other] The banners of { $names } fly over the land
    }
heroes-end-nobody = The land belongs to no one
heroes-end-duel-won = The field is yours
heroes-end-duel-lost =
    { $n ->
        [one] { $names } holds the field; your army is beaten
       *[other] { $names } hold the field; your army is beaten
    }
heroes-end-duel-seen =
    { $n ->
        [one] { $names } holds the field
       *[other] { $names } hold the field
    }
heroes-end-duel-nobody = The field is left to the crows
heroes-end-together-won =
    { $n ->
        [one] Your banner held, and the land is safe
       *[other] Together you held out, and the land is safe
    }
heroes-end-together-lost = The land is safe, but not by your hand
heroes-end-together-seen =
    { $n ->
        [one] { $names } has made the land safe
       *[other] { $names } have made the land safe
    }
heroes-end-together-nobody = The land is lost

# Goals of puzzles in the lobby, where nobody is named
heroes-puzzle-win = Win the combat in this round, whatever the dice say.
heroes-puzzle-cut-down = Defeat a unit before it acts, whatever the dice say.
