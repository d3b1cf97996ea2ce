"""The end of a match as winners, losers, allies and onlookers are told it, in all three games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from fabletop.games import GAMES as KNOWN
from fabletop.kernel.match import Setup
from fabletop.ledger import Language
from fabletop.said import Said
from fabletop.server.refusal import FOLDER
from fabletop.server.story import lines
from fabletop.server.story.lines import ONLOOKERS, course, ending, lines_of
from fabletop.server.story.turnings import Happened, Turn
from fabletop.server.story.walk import Told
from fabletop.server.story.work import Point, Work
from fabletop.speech import LANGUAGES, Speech

GAMES = ("village", "heroes", "andor")
WHEN = {"village": "in round 5", "heroes": "in round 5", "andor": "on day 5"}
FELL = "The last unit falls."


@pytest.fixture(autouse=True)
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speech, "strict", True)
    monkeypatch.setattr(lines, "named", lambda told, g, seats: " and ".join(f"hero {seat}" for seat in seats))


def phrase(said: Said, language: Language, game: str) -> str:
    return Speech(language, FOLDER, KNOWN[game].texts).phrase(said)


def told(game: str, winners: list[int], sides: list[list[int]], to: int, end: str = FELL) -> str:
    g: Any = SimpleNamespace(winners=winners)
    match = Told(Setup(game, sum(map(len, sides)), 1), {}, [], winners)
    said = ending(match, Work(sides=sides), g, 5, end, to)
    assert all(phrase(said, language, game) for language in LANGUAGES)
    return phrase(said, "en", game)


@pytest.mark.parametrize("game", GAMES)
def test_winner_loser_and_onlooker(game: str) -> None:
    duel = [[0], [1]]
    when = WHEN[game]
    assert told(game, [1], duel, 1) == f"You won {when}: {FELL}"
    assert told(game, [1], duel, 0) == f"You lost {when}: {FELL} The victory went to hero 1."
    assert told(game, [1], duel, ONLOOKERS) == f"It ended {when}: {FELL} The victory belongs to hero 1."
    assert told(game, [1], duel, 1, "") == f"You won {when}."
    assert told(game, [1], duel, 0, "") == f"You lost {when}: the victory went to hero 1."


@pytest.mark.parametrize("game", GAMES)
def test_in_teams_it_is_the_side_that_won_or_lost(game: str) -> None:
    teams = [[0, 2], [1, 3]]
    when = WHEN[game]
    assert told(game, [0, 2], teams, 0) == f"Your side won {when}: {FELL}"
    assert (
        told(game, [0, 2], teams, 1)
        == f"Your side lost {when}: {FELL} The victory went to hero 0 and hero 2."
    )
    assert told(game, [0], teams, 0, "") == f"Your side won {when}."  # an ally who fell has won too


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_together_wins_and_loses_together(game: str) -> None:
    when = WHEN[game]
    assert told(game, [0, 1], [[0, 1]], 0) == f"Together you won {when}."
    assert told(game, [], [[0, 1]], 0) == f"Together you lost {when}."
    assert told(game, [0], [[0]], 0) == f"You won {when}."
    assert told(game, [], [[0]], 0) == f"You lost {when}."
    assert told(game, [], [[0, 1]], ONLOOKERS) == f"It ended {when} with a defeat for hero 0 and hero 1."


def test_a_victory_that_is_shared_names_the_others_and_one_that_nobody_has_names_nobody() -> None:
    three = [[0], [1], [2]]
    assert told("village", [0, 2], three, 0, "") == "You won in round 5, and hero 2 with you."
    assert (
        told("village", [0, 2], three, 1, "") == "You lost in round 5: the victory went to hero 0 and hero 2."
    )
    assert told("village", [], three, 1) == "It ended in round 5, and nobody had won."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("chances", "winner", "loser"),
    [
        ([0.5, 0.6, 0.7, 1.0], "The lead was yours", "you could not take it away"),
        ([0.5, 0.2, 0.7, 1.0], "bet on you any more", "You all but had it"),
        ([0.5, 0.45, 0.75, 1.0], "come to rest with you", "it came to rest with hero 0"),
    ],
)
def test_how_it_went_is_told_to_either_side(game: str, chances: list[float], winner: str, loser: str) -> None:
    points = [Point(at, 1, [one, 1 - one]) for at, one in enumerate(chances)]
    work = Work(sides=[[0], [1]], points=points)
    g: Any = SimpleNamespace(winners=[0])
    match = Told(Setup(game, 2, 1), {}, [], [0])
    mine, theirs = (phrase(course(match, work, g, 5, to), "en", game) for to in (0, 1))
    assert winner in mine.replace("came to rest", "come to rest")
    assert loser in theirs


@pytest.mark.parametrize("text", [FELL, "The gate breaks."])
def test_what_decided_it_and_ended_it_is_told_once(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    outlined = {"heroes": SimpleNamespace(outline=lambda g: SimpleNamespace(round=5))}
    monkeypatch.setattr(lines, "GAMES", outlined)
    g: Any = SimpleNamespace(winners=[0])
    work = Work(sides=[[0], [1]], points=[Point(0, 1, [0.5, 0.5]), Point(9, 5, [1.0, 0.0])])
    turn = Turn(0, 9, 5, 0, 0.5, frozenset({1}), frozenset({0}))
    match = Told(Setup("heroes", 2, 1), {}, [], [0])
    said = lines_of(match, work, g, [(turn, Happened(9, 1.0, "", text))], FELL, 0)
    story = " ".join(phrase(one, "en", "heroes") for one in said)
    assert story.count(FELL) == 1
    assert story.count(text) == 1
    assert "You won in round 5" in story
