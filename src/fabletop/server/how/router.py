"""How games are played."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.how import service
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api/how")


@router.get("/{game}", dependencies=[counted("lessons_per_minute")])
async def page(game: Id) -> Response:
    """How it is played, in words."""
    return answer(await asyncio.to_thread(service.page, game))


@router.get("/{game}/pictures", dependencies=[counted("lessons_per_minute")])
async def pictures(game: Id, here: Here) -> Response:
    """What its pictures show."""
    await asyncio.to_thread(service.page, game)  # read once, and not while others wait
    return Response(await service.pictures(here.workers, game), media_type="application/json")
