"""Puzzles."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from fastapi import APIRouter, Response

from fabletop.games import GAMES
from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.puzzles import service
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import PuzzleUp
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api/puzzles")


@router.get("", dependencies=[counted("puzzles_per_minute")])
async def puzzles(game: Id = "") -> Response:
    """All of them, or those of a game, the easy ones first."""
    if game and game not in GAMES:
        raise Refusal("refused-page", 404)
    return answer(await asyncio.to_thread(service.some, game))


@router.get("/today", dependencies=[counted("puzzles_per_minute")])
async def puzzles_of_today() -> Response:
    return answer(await asyncio.to_thread(service.today, datetime.now(UTC).date()))


@router.post("/{id}/play", dependencies=[counted("puzzles_per_minute")])
async def play(id: Id, tried: PuzzleUp, here: Here) -> Response:
    """A puzzle after all these picks of the solver."""
    await asyncio.to_thread(service.listed)  # read once, and not while others wait
    told = await service.play(here.workers, id, tried.picks, tried.give_up)
    return Response(told, media_type="application/json")
