"""Who weighs the way to the well: how many steps are left to whom."""

from __future__ import annotations

from tests.toy.game import WALK, ToTheWell

from fabletop.bots.search import Judge
from fabletop.bots.search.judge import logistic
from fabletop.kernel import Decision, Pick, Seat


class ToyJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.sharp = 60
        self.master = 200

    def steady(self, g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> Pick:
        return WALK

    def moment(self, g: ToTheWell) -> int:
        return g.turns

    def chance(self, g: ToTheWell, seat: Seat) -> float:
        ahead = g.at[seat] - max(at for other, at in enumerate(g.at) if other != seat)
        return logistic(float(ahead))


def judge(g: ToTheWell) -> ToyJudge:
    return ToyJudge()
