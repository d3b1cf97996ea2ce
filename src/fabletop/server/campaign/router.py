"""From table to table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from fabletop.server.campaign import service
from fabletop.server.context import Here, counted
from fabletop.server.lobby import service as lobby
from fabletop.server.lobby.router import count_table
from fabletop.server.schemas import Again, GoOn, KeptCards, MadeTable, PlayedChapter, Rematch
from fabletop.server.schemas.common import Id
from fabletop.server.table.live import Table

router = APIRouter(prefix="/api")
MOST_TABLES = 50
TableIds = Annotated[tuple[Id, ...], Query(max_length=MOST_TABLES)]


@router.get("/chapters", dependencies=[counted("replays_per_minute")])
async def chapters(here: Here, table: TableIds = ()) -> list[PlayedChapter]:
    """What was played of campaigns at the tables asked for: who knows a table may look at it."""
    return await service.played(here.tables, here.asleep, await here.store.tables(table))


@router.get("/tables/{id}/next", dependencies=[counted("joins_per_minute")])
async def kept(id: Id, here: Here) -> KeptCards:
    return service.kept(await here.tables.find(id))


@router.post("/tables/{id}/next", status_code=201, dependencies=[counted("joins_per_minute")])
async def go_on(id: Id, wish: GoOn, request: Request, here: Here) -> MadeTable:
    before = await here.tables.find(id)
    await count_table(request, here)
    return made(*await service.go_on(here.tables, before, wish.token, wish.cards, wish.options))


@router.post("/tables/{id}/again", status_code=201, dependencies=[counted("joins_per_minute")])
async def again(id: Id, wish: Again, request: Request, here: Here) -> MadeTable:
    before = await here.tables.find(id)
    await count_table(request, here)
    return made(*await service.again(here.tables, before, wish.token, wish.options))


@router.post("/tables/{id}/rematch", status_code=201, dependencies=[counted("joins_per_minute")])
async def rematch(id: Id, wish: Rematch, request: Request, here: Here) -> MadeTable:
    before = await here.tables.find(id)
    await count_table(request, here)
    return made(*await lobby.rematch(here.tables, before, wish.token))


def made(table: Table, token: str) -> MadeTable:
    return MadeTable(id=table.id, seat=table.seat_of(token), token=token, link=f"/table/{table.id}")
