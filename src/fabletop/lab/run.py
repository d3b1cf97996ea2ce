"""A run of `fabletop simulate` in a folder of its own: it goes on where it was broken off.

games.jsonl       every game, written down as it ends, below the settings of the run
sittings.jsonl    when it was begun or taken up again: which build, on which machine
games.parquet     a row for each game
rounds.parquet    what was done and taken in each round, added up over all games
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fabletop import __version__
from fabletop.kernel.errors import BrokenFile
from fabletop.lab.kept import Kept, Settings, played_by
from fabletop.lab.machine import this_machine
from fabletop.lab.rows import Rounds, check_polars, to_frame, write_frame
from fabletop.lab.series import GameRecord, Job
from fabletop.lab.speed import is_compiled

if TYPE_CHECKING:
    import polars

GAMES: Final = "games.jsonl"
SITTINGS: Final = "sittings.jsonl"
GAMES_TABLE: Final = "games.parquet"
ROUNDS_TABLE: Final = "rounds.parquet"


@dataclass(frozen=True)
class Sitting:
    """Somebody began a run, or took it up again."""

    kept: int  # games that were there already
    asked: int  # games in all
    version: str
    build: str
    machine: str
    on: str


class Run:
    """A folder with a run."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._kept: Final = Kept(folder / GAMES, GameRecord, "game of a run")

    def begin(self, jobs: Sequence[Job], on: str) -> None:
        """Make the folder, or see that its run is the same; the number of games may grow."""
        check_polars(self.folder)
        if not self.folder.parent.is_dir():
            raise BrokenFile(self.folder, "", f"there is no folder {self.folder.parent}; make it first")
        if self.folder.exists() and not self.folder.is_dir():
            raise BrokenFile(self.folder, "", "a run is kept in a folder, and this is a file")
        self.folder.mkdir(exist_ok=True)
        self._kept.begin(settings_of(jobs[0]))
        there = sum(1 for _ in self._kept.read())
        if there > len(jobs):
            raise BrokenFile(
                self.folder,
                "games",
                f"{there} are played already, and {len(jobs)} are asked for: ask for more",
            )
        build = "compiled" if is_compiled() else "plain"
        sitting = Sitting(there, len(jobs), __version__, build, str(this_machine()), on)
        with (self.folder / SITTINGS).open("ab") as file:
            file.write(msgspec.json.encode(sitting) + b"\n")

    def play(
        self, jobs: Sequence[Job], play: Callable[[list[Job]], Iterator[GameRecord]]
    ) -> Iterator[GameRecord]:
        """All games: those that are kept, and then those that are still to be played.  Their courses stay in
        the file."""
        for record in self._kept.go_on(jobs, play, seed_of_job, seed_of):
            yield replace(record, course=None)

    def settings(self) -> dict[str, Any]:
        found = self._kept.settings()
        if found is None:
            raise BrokenFile(
                self.folder, "", "there is no run; fabletop simulate GAME --run FOLDER makes one"
            )
        return found

    def sittings(self) -> list[Sitting]:
        lines = (self.folder / SITTINGS).read_bytes().splitlines()
        return [msgspec.json.decode(line, type=Sitting) for line in lines]

    def tables(self) -> tuple[polars.DataFrame, polars.DataFrame]:
        """The games, and what was done in each round."""
        settings = self.settings()
        rounds = Rounds()
        games = to_frame(heard(self.records(), rounds), settings["game"], len(settings["bots"]))
        return games, rounds.to_frame()

    def records(self) -> Iterator[GameRecord]:
        """Each of them once, whoever wrote it down."""
        found: set[int] = set()
        for record in self._kept.read():
            if record.seed not in found:
                found.add(record.seed)
                yield record

    def write(self) -> tuple[polars.DataFrame, polars.DataFrame]:
        """Make both tables of what is kept."""
        games, rounds = self.tables()
        about = self.settings()
        write_frame(games, self.folder / GAMES_TABLE, about)
        write_frame(rounds, self.folder / ROUNDS_TABLE, about)
        return games, rounds


def heard(records: Iterator[GameRecord], rounds: Rounds) -> Iterator[GameRecord]:
    for record in records:
        rounds.add(record)
        yield record


def settings_of(job: Job) -> Settings:
    """What makes a run what it is, from its first game."""
    setup = job.setup
    return {
        **played_by(setup.game),
        "ruleset": setup.ruleset,
        "options": dict(setup.options),
        "bots": list(job.bots),
        "seed": setup.seed,
    }


def seed_of_job(job: Job) -> int:
    return job.setup.seed


def seed_of(record: GameRecord) -> int:
    return record.seed
