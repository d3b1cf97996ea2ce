"""Scenarios of one's own, tried out by bots: told game by game, one at a time, over when nobody listens."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import running, settings_in
from tests.server.test_own_scenarios import text

from fabletop.games.heroes.editor.vocabulary import BLANK

PATIENCE = 60.0
SHORT = {**BLANK, "rounds": 2}


@contextmanager
def trial(address: str, wrote: str = "", players: int = 2, games: int = 2) -> Iterator[httpx.Response]:
    body = {"text": wrote or json.dumps(SHORT), "players": players, "games": games}
    url = f"http://{address}/api/scenarios/try"
    with httpx.stream("POST", url, json=body, timeout=PATIENCE, headers={"accept-language": "sv"}) as answer:
        yield answer


def events(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def refused(answer: httpx.Response) -> str:
    return str(json.loads(answer.read())["reason"])


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_in(tmp_path)) as found:
        yield found


def test_bots_play_it_and_what_is_known_is_told_after_each_game(address: str) -> None:
    with trial(address, games=3) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        told = list(events(answer))
    assert [one["games"] for one in told] == [1, 2, 3]
    assert [one["over"] for one in told] == [False, False, True]
    last = told[-1]
    assert (last["asked"], last["even"], last["party"]) == (3, 0.5, False)
    assert last["broken"] == last["unfinished"] == 0
    assert sum(seat["wins"] for seat in last["seats"]) + last["nobody"] >= 3
    assert all(seat["low"] <= seat["wins"] / 3 <= seat["high"] for seat in last["seats"])
    assert 1 <= last["shortest"] <= last["middle"] <= last["longest"] == 2
    assert last["limit"] > 0


def test_an_address_has_one_at_a_time_and_hanging_up_ends_it(address: str) -> None:
    with trial(address, games=200) as answer:
        told = events(answer)
        next(told)
        with trial(address) as second:
            assert second.status_code == 429
            assert int(second.headers["retry-after"]) > 0
            assert refused(second).startswith("Bottar provar redan")
    until = time.monotonic() + PATIENCE
    while True:  # the server hears of it a moment later
        with trial(address, games=1) as again:
            if again.status_code == 200:
                assert next(events(again))["over"]
                break
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("wrote", "players", "said"),
    [
        (text(rounds=99), 2, "ett tal från 1 till 16"),
        (text(), 3, "not for 3 players"),
        ("{" * 50, 2, "djupt"),
    ],
)
def test_what_cannot_be_played_is_not_tried(address: str, wrote: str, players: int, said: str) -> None:
    with trial(address, wrote, players) as answer:
        assert answer.status_code == 422
        assert said in refused(answer)
    with trial(address, games=1) as sound:  # nothing is left of it that would be in the way
        assert sound.status_code == 200


def test_there_are_only_so_many_games(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, trial_games=1)) as address, trial(address, games=50) as answer:
        assert [one["asked"] for one in events(answer)] == [1]


def test_there_is_only_so_much_time(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, trial_seconds=1)) as address, trial(address, text(), 2, 200) as answer:
        told = list(events(answer))
    assert told[-1]["over"]
    assert told[-1]["games"] + told[-1]["unfinished"] < 200


def test_there_are_only_so_many_at_once(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, trials_at_once=0)) as address, trial(address) as answer:
        assert answer.status_code == 429
        assert refused(answer).startswith("Bottar provar andras")


def test_there_are_only_so_many_in_an_hour(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, trials_per_hour=0)) as address, trial(address) as answer:
        assert answer.status_code == 429
