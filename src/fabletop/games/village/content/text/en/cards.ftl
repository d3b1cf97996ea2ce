### Village: the words of every card, hero and ability. English.
###
### The program id of a card is its key with underscores: card-staff-of-fire is staff_of_fire.
### What is passed in:
###   number   a plain number, so that plurals work
###   signed   text with its sign, such as +2, +0 or -1
###   name     the text of another key of this file: card-, class-, element-, slot- or type-
### The table words themselves are listed in docs/words.md.

## Weapons

card-staff = Staff
card-knife = Knife
card-dagger = Dagger
card-club = Club
card-hammer = Hammer
card-mace = Mace
card-short-sword = Short Sword
card-sword = Sword
card-long-sword = Long Sword
card-elven-blade = Elven Blade
card-hand-axe = Hand Axe
card-spear = Spear
card-short-bow = Short Bow
card-long-bow = Long Bow
card-crossbow = Crossbow
card-two-handed-sword = Two-Handed Sword
card-battle-axe = Battle Axe
card-war-hammer = War Hammer
card-staff-of-fire = Staff of Fire
card-orcish-blade = Orcish Blade
card-sling = Sling
card-javelin = Javelin
card-spiked-club = Spiked Club
card-cleaver = Cleaver
card-scimitar = Scimitar
card-goblin-bomb = Goblin Bomb
card-flail = Flail
card-warlords-greataxe = Warlord's Greataxe
card-morning-star = Morning Star
card-thunderstaff = Thunderstaff
card-rapier = Rapier
card-guild-blade = Guild Blade
card-sickle = Sickle
card-composite-bow = Composite Bow
card-sacred-mace = Sacred Mace
card-halberd = Halberd
card-blowpipe = Blowpipe
card-druid-staff = Druid Staff
card-bone-dagger = Bone Dagger
card-silver-sword = Silver Sword
card-vampiric-blade = Vampiric Blade
card-hand-crossbow = Hand Crossbow
card-duelling-axe = Duelling Axe
card-grave-spade = Grave Spade
card-reapers-scythe = Reaper's Scythe
card-executioners-axe = Executioner's Axe
card-bone-staff = Bone Staff

## Items

card-elven-flute = Elven Flute
card-sheath = Sheath
card-whetstone = Whetstone
card-lockpicks = Lockpicks
card-gravediggers-lamp = Gravedigger's Lamp

## Defence cards

card-plate-armor = Plate Armor
card-wooden-shield = Wooden Shield
card-helmet = Helmet
card-magic-cloak = Magic Cloak
card-metal-shield = Metal Shield
card-spiked-shield = Spiked Shield
card-lizard-armour = Lizard Armour
card-horned-helmet = Horned Helmet
card-leather-armour = Leather Armour
card-light-plate-armor = Light Plate Armor
card-tower-shield = Tower Shield
card-scholars-cloak = Scholar's Cloak
card-bone-shield = Bone Shield
card-shadow-cloak = Shadow Cloak
card-death-mask = Death Mask

## Treasures

card-coin = Coin
card-nugget = Nugget
card-chest = Chest
card-treasure-chest = Treasure Chest
card-gem = Gem
card-sandstorm-gem = Sandstorm Gem

## Spells

card-flame-dart = Flame Dart
card-fireball = Fireball
card-meteor-shower = Meteor Shower
card-smelt-gold = Smelt Gold
card-stone-wall = Stone Wall
card-rock-throw = Rock Throw
card-earthquake = Earthquake
card-healing-rain = Healing Rain
card-ice-shard = Ice Shard
card-clear-spring = Clear Spring
card-lightning-bolt = Lightning Bolt
card-gust = Gust
card-confusion = Confusion
card-mind-spike = Mind Spike
card-charm-monster = Charm Monster
card-scorch = Scorch
card-war-cry = War Cry
card-mud-trap = Mud Trap
card-boulder = Boulder
card-blood-rage = Blood Rage
card-hail = Hail
card-purify = Purify
card-root-grip = Root Grip
card-beast-call = Beast Call
card-wind-blade = Wind Blade
card-guild-ward = Guild Ward
card-chain-lightning = Chain Lightning
card-foresight = Foresight
card-raise-dead = Raise Dead
card-drain-life = Drain Life
card-bone-wall = Bone Wall
card-curse = Curse
card-hellfire = Hellfire
card-plague-wind = Plague Wind
card-holy-light = Holy Light

## Scrolls

card-scroll-of-knowledge = Scroll of Knowledge
card-scroll-of-wisdom = Scroll of Wisdom
card-scroll-of-oblivion = Scroll of Oblivion
card-scroll-of-insight = Scroll of Insight
card-merchant-letter = Merchant Letter
card-scroll-of-banishing = Scroll of Banishing
card-ancient-tome = Ancient Tome
card-guild-contract = Guild Contract
card-scroll-of-purity = Scroll of Purity
card-hunting-notes = Hunting Notes
card-black-grimoire = Black Grimoire
card-funeral-rite = Funeral Rite
card-forbidden-page = Forbidden Page
card-last-will = Last Will

## Beers

card-light-ale = Light Ale
card-amber-beer = Amber Beer
card-stout = Stout
card-dwarven-brew = Dwarven Brew
card-abbey-beer = Abbey Beer
card-spiced-mead = Spiced Mead

## Potions

card-minor-healing-potion = Minor Healing Potion
card-healing-potion = Healing Potion
card-great-healing-potion = Great Healing Potion
card-mana-potion = Mana Potion
card-strength-potion = Strength Potion
card-speed-potion = Speed Potion
card-antidote = Antidote
card-troll-blood = Troll Blood
card-fury-draught = Fury Draught
card-experience-potion = Experience Potion
card-herbal-tonic = Herbal Tonic
card-clarity-potion = Clarity Potion
card-stoneskin-potion = Stoneskin Potion
card-blood-vial = Blood Vial
card-spirit-essence = Spirit Essence
card-elixir-of-life = Elixir of Life

## Monsters

card-goblin = Goblin
card-giant-rat = Giant Rat
card-wolf = Wolf
card-orc = Orc
card-bandit = Bandit
card-imp = Imp
card-giant-turtle = Giant Turtle
card-harpy = Harpy
card-ogre = Ogre
card-gargoyle = Gargoyle
card-troll = Troll
card-minotaur = Minotaur
card-stone-golem = Stone Golem
card-kobold = Kobold
card-goblin-pack = Goblin Pack
card-wolf-rider = Wolf Rider
card-hobgoblin = Hobgoblin
card-warg = Warg
card-treasure-goblin = Treasure Goblin
card-orc-shaman = Orc Shaman
card-orc-brute = Orc Brute
card-shield-orc = Shield Orc
card-cave-troll = Cave Troll
card-red-dragon = Red Dragon
card-snake = Snake
card-giant-spider = Giant Spider
card-giant-scorpion = Giant Scorpion
card-giant-frog = Giant Frog
card-slime = Slime
card-fairy = Fairy
card-bear = Bear
card-griffin = Griffin
card-treant = Treant
card-highwayman = Highwayman
card-skeleton = Skeleton
card-zombie = Zombie
card-ghost = Ghost
card-banshee = Banshee
card-ghoul = Ghoul
card-plague-rats = Plague Rats
card-wraith = Wraith
card-bone-guardian = Bone Guardian
card-lich = Lich
card-vampire = Vampire
card-death-knight = Death Knight
card-grave-stalker = Grave Stalker
card-bone-dragon = Bone Dragon

## Mini cards

card-mini-goblin = Goblin
card-mini-slime = Slime
card-mini-plague-rat = Plague Rat
card-mini-skeleton = Skeleton
card-mini-spirit-wolf = Spirit Wolf

## Special cards of the two dragons

card-red-dragon-head = Red Dragon: Head
card-red-dragon-claws = Red Dragon: Claws
card-red-dragon-body = Red Dragon: Body
card-red-dragon-wings = Red Dragon: Wings
card-red-dragon-tail = Red Dragon: Tail
card-bone-dragon-skull = Bone Dragon: Skull
card-bone-dragon-ribs = Bone Dragon: Ribs
card-bone-dragon-wings = Bone Dragon: Wings
card-bone-dragon-tail = Bone Dragon: Tail

## Heroes

hero-barbarian = Barbarian
    .the = Barbarian
hero-dwarf = Dwarf
    .the = Dwarf
hero-elf = Elf
    .the = Elf
hero-mage = Mage
    .the = Mage
hero-paladin = Paladin
    .the = Paladin
hero-warrior = Warrior
    .the = Warrior
hero-thief = Thief
    .the = Thief
hero-slayer = Slayer
    .the = Slayer
hero-cleric = Cleric
    .the = Cleric
hero-druid = Druid
    .the = Druid
hero-red-mage = Red Mage
    .the = Red Mage
hero-dark-elf = Dark Elf
    .the = Dark Elf
hero-necromancer = Necromancer
    .the = Necromancer

## Sets

set-base = Base game
set-horde = The Horde
set-guild = Ancient Guild
set-reaper = The Reaper's Hand
set-adhara = Adhara

## Kinds of card

kind-weapon = Weapon
kind-item = Item
kind-sheath = Sheath
kind-treasure = Treasure
kind-nugget = Nugget
kind-spell = Spell
kind-scroll = Scroll
kind-beer = Beer
kind-potion = Potion
kind-defence = Defence card
kind-monster = Monster
kind-mini = Mini card
kind-special = Special card

## Weapon classes. Lower case and singular: they also stand inside sentences as $class.

class-sword = sword
class-knife = knife
class-axe = axe
class-blunt = blunt weapon
class-polearm = polearm
class-ranged = ranged weapon
class-staff = staff
class-heavy = heavy weapon

## Elements. Lower case: they also stand inside sentences as $element.

element-fire = fire
element-earth = earth
element-water = water
element-air = air
element-mind = mind

## Defence slots. Lower case and singular: they also stand inside sentences as $slot,
## after "your/their", "su" and "sin" (so every Swedish slot must be an en-word).

slot-armour = armour
slot-shield = shield
slot-helmet = helmet
slot-cloak = cloak
slot-spell = defence spell

## Monster types. Lower case and singular: they also stand inside sentences as $type.

type-beast = beast
type-goblinoid = goblinoid
type-humanoid = humanoid
type-giant = giant
type-construct = construct
type-demon = demon
type-dragon = dragon
type-ooze = ooze
type-fey = fey
type-plant = plant
type-undead = undead

## Effect lines

# $n (number)
effect-draw =
    { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }

# $n (number)
effect-trash-hand =
    { $n ->
        [one] Remove a card in your hand from the game.
       *[other] Remove { $n } cards in your hand from the game.
    }

# $n (number)
effect-trash-market =
    { $n ->
        [one] Remove a face-up card in the market from the game.
       *[other] Remove { $n } face-up cards in the market from the game.
    }

# $n (number)
effect-opponent-discards =
    { $n ->
        [one] Your opponent discards a card.
       *[other] Your opponent discards { $n } cards.
    }

# $n (number)
effect-opponent-mind = Your opponent has { $n } less intelligence on their next turn.

# $n (number)
effect-heal =
    { $n ->
        [one] Regain 1 life point.
       *[other] Regain { $n } life points.
    }

# $n (signed)
effect-heal-die = Roll one die { $n } and regain that many life points.

# $n (signed)
effect-mind = { $n } intelligence this turn.

# $n (number)
effect-gold = Gain { $n } gold this turn.

# $n (signed)
effect-chest = Roll one die { $n } and gain ten times the result in gold this turn.

# $n (number)
effect-experience = Gain { $n } experience.

# $n (number)
effect-self-damage =
    { $n ->
        [one] Your hero loses 1 life point.
       *[other] Your hero loses { $n } life points.
    }

# $n (number)
effect-cure =
    { $n ->
        [one] Take a poison token off your hero.
       *[other] Take { $n } poison tokens off your hero.
    }

effect-cure-all = Take all poison tokens off your hero.

# $n (number)
effect-poison =
    { $n ->
        [one] If the attacked hero loses life points, it takes a poison token.
       *[other] If the attacked hero loses life points, it takes { $n } poison tokens.
    }

# $type (name), $n (number or signed)
effect-versus = Gets a bonus of { $n } if the first target is a monster of type { $type }.

# $n (number or signed)
effect-next-weapon = The next weapon you play this turn gets a bonus of { $n }.

# $n (number or signed)
effect-all-weapons = Every weapon you play from now on this turn gets a bonus of { $n }.

effect-any-target = You may target any player or monster in play.

effect-multi = Roll only once: the result hits every opponent and every monster in front of you.

# $slot (name)
effect-break-defence = Before damage is dealt, the attacked player discards their { $slot }.

effect-move-monster = Move a monster in front of you to another player; it keeps its wounds.

effect-smelt = Remove a card in your hand that can be sold from the game and gain its full price in gold.

# $n (number)
effect-discount = Your next purchase this turn costs { $n } gold less.

# $n (number or signed)
effect-taming = Your taming rolls get a bonus of { $n } this turn.

# $n (number or signed)
effect-taming-in-hand = While this card is in your hand, your taming rolls get a bonus of { $n }.

# $n (number)
effect-thorns =
    { $n ->
        [one] When a weapon attack makes you discard this card, the attacker loses 1 life point.
       *[other] When a weapon attack makes you discard this card, the attacker loses { $n } life points.
    }

# $element (name), $n (number)
effect-resist = You take { $n } less damage from { $element } attacks.

# $element (name)
effect-immune = You take no damage from { $element } attacks.

# $n (number)
effect-armour-until-next-turn = Until your next turn starts, each attack on your hero deals { $n } less damage.

# $card (name), $n (number)
effect-summon =
    { $n ->
        [one] Put one { $card } mini card in front of an opponent, if there is one left.
       *[other] Put { $n } { $card } mini cards in front of an opponent, as far as they last.
    }

effect-sheath = Stays in front of your hero. On your turn you may put a weapon from your hand in it if it is empty; when you play that weapon on a later turn, discard the sheath.

effect-once = Remove this card from the game after use.

# $n (number)
effect-mind-each-turn = While this card is in play, you have { $n } more intelligence each turn.

# $n (signed)
effect-attack = Attack with one die { $n }.

# $n (signed)
effect-heavy-attack = Make a heavy attack with one die { $n }.

# $n (signed), $element (name)
effect-spell-attack = Make a spell attack ({ $element }) with one die { $n }.

# $cost (number), $element (name), $n (signed)
effect-magic-use = Or spend { $cost } intelligence to make a spell attack ({ $element }) with one die { $n } instead.

# $n (number), $slot (name)
effect-defence = Put this card in front of your hero as your { $slot }, with defence { $n }.

## Monster lines

# $n (signed)
monster-attack = Attacks with one die { $n }.

# $n (signed)
monster-mind-attack = Attacks intelligence and not life: takes away one die { $n } for that turn.

monster-no-attack = Does not attack.

# $n (number)
monster-life =
    { $n ->
        [one] Has 1 life point.
       *[other] Has { $n } life points.
    }

# $n (number)
monster-life-per-player =
    { $n ->
        [one] Has 1 life point for each player.
       *[other] Has { $n } life points for each player.
    }

# $n (number)
monster-discard =
    { $n ->
        [one] After its attack, the attacked player discards a card.
       *[other] After its attack, the attacked player discards { $n } cards.
    }

# $n (number)
monster-gives-gold = Gives the player it stands in front of { $n } gold each turn.

# $n (number)
monster-gives-heal =
    { $n ->
        [one] Gives the player it stands in front of 1 life point back each turn.
       *[other] Gives the player it stands in front of { $n } life points back each turn.
    }

monster-not-for-sale = Cannot be bought.

## Monster abilities

# $n (number)
ability-armour = Armour { $n }
    .text = Each time it takes damage, it takes { $n } less.

# $n (number)
ability-heal = Heal { $n }
    .text =
        { $n ->
            [one] When the player it stands in front of starts a turn, it regains 1 life point before any attack.
           *[other] When the player it stands in front of starts a turn, it regains { $n } life points before any attack.
        }

ability-defensive = Defensive
    .text = Shields the player it stands in front of like a defence card. It neither attacks that player nor blocks the market, and it keeps its wounds.

ability-fleeting = Fleeting
    .text = Once drawn, it appears in front of the player who drew it and does not block the market. It moves to the player on the left at the end of each turn; if defeated, it leaves the game.

ability-hopping = Hopping
    .text = At the end of the turn it moves in front of the next player. It stays put in a two-player game.

# $n (number)
ability-poison = Poison { $n }
    .text =
        { $n ->
            [one] If its attack costs a hero life points, that hero takes a poison token.
           *[other] If its attack costs a hero life points, that hero takes { $n } poison tokens.
        }

# $n (number)
ability-proliferate = Proliferate { $n }
    .text = At the start of each turn, before monsters attack, every group of { $n } monsters of this kind grows by one mini card.

ability-overwhelm = Overwhelm
    .text = It takes over the market: until it is defeated, nobody may buy, sell or play treasures. It attacks on every player's turn, and one more of its special cards appears as each turn ends. Everyone who has wounded it gains its experience.

ability-sneak-attack = Sneak attack
    .text = Once drawn, it appears in front of the player who drew it and attacks at once. It moves on to the player on the left at the end of each turn and attacks there; if defeated, it leaves the game.

ability-spectral = Spectral
    .text = It does not block the market.

# $card (name), $n (number)
ability-summon = Summon { $card }
    .text =
        { $n ->
            [one] Before it attacks, it may bring one { $card } mini card to its side; summoned monsters have to be defeated first.
           *[other] Before it attacks, it may bring { $n } { $card } mini cards to its side; summoned monsters have to be defeated first.
        }

# $n (number)
ability-taming = Taming { $n }
    .text = To be allowed to buy it, first roll { $n } or more on one die. If you fail, it attacks you and stays in the market.

## Hero abilities

# $class (name), $n (signed)
hero-ability-attack-with = Weapon skill: { $class } { $n }
    .text = Your attacks with this class of weapon ({ $class }) get { $n } to the roll.

# $n (number or signed)
hero-ability-attack-with-spells = Spell power { $n }
    .text = Your attack spells get a bonus of { $n }.

# $element (name), $n (number or signed)
hero-ability-attack-with-element = Elemental power: { $element } { $n }
    .text = Your attack spells of this element ({ $element }) get a bonus of { $n }.

# $type (name), $n (number or signed)
hero-ability-against = Sworn enemy: { $type } { $n }
    .text = Your attacks get a bonus of { $n } if the first target is a monster of type { $type }.

# $n (number)
hero-ability-armour = Armour { $n }
    .text = Each attack that gets past your defence cards deals { $n } less damage to you.

# $n (number)
hero-ability-heal = Heal { $n }
    .text =
        { $n ->
            [one] At the start of your turn, after the monsters have attacked, you regain 1 life point.
           *[other] At the start of your turn, after the monsters have attacked, you regain { $n } life points.
        }

# $n (number)
hero-ability-cards =
    { $n ->
        [one] One extra card
       *[other] { $n } extra cards
    }
    .text =
        { $n ->
            [one] At the end of your turn you draw one more card than usual.
           *[other] At the end of your turn you draw { $n } more cards than usual.
        }

# $n (number)
hero-ability-mind = Intelligence { $n }
    .text = You start each of your turns with { $n } intelligence.

# $beers (number), $n (number or signed)
hero-ability-berserk = Berserk
    .text = If you drink { $beers } beers in one turn, you go berserk: one die decides for how many of your turns. While it lasts, your weapons get a bonus of { $n } and the market is closed to you.

hero-ability-devotion = Devotion
    .text = All your monsters count as undead and deal 1 more damage with each attack.

hero-ability-lifelink = Lifelink
    .text = Once per turn, before you roll for a weapon that is not ranged, you may call on lifelink: for each point of damage it deals, you may spend 1 intelligence to regain 1 life point.

hero-ability-sabotage = Sabotage
    .text = Once per turn, if you have access to the market, you may remove a face-up card in it from the game.

hero-ability-sneaking = Sneaking
    .text = Once per turn, roll one die for each monster in front of you. If every die shows 4 or more, you have access to the market this turn.

# $card (name), $cost (number)
hero-ability-summon = Summon { $card }
    .text = Once per turn, after the monsters have attacked, you may spend { $cost } intelligence to put one { $card } mini card in front of an opponent.

hero-ability-swordmaster = Swordmaster
    .text = You may play as many weapons as you like in one turn, heavy ones included.

# $n (number or signed)
hero-ability-taming = Taming { $n }
    .text = Your taming rolls get a bonus of { $n }.

hero-ability-vision = Vision
    .text = Once per turn you may look at the topmost face-down card of the spell deck, and put it at the bottom if you like.

hero-ability-poison-immune = Immune to poison
    .text = Poison tokens have no effect on you.

# $n (number)
hero-ability-poison-weapons = Poisoned weapons { $n }
    .text =
        { $n ->
            [one] If one of your weapons costs a hero life points, that hero takes a poison token.
           *[other] If one of your weapons costs a hero life points, that hero takes { $n } poison tokens.
        }

# $element (name), $n (number)
hero-ability-resist = Resistance: { $element } { $n }
    .text = You take { $n } less damage from { $element } attacks.

# $element (name)
hero-ability-immune = Immunity: { $element }
    .text = You take no damage from { $element } attacks.
