"""Nothing is lost: the server is killed at any moment, and comes back as players last saw it."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import BOT, ME, OPEN, Browser, Process, make_table, running, settings_in, sit_down
from websockets.exceptions import ConnectionClosed

from fabletop.games import BOXES
from fabletop.kernel.frame import Seat, pick_from_data
from fabletop.kernel.match import Match, Setup

KILLS = 3


@pytest.fixture
def process(tmp_path: Path) -> Any:
    made = Process(tmp_path)
    yield made
    made.kill()


def test_killed_at_random_moments_no_pick_is_lost(process: Process, tmp_path: Path) -> None:
    """Every seat finds what it last saw, and at most a pick or two more that were on their way to it."""
    luck = random.Random(11)
    table, first = make_table(process.address, ME, OPEN)
    tokens = [first, sit_down(process.address, table, 1)]

    async def play(browser: Browser) -> None:
        try:
            await browser.play(luck)
        except ConnectionClosed:
            return

    async def until_killed() -> list[Browser]:
        browsers = [await Browser(process.address, table, token).__aenter__() for token in tokens]
        playing = [asyncio.create_task(play(browser)) for browser in browsers]
        await asyncio.sleep(luck.uniform(0.05, 0.4))
        await asyncio.to_thread(process.kill)
        await asyncio.gather(*playing)
        return browsers

    async def states() -> list[dict[str, Any]]:
        browsers = [Browser(process.address, table, token) for token in tokens]
        for browser in browsers:
            await browser.__aenter__()
            await browser.__aexit__()
        return [browser.state for browser in browsers]

    picked = 0
    for _ in range(KILLS):
        browsers = asyncio.run(until_killed())
        setup, picks = on_disk(tmp_path / "tables.db")
        process.start()
        for seat, after in enumerate(asyncio.run(states())):
            before = browsers[seat].state
            assert after["seq"] == len(picks)
            assert after["view"] == seen(setup, picks, seat)
            assert before["seq"] <= len(picks) <= before["seq"] + 2
            assert before["view"] == seen(setup, picks[: before["seq"]], seat)
            assert after["promise"] == before["promise"]
        picked = len(picks)
    assert picked > KILLS


def on_disk(path: Path) -> tuple[Setup, list[Any]]:
    """The match as the database has it, right after the kill."""
    with closing(sqlite3.connect(path)) as database:
        ((seed, options),) = database.execute("select seed, options from tables")
        picks = [json.loads(pick) for (pick,) in database.execute("select pick from picks order by number")]
    return Setup("village", 2, int(seed), options=json.loads(options)), picks


def seen(setup: Setup, picks: list[Any], seat: int) -> Any:
    """What a seat sees after these picks."""
    match = Match(BOXES["village"], setup)
    for pick in picks:
        match.choose(pick_from_data(pick))
    view = match.game.view(Seat(seat))
    view.pop("decision")
    return json.loads(json.dumps(view))


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Stopped while a bot waits for its moment, the table goes on by itself when the server is back."""
    settings = settings_in(tmp_path)
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


def status(process: Path) -> str:
    try:
        return (process / "stat").read_text().split()[2]
    except OSError:
        return "Z"
