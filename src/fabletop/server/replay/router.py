"""After the table."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from fabletop.ledger import Language
from fabletop.server.context import Here
from fabletop.server.lobby.service import summaries
from fabletop.server.replay.service import Replays, fair
from fabletop.server.schemas import Fair

router = APIRouter(prefix="/api")
replays = Replays()
TableId = Annotated[str, Path(max_length=64)]


@router.get("/replays")
async def finished(here: Here) -> list[dict[str, Any]]:
    return await summaries(here.tables, here.store, await here.store.public_tables("over"))


@router.get("/replays/{id}")
async def replay(id: TableId, here: Here, language: Language = "en") -> Response:
    return Response(await replays.read(here, id, language), media_type="application/json")


@router.get("/fair/{id}")
async def fair_dice(id: TableId, here: Here) -> Fair:
    return fair(await here.tables.find(id))
