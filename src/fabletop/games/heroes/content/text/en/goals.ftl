### Heroes: what goals ask for, where a scenario that somebody wrote has no words of its own. English.

own-scenario = A scenario of one’s own
# $what (text), $by (text)
condition-by = { $what } ({ $by })
# $what (text)
condition-not = not so: { $what }
# $n (number), $who (text)
condition-captured = Starting towns captured of { $who }: { $n }
# $n (number), $places (text)
condition-flags = Flags on { $places }: { $n }
# $n (number), $who (text)
condition-beaten = Times beaten, { $who }: { $n }
# $who (text), $against (text), $n (number)
condition-lost-fight = Fights lost by { $who } against { $against }: { $n }
# $who (text)
condition-eliminated = Out of the game: { $who }
# $who (text)
condition-cubes = A faction cube of { $who }
# $token (text), $places (text)
condition-token-at = { $token } brought to { $places }
# $token (text)
condition-token-lost = { $token } destroyed
# $token (text)
condition-carries = { $token } carried
# $n (number), $places (text)
condition-visited = Different places visited, { $places }: { $n }
# $hero (text), $places (text)
condition-hero-at = { $hero } stands at { $places }
# $n (number), $against (text)
condition-fights-won = Fights won against { $against }: { $n }
# $what (text)
condition-holds = { $what } in the treasury
# $n (number)
condition-points = Points of the scenario: { $n }
# $project (text)
condition-project-done = { $project } finished
# $n (number)
condition-level = Level of the main hero: { $n }
# $n (number)
condition-round = Round { $n } has begun
# $difficulty (text)
condition-difficulty = The difficulty is { $difficulty } or harder
# $n (number)
condition-tiles-known = Tiles turned up: { $n }
condition-tributes-covered = All tributes to come could be paid
who-player = a player
who-each-player = each player
who-any-player = any player
who-all-players = all players together
who-rival = a rival
who-each-rival = each rival
who-all-rivals = all rivals together
who-team = a team
who-enemy-team = the other team
who-party = the party
who-all-ai = all AI heroes
who-any-ai = any AI hero
who-last-player = whoever has fewest points
who-first-in-turn = first in turn
who-last-in-turn = last in turn
who-others = the others
against-any = anybody
against-guards = guards
against-ai = AI heroes
against-player = players
hero-word-main = the main hero
hero-word-secondary = the secondary hero
hero-word-any = any hero
hero-word-chosen = a hero of one’s choice
hero-word-each = each hero
hero-word-visitor = the visitor
