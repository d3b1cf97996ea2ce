"""After the table."""

from __future__ import annotations

import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from fabletop.server.answers import answer
from fabletop.server.context import Here, counted
from fabletop.server.lobby.service import summaries
from fabletop.server.replay.service import fair
from fabletop.server.schemas import Fair
from fabletop.server.schemas.common import Id

router = APIRouter(prefix="/api")
MOST_TABLES = 50
From = Annotated[int, Query(alias="from", ge=0, le=1 << 40)]
TableIds = Annotated[tuple[Id, ...], Query(max_length=MOST_TABLES)]


@router.get("/replays", dependencies=[counted("replays_per_minute")])
async def finished(here: Here, table: TableIds = ()) -> Response:
    """Those open to all, and those at the tables asked for: who knows a table may look at it."""
    rows = await here.store.finished_tables(table)
    return answer(await summaries(here.tables, here.asleep, rows))


@router.get("/replays/{id}", dependencies=[counted("replays_per_minute")])
async def replay(id: Id, request: Request, here: Here, at: From = 0) -> Response:
    """The page of a replay that holds a frame.  It is kept as it is sent: compressed, as browsers want it."""
    page = await here.replays.page(id, at)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(page, media_type="application/json", headers=headers)
    return Response(gzip.decompress(page), media_type="application/json")


@router.get("/fair/{id}", dependencies=[counted("replays_per_minute")])
async def fair_dice(id: Id, here: Here) -> Fair:
    return await fair(here.store, id)
