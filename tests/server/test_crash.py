"""Nothing is lost: the server is killed at any moment, and comes back as players last saw it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.playing import (
    BOT,
    ME,
    OPEN,
    Browser,
    Process,
    check_states,
    make_table,
    on_disk,
    play_until_killed,
    running,
    sit_down,
)

from fabletop.server.settings import Settings
from fabletop.server.table.packing import WAY

KILLS = 3


@pytest.fixture
def process(settings: Settings) -> Iterator[Process]:
    made = Process(settings)
    yield made
    made.kill()


def test_killed_at_random_moments_no_pick_is_lost(process: Process, settings: Settings) -> None:
    """Every seat finds what it last saw, and at most a pick or two more that were on their way to it."""
    luck = random.Random(11)
    table, first = make_table(process.address, ME, OPEN, OPEN, OPEN)
    tokens = [first, *(sit_down(process.address, table, seat) for seat in (1, 2, 3))]

    async def until_killed() -> list[Browser]:
        browsers = [await Browser(process.address, table, token).__aenter__() for token in tokens]
        await play_until_killed(browsers, luck, process)
        return browsers

    async def come_back() -> list[Browser]:
        browsers = [Browser(process.address, table, token) for token in tokens]
        for browser in browsers:
            await browser.__aenter__()
            await browser.__aexit__()
        return browsers

    picked = 0
    for _ in range(KILLS):
        before = asyncio.run(until_killed())
        process.start()
        setup, picks = on_disk(settings, table)
        after = asyncio.run(come_back())
        for old, new in zip(before, after, strict=True):
            check_states(old, setup, picks)
            check_states(new, setup, picks)
            assert new.state["seq"] == len(picks) <= old.state["seq"] + 2
            assert new.state["promise"] == old.state["promise"]
        assert len(picks) > picked
        picked = len(picks)


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    """Stopped while a bot waits for its moment, the table goes on by itself when the server is back."""
    waited = 0

    async def until_a_bot_waits(address: str, table: str, token: str) -> int:
        async with Browser(address, table, token) as browser:
            while browser.mine:
                seq = browser.state["seq"]
                await browser.pick(browser.state["decision"]["options"][-1]["pick"])
                await browser.until_seq(seq + 1)
            await browser.say(type="pace", ms=600)
            await browser.until("state")
            return int(browser.state["seq"])

    with running(settings) as address:
        table, token = make_table(address, ME, BOT, pace=10_000)
        waited = asyncio.run(until_a_bot_waits(address, table, token))

    async def nobody_looks() -> int:
        await asyncio.sleep(1.2)
        async with Browser(address, table) as browser:
            return int(browser.state["seq"])

    with running(settings) as address:
        assert asyncio.run(nobody_looks()) > waited


def test_bots_think_in_processes_that_end_with_the_server(process: Process) -> None:
    table, _ = make_table(process.address, BOT, BOT)

    async def look_on() -> None:
        async with Browser(process.address, table) as browser:
            await browser.until_seq(5)

    asyncio.run(look_on())
    children = Path(f"/proc/{process.process.pid}/task/{process.process.pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell who started whom")
    workers = [Path("/proc") / pid for pid in children.read_text().split()]
    assert workers
    process.kill()
    for _ in range(100):
        if not any(worker.exists() and "Z" not in status(worker) for worker in workers):
            break
        time.sleep(0.05)
    else:
        raise AssertionError("a worker lives on")


def test_the_log_does_not_tell_who_holds_a_seat(process: Process) -> None:
    table, token = make_table(process.address, ME, BOT)

    async def sit() -> None:
        async with Browser(process.address, table, token):
            pass

    asyncio.run(sit())
    log = process.log.read_text(encoding="utf-8")
    assert f"{table}/ws?way={WAY}&language=en&token=…" in log
    assert token not in log
    assert all(json.loads(line)["at"] for line in log.splitlines())


def status(process: Path) -> str:
    try:
        return (process / "stat").read_text().split()[2]
    except OSError:
        return "Z"
