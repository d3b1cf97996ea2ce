"""Web push: a note, encrypted to one browser, is handed to the push service that the browser named."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from fabletop.server.post.carrier import Outcome
from fabletop.server.post.kept import Reader
from fabletop.server.post.keys import Keys
from fabletop.server.post.reach import check_endpoint, is_loopback, is_public
from fabletop.server.post.words import Words
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings

if TYPE_CHECKING:
    import aiohttp

NOBODY: Final = "mailto:nobody@fabletop.invalid"  # whom to write to where the host does not say
LASTS: Final = 86_400  # seconds that a push service keeps a note for a browser that is not there
SIGNED_FOR: Final = 12 * 3600  # seconds that a signature is good for
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)
log = logging.getLogger("fabletop.post")


class Push:
    def __init__(self, settings: Settings, keys: Keys) -> None:
        self.keys: Final = keys
        self.loopback: Final = bool(settings.push_to_loopback)
        https = settings.site if settings.site.startswith("https://") else ""
        sender = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        self.contact: Final = settings.push_contact or https or sender or NOBODY
        self._session: aiohttp.ClientSession | None = None

    async def deliver(self, to: Reader, words: Words) -> Outcome:
        try:
            check_endpoint(to.address, self.loopback)
        except Refusal:
            return Outcome.GONE
        # Encrypting takes a moment, and what it is done with is loaded when it is first needed.
        body, headers = await asyncio.to_thread(self.sealed, to, words)
        session = self._session = self._session or new_session(self.loopback)
        import aiohttp

        try:
            async with session.post(to.address, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
        except (aiohttp.ClientError, OSError):
            return Outcome.LATER
        return outcome_of(status)

    def sealed(self, to: Reader, words: Words) -> tuple[bytes, dict[str, str]]:
        """A note that only one browser can read (RFC 8291), signed for its push service (RFC 8292).  A newer
        one of the same table takes its place there (RFC 8030)."""
        from pywebpush import WebPusher

        pusher = WebPusher({"endpoint": to.address, "keys": {"p256dh": to.p256dh, "auth": to.auth}})
        body = bytes(pusher.encode(words.payload(to.language))["body"])
        url = urlsplit(to.address)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        headers: dict[str, str] = {
            **self._signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": words.table,
            "Urgency": "normal",
        }
        return body, headers

    @cached_property
    def _signer(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02(self.keys.private)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def outcome_of(status: int) -> Outcome:
    if status < 300:
        return Outcome.DONE
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in BUSY or status >= 500 else Outcome.NO


def new_session(loopback: bool) -> aiohttp.ClientSession:
    """Calls only public addresses, whatever a name leads to at that moment; takes no proxy from outside."""
    import aiohttp
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class Careful(AbstractResolver):
        def __init__(self) -> None:
            self.all: Final = ThreadedResolver()

        async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
            found = await self.all.resolve(host, port, family)
            fine = [one for one in found if may_be_called(one["host"], loopback)]
            if len(fine) != len(found) or not fine:
                raise OSError(f"{host} leads to an address that is nobody's business")
            return fine

        async def close(self) -> None:
            await self.all.close()

    connector = aiohttp.TCPConnector(resolver=Careful(), use_dns_cache=False, limit=32)
    return aiohttp.ClientSession(
        connector=connector, trust_env=False, cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False
    )


def may_be_called(host: str, loopback: bool) -> bool:
    return is_public(host) or (loopback and is_loopback(host))
