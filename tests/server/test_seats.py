"""A seat is handed to a bot and taken back, given up, renamed; a table is called something, and deleted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from tests.server.playing import (
    BOT,
    ME,
    OPEN,
    Browser,
    Process,
    make_table,
    running,
    settings_in,
    sit_down,
)
from tests.server.told import reason
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fabletop.said import said_from_data
from fabletop.server.models import Base
from fabletop.server.refusal import FOLDER
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.table.packing import WAY
from fabletop.speech import LANGUAGES, Speech

SLOW = 10_000  # milliseconds: no bot moves while a test looks


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Settings:
    return settings_in(tmp_path_factory.mktemp("seats"), backend)


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as found:
        yield found


def ask(address: str, table: str, what: str, token: str, **more: Any) -> httpx.Response:
    return httpx.post(f"http://{address}/api/tables/{table}/{what}", json={"token": token, **more})


def done(address: str, table: str, what: str, token: str, **more: Any) -> dict[str, Any]:
    answer = ask(address, table, what, token, **more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def two_people(address: str, **more: Any) -> tuple[str, list[str]]:
    table, token = make_table(address, ME, OPEN, name="Maja", pace=SLOW, **more)
    return table, [token, sit_down(address, table, 1, "Iker")]


def said(line: dict[str, Any]) -> str:
    """A line of the chronicle; in every language there are words for it."""
    for language in LANGUAGES:
        assert "table-" not in Speech(language, FOLDER).phrase(said_from_data(line["said"]))
    return Speech("en", FOLDER).phrase(said_from_data(line["said"]))


async def told(browser: Browser, event: str) -> dict[str, Any]:
    """Wait until the chronicle tells of something."""
    while True:
        for line in browser.state["log"]:
            if line["event"] == event:
                return dict(line)
        await browser.hear()


# -- to a bot, and back ------------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_until_they_take_their_seat_back(address: str) -> None:
    table, tokens = two_people(address)

    async def game() -> None:
        async with (
            Browser(address, table, tokens[0]) as maja,
            Browser(address, table, tokens[1]) as iker,
            Browser(address, table) as looker,
        ):
            asked = maja if maja.mine else iker
            seat = asked.state["seat"]
            view = asked.state["view"]
            summary = done(address, table, "hand", tokens[seat], level="novice")
            here = summary["seats"][seat]
            assert (here["kind"], here["bot"], here["stand_in"], here["late"]) == (
                "bot",
                "novice",
                True,
                False,
            )
            for browser in (maja, iker, looker):
                line = await told(browser, "Handed")
                assert said(line) == f"A bot plays for {here['name']} for the time being."
                assert browser.state["seats"][seat]["name"] == here["name"]
            assert asked.state["view"] == view, "it is still their seat"
            decision = asked.state["decision"]
            assert (decision["mine"], decision["asked"], decision["options"]) == (False, False, [])
            await asked.pick(0)
            assert "take your seat back" in reason(await asked.until("refused"))

            summary = done(address, table, "back", tokens[seat])
            here = summary["seats"][seat]
            assert (here["kind"], here["bot"], here["stand_in"]) == ("person", "", False)
            for browser in (maja, iker, looker):
                assert said(await told(browser, "Back")) == f"{here['name']} plays again."
            assert asked.mine
            seq = asked.state["seq"]
            await asked.pick(asked.state["decision"]["options"][0]["pick"])
            await looker.until_seq(seq + 1)

    asyncio.run(game())


def test_the_bot_plays_on_and_what_it_knows_is_told_to_no_other_seat(address: str) -> None:
    table, token = make_table(address, ME, OPEN, pace=0)
    tokens = [token, sit_down(address, table, 1)]

    async def game() -> None:
        async with (
            Browser(address, table, tokens[0]) as one,
            Browser(address, table, tokens[1]) as other,
            Browser(address, table) as looker,
        ):
            done(address, table, "hand", tokens[1])
            await one.play(random.Random(4), most=60)
            done(address, table, "back", tokens[1])
            for browser in (other, looker):
                await told(browser, "Back")
            for browser, mine in ((one, 0), (other, 1), (looker, -1)):
                states = [message for message in browser.heard if message["type"] == "state"]
                assert max(state["seq"] for state in states) >= 50
                for state in states:
                    for seat, player in enumerate(state["view"]["players"]):
                        assert (player["hand"] is None) == (seat != mine)
                    if mine != (state["seat"] if state["seat"] is not None else -1):
                        raise AssertionError("told as somebody else")

    asyncio.run(game())


def test_it_is_on_disk_before_it_is_told_and_outlives_a_kill(tmp_path: Path, backend: str) -> None:
    settings = settings_in(tmp_path, backend)
    process = Process(settings)
    try:
        table, tokens = two_people(process.address)
        done(process.address, table, "hand", tokens[1], level="novice")
        done(process.address, table, "name", tokens[0], name="Majken")
        done(process.address, table, "call", tokens[0], called="Friday")
        process.kill()
        process.start()
        summary = httpx.get(f"http://{process.address}/api/tables/{table}").json()
        assert [(one["name"], one["bot"], one["stand_in"]) for one in summary["seats"]] == [
            ("Majken", "", False),
            ("Iker", "novice", True),
        ]
        assert (summary["called"], summary["host"]) == ("Friday", 0)
        here = done(process.address, table, "back", tokens[1])["seats"][1]
        assert (here["kind"], here["name"]) == ("person", "Iker")
        assert ask(process.address, table, "delete", tokens[0]).status_code == 204
        process.kill()
        process.start()
        assert httpx.get(f"http://{process.address}/api/tables/{table}").status_code == 410
    finally:
        process.kill()


@pytest.mark.parametrize("what", ["hand", "back", "leave", "name", "call", "delete"])
def test_only_who_holds_a_seat_may(address: str, what: str) -> None:
    table, _ = two_people(address)
    before = httpx.get(f"http://{address}/api/tables/{table}").json()
    more = {"name": {"name": "X"}, "call": {"called": "X"}}.get(what, {})
    for token, status in (("", 403), ("nobody's", 403)):
        assert ask(address, table, what, token, **more).status_code == status
    assert ask(address, "nowhere", what, "x", **more).status_code == 404
    for odd in (
        {"token": 5, **more},
        {**more},
        {"token": "x" * 65, **more},
        {"token": "x", "fly": 1, **more},
    ):
        assert httpx.post(f"http://{address}/api/tables/{table}/{what}", json=odd).status_code == 422
    assert httpx.get(f"http://{address}/api/tables/{table}").json() == before


def test_what_makes_no_sense_is_refused(address: str) -> None:
    table, tokens = two_people(address)
    assert "No bot plays for you" in ask(address, table, "back", tokens[0]).json()["reason"]
    for level in ("genius", "random", "greedy"):
        assert ask(address, table, "hand", tokens[0], level=level).status_code == 422
        assert ask(address, table, "leave", tokens[0], level=level).status_code == 422
    done(address, table, "hand", tokens[0])
    again = ask(address, table, "hand", tokens[0])
    assert (again.status_code, "take your seat back" in again.json()["reason"]) == (409, True)
    for name in ("", "  ", "x" * 41, "a\u202eb", "a\nb"):
        assert ask(address, table, "name", tokens[0], name=name).status_code == 422
    for called in ("x" * 41, "a\u202eb"):
        assert ask(address, table, "call", tokens[0], called=called).status_code == 422


def test_nothing_is_done_that_the_absent_would_mind(address: str) -> None:
    """Neither advice against them nor a look behind the cards, only because a bot plays for them."""
    table, tokens = two_people(address)

    async def game() -> None:
        async with Browser(address, table, tokens[0]) as maja, Browser(address, table, tokens[1]) as iker:
            asked, other = (maja, iker) if maja.mine else (iker, maja)
            done(address, table, "hand", tokens[other.state["seat"]], level="novice")
            await told(asked, "Handed")
            assert asked.state["decision"]["hints"] is False
            await asked.say(type="hint", seq=asked.state["seq"])
            assert "others here are against you" in reason(await asked.until("refused"))
            await asked.say(type="odds", on=True)
            while not asked.state["odds"]["agreed"]:
                await asked.hear()
            assert asked.state["odds"]["open"] is False
            await other.say(type="undo", seq=other.state["seq"])
            assert "take your seat back" in reason(await other.until("refused"))

    asyncio.run(game())


# -- leaving -----------------------------------------------------------------------------------------------


def test_before_the_game_a_seat_is_free_again_and_its_line_is_cut(address: str) -> None:
    table, token = make_table(address, ME, OPEN, OPEN, name="Maja", pace=SLOW)
    iker = sit_down(address, table, 1, "Iker")

    async def game() -> None:
        async with Browser(address, table, token) as maja, Browser(address, table, iker) as left:
            await told(maja, "Sat") if maja.state["seats"][1]["kind"] == "open" else None
            summary = done(address, table, "leave", iker)
            assert (summary["seats"][1]["kind"], summary["status"]) == ("open", "open")
            assert said(await told(maja, "Left")) == "Iker has left the table."
            assert "left this table" in reason(await left.until("refused"))
            with pytest.raises(ConnectionClosed) as closed:
                await left.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403

    asyncio.run(game())
    assert ask(address, table, "leave", iker).status_code == 403, "the key fits nowhere any more"
    for seat in (1, 2):
        sit_down(address, table, seat, f"Friend {seat}")
    assert httpx.get(f"http://{address}/api/tables/{table}").json()["status"] == "running"


def test_in_the_middle_of_a_game_a_bot_takes_the_place_for_good(address: str) -> None:
    table, tokens = two_people(address)

    async def game() -> None:
        async with Browser(address, table, tokens[0]) as maja, Browser(address, table, tokens[1]) as iker:
            summary = done(address, table, "leave", tokens[1], level="novice")
            here = summary["seats"][1]
            assert (here["kind"], here["bot"], here["stand_in"]) == ("bot", "novice", False)
            assert here["name"] not in ("Iker", "Maja", "")
            line = said(await told(maja, "Left"))
            assert line == f"Iker has left the table; {here['name']} plays on there."
            await iker.until("refused")
            with pytest.raises(ConnectionClosed):
                await iker.hear()

    asyncio.run(game())
    assert ask(address, table, "back", tokens[1]).status_code == 403
    summary = done(address, table, "hand", tokens[0])
    assert [one["stand_in"] for one in summary["seats"]] == [True, False]


# -- names -------------------------------------------------------------------------------------------------


def test_people_and_tables_are_renamed_and_all_are_told(address: str) -> None:
    table, tokens = two_people(address, public=True)

    async def game() -> None:
        async with Browser(address, table, tokens[1]) as iker, Browser(address, table) as looker:
            done(address, table, "name", tokens[0], name=" Majken ")
            assert said(await told(iker, "Renamed")) == "Maja is called Majken from here on."
            assert iker.state["seats"][0]["name"] == "Majken"
            assert ask(address, table, "call", tokens[1], called="Mine").status_code == 403
            assert done(address, table, "call", tokens[0], called="Friday night")["called"] == "Friday night"
            for browser in (iker, looker):
                while browser.state["called"] != "Friday night":
                    await browser.hear()
                assert browser.state["host"] == 0

    asyncio.run(game())
    row = next(one for one in httpx.get(f"http://{address}/api/tables").json() if one["id"] == table)
    assert row["called"] == "Friday night"
    assert done(address, table, "call", tokens[0], called="")["called"] == ""


# -- deleting ----------------------------------------------------------------------------------------------


def rows_of(settings: Settings, table: str) -> list[str]:
    """Where anything is kept of a table."""

    async def read() -> list[str]:
        store = Store(settings.database)
        found = []
        for name, rows in Base.metadata.tables.items():
            column = rows.c.get("table_id", rows.c.get("id"))
            if column is not None and name != "makers":
                found += [name] if await store.rows(select(column).where(column == table)) else []
        await store.close()
        return found

    return asyncio.run(read())


def test_whoever_made_a_table_deletes_it_and_all_are_told(settings: Settings, address: str) -> None:
    table, tokens = two_people(address, public=True)
    refused = ask(address, table, "delete", tokens[1])
    assert (refused.status_code, "Only whoever made" in refused.json()["reason"]) == (403, True)

    async def game() -> None:
        async with Browser(address, table, tokens[0]) as maja, Browser(address, table, tokens[1]) as iker:
            asked = maja if maja.mine else iker
            await asked.pick(asked.state["decision"]["options"][0]["pick"])
            await iker.until_seq(1)
            await maja.say(type="chat", text="Bye")
            await iker.until("chat")
            assert ask(address, table, "delete", tokens[0]).status_code == 204
            for browser in (maja, iker):
                assert "has deleted it" in reason(await browser.until("refused"))
                with pytest.raises(ConnectionClosed) as closed:
                    await browser.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4410

    asyncio.run(game())
    assert rows_of(settings, table) == ["gone"]
    for path in (f"tables/{table}", f"replays/{table}", f"fair/{table}", f"stories/{table}"):
        answer = httpx.get(f"http://{address}/api/{path}")
        assert (answer.status_code, "has deleted it" in answer.json()["reason"]) == (410, True), path
    assert table not in [one["id"] for one in httpx.get(f"http://{address}/api/tables").json()]
    assert ask(address, table, "delete", tokens[0]).status_code == 410


def test_a_finished_game_goes_with_its_replay(settings: Settings, address: str) -> None:
    table, token = make_table(address, ME, BOT, public=True)

    async def game() -> None:
        async with Browser(address, table, token) as me:
            await me.play(random.Random(2))

    asyncio.run(game())
    assert httpx.get(f"http://{address}/api/replays/{table}").status_code == 200
    for what in ("hand", "back", "leave"):
        assert ask(address, table, what, token).status_code == 409, "the game is over"
    assert ask(address, table, "delete", token).status_code == 204
    assert httpx.get(f"http://{address}/api/replays/{table}").status_code == 410
    assert rows_of(settings, table) == ["gone"]


def test_a_table_that_bots_play_at_is_deleted_under_their_hands(settings: Settings, address: str) -> None:
    """While a bot is about to pick, and while its snapshot waits to be written with those of others."""
    table, token = make_table(address, ME, BOT, BOT, pace=0)

    async def game() -> None:
        async with Browser(address, table, token) as me:
            await me.play(random.Random(6), most=55)
            done(address, table, "hand", token, level="novice")
            await asyncio.sleep(0.05)
            assert ask(address, table, "delete", token).status_code == 204

    asyncio.run(game())
    other, token = make_table(address, ME, BOT)
    assert rows_of(settings, table) == ["gone"]
    assert httpx.get(f"http://{address}/api/tables/{other}").status_code == 200


# -- somebody sits down ------------------------------------------------------------------------------------


def test_whoever_takes_no_seat_is_host_of_what_they_made(address: str) -> None:
    table, token = make_table(address, OPEN, BOT)
    told = httpx.get(f"http://{address}/api/tables/{table}").json()
    assert told["host"] is None
    friend = sit_down(address, table, 0, "Iker")

    def post(what: str, token: str, **more: Any) -> httpx.Response:
        return httpx.post(f"http://{address}/api/tables/{table}/{what}", json={"token": token, **more})

    for wrong in (friend, "", "x" * 43):
        assert post("call", wrong, called="Ours").status_code == 403
        assert post("delete", wrong).status_code == 403
    for seatless in ("hand", "back", "leave", "show"):  # it is no seat
        more = {"on": True} if seatless == "show" else {}
        assert post(seatless, token, **more).status_code == 403
    assert post("name", token, name="Maja").status_code == 403
    assert post("call", token, called="Friday night").json()["called"] == "Friday night"

    async def looks() -> int | None:
        line = await connect(f"ws://{address}/api/tables/{table}/ws?way={WAY}&token={token}")
        await line.wait_closed()
        return line.close_code

    assert asyncio.run(looks()) == 4403
    assert post("delete", token).status_code == 204
    assert httpx.get(f"http://{address}/api/tables/{table}").status_code == 410


def test_whoever_leaves_their_seat_is_host_no_longer(address: str) -> None:
    table, token = make_table(address, ME, OPEN, name="Maja")
    sit_down(address, table, 1, "Iker")
    own = {"token": token}
    assert httpx.post(f"http://{address}/api/tables/{table}/leave", json=own).status_code == 200
    assert httpx.post(f"http://{address}/api/tables/{table}/delete", json=own).status_code == 403


def test_what_was_made_without_a_seat_is_forgotten_with_all_else(address: str) -> None:
    table, token = make_table(address, OPEN, OPEN)
    called = {"token": token, "called": "Thistlewood’s"}
    assert httpx.post(f"http://{address}/api/tables/{table}/call", json=called).status_code == 200
    assert httpx.post(f"http://{address}/api/me/delete", json={"made": [token]}).status_code == 200
    assert httpx.post(f"http://{address}/api/tables/{table}/call", json=called).status_code == 403


def test_the_host_is_told_who_sits_down(address: str) -> None:
    table, token = make_table(address, ME, OPEN, OPEN, name="Maja", pace=SLOW)

    async def game() -> None:
        async with Browser(address, table, token) as maja:
            assert maja.state["host"] == 0
            sit_down(address, table, 2, "Iker")
            assert said(await told(maja, "Sat")) == "Iker has sat down."
            assert maja.state["status"] == "open"
            maja.state["log"].clear()
            sit_down(address, table, 1, "Ana")
            assert said(await told(maja, "Sat")) == "Ana has sat down."
            assert maja.state["status"] == "running"

    asyncio.run(game())
