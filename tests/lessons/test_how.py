"""How games are played: the files are checked, and their pictures are steps of lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from fabletop.games import GAMES
from fabletop.kernel.errors import BrokenFile
from fabletop.lessons.how import PARTS, How, all_hows, course_of, read_how
from fabletop.lessons.lesson import all_lessons

ALL = list(all_hows().values())


def test_every_game_with_lessons_tells_how_it_is_played() -> None:
    assert list(all_hows()) == [name for name, game in GAMES.items() if game.lessons]


@pytest.mark.parametrize("how", ALL, ids=lambda one: one.game)
def test_the_goal_comes_first_and_the_page_is_short(how: How) -> None:
    assert PARTS[0] == "goal"
    assert [part.id for part in how.parts] == list(PARTS)
    assert 5 <= sum(len(part.says) for part in how.parts) <= 8
    assert len(how.parts[1].steps) >= 3


@pytest.mark.parametrize("how", ALL, ids=lambda one: one.game)
def test_words_are_marked_alike_in_all_languages(how: How) -> None:
    for part in how.parts:
        for point in (*part.says, *part.steps):
            stars = {text.count("*") for text in (point.en, point.es, point.sv)}
            assert len(stars) == 1, point.en
            assert stars.pop() % 2 == 0, point.en


@pytest.mark.parametrize("how", ALL, ids=lambda one: one.game)
def test_a_picture_is_the_step_that_it_names_and_something_is_lit(how: How) -> None:
    assert how.pictures
    for picture in how.pictures:
        course = course_of(picture)
        assert course.status == "open"
        assert all_lessons()[picture.lesson].steps[course.step].id == picture.step
        decision = course.shots[-1].game.decision
        assert decision is not None
        assert course.wanted in decision.offers(all_lessons()[picture.lesson].learner)


# -- files --------------------------------------------------------------------------------------------------


def written(tmp_path: Path, **changed: Any) -> Path:
    assert GAMES["village"].how is not None
    data = yaml.safe_load(GAMES["village"].how.read_text("utf-8"))
    path = tmp_path / "how.yaml"
    path.write_text(yaml.safe_dump({**data, **changed}), "utf-8")
    return path


def part_of(tmp_path: Path, number: int) -> dict[str, Any]:
    part: dict[str, Any] = yaml.safe_load(written(tmp_path).read_text("utf-8"))["parts"][number]
    return part


def with_goal(tmp_path: Path, **changed: Any) -> Path:
    data = yaml.safe_load(written(tmp_path).read_text("utf-8"))["parts"]
    return written(tmp_path, parts=[{**data[0], **changed}, *data[1:]])


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "andor"}, "this stands in the folder of village"),
        ({"lesson": "andor-first"}, "there is no lesson 'andor-first' of village"),
        ({"parts": []}, "in this order: goal, turn, fight, end"),
        ({"more": 1}, "does not tell how to play"),
    ],
)
def test_a_file_says_what_is_wrong_with_it(tmp_path: Path, changed: dict[str, Any], why: str) -> None:
    with pytest.raises(BrokenFile, match=why):
        read_how(written(tmp_path, **changed), "village")


def test_a_paragraph_must_cite_rules_that_exist_in_every_language(tmp_path: Path) -> None:
    point = part_of(tmp_path, 0)["says"][0]
    with pytest.raises(BrokenFile, match=r"there is no rule 'village.no.010'"):
        read_how(with_goal(tmp_path, says=[{**point, "rules": ["village.no.010"]}]), "village")
    with pytest.raises(BrokenFile, match="does not tell how to play"):
        read_how(with_goal(tmp_path, says=[{**point, "rules": []}]), "village")
    with pytest.raises(BrokenFile, match="does not tell how to play"):
        read_how(with_goal(tmp_path, says=[{"en": "Only English", "rules": point["rules"]}]), "village")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"lesson": "heroes-map"}, "there is no lesson 'heroes-map' of village"),
        ({"step": "nowhere"}, "village-first has no step 'nowhere'"),
        ({"step": "gold", "after": 4}, "the learner has only 4 to make"),
    ],
)
def test_a_picture_must_be_of_a_step_that_exists(tmp_path: Path, changed: dict[str, Any], why: str) -> None:
    picture = part_of(tmp_path, 0)["picture"]
    with pytest.raises(BrokenFile, match=why):
        read_how(with_goal(tmp_path, picture={**picture, **changed}), "village")
