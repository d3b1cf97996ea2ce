"""How often somebody may do something, and how much may be sent at once."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOUR: Final = 3600.0
REMEMBERED: Final = 10_000  # addresses


class Pacer:
    """So many in an hour from each address; kept in memory only, since addresses are nobody's business."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self._now: Final = now
        self._seen: Final[OrderedDict[str, deque[float]]] = OrderedDict()

    def count(self, address: str) -> bool:
        """Whether one more is fine; if so, it counts."""
        now = self._now()
        seen = self._seen.setdefault(address, deque())
        self._seen.move_to_end(address)
        while seen and seen[0] < now - HOUR:
            seen.popleft()
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if len(seen) >= self.most:
            return False
        seen.append(now)
        return True


class BodyLimit:
    """Stops reading a request that is longer than any that makes sense."""

    def __init__(self, app: ASGIApp, longest: int) -> None:
        self.app: Final = app
        self.longest: Final = longest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.longest:
                raise HTTPException(413)
            return message

        await self.app(scope, counted, send)
