"""After the table."""

from __future__ import annotations

import gzip
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import StringConstraints

from fabletop.server.answers import answer
from fabletop.server.context import Here
from fabletop.server.lobby.service import summaries
from fabletop.server.replay.service import fair
from fabletop.server.schemas import Fair

router = APIRouter(prefix="/api")
MOST_TABLES = 50
TableId = Annotated[str, Path(max_length=64)]
From = Annotated[int, Query(alias="from", ge=0, le=1 << 40)]
TableIds = Annotated[
    tuple[Annotated[str, StringConstraints(max_length=64)], ...], Query(max_length=MOST_TABLES)
]


@router.get("/replays")
async def finished(here: Here, table: TableIds = ()) -> Response:
    """Those open to all, and those at the tables asked for: who knows a table may look at it."""
    rows = await here.store.finished_tables(table)
    return answer(await summaries(here.tables, here.asleep, rows))


@router.get("/replays/{id}")
async def replay(id: TableId, request: Request, here: Here, at: From = 0) -> Response:
    """The page of a replay that holds a frame.  It is kept as it is sent: compressed, as browsers want it."""
    page = await here.replays.page(id, at)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(page, media_type="application/json", headers=headers)
    return Response(gzip.decompress(page), media_type="application/json")


@router.get("/fair/{id}")
async def fair_dice(id: TableId, here: Here) -> Fair:
    return await fair(here.store, id)
