"""What is thought about a table in the workers: what a bot picks, and what a good player would advise."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fabletop.bots import Look, bot_pick, make_bot
from fabletop.bots.driver import cut
from fabletop.bots.levels import SearchBot, judge_of
from fabletop.bots.search import Verdict, Weighed
from fabletop.bots.search.judge import GAME
from fabletop.bots.search.weigh import ENOUGH
from fabletop.games import BOXES
from fabletop.games.records import Decision
from fabletop.kernel.frame import Pick, Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.said import Said, say
from fabletop.server.tellers import teller
from fabletop.server.workers import halted

ADVISER: Final = "sharp"


class Counsel(NamedTuple):
    """A pick as data, why, what is at stake, and of every option that was looked into how many games of a
    hundred are won after it, more or less so many, or how much a fight is worth then."""

    pick: Any
    said: Said
    stake: str = GAME
    odds: Sequence[tuple[Any, int, int]] = ()


def ponder(setup: Setup, state: dict[str, Any], bot: str, seat: int, number: int) -> Any:
    """What a bot picks in this state, as data.

    Its luck comes from the seed and the number of the pick: who takes a pick back meets the same answer.
    """
    game = BOXES[setup.game].from_data(setup, state)
    return pick_to_data(bot_pick(make_bot(bot, halted), game, Seat(seat), luck_of(setup, seat, number)))


def suggest(
    setup: Setup, state: dict[str, Any], names: dict[int, str], seat: int, number: int
) -> Counsel | None:
    """What a good player would pick in this state, and why; worked out in imagined games.

    A game that knows its own reasons gives them; in all others a sharp player is asked, who says what came of
    a look ahead if one was needed.
    """
    game = BOXES[setup.game].from_data(setup, state)
    luck = luck_of(setup, seat, number)
    imagined = game.imagine(Seat(seat), luck)
    telling = teller(setup.game, names, setup.content)
    if telling.advises:
        found = telling.advise(imagined, Seat(seat))
        return None if found is None else Counsel(pick_to_data(found[0]), found[1])
    told = telling.decision(imagined, Seat(seat))
    if imagined.decision is None or told is None or not told.asked or not told.options:
        return None
    bot, judge = SearchBot(ADVISER, halted), judge_of(imagined)
    pick = bot.choose(Look(game, Seat(seat)), cut(imagined.decision, Seat(seat)), luck)
    if bot.verdict is None or judge is None:
        return Counsel(pick_to_data(pick), say("counsel-pick", pick=said_of(told, pick)))
    stake = judge.stake(imagined)
    looked = [one for one in bot.verdict.options if one.visits >= ENOUGH or one.pick == pick]
    odds = [(pick_to_data(one.pick), percent(one.chance), points(one)) for one in looked]
    return Counsel(pick_to_data(pick), why(told, stake, bot.verdict, looked), stake, odds)


def why(told: Decision, stake: str, verdict: Verdict, looked: list[Weighed]) -> Said:
    """How often the pick wins, and how often the next best does; or what a fight is worth."""
    pick = verdict.pick
    n = percent(verdict.of(pick).chance)
    others = [one for one in looked if one.pick != pick]
    if not others:
        return say(f"counsel-{stake}-alone", pick=said_of(told, pick), n=n)
    next_best = max(others, key=cautious)
    m = percent(next_best.chance)
    key = "" if m < n else "-alike" if m == n else "-unsure"  # what was tried less may look better
    return say(
        f"counsel-{stake}{key}", pick=said_of(told, pick), n=n, other=said_of(told, next_best.pick), m=m
    )


def cautious(one: Weighed) -> float:
    return one.chance - one.error


def said_of(told: Decision, pick: Pick) -> Said:
    """An option in the words in which it is offered."""
    data = pick_to_data(pick)
    option = next(one for one in told.options if one.pick == data)
    said: Said = option.label if option.full is None else option.full
    return said


def percent(share: float) -> int:
    """Nothing is sure before a game is over."""
    return min(99, max(1, round(share * 100)))


def points(one: Weighed) -> int:
    """Half of the interval that holds the true chance nineteen times of twenty."""
    return max(1, round((one.high - one.low) * 50))


def luck_of(setup: Setup, seat: int, number: int) -> int:
    digest = hashlib.sha256(f"fabletop bot {setup.seed} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
