# What is said of it away from its board: in the lobby, in the set-up form and around the table.
game-andor = The Legends of Andor
andor-lead = Stand together in the Grey Mountains. Hold the camp, cross the rifts, watch the hours.
andor-play = Ride out now
andor-setup = Set up a legend
fact-legends = { $n } legends
andor-legend = Legend { $n }
andor-heroes = Heroes
andor-grades = Easier
andor-grade-1 = Grade 1: overtime costs 1 willpower, and more
andor-grade-2 = Grade 2: stronger abilities, and more
andor-crumb = legend { $n } · { $title } · day { $day }
andor-minutes = About 60 to 90 minutes.
own-legend-missing = Open the file of your legend first.
own-legend-open = A legend of your own…
own-legend-lead = Drop the file of a legend here, paste its text, or open it.
own-legend-file = Open a file…
own-legend-other = Another file…
own-legend-reading = Reading the legend …
own-legend-unread = This file could not be read.
own-legend-wrong =
    { $n ->
        [one] There is a mistake in it. Mend it, and open it again.
       *[other] There are { $n } mistakes in it. Mend them, and open it again.
    }
own-legend-line = Line { $line }
own-legend-template-why = Have you not written one yet? Begin with a small legend that can be played as it is, with notes in it.
own-legend-template = Download the template
own-legend-copy = Copy it
own-legend-words = The words that may be used
own-legend-goals = goals: deliver, visit, defeat, find, turn_tokens, clear …
own-legend-goals-why = What the heroes are to do: bring somebody to the camp, go to a field, defeat a foe, find a thing. win_if names those that must be reached.
own-legend-setup = setup: place_creature, place_token, place_heroes …
own-legend-setup-why = What lies on the board at the start: heroes, camp, creatures, tokens. A list for all, then one for 2, 3 or 4 heroes.
own-legend-triggers = trigger: letter, stops_at, goal, defeated, turned …
own-legend-triggers-why = What sets a card off: the narrator at a letter, a hero who stops at a field, a goal that is reached, a foe that is defeated.
own-legend-effects = does: place_creature, gain, lose, golden_shields, choice …
own-legend-effects-why = What a card does: creatures come or walk, heroes gain or lose, shields are added, the narrator moves, the table chooses.
own-legend-conditions = when, win_if, fail_if: goals_done, narrator_at, no_free_shield …
own-legend-conditions-why = What must hold for a card (when), for winning (win_if) and for losing (fail_if).
own-legend-docs = Everything in full, with tables of every word:
own-legend-heroes = with { $heroes } heroes
andor-own-crumb = { $title } · own legend · day { $day }
guide-andor-turn = Lit fields can be reached today; the tag tells the hours, and in red the willpower of overtime. Point at one to see the way, click to walk it.
guide-andor-turn-2 = Whatever costs no hour waits at your hero: a plus on the figure, lit items on the hero board. It may be done in the turns of others too.
guide-andor-turn-3 = The crystal ball shows where the creatures will go at sunrise. Whoever ends the day first begins the next.
guide-andor-walk = Go on to another lit field, or stop here: only a stop turns up what lies on a field.
own-andor = own legend
andor-end-won =
    { $n ->
        [one] The mountains will tell of you
       *[other] You won it together: the mountains will tell of this day
    }
andor-end-lost = The legend went on without you
andor-end-seen = The mountains will tell of { $names }
andor-end-nobody = The legend is lost

# Goals of puzzles in the lobby, where nobody is named
andor-puzzle-beat = Bring the foe down in this round of the fight, whatever the dice say.
andor-puzzle-hold = Hold out for a round of the fight: nobody may be hurt.
