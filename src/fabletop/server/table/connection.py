"""One browser at a table: what waits to be sent to it, and how fast it may speak."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fabletop.games.telling import KNOWN_NOTHING, Known
from fabletop.kernel.frame import NOBODY, Seat

WAITING: Final = 64  # messages; who falls further behind must connect again
TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001


class Connection:
    def __init__(self, socket: WebSocket, per_second: float) -> None:
        self.socket: Final = socket
        self.seat: Seat = NOBODY
        self.told: Known = KNOWN_NOTHING
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue(WAITING + 1)
        self._rate: Final = per_second
        self._allowed = 2 * per_second
        self._checked = time.monotonic()

    def send(self, message: bytes) -> None:
        """Never waits: somebody slow must not hold up the table."""
        if self._queue.qsize() < WAITING:
            self._queue.put_nowait(message)
        elif not self._queue.full():
            self._queue.put_nowait(TOO_SLOW)

    def hang_up(self) -> None:
        if not self._queue.full():
            self._queue.put_nowait(GOING_AWAY)

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
        """The next message; None when the line is gone."""
        try:
            return await self.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):  # hung up, on either side, or not text
            return None

    async def drain(self) -> None:
        """Let what waits go out, for a moment."""
        for _ in range(20):
            if self._queue.empty() or self.socket.client_state != WebSocketState.CONNECTED:
                return
            await asyncio.sleep(0.01)

    def may_speak(self) -> bool:
        """Whether one more message is within the limit."""
        now = time.monotonic()
        self._allowed = min(2 * self._rate, self._allowed + (now - self._checked) * self._rate)
        self._checked = now
        if self._allowed < 1:
            return False
        self._allowed -= 1
        return True
