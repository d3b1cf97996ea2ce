"""A seat at a server that is measured: a line of its own, which picks as soon as it is asked."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final, TypeVar, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

HOST: Final = "127.0.0.1"


class Clock:
    """Starts when everybody sits at the first tables."""

    def __init__(self, tables: int, seconds: float) -> None:
        self.laid = asyncio.Barrier(tables)
        self.seconds: Final = seconds
        self.until = float("inf")
        self.waits: Final[list[float]] = []
        self.told = 0  # bytes that came while it ran
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
    """One seat: picks whenever it is asked once it may, until the game is over.  How a server is spoken to is
    for those who derive from it to say."""

    def __init__(self, url: str, clock: Clock, luck: random.Random) -> None:
        self.line: Final = ClientProtocol(parse_uri(url), max_size=None)
        self.clock: Final = clock
        self.luck: Final = luck
        self.here: Final = asyncio.Event()
        self.done: Final = asyncio.Event()
        self.may_pick = False
        self.picked = -1
        self.begun = 0.0

    def read(self, data: bytes) -> None:
        """A message has come."""
        raise NotImplementedError

    def pick(self) -> None:
        """Pick, if that is asked."""
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.line.send_request(self.line.connect())
        self.flush()

    def connection_lost(self, wrong: Exception | None) -> None:
        self.here.set()
        self.done.set()

    def data_received(self, data: bytes) -> None:
        if self.clock.running and self.clock.until != float("inf"):
            self.clock.told += len(data)
        self.line.receive_data(data)
        for event in self.line.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.read(bytes(event.data))
        self.flush()

    def flush(self) -> None:
        for data in self.line.data_to_send():
            self.transport.write(data)

    def heard(self, number: int, over: bool) -> None:
        """The state of this number was told."""
        self.here.set()
        if 0 <= self.picked < number:
            self.clock.waits.append(time.perf_counter() - self.begun)
            self.picked = -1
        if over or not self.clock.running:
            self.done.set()
        elif self.may_pick:
            self.pick()

    def begin(self) -> None:
        self.may_pick = True
        self.pick()
        self.flush()


C = TypeVar("C", bound=Client)


async def sit(port: int, client: C) -> C:
    await asyncio.get_running_loop().create_connection(lambda: client, HOST, port)
    await client.here.wait()
    return client
