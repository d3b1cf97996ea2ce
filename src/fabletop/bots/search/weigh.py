"""Weighs the options of a decision: so many imagined games, and an answer with caution."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fabletop.bots.look import Look
from fabletop.bots.search.flat import compare
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.tree import Node, Tree
from fabletop.bots.search.verdict import Verdict, Weighed
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick
from fabletop.kernel.rng import WHOLE, mix, next_state

ENOUGH: Final = 8  # visits without which an option is no answer, where there are games for so many


def weigh(
    look: Look,
    decision: Decision,
    judge: Judge,
    iterations: int,
    luck: int,
    *,
    stop: Callable[[], bool] | None = None,
    kept: Node | None = None,
    made: Pick | None = None,
) -> Verdict:
    """What is best among the options, after so many imagined games; those of a kept tree count among them.

    `stop` is asked before each but the first: once it says yes, the answer is what was found until then.
    The same luck gives the same verdict.  Where a game is dear to play on, candidates are compared instead,
    and what was `made` is one of them.
    """
    if judge.dear:
        return compare(look, decision, judge, iterations, luck, stop, made)
    tree = Tree(judge, look.seat, kept)
    luck &= WHOLE
    grown = 0
    while tree.root.visits < iterations:
        if stop is not None and tree.root.visits > 0 and stop():
            break
        luck = next_state(luck)
        tree.grow(look.imagine(mix(luck)), luck)
        grown += 1
    return verdict_of(tree.root, decision, grown)


def child_of(root: Node, decision: Decision, pick: Pick) -> Node | None:
    """What is known of an option of this decision."""
    return root.after.get((decision.frame.key, len(decision.frame.picks), pick))


def verdict_of(root: Node, decision: Decision, grown: int) -> Verdict:
    weighed: list[Weighed] = []
    for option in decision.options:
        node = child_of(root, decision, option)
        if node is None:
            weighed.append(Weighed(option, 0.5, 0.5, 0, 0.0))
        else:
            weighed.append(Weighed(option, node.mean(), node.error(), node.visits, node.prior))
    return Verdict(answer(weighed), tuple(weighed), grown)


def answer(options: list[Weighed]) -> Pick:
    """The highest chance less its standard error, of those that were tried often enough."""
    tried = 0
    for one in options:
        tried += one.visits
    enough = max(1, min(ENOUGH, tried // (2 * len(options))))
    best = options[0]
    most = -math.inf
    for one in options:
        if one.visits >= enough and one.chance - one.error > most:
            most = one.chance - one.error
            best = one
    return best.pick
