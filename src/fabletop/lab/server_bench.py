"""How many picks a second the server takes over real lines, each durable before it is shown.

Tables of two seats, each seat a client that picks at random as soon as it is asked.  The server is the one
that `fabletop serve` starts, on a core of its own; the clients share this process and another core.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import httpx
import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from fabletop.games import GAMES
from fabletop.server.run import free_port
from fabletop.server.settings import RATES, read_settings
from fabletop.server.store import Store
from fabletop.server.table.packing import WAY

HOST: Final = "127.0.0.1"
FIRST_GAME: Final = next(iter(GAMES))
SEATS: Final = [{"kind": "me", "hero": "random"}, {"kind": "open", "hero": "random"}]
NO_LIMITS: Final = {f"FABLETOP_{name.upper()}": "1000000" for name in (*RATES, "lines_per_address", "lines")}


class Offer(msgspec.Struct):
    pick: Any


class Asked(msgspec.Struct):
    options: list[Offer] = []


class Told(msgspec.Struct):
    """The little that a client of this kind reads of a message."""

    type: str
    seq: int = 0
    decision: Asked | None = None
    over: bool = False


class Picked(msgspec.Struct, tag="pick"):
    seq: int
    pick: Any


read: Final = msgspec.json.Decoder(Told).decode
write: Final = msgspec.json.Encoder().encode


class Clock:
    """Starts when everybody sits at the first tables."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.laid = asyncio.Barrier(tables)
        self.seconds: Final = seconds
        self.until = float("inf")
        self.waits: Final[list[float]] = []
        self.worked = time.process_time()

    async def start(self) -> None:
        await self.laid.wait()
        if self.until == float("inf"):
            self.until = time.perf_counter() + self.seconds
            self.worked = time.process_time()

    @property
    def running(self) -> bool:
        return time.perf_counter() < self.until


class Client(asyncio.Protocol):
    """One seat: picks whenever it is asked once it may, until the game is over."""

    def __init__(self, url: str, clock: Clock, luck: random.Random) -> None:
        self.line: Final = ClientProtocol(parse_uri(url), max_size=None)
        self.clock: Final = clock
        self.luck: Final = luck
        self.here: Final = asyncio.Event()
        self.done: Final = asyncio.Event()
        self.told: Told | None = None
        self.may_pick = False
        self.picked = -1
        self.begun = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.line.send_request(self.line.connect())
        self.flush()

    def connection_lost(self, wrong: Exception | None) -> None:
        self.here.set()
        self.done.set()

    def data_received(self, data: bytes) -> None:
        self.line.receive_data(data)
        for event in self.line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(read(event.data))
        self.flush()

    def flush(self) -> None:
        for data in self.line.data_to_send():
            self.transport.write(data)

    def hear(self, told: Told) -> None:
        if told.type != "state":
            return
        self.told = told
        self.here.set()
        if 0 <= self.picked < told.seq:
            self.clock.waits.append(time.perf_counter() - self.begun)
            self.picked = -1
        if told.over or not self.clock.running:
            self.done.set()
        elif self.may_pick:
            self.pick(told)

    def begin(self) -> None:
        self.may_pick = True
        if self.told is not None:
            self.pick(self.told)
        self.flush()

    def pick(self, told: Told) -> None:
        if told.decision is not None and told.decision.options and self.picked < 0:
            self.picked = told.seq
            self.begun = time.perf_counter()
            pick = self.luck.choice(told.decision.options).pick
            self.line.send_text(write(Picked(told.seq, pick)))


async def play(http: httpx.AsyncClient, port: int, clock: Clock, luck: random.Random) -> None:
    """One table after the other, until the time is up."""
    first = True
    while clock.running:
        made = (await http.post("/api/tables", json={"game": FIRST_GAME, "seats": SEATS})).json()
        path = f"/api/tables/{made['id']}"
        other = (await http.post(f"{path}/seats/1", json={"name": ""})).json()["token"]
        clients = [
            await sit(port, f"{path}/ws?way={WAY}&token={token}", clock, luck)
            for token in (made["token"], other)
        ]
        if first:
            await clock.start()
            first = False
        for client in clients:
            client.begin()
        for client in clients:
            await client.done.wait()
            client.transport.close()


async def sit(port: int, path: str, clock: Clock, luck: random.Random) -> Client:
    loop = asyncio.get_running_loop()
    client = Client(f"ws://{HOST}:{port}{path}", clock, luck)
    await loop.create_connection(lambda: client, HOST, port)
    await client.here.wait()
    return client


class Result(NamedTuple):
    rate: float
    p50: float  # milliseconds
    p99: float
    server: float  # how busy its core was with it, 0 to 1
    clients: float
    memory: float  # megabytes, when the clock starts and when it ends
    memory_after: float


class Server:
    """A real server in a process of its own, with a database of its own."""

    def __init__(self, folder: str, port: int) -> None:
        command = [sys.executable, "-m", "fabletop.cli", "serve", "--port", str(port)]
        env = {**os.environ, **NO_LIMITS, "FABLETOP_HOME": folder}
        self.process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)

    def megabytes(self) -> float:
        """What is resident, where the system tells."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def seconds(self) -> float:
        """How long it has worked, where the system tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def measure(server: Server, port: int, tables: int, seconds: float) -> Result:
    clock = Clock(tables, seconds)
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60, limits=limits) as http:
        games = [asyncio.create_task(play(http, port, clock, random.Random(n))) for n in range(tables)]
        while clock.until == float("inf"):
            await asyncio.sleep(0.01)
        worked, memory = server.seconds(), server.megabytes()
        await asyncio.sleep(seconds)
        busy = (server.seconds() - worked) / seconds
        clients = (time.process_time() - clock.worked) / seconds
        waits = sorted(clock.waits)
        after = server.megabytes()
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    p50, p99 = (waits[int((len(waits) - 1) * part)] * 1000 for part in (0.5, 0.99))
    return Result(len(waits) / seconds, p50, p99, busy, clients, memory, after)


def bench(tables: int, seconds: float) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port(HOST, 8329)
        asyncio.run(lay_out(folder))
        server = Server(folder, port)
        try:
            pin(server.process.pid)
            wait_for(f"http://{HOST}:{port}/healthz")
            return uvloop.run(measure(server, port, tables, seconds))
        finally:
            server.stop()


async def lay_out(folder: str) -> None:
    """The database is there already, as on every day but the first."""
    store = Store(read_settings({"FABLETOP_HOME": folder}).database)
    await store.open()
    await store.close()


def pin(server: int) -> None:
    """The server on one core and the clients on another, where there are two."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(server))
        if len(cores) > 1:
            os.sched_setaffinity(server, cores[1:2])
            os.sched_setaffinity(0, cores[:1])


def wait_for(address: str) -> None:
    for _ in range(400):
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit(f"{address} does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="1,20,100", help="how many at once, one run for each")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each run")
    given = parser.parse_args()
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    print("tables   picks/s   p50 ms   p99 ms   server MB   server busy   clients busy   load")
    for tables in (int(one) for one in given.tables.split(",")):
        if cores:
            os.sched_setaffinity(0, cores)
        r = bench(tables, given.seconds)
        megabytes = f"{r.memory:.0f}–{r.memory_after:.0f}"
        print(
            f"{tables:6}  {r.rate:8,.0f}  {r.p50:7.1f}  {r.p99:7.1f}  {megabytes:>10}"
            f"  {r.server:12.0%}  {r.clients:13.0%}  {os.getloadavg()[0]:5.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
