"""What is written is on disk, all or none of it, and of two who write the same pick one is told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from fabletop.server.models import Base
from fabletop.server.store import Conflict, Store
from fabletop.server.table.live import fold

ROW: dict[str, Any] = {
    "id": "one",
    "game": "village",
    "ruleset": "standard",
    "options": {},
    "seats": 2,
    "seed": "1",
    "content": "x",
    "public": True,
    "pace": 0,
    "status": "open",
    "created": 1.0,
}
SEAT = {"kind": "open", "bot": "", "name": "", "token": ""}


def with_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        await store.add_table(ROW, [{"table_id": "one", "seat": seat, **SEAT} for seat in range(2)])
        await work(store)
        await store.close()

    asyncio.run(run())


def test_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    async def again(store: Store) -> None:
        await store.rows(Base.metadata.tables["chat"].select())

    with_store(tmp_path / "a.db", again)
    with sqlite3.connect(tmp_path / "a.db") as database:
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
        for table in Base.metadata.tables.values():
            held = {row[1] for row in database.execute(f"pragma table_info({table.name})")}
            assert held == set(table.columns.keys())
    database.close()


def test_picks_that_wait_together_go_together_and_a_double_is_told(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        commits: list[int] = []
        store.committed = commits.append
        done = await asyncio.gather(
            *(store.add_pick("one", number, 0, ["play", number]) for number in (0, 1, 2, 1)),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), type(None), type(None), Conflict]
        done = await asyncio.gather(*(store.add_pick("one", number, 0, number) for number in range(3, 40)))
        assert max(commits) > 10
        assert [row["number"] for row in await store.picks("one")] == list(range(40))
        assert [row["number"] for row in await store.picks("one", 38)] == [38, 39]

    with_store(tmp_path / "b.db", work)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.sit_down("one", 0, "Maja", "t") == "open"
        with pytest.raises(Conflict):
            await store.sit_down("one", 0, "Åke", "u")
        assert await store.sit_down("one", 1, "Åke", "u") == "running"
        assert [seat["name"] for seat in await store.seats(["one"])] == ["Maja", "Åke"]

    with_store(tmp_path / "c.db", work)


def test_the_last_pick_ends_the_table_in_the_same_breath(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_pick("one", 0, 0, 5, over=True)
        row = await store.table("one")
        assert row is not None
        assert row["status"] == "over"
        assert [one["id"] for one in await store.public_tables("over")] == ["one"]

    with_store(tmp_path / "d.db", work)


def test_what_was_taken_back_does_not_stand() -> None:
    rows: list[dict[str, Any]] = [
        {"seat": 0, "pick": 1, "back": 0},
        {"seat": 1, "pick": 2, "back": 0},
        {"seat": 0, "pick": None, "back": 2},
        {"seat": 0, "pick": 3, "back": 0},
    ]
    assert fold(rows) == [(0, 3)]
