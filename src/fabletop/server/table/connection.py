"""One browser at a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fabletop.kernel.frame import NOBODY, Seat
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import RefusedMessage
from fabletop.server.table.packing import HEARD_NOTHING, Heard

WAITING: Final = 64  # messages; who falls further behind must connect again
TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001
NUMBERS: Final = itertools.count()


class Connection:
    def __init__(self, socket: WebSocket, language: str = "") -> None:
        self.socket: Final = socket
        self.number: Final = next(NUMBERS)
        self.seat: Seat = NOBODY
        self.told: Heard = HEARD_NOTHING
        self.language = language
        self.overhears = False
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue(WAITING + 1)

    def send(self, message: bytes) -> None:
        """Never waits: somebody slow must not hold up the table."""
        if self._queue.qsize() < WAITING:
            self._queue.put_nowait(message)
        elif not self._queue.full():
            self._queue.put_nowait(TOO_SLOW)

    def hang_up(self) -> None:
        if not self._queue.full():
            self._queue.put_nowait(GOING_AWAY)

    def cut(self, refused: Refusal, code: int) -> None:
        """Say why and hang up; whatever else waits is not sent any more."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(encode(refusal(refused, 0)))
        self._queue.put_nowait(code)

    async def pump(self) -> None:
        """Send what waits, in order, until the line is gone."""
        try:
            while True:
                message = await self._queue.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader notices too

    async def read(self) -> str | None:
        """The next message; None when the line is gone.  What is not text is no message that we know, and is
        refused like one."""
        try:
            message = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError):  # hung up, on either side
            return None
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or ""

    async def drain(self) -> None:
        """Let what waits go out, for a moment."""
        for _ in range(20):
            if self._queue.empty() or self.socket.client_state != WebSocketState.CONNECTED:
                return
            await asyncio.sleep(0.01)


def refusal(refused: Refusal, seq: int) -> RefusedMessage:
    return RefusedMessage(seq=seq, reason=refused.said, rule=refused.rule or None)
