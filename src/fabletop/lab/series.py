"""Whole games between bots, one or ten thousand: the same seeds give the same games, however shared out."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fabletop.bots import Bot, bot_pick, make_bot
from fabletop.games import find_game
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.event import Event
from fabletop.kernel.game import Game
from fabletop.kernel.match import Box, Setup
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.lab.account import account_of

ENDLESS: Final = 200_000  # decisions: no game of ours is a tenth as long


Work = TypeVar("Work")
Played = TypeVar("Played")


class GameFailed(RuntimeError):
    """A game that broke or did not end, told so that it can be played again."""


@dataclass(frozen=True)
class GameRecord:
    """What is kept of one game."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    decisions: int
    choices: int  # decisions with at least two options
    rounds: int
    first: int
    heroes: tuple[str, ...]
    bought: tuple[tuple[str, ...], ...]
    offered: tuple[str, ...] = ()


@dataclass(frozen=True)
class Job:
    """One game to be played by whichever process is free."""

    setup: Setup
    bots: tuple[str, ...]


def play_game(box: Box, setup: Setup, bots: Sequence[Bot]) -> GameRecord:
    """Play one game to its end, a bot at each seat."""
    if len(bots) != setup.seats:
        raise BadSetup(f"{len(bots)} bots cannot play at {setup.seats} seats")
    game = box.new(setup)
    events: list[Event] = []
    game.events = events
    opening = game.clone()
    decisions, choices = play_out(game, bots, setup.seed)
    account = account_of(opening, game, events)
    return GameRecord(
        seed=setup.seed,
        bots=tuple(bot.name for bot in bots),
        winners=tuple(game.winners),
        decisions=decisions,
        choices=choices,
        rounds=account.rounds,
        first=account.first,
        heroes=account.heroes,
        bought=account.bought,
        offered=account.offered,
    )


def play_out(game: Game, bots: Sequence[Bot], seed: int) -> tuple[int, int]:
    """Let bots take a new game to its end; how many decisions there were, and how many of them choices."""
    luck = first_state(-1 - seed)  # the bots' own, so that it tells nothing of the game's
    decisions = choices = 0
    decision = game.advance()
    while decision is not None:
        luck = next_state(luck)
        seat = decision.seat
        decisions += 1
        choices += len(decision.options) > 1
        decision = game.choose_as(seat, bot_pick(bots[seat], game, seat, mix(luck)))
        if decisions == ENDLESS:
            raise GameFailed(f"no end after {ENDLESS} decisions")
    return decisions, choices


def play_job(job: Job) -> GameRecord:
    try:
        return play_game(find_game(job.setup.game).box, job.setup, [make_bot(name) for name in job.bots])
    except Exception as wrong:
        raise broken(job, wrong) from wrong


def broken(job: Job, wrong: Exception) -> GameFailed:
    """Everything that it takes to play the game again."""
    options = ", ".join(f"{name} {value}" for name, value in job.setup.options.items())
    return GameFailed(
        f"{job.setup.game} with {','.join(job.bots)} broke at seed {job.setup.seed}"
        f"{f' ({options})' if options else ''}: {type(wrong).__name__}: {wrong}"
    )


def play_jobs(jobs: Sequence[Job], processes: int = 1) -> Iterator[GameRecord]:
    """Play any games, and yield each record as its game ends."""
    return share_out(play_job, jobs, processes)


def share_out(play: Callable[[Work], Played], jobs: Sequence[Work], processes: int) -> Iterator[Played]:
    """Do every job in whichever process is free, and yield what came of it as it is done."""
    if processes == 1:
        yield from map(play, jobs)
        return
    # Spawned, not forked: the same on every system, and safe beside the threads of a progress bar.
    context = multiprocessing.get_context("spawn")
    chunk = max(1, min(10, len(jobs) // (processes * 20)))
    with context.Pool(processes, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(play, jobs, chunk)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_series(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    ruleset: str = "standard",
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
) -> Iterator[GameRecord]:
    """Play games with the seeds from `seed` on, and yield each record as its game ends.

    The records depend on the seeds alone, only their order on `jobs`.  What is wrong with the names or the
    options is raised before the first game.
    """
    seats = tuple(bots)
    work = [Job(Setup(game, len(seats), seed + n, ruleset, options or {}), seats) for n in range(games)]
    for name in seats:
        make_bot(name)
    find_game(game).box.new(Setup(game, len(seats), seed, ruleset, options or {}))
    yield from play_jobs(work, jobs)
