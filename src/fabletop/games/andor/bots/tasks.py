"""What there is to do.

A task is a field, a purpose and a worth.  Those that tokens and things on the board give stand here; `goals`
and `strikes` have the others.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.defs import (
    APPLE_NUT,
    CAVE,
    CROSS,
    CROWN,
    FOG,
    GROWING,
    IRON_GAUNTLET,
    LARGE_TOKEN,
    NONE,
    RADAN,
    SPRING,
    STARWORT,
    SWORD_BLADE,
    SWORD_HILT,
    WATERSKIN,
)
from fabletop.games.andor.state.game import Andor

# Purposes, which are also what a hint says
FIGHT: Final = "fight"
OPEN_TOKEN: Final = "open"
FETCH: Final = "fetch"
BRING: Final = "bring"
DRINK: Final = "drink"
PULL: Final = "pull"
MEET: Final = "meet"
LEAVE: Final = "leave"
EAT: Final = "eat"
WAIT: Final = "wait"

FOODS: Final = (GROWING, STARWORT, APPLE_NUT)
LASTING_WEAPON: Final = 14.0  # a weapon that serves for a whole fight [andor.difficulty.020]
STAND: Final = 200.0  # a fight that is now or never
OTHER_HALF: Final = 20.0  # of a sword, for whoever has the first
HALVES: Final = {SWORD_HILT: SWORD_BLADE, SWORD_BLADE: SWORD_HILT}


class Task:
    """Something to do at a field, for so many heroes."""

    def __init__(
        self, purpose: str, field: int, worth: float, what: int = NONE, heads: int = 1, later: bool = False
    ) -> None:
        self.purpose: Final = purpose
        self.field: Final = field
        self.worth: Final = worth
        self.what: Final = what  # a foe's uid, an item or a token kind
        self.heads: Final = heads
        self.later: Final = later  # not today


class Errand:
    """What one hero does before anything else, as long as it is there to be done."""

    def __init__(self, hero: int, task: Task) -> None:
        self.hero: Final = hero
        self.purpose: Final = task.purpose
        self.field: Final = task.field
        self.what: Final = task.what

    def is_it(self, h: int, task: Task) -> bool:
        """Whether this is that task, thought of anew: a foe may have walked on since."""
        if h != self.hero or task.purpose != self.purpose or task.what != self.what:
            return False
        return task.purpose == FIGHT or task.field == self.field


def token_tasks(mind: Mind, tasks: list[Task]) -> None:
    """Tokens that wait to be turned up."""
    g = mind.g
    wanted = wanted_faces(g)
    for token in g.tokens:
        if token.kind == LARGE_TOKEN:
            tasks.append(Task(OPEN_TOKEN, token.field, 40.0 if token.face in wanted else 8.0, LARGE_TOKEN))
        elif token.kind == FOG:
            if not token.open:
                tasks.append(Task(OPEN_TOKEN, token.field, 7.0, FOG))
            elif g.legend.faces[token.face].id not in ("willpower_minus_3", "mountain_skral", "wargor"):
                tasks.append(Task(OPEN_TOKEN, token.field, 9.0, FOG))
        elif token.kind == CAVE and not token.open:
            tasks.append(Task(OPEN_TOKEN, token.field, 6.0, CAVE))
        elif token.kind == CROSS and not token.open:
            tasks.append(Task(OPEN_TOKEN, token.field, cross_worth(g), CROSS))
        elif token.kind == SPRING and token.open:
            tasks.append(Task(DRINK, token.field, 4.0, SPRING))


def wanted_faces(g: Andor) -> set[int]:
    found: set[int] = set()
    for goal in g.legend.goals:
        if goal.type == "turn_tokens" and g.open_goals >> goal.index & 1:
            found.update(goal.ids)
    return found


def cross_worth(g: Andor) -> float:
    """Crosses hide what a goal asks for, or a shield."""
    for goal in g.legend.goals:
        if g.open_goals >> goal.index & 1 and not g.done_goals >> goal.index & 1:
            if goal.type == "find":
                return 28.0
            if goal.type == "deliver" and goal.what == RADAN and g.found_radan == NONE:
                return 60.0
    return 8.0


def thing_tasks(mind: Mind, tasks: list[Task]) -> None:
    """Weapons, food and herbs that lie about."""
    g = mind.g
    carried = {item for hero in g.heroes for item in hero.bag}
    for field, item in g.lying:
        if item in FOODS and mind.hungry:
            tasks.append(Task(FETCH, field, 12.0, item))
        elif item == WATERSKIN:
            tasks.append(Task(FETCH, field, 6.0, item))
        elif IRON_GAUNTLET <= item <= CROWN and (item not in HALVES or HALVES[item] not in carried):
            tasks.append(Task(FETCH, field, LASTING_WEAPON if g.grade(1) else 9.0, item))
        elif item in HALVES:  # for whoever has the other half already
            tasks.append(Task(FETCH, field, OTHER_HALF, item))
