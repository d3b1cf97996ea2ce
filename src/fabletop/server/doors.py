"""Connections, from when somebody knocks until the last byte is gone: nobody holds a door open for ever.

uvicorn waits without end for a request that was begun, for a caller who never asks, and for one who does not
read the answer.  Here they are looked at every second, and whoever takes too long is let go.  Of those who
have not asked for anything yet only so many are waited for; when there are more, the oldest goes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from fabletop.server import frames
from fabletop.server.deflate import LEAST, LONG_ONES
from fabletop.server.descriptors import room
from fabletop.server.limits import neighbourhood
from fabletop.server.settings import Settings

EVERY: Final = 1.0
LINGER: Final = 5.0  # seconds for the last bytes to go out after a door was closed
DOOR: Final = "fabletop.door"  # under which extension of its scope a line finds its own
AHEAD: Final = 4  # messages that may wait to be answered before a line is read no further
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Config(uvicorn.Config):
    """How uvicorn is set up, and the doors that all its connections go through."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, http=HttpDoor, ws=LineDoor, **more)
        trusted = ProxyHeadersMiddleware(cast(Any, None), self.forwarded_allow_ips).trusted_hosts
        self.doors: Final = Doors(settings, trusted.__contains__)


class Doors:
    """All connections of this process."""

    def __init__(self, settings: Settings, trusted: Callable[[str], bool]) -> None:
        self._ask: Final = settings.header_seconds
        self._read: Final = settings.body_seconds
        self._most: Final = room(settings).waiting
        self._per_address: Final = settings.waiting_per_address
        self._trusted: Final = trusted
        self._open: Final[dict[Door, None]] = {}
        self._waiting: Final[dict[Door, None]] = {}  # those who have not asked yet, oldest first
        self._by: Final[dict[str, dict[Door, None]]] = {}  # the same by their address
        self._next: asyncio.TimerHandle | None = None

    def arrive(self, door: Door) -> None:
        self._open[door] = None
        if self._next is None:
            self._next = asyncio.get_running_loop().call_later(EVERY, self._look)

    def leave(self, door: Door) -> None:
        self._open.pop(door, None)
        self.asked(door)

    def wait(self, door: Door) -> None:
        """A caller from whom a request is expected, or the rest of one."""
        self._waiting[door] = None
        same = self._by.setdefault(door.address, {})
        same[door] = None
        if len(same) > self._per_address and not self._trusted(door.host):
            self._close(next(iter(same)))
        elif len(self._waiting) > self._most:
            self._close(next(iter(self._waiting)))

    def _close(self, door: Door) -> None:
        self.asked(door)
        door.transport.close()

    def asked(self, door: Door) -> None:
        """The request has come, or never will."""
        self._waiting.pop(door, None)
        same = self._by.get(door.address, {})
        same.pop(door, None)
        if not same:
            self._by.pop(door.address, None)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        for door in list(self._open):
            door.look(loop.time(), self._ask, self._read)
        self._next = loop.call_later(EVERY, self._look) if self._open else None


class Door:
    """One connection: since when it waits for the caller to ask, to read, or to be gone."""

    transport: asyncio.Transport
    host = ""
    address = ""
    asking: float | None = None
    begun = False  # part of a request has come
    unread: float | None = None
    closing: float | None = None

    def look(self, now: float, ask: float, read: float) -> None:
        if self.transport.is_closing():
            self.closing = self.closing or now
            if now - self.closing > LINGER:
                self.transport.abort()
        elif self.unread is not None and now - self.unread > read:
            self.transport.abort()
        elif self.asking is not None and now - self.asking > ask:
            if self.begun:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def came_by(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self.host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.address = neighbourhood(self.host)


class HttpDoor(Door, HttpToolsProtocol):
    """Requests, one after the other."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.doors: Final = cast(Config, self.config).doors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.came_by(transport)
        self.doors.arrive(self)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.asking is None or not self.begun:
            self.asking = self.loop.time()
            self.begun = True
        super().data_received(data)
        cycle: Any = self.cycle
        if cycle is not None and not cycle.response_complete:
            self.asking = None  # how long its body may take is for `BodyLimit` to say
            if not cycle.more_body:
                self.doors.asked(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._expect()

    def _expect(self) -> None:
        self.asking = self.loop.time()
        self.begun = False
        self.doors.wait(self)

    def handle_websocket_upgrade(self) -> None:
        self.doors.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.unread = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread = None
        super().resume_writing()


class LineDoor(Door, WebSocketsSansIOProtocol):
    """A line to a table; who does not answer its calls is hung up on by uvicorn.

    Nearly all that comes is a short text in one frame, and nearly all that goes is no longer than `LEAST`.
    These are taken and sent at once; everything else goes the long way, by uvicorn.
    """

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [LONG_ONES]
        self.doors: Final = cast(Config, self.config).doors

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.came_by(transport)
        self.doors.arrive(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated:
            cast(dict[str, Any], self.scope["extensions"])[DOOR] = self

    def data_received(self, data: bytes) -> None:
        text = frames.short_text(data) if self._between_frames else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _between_frames(self) -> bool:
        """Whether nothing has come of a frame, or of a message in several, that is still to be ended."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None:
            return False
        waits: Any = conn.parser  # generators within generators: the innermost tells what is waited for
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is StreamReader.at_eof.__code__

    def say(self, message: bytes) -> None:
        """Send a text; nobody is there to read it once the line is being closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if len(message) < LEAST:
            self.transport.write(frames.text_frame(message))
        else:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def pause_writing(self) -> None:
        self.unread = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread = None
        super().resume_writing()
