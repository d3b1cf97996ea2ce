"""Asking for the story of a finished table."""

from __future__ import annotations

from fastapi import APIRouter, Response

from fabletop.server.context import Here, counted
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api")


@router.get("/stories/{id}", dependencies=[counted("replays_per_minute")])
async def story(id: Id, here: Here) -> Response:
    """As far as it is known; who knows a table may look at it."""
    return Response(await here.stories.find(id), media_type="application/json")


@router.post("/stories/{id}", dependencies=[counted("stories_per_hour")])
async def ask(id: Id, here: Here) -> Response:
    """Have it worked out, once for all who ask."""
    return Response(await here.stories.ask(id), media_type="application/json")
