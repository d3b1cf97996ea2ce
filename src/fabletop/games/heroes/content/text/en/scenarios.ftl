### Heroes: the scenarios, their stories, what they are played for, and what happens in them. English.
###
### A condition of winning is said to each player ("you"); an event is said as it happens.

## Brave New World

scenario-brave-new-world = Brave New World
scenario-brave-new-world-story = The maps of this coast end where your banner stands. Beyond it lie mines that nobody works, shrines that nobody tends, and the smoke of somebody else's kitchen. Look around, hire whom you can pay, and then go and see who is cooking.
scenario-brave-new-world-victory-1 = Take your rival's town.
scenario-brave-new-world-victory-2 = Hold a cube of each rival at the end of a round.
scenario-brave-new-world-event-1 = The first ships from home bring what you asked for.
scenario-brave-new-world-event-2 = Word of your luck has spread, and more of your people come over the hills.
scenario-brave-new-world-event-3 = Mills and gardens have something to give again.

## First Light over Harrowmere

scenario-harrowmere = First Light over Harrowmere
scenario-harrowmere-story = The flood has gone down and the drowned valley of Harrowmere lies open again, its mines full of silt and its roads without a lord. You saw the first chimney smoke at dawn. So, from the other shore, did your neighbour.
scenario-harrowmere-victory-1 = Plant your banner on the other town.
scenario-harrowmere-victory-2 = Win a cube from each rival.
scenario-harrowmere-event-1 = The mills turn again.
scenario-harrowmere-event-2 = A barge of salvage drifts ashore on every bank.

## The Salt Crown

scenario-salt-crown = The Salt Crown
scenario-salt-crown-story = A king who owned nothing but salt was buried with a cup that never empties. Three maps to his barrow were sold this spring, all to different buyers, all by the same monk. Bring the cup home before the others notice that their maps are true as well.
scenario-salt-crown-victory-1 = Carry the cup into your own town.
scenario-salt-crown-event-1 = Rain fills the mill ponds.
scenario-salt-crown-event-2 = Sellswords ask for work.
scenario-salt-crown-token-grail = the cup

## Hill of Ravens

scenario-hill-of-ravens = Hill of Ravens
scenario-hill-of-ravens-story = Nobody has seen the old dragons on the hill for a hundred years, only the ravens, and the ravens bow to whoever sits on the empty throne. The council will crown the one they bow to longest.
scenario-hill-of-ravens-victory-1 = Gather five raven points: one for each round that ends with your flag on the utopia, one for each town you take.
scenario-hill-of-ravens-event-1 = A dry wind hardens the roads.
scenario-hill-of-ravens-event-2 = The council favours the hindmost.

## The Beacon Wager

scenario-beacon-wager = The Beacon Wager
scenario-beacon-wager-story = Two lords in their cups swore to raise a beacon that the other could not help but see, and a third heard it. The loser polishes the winner's boots for a year. There is more at stake than boots, but the boots are what everybody talks about.
scenario-beacon-wager-victory-1 = Pay all three stages of the beacon, with a hero in your town.
scenario-beacon-wager-event-1 = Wagers from the crowd.
scenario-beacon-wager-event-2 = The millers are back from the fair.
scenario-beacon-wager-project-beacon = the beacon

## The Stone Road

scenario-stone-road = The Stone Road
scenario-stone-road-story = Three standing stones give three lines of one verse, and the verse opens a door in your own cellar. You only have to read them all and come home again. So does everybody else, and the stones are no respecters of queues.
scenario-stone-road-victory-1 = Read all three obelisks, then bring your main hero home.
scenario-stone-road-event-1 = Milestones show the way.

## Force of Will

scenario-force-of-will = Force of Will
scenario-force-of-will-story = The dragons in the middle of the land have kept their utopia longer than anybody has kept count. They do not negotiate, and they do not forget a face. Whoever wants what they have must want it more than they do.
scenario-force-of-will-victory-1 = Be the first to flag the dragon utopia.
scenario-force-of-will-event-1 = Wheels and windmills have filled their stores.
scenario-force-of-will-event-2 = Whoever comes last knows the road by now.

## The Hunt

scenario-the-hunt = The Hunt
scenario-the-hunt-story = Something has come to live in the heart of the country, and what lived there before has not been seen since. There is a price on its head, payable once. The other hunters have read the same poster.
scenario-the-hunt-victory-1 = Let your main hero slay what lies in the utopia.
scenario-the-hunt-event-1 = The country folk dare to work their mills and gardens again.

## Trial by Combat

scenario-trial-by-combat = Trial by Combat
scenario-trial-by-combat-story = The judges could not agree, so they have gone home and left the matter to the hill. Whoever stands on it when the bell has rung twice was right all along.
scenario-trial-by-combat-victory-1 = Hold the utopia when the game ends: two turns after its first flag, or at once from round 9 on.
scenario-trial-by-combat-event-1 = A flag flies over the hill, and the bell begins to toll.
scenario-trial-by-combat-event-2 = The roads are cleared for the champions.
scenario-trial-by-combat-event-3 = Friends of the court pay your costs.
scenario-trial-by-combat-event-4 = A recess: mills, gardens and boxes are filled again.

## Arcane Artillery

scenario-arcane-artillery = Arcane Artillery
scenario-arcane-artillery-story = The old gunners wrote their trade into stone before the dragons came for them. The stones still stand. Read what you can, and climb to the utopia before the other side has finished the chapter on ranges.
scenario-arcane-artillery-victory-1 = Be the first to flag the dragon utopia.
scenario-arcane-artillery-event-1 = The omens frown on those who hurry, and help those who wait.
scenario-arcane-artillery-event-2 = A quiet week: everything that was emptied is full again.

## Secret Bomb Stash

scenario-secret-bomb-stash = Secret Bomb Stash
scenario-secret-bomb-stash-story = Somebody hid the largest bomb in the world exactly between two towns that cannot stand each other, and then lost the secret in a card game. Twice. It is heavy, it hums, and it wants to be delivered.
scenario-secret-bomb-stash-victory-1 = Carry the bomb into the enemy's town three times.
scenario-secret-bomb-stash-event-1 = A town shakes, and somewhere in the middle something begins to hum again.
scenario-secret-bomb-stash-event-2 = Everybody is running.
scenario-secret-bomb-stash-token-grail = the bomb

## Gold Rush

scenario-gold-rush = Gold Rush
scenario-gold-rush-story = There is gold in every river, and a king downstream who knows it. His collectors come three times, and each time with a larger chest. Find the cup that fills itself, and have enough in hand to laugh when they knock.
scenario-gold-rush-victory-1 = Carry the grail at the end of a round, with enough in your treasury for all tributes still to come.
scenario-gold-rush-event-1 = The king's collectors want 15 gold from each of you, or goods to the same worth. Whoever cannot pay has lost.
scenario-gold-rush-event-2 = The king's collectors want 35 gold from each of you, or goods to the same worth. Whoever cannot pay has lost.
scenario-gold-rush-event-3 = The king's collectors want 60 gold from each of you, or goods to the same worth. Whoever cannot pay has lost.
scenario-gold-rush-token-grail = the grail

## Chain Link

scenario-chain-link = Chain Link
scenario-chain-link-story = Everything that either of you eats, wears or forges comes up the same road, and each of you has a gate at one end of it. The carters are tired of paying twice. There will be one gate.
scenario-chain-link-victory-1 = Take the enemy's town.
scenario-chain-link-event-1 = Whoever comes last has met the patrols before.
scenario-chain-link-event-2 = A caravan arrives: take your share.
