"""How a game is played, on one page: the goal, a turn, a fight, and how it ends.

Each is a file `games/<game>/how.yaml` with all its words in every language.  Its pictures are no images: they
name a lesson and a step of it, and the page shows the board as it is there, with what is to be picked lit.
So a picture cannot grow old; a lesson that changes takes its pictures along, and where a step is gone the
check says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import msgspec
import yaml

from fabletop import ledger
from fabletop.content.records import LOADER, broken_yaml, read_text
from fabletop.games import GAMES
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import pick_to_data
from fabletop.lessons.lesson import Lesson, Spoken, Words, all_lessons
from fabletop.lessons.play import Course, follow, script

PARTS: Final = ("goal", "turn", "fight", "end")  # whoever reads no further than the first knows what for


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph, or a step of a turn, and the rules that it stands on."""

    en: Words
    es: Words
    sv: Words
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board at a step of a lesson, once the learner has made `after` picks of that step; `caption` tells
    in words what is seen."""

    lesson: str
    step: str
    caption: Spoken
    after: Annotated[int, msgspec.Meta(ge=0)] = 0


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`steps` follow each other in this order, `says` stands above them."""

    id: str
    says: Annotated[list[Point], msgspec.Meta(min_length=1)]
    steps: list[Point] = []
    picture: Picture | None = None


class How(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`lesson` is the one to play after reading."""

    game: str
    lesson: str
    parts: list[Part]

    @property
    def pictures(self) -> list[Picture]:
        return [part.picture for part in self.parts if part.picture is not None]


# -- pictures -----------------------------------------------------------------------------------------------


def course_of(picture: Picture) -> Course:
    """Where the learner is in a picture, and what came of the pick before it."""
    lesson = all_lessons()[picture.lesson]
    step = number_of(lesson, picture.step)
    turns = [turn for turn in script(lesson.id) if turn.seat == lesson.seat]
    before = sum(turn.step < step for turn in turns) + picture.after
    return follow(lesson, [pick_to_data(turn.pick) for turn in islice(turns, before)])


def number_of(lesson: Lesson, step: str) -> int:
    return [one.id for one in lesson.steps].index(step)


# -- files --------------------------------------------------------------------------------------------------


def read_how(path: Path, game: str) -> How:
    """What a file says of this game; a BrokenFile tells what is wrong with it."""
    try:
        how = msgspec.convert(yaml.load(read_text(path), Loader=LOADER), How)
    except yaml.YAMLError as wrong:
        raise broken_yaml(path, wrong) from wrong
    except msgspec.ValidationError as wrong:
        raise BrokenFile(path, "", f"this does not tell how to play: {wrong}") from wrong
    if how.game != game:
        raise BrokenFile(path, "game", f"this stands in the folder of {game}")
    look_at(path, how)
    return how


def look_at(path: Path, how: How) -> None:
    """Whether its parts stand in their order, its rules exist, and its pictures can be shown."""
    if tuple(part.id for part in how.parts) != PARTS:
        raise BrokenFile(path, "parts", f"there should be, in this order: {', '.join(PARTS)}")
    look_for_lesson(path, "lesson", how, how.lesson)
    for part in how.parts:
        for point in (*part.says, *part.steps):
            for rule in point.rules:
                if not ledger.holds(rule):
                    raise BrokenFile(path, f"parts.{part.id}", f"there is no rule {rule!r}")
        if part.picture is not None:
            look_at_picture(path, f"parts.{part.id}.picture", how, part.picture)


def look_for_lesson(path: Path, where: str, how: How, id: str) -> Lesson:
    lesson = all_lessons().get(id)
    if lesson is None or lesson.game != how.game:
        raise BrokenFile(path, where, f"there is no lesson {id!r} of {how.game}")
    return lesson


def look_at_picture(path: Path, where: str, how: How, picture: Picture) -> None:
    lesson = look_for_lesson(path, f"{where}.lesson", how, picture.lesson)
    if picture.step not in [step.id for step in lesson.steps]:
        raise BrokenFile(path, f"{where}.step", f"{lesson.id} has no step {picture.step!r}")
    step = number_of(lesson, picture.step)
    picks = sum(turn.step == step and turn.seat == lesson.seat for turn in script(lesson.id))
    if picture.after >= picks:
        raise BrokenFile(path, f"{where}.after", f"the learner has only {picks} to make in that step")


@lru_cache(1)
def all_hows() -> Mapping[str, How]:
    """All that come with the games, by the game, read once."""
    return {name: read_how(game.how, name) for name, game in GAMES.items() if game.how is not None}
