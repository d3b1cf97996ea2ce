"""How many picks a second the server takes over real lines, each durable before it is shown.

Tables of two seats, each seat a client that picks at random as soon as it is asked.  The server runs in a
process of its own; the clients share this one.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fabletop.server.run import free_port, serve
from fabletop.server.settings import Settings

HOST: Final = "127.0.0.1"
SEATS: Final = [{"kind": "me", "hero": "random"}, {"kind": "open", "hero": "random"}]


class Told(msgspec.Struct):
    """The little that a client of this kind reads of a message."""

    type: str
    seq: int = 0
    decision: dict[str, Any] | None = None
    over: bool = False


read: Final = msgspec.json.Decoder(Told).decode


def run_server(folder: str, port: int) -> None:
    settings = Settings(
        f"sqlite+aiosqlite:///{folder}/tables.db",
        messages_per_second=1e6,
        tables_per_hour=1_000_000,
        tables_kept=10_000,
    )
    serve(settings, HOST, port, quiet=True)


def memory_of(pid: int) -> float:
    """Resident megabytes, where the system tells."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


class Clock:
    """Starts when everybody sits at the first tables."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.laid = asyncio.Barrier(tables)
        self.seconds: Final = seconds
        self.until = float("inf")
        self.waits: Final[list[float]] = []

    async def start(self) -> None:
        await self.laid.wait()
        self.until = min(self.until, time.perf_counter() + self.seconds)

    @property
    def running(self) -> bool:
        return time.perf_counter() < self.until


async def play(address: str, clock: Clock, luck: random.Random) -> None:
    """One table after the other, until the time is up."""
    first = True
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        while clock.running:
            made = (await http.post("/api/tables", json={"game": "village", "seats": SEATS})).json()
            path = f"/api/tables/{made['id']}"
            other = (await http.post(f"{path}/seats/1", json={"name": ""})).json()["token"]
            line = f"ws://{address}{path}/ws?token="
            async with open_line(line + made["token"]) as one, open_line(line + other) as two:
                if first:
                    await clock.start()
                    first = False
                await asyncio.gather(sit(one, clock, luck), sit(two, clock, luck))


def open_line(url: str) -> connect:
    return connect(url, max_size=None, compression=None, open_timeout=60)


async def sit(line: ClientConnection, clock: Clock, luck: random.Random) -> None:
    picked = -1
    begun = 0.0
    while clock.running:
        try:
            told = read(await asyncio.wait_for(line.recv(), max(0.1, clock.until - time.perf_counter())))
        except TimeoutError:
            return
        if told.type != "state":
            continue
        if picked >= 0 and told.seq > picked:
            clock.waits.append(time.perf_counter() - begun)
            picked = -1
        if told.over:
            return
        options = told.decision["options"] if told.decision else ()
        if options and picked < 0:
            picked = told.seq
            begun = time.perf_counter()
            pick = luck.choice(options)["pick"]
            await line.send(msgspec.json.encode({"type": "pick", "seq": picked, "pick": pick}).decode())


async def measure(address: str, tables: int, seconds: float) -> list[float]:
    clock = Clock(tables, seconds)
    await asyncio.gather(*(play(address, clock, random.Random(n)) for n in range(tables)))
    return sorted(clock.waits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", default="1,20,100", help="how many at once, one run for each")
    parser.add_argument("--seconds", type=float, default=8.0, help="for each run")
    given = parser.parse_args()
    print("tables   picks/s   p50 ms   p99 ms   server MB")
    for tables in (int(one) for one in given.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port(HOST, 8329)
            server = multiprocessing.get_context("spawn").Process(target=run_server, args=(folder, port))
            server.start()
            try:
                wait_for(f"http://{HOST}:{port}/healthz")
                waits = asyncio.run(measure(f"{HOST}:{port}", tables, given.seconds))
                memory = memory_of(server.pid or 0)
            finally:
                server.terminate()
                server.join()
        at = {part: waits[int((len(waits) - 1) * part)] * 1000 for part in (0.5, 0.99)}
        rate = len(waits) / given.seconds
        print(f"{tables:6}  {rate:8,.0f}  {at[0.5]:7.1f}  {at[0.99]:7.1f}  {memory:10.0f}", flush=True)


def wait_for(address: str) -> None:
    for _ in range(400):
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit(f"{address} does not answer")


if __name__ == "__main__":
    main()
