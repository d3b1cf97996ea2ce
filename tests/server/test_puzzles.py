"""Puzzles over the wire: the list, those of the day, and an attempt at one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import running, settings_in

from fabletop.games import GAMES
from fabletop.games.telling import tell
from fabletop.kernel.frame import pick_to_data
from fabletop.puzzles.play import Solving
from fabletop.puzzles.puzzle import all_puzzles, find_puzzle
from fabletop.server.answers import encode
from fabletop.server.puzzles import service
from fabletop.server.schemas.puzzles import MOST_PICKS
from fabletop.server.tellers import teller

LONG = "village-1042-114"  # four picks, one of them in the middle of a card
ALL = [puzzle for puzzles in all_puzzles().values() for puzzle in puzzles]


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{address}/api", timeout=60) as made:
        yield made


def solution(id: str) -> list[Any]:
    puzzle = find_puzzle(id)
    assert puzzle is not None
    return [pick_to_data(turn.pick) for turn in puzzle.own]


def played(client: httpx.Client, id: str, picks: list[Any], **more: Any) -> dict[str, Any]:
    answer = client.post(f"/puzzles/{id}/play", json={"picks": picks, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


# -- the list -------------------------------------------------------------------------------------------


def test_the_list_has_every_puzzle_the_easy_ones_first(client: httpx.Client) -> None:
    listed = client.get("/puzzles").json()
    assert [one["id"] for one in listed] == [puzzle.id for puzzle in ALL]
    for game in GAMES:
        own = client.get("/puzzles", params={"game": game}).json()
        assert own == [one for one in listed if one["game"] == game]
        assert [one["number"] for one in own] == list(range(1, len(own) + 1))
        assert [one["grade"] for one in own] == sorted(one["grade"] for one in own)
        assert all(one["goal"][0].startswith("puzzle-") for one in own)
    assert client.get("/puzzles", params={"game": "chess"}).status_code == 404


def test_the_solution_is_not_in_the_list(client: httpx.Client) -> None:
    keys = {"id", "game", "number", "grade", "goal", "picks"}
    assert {key for one in client.get("/puzzles").json() for key in one} == keys


def test_a_day_has_one_of_each_game(client: httpx.Client) -> None:
    today = client.get("/puzzles/today").json()
    assert [one["game"] for one in today["puzzles"]] == list(GAMES)
    assert date.fromisoformat(today["date"])


def test_every_puzzle_has_its_day_and_no_two_days_are_alike() -> None:
    first = date(2026, 11, 17)
    days = [service.today(first + timedelta(day)) for day in range(20)]
    assert days[0] == service.today(first)
    for place, game in enumerate(GAMES):
        seen = [day.puzzles[place].id for day in days]
        assert len(set(seen)) == min(20, len(all_puzzles()[game]))


# -- an attempt -----------------------------------------------------------------------------------------


def test_the_position_is_told_before_the_first_pick(client: httpx.Client) -> None:
    told = played(client, LONG, [])
    assert (told["status"], told["why"]) == ("open", None)
    (frame,) = told["frames"]
    assert (frame["pick"], frame["seat"], frame["events"]) == (None, None, [])
    assert frame["decision"]["mine"]
    assert told["seats"][told["seat"]]["kind"] == "person"
    assert all(seat["hero"] for seat in told["seats"])


def test_the_right_line_solves_it_pick_by_pick(client: httpx.Client) -> None:
    line = solution(LONG)
    told = played(client, LONG, [])
    for n in range(1, len(line) + 1):
        told = played(client, LONG, line[:n])
        assert told["frames"][0]["pick"] == line[n - 1]
        assert told["picks"] == line[:n]
        assert told["status"] == ("solved" if n == len(line) else "open")
    assert told["why"] == ["puzzle-why-solved"]
    assert told["frames"][-1]["log"]


def test_a_wrong_pick_is_refuted_and_ends_it(client: httpx.Client) -> None:
    told = played(client, LONG, [["end_turn"]])
    assert told["status"] == "refuted"
    assert told["why"][0].startswith("puzzle-why-")
    assert told["frames"][0]["pick"] == ["end_turn"]
    assert (
        client.post(f"/puzzles/{LONG}/play", json={"picks": [["end_turn"], ["end_turn"]]}).status_code == 409
    )


def test_whoever_gives_up_is_shown_the_solution(client: httpx.Client) -> None:
    told = played(client, LONG, [], give_up=True)
    assert (told["status"], told["why"]) == ("shown", ["puzzle-why-shown"])
    assert [frame["pick"] for frame in told["frames"]] == [None, *solution(LONG)]


@pytest.mark.parametrize("game", list(GAMES))
def test_one_of_each_game_is_solved(client: httpx.Client, game: str) -> None:
    puzzle = all_puzzles()[game][-1]
    told = played(client, puzzle.id, solution(puzzle.id))
    assert told["status"] == "solved"
    assert told["content"] == GAMES[game].box.content_hash()


# -- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pick", [["play", 511], 99, ["fly"], ["play", 1, 2], [0, "play", 3]])
def test_what_is_not_on_offer_is_refused_with_a_reason(client: httpx.Client, pick: Any) -> None:
    answer = client.post(f"/puzzles/{LONG}/play", json={"picks": [pick]}, headers={"accept-language": "sv"})
    assert answer.status_code == 409
    assert answer.json()["reason"] == "Det hör inte till det du får göra nu."


@pytest.mark.parametrize(
    "body",
    [
        {"picks": "all"},
        {"picks": [1.5]},
        {"picks": [[]]},
        {"picks": [["x" * 100]]},
        {"picks": [0] * (MOST_PICKS + 1)},
        {"picks": [], "give_up": "yes"},
        {"picks": [], "seed": 1},
        [],
    ],
)
def test_what_is_no_attempt_is_refused(client: httpx.Client, body: Any) -> None:
    assert client.post(f"/puzzles/{LONG}/play", json=body).status_code == 422


def test_an_unknown_puzzle_is_refused(client: httpx.Client) -> None:
    assert client.post("/puzzles/village-1/play", json={"picks": []}).status_code == 404


def test_attempts_are_counted(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, puzzles_per_minute=1)) as address:
        codes = [httpx.get(f"http://{address}/api/puzzles").status_code for _ in range(4)]
    assert codes == [200, 200, 429, 429]


# -- what is hidden -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_the_unseen_is_not_told(game: str) -> None:
    """What is told of a position is the same, however the unseen may lie."""
    for puzzle in all_puzzles()[game]:
        g = puzzle.position()
        true = encode(tell(teller(game), g, puzzle.solver))
        told = service.told(puzzle, [], Solving(puzzle).attempt([]))
        assert encode(told.frames[0].view) == encode(g.view(puzzle.solver))
        for luck in range(3):
            assert encode(tell(teller(game), g.imagine(puzzle.solver, luck), puzzle.solver)) == true


def test_neither_seed_nor_state_goes_out(client: httpx.Client) -> None:
    puzzle = find_puzzle(LONG)
    assert puzzle is not None
    text = client.post(f"/puzzles/{LONG}/play", json={"picks": []}).text
    assert str(puzzle.state["rng"]) not in text
    assert '"rng"' not in text
    assert '"origin"' not in text
