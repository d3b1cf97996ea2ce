"""Lessons."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.lessons import service
from fabletop.server.schemas import LessonUp
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api/lessons")


@router.get("", dependencies=[counted("lessons_per_minute")])
async def lessons() -> Response:
    """All of them."""
    return answer(await asyncio.to_thread(service.listed))


@router.post("/{id}/play", dependencies=[counted("lessons_per_minute")])
async def play(id: Id, tried: LessonUp, here: Here) -> Response:
    """A lesson after all these picks of the learner."""
    await asyncio.to_thread(service.listed)  # read once, and not while others wait
    return Response(await service.play(here.workers, id, tried.picks), media_type="application/json")
