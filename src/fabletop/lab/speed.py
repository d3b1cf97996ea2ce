"""How fast one game runs in this process, at uniformly random play.

`bench` starts this file in plain and compiled processes and lets them work by turns: `python -m
fabletop.lab.speed village 2` reads one order from each line, `round SECONDS` or `growth SECONDS ROUNDS`, and
answers each with a line of JSON.  All time is processor time, so that waiting for a busy core costs nothing.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tracemalloc
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

from fabletop.games import GAMES
from fabletop.games.registration import Benched
from fabletop.kernel import game as kernel_game
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.step import STEPS, Step

POSITIONS: Final = 256
LONGER: Final = 10
PLAYED_OUT: Final = 50  # games, to find the usual length
COUNTED: Final = 20  # games, to count steps


@dataclass(frozen=True)
class Rates:
    """What was done in a second of processor time, in one round."""

    decisions: float
    choices: float
    games: float
    clones: float
    children: float


@dataclass(frozen=True)
class Growth:
    """Games ten times as long as usual beside the same broken off at the usual length; without set-up."""

    usual_length: int  # decisions
    usual_choices: float  # per second
    long_choices: float
    usual_steps: float  # carried out for each choice: late positions may owe more of them than early ones
    long_steps: float
    usual_memory: int  # bytes held by a table after a usual game's length, and after ten times that
    long_memory: int


def is_compiled() -> bool:
    return not (kernel_game.__file__ or "").endswith(".py")


def one_core() -> None:
    """Stay on one core, where the system lets us say so."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


# ── random play ──────────────────────────────────────────────────────────────────────────────────────────
# Picks come from a linear congruence written out in place: anything more would be measured along.


def benched(game: str) -> Benched:
    """What stands on the bench by a name: that of a box, or of a box and another game in it."""
    box, _, other = game.partition(" ")
    usual = GAMES[box].lab().BENCHED
    return usual.others[other] if other else usual


def names_on_bench(box: str) -> list[str]:
    """What of a box is measured, each by its name."""
    return [box, *(f"{box} {other}" for other in GAMES[box].lab().BENCHED.others)]


def seats_of(game: str) -> Sequence[int]:
    """With how many a game is measured."""
    return benched(game).seats or GAMES[game.partition(" ")[0]].box.seats


def set_up(game: str, seats: int, seed: int) -> Game:
    """By the usual rules, with what the game brings for the bench, up to the first decision."""
    box = game.partition(" ")[0]
    made = GAMES[box].box.new(Setup(box, seats, seed, GAMES[box].usual, benched(game).options(seats)))
    made.advance()
    return made


def play_on(game: Game, luck: int, most: int) -> tuple[int, int]:
    """Play at random, at most so many decisions; returns how many decisions and choices there were."""
    decisions = choices = 0
    decision = game.decision
    choose = game.choose
    while decision is not None and decisions < most:
        options = decision.options
        n = len(options)
        decisions += 1
        if n > 1:
            choices += 1
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        decision = choose(options[(luck >> 8) % n])
    return decisions, choices


def play_round(game: str, seats: int, seconds: float) -> tuple[float, float, float]:
    """Whole games with the seeds from 1 on: decisions, choices and games in a second, set-up included."""
    decisions = choices = games = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        games += 1
        some, real = play_on(set_up(game, seats, games), games, sys.maxsize)
        decisions += some
        choices += real
        spent = process_time() - start
    return decisions / spent, choices / spent, games / spent


def positions(game: str, seats: int) -> list[Game]:
    """Positions from all over random games."""
    found: list[Game] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        at = set_up(game, seats, seed)
        while at.decision is not None:
            found.append(at.clone())
            play_on(at, seed + len(found), 17)
    return found[:POSITIONS]


def clone_round(found: list[Game], seconds: float) -> float:
    """Clones in a second."""
    made = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for position in found:
            position.clone()
        made += len(found)
        spent = process_time() - start
    return made / spent


def children_round(found: list[Game], seconds: float) -> float:
    """Clones with one random pick made, in a second."""
    made = 0
    luck = 1
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for position in found:
            decision = position.decision
            assert decision is not None
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            options = decision.options
            position.clone().choose(options[(luck >> 8) % len(options)])
        made += len(found)
        spent = process_time() - start
    return made / spent


# ── growth ───────────────────────────────────────────────────────────────────────────────────────────────


def set_up_endless(game: str, seats: int, seed: int) -> Game:
    made = set_up(game, seats, seed)
    endless = benched(game).endless
    assert endless is not None, f"{game} has no game without an end"
    endless(made)
    return made


def stretch_round(layout: Callable[[int], Game], most: int, seconds: float) -> float:
    """Choices in a second of games that end after so many decisions at the latest, without their set-up."""
    choices = seed = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        made = layout(seed)
        start = process_time()
        choices += play_on(made, seed, most)[1]
        spent += process_time() - start
    return choices / spent


def steps_of(layout: Callable[[int], Game], most: int) -> float:
    """How many steps are carried out for each choice."""
    carried_out = 0

    def counted(body: Callable[..., None]) -> Callable[..., None]:
        def count(*given: object) -> None:
            nonlocal carried_out
            carried_out += 1
            body(*given)

        return count

    true_steps = dict(STEPS)
    STEPS.update({key: Step(key, one.choosers, counted(one.body)) for key, one in true_steps.items()})
    choices = sum(play_on(layout(seed), seed, most)[1] for seed in range(1, COUNTED + 1))
    STEPS.update(true_steps)
    return carried_out / choices


def memory_of(layout: Callable[[int], Game], most: int) -> tuple[int, int]:
    """What a table holds after so many decisions, and after ten times as many."""
    return held_after(layout, most), held_after(layout, most * LONGER)


def held_after(layout: Callable[[int], Game], most: int) -> int:
    """What comes free with a table; what is remembered for all tables is not among it."""
    tracemalloc.start()
    made = layout(1)
    play_on(made, 1, most)
    gc.collect()
    full = tracemalloc.get_traced_memory()[0]
    del made
    gc.collect()
    held = full - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held


def growth_of(game: str, seats: int, seconds: float, rounds: int) -> Growth:
    lengths = [play_on(set_up(game, seats, seed), seed, sys.maxsize)[0] for seed in range(1, PLAYED_OUT + 1)]
    usual = sum(lengths) // PLAYED_OUT

    def layout(seed: int) -> Game:
        return set_up_endless(game, seats, seed)

    memory = memory_of(layout, usual)
    part = seconds / 4  # by turns in short slices, so that both get their share of quiet moments
    rates = [
        (stretch_round(layout, usual, part), stretch_round(layout, usual * LONGER, part))
        for _ in range(rounds * 4)
    ]
    return Growth(
        usual_length=usual,
        usual_choices=max(short for short, _ in rates),
        long_choices=max(long for _, long in rates),
        usual_steps=steps_of(layout, usual),
        long_steps=steps_of(layout, usual * LONGER),
        usual_memory=memory[0],
        long_memory=memory[1],
    )


# ── all of it ────────────────────────────────────────────────────────────────────────────────────────────


def one_round(game: str, seats: int, found: list[Game], seconds: float) -> Rates:
    decisions, choices, games = play_round(game, seats, seconds)
    return Rates(
        decisions=decisions,
        choices=choices,
        games=games,
        clones=clone_round(found, seconds / 2),
        children=children_round(found, seconds / 2),
    )


def answers(game: str, seats: int, orders: Iterable[str]) -> Iterator[dict[str, Any]]:
    """One for each order, and a first one as soon as all is laid out."""
    found = positions(game, seats)
    yield {"compiled": is_compiled()}
    for order in orders:
        match order.split():
            case ["round", seconds]:
                yield asdict(one_round(game, seats, found, float(seconds)))
            case ["growth", seconds, rounds]:
                yield asdict(growth_of(game, seats, float(seconds), int(rounds)))
            case _:
                raise ValueError(f"there is no such order: {order!r}")


def main(game: str, seats: str) -> None:
    one_core()
    for answer in answers(game, int(seats), sys.stdin):
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
