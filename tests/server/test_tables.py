"""Simulated browsers over real lines: whole games, refusals, undo, talk, and nothing hidden told."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, sit_down, whole_replay
from tests.server.told import phrase, plain, reason

from fabletop.games import BOXES
from fabletop.kernel.fair import keeps_promise
from fabletop.kernel.frame import NOBODY, Seat, pick_from_data
from fabletop.kernel.match import Match, Setup
from fabletop.server.schemas import Replay


async def seated(address: str, people: int) -> list[Browser]:
    """Browsers at a new table, one for each seat, and one that looks on at the end."""
    table, token = make_table(address, ME, *[OPEN] * (people - 1), public=True)
    tokens = [token, *(sit_down(address, table, seat) for seat in range(1, people)), ""]
    return [await Browser(address, table, one).__aenter__() for one in tokens]


async def leave(browsers: list[Browser]) -> None:
    for browser in browsers:
        await browser.__aexit__()


def id_of(browser: Browser) -> str:
    return browser.url.split("/tables/")[1].split("/")[0]


@pytest.mark.parametrize("people", [2, 4])
def test_a_whole_game_over_real_lines(address: str, people: int) -> None:
    """Everybody sees the same game to its end; it becomes a replay, and its dice were fair."""

    async def game() -> list[Browser]:
        browsers = await seated(address, people)
        luck = random.Random(people)
        await asyncio.gather(*(browser.play(luck) for browser in browsers))
        await leave(browsers)
        return browsers

    browsers = asyncio.run(game())
    ends = [browser.state for browser in browsers]
    assert len({end["seq"] for end in ends}) == 1
    assert all(end["winners"] == ends[0]["winners"] for end in ends)
    assert keeps_promise(int(ends[0]["seed"]), ends[0]["promise"])
    for browser in browsers:
        states = [message for message in browser.heard if message["type"] == "state"]
        assert all(state["seed"] is None for state in states if not state["over"])
        assert not any(message["type"] == "refused" for message in browser.heard)
    table = id_of(browsers[0])
    replay = msgspec.convert(whole_replay(address, table), Replay)
    assert len(replay.frames) == ends[0]["seq"] + 1
    fair = httpx.get(f"http://{address}/api/fair/{table}").json()
    assert fair == {"promise": ends[0]["promise"], "seed": ends[0]["seed"], "kept": True}
    assert table in [one["id"] for one in httpx.get(f"http://{address}/api/replays").json()]
    check_views(browsers, replay, people)


def check_views(browsers: list[Browser], replay: Replay, people: int) -> None:
    """Every state told to a seat is exactly what the game lets that seat know, and nothing more."""
    setup = Setup("village", people, int(replay.seed), "standard", {"heroes": ["random"] * people})
    match = Match(BOXES["village"], setup)
    told: dict[int, list[tuple[Seat, dict[str, Any]]]] = {}
    for number, browser in enumerate(browsers):
        seat = Seat(number) if number < people else NOBODY
        for message in browser.heard:
            if message["type"] == "state":
                told.setdefault(message["seq"], []).append((seat, message))
    for seq, frame in enumerate(replay.frames):
        events = match.take_events() if frame.pick is None else match.choose(pick_from_data(frame.pick))
        for seat, message in told.get(seq, ()):
            assert message["view"] == plain(match.game.view(seat))
            for other, player in enumerate(message["view"]["players"]):
                assert (player["hand"] is None) == (other != seat)
            heard = [cut.to_data() for event in events if (cut := event.cut(seat)) is not None]
            assert message["events"] in ([], plain(heard))
            mine = match.decision is not None and bool(match.decision.offers(seat))
            if message["decision"] is not None:
                assert bool(message["decision"]["options"]) == mine


def test_people_and_bots_play_to_the_end(address: str) -> None:
    async def game() -> Browser:
        table, token = make_table(address, ME, BOT, BOT)
        async with Browser(address, table, token, "es") as browser:
            await browser.play(random.Random(5))
            return browser

    browser = asyncio.run(game())
    assert browser.state["over"]
    assert any(message["type"] == "thinking" for message in browser.heard)


def test_stale_doubled_and_odd_messages_are_refused_and_change_nothing(address: str) -> None:
    async def game() -> None:
        browsers = await seated(address, 2)
        asked = next(browser for browser in browsers if browser.mine)
        other = next(browser for browser in browsers[:2] if not browser.mine)
        seq = asked.state["seq"]
        before = asked.state["view"]
        option = asked.state["decision"]["options"][0]["pick"]
        odd: list[tuple[Browser, Any]] = [
            (other, {"type": "pick", "seq": seq, "pick": option}),  # not theirs
            (browsers[2], {"type": "pick", "seq": seq, "pick": option}),  # looks on
            (asked, {"type": "pick", "seq": seq + 1, "pick": option}),
            (asked, {"type": "pick", "seq": seq, "pick": ["fly", 3]}),
            (asked, {"type": "pick", "seq": seq, "pick": {"no": 1}}),
            (asked, {"type": "pick", "seq": seq, "pick": ["x" * 100, 3]}),
            (asked, {"type": "pick", "seq": str(seq), "pick": option}),
            (asked, {"type": "dance"}),
            (asked, {"type": "undo", "seq": seq}),  # nothing to take back
            (asked, {"type": "agree", "seq": seq, "yes": True}),
            (browsers[2], {"type": "chat", "text": "hello"}),
            (asked, {"type": "chat", "text": "x" * 501}),
            (asked, {"type": "pace", "ms": -1}),
            (asked, {"type": "chat", "text": "y" * 5000}),
        ]
        for browser, message in odd:
            await browser.say(**message)
            refused = await browser.until("refused")
            assert refused["reason"]
            assert refused["seq"] == seq
        await asked.line.send("not json")
        assert (await asked.until("refused"))["reason"]
        async with Browser(address, id_of(asked)) as again:
            assert again.state["seq"] == seq
        await asked.say(type="pace", ms=0)
        assert (await asked.until("state"))["view"] == before
        await asked.pick(option)
        await asked.pick(option)  # the same again: the table has moved on
        assert (await asked.until("refused"))["seq"] == seq + 1
        assert asked.state["seq"] == seq + 1
        await leave(browsers)

    asyncio.run(game())


def test_who_looks_on_hurries_bots_that_sit_alone_and_nobody_else(address: str) -> None:
    async def game() -> None:
        alone, _ = make_table(address, BOT, BOT, pace=10_000)
        async with Browser(address, alone) as looking:
            await looking.say(type="pace", ms=0)
            while not looking.state["over"]:
                await looking.until("state")
            assert looking.state["pace"] == 0
        held, _ = make_table(address, ME, BOT)
        async with Browser(address, held) as looking:
            await looking.say(type="pace", ms=0)
            assert "looking on" in reason(await looking.until("refused"))

    asyncio.run(game())


def test_undo_is_free_for_what_unveils_nothing(address: str) -> None:
    """A free pick goes back at once; seq goes on, and the table is as before."""

    async def game() -> None:
        table, token = make_table(address, {**ME, "hero": "warrior"}, {**BOT, "hero": "dwarf"}, pace=0)
        async with Browser(address, table, token) as browser:
            luck = random.Random(3)
            before = browser.state
            while browser.state["undo"]["free"] == 0:
                assert not browser.state["over"]
                before = browser.state
                if browser.mine:
                    await browser.pick(luck.choice(browser.state["decision"]["options"])["pick"])
                    await browser.until_seq(before["seq"] + 1)
                else:
                    await browser.hear()
            seq = browser.state["seq"]
            await browser.say(type="undo", seq=seq)
            after = await browser.until_seq(seq + 1)
            assert after["fresh"]
            assert after["view"] == before["view"]
            assert after["decision"] == before["decision"]

    asyncio.run(game())


def test_undo_past_a_roll_needs_the_others(address: str) -> None:
    async def game() -> None:
        browsers = await seated(address, 2)
        luck = random.Random(8)
        while True:
            asker = next(browser for browser in browsers if browser.mine)
            seat = asker.state["seat"]
            seq = asker.state["seq"]
            await asker.pick(luck.choice(asker.state["decision"]["options"])["pick"])
            for browser in browsers:
                await browser.until_seq(seq + 1)
            if asker.state["undo"]["free"] == 0:
                break
        other = browsers[1 - seat]
        await asker.say(type="undo", seq=seq + 1)
        for browser in browsers:
            assert (await browser.until("state"))["undo"]["asked_by"] == seat
        await other.say(type="agree", seq=seq + 1, yes=False)
        for browser in browsers:
            assert (await browser.until("state"))["undo"]["asked_by"] is None
            assert browser.state["seq"] == seq + 1
        await asker.say(type="undo", seq=seq + 1)
        await other.until("state")
        await other.say(type="agree", seq=seq + 1, yes=True)
        for browser in browsers:
            assert (await browser.until_seq(seq + 2))["undo"]["asked_by"] is None
        await leave(browsers)

    asyncio.run(game())


def test_a_table_starts_when_nobody_is_missing(address: str) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, OPEN, name="Maja")
        async with Browser(address, table, token) as maja:
            assert maja.state["status"] == "open"
            assert maja.state["decision"] is None
            await maja.say(type="pick", seq=0, pick=["end", 0])
            assert (await maja.until("refused"))["reason"]
            sit_down(address, table, 1, "Åke")
            started = await maja.until("state")
            assert started["status"] == "running"
            assert started["decision"] is not None
            assert [seat["name"] for seat in started["seats"]] == ["Maja", "Åke"]
            assert [seat["here"] for seat in started["seats"]] == [True, False]
        taken = httpx.post(f"http://{address}/api/tables/{table}/seats/1", json={"name": "x"})
        assert taken.status_code == 409

    asyncio.run(game())


def test_talk_is_heard_and_kept(address: str) -> None:
    async def game() -> None:
        table, token = make_table(address, ME, BOT, name="Maja")
        async with Browser(address, table, token) as maja, Browser(address, table) as looking:
            await maja.say(type="chat", text="  Hej på er  ")
            assert (await looking.until("chat"))["text"] == "Hej på er"
        async with Browser(address, table) as late:
            assert (await late.until("chat"))["name"] == "Maja"

    asyncio.run(game())


def test_the_same_key_on_another_device_and_in_another_language(address: str) -> None:
    """Messages are in no language: both hear the same, to the last byte."""

    async def game() -> None:
        table, token = make_table(address, {**ME, "hero": "choose"}, BOT)
        async with Browser(address, table, token) as one, Browser(address, table, token, "sv") as two:
            assert one.mine
            assert two.mine
            await two.pick(two.state["decision"]["options"][0]["pick"])
            await one.until_seq(1)
            await two.until_seq(1)
            assert json.dumps(one.state) == json.dumps(two.state)
            assert phrase(one.state["log"][0]["said"]) != phrase(one.state["log"][0]["said"], "sv")

    asyncio.run(game())


@pytest.mark.parametrize(("table", "token", "code"), [("nowhere", "", 4404), (None, "wrong", 4403)])
def test_a_wrong_link_or_key_is_told_and_closed(
    address: str, table: str | None, token: str, code: int
) -> None:
    async def game() -> None:
        browser = Browser(address, table or make_table(address, ME, BOT)[0], token)
        await browser.connect()
        assert (await browser.until("refused"))["reason"]
        await browser.line.wait_closed()
        assert browser.line.close_code == code

    asyncio.run(game())
