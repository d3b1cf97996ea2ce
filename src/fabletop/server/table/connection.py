"""One browser at a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from fabletop.kernel.frame import NOBODY, Seat
from fabletop.server.answers import encode
from fabletop.server.doors import DOOR, LineDoor
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
        self._door: Final[LineDoor] = socket.scope["extensions"][DOOR]
        self._behind = 0  # messages since the other side has stopped to read
        self._closing: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits: somebody slow must not hold up the table."""
        self._behind = 0 if self._door.unread is None else self._behind + 1
        if self._behind > WAITING:
            self._close(TOO_SLOW)
        elif self._closing is None:
            self._door.say(message)

    def hang_up(self) -> None:
        self._close(GOING_AWAY)

    def cut(self, refused: Refusal, code: int) -> None:
        """Say why and hang up."""
        self.send(encode(refusal(refused, 0)))
        self._close(code)

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._say_goodbye(code))

    async def _say_goodbye(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side was faster
            await self.socket.close(code)

    async def closed(self) -> None:
        """Wait until a goodbye that was begun is said."""
        if self._closing is not None:
            await self._closing

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


def refusal(refused: Refusal, seq: int) -> RefusedMessage:
    return RefusedMessage(seq=seq, reason=refused.said, rule=refused.rule or None)
