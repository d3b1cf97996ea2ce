"""The tree of one's own picks: one observer, open loop.

A node stands for a row of own picks and is keyed by them: the step that asked, its how manyth pick, and what
was picked.  Dice and hidden cards are averaged over, since every walk down the tree has a game imagined anew;
another question after the same picks is another key.  Others are not in the tree: they pick by the judge.
"""

from __future__ import annotations

import math
from typing import Final

from fabletop.bots.driver import cut
from fabletop.bots.search.judge import Judge
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix, next_state

ENDLESS: Final = 20_000  # picks that one imagined game is followed at most
DOUBT: Final = 0.04  # squares of deviation that every node is thought to have, however alike its values were

Key = tuple[str, int, Pick]


class Node:
    """What is known of one row of own picks."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.offered = 0  # how often it could have been picked: not every imagined game offers it
        self.total = 0.0
        self.squares = 0.0
        self.after: dict[Key, Node] = {}

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.5

    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits == 0:
            return 0.5
        mean = self.mean()
        deviation = max(0.0, self.squares - self.visits * mean * mean) + DOUBT
        return math.sqrt(deviation) / self.visits


class Tree:
    """A tree that grows by one imagined game at a time."""

    def __init__(self, judge: Judge, seat: Seat, root: Node | None = None) -> None:
        self.judge: Final = judge
        self.seat: Final = seat
        self.root: Final = Node(1.0) if root is None else root

    def grow(self, g: Game, luck: int) -> None:
        """Down the tree by own picks, on by what is likely, and back up with what came of it."""
        path = [self.root]
        luck = self._walk(g, path, luck)
        value = self.follow(g, luck, self.judge.moment(g))
        for node in path:
            node.add(value)

    def follow(self, g: Game, luck: int, since: int) -> float:
        """Play on by what is likely, as many turns from that moment on as the judge wants, and say what came
        of it."""
        self._play_on(g, luck, since)
        return self._value(g)

    def _walk(self, g: Game, path: list[Node], luck: int) -> int:
        """Pick until a node is reached that is new; the luck that is left over."""
        judge = self.judge
        seat = self.seat
        node = self.root
        decision = g.decision
        while decision is not None:
            luck = next_state(luck)
            at_root = len(path) == 1
            if not at_root and judge.settled(g):
                break
            if not at_root and seat not in decision.seats:
                decision = self._others_pick(g, decision, mix(luck))
                continue
            own = cut(decision, seat)
            if not at_root:
                sure = own.options[0] if len(own.options) == 1 else judge.sure(g, seat, own, mix(luck))
                if sure is not None:
                    decision = g.choose(sure)
                    continue
                if node.visits == 0:
                    break
            pick = self._select(g, node, own, path, mix(luck))
            node = path[len(path) - 1]
            decision = g.choose(pick)
        return luck

    def _others_pick(self, g: Game, decision: Decision, luck: int) -> Decision | None:
        holder = decision.seat
        return g.choose(self.judge.quick(g, holder, cut(decision, holder), luck))

    def _select(self, g: Game, node: Node, decision: Decision, path: list[Node], luck: int) -> Pick:
        """The option with the best of what was found and what is hoped for; its node joins the path."""
        frame = decision.frame
        made = len(frame.picks)
        options = decision.options
        children: list[Node] = []
        for option in options:
            found = node.after.get((frame.key, made, option))
            if found is None:
                children = self._children(g, node, decision, luck)
                break
            children.append(found)
        boldness = self.judge.boldness
        unseen = node.mean() - self.judge.unseen
        best = 0
        most = -math.inf
        for place, child in enumerate(children):
            if child.prior <= 0.0:
                continue
            child.offered += 1
            hope = boldness * child.prior * math.sqrt(child.offered) / (1 + child.visits)
            worth = hope + (child.mean() if child.visits > 0 else unseen)
            if worth > most:
                most = worth
                best = place
        path.append(children[best])
        return options[best]

    def _children(self, g: Game, node: Node, decision: Decision, luck: int) -> list[Node]:
        """The nodes of all options, made where they are missing."""
        frame = decision.frame
        made = len(frame.picks)
        judge = self.judge
        if node is self.root:
            priors = judge.opening(g, self.seat, decision, luck)
        else:
            priors = judge.priors(g, self.seat, decision, luck)
        children: list[Node] = []
        for place, option in enumerate(decision.options):
            key: Key = (frame.key, made, option)
            found = node.after.get(key)
            if found is None:
                found = Node(priors[place])
                node.after[key] = found
            children.append(found)
        return children

    def _play_on(self, g: Game, luck: int, since: int) -> None:
        """So many turns of likely picks, to the moment at which chances are taken."""
        judge = self.judge
        far = judge.far
        now = since
        for _ in range(ENDLESS):
            decision = g.decision
            if decision is None or judge.settled(g):
                return
            moment = judge.moment(g)
            if moment != now:
                now = moment
                far -= 1
                if far <= 0:
                    return
            luck = next_state(luck)
            self._others_pick(g, decision, mix(luck))

    def _value(self, g: Game) -> float:
        if g.decision is None:
            return 1.0 if self.seat in g.winners else 0.0
        return self.judge.chance(g, self.seat)
