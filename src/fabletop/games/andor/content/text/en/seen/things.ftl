### Andor: the words of foes, of what tokens hide and of rules that cards bring, told when they are seen. English.
###
### Keys are ids with dashes. Numbers are written out; nothing is passed in.

## Foes

foe-wargor = Wargor
    .text = Half wolf, half grudge. Moves twice at each sunrise along the arrows.
    .many = Wargors
foe-mountain-skral = Mountain skral
    .text = Wears other people's armour and holds other people's grudges. Moves once at each sunrise along the arrows.
    .many = Mountain skrals
foe-troll = Troll
    .text = Does not go around things. Moves once at each sunrise along the arrows.
    .many = Trolls
foe-guardian-troll = Guardian troll
    .text = Fed on soot, chained to nothing, never late for work. Stays in the forge and moves only by movement tokens, towards the nearest hero there; if it ends its step on your field, you lose 2 willpower.
    .many = Guardian trolls
foe-skeleton = Skeleton
    .text = Lost the rest, kept the grip. Moves by movement tokens towards a hero within 3 fields, over jump lines too, ignores gems and holds whoever shares its field. Any won round subdues it until sunrise; it is defeated only in the first round, with a lead of at least 9.
    .many = Skeletons
foe-undavahr = Undavahr
    .text = The yellow rider, who dislikes singing. A krahder marked for the dwarf: moves by movement tokens towards the nearest hero at any distance, over jump lines too, and holds whoever shares its field.
    .many = Undavahr
foe-tuavahr = Tuavahr
    .text = The blue rider, who collects helmets. A krahder marked for the warrior: moves by movement tokens towards the nearest hero at any distance, over jump lines too, and holds whoever shares its field.
    .many = Tuavahr
foe-gonhar = Gonhar
    .text = The red rider, who burns books to read by. A krahder marked for the mage: moves by movement tokens towards the nearest hero at any distance, over jump lines too, and holds whoever shares its field.
    .many = Gonhar
foe-corion = Corion
    .text = The green rider, who was never hit from afar and took it as a promise. A krahder marked for the archer: moves by movement tokens towards the nearest hero at any distance, over jump lines too, and holds whoever shares its field.
    .many = Corion
foe-raid-captain = Raid captain
    .text = Laughs once a day and has just done so. A mountain skral with the ring and values of its own; it moves and is lured like any other.
    .many = Raid captains
foe-pack-mother = Pack mother
    .text = Old, scarred and in no hurry. A wargor with the ring and values of her own; she moves and is lured like any other.
    .many = Pack mothers
foe-shadow = Shadow
    .text = A dark place in the road that looks back at you. A final foe: it stays where it is, and the wagon cannot pass.
    .many = Shadows
foe-nomion = Nomion
    .text = First of those who call the dead, and still on good terms with them. A final foe: he goes 1 field at each sunrise and holds whoever shares his field. The crown of sedge weakens him.
    .many = Nomion
foe-primordial-troll = Primordial troll
    .text = A hill that has made up its mind. A final foe: it takes one stride each time the narrator moves and steps over the rift. What the watchman of the lonely tower knew weakens it.
    .many = Primordial trolls
foe-pale-king = Pale King
    .text = Sits very straight, for want of anything inside to slump. A final foe: he never leaves his chair on 268. What Radan knows weakens him.
    .many = Pale Kings
foe-fortress-heart = Heart of the fortress
    .text = Stone that beats. A final foe: it stays on 358, and it weakens when no guardian is left in the forge.
    .many = Hearts of the fortress
foe-hunting-shadow = Hunting shadow
    .text = The other half, and it has learned to walk. Moves 2 fields towards the nearest hero at each sunrise, over jump lines too; a hero on its field then loses 3 willpower. It cannot be fought; one side of any shield sends it away.
    .many = Hunting shadows

## What lies under fog and in caves

face-event-card = Event
    .text = 1 event card is drawn.
face-willpower-minus-3 = -3 willpower
    .text = You lose 3 willpower.
face-willpower-plus-2 = +2 willpower
    .text = You gain 2 willpower.
face-willpower-plus-3 = +3 willpower
    .text = You gain 3 willpower.
face-strength-plus-1 = +1 strength
    .text = You gain 1 strength.
face-wargor = Wargor
    .text = A wargor appears on this field; if a creature is here already, on the next free field along the arrows.
face-mountain-skral = Mountain skral
    .text = A mountain skral appears on this field; if a creature is here already, on the next free field along the arrows.
face-agren = Agren
    .text = Take one item from the equipment board, but no starwort and no witch's brew.
face-apple-nut = Apple-nut
    .text = You gain 1 apple-nut.
face-starwort = Starwort
    .text = You gain 1 starwort.
face-waterskin = Waterskin
    .text = You gain a waterskin.
face-gem = Gem
    .text = You gain a gem, drawn at random.
face-cave-dweller-6 = Cave dweller, 6
    .text = It holds you until you reach a combat value above 6 in one round; others may help. Lower rounds cost no willpower. Beaten, it leaves the game without reward, and a new cave token is activated here at once.
face-cave-dweller-9 = Cave dweller, 9
    .text = It holds you until you reach a combat value above 9 in one round; others may help. Lower rounds cost no willpower. Beaten, it leaves the game without reward, and a new cave token is activated here at once.

## What the large tokens show

face-large-spring = A spring under the ice
    .text = It is so cold that you forget to be afraid. You gain 2 willpower.
face-large-fog-ledge = A spear on the ledge
    .text = Somebody left it for the next one up. You gain 1 strength.
face-large-fog-copse = A bed of dry needles
    .text = Somebody slept here last night and folded the blanket. They are alive. You gain 3 willpower.
face-large-cave = A miner's hammer
    .text = It fits the hand and has no owner that you can see. You gain 1 strength.

## What lies under the crosses

face-crown = Crown of sedge
    .text = You gain the crown. While its bearer fights Nomion, he has 5 less strength.
face-fire-shield = Shield of Fire
    .text = You gain the Shield of Fire.
face-witchs-brew = Witch's brew
    .text = You gain a witch's brew.
face-radan = Radan
    .text = You find Radan, and he gives you the Shield of the Brotherhood.
face-star-shield = Shield of the Stars
    .text = You gain the Shield of the Stars.
face-ambush = Ambush
    .text = A mountain skral appears on this field, and you lose 2 willpower.

## Rules that cards switch on and off

rule-second-abilities = Second abilities
    .text = Every hero uses the second special ability as well.
rule-no-second-abilities = First abilities only
    .text = Only the first ability of each hero is used.
rule-agren-articles = Agrens
    .text = A hero who turns up an agren takes one item, never a starwort or a witch's brew.
rule-caves = Caves
    .text = Cave tokens are activated by stopping on them and refilled at sunrise.
rule-food = Food
    .text = At sunrise each hero away from the camp or wagon hands in 1 food or loses 8 willpower.
rule-starworts = Starworts
    .text = Starworts are picked freely and grow by one at sunrise where at least one is left.
rule-jump-lines = Jump lines
    .text = A hero with at least the willpower shown crosses a jump line for 1 hour.
rule-gems = Gems
    .text = Gems lure creatures at sunrise.
rule-skeletons = Skeletons
    .text = The 8 movement tokens lie shuffled on the fourth hour; whoever passes that hour draws one.
rule-ancient-weapons = Ancient weapons
    .text = Weapons lying on a field are picked up freely; each helps in one combat round.
rule-logs = Logs
    .text = A log is carried on the strength track; a hero needs strength of at least its value plus 1.
rule-farmers = Farmers
    .text = A hero takes along up to 2 farmers from the hero's field at no cost and may leave them anywhere. A farmer with no hero on the field is lost when a foe ends a move there.
rule-wagon = The wagon
    .text = A hero who starts a move action on the wagon's field may pull the wagon along the dwarf road, 1 hour per field. All heroes together pull it at most 4 fields a day. It never enters a field with a creature, skeleton or final foe and never leaves the road.
rule-bridge-building = Building the bridge
    .text = Logs left on a pier of the named site stay there. As soon as their values reach the needed sum, the bridge is laid and the logs are removed.
rule-bridge-carried = The folded bridge
    .text = The folded bridge rides on the wagon. While the wagon and at least 2 heroes are on a pier, the heroes may spend 1 hour each to lay it over the gap.
rule-road-blocked = The road is blocked
    .text = While the named foe stands on the road, the wagon cannot enter that field. Heroes may cross it.
rule-companion = A companion
    .text = Radan moves with a hero from his own field at no cost and may be left anywhere.
rule-shadow-hunts = The shadow hunts
    .text = At each sunrise after the skeleton symbol the shadow moves 2 fields towards the nearest hero, jump lines included, lower number on a tie. A hero on its field after that loses 3 willpower. It cannot be fought and leaves when a hero on its field uses one side of any shield.
rule-cold-night = Cold nights
    .text = At sunrise a hero who hands in no food because of standing at the wagon still loses 1 willpower.
rule-larders = Larders
    .text = A hero on a field with a red cross needs no food at sunrise. Foes may stand there.
rule-overtime-minus-4 = Bad air
    .text = The -4 piece lies on the overtime hours: each costs 4 willpower. It goes away when no guardian is left in the forge; at difficulty grade 1 it is turned to -1.
rule-below-the-line = Below the line
    .text = The lower text of movement tokens counts: krahders and guardians move.
rule-krahders = Krahders
    .text = Krahders hunt heroes, use jump lines, hold a hero on their field and are fought like creatures with grey dice.
rule-guardians = Guardians
    .text = Guardian trolls stay in the forge and move only by movement tokens.
rule-collapse = The fortress falls
    .text = From now on each drawn movement token and each sunrise drops the next collapse stage. Its fields are gone. A hero standing there is thrown to the nearest field of the fortress that is left and loses 3 willpower.
rule-first-overtime-free = Following wind
    .text = The first overtime hour of each hero costs no willpower.
rule-no-tenth-hour = No tenth hour
    .text = Nobody may use the tenth hour.
rule-late-hours-dearer = Dearer late hours
    .text = The ninth and tenth hour cost more willpower, by the amount on the card.
rule-no-overtime-for = No overtime
    .text = The named hero may not use overtime hours.
rule-krahders-pause = The krahders pause
    .text = Krahders do not move on the next movement token.
rule-creatures-stronger = Stronger creatures
    .text = All creatures have more strength, by the amount on the card.
