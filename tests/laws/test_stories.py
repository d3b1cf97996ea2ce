"""The laws of stories: chances are chances, what is said has words, and a match has one story."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.bots.thought import thinking_little
from tests.server.told import both

from fabletop.bots import bot_pick, make_bot
from fabletop.content.check import texts
from fabletop.games import BOXES, GAMES
from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.match import Match, Setup
from fabletop.kernel.rng import mix
from fabletop.server.story import chances, walk
from fabletop.server.story.chances import percents, shares_of
from fabletop.server.story.lines import turning as line_of_the_turn
from fabletop.server.story.lines import turning_point
from fabletop.server.story.strides import stride
from fabletop.server.story.turnings import Happened, Turn, turn_of
from fabletop.server.story.walk import Differs, Told
from fabletop.server.story.work import Point, Work
from fabletop.speech import LANGUAGES, Speech

LONG = 1000.0  # seconds
SETUPS = [
    Setup("village", 2, 4),
    Setup("village", 3, 4),
    Setup("village", 4, 4),
    Setup("heroes", 2, 4, "retail"),
    Setup("heroes", 1, 4, "retail", {"mode": "ai"}),
    Setup("heroes", 2, 4, "retail", {"mode": "clash"}),
    Setup("andor", 2, 4, options={"legend": 11}),
]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)
    monkeypatch.setattr(walk, "MOST", 2)
    monkeypatch.setattr(walk, "FEWEST", 1)
    monkeypatch.setattr(walk, "BUDGET", 3000)


def played(setup: Setup) -> Told:
    match, luck = Match(BOXES[setup.game], setup), setup.seed
    while match.decision is not None:
        seat, luck = match.decision.seat, luck + 1
        match.choose(bot_pick(make_bot("steady"), match.game, seat, mix(luck)), seat)
    return Told(setup, {}, [pick_to_data(pick) for pick in match.picks], list(match.game.winners))


def story_of(told: Told) -> dict[str, Any]:
    found = stride(told, b"", LONG)
    while not found.done:
        found = stride(told, found.found, LONG)
    story: dict[str, Any] = json.loads(found.found)
    return story


@pytest.mark.parametrize("setup", SETUPS, ids=lambda one: f"{one.game}-{one.seats}-{one.options.get('mode')}")
def test_every_match_has_one_story_of_chances_that_add_up(setup: Setup) -> None:
    told = played(setup)
    with thinking_little(Match(BOXES[setup.game], setup).game, 10):
        story = story_of(told)
        assert story_of(told) == story
    sides = [side["seats"] for side in story["sides"]]
    assert sorted(seat for side in sides for seat in side) == list(range(setup.seats))
    assert story["points"]
    for point in story["points"]:
        assert len(point["chances"]) == len(sides)
        assert all(0 <= one <= 100 for one in point["chances"])
        if len(sides) > 1:
            assert sum(point["chances"]) == 100 or setup.seats > 2 or point is story["points"][-1]
            assert sum(point["chances"]) <= 100
    frames = [point["frame"] for point in story["points"]]
    assert frames == sorted(set(frames))
    assert frames[-1] == len(told.picks)
    assert len(story["turnings"]) <= 3
    for turning in story["turnings"]:
        assert 0 < turning["frame"] <= len(told.picks)
        assert 0 <= turning["side"] < len(sides)
        assert -100 <= turning["change"] <= 100
        assert turning["change"] != 0
    assert all(len(one["values"]) == len(sides) for one in story["statistics"])
    assert len(story["lines"]) == 3
    assert all(len(side["lines"]) == 3 for side in story["sides"])
    said = [story["by"], *story["lines"], *(one["label"] for one in story["statistics"])]
    said += [line for side in story["sides"] for line in side["lines"]]
    said += [one[part] for one in story["turnings"] for part in ("title", "text", "better") if one[part]]
    for language in LANGUAGES:
        assert all(both(one, language, setup.game) for one in said)


def test_a_match_that_went_elsewhere_has_none() -> None:
    told = played(SETUPS[0])
    with pytest.raises(Differs):
        stride(told._replace(winners=[1 - told.winners[0]]), b"")
    with pytest.raises(Differs):
        stride(told._replace(picks=told.picks[:-1]), b"")
    with pytest.raises(Differs):
        stride(told._replace(picks=[*told.picks[:5], ["nothing", 0], *told.picks[6:]]), b"")


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_may_be_counted_or_be_a_title_has_words(game: str) -> None:
    """Of titles nobody has a list: all that stand in the source do."""
    knows = chances.chronicler_of(game)
    known = texts(GAMES[game].texts, "en")
    assert {f"statistic-{game}-{name}" for name in knows.COUNTED} == {
        key for key in known if key.startswith(f"statistic-{game}-")
    }
    folder = GAMES[game].texts.parents[1]
    source = (folder / "chronicle.py").read_text(encoding="utf-8")
    titles = set(re.findall(r'Striking\([^"\n]*"(\w+)"', source)) | set(re.findall(r'else "(\w+)"', source))
    assert titles
    assert {f"story-{game}-{title}" for title in titles} <= set(known)


def test_percents_are_whole_and_nothing_is_sure_before_the_end() -> None:
    assert percents([0.335, 0.665]) == [34, 66]
    assert percents([1.0, 0.0]) == [99, 1]
    assert percents([1.0, 0.0], over=True) == [100, 0]
    assert sum(percents([1 / 3, 1 / 3, 1 / 3])) == 100
    assert percents([0.0]) == [1]
    assert shares_of([[0, 2], [1, 3]], [1, 3]) == [0.0, 1.0]
    assert shares_of([[0], [1], [2]], [0, 2]) == [0.5, 0.0, 0.5]
    assert shares_of([[0], [1]], []) == [0.0, 0.0]


def test_the_line_of_the_turn_tells_what_led_to_the_end() -> None:
    told = Told(SETUPS[0], {}, [0] * 30, [1])

    def turned(first: int, last: int, change: float) -> tuple[Turn, Happened]:
        won, lost = frozenset((1,)), frozenset((0,))
        rose, fell = (won, lost) if change > 0 else (lost, won)
        return Turn(first, last, first, 1, change, fell, rose), Happened(last, 1.0, "title", f"at {first}")

    def line(*turnings: tuple[Turn, Happened]) -> Any:
        return line_of_the_turn(told, turning_point(told, turnings))

    small, great, undone, end = (
        turned(1, 5, 0.2),
        turned(6, 9, 0.3),
        turned(10, 12, -0.6),
        turned(20, 30, 0.9),
    )
    assert line(small, great, undone, end).args["what"] == "at 6"
    assert line(undone, end).args["what"] == "at 20"
    assert line(undone).args["what"] == "at 10"
    assert line().key == "story-turning-none"


def test_a_change_that_chance_could_have_made_turns_nothing() -> None:
    work = Work(sides=[[0], [1]])

    def changed(games: int, then: float) -> bool:
        before, after = Point(3, 1, [0.5, 0.5], games), Point(9, 2, [then, 1 - then], games)
        return turn_of(work, before, after) is not None

    assert not changed(0, 0.55)
    assert changed(0, 0.65)
    assert not changed(16, 0.65)
    assert changed(16, 0.95)
    assert changed(200, 0.65)
