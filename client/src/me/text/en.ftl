### The page of one's own. English.

title = Your page
lead-guest = All of this is known to this browser alone.
lead-person = You are the same at every browser where you sign in.

## Who one is

who = Who you are
name = Your name
name-save = Save
passkeys = Your passkeys
guest-why = You play as a guest, and nobody needs more. With a passkey you are the same on your phone and at your desk: your games, lessons and puzzles go along. No password, no mail address.
guest-joins = If you sign in here, what you have played at this browser is joined to it; nothing is lost.
passkey-make = Make a passkey
passkey-more = Add a passkey
passkey-enter = Sign in with a passkey
passkey-label = What to call it
passkey-usual = My passkey
passkey-made = made { $day }
passkey-used = last used { $day }
passkey-rename = Rename “{ $label }”
passkey-remove = Remove “{ $label }”
passkey-sure = Remove “{ $label }”? Whoever has it cannot sign in with it any more.
passkey-remove-do = Remove it
passkey-keeps = Passkeys are kept by your device or your password manager. We keep only what it takes to recognise them.
leave = Sign out of this browser
leave-why = Your games, lessons and puzzles leave this browser, and wait for you.
passkey-here-not = Passkeys need a safe line (https) and an address with a name. This page has neither, or the browser is too old.
passkey-cancelled = Nothing was done: it was broken off.
passkey-known = This device has a passkey of yours already.
passkey-site = The browser does not allow passkeys at this address.
passkey-none = This browser could not do that.

## What was played

scores = Game by game
score-bots = With bots
score-people = With people
score-played = played
score-won = won
score-lost = lost
score-none = Not played to the end yet.
lessons = Lessons
puzzles = Puzzles
campaigns = Campaigns
of = { $n } of { $of }
running = Games that go on
finished = Finished games
none = You hold no seat anywhere. Start a game in the lobby: bots are always free.
to-lobby = To the lobby
finished-won = Won
finished-lost = Lost
finished-more = Show all { $n }
story = Story
replay = Replay

## Taking it along, and away

away = Taking it along, and away
export = Save all that is yours
export-why = One file (JSON): your games with your own picks and words in the chat, statistics, lessons and puzzles, the names of your passkeys, and what this browser keeps. Keys are not in it.
delete = Delete all that is yours
delete-asks = Delete everything?
delete-never = This cannot be undone.
delete-goes = This goes, for good:
delete-name = your name, here and at every table
delete-passkeys = your passkeys, and you are signed out everywhere
delete-scores = your statistics, lessons, puzzles and campaigns
delete-chat = what you wrote in chats, and the names that you gave to tables
delete-browser = what this browser keeps of Fabletop, settings and scenarios of your own too
delete-handed = { $n ->
    [one] your seat in one game that goes on is handed to a bot
   *[other] your seats in { $n } games that go on are handed to bots
}
delete-finished = { $n ->
    [one] one finished table keeps “a former guest” in your place
   *[other] { $n } finished tables keep “a former guest” in your place
}
delete-stays = The moves of finished games stay, so that others can look at them.
delete-do = Delete everything
delete-done = It is all gone. You are a new guest now.
cancel = Keep everything
failed = That did not work. Nothing was changed.
