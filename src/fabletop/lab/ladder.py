"""A ladder: every bot against every other, the same deals from both sides, and a rating for each.

Games come in pairs: one seed, and then the same seed with the bots in each other's seats.  What was played is
kept in a file, a line for each game, so that a ladder goes on where it was stopped.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from fabletop.bots import make_bot
from fabletop.games import find_game
from fabletop.kernel.match import Setup
from fabletop.lab.kept import Kept, Settings, played_by
from fabletop.lab.series import GameRecord, Job, play_jobs
from fabletop.lab.workers import Workers

SIDES: Final = 2
FIRST_SEED: Final = 9_000_000  # that nothing was fitted or chosen by


@dataclass(frozen=True)
class Played:
    """One game of a ladder: who sat where, and which of the two won it."""

    seed: int
    bots: tuple[str, ...]  # by seat
    won: tuple[str, ...]  # by name: one, or both if it was shared
    deal: str = ""  # what was agreed on

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


def played(record: GameRecord, deal: str = "") -> Played:
    won = tuple(sorted({record.bots[seat] for seat in record.winners}))
    return Played(record.seed, record.bots, won, deal)


def play_ladder(jobs: Sequence[Job], kept: Path, workers: Workers) -> Iterator[Played]:
    """Play what is still missing in the file, and add it there game by game; yields all games of the jobs."""
    file = kept_ladder(kept)
    file.begin(settings_of(jobs[0].setup))

    def play(missing: list[Job]) -> Iterator[Played]:
        deals = {(job.setup.seed, job.bots): deal_of(job.setup) for job in missing}
        for record in play_jobs(missing, workers):
            yield played(record, deals[record.seed, record.bots])

    return file.go_on(jobs, play, asked_for, known_by)


def kept_ladder(path: Path) -> Kept[Played]:
    return Kept(path, Played, "game of a ladder")


def settings_of(setup: Setup) -> Settings:
    """What all games of a ladder share; bots and deals may be more each time."""
    return {**played_by(setup.game), "ruleset": setup.ruleset, "seats": setup.seats}


def deal_of(setup: Setup) -> str:
    """The options of a game, in a few letters."""
    return hashlib.sha256(msgspec.json.encode(dict(setup.options), order="sorted")).hexdigest()[:8]


def asked_for(job: Job) -> tuple[int, str, tuple[str, ...]]:
    return job.setup.seed, deal_of(job.setup), job.bots


def known_by(game: Played) -> tuple[int, str, tuple[str, ...]]:
    return game.seed, game.deal, game.bots


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
