"""Servers for tests, and simulated browsers that play at their tables."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import uvicorn
from tests.server.told import plain
from tests.server.unpacking import Missed, Unpacker
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fabletop.games import BOXES
from fabletop.kernel.frame import NOBODY, Seat, pick_from_data
from fabletop.kernel.match import Match, Setup
from fabletop.server.run import config_of
from fabletop.server.schemas import read_down
from fabletop.server.settings import RATES, Settings
from fabletop.server.store import Store
from fabletop.server.table.live import setup_of
from fabletop.server.table.packing import WAY

POSTGRES = os.environ.get("FABLETOP_TEST_POSTGRES", "")
REDIS = os.environ.get("FABLETOP_TEST_REDIS", "")
BACKENDS = ["sqlite", "services"] if POSTGRES and REDIS else ["sqlite"]
ME = {"kind": "me", "hero": "random"}
OPEN = {"kind": "open", "hero": "random"}
BOT = {"kind": "bot", "bot": "random", "hero": "random"}


def settings_in(folder: Path, backend: str = "sqlite", **changes: Any) -> Settings:
    """A server of its own with an empty database, in a hurry, whose bots think in a thread."""
    alone = backend == "sqlite"
    quick = Settings(
        f"sqlite+aiosqlite:///{folder / 'tables.db'}" if alone else asyncio.run(new_database()),
        redis="" if alone else REDIS,
        client=folder,
        shelf=folder / "contents",
        bot_processes=0,
    )
    often: dict[str, Any] = dict.fromkeys(RATES, 100_000)
    return replace(quick, **often | changes)


async def new_database() -> str:
    """The address of an empty database in the PostgreSQL of the tests."""
    name = f"test_{secrets.token_hex(8)}"
    line = await asyncpg.connect(POSTGRES.replace("+asyncpg", ""))
    await line.execute(f"create database {name}")
    await line.close()
    return f"{POSTGRES.rpartition('/')[0]}/{name}"


def wish(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "village", "seats": list(seats), "pace": 0, **more}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A real server in a thread; gives its address."""
    port = free_port()
    server = uvicorn.Server(config_of(settings, "127.0.0.1", port))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


class Process:
    """A real server in a process, which can be killed."""

    def __init__(self, settings: Settings, program: str = "fabletop.cli") -> None:
        self.program = program
        self.port = free_port()
        self.log = settings.client / f"{self.port}.log"
        self.env = {
            **os.environ,
            "FABLETOP_DATABASE": settings.database,
            "FABLETOP_REDIS": settings.redis,
            **{f"FABLETOP_{rate.upper()}": "100000" for rate in RATES},
        }
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log)
        for _ in range(600):
            assert self.process.poll() is None
            try:
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Let it write what it has to write."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Browser:
    """Somebody at a table: keeps all that was said, and picks at random."""

    def __init__(self, address: str, table: str, token: str = "", language: str = "en") -> None:
        query = f"way={WAY}&language={language}" + (f"&token={token}" if token else "")
        self.url = f"ws://{address}/api/tables/{table}/ws?{query}"
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.unpacker = Unpacker()
        self.line: ClientConnection

    async def connect(self) -> Browser:
        self.line = await connect(self.url, max_size=None, compression=None)
        return self

    async def __aenter__(self) -> Browser:
        await self.connect()
        await self.until("state")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    async def hear(self) -> dict[str, Any]:
        said = await asyncio.wait_for(self.line.recv(), 20)
        read_down.decode(said)
        try:
            message = self.unpacker.hear(said)
        except Missed:
            await self.say(type="state")
            return await self.until("state")
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until_seq(self, seq: int) -> dict[str, Any]:
        while not self.state or self.state["seq"] < seq:
            await self.hear()
        return self.state

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def pick(self, pick: Any) -> None:
        await self.say(type="pick", seq=self.state["seq"], pick=pick)

    @property
    def mine(self) -> bool:
        return bool(self.state["decision"] and self.state["decision"]["mine"])

    async def play(self, luck: random.Random, most: int = 1 << 30) -> None:
        """Pick at random whenever asked, until the game is over or has come to `most`."""
        done = -1
        while not self.state["over"] and self.state["seq"] < most:
            if self.mine and self.state["seq"] > done:
                done = self.state["seq"]
                await self.pick(luck.choice(self.state["decision"]["options"])["pick"])
            await self.hear()


async def first_asked(*browsers: Browser) -> Browser:
    """Whoever is asked first. All listen: who hears nothing does not know that the move is theirs."""

    async def asked(browser: Browser) -> Browser:
        while not browser.mine:
            await browser.hear()
        return browser

    waiting = [asyncio.create_task(asked(browser)) for browser in browsers]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    return done.pop().result()


async def play_until_killed(browsers: list[Browser], luck: random.Random, *processes: Process) -> None:
    """Let them play, and kill at some moment after some picks; who hears nothing more stops."""

    async def play(browser: Browser) -> None:
        with suppress(ConnectionClosed):
            await browser.play(luck)

    playing = [asyncio.create_task(play(browser)) for browser in browsers]
    last = browsers[0].state["seq"] + luck.randint(2, 15)
    while browsers[0].state["seq"] < last and not browsers[0].state["over"]:
        await asyncio.sleep(0.001)
    await asyncio.sleep(luck.uniform(0, 0.01))
    for process in processes:
        await asyncio.to_thread(process.kill)
    await asyncio.gather(*playing)


def make_table(address: str, *seats: dict[str, Any], **more: Any) -> tuple[str, str]:
    """The id of a new table, and the maker's token."""
    answer = httpx.post(f"http://{address}/api/tables", json=wish(*seats, **more))
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], made["token"] or ""


def sit_down(address: str, table: str, seat: int, name: str = "") -> str:
    answer = httpx.post(f"http://{address}/api/tables/{table}/seats/{seat}", json={"name": name})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


def whole_replay(address: str, table: str) -> dict[str, Any]:
    """A replay with the frames of all its pages."""
    replay: dict[str, Any] = {}
    frames: list[Any] = []
    while not replay or len(frames) < replay["count"]:
        url = f"http://{address}/api/replays/{table}?from={len(frames)}"
        answer = httpx.get(url, timeout=30)
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        assert replay["first"] == len(frames)
        frames += replay["frames"]
    return {**replay, "first": 0, "frames": frames}


def on_disk(settings: Settings, table: str) -> tuple[Setup, list[Any]]:
    """The match as the database has it."""

    async def read() -> tuple[Setup, list[Any]]:
        store = Store(settings.database)
        row = await store.table(table)
        assert row is not None
        picks = [one["pick"] for one in await store.picks(table)]
        await store.close()
        return setup_of(row), picks

    return asyncio.run(read())


def check_states(browser: Browser, setup: Setup, picks: list[Any]) -> None:
    """Every state that was told is what the game lets that seat know after as many of these picks."""
    told: dict[int, list[dict[str, Any]]] = {}
    for message in browser.heard:
        if message["type"] == "state":
            told.setdefault(message["seq"], []).append(message)
    assert max(told) <= len(picks)
    match = Match(BOXES[setup.game], setup)
    for seq in range(len(picks) + 1):
        if seq:
            match.choose(pick_from_data(picks[seq - 1]))
        for message in told.get(seq, ()):
            seat = NOBODY if message["seat"] is None else Seat(message["seat"])
            assert message["view"] == plain(match.game.view(seat))
            for other, player in enumerate(message["view"]["players"]):
                assert (player["hand"] is None) == (other != seat)
