"""A table in memory is never ahead of the disk: nobody sees what a pick leads to before it is written, nor
what it leads to here if a process of another version has written that it leads elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from tests.server.playing import settings_in
from tests.server.told import plain
from tests.server.unpacking import Unpacker

from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import NOBODY, Seat, pick_to_data
from fabletop.kernel.match import Match, Setup
from fabletop.server.fanout import Hear
from fabletop.server.metrics import Metrics
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings
from fabletop.server.store import Row, Store
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.packing import HEARD_NOTHING
from fabletop.server.table.service import Tables
from fabletop.server.table.snapshots import Position, digest_of, glance_at, row_of, written
from fabletop.server.workers import Workers

TOKENS: Final = ("a", "b")
Then = Callable[[], Awaitable[None]]


class Person:
    """Somebody who listens, and keeps what was said."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.told = HEARD_NOTHING
        self.language = ""
        self.overhears = False
        self.unpacker = Unpacker()
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(self.unpacker.hear(message))

    def cut(self, refused: Refusal, code: int) -> None:
        raise AssertionError("nobody is cut off")

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up")

    @property
    def views(self) -> list[tuple[int, Any]]:
        return [(said["seq"], said["view"]) for said in self.heard if said["type"] == "state"]


class Others:
    """Other processes, as far as this one is concerned: `asked` is what they do when asked for a snapshot."""

    shared = True
    asked: Then

    async def open(self, hear: Hear) -> None: ...
    async def close(self) -> None: ...

    async def publish(self, news: dict[str, Any]) -> None:
        if "keep" in news:
            await self.asked()


class Elsewhere:
    """A pick at a table, made by a process of another version, where it leads to something else."""

    def __init__(self, table: Table, before: Match) -> None:
        assert before.decision is not None
        self.seat = before.decision.seat
        self.pick = before.decision.options[0]
        self.table: Final = table
        self.match: Final = before.clone()
        self.match.choose(self.pick, self.seat)
        game = self.match.game
        assert isinstance(game, Village)
        game.spaces.reverse()
        self.game: Final = game
        self.state: Final = written(game.to_data())

    async def write(self, store: Store) -> None:
        digest = digest_of(self.state)
        number = self.match.number - 1
        await store.add_pick(self.table.id, number, self.seat, pick_to_data(self.pick), digest=digest)

    def snapshot(self) -> Row:
        number = self.match.number
        position = Position(number, (0,) * self.table.setup.seats, self.state)
        return row_of(self.table.id, number, position, glance_at("village", self.game))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@asynccontextmanager
async def server(settings: Settings) -> AsyncIterator[tuple[Tables, Others]]:
    store, others = Store(settings.database), Others()
    await store.open()
    tables = Tables(store, Workers(0), others, Metrics(), 10)
    try:
        yield tables, others
    finally:
        await tables.close()
        await store.close()


async def seated(tables: Tables) -> tuple[Table, list[Person]]:
    """A table of two people, both there."""
    chairs = [Chair("person", "", "", hashed(token)) for token in TOKENS]
    table = await tables.make(Setup("village", 2, 7), chairs, public=False, pace=0)
    people = [Person(), Person()]
    for person, token in zip(people, TOKENS, strict=True):
        await tables.join(table.id, person, token, 10)
    return table, people


def test_what_leads_elsewhere_here_is_never_shown(settings: Settings) -> None:
    """Somebody leaves while we wait for what it led to there; the others are told who is left."""

    async def game() -> None:
        async with server(settings) as (tables, others):
            table, (one, other) = await seated(tables)
            before = plain(table.match.game.view(one.seat))
            elsewhere = Elsewhere(table, table.match)
            await elsewhere.write(tables.store)

            async def answer() -> None:
                tables.leave(table, other)
                await tables.store.add_snapshots([elsewhere.snapshot()])

            others.asked = answer
            await tables.hear({"table": table.id})
            async with asyncio.timeout(10):
                while table.seq < 1:
                    await asyncio.sleep(0.01)
            told = one.views
            assert len(told) > 2
            assert [view for seq, view in told if seq == 0] == [before] * (len(told) - 1)
            assert told[-1] == (1, plain(elsewhere.game.view(one.seat)))
            assert one.heard[-1]["fresh"]

    asyncio.run(game())


def test_nothing_is_taken_back_of_who_goes_on_while_we_ask(settings: Settings) -> None:
    """There is an answer, and by then one more pick that leads elsewhere: it is asked for as well."""

    async def game() -> None:
        async with server(settings) as (tables, others):
            table, (one, _) = await seated(tables)
            first = Elsewhere(table, table.match)
            second = Elsewhere(table, first.match)
            await first.write(tables.store)

            async def answer_the_second() -> None:
                await tables.store.add_snapshots([second.snapshot()])

            async def answer_and_go_on() -> None:
                others.asked = answer_the_second
                await second.write(tables.store)
                await tables.store.add_snapshots([first.snapshot()])

            others.asked = answer_and_go_on
            await tables.hear({"table": table.id})
            async with asyncio.timeout(10):
                while table.seq < 2:
                    await asyncio.sleep(0.01)
            assert [row["back"] for row in await tables.store.picks(table.id)] == [0, 0]
            assert one.views[-1] == (2, plain(second.game.view(one.seat)))

    asyncio.run(game())


def test_who_cannot_read_what_it_led_to_stays_where_all_was_well(settings: Settings) -> None:
    async def game() -> None:
        async with server(settings) as (tables, others):
            table, (one, _) = await seated(tables)
            before = plain(table.match.game.view(one.seat))
            elsewhere = Elsewhere(table, table.match)
            await elsewhere.write(tables.store)
            asked = asyncio.Event()

            async def break_down() -> None:
                asked.set()
                raise OSError("the line is cut")

            others.asked = break_down
            await tables.hear({"table": table.id})
            await asked.wait()
            await tables.set_pace(table, one.seat, 100)
            assert one.heard[-1]["pace"] == 100
            assert one.views[-1] == (0, before)

            async def answer() -> None:
                await tables.store.add_snapshots([elsewhere.snapshot()])

            others.asked = answer
            late = Person()
            await tables.join(table.id, late, "", 10)
            for person in (one, late):
                assert person.views[-1] == (1, plain(elsewhere.game.view(person.seat)))

    asyncio.run(game())


def test_who_asks_what_a_pick_led_to_is_answered_once_it_is_known(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on disk, and another process was quicker to read it there than this one to hear that it is."""

    async def game() -> None:
        async with server(settings) as (tables, _):
            table, _people = await seated(tables)
            write = tables.store.add_pick

            async def write_and_be_asked(*row: Any, **more: Any) -> None:
                await write(*row, **more)
                await tables.hear({"table": table.id, "keep": 1})

            monkeypatch.setattr(tables.store, "add_pick", write_and_be_asked)
            decision = table.match.decision
            assert decision is not None
            await tables.pick(table, decision.seat, 0, pick_to_data(decision.options[0]))
            async with asyncio.timeout(10):
                while not (heads := await tables.store.snapshot_heads(table.id, 1)) or heads[0]["number"] < 1:
                    await asyncio.sleep(0.01)
            assert heads[0]["standing"] == 1

    asyncio.run(game())


def test_a_pick_is_shown_once_it_is_written(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves meanwhile, and whatever is asked of the table."""

    async def game() -> None:
        async with server(settings) as (tables, _):
            table, (one, other) = await seated(tables)
            before = plain(table.match.game.view(one.seat))
            write = tables.store.add_pick

            async def write_slowly(*row: Any, **more: Any) -> None:
                tables.leave(table, other)
                assert one.views[-1] == (0, before)
                assert table.played.digest == digest_of(written(table.match.game.to_data()))
                await write(*row, **more)

            monkeypatch.setattr(tables.store, "add_pick", write_slowly)
            decision = table.match.decision
            assert decision is not None
            seat: Seat = decision.seat
            await tables.pick(table, seat, 0, pick_to_data(decision.options[0]))
            assert one.views[-1] == (1, plain(table.match.game.view(one.seat)))
            assert one.views[-1][1] != before

    asyncio.run(game())
