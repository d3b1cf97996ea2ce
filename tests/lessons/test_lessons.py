"""Lessons: their files are checked, their lines can be played, and a learner is led along them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from fabletop.games import GAMES
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.game import NotOnOffer
from fabletop.lessons import lesson as lessons
from fabletop.lessons.lesson import Lesson, all_lessons, read_lesson
from fabletop.lessons.play import Labels, follow, script

ALL = list(all_lessons().values())
FIRST = all_lessons()["village-first"]


def own(lesson: Lesson) -> list[Any]:
    return [pick_to_data(turn.pick) for turn in script(lesson.id) if turn.seat == lesson.seat]


@pytest.mark.parametrize("lesson", ALL, ids=lambda one: one.id)
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    picks = own(lesson)
    seen = []
    for made in range(len(picks)):
        course = follow(lesson, picks[:made])
        assert course.status == "open"
        assert course.wanted is not None
        assert pick_to_data(course.wanted) == picks[made]
        seen.append(course.step)
    assert sorted(set(seen)) == list(range(len(lesson.steps)))
    assert seen == sorted(seen)
    end = follow(lesson, picks)
    assert (end.status, end.step, end.wanted) == ("done", len(lesson.steps), None)


@pytest.mark.parametrize("lesson", ALL, ids=lambda one: one.id)
def test_whoever_goes_astray_is_told_and_nothing_is_picked(lesson: Lesson) -> None:
    """At every pick of every lesson where something else could be picked."""
    picks = own(lesson)
    for made, right in enumerate(picks):
        before = follow(lesson, picks[:made])
        decision = before.shots[-1].game.decision
        assert decision is not None
        for other in decision.offers(lesson.learner):
            if pick_to_data(other) != right:
                astray = follow(lesson, [*picks[:made], pick_to_data(other)])
                assert (astray.status, astray.step, astray.shots) == ("astray", before.step, [])
                assert astray.wanted == before.wanted


@pytest.mark.parametrize("lesson", ALL, ids=lambda one: one.id)
def test_words_are_short_and_marked_alike_in_all_languages(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert {"*" in text for text in (step.do.en, step.do.es, step.do.sv)} == {True}, step.id
        for spoken in (step.title, step.do, step.why, step.trail, *([step.astray] if step.astray else [])):
            texts = (spoken.en, spoken.es, spoken.sv)
            assert all(text.count("*") % 2 == 0 for text in texts), step.id
        assert max(len(text) for text in (step.trail.en, step.trail.es, step.trail.sv)) <= 16, step.id


def test_what_cannot_be_picked_is_refused() -> None:
    first, *_ = own(FIRST)
    with pytest.raises(NotOnOffer, match="not on offer"):
        follow(FIRST, [["play", 999]])
    with pytest.raises(NotOnOffer, match="goes another way"):
        follow(FIRST, [["end_turn"], first])
    with pytest.raises(NotOnOffer, match="over"):
        follow(FIRST, [*own(FIRST), first])


def test_the_others_play_in_between() -> None:
    opening = follow(FIRST, [])
    assert [shot.seat for shot in opening.shots] == [None, 1, 1, 1, 1, 1]  # the Dwarf begins
    after = follow(FIRST, own(FIRST)[:1])
    assert [shot.seat for shot in after.shots] == [0]


# -- files --------------------------------------------------------------------------------------------------


def written(tmp_path: Path, **changed: Any) -> Path:
    assert GAMES["village"].lessons is not None
    data = yaml.safe_load((GAMES["village"].lessons / "village-first.yaml").read_text("utf-8"))
    path = tmp_path / "village-first.yaml"
    path.write_text(yaml.safe_dump({**data, **changed}), "utf-8")
    return path


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"id": "another"}, "a file of another name"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seat": 2}, "there is no seat 2"),
        ({"options": {"heroes": ["nobody", "dwarf"]}}, "cannot be set up"),
        ({"steps": []}, "this is no lesson"),
        ({"title": {"en": "Only English"}}, "this is no lesson"),
        ({"more": 1}, "this is no lesson"),
    ],
)
def test_a_file_says_what_is_wrong_with_it(tmp_path: Path, changed: dict[str, Any], why: str) -> None:
    with pytest.raises(BrokenFile, match=why):
        read_lesson(written(tmp_path, **changed))


def test_a_step_must_cite_a_rule(tmp_path: Path) -> None:
    step = yaml.safe_load(written(tmp_path).read_text("utf-8"))["steps"][0]
    with pytest.raises(BrokenFile, match=r"steps.gold.rule: there is no rule 'village.no.010'"):
        read_lesson(written(tmp_path, steps=[{**step, "rule": "village.no.010"}]))
    with pytest.raises(BrokenFile, match="two of them have the same id"):
        read_lesson(written(tmp_path, steps=[step, step]))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (["Play Coin", "Play Dragon"], "no 'Play Dragon' among: Play Staff; Play Coin"),
        (["Play Coin"], "the learner has nothing to do"),
    ],
)
def test_a_line_that_cannot_be_played_says_what_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: list[str], why: str
) -> None:
    step = yaml.safe_load(written(tmp_path).read_text("utf-8"))["steps"][0]
    broken = read_lesson(written(tmp_path, steps=[{**step, "line": line}]))
    monkeypatch.setattr("fabletop.lessons.play.all_lessons", lambda: {broken.id: broken})
    script.cache_clear()
    try:
        with pytest.raises(BrokenFile, match=why):
            script(broken.id)
    finally:
        script.cache_clear()


def test_options_of_one_name_are_alike() -> None:
    """So it is no matter which of them a line means."""
    for lesson in ALL:
        labels = Labels(lesson.known)
        game = lesson.begin()
        for turn in script(lesson.id):
            decision = game.decision
            assert decision is not None
            named = labels.of(game, decision)
            assert len(set(named)) == len(named), (lesson.id, named)
            game.choose(turn.pick)


def test_every_game_has_a_lesson_for_those_who_begin() -> None:
    assert {lesson.game for lesson in ALL} == {name for name, game in GAMES.items() if game.lessons}
    assert lessons.all_lessons() is lessons.all_lessons()
