### Village: por qué un buen jugador elegiría lo que elige, en pocas palabras. Español.
###
### Lo que se pasa:
###   $pick, $why    una opción tal como se ofrece, y una de las razones de abajo
###   $card, $seat   el nombre de una carta, de un jugador
###   $n             un número; en «de cada 100», una proporción

advice = { $pick }: { $why }

why-only = no hay otra opción
why-thumb = lo mejor, por regla general
why-sum = hay muchas pequeñas razones a favor
why-nothing-left = nada más merece la pena
why-wins = gana la partida en el acto { $n } de cada 100 veces
why-fells = derriba a { $seat } { $n } de cada 100 veces
why-survives = si no, caes antes de tu próximo turno { $n } de cada 100 veces
why-kills-first = mata a { $card } antes de que ataque
why-kills = mata a { $card }
why-slays = acaba con { $card }
why-level = te lleva al nivel { $n }
why-tames = { $card } se deja domar casi siempre
why-loots = se lleva gratis: { $card }
why-draws = primero roba { $n ->
    [one] una carta
   *[other] { $n } cartas
 }
why-sets = lanza a { $card } contra { $seat }
why-guards = { $card } te protege
why-guards-friend = { $card } protege a { $seat }
why-hurts = quita unos { $n } de vida a { $seat }
why-wears = { $card } para golpes por ti
why-sharpens = tus armas golpean con { $n } más
why-poisons = envenena a { $seat }
why-mind = { $n } más de inteligencia en este turno
why-denies = nadie más podrá comprar { $card }
why-breaks = rompe { $card } de { $seat }
why-discards = { $seat } descarta
why-gold = { $n } de oro para este turno
why-purchase = da el oro para { $card }
why-cures = te quita veneno
why-wounds = quita unos { $n } de vida a { $card }
why-heals = unos { $n } de vida para ti
why-heals-friend = unos { $n } de vida para { $seat }
why-rid = tu mazo se libra de { $card }
why-sheathes = guarda { $card } para otro turno
why-experience = { $n } de experiencia
why-deck-attack = tu mazo golpea más fuerte
why-deck-gold = más oro en turnos posteriores
why-deck = mejora tu mazo
why-least = tu carta menos útil
why-strikes = hace unos { $n } de daño
why-foresees = no cuesta nada
why-vision-keep = vale la pena comprar el hechizo
why-vision-sink = no vale la pena comprar el hechizo

## De qué tiene más después el propio bando, o menos los rivales

why-term-own-deck = para tener un mazo más fuerte
why-term-own-life = te deja con más vida
why-term-own-walls = para tener mejor armadura
why-term-own-poison = te deja con menos veneno
why-term-own-level = para ganar más experiencia
why-term-own-monsters = deja menos monstruos ante ti
why-term-own-guards = para tener más guardianes
why-term-own-hand = para tener una mano siguiente mejor
why-term-foe-deck = deja a los rivales un mazo más débil
why-term-foe-life = cuesta más vida a los rivales
why-term-foe-walls = cuesta armadura a los rivales
why-term-foe-poison = más veneno para los rivales
why-term-foe-level = deja a los rivales con menos experiencia
why-term-foe-monsters = más monstruos ante los rivales
why-term-foe-guards = cuesta guardianes a los rivales
why-term-foe-hand = deja a los rivales una mano peor
