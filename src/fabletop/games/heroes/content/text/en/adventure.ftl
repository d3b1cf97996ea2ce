### Heroes: what is said on the map, beside towns and trading posts. English.
###
### What is passed in, beside what play.ftl names:
###   $field                   a field by its name and place: Windmill (C3)
###   $tile, $tiles            a tile by its kind and letter: near tile G; or a list of letters
###   $hero                    the name of a hero, or "Catherine's secondary hero"
###   $price, $what            amounts as one says them: 12 gold and 1 valuable
###   $level                   the numeral of a guard: II
###   $token, $project         what a scenario calls it

## Names

# $seat
name-secondary = { $seat }'s secondary hero
# $place (text), $at (text)
name-field = { $place } ({ $at })
# $tile (text), $at (text)
name-tile = { $tile } { $at }
# $hero, $n (number)
hero-points =
    { $n ->
        [one] { $hero } has 1 movement point
       *[other] { $hero } has { $n } movement points
    }
# $seat, $n (number)
hero-points-secondary =
    { $n ->
        [one] { $seat }'s secondary hero has 1 movement point
       *[other] { $seat }'s secondary hero has { $n } movement points
    }
resource-gold = gold
resource-materials = building materials
resource-valuables = valuables
face-experience = 1 experience
face-artifact = search (2) the artifacts
# $n (number)
face-dice =
    { $n ->
        [one] 1 resource die
       *[other] { $n } resource dice, 1 counts
    }
building-kind-city-hall = City Hall
building-kind-citadel = Citadel
building-kind-mage-guild = Mage Guild
building-kind-bronze-dwelling = bronze dwelling
building-kind-silver-dwelling = silver dwelling
building-kind-gold-dwelling = gold dwelling
building-kind-special-1 = first faction building
building-kind-special-2 = second faction building

## What is asked

# $heroes (text)
prompt-main = Your turn: { $heroes }. What do you do?
prompt-main-nobody = Your turn: none of your heroes is on the map. What do you do?
prompt-main-apart = Your hero cannot stay on this field: where does it go on to?
prompt-town-window = A fight is coming: do you use your town first?
# $hero, $field
prompt-town-window-attack = { $hero } is about to fight for { $field }: do you use your town first?
# $hero, $field
prompt-town-window-defend = { $hero } attacks { $field }: do you use your town before the fight?
# $n (number), $most (number)
prompt-refresh = Your turn begins with { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand, your limit is { $most }: discard what you like, then draw up or keep your hand.
# $n (number), $most (number)
prompt-refresh-empty = Your turn begins with no cards in hand: do you draw up to your limit of { $most }, or none?
# $n (number), $most (number)
prompt-refresh-over = Your turn begins with { $n } cards in hand, but your limit is { $most }: which card do you discard?
# $tile
prompt-turn-tile = You have discovered the { $tile }: which way does it lie?
prompt-turn-start-tile = Which way does your starting tile lie?
prompt-starting-bonus = Which starting bonus do you take?
prompt-first-unit = Which unit do you begin with?
prompt-join-unit = Which unit joins you?
# $dice (text), $n (number)
prompt-take-die-resource =
    { $n ->
        [one] You have rolled { $dice }: which result do you take?
       *[other] You have rolled { $dice }: take { $n } results, which one first?
    }
# $dice (text), $n (number)
prompt-take-die-treasure =
    { $n ->
        [one] The treasure dice show { $dice }: which one do you resolve?
       *[other] The treasure dice show { $dice }: resolve { $n } of them, which one first?
    }
# $dice (text), $n (number)
prompt-take-die-one = The die shows { $dice }: take it or reroll it?
prompt-garden = Mystical Garden: what do you take?
prompt-tree = Tree of Knowledge: do you pay for 2 experience?
# $deck (text)
prompt-may-search = Do you search (2) the { $deck }?
# $deck (text), $price
prompt-may-search-for = Do you pay { $price } to search (2) the { $deck }?
prompt-tomb = Warrior's Tomb: do you open it?
prompt-spring = Magic Spring: which card of your discard pile do you take to hand?
# $n (number)
prompt-put-back = Magic Spring: which of the { $n } cards lies lowest?
prompt-witch = Witch Hut: do you give up an ability, or look at a new one?
prompt-witch-card = Witch Hut: do you take this ability?
prompt-witch-again = Witch Hut: do you give up an ability to draw another?
# $hero, $field, $level
prompt-hire-guard = { $hero } faces guards, { $field }: which of them does your diplomacy win over?
# $n (number)
prompt-swap-cards = { $n ->
    [one] Exchange one more card: which do you discard, to draw another?
   *[other] Exchange up to { $n } cards: which do you discard, to draw as many?
}
prompt-observe = Which tile do you see from here?
prompt-pandoras-box = Pandora's Box: which dice do you roll?
# $field
prompt-settle = { $field } is yours: what does it give you?
# $field
prompt-settle-first = { $field } is yours, and you are its first owner: what does it give you?
# $hero, $field
prompt-give-up = { $hero } attacks your secondary hero, { $field }: do you fight?
# $hero, $field, $level, $n (number): gold
prompt-pay-for-defence = { $hero } attacks { $field }: do you pay { $n } gold so that your army defends it?
# $hero
prompt-refuge = { $hero } must flee: to which of your places?
# $hero, $field, $level
prompt-skip-fight = Guard { $level } of { $field }: does { $hero } play a card to get past without a fight?
prompt-after-victory = Victory: do you play a card to reinforce a unit?
prompt-late-steps = The end of your turn: does a hero walk on to an empty field?
prompt-late-step = To which empty field does your hero walk on?
# $n (number)
prompt-choose-mover =
    { $n ->
        [one] Which hero gains 1 movement point?
       *[other] Which hero gains { $n } movement points?
    }
# $n (number)
prompt-choose-flyer = Which hero takes wing?
# $n (number)
prompt-portal = Which hero goes home, and where to?
prompt-look-from = Which hero looks around?
# $n (number)
prompt-choose-enemy =
    { $n ->
        [one] Which enemy loses a random card?
       *[other] Which enemy loses { $n } random cards?
    }
prompt-plague = Terrible Plague: which of your Packs becomes Few?
# $hero, $field, $level
prompt-swap-guard = Groovy Satyr: do you replace one of the guards of { $field }?
# $text
prompt-choose-effects-event = { $text } What do you choose?
# $field
prompt-choose-effects-place = { $field }: what do you choose?
prompt-choose-effects-bonus = Which starting bonus do you choose?
# $text (text), $asked (text): what happened, and what is asked because of it
prompt-because-event = { $text } { $asked }
# $field (text), $asked (text)
prompt-because-place = { $field }: { $asked }
prompt-reveal-by-event = Which tile do you reveal?
# $n (number)
prompt-unflag =
    { $n ->
        [one] Which of your flags do you lose?
       *[other] You lose { $n } of your flags: which one first?
    }
prompt-build-by-event = What do you build?

## What may be picked

# $hero, $field
option-step = { $hero } goes to { $field }
# $hero, $field
option-land = { $hero } lands on { $field }
# $hero, $field
option-late-step = { $hero } walks on to { $field }
# $hero, $field
option-portal-home = { $hero } goes to { $field }
# $hero, $field
option-revisit = { $hero } visits { $field } once more
# $tile
option-reveal = Reveal the { $tile }
# $tiles
option-add = Add a far tile beside { $tiles }
# $n (number): degrees
option-turn = Turn it { $n }° clockwise
option-turn-not = Leave it as it lies
option-end-turn = End the turn
# $what (text)
option-take-face = Take { $what }
# $what (text)
option-reroll-die-morale = Reroll { $what } with your morale
# $what (text)
option-reroll-die-luck = Reroll { $what } with Luck
# $what (text)
option-reroll-die-weasel = Reroll { $what } with the Swift Weasel
option-bonus-dice-easy = Roll 2 resource dice and take both results
option-bonus-dice-normal = Roll 2 resource dice and take 1 result
option-bonus-dice-hard = Roll 1 resource die and take the result
option-bonus-dice-impossible = Roll no die
option-bonus-artifact-easy = Search (2) the artifacts twice
option-bonus-artifact-normal = Search (2) the artifacts
option-bonus-artifact-hard = Take the first minor artifact of the deck
option-bonus-artifact-impossible = Take no artifact
option-bonus-artifact-easy-minor = Take 2 minor artifacts
option-bonus-artifact-normal-minor = Take 1 minor artifact
option-bonus-artifact-hard-minor = Take 1 minor artifact
option-bonus-artifact-impossible-minor = Take no artifact
# $what
option-gain = Take { $what }
# $price
option-pay-tree = Pay { $price } for 2 experience
# $deck (text)
option-search-deck = Search (2) the { $deck }
# $deck (text), $price
option-search-deck-for = Pay { $price } and search (2) the { $deck }
option-open-tomb = Open the tomb
# $card
option-put-beneath = Put { $card } lowest
option-see-ability = Look at the top ability of the deck
option-roll-two-resource = Roll 2 resource dice and take 1 result
option-roll-two-treasure = Roll 2 treasure dice and resolve 1
# $what
option-yields = { $what } more in each income
option-reinforces = Reinforce 1 bronze or silver unit at half price
option-reinforces-free = Reinforce 1 bronze or silver unit for free
option-fight = Fight
option-give-up = Give the hero up
# $n (number): gold
option-pay-for-defence = Pay { $n } gold: your army defends
option-yield = Let it be taken
# $n (number)
option-draw-up =
    { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
option-keep-hand = Keep the hand as it is
option-nomads = Your Nomads lead a hero on
# $unit
option-weaken = { $unit } become Few
# $unit, $tier (text)
option-swap = Replace { $unit } by another unit, { $tier }
# $unit
option-first-unit = Begin with { $unit }
option-join-unit = { $unit } join
# $project, $price, $n (number), $most (number)
option-stage = Pay { $price } for stage { $n } of { $most } of { $project }
# $token, $hero
option-hand-over = Hand { $token } over to { $hero }
# $building (text)
option-build-free = Build { $building } for free
# $building (text), $price
option-build-event = Build { $building } for { $price }
option-pass-town-window = On to the fight
option-pass-tree = Pay nothing
option-pass-may-search = Do not search
option-pass-tomb = Leave it closed
option-pass-spring = Take nothing
option-pass-witch = Neither
option-pass-witch-again = Give up none
option-pass-hire-guard = Win over none
option-pass-swap-cards = Exchange no more
option-pass-skip-fight = Play nothing
option-pass-after-victory = Play nothing
option-pass-late-steps = Stay
option-pass-swap-guard = Replace nobody
option-pass-build-by-event = Build nothing

## The same on buttons

# $text (text)
label-second = Secondary hero: { $text }
# $place (text)
label-revisit = Visit again: { $place }
# $tile (text), $tiles
label-add = New { $tile } beside { $tiles }

## Headings of the options

group-go = Go
group-explore = Explore
group-build = Build
group-hire = Secondary hero
group-town = Town
group-scenario = Scenario

## What to know about an option

# $hero
hint-enemy-hero = { $hero } stands there: a fight
# $seat
hint-enemy-place = It belongs to { $seat }, whose army may defend it
# $level, $cards (text)
hint-guard = Guard { $level }: { $cards }
# $level, $cards (text)
hint-guard-flees = Guard { $level } flees from you
hint-own-flag = It is yours already
hint-nothing = Nothing to visit
# $n (number)
hint-point =
    { $n ->
        [one] 1 movement point, your last
       *[other] 1 of { $n } movement points
    }
hint-late-step = Nothing is visited there
# $n (number)
hint-supply =
    { $n ->
        [one] 1 tile in your supply
       *[other] { $n } tiles in your supply
    }
# $tiles
hint-joins = joins { $tiles }
# $tiles
hint-opens = open towards { $tiles }
hint-joins-none = joins no tile
# $n (number)
hint-end-turn =
    { $n ->
        [one] 1 movement point is lost
       *[other] { $n } movement points are lost
    }
# $what
hint-yields-first = { $what } at once as well
hint-yields = As long as it is yours
# $n (number)
hint-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
hint-give-up = The enemy gains a cube, and what the hero held lies open.
hint-yield = The enemy takes it without a fight.
hint-pay-for-defence = Your army fights without a hero and without cards.
hint-open-tomb = Search (2) the artifacts twice, then negative morale twice.
hint-keep = You draw nothing.
hint-draw-up = Up to your hand limit.
hint-nomads = Nothing is visited there.

## What a scenario has happen

price-free = for free
price-half = at half price
price-printed = at the printed price
place-word-visitable = all visitable places
place-word-own-town = your own town
place-word-enemy-town = an enemy's town
place-word-ai-town = the AI's town
place-word-spot = the marked field
# $tier (text)
unit-word-cheapest = your cheapest unit, { $tier }
# $tier (text)
unit-word-second = your second cheapest unit, { $tier }
# $tier (text)
unit-word-dearest = your dearest unit, { $tier }
# $tier (text)
unit-word-chosen = a unit of your choice, { $tier }
unit-word-carried = the army you kept
# $what
effect-gain = Gain { $what }
# $what
effect-pay = Pay { $what }
# $what, $text (text)
effect-pay-or = Pay { $what }; if you cannot: { $text }
# $n (number), $keep (number)
effect-roll-resource =
    { $n ->
        [one] Roll 1 resource die
       *[other] Roll { $n } resource dice and take { $keep }
    }
# $n (number), $keep (number)
effect-roll-treasure =
    { $n ->
        [one] Roll 1 treasure die
       *[other] Roll { $n } treasure dice and resolve { $keep }
    }
# $x (number), $n (number), $deck (text)
effect-search =
    { $n ->
        [one] Search ({ $x }) the { $deck }
       *[other] Search ({ $x }) the { $deck } { $n } times
    }
# $x (number), $n (number), $deck (text)
effect-search-into-deck =
    { $n ->
        [one] Search ({ $x }) the { $deck }, into your deck
       *[other] Search ({ $x }) the { $deck } { $n } times, into your deck
    }
# $n (number)
effect-experience = Gain { $n } experience
effect-morale-positive = Gain positive morale
effect-morale-negative = Gain negative morale
# $n (number)
effect-movement-main =
    { $n ->
        [one] Your main hero gains 1 movement point
       *[other] Your main hero gains { $n } movement points
    }
# $n (number)
effect-movement-chosen =
    { $n ->
        [one] One of your heroes gains 1 movement point
       *[other] One of your heroes gains { $n } movement points
    }
# $n (number)
effect-movement-each =
    { $n ->
        [one] Each of your heroes gains 1 movement point
       *[other] Each of your heroes gains { $n } movement points
    }
# $n (number)
effect-draw =
    { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
# $tiers (text), $price (text)
effect-reinforce = Reinforce 1 unit ({ $tiers }) { $price }
# $units (text)
effect-join = { $units } join your army
# $tiers (text), $price (text)
effect-recruit-neutral = Recruit 1 neutral unit ({ $tiers }) { $price }
# $buildings (text), $price (text)
effect-build = Build { $buildings } { $price }
# $resource (text), $n (text)
effect-income = Income of { $resource }: { $n }
# $places (text)
effect-clear-cubes = Black cubes leave the map: { $places }
effect-reveal-all = All tiles are revealed
effect-reveal-adjacent = Reveal a tile next to your hero's
effect-reveal-any-one = Reveal any tile
# $n (number), $places (text)
effect-unflag =
    { $n ->
        [one] Lose 1 flag: { $places }
       *[other] Lose { $n } flags: { $places }
    }
# $hero (text), $n (number), $places (text)
effect-unflag-ai =
    { $n ->
        [one] { $hero } loses 1 flag: { $places }
       *[other] { $hero } loses { $n } flags: { $places }
    }
# $n (number)
effect-attack-town = Guards of difficulty { $n } attack your town
# $hero (text)
effect-ai-arrives = { $hero } appears
# $hero (text), $units (text)
effect-ai-joins = { $units } joins { $hero }
# $hero (text), $n (number)
effect-ai-moves = { $hero } moves { $n } farther in this round
# $n (number)
effect-points =
    { $n ->
        [one] Gain 1 point
       *[other] Gain { $n } points
    }
effect-end-win = The game is won
effect-end-lose = The game is lost

limit-all-lose = Nobody wins after the last round.
limit-party-loses = The heroes lose after the last round.
limit-party-wins = The heroes win after the last round.
limit-most-points = After the last round, most points win.
limit-holder-wins = After the last round, whoever holds the place wins.
nothing = nothing

## Setting up a table

mode-clash = Clash
    .text = Two or three heroes explore a map, build up their towns and play for the goal of a scenario.
setting-scenario = Scenario
setting-optional = Optional rules
optional-secondary_hero = Secondary heroes
    .text = Everybody begins with a secondary hero, in town beside the main hero. Easier.
optional-least_damage = No blow in vain
    .text = Every attack deals at least 1 damage. Easier.
optional-single_dice = Meagre dice
    .text = Treasure and resource dice give 1 of a resource, never more. Harder.
optional-more_astrologers = Talkative astrologers
    .text = The astrologers speak in every round from the second on. A variant.
optional-plain_attacks = Plain attacks
    .text = The attack die decides abilities but no longer changes damage. A variant.
optional-no_rerolls = As it falls
    .text = Nobody rolls their own dice again. Harder.
optional-double_income = Rich land
    .text = Mines and settlements bring twice as much. Easier.
optional-no_bonus = No starting bonus
    .text = The game begins without a bonus. Harder.
optional-free_rounds = Long fights
    .text = A further round against guards costs no movement point. Easier.
optional-fresh_fields = Fresh fields
    .text = Black cubes leave the map in rounds 4, 8 and 12; guards come back with what they guard. A variant.
optional-no_astrologers = Silent stars
    .text = The astrologers never speak. A variant.
optional-captured_towns = Captured towns
    .text = Who holds a captured town uses its buildings; its owner gets nothing from it meanwhile. Harder.
optional-free_trade = Free trade
    .text = Resources are traded at any time; a trading post gives 1 artifact, once. Easier.
optional-to_discard = To the discard pile
    .text = Cards that you gain go to your discard pile and not to your hand. A variant.

## What happened

# $n (number)
event-round-started = Round { $n } begins.
# $n (number)
event-round-started-resource = Round { $n } begins, a resource round.
# $n (number)
event-round-started-astrologers = Round { $n } begins, and the astrologers speak.
# $seat
event-turn-began = The turn of { $seat } begins.
# $seat
event-turn-ended = { $seat } ends the turn.
# $seat, $n (text)
event-rolled-for-start = { $seat } rolls { $n }.
# $seat
event-begins = { $seat } will go first.
# $seat, $resource (text), $n (text)
event-income-moved = Income of { $seat }, { $resource }: { $n } on the track.
# $seat, $n (number): gold
event-defence-paid = { $seat } pays { $n } gold, and the army defends the place.
# $seat, $enemy
event-cube-taken = { $seat } takes a cube of { $enemy }.
# $seat, $n (number)
event-points-won =
    { $n ->
        [one] { $seat } gains 1 point.
       *[other] { $seat } gains { $n } points.
    }
# $seat, $token
event-token-taken = { $seat } takes { $token }.
# $seat, $token
event-token-brought = { $seat } has brought { $token } to its place!
# $seat, $token
event-token-dropped = { $seat } leaves { $token } behind.
# $seat, $token
event-token-lost = { $seat } loses { $token } for good.
# $seat, $project, $n (number), $most (number)
event-stage-paid = { $seat } pays stage { $n } of { $most } of { $project }.
# $text (text)
event-happened = { $text }
# $seat
event-won = { $seat } has won!
event-limit-reached = The last round is over.
# $seat
event-eliminated = { $seat } is out of the game.
# $seat, $unit
event-weakened = { $unit } of { $seat } become Few.
# $seat
event-army-raised = { $seat } has no unit left: the first army comes back.
# $seat, $dice (text), $n (number)
event-treasure-rolled =
    { $n ->
        [one] { $seat } rolls a treasure die: { $dice }.
       *[other] { $seat } rolls { $n } treasure dice: { $dice }.
    }
# $seat, $dice (text), $n (number)
event-treasure-rolled-resource =
    { $n ->
        [one] { $seat } rolls a resource die: { $dice }.
       *[other] { $seat } rolls { $n } resource dice: { $dice }.
    }
# $name (text), $text (text)
event-proclaimed = The astrologers proclaim { $name }: { $text }
# $seat, $tile
event-tile-revealed = { $seat } discovers the { $tile }.
# $seat, $tile, $n (number): degrees
event-tile-turned = The { $tile } is turned { $n }°.
# $seat, $tile, $n (number): degrees
event-tile-turned-not = The { $tile } stays as it lies.
# $hero, $field
event-walked = { $hero } goes to { $field }.
# $hero, $field
event-put-on = { $hero } stands on { $field }.
# $hero
event-left-map = { $hero } leaves the map.
# $hero, $n (number)
event-got-movement =
    { $n ->
        [one] { $hero } gains 1 movement point.
       *[other] { $hero } gains { $n } movement points.
    }
# $hero, $n (number)
event-got-movement-fewer =
    { $n ->
        [one] { $hero } loses 1 movement point.
       *[other] { $hero } loses { $n } movement points.
    }
# $hero, $field
event-visited = { $hero } visits { $field }.
# $seat, $hero, $field
event-flagged = { $field } belongs to { $seat } now.
# $hero, $field
event-fight-announced = { $hero } is about to fight for { $field }.

## The table in the terminal

# $n (number), $most (number)
table-round-of = round { $n } of { $most }
table-players = Players
table-levels = level
table-treasury = treasury
table-income = income
table-cubes = cubes
table-score = points
table-out = out of the game
table-price = prices and treasuries: gold / building materials / valuables
table-town = Your town
table-building = building
table-cost = price
table-needs = needs
table-effect = what it does
table-people = Your units
table-unit = unit
table-tier = tier
table-few = Few
table-pack = to a Pack
table-market = Trading post
table-give = you give
table-get = you get
# $price (text)
table-costs = Price: { $price } (gold / building materials / valuables).
table-build-ready = you may still build
table-build-used = built in this round
table-people-ready = you may still recruit
table-people-used = recruited in this round
table-book-ready = you may still buy a spell
table-book-used = spell bought in this round
# $sign (text)
table-main-hero = { $sign } main hero
# $sign (text)
table-second-hero = { $sign } secondary hero
# $sign (text)
table-flag = { $sign } flag
# $sign (text)
table-cube = { $sign } visited
