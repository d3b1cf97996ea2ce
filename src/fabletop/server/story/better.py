"""What would have been better, where a match turned against whoever moved."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fabletop.bots import Look
from fabletop.bots.driver import cut
from fabletop.bots.levels import judge_of
from fabletop.bots.search import weigh
from fabletop.bots.search.judge import FIGHT
from fabletop.bots.search.weigh import ENOUGH
from fabletop.games import GAMES
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat, pick_from_data, pick_to_data
from fabletop.kernel.game import Game
from fabletop.said import Said, say
from fabletop.server.story.chances import luck_of
from fabletop.server.story.turnings import Turn
from fabletop.server.story.walk import Told, steps
from fabletop.server.story.work import Better, Work
from fabletop.server.tellers import teller
from fabletop.server.workers import halted

MOST: Final = 12  # decisions of one turn
CLEARLY: Final = 2.0  # standard errors between two chances
LEAST: Final = 0.03  # of a chance, below which it is not worth a word


class Asked(NamedTuple):
    """A decision of somebody whose chance fell in a turn."""

    turning: int
    frame: int
    seat: Seat
    game: Game
    decision: Decision
    made: Pick


def asked_in(told: Told, turns: Sequence[Turn]) -> Iterator[Asked]:
    """The first decisions of each turn, in the order of the match, of all who lost by it."""
    count = [0] * len(turns)
    for step in steps(told):
        decision = step.match.decision
        if decision is None:
            return
        for at, turn in enumerate(turns):
            if not turn.first <= step.frame < turn.last or count[at] == MOST:
                continue
            seat, made = decision.seat, pick_from_data(told.picks[step.frame])
            own = cut(decision, seat)
            if seat in turn.fell and len(own.options) > 1 and made in own.options:
                count[at] += 1
                yield Asked(at, step.frame, seat, step.match.game, own, made)


def weigh_on(told: Told, turns: Sequence[Turn], work: Work, stop: Callable[[], bool]) -> bool:
    """Look at the decisions that are left; whether that is all of them."""
    for number, asked in enumerate(asked_in(told, turns)):
        if number < work.weighed:
            continue
        if stop():
            return False
        found = better_than(told, asked)
        work.weighed += 1
        if found is not None:
            work.better.append(found)
    return True


def better_than(told: Told, asked: Asked) -> Better | None:
    """What a sharp player would have picked knowing what the seat knew, if it is clearly better.  One look at
    a decision is never cut into strides, and what had to be broken off says nothing."""
    luck = luck_of("story", told.setup.seed, asked.frame)
    imagined = asked.game.imagine(asked.seat, luck)
    judge = judge_of(imagined)
    if judge is None or judge.sure(imagined, asked.seat, asked.decision, luck) is not None:
        return None
    look, most = Look(asked.game, asked.seat), judge.master if judge.dear else judge.sharp
    verdict = weigh(look, asked.decision, judge, most, luck, stop=halted, made=asked.made)
    rest = len(asked.decision.options) if judge.dear else 0  # too few rollouts for another round of all
    best, made = verdict.of(verdict.pick), verdict.of(asked.made)
    gain = best.chance - made.chance
    if verdict.iterations + rest < most or made.visits < ENOUGH:
        return None
    if gain < max(LEAST, CLEARLY * math.hypot(best.error, made.error)):
        return None
    stake = judge.stake(imagined)
    return Better(asked.turning, asked.frame, pick_to_data(verdict.pick), round(100 * gain), stake)


def said_better(told: Told, found: Better) -> Said:
    """The better pick in the words in which it was offered, and to whom."""
    telling = teller(told.setup.game, told.names, told.setup.content)
    for step in steps(told):
        if step.frame == found.frame and step.match.decision is not None:
            game, seat = step.match.game, step.match.decision.seat
            pick = telling.short(game, seat, pick_from_data(found.pick))
            who = GAMES[told.setup.game].speaks(told.setup.content).seat(game, seat)
            if found.stake == FIGHT:
                return say("story-better-fight", pick=pick, who=who, n=found.gain)
            return say("story-better", pick=pick, who=who)
    return ""
