"""How far everybody is, for those who look on."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.clauses import Condition, Ending
from fabletop.games.heroes.scenario.conditions import COUNTED, is_true, needed
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ending import applies
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat
from fabletop.said import Said


class Goal:
    """What there is to win or lose by; `have` and `need` are numbers to compare, by seat."""

    def __init__(
        self, text: Said, wins: bool, at_once: bool, at_limit: bool, have: tuple[int, ...], need: int
    ) -> None:
        self.text: Final = text
        self.wins: Final = wins
        self.at_once: Final = at_once
        self.at_limit: Final = at_limit
        self.have: Final = have
        self.need: Final = need


def goals_of(g: Heroes) -> list[Goal]:
    """The conditions that count with so many players, victory first."""
    scenario = scenario_of(g)
    if any(player.realm.town == NONE for player in g.players):  # the map is not laid yet
        return []
    found: list[Goal] = []
    for wins, endings in ((True, scenario.victory), (False, scenario.defeat)):
        word = "victory" if wins else "defeat"
        for one in endings:
            if applies(g, one):
                found.append(goal(g, text_of(scenario, word, str(one.index + 1)), wins, one))
    return found


def goal(g: Heroes, text: Said, wins: bool, ending: Ending) -> Goal:
    have = [progress(g, ending.condition, Seat(seat)) for seat in range(g.n)]
    need = max([target(g, ending.condition, Seat(seat)) for seat in range(g.n)])
    return Goal(text, wins, ending.at_once, ending.at_limit, tuple(have), need)


def progress(g: Heroes, c: Condition, seat: Seat) -> int:
    """How much of it a seat has: what is counted, the parts that are true, or 1 if it is so."""
    if c.word in COUNTED:
        return min(COUNTED[c.word](g, c, seat), needed(g, c, seat))
    if c.word == "all":
        return sum([progress(g, part, seat) for part in c.parts])
    return int(is_true(g, c, seat))


def target(g: Heroes, c: Condition, seat: Seat) -> int:
    if c.word in COUNTED:
        return needed(g, c, seat)
    if c.word == "all":
        return sum([target(g, part, seat) for part in c.parts])
    return 1
