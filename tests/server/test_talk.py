"""What is said at a table, in words and by gestures, by those who sit there and by those who look on."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down

from fabletop.server.schemas.common import Gesture

SECRET = "Iker has the troll"


def texts(browser: Browser) -> list[str]:
    """All that somebody heard in chats, in whatever message."""
    said = [one for one in browser.heard if one["type"] == "chat"]
    said += [line for one in browser.heard if one["type"] == "gallery" for line in one["lines"]]
    return [one["text"] or one["gesture"] for one in said]


async def settled(browser: Browser) -> None:
    """Whatever was said before has been heard: a line is in order."""
    await browser.say(type="agree", seq=-1, yes=True)
    await browser.until("refused")


def test_those_who_look_on_talk_among_themselves(address: str) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, OPEN, name="Maja")
        other = sit_down(address, table, 1)
        async with (
            Browser(address, table, token) as maja,
            Browser(address, table, other) as ake,
            Browser(address, table) as nils,
            Browser(address, table) as eva,
        ):
            await nils.say(type="chat", text=SECRET, name="Nils")
            heard = await eva.until("chat")
            assert (heard["seat"], heard["name"], heard["text"]) == (None, "Nils", SECRET)
            await nils.until("chat")
            await eva.say(type="gesture", gesture="ouch", name="Eva")
            for browser in (nils, eva):
                assert (await browser.until("chat"))["gesture"] == "ouch"
            await maja.say(type="chat", text="Hej")
            for browser in (ake, nils, eva):  # who looks on reads what is said at the table too
                assert (await browser.until("chat"))["text"] == "Hej"
            for player in (maja, ake):
                await settled(player)
                assert texts(player) == ["Hej"]
        async with Browser(address, table, token) as again, Browser(address, table) as late:
            assert [one["text"] for one in (await late.until("gallery"))["lines"]] == [SECRET, ""]
            await settled(again)
            assert texts(again) == ["Hej"]

    asyncio.run(game())


def test_who_looks_on_must_have_a_name(address: str) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        async with Browser(address, table) as nils, Browser(address, table, token) as maja:
            for wrong in (
                {"type": "chat", "text": "who am I?"},
                {"type": "chat", "text": "who am I?", "name": "   "},
                {"type": "gesture", "gesture": "hello"},
                {"type": "chat", "text": "x", "name": "n" * 41},
                {"type": "chat", "text": "x" * 501, "name": "Nils"},
                {"type": "chat", "text": "x", "name": "Ni\u202els"},
            ):
                await nils.say(**wrong)
                assert (await nils.until("refused"))["reason"]
            await maja.say(type="chat", text="I am who I am", name="Nils")
            heard = await nils.until("chat")
            assert (heard["seat"], heard["name"]) == (0, "Maja")
            assert texts(nils) == ["I am who I am"]

    asyncio.run(game())


def played_to_the_end(address: str) -> tuple[str, str, list[bytes], Browser]:
    """A game at which somebody looked on and spoke, and all that the player was told until its end."""
    table, token = make_table(address, ME, BOT, name="Maja")
    told: list[bytes] = []

    async def game() -> Browser:
        async with Browser(address, table, token) as maja, Browser(address, table) as nils:
            await nils.say(type="chat", text=SECRET, name="Nils")
            await nils.until("chat")
            luck = random.Random(3)
            while not maja.state["over"]:
                before = len(maja.heard)
                if maja.mine:
                    await maja.pick(luck.choice(maja.state["decision"]["options"])["pick"])
                await maja.hear()
                told.extend(json.dumps(one).encode() for one in maja.heard[before:])
            await maja.until("gallery")
            await nils.say(type="chat", text="What a game", name="Nils")
            assert (await maja.until("chat"))["text"] == "What a game"
            await maja.say(type="chat", text="It was")
            await maja.until("chat")
            return maja

    return table, token, told, asyncio.run(game())


def test_when_the_game_is_over_both_may_be_read(address: str) -> None:
    table, token, told, maja = played_to_the_end(address)
    assert not any(SECRET.encode() in one for one in told)
    assert texts(maja) == ["What a game", "It was", SECRET]

    async def later() -> list[Any]:
        async with Browser(address, table, token) as again:
            await again.until("gallery")
            return texts(again)

    assert asyncio.run(later()) == ["It was", SECRET, "What a game"]


@pytest.mark.parametrize("gesture", get_args(Gesture))
def test_a_gesture_is_told_by_its_key(address: str, gesture: str) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        async with Browser(address, table, token) as maja, Browser(address, table) as nils:
            await maja.say(type="gesture", gesture=gesture)
            for browser in (maja, nils):
                heard = await browser.until("chat")
                assert (heard["seat"], heard["text"], heard["gesture"]) == (0, "", gesture)
        async with Browser(address, table, token) as again:
            assert (await again.until("chat"))["gesture"] == gesture

    asyncio.run(game())


@pytest.mark.parametrize("gesture", ["wave", "", "<b>", 3, None])
def test_only_known_gestures_are_told(address: str, gesture: Any) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        async with Browser(address, table, token) as maja:
            await maja.say(type="gesture", gesture=gesture)
            assert (await maja.until("refused"))["reason"]
            await settled(maja)
            assert texts(maja) == []

    asyncio.run(game())


def test_gestures_and_words_are_counted_together(tmp_path: Path) -> None:
    async def game(address: str) -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        for browser in (Browser(address, table, token), Browser(address, table)):
            async with browser:
                await browser.say(type="gesture", gesture="hurry", name="Nils")
                await browser.until("chat")
                await browser.say(type="chat", text="go on", name="Nils")
                await browser.until("chat")
                await browser.say(type="gesture", gesture="hurry", name="Nils")
                assert "refused-too-often" in str((await browser.until("refused"))["reason"])

    settings = settings_in(tmp_path)
    with running(replace(settings, chats_per_minute=1)) as address:
        asyncio.run(game(address))


def test_each_chat_has_its_own_last_lines(tmp_path: Path) -> None:
    async def game(address: str) -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        async with Browser(address, table, token) as maja, Browser(address, table) as nils:
            await maja.say(type="chat", text="kept")
            await nils.until("chat")
            for number in range(5):
                await nils.say(type="chat", text=str(number), name="Nils")
                await nils.until("chat")
        async with Browser(address, table) as late:
            assert [one["text"] for one in (await late.until("gallery"))["lines"]] == ["2", "3", "4"]
            assert texts(late)[0] == "kept"

    with running(replace(settings_in(tmp_path), chat_kept=3)) as address:
        asyncio.run(game(address))
