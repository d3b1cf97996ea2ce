"""Who is counted, and how much may be sent at once."""

from __future__ import annotations

import hashlib
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send


def maker(address: str) -> str:
    """Who makes tables, as far as the database is told; addresses are nobody's business."""
    return hashlib.sha256(f"fabletop maker {address}".encode()).hexdigest()


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
