"""Several servers behind one PostgreSQL serve the same tables, with Redis between: `make test-services`."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down

from fabletop.server.store import Conflict, Store

POSTGRES = os.environ.get("FABLETOP_TEST_POSTGRES", "")
REDIS = os.environ.get("FABLETOP_TEST_REDIS", "")
pytestmark = pytest.mark.skipif(not (POSTGRES and REDIS), reason="make test-services starts what this needs")


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    folder: Path = tmp_path_factory.mktemp("services")
    settings = settings_in(folder, database=POSTGRES, redis=REDIS)
    with running(settings) as one, running(settings) as other:
        yield one, other


def test_two_servers_serve_one_table_to_its_end(two: tuple[str, str]) -> None:
    async def game() -> list[Browser]:
        table, token = make_table(two[0], ME, OPEN, BOT, public=True)
        async with Browser(two[0], table, token) as first, Browser(two[1], table) as looking:
            second = Browser(two[1], table, sit_down(two[1], table, 1, "Åke"))
            async with second:
                luck = random.Random(4)
                await asyncio.gather(*(one.play(luck) for one in (first, second, looking)))
                return [first, second, looking]

    browsers = asyncio.run(game())
    assert len({browser.state["seq"] for browser in browsers}) == 1
    assert len({tuple(browser.state["winners"]) for browser in browsers}) == 1
    table = browsers[0].url.split("/tables/")[1].split("/")[0]
    for address in two:
        assert httpx.get(f"http://{address}/api/fair/{table}").json()["kept"]


def test_undo_talk_and_pace_reach_the_other_server(two: tuple[str, str]) -> None:
    async def game() -> None:
        table, token = make_table(two[0], {**ME, "hero": "choose"}, {**OPEN, "hero": "choose"}, name="Maja")
        other = sit_down(two[1], table, 1)
        async with Browser(two[0], table, token) as maja, Browser(two[1], table, other) as ake:
            while maja.state["status"] == "open":
                await maja.hear()
            await maja.say(type="chat", text="Hej")
            assert (await ake.until("chat"))["name"] == "Maja"
            await maja.say(type="pace", ms=123)
            while ake.state["pace"] != 123:
                await ake.hear()
            await maja.pick(maja.state["decision"]["options"][0]["pick"])
            await maja.until_seq(1)
            await ake.until_seq(1)
            await ake.pick(ake.state["decision"]["options"][0]["pick"])
            await maja.until_seq(2)
            await ake.until_seq(2)
            await maja.say(type="undo", seq=2)
            while ake.state["undo"]["asked_by"] is None:
                await ake.hear()
            await ake.say(type="agree", seq=2, yes=True)
            for browser in (maja, ake):
                assert (await browser.until_seq(3))["fresh"]
            assert maja.mine

    asyncio.run(game())


def test_of_two_who_write_the_same_pick_one_gets_in(two: tuple[str, str]) -> None:
    table, _ = make_table(two[0], ME, OPEN)

    async def race() -> list[object]:
        stores = [Store(POSTGRES), Store(POSTGRES)]
        for store in stores:
            await store.open()
        done = await asyncio.gather(
            *(store.add_pick(table, 0, 0, 1) for store in stores), return_exceptions=True
        )
        for store in stores:
            await store.close()
        return [type(one) for one in done]

    assert sorted(asyncio.run(race()), key=str) == sorted([type(None), Conflict], key=str)
