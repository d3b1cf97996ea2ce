### Andor: the words of every event card. English.
###
### The key of a card is its id with dashes: event-warm-ashes is warm_ashes. An option goes by its card and its own name.

## Good ones

event-clear-first-morning = A Clear First Morning
    .text = The sky is open from ridge to ridge, and for once nothing is in it. Every hero gains 1 willpower; the hero of the lowest rank gains 1 more.
event-least-sings-loudest = The Least Sings Loudest
    .text = One voice starts the old marching song, in no particular key. The hero of the lowest rank rises to 14 willpower.
event-warm-ashes = Warm Ashes
    .text = The fire lasted through the night, and somebody got up to see that it did. Each hero at the camp or wagon gains 3 willpower.
event-out-of-the-wind = Out of the Wind
    .text = Trees, walls and hollow rock keep the cold off. Each hero on a forest, ruin, cave or quarry field gains 2 willpower.
event-windfall = Windfall
    .text = A night gale has stripped the branches and saved you the climb. Two heroes of your choice take 1 apple-nut each.
event-strangers-cache = A Stranger's Cache
    .text = Somebody hid a skin under stones and never came back for it. Roll the red die: a waterskin lies on the field where a skeleton would return with that result, for whoever stops there.
event-following-wind = Following Wind
    .text = The wind pushes from behind, like an uncle at a dance. Until the next sunrise the first overtime hour of each hero costs no willpower.
event-old-whetstone = An Old Whetstone
    .text = A good stone lies in an empty knapsack, worn hollow by a patient thumb. One hero of your choice with 4 or less strength gains 1 strength.
event-herbs-after-rain = Herbs After Rain
    .text = Blue leaves push through the gravel. 1 starwort is put on each herb field that has none.
event-breath-of-calm = A Breath of Calm
    .text = For one whole hour nothing howls. Each hero below 6 willpower rises to 6.
event-whistle-in-the-rocks = A Whistle in the Rocks
    .text = A small green hand beckons: an agren offers a bargain. One hero may pay 3 willpower and take an item as if an agren had been found.
option-whistle-in-the-rocks-bargain = Strike the bargain
option-whistle-in-the-rocks-decline = Decline
event-tracks-in-the-snow = Tracks in the Snow
    .text = Footprints tell who went where, and who came back in a hurry. Turn up any 3 fog tokens; they are not activated.
event-falling-stars = Falling Stars
    .text = Those who look up are glad of it. The mage and the archer gain 3 willpower each.
event-hammer-songs = Hammer Songs
    .text = The stone hums an old rhythm, and some feet know it. The warrior and the dwarf gain 3 willpower each.
event-tired-pack = A Tired Pack
    .text = The wargors ran all night after something that was not you, and now they lie down. Their second move is skipped at this sunrise; drawn by day, at the next.
event-echo-valley = Echo Valley
    .text = If you shout the right question, tomorrow answers. The hero of the highest rank looks at the next event card and may discard it.
event-full-springs = The Springs Run Full
    .text = Meltwater everywhere, most of it in your boots. All springs are turned to the full side, and one hero of your choice gains 2 willpower.

## One of both kinds

event-hard-bargain = A Hard Bargain
    .text = An arm for a good night's sleep, so to speak. One hero with at least 2 strength may give up 1 strength for 8 willpower.
option-hard-bargain-give = Give the strength
option-hard-bargain-decline = Decline

## Bad ones

event-ice-wind = Ice Wind
    .text = Needles of ice, and all of them know your name. Each hero on a snow, scree or ash field loses 3 willpower.
event-rockfall = Rockfall on the Road
    .text = The slope above the road lets go, after holding on for a thousand years. Each hero on a road, rock or bone field loses 2 willpower.
event-sleepless = Sleepless
    .text = Eyes shine between the stones, in pairs, and one that is not. Each hero away from the camp or wagon loses 2 willpower.
event-red-moon = A Red Moon
    .text = The beasts feel it in the blood. All creatures have 1 more strength until the next sunrise.
event-pack-runs = The Pack Runs
    .text = Grey backs go by in the dusk. The wargor on the lowest field number moves 1 field, unless the heroes together pay 1 willpower for each hero in play; they share it as they like.
option-pack-runs-pay = Pay willpower
option-pack-runs-let-it-run = Let it run
event-drums = Drums from the South
    .text = You feel them in your teeth before you hear them. The creature on the highest field number moves 1 field.
event-thin-air = Thin Air
    .text = Every sentence costs two breaths. Until the next sunrise nobody may use the tenth hour.
event-heavy-legs = Heavy Legs
    .text = The boots have put on weight overnight. Until the next sunrise the ninth and the tenth hour cost 1 willpower more each.
event-frozen-springs = Frozen Springs
    .text = You knock, and the water does not open. All springs are turned to the empty side and are not refilled at this sunrise; drawn by day, not at the next.
event-whispers = Whispers
    .text = The proudest listens longest. The hero with the most willpower loses 4 willpower; on a tie, the one of the highest rank.
event-mould = Mould
    .text = Damp gets into the packs and makes itself at home. Each hero with 2 or more food loses 1 food.
event-torn-strap = A Torn Strap
    .text = It was going to be mended yesterday. Draw a crest: that hero chooses one small item and drops it on the field, where it may be picked up again.
event-bones-stir = Bones Stir
    .text = Something calls under the stones, and is obeyed. Every standing skeleton and every horde moves 1 field as if by a movement token.
event-at-the-brink = At the Brink
    .text = The drop pulls at the feet. Each hero on a field at the edge of a chasm or of the lava loses 2 willpower.
event-weary-arms = Weary Arms
    .text = One of you has carried more than was said aloud. One hero of your choice with more than 1 strength loses 1 strength; if there is none, nothing happens.
