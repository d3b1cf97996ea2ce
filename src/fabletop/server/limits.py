"""How often anybody may ask for something, who is counted, and how much may be sent at once.

Every limit is a setting whose name says how often, such as `searches_per_minute`.  It is a bucket that holds
twice that many and fills at that rate; whatever is asked for takes one out of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabletop.server.refusal import Refusal
from fabletop.server.settings import PERIODS, Settings

BURST: Final = 2  # times as many at once
KEPT: Final = 20_000  # buckets in memory; one that was not asked for long is full again
REDIS_SECONDS: Final = 0.5  # to wait for Redis before counting here
NEVER: Final = 3600.0  # seconds to wait for what is not allowed at all
SOUR: Final = 5.0  # seconds before Redis is asked again
log = logging.getLogger("fabletop.limits")

# -- who ----------------------------------------------------------------------------------------------------


def address_of(connection: HTTPConnection) -> str:
    """Who calls, as far as can be known: what a proxy says if it is one that uvicorn was told to trust."""
    host = connection.client.host if connection.client is not None else ""
    return neighbourhood(host)


def neighbourhood(host: str) -> str:
    """An address, or the part of one that is the same for all that one household has of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def maker(address: str) -> str:
    """Who makes tables, as far as the database is told; addresses are nobody's business."""
    return hashlib.sha256(f"fabletop maker {address}".encode()).hexdigest()


# -- how often ----------------------------------------------------------------------------------------------


class Limits:
    """All buckets: in Redis if the processes share one, else in memory; in memory too while Redis is away."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings: Final = settings
        self._clock: Final = clock
        self._here: Final = Buckets(clock)
        self._shared: Final = SharedBuckets(settings.redis) if settings.redis else None
        self._sour_until = -math.inf

    async def take(self, rate: str, who: str) -> None:
        """Count one more of these, at all processes together; a Refusal says how long to wait."""
        wait = math.ceil(await self._wait(rate, who))
        if wait > 0:
            raise Refusal("refused-too-often", 429, after=wait, n=wait)

    def take_here(self, rate: str, who: str) -> bool:
        """Whether there is one left at this process, for what comes too often to ask others about it."""
        return self._here.take(f"{rate} {who}", *self._allowed(rate)) == 0

    async def _wait(self, rate: str, who: str) -> float:
        most, per_second = self._allowed(rate)
        if self._shared is not None and per_second and self._clock() >= self._sour_until:
            try:
                return await self._shared.take(f"{rate} {who}", most, per_second)
            except Exception:
                self._sour_until = self._clock() + SOUR
                log.exception("counting together with the other processes failed")
        return self._here.take(f"{rate} {who}", most, per_second)

    def _allowed(self, rate: str) -> tuple[float, float]:
        often: float = getattr(self._settings, rate)
        return BURST * often, often / PERIODS[rate.rpartition("_per_")[2]]

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()


class Buckets:
    """What is left in each bucket, and when that was so."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, kept: int = KEPT) -> None:
        self._clock: Final = clock
        self._kept: Final = kept
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, key: str, most: float, per_second: float) -> float:
        """Take one; if there is none, how many seconds until there is."""
        now = self._clock()
        left, at = self._left.pop(key, (most, now))
        left = min(most, left + (now - at) * per_second)
        wait = 0.0 if left >= 1 else (1 - left) / per_second if per_second else NEVER
        self._left[key] = (left if wait else left - 1, now)
        if len(self._left) > self._kept:
            self._left.popitem(last=False)
        return wait


class SharedBuckets:
    """The same in Redis, by its clock; nobody else reads the addresses there."""

    TAKE: Final = """
        local time = redis.call('TIME')
        local now = time[1] + time[2] / 1000000
        local most, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
        local held = redis.call('HMGET', KEYS[1], 'left', 'at')
        local left = tonumber(held[1]) or most
        left = math.min(most, left + math.max(0, now - (tonumber(held[2]) or now)) * per_second)
        local wait = 0
        if left >= 1 then left = left - 1 else wait = (1 - left) / per_second end
        redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
        redis.call('EXPIRE', KEYS[1], math.ceil((most - left) / per_second) + 1)
        return tostring(wait)
    """

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis: Any = redis.Redis.from_url(url)
        self._take: Any = self._redis.register_script(self.TAKE)

    async def take(self, key: str, most: float, per_second: float) -> float:
        name = f"fabletop:limit:{hashlib.sha256(key.encode()).hexdigest()}"
        async with asyncio.timeout(REDIS_SECONDS):
            return float(await self._take(keys=[name], args=[most, per_second]))

    async def close(self) -> None:
        await self._redis.aclose()


# -- how much -----------------------------------------------------------------------------------------------


class BodyLimit:
    """Stops reading a request that is longer than any that makes sense, or that does not come to its end."""

    def __init__(self, app: ASGIApp, longest: int, seconds: float) -> None:
        self.app: Final = app
        self.longest: Final = longest
        self.seconds: Final = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0
        more = True
        until = asyncio.get_running_loop().time() + self.seconds

        async def counted() -> Message:
            nonlocal read, more
            if not more:  # then it waits for the caller to hang up
                return await receive()
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            more = message.get("more_body", False)
            read += len(message.get("body", b""))
            if read > self.longest:
                raise HTTPException(413)
            return message

        await self.app(scope, counted, send)
