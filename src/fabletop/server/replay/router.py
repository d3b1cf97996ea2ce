"""After the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic import StringConstraints

from fabletop.server.answers import answer
from fabletop.server.context import Here
from fabletop.server.lobby.service import summaries
from fabletop.server.replay.service import Replays, fair
from fabletop.server.schemas import Fair

router = APIRouter(prefix="/api")
replays = Replays()
MOST_TABLES = 50
TableId = Annotated[str, Path(max_length=64)]
TableIds = Annotated[
    tuple[Annotated[str, StringConstraints(max_length=64)], ...], Query(max_length=MOST_TABLES)
]


@router.get("/replays")
async def finished(here: Here, table: TableIds = ()) -> Response:
    """Those open to all, and those at the tables asked for: who knows a table may look at it."""
    rows = await here.store.finished_tables(table)
    return answer(await summaries(here.tables, here.asleep, rows))


@router.get("/replays/{id}")
async def replay(id: TableId, here: Here) -> Response:
    return Response(await replays.read(here, id), media_type="application/json")


@router.get("/fair/{id}")
async def fair_dice(id: TableId, here: Here) -> Fair:
    return fair(await here.tables.find(id))
