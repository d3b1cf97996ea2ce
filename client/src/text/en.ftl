### The words of the client. English.

## General

loading = One moment …
close = Close
cancel = Cancel
confirm = Do it
no = No
you = You
copy = Copy
copied = Copied
language = Language
guest = Guest { $n }
your-name = Your name
change-name = Change your name
me = Your page
here = here
away = away

## Ways around

nav = Pages
nav-play = Play
nav-replays = Replays
nav-rules = Rules
nav-about = About
to-lobby = To the lobby
lost-title = Nothing here
lost-line = Out of reach

## Errors

error-offline = The server does not answer. We keep trying.
error-not-found = There is no such page or table. Perhaps the link is cut short?
error-taken = Somebody was quicker: that seat is taken.
error-too-many = That was a little fast. Wait a moment and try again.
error-server = Something went wrong on the server. Nothing was lost; try again.
error-refused = The server did not accept that.
line-lost = The line to the table is down. Coming back; nothing is lost.

## Lobby

lobby-title = Pull up a chair
lobby-lead = Fantasy board games, every rule kept for you. One click and you are playing.
fact-players = { $n } players
fact-minutes = { $n } min
setting-table = Setting the table …
own-called = “{ $title }” ({ $what })
yes = Yes
invite-friends = Invite friends
open-tables = Open tables
no-tables = No table is waiting for you. Start one above: bots are always free.
lobby-how-1 = Play at once
lobby-how-1-why = Bots are always free, and your seat waits if you leave.
lobby-how-2 = Play with friends
lobby-how-2-why = Send them a link. Nobody needs an account.
lobby-how-3 = Look over a game
lobby-how-3-why = Finished games are kept, roll by roll.
table-new = just begun
round = round { $n }
seat-free = free seat
seat-former = a former guest
your-table = Your game goes on
waiting-for-friends = Waiting for friends
being-played = Being played
take-your-seat = Take your seat
join = Join
look-on = Look on
footer = Unofficial fan work; names belong to their owners. Icons from game-icons.net, CC BY 3.0. Every table shows its seed after the last move.
footer-credits = Credits

## Setting up a table

invite-link = Link to this table
invite-go = Go to the table
setup-title = { $game }: set the table
setup-what = What is played
setup-kinds = Kinds of games
setup-all = All
setup-steps = Steps
setup-step-what = Game
setup-step-seats = Seats
setup-step-rules = Rules
setup-for =
    { $most ->
        [one] { $n } player
       *[other] { $n } players
    }
setup-minutes = About { $n } minutes.
setup-sits = sits here, ready
setup-bot = Level of the bot at seat { $n }
setup-same-link = the same link
setup-copy = Copy the link
setup-hard = How hard
setup-options = Options
setup-all-options = all options ({ $n })
setup-every = Everything to agree on
setup-fewer = back
setup-made = The table is set. Send the link to your friends: the game begins when every seat is taken.
setup-waits =
    { $n ->
        [one] One seat is free: the game begins as soon as somebody takes it.
       *[other] { $n } seats are free: the game begins as soon as they are taken.
    }
setup-full = Nothing is missing.
setup-begin = Begin
setup-players = Players
setup-who = Who may join
setup-by-link = By link only
setup-public = Anybody
seat-number = Seat { $n }
seat-kind-open = Person
seat-kind-bot = Bot
bot-novice = Bot, novice: plays sensibly, but slips now and then
bot-steady = Bot, steady: goes by experience, one move at a time
bot-sharp = Bot, sharp: looks ahead before it moves
bot-master = Bot, master: looks far ahead, and takes its time
bot-greedy = Bot: takes whatever looks best right now
bot-random = Bot: plays at random
bot-way-novice = Plays sensibly, but slips now and then.
bot-way-steady = Goes by experience, one move at a time.
bot-way-sharp = Looks ahead before it moves.
bot-way-master = Looks far ahead, and takes its time.
bot-way-greedy = Takes whatever looks best right now.
bot-way-random = Plays at random.
level-novice = Novice
level-steady = Steady
level-sharp = Sharp
level-master = Master
bots-here = Bots at this table
bot-level = Level of { $name }

## Before the game

wait-title = Waiting for friends
wait-invited = You are invited
wait-invited-lead = A game of { $game } is about to begin. Choose a seat.
wait-empty = not here yet
wait-ready = ready
wait-heroes = Meanwhile: who will you be?
sit-here = Sit here

## At the table

prompt = What is asked
your-turn = Your move
looking-on = You are looking on
hint = Hint
hint-ask = What would you do?
odds-title = Chances to win
odds-share = { $n } %
odds-error = ± { $n }
odds-why = As far as a look ahead at what you may know can tell. Only you see this.
odds-title-fight = What the fight is worth
odds-share-fight = { $n }
odds-why-fight = 100 is a victory without losses, as far as a look ahead at what you may know can tell. Only you see this.
fast-forward = Fast forward
fast-forward-why = bots hurry until you are asked
over = The game is over
over-sentence = The last move is made.
dice-roll = The dice roll
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-coins = { $name } plays { $cards }: { $n } gold.
card-own = Its numbers are our own.
chat = Chat
chat-unread = unread
chat-empty = Say hello.
chat-say = Say something
chat-send = Send
chat-table = At the table
chat-gallery = Onlookers
chat-silent = Nobody has said anything.
chat-gallery-why = Those at the table cannot read this until the game is over.
gestures = Quick words
gesture-hello = Hello!
gesture-well-played = Well played!
gesture-thanks = Thanks!
gesture-thinking = Thinking …
gesture-hurry = Hurry?
gesture-ouch = Ouch!
rule = Rule
rules-behind = The rules behind it
rule-reading = How we read it:
rule-unread = This rule could not be fetched just now.
undo = Undo
undo-asks = Ask to undo
undo-free = Back one pick, freely
undo-ask = Something was revealed since: the others are asked
undo-asked = { $name } asks to take a move back that has shown something.
undo-you-asked = You asked to take a move back. The others decide.
undo-allow = Allow it
undo-withdraw = Never mind
show-plain = In words
show-board = Show the board

## The table in words

plain-options = What you may do
plain-wait = Waiting
plain-table = On the table
plain-life = { $n } of { $of } life
plain-level = level { $n }, { $xp } experience

## Settings

settings = Settings
setting-speed = Speed
setting-pause = Pauses for thought
setting-pause-why = Who has nothing to answer with seems to think for a moment, so that nobody can tell. The longest pause that somebody at the table wants counts.
pause-usual = usual
pause-short = short
pause-none = none
setting-sound = Sound
setting-sound-why = Short and quiet: cards, dice, blows, coins, your turn.
setting-still = Nothing moves
setting-still-why = No animation at all.
setting-plain = The table in words
setting-plain-why = Everything as text and buttons, for screen readers and small screens.
setting-guide = First-game guide
setting-guide-why = Short hints with the first prompts.
keys = Keys
key-point = point at an option
key-confirm = do it
key-space = Space
key-escape = never mind
seat-elsewhere = Go on from another device
seat-elsewhere-why = Open this link there. Whoever has it plays your seat, so keep it to yourself.

## The end

over-won = You have won!
over-nobody = Nobody has won
over-fallen = fallen
over-winner = winner
show-result = Show the result
campaigns = Campaigns
campaign-next = The next chapter
next-chapter = Next chapter
try-again = Try again
over-chapter-lost = This chapter is lost
play-again = Play again
watch-replay = Watch the replay
hand-show = Show my cards
hand-shown = My cards are shown
hand-show-why = Whoever watches the replay sees the cards that you held, until you take it back. Those of others only if they agree too.
match-save = Save the match
match-save-why = A file with the seed and every pick: for `fabletop replay`, for Python, or to go with a report of a fault. From it all hands can be seen.
replay-hands = Whose cards
replay-hands-none = Cards hidden
replay-hands-of = Cards of { $name }
fair-dice = Fair dice
seed = Seed
promise = Promise
promise-kept = The promise was kept: the dice were fixed before the first move.
promise-broken = The seed does not match the promise made at the start.
promise-unknown = This browser cannot check the promise here; the page must come over a secure connection.
promise-why = The promise is the SHA-256 of “fabletop seed” and the seed. Your browser has just worked it out itself.

## The story of a game

story = The story
story-victory = Victory
story-defeat = Defeat
story-went = How it went
story-chances-round = Chances of winning, round by round
story-chances-day = Chances of winning, day by day
story-start = At the start
story-end = At the end
story-tick-start = start
story-tick-end = end
story-in-round = Round { $n }
story-in-day = Day { $n }
story-turnings = Turning points
story-replay = Replay
story-replay-of = Replay of turning point { $n }: { $title }
story-better =
    { $n ->
        [0] Better: { $what }
       *[other] Better: { $what } (+{ $n })
    }
story-no-turnings = No single move turned this game: it went step by step.
story-no-points = There is nothing to judge the chances of this game by.
story-impossible = This game can no longer be looked back on.
story-waiting = Other games are looked back on first …
story-working = Looking back on the game …
story-sides = Side by side
story-deeds = What was done
story-party = The party
story-account = The reckoning
story-rematch = Rematch, seats swapped
story-share = Share this story
story-share-why = Whoever has this link can read the story and watch the replay.
story-link = Link to this story
story-table = Show the table
story-check = Check it yourself
odds-bar = Chances
odds-bar-why = The chances of winning above the board
odds-none = Nobody has had the chances of this game worked out yet.
odds-work-out = Work them out
odds-look-why = The chances of winning after each turn, for you who look on
odds-coming = Weighing the chances …
odds-all = Show the chances to all
odds-all-why = A bar tells who is ahead, once every person at the table agrees.
odds-asked =
    { $n ->
        [one] { $names } would like the chances of winning to be shown to all.
       *[other] { $names } would like the chances of winning to be shown to all.
    }
odds-you-asked = You asked to show the chances of winning to all. The others decide.
odds-allow = Show them

## Replays

replay = Replay
replay-start = The table is set.
replay-play = Play
replay-pause = Pause
replay-step = One pick on
replay-back = One pick back
replay-turn = To the next turn
replay-turn-back = To the turn before
replay-first = To the start
replay-last = To the end
replay-scrub = Place in the replay
replay-at = pick { $n } of { $of }
watch = Watch
no-replays = No game has been finished yet.
replays-own = Your games
replays-open = Games open to all
replay-won = { $names } won
no-replays-why = A game that you play to its end is kept here, roll by roll. It takes twenty minutes.

## Why not

why-not-turn = It is not your turn.
why-not-now = Nothing can be done with this now.

## Lessons

lessons = Lessons
lesson-step = Step { $n } of { $of }
lesson-trail = Your way through the lesson
lesson-minutes =
    { $n ->
        [one] about a minute
       *[other] about { $n } minutes
    }
lesson-past = done
lesson-why = Why?
lesson-back = Back
lesson-leave = Leave the lesson
lesson-do-it = Do it for me
lesson-astray = That may be picked too, but not now. Look at what is lit.
lesson-done = You know how to play
lesson-again = Once more
lesson-play = Play a game on your own
lesson-begin = Learn it in five minutes
lesson-go-on = Go on with the lesson
lesson-was-done = Lesson done

## How to play

how = How to play
how-title = How to play { $game }
how-games = Games
how-goal = The goal
how-turn = A turn
how-fight = A fight
how-end = How it ends
how-next = Now try it
how-next-why = The lesson is a first game of five minutes at the real table, and somebody points at what to click.
how-lesson = Play the lesson
how-rules = All rules
how-no-pictures = The pictures are the table itself and need a line to the server. The words do without.

## Puzzles

nav-puzzles = Puzzles
puzzles = Puzzles
puzzles-lead = A position, a goal, and exactly one way to force it. Whatever you try, the table answers.
puzzles-all = All puzzles
puzzles-count = { $n } of { $of } solved
puzzles-filter = Which puzzles to show
puzzles-by-game = Game
puzzles-by-grade = How hard
puzzles-every-game = Every game
puzzles-every-grade = Easy or hard
puzzles-open = Not solved yet
puzzles-none = There are no puzzles here yet.
puzzles-none-left = None of this kind is left.
puzzles-show-all = Show all
puzzle-today = Puzzle of the day
puzzle-number = Puzzle { $n }
puzzle-picks =
    { $n ->
        [one] one pick
       *[other] { $n } picks
    }
puzzle-grade-1 = Easy
puzzle-grade-2 = Fair
puzzle-grade-3 = Tricky
puzzle-grade-4 = Hard
puzzle-grade-5 = Fiendish
puzzle-goal = What to reach
puzzle-solved = solved
puzzle-take-back = Take back
puzzle-anew = Begin anew
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-outcome = What comes of it
puzzle-steps = Step by step
puzzle-again = Play it again
puzzle-back = Back to the decision
puzzle-try = Try it yourself
puzzle-is-solved = Solved
puzzle-is-refuted = Not that way
puzzle-is-shown = The solution

## Rules

rules-search = Search the rules: a word, or a number such as { $rule }
rules-filter = Which game's rules to show
rules-every-game = Every game
rules-contents = All chapters
rules-none = No rule found.

## About

about-lead = Fabletop is a table for fantasy board games: it deals, counts and keeps every rule, so that you only have to play.
about-fan-title = Unofficial fan work
about-fan = The games belong to their authors and publishers, who have nothing to do with this site. Rules are told in our own words; cards whose numbers were not published are our own and say so. There is no scan and no art of theirs here.
about-fair-title = Fair dice
about-fair = Before the first move the table shows the hash of its seed; after the last it shows the seed. Your browser checks that they belong together, and the replay shows that every roll came from it.
about-credits-title = Credits
about-icons = Icons:
about-fonts = Typefaces:
about-code = Software:

## First-game guide

guide = First-game guide
guide-ok = I see
guide-skip = No hints

## Around the table

turn-of = { $name }’s move
turn-of-many = Waiting for { $names }
watch-tables = Games to watch
turns-yours =
    { $n ->
        [one] Your move
       *[other] Your move at { $n } tables
    }
since-now = just now
since-minutes = for { $n } min
since-hours = for { $n } h
since-days =
    { $n ->
        [one] for a day
       *[other] for { $n } days
    }
around = This table
around-of = About { $table }
around-called = Name of the table
around-called-why = What all see in place of the game’s name. Leave it empty to have that back.
around-name = Your name here
around-name-why = Only at this table.
around-save = Save
around-saved = Saved.
around-hand = Let a bot play for you
around-hand-why = Your seat stays yours: take it back whenever you like. Until then the bot knows what you know, and all are told.
around-hand-level = How well it should play
around-hand-do = Hand my seat to a bot
around-back = Take my seat back
around-handed = A bot plays for you
around-handed-why = It goes on until you take your seat back.
around-stands-in = A bot plays for { $name } for the time being
around-leave = Leave the table
around-leave-open = Your seat is free for somebody else then.
around-leave-running = A bot takes your place for good: you cannot come back to this seat. If you only want to be away for a while, let a bot play for you.
around-leave-do = Leave for good
around-delete = Delete the table
around-delete-why = The game goes away for everybody, and with it its chat and its replay, which nobody can watch any more. This cannot be undone. Those at the table are told.
around-delete-do = Delete for ever
around-sure = Are you sure?
around-gone-why = Whoever made it has deleted it, and its replay with it.
around-gone-table = A table of yours is gone ({ $game }): whoever made it has deleted it.
around-sat = { $name } has sat down
around-sat-at = { $name } has sat down at your table ({ $table }).
around-failed = That did not work. Nothing was changed.
due-now = time is up
due-minutes = { $n } min left
due-hours = { $n } h left
due-days =
    { $n ->
        [one] a day left
       *[other] { $n } days left
    }
due-warning = Your time is running out: { $left }. After that a bot plays on for you until you are back.
around-late = Your time was up, so a bot plays on for you.
setup-time = Time for a move
setup-time-0 = no limit
setup-time-86400 = a day
setup-time-259200 = three days
setup-time-why = Whoever takes longer loses nothing: a bot plays on until they take their seat back.
time-asked = { $name } asks for another time for a move: { $time }.
time-you-asked = You asked for another time for a move: { $time }. The others decide.
time-allow = Agree
time-waits = The others are asked, unless the game moves on first.
time-ask-why = You ask the others for another time; it holds from the present move on, once all agree.

## Numbers

seats-free =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
wait-lead =
    { $n ->
        [one] One seat is still free. The game begins when it is taken.
       *[other] { $n } seats are still free. The game begins when all are taken.
    }
rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
undo-agreed =
    { $n ->
        [one] one agrees
       *[other] { $n } agree
    }

# Word while one is away
post = Word when it is your move
post-why = For games that go on for days: you are told when it is your move, when a deadline draws near, when a friend has sat down at your table and when a game has ended. Never while you are at the table, and once until you were there again.
post-here = In this browser
post-tell = Tell me when it is my move
post-tell-why = Also while Fabletop is closed. The browser asks you once.
post-denied = This browser does not let Fabletop tell you anything. You can change that in its settings for this page.
post-insecure = Browsers allow this only on pages with a certificate (https).
post-install = On an iPhone or iPad, first add Fabletop to the home screen (Share, then Add to Home Screen) and open it from there.
post-no = This browser cannot be told anything while its pages are closed.
post-nothing = This server cannot send word to those who are away.
post-failed = That did not work. Nothing was changed.
post-mail = By mail
post-mail-why = One mail for each table until you have been there. We write to you once to ask whether the address is right; every mail has a link to stop.
post-mail-address = Your mail address
post-mail-ask = Write to me
post-mail-asked = We have written to { $address }. Open the link in that mail to say yes.
post-mail-on = Mails go to { $address }.
post-mail-stop = No more mails
post-offer = A move may take days here. Shall we tell you when it is yours?
post-offer-yes = Tell me
post-offer-no = No, thanks
mail-title = Mails from Fabletop
mail-asked = Shall Fabletop write to { $address } when it is your move?
mail-on = Fabletop writes to { $address } when it is your move.
mail-yes = Yes, write to me
mail-no = No more mails
mail-stopped = Done: no more mails go to this address.
mail-gone = No mails are sent by this link any more.
