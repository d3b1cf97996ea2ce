### Heroes: scenarios after the community's mission book that are played together or alone. English.
###
### A condition of winning is said to each player ("you"); an event is said as it happens.

## Gold Rush alone

scenario-gold-rush-alone = Gold Rush alone
scenario-gold-rush-alone-story = The others have gone home or under. You still wash gravel in the cold river, and the collectors still know your name. Find the cup that fills itself, and have their three chests paid for before they are carried in.
scenario-gold-rush-alone-victory-1 = Carry the grail at the end of a round, with enough in your treasury for all tributes still to come.
scenario-gold-rush-alone-event-1 = The king's collectors want 20 gold, or goods to the same worth. If you cannot pay, you have lost.
scenario-gold-rush-alone-event-2 = The king's collectors want 50 gold, or goods to the same worth. If you cannot pay, you have lost.
scenario-gold-rush-alone-event-3 = The king's collectors want 80 gold, or goods to the same worth. If you cannot pay, you have lost.
scenario-gold-rush-alone-token-grail = the grail

## Emerald Island

scenario-emerald-island = Emerald Island
scenario-emerald-island-story = An island so green that sailors steer by it at night. Whoever lived here left the shafts open and the kettles on the fire, and something has moved in since. It is a good place to learn: nothing on it is too big for you, until the last of it.
scenario-emerald-island-victory-1 = Every mine and every settlement of the island is flagged by one of you.
scenario-emerald-island-event-1 = A place that you emptied long ago is full again, for one afternoon.
scenario-emerald-island-event-2 = The hero has learned what the island teaches, and begins the lesson anew.
## The Queen's Gambit: Greek Gift

scenario-greek-gift = Greek Gift
scenario-greek-gift-story = An army of the dead has halted on the border road and does nothing at all. Scouts count dread knights and dragons of bone, and none of them has come near enough to smell them. The Queen gives you eight weeks, and the advice to lose nothing, not even once.
scenario-greek-gift-victory-1 = Beat the army of the dead.
scenario-greek-gift-defeat-1 = You have lost a fight, any fight.
scenario-greek-gift-event-1 = The people of the settlement have hidden guests with wings, who ask to come along.
scenario-greek-gift-ai-host = The quiet host

## The Queen's Gambit: Sicilian Dragon

scenario-sicilian-dragon = Sicilian Dragon
scenario-sicilian-dragon-story = The gift was a feint: while you looked at bones in borrowed armour, the archangels were carried off. Four stones stand in the hills, and any two of them tell the way to the town where they are kept. You camp where no wall has ever stood, and nobody sells you a brick.
scenario-sicilian-dragon-victory-1 = Beat the jailer in the sealed town.
scenario-sicilian-dragon-defeat-1 = You have lost a fight, any fight.
scenario-sicilian-dragon-event-1 = Two stones are enough to read the rest. The archangels hear their names and come, and the way to the town lies open.
scenario-sicilian-dragon-event-2 = A trader turns the cup in his hands for a long time, and then names a price.
scenario-sicilian-dragon-token-grail = the cup
scenario-sicilian-dragon-ai-jailer = The jailer

## The Queen's Gambit: Two Knights Defence

scenario-two-knights = Two Knights Defence
scenario-two-knights-story = The last marshal of the dead has slipped out at night and is on his way up the pass, where dragons sleep. If he is there first, he will wake them his own way. Two champions have ridden all night to tell you, and want to know why you are still in bed.
scenario-two-knights-victory-1 = Beat the marshal of the dead.
scenario-two-knights-defeat-1 = You have lost a fight, any fight.
scenario-two-knights-event-1 = Champions ride in with the news.
scenario-two-knights-event-2 = The marshal has reached the dragons first. Some of them fly with him now.
scenario-two-knights-ai-marshal = The marshal of the dead
## Stand United

scenario-stand-united = Stand United
scenario-stand-united-story = The oath was sworn over bad wine and in good faith: nobody goes home before everybody has been up the mountain. Up the mountain is where the dragons are. One of you may be strong enough. That was not the oath.
scenario-stand-united-victory-1 = Each of you has won a fight in the dragon utopia.
scenario-stand-united-event-1 = Somebody at home has sent what could be spared.

## The Ambushed Accord

scenario-ambushed-accord = The Ambushed Accord
scenario-ambushed-accord-story = A treaty lies ready in the middle of the land, under a seal that costs each of you a little. Several people would rather not see it signed, and they have hired others to say so, five times, each time in a louder voice.
scenario-ambushed-accord-victory-1 = Each of you has beaten the guard in the middle of the land.
scenario-ambushed-accord-event-1 = The guilds of your town build for the good of the treaty, and ask for nothing.
scenario-ambushed-accord-event-2 = Bandits have waited in the ditch since noon.
scenario-ambushed-accord-event-3 = These are no bandits: they have lances, and a trumpeter.
scenario-ambushed-accord-event-4 = Somebody has paid for giants.
scenario-ambushed-accord-event-5 = The sky darkens, and the darkness has wings.
scenario-ambushed-accord-event-6 = Everything that can still be hired has been hired.
scenario-ambushed-accord-event-7 = A good week for one who needed it.
scenario-ambushed-accord-event-8 = The seal is paid for: the way to the middle is free.
scenario-ambushed-accord-project-seal = the seal of the treaty

## Close to Enemies

scenario-close-to-enemies = Close to Enemies
scenario-close-to-enemies-story = The clans next door have a new chief, and the chief has a plan in which your town occurs. Their settlements can be seen from your walls, their fires counted. In seven weeks it will be their walls or yours.
scenario-close-to-enemies-victory-1 = Take the settlement of the clans.
scenario-close-to-enemies-victory-2 = Take both settlements of the clans.
scenario-close-to-enemies-victory-3 = Take all three settlements of the clans.
scenario-close-to-enemies-defeat-1 = One of your towns has fallen.
scenario-close-to-enemies-event-1 = The first clan is before the gate.
scenario-close-to-enemies-event-2 = A shepherd knows what lies behind the next hill.
scenario-close-to-enemies-event-3 = The second wave, and what its fallen leave behind.
scenario-close-to-enemies-event-4 = The last wave comes with ladders.
## Titans' Stronghold

scenario-titans-stronghold = Titans' Stronghold
scenario-titans-stronghold-story = The house of the titans stands right beside your town, and always has; one gets used to the noise. Its gate has no handle. They say it opens for those who have been to the end of the land and come back, and that there are rather a lot of stairs.
scenario-titans-stronghold-victory-1 = The whole garrison of the stronghold has fallen.
scenario-titans-stronghold-defeat-1 = Fifteen rounds have passed, and on the highest difficulty the house counts no further.
scenario-titans-stronghold-event-1 = Rain in the hills: mills, wheels and gardens have work again.
scenario-titans-stronghold-event-2 = The gate beside your town stands open.
scenario-titans-stronghold-event-3 = Both ends of the land are yours, and the gate stands open.
## Wandering Dragons

scenario-wandering-dragons = Wandering Dragons
scenario-wandering-dragons-story = For as long as anybody remembers the dragons of this land have stayed in their utopia, where they belong. This spring some of them go for walks. They are short-sighted, they do not knock, and a town is about as large as what they take for a nest. Put an end to it, out here and in there.
scenario-wandering-dragons-victory-1 = The wandering dragons are slain, and a flag of yours flies over the dragon utopia.
scenario-wandering-dragons-event-1 = Rain: the wheels and mills turn again, and the wind is under the dragons' wings.
scenario-wandering-dragons-event-2 = The wanderers are slain, and the land breathes again.
scenario-wandering-dragons-ai-dragons = The wandering brood
