"""A lesson as it is written: a match from its first pick on, in steps, each with what is said of it.

Each is a file of its own in `games/<game>/lessons/`, with all its words in every language, so that it can be
read and mended by somebody who knows the game and no Python.  The line of a step names what is picked, by the
words on its button in English; whoever is asked picks it, the learner or another seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml

from fabletop import ledger
from fabletop.content.records import LOADER, broken_yaml, read_text
from fabletop.games import GAMES
from fabletop.games.registration import Registration
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup

Words = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; `*words*` between stars are told apart."""

    en: Words
    es: Words
    sv: Words


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: `trail` is a word or two for it, `do` what to click and `why`, with its rule.
    `astray` answers whoever clicks something else."""

    id: str
    rule: str
    trail: Spoken
    title: Spoken
    do: Spoken
    why: Spoken
    line: Annotated[list[str], msgspec.Meta(min_length=1)]
    astray: Spoken | None = None


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is the learner's; `end` is said when all steps are done."""

    id: str
    game: str
    ruleset: str
    seats: int
    options: dict[str, Any]
    seed: int
    seat: int
    minutes: int
    title: Spoken
    about: Spoken
    end: Spoken
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]

    @property
    def known(self) -> Registration:
        return GAMES[self.game]

    @property
    def learner(self) -> Seat:
        return Seat(self.seat)

    def setup(self) -> Setup:
        return Setup(self.game, self.seats, self.seed, self.ruleset, self.options)

    def begin(self) -> Game:
        """The game before its first pick."""
        game = self.known.box.new(self.setup())
        game.advance()
        return game


# -- files ------------------------------------------------------------------------------------------------


def read_lesson(path: Path) -> Lesson:
    """What a file says; a BrokenFile tells what is wrong with it.  That its line can be played is found by
    `fabletop.lessons.play.script`."""
    try:
        lesson = msgspec.convert(yaml.load(read_text(path), Loader=LOADER), Lesson)
    except yaml.YAMLError as wrong:
        raise broken_yaml(path, wrong) from wrong
    except msgspec.ValidationError as wrong:
        raise BrokenFile(path, "", f"this is no lesson: {wrong}") from wrong
    look_at(path, lesson)
    return lesson


def look_at(path: Path, lesson: Lesson) -> None:
    """Whether it fits together: its name, its game, its set-up and its rules."""
    if lesson.id != path.stem:
        raise BrokenFile(path, "id", f"{lesson.id} stands in a file of another name")
    if lesson.game not in GAMES:
        raise BrokenFile(path, "game", f"there is no game {lesson.game!r}")
    try:
        lesson.begin()
    except BadSetup as wrong:
        raise BrokenFile(path, "options", f"this cannot be set up: {wrong}") from wrong
    if not 0 <= lesson.seat < lesson.seats:
        raise BrokenFile(path, "seat", f"there is no seat {lesson.seat}")
    for step in lesson.steps:
        if not ledger.holds(step.rule):
            raise BrokenFile(path, f"steps.{step.id}.rule", f"there is no rule {step.rule!r}")
    if len({step.id for step in lesson.steps}) < len(lesson.steps):
        raise BrokenFile(path, "steps", "two of them have the same id")


@lru_cache(1)
def all_lessons() -> Mapping[str, Lesson]:
    """All that come with the games, in their order, read once."""
    folders = [game.lessons for game in GAMES.values() if game.lessons is not None]
    found = [read_lesson(path) for folder in folders for path in sorted(folder.glob("*.yaml"))]
    return {lesson.id: lesson for lesson in found}
