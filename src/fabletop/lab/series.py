"""Whole games between bots, one or ten thousand: the same seeds give the same games, however shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fabletop.bots import Bot, bot_pick, make_bot
from fabletop.games import find_game
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.event import Event
from fabletop.kernel.game import Game
from fabletop.kernel.match import Box, Setup
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.lab.account import account_of
from fabletop.lab.course import Course, Listener
from fabletop.lab.workers import Processes, Workers

ENDLESS: Final = 200_000  # decisions: no game of ours is a tenth as long


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
    ending: str = ""
    course: Course | None = None  # round by round, where that was asked for


@dataclass(frozen=True)
class Job:
    """One game to be played by whichever process is free."""

    setup: Setup
    bots: tuple[str, ...]
    course: bool = False


def play_game(box: Box, setup: Setup, bots: Sequence[Bot], course: bool = False) -> GameRecord:
    """Play one game to its end, a bot at each seat; with its `course`, if that is wanted."""
    if len(bots) != setup.seats:
        raise BadSetup(f"{len(bots)} bots cannot play at {setup.seats} seats")
    game = box.new(setup)
    events: list[Event] = []
    game.events = events
    opening = game.clone()
    listener = Listener(game, events) if course else None
    decisions, choices = play_out(game, bots, setup.seed, listener.hear if listener else None)
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
        ending=account.ending,
        course=listener.course() if listener else None,
    )


def play_out(
    game: Game, bots: Sequence[Bot], seed: int, hear: Callable[[Game], None] | None = None
) -> tuple[int, int]:
    """Let bots take a new game to its end; how many decisions there were, and how many of them choices.
    Somebody may `hear` what came of each pick."""
    luck = first_state(-1 - seed)  # the bots' own, so that it tells nothing of the game's
    decisions = choices = 0
    decision = game.advance()
    if hear is not None:
        hear(game)
    while decision is not None:
        luck = next_state(luck)
        seat = decision.seat
        decisions += 1
        choices += len(decision.options) > 1
        decision = game.choose_as(seat, bot_pick(bots[seat], game, seat, mix(luck)))
        if hear is not None:
            hear(game)
        if decisions == ENDLESS:
            raise GameFailed(f"no end after {ENDLESS} decisions")
    return decisions, choices


def play_job(job: Job) -> GameRecord:
    try:
        bots = [make_bot(name) for name in job.bots]
        return play_game(find_game(job.setup.game).box, job.setup, bots, job.course)
    except Exception as wrong:
        raise broken(job, wrong) from wrong


def broken(job: Job, wrong: Exception) -> GameFailed:
    """Everything that it takes to play the game again."""
    options = ", ".join(f"{name} {value}" for name, value in job.setup.options.items())
    return GameFailed(
        f"{job.setup.game} with {','.join(job.bots)} broke at seed {job.setup.seed}"
        f"{f' ({options})' if options else ''}: {type(wrong).__name__}: {wrong}"
    )


def play_jobs(jobs: Sequence[Job], workers: Workers) -> Iterator[GameRecord]:
    """Play any games, and yield each record as its game ends."""
    return workers.share(play_job, jobs)


def series_jobs(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    ruleset: str = "standard",
    options: Mapping[str, Any] | None = None,
    course: bool = False,
) -> list[Job]:
    """Games with the seeds from `seed` on; what is wrong with the names or the options is raised here."""
    seats = tuple(bots)
    for name in seats:
        make_bot(name)
    find_game(game).box.new(Setup(game, len(seats), seed, ruleset, options or {}))
    return [
        Job(Setup(game, len(seats), seed + n, ruleset, options or {}), seats, course) for n in range(games)
    ]


def run_series(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    ruleset: str = "standard",
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    course: bool = False,
) -> Iterator[GameRecord]:
    """Play games with the seeds from `seed` on, and yield each record as its game ends.

    The records depend on the seeds alone, only their order on `jobs`.  What is wrong with the names or the
    options is raised before the first game.
    """
    work = series_jobs(game, bots, games, seed=seed, ruleset=ruleset, options=options, course=course)
    yield from play_jobs(work, Processes(jobs))
