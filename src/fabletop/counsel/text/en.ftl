### How often a pick wins that a good player advises, in the terminal and at tables. English.

# What a good player would pick has been said: how often it wins, n and m being how many games of 100.
counsel-game = wins about { $n } %, against { $m } % ({ $other })
counsel-game-alike = wins about { $n } %, just like: { $other }
counsel-game-unsure = wins about { $n } %; less sure: { $m } % ({ $other })
counsel-game-alone = wins about { $n } %
# In an adventure a fight alone is at stake: 100 is one that is won without losses.
counsel-fight = the fight is worth about { $n } of 100, against { $m } ({ $other })
counsel-fight-alike = the fight is worth about { $n } of 100, just as with: { $other }
counsel-fight-unsure = the fight is worth about { $n } of 100; less sure: { $m } ({ $other })
counsel-fight-alone = the fight is worth about { $n } of 100
