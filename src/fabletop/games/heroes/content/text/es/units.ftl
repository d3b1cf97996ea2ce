### Heroes: the words of every unit and of what units can do. Spanish of Spain.
###
### The key of a unit is its id with dashes: unit-dungeon-black-dragons is dungeon.black_dragons.
### The key of a power is its word with dashes: power-double-shot is double_shot.
### What is passed in:
###   n        a plain number, so that plurals work
### The table words themselves are listed in docs/words.md.

## Castle

unit-castle-halberdiers = Alabarderos
    .gender = masculine
unit-castle-marksmen = Arqueros
    .gender = masculine
unit-castle-griffins = Grifos
    .gender = masculine
unit-castle-crusaders = Cruzados
    .gender = masculine
unit-castle-zealots = Fanáticos
    .gender = masculine
unit-castle-champions = Campeones
    .gender = masculine
unit-castle-archangels = Arcángeles
    .gender = masculine

## Dungeon

unit-dungeon-troglodytes = Trogloditas
    .gender = masculine
unit-dungeon-harpies = Arpías
    .gender = feminine
unit-dungeon-evil-eyes = Ojos maléficos
    .gender = masculine
unit-dungeon-medusas = Medusas
    .gender = feminine
unit-dungeon-minotaurs = Minotauros
    .gender = masculine
unit-dungeon-manticores = Mantícoras
    .gender = feminine
unit-dungeon-black-dragons = Dragones negros
    .gender = masculine

## Necropolis

unit-necropolis-skeletons = Esqueletos
    .gender = masculine
unit-necropolis-zombies = Zombis
    .gender = masculine
unit-necropolis-wraiths = Espectros
    .gender = masculine
unit-necropolis-vampires = Vampiros
    .gender = masculine
unit-necropolis-liches = Liches
    .gender = masculine
unit-necropolis-dread-knights = Caballeros del terror
    .gender = masculine
unit-necropolis-ghost-dragons = Dragones fantasma
    .gender = masculine

## Neutral units

unit-neutral-boars = Jabalíes
    .gender = masculine
unit-neutral-evil-eyes = Ojos maléficos
    .gender = masculine
unit-neutral-griffins = Grifos
    .gender = masculine
unit-neutral-halberdiers = Alabarderos
    .gender = masculine
unit-neutral-halflings = Medianos
    .gender = masculine
unit-neutral-harpies = Arpías
    .gender = feminine
unit-neutral-marksmen = Arqueros
    .gender = masculine
unit-neutral-peasants = Campesinos
    .gender = masculine
unit-neutral-rogues = Saqueadores
    .gender = masculine
unit-neutral-skeletons = Esqueletos
    .gender = masculine
unit-neutral-troglodytes = Trogloditas
    .gender = masculine
unit-neutral-wraiths = Espectros
    .gender = masculine
unit-neutral-zombies = Zombis
    .gender = masculine
unit-neutral-crusaders = Cruzados
    .gender = masculine
unit-neutral-liches = Liches
    .gender = masculine
unit-neutral-medusas = Medusas
    .gender = feminine
unit-neutral-minotaurs = Minotauros
    .gender = masculine
unit-neutral-mummies = Momias
    .gender = feminine
unit-neutral-nomads = Nómadas
    .gender = masculine
unit-neutral-sharpshooters = Tiradores de élite
    .gender = masculine
unit-neutral-vampires = Vampiros
    .gender = masculine
unit-neutral-zealots = Fanáticos
    .gender = masculine
unit-neutral-archangels = Arcángeles
    .gender = masculine
unit-neutral-black-dragons = Dragones negros
    .gender = masculine
unit-neutral-champions = Campeones
    .gender = masculine
unit-neutral-diamond-golems = Gólems de diamante
    .gender = masculine
unit-neutral-dread-knights = Caballeros del terror
    .gender = masculine
unit-neutral-enchanters = Encantadores
    .gender = masculine
unit-neutral-ghost-dragons = Dragones fantasma
    .gender = masculine
unit-neutral-gold-golems = Gólems de oro
    .gender = masculine
unit-neutral-manticores = Mantícoras
    .gender = feminine
unit-neutral-trolls = Troles
    .gender = masculine
unit-neutral-azure-dragons = Dragones azures
    .gender = masculine
unit-neutral-crystal-dragons = Dragones de cristal
    .gender = masculine

## In a siege

unit-arrow-tower = Torre de arqueros
    .gender = feminine

## Factions, as they stand on cards

faction-castle = Castillo
faction-dungeon = Mazmorra
faction-necropolis = Necrópolis
faction-neutral = Neutral
faction-structure = Estructura

## The two sides of a unit card

face-few = { $unit-gender ->
    [masculine] Unos pocos
   *[feminine] Unas pocas
}
face-pack = Manada
# The same where there is little room: on a unit's card on a phone.
face-few-brief = { $unit-gender ->
    [masculine] Pocos
   *[feminine] Pocas
}
face-pack-brief = Manada

## Tiers. Lower case: they also stand inside sentences.

tier-bronze = bronce
tier-silver = plata
tier-gold = oro
tier-azure = azur

## Types. Lower case, as they stand with "unit".

type-ground = terrestre
type-flying = voladora
type-ranged = a distancia

## Values. Lower case: they also stand inside sentences.

value-attack = ataque
value-defence = defensa
value-health = salud
value-initiative = iniciativa

## What sets a power off

trigger-activation = Al activarse
trigger-attack = Al atacar
trigger-passive = Siempre
trigger-retaliation = Al contraatacar
trigger-map = En el mapa

## Powers that work on activation

# $n (number)
power-heals = Regeneración
    .text = Al activarse, se cura hasta { $n } de daño.

# $n (number)
power-saps = Toque helador
    .text =
        { $n ->
            [one] Cuando se activa, el enemigo descarta 1 carta al azar de su mano.
           *[other] Cuando se activa, el enemigo descarta { $n } cartas al azar de su mano.
        }

power-strips-morale = Siembra desánimo
    .text = Cuando se activa, el enemigo pierde su ficha de moral positiva.

# $n (number)
power-mends = Manos sanadoras
    .text = Al activarse, cura hasta { $n } de daño a otra unidad de su bando; si ninguna está herida, obtiene +1 de ataque.

## Powers that work when it attacks, and only in its first attack

power-double-shot = Doble disparo
    .text = Si su objetivo no está adyacente, lo ataca una vez más.

power-rerolls-zeros = Segundo intento
    .text = Cuando ataca, puedes volver a tirar cada 0 de su dado de ataque.

power-charge = Carga
    .text = Si ataca desde una casilla distinta de la inicial, puedes volver a tirar 1 dado de ataque.

power-returns = Golpe y regreso
    .text = Después de su ataque y del contraataque, puede volver a la casilla de la que vino.

power-unanswered = Sin contraataque
    .text = El objetivo de su ataque no contraataca.

# $n (number)
power-draws-on-minus = Aprende del error
    .text =
        { $n ->
            [one] Si su dado de ataque da -1, roba 1 carta.
           *[other] Si su dado de ataque da -1, roba { $n } cartas.
        }

power-ignores-printed-defence = Aguijón perforante
    .text = Cuando ataca, la defensa impresa en la carta del objetivo cuenta como 0.

# $n (number)
power-drains = Drenaje de vida
    .text = Después de su ataque y del contraataque, se cura hasta { $n } de daño.

# $n (number)
power-splash = Nube mortal
    .text = Ataca también a 1 unidad adyacente al objetivo, amiga o enemiga, con un ataque de { $n }.

# $n (number)
power-breath = Aliento de dragón
    .text = Ataca también a la unidad justo detrás del objetivo, amiga o enemiga, con un ataque de { $n }.

power-dread = Pavor
    .text = Cuando el objetivo contraataca, tira 2 dados de ataque y cuenta el menor.

power-death-blow = Golpe mortal
    .text = Si su dado de ataque da 0 o +1, obtiene +1 de ataque.

# $n (number)
power-die-bonus = Golpe certero
    .text = Cuando ataca, su dado de ataque cuenta { $n } más.

power-better-die = Tiro afortunado
    .text = Cuando ataca, tira 2 dados de ataque y cuenta el mayor.

power-rerolls-minus-attacking = Ataque firme
    .text = Cuando ataca, cada -1 de su dado de ataque se vuelve a tirar.

power-dieless = Imperturbable
    .text = Cuando ataca, no tira dado de ataque.

power-two-dice = Dado doble
    .text = Cuando ataca, tira 2 dados de ataque y cuentan los dos.

# $n (number)
power-bane-of-arch-devils = Azote de archidiablos
    .text = Cuando ataca a archidiablos, obtiene +{ $n } de ataque.

power-no-penalties = Ojo de halcón
    .text = Cuando ataca, no sufre penalización de combate.

power-frightens = Pone en fuga
    .text = Después de su ataque, tira el dado de ataque: con 0, el objetivo debe alejarse 1 casilla si puede.

power-paralyses-on-minus = Miedo paralizante
    .text = Si su dado de ataque da -1, el objetivo queda paralizado.

## Powers that always work

power-brace = Alabardas en alto
    .text = Cuando es atacada, puedes descartar 1 carta para ignorar el dado de ataque.

power-no-melee-penalty = Cuerpo a cuerpo
    .text = No sufre penalización de combate cuando ataca a una unidad adyacente.

power-unparalysable = Inmune a la parálisis
    .text = No puede quedar paralizada.

# $n (number)
power-spell-ward = Resguardo mágico
    .text = Los hechizos le hacen { $n } menos de daño.

power-spellproof = Inmune a los hechizos
    .text = Ningún hechizo tiene efecto en ella y las cartas de especialidad no le hacen daño.

# $n (number): 1 against +1, 2 against 0 and +1
power-hardy = Pellejo duro
    .text =
        { $n ->
            [1] Si el dado del atacante da +1, obtiene +1 de defensa.
           *[other] Si el dado del atacante da 0 o +1, obtiene +1 de defensa.
        }

# $n (number)
power-draws-at-start = Señal celestial
    .text =
        { $n ->
            [one] Al empezar el combate, roba 1 carta.
           *[other] Al empezar el combate, roba { $n } cartas.
        }

power-guardian = Ángel guardián
    .text = Una vez por combate, puedes anular un ataque que derrotaría a otra de tus unidades.

power-sheltering = Línea protectora
    .text = Las unidades de su bando adyacentes a ella cuentan como si tuvieran una ficha de defensa.

power-fervour = Fervor
    .text = Cuando ataca o contraataca, tira 2 dados de ataque y cuenta el mayor.

power-rerolls-minus = Nunca falla
    .text = Cada -1 que saca en un dado de ataque se vuelve a tirar.

power-withers = Maldición de momia
    .text = Cuando es atacada, el dado del atacante pasa a -1; aún se puede volver a tirar.

power-wary = En guardia
    .text = Obtiene +1 de defensa contra contraataques.

power-grave-gift = Ofrenda de la tumba
    .text = Si un héroe de la Necrópolis la derrota, refuerza gratis y al instante 1 de sus unidades de bronce.

## Powers that work when it retaliates

power-tireless = Contraataque ilimitado
    .text = Puede contraatacar cualquier número de veces en una ronda de combate.

power-petrifies-on-zero = Mirada pétrea
    .text = Después de contraatacar, tira el dado de ataque: con 0, la unidad golpeada queda paralizada.

power-petrifies = Mirada petrificante
    .text = La unidad contra la que contraataca queda paralizada.

## Powers that work on the map

# $n (number)
power-stables-discount = Descuento en establos
    .text = Mientras tu héroe esté en una zona con establos, reforzarla cuesta { $n } de oro menos.

# $n (number)
power-income-gold = Ingresos de oro
    .text = Al empezar cada ronda de recursos, consigue { $n } de oro.

# $n (number)
power-income-valuables = Riqueza de cristal
    .text =
        { $n ->
            [one] Al empezar cada ronda de recursos, consigue 1 objeto de valor.
           *[other] Al empezar cada ronda de recursos, consigue { $n } objetos de valor.
        }

power-peeks = Espionaje
    .text = Una vez por turno, mira la primera carta de un mazo cualquiera; déjala ahí o ponla al fondo.

power-steps-on = Paso adicional
    .text = Al final de tu turno, tu héroe puede moverse a una zona vacía adyacente.
