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
own-legend-heroes = with { $heroes } heroes
andor-own-crumb = { $title } · own legend · day { $day }
guide-andor-turn = Lit fields can be reached today; the tag tells the hours, and in red the willpower of overtime. Point at one to see the way, click to walk it.
guide-andor-turn-2 = Whatever costs no hour waits at your hero: a plus on the figure, lit items on the hero board. It may be done in the turns of others too.
guide-andor-turn-3 = The crystal ball shows where the creatures will go at sunrise. Whoever ends the day first begins the next.
guide-andor-walk = Go on to another lit field, or stop here: only a stop turns up what lies on a field.
own-andor = own legend
andor-end-won = The mountains will tell of this day
andor-end-lost = The legend went on without you
andor-end-seen = The mountains will tell of { $names }
andor-end-nobody = The legend is lost

# Goals of puzzles in the lobby, where nobody is named
andor-puzzle-beat = Bring the foe down in this round of the fight, whatever the dice say.
andor-puzzle-hold = Hold out for a round of the fight: nobody may be hurt.
