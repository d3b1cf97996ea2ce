### Vad som går förlorat mellan våra scenarier och gemenskapens kartredigerare. Svenska.

# $n (number), $tile (text)
note-tile = post { $n }, { $tile }
# $n (number), $at (text)
note-field = post { $n } { $at }
# $lies (text)
note-water = { $lies }: utelämnas, eftersom det inte finns några vattenbrickor här
# $lies (text)
note-underground = { $lies }: utelämnas, eftersom det inte finns några underjordiska brickor här
# $lies (text)
note-any-seat = { $lies }: startbrickan för vilken plats som helst (S) ligger där, vilken fraktionen än är
# $lies (text), $kind (text)
note-drawn = { $lies }: finns inte i lådan, där ligger en dragen bricka av slaget { $kind }
# $lies (text)
note-suggestion = { $lies }: platsen är bara ett förslag
# $lies (text), $what (text)
note-border = { $lies }: en kant av { $what }
# $lies (text), $what (text)
note-cube = { $lies }: en kub, { $what }
# $lies (text), $what (text)
note-hero = { $lies }: hjälten { $what }
# $lies (text)
note-blocked = { $lies }: en markör som spärrar fältet
# $lies (text), $what (text)
note-bank = { $lies }: varelsenästet { $what }
# $lies (text), $what (text)
note-location = { $lies }: platsen { $what }
# $lies (text), $word (text)
note-key = { $lies }, `{ $word }`: nyckeln är okänd här
# $lies (text), $n (number)
note-turn = { $lies }: dess vridning, { $n }
# $n (number), $tile (text)
note-laid = bricka { $n }, { $tile }
# $lies (text)
note-face-down = { $lies }: den ligger nedvänd, och i redigeraren ligger en bricka med id uppvänd
# $lies (text), $n (number)
note-seat = { $lies }: den är startbrickan för plats { $n }
# $lies (text), $place (text)
note-holds = { $lies }: den måste ha { $place }
# $lies (text), $place (text)
note-lacks = { $lies }: den får inte ha { $place }
# $lies (text), $tiles (text)
note-among = { $lies }: den är en av { $tiles }
# $lattice (text)
note-lattice = rutnät: { $lattice }, som de här brickorna inte visar
# $n (number)
note-pool = pool_per_player: { $n } fjärran
# $place (text)
note-pool-holds = pool_holds: { $place }
# $tiles (text)
note-supply = supply: { $tiles }
# $tile (text)
note-changed = changed: { $tile }
# $names (text)
note-spots = namngivna fält: { $names }
# $names (text)
note-tokens = markörer: { $names }
# $names (text)
note-ai = AI-hjältar: { $names }
note-no-map = allt som inte är karta: läge, rundor, början, seger, platser, händelser, regler och texter
