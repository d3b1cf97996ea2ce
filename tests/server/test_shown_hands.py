"""A replay shows the hands of those who agree to it when the game is over, and of nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.playing import (
    BOT,
    ME,
    OPEN,
    Browser,
    make_table,
    running,
    settings_in,
    sit_down,
    whole_replay,
)

from fabletop.games import GAMES
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.server.table.played import begin, start
from fabletop.server.table.shown import is_shown
from fabletop.server.tellers import teller

MAJA, IKER, BRANNOC = range(3)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Iterator[str]:
    with running(settings_in(tmp_path_factory.mktemp("shown"), backend)) as found:
        yield found


@pytest.fixture(scope="module")
def over(address: str) -> tuple[str, str, str]:
    """A finished game of Maja, Iker and a bot, with both their tokens."""
    table, maja = make_table(address, ME, OPEN, BOT, name="Maja")
    assert ask(address, table, maja, True).status_code == 409  # it has not even begun
    iker = sit_down(address, table, IKER, "Iker")
    assert ask(address, table, maja, True).status_code == 409

    async def play() -> None:
        async with Browser(address, table, maja) as one, Browser(address, table, iker) as two:
            await asyncio.gather(one.play(random.Random(0)), two.play(random.Random(1)))

    asyncio.run(play())
    return table, maja, iker


def ask(address: str, table: str, token: str, on: bool) -> httpx.Response:
    return httpx.post(f"http://{address}/api/tables/{table}/show", json={"token": token, "on": on})


def open_hands(address: str, table: str) -> set[int]:
    """The seats whose hands are seen in every frame; none is seen in some frames only."""
    replay = whole_replay(address, table)
    seen: list[set[int]] = []
    for frame in replay["frames"]:
        players = frame["view"]["players"]
        seen.append({seat for seat, player in enumerate(players) if player["hand"] is not None})
        for player in players:
            if player["hand"] is not None:
                assert len(player["hand"]) == player["hand_size"]
        for event in frame["events"]:
            assert not event.get("cards") or event["event"] != "Drew"
    assert all(one == seen[0] for one in seen)
    assert seen[0] == {seat["seat"] for seat in replay["summary"]["seats"] if seat.get("shown")}
    return seen[0]


def test_hands_are_shown_by_agreement_alone(address: str, over: tuple[str, str, str]) -> None:
    table, maja, iker = over
    assert open_hands(address, table) == {BRANNOC}
    told = ask(address, table, maja, True)
    assert [seat.get("shown", False) for seat in told.json()["seats"]] == [True, False, True]
    assert open_hands(address, table) == {MAJA, BRANNOC}
    assert ask(address, table, iker, True).status_code == 200
    assert open_hands(address, table) == {MAJA, IKER, BRANNOC}
    assert ask(address, table, maja, False).status_code == 200
    assert open_hands(address, table) == {IKER, BRANNOC}
    assert ask(address, table, iker, False).status_code == 200
    assert open_hands(address, table) == {BRANNOC}


def test_nobody_agrees_for_somebody_else(address: str, over: tuple[str, str, str]) -> None:
    table, _, _ = over
    for token in ("", "nobody's"):
        assert ask(address, table, token, True).status_code == 403
    for wrong in ({"on": True}, {"token": "x"}, {"token": "x", "on": "yes"}, {"token": "x", "on": 1}):
        answer = httpx.post(f"http://{address}/api/tables/{table}/show", json=wrong)
        assert answer.status_code == 422
    assert open_hands(address, table) == {BRANNOC}


def test_all_who_are_there_are_told(address: str, over: tuple[str, str, str]) -> None:
    table, maja, _ = over

    async def look() -> list[Any]:
        async with Browser(address, table) as looks:
            before = [seat.get("shown", False) for seat in looks.state["seats"]]
            await asyncio.to_thread(ask, address, table, maja, True)
            after = await looks.until("state")
            await asyncio.to_thread(ask, address, table, maja, False)
            return [before, [seat.get("shown", False) for seat in after["seats"]]]

    assert asyncio.run(look()) == [[False, False, True], [True, False, True]]


def test_whoever_left_for_good_is_not_shown_by_the_bot_that_took_their_place(address: str) -> None:
    table, maja = make_table(address, ME, OPEN, name="Maja")
    iker = sit_down(address, table, IKER, "Iker")
    left = httpx.post(f"http://{address}/api/tables/{table}/leave", json={"token": iker})
    assert left.json()["seats"][IKER]["kind"] == "bot"

    async def play() -> None:
        async with Browser(address, table, maja) as one:
            await one.play(random.Random(1))

    asyncio.run(play())
    assert open_hands(address, table) == set()


def test_whoever_has_all_deleted_is_not_shown_any_more(address: str) -> None:
    table, maja = make_table(address, ME, BOT, name="Maja")

    async def play() -> None:
        async with Browser(address, table, maja) as one:
            await one.play(random.Random(2))

    asyncio.run(play())
    assert ask(address, table, maja, True).status_code == 200
    assert open_hands(address, table) == {0, 1}
    own = {"seats": {table: maja}}
    assert httpx.post(f"http://{address}/api/me/export", json=own).json()["seats"][0]["shows"] is True
    assert httpx.post(f"http://{address}/api/me/delete", json=own).status_code == 200
    assert open_hands(address, table) == {1}


def test_hidden_things_stay_hidden_unless_told_otherwise() -> None:
    for kind in ("person", "bot", "open"):
        for status in ("open", "running"):
            assert not is_shown(status, kind, "token", None, True)
            assert not is_shown(status, kind, "", None, True)
    assert is_shown("over", "person", "token", None, True)
    assert is_shown("over", "bot", "token", 3.0, True)  # a bot stood in for somebody who agrees
    assert not is_shown("over", "bot", "token", None, False)
    assert not is_shown("over", "person", "", None, True)  # a former guest
    assert is_shown("over", "bot", "", None, False)
    assert not is_shown("over", "bot", "", 3.0, False)


@pytest.mark.parametrize("game", ["village", "heroes", "andor"])
def test_no_more_is_laid_open_than_a_seat_sees_of_itself(game: str) -> None:
    seats = 2
    setup = Setup(game, seats, 7, GAMES[game].usual)
    match = begin(setup, start(setup)).match
    telling = teller(game)
    nobody = telling.laid_open(match.game, [])
    assert nobody == telling.view(match.game, Seat(-1))
    for seat in range(seats):
        shown = telling.laid_open(match.game, [Seat(seat)])
        if game == "andor":
            assert shown == nobody
            continue
        for at, player in enumerate(shown.players):
            own = telling.view(match.game, Seat(at)).players[at]
            assert player == (own if at == seat else nobody.players[at])
