"""The post of a server, put together: who asks for it, and how it goes out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final

from fabletop.ledger import Language
from fabletop.server.post.bell import Bell
from fabletop.server.post.carrier import AGAIN, PATIENCE, Carrier, Outcome
from fabletop.server.post.kept import Kept, key_of
from fabletop.server.post.keys import Keys, keys_of
from fabletop.server.post.mail import Mail
from fabletop.server.post.push import Push
from fabletop.server.post.reach import check_endpoint
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import MailState, PostOffer, PushWish, SeatKey
from fabletop.server.settings import Settings
from fabletop.server.store import Row, Store
from fabletop.server.table.live import hashed
from fabletop.server.table.service import Tables

log = logging.getLogger("fabletop.post")


class Post:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        patience: float = PATIENCE,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self.settings: Final = settings
        self.tables: Final = tables
        self.kept: Final = Kept(store)
        self.keys: Final = readable_keys(settings, store)
        self.push: Final = None if self.keys is None else Push(settings, self.keys)
        self.mail: Final = Mail(settings) if settings.sends_mail else None
        ways = {"push": self.push and self.push.deliver, "mail": self.mail and self.mail.deliver}
        self.carrier: Final = Carrier(
            self.kept, {kind: way for kind, way in ways.items() if way}, patience, again
        )
        self.bell: Final = Bell(tables, self.kept, self.carrier, settings.post_grace)
        tables.bell = self.bell
        self._timing: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._timing = asyncio.create_task(self.bell.keep_time())

    async def close(self) -> None:
        if self._timing is not None:
            self._timing.cancel()
            await asyncio.gather(self._timing, return_exceptions=True)
        await self.bell.close()
        await self.carrier.close()
        if self.push is not None:
            await self.push.close()

    def offer(self) -> PostOffer:
        return PostOffer(push=self.keys.public if self.keys else "", mail=self.mail is not None)

    # -- browsers -------------------------------------------------------------------------------------------

    async def keep_browser(self, wish: PushWish) -> None:
        """A browser is told of the seats that it holds, and of no others any more."""
        if self.push is None:
            raise Refusal("refused-page", 404)
        check_endpoint(wish.endpoint, self.push.loopback)
        row: Row = {
            "kind": "push",
            "key": key_of(wish.endpoint),
            "address": wish.endpoint,
            "p256dh": wish.p256dh,
            "auth": wish.auth,
            "language": wish.language,
            "proof": "",
            "at": self.tables.now(),
        }
        await self.kept.keep(row)
        await self._keep_seats(row["key"], wish.language, wish.seats)

    async def forget_browser(self, endpoint: str) -> None:
        await self.kept.forget(key_of(endpoint))

    # -- mailboxes ------------------------------------------------------------------------------------------

    async def keep_mailbox(self, address: str, language: Language, seats: Sequence[SeatKey]) -> str:
        """Write to an address once, and no more until somebody there says yes; the key to it."""
        if self.mail is None:
            raise Refusal("refused-page", 404)
        key, proof = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        row: Row = {
            "kind": "mail",
            "key": key,
            "address": address,
            "p256dh": "",
            "auth": "",
            "language": language,
            "proof": proof,
            "at": self.tables.now(),
        }
        await self.kept.keep(row)
        await self._keep_seats(key, language, seats)
        try:
            async with asyncio.timeout(self.carrier.patience):
                outcome = await self.mail.ask(address, language, key, proof)
        except TimeoutError:
            outcome = Outcome.LATER
        if outcome is not Outcome.DONE:
            await self.kept.forget(key)
            raise Refusal("refused-mail", 502)
        return key

    async def change_mailbox(self, key: str, language: Language, seats: Sequence[SeatKey]) -> MailState:
        await self._keep_seats(key, language, seats)
        return await self.mailbox(key)

    async def mailbox(self, key: str) -> MailState:
        row = await self._row(key)
        return MailState(address=row["address"], confirmed=not row["proof"])

    async def confirm_mailbox(self, key: str, proof: str) -> MailState:
        row = await self._row(key)
        if row["proof"]:
            if not secrets.compare_digest(row["proof"], proof):
                raise Refusal("refused-no-mailbox", 404)
            await self.kept.prove(key)
        return MailState(address=row["address"], confirmed=True)

    async def forget_mailbox(self, key: str) -> None:
        await self.kept.forget(key)

    async def _row(self, key: str) -> Row:
        row = await self.kept.find(key)
        if row is None or row["kind"] != "mail":
            raise Refusal("refused-no-mailbox", 404)
        return row

    async def _keep_seats(self, key: str, language: Language, seats: Sequence[SeatKey]) -> None:
        held = await self.kept.held([(seat.table, await self._token(seat.token)) for seat in seats])
        most = self.settings.browsers_per_seat
        if not await self.kept.keep_seats(key, held, most, language, self.tables.now()):
            raise Refusal("refused-no-mailbox", 404)

    async def _token(self, key: str) -> str:
        """The hash of a seat's token; a browser at which its person signed in has a key that was lent."""
        own = hashed(key)
        return await self.kept.store.lent(own) or own


def readable_keys(settings: Settings, store: Store) -> Keys | None:
    """A server that can keep no key sends no push, and plays on."""
    try:
        return keys_of(settings, store)
    except OSError as wrong:
        log.warning("no key for push can be kept, so none is sent: %s", wrong)
        return None
