### Heroes: vad mål går ut på, där ett eget scenario saknar egna ord. Svenska.

own-scenario = Ett eget scenario
# $what (text), $by (text)
condition-by = { $what } ({ $by })
# $what (text)
condition-not = inte så: { $what }
# $n (number), $who (text)
condition-captured = Intagna startstäder som tillhör { $who }: { $n }
# $places (text), $n (number)
condition-flags = Flaggor på { $places }: { $n }
# $who (text), $n (number)
condition-beaten = Besegrad, { $who }: { $n }
# $who (text), $against (text), $n (number)
condition-lost-fight = Strider som { $who } förlorat mot { $against }: { $n }
# $who (text)
condition-eliminated = Ute ur spelet: { $who }
# $who (text)
condition-cubes = En fraktionskub från { $who }
# $token (text), $places (text)
condition-token-at = { $token } förd till { $places }
# $token (text)
condition-token-lost = { $token } förstörd
# $token (text)
condition-carries = { $token } bärs
# $places (text), $n (number)
condition-visited = Olika besökta platser, { $places }: { $n }
# $hero (text), $places (text)
condition-hero-at = { $hero } står på { $places }
# $n (number), $against (text)
condition-fights-won = Vunna strider mot { $against }: { $n }
# $what (text)
condition-holds = { $what } i skattkistan
# $n (number)
condition-points = Scenariots poäng: { $n }
# $project (text)
condition-project-done = { $project } färdigt
# $n (number)
condition-level = Huvudhjältens nivå: { $n }
# $n (number)
condition-round = Runda { $n } har börjat
# $difficulty (text)
condition-difficulty = Svårigheten är { $difficulty } eller högre
# $n (number)
condition-tiles-known = Upptäckta brickor: { $n }
condition-tributes-covered = Alla kommande tributer kan betalas
who-player = en spelare
who-each-player = varje spelare
who-any-player = vilken spelare som helst
who-all-players = alla spelare tillsammans
who-rival = en motståndare
who-each-rival = varje motståndare
who-all-rivals = alla motståndare tillsammans
who-team = ett lag
who-enemy-team = det andra laget
who-party = sällskapet
who-all-ai = alla AI-hjältar
who-any-ai = vilken AI-hjälte som helst
who-last-player = den som har minst poäng
who-first-in-turn = först i tur
who-last-in-turn = sist i tur
who-others = de andra
against-any = vem som helst
against-guards = väktare
against-ai = AI-hjältar
against-player = spelare
hero-word-main = huvudhjälten
hero-word-secondary = sekundärhjälten
hero-word-any = vilken hjälte som helst
hero-word-chosen = en valfri hjälte
hero-word-each = varje hjälte
hero-word-visitor = besökaren
