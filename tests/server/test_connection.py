"""Somebody who does not read what is sent holds nobody up, and is cut off in the end."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from starlette.websockets import WebSocket

from fabletop.server.doors import DOOR
from fabletop.server.table.connection import TOO_SLOW, WAITING, Connection


class Door:
    """A line on which nothing moves."""

    def __init__(self) -> None:
        self.unread: float | None = None
        self.said: list[bytes] = []

    def say(self, message: bytes) -> None:
        self.said.append(message)


class Socket:
    def __init__(self, door: Door) -> None:
        self.scope: dict[str, Any] = {"extensions": {DOOR: door}}
        self.codes: list[int] = []

    async def close(self, code: int) -> None:
        self.codes.append(code)


def test_who_falls_too_far_behind_is_cut_off_and_who_catches_up_is_not() -> None:
    async def talk() -> None:
        door = Door()
        socket = Socket(door)
        connection = Connection(cast(WebSocket, socket))
        for caught_up in (True, False):
            door.unread = 1.0  # the other side has stopped to read
            for _ in range(WAITING):
                connection.send(b"more")
            if caught_up:
                door.unread = None
                connection.send(b"more")
        assert (len(door.said), socket.codes) == (2 * WAITING + 1, [])
        for _ in range(3):
            connection.send(b"too much")
        await connection.closed()
        assert (len(door.said), socket.codes) == (2 * WAITING + 1, [TOO_SLOW])

    asyncio.run(talk())
