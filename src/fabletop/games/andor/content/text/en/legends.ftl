### Andor: the title of every legend and how its story begins, known before a game. English.

legend-11 = Into the Grey Mountains
legend-11-story-1 = Your village was emptied in a single night. The tracks of a great many feet lead south, into the mountains, and not one of them leads back.

legend-12 = Those Left Behind
legend-12-story-1 = Somewhere on the march a few of the captives broke away. They hide in twos and threes on both sides of the Howling Rift.

legend-13 = The Broken Span
legend-13-story-1 = The captives are beyond the rifts, and there are hundreds of them to feed and keep warm on the way home. That means a wagon.

legend-14 = Bones That Remember
legend-14-story-1 = Between the rifts lies an old battlefield. You camp at the Toll Stone and hear the field talk at night.

legend-15 = The Mountain That Walks
legend-15-story-1 = The cold has got into the camp at the Broken Span. Children cough, and some of the old people no longer get up.

legend-16 = The Pale King's Gate
legend-16-story-1 = One rift is behind you. Beyond the second stands Frostward Keep, and through its gate the captives were driven.

legend-17 = Under the Burning Fortress
legend-17-story-1 = Below the pass the land of Krahd smokes from one edge to the other. The air burns in the chest.
