### Heroes: the words of every place, tile, building and proclamation. Spanish.
###
### The key is the id with dashes: place-water-wheel is water_wheel, building-castle-towers is castle.towers.
### Numbers are written out and held to the content by a test; nothing is passed in.  What a building costs and
### requires is shown beside its text.
### The table words themselves are listed in docs/words.md.

## Places

place-empty = Zona vacía
    .text = Aquí no ocurre nada.
place-blocked = Zona bloqueada
    .text = Los héroes no pueden entrar.
place-town = Ciudad
    .text = Su dueño empieza aquí; quien la captura consigue lo que diga el escenario.
place-settlement = Asentamiento
    .text = Elige ingresos duraderos, o refuerza 1 unidad de bronce o plata a mitad de precio; su primer dueño cobra al instante, o no paga nada.
place-mine = Mina
    .text = Aumenta tus ingresos de su recurso mientras sea tuya; su primer dueño cobra además al instante.
place-water-wheel = Molino de agua
    .text = Consigue 3 de oro.
place-windmill = Molino
    .text = Consigue 1 objeto de valor.
place-mystical-garden = Jardín místico
    .text = Consigue 2 de oro o 1 objeto de valor.
place-learning-stone = Piedra de aprendizaje
    .text = Tu héroe principal gana 1 de experiencia.
place-shrine-of-magic-gesture = Santuario del gesto mágico
    .text = Puedes buscar (2) en el mazo de hechizos.
place-shrine-of-magic-incantation = Santuario del encantamiento mágico
    .text = Puedes pagar 3 de oro para buscar (2) en el mazo de hechizos.
place-redwood-observatory = Observatorio de caoba
    .text = Descubre o añade una loseta de mapa adyacente a esta, sin gastar movimiento.
place-tree-of-knowledge = Árbol de la sabiduría
    .text = Puedes pagar 3 objetos de valor o 10 de oro: tu héroe principal gana 2 de experiencia.
place-witch-hut = Cabaña de la bruja
    .text = Puedes retirar del juego una carta de habilidad de tu mano, o mirar la primera del mazo de habilidades y quedártela o descartarla.
place-dragon-utopia = Utopía del dragón
    .text = El escenario dice qué ofrece.
place-grail = Grial
    .text = Toma el grial; el escenario dice para qué sirve.
place-stables = Establos
    .text = Este héroe gana 1 punto de movimiento este turno.
place-temple = Templo
    .text = Gana moral positiva.
place-magic-spring = Manantial mágico
    .text = Puedes mirar las 3 primeras cartas de tu pila de descartes, llevarte 1 a la mano y devolver las demás en cualquier orden.
place-warriors-tomb = Tumba del guerrero
    .text = Puedes buscar (2) dos veces en el mazo de artefactos; después ganas moral negativa dos veces.
place-fountain-of-youth = Fuente de la juventud
    .text = Este héroe gana 1 punto de movimiento este turno, y tú ganas moral positiva.
place-artifact-symbol = Artefacto
    .text = Puedes buscar (2) en el mazo de artefactos.
place-treasure-symbol = Tesoro
    .text = Tira los dados de tesoro indicados y resuelve 1 de ellos.
place-resource-symbol = Recursos
    .text = Tira los dados de recursos indicados y toma 1 de los resultados.
place-pandoras-box = Caja de Pandora
    .text = Elige dados de tesoro o de recursos; tira 2 y resuelve 1.
place-sanctuary = Santuario
    .text = No se puede atacar al héroe que está aquí; mientras esté, los demás pueden pasar, pero no detenerse.
place-trading-post = Mercadillo
    .text = Intercambia recursos, o retira del juego 1 carta de tu mano para conseguir 1 de oro.
place-obelisk = Obelisco
    .text = El escenario dice qué ofrece, una vez a cada facción.

## How places are used

place-kind-visit = visitable
place-kind-revisit = revisitable
place-kind-flag = señalizable

## What mines look like

art-gold-mine = Mina de oro
art-ore-mine = Mina de minerales
art-alchemist-lab = Laboratorio de alquimista
art-crystal-mine = Mina de cristal
art-gem-pond = Estanque de gemas

## Tiles

tile-starting = loseta inicial
tile-far = loseta lejana
tile-near = loseta cercana
tile-centre = loseta central
terrain-grass = hierba
terrain-dirt = tierra
terrain-subterranean = subterráneo

## Buildings of the Castle

building-castle-city-hall = Alcaldía
    .text = Al empezar cada ronda de recursos, consigue 5 de oro, o 1 de tus héroes gana 1 punto de movimiento.
building-castle-citadel = Ciudadela
    .text = Puedes reforzar unidades; en un asedio, 3 murallas, 1 puerta y 1 torre de arqueros defienden tu ciudad.
building-castle-mage-guild = Cofradía de magos
    .text = Al construirla, busca (2) dos veces en el mazo de hechizos; en rondas posteriores, una vez por ronda, paga 6 de oro para buscar (2).
building-castle-towers = Torres
    .text = Puedes reclutar unidades de bronce.
building-castle-holy-grounds = Tierra sagrada
    .text = Puedes reclutar unidades de plata.
building-castle-glory-of-erathia = Gloria de Erathia
    .text = Puedes reclutar unidades de oro.
building-castle-brotherhood-of-the-sword = Hermandad de la espada
    .text = Al empezar cada ronda de recursos, gana moral positiva.
building-castle-blacksmith = Herrería
    .text = Una vez en tu turno, retira del juego un artefacto de tu mano y consigue 4 de oro, o paga 6 de oro y busca (2) en el mazo de artefactos.

## Buildings of the Dungeon

building-dungeon-city-hall = Alcaldía
    .text = Al empezar cada ronda de recursos, consigue 5 de oro o 1 objeto de valor.
building-dungeon-citadel = Ciudadela
    .text = Puedes reforzar unidades; en un asedio, 3 murallas, 1 puerta y 1 torre de arqueros defienden tu ciudad.
building-dungeon-mage-guild = Cofradía de magos
    .text = Al construirla, busca (2) dos veces en el mazo de hechizos; en rondas posteriores, una vez por ronda, paga 5 de oro para buscar (2).
building-dungeon-warrens = Madrigueras
    .text = Puedes reclutar unidades de bronce.
building-dungeon-inner-labyrinths = Laberintos interiores
    .text = Puedes reclutar unidades de plata.
building-dungeon-ancient-lairs = Guaridas ancestrales
    .text = Puedes reclutar unidades de oro.
building-dungeon-portal-of-summoning = Portal de invocación
    .text = Al empezar tu turno, puedes robar 1 unidad neutral de una categoría cuya vivienda tengas y reclutarla por su precio.
building-dungeon-mana-vortex = Vórtice de maná
    .text = Al empezar tu turno, puedes descartar 1 carta para barajar tu pila de descartes en tu mazo y buscar (3) en él.

## Buildings of the Necropolis

building-necropolis-city-hall = Alcaldía
    .text = Al empezar cada ronda de recursos, consigue 4 de oro o refuerza gratis 1 unidad de bronce.
building-necropolis-citadel = Ciudadela
    .text = Puedes reforzar unidades; en un asedio, 3 murallas, 1 puerta y 1 torre de arqueros defienden tu ciudad.
building-necropolis-mage-guild = Cofradía de magos
    .text = Al construirla, busca (2) dos veces en el mazo de hechizos; en rondas posteriores, una vez por ronda, paga 5 de oro para buscar (2).
building-necropolis-old-cemetery = Viejo cementerio
    .text = Puedes reclutar unidades de bronce.
building-necropolis-mausoleum-domain = Dominio del mausoleo
    .text = Puedes reclutar unidades de plata.
building-necropolis-vaults-of-darkness = Criptas de la oscuridad
    .text = Puedes reclutar unidades de oro.
building-necropolis-cover-of-darkness = Manto de oscuridad
    .text = Una vez en tu turno, cambia hasta 2 cartas, o un héroe enemigo contra el que empieces a combatir pierde 1 carta de la mano al azar.
building-necropolis-necromancy-amplifier = Amplificador de nigromancia
    .text = Al empezar tu turno, llévate a la mano Nigromancia del mazo de habilidades, o una carta de especialidad de tu pila de descartes.

## Proclamations

proclamation-annoying-lizard = Lagarto molesto
    .text = Cada jugador baraja en su mazo los artefactos y hechizos de su mano y roba otras tantas cartas.
proclamation-battalions-stallion = Semental del batallón
    .text = Hasta el siguiente anuncio, cada héroe tiene 1 punto de movimiento más.
proclamation-crazy-wizard = Mago loco
    .text = Hasta el siguiente anuncio, el primer hechizo que juegue cada jugador vuelve a su mano.
proclamation-dead-silence = Silencio sepulcral
    .text = No ocurre nada.
proclamation-fancy-pixie = Duendecilla elegante
    .text = Cada jugador gana moral positiva.
proclamation-fluffy-rabbit = Conejo esponjoso
    .text = Cada jugador tira 1 dado de tesoro y lo resuelve.
proclamation-friendly-beaver = Castor amistoso
    .text = Todos los cubos negros se retiran del mapa; en la ronda 2 se roba otra carta en su lugar.
proclamation-gold-dragon = Dragón de oro
    .text = En la siguiente ronda de recursos, cada jugador consigue 5 de oro más.
proclamation-greedy-dragon = Dragón codicioso
    .text = En la siguiente ronda de recursos, cada jugador consigue 1 objeto de valor menos, hasta donde alcance.
proclamation-grim-warlock = Brujo sombrío
    .text = Hasta el siguiente anuncio, el primer hechizo del turno de cada jugador tiene +1 de poder.
proclamation-groovy-satyr = Sátiro marchoso
    .text = Hasta el siguiente anuncio, puedes cambiar por otro de su categoría 1 de los guardianes contra los que empieces a combatir.
proclamation-isras-friends = Amigos de Isra
    .text = Cada jugador puede reforzar 1 unidad a mitad de precio.
proclamation-magic-tortoise = Tortuga mágica
    .text = Hasta el siguiente anuncio, cada héroe tiene 1 punto de movimiento menos.
proclamation-merry-leprechaun = Leprechaun alegre
    .text = En la siguiente ronda de recursos, cada jugador consigue 1 objeto de valor más.
proclamation-profuse-growth = Crecimiento abundante
    .text = Hasta el siguiente anuncio, el límite de mano de cada jugador aumenta en 1.
proclamation-swift-weasel = Comadreja veloz
    .text = Hasta el siguiente anuncio, en cada uno de tus turnos puedes volver a tirar 1 dado de tesoro o de recursos.
proclamation-terrible-plague = Peste terrible
    .text = Cada jugador gira 1 unidad a su elección de manada a unas pocas, si tiene alguna.
proclamation-white-raven = Cuervo blanco
    .text = Cada jugador tira 1 dado de recursos y toma el resultado.
proclamation-wild-debauchery = Desenfreno salvaje
    .text = En la siguiente ronda de recursos, cada jugador consigue 5 de oro menos, hasta donde alcance.
