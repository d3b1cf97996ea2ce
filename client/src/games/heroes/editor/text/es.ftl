### El editor de escenarios de Heroes. Español.

title = Editor de escenarios
lead = Coloca losetas de la caja, di cómo se gana y juégalo al momento. Todo se guarda en este navegador; un enlace o un archivo lo lleva a otros.
new = Un mapa nuevo
template = Empezar con una plantilla
open-file = Abrir un archivo…
unread = No se pudo leer este archivo.
mine = Los míos
copies = Una copia de…
# $name (text)
forget = Tirar { $name }
box = Losetas de la caja
must-hold = Una loseta debe tener
# $place (text)
must-hold-hint = Pulsa una loseta boca abajo: tendrá { $place }.
back-starting = Loseta inicial de un jugador
back-far = Loseta lejana, boca abajo
back-near = Loseta cercana, boca abajo
back-centre = Loseta central, boca abajo
# $tile (text)
tile-named = Loseta { $tile }
# $n (number)
tile-number = Número { $n }
# $n (number)
left = quedan { $n }
laid = puesta
in-hand = en mano
# $n (number)
seat = Asiento { $n }
# $place (text)
holds = tiene { $place }
# $r (number), $q (number)
lay-at = Colocar aquí ({ $q }, { $r })
canvas = El mapa. Las flechas recorren losetas y huecos, Mayús y flechas lo mueven, más y menos lo amplían.
# $tile (text)
hand-tile = { $tile }: Q y E la giran, un clic la coloca
# $tile (text)
hand-back = { $tile }: un clic la coloca
hand-empty = Toma una loseta de la caja o elige una del mapa
keys-turn = Q y E la giran
keys-lift = Supr la quita
nearer = Acercar
farther = Alejar
whole = Todo el mapa
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
face-down = Boca abajo
face-up = Boca arriba
move = Mover
hand-move = Pulsa dónde debe quedar
lift = Quitar
hold-nothing = Puede tener cualquier cosa
undo = Deshacer
redo = Rehacer
saved = guardado
not-saved = sin guardar: este navegador no conserva nada
which-map = Mapa para
# $n (number)
for-players = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
checker = El revisor
checking = revisando…
# $n (number)
found = { $n ->
    [0] nada está mal · revisa mientras escribes
    [one] 1 error · revisa mientras escribes
   *[other] { $n } errores · revisa mientras escribes
}
show = Mostrar
# $tiles (number), $players (number), $rounds (number), $most (number)
sound = Correcto: { $tiles } losetas para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $rounds } rondas de { $most }.
not-yet = Corrige antes lo que muestra el revisor
at-map = Mapa
# $players (number)
at-layout = Mapa para { $players }
# $players (number), $n (number)
at-tile = Mapa para { $players }, loseta { $n }
# $n (number)
at-tile-only = Mapa, loseta { $n }
# $n (number)
at-victory = Victoria { $n }
# $n (number)
at-defeat = Derrota { $n }
# $n (number)
at-event = Evento { $n }
# $n (number)
at-ai = Héroe de la IA { $n }
at-start = Comienzo
at-rules = Reglas especiales
at-places = Lugares
at-points = Puntos
at-players = Jugadores
at-mode = Modo
at-goal = Objetivo
at-rounds = Rondas
at-at-limit = Tras la última ronda
at-factions = Facciones
at-name = Nombre
at-story = Historia
at-tokens = Fichas
at-projects = Obras
at-spots = Zonas con nombre
scenario = El escenario
name = Nombre
story = Historia
mode = Modo
players = Jugadores
rounds = Rondas
fewer = Uno menos
more = Uno más
# $n (number)
at-most = { $n } como máximo
goal = Trata de
limit = Al final
begin-with = Al empezar
income = Ingresos
units = Unidades
buildings = Edificios
map-more = Más sobre el mapa
lattice = Retícula
pool = Losetas lejanas en mano
lattice-a = de un modo (a)
lattice-b = del otro modo (b)
lattice-mixed = ambos
goals = Objetivos
victory = Victoria:
defeat = Derrota:
add-victory = Una victoria
add-defeat = Una derrota
when = Cuándo
in-words = Con palabras
condition = Condición
add-condition = Una condición
events = Eventos
round-line = Rondas
# $n (number), $round (number)
round-with = Ronda { $round }, eventos: { $n }
# $rounds (text)
rounds-of = Ronda { $rounds }:
# $rounds (text)
rounds-end = Fin de la ronda { $rounds }:
when-so = Cuando se cumple:
add-event = Añadir un evento
every-from = Desde la ronda
every-step = Cada … rondas
# $n (number)
effect = Efecto { $n }
add-effect = Un efecto
# $n (number)
choice = Opción { $n }
add-choice = Una opción
# $n (number)
unit = Unidad { $n }
add-unit = Una unidad
add-place = + un lugar
take-off = Quitar
remove = Quitar
none = lo habitual
ai-heroes = Héroes de la IA
add-ai = Un héroe de la IA
faction = Facción
level = Nivel
army = Ejército
deck-might = Cartas de fuerza
deck-magic = Cartas de magia
deck-skill = Cartas de habilidad
skill = Habilidad
spells = Hechizos
on-tile = En la loseta
on-field = En la zona
plan = Plan
plan-to = Va a
when-beaten = Si pierde
rules = Reglas especiales
as-text = Como texto
as-text-lead = El archivo entero. Lo que ningún formulario conoce se cambia aquí, y si no, queda como está.
take-text = Usarlo
# $n (number)
line = Línea { $n }
no-map = No hay ningún mapa.
share = Compartir
share-link = Enlace
share-link-lead = El enlace contiene todo el escenario: quien lo abra puede leerlo, jugarlo o cambiar una copia. El servidor no guarda nada.
copy-link = Copiar
copied = Copiado
download = Como archivo
download-map = Mapa para el editor de la comunidad
left-out = Lo que allí falta:
# $n (number)
play = Jugarlo, { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}
gold-mine = mina de oro
condition-captured = ciudades iniciales capturadas
condition-flags = banderas propias en lugares
condition-beaten = un héroe fue derrotado
condition-lost-fight = combates perdidos
condition-eliminated = alguien está eliminado
condition-cubes = cubos de facción de ellos
condition-token-at = se llevó una ficha
condition-token-lost = se destruyó una ficha
condition-carries = se lleva una ficha
condition-visited = lugares distintos visitados
condition-hero-at = un héroe está allí
condition-fights-won = combates ganados
condition-holds = tanto en el tesoro
condition-points = puntos del escenario
condition-project-done = una obra terminada
condition-level = nivel del héroe principal
condition-round = ha empezado una ronda
condition-difficulty = la partida es bastante difícil
condition-tiles-known = losetas descubiertas
condition-tributes-covered = se podrían pagar los tributos
condition-all = todas estas
condition-any = alguna de estas
condition-not = no
effect-gain = ganar recursos
effect-pay = pagar, o si no
effect-choose = elegir una de estas
effect-roll = tirar dados
effect-search = buscar en un mazo
effect-experience = experiencia
effect-morale = moral
effect-movement = más movimiento
effect-draw = robar cartas
effect-reinforce = reforzar una unidad
effect-join = se unen unidades
effect-recruit-neutral = reclutar una unidad neutral
effect-build = construir un edificio
effect-income = ingresos para siempre
effect-clear-cubes = los lugares se pueden volver a visitar
effect-reveal = descubrir losetas
effect-unflag = quitar banderas
effect-attack-town = los guardianes atacan la ciudad
effect-ai-arrives = llega un héroe de la IA
effect-ai-joins = se unen unidades a un héroe de la IA
effect-ai-moves = un héroe de la IA avanza más
effect-ai-army = un héroe de la IA cambia de ejército
effect-points = puntos del escenario
effect-end = la partida termina
effect-last-turns = los últimos turnos
effect-tribute = un tributo
effect-take-aside = tomar una carta apartada
effect-send-home = los héroes vuelven a casa
effect-return-token = una ficha vuelve a su lugar
effect-move-between = ir entre esos lugares
effect-pass-token = entregar una ficha
effect-remove-card = retirar una carta de la mano
effect-fewer-cards = menos cartas el próximo turno
effect-repeat-visit = repetir el don de un lugar
effect-fall-to-level = bajar a un nivel
effect-unseal = abrir una loseta sellada
effect-go-to = ir a un lugar
effect-ambush = una emboscada
slot-whose = de quién
slot-who = quién
slot-by = por quién
slot-from = de quién
slot-at-least = al menos
slot-place = lugar
slot-places = lugares
slot-token = ficha
slot-project = obra
slot-hero = héroe
slot-against = contra
slot-gold = oro
slot-materials = materiales
slot-valuables = objetos de valor
slot-to = para quién
slot-of = de quién
slot-on = qué ciudad
slot-for = para quién
slot-else = o si no
slot-lost = si se pierde
slot-unmoved = si no le afecta
slot-one-of = opciones
slot-die = dado
slot-dice = dados
slot-keep = se quedan
slot-times = veces
slot-deck = mazo
slot-x = cartas vistas
slot-into = a dónde
slot-n = cuántos
slot-kind = tipo
slot-tiers = categorías
slot-price = precio
slot-units = unidades
slot-kinds = edificios
slot-resource = recurso
slot-steps = pasos
slot-tiles = cuáles
slot-tile = número de loseta
slot-count = cuántas
slot-level = nivel
slot-ai = héroe de la IA
slot-result = resultado
slot-until = hasta la ronda
slot-card = carta
slot-guard = guardianes
choice-die-resource = dado de recursos
choice-die-treasure = dado de tesoro
choice-deck-artifact = artefactos
choice-deck-spell = hechizos
choice-deck-ability = habilidades
choice-into-hand = mano
choice-into-deck = mazo
choice-kind-positive = positiva
choice-kind-negative = negativa
choice-tiles-all = todas las losetas
choice-tiles-adjacent = una junto al héroe
choice-tiles-any-one = cualquiera
choice-result-win = ganar
choice-result-lose = perder
choice-card-any = cualquier artefacto
choice-card-minor = artefacto menor
choice-card-major = artefacto mayor
choice-card-relic = reliquia
choice-card-ability = habilidad
goal-capture = capturar ciudades
goal-grail = el grial
goal-hold = mantener lugares
goal-build = construir
goal-race = una carrera
goal-survive = sobrevivir
goal-slay = abatir a alguien
goal-escort = llevar algo a salvo
goal-gather = reunir
goal-points = puntos
trigger-rounds = al empezar rondas
trigger-every = cada tantas rondas
trigger-when = cuando algo se cumple
trigger-round-end = al terminar rondas
time-at-once = al momento
time-round-end = al final de una ronda
time-at-limit = al acabar la partida
plan-standard = según el reglamento
plan-stay = se queda
plan-guard-tile = guarda su loseta
plan-hunt = persigue héroes
plan-hunt-token = persigue a un portador
plan-grab = toma minas y asentamientos
plan-to-goal = va a un lugar
plan-wander = vaga según los dados
fate-removed = sale de la partida
fate-home = vuelve a casa
field-C = centro
field-TR = arriba a la derecha
field-R = derecha
field-BR = abajo a la derecha
field-BL = abajo a la izquierda
field-L = izquierda
field-TL = arriba a la izquierda
slot-name = nombre
slot-at = está en
slot-one-per = cuántas
slot-carried-by = la lleva
slot-movement = movimiento
slot-on-loss = si se pierde un combate
slot-tires = quien la toma se queda sin movimiento
slot-where = se construye en
slot-per-round = etapas por ronda
slot-stages = etapas y sus precios
slot-field = zona
slot-once-per = cada cuánto
slot-do = para quien lo visita
slot-first = para el primero que lo visita
slot-held = para el dueño, al final de cada ronda
slot-instead = en lugar de lo que da el lugar
slot-per = por
slot-hero-level = nivel inicial del héroe
slot-secondary-hero = todos empiezan con un héroe secundario
slot-guild-search = búsqueda en la cofradía de magos
slot-level-search = búsqueda en los primeros niveles
slot-players = para tantos jugadores
slot-town = su ciudad: loseta
slot-citadel = su ciudad tiene Ciudadela
slot-waits = espera hasta que un evento lo trae
slot-drawn = se roban de su ejército, solo unidades neutrales
slot-covers = cartas sobre sus unidades
slot-from-round = desde la ronda
slot-points = puntos de movimiento
slot-pool-holds = las losetas en mano tienen
slot-S = losetas iniciales
slot-F = losetas lejanas
slot-N = losetas cercanas
slot-C = losetas centrales
slot-faction = facción
slot-campaign = campaña
slot-order = capítulo número
slot-sanctuary = los santuarios protegen a quien la lleva
slot-more-movement = quien la lleva puede ganar movimiento
slot-only-besieger = solo quien la lleva entra en una ciudad enemiga
slot-spared = un portador vencido no paga nada, y un héroe secundario vuelve a casa
slot-leads = un héroe secundario que lo lleva usa cartas en combate
slot-out-of-reach = nadie ataca al portador desde la propia ciudad
slot-gifts = cuándo
slot-tile-ids = losetas
slot-rounds = rondas más
slot-tile-numbers = losetas
slot-might = cartas de fuerza
slot-magic = cartas de magia
slot-skill = cartas de habilidad
slot-spells = hechizos
slot-ability = habilidad
choice-at-least-all = todos los que hay
choice-at-least-easy = fácil
choice-at-least-normal = normal
choice-at-least-hard = difícil
choice-at-least-impossible = imposible
choice-one-per-game = una en la partida
choice-one-per-player = una por jugador
choice-carried-by-main = héroes principales
choice-carried-by-any = cualquier héroe
choice-on-loss-dropped = se cae
choice-on-loss-destroyed = se destruye
choice-on-loss-to-winner = pasa a quien gana
choice-once-per-faction = una vez por facción
choice-once-per-game = una vez en la partida
choice-once-per-visit = en cada visita
choice-per-grail-carried = grial en manos
choice-per-grail-home = grial en casa
choice-per-stage-paid = cada etapa pagada
choice-per-obelisk-visited = cada obelisco visitado
choice-per-utopia-held = cada utopía en poder
choice-per-enemy-town-held = cada ciudad enemiga en poder
choice-gifts-at-trading-post = en un mercadillo
choice-gifts-adjacent = si sus héroes están juntos
choice-gifts-any-time = en cualquier momento
choice-once-once = una vez
choice-once-each = una vez por jugador
choice-once-again = cada vez que se cumple
choice-bonus-difficulty = según la dificultad
choice-bonus-none = ninguna
choice-bonus-effects = propia:
choice-factions-any = cualquiera, cada una una vez
choice-factions-any-repeated = cualquiera, también repetidas
choice-factions-some = algunas
rule-no-building = Nadie construye …
rule-level-cap = Los héroes principales suben hasta el nivel …
rule-no-entering-rival-start-tiles = Las losetas iniciales enemigas se pisan desde una ronda
rule-no-skip = Allí no se evita el combate
rule-no-retreat = Allí el combate sigue hasta el final
rule-own-guard = Guardianes propios
rule-unguarded = Lugares sin guardianes
rule-trading-post-recruits = Los mercadillos venden unidades neutrales
rule-carrier = Quien lleva una ficha
rule-gifts = Los jugadores pueden darse recursos
rule-once-for-each = Cada jugador visita una vez estas losetas
rule-return-to = Un héroe derrotado puede volver allí
rule-encircled = Combates cercados
rule-walk-past = Los guardianes dejan pasar a quien sigue
rule-sudden-death = Rondas de más en caso de empate
rule-doubled = Los asentamientos de allí dan el doble
rule-swift-from-level = Los héroes son más rápidos desde un nivel
rule-recruit-beaten = Se puede reclutar a los guardianes derrotados
rule-last-guard = El último de esos lugares está mejor guardado
rule-sealed = Losetas selladas
rule-guarded-for-each = Cada jugador debe vencer a esos guardianes
rule-guard-deck = Los guardianes tienen un mazo de la IA
rule-garrison = Una guarnición
skill-cloak = Capa
rules-switched = Activadas o no
add-rule = Una regla con valor
tokens = Fichas
no-tokens = Aún no hay nada que llevar.
add-token = Una ficha
projects = Obras
no-projects = Aún no hay nada que construir fuera de las ciudades.
add-project = Una obra
# $n (number)
stage = Etapa { $n }
add-stage = Una etapa
spots = Zonas con nombre
no-spots = Ninguna zona tiene nombre aún.
add-spot = Una zona con nombre
spot-hint = O una zona de la loseta, o el lugar que tiene con seguridad.
places = Lugares
no-places = Todos los lugares hacen lo que llevan impreso.
add-place-rule = Un lugar que hace otra cosa
add-guard = Otros guardianes
points = Puntos
no-points = Puntos como siempre, por nada más.
add-point = Más puntos
worth = Los bienes valen oro, para tributos y el más rico
start-more = Más sobre el comienzo
bonus = Bonificación
heroes = Héroes
add-hero = + un héroe
teams = Equipos
# $a (number), $b (number), $c (number), $d (number)
teams-of = Asientos { $a } y { $b }, { $c } y { $d }
supply = Lo que ponen los jugadores
# $n (number)
this-tile = Loseta { $n }
must-hold-here = debe tener
must-lack = no debe tener
anything = lo que sea
drawn-from = es una de
add-tile = + una loseta
add-changed = Otra cosa en una zona
# $n (number)
guard-level = guardianes de nivel { $n }
how-often = Cada cuánto
truth = muestra otra cosa hasta su primer combate
truth-is = En verdad
# $n (number)
warnings = avisos: { $n }
try = Probarlo
# $n (number)
try-lead = Los bots juegan el mapa para { $n }: con qué frecuencia gana cada asiento, cuánto dura y cómo acaba.
try-games = Cuántas partidas
# $n (number)
try-so-many = { $n } partidas
try-begin = Que jueguen
try-stop = Parar
# $n (number), $of (number)
try-progress = { $n } de { $of } partidas
try-stopped = parado
try-time = se acabó el tiempo
try-party = Juntos
# $low (number), $high (number)
try-between = ({ $low }–{ $high } %)
# $n (number), $of (number)
try-won = El grupo ganó { $n } de { $of } partidas.
# $seat (number), $even (number)
try-more = El asiento { $seat } gana más de lo que explica la suerte: lo parejo sería { $even } %.
# $seat (number), $even (number)
try-less = El asiento { $seat } gana menos de lo que explica la suerte: lo parejo sería { $even } %.
# $n (number), $even (number)
try-even = Por lo que dicen { $n } partidas, ningún asiento destaca: { $even } % para cada uno es posible.
try-rounds = Rondas
# $shortest (number), $middle (number), $longest (number)
try-rounds-of = de { $shortest } a { $longest }, la mitad { $middle } o menos
try-limit = Acabaron con la última ronda
# $n (number), $of (number)
try-of = { $n } de { $of }
try-nobody = Nadie ganó
try-unfinished = Duraron demasiado
try-broken = Se pararon con un error
# $bot (text)
try-basis = Una estimación, con el mismo bot en todos los asientos, facciones al azar y dificultad normal. Así juega el bot: { $bot } Entre paréntesis, donde está la proporción real 95 de cada 100 veces. Las personas pueden jugar de otro modo.
not-brought = El mapa también tenía esto, que no está en el escenario:
put-away = Guardar

help-scenario = Cómo se llama y qué cuenta, quién lo juega y de qué modo, y con qué empieza cada uno.
help-start-more = Un nivel más alto, una bonificación o un segundo héroe desde la primera ronda.
help-map-more = Losetas que ponen los propios jugadores, y cuáles pueden ser las que están boca abajo.
help-this-tile = Lo que debe tener una loseta boca abajo, o lo que hay en una boca arriba en vez de lo impreso.
help-goals = Basta una victoria para ganar y una derrota para perder. Cada una es una condición, y cuándo se mira.
help-points = Qué más cuenta cuando, tras la última ronda, ganan los que tienen más puntos.
help-events = Lo que pasa por sí solo en una ronda, o cuando algo se cumple.
help-places = Lo que hace aquí un tipo de lugar además o en vez de lo habitual.
help-spots = Zonas con nombre, para que las metas y los eventos puedan nombrarlas.
help-ai-heroes = Héroes que nadie dirige: siguen un plan y su mazo los hace más fuertes.
help-rules = Reglas del libro que aquí son distintas.
help-tokens = Cosas que se llevan: dónde están, quién puede tomarlas y qué pasa con ellas si vencen a su portador.
help-projects = Cosas que se construyen por etapas: dónde, y cuánto cuesta cada etapa.
help-template = La plantilla es un pequeño enfrentamiento que se puede jugar tal cual: cambia una cosa y vuelve a jugar. En docs/scenarios.md está cada palabra.
