"""Short texts take a short way through a line, and nothing else does; whichever way, the same is heard."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.playing import ME, OPEN, make_table, running, settings_in
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from fabletop.server.deflate import LEAST
from fabletop.server.doors import LineDoor
from fabletop.server.frames import short_text, text_frame
from fabletop.server.table.packing import WAY


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@given(st.text(max_size=125))
def test_a_short_text_is_read(text: str) -> None:
    data = text.encode()
    assert short_text(sent(data)) == (text if len(data) < 126 else None)


@given(st.text(max_size=60), st.data())
def test_what_is_not_one_whole_frame_is_left_alone(text: str, data: Any) -> None:
    frame = sent(text.encode())
    cut = data.draw(st.integers(0, len(frame) - 1))
    assert short_text(frame[:cut]) is None
    assert short_text(frame + frame[: max(1, cut)]) is None


OTHERS = {
    "long": lambda: sent(b"a" * 126),
    "bytes": lambda: sent(b"abc", Opcode.BINARY),
    "ping": lambda: sent(b"abc", Opcode.PING),
    "begun": lambda: sent(b"abc", fin=False),
    "ended": lambda: sent(b"abc", Opcode.CONT),
    "no text": lambda: sent(b"\xff"),
    "unmasked": lambda: Frame(Opcode.TEXT, b"abcd").serialize(mask=False),
    "deflated": lambda: bytes((sent(b"abc")[0] | 0x40,)) + sent(b"abc")[1:],
}


@pytest.mark.parametrize("kind", sorted(OTHERS))
def test_another_frame_is_left_alone(kind: str) -> None:
    assert short_text(OTHERS[kind]()) is None


@given(st.sampled_from((0, 1, 125, 126, 127, 1000, LEAST - 1)))
def test_a_frame_is_read_by_any_browser(size: int) -> None:
    browser = ClientProtocol(parse_uri("ws://x/"))
    browser.state = State.OPEN
    browser.parser = browser.parse()
    next(browser.parser)
    browser.receive_data(text_frame(b"a" * size))
    (frame,) = browser.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, b"a" * size, True)


class Raw:
    """A browser that sends its bytes as it likes."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.host, _, self.port = address.partition(":")
        self.heard: deque[bytes] = deque()
        self.line = ClientProtocol(
            parse_uri(f"ws://{address}/api/tables/{table}/ws?way={WAY}&token={token}"), max_size=None
        )

    async def __aenter__(self) -> Raw:
        self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))
        self.line.send_request(self.line.connect())
        self.writer.writelines(self.line.data_to_send())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def send(self, *parts: bytes) -> None:
        for part in parts:
            self.writer.write(part)
            await self.writer.drain()
            await asyncio.sleep(0.1)  # so that each comes by itself

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        async with asyncio.timeout(15):
            while True:
                while self.heard:
                    told: dict[str, Any] = json.loads(self.heard.popleft())
                    if told["type"] == kind:
                        return told
                self.line.receive_data(await self.reader.read(65536))
                self.heard += [
                    bytes(event.data)
                    for event in self.line.events_received()
                    if isinstance(event, Frame) and event.opcode is Opcode.TEXT
                ]


def pace(ms: int, size: int = 0) -> bytes:
    """A message that the table answers with a state, of so many bytes."""
    return json.dumps({"type": "pace", "ms": ms}).ljust(size).encode()


def test_messages_in_pieces_and_in_heaps_are_all_heard(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as address:
        table, token = make_table(address, ME, OPEN)
        asyncio.run(send_oddly(address, table, token))


async def send_oddly(address: str, table: str, token: str) -> None:
    async with Raw(address, table, token) as raw:
        await raw.hear("state")
        whole = sent(pace(1000))
        # what comes of a frame after its head could be a short frame by itself: its mask says so
        size = 60
        text = pace(2000, size)
        mask = bytes((0x81, 0x80 + size - 2, 1, 2))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
        for ms, parts in (
            (1000, [whole]),
            (2000, [bytes((0x81, 0x80 + size)), mask + masked]),
            (3000, [sent(pace(3000))[:1], sent(pace(3000))[1:]]),
            (4000, [sent(pace(3000)) + sent(pace(4000))]),
            (5000, [sent(pace(5000)[:5], fin=False), sent(pace(5000)[5:], Opcode.CONT)]),
            (6000, [sent(pace(6000, 300))]),
        ):
            await raw.send(*parts)
            while (await raw.hear("state"))["changes"].get("pace") != ms:
                pass


def test_a_pick_takes_the_short_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or nobody would notice that `websockets` waits between frames in another place than it did."""
    long: list[bytes] = []
    usual = WebSocketsSansIOProtocol.data_received

    def watched(door: LineDoor, data: bytes) -> None:
        long.append(data)
        usual(door, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", watched)

    async def ask(address: str, table: str, token: str) -> None:
        async with Raw(address, table, token) as raw:
            await raw.hear("state")
            before = len(long)
            await raw.send(sent(pace(1000)))
            await raw.hear("state")
            assert len(long) == before

    with running(settings_in(tmp_path)) as address:
        asyncio.run(ask(address, *make_table(address, ME, OPEN)))
