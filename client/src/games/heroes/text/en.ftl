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
deck = Deck
discard = Discard pile
your-hand = Your hand
empty-hand = No cards in hand
ways = Ways to use { $card }
deeds = What you may do
against = against
strikes-back = strikes back at
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
map-astrologers-n = Astrologers, round { $n }
map-resources = resource round
map-square = square: astrologers speak
map-lasts-now = at once
map-lasts-until-next = until the next proclamation
map-lasts-next-income = for the next income
map-goals = Goals
map-wins-now = wins at once
map-wins-round = wins at the end of a round
map-loses = loses
map-have = { $have } of { $need }
map-limit = After round { $n } the most points win.
map-most-points = Most points
map-score =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
map-you = You
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
map-close = Close
map-back = Back
map-reveal = Reveal
map-add = New tile
map-supply =
    { $n ->
        [one] { $n } far tile in your supply
       *[other] { $n } far tiles in your supply
    }
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
map-town = Town
map-town-open = Open the town
map-town-nothing = There is nothing to do in town just now.
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
