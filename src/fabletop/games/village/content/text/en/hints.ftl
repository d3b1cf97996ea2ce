### Village: why a good player would pick what it picks, in a few words. English.
###
### What is passed in:
###   $pick, $why    an option as it is offered, and one of the reasons below
###   $card, $seat   the name of a card, of a player
###   $n             a number; in "of 100" a share

advice = { $pick }: { $why }

why-only = there is no other choice
why-thumb = best by rule of thumb
why-sum = many small things speak for it
why-nothing-left = nothing else is worth doing
why-wins = wins the game at once in { $n } of 100
why-fells = brings { $seat } down in { $n } of 100
why-survives = otherwise you fall before your next turn in { $n } of 100
why-kills-first = kills { $card } before it attacks
why-kills = kills { $card }
why-slays = slays { $card }
why-level = takes you to level { $n }
why-tames = { $card } is mostly tamed
why-loots = takes { $card } for nothing
why-draws = draws { $n ->
    [one] a card
   *[other] { $n } cards
 } first
why-sets = sets { $card } on { $seat }
why-guards = { $card } guards you
why-guards-friend = { $card } guards { $seat }
why-hurts = takes about { $n } life from { $seat }
why-wears = { $card } takes blows for you
why-sharpens = your weapons hit harder by { $n }
why-poisons = poisons { $seat }
why-mind = { $n } more intelligence for this turn
why-denies = { $card } is gone before others buy it
why-breaks = breaks { $card } of { $seat }
why-discards = { $seat } discards
why-gold = { $n } gold for this turn
why-purchase = brings the gold for { $card }
why-cures = rids you of poison
why-wounds = takes about { $n } life from { $card }
why-heals = about { $n } life for you
why-heals-friend = about { $n } life for { $seat }
why-rid = your deck is rid of { $card }
why-sheathes = keeps { $card } for a later turn
why-experience = { $n } experience
why-deck-attack = your deck strikes harder
why-deck-gold = more gold in later turns
why-deck = a better deck
why-least = your least useful card
why-strikes = deals about { $n } damage
why-foresees = it costs nothing
why-vision-keep = the spell is worth buying
why-vision-sink = the spell is not worth buying

## What one's own side has more of after it, or the foes have less of

why-term-own-deck = for a stronger deck
why-term-own-life = it leaves you with more life
why-term-own-walls = for better armour
why-term-own-poison = it leaves you with less poison
why-term-own-level = for more experience
why-term-own-monsters = it leaves fewer monsters before you
why-term-own-guards = for more guards of your own
why-term-own-hand = for a better next hand
why-term-foe-deck = it leaves the foes a weaker deck
why-term-foe-life = it costs the foes more life
why-term-foe-walls = it costs the foes armour
why-term-foe-poison = more poison for the foes
why-term-foe-level = it leaves the foes less experience
why-term-foe-monsters = more monsters before the foes
why-term-foe-guards = it costs the foes their guards
why-term-foe-hand = it leaves the foes a worse hand
