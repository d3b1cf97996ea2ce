### Heroes: what is wrong with a scenario, for those who write one. English.

mistake-no-victory = nobody can ever win: name a `victory`, or another at_limit
mistake-no-holder = holder_wins needs a `victory` with the condition flags
# $mode (text)
mistake-no-party = players of a scenario of the mode { $mode } are no party; use most_points or all_lose
mistake-no-units = nobody begins without a unit
mistake-dwellings = dwellings are built in the order bronze, silver, gold
# $n (number), $players (number)
mistake-factions = the box has { $n } factions: { $players } players need any_repeated
# $n (text), $resource (text), $steps (text)
mistake-income = the income track of { $resource } has { $steps }, not { $n }
# $place (text)
mistake-nowhere = { $place } is on no tile that can lie on this map
# $layout (text), $n (number)
mistake-no-layout = the layout { $layout } is missing: there is no map for { $n } players
# $n (number)
mistake-tiles = a map has 1 to { $n } tiles
mistake-holds-already = this tile must hold another place already
# $place (text)
mistake-holds = this tile must hold { $place }
mistake-turned = only a tile with an id that lies face up is turned beforehand: see `face_up`
# $n (number), $players (number)
mistake-seats = the layout has { $n } starting tiles of players, and { $players } play: give each player one S
# $n (number), $players (number)
mistake-seat-tiles = seat_tiles names { $n } starting tiles of players, and { $players } play: give each player one S
# $tile (text)
mistake-twice = { $tile } lies on the map already; the box has it once
# $n (number), $kind (text), $there (number)
mistake-box = { $n } { $kind } tiles on the map are more than the { $there } in the box
# $n (number), $kind (text), $pool (number), $there (number)
mistake-dealt = { $n } { $kind } tiles on the map and { $pool } beside it are more than the { $there } in the box
# $tile (text), $place (text)
mistake-holds-not = { $tile } must hold { $place }, and does not
# $n (number), $kind (text), $place (text)
mistake-few-hold = only { $n } { $kind } tiles that are left in the box hold { $place }
# $n (number), $left (number)
mistake-pool-holds = { $n } tiles must hold it, and only { $left } are left for certain
# $tile (text), $place (text)
mistake-lacks-not = { $tile } must lack { $place }, and does not
# $n (number), $kind (text), $place (text)
mistake-few-lack = only { $n } { $kind } tiles that are left in the box lack { $place }
# $r (number), $other (number), $q (number), $n (number)
mistake-over = this tile lies over tile { $other } at { $q }, { $r }: centres are at least { $n } fields apart
mistake-apart = this tile cannot be reached from the first one: let them touch
# $other (number)
mistake-straight = this tile and tile { $other } lie straight beside each other and share one edge only: shift it by a field, or add the rule ignore_closed_edges
# $other (number), $kind (text), $lattice (text)
mistake-lattice = this tile and tile { $other } interlock by { $kind }, and the map by { $lattice }: shift it, or use `lattice: mixed`
# $word (text)
mistake-next = a scenario of your own is no part of a campaign: leave `{ $word }` out
# $word (text)
mistake-unknown = `{ $word }` is not known here
# $word (text)
mistake-missing = `{ $word }` is missing
# $least (number), $most (number), $shown (text)
mistake-number = a number from { $least } to { $most } is expected here, not { $shown }
# $word (text), $words (text)
mistake-word = { $word } does not go here; there are: { $words }
# $mode (text)
mistake-no-rival = nobody has a rival in a { $mode } scenario; use ai.<id>, all_ai or any_ai
# $mode (text)
mistake-no-teams = only an alliance scenario has teams, and this is a { $mode } one
# $mode (text)
mistake-no-party-here = players of a { $mode } scenario are no party; use each_player or player
# $who (text)
mistake-no-ai = { $who } means nobody: the scenario has no `ai`
mistake-no-enemy-town = there is no enemy player here; use ai_town
mistake-no-ai-town = ai_town means no town: the scenario has no `ai`
mistake-no-place = this names no place
mistake-named-units = units of an AI hero are named one by one, as in castle.griffins:few
# $what (text)
mistake-no-amounts = { $what } needs gold, materials or valuables
# $n (number), $most (number)
mistake-long = this has { $n } characters, and 1 to { $most } fit here
# $word (text)
mistake-no-conditions = `{ $word }` needs a list of conditions
# $place (text), $places (text)
mistake-no-flag = nobody sets a flag on { $place }; flags are set on { $places }
mistake-no-effects = this list of effects is empty; leave it out
# $words (text)
mistake-who-is-meant = an effect must know who is meant: { $words }, seat.<n>
# $n (number)
mistake-choices = a choice is between 2 to { $n } lists of effects
# $place (text)
mistake-no-cube = no black cube lies on { $place }; they lie on places that are visited once
mistake-ai-town = the town of an AI hero is the number of a starting tile in the layout
mistake-no-home = it cannot come home without a `town`
# $n (number)
mistake-ai-army = an AI hero has one to { $n } units
# $word (text)
mistake-skill = skill cards and `{ $word }` go together
mistake-magic = magic cards need `spells`
# $n (number), $tier (text)
mistake-few-drawn = these neutral units have only { $n } cards of this tier: { $tier }
mistake-plan-goal = the plans to_goal and wander need a `goal`, and no other plan has one
# $n (number)
mistake-not-for = the scenario is not for { $n } players
# $n (number)
mistake-events = a scenario has at most { $n } timed events
mistake-rounds = list the rounds, each once and in order, as in [4, 8]
mistake-once = only an event with `when` happens once or again and again
# $n (number)
mistake-few-factions = { $n } players need as many factions
mistake-at-limit = only a victory with `at_limit: holder_wins` is looked at in the end alone
kind-starting = starting
kind-far = far
kind-near = near
kind-center = center
mistake-tournament-two = a tournament is for two: use [2]
mistake-tournament-ai = a tournament has no AI heroes
mistake-tournament-points = points decide a tournament: use most_points
mistake-tournament-laid = the players of a tournament lay and turn all tiles, face up
mistake-tournament-supply = the supply of a tournament has a starting tile for each player and no centre tile, as in { "{" }S: 2, N: 4, F: 4{ "}" }
# $n (number)
mistake-tournament-obelisks = { $n } near tiles of the supply must hold an obelisk, and too few are left
# $place (text), $n (number), $near (number), $m (number), $far (number)
unfair-place = { $place } is nearer to seat { $near }: { $n } fields against { $m } of seat { $far }
# $n (number), $near (number), $m (number), $far (number)
unfair-rival = seat { $near } has the next town of another nearer: { $n } fields against { $m } of seat { $far }
# $kind (text), $n (number), $more (number), $m (number), $less (number)
unfair-tiles = tiles of the kind { $kind } that lie nearest to a seat: { $n } for seat { $more }, { $m } for seat { $less }
# $words (text)
mistake-near = did you mean { $words }?
# $words (text)
mistake-there-are = there are { $words }
mistake-there-are-none = there are none
# $word (text), $meant (text)
mistake-no-such-condition = { $word } is not a condition; { $meant }
# $word (text), $meant (text)
mistake-no-such-effect = { $word } is not an effect; { $meant }
# $word (text), $meant (text)
mistake-no-such-time = { $word } is not a time; { $meant }
# $word (text), $meant (text)
mistake-no-such-tile = the box has no tile { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-field = { $word } is no field of a tile; { $meant }
# $word (text), $meant (text)
mistake-no-such-layout = there is no layout { $word }; { $meant }
# $word (text), $meant (text)
mistake-no-such-who = { $word } is nobody; { $meant }
# $word (text), $meant (text)
mistake-no-such-ai = there is no AI hero { $word } in `ai`; { $meant }
# $word (text), $meant (text)
mistake-no-such-spot = there is no spot { $word } in `spots`; { $meant }
# $word (text), $meant (text)
mistake-no-such-place = { $word } is not a place; { $meant }
# $word (text), $meant (text)
mistake-no-such-unit = { $word } is no unit; { $meant }
# $word (text), $meant (text)
mistake-no-such-rule = { $word } is not a rule; { $meant }
# $n (number)
mistake-deep-conditions = conditions stand in each other more than { $n } deep
# $n (number)
mistake-deep-effects = lists of effects stand in each other more than { $n } deep
# $n (number)
mistake-many-effects = a scenario has at most { $n } effects
mistake-last-turns = teams choose their order anew each round; end the game with a round instead
# $word (text)
mistake-only-solo = only a solo scenario has `{ $word }`
mistake-no-players = somebody must play: list the numbers of players
# $word (text)
mistake-two-ai = there are two AI heroes '{ $word }'
# $word (text), $shown (text)
mistake-name-in = a name in `{ $word }` is made of a-z, 0-9 and _, not { $shown }
mistake-missing-teams = the key `teams` is missing: lists of seats, as in [[0, 2], [1, 3]]
mistake-only-alliance = only an alliance scenario has teams
# $n (number)
mistake-one-team = each of the seats 0 to { $n } is in one team
mistake-two-teams = there are two teams of two
mistake-spot = a spot has a tile, and either a field or a place
# $place (text)
mistake-spot-unsure = that tile may come without { $place }: name a tile that has it, or use must_hold
mistake-no-stages = a project has at least one stage
# $word (text)
mistake-place-rule = `places` speaks of printed places and of spots, not of { $word }
mistake-no-heroes = name at least one hero of the faction
# $place (text)
mistake-not-printed = { $place } is not printed elsewhere: whose or what it is would be unknown
mistake-tile-form = a tile is [what, q, r]: S, F, N, C or the id of a tile, and where its centre lies
mistake-only-far = only far tiles are dealt to players
mistake-only-tournament = only the players of a tournament lay tiles before the game
# $tile (text)
mistake-spoken-for = { $tile } is spoken for already
# $n (number), $there (number)
mistake-drawn-many = { $n } tiles are drawn from { $there }
mistake-drawn-kind = only face-down tiles without an id are drawn, from tiles of their kind
mistake-said-already = something is said of this tile already
# $n (number)
mistake-counted = tiles are counted from 0 to { $n }, as in `{ "{" }9: 2{ "}" }`
mistake-seat-starts = a seat has a starting tile
# $n (number)
mistake-seats-are = seats are seat.0 to seat.{ $n }, in the order of the layout
# $word (text), $words (text)
mistake-unit-side = { $word } needs its side: { $words }
mistake-building-twice = a building stands here twice
# $n (number)
mistake-guard-cards = a guard has one to { $n } cards
# $word (text)
mistake-rule-twice = the rule { $word } stands here twice
# $word (text)
mistake-rule-true = the rule { $word } is true, or left out
# $word (text)
mistake-rule-value = the rule { $word } needs a value
mistake-no-deck = a deck has might, magic or skill cards
shown-mapping = a mapping
shown-list = a list
shown-nothing = nothing
# $shown (text)
mistake-mapping = a mapping is expected here (`key: value`), not { $shown }
mistake-key = a key is a single word
# $word (text)
mistake-key-twice = `{ $word }` stands here twice
# $n (number)
mistake-single = exactly one word is expected here, as in `{ "{" }word: ...{ "}" }`, not { $n }
# $shown (text)
mistake-list = a list is expected here (`[.., ..]`), not { $shown }
# $shown (text)
mistake-no-word = a word is expected here, not { $shown }
# $shown (text)
mistake-id = an id is made of a-z, 0-9 and _ and starts with a letter, not { $shown }
# $shown (text)
mistake-flag = true or false is expected here, not { $shown }
# $n (number)
mistake-large = this has at most { $n } kB
mistake-no-text = this is not UTF-8 text
mistake-empty = the file is empty
# $n (number)
mistake-deep = lists and mappings stand in each other more than { $n } deep
mistake-repeats = `*` repeats something: write it out
mistake-marks = `&` marks something to be repeated: leave it out
mistake-type = `!` gives a value another type: leave it out
# $n (number)
mistake-many-values = this has at most { $n } words, numbers, lists and mappings
# $what (text)
mistake-yaml = this is no YAML; its reader says: { $what }
# $n (number)
layout-entry = entry { $n }
layout-tile-missing = the key `tileId` is missing: which tile lies here, such as F0 or N3
# $shown (text)
layout-no-tile = { $shown } is no tile; there are S0, F0, N0 and C0, which are drawn, and such as N3
# $n (number), $most (number)
layout-starts = the layout has { $n } starting tiles of players: give it 1 to { $most }, such as S0
# $n (number), $last (number)
layout-no-entry = there is no entry { $n } to begin on; there are 0 to { $last }
# $towns (text), $tile (text)
layout-no-town = a chapter begins on { $towns }, not on { $tile }: name another entry
# $n (number), $least (number)
layout-over = this tile lies over entry { $n }: centres are at least { $least } fields apart
layout-none = there is no tile in this layout
layout-no-file = there is no such file
layout-empty = the file is empty; copy the text of a layout into it
layout-no-base64 = this is no layout: the map editor's text is base64 and begins with eJ, or is JSON
# $what (text)
layout-json = JSON: { $what }
# $shown (text)
layout-json-number = JSON: { $shown } is no number
layout-json-deep = JSON: lists stand in lists too often; a list of tiles is expected
layout-json-digits = JSON: a number here has thousands of digits
layout-damaged = the text of the layout is damaged or not whole: copy it once more from the editor
# $n (number)
layout-large = this is larger than { $n } bytes, and layouts have a few thousand
# $shown (text)
layout-object = an object is expected here (`{ "{" }"tileId": "F0", ..{ "}" }`), not { $shown }
# $least (number), $most (number), $n (number)
layout-size = a list of { $least } to { $most } is expected here, not of { $n }
shown-object = an object
# $most (number), $n (number)
layout-exactly = a list of { $most } is expected here, not of { $n }
