"""News between several server processes that share a database; alone, a server has nobody to tell."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

CHANNEL: Final = "fabletop"
RETRY: Final = 1.0
Hear = Callable[[dict[str, Any]], Awaitable[None]]
log = logging.getLogger("fabletop.fanout")


class Fanout(Protocol):
    shared: bool

    async def open(self, hear: Hear) -> None: ...
    async def publish(self, news: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...


class Alone:
    shared = False

    async def open(self, hear: Hear) -> None: ...
    async def publish(self, news: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...


class Redis:
    """Every process hears what every other says.  Empty news means that some may have been missed."""

    shared = True

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis: Any = redis.Redis.from_url(url)
        self._me: Final = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        self._task = asyncio.create_task(self._listen(hear))

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await hear({})
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = json.loads(message["data"])
                            if news.pop("from") != self._me:
                                await hear(news)
            except Exception:
                log.exception("listening to the other processes failed")
                await asyncio.sleep(RETRY)

    async def publish(self, news: dict[str, Any]) -> None:
        try:
            await self._redis.publish(CHANNEL, json.dumps({**news, "from": self._me}))
        except Exception:
            log.exception("telling the other processes failed")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()


def fanout(url: str) -> Fanout:
    return Redis(url) if url else Alone()
