"""Who weighs what the party could do next, for bots that look ahead: the planner plays on for some days."""

from __future__ import annotations

from typing import Final

from fabletop.bots.search.judge import Judge, logistic
from fabletop.games.andor.bots.act import advise
from fabletop.games.andor.bots.plan import Plan, all_tasks, make_plan, worth_for
from fabletop.games.andor.bots.tasks import Errand, Task
from fabletop.games.andor.bots.terms import position
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.turn import END_DAY, PASS_HOUR
from fabletop.games.andor.day.walk import STOP
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

DEEDS: Final = frozenset(("turn", "walk"))  # what a hero does with the day
SEARCHED: Final = "turn"  # where an errand begins: most other picks follow from it
ERRANDS: Final = 3  # besides the planner's own
MOST: Final = 5  # candidates: with more of them each is followed too seldom
OWN: Final = 0.6  # the planner's share among the candidates: the largest, so that others must beat it
DAYS: Final = 2  # that the planner plays on, before the chance is taken
TO_THE_END: Final = 1_000  # days: no legend has so many


class AndorJudge(Judge):
    """The party is one side.  Candidates are the planner's pick, errands of this hero that are worth most
    besides, fights, waiting and the night; the planner, who plays all heroes, then follows each for some
    days, and holds to the errand as long as it is there to be done."""

    def __init__(self, weights: list[float], errand: Errand | None = None) -> None:
        super().__init__()
        self.dear = True
        self.weights: Final = weights
        self.errand: Final = errand
        self.far = DAYS if weights else TO_THE_END
        self.margin = 1.0
        self.sharp = 32
        self.master = 200

    def steady(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> Pick:
        return advise(g, seat, decision, self.errand).pick

    def sure(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        """Free actions come first, and little hangs on most other questions."""
        own = advise(g, seat, decision).pick
        free = isinstance(own, Act) and is_free(own)
        if decision.kind != SEARCHED or free or len(candidates(g, seat, decision, own)) == 1:
            return own
        return None

    def priors(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> list[float]:
        own = advise(g, seat, decision).pick
        named = [pick for pick, _ in candidates(g, seat, decision, own)]
        share = (1.0 - OWN) / max(1, len(named) - 1)
        return [OWN if pick == own else share if pick in named else 0.0 for pick in decision.options]

    def followers(self, g: Andor, seat: Seat, decision: Decision, luck: int) -> list[Judge]:
        """Whoever was sent on an errand holds to it."""
        errands = dict(candidates(g, seat, decision, advise(g, seat, decision).pick))
        found: list[Judge] = []
        for pick in decision.options:
            errand = errands.get(pick)
            found.append(self if errand is None else AndorJudge(self.weights, errand))
        return found

    def moment(self, g: Andor) -> int:
        return g.day

    def chance(self, g: Andor, seat: Seat) -> float:
        """By the fitted terms; a legend without any is only asked about if it has no end, and not won."""
        if not self.weights:
            return 0.0
        return logistic(sum([w * x for w, x in zip(self.weights, position(g), strict=True)]))


def candidates(g: Andor, seat: Seat, decision: Decision, own: Pick) -> list[tuple[Pick, Errand | None]]:
    """What is worth a thought, and the errand that it begins: the planner's pick first, then errands that it
    left lying, then what else can be done on the spot."""
    options = [option for option in decision.options if isinstance(option, Act)]
    found: dict[Pick, Errand | None] = {own: None}
    if decision.kind in DEEDS:
        add_errands(g, seat, decision, found)
        others = [option for option in options if option.verb == "fight"]
        others += [option for option in options if option in (PASS_HOUR, STOP, END_DAY)]
    else:
        others = options
    for pick in others:
        if pick not in found and len(found) < MOST:
            found[pick] = None
    return list(found.items())


def add_errands(g: Andor, seat: Seat, decision: Decision, found: dict[Pick, Errand | None]) -> None:
    """What a hero would begin for other tasks, those that are worth most to it first."""
    h = hero_of(decision.frame)
    most = len(found) + ERRANDS
    for task in by_worth(make_plan(g), h):
        errand = Errand(h, task)
        pick = advise(g, seat, decision, errand).pick
        if pick not in found and not (isinstance(pick, Act) and is_free(pick)):
            found[pick] = errand
            if len(found) == most:
                break


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
