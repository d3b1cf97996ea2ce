"""Why not, over the wire: for whoever is asked, and for nobody else."""

from __future__ import annotations

import asyncio

from tests.server.playing import BOT, Browser, make_table

from fabletop.games import GAMES
from fabletop.said import said_from_data
from fabletop.speech import LANGUAGES, Speech

ME = {"kind": "me", "hero": "paladin"}
DWARF = {**BOT, "hero": "dwarf"}


def test_whoever_is_asked_is_told_why_the_market_is_too_dear(address: str) -> None:
    table, token = make_table(address, ME, DWARF)

    async def ask() -> None:
        async with Browser(address, table, token) as me:
            while not (me.state["decision"] or {}).get("mine"):
                await me.hear()
            await me.say(type="why_not", seq=me.state["seq"])
            told = await me.until("why_not")
            assert told["seq"] == me.state["seq"]
            dear = [one for one in told["left_out"] if one["verb"] == "buy"]
            assert {one["rule"] for one in dear} == {"village.buy.030"}
            for language in LANGUAGES:
                speech = Speech(language, GAMES["village"].texts)
                assert "0" in speech.phrase(said_from_data(dear[0]["why"]))

    asyncio.run(ask())


def test_who_asks_of_another_moment_is_refused(address: str) -> None:
    table, token = make_table(address, ME, DWARF)

    async def ask() -> None:
        async with Browser(address, table, token) as me:
            await me.say(type="why_not", seq=me.state["seq"] + 99)
            assert (await me.until("refused"))["reason"] == ["refused-old"]

    asyncio.run(ask())


def test_who_looks_on_is_refused(address: str) -> None:
    table, _ = make_table(address, ME, DWARF)

    async def ask() -> None:
        async with Browser(address, table, "") as onlooker:
            await onlooker.say(type="why_not", seq=onlooker.state["seq"])
            assert (await onlooker.until("refused"))["reason"] == ["refused-looking-on"]

    asyncio.run(ask())
