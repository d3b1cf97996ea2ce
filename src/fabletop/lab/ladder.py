"""A ladder: every bot against every other, the same deals from both sides, and a rating for each.

Games come in pairs: one seed, and then the same seed with the bots in each other's seats.  What was played is
kept in a file, a line for each game, so that a ladder goes on where it was stopped.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fabletop.bots import make_bot
from fabletop.games import find_game
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.match import Setup
from fabletop.lab.series import GameRecord, Job, play_jobs

SIDES: Final = 2
FIRST_SEED: Final = 9_000_000  # that nothing was fitted or chosen by


@dataclass(frozen=True)
class Played:
    """One game of a ladder: who sat where, and which of the two won it."""

    seed: int
    bots: tuple[str, ...]  # by seat
    won: tuple[str, ...]  # by name: one, or both if it was shared

    def score(self, bot: str) -> float:
        return (bot in self.won) / len(self.won) if self.won else 0.5


def seating(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Both ways to seat two bots, or two teams of them: turn about."""
    return [tuple((a, b)[seat % SIDES] for seat in range(seats)) for a, b in ((one, other), (other, one))]


def jobs_of(
    game: str,
    bots: Sequence[str],
    pairs: int,
    *,
    seats: int = SIDES,
    seed: int = FIRST_SEED,
    ruleset: str = "",
    options: Mapping[str, Any] | None = None,
    deals: Sequence[Mapping[str, Any]] = (),
) -> list[Job]:
    """All games of a round robin: for every two bots the same seeds, each seed from both sides.  Deals take
    turns in place of the options."""
    known = find_game(game)
    for name in bots:
        make_bot(name)
    found = []
    for number in range(pairs):
        dealt = deals[number % len(deals)] if deals else options or {}
        setup = Setup(game, seats, seed + number, ruleset or known.usual, dealt)
        for one, other in itertools.combinations(bots, 2):
            found += [Job(setup, names) for names in seating(one, other, seats)]
    return found


def played(record: GameRecord) -> Played:
    won = tuple(sorted({record.bots[seat] for seat in record.winners}))
    return Played(record.seed, record.bots, won)


def play_ladder(jobs: Sequence[Job], kept: Path, processes: int) -> Iterator[Played]:
    """Play what is still missing in the file, and add it there game by game; yields all games of the jobs."""
    done = {(one.seed, one.bots): one for one in read_kept(kept)}
    missing = []
    for job in jobs:
        known = done.get((job.setup.seed, job.bots))
        if known is None:
            missing.append(job)
        else:
            yield known
    with kept.open("a", encoding="utf-8") as file:
        for record in play_jobs(missing, processes):
            game = played(record)
            file.write(json.dumps([game.seed, game.bots, game.won]) + "\n")
            file.flush()
            yield game


def read_kept(path: Path) -> list[Played]:
    return [Played(seed, tuple(bots), tuple(won)) for seed, bots, won in kept_games(path, 3)]


def kept_games(path: Path, numbers: int) -> Iterator[list[Any]]:
    """The games in a file, so many things said of each; the last line may have been cut off."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for number, line in enumerate(lines, start=1):
        try:
            game = json.loads(line)
        except ValueError:
            game = None
        if isinstance(game, list) and len(game) == numbers:
            yield game
        elif number < len(lines):
            raise BrokenFile(path, f"line {number}", "this is no game of a ladder")


# -- what it comes to ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Meeting:
    """Two bots: what the first of them won."""

    one: str
    other: str
    games: int
    won: float


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems: 25 is usual, and twice `doubt` to both sides hold the truth mostly."""

    bot: str
    strength: float
    doubt: float


def meetings(games: Sequence[Played]) -> dict[tuple[str, str], Meeting]:
    """By both names, from both sides."""
    found: dict[tuple[str, str], Meeting] = {}
    for game in games:
        names = list(dict.fromkeys(game.bots))
        for one, other in itertools.permutations(names, 2):
            before = found.get((one, other), Meeting(one, other, 0, 0.0))
            found[one, other] = Meeting(one, other, before.games + 1, before.won + game.score(one))
    return found


def ratings(games: Sequence[Played]) -> list[Rating]:
    """Plackett and Luce's model over all games in the order of their seeds, the strongest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in sorted({name for game in games for name in game.bots})}
    for game in sorted(games, key=lambda game: (game.seed, game.bots)):
        one, other = dict.fromkeys(game.bots)
        sides = [[known[one]], [known[other]]]
        (known[one],), (known[other],) = model.rate(sides, scores=[game.score(one), game.score(other)])
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.strength)
