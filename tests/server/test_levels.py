"""How well a bot plays is agreed on for every seat, and may be changed while the game is on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down, wish
from tests.server.told import reason

from fabletop.bots.levels import LEVELS, levels_of
from fabletop.games import GAMES
from fabletop.said import said_from_data
from fabletop.server.refusal import FOLDER
from fabletop.server.settings import Settings
from fabletop.speech import LANGUAGES, Speech

SLOW = 10_000  # milliseconds: nothing moves while a test looks
MASTER = {"kind": "bot", "bot": "master", "hero": "random"}


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, backend: str) -> Settings:
    return settings_in(tmp_path_factory.mktemp("levels"), backend)


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as found:
        yield found


def bots_of(state: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in state["seats"]]


def test_a_game_offers_the_levels_that_differ_in_it(address: str) -> None:
    told = {one["name"]: one["bots"] for one in httpx.get(f"http://{address}/api/games").json()}
    for name, game in GAMES.items():
        assert told[name] == list(levels_of(game))
        assert told[name] == list(LEVELS if game.judge else LEVELS[:2])


def test_every_bot_has_its_own_level_and_the_usual_one_is_steady(address: str) -> None:
    seats = [ME, MASTER, {"kind": "bot"}, {"kind": "bot", "bot": "greedy"}]  # an old page asks for the last
    table, token = make_table(address, *seats, pace=SLOW)

    async def look() -> None:
        async with Browser(address, table, token) as me:
            assert bots_of(me.state) == ["", "master", "steady", "greedy"]

    asyncio.run(look())


def test_a_level_that_nobody_knows_is_refused(address: str) -> None:
    order = wish(ME, {"kind": "bot", "bot": "genius"})
    answer = httpx.post(f"http://{address}/api/tables", json=order)
    assert answer.status_code == 422
    assert "genius" in answer.json()["reason"]


def test_whoever_sits_changes_the_level_and_all_are_told(address: str) -> None:
    table, token = make_table(address, ME, OPEN, MASTER, pace=SLOW)
    other = sit_down(address, table, 1)

    async def change() -> None:
        async with (
            Browser(address, table, token) as me,
            Browser(address, table, other) as friend,
            Browser(address, table) as looker,
        ):
            seq = me.state["seq"]
            await friend.say(type="level", seat=2, level="novice")
            for browser in (me, friend, looker):
                while bots_of(browser.state) != ["", "", "novice"]:
                    await browser.hear()
                state = browser.state
                assert (state["seq"], state["events"]) == (seq, [])
                line = state["log"][-1]
                assert (line["event"], line["seat"]) == ("Level", 2)
                name = state["seats"][2]["name"]
                for language in LANGUAGES:
                    said = Speech(language, FOLDER).phrase(said_from_data(line["said"]))
                    assert name in said
                    assert "table-bot" not in said

    asyncio.run(change())


def test_what_makes_no_sense_is_refused_and_changes_nothing(address: str) -> None:
    table, token = make_table(address, ME, OPEN, MASTER, pace=SLOW)
    sit_down(address, table, 1)
    andor, andor_token = make_table(address, ME, {"kind": "bot"}, game="andor", options={"legend": 12})

    async def refused(browser: Browser, **message: Any) -> str:
        await browser.say(type="level", **message)
        return reason(await browser.until("refused"))

    async def change() -> None:
        async with Browser(address, table, token) as me, Browser(address, table) as looker:
            assert "looking on" in await refused(looker, seat=2, level="novice")
            assert "No bot sits there" in await refused(me, seat=1, level="novice")
            assert "No bot sits there" in await refused(me, seat=3, level="novice")
            for level in ("genius", "greedy", "random", ""):
                assert "plays like that" in await refused(me, seat=2, level=level)
            for message in ({"seat": -1, "level": "novice"}, {"seat": "2", "level": "novice"}, {"seat": 2}):
                assert "cannot be understood" in await refused(me, **message)
            assert bots_of(me.state) == ["", "", "master"]
        if GAMES["andor"].judge is None:
            async with Browser(address, andor, andor_token) as me:
                assert "plays like that" in await refused(me, seat=1, level="master")

    asyncio.run(change())


def test_who_looks_on_changes_bots_that_sit_alone(address: str) -> None:
    table, _ = make_table(address, BOT, BOT, pace=SLOW)

    async def change() -> None:
        async with Browser(address, table) as looker:
            await looker.say(type="level", seat=1, level="sharp")
            while bots_of(looker.state) != ["random", "sharp"]:
                await looker.hear()

    asyncio.run(change())


def test_a_changed_level_outlives_a_restart(tmp_path_factory: pytest.TempPathFactory, backend: str) -> None:
    settings = settings_in(tmp_path_factory.mktemp("restart"), backend)

    async def change(address: str) -> None:
        async with Browser(address, table, token) as me:
            await me.say(type="level", seat=1, level="novice")
            while bots_of(me.state) != ["", "novice"]:
                await me.hear()

    async def look(address: str) -> None:
        async with Browser(address, table, token) as me:
            assert bots_of(me.state) == ["", "novice"]

    with running(settings) as address:
        table, token = make_table(address, ME, MASTER, pace=SLOW)
        asyncio.run(change(address))
    with running(settings) as address:
        summary = httpx.get(f"http://{address}/api/tables/{table}").json()
        assert bots_of(summary) == ["", "novice"]
        asyncio.run(look(address))
