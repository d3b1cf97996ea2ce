### Heroes: the words of every unit and of what units can do. English.
###
### The key of a unit is its id with dashes: unit-dungeon-black-dragons is dungeon.black_dragons.
### The key of a power is its word with dashes: power-double-shot is double_shot.
### What is passed in:
###   n        a plain number, so that plurals work
### The table words themselves are listed in docs/words.md.

## Castle

unit-castle-halberdiers = Halberdiers
unit-castle-marksmen = Marksmen
unit-castle-griffins = Griffins
unit-castle-crusaders = Crusaders
unit-castle-zealots = Zealots
unit-castle-champions = Champions
unit-castle-archangels = Archangels

## Dungeon

unit-dungeon-troglodytes = Troglodytes
unit-dungeon-harpies = Harpies
unit-dungeon-evil-eyes = Evil Eyes
unit-dungeon-medusas = Medusas
unit-dungeon-minotaurs = Minotaurs
unit-dungeon-manticores = Manticores
unit-dungeon-black-dragons = Black Dragons

## Necropolis

unit-necropolis-skeletons = Skeletons
unit-necropolis-zombies = Zombies
unit-necropolis-wraiths = Wraiths
unit-necropolis-vampires = Vampires
unit-necropolis-liches = Liches
unit-necropolis-dread-knights = Dread Knights
unit-necropolis-ghost-dragons = Ghost Dragons

## Neutral units

unit-neutral-boars = Boars
unit-neutral-evil-eyes = Evil Eyes
unit-neutral-griffins = Griffins
unit-neutral-halberdiers = Halberdiers
unit-neutral-halflings = Halflings
unit-neutral-harpies = Harpies
unit-neutral-marksmen = Marksmen
unit-neutral-peasants = Peasants
unit-neutral-rogues = Rogues
unit-neutral-skeletons = Skeletons
unit-neutral-troglodytes = Troglodytes
unit-neutral-wraiths = Wraiths
unit-neutral-zombies = Zombies
unit-neutral-crusaders = Crusaders
unit-neutral-liches = Liches
unit-neutral-medusas = Medusas
unit-neutral-minotaurs = Minotaurs
unit-neutral-mummies = Mummies
unit-neutral-nomads = Nomads
unit-neutral-sharpshooters = Sharpshooters
unit-neutral-vampires = Vampires
unit-neutral-zealots = Zealots
unit-neutral-archangels = Archangels
unit-neutral-black-dragons = Black Dragons
unit-neutral-champions = Champions
unit-neutral-diamond-golems = Diamond Golems
unit-neutral-dread-knights = Dread Knights
unit-neutral-enchanters = Enchanters
unit-neutral-ghost-dragons = Ghost Dragons
unit-neutral-gold-golems = Gold Golems
unit-neutral-manticores = Manticores
unit-neutral-trolls = Trolls
unit-neutral-azure-dragons = Azure Dragons
unit-neutral-crystal-dragons = Crystal Dragons

## In a siege

unit-arrow-tower = Arrow Tower

## Factions, as they stand on cards

faction-castle = Castle
faction-dungeon = Dungeon
faction-necropolis = Necropolis
faction-neutral = Neutral
faction-structure = Structure

## The two sides of a unit card

face-few = Few
face-pack = Pack
# The same where there is little room: on a unit's card on a phone.
face-few-brief = Few
face-pack-brief = Pack

## Tiers. Lower case: they also stand inside sentences.

tier-bronze = bronze
tier-silver = silver
tier-gold = gold
tier-azure = azure

## Types. Lower case, as they stand with "unit".

type-ground = ground
type-flying = flying
type-ranged = ranged

## Values. Lower case: they also stand inside sentences.

value-attack = attack
value-defence = defence
value-health = health
value-initiative = initiative

## What sets a power off

trigger-activation = On activation
trigger-attack = When attacking
trigger-passive = Always
trigger-retaliation = When retaliating
trigger-map = On the map

## Powers that work on activation

# $n (number)
power-heals = Regeneration
    .text = When activated, it heals up to { $n } damage on itself.

# $n (number)
power-saps = Chilling touch
    .text =
        { $n ->
            [one] When it is activated, the enemy discards 1 random card from hand.
           *[other] When it is activated, the enemy discards { $n } random cards from hand.
        }

power-strips-morale = Spreads despair
    .text = When it is activated, the enemy loses their positive morale token.

# $n (number)
power-mends = Healing hands
    .text = When activated, it heals up to { $n } damage on another unit of its side; if none is hurt, it gets +1 attack.

## Powers that work when it attacks, and only in its first attack

power-double-shot = Double shot
    .text = If its target is not adjacent, it attacks that target once more.

power-rerolls-zeros = Second try
    .text = When it attacks, you may reroll every 0 on its attack die.

power-charge = Charge
    .text = If it attacks from another space than it started on, you may reroll 1 attack die.

power-returns = Strike and return
    .text = After its attack and any retaliation, it may go back to the space it came from.

power-unanswered = No retaliation
    .text = The target of its attack does not retaliate.

# $n (number)
power-draws-on-minus = Learns from failure
    .text =
        { $n ->
            [one] If its attack die comes to -1, draw 1 card.
           *[other] If its attack die comes to -1, draw { $n } cards.
        }

power-ignores-printed-defence = Piercing sting
    .text = When it attacks, the defence printed on the target's card counts as 0.

# $n (number)
power-drains = Life drain
    .text = After its attack and any retaliation, it heals up to { $n } damage on itself.

# $n (number)
power-splash = Death cloud
    .text = It also attacks 1 unit adjacent to the target, friend or foe, with an attack of { $n }.

# $n (number)
power-breath = Dragon breath
    .text = It also attacks the unit directly behind the target, friend or foe, with an attack of { $n }.

power-dread = Dread
    .text = When the target retaliates, it rolls 2 attack dice and the lower one counts.

power-death-blow = Death blow
    .text = If its attack die comes to 0 or +1, it gets +1 attack.

# $n (number)
power-die-bonus = Sure strike
    .text = When it attacks, its attack die counts { $n } more.

power-better-die = Lucky shot
    .text = When it attacks, it rolls 2 attack dice and the higher one counts.

power-rerolls-minus-attacking = Steady attack
    .text = When it attacks, every -1 on its attack die is rerolled.

power-dieless = Unswerving
    .text = When it attacks, it rolls no attack die.

power-two-dice = Double die
    .text = When it attacks, it rolls 2 attack dice and both count.

# $n (number)
power-bane-of-arch-devils = Bane of Arch Devils
    .text = When it attacks Arch Devils, it gets +{ $n } attack.

power-no-penalties = Keen eye
    .text = When it attacks, it has no combat penalty.

power-frightens = Puts to flight
    .text = After its attack, roll the attack die: on 0, the target must move 1 space away if it can.

power-paralyses-on-minus = Paralysing fear
    .text = If its attack die comes to -1, the target is paralysed.

## Powers that always work

power-brace = Raised halberds
    .text = When it is attacked, you may discard 1 card to ignore the attack die.

power-no-melee-penalty = Close combat
    .text = It has no combat penalty when it attacks an adjacent unit.

power-unparalysable = Immune to paralysis
    .text = It cannot be paralysed.

# $n (number)
power-spell-ward = Spell ward
    .text = Spells deal { $n } less damage to it.

power-spellproof = Immune to spells
    .text = No spell has any effect on it, and specialty cards deal it no damage.

# $n (number): 1 against +1, 2 against 0 and +1
power-hardy = Tough hide
    .text =
        { $n ->
            [1] If the attacker's die comes to +1, it gets +1 defence.
           *[other] If the attacker's die comes to 0 or +1, it gets +1 defence.
        }

# $n (number)
power-draws-at-start = Heavenly sign
    .text =
        { $n ->
            [one] At the start of combat, draw 1 card.
           *[other] At the start of combat, draw { $n } cards.
        }

power-guardian = Guardian angel
    .text = Once per combat, you may call off an attack that would defeat another of your units.

power-sheltering = Sheltering line
    .text = Units of its side that are adjacent to it count as having a defence token.

power-fervour = Fervour
    .text = When it attacks or retaliates, it rolls 2 attack dice and the higher one counts.

power-rerolls-minus = Never misses
    .text = Every -1 that it rolls on an attack die is rerolled.

power-withers = Mummy's curse
    .text = When it is attacked, the attacker's die is turned to -1; it may still be rerolled.

power-wary = On guard
    .text = It gets +1 defence against retaliation.

power-grave-gift = Grave gift
    .text = If a Necropolis hero defeats it, that hero at once reinforces 1 bronze unit for free.

## Powers that work when it retaliates

power-tireless = Unlimited retaliation
    .text = It may retaliate any number of times in a combat round.

power-petrifies-on-zero = Stony glance
    .text = After it retaliates, roll the attack die: on 0, the unit it struck is paralysed.

power-petrifies = Petrifying gaze
    .text = The unit it retaliates against is paralysed.

## Powers that work on the map

# $n (number)
power-stables-discount = Stables discount
    .text = While your hero is on a field with Stables, reinforcing it costs { $n } gold less.

# $n (number)
power-income-gold = Gold income
    .text = At the start of each resource round, gain { $n } gold.

# $n (number)
power-income-valuables = Crystal wealth
    .text =
        { $n ->
            [one] At the start of each resource round, gain 1 valuable.
           *[other] At the start of each resource round, gain { $n } valuables.
        }

power-peeks = Spying
    .text = Once per turn, look at the top card of any deck; leave it there or put it at the bottom.

power-steps-on = Extra step
    .text = At the end of your turn, your hero may move to an adjacent empty field.
