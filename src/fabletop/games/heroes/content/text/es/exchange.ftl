### Lo que se pierde entre nuestros escenarios y el editor de mapas de la comunidad. Español.

# $n (number), $tile (text)
note-tile = entrada { $n }, { $tile }
# $n (number), $at (text)
note-field = entrada { $n } { $at }
# $lies (text)
note-water = { $lies }: se omite, pues aquí no hay losetas de agua
# $lies (text)
note-underground = { $lies }: se omite, pues aquí no hay losetas subterráneas
# $lies (text)
note-any-seat = { $lies }: ahí está la loseta inicial de cualquier asiento (S), sea cual sea su facción
# $lies (text), $kind (text)
note-drawn = { $lies }: no está en la caja, ahí va una loseta de tipo { $kind } que se saca
# $lies (text)
note-suggestion = { $lies }: el lugar es solo una sugerencia
# $lies (text), $what (text)
note-border = { $lies }: un borde de { $what }
# $lies (text), $what (text)
note-cube = { $lies }: un cubo, { $what }
# $lies (text), $what (text)
note-hero = { $lies }: el héroe { $what }
# $lies (text)
note-blocked = { $lies }: un marcador que bloquea la zona
# $lies (text), $what (text)
note-bank = { $lies }: el banco de criaturas { $what }
# $lies (text), $what (text)
note-location = { $lies }: el lugar { $what }
# $lies (text), $word (text)
note-key = { $lies }, `{ $word }`: aquí no se conoce esa clave
# $lies (text), $n (number)
note-turn = { $lies }: su giro, { $n }
# $n (number), $tile (text)
note-laid = loseta { $n }, { $tile }
# $lies (text)
note-face-down = { $lies }: está boca abajo, y en el editor una loseta con id está boca arriba
# $lies (text), $n (number)
note-seat = { $lies }: es la loseta inicial del asiento { $n }
# $lies (text), $place (text)
note-holds = { $lies }: debe tener { $place }
# $lies (text), $place (text)
note-lacks = { $lies }: no debe tener { $place }
# $lies (text), $tiles (text)
note-among = { $lies }: es una de { $tiles }
# $lattice (text)
note-lattice = retícula: { $lattice }, que estas losetas no muestran
# $n (number)
note-pool = pool_per_player: { $n } lejanas
# $place (text)
note-pool-holds = pool_holds: { $place }
# $tiles (text)
note-supply = supply: { $tiles }
# $tile (text)
note-changed = changed: { $tile }
# $names (text)
note-spots = zonas con nombre: { $names }
# $names (text)
note-tokens = fichas: { $names }
# $names (text)
note-ai = héroes de la IA: { $names }
note-no-map = todo lo que no es mapa: modo, rondas, comienzo, victoria, lugares, eventos, reglas y textos