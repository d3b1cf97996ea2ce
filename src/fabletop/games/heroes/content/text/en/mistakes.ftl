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
# $words (text)
mistake-waits = the game does not know yet: { $words }
# $mode (text)
mistake-mode = scenarios of the mode { $mode } cannot be played yet
# $word (text)
mistake-next = a scenario of your own is no part of a campaign: leave `{ $word }` out
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
