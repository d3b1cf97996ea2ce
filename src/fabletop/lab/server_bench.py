"""How many picks a second the server takes over real lines, each durable before it is shown, beside
boardgame.io.

Tables of two seats, each seat a client that picks at random as soon as it is asked.  The server is the one
that `fabletop serve` starts, on a core of its own; the clients share this process and another core.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
import uvloop

from fabletop import __version__
from fabletop.games import GAMES
from fabletop.lab import server_peer
from fabletop.lab.server_client import HOST, Client, Clock, sit
from fabletop.lab.speed import benched, names_on_bench
from fabletop.server.run import free_port
from fabletop.server.settings import RATES, read_settings
from fabletop.server.store import Store
from fabletop.server.table.packing import WAY

PEER: Final = "boardgame.io"
ON_BENCH: Final = tuple(names_on_bench(box)[-1] for box in GAMES)  # of each box its largest game
SEATS: Final = ({"kind": "me"}, {"kind": "open"})
FIRST_GAME: Final = ON_BENCH[0]
NO_LIMITS: Final = {f"FABLETOP_{name.upper()}": "1000000" for name in (*RATES, "lines_per_address", "lines")}
PAGE: Final = Path("docs/server-speed.md")
MANY: Final = 100
BUSY: Final = 2.5  # a load at which others must have been at work
OTHER_WORK: Final = "**The machine had other work to do: these figures are no more than a first look.**"
BOTS: Final = ({"kind": "bot", "bot": "sharp"},) * len(SEATS)


# -- who plays ----------------------------------------------------------------------------------------------


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


class TableClient(Client):
    """One seat of a table of ours."""

    told: Told | None = None

    def read(self, data: bytes) -> None:
        told = read(data)
        if told.type == "state":
            self.told = told
            self.heard(told.seq, told.over)

    def pick(self) -> None:
        told = self.told
        if told is None or told.decision is None or not told.decision.options or self.picked >= 0:
            return
        self.picked = told.seq
        self.begun = time.perf_counter()
        pick = self.luck.choice(told.decision.options).pick
        self.line.send_text(write(Picked(told.seq, pick)))


def wish(game: str, seats: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """A table of a game that stands on the bench, as it stands there."""
    box = game.partition(" ")[0]
    return {"game": box, "seats": list(seats), "options": benched(game).options(len(seats))}


async def play(http: httpx.AsyncClient, port: int, clock: Clock, luck: random.Random, game: str) -> None:
    """One table after the other, until the time is up."""
    first = True
    while clock.running:
        made = (await http.post("/api/tables", json={"thinking": 0, **wish(game, SEATS)})).json()
        path = f"/api/tables/{made['id']}"
        other = (await http.post(f"{path}/seats/1", json={"name": ""})).json()["token"]
        clients = [
            await sit(port, TableClient(f"ws://{HOST}:{port}{path}/ws?way={WAY}&token={token}", clock, luck))
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


# -- the servers --------------------------------------------------------------------------------------------


class Server:
    """A real server in a process of its own, and the folder in which it may keep something."""

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str], folder: str, cwd: Path | None = None
    ) -> None:
        quiet = subprocess.DEVNULL
        self.folder: Final = Path(folder)
        self.process = subprocess.Popen(command, env=env, cwd=cwd, stdout=quiet, stderr=quiet)

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

    def free_others(self) -> None:
        """Let the processes in which bots think go to any core, as on any other day."""
        if sys.platform == "linux":
            for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
                for child in children.read_text().split():
                    os.sched_setaffinity(int(child), range(os.cpu_count() or 1))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def serving(whose: str, port: int) -> Iterator[Server]:
    """Ours with a database of its own, or boardgame.io's with what it holds in memory."""
    with tempfile.TemporaryDirectory() as folder:
        if whose == PEER:
            server = Server(["node", "server.js", str(port)], os.environ, folder, server_peer.FOLDER)
        else:
            asyncio.run(lay_out(folder))
            command = [sys.executable, "-m", "fabletop.cli", "serve", "--port", str(port)]
            server = Server(command, {**os.environ, **NO_LIMITS, "FABLETOP_HOME": folder}, folder)
        try:
            pin(server.process.pid)
            wait_for(f"http://{HOST}:{port}/{'games' if whose == PEER else 'healthz'}")
            yield server
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


# -- what is measured ---------------------------------------------------------------------------------------


class Result(NamedTuple):
    whose: str
    tables: int
    rate: float
    p50: float  # milliseconds
    p99: float
    cost: float  # microseconds of the server's processor time a pick
    server: float  # how busy its core was with it, 0 to 1
    clients: float
    memory: float  # megabytes, when the clock starts and when it ends
    memory_after: float
    told: float  # bytes that a pick sends, to all who sit there
    load: float  # of the machine, when it was over

    def line(self) -> str:
        megabytes = f"{self.memory:.0f}–{self.memory_after:.0f}"
        return (
            f"{self.whose:15}  {self.tables:6}  {self.rate:8,.0f}  {self.p50:7.1f}  {self.p99:7.1f}"
            f"  {self.cost:8,.0f}  {megabytes:>10}  {self.server:6.0%}  {self.clients:7.0%}  {self.load:5.1f}"
        )

    def row(self, peer: Result | None) -> str:
        cells = [
            self.whose,
            str(self.tables),
            f"{self.rate:,.0f}",
            f"{self.p50:.1f}",
            f"{self.p99:.1f}",
            f"{self.cost:,.0f}",
            f"{self.memory:.0f}–{self.memory_after:.0f}",
            f"{self.load:.1f}",
            f"{self.rate / peer.rate:.2f} ×" if peer else "",
            f"{self.p99 / peer.p99:.2f} ×" if peer else "",
        ]
        return f"| {' | '.join(cells)} |"


HEAD: Final = (
    "whose            tables   picks/s   p50 ms   p99 ms   µs/pick   server MB  busy: it  clients   load"
)


async def measure(
    server: Server, port: int, whose: str, tables: int, seconds: float, bots: int = 0
) -> Result:
    clock = Clock(tables, seconds)
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60, limits=limits) as http:

        def game(table: int) -> Coroutine[Any, Any, None]:
            luck = random.Random(table)
            if whose == PEER:
                return server_peer.play(port, clock, luck, table)
            return play(http, port, clock, luck, whose)

        for _ in range(bots):
            await http.post("/api/tables", json={"pace": 0, **wish(whose, BOTS)})
        if bots:
            server.free_others()
        games = [asyncio.create_task(game(table)) for table in range(tables)]
        while clock.until == float("inf"):
            if any(one.done() for one in games):
                await asyncio.gather(*games)
            await asyncio.sleep(0.01)
        worked, memory = server.seconds(), server.megabytes()
        await asyncio.sleep(seconds)
        spent = server.seconds() - worked
        clients = (time.process_time() - clock.worked) / seconds
        waits = sorted(clock.waits)
        after = server.megabytes()
        for one in games:
            one.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    p50, p99 = (waits[int((len(waits) - 1) * part)] * 1000 for part in (0.5, 0.99))
    cost = spent / len(waits) * 1e6
    load = os.getloadavg()[0]
    rate = len(waits) / seconds
    name = f"{whose}, {bots} bots" if bots else whose
    told = clock.told / len(waits)
    return Result(name, tables, rate, p50, p99, cost, spent / seconds, clients, memory, after, told, load)


def bench(whose: str, tables: int, seconds: float, bots: int = 0) -> Result:
    port = free_port(HOST, 8329)
    with serving(whose, port) as server:
        return uvloop.run(measure(server, port, whose, tables, seconds, bots))


def held(results: Sequence[Result]) -> list[str]:
    """What the server holds itself to at a hundred tables, beside the peer, and whether it does."""
    here = {one.whose: one for one in results if one.tables == MANY}
    if PEER not in here or FIRST_GAME not in here:
        return []
    ours, peer = here[FIRST_GAME], here[PEER]
    found = [
        ("picks/s ÷ the peer's", ours.rate / peer.rate, 2.0, True),
        ("p99 ÷ the peer's", ours.p99 / peer.p99, 0.5, False),
        ("µs of server a pick", ours.cost, 150.0, False),
        ("megabytes", ours.memory_after, 100.0, False),
    ]
    found += [
        (f"p99 with bots ÷ without ({one.whose})", one.p99 / ours.p99, 1.2, False)
        for one in here.values()
        if one.whose.startswith(f"{FIRST_GAME}, ")
    ]
    lines = [f"## Numbers to hold: {FIRST_GAME}, {MANY} tables", ""]
    for name, value, limit, least in found:
        well = value >= limit if least else value <= limit
        bound = "at least" if least else "at most"
        lines.append(f"- {name}: {value:.3g}, {bound} {limit:g}: {'held' if well else '**NOT HELD**'}")
    return [*lines, ""]


def page(results: Sequence[Result], seconds: float) -> str:
    """What was measured, for people; the machine's load stands beside each row."""
    peers = {one.tables: one for one in results if one.whose == PEER}
    rows = [one.row(peers.get(one.tables) if one.whose != PEER else None) for one in results]
    other_work = max(one.load for one in results) > BUSY
    told = [
        "# How fast the server is",
        "",
        f"Written by `make bench-server PAGE=--page`: fabletop {__version__}, {platform.machine()},",
        f"{os.cpu_count()} cores, Python {platform.python_version()}, {seconds:g} seconds each. Tables of",
        "two seats, each of which picks at random as soon as it is asked; the server on one core, clients on",
        f"the other. Ours writes every pick to disk before it is shown. {PEER} plays a small game of two",
        "hands of cards and holds it in memory, both of which are in its favour.",
        "",
        *([OTHER_WORK, ""] if other_work else []),
        "| | tables | picks/s | p50 ms | p99 ms | µs of server a pick | MB | load | its rate | its p99 |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *rows,
        "",
        "`MB` is what the server holds when all sit and when the time is up; `load` that of the whole",
        f"machine. The last two columns are ours beside {PEER} at as many tables. Where bots are named, so",
        "many tables of sharp ones play beside, in processes of their own, which are not counted.",
        "",
        *held(results),
    ]
    return "\n".join(told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="1,20,100,300", help="how many at once, one run for each")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each run")
    parser.add_argument("--games", default=",".join(ON_BENCH), help="of ours")
    parser.add_argument("--bots", type=int, default=0, help="tables of bots beside, in one more run of each")
    parser.add_argument("--alone", action="store_true", help=f"without {PEER}")
    parser.add_argument("--page", action="store_true", help=f"write {PAGE}")
    given = parser.parse_args()
    if not given.alone and not (server_peer.FOLDER / "node_modules").is_dir():
        raise SystemExit(f"`npm ci` in {server_peer.FOLDER} first, or --alone")
    runs = [(game, 0) for game in (*([] if given.alone else [PEER]), *given.games.split(","))]
    runs += [(FIRST_GAME, given.bots)] if given.bots else []
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    results: list[Result] = []
    print(HEAD)
    for tables in (int(one) for one in given.tables.split(",")):
        peer: Result | None = None
        for whose, bots in runs:
            if cores:
                os.sched_setaffinity(0, cores)
            one = bench(whose, tables, given.seconds, bots)
            results.append(one)
            beside = (
                f"  {one.rate / peer.rate:.2f} × its rate, {one.p99 / peer.p99:.2f} × its p99" if peer else ""
            )
            print(one.line() + beside, flush=True)
            peer = one if whose == PEER else peer
    if given.page:
        PAGE.write_text(page(results, given.seconds), encoding="utf-8")


if __name__ == "__main__":
    main()
