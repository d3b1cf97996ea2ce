"""The list of lessons, and one of them after some picks.

Nothing is kept of a learner: the browser sends all picks, and they are played again from the beginning.
"""

from __future__ import annotations

from typing import Any

from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.game import NotOnOffer
from fabletop.lessons.lesson import Lesson, Spoken, Step, all_lessons
from fabletop.lessons.play import Course, follow
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import LessonInfo, LessonPlayed, LessonStep, SpokenText
from fabletop.server.scripted import frames_of, seats_of
from fabletop.server.workers import Workers


def listed() -> list[LessonInfo]:
    return [info(lesson) for lesson in all_lessons().values()]


def info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        game=lesson.game,
        minutes=lesson.minutes,
        title=spoken(lesson.title),
        about=spoken(lesson.about),
        trail=[spoken(step.trail) for step in lesson.steps],
    )


def spoken(text: Spoken) -> SpokenText:
    return SpokenText(en=text.en, es=text.es, sv=text.sv)


async def play(workers: Workers, id: str, picks: list[Any]) -> bytes:
    """A lesson after these picks, as it is sent."""
    if id not in all_lessons():
        raise Refusal("refused-lesson", 404)
    try:
        return await workers.run(played, id, picks)
    except NotOnOffer:
        raise Refusal("refused-not-on-offer", 409) from None


# -- where it is worked out ---------------------------------------------------------------------------------


def played(id: str, picks: list[Any]) -> bytes:
    """The same; NotOnOffer if a pick cannot be made."""
    lesson = all_lessons()[id]
    return encode(told(lesson, picks, follow(lesson, picks)))


def told(lesson: Lesson, picks: list[Any], course: Course) -> LessonPlayed:
    """What is told of it: no more than the learner's seat may know."""
    open_step = lesson.steps[course.step] if course.step < len(lesson.steps) else None
    return LessonPlayed(
        lesson=info(lesson),
        content=lesson.known.box.content_hash(),
        ruleset=lesson.ruleset,
        options=lesson.options,
        seat=lesson.seat,
        seats=seats_of(lesson.known, lesson.begin(), lesson.learner, lesson.seats),
        picks=picks if course.status != "astray" else picks[:-1],
        frames=frames_of(lesson.known, lesson.learner, course.shots),
        status=course.status,
        at=course.step,
        step=None if open_step is None else step_of(open_step),
        wanted=None if course.wanted is None else pick_to_data(course.wanted),
        answer=answer_to(lesson, course, open_step),
    )


def step_of(step: Step) -> LessonStep:
    return LessonStep(title=spoken(step.title), do=spoken(step.do), why=spoken(step.why), rule=step.rule)


def answer_to(lesson: Lesson, course: Course, step: Step | None) -> SpokenText | None:
    if course.status == "done":
        return spoken(lesson.end)
    if course.status == "astray" and step is not None and step.astray is not None:
        return spoken(step.astray)
    return None
