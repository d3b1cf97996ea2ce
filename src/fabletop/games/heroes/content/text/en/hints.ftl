### Heroes: why a good player would pick what it picks, in a few words. English.
###
### What is passed in:
###   $pick, $why             an option as it is offered, and one of the reasons below
###   $unit, $field, $seat    the name of a unit (most are plural), of a field, of a player
###   $goods, $resource       an amount of something, and the name of a resource
###   $n                      a number; in "of 100" a share, and 100 is always

advice = { $pick }: { $why }

why-only = there is no other choice
why-thumb = best by rule of thumb
why-sum = many small things speak for it
why-nothing-left = nothing else is worth doing

## In a combat

why-wins-fight = { $n ->
    [100] wins the fight at once
   *[other] wins the fight at once in { $n } of 100
 }
why-fells-first = { $n ->
    [100] fells { $unit } before they strike
   *[other] fells { $unit } before they strike in { $n } of 100
 }
why-fells = { $n ->
    [100] fells { $unit }
   *[other] fells { $unit } in { $n } of 100
 }
why-saves = otherwise { $unit } will likely fall
why-halves = turns { $unit } over to Few
why-paralyses = paralyses { $unit }
why-reinforces = makes a Pack of { $unit }
why-wounds = deals about { $n } damage to { $unit }
why-unanswered = deals about { $n } damage to { $unit }, and no blow comes back
why-reaches = to attack { $unit } from there
why-heals = heals { $unit } by about { $n }
why-frees = frees { $unit }
why-breaks-wall = opens a way through the wall
why-draws = draws { $n ->
    [one] a card
   *[other] { $n } cards
 }
why-morale = better morale
why-power = { $n } more power for the spell
why-braces = { $unit } will be harder to hurt
why-awaits = the cards are worth more later

why-term-own-health = more of your army stays standing
why-term-own-power = your army keeps more of its strength
why-term-own-speed = for the first move
why-term-own-tempo = more of your units can strike next
why-term-own-shooters = it keeps your shooters free
why-term-own-reach = it brings you nearer to the enemy
why-term-own-answers = more of your units can strike back
why-term-own-braced = for a better defence
why-term-own-paralysed = fewer of your units are paralysed
why-term-own-hand = for a better hand
why-term-own-morale = for better morale
why-term-own-walls = it keeps your walls
why-term-own-boons = for what lasts on your units
why-term-foe-health = less of the enemy stays standing
why-term-foe-power = the enemy loses more of its strength
why-term-foe-speed = it costs the enemy the first move
why-term-foe-tempo = fewer enemies can strike next
why-term-foe-shooters = it hinders the enemy's shooters
why-term-foe-reach = it keeps the enemy away
why-term-foe-answers = fewer enemies can strike back
why-term-foe-braced = before the enemy defends better
why-term-foe-paralysed = more enemies are paralysed
why-term-foe-hand = it costs the enemy cards
why-term-foe-morale = it costs the enemy morale
why-term-foe-walls = it costs the enemy its walls
why-term-foe-boons = it costs the enemy what lasts on its units

## On the map and in town

why-wins = { $n ->
    [100] wins the game at once
   *[other] wins the game at once in { $n } of 100
 }
why-out = { $seat } is out of the game
why-points = { $n ->
    [one] a point for the goal
   *[other] { $n } points for the goal
 }
why-stage = one stage nearer to the goal
why-token = takes what the goal is about
why-token-home = brings it where the goal wants it
why-takes = { $field } is yours then
why-takes-first = { $field } is yours before { $seat } gets there
why-takes-here = it is yours then
why-takes-first-here = it is yours before { $seat } gets there
why-income = more { $resource } with every income
why-level = takes your hero to level { $n }
why-hires = another hero on the map
why-artifact = gains a card
why-experience = experience for your hero
why-goods = brings about { $goods }
why-movement = { $n } more movement
why-visits = for what the place gives
why-land = turns up new land
why-army = the army grows { $n } % stronger
why-hall = { $n } more gold with every income
why-citadel = lets you make Packs of your units
why-guild = lets you buy spells
why-dwelling = { $n ->
    [1] lets you recruit bronze units
    [2] lets you recruit silver units
   *[other] lets you recruit gold units
 }
why-way = on the way to { $field }
why-way-first = on the way to { $field }, before { $seat } gets there
why-news = towards land that nobody has seen

## By the rule of thumb

why-strongest = the strongest unit that you can pay
why-strong-first = the strongest unit first
why-ready = they stand well as they are
why-behind = shooters stand best behind
why-ahead = fighters stand best in front
why-best-card = the most useful of these cards
why-lies-near = brings what is worth most nearest to you
why-good-hand = the hand is good as it is
why-least = the card that you need least
why-ways-out = leaves the most ways out
why-fill-hand = for a full hand
why-look-deck = better to choose among several
why-look-pile = better than a card unseen
