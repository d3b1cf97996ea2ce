"""Four levels of play, for any game: what its judge knows, with more or less thought.

A game without a judge has its instinct at every level: `novice` slips from it, and the others are it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fabletop.bots.greedy import instinct_of
from fabletop.bots.look import Look
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.tree import Node
from fabletop.bots.search.verdict import Verdict
from fabletop.bots.search.weigh import child_of, weigh
from fabletop.games import Registration, game_of
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix, next_state

LEVELS: Final = ("novice", "steady", "sharp", "master")
UNJUDGED: Final = ("novice", "steady")  # those that differ where nobody weighs positions
SLIPS: Final = 25  # in a hundred picks of a novice
AMONG: Final = 3  # options that a slip may fall on, the best among them


def levels_of(game: Registration) -> tuple[str, ...]:
    """The levels that a game is played at, those that differ: without a judge nobody can look ahead."""
    return UNJUDGED if game.judge is None else LEVELS


def judge_of(g: Game) -> Judge | None:
    """Who weighs the positions of this game, if anybody does."""
    game = game_of(g)
    return None if game is None or game.judge is None else game.judge(g)


def steady_pick(g: Game, seat: Seat, decision: Decision, luck: int) -> Pick:
    judge = judge_of(g)
    return instinct_of(g, seat, decision, luck) if judge is None else judge.steady(g, seat, decision, luck)


class NoviceBot:
    """Wants what a steady player wants, and slips now and then to another of the best options."""

    name = "novice"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = look.imagine(luck)
        slip = mix(next_state(luck))
        if slip % 100 >= SLIPS:
            return steady_pick(imagined, look.seat, decision, luck)
        judge = judge_of(imagined)
        if judge is None:
            return options[slip // 100 % len(options)]
        priors = judge.priors(imagined, look.seat, decision, luck)
        order = sorted(range(len(options)), key=lambda place: -priors[place])[:AMONG]
        return options[order[slip // 100 % len(order)]]


class SteadyBot:
    """The heuristic at its best, without a look ahead."""

    name = "steady"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        if len(decision.options) == 1:
            return decision.options[0]
        return steady_pick(look.imagine(luck), look.seat, decision, luck)


class Kept:
    """What a bot remembers from one pick to the next: the tree below its pick, and how the game looks there.

    It holds as long as nothing was rolled or revealed: then whoever looks at the game sees what was foreseen,
    and every walk through that part of the tree was a walk from here.
    """

    def __init__(self, g: Game, seat: Seat, node: Node) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.view: Final[Any] = g.view(seat)
        self.asked: Final = g.decision

    def holds(self, look: Look, decision: Decision) -> bool:
        asked = self.asked
        if asked is None or self.seat != look.seat or asked.frame.key != decision.frame.key:
            return False
        return bool(asked.frame.picks == decision.frame.picks and self.view == look.view())


class SearchBot:
    """Looks ahead in imagined games wherever the heuristic is not sure."""

    def __init__(self, name: str, stop: Callable[[], bool] | None = None) -> None:
        self.name: str = name
        self.verdict: Verdict | None = None  # what came of the last search; None where none was needed
        self._stop: Final = stop
        self._kept: Kept | None = None

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        self.verdict = None
        if len(decision.options) == 1:
            return decision.options[0]
        imagined = look.imagine(luck)
        judge = judge_of(imagined)
        if judge is None:
            return instinct_of(imagined, look.seat, decision, luck)
        kept = self._kept
        self._kept = None
        node = kept.node if kept is not None and kept.holds(look, decision) else None
        sure = judge.sure(imagined, look.seat, decision, luck)
        if sure is not None:
            self._keep(imagined, look.seat, sure, node)
            return sure
        below = Node(1.0) if node is None else node
        verdict = self._weigh(look, decision, judge, luck, below)
        self.verdict = verdict
        self._keep(imagined, look.seat, verdict.pick, child_of(below, decision, verdict.pick))
        return verdict.pick

    def _weigh(self, look: Look, decision: Decision, judge: Judge, luck: int, root: Node) -> Verdict:
        iterations = judge.master if self.name == "master" else judge.sharp
        return weigh(look, decision, judge, iterations, luck, stop=self._stop, kept=root)

    def _keep(self, imagined: Game, seat: Seat, pick: Pick, node: Node | None) -> None:
        """Remember the node for the next pick, if nothing came to light by this one."""
        if node is None:
            return
        unveiled = imagined.unveiled
        imagined.choose(pick)
        decision = imagined.decision
        if decision is not None and seat in decision.seats and imagined.unveiled == unveiled:
            self._kept = Kept(imagined, seat, node)
