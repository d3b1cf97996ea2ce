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
