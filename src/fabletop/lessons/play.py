"""A lesson being played: what the learner is to pick, and what the others do in between.

Nothing is left to luck: the seed is the lesson's, and the others follow its line.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from fabletop.games.registration import Registration
from fabletop.games.shots import Shot, find_offer, opening, shoot
from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import Pick, Seat, pick_to_data
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.lessons.lesson import Lesson, all_lessons
from fabletop.speech import Speech

Status = Literal["open", "astray", "done"]


class Turn(NamedTuple):
    """A pick of the line: the step it belongs to, and whose it is."""

    step: int
    seat: Seat
    pick: Pick


class Course(NamedTuple):
    """Where the learner is: what came of the last pick, the step that is next, and the pick that it asks
    for.  A pick that is not of the lesson is not made: then the learner is astray."""

    shots: list[Shot]
    status: Status
    step: int
    wanted: Pick | None


# -- the line -----------------------------------------------------------------------------------------------


@lru_cache(16)
def script(id: str) -> tuple[Turn, ...]:
    """The line of a lesson as picks; a BrokenFile says which of them cannot be made, and what can."""
    lesson = all_lessons()[id]
    labels = Labels(lesson.known)
    game = lesson.begin()
    found = []
    for number, step in enumerate(lesson.steps):
        for said in step.line:
            decision = game.decision
            if decision is None:
                raise BrokenFile(path_of(lesson), f"steps.{step.id}.line", f"it is over before {said!r}")
            pick = labels.find(game, decision, said)
            if pick is None:
                there = "; ".join(labels.of(game, decision))
                raise BrokenFile(path_of(lesson), f"steps.{step.id}.line", f"no {said!r} among: {there}")
            found.append(Turn(number, decision.seat, pick))
            game.choose(pick)
        if not any(turn.step == number and turn.seat == lesson.seat for turn in found):
            raise BrokenFile(path_of(lesson), f"steps.{step.id}.line", "the learner has nothing to do")
    return tuple(found)


class Labels:
    """What the options of whoever is asked are called in English; others may have some of the same name."""

    def __init__(self, known: Registration) -> None:
        self.words: Final = known.words()
        self.speaks: Final = known.speaks("")
        self.speech: Final = Speech("en", known.texts)

    def of(self, game: Game, decision: Decision) -> list[str]:
        return [self.label(game, decision, pick) for pick in decision.offers(decision.seat)]

    def label(self, game: Game, decision: Decision, pick: Pick) -> str:
        return self.speech.phrase(self.words.option(self.speaks, game, decision, pick))

    def find(self, game: Game, decision: Decision, said: str) -> Pick | None:
        """The first option of this name: those of one name are alike."""
        offers = decision.offers(decision.seat)
        return next((pick for pick in offers if self.label(game, decision, pick) == said), None)


def path_of(lesson: Lesson) -> str:
    return f"{lesson.game}/lessons/{lesson.id}.yaml"


# -- the learner --------------------------------------------------------------------------------------------


def follow(lesson: Lesson, picks: Sequence[Any]) -> Course:
    """What came of the last of the learner's picks, as they are written; NotOnOffer if one of them cannot be
    made, or if any but the last is not of the lesson."""
    turns = list(script(lesson.id))
    game = lesson.begin()
    shots = others(lesson, turns, [opening(game)])
    for number, pick in enumerate(picks, start=1):
        if not turns:
            raise NotOnOffer("the lesson is over")
        if find_offer(shots[-1].game, lesson.learner, pick) is None:
            raise NotOnOffer(f"{str(pick)[:40]} is not on offer")
        if pick_to_data(turns[0].pick) != pick:
            if number < len(picks):
                raise NotOnOffer("the lesson goes another way")
            return Course([], "astray", turns[0].step, turns[0].pick)
        shots = others(lesson, turns, [made(shots[-1].game, turns.pop(0))])
    if not turns:
        return Course(shots, "done", len(lesson.steps), None)
    return Course(shots, "open", turns[0].step, turns[0].pick)


def others(lesson: Lesson, turns: list[Turn], shots: list[Shot]) -> list[Shot]:
    """The picks of other seats until the learner is asked again, after what came before them."""
    while turns and turns[0].seat != lesson.seat:
        shots.append(made(shots[-1].game, turns.pop(0)))
    return shots


def made(game: Game, turn: Turn) -> Shot:
    return shoot(game, turn.pick, turn.seat)
