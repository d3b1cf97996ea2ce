"""`/healthz` says whether picks can be kept, and why not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event
from tests.server.playing import running, settings_in

from fabletop.server import health
from fabletop.server.health import FULL, GONE, SILENT, UNWRITABLE, Health
from fabletop.server.models import Base
from fabletop.server.settings import Settings
from fabletop.server.store import Store


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


def told(address: str) -> tuple[int, object]:
    answer = httpx.get(f"http://{address}/healthz")
    return answer.status_code, answer.json()


def test_all_is_well_and_nothing_is_left_behind(settings: Settings) -> None:
    with running(settings) as address:
        assert [told(address) for _ in range(3)] == [(200, {"ok": True})] * 3

    async def left() -> int:
        store = Store(settings.database)
        rows = await store.rows(Base.metadata.tables["makers"].select())
        await store.close()
        return len(rows)

    assert asyncio.run(left()) == 0


def test_a_full_disk_is_told(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_in(tmp_path)) as address:
        monkeypatch.setattr(health, "left_on", lambda folder: 1 << 20)
        assert told(address) == (503, {"ok": False, "why": FULL})
        monkeypatch.setattr(health, "left_on", lambda folder: 1 << 30)
        assert told(address) == (200, {"ok": True})


def with_health(tmp_path: Path, work: Callable[[Health, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(settings_in(tmp_path).database)
        await store.open()
        watch = Health(store)
        watch.begin()
        try:
            await work(watch, store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_write_that_fails_is_told(tmp_path: Path) -> None:
    async def forbid(watch: Health, store: Store) -> None:
        assert await watch.trouble() == ""
        await store.engine.dispose()

        def read_only(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("pragma query_only=on")

        event.listen(store.engine.sync_engine, "connect", read_only)
        assert await watch.trouble() == UNWRITABLE

    with_health(tmp_path, forbid)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("database or disk is full", FULL),
        ('could not extend file "base/1/2": No space left on device', FULL),
        ("cannot execute INSERT in a read-only transaction", UNWRITABLE),
        ("connection was closed in the middle of operation", SILENT),
    ],
)
def test_the_words_of_a_database_are_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, why: str
) -> None:
    async def fail() -> None:
        raise OSError(said)

    async def ask(watch: Health, store: Store) -> None:
        monkeypatch.setattr(store, "pulse", fail)
        assert await watch.trouble() == why

    with_health(tmp_path, ask)


@pytest.mark.parametrize("harm", ["cut", "removed", "replaced"])
def test_a_file_that_is_taken_away_from_under_the_server_is_noticed(tmp_path: Path, harm: str) -> None:
    async def take_away(watch: Health, store: Store) -> None:
        assert await watch.trouble() == ""
        path = store.file
        assert path is not None
        if harm == "cut":
            with path.open("r+b") as file:
                file.truncate(0)
        else:
            path.rename(path.with_name("elsewhere.db"))
            if harm == "replaced":
                path.write_bytes(path.with_name("elsewhere.db").read_bytes())
        assert await watch.trouble() == GONE

    with_health(tmp_path, take_away)


def test_a_database_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)

    async def hang(watch: Health, store: Store) -> None:
        async def never() -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(store, "pulse", never)
        assert await watch.trouble() == SILENT

    with_health(tmp_path, hang)


def test_however_many_ask_it_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)

    async def ask(watch: Health, store: Store) -> None:
        pulses = 0
        pulse = store.pulse

        async def counted() -> None:
            nonlocal pulses
            pulses += 1
            await pulse()

        monkeypatch.setattr(store, "pulse", counted)
        assert set(await asyncio.gather(*(watch.trouble() for _ in range(50)))) == {""}
        assert pulses == 1

    with_health(tmp_path, ask)
