# The words of the mountain board. Those of cards, items, foes and places come with the catalogue and the view.
heroes = Heroes
strength = Strength
willpower = Willpower
field-told = Field { $field }
foe-told = { $name }, strength { $strength }, willpower { $willpower }
foe-values = { $name }: strength { $strength }, willpower { $willpower }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
jump-told = Jump: { $n } willpower
deeds-of = Free actions of { $name }
deeds-n = { $n ->
    [one] 1 free action
   *[other] { $n } free actions
}
narrator = The narrator stands here
narrator-told = Legend track: the narrator stands on { $letter }
star = Something happens here
day-n = Day { $n }
overtime = Overtime: −{ $n } willpower
disc-told = { $name }: { $n ->
    [one] 1 hour spent
   *[other] { $n } hours spent
}
sunrise = Sunrise
rooster = Whoever ends the day first begins the next
foresee = Foresee
foresee-symbol = { $name }: show { $n ->
    [one] 1 move
   *[other] { $n } moves
} on the board
on-field = field { $field }
dice-n = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
day-ended = day ended
hours-spent = { $n ->
    [0] no hour spent
    [one] 1 hour spent
   *[other] { $n } hours spent
}
dweller = Cave dweller
page-before = The card before
page-next = Next card
page-close = On we go
goals = Goals
optional = not needed to win
tables = Creatures and equipment
creatures = Creatures
equipment = Equipment
reward = Reward
shields-free = { $n ->
    [one] 1 golden shield free
   *[other] { $n } golden shields free
}
story = The story so far
fight-won = Fight on { $field }: won in round { $n }
fight-over = Fight on { $field }: over after round { $n }
fight-at = Fight on { $field }: round { $n }
fight-begins = Fight on { $field }: who takes part?
fight-together = Together
against = against
die-counts = { $n }, counts
value-heroes = Combat value of the heroes: { $n }
value-foe = Combat value of the foe: { $n }
willpower-left = { $n } willpower
how-best = best die { $n }
how-last = last die { $n }
how-equal = helm: equal dice add up { $n }
how-joined = iron gauntlet: two dice add up { $n }
how-doubled = witch's brew: die doubled { $n }
part-own = strength { $n }
part-white-cube = Ambra's white cube +{ $n }
part-cave = in the cave +{ $n }
part-axe = axe +{ $n }
part-sword = whole sword +{ $n }
part-lent = lent strength +{ $n }
foe-equal = equal dice add up { $n }
foe-number = to be beaten: { $n }
foe-less = crown −{ $n }
go-on = Go on
dice-again = Watch the dice again
event-good = Event: good news
event-bad = Event
card-letter = Legend card { $letter }
card-legend = Legend card
put-away = Put away
teaches = { $n ->
    [one] A rule:
   *[other] Rules:
}
page-of = { $n } of { $count }
book-open = open
book-gone = gone
book-away = on the legend track
book-closed = closed
dice-at = at { $range } willpower
held = held
abilities = Abilities
not-yet = (not yet in this legend)
white-cube = white cube on { $n }
logs-on-track = { $n ->
    [one] 1 log on the track
   *[other] { $n } logs on the track
}
burnt = burnt: at most { $n }
slot-head = Room for a helm or hood
slot-large = Room for a large item
slot-small = Room for a small item
no-food = no food
cauldron = Cauldron
here = Here:
fold = Less
rules-and-loss = { $n ->
    [one] 1 rule, and how one loses
   *[other] { $n } rules, and how one loses
}
goal-done = (done)
goals-none = No goal has been set yet.
loses = The legend is lost when
loses-shields = { $n ->
    [0] a creature gets in: no golden shield is free any more.
    [one] a creature gets in and no golden shield is free; 1 is left.
   *[other] a creature gets in and no golden shield is free; { $n } are left.
}
loses-narrator = { $n ->
    [one] the narrator reaches { $letter }: 1 step.
   *[other] the narrator reaches { $letter }: { $n } steps.
}
loses-foe-camp = { $foe } comes to the camp.
loses-foe-wagon = { $foe } comes to the wagon.
loses-foe-field = { $foe } comes to field { $field }.
loses-farmers = { $n ->
    [0] one more farmer is lost: fewer would be left than the goal asks for.
    [one] fewer farmers are left than the goal asks for; 1 more may be lost.
   *[other] fewer farmers are left than the goal asks for; { $n } more may be lost.
}
loses-collapse = { $n ->
    [0] a hero is still inside ({ $area }): stage { $stage } of the collapse has fallen.
    [one] a hero is still inside ({ $area }) when stage { $stage } of the collapse falls; it is the next.
   *[other] a hero is still inside ({ $area }) when stage { $stage } of the collapse falls; { $n } stages to go.
}
loses-goals = this comes to pass: { $goals }
rules-in-force = Rules in force
shields = Golden shields
shield-free = free
dice = Dice
equipment-none = Nothing is left.
equipment-hint = Point at a thing to read what it does.
field-200 = Field 200
sunrise-box = Sunrise box
skeletons-n = { $n ->
    [one] 1 skeleton
   *[other] { $n } skeletons
}
decks = Left
decks-left = { $events ->
    [one] 1 event
   *[other] { $events } events
}, { $movement ->
    [one] 1 movement token
   *[other] { $movement } movement tokens
}, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
story-so-far = Story so far
cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
events-drawn = Events
take-along = Take somebody along
