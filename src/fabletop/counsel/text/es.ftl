### Con qué frecuencia gana lo que aconseja quien juega bien, en la terminal y en las mesas. Español.

# Lo que elegiría un buen jugador ya está dicho: cuántas veces gana; n y m son partidas de cada 100.
counsel-game = gana cerca del { $n } %, frente al { $m } % ({ $other })
counsel-game-alike = gana cerca del { $n } %, igual que con: { $other }
counsel-game-unsure = gana cerca del { $n } %; menos seguro: { $m } % ({ $other })
counsel-game-alone = gana cerca del { $n } %
# En una aventura solo está en juego el combate: 100 es una victoria sin pérdidas.
counsel-fight = el combate vale unos { $n } de 100, frente a { $m } ({ $other })
counsel-fight-alike = el combate vale unos { $n } de 100, igual que con: { $other }
counsel-fight-unsure = el combate vale unos { $n } de 100; menos seguro: { $m } ({ $other })
counsel-fight-alone = el combate vale unos { $n } de 100
