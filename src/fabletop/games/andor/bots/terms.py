"""How a party stands at the beginning of a day, in named terms; `fabletop lab train` finds what each weighs.

Every legend has weights of its own: what it asks for differs, and so does what helps.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.goals import goal_tasks
from fabletop.games.andor.bots.mind import Mind, hardness, is_walker
from fabletop.games.andor.bots.strikes import final_foes
from fabletop.games.andor.bots.tasks import Task
from fabletop.games.andor.defs import APPLE_NUT, BREW, CROWN, FOG, HALF_BREW, IRON_GAUNTLET, NONE, STARWORT
from fabletop.games.andor.state.game import Andor

GOALS: Final = 6  # that are told one by one: no legend of the box has more
ERRANDS: Final = 6  # of the goals, of which the ways are added up
FAR: Final = 20  # hours: whatever is further away is no nearer than this

PARTY_TERMS: Final = (
    "one",
    "three_heroes",
    "four_heroes",
    "letters",
    "letters_squared",
    "day",
    "strength_of_all",
    "strength",
    "least_strength",
    "willpower",
    "least_willpower",
    "shields",
    "no_shield",
    "falls_in_1",
    "falls_in_2",
    "falls_in_3",
    "hardness",
    "foes",
    "walkers",
    "undone",
    "undone_by_letters",
    "undone_a_letter",
    "final_foe",
    "odds",
    "odds_squared",
    "odds_by_letters",
    "way_to_final_foe",
    "ways_to_goals",
    "goal_tasks",
    "weapons",
    "brews",
    "food",
    "burnt",
    "held",
    "road",
    "delivered",
    "defeated",
    "fog",
)
TERMS: Final = (
    *PARTY_TERMS,
    *(f"done_{place + 1}" for place in range(GOALS)),
    *(f"open_{place + 1}" for place in range(GOALS)),
)


def position(g: Andor) -> list[float]:
    """One number for each of `TERMS`."""
    mind = Mind(g)
    heroes = g.heroes
    n = len(heroes)
    letters = mind.letters / 10
    undone = sum([not goal.optional and not g.done_goals >> goal.index & 1 for goal in g.legend.goals])
    strength = [hero.strength for hero in heroes]
    willpower = [hero.willpower for hero in heroes]
    odds, way = final_fight(mind)
    tasks: list[Task] = []
    goal_tasks(mind, tasks)
    bags = [item for hero in heroes for item in hero.bag]
    falls = list(mind.must_fall.values())
    found = [
        1.0,
        float(n == 3),
        float(n == 4),
        letters,
        letters * letters,
        g.day / 10,
        sum(strength) / 10,
        sum(strength) / n / 5,
        min(strength) / 5,
        sum(willpower) / n / 10,
        min(willpower) / 10,
        float(mind.free_shields),
        float(mind.free_shields == 0),
        float(sum([days <= 1 for days in falls])),
        float(sum([days == 2 for days in falls])),
        float(sum([days == 3 for days in falls])),
        sum([hardness(g, foe) for foe in g.foes if foe.uid in mind.must_fall]) / 30,
        len(g.foes) / 10,
        sum([is_walker(g, foe) for foe in g.foes]) / 5,
        float(undone),
        undone * letters,
        undone / max(1, mind.letters),
        float(way >= 0),
        odds,
        odds * odds,
        odds * letters,
        max(0, way) / 10,
        sum([nearest(mind, task.field) for task in tasks[:ERRANDS]]) / 20,
        len(tasks) / 5,
        float(sum([IRON_GAUNTLET <= item <= CROWN for item in bags])),
        float(sum([item in (BREW, HALF_BREW) for item in bags])),
        sum([item in (APPLE_NUT, STARWORT) for item in bags]) / n,
        float(sum([hero.most < 20 for hero in heroes])),
        float(sum([g.is_held(hero) for hero in heroes])),
        (max(0, g.board.road_place[g.base]) if g.base != NONE else 0) / 20,
        sum(g.delivered) / 3,
        len(g.defeated) / 5,
        sum([token.kind == FOG and not token.open for token in g.tokens]) / 5,
    ]
    found += goals_in(g, g.done_goals)
    found += goals_in(g, g.open_goals & ~g.done_goals)
    return found


def final_fight(mind: Mind) -> tuple[float, int]:
    """The chance of the whole party, rested, against the worst of the foes that goals name, and the hours to
    the nearest; no chance and -1 if none is there."""
    everybody = list(range(len(mind.g.heroes)))
    odds = 1.0
    way = FAR
    foes = final_foes(mind)
    for foe in foes:
        odds = min(odds, mind.odds(everybody, foe, foe.field).win)
        way = min(way, min([mind.far_to_foe(h, foe.field) for h in everybody]))
    return (odds, way) if foes else (0.0, -1)


def nearest(mind: Mind, field: int) -> int:
    """The hours until somebody can be at a field."""
    return min(FAR, min([mind.far(h, field) for h in range(len(mind.g.heroes))]))


def goals_in(g: Andor, bits: int) -> list[float]:
    """A number for each of the first goals of a legend: 1 if its bit is set."""
    count = len(g.legend.goals)
    return [float(place < count and bits >> place & 1) for place in range(GOALS)]
