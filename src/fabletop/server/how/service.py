"""A page in words, and what its pictures show.

They are asked for apart: the words are little and are kept at hand where there is no line.
"""

from __future__ import annotations

from functools import lru_cache

from fabletop.kernel.frame import pick_to_data
from fabletop.lessons.how import How, Part, Picture, Point, all_hows, course_of
from fabletop.lessons.lesson import all_lessons
from fabletop.server.answers import encode
from fabletop.server.lessons.service import spoken
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import HowPart, HowPicture, HowPoint, HowTo, SpokenText
from fabletop.server.scripted import frames_of, seats_of
from fabletop.server.workers import Workers


def page(game: str) -> HowTo:
    how = find(game)
    return HowTo(game=game, lesson=how.lesson, parts=[told(part) for part in how.parts])


def find(game: str) -> How:
    how = all_hows().get(game)
    if how is None:
        raise Refusal("refused-how", 404)
    return how


def told(part: Part) -> HowPart:
    return HowPart(
        id=part.id,
        says=[point(one) for one in part.says],
        steps=[point(one) for one in part.steps],
        caption=None if part.picture is None else spoken(part.picture.caption),
    )


def point(one: Point) -> HowPoint:
    return HowPoint(text=SpokenText(en=one.en, es=one.es, sv=one.sv), rules=one.rules)


async def pictures(workers: Workers, game: str) -> bytes:
    """What the pictures of a page show, as it is sent."""
    find(game)
    return await workers.run(drawn, game)


# -- where it is worked out ---------------------------------------------------------------------------------


@lru_cache(8)
def drawn(game: str) -> bytes:
    """The same: it never changes, so a process works it out once."""
    parts = all_hows()[game].parts
    return encode([shown(part.id, part.picture) for part in parts if part.picture is not None])


def shown(part: str, picture: Picture) -> HowPicture:
    """No more than the learner's seat may know."""
    lesson = all_lessons()[picture.lesson]
    course = course_of(picture)
    return HowPicture(
        part=part,
        content=lesson.known.box.content_hash(),
        seat=lesson.seat,
        seats=seats_of(lesson.known, lesson.begin(), lesson.learner, lesson.seats),
        frame=frames_of(lesson.known, lesson.learner, course.shots[-1:])[0],
        wanted=None if course.wanted is None else pick_to_data(course.wanted),
    )
