"""What those who hold a seat ask for, by its token, from the lobby or from the table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from fabletop.kernel.frame import Seat
from fabletop.server.answers import answer
from fabletop.server.around import service
from fabletop.server.context import Here
from fabletop.server.limits import address_of
from fabletop.server.refusal import Refusal
from fabletop.server.replay.saving import saved
from fabletop.server.schemas import Held, SeatName, ShownHand, TableName, ToBot
from fabletop.server.schemas.common import Id
from fabletop.server.table.live import Table, made_by

router = APIRouter(prefix="/api/tables/{id}")


async def held(request: Request, here: Here, id: str, token: str) -> tuple[Table, Seat]:
    """A table and the seat that a token holds there, counted by that seat; whoever holds none, by address."""
    try:
        seat = await here.tables.holder(id, token)
        if seat < 0:
            raise Refusal("refused-token", 403)
    except Refusal:
        await here.limits.take("changes_per_minute", address_of(request))
        await here.tables.find(id)  # there may be no such table, or none any more
        raise
    await here.limits.take("changes_per_minute", f"{id} {seat}")
    return await here.tables.find(id), seat


async def hosted(request: Request, here: Here, id: str, token: str) -> Table:
    """A table whose host this is: whoever made it, by the seat that they hold, or without one by the token
    that they were given."""
    row = await here.store.table(id)
    if row is None or not made_by(row["maker"], token):
        table, seat = await held(request, here, id, token)
        service.check_host(table, seat)
        return table
    await here.limits.take("changes_per_minute", f"{id} maker")
    return await here.tables.find(id)


@router.post("/hand")
async def hand(id: Id, wish: ToBot, request: Request, here: Here) -> Response:
    table, seat = await held(request, here, id, wish.token)
    await service.hand(here.tables, table, seat, wish.level)
    return answer(table.summary())


@router.post("/back")
async def take_back(id: Id, wish: Held, request: Request, here: Here) -> Response:
    table, seat = await held(request, here, id, wish.token)
    await service.take_back(here.tables, table, seat)
    return answer(table.summary())


@router.post("/leave")
async def leave(id: Id, wish: ToBot, request: Request, here: Here) -> Response:
    table, seat = await held(request, here, id, wish.token)
    await service.leave(here.tables, table, seat, wish.level)
    return answer(table.summary())


@router.post("/name")
async def rename(id: Id, wish: SeatName, request: Request, here: Here) -> Response:
    table, seat = await held(request, here, id, wish.token)
    await service.rename(here.tables, table, seat, wish.name)
    return answer(table.summary())


@router.post("/show")
async def show(id: Id, wish: ShownHand, request: Request, here: Here) -> Response:
    table, seat = await held(request, here, id, wish.token)
    await service.show(here.tables, table, seat, wish.on)
    return answer(table.summary())


@router.post("/match")
async def match(id: Id, wish: Held, request: Request, here: Here) -> Response:
    """The whole match as a file, once it is over."""
    table, seat = await held(request, here, id, wish.token)
    written = await saved(here.store, here.workers, table, seat)
    return Response(written, media_type="application/json")


@router.post("/call")
async def call(id: Id, wish: TableName, request: Request, here: Here) -> Response:
    table = await hosted(request, here, id, wish.token)
    await service.call(here.tables, table, wish.called)
    return answer(table.summary())


@router.post("/delete", status_code=204)
async def delete(id: Id, wish: Held, request: Request, here: Here) -> Response:
    table = await hosted(request, here, id, wish.token)
    await service.delete(here.tables, table)
    here.replays.forget(id)
    here.stories.forget(id)
    return Response(status_code=204)
