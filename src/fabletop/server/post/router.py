"""What those ask for who want to be told while they are away.  Keys stand in queries, which no log has."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from fabletop.server.context import Here, counted
from fabletop.server.limits import address_of
from fabletop.server.schemas import (
    MailKey,
    MailProof,
    MailSeats,
    MailState,
    MailWish,
    PostOffer,
    PushStop,
    PushWish,
)
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api/post")
Key = Annotated[Id, Query()]
changes = [counted("changes_per_minute")]


@router.get("")
async def offer(here: Here) -> PostOffer:
    return here.post.offer()


@router.post("/push", status_code=204, dependencies=changes)
async def keep_browser(wish: PushWish, here: Here) -> Response:
    await here.post.keep_browser(wish)
    return Response(status_code=204)


@router.post("/push/stop", status_code=204, dependencies=changes)
async def forget_browser(wish: PushStop, here: Here) -> Response:
    await here.post.forget_browser(wish.endpoint)
    return Response(status_code=204)


@router.post("/mail")
async def keep_mailbox(wish: MailWish, request: Request, here: Here) -> MailKey:
    """Neither may one address ask for many, nor many for the same mailbox."""
    await here.limits.take("mails_per_hour", address_of(request))
    await here.limits.take("mails_per_hour", hashlib.sha256(wish.address.lower().encode()).hexdigest())
    return MailKey(key=await here.post.keep_mailbox(wish.address, wish.language, wish.seats))


@router.get("/mail", dependencies=changes)
async def mailbox(key: Key, here: Here) -> MailState:
    return await here.post.mailbox(key)


@router.post("/mail/seats", dependencies=changes)
async def change_mailbox(key: Key, wish: MailSeats, here: Here) -> MailState:
    return await here.post.change_mailbox(key, wish.language, wish.seats)


@router.post("/mail/confirm", dependencies=changes)
async def confirm_mailbox(key: Key, wish: MailProof, here: Here) -> MailState:
    return await here.post.confirm_mailbox(key, wish.proof)


@router.post("/mail/stop", status_code=204, dependencies=changes)
async def forget_mailbox(key: Key, here: Here) -> Response:
    """From our page, or by one click in a mail program, whatever it sends along."""
    await here.post.forget_mailbox(key)
    return Response(status_code=204)
