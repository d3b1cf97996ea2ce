### Heroes: the words of every card and hero. English.
###
### The key of a card is its id with dashes: card-magic-arrow is magic_arrow.
### .use-1 and .use-2 are its uses in the order of the content files; the second use of every spell,
### to be given up for power, is the shared use-as-power.  Numbers are written out and held to the content
### by a test; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Statistic cards

card-attack = Attack
    .use-1 = Give your attacking unit +1 attack.
    .use-2 = Give your attacking unit +2 attack.
card-defence = Defence
    .use-1 = Give your attacked unit +1 defence.
    .use-2 = Give your attacked unit +2 defence.
card-power = Power
    .use-1 = Give your spell +1 power.
    .use-2 = Give your spell +2 power.
card-knowledge = Knowledge
    .use-1 = Right after casting a spell, take it back to hand.
    .use-2 = Right after casting a spell, take it back to hand; you may cast 1 more spell this combat round.

## Abilities

card-archery = Archery
    .use-1 = This combat round, your ranged units have +1 attack against targets that are not adjacent.
    .use-2 = This combat round and the next, your ranged units have +1 initiative, and +1 attack against targets that are not adjacent.
card-armorer = Armorer
    .use-1 = Give your attacked unit +1 defence, then draw 1 card.
    .use-2 = Give your attacked unit +2 defence, then draw 1 card.
card-diplomacy = Diplomacy
    .use-1 = Draw 1 neutral unit of the same tier for each of your dwellings; you may recruit 1 of them for its price.
    .use-2 = Skip the fight on a field of your hero's level: visit it, but gain no experience.
card-estates = Estates
    .use-1 = Gain 3 gold.
    .use-2 = Gain 6 gold.
card-intelligence = Intelligence
    .use-1 = At the start of combat, cast a spell before any unit acts; it is your spell for this round.
    .use-2 = At the start of combat, cast a spell before any unit acts; it does not count as your spell for this round.
card-leadership = Leadership
    .use-1 = Gain positive morale.
    .use-2 = Draw 2 cards and gain positive morale.
card-logistics = Logistics
    .use-1 = At the end of your turn, move your hero to an adjacent empty field.
    .use-2 = Your hero gains 1 movement point.
card-luck = Luck
    .use-1 = This turn, you may reroll 1 treasure die and 1 resource die.
    .use-2 = This turn, you may reroll any 1 die.
card-mysticism = Mysticism
    .use-1 = Right after casting a spell, take it back to hand.
    .use-2 = Right after casting a spell, take it and all cards played for its power back to hand.
card-necromancy = Necromancy
    .use-1 = After winning a combat other than a quick one, reinforce a bronze or silver unit for half its gold, rounded down.
    .use-2 = After winning a combat other than a quick one, reinforce any unit for half its gold, rounded down.
card-offense = Offense
    .use-1 = Give your attacking unit +1 attack, then draw 1 card.
    .use-2 = Give your attacking unit +2 attack, then draw 1 card.
card-resistance = Resistance
    .use-1 = Right after the enemy casts a spell with at most 1 power, cancel it.
    .use-2 = Right after the enemy casts a spell, cancel it.
card-sorcery = Sorcery
    .use-1 = Give your spell +1 power, then draw 1 card.
    .use-2 = Give your spell +2 power, then draw 1 card.
card-tactics = Tactics
    .use-1 = At the start of combat, swap the places of 2 of your units.
    .use-2 = Swap the places of 2 of your units.
card-wisdom = Wisdom
    .use-1 = When you buy a spell in your town, pay 2 gold less and search (3) instead of (2).
    .use-2 = When you buy a spell in your town, pay 2 gold less and search (4) instead of (2).

## Spells. With more power they do more.

use-as-power = Give another spell +1 power.

card-magic-arrow = Magic Arrow
    .use-1 = Deal 1 damage to a unit (2 with 1 power, 3 with 2 power).
card-chain-lightning = Chain Lightning
    .use-1 = Deal 1/1/1 damage to a unit and the 2 nearest to it (2/1/1 with 2 power, 3/2/1 with 4 power).
card-counterstrike = Counterstrike
    .use-1 = Let one of your bronze units retaliate again this round (up to silver with 2 power, up to gold with 4).
card-disrupting-ray = Disrupting Ray
    .use-1 = Take a bronze unit's special abilities away for this combat (up to silver with 1 power, up to gold with 2).
card-haste = Haste
    .use-1 = Give a unit +1 initiative for this combat (+2 with 1 power, +3 with 2 power).
card-lightning-bolt = Lightning Bolt
    .use-1 = Deal 2 damage to a unit (3 with 1 power, 4 with 2 power).
card-anti-magic = Anti-Magic
    .use-1 = Keep all spells off a bronze unit for this combat (up to silver with 1 power, up to gold with 2).
card-resurrection = Resurrection
    .use-1 = Call off an attack that would defeat one of your bronze units (up to silver with 2 power, up to gold with 4).
card-slow = Slow
    .use-1 = Give a unit -1 initiative for this combat (-2 with 1 power, -3 with 2 power).
card-stone-skin = Stone Skin
    .use-1 = Give an attacked unit +1 defence (+2 with 1 power, +3 with 2 power).
card-town-portal = Town Portal
    .use-1 = Move your hero to a town or settlement of yours (and gain 1 movement point with 2 power, 2 with 4 power).
card-blind = Blind
    .use-1 = Paralyse a bronze unit (up to silver with 1 power, up to gold with 2).
card-bloodlust = Bloodlust
    .use-1 = Give an attacking ground or flying unit +1 attack (+2 with 1 power, +3 with 2 power).
card-curse = Curse
    .use-1 = Give an attacked unit -1 defence (-2 with 1 power, -3 with 2 power).
card-fire-shield = Fire Shield
    .use-1 = Shield a unit for this combat round: adjacent attackers take 1 damage (2 with 2 power, 3 with 4 power).
card-fireball = Fireball
    .use-1 = Deal 1 damage to the units on 2 adjacent spaces (2 with 2 power, 3 with 4 power).
card-bless = Bless
    .use-1 = Let a ground or flying unit attack without an attack die (and with +1 attack with 1 power, +2 with 2 power).
card-cure = Cure
    .use-1 = Free one of your units from paralysis and enemy effects and heal up to 1 damage (2 with 1 power, 3 with 2 power).
card-prayer = Prayer
    .use-1 = Give a unit +1 attack, defence or initiative (+2 with 2 power, +3 with 4 power).
card-teleport = Teleport
    .use-1 = Move one of your bronze units to any empty space (up to silver with 1 power, up to gold with 2).
card-weakness = Weakness
    .use-1 = Give an attacking unit -1 attack (-2 with 1 power, -3 with 2 power).

## Minor artifacts

card-armor-of-wonder = Armor of Wonder
    .use-1 = Draw 1 card and give your attacking unit +1 attack.
    .use-2 = Draw 1 card and give your attacked unit +1 defence.
card-blackshard-of-the-dead-knight = Blackshard of the Dead Knight
    .use-1 = Discard 1 card to give your attacking unit +2 attack; if it was a spell, draw 1 card.
    .use-2 = Give your attacking unit +1 attack.
card-breastplate-of-petrified-wood = Breastplate of Petrified Wood
    .use-1 = Draw 1 card.
    .use-2 = Give your spell +1 power.
card-centaurs-axe = Centaur's Axe
    .use-1 = Count the die of your attack 3 times.
    .use-2 = Give your attacking unit +1 attack.
card-charm-of-mana = Charm of Mana
    .use-1 = Discard 2 cards, then draw 3.
    .use-2 = Draw 2 cards, then discard 1.
card-dragon-wing-tabard = Dragon Wing Tabard
    .use-1 = Make the enemy discard 1 random card from hand.
    .use-2 = Give your spell +1 power.
card-hourglass-of-the-evil-hour = Hourglass of the Evil Hour
    .use-1 = If the enemy has positive morale, they gain negative morale.
    .use-2 = Roll the attack die: on 0, gain positive morale.
card-inexhaustible-cart-of-lumber = Inexhaustible Cart of Lumber
    .use-1 = Gain 2 building materials.
    .use-2 = Remove this card from the game to gain 4 building materials.
card-legs-of-legion = Legs of Legion
    .use-1 = Recruit or reinforce 1 unit for 4 gold less.
    .use-2 = Gain 2 gold.
card-loins-of-legion = Loins of Legion
    .use-1 = Recruit or reinforce 1 unit for 5 gold less.
    .use-2 = Gain 2 gold.
card-red-dragon-flame-tongue = Red Dragon Flame Tongue
    .use-1 = Give your attacked unit +1 defence.
    .use-2 = Give your attacking unit +1 attack.
card-rib-cage = Rib Cage
    .use-1 = Take 1 spell from your discard pile to hand, then shuffle the pile into your deck.
    .use-2 = Give your spell +1 power.
card-shield-of-the-dwarven-lords = Shield of the Dwarven Lords
    .use-1 = Right after an attack die is rolled, ignore it and everything it would set off.
    .use-2 = Give your attacked unit +1 defence.
card-shield-of-the-yawning-dead = Shield of the Yawning Dead
    .use-1 = Discard 1 card to give your attacked unit +2 defence.
    .use-2 = Give your attacked unit +1 defence.
card-speculum = Speculum
    .use-1 = Reveal a map tile adjacent to the one your hero is on.
    .use-2 = Remove this card from the game to draw 1 card.

## Major artifacts

card-dragon-scale-shield = Dragon Scale Shield
    .use-1 = Give your attacking unit +2 attack.
    .use-2 = Give your attacked unit +2 defence.
card-endless-bag-of-gold = Endless Bag of Gold
    .use-1 = Gain 3 gold.
    .use-2 = Remove this card from the game to gain 6 gold.
card-everflowing-crystal-cloak = Everflowing Crystal Cloak
    .use-1 = Discard 3 cards to gain 2 valuables.
    .use-2 = Gain 1 valuable.
card-everpouring-vial-of-mercury = Everpouring Vial of Mercury
    .use-1 = Gain 1 valuable.
    .use-2 = Remove this card from the game to gain 2 valuables.
card-head-of-legion = Head of Legion
    .use-1 = Recruit or reinforce 1 unit for 6 gold less.
    .use-2 = Gain 3 gold.
card-ogres-club-of-havoc = Ogre's Club of Havoc
    .use-1 = Discard 1 card to give your attacking unit +2 attack.
    .use-2 = Give your attacking unit +1 attack.
card-shackles-of-war = Shackles of War
    .use-1 = At the start of combat: the enemy hero may neither retreat nor surrender.
    .use-2 = Draw 2 cards, keep 1 of them and discard the other.
card-targ-of-the-rampaging-ogre = Targ of the Rampaging Ogre
    .use-1 = Discard 2 cards to give your attacked unit +2 defence; take this card back to hand.
    .use-2 = Give your attacked unit +1 defence.
card-tunic-of-the-cyclops-king = Tunic of the Cyclops King
    .use-1 = Draw 1 card and give your spell +1 power.
    .use-2 = Give your spell +2 power.
card-vial-of-lifeblood = Vial of Lifeblood
    .use-1 = Heal up to 3 damage on one of your units.
    .use-2 = Give one of your units +1 health for this combat.

## Relics

card-angel-wings = Angel Wings
    .use-1 = One of your heroes gains 1 movement point and may pass over any fields; only the last one takes effect.
    .use-2 = Draw 1 card.
card-dragon-scale-armor = Dragon Scale Armor
    .use-1 = Give your attacking unit +2 attack.
    .use-2 = Give your attacked unit +2 defence.
card-endless-sack-of-gold = Endless Sack of Gold
    .use-1 = Gain 5 gold.
    .use-2 = Remove this card from the game to gain 8 gold.
card-sentinels-shield = Sentinel's Shield
    .use-1 = Discard 1 card to give your attacked unit +3 defence.
    .use-2 = Give your attacked unit +2 defence.
card-sword-of-judgement = Sword of Judgement
    .use-1 = Discard any number of cards to give your attacking unit +1 attack for each.
    .use-2 = Discard any number of cards to give your attacked unit +1 defence for each.
card-titans-cuirass = Titan's Cuirass
    .use-1 = Discard 1 card to give your spell +4 power.
    .use-2 = Give your spell +2 power.
card-titans-gladius = Titan's Gladius
    .use-1 = Discard 1 card to give your attacking unit +3 attack.
    .use-2 = Give your attacking unit +2 attack.

## Specialties, with the level at which they are gained

card-catherine-1 = Crusaders I
    .use-1 = Give your attacking unit +1 attack (+2 for Crusaders).
    .use-2 = Give your attacked unit +1 defence (+2 for Crusaders).
card-catherine-4 = Crusaders IV
    .use-1 = Give one of your units +1 health for this combat (+2 for Crusaders).
card-catherine-6 = Crusaders VI
    .use-1 = Give one of your units +1 initiative for this combat (+2 for Crusaders).
card-rion-1 = Battlefield Medic I
    .use-1 = Heal 1 damage on one of your units, then draw 1 card.
card-rion-4 = Battlefield Medic IV
    .use-1 = Heal 1 damage on one of your units or free it from paralysis, then draw 1 card.
card-rion-6 = Battlefield Medic VI
    .use-1 = Heal up to 2 damage on one of your units or free it from paralysis, then draw 2 cards and discard 1.
card-mutare-1 = Dragons I
    .use-1 = Give your attacking unit +1 attack (+2 for all Dragons).
    .use-2 = Give your attacked unit +1 defence (+2 for all Dragons).
card-mutare-4 = Dragons IV
    .use-1 = Give one of your units +1 health for this combat (+2 for all Dragons).
card-mutare-6 = Dragons VI
    .use-1 = Give one of your units +1 initiative for this combat (+2 for all Dragons).
card-alamar-1 = Resurrection I
    .use-1 = Call off an attack that would defeat one of your units: bronze with 1 power, up to silver with 2 power, up to gold with 4.
card-alamar-4 = Resurrection IV
    .use-1 = Call off an attack that would defeat one of your bronze units (up to silver with 1 power, up to gold with 3).
card-alamar-6 = Resurrection VI
    .use-1 = Call off an attack that would defeat one of your bronze or silver units (up to gold with 2 power).
card-tamika-1 = Dread Knights I
    .use-1 = Give your attacking unit +1 attack (+2 for Dread Knights).
    .use-2 = Give your attacked unit +1 defence (+2 for Dread Knights).
card-tamika-4 = Dread Knights IV
    .use-1 = Give one of your units +1 health for this combat (+2 for Dread Knights).
card-tamika-6 = Dread Knights VI
    .use-1 = Give one of your units +1 initiative for this combat (+2 for Dread Knights).
card-sandro-1 = Cloak of the Undead King I
    .use-1 = Lay this card on your Pack of Skeletons: attack 3, defence 1, health 2, initiative 6 until that health is gone.
card-sandro-4 = Cloak of the Undead King IV
    .use-1 = Lay this card on your Pack of Zombies: attack 4, defence 1, health 3, initiative 5 until that health is gone.
card-sandro-6 = Cloak of the Undead King VI
    .use-1 = Lay this card on your Skeletons, Few or Pack: attack 4, defence 1, health 2, initiative 6 until that health is gone.

## Heroes

hero-catherine = Catherine
    .class = Knight
    .specialty = Crusaders
hero-rion = Rion
    .class = Cleric
    .specialty = Battlefield Medic
hero-mutare = Mutare
    .class = Overlord
    .specialty = Dragons
hero-alamar = Alamar
    .class = Warlock
    .specialty = Resurrection
hero-tamika = Tamika
    .class = Death Knight
    .specialty = Dread Knights
hero-sandro = Sandro
    .class = Necromancer
    .specialty = Cloak of the Undead King

## Kinds of card

kind-statistic = Statistic
kind-ability = Ability
kind-spell = Spell
kind-artifact = Artifact
kind-specialty = Specialty

## Schools of magic. Lower case: they also stand inside sentences.

school-any = any
school-air = air
school-earth = earth
school-fire = fire
school-water = water

## Levels of spells. Lower case, as they stand with "spell".

spell-level-basic = basic
spell-level-expert = expert

## Rarities of artifacts. Lower case, as they stand with "artifact".

rarity-minor = minor
rarity-major = major
rarity-relic = relic

## When a card may be played

timing-instant = Instant
    .text = Play it at almost any time; once an attack die is rolled, wait until the damage is done.
timing-activation = Activation
    .text = Play it while one of your units is active, before that unit attacks.
timing-map = Map
    .text = Play it on the map, never in combat.
timing-ongoing = Ongoing
    .text = It stays in play until its effect is over; in combat, play it before your active unit attacks.

## The two halves of a card

use-basic = Basic effect
use-expert = Expert effect

## Cards of the AI deck

ai-attack-a = Attack
    .text = Give the next AI unit that attacks +1 attack (easy +0, impossible +2).
ai-attack-b = Attack
    .text = Give the next AI unit that attacks +1 attack (hard and impossible +2).
ai-defence-a = Defence
    .text = Give the AI unit with the most health +1 defence the next time it is attacked (easy +0, impossible +2).
ai-defence-b = Defence
    .text = Give the AI unit that acts next +1 defence the next time it is attacked (hard and impossible +2).
ai-spell-a = Cast a Spell
    .text = The AI hero casts a spell with 1 power (easy 0, impossible 2).
ai-spell-b = Cast a Spell
    .text = The AI hero casts a spell with 1 power (easy 0, hard 2, impossible 3).
ai-skill-a = Use a Skill
    .text = The AI hero uses its skill 1 time (hard and impossible 2 times).
ai-skill-b = Use a Skill
    .text = The AI hero uses its skill 1 time (impossible 2 times). Normal and hard: in combat round 1, shuffle this card back in.

## Difficulties

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-impossible = Impossible
