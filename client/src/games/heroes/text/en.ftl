locale = en
attacker = attacker
defender = defender
guards = Guards
by-book = plays by the book
by-ai = AI hero
level-n = level { $n }
field = Combat board
order = Order
round-n = Round { $n }
order-told = { $name }, initiative { $n }, { $state }
order-done = has acted
order-now = acts now
order-next = still to act
space-at = rank { $rank }, file { $file }
wall = Wall
gate = Gate
rubble = Rubble
unit-told = { $name }, { $size }, attack { $attack }, defence { $defence }, { $left } of { $health } health, initiative { $initiative }
acting = acting
acting-short = acting
acted = has acted in this round
retaliated = has struck back in this round
paralysed = paralysed
defending = defending
stat-attack = Attack
stat-defence = Defence
stat-power = Power
stat-knowledge = Knowledge
stat-health = Health
stat-initiative = Initiative
crowns =
    { $n ->
        [one] expert effect
       *[other] expert effects
    }
crowns-why = Expert effects that are left in this round
spells-left =
    { $n ->
        [one] spell left
       *[other] spells left
    }
spells-why = Spells that may still be cast in this combat round
morale-good = positive morale
morale-bad = negative morale
morale-none = no morale
gold = gold
valuables = valuables
movement = movement
gold-left = gold left
in-play = In play
card-on = { $card } on { $unit }
fallen = Fallen
hand = Cards in hand
hand-n =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
deck = Deck
discard = Discard pile
your-hand = Your hand
empty-hand = No cards in hand
ways = Ways to use { $card }
deeds = What you may do
against = against
strikes-back = strike back at
damage = damage
damage-n = { $n } damage
attack-n = attack { $n }
defence-n = defence { $n }
power-n = power { $n }
key-space = Space
weigh = What you weigh
weigh-nothing = Point at a unit to read it.
preview = Attack preview
blow = The attack
blow-back = The blow struck back
now-acting = Acting now
looked-at = Looked at
no-powers = No special abilities.
die-told = die { $die }, { $chance } in a hundred
fate-falls = defeated
fate-flips = { $pack } turns to { $few }
fate-unhurt = unhurt
fate-hurt = { $left } of { $health } health left
guarded = { $n } if the shield holds
strike-back = { $unit } will strike back for { $damage }. Your { $mine } have { $left } health.
strike-back-maybe = { $unit } strike back for { $damage } if they survive ({ $chance } %). Your { $mine } have { $left } health.
no-strike-back = { $unit } will not strike back.
again = They shoot twice.
burn = The fire shield burns for { $n }.
roll-attack = Roll the attack
would-strike = { $mine } (attack { $attack }) strike { $unit } (defence { $defence }). Not done until you confirm.
no-die = No die is rolled.
before-die = The die is not rolled yet.
braced = A defence token: on +1 it stops one damage.
expert = expert
hurt-n = { $n } damage, { $left } health left
power-costs = Power for each strength: { $costs }
army = Army
army-choose = Choose a unit, then a space
army-place = Choose a lit space
army-first = Choose who stands first
army-empty = Every unit is placed.
muster = Muster your army
muster-how = Recruit a { $few }, then reinforce it to a { $pack }. Five units take the field.
owned = in your army
found = Choose a card
from-pile = from the discard pile
choose-hero = Choose your hero
specialty = Specialty:
others-choose = Another player chooses a hero.

map-keys = Map. Drag it, or use Shift with the arrow keys; plus and minus enlarge, C centres on the hero, M shows all
map-centre = Centre on the hero
map-whole = The whole map
map-nearer = Nearer
map-farther = Farther
map-inset = Overview: tap to go there
map-round = Round
map-rounds = Round { $n } of { $of }
map-astrologers = astrologers speak
map-resources = resource round
map-square = square: astrologers speak
map-happens = What happens when
map-happens-start = As it begins: { $effects }
map-happens-end = As it ends: { $effects }
map-lasts-now = at once
map-lasts-until-next = until the next proclamation
map-lasts-next-income = for the next income
map-goals = Goals
map-special = What is special here
map-wins-now = wins at once
map-wins-round = wins at the end of a round
map-wins-end = wins when the game ends
map-ends-now = at once
map-ends-round = at the end of the round
map-loses = loses
map-have = { $have } of { $need }
map-most-points = Most points
map-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
map-you = You
allies = Allies
allies-give = Give
allies-swap = Offer a card for another
swap-theirs = { $name } offers
swap-yours = You give
swap-none = You have no spell or artifact in hand.
map-ally = ally
map-together = Together
map-ai-turn = { $name } moves on.
map-ai-skip = any key: skip
map-turn = on turn
map-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
map-out = Out of the game
map-homeless = Without a home since round { $n }
map-no-army = No units
map-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
map-secondary = secondary hero
map-treasury = Treasury
map-income = next income { $n }
map-income-short = +{ $n } income
materials = materials
map-fight = If you fight here
map-cards =
    { $n ->
        [one] { $n } { $tier } card
       *[other] { $n } { $tier } cards
    }
map-drawn = Drawn when you enter.
map-odds = Odds?
map-odds-about = About { $n } % to win (an estimate)
map-odds-short = { $n } %
map-guard = guard { $n }
map-owner = Flag of { $name }
map-yours = Your flag
map-used = Already visited
map-stands = { $hero } ({ $name }) stands here
map-left =
    { $n ->
        [one] { $n } move left afterwards
       *[other] { $n } moves left afterwards
    }
map-point = Point at a field to read it.
map-back = Back
map-way = { $n } moves to get there
map-way-quiet = Nothing happens on the way.
map-way-fight = Nothing happens on the way; at its end there is a fight.
map-go-far = Go there, { $n } moves
map-go-fight = Go and fight, { $n } moves
map-reveal = Reveal
map-add = New tile
map-row = Open tiles, the next one first
map-row-next = Next
map-row-starting = Starting
map-row-near = Near
map-row-far = Far
map-row-centre = Centre
map-lay = Lay it here
map-swing = Turn
map-down = { $kind }, face down, guards { $levels }
map-face-down = face down
map-down-text = Nobody knows yet what lies there. Guards of { $levels }.
map-down-centre = The heart of the land. Guards of { $levels }.
map-turning = Turn the tile
map-turns = Six turns
map-turn-n = Turn { $n } of 6
map-turn-not = Turn { $n } of 6, not allowed
map-turn-refused = This way the tile would not join the known land as well as it can.
map-one-turn = Only this turn joins the known land.
map-turn-left = Turn left
map-turn-right = Turn right
map-turn-free = open
map-walled = walled off
map-set-down = Set it down
map-peek = Look at the top of a deck
map-town = Town
map-town-open = Open the town
map-hand = Hand ({ $n })
map-sheet = Your hero
map-tab-field = This field
map-tab-army = Army
map-tab-town = Town
map-tab-hand = Hand
tile-starting = Starting tile
tile-far = Far tile
tile-near = Near tile
tile-centre = Centre tile
tier-bronze = bronze
tier-silver = silver
tier-gold = gold
tier-azure = azure
town-title = Your town
town-other = The town
town-close = Back to the map
town-within =
    { $n ->
        [0] nothing is to be had just now
        [one] { $n } thing is within your purse
       *[other] { $n } things are within your purse
    }
town-later = first comes what you are asked
town-tokens = Tokens of this round
town-token-build = Build
town-token-people = People
town-token-spells = Spells
town-used = used
town-ready = ready
town-used-why = Used in this round
town-ready-why = May be used once in this round
town-tab-build = Build
town-tab-people = People
town-tab-spells = Spells
town-build = Build one
town-build-how = one building in each round
town-people = Recruit and reinforce
town-people-how = any number with one use of the token
town-built = built
town-affordable = affordable
town-short = { $what } short
town-gold = { $n } gold
town-materials =
    { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
town-valuables =
    { $n ->
        [one] { $n } valuable
       *[other] { $n } valuables
    }
town-have = you have the { $face }
town-stands = { $name }
town-needs = needs { $name }
town-hero = Secondary hero
town-hero-what = Walks the map for you, without cards and army of its own.
town-book = Spell book
town-book-what = Search (2) the spells, keep one.
town-do = Do it
town-treasury = Treasury
town-income = Next income
town-income-then = You will have
town-income-why = It comes with the next resource round, with your mines and settlements counted in. A City Hall gives its gift on top.
faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
faction-neutral = Neutral
tier-name-bronze = Bronze
tier-name-silver = Silver
tier-name-gold = Gold
panel-keep =
    { $n ->
        [one] { $n } die counts.
       *[other] { $n } dice count, one after the other.
    }
panel-reroll-morale = Reroll: morale
panel-reroll-luck = Reroll: Luck
panel-reroll-weasel = Reroll: week
panel-you-have = You have
panel-remove = Or give up one card
panel-remove-how = instead of trading; it leaves the game
panel-level = { $name } is level { $n }
panel-search = Search
panel-search-abilities = Search the abilities
panel-search-spells = Search the spells
panel-search-artifacts = Search the artifacts
panel-hand = hand limit { $n }
panel-expert =
    { $n ->
        [one] { $n } expert effect a round
       *[other] { $n } expert effects a round
    }
panel-left =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
panel-look-how = Look at the deck, or take what lies open on its pile: you choose before you see.
panel-search-how = What you leave goes face up on the pile of its deck, where others can take it.
panel-astrologers = Astrologers’ round { $n }
panel-cards-left =
    { $n ->
        [one] { $n } card still to come
       *[other] { $n } cards still to come
    }
panel-ride-on = Ride on
panel-rounds = Rounds
panel-difficulty = Difficulty
panel-easy = easy
panel-normal = normal
panel-hard = hard
panel-impossible = impossible
panel-start = You begin with
panel-begin = To the map
panel-window = What you build and buy now counts in the fight.
ended-goal = What was played for is done:
ended-undone = What must not happen has happened:
ended-late = The last round has passed, and the goal was not reached.
ended-points = Points
ended-holdings = Mines and settlements
ended-buildings = Buildings
ended-artifacts = Artifacts
ended-level = Level of the hero
ended-secondaries = Secondary heroes beaten
ended-main-hero = A main hero beaten
ended-scenario = For the scenario
ended-won = Won on the way
ended-team = The team together
ended-team-won = won
ended-team-lost = lost
ended-all = In all
ended-cubes = Cubes taken
ended-fights = Fights won
ended-lost = Fights lost
ended-earned = Gold earned
ended-treasure = Treasury at the end
panel-close = Close
