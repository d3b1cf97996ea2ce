### Andor: the words of items, heroes, tokens and places in general. English.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.
### The table words themselves are listed in docs/words.md.

## Items

item-apple-nut = Apple-nut
    .text = Sweet outside, stubborn inside. 1 food, to be handed in at sunrise.
item-starwort = Starwort
    .text = 1 food, to be handed in at sunrise, or stuff for the archer's cauldron.
item-waterskin = Waterskin
    .text = Use one half before you enter a field in your own move: that field costs no hour. A jump may be made with it, but needs its willpower as always.
item-half-waterskin = Waterskin, half full
    .text = One half is left: the next field you enter in your own move costs no hour. Then it goes back to the equipment board.
item-witchs-brew = Witch's brew
    .text = Drink one half right after your roll, before the foe rolls: one of your dice that count is doubled in this round. Not more than one half per round, and not with the iron gauntlet.
item-half-brew = Witch's brew, half full
    .text = One half is left: right after your roll, one of your dice that count is doubled in this round. Then it goes back to the equipment board.
item-telescope = Telescope
    .text = While you stand still, turn up all tokens on neighbouring fields, over jump lines too, but no cave tokens. Nothing is activated.
item-helm = Helm
    .text = Your equal dice are added together if that beats your best single die. No use to the archer and the mage, and not in a round in which you drink a witch's brew.
item-hood = Hood
    .text = When your move ends on a cave token, look at it first: you may put it back face down without activating it. It does not help once a cave dweller holds you.
item-falcon = Falcon
    .text = Once a day, you and one other hero anywhere exchange any number of small items, food and gems, also between two combat rounds. Neither of you may have ended the day. No large items, logs or farmers.
item-storm-shield = Shield of Storms
    .text = Each side once: cancel a bad event card with the storm symbol for the whole group, or cancel your loss of willpower after one combat round or by a fire token.
item-half-storm-shield = Shield of Storms, one side left
    .text = Once more: cancel a bad event card with the storm symbol for the whole group, or cancel your loss of willpower after one combat round or by a fire token. Then it leaves the game.
item-fire-shield = Shield of Fire
    .text = Each side once: put a fire token on the field where you stand, or cancel your loss of willpower after one combat round or by a fire token.
item-half-fire-shield = Shield of Fire, one side left
    .text = Once more: put a fire token on the field where you stand, or cancel your loss of willpower after one combat round or by a fire token. Then it leaves the game.
item-star-shield = Shield of the Stars
    .text = Each side once: mark one sunrise symbol, but not the narrator, which is skipped at the next sunrise; or cancel your loss of willpower after one combat round or by a fire token.
item-half-star-shield = Shield of the Stars, one side left
    .text = Once more: mark one sunrise symbol, but not the narrator, which is skipped at the next sunrise; or cancel your loss of willpower after one combat round or by a fire token. Then it leaves the game.
item-brotherhood-shield = Shield of the Brotherhood
    .text = Each side once: right after your roll, add for this round the strength of one hero who is not in the fight, wherever that hero is; or cancel your loss of willpower after one combat round or by a fire token. The warrior lends the blue cube.
item-half-brotherhood-shield = Shield of the Brotherhood, one side left
    .text = Once more: right after your roll, add for this round the strength of one hero who is not in the fight, wherever that hero is; or cancel your loss of willpower after one combat round or by a fire token. The warrior lends the blue cube. Then it leaves the game.
item-iron-gauntlet = Iron gauntlet
    .text = Once, right after your roll: two of your dice are added together, whatever they show. Not for the archer, not with a witch's brew, and no use with a single die.
item-knife = Knife
    .text = Once, right after your roll: roll one of your dice again. The archer may only take the last die thrown, and the new result counts.
item-axe = Axe
    .text = Once, right after your roll: you have 2 more strength in this round.
item-sword-hilt = Sword hilt
    .text = Once, together with the sword blade, right after your roll: you have 5 more strength in this round. Alone it does nothing.
item-sword-blade = Sword blade
    .text = Once, together with the sword hilt, right after your roll: you have 5 more strength in this round. Alone it does nothing.
item-crown = Crown of sedge
    .text = While a hero in the fight carries it, Nomion has 5 less strength.
item-gem-2 = Gem of value 2
    .text = Leave it where you stand: at sunrise a creature next to it goes there instead of following its arrow, and the gem is gone. Of two gems the one of higher value lures.
item-gem-3 = Gem of value 3
    .text = Leave it where you stand: at sunrise a creature next to it goes there instead of following its arrow, and the gem is gone. Of two gems the one of higher value lures.
item-gem-4 = Gem of value 4
    .text = Leave it where you stand: at sunrise a creature next to it goes there instead of following its arrow, and the gem is gone. Of two gems the one of higher value lures.
item-gem-6 = Gem of value 6
    .text = Leave it where you stand: at sunrise a creature next to it goes there instead of following its arrow, and the gem is gone. Of two gems the one of higher value lures.
item-log-1 = Log of value 1
    .text = Carried on the strength track, left of the cube: it needs strength 2. Several logs need as much strength as all their values plus 1.
item-log-2 = Log of value 2
    .text = Carried on the strength track, left of the cube: it needs strength 3. Several logs need as much strength as all their values plus 1.
item-log-3 = Log of value 3
    .text = Carried on the strength track, left of the cube: it needs strength 4. Several logs need as much strength as all their values plus 1.
item-farmer = Farmer
    .text = Walks along with a hero at no cost, over jump lines too, and may be left anywhere; a hero leads up to 2. With no hero on the field, the farmer is lost when a foe ends its move there.
item-radan = Radan
    .text = Walks along with a hero at no cost and may be left anywhere. Radan does not fight; a foe that ends its move on his field while no hero is there drags him 1 field back the way he came.
item-growing-starwort = Growing starwort
    .text = Gathering it is free. At sunrise each field with at least one ungathered starwort gets 1 more.

## Heroes

hero-warrior = Warrior
    .ability-1 = Once a day, for one move action, you may take along one hero from the field where the move starts, who agrees and has not ended the day. That hero spends no hours and lands where you stop; over a jump line only you need the willpower. A hero who is held cannot come along, and neither of you may fight before your own next turn.
    .ability-2 = Ambra's strength: your white cube always stands 2 above the blue one. In the first round of each fight the white cube counts, from the second round on the blue one.
    .grade-2 = Ambra's fury: the white cube counts in every round and rises by 1 after each round; when the fight ends, it goes back to 2 above the blue one.
hero-dwarf = Dwarf
    .ability-1 = Once a day, when you get at least 1 strength from a reward, you get 1 strength more. Not if you had 7 or more strength before the reward.
    .ability-2 = Cave fighter: when you fight on a cave field, you have 5 more strength and always roll 3 dice.
    .grade-2 = Shadow of the caves: the same also holds on a field entered by an arrow that comes from a cave.
hero-mage = Mage
    .ability-1 = Once per combat round you may turn one hero's die to its opposite side, right after it was rolled: your own or that of a fellow fighter.
    .ability-2 = Spells: studying costs 1 hour for each spell book that you open. An open spell may be cast at once or later; each works once per legend.
    .grade-2 = Memory of spells: after casting, roll your die and lay the book on that letter of the legend track, A being 1. When the narrator gets there, it comes back open. If the narrator is there already or past it, the book is gone for good.
hero-archer = Archer
    .ability-1 = You throw your dice one by one and may stop at any time: only the last one counts. You may fight a foe on a neighbouring field, also over a jump line.
    .ability-2 = Brew: for 1 hour you turn 2 starworts into a full witch's brew or two half ones, or 1 starwort into a half one. One action costs 1 hour however many starworts you use.
    .grade-2 = Thrifty herbs: 1 starwort is enough for a full witch's brew. While all 3 brews are in use, no more can be brewed.
figure-thorn = Thorn
    .text = Carries everybody's bags and remembers whose is whose.
figure-mairen = Mairen
    .text = First into the river, and only then asks how deep it is.
figure-pasco = Pasco
    .text = Talks to his arrows, and claims that the good ones listen.
figure-chada = Chada
    .text = Has never wasted a shot or, if she can help it, a word.
figure-liphardus = Liphardus
    .text = Explains everything twice, the second time mostly to himself.
figure-eara = Eara
    .text = Reads by starlight and loses at dice only when it is polite.
figure-kram = Kram
    .text = Taps every rock on the way and greets about half of them.
figure-bait = Bait
    .text = Can mend anything except a silence, which she fills with hammering.

## Spell books

book-light = Light
    .text = Move one creature, one krahder or all the skeletons from your field to one neighbouring field that holds no creature. Not over a jump line, and not a final foe.
book-healing = Healing
    .text = Share out as much willpower as the last digit of your field's number, among all heroes as you like. Distance does not matter, and those who have ended the day may get some too.
book-portal = Portal
    .text = Go at once to the field of the camp or wagon. You may take along one hero from your field who has not ended the day. It works even while something holds you.

## Tokens

token-fog = Fog token
    .text = Whoever ends a move here turns it up and does what it says; crossing does nothing.
token-cave = Cave token
    .text = Whoever ends a move here turns it up and does what it says. At sunrise empty caves get a new one, unless a hero stands there.
token-spring = Spring
    .text = A hero who stands here may empty it and gain 2 willpower. It is refilled at sunrise unless a hero stands on it.
token-red-cross = Red cross
    .text = Marks a hidden place of this legend. If something lies under it, whoever ends a move here turns it up.
token-large = Large token
    .text = One of the four places to look at in legend 11. Whoever ends a move here turns it up.
token-fire = Fire token
    .text = Burns to the end of the legend. A hero who stays here falls to 3 willpower and can never have more for the rest of the legend; creatures and krahders here have only 3 willpower until they leave. No effect on final foes.
base-camp = Camp
    .text = Heroes here need no food. Creatures head for it; each foe that enters takes a golden shield.
base-wagon = Wagon
    .text = Heroes here need no food. Creatures head for it; each foe that enters takes a golden shield. It moves only along the dwarf road.

## Symbols of the sunrise box

symbol-event-card = Event card
    .text = The top event card is revealed and carried out.
symbol-move-wargors = Wargors
    .text = Every wargor moves 1 field, the lowest field number first.
symbol-move-mountain-skrals = Mountain skrals
    .text = Every mountain skral moves 1 field, the lowest field number first.
symbol-move-trolls = Trolls
    .text = Every troll moves 1 field, the lowest field number first. So does a final foe that marches at sunrise.
symbol-move-wargors-again = Wargors again
    .text = Every wargor moves 1 field a second time.
symbol-refill-caves = Caves
    .text = Each cave without a token gets a new one, unless a hero stands in it.
symbol-skeletons = Skeletons
    .text = Skeletons in the sunrise box return, each on the field of a red die, and subdued skeletons stand up again.
symbol-food = Food
    .text = Each hero who is not at the camp or wagon hands in 1 food or loses 8 willpower.
symbol-star-herbs-grow = Starworts
    .text = Each field with at least one ungathered starwort gets 1 more, the lowest field number first while they last.
symbol-refill-springs = Springs
    .text = Each spring is refilled, unless a hero stands on it.
symbol-narrator = Narrator
    .text = The narrator moves 1 step along the legend track.

## Movement tokens

movement-m1 = Lone skeletons 2
    .below = Gonhar 1, Undavahr 1, every guardian troll 1
movement-m2 = Lone skeletons 3
    .below = Corion 1, Tuavahr 1, every guardian troll 1
movement-m3 = Lone skeletons 1, hordes 1
    .below = Gonhar 1, Corion 1
movement-m4 = Hordes 2
    .below = Undavahr 1, Tuavahr 1, every guardian troll 1
movement-m5 = Lone skeletons 1, hordes 2
    .below = Gonhar 1, Tuavahr 1
movement-m6 = Lone skeletons 2, hordes 1
    .below = Corion 2, Undavahr 1
movement-m7 = Hordes 1
    .below = Gonhar 2, Tuavahr 1, every guardian troll 1
movement-m8 = Lone skeletons 1, hordes 1
    .below = Undavahr 2, every guardian troll 2

## Terrains

terrain-road = road
terrain-snow = snow
terrain-cave = cave
terrain-rock = rock
terrain-forest = forest
terrain-chasm-edge = edge of the rift
terrain-spring = spring
terrain-ruin = ruin
terrain-scree = scree
terrain-ash = ash
terrain-quarry = quarry
terrain-bone = bone
terrain-forge = forge
terrain-fortress = fortress

## Boards and their regions

board-grey-mountains = The Grey Mountains
board-krahd = Krahd
region-grey-mountains-north = The north
    .text = Pine slopes and an old bone-littered wood; the way home lies at 201.
region-grey-mountains-middle = The middle lands
    .text = An old battlefield between the two rifts, with a ruined keep and a spring beside it.
region-grey-mountains-south = The south
    .text = Snowfields under Frostward Keep; beyond it lies Krahd.
region-krahd-pass = The pass
    .text = Scree below the pass; the freed captives hide at 301.
region-krahd-north = The north terrace
    .text = An ash terrace north of the lava.
region-krahd-west = The western flats
    .text = Low ash flats with a few grey pools.
region-krahd-quarry = The quarry
    .text = The pits where the captives cut stone.
region-krahd-south = The bone flats
    .text = Flats of old bone under the causeway.
region-krahd-east = The east
    .text = Two narrow ways to the forge mountain.
region-krahd-forge = The forge
    .text = The forge inside the mountain, watched by guardian trolls.
region-krahd-fortress = The fortress
    .text = The fortress on its island in the lava.
rift-howling-rift = Howling Rift
rift-silent-rift = Silent Rift
site-broken-span = Broken Span
site-lost-span = Lost Span
