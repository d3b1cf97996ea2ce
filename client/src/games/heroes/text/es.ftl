locale = es
attacker = atacante
defender = defensor
guards = Guardianes
by-book = juega según el reglamento
by-ai = héroe de la IA
level-n = nivel { $n }
field = Tablero de combate
order = Orden
round-n = Ronda { $n }
order-told = { $name }, iniciativa { $n }, { $state }
order-done = ya ha actuado
order-now = actúa ahora
order-next = aún por actuar
space-at = fila { $rank }, columna { $file }
wall = Muralla
gate = Puerta
rubble = Ruinas
unit-told = { $name }, { $size }, ataque { $attack }, defensa { $defence }, { $left } de { $health } de salud, iniciativa { $initiative }
acting = actuando
acting-short = actúa
acted = ya ha actuado en esta ronda
retaliated = ya ha contraatacado en esta ronda
paralysed = paralizada
defending = defendiéndose
stat-attack = Ataque
stat-defence = Defensa
stat-power = Poder
stat-knowledge = Conocimiento
stat-health = Salud
stat-initiative = Iniciativa
crowns =
    { $n ->
        [one] efecto avanzado
       *[other] efectos avanzados
    }
crowns-why = Efectos avanzados que quedan en esta ronda
spells-left =
    { $n ->
        [one] hechizo
       *[other] hechizos
    }
spells-why = Hechizos que aún se pueden lanzar en esta ronda de combate
morale-good = moral positiva
morale-bad = moral negativa
morale-none = sin moral
gold = oro
valuables = objetos de valor
movement = movimiento
gold-left = de oro restante
in-play = En juego
card-on = { $card } en { $unit }
fallen = Caídos
hand = Cartas en mano
hand-n =
    { $n ->
        [one] { $n } carta en mano
       *[other] { $n } cartas en mano
    }
deck = Mazo
discard = Pila de descartes
your-hand = Tu mano
empty-hand = Sin cartas en mano
ways = Formas de usar { $card }
deeds = Lo que puedes hacer
against = contra
strikes-back = contraatacan a
damage = de daño
damage-n = { $n } de daño
attack-n = ataque { $n }
defence-n = defensa { $n }
power-n = poder { $n }
key-space = Espacio
weigh = Lo que sopesas
weigh-nothing = Señala una unidad para leerla.
preview = Previsión del ataque
blow = El ataque
blow-back = El contraataque
now-acting = Actúa ahora
looked-at = Lo que miras
no-powers = Sin habilidades especiales.
die-told = dado { $die }, { $chance } de cada cien
fate-falls = derrotada
fate-flips = { $pack } pasa a { $few }
fate-unhurt = ilesa
fate-hurt = quedan { $left } de { $health } de salud
guarded = { $n } si el escudo aguanta
strike-back = { $unit } contraatacarán con { $damage }. A tu unidad { $mine } le quedan { $left } de salud.
strike-back-maybe = { $unit } contraatacan con { $damage } si sobreviven ({ $chance } %). A tu unidad { $mine } le quedan { $left } de salud.
no-strike-back = { $unit } no contraatacarán.
again = Disparan dos veces.
burn = El escudo de fuego quema { $n }.
roll-attack = Tirar el ataque
would-strike = { $mine } (ataque { $attack }) contra { $unit } (defensa { $defence }). Nada ocurre hasta que confirmes.
no-die = No se tira ningún dado.
before-die = Aún no se ha tirado el dado.
braced = Ficha de defensa: con +1 para un punto de daño.
expert = avanzado
hurt-n = { $n } de daño, quedan { $left } de salud
power-costs = Poder para cada grado: { $costs }
army = Ejército
army-choose = Elige una unidad y luego una casilla
army-place = Elige una casilla iluminada
army-first = Elige quién va primero
army-empty = Todas las unidades están colocadas.
muster = Reúne tu ejército
muster-how = Recluta ({ $few }) y refuerza ({ $pack }). Cinco unidades salen al campo.
owned = en tu ejército
found = Elige una carta
from-pile = de la pila de descartes
choose-hero = Elige a tu héroe
specialty = Especialidad:
others-choose = Otro jugador elige a su héroe.

map-keys = Mapa. Arrástralo, o usa Mayús con las flechas; más y menos lo agrandan y reducen, C lo centra en el héroe, M lo muestra entero
map-centre = Centrar en el héroe
map-whole = El mapa entero
map-nearer = Más cerca
map-farther = Más lejos
map-inset = Vista general: toca para ir allí
map-round = Ronda
map-rounds = Ronda { $n } de { $of }
map-astrologers = hablan los astrólogos
map-resources = ronda de recursos
map-square = cuadrado: hablan los astrólogos
map-happens = Qué ocurre y cuándo
map-happens-start = Al empezar: { $effects }
map-happens-end = Al acabar: { $effects }
map-lasts-now = al instante
map-lasts-until-next = hasta el próximo anuncio
map-lasts-next-income = en los próximos ingresos
map-goals = Objetivos
map-special = Qué tiene de especial
map-wins-now = gana al instante
map-wins-round = gana al final de una ronda
map-wins-end = gana al terminar la partida
map-ends-now = al instante
map-ends-round = al final de la ronda
map-loses = pierde
map-have = { $have } de { $need }
map-most-points = Más puntos
map-score =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
map-you = Tú
allies = Aliados
allies-give = Dar
allies-swap = Ofrecer una carta por otra
swap-theirs = { $name } ofrece
swap-yours = Tú das
swap-none = No tienes hechizos ni artefactos en la mano.
map-ally = aliado
map-together = En total
map-ai-turn = { $name } sigue adelante.
map-ai-skip = cualquier tecla: saltar
map-turn = le toca jugar
map-buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
map-out = Fuera de la partida
map-homeless = Sin hogar desde la ronda { $n }
map-no-army = Sin unidades
map-moves =
    { $n ->
        [one] { $n } movimiento
       *[other] { $n } movimientos
    }
map-secondary = héroe secundario
map-treasury = Tesoro
map-income = próximos ingresos { $n }
map-income-short = +{ $n } ingresos
materials = materiales
map-fight = Si luchas aquí
map-cards =
    { $n ->
        [one] { $n } carta de { $tier }
       *[other] { $n } cartas de { $tier }
    }
map-drawn = Se roban al entrar.
map-odds = ¿Probabilidad?
map-odds-about = Alrededor del { $n } % de ganar (una estimación)
map-odds-short = { $n } %
map-guard = guardianes { $n }
map-owner = Bandera de { $name }
map-yours = Tu bandera
map-used = Ya visitado
map-stands = Aquí está { $hero } ({ $name })
map-left =
    { $n ->
        [one] después queda { $n } movimiento
       *[other] después quedan { $n } movimientos
    }
map-point = Señala una zona para leerla.
map-back = Volver
map-way = Se llega en { $n } movimientos
map-way-quiet = Por el camino no ocurre nada.
map-way-fight = Por el camino no ocurre nada; al final hay un combate.
map-go-far = Ir allí, { $n } movimientos
map-go-fight = Ir a luchar, { $n } movimientos
map-reveal = Descubrir
map-add = Loseta nueva
map-row = Losetas abiertas, la siguiente primero
map-row-next = Siguiente
map-row-starting = Inicial
map-row-near = Cercana
map-row-far = Lejana
map-row-centre = Central
map-lay = Colocar aquí
map-swing = Girar
map-down = { $kind }, boca abajo, guardianes { $levels }
map-face-down = boca abajo
map-down-text = Nadie sabe aún qué hay ahí. Guardianes de nivel { $levels }.
map-down-centre = El corazón del país. Guardianes de nivel { $levels }.
map-turning = Girar la loseta
map-turns = Seis giros
map-turn-n = Giro { $n } de 6
map-turn-not = Giro { $n } de 6, no permitido
map-turn-refused = Así la loseta no se uniría a la tierra conocida tan bien como puede.
map-one-turn = Solo este giro se une a la tierra conocida.
map-turn-left = Girar a la izquierda
map-turn-right = Girar a la derecha
map-turn-free = abierto
map-walled = sin paso
map-set-down = Dejarla así
map-peek = Mirar la carta superior de un mazo
map-town = Ciudad
map-town-open = Abrir la ciudad
map-hand = Mano ({ $n })
map-sheet = Tu héroe
map-tab-field = Zona
map-tab-army = Ejército
map-tab-town = Ciudad
map-tab-hand = Mano
tile-starting = Loseta inicial
tile-far = Loseta lejana
tile-near = Loseta cercana
tile-centre = Loseta central
tier-bronze = bronce
tier-silver = plata
tier-gold = oro
tier-azure = azur
town-title = Tu ciudad
town-other = La ciudad
town-close = Volver al mapa
town-within =
    { $n ->
        [0] ahora mismo no puedes adquirir nada
        [one] { $n } cosa está a tu alcance
       *[other] { $n } cosas están a tu alcance
    }
town-later = primero responde a lo que se te pregunta
town-tokens = Fichas de esta ronda
town-token-build = Construir
town-token-people = Población
town-token-spells = Hechizos
town-used = usada
town-ready = lista
town-used-why = Ya usada en esta ronda
town-ready-why = Puede usarse una vez en esta ronda
town-tab-build = Construir
town-tab-people = Población
town-tab-spells = Hechizos
town-build = Construye uno
town-build-how = un edificio por ronda
town-people = Reclutar y reforzar
town-people-how = cuantas quieras con un uso de la ficha
town-built = construido
town-affordable = asequible
town-short = falta: { $what }
town-gold = { $n } de oro
town-materials =
    { $n ->
        [one] { $n } material
       *[other] { $n } materiales
    }
town-valuables =
    { $n ->
        [one] { $n } objeto de valor
       *[other] { $n } objetos de valor
    }
town-have = tienes: { $face }
town-stands = { $name }
town-needs = requiere { $name }
town-hero = Héroe secundario
town-hero-what = Recorre el mapa por ti, sin cartas ni ejército propios.
town-book = Libro de hechizos
town-book-what = Busca (2) en los hechizos y quédate uno.
town-do = Hacerlo
town-treasury = Tesoro
town-income = Próximo ingreso
town-income-then = Tendrás
town-income-why = Llega con la próxima ronda de recursos, con tus minas y asentamientos. La alcaldía da lo suyo aparte.
faction-castle = Castillo
faction-dungeon = Mazmorra
faction-necropolis = Necrópolis
faction-neutral = Neutral
tier-name-bronze = Bronce
tier-name-silver = Plata
tier-name-gold = Oro
panel-keep =
    { $n ->
        [one] Cuenta { $n } dado.
       *[other] Cuentan { $n } dados, uno tras otro.
    }
panel-reroll-morale = Repetir: moral
panel-reroll-luck = Repetir: Suerte
panel-reroll-weasel = Repetir: semana
panel-you-have = Tienes
panel-remove = O renuncia a una carta
panel-remove-how = en vez de comerciar; sale del juego
panel-level = { $name } alcanza el nivel { $n }
panel-search = Búsqueda
panel-search-abilities = Busca en las habilidades
panel-search-spells = Busca en los hechizos
panel-search-artifacts = Busca en los artefactos
panel-hand = límite de mano: { $n }
panel-expert =
    { $n ->
        [one] { $n } efecto avanzado por ronda
       *[other] { $n } efectos avanzados por ronda
    }
panel-left =
    { $n ->
        [one] { $n } carta en el mazo
       *[other] { $n } cartas en el mazo
    }
panel-look-how = Mira el mazo o toma lo que está a la vista en su pila: eliges antes de ver.
panel-search-how = Lo que dejas va boca arriba a la pila de su mazo, donde otros pueden tomarlo.
panel-astrologers = Ronda { $n }: los astrólogos
panel-cards-left =
    { $n ->
        [one] queda { $n } carta
       *[other] quedan { $n } cartas
    }
panel-ride-on = Adelante
panel-rounds = Rondas
panel-difficulty = Dificultad
panel-easy = fácil
panel-normal = normal
panel-hard = difícil
panel-impossible = imposible
panel-start = Empiezas con
panel-begin = Al mapa
panel-window = Lo que construyas y compres ahora cuenta en el combate.
ended-goal = Se ha cumplido el objetivo:
ended-undone = Ha ocurrido lo que no debía ocurrir:
ended-late = La última ronda ha pasado y el objetivo no se ha cumplido.
ended-points = Puntos
ended-holdings = Minas y asentamientos
ended-buildings = Edificios
ended-artifacts = Artefactos
ended-level = Nivel del héroe
ended-secondaries = Héroes secundarios vencidos
ended-main-hero = Un héroe principal vencido
ended-scenario = Por el escenario
ended-won = Ganados por el camino
ended-team = El equipo en total
ended-team-won = ha ganado
ended-team-lost = ha perdido
ended-all = En total
ended-cubes = Cubos ganados
ended-fights = Combates ganados
ended-lost = Combates perdidos
ended-earned = Oro ganado
ended-treasure = Tesoro al final
panel-close = Cerrar
