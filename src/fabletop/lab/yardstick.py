"""How far a better look could carry: a bot that sees every card, as a yardstick and for no table.

`python -m fabletop.lab.yardstick village sharp greedy --games 100` lets the first bot think in the true game,
with nothing but its dice unrolled, against the second, which sees what it may.  What is lost then is lost by
luck and judgement, not by hidden cards.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from fabletop.bots import Bot, Look, make_bot
from fabletop.bots.driver import cut
from fabletop.games import find_game
from fabletop.games.registration import RANDOM
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.lab.ladder import FIRST_SEED, SIDES
from fabletop.lab.report import between
from fabletop.lab.speed import is_compiled

ENDLESS: Final = 200_000


class SeeingAll(Look):
    """A look at the true game: nothing is dealt again, only the dice are still to be rolled."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat)
        self.game: Final = game

    def imagine(self, luck: int) -> Game:
        seen = self.game.clone()
        seen.reseed(luck)
        return seen


def play(setup: Setup, seeing: Bot, other: Bot, side: int) -> float:
    """One game; what the bot that sees all won of it, with the seats of one side."""
    g = find_game(setup.game).box.new(setup)
    luck = first_state(-1 - setup.seed)
    decision = g.advance()
    for _ in range(ENDLESS):
        if decision is None:
            break
        luck = next_state(luck)
        seat = decision.seat
        sees = seat % SIDES == side
        look = SeeingAll(g, seat) if sees else Look(g, seat)
        pick = (seeing if sees else other).choose(look, cut(decision, seat), mix(luck))
        decision = g.choose_as(seat, pick)
    won = [seat % SIDES == side for seat in g.winners]
    return sum(won) / len(won) if won else 0.5


def measure(game: str, one: str, other: str, games: int, seats: int, seed: int) -> Iterator[float]:
    """Games in mirrored pairs, as a ladder has them."""
    known = find_game(game)
    options = {"heroes": [RANDOM] * seats} if known.leaves_to_chance(RANDOM) else {}
    for number in range(games):
        setup = Setup(game, seats, seed + number // SIDES, known.usual, options)
        yield play(setup, make_bot(one), make_bot(other), number % SIDES)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="A bot that sees every card, against one that does not.")
    parser.add_argument("game")
    parser.add_argument("seeing", help="the bot that sees all")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=SIDES)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    asked = parser.parse_args(arguments)
    won = 0.0
    build = "compiled" if is_compiled() else "plain"
    for number, one in enumerate(
        measure(asked.game, asked.seeing, asked.other, asked.games, asked.seats, asked.seed), start=1
    ):
        won += one
        if number % 10 == 0 or number == asked.games:
            told = f"{won / number:.1%} ({between(won, number)}) of {number} games, {build} build"
            print(f"{asked.seeing}, who sees all, against {asked.other}: {told}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
