"""Those who look on take nobody's seat, and nobody has all the lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as some
from sqlalchemy import func, select
from tests.server.playing import ME, OPEN, Browser, make_table, running, sit_down
from websockets.exceptions import ConnectionClosed

from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings
from fabletop.server.store import CHAT, Store
from fabletop.server.table.crowd import ELSEWHERE, Crowd


class Guests:
    """Who came to a server; all go home at the end."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.lines: list[Browser] = []

    async def __aenter__(self) -> Guests:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(browser.line.close() for browser in self.lines))

    async def knock(self, table: str, token: str = "") -> Browser:
        """Somebody who has heard the first message, or why not."""
        browser = await Browser(self.address, table, token).connect()
        self.lines.append(browser)
        await browser.hear()
        return browser


async def with_guests(address: str, come: Callable[[Guests], Awaitable[None]]) -> None:
    async with Guests(address) as guests:
        await come(guests)


async def goodbye(browser: Browser) -> tuple[Any, int | None]:
    """The last reason that was heard, and the code with which the line was closed."""
    with suppress(ConnectionClosed):
        while True:
            await browser.hear()
    return browser.heard[-1].get("reason"), browser.line.close_code


def test_those_who_look_on_keep_no_player_out(settings: Settings) -> None:
    async def come(guests: Guests) -> None:
        table, token = make_table(guests.address, {**ME, "hero": "choose"}, OPEN)
        other = sit_down(guests.address, table, 1)
        crowd = [await guests.knock(table) for _ in range(3)]
        assert all(browser.state for browser in crowd)
        late = await guests.knock(table)
        assert await goodbye(late) == (["refused-full"], 1013)
        players = [await guests.knock(table, key) for key in (token, other, token)]
        assert [browser.state["seat"] for browser in players] == [0, 1, 0]
        await crowd[0].line.close()
        await asyncio.sleep(0.2)
        assert (await guests.knock(table)).state, "players are not counted among them"

    with running(replace(settings, connections_per_table=3)) as address:
        asyncio.run(with_guests(address, come))


def test_the_oldest_line_of_a_key_goes_for_the_newest(settings: Settings) -> None:
    async def come(guests: Guests) -> None:
        table, token = make_table(guests.address, {**ME, "hero": "choose"}, OPEN)
        other = sit_down(guests.address, table, 1)
        friend = await guests.knock(table, other)
        mine = [await guests.knock(table, token) for _ in range(3)]
        assert await goodbye(mine[0]) == (["refused-elsewhere"], ELSEWHERE)
        for browser in (*mine[1:], friend):
            await browser.say(type="chat", text="still here")
            await browser.until("chat")
        for _ in range(20):
            mine.append(await guests.knock(table, token))
            assert mine[-1].state["seat"] == 0, "a key is never refused"

    with running(replace(settings, lines_per_key=2)) as address:
        asyncio.run(with_guests(address, come))


def test_an_address_has_only_so_many_lines(settings: Settings) -> None:
    async def come(guests: Guests) -> None:
        table, token = make_table(guests.address, {**ME, "hero": "choose"}, OPEN)
        other = sit_down(guests.address, table, 1)
        crowd = [await guests.knock(table) for _ in range(4)]
        assert await goodbye(await guests.knock(table)) == (["refused-crowd"], 1013)
        mine = await guests.knock(table, token)
        assert mine.state["seat"] == 0
        assert await goodbye(crowd[0]) == (["refused-elsewhere"], ELSEWHERE)
        assert (await guests.knock(table, other)).state["seat"] == 1
        assert await goodbye(crowd[1]) == (["refused-elsewhere"], ELSEWHERE), "who looks on goes first"

    with running(replace(settings, lines_per_address=4)) as address:
        asyncio.run(with_guests(address, come))


class Caller:
    why: Refusal | None = None

    def cut(self, refused: Refusal, code: int) -> None:
        self.why = refused


def test_of_an_address_with_too_many_goes_who_is_missed_least() -> None:
    crowd = Crowd(Settings("", lines_per_key=3, lines_per_address=4, lines=100))
    first, second, again, looker, new, newer = (Caller() for _ in range(6))
    for caller, key in ((first, "a"), (second, "b"), (again, "b"), (looker, ""), (new, "c"), (newer, "d")):
        crowd.enter(caller, "192.0.2.1", key)
        gone = [one for one in (first, second, again, looker, new) if one.why is not None]
        expected = {new: [looker], newer: [second, looker]}
        assert gone == expected.get(caller, [])


def test_of_all_the_address_with_the_most_lines_loses_one() -> None:
    crowd = Crowd(Settings("", lines_per_key=3, lines_per_address=4, lines=5))
    many = [Caller() for _ in range(3)]
    few = [Caller() for _ in range(2)]
    for number, caller in enumerate(few):
        crowd.enter(caller, "192.0.2.1", f"few {number}")
    for number, caller in enumerate(many):
        crowd.enter(caller, "192.0.2.2", f"many {number}")
    crowd.enter(Caller(), "192.0.2.3", "new")
    assert [caller.why is not None for caller in few + many] == [False, False, True, False, False]


COMINGS = some.lists(
    some.tuples(some.sampled_from(["", "a", "b", "c"]), some.integers(0, 2), some.booleans()), max_size=60
)


@given(COMINGS)
def test_whoever_comes_and_goes_there_are_never_too_many_and_a_key_always_gets_in(
    comings: list[tuple[str, int, bool]],
) -> None:
    crowd = Crowd(Settings("", lines_per_key=2, lines_per_address=4, lines=7))
    here: list[tuple[Caller, str, int]] = []
    for key, house, leaves in comings:
        if leaves and here:
            crowd.leave(here.pop(0)[0])
        caller = Caller()
        try:
            crowd.enter(caller, f"192.0.2.{house}", key)
        except Refusal:
            assert not key, "a key is never refused"
            continue
        here = [one for one in [*here, (caller, key, house)] if one[0].why is None]
        assert here[-1][0] is caller
        assert len(crowd) == len(here) <= 7
        for other in "abc":
            assert sum(key == other for _, key, _ in here) <= 2
        for place in range(3):
            assert sum(house == place for _, _, house in here) <= 4
    for caller, _, _ in here:
        crowd.leave(caller)
    assert len(crowd) == 0
    assert not crowd._by, "nothing is left behind"


def test_old_talk_is_forgotten_and_the_newest_is_shown(settings: Settings) -> None:
    async def talk(guests: Guests) -> None:
        table, token = make_table(guests.address, {**ME, "hero": "choose"}, OPEN)
        quiet, key = make_table(guests.address, {**ME, "hero": "choose"}, OPEN)
        other = await guests.knock(quiet, key)
        await other.say(type="chat", text="elsewhere")
        await other.until("chat")
        async with Browser(guests.address, table, token) as browser:
            for number in range(90):
                await browser.say(type="chat", text=f"line {number}")
                await browser.until("chat")
        async with Browser(guests.address, table, token) as again:
            told = [(await again.until("chat"))["text"] for _ in range(50)]
        assert told == [f"line {number}" for number in range(40, 90)]
        assert await kept(table) == 60
        assert await kept(quiet) == 1

    async def kept(table: str) -> int:
        store = Store(settings.database)
        found = await store.rows(
            select(func.count().label("n")).select_from(CHAT).where(CHAT.c.table_id == table)
        )
        await store.close()
        return int(found[0]["n"])

    with running(replace(settings, chat_kept=60)) as address:
        asyncio.run(with_guests(address, talk))
