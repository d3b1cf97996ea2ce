"""What a good player would pick, why, and how often it wins."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from fabletop.bots import Look, Stop
from fabletop.bots.driver import cut
from fabletop.bots.levels import SearchBot, judge_of
from fabletop.bots.search import Verdict, Weighed
from fabletop.bots.search.judge import GAME, Judge
from fabletop.bots.search.weigh import ENOUGH
from fabletop.games.telling import Teller
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat, pick_to_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.said import Said, join, say

TEXT: Final = Path(__file__).parent / "text"  # words that go with those of the game
ADVISER: Final = "sharp"


class Counsel(NamedTuple):
    """A pick as data, why, what is at stake, and of every option that was looked into how many games of a
    hundred are won after it, more or less so many, or how much a fight is worth then."""

    pick: Any
    said: Said
    stake: str = GAME
    odds: Sequence[tuple[Any, int, int]] = ()


def advise(game: Game, telling: Teller, seat: Seat, luck: int, stop: Stop | None = None) -> Counsel | None:
    """What a good player would pick in this game, and why; worked out in imagined games.  None where nothing
    is asked of the seat.

    A sharp player is asked for the pick, and the game for its reason; what came of a look ahead, if one was
    needed, is told too.  The look ahead asks now and then whether to `stop`, and goes by what it has found.
    """
    imagined = game.imagine(seat, luck)
    told = telling.decision(imagined, seat)
    if imagined.decision is None or told is None or not told.asked or not told.options:
        return None
    bot, judge = SearchBot(ADVISER, stop), judge_of(imagined)
    decision = cut(imagined.decision, seat)
    pick = bot.choose(Look(game, seat), decision, luck)
    verdict = bot.verdict
    looked = [] if verdict is None else looked_into(verdict)
    other = next_best(looked, pick)
    if other is None and judge is not None:
        other = second(judge, imagined, seat, decision, pick, luck)
    said = telling.advice(imagined, seat, pick, other, luck)
    if verdict is None or judge is None:
        return Counsel(pick_to_data(pick), said)
    stake = judge.stake(imagined)
    odds = [(pick_to_data(one.pick), percent(one.chance), points(one)) for one in looked]
    said = join(DOT, [said, chances(telling, imagined, seat, stake, verdict)])
    return Counsel(pick_to_data(pick), said, stake, odds)


def looked_into(verdict: Verdict) -> list[Weighed]:
    """The options that were tried often enough to say something of them, and the pick."""
    return [one for one in verdict.options if one.visits >= ENOUGH or one.pick == verdict.pick]


def next_best(looked: list[Weighed], pick: Pick) -> Pick | None:
    """What would have been picked in its place."""
    others = [one for one in looked if one.pick != pick]
    return max(others, key=cautious).pick if others else None


def second(
    judge: Judge, imagined: Game, seat: Seat, decision: Decision, pick: Pick, luck: int
) -> Pick | None:
    """The same where nobody looked ahead: by what seems likely at a glance."""
    if len(decision.options) == 1:
        return None
    priors = judge.priors(imagined, seat, decision, luck)
    order = sorted(range(len(priors)), key=lambda place: -priors[place])
    return next(decision.options[place] for place in order if decision.options[place] != pick)


def chances(telling: Teller, imagined: Game, seat: Seat, stake: str, verdict: Verdict) -> Said:
    """How often the pick wins, and how often the next best does; or what a fight is worth."""
    n = percent(verdict.of(verdict.pick).chance)
    other = next_best(looked_into(verdict), verdict.pick)
    if other is None:
        return say(f"counsel-{stake}-alone", n=n)
    m = percent(verdict.of(other).chance)
    key = "" if m < n else "-alike" if m == n else "-unsure"  # what was tried less may look better
    return say(f"counsel-{stake}{key}", n=n, other=telling.short(imagined, seat, other), m=m)


def cautious(one: Weighed) -> float:
    return one.chance - one.error


def percent(share: float) -> int:
    """Nothing is sure before a game is over."""
    return min(99, max(1, round(share * 100)))


def points(one: Weighed) -> int:
    """Half of the interval that holds the true chance nineteen times of twenty."""
    return max(1, round((one.high - one.low) * 50))


def luck_of(setup: Setup, seat: int, number: int) -> int:
    """For whoever thinks about pick `number`: who takes a pick back meets the same answer."""
    digest = hashlib.sha256(f"fabletop bot {setup.seed} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
