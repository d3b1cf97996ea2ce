### Hur ofta det vinner som en duktig spelare råder till, i terminalen och vid borden. Svenska.

# Vad en bra spelare skulle välja är redan sagt: hur ofta det vinner; n och m är partier av 100.
counsel-game = vinner ungefär { $n } %, mot { $m } % ({ $other })
counsel-game-alike = vinner ungefär { $n } %, precis som: { $other }
counsel-game-unsure = vinner ungefär { $n } %; mindre säkert: { $m } % ({ $other })
counsel-game-alone = vinner ungefär { $n } %
# I ett äventyr är bara striden på spel: 100 är en seger utan förluster.
counsel-fight = striden är värd ungefär { $n } av 100, mot { $m } ({ $other })
counsel-fight-alike = striden är värd ungefär { $n } av 100, precis som med: { $other }
counsel-fight-unsure = striden är värd ungefär { $n } av 100; mindre säkert: { $m } ({ $other })
counsel-fight-alone = striden är värd ungefär { $n } av 100
