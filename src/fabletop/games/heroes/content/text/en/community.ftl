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
