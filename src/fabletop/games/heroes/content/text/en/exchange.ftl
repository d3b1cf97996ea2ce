### What is lost between our scenarios and the community's map editor. English.

# $n (number), $tile (text)
note-tile = entry { $n }, { $tile }
# $n (number), $at (text)
note-field = entry { $n } { $at }
# $lies (text)
note-water = { $lies }: left out, as there are no water tiles here
# $lies (text)
note-underground = { $lies }: left out, as there are no underground tiles here
# $lies (text)
note-any-seat = { $lies }: the starting tile of any seat (S) lies there, whichever its faction
# $lies (text), $kind (text)
note-drawn = { $lies }: not in the box, a { $kind } tile that is drawn lies there
# $lies (text)
note-suggestion = { $lies }: the place is only a suggestion
# $lies (text), $what (text)
note-border = { $lies }: a border of { $what }
# $lies (text), $what (text)
note-cube = { $lies }: a cube, { $what }
# $lies (text), $what (text)
note-hero = { $lies }: the hero { $what }
# $lies (text)
note-blocked = { $lies }: a marker that blocks the field
# $lies (text), $what (text)
note-bank = { $lies }: the creature bank { $what }
# $lies (text), $what (text)
note-location = { $lies }: the location { $what }
# $lies (text), $word (text)
note-key = { $lies }, `{ $word }`: the key is unknown here
# $lies (text), $n (number)
note-turn = { $lies }: its turn, { $n }
# $n (number), $tile (text)
note-laid = tile { $n }, { $tile }
# $lies (text)
note-face-down = { $lies }: it lies face down, and a tile with an id face up in the editor
# $lies (text), $n (number)
note-seat = { $lies }: it is the starting tile of seat { $n }
# $lies (text), $place (text)
note-holds = { $lies }: it must hold { $place }
# $lies (text), $place (text)
note-lacks = { $lies }: it must lack { $place }
# $lies (text), $tiles (text)
note-among = { $lies }: it is one of { $tiles }
# $lattice (text)
note-lattice = lattice: { $lattice }, which these tiles do not show
# $n (number)
note-pool = pool_per_player: { $n } far
# $place (text)
note-pool-holds = pool_holds: { $place }
# $tiles (text)
note-supply = supply: { $tiles }
# $tile (text)
note-changed = changed: { $tile }
# $names (text)
note-spots = spots: { $names }
# $names (text)
note-tokens = tokens: { $names }
# $names (text)
note-ai = AI heroes: { $names }
note-no-map = all that is no map: mode, rounds, start, victory, places, events, rules and texts
