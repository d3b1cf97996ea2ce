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
scenario-harrowmere-event-3 = Whoever set out last finds what the first had no hands to carry.

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
scenario-hill-of-ravens-victory-1 = Gather three raven points: one for each round that ends with your flag on the utopia, one for each town you take.
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

## Emberwatch

scenario-emberwatch = Emberwatch
scenario-emberwatch-story = The watchfires in the east went out one after the other, in good order, as if somebody were snuffing candles on the way to bed. The last one is yours. Keep it burning for ten nights and the army in the west will be here.
scenario-emberwatch-defeat-1 = A town has fallen.
scenario-emberwatch-event-1 = Scouts with ladders.
scenario-emberwatch-event-2 = The host with drums.
scenario-emberwatch-event-3 = The one who snuffs candles.
scenario-emberwatch-event-4 = Masons work by torchlight.
scenario-emberwatch-event-5 = The one who snuffs candles.

## The Wyrm beneath Karrow

scenario-wyrm = The Wyrm beneath Karrow
scenario-wyrm-story = It has eaten the bell, the bell tower and the man who rang it. Karrow offers the whole treasury to whoever ends the matter, and the whole treasury is what the wyrm is lying on. You have until the first snow, when it will be hungry again.
scenario-wyrm-victory-1 = Beat what guards the utopia.
scenario-wyrm-defeat-1 = Two heroes make noise enough: it wakes after the seventh round.
scenario-wyrm-defeat-2 = Three heroes wake it sooner: it is up after the sixth round.
scenario-wyrm-event-1 = The wyrm hunts; nobody goes down the pit that day.
scenario-wyrm-event-2 = Dragon hunters come to Karrow.

## Caravan to Saint Orrin

scenario-caravan = Caravan to Saint Orrin
scenario-caravan-story = The harvest of three valleys is on wheels and the wheels squeak. Somewhere ahead lies the abbey of Saint Orrin with its thick walls; somewhere around you rides Rusk the Reaver, who has excellent hearing.
scenario-caravan-victory-1 = Every caravan has reached the abbey.
scenario-caravan-defeat-1 = A caravan was burnt.
scenario-caravan-event-1 = Dust on the road.
scenario-caravan-event-2 = The reaver is down, and his purse is fuller than anybody thought.
scenario-caravan-event-3 = Something with snakes for hair has joined the reaver.
scenario-caravan-token-caravan = the caravan
scenario-caravan-ai-rusk = Rusk the Reaver

## Before the Flood

scenario-before-the-flood = Before the Flood
scenario-before-the-flood-story = The almanac gives the valley eight weeks, or nine where two towns keep up the dykes. Whatever is not in the arks by then will belong to the pike. Every town builds its own ark, and no ark sails until all of them are full.
scenario-before-the-flood-victory-1 = Every ark is full.
scenario-before-the-flood-defeat-1 = One of you is out of the game.
scenario-before-the-flood-defeat-2 = The eighth round is over, and the water is in the streets.
scenario-before-the-flood-defeat-3 = The dykes of two towns hold for nine rounds, and then they do not.
scenario-before-the-flood-event-1 = The streams are high, and the mills work day and night.
scenario-before-the-flood-event-2 = The dykes need hands and bread.
scenario-before-the-flood-project-ark = the ark

## Four Banners at Dusk

scenario-four-banners = Four Banners at Dusk
scenario-four-banners-story = The river that parts the kingdom has two banks and four castles. By treaty nobody may cross it armed while the sun is up. The sun is going down.
scenario-four-banners-victory-1 = Hold both towns of the other team.
scenario-four-banners-victory-2 = Between you, hold a cube of each enemy.
scenario-four-banners-event-1 = The river is high, and every mill on it has something to give.

## The Broken Seal

scenario-broken-seal = The Broken Seal
scenario-broken-seal-story = Four abbots sealed the vault and swore that no two of them would ever agree to open it. They are dead, and their heirs agree in pairs. The vault wants one thing carried out and two flags to carry it to.
scenario-broken-seal-victory-1 = Bring the cup to either of your team's own towns.
scenario-broken-seal-event-1 = Monks without an abbey look for a lord.
scenario-broken-seal-token-grail = the cup

## Ashes at Wendmoor

scenario-castle-1 = Ashes at Wendmoor
scenario-castle-1-story = The lamps along the moor road have gone out and the farmers come to your gate with their dead walking after them. Take back Wendmoor village, and find the rider who leads the procession before it reaches your walls.
scenario-castle-1-victory-1 = Hold the village and beat the Grey Rider.
scenario-castle-1-defeat-1 = Your town has fallen.
scenario-castle-1-event-1 = The last keeper of the aviary comes over the wall with what he saved.
scenario-castle-1-event-2 = Lights move on the barrows.
scenario-castle-1-ai-rider = The Grey Rider

## The Wagon of Saints

scenario-castle-2 = The Wagon of Saints
scenario-castle-2-story = An abbey at the far end of the moor kept seven lamps that no grave wind can blow out. The abbot has loaded them on a wagon and is waiting for an escort. The dead have noticed the light.
scenario-castle-2-victory-1 = Bring the wagon into your town.
scenario-castle-2-defeat-1 = The lamps are out.
scenario-castle-2-defeat-2 = Your town has fallen.
scenario-castle-2-event-1 = He rides out of the middle of the moor.
scenario-castle-2-event-2 = Seven small flames and no wind can touch them.
scenario-castle-2-token-wagon = the wagon
scenario-castle-2-ai-rider = The Grey Rider

## The Black Gate

scenario-castle-3 = The Black Gate
scenario-castle-3-story = With a lamp on every tenth lance you can march by night. The road ends at a gate with no hinges, behind which somebody has been counting your dead. Take the town of bone and put the last lamp on its highest tower.
scenario-castle-3-victory-1 = Take the town of bone.
scenario-castle-3-defeat-1 = Your town has fallen.
scenario-castle-3-event-1 = The knights of Wendmoor pay what they owe.
scenario-castle-3-event-2 = She counts to a thousand and something stirs.
scenario-castle-3-ai-countess = The Counting Countess
scenario-castle-3-ai-rider = The Grey Rider

## A Claim of Teeth

scenario-dungeon-1 = A Claim of Teeth
scenario-dungeon-1-story = A mine belongs to whoever stands in it, says the law of the stairs, and surface men have begun to stand in yours. Hold five workings before their prospector holds four. What happens to him afterwards the law does not say.
scenario-dungeon-1-victory-1 = Own five mines and settlements.
scenario-dungeon-1-defeat-1 = Hale owns four.
scenario-dungeon-1-defeat-2 = Your town has fallen.
scenario-dungeon-1-event-1 = He drops his map.
scenario-dungeon-1-event-2 = The tunnel clans choose a side.
scenario-dungeon-1-ai-prospector = Prospector Hale

## The Sleeping Hoard

scenario-dungeon-2 = The Sleeping Hoard
scenario-dungeon-2-story = Deeper than the ninth stair somebody is snoring, and the gold trembles in the walls. Those who wake a dragon in its bed and live may ask one favour of it. You have thought about the favour for years.
scenario-dungeon-2-victory-1 = Wake it and live: put your flag on the utopia.
scenario-dungeon-2-defeat-1 = The Envoy was there first.
scenario-dungeon-2-defeat-2 = Your town has fallen.
scenario-dungeon-2-event-1 = Deserters on the stairs.
scenario-dungeon-2-event-2 = Sellswords have heard of the hoard, and name their price.
scenario-dungeon-2-ai-envoy = The Envoy in White

## Throne of Slate

scenario-dungeon-3 = Throne of Slate
scenario-dungeon-3-story = The throne is yours, and so are the letters of complaint. One neighbour comes with priests and the other with corpses, and neither will sit down while the other stands. Hold the hall for ten weeks, or settle both accounts at once.
scenario-dungeon-3-victory-1 = Settle both accounts: beat both neighbours.
scenario-dungeon-3-victory-2 = Or take both of their towns.
scenario-dungeon-3-defeat-1 = Your town has fallen.
scenario-dungeon-3-defeat-2 = The court has lost patience: three fights lost to your neighbours.
scenario-dungeon-3-event-1 = The hall gets a door.
scenario-dungeon-3-event-2 = Both neighbours have sent home for more.
scenario-dungeon-3-event-3 = The bishop's baggage is worth a look.
scenario-dungeon-3-event-4 = The margrave leaves his library behind.
scenario-dungeon-3-ai-bishop = Bishop Alder
scenario-dungeon-3-ai-margrave = The Margrave of Mould

## A Quiet Harvest

scenario-necropolis-1 = A Quiet Harvest
scenario-necropolis-1-story = An army costs a king a fortune and a generation. It costs you a spade and a little patience. Win five fights for the bones and put by enough gold for the rest, before the man with the silver bell finds out why the fields are so quiet.
scenario-necropolis-1-victory-1 = Five fights won and 22 gold in the chest at the end of a round.
scenario-necropolis-1-defeat-1 = The bell has rung twice: two fights lost to the Sexton.
scenario-necropolis-1-defeat-2 = Your town has fallen.
scenario-necropolis-1-event-1 = They stand up straighter now.
scenario-necropolis-1-ai-sexton = The Sexton with the Silver Bell

## The Map of Bones

scenario-necropolis-2 = The Map of Bones
scenario-necropolis-2-story = Cut into three stones is the way to a cup that makes the living young. What it would make of you is an open question, and you have always liked those. Read the stones, lift the cup, carry it home.
scenario-necropolis-2-victory-1 = The cup stands in your town.
scenario-necropolis-2-defeat-1 = Your town has fallen.
scenario-necropolis-2-event-1 = Two lines of the verse are enough to guess the third.
scenario-necropolis-2-event-2 = The verse is whole, and those who heard it march faster.
scenario-necropolis-2-event-3 = Lancers ride in to the Prior.
scenario-necropolis-2-token-grail = the cup
scenario-necropolis-2-ai-prior = Prior Lisle

## Winter without End

scenario-necropolis-3 = Winter without End
scenario-necropolis-3-story = The cup has made it snow. It will go on snowing until the twelfth week, when nothing will be left that minds the cold. All the living of the plain come up your road at once to ask you to stop.
scenario-necropolis-3-victory-1 = Take her town and the asking stops.
scenario-necropolis-3-defeat-1 = Your town has fallen.
scenario-necropolis-3-event-1 = Farmers with torches.
scenario-necropolis-3-event-2 = The militia of nine towns.
scenario-necropolis-3-event-3 = Everybody who is left.
scenario-necropolis-3-event-4 = The snow gives up its dead.
scenario-necropolis-3-event-5 = The Queen has her horses shod for ice.
scenario-necropolis-3-event-6 = Her riders change sides, one by one, as they fall.
scenario-necropolis-3-ai-queen = The Queen of the Plain

## Campaigns

campaign-the-lantern-road = The Lantern Road
campaign-below-the-ninth-stair = Below the Ninth Stair
campaign-the-patient-dead = The Patient Dead
campaign-the-queens-gambit = The Queen's Gambit

## Tournaments

scenario-ring-of-champions = The Ring of Champions
scenario-ring-of-champions-story = Every seventh year the marches send their best to the ring, to be measured and not to be killed. The clerks count everything; the crowd counts only who looks up first.
scenario-ring-of-champions-victory-1 = A captured town ends the game, and points decide.

scenario-twin-peaks = Twin Peaks of Orm
scenario-twin-peaks-story = One peak keeps a cup and the other keeps a dragon. Whoever takes the cup needs the dragon asleep, and whoever wakes the dragon had better be finished with the cup.
scenario-twin-peaks-token-grail = the cup
