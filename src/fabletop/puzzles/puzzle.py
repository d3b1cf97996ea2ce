"""A puzzle as it is kept: a position, whose it is to solve, the goal, and the line that reaches it.

Each is a file of its own in `games/<game>/puzzles/`.  They are no content of a match, as weights are none:
docs/why/0007-weights.md.  What they hold is checked when they are read; that the solution is the only one, by
`fabletop.puzzles.check`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import yaml

from fabletop.content.records import LOADER, broken_yaml, read_text
from fabletop.games import GAMES
from fabletop.games.registration import Goal, Puzzling, Registration
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.puzzles.solve import Turn, turn_from_data
from fabletop.said import Said

GRADES: Final = range(1, 6)  # from easy to hard

Grade = Annotated[int, msgspec.Meta(ge=GRADES[0], le=GRADES[-1])]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a puzzle was found in, and after how many picks of it."""

    seed: int
    bots: list[str]
    pick: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`line` is the solution against the most stubborn answers and rolls: seat, step, its args, pick, dice.
    `said` is the goal and each own pick of it in English, for whoever reads the file, and to notice if the
    numbers in it come to mean something else."""

    id: str
    game: str
    ruleset: str
    seats: int
    options: dict[str, Any]
    seat: int
    goal: list[Any]
    grade: Grade
    said: list[str]
    line: list[list[Any]]
    origin: Origin
    state: dict[str, Any]

    @property
    def known(self) -> Registration:
        return GAMES[self.game]

    @property
    def rules(self) -> Puzzling:
        return rules_of(self.known)

    @property
    def solver(self) -> Seat:
        return Seat(self.seat)

    @property
    def aim(self) -> Goal:
        kind, *ids = self.goal
        return Goal(kind, tuple(ids))

    @property
    def turns(self) -> list[Turn]:
        return [turn_from_data(turn) for turn in self.line]

    @property
    def own(self) -> list[Turn]:
        """The solver's part of the line."""
        return [turn for turn in self.turns if turn.seat == self.seat]

    def setup(self) -> Setup:
        return Setup(self.game, self.seats, self.origin.seed, self.ruleset, self.options)

    def position(self) -> Game:
        """The game at the position, to be played on."""
        return self.known.box.from_data(self.setup(), self.state)

    def goal_said(self) -> Said:
        return self.rules.said(self.known.speaks(""), self.position(), self.aim)


def rules_of(game: Registration) -> Puzzling:
    """What the puzzles of a game are about; a BadSetup if it has none."""
    if game.puzzles is None:
        raise BadSetup(f"{game.name} has no puzzles")
    return game.puzzles()


# -- files ------------------------------------------------------------------------------------------------


def read_puzzle(path: Path) -> Puzzle:
    """What a file says; a BrokenFile tells what is wrong with it."""
    try:
        puzzle = msgspec.convert(yaml.load(read_text(path), Loader=LOADER), Puzzle)
    except yaml.YAMLError as wrong:
        raise broken_yaml(path, wrong) from wrong
    except msgspec.ValidationError as wrong:
        raise BrokenFile(path, "", f"this is no puzzle: {wrong}") from wrong
    look_at(path, puzzle)
    return puzzle


def look_at(path: Path, puzzle: Puzzle) -> None:
    """Whether it fits together: its name, its game, and a position in which the solver is asked."""
    if puzzle.id != path.stem:
        raise BrokenFile(path, "id", f"{puzzle.id} stands in a file of another name")
    if puzzle.game not in GAMES or GAMES[puzzle.game].puzzles is None:
        raise BrokenFile(path, "game", f"there are no puzzles of {puzzle.game!r}")
    try:
        decision = puzzle.position().decision
    except (BadSetup, LookupError, TypeError, ValueError) as wrong:
        raise BrokenFile(path, "state", f"this position cannot be laid out: {wrong!r}") from wrong
    if decision is None or puzzle.seat not in decision.seats:
        raise BrokenFile(path, "state", f"seat {puzzle.seat} is not asked anything")
    try:
        own = puzzle.own
    except (TypeError, ValueError) as wrong:
        raise BrokenFile(path, "line", str(wrong)) from wrong
    if len(puzzle.said) != 1 + len(own):
        raise BrokenFile(path, "said", "it is the goal and every own pick of the line")


def write_puzzle(folder: Path, puzzle: Puzzle) -> Path:
    """A line for each thing, the state as JSON, which is YAML too."""
    path = folder / f"{puzzle.id}.yaml"
    fields = msgspec.to_builtins(puzzle)
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
    part = path.with_name(path.name + ".part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(path)
    return path


def read_folder(folder: Path) -> list[Puzzle]:
    """The puzzles of a folder, the easy ones first."""
    found = [read_puzzle(path) for path in sorted(folder.glob("*.yaml"))]
    return sorted(found, key=lambda puzzle: (puzzle.grade, len(puzzle.own), puzzle.id))


@lru_cache(1)
def all_puzzles() -> Mapping[str, list[Puzzle]]:
    """All that come with the games, by game, read once."""
    return {
        name: read_folder(game.puzzles().FOLDER) for name, game in GAMES.items() if game.puzzles is not None
    }


def find_puzzle(id: str) -> Puzzle | None:
    return next((one for some in all_puzzles().values() for one in some if one.id == id), None)
