"""Who weighs what the party could do next, for bots that look ahead: the planner plays on to the end."""

from __future__ import annotations

from typing import Final

from fabletop.bots.search.judge import Judge
from fabletop.games.andor.bots.act import advise
from fabletop.games.andor.bots.plan import Plan, all_tasks, make_plan, worth_for
from fabletop.games.andor.bots.tasks import Task
from fabletop.games.andor.bots.ways import way_to
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.turn import END_DAY, PASS_HOUR
from fabletop.games.andor.day.walk import STOP
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

DEEDS: Final = frozenset(("turn", "walk"))  # what a hero does with the day
IN_FIGHT: Final = frozenset(("stay", "invite", "reward"))  # what else is worth a thought: fights are dear
WAYS: Final = 2  # to other tasks than the planner's
MOST: Final = 5  # candidates: with more of them each is followed too seldom
OWN: Final = 0.6  # the planner's share among the candidates: the largest, so that others must beat it
TO_THE_END: Final = 1_000  # days: no legend has so many


class AndorJudge(Judge):
    """The party is one side.  Candidates are the planner's pick, fights, ways to what else is worth most,
    waiting and the night; the planner, who plays all heroes, then follows each of them to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.dear = True
        self.far = TO_THE_END
        self.sharp = 32
        self.master = 96

    def steady(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> Pick:
        return advise(g, seat, decision).pick

    def sure(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        """Free actions come first, and little hangs on most other questions."""
        own = advise(g, seat, decision).pick
        free = isinstance(own, Act) and is_free(own)
        if decision.kind not in IN_FIGHT and (decision.kind not in DEEDS or free):
            return own
        return own if len(candidates(g, decision, own)) == 1 else None

    def priors(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> list[float]:
        own = advise(g, seat, decision).pick
        named = candidates(g, decision, own)
        share = (1.0 - OWN) / max(1, len(named) - 1)
        return [OWN if pick == own else share if pick in named else 0.0 for pick in decision.options]

    def moment(self, g: Andor) -> int:
        return g.day

    def chance(self, g: Andor, seat: Seat) -> float:
        """Only asked of a legend that has no end, which is not won."""
        return 0.0


def candidates(g: Andor, decision: Decision, own: Pick) -> list[Pick]:
    """What is worth a thought: the planner's pick first, then what it left lying nearest."""
    options = [option for option in decision.options if isinstance(option, Act)]
    found = [own]
    if decision.kind not in DEEDS:
        others: list[Act] = options
    else:
        h = hero_of(decision.frame)
        others = [option for option in options if option.verb == "fight"]
        others += other_ways(g, h, options, own)
        others += [option for option in options if option in (PASS_HOUR, STOP, END_DAY)]
    for pick in others:
        if pick not in found and len(found) < MOST:
            found.append(pick)
    return found


def other_ways(g: Andor, h: int, options: list[Act], own: Pick) -> list[Act]:
    """Where a hero would walk for other tasks, those that are worth most to it first."""
    plan = make_plan(g)
    found: list[Act] = []
    for task in by_worth(plan, h):
        way = way_to(g, plan.mind, h, task, options)
        if way is not None and way != own and way not in found:
            found.append(way)
            if len(found) == WAYS:
                break
    return found


def by_worth(plan: Plan, h: int) -> list[Task]:
    """All that a hero could do, what is worth most first."""
    mind = plan.mind
    ranked: list[tuple[float, int]] = []
    tasks = all_tasks(mind)
    for place, task in enumerate(tasks):
        worth = worth_for(mind, h, task)
        if worth > 0:
            ranked.append((-worth, place))
    ranked.sort()
    return [tasks[place] for _, place in ranked]


JUDGE: Final = AndorJudge()


def judge(g: Andor) -> Judge:
    """The one judge, of every legend."""
    return JUDGE
