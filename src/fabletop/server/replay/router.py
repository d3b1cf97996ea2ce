"""After the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.lobby.service import summaries
from fabletop.server.replay.service import Replays, fair
from fabletop.server.schemas import Fair
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api")
replays = Replays()
MOST_TABLES = 50
TableIds = Annotated[tuple[Id, ...], Query(max_length=MOST_TABLES)]


@router.get("/replays", dependencies=[counted("replays_per_minute")])
async def finished(here: Here, table: TableIds = ()) -> Response:
    """Those open to all, and those at the tables asked for: who knows a table may look at it."""
    rows = await here.store.finished_tables(table)
    return answer(await summaries(here.tables, here.asleep, rows))


@router.get("/replays/{id}", dependencies=[counted("replays_per_minute")])
async def replay(id: Id, here: Here) -> Response:
    return Response(await replays.read(here, id), media_type="application/json")


@router.get("/fair/{id}", dependencies=[counted("replays_per_minute")])
async def fair_dice(id: Id, here: Here) -> Fair:
    return fair(await here.tables.find(id))
