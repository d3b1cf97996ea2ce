### Heroes: the words of every place, tile, building and proclamation. English.
###
### The key is the id with dashes: place-water-wheel is water_wheel, building-castle-towers is castle.towers.
### Numbers are written out and held to the content by a test; nothing is passed in.  What a building costs and
### requires is shown beside its text.
### The table words themselves are listed in docs/words.md.

## Places

place-empty = Empty field
    .text = Nothing happens here.
place-blocked = Blocked field
    .text = Heroes cannot enter.
place-town = Town
    .text = Its owner starts here; whoever captures it gains what the scenario says.
place-settlement = Settlement
    .text = Choose lasting income, or reinforce 1 bronze or silver unit at half price; its first owner is paid at once, or pays nothing.
place-mine = Mine
    .text = Raises your income of its resource while you own it; its first owner is also paid at once.
place-water-wheel = Water Wheel
    .text = Gain 3 gold.
place-windmill = Windmill
    .text = Gain 1 valuable.
place-mystical-garden = Mystical Garden
    .text = Gain 2 gold or 1 valuable.
place-learning-stone = Learning Stone
    .text = Your main hero gains 1 experience.
place-shrine-of-magic-gesture = Shrine of Magic Gesture
    .text = You may search (2) the spell deck.
place-shrine-of-magic-incantation = Shrine of Magic Incantation
    .text = You may pay 3 gold to search (2) the spell deck.
place-redwood-observatory = Redwood Observatory
    .text = Reveal or add a map tile adjacent to this one, without spending movement.
place-tree-of-knowledge = Tree of Knowledge
    .text = You may pay 3 valuables or 10 gold: your main hero gains 2 experience.
place-witch-hut = Witch Hut
    .text = You may remove an ability card in your hand, or look at the top card of the ability deck and take or discard it.
place-dragon-utopia = Dragon Utopia
    .text = The scenario says what it gives.
place-grail = Grail
    .text = Take the grail; the scenario says what it is good for.
place-stables = Stables
    .text = This hero gains 1 movement point this turn.
place-temple = Temple
    .text = Gain positive morale.
place-magic-spring = Magic Spring
    .text = You may look at the top 3 cards of your discard pile, take 1 to hand and put the others back in any order.
place-warriors-tomb = Warrior's Tomb
    .text = You may search (2) the artifact deck twice; then you gain negative morale twice.
place-fountain-of-youth = Fountain of Youth
    .text = This hero gains 1 movement point this turn, and you gain positive morale.
place-artifact-symbol = Artifact
    .text = You may search (2) the artifact deck.
place-treasure-symbol = Treasure
    .text = Roll the treasure dice shown and resolve 1 of them.
place-resource-symbol = Resources
    .text = Roll the resource dice shown and take 1 of the results.
place-pandoras-box = Pandora's Box
    .text = Choose treasure dice or resource dice; roll 2 of them and resolve 1.
place-sanctuary = Sanctuary
    .text = A hero here cannot be attacked; while one is here, others may pass but not stop.
place-trading-post = Trading Post
    .text = Trade resources, or remove 1 card in your hand from the game to gain 1 gold.
place-obelisk = Obelisk
    .text = The scenario says what it gives, once to every faction.

## How places are used

place-kind-visit = visitable
place-kind-revisit = revisitable
place-kind-flag = flaggable

## What mines look like

art-gold-mine = Gold Mine
art-ore-mine = Ore Mine
art-alchemist-lab = Alchemist's Lab
art-crystal-mine = Crystal Mine
art-gem-pond = Gem Pond

## Tiles

tile-starting = starting tile
tile-far = far tile
tile-near = near tile
tile-centre = centre tile
terrain-grass = grass
terrain-dirt = dirt
terrain-subterranean = subterranean

## Buildings of the Castle

building-castle-city-hall = City Hall
    .text = At the start of each resource round, gain 5 gold, or 1 of your heroes gains 1 movement point.
building-castle-citadel = Citadel
    .text = You may reinforce units; in a siege, 3 walls, 1 gate and 1 arrow tower defend your town.
building-castle-mage-guild = Mage Guild
    .text = When built, search (2) the spell deck twice; in later rounds, once per round, pay 6 gold to search (2) it.
building-castle-towers = Towers
    .text = You may recruit bronze units.
building-castle-holy-grounds = Holy Grounds
    .text = You may recruit silver units.
building-castle-glory-of-erathia = Glory of Erathia
    .text = You may recruit gold units.
building-castle-brotherhood-of-the-sword = Brotherhood of the Sword
    .text = At the start of each resource round, gain positive morale.
building-castle-blacksmith = Blacksmith
    .text = Once in your turn, remove an artifact in your hand from the game to gain 4 gold, or pay 6 gold to search (2) the artifact deck.

## Buildings of the Dungeon

building-dungeon-city-hall = City Hall
    .text = At the start of each resource round, gain 5 gold or 1 valuable.
building-dungeon-citadel = Citadel
    .text = You may reinforce units; in a siege, 3 walls, 1 gate and 1 arrow tower defend your town.
building-dungeon-mage-guild = Mage Guild
    .text = When built, search (2) the spell deck twice; in later rounds, once per round, pay 5 gold to search (2) it.
building-dungeon-warrens = Warrens
    .text = You may recruit bronze units.
building-dungeon-inner-labyrinths = Inner Labyrinths
    .text = You may recruit silver units.
building-dungeon-ancient-lairs = Ancient Lairs
    .text = You may recruit gold units.
building-dungeon-portal-of-summoning = Portal of Summoning
    .text = At the start of your turn, you may draw 1 neutral unit of a tier whose dwelling you have, and recruit it for its price.
building-dungeon-mana-vortex = Mana Vortex
    .text = At the start of your turn, you may discard 1 card to shuffle your discard pile into your deck and search (3) it.

## Buildings of the Necropolis

building-necropolis-city-hall = City Hall
    .text = At the start of each resource round, gain 4 gold or reinforce 1 bronze unit for free.
building-necropolis-citadel = Citadel
    .text = You may reinforce units; in a siege, 3 walls, 1 gate and 1 arrow tower defend your town.
building-necropolis-mage-guild = Mage Guild
    .text = When built, search (2) the spell deck twice; in later rounds, once per round, pay 5 gold to search (2) it.
building-necropolis-old-cemetery = Old Cemetery
    .text = You may recruit bronze units.
building-necropolis-mausoleum-domain = Mausoleum Domain
    .text = You may recruit silver units.
building-necropolis-vaults-of-darkness = Vaults of Darkness
    .text = You may recruit gold units.
building-necropolis-cover-of-darkness = Cover of Darkness
    .text = Once in your turn, exchange up to 2 cards, or an enemy hero you start to fight loses 1 random card in hand.
building-necropolis-necromancy-amplifier = Necromancy Amplifier
    .text = At the start of your turn, take Necromancy from the ability deck to hand, or a specialty card from your discard pile.

## Proclamations

proclamation-annoying-lizard = Annoying Lizard
    .text = Each player shuffles all artifacts and spells in hand into the deck and draws as many cards.
proclamation-battalions-stallion = Battalion's Stallion
    .text = Until the next proclamation, each hero has 1 movement point more.
proclamation-crazy-wizard = Crazy Wizard
    .text = Until the next proclamation, the first spell that each player plays returns to hand.
proclamation-dead-silence = Dead Silence
    .text = Nothing happens.
proclamation-fancy-pixie = Fancy Pixie
    .text = Each player gains positive morale.
proclamation-fluffy-rabbit = Fluffy Rabbit
    .text = Each player rolls 1 treasure die and resolves it.
proclamation-friendly-beaver = Friendly Beaver
    .text = All black cubes leave the map; in round 2, another card is drawn instead.
proclamation-gold-dragon = Gold Dragon
    .text = In the next resource round, each player gains 5 gold more.
proclamation-greedy-dragon = Greedy Dragon
    .text = In the next resource round, each player gains 1 valuable less, as far as there is any.
proclamation-grim-warlock = Grim Warlock
    .text = Until the next proclamation, the first spell of each player's turn has +1 power.
proclamation-groovy-satyr = Groovy Satyr
    .text = Until the next proclamation, you may replace 1 of the guards you start to fight by another of its tier.
proclamation-isras-friends = Isra's Friends
    .text = Each player may reinforce 1 unit at half price.
proclamation-magic-tortoise = Magic Tortoise
    .text = Until the next proclamation, each hero has 1 movement point less.
proclamation-merry-leprechaun = Merry Leprechaun
    .text = In the next resource round, each player gains 1 valuable more.
proclamation-profuse-growth = Profuse Growth
    .text = Until the next proclamation, the hand limit of each player is 1 higher.
proclamation-swift-weasel = Swift Weasel
    .text = Until the next proclamation, you may reroll 1 treasure die or resource die in each of your turns.
proclamation-terrible-plague = Terrible Plague
    .text = Each player turns 1 unit of their choice from Pack to Few, if they have one.
proclamation-white-raven = White Raven
    .text = Each player rolls 1 resource die and takes the result.
proclamation-wild-debauchery = Wild Debauchery
    .text = In the next resource round, each player gains 5 gold less, as far as there is any.
