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
game-village = Village of Legends
game-heroes = Heroes
game-andor = The Legends of Andor
village-lead = Buy blades, beer and spells at the market, then let them loose on your neighbours.
heroes-lead = Two heroes meet with armies and decks of cards: shoot, charge, cast spells and storm the walls.
andor-lead = Stand together in the Grey Mountains. Hold the camp, cross the rifts, watch the hours.
fact-players = { $n } players
fact-minutes = { $n } min
fact-heroes = { $n } heroes
play-now = Play now against bots
setting-table = Setting the table …
heroes-play = Fight a duel now
heroes-setup = Set up a combat
andor-play = Ride out now
andor-setup = Set up a legend
fact-legends = { $n } legends
andor-legend = Legend
andor-heroes = Heroes
andor-grades = Easier
andor-grade-1 = Grade 1: overtime costs 1 willpower, and more
andor-grade-2 = Grade 2: stronger abilities, and more
andor-crumb = legend { $n } · { $title } · day { $day }
own-legend = own legend
own-legend-open = A legend of your own…
own-legend-lead = Drop the file of a legend here, paste its text, or open it.
own-legend-file = Open a file…
own-legend-other = Another file…
own-legend-reading = Reading the legend …
own-legend-unread = This file could not be read.
own-legend-wrong =
    { $n ->
        [one] There is a mistake in it. Mend it, and open it again.
       *[other] There are { $n } mistakes in it. Mend them, and open it again.
    }
own-legend-line = Line { $line }
own-legend-heroes = with { $heroes } heroes
own-legend-called = “{ $title }” (own legend)
andor-own-crumb = { $title } · own legend · day { $day }
setup-rival = Against
setup-more = More to agree on
setup-auto = as usual
seat-kind-book = By the book
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
your-table = Your game goes on
waiting-for-friends = Waiting for friends
being-played = Being played
take-your-seat = Take your seat
join = Join
look-on = Look on
footer = Unofficial fan work; names belong to their owners. Icons from game-icons.net, CC BY 3.0. Every table shows its seed after the last move.
footer-credits = Credits

## Setting up a table

invite-title = A table for friends
invite-ready = The table is set
invite-share = Send this link to your friends. The game begins when every seat is taken.
invite-link = Link to this table
invite-go = Go to the table
setup-players = Players
setup-sets = Cards
setup-dragons = Dragons
setup-who = Who may join
setup-by-link = By link only
setup-public = Anybody
setup-create = Set the table
mode-2 = a duel
mode-3 = each against all
mode-4 = two teams of two
mode-5 = each against the two across
mode-6 = two teams of three
seat-number = Seat { $n }
seat-kind-me = Me
seat-kind-open = A friend
seat-kind-bot = Bot
bot-greedy = Bot: weighs every move
bot-random = Bot: plays at random
set-base = Base game
set-horde = The Horde
set-guild = Ancient Guild
set-reaper = The Reaper's Hand
set-adhara = Adhara

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
over = The game is over
over-sentence = The last move is made.
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-coins = { $name } plays { $cards }: { $n } gold.
card-own = Its numbers are our own.
chat = Chat
chat-unread = unread
chat-empty = Say hello.
chat-say = Say something
chat-send = Send
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
plain-purse = { $gold } gold, { $mind } intelligence
plain-piles = Hand { $hand }, deck { $deck }, discard { $discard }
plain-hand = In hand:
plain-worn = Worn:
plain-front = Monsters in front:
plain-market = The market
plain-nothing = nothing
group-attack = Attack
group-move = Move
group-card = Play a card
group-spell = Cast a spell
group-morale = Morale
group-die = The die
group-unit = Unit
group-recruit = Recruit
group-reinforce = Reinforce
group-leave = Leave the field
group-play = Play
group-cast = Cast a spell
group-unsheathe = From the sheath
group-buy = Buy
group-tame = Tame
group-ability = Abilities
group-sheathe = Put in the sheath
group-sell = Sell
group-turn = Turn
group-fight = Fight
group-hour = Spend an hour
group-day = The day
group-free = At no cost

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
key-escape = never mind
seat-elsewhere = Go on from another device
seat-elsewhere-why = Open this link there. Whoever has it plays your seat, so keep it to yourself.

## The end

over-won = You have won!
over-lost = Another is victorious
over-legend-lost = The legend is lost
over-nobody = Nobody has won
over-nobody-why = All are defeated.
over-fallen = fallen
over-winner = winner
show-result = Show the result
play-again = Play again
watch-replay = Watch the replay
fair-dice = Fair dice
seed = Seed
promise = Promise
promise-kept = The promise was kept: the dice were fixed before the first move.
promise-broken = The seed does not match the promise made at the start.
promise-unknown = This browser cannot check the promise here; the page must come over a secure connection.
promise-why = The promise is the SHA-256 of “fabletop seed” and the seed. Your browser has just worked it out itself.

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

## Rules

rules-search = Search the rules: a word, or a number such as village.sell.010
rules-search-hint = Every rule that the table keeps, in words. Type what you wonder about.
# Words to begin with, between commas
rules-begin = the market, heavy weapon, monster, spell, defence, poison, berserk, taming, level, experience, overwhelm
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
guide-village-hero = Choose who you want to be. Each hero is good at something: the Warrior and the Barbarian are easy to begin with. Point at one, or hold it, to read it.
guide-village-act = This is your turn. Everything with a gold edge can be clicked: play cards from your hand in any order, coins first to have gold.
guide-village-act-2 = With gold you buy from the market. What you buy goes to your discard pile and comes to your hand later. A monster in front of you bars the market until you defeat it.
guide-village-act-3 = Done? End the turn: the rest of your hand is discarded and you draw five new cards. Unspent gold is lost.
guide-village-target = Choose what you aim at: everything you may hit has red brackets. What stands in the way takes the blow first.
guide-village-place = A monster attacks the hero it stands before, every turn, and bars the market. Choose your victim.
guide-village-heal = Choose who is healed. Nobody gets more life than at the start.
guide-heroes-hero = Choose who leads your army. Might heroes hit harder, magic heroes cast better. Hover over one to read it.
guide-heroes-search = Your hero learns: take one of the cards shown. It goes into your deck.
guide-heroes-muster = Spend your gold: recruit units, and reinforce the ones you like. Fast units act first.
guide-heroes-deploy = Place up to five units in your two rows: click one, then a lit space. Archers like the back row.
guide-heroes-act = Your unit may move and then attack; archers shoot first and may step away after. Gold spaces are moves, red brackets are targets.
guide-heroes-act-2 = Point at a target to see what each die result would do before you attack.
guide-heroes-act-3 = Raised cards can be played now. A crown marks the expert use: stronger, but you have only a few in a round.
guide-heroes-answer = An attack is on its way. Play a card to help, or pass with Space.
guide-andor-turn = Lit fields can be reached today; the tag tells the hours, and in red the willpower of overtime. Point at one to see the way, click to walk it.
guide-andor-turn-2 = Whatever costs no hour waits at your hero: a plus on the figure, lit items on the hero board. It may be done in the turns of others too.
guide-andor-turn-3 = The crystal ball shows where the creatures will go at sunrise. Whoever ends the day first begins the next.
guide-andor-walk = Go on to another lit field, or stop here: only a stop turns up what lies on a field.

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
rules-more =
    { $n ->
        [one] … and one more; say more to find it.
       *[other] … and { $n } more; say more to find them.
    }
