### The scenario editor of Heroes. English.

title = Scenario editor
lead = Lay tiles of the box, say what there is to win, and play it at once. Everything is kept in this browser; a link or a file takes it to others.
new = A new map
template = Begin from a template
open-file = Open a file…
unread = This file could not be read.
mine = My own
copies = A copy of …
# $name (text)
forget = Throw { $name } away
box = Tiles of the box
must-hold = A tile must hold
# $place (text)
must-hold-hint = Click a face-down tile: it will hold { $place }.
back-starting = Starting tile of a player
back-far = Far tile, face down
back-near = Near tile, face down
back-centre = Centre tile, face down
# $tile (text)
tile-named = Tile { $tile }
# $n (number)
tile-number = Number { $n }
# $n (number)
left = { $n } left
laid = laid
in-hand = in hand
# $n (number)
seat = Seat { $n }
# $place (text)
holds = holds { $place }
# $r (number), $q (number)
lay-at = Lay it here ({ $q }, { $r })
canvas = The map. Arrow keys walk over tiles and spots, Shift and arrows move it, plus and minus enlarge it.
# $tile (text)
hand-tile = { $tile }: Q, E turn it, a click lays it
# $tile (text)
hand-back = { $tile }: a click lays it
hand-empty = Take a tile from the box, or choose one on the map
keys-turn = Q, E turn it
keys-lift = Del lifts it
nearer = Closer
farther = Farther
whole = The whole map
turn-left = Turn left
turn-right = Turn right
face-down = Face down
face-up = Face up
move = Move
hand-move = Click where it shall lie
lift = Lift
hold-nothing = May hold anything
undo = Undo
redo = Do again
saved = saved
not-saved = not saved: this browser keeps nothing
which-map = Map for
# $n (number)
for-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
checker = The checker
checking = looking …
# $n (number)
found = { $n ->
    [0] nothing wrong · looks as you type
    [one] 1 mistake · looks as you type
   *[other] { $n } mistakes · looks as you type
}
show = Show
# $tiles (number), $players (number), $rounds (number), $most (number)
sound = Sound: { $tiles } tiles for { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $rounds } rounds of { $most }.
not-yet = Mend what the checker shows first
at-map = Map
# $players (number)
at-layout = Map for { $players }
# $players (number), $n (number)
at-tile = Map for { $players }, tile { $n }
# $n (number)
at-tile-only = Map, tile { $n }
# $n (number)
at-victory = Victory { $n }
# $n (number)
at-defeat = Defeat { $n }
# $n (number)
at-event = Event { $n }
# $n (number)
at-ai = AI hero { $n }
at-start = Start
at-rules = Special rules
at-places = Places
at-points = Points
at-players = Players
at-mode = Mode
at-goal = Goal
at-rounds = Rounds
at-at-limit = After the last round
at-factions = Factions
at-name = Name
at-story = Story
at-tokens = Tokens
at-projects = Projects
at-spots = Named fields
scenario = The scenario
name = Name
story = Story
mode = Mode
players = Players
rounds = Rounds
fewer = One less
more = One more
# $n (number)
at-most = { $n } at most
goal = About
limit = At the limit
begin-with = Begin with
income = Income
units = Units
buildings = Buildings
map-more = More about the map
lattice = Lattice
pool = Far tiles in hand
lattice-a = one way (a)
lattice-b = the other way (b)
lattice-mixed = both
goals = Goals
victory = Victory:
defeat = Defeat:
add-victory = A victory
add-defeat = A defeat
when = When
in-words = In words
condition = Condition
add-condition = A condition
events = Timed events
round-line = Rounds
# $n (number), $round (number)
round-with = Round { $round }, events: { $n }
# $rounds (text)
rounds-of = Round { $rounds }:
# $rounds (text)
rounds-end = End of round { $rounds }:
when-so = When it is so:
add-event = Add an event
every-from = From round
every-step = Every … rounds
# $n (number)
effect = Effect { $n }
add-effect = An effect
# $n (number)
choice = Choice { $n }
add-choice = A choice
# $n (number)
unit = Unit { $n }
add-unit = A unit
add-place = + a place
take-off = Take off
remove = Remove
none = as usual
ai-heroes = AI heroes
add-ai = An AI hero
faction = Faction
level = Level
army = Army
deck-might = Might cards
deck-magic = Magic cards
deck-skill = Skill cards
skill = Skill
spells = Spells
on-tile = On tile
on-field = On field
plan = Plan
plan-to = Goes to
when-beaten = When beaten
rules = Special rules
as-text = As text
as-text-lead = The whole file. What no form knows can be changed here, and stays as it is otherwise.
take-text = Take it over
# $n (number)
line = Line { $n }
no-map = There is no map in it.
share = Share
share-link = Link
share-link-lead = The link holds the whole scenario: whoever opens it can read, play or change a copy. Nothing is kept on the server.
copy-link = Copy
copied = Copied
download = As a file
download-map = Map for the community’s editor
left-out = Left out there:
# $n (number)
play = Play it, { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
gold-mine = gold mine
condition-captured = captured starting towns
condition-flags = own flags on places
condition-beaten = a hero was beaten
condition-lost-fight = fights lost
condition-eliminated = somebody is out
condition-cubes = faction cubes of them
condition-token-at = a token was brought
condition-token-lost = a token was destroyed
condition-carries = a token is carried
condition-visited = different places visited
condition-hero-at = a hero stands there
condition-fights-won = fights won
condition-holds = so much in the treasury
condition-points = points of the scenario
condition-project-done = a project is finished
condition-level = level of the main hero
condition-round = a round has begun
condition-difficulty = the game is hard enough
condition-tiles-known = tiles turned up
condition-tributes-covered = all tributes could be paid
condition-all = all of these
condition-any = any of these
condition-not = not
effect-gain = gain resources
effect-pay = pay, or else
effect-choose = choose one of these
effect-roll = roll dice
effect-search = search a deck
effect-experience = experience
effect-morale = morale
effect-movement = more movement
effect-draw = draw cards
effect-reinforce = reinforce a unit
effect-join = units join
effect-recruit-neutral = recruit a neutral unit
effect-build = build a building
effect-income = income for good
effect-clear-cubes = places can be visited again
effect-reveal = turn up tiles
effect-unflag = take flags off
effect-attack-town = guards attack the town
effect-ai-arrives = an AI hero arrives
effect-ai-joins = units join an AI hero
effect-ai-moves = an AI hero moves farther
effect-ai-army = an AI hero gets another army
effect-points = points of the scenario
effect-end = the game ends
effect-last-turns = the last turns
effect-tribute = a tribute
effect-take-aside = take a card that lies apart
effect-send-home = heroes go home
effect-return-token = a token goes back
effect-move-between = move between such places
effect-pass-token = hand a token over
effect-remove-card = remove a card of the hand
effect-fewer-cards = fewer cards next turn
effect-repeat-visit = repeat the gift of a place
effect-fall-to-level = fall back to a level
effect-unseal = open a sealed tile
effect-go-to = go to a place
effect-ambush = an ambush
slot-whose = whose
slot-who = who
slot-by = by whom
slot-from = of whom
slot-at-least = at least
slot-place = place
slot-places = places
slot-token = token
slot-project = project
slot-hero = hero
slot-against = against
slot-gold = gold
slot-materials = materials
slot-valuables = valuables
slot-to = for whom
slot-of = of whom
slot-on = whose town
slot-for = for whom
slot-else = or else
slot-lost = if it is lost
slot-unmoved = if unmoved
slot-one-of = choices
slot-die = die
slot-dice = dice
slot-keep = keep
slot-times = times
slot-deck = deck
slot-x = cards seen
slot-into = into
slot-n = how many
slot-kind = kind
slot-tiers = tiers
slot-price = price
slot-units = units
slot-kinds = buildings
slot-resource = resource
slot-steps = steps
slot-tiles = which
slot-tile = tile number
slot-count = how many
slot-level = level
slot-ai = AI hero
slot-result = result
slot-until = until round
slot-card = card
slot-guard = guards
choice-die-resource = resource die
choice-die-treasure = treasure die
choice-deck-artifact = artifacts
choice-deck-spell = spells
choice-deck-ability = abilities
choice-into-hand = hand
choice-into-deck = deck
choice-kind-positive = positive
choice-kind-negative = negative
choice-tiles-all = all tiles
choice-tiles-adjacent = one beside the hero
choice-tiles-any-one = any one
choice-result-win = win
choice-result-lose = lose
choice-card-any = any artifact
choice-card-minor = minor artifact
choice-card-major = major artifact
choice-card-relic = relic
choice-card-ability = ability
goal-capture = capturing towns
goal-grail = the grail
goal-hold = holding places
goal-build = building
goal-race = a race
goal-survive = surviving
goal-slay = slaying somebody
goal-escort = bringing something home
goal-gather = gathering
goal-points = points
trigger-rounds = at the start of rounds
trigger-every = every so many rounds
trigger-when = when something is so
trigger-round-end = at the end of rounds
time-at-once = at once
time-round-end = at the end of a round
time-at-limit = when the game ends
plan-standard = by the book
plan-stay = stays
plan-guard-tile = guards its tile
plan-hunt = hunts heroes
plan-hunt-token = hunts a carrier
plan-grab = takes mines and settlements
plan-to-goal = goes somewhere
plan-wander = wanders by the dice
fate-removed = leaves the game
fate-home = comes home
field-C = centre
field-TR = upper right
field-R = right
field-BR = lower right
field-BL = lower left
field-L = left
field-TL = upper left
slot-name = name
slot-at = lies at
slot-one-per = how many
slot-carried-by = carried by
slot-movement = movement
slot-on-loss = in a lost fight
slot-tires = whoever takes it has no movement left
slot-where = built at
slot-per-round = stages a round
slot-stages = stages and their prices
slot-field = field
slot-once-per = how often
slot-do = for a visitor
slot-first = for the first visitor
slot-held = for the owner, at the end of each round
slot-instead = instead of what the place gives
slot-per = for
slot-hero-level = hero begins at level
slot-secondary-hero = everybody begins with a secondary hero
slot-guild-search = search of the mage guild
slot-level-search = search at first levels
slot-players = for so many players
slot-town = own town: tile
slot-citadel = its town has a Citadel
slot-waits = waits until an event brings it
slot-drawn = drawn from its army, of neutral units alone
slot-covers = cards on its units
slot-from-round = from round
slot-points = movement points
slot-pool-holds = tiles in hand hold
slot-S = starting tiles
slot-F = far tiles
slot-N = near tiles
slot-C = centre tiles
slot-faction = faction
slot-campaign = campaign
slot-order = chapter number
slot-sanctuary = sanctuaries protect the carrier
slot-more-movement = the carrier can gain movement
slot-only-besieger = only the carrier may enter an enemy town
slot-spared = a beaten carrier pays nothing, and a secondary hero goes home
slot-leads = a secondary hero who carries it uses cards in fights
slot-out-of-reach = nobody attacks the carrier from their own town
slot-gifts = when
slot-tile-ids = tiles
slot-rounds = more rounds
slot-tile-numbers = tiles
slot-might = might cards
slot-magic = magic cards
slot-skill = skill cards
slot-spells = spells
slot-ability = skill
choice-at-least-all = all there are
choice-at-least-easy = easy
choice-at-least-normal = normal
choice-at-least-hard = hard
choice-at-least-impossible = impossible
choice-one-per-game = one in the game
choice-one-per-player = one for each player
choice-carried-by-main = main heroes
choice-carried-by-any = any hero
choice-on-loss-dropped = is dropped
choice-on-loss-destroyed = is destroyed
choice-on-loss-to-winner = goes to the winner
choice-once-per-faction = once for each faction
choice-once-per-game = once in the game
choice-once-per-visit = at every visit
choice-per-grail-carried = grail carried
choice-per-grail-home = grail at home
choice-per-stage-paid = each stage paid
choice-per-obelisk-visited = each obelisk visited
choice-per-utopia-held = each utopia held
choice-per-enemy-town-held = each enemy town held
choice-gifts-at-trading-post = at a trading post
choice-gifts-adjacent = when heroes stand beside each other
choice-gifts-any-time = at any time
choice-once-once = once
choice-once-each = once for each player
choice-once-again = each time that it becomes so
choice-bonus-difficulty = as the difficulty says
choice-bonus-none = none
choice-bonus-effects = of its own:
choice-factions-any = any, each once
choice-factions-any-repeated = any, also twice
choice-factions-some = some of them
rule-no-building = Nobody builds …
rule-level-cap = Main heroes rise to level … at most
rule-no-entering-rival-start-tiles = Enemy starting tiles may be entered from a round on
rule-no-skip = Fights there cannot be avoided
rule-no-retreat = Fights there go on to their end
rule-own-guard = A guard of its own
rule-unguarded = Places without guards
rule-trading-post-recruits = Trading posts sell neutral units
rule-carrier = Whoever carries a token
rule-gifts = Players may give each other resources
rule-once-for-each = Each player may visit these tiles once
rule-return-to = A beaten hero may return there
rule-encircled = Encircled fights
rule-walk-past = Guards let pass who goes on at once
rule-sudden-death = More rounds when points are equal
rule-doubled = Settlements there give twice
rule-swift-from-level = Heroes are swifter from a level on
rule-recruit-beaten = Beaten guards may be recruited
rule-last-guard = The last such place is guarded best
rule-sealed = Sealed tiles
rule-guarded-for-each = Each player must beat these guards
rule-guard-deck = Guards have an AI deck
rule-garrison = A garrison
skill-cloak = Cloak
rules-switched = On or off
add-rule = A rule with a value
tokens = Tokens
no-tokens = Nothing to carry yet.
add-token = A token
projects = Projects
no-projects = Nothing to build beside the towns yet.
add-project = A project
# $n (number)
stage = Stage { $n }
add-stage = A stage
spots = Named fields
no-spots = No field has a name yet.
add-spot = A named field
spot-hint = Either a field of the tile, or the place that it holds for certain.
places = Places
no-places = All places do what is printed on them.
add-place-rule = A place that does something else
add-guard = Other guards
points = Points
no-points = Points as usual, for nothing else.
add-point = More points
worth = Goods are worth gold, for tributes and the richest
start-more = More about the start
bonus = Bonus
heroes = Heroes
add-hero = + a hero
teams = Teams
# $a (number), $b (number), $c (number), $d (number)
teams-of = Seats { $a } and { $b }, { $c } and { $d }
supply = What the players lay
# $n (number)
this-tile = Tile { $n }
must-hold-here = must hold
must-lack = must lack
anything = anything
drawn-from = is one of
add-tile = + a tile
add-changed = Something else on a field
# $n (number)
guard-level = guards of level { $n }
how-often = How often
truth = shows something else until its first fight
truth-is = In truth
# $n (number)
warnings = warnings: { $n }
try = Try it out
# $n (number)
try-lead = Bots play the map for { $n }: how often each seat wins, how long it takes, and how it ends.
try-games = How many games
# $n (number)
try-so-many = { $n } games
try-begin = Let them play
try-stop = Stop
# $n (number), $of (number)
try-progress = { $n } of { $of } games
try-stopped = stopped
try-time = the time is up
try-party = Together
# $low (number), $high (number)
try-between = ({ $low }–{ $high } %)
# $n (number), $of (number)
try-won = The party won { $n } of { $of } games.
# $seat (number), $even (number)
try-more = Seat { $seat } wins more often than luck explains: even would be { $even } %.
# $seat (number), $even (number)
try-less = Seat { $seat } wins less often than luck explains: even would be { $even } %.
# $n (number), $even (number)
try-even = As far as { $n } games can tell, no seat stands out: { $even } % each is possible.
try-rounds = Rounds
# $shortest (number), $middle (number), $longest (number)
try-rounds-of = { $shortest } to { $longest }, half of the games { $middle } or fewer
try-limit = Ended by the last round
# $n (number), $of (number)
try-of = { $n } of { $of }
try-nobody = Nobody won
try-unfinished = Took too long
try-broken = Stopped with an error
# $bot (text)
try-basis = An estimate, with the same bot at all seats, factions drawn by lot, and normal difficulty. How the bot plays: { $bot } In brackets is where the true share lies, 95 times in 100. People may play otherwise.
not-brought = The layout also had this, which is not in the scenario:
put-away = Put away

help-scenario = What it is called and told as, who plays it in which way, and what everybody begins with.
help-start-more = A higher level, a bonus or a second hero from the first round on.
help-map-more = Tiles that players lay out themselves, and what the face-down ones may be.
help-this-tile = What a face-down tile must hold, or what stands on a face-up one instead of what is printed.
help-goals = Any one victory wins, any one defeat loses. Each is a condition, and when it is looked at.
help-points = What else counts where the most points win after the last round.
help-events = What happens by itself in a round, or when something comes true.
help-places = What a kind of place does in this scenario beside or instead of what it usually does.
help-spots = Fields with a name, so that goals and events can speak of them.
help-ai-heroes = Heroes that nobody leads: they follow a plan and get stronger by their deck.
help-rules = Rules of the book that are otherwise here.
help-tokens = Things to carry: where they lie, who may take them, and what becomes of them when their bearer is beaten.
help-projects = Things to build stage by stage: where, and what each stage costs.
help-template = The template is a small clash that can be played as it is: change one thing, and play again. docs/scenarios.md has every word in full.
