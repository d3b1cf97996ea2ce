"""What is said at a table: by those who sit there, and apart from it by those who look on.

Who looks on may read both.  Who sits there is told nothing of what is said behind their back while the game
is on, lest somebody who has seen more than they have gives it away; when it is over they may read it too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from typing import Any, Final

from fabletop.kernel.frame import NOBODY
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import ChatMessage, GalleryMessage
from fabletop.server.store import Row, Store
from fabletop.server.table.live import Listener, Table, hashed

Start = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Talk:
    """Keeps what is said and tells those who may hear it; `pass_on` tells other processes."""

    def __init__(self, store: Store, now: Callable[[], float], pass_on: Callable[[Row], None], start: Start):
        self.store: Final = store
        self.now: Final = now
        self.pass_on: Final = pass_on
        self.start: Final = start

    async def say(
        self, table: Table, speaker: Listener, text: str, gesture: str = "", name: str = "", key: str = ""
    ) -> None:
        """Somebody says something, in words or by a gesture.  Who sits there goes by the name of the seat;
        who looks on says who they are, and may keep a key by which the line is theirs."""
        seat = speaker.seat
        if seat < 0 and not name:
            raise Refusal("refused-nameless", 422)
        row: Row = {
            "seat": seat,
            "name": table.chairs[seat].name if seat >= 0 else name,
            "text": text,
            "gesture": gesture,
            "at": self.now(),
        }
        author = hashed(key) if key and seat < 0 else ""
        async with table.lock if seat < 0 else nullcontext():  # the game may end just now
            if table.gone:
                raise Refusal("refused-deleted", 410)
            await self.store.add_chat({"table_id": table.id, "author": author, **row})
            self.hear(table, row)
        self.pass_on({"table": table.id, "chat": row})

    def hear(self, table: Table, row: Row) -> None:
        """Something was said, here or at another process: tell those who may hear it."""
        if row["seat"] >= 0:
            table.tell_all(message_of(row))
            return
        said = encode(message_of(row))
        for listener in list(table.listeners):
            if listener.overhears:
                listener.send(said)

    def welcome(self, table: Table, listener: Listener, said: list[Row]) -> None:
        """Tell somebody who comes what was said before."""
        for row in said:
            if row["seat"] >= 0:
                listener.send(encode(message_of(row)))
        if listener.seat == NOBODY or table.status == "over":
            listener.overhears = True
            if gallery := gallery_of(said):
                listener.send(gallery)

    def look(self, table: Table) -> None:
        """When a game is over, those who sat there are told what was said behind their back."""
        if table.status == "over" and any(not listener.overhears for listener in table.listeners):
            self.start(self._lift_the_curtain(table))

    async def _lift_the_curtain(self, table: Table) -> None:
        async with table.lock:
            if table.gone or table.status != "over":
                return
            gallery = gallery_of(await self.store.chat(table.id))
            for listener in [one for one in table.listeners if not one.overhears]:
                listener.overhears = True
                if gallery:
                    listener.send(gallery)


def message_of(row: Row) -> ChatMessage:
    seat = row["seat"] if row["seat"] >= 0 else None
    return ChatMessage(
        seat=seat, name=row["name"], text=row["text"], at=row["at"], gesture=row.get("gesture", "") or None
    )


def gallery_of(said: list[Row]) -> bytes:
    """What those who look on have said, as it is sent; nothing where they were silent."""
    lines = [message_of(row) for row in said if row["seat"] < 0]
    return encode(GalleryMessage(lines=lines)) if lines else b""
