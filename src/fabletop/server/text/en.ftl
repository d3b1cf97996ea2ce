# Why the server says no.
refused-table = There is no such table.
refused-page = There is nothing here.
refused-old-page = This page is of another version of the program: load it again. Nothing is lost.
refused-setup = { $why }
# $n (number)
at-line = line { $n }
refused-message = This message cannot be understood: { $why }
refused-characters = There are characters in it that cannot be seen, or that turn the direction of writing: leave them out.
refused-too-long = That is more than the server reads at once.
refused-too-fast = That was too fast: wait a moment.
refused-too-often = { $n ->
    [one] That was too often: try again in a second.
   *[other] That was too often: try again in { $n } seconds.
}
refused-too-slow = The rest of the message did not come: try again.
refused-crowd = Too many people are here already: try again in a while.
refused-elsewhere = This table is open in too many places: this line was closed for a newer one. Reload the page to come back.
refused-too-many-tables = You have made many tables in the last hour: play one of them, or wait a little.
refused-trial = Bots are trying out a scenario of yours already: wait for it, or stop it.
refused-trials = Bots are trying out scenarios of others just now: try again in a while.
refused-full = Too many people look on at this table.
refused-token = Nobody holds a seat here with that key.
refused-seat-taken = Somebody sits there already.
refused-looking-on = You are looking on: only those at the table may do that.
refused-nameless = Say what you are called: those who look on with you want to know who speaks.
refused-not-started = The table still waits for players.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-hands = From the file of a match all hands can be seen, and not all who played it show theirs: ask them to press “Show my cards” first.
refused-old = The table has moved on since: look again.
refused-not-on-offer = That is not among what you may do now.
refused-no-undo = You have nothing to take back.
refused-undo-asked = Somebody has asked for this already.
refused-no-question = Nobody has asked to take anything back.
refused-version = Version { $made } made this table, and this server runs { $here }, which has other cards or another way to keep picks. Its owner must open it with the version that made it.
refused-content = This server does not have what this table is played with.
refused-raced = Somebody else was faster: look again.
refused-fault = Something went wrong here. Nothing was lost; try again.
refused-not-asked = You are not the one who is asked now.
refused-no-hint = Nobody here can give advice on that.
refused-undo-changed = The program was updated since then: what was picked before cannot be taken back.
refused-no-chapter = This table is no chapter of a campaign.
refused-not-won = Only a chapter that was won leads to the next: play this one again.
refused-last-chapter = This was the last chapter of the campaign.
refused-too-many-kept = { $n ->
    [one] Only one card goes on to the next chapter.
   *[other] At most { $n } cards go on to the next chapter.
}
refused-not-kept = “{ $card }” is not among the cards that can go on from this table.
refused-earned = What a hero brings along comes from a table that was won: go on from there.
refused-agreed = “{ $option }” cannot be agreed on anew for the next chapter.
refused-hint-others = Advice is for those who play against bots alone: others here are against you, and have none.
refused-level = No bot of this game plays like that.
refused-no-bot = No bot sits there.
refused-stories = Too many stories wait to be told: ask again in a while.
refused-no-odds = Nothing can be said of the chances here.

# What the server itself has to say in the chronicle.
table-changed = The program was updated: from here on this table is played by its rules of today. Picks that they do not bear out were set aside, and nothing before this can be taken back.
replay-gap = These picks cannot be shown by this version of the program; the replay goes on at pick { $n }.
table-bot = { $name } plays as { $level } from here on.
table-bot-novice = a novice
table-bot-steady = a steady player
table-bot-sharp = a sharp player
table-bot-master = a master

# A finished match, looked back on. $who are heroes, one or several; $when is a round or a day (story-*-when),
# and $what are sentences of the chronicle.
story-by-weights = Estimate by weights that were fitted to many games between bots.
# $n (number)
story-by-bots = Estimate by quick bots: from each point they play { $n } games on to the end.
story-course-plain = { $n ->
    [one] It was all over within a single round.
   *[other] It went on for { $n } rounds.
}
story-course-ahead = The lead belonged to { $who } from early on, and nobody ever took it away.
story-course-back = Hardly anybody would have bet on { $who } any more { $when }: what followed was a comeback.
story-course-open = Up to round { $n } it could have gone either way.
story-course-changing = The lead changed hands before it came to rest with { $who }.
story-party-dark = All seemed lost { $when }, and yet it was not.
story-party-bright = The odds were good from the start and stayed so.
story-party-open = For a long time nobody could tell whether it would end well.
story-party-hope = A good end was near { $when }, and then it slipped away.
story-party-hard = The odds were poor from the start and never became good.
story-turning = It turned { $when }: { $what }
story-turning-none = No single moment decided it: the outcome came little by little.
story-end-won = It ended { $when } with victory for { $who }.
story-end-told = It ended { $when }: { $what } The victory belongs to { $who }.
story-end-nobody = It ended { $when }, and nobody had won.
story-end-lost = It ended { $when } with a defeat for { $who }.
# The same to those of a side, who are $n (number); $who are the others then.
story-course-ahead-yours = { $n ->
    [one] The lead was yours from early on, and nobody ever took it away.
   *[other] Your side had the lead from early on, and nobody ever took it away.
}
story-course-ahead-theirs = { $n ->
    [one] The lead belonged to { $who } from early on, and you could not take it away.
   *[other] The lead belonged to { $who } from early on, and your side could not take it away.
}
story-course-back-yours = { $n ->
    [one] Hardly anybody would have bet on you any more { $when }: what followed was a comeback.
   *[other] Hardly anybody would have bet on your side any more { $when }: what followed was a comeback.
}
story-course-back-theirs = { $n ->
    [one] You all but had it { $when }: then came the comeback of { $who }.
   *[other] Your side all but had it { $when }: then came the comeback of { $who }.
}
story-course-changing-yours = { $n ->
    [one] The lead changed hands before it came to rest with you.
   *[other] The lead changed hands before it came to rest with your side.
}
story-course-changing-theirs = { $n ->
    [one] The lead changed hands before it slipped from yours: it came to rest with { $who }.
   *[other] The lead changed hands before your side lost it: it came to rest with { $who }.
}
story-end-yours = { $n ->
    [one] You won { $when }.
   *[other] Your side won { $when }.
}
story-end-yours-told = { $n ->
    [one] You won { $when }: { $what }
   *[other] Your side won { $when }: { $what }
}
story-end-shared = { $n ->
    [one] You won { $when }, and { $who } with you.
   *[other] Your side won { $when }, and { $who } with it.
}
story-end-shared-told = { $n ->
    [one] You won { $when }, and { $who } with you: { $what }
   *[other] Your side won { $when }, and { $who } with it: { $what }
}
story-end-theirs = { $n ->
    [one] You lost { $when }: the victory went to { $who }.
   *[other] Your side lost { $when }: the victory went to { $who }.
}
story-end-theirs-told = { $n ->
    [one] You lost { $when }: { $what } The victory went to { $who }.
   *[other] Your side lost { $when }: { $what } The victory went to { $who }.
}
story-end-together-won = { $n ->
    [one] You won { $when }.
   *[other] Together you won { $when }.
}
story-end-together-lost = { $n ->
    [one] You lost { $when }.
   *[other] Together you lost { $when }.
}
# What somebody should have picked instead.
story-better = { $pick } ({ $who })
# Within an adventure, a fight alone was looked at: $n of 100, which is a victory without losses.
story-better-fight = { $pick } ({ $who }; worth { $n } of 100 more in that fight)

# Puzzles
refused-puzzle = There is no such puzzle.
refused-lesson = There is no such lesson.
refused-how = Nobody has written down how that is played.
puzzle-why-solved = Solved: nothing could have stopped it.
puzzle-why-shown = This is the solution.
puzzle-why-roll = It could still go wrong: these dice are enough to spoil it.
puzzle-why-answer = It could still go wrong: this answer is enough to spoil it.
puzzle-why-unseen = It could still go wrong: nobody could know what came to light.
puzzle-why-gone = With what is left, the goal can no longer be made sure of.

# Around the table
refused-host = Only whoever made this table may do that.
refused-handed = A bot plays for you: take your seat back first.
refused-not-handed = No bot plays for you: the seat is yours already.
refused-left = You have left this table.
refused-deleted = Whoever made this table has deleted it.
# $n (number)
table-seat = Seat { $n }
table-sat = { $name } has sat down.
table-handed = A bot plays for { $name } for the time being.
table-late = { $name } did not move in time: a bot plays on until they take their seat back.
table-back = { $name } plays again.
table-left = { $name } has left the table.
table-left-to = { $name } has left the table; { $bot } plays on there.
table-renamed = { $old } is called { $name } from here on.
refused-same-time = That is how long a move may take already.
table-time-0 = All agree: from here on a move may take as long as it takes.
table-time-86400 = All agree: from here on a move may take one day.
table-time-259200 = All agree: from here on a move may take three days.

# Word to those who are away
refused-endpoint = The server does not call that address.
refused-mail = The mail could not be sent. Is the address right?
refused-no-mailbox = No mails are asked for with that key any more.

# Passkeys, and what is one's own
refused-site = This page is not at the address that the server knows as its own. Whoever runs the server can set it: docs/accounts.md tells how.
refused-passkey = This passkey was not accepted. Try again, or take another one.
refused-passkey-unknown = Nobody here has this passkey. Perhaps it was removed?
refused-passkeys = You have as many passkeys as anybody can have: remove one first.
refused-last-passkey = This is your only passkey: without it you could not come back. Make another one first.
refused-challenge = That took too long, or it was answered already: begin again.
refused-signed-out = You are not signed in at this browser any more.
