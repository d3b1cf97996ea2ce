### Heroes: maps nobody knows, which the game draws itself. English.
###
### A story tells what is drawn, a condition of winning is said to each player ("you"), an event as it happens.

scenario-unknown-clash = A map nobody knows
scenario-unknown-clash-story = Nobody has written this one: land, goal, purse and what happens are drawn when you sit down, the same for every seat. With a number you can have a land again.
scenario-unknown-party = A map nobody knows, together
scenario-unknown-party-story = Nobody has written this one: land, goal, purse and what happens are drawn when you sit down, for all of you together. With a number you can have a land again.
# $name (text), $n (text)
unknown-named = { $name } ({ $n })
limit-unknown = How it ends is drawn too.

## What it is about

unknown-story-wealth = No crown is promised and no cup is hidden here. There is land, and there is time to make something of it. In the end somebody will count.
unknown-story-hill = The dragons left their hill a long time ago, and forgot to take what they were lying on. Whoever sits there at nightfall has had a good day.
unknown-story-grail = In the middle of the land stands a cup that several people would kill for. You are one of them, and so are the others.
unknown-story-conquest = The neighbours are close, their walls are low, and they think exactly the same of you.
unknown-story-stones = Old stones stand about the land with a line of verse on each. Whoever has read enough of them knows something that the others do not.
unknown-story-dragons = Something large has moved into the middle of the land and sleeps on its hoard. Alone nobody would dare. You are not alone.
unknown-story-cup = There is a cup in the middle of the land, with guards around it who do not drink. It belongs in a town of yours.
unknown-story-harvest = Every shaft and every village of this land lies open for the taking, if it is done before the passes close.
unknown-story-siege = They come up the road three times, and each time there are more of them. Hold the walls until they tire of it.

## Winning and losing

unknown-victory-hill = Gather four points: one for each round that ends with your flag on the utopia.
unknown-victory-grail = Bring the grail to your own town.
unknown-victory-conquest = Hold the town of every rival.
unknown-victory-stones = Visit as many obelisks as there are players.
unknown-victory-dragons = Beat what guards the utopia.
unknown-victory-cup = Bring the grail to the town of whoever carries it.
unknown-victory-harvest = Every mine and every settlement of the land is flagged by one of you.
unknown-defeat-siege = One of your towns has fallen.
unknown-token-grail = the grail

## What happens

unknown-event-mills = Rain in the hills: mills, wheels and gardens have work again.
unknown-event-winds = The wind is at your back.
unknown-event-ships = A ship is unloaded in a hurry, and nobody counts the sacks.
unknown-event-masons = Masons are in the land, and cheap.
unknown-event-hirelings = Out-of-work soldiers ask for an employer.
unknown-event-drill = Recruits have finished their drill.
unknown-event-books = A travelling library stops at every gate.
unknown-event-smiths = A smith sells what nobody has come back for.
unknown-event-feast = There is a feast, and even the cook is cheerful.
unknown-event-toll = The river rises, and the ferrymen with their prices.
unknown-event-siege = They are before every gate.
