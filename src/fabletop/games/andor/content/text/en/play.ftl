### Andor: what is said at the table while a legend goes on. English.
###
### What is passed in:
###   $seat                    the name of a player: the hero's, or "Player 2" for who plays several
###   $hero, $other            the name of a hero figure: Thorn
###   $foe                     the name of a foe, a singular: Wargor, or one of several: Skeleton 2
###   $item, $book, $token     a name from things.ftl
###   $card, $event, $goal     a name from legends.ftl or events.ftl; $text is what stands on it
###   $field                   a field with its name: field 203, Cairn Bend; $n, $origin, $a and $b are bare numbers
###   $cost                    what an hour or several cost: 2 hours, 4 willpower
###   $n and the like          plain numbers

## Players, names and lists

game-title = The Legends of Andor: The Last Hope
# $n (number)
seat-number = Player { $n }
# $first (text), $last (text)
list-and = { $first } and { $last }
# $first (text), $last (text)
list-or = { $first } or { $last }
# $n (number), $name (text)
list-counted = { $n } × { $name }
relation-you = you
# $name (text), $n (number): the second of several with one name
name-number = { $name } { $n }
# $n (number)
field-number = field { $n }
# $n (number), $name (text)
field-named = field { $n }, { $name }
the-camp = the camp
the-wagon = the wagon
legend-untitled = A legend
# $n (number)
goal-unnamed = Goal { $n }
# $n (number)
option-unnamed = Answer { $n }
card-kind-setup = Setting out
card-kind-story = What is told
card-kind-rule = A new rule
card-kind-goal = A goal
card-kind-letter = The story goes on
card-kind-place = A place
card-kind-foe = A foe
card-kind-end = The end
# $above (text), $below (text)
movement-both = { $above }; below the line: { $below }
# $token, $face (text)
token-open = { $token }: { $face }
# $token: a spring
token-empty = { $token } (empty)
# $foe
foe-down = { $foe } (subdued)
foe-gone = a foe that is gone
# $n (number)
cave-dweller = Cave dweller { $n }

## Values, hours and prices

# $n (number)
value-strength = strength { $n }
# $n (number)
value-willpower = willpower { $n }
# $n (number)
value-dice =
    { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
# $n (number)
value-dweller = to be beaten: { $n }
# $n (number)
dice-red =
    { $n ->
        [one] 1 red die
       *[other] { $n } red dice
    }
# $n (number)
dice-white =
    { $n ->
        [one] 1 white die
       *[other] { $n } white dice
    }
# $n (number)
dice-grey =
    { $n ->
        [one] 1 grey die
       *[other] { $n } grey dice
    }
# $card, $text
card-says = { $card }: { $text }
# $card
card-alone = { $card }:
a-gem = a gem
a-shield = a power shield
# $n (number)
amount-strength = { $n } strength
# $n (number)
amount-willpower = { $n } willpower
# $n (number)
hours-left =
    { $n ->
        [0] no hours left
        [one] 1 hour left
       *[other] { $n } hours left
    }
# $n (number), $price (number)
hours-overtime =
    { $n ->
        [one] 1 overtime hour for { $price } willpower
       *[other] { $n } overtime hours for { $price } willpower each
    }
# $n (number), $price (text): 0, 2, 2
hours-overtime-mixed = { $n } overtime hours for { $price } willpower
# $n (number)
cost-hours =
    { $n ->
        [0] no hour
        [one] 1 hour
       *[other] { $n } hours
    }
# $hours (text): 2 hours, $n (number): willpower
cost-both = { $hours }, { $n } willpower

## What is asked

deed-go = move
deed-pull = pull the wagon
deed-carry = carry somebody along
deed-fight = fight
deed-study = study
deed-brew = brew
deed-bridge = lay the bridge
deed-pass = pass
deed-end-day = end the day

# For those who wait: whom for, and never what for. $seat (one name or several)
waiting = Waiting for { $seat }.
waiting-own = You have nothing to answer with: the game goes on by itself in a moment.

# $hero, $field, $hours (text): 5 hours left, $deeds (text): move, pass or end the day
prompt-turn = { $hero } on { $field } ({ $hours }): { $deeds }?
# $hero, $field, $hours (text), $deeds (text)
prompt-turn-held = { $hero } is held on { $field } ({ $hours }): { $deeds }?
# $hero, $field, $hours (text)
prompt-walk = { $hero } has come to { $field } ({ $hours }): go on or stop here?
# $hero, $field, $hours (text)
prompt-walk-held = { $hero } has to stop, held on { $field }.
# $hero: the warrior, $other
prompt-agree = { $hero } wants to carry { $other } along in this move, which costs { $other } no hours: does { $other } agree?
# $hero, $other, $cost
prompt-help-bridge = { $hero } wants to lay the bridge together with { $other } ({ $cost } for { $other }): does { $other } agree?
# $tokens (text), $field
prompt-who-opens = { $tokens } on { $field }: who turns it up?
# $hero, $face (text), $text
prompt-hood = Under the hood, { $hero } looks into the cave: { $face }. { $text } Go in, or leave the token face down?
# $hero, $n (number)
prompt-ward-fire = { $hero } stays on a burning field, falls to { $n } willpower and will never have more: ward it off with one side of a shield?
# $hero, $fighters (text), $n (number): of fighters, $foe, $numbers (text)
prompt-invite =
    { $n ->
        [one] { $fighters } fights against { $foe } ({ $numbers }). { $hero }: invite somebody or begin?
       *[other] { $fighters } fight against { $foe } ({ $numbers }). { $hero }: invite somebody or begin?
    }
# $hero, $other: who invites, $foe, $numbers (text), $cost
prompt-join = { $other } asks { $hero } to join the fight against { $foe } ({ $numbers }). Each round costs an hour, the next one { $cost }.
# $hero, $dice (text), $last (number), $n (number): dice left
prompt-shoot-again =
    { $n ->
        [one] { $hero } has thrown { $dice }; only the last die counts. Keep the { $last } or throw the last die?
       *[other] { $hero } has thrown { $dice }; only the last die counts. Keep the { $last } or throw another of { $n } dice?
    }
# $hero, $dice (text)
prompt-twist-own = { $hero } has rolled { $dice } and may turn one die to its opposite side, once in this round.
# $hero, $other, $dice (text)
prompt-twist = { $other } has rolled { $dice }. { $hero } may turn one die to its opposite side, once in this round.
# $hero, $dice (text), $points (number), $strength (number), $sum (number)
prompt-edge = { $hero } has rolled { $dice }: { $points } + { $strength } strength = { $sum }. Use something before the next roll?
# $hero, $n (number), $own (number)
prompt-ward-blow = { $hero } has { $own } willpower and loses { $n } of it in this round: ward it off with one side of a shield?
# $hero, $n (number): the round, $own (number), $foe, $left (number), $cost
prompt-stay = Round { $n } is over: { $foe } has { $left } willpower left, { $hero } { $own }. Does { $hero } fight on ({ $cost }) or withdraw?
# $hero, $n (number): the round, $foe, $cost
prompt-stay-dweller = Round { $n } is over, and { $foe } is not beaten. Does { $hero } fight on ({ $cost }) or withdraw?
# $foe, $fighters (text), $strength (number), $willpower (number)
prompt-reward = { $foe }: defeated! The reward for { $fighters }: { $strength } strength or { $willpower } willpower?
prompt-share-strength = The reward: which fighter gets the next point of strength?
prompt-share-willpower = The reward: which fighter gets the next point of willpower?
# $hero
prompt-bury = { $hero } has defeated the skeleton: to field 200, or into the sunrise box, from where it returns?
prompt-spoils = The skeleton is defeated: which fighter takes an item from the equipment board?
# $hero
prompt-article = { $hero } takes an item from the equipment board: which one?
# $hero
prompt-shield = { $hero } gets a power shield: which one?
# $said (a card and its text)
prompt-chosen-hero = { $said } Which hero is it?
# $said, $gift (1 strength, an item)
prompt-chosen-hero-gets = { $said } Which hero gets: { $gift }?
# $card, $text
prompt-option = { $card }: { $text } What do you decide together?
# $hero, $card, $text
prompt-option-own = { $card }: { $text } What does { $hero } decide?
# $option (text), $price (text)
prompt-payer = { $option }: which hero pays { $price }?
# $option (text), $n (number)
prompt-pay-point = { $option }: { $n } willpower still to be paid together. Who pays the next 1?
# $hero, $event, $text
prompt-stop-event = Event card “{ $event }”: { $text } Does { $hero } stop it with one side of the Shield of Storms?
# $hero, $event, $text
prompt-keep-event = { $hero } looks at the next event card, “{ $event }”: { $text } Put it away or leave it on top?
# $token
prompt-reveal = Together you turn up a token ({ $token }): on which field?
prompt-subdue = Together you subdue a skeleton: which one?
# $hero, $item
prompt-give-to = { $hero } gives away: { $item }. To whom?
# $hero
prompt-falcon-to = { $hero } sends out the falcon: with whom are things exchanged?
# $hero, $other
prompt-exchange = The falcon flies between { $hero } and { $other }: what does it carry?
# $hero, $cost
prompt-study-on = Does { $hero } study another spell book ({ $cost })?
# $hero
prompt-brew-on = Does { $hero } brew more in the same hour?
# $hero, $field
prompt-light-foe = Light: whom does { $hero } drive away from { $field }?
# $foe
prompt-light-field = Light: to which field is { $foe } driven?
# $hero, $n (number)
prompt-heal-whom = Healing: { $hero } has { $n } willpower to share out. Who gets some?
# $other, $own (number), $n (number)
prompt-heal-amount = Healing: how much of the { $n } willpower does { $other } get, who has { $own }?
# $hero, $base (text): the camp
prompt-portal-with = Portal: { $hero } goes to { $base }. Does anybody come along?
# $hero
prompt-star-shield = { $hero } may leave out one symbol of this sunrise with one side of the Shield of the Stars: which one?
# $hero
prompt-food = { $hero } hands in 1 food: which?
# $hero
prompt-lost-food = { $hero } loses 1 food: which?
# $hero
prompt-dropped-article = { $hero } drops a small item on the field: which?
# $hero
prompt-lost-article = { $hero } loses a small item for good: which?

## What may be picked

# $field, $cost
option-go = Go to { $field } ({ $cost })
# $field, $cost
option-pull = Pull the wagon to { $field } ({ $cost })
# $other
option-carry = Carry { $other } along
option-drink = Drink from the waterskin: the next field costs no hour
option-stop = Stop here
# $foe, $field, $cost
option-fight = Fight { $foe } on { $field } ({ $cost } a round)
# $n (number), $cost
option-dweller = Fight the cave dweller { $n } ({ $cost } a round)
# $cost
option-pass = Pass ({ $cost })
# $cost
option-on = Fight on ({ $cost })
option-withdraw = Withdraw
# $book, $cost
option-study = Study { $book } ({ $cost })
# $cost
option-brew-full = Brew a full witch's brew ({ $cost })
# $cost
option-brew-half = Brew a half witch's brew ({ $cost })
# $cost
option-brew-two = Brew two half witch's brews ({ $cost })
# $other, $site (text), $cost
option-bridge = Lay the bridge at { $site } with { $other } ({ $cost } each)
option-end-day = End the day
# $hero
option-spring = { $hero }: empty the spring
# $hero, $item
option-take = { $hero }: take { $item }
# $hero, $item
option-drop = { $hero }: leave { $item } here
# $hero, $item
option-deliver = { $hero }: hand over { $item }
# $hero, $item
option-give = { $hero }: give { $item } away
# $hero, $item
option-use = { $hero }: use { $item }
# $hero, $item
option-banish = { $hero }: send the shadow away with { $item }
# $hero
option-falcon = { $hero }: send out the falcon
# $hero, $token
option-open = { $hero }: activate { $token }
# $hero, $book
option-cast = { $hero }: cast { $book }
option-agree-yes = Come along
option-agree-no = Stay here
option-help-bridge-yes = Help
option-help-bridge-no = Do not help
option-begin = Begin the fight
# $other
option-invite = Invite { $other }
option-join = Join the fight
option-decline = Stay out of it
option-again = Throw another die
option-keep = Keep it
option-twist-nothing = Turn no die
# $n (number), $other (number)
option-flip = Turn the { $n } to a { $other }
option-edge-done = Let it stand
option-drink-brew = Drink half a witch's brew: the die counts double
# $n (number), $other (number): what the opposite side shows
option-knife = Knife: roll the { $n } again
option-gauntlet = Iron gauntlet: add two dice together
option-axe = Axe: 2 more strength
option-sword = Sword: 5 more strength
# $other, $n (number)
option-lend = Shield of the Brotherhood: { $n } strength of { $other }
option-ward-blow-nothing = Take the loss
option-ward-fire-nothing = Get burnt
# $item
option-ward = Use { $item }
option-field-200 = To field 200
option-sunrise-box = Into the sunrise box
option-enter = Go in
option-hood-nothing = Leave it face down
option-stop-event = Stop the card
option-stop-event-nothing = Let it happen
option-discard = Put it away
option-keep-event-nothing = Leave it on top
option-give-to-done = To nobody
option-falcon-to-done = Do not send it
option-exchange-done = No more
# $hero, $other, $item
option-hand-over = From { $hero } to { $other }: { $item }
option-study-on-done = No other book
option-brew-on-done = No more brews
option-heal-whom-done = Nobody else
option-heal-amount-done = Nothing
option-portal-with-done = Nobody
option-star-shield-nothing = Leave out nothing
option-article-nothing = Take nothing
# $foe, $field
option-foe = { $foe } on { $field }

## Headings of the options

group-move = Move
group-fight = Fight
group-hour = For an hour
group-day = Day
group-free = Free

## What to know about an option

hint-holds = holds whoever enters
# $rewards (text): 2 strength or 4 willpower
hint-reward = reward: { $rewards }
# $n (number)
hint-dweller = It takes a combat value above { $n }; nobody loses willpower.
# $other
hint-carry = Once a day; { $other } spends no hours.
# $n (number)
hint-hours-lost =
    { $n ->
        [one] 1 hour is lost
       *[other] { $n } hours are lost
    }
# $hero
hint-rooster = { $hero } begins the next day
# $n (number)
hint-brew =
    { $n ->
        [one] from 1 starwort
       *[other] from { $n } starworts
    }
# $tokens (text)
hint-turns-up = turned up: { $tokens }
# $fields (text)
hint-telescope = Shows the tokens on { $fields }.
# $price (text)
hint-costs = costs a hero { $price }
# $price (text)
hint-costs-together = costs { $price } together
hint-pass = An hour goes by; the day does not end.
hint-field-200 = The narrator moves 1 step.
hint-sunrise-box = The narrator stays; the skeleton returns at sunrise.
hint-gauntlet = Once, whatever they show.
hint-drink = Half a waterskin is used.
hint-withdraw = Who has withdrawn cannot come back into this fight.
# $n (number)
hint-spring = { $n } willpower
hint-falcon = Once a day, with any hero who has not ended the day.

## What happened

# $n (number)
event-day-began = Day { $n } begins.
# $hero
event-turn-began = It is the turn of { $hero }.
# $hero, $by (number), $n (number)
event-hour-spent = { $hero } pays { $by } willpower for overtime (hour { $n }).
# $hero
event-passed = { $hero } passes.
# $hero
event-day-ended = { $hero } ends the day.
# $hero
event-day-ended-rooster = { $hero } is the first to end the day and will begin the next one.
# $symbol (text)
event-sunrise-symbol = Sunrise: { $symbol }.
# $symbol (text)
event-symbol-skipped = Sunrise: “{ $symbol }” is left out.
# $hero
event-must-rest = { $hero } has to rest for the whole day.
# $hero, $origin (number), $field
event-hero-moved = { $hero } goes from { $origin } to { $field }.
# $hero, $field
event-hero-stopped = { $hero } stops on { $field }.
# $hero, $field
event-hero-held = { $hero } is held on { $field }.
# $hero, $field
event-hero-placed = { $hero } stands on { $field }.
# $hero, $other
event-carried = { $hero } carries { $other } along.
# $field
event-wagon-moved = The wagon rolls to { $field }.
# $base (text), $field
event-base-placed = { $base }: on { $field }.
# $site (text)
event-bridge-laid = The bridge is laid: { $site }.
# $site (text)
event-bridge-lifted = The bridge is gone: { $site }.
# $a (number), $b (number), $n (number)
event-jump-changed = The jump line between { $a } and { $b } needs { $n } willpower now.
# $fields (text)
event-fields-fell = The fortress falls: { $fields } are gone!
# $hero, $by (number), $n (number)
event-willpower-changed-gain = { $hero } gains { $by } willpower (now { $n }).
# $hero, $by (number), $n (number)
event-willpower-changed-loss = { $hero } loses { $by } willpower (now { $n }).
# $hero, $by (number), $n (number)
event-strength-changed-gain = { $hero } gains { $by } strength (now { $n }).
# $hero, $by (number), $n (number)
event-strength-changed-loss = { $hero } loses { $by } strength (now { $n }).
# $hero
event-burnt = { $hero } is burnt and cannot have more than 3 willpower any more.
# $hero, $item
event-item-gained = { $hero } gets: { $item }.
# $hero, $item
event-item-used = { $hero } uses: { $item }.
# $hero, $item, $field
event-item-taken = { $hero } takes from { $field }: { $item }.
# $hero, $item, $field
event-item-dropped = { $hero } leaves on { $field }: { $item }.
# $hero, $item, $other
event-item-given = { $hero } gives to { $other }: { $item }.
# $hero, $item
event-food-eaten = { $hero } hands in food: { $item }.
# $hero
event-hungry = { $hero } has no food.
# $item, $n (number), $base (text): the camp
event-delivered = { $item }: safe at { $base }, number { $n }.
# $item, $field
event-item-lost = { $item }: lost on { $field }.
# $item, $field
event-item-placed = { $item }: on { $field }.
# $hero, $book
event-studied = { $hero } studies { $book }.
# $hero, $book
event-spell-cast = { $hero } casts { $book }.
# $hero, $book
event-book-returned = { $book }: open again for { $hero }.
# $hero, $book, $letter (text)
event-book-away = { $book }: the die sends the book of { $hero } to letter { $letter }; it comes back if the narrator has yet to come there.
# $hero, $item
event-brewed = { $hero } brews.
# $token, $field
event-token-placed = { $token }: on { $field }.
# $token, $face (text), $text, $field
event-token-placed-face = { $token } ({ $face }): on { $field }.
# $token, $field
event-token-turned = { $token } on { $field }: turned up.
# $token, $field
event-token-turned-spring = The spring is full again on { $field }.
# $token, $face (text), $text, $field
event-token-turned-face = { $token } on { $field }: { $face }. { $text }
# $token, $field
event-token-hidden = { $token } on { $field }: face down again.
# $token, $field
event-token-hidden-spring = The spring runs dry on { $field }.
# $token, $field
event-token-gone = { $token }: gone from { $field }.
# $token, $face (text), $text, $field
event-token-gone-face = { $token } on { $field }: { $face }. { $text }
# $hero, $field
event-spring-drunk = { $hero } empties the spring on { $field }.
# $foe, $field
event-foe-placed = { $foe } appears on { $field }!
# $foe, $origin (number), $field
event-foe-moved = { $foe } goes from { $origin } to { $field }.
# $foe, $field
event-foe-shielded = { $foe } takes a golden shield by reaching { $field }!
# $foe, $field
event-foe-gone = { $foe }: gone from { $field }.
# $foe, $field
event-subdued = { $foe } on { $field }: subdued until sunrise.
# $foe, $field
event-stood-up = { $foe } on { $field }: stands up again.
# $foe, $n (number)
event-foe-strengthened = { $foe }: { $n } more strength from now on.
# $foe, $n (number)
event-foe-strengthened-weaker = { $foe }: { $n } less strength from now on.
# $hero, $token (text): Lone skeletons 2
event-movement-drawn = { $hero } passes the fourth hour and draws a movement token: { $token }.
# $item, $field
event-gem-taken = { $item } on { $field }: a creature has followed it, and it is gone.
# $n (number)
event-golden-shields =
    { $n ->
        [0] There is no golden shield now.
        [one] There is 1 golden shield now.
       *[other] There are { $n } golden shields now.
    }
# $hero, $foe
event-fight-began = { $hero } attacks { $foe }!
# $hero
event-fight-began-dweller = { $hero } fights the cave dweller!
# $hero
event-joined = { $hero } joins the fight.
# $hero
event-declined = { $hero } declines.
# $n (number)
event-round-began = Combat round { $n }.
# $hero, $dice (text), $last (number)
event-dice-rolled = { $hero } rolls { $dice }.
# $hero, $dice (text), $last (number)
event-dice-rolled-again = { $hero } throws another die: { $last }.
# $hero, $dice (text)
event-dice-changed = The dice of { $hero } show { $dice } now.
# $hero, $points (number), $strength (number), $sum (number)
event-hero-value = { $hero }: { $points } + { $strength } strength = { $sum }.
# $foe, $dice (text), $points (number), $strength (number), $sum (number)
event-foe-rolled = { $foe } rolls { $dice }: { $points } + { $strength } strength = { $sum }.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won = { $heroes } against { $enemy }: the foe loses { $n } willpower and has { $left } left.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-won-whole = { $heroes } against { $enemy }: the foe is beaten!
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost = { $heroes } against { $enemy }: the round costs every fighter { $n } willpower.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-lost-whole = { $heroes } against { $enemy }: that is not enough.
# $heroes (number), $enemy (number), $n (number), $left (number)
event-round-ended-draw = { $heroes } against { $enemy }: nobody loses willpower.
# $hero
event-withdrew = { $hero } withdraws.
# $hero
event-beaten = { $hero } has no willpower left and loses the fight.
event-fight-ended = The fight ends without a winner.
event-fight-ended-won = The fight is won!
# $hero, $field
event-freed = { $hero } is free again.
# $card, $text
event-card-read = “{ $card }”: { $text }
# $card, $text
event-card-read-untold = “{ $card }” is read.
# $event, $text
event-event-drawn = Event card “{ $event }”: { $text }
# $hero, $event, $text
event-event-stopped = { $hero } stops “{ $event }” with the Shield of Storms.
# $event, $text, $place: how many cards down it lies, from 1
event-event-peeked =
    { $place ->
        [1] The next event card is “{ $event }”: { $text }
       *[other] Event card number { $place } from now is “{ $event }”: { $text }
    }
# $event, $text
event-event-discarded = The event card “{ $event }” is put away.
# $hero
event-crest-drawn = The crest of { $hero } is drawn.
# $option (text)
event-option-taken = You decide: { $option }.
# $goal
event-goal-opened = A new goal: { $goal }
# $goal
event-goal-done = Goal reached: { $goal }
# $letter (text)
event-narrator-moved = The narrator moves to { $letter }.
# $rule (text)
event-rule-added = From now on: { $rule }.
# $rule (text)
event-rule-dropped = No longer in force: { $rule }.
event-piece-laid-gone = Overtime hours cost 2 willpower again.
event-piece-laid-4 = From now on an overtime hour costs 4 willpower.
event-piece-laid-1 = From now on an overtime hour costs 1 willpower.
# $text
event-legend-ended-won = The legend is won! { $text }
# $text
event-legend-ended-won-untold = The legend is won!
# $text
event-legend-ended-lost = The legend is lost. { $text }
# $text
event-legend-ended-lost-untold = The legend is lost.

## The table

# $n (number), $name (text)
table-legend = Legend { $n }: { $name }
# $name: what its author calls it
table-own-legend = A legend of one’s own: { $name }
# $n (number)
table-day =
    { $n ->
        [0] Setting out
       *[other] Day { $n }
    }
# $letter (text)
table-narrator = narrator on { $letter }
# $letters (text): D, F, I
table-stars = stars on { $letters }
# $n (number): taken, $most (number)
table-shields = golden shields { $n }/{ $most } taken
# $base (text): Camp, $field
table-base = { $base } on { $field }
table-goals = Goals
table-goal-done = reached
table-goal-optional = not needed to win
table-foes = Foes
table-no-foes = none on the board
table-heroes = Heroes
table-near = Nearby
table-map = Map
table-map-lit = can be picked now: type its number
table-map-fallen = has fallen into the deep
# $n (number)
table-map-jump = a jump that takes { $n } willpower
# $field, $hero
table-map-here = { $field }: { $hero } is there already.
# $field
table-map-not-now = { $field } cannot be picked now; those in brackets on the map can.
table-rules = In force
# $n (number), $most (number)
table-hours = hours { $n }/{ $most }
table-turn = to act
table-in-box = has ended the day
table-resting = rests today
table-held = held
# $n (number)
table-burnt = at most { $n } willpower
table-books = Books
book-closed = closed
book-opened = open
book-used = gone
# $letter (text)
book-away = back on { $letter }
table-bag = carries
table-empty-bag = nothing
# $foe, $numbers (text)
table-fight = Fight against { $foe }: { $numbers }
# $n (number)
table-round = combat round { $n }
# $n (number)
table-boxed =
    { $n ->
        [one] 1 skeleton in the sunrise box
       *[other] { $n } skeletons in the sunrise box
    }
# $events: their names, $n: how many
table-peeked =
    { $n ->
        [one] the next event card is “{ $events }”
       *[other] the next event cards are { $events }
    }

## Setting up a table

setting-legend = Legend
setting-heroes = Heroes
setting-grades = Difficulty grades
setting-ruleset = Rules
ruleset-standard = As in the book
grade-1 = Grade 1: tougher heroes
    .text = Ancient weapons last for a whole fight, and an overtime hour costs 1 willpower.
grade-2 = Grade 2: stronger abilities
    .text = The second ability of each hero is stronger.

## Puzzles

# $foe (name)
puzzle-beat = Bring { $foe } down in this round of the fight, whatever the dice say.
# $foe (name)
puzzle-hold = Hold out against { $foe } in this round of the fight: nobody may be hurt, whatever the dice say.

## Why something cannot be done now

# $hero (text), $need (number), $have (number): hours of a day
hindered-hours = No hour is left today: { $hero } has spent { $have } of { $need }.
# $hero (text), $need (number), $have (number)
hindered-overtime = The next hour is overtime, and takes at least { $need } willpower; { $hero } has { $have }.
# $hero (text)
hindered-resting = { $hero } went hungry and rests for the whole day.
# $hero (text)
hindered-day-ended = { $hero } has ended the day.
hindered-dweller = A cave dweller holds the hero: first it must be beaten.
# $hero (text)
hindered-dweller-other = A cave dweller holds { $hero }.
# $foe (text)
hindered-held = { $foe } stands on this field and lets nobody go.
hindered-fallen = This field has fallen into the deep.
# $foe (text), $field (number)
hindered-stopped = { $foe } on field { $field } stops whoever walks that way.
# $need (number), $have (number)
hindered-jump = A jump on the way takes { $need } willpower, and there would be { $have }.
hindered-no-way = No way leads there.
# $need (number), $have (number)
hindered-far =
    It is { $need } fields away, and { $have ->
        [one] 1 hour is
       *[other] { $have } hours are
    } left today.
hindered-carried = The warrior carries somebody once a day, and has done so.
# $hero (text), $field (number)
hindered-elsewhere = { $hero } is elsewhere, on field { $field }.
# $hero (text)
hindered-declined = { $hero } has just declined.
hindered-walking = In one turn a hero moves or does something else, not both.
# $foe (text)
hindered-down = { $foe } lies on the ground and is not fought.
# $foe (text)
hindered-hunter = Nobody can fight { $foe }; one side of a shield drives it away.
# $foe (text), $field (number)
hindered-shot-far = { $foe } is on field { $field }: the archer shoots no farther than to the next field.
# $foe (text), $field (number)
hindered-foe-far = { $foe } is on field { $field }: one fights on one’s own field.
# $hero (text)
hindered-held-rests = { $hero } is held there, must take part and has no hour for it.
# $hero (text)
hindered-refused = { $hero } was asked already.
# $item (text)
hindered-no-brews = All pieces are in use: { $item }.
# $item (text)
hindered-no-herbs = At least one is needed, and there is none: { $item }.
# $item (text)
hindered-let-go = This hero has just let go of it: { $item }.
# $item (text)
hindered-pier = It is built into the pier and stays there: { $item }.
# $need (number), $have (number): strength
hindered-heavy = To carry it takes { $need } strength, and there is { $have }.
# $need (number), $have (number)
hindered-farmers = At most { $need } farmers walk along with a hero, and { $have } do.
# $item (text), $need (number), $have (number)
hindered-no-room =
    There is no room for it ({ $item }): { $have } of { $need } { $need ->
        [one] slot is
       *[other] slots are
    } taken.
hindered-passing = One drinks where one stops, not in the middle of a move.
hindered-passing-token = It is turned up by who stops here, not in the middle of a move.
hindered-spring-empty = The spring is empty; it fills at sunrise if nobody stands here.
# $need (number), $have (number): willpower
hindered-willpower-full = There is no more to gain: willpower is { $have } of { $need }.
hindered-book-away = The book lies on the legend track, and comes back when the narrator gets there.
hindered-book-gone = This spell has been cast, and the book is out of the game.
hindered-light-nobody = There is no foe on this field whom the light could drive away.
hindered-light-nowhere = There is a creature on every field around: the light can drive nobody there.
# $field (number)
hindered-heal-nothing = The last digit of field { $field } is 0: the spell would heal nothing.
hindered-no-base = There is neither camp nor wagon to go to.
