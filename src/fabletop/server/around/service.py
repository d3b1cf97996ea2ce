"""Who plays for whom, what a table is called, and that it goes away.

Whatever is done is checked first, then on disk, then told.  A seat that was handed to a bot keeps its token,
so it is still its person's, who is shown what they were shown before and may take it back at any time.
"""

from __future__ import annotations

from fabletop.bots import USUAL
from fabletop.bots.levels import levels_of
from fabletop.games import GAMES
from fabletop.kernel.frame import Seat
from fabletop.server.lobby.service import bot_name
from fabletop.server.refusal import Refusal
from fabletop.server.table.live import Table
from fabletop.server.table.service import Tables


def level_for(table: Table, wished: str) -> str:
    """How well a bot plays that takes a seat over: as wished for, or as bots of this game mostly do."""
    levels = levels_of(GAMES[table.setup.game])
    if not wished:
        return USUAL if USUAL in levels else levels[0]
    if wished not in levels:
        raise Refusal("refused-level", 422)
    return wished


def check(table: Table) -> None:
    if table.gone:
        raise Refusal("refused-deleted", 410)
    if table.status == "over":
        raise Refusal("refused-over", 409)


async def hand(tables: Tables, table: Table, seat: Seat, wished: str) -> None:
    """A bot plays for somebody until they take their seat back."""
    level = level_for(table, wished)
    async with table.lock:
        check(table)
        chair = table.chairs[seat]
        if chair.kind != "person":
            raise Refusal("refused-handed", 409)
        await tables.reseat(
            table, tables.store.hand_seat(table.id, seat, chair.token, level, tables.now(), late=False)
        )
    tables.wake(table)


async def take_back(tables: Tables, table: Table, seat: Seat) -> None:
    async with table.lock:
        check(table)
        chair = table.chairs[seat]
        if chair.kind == "person":
            raise Refusal("refused-not-handed", 409)
        await tables.reseat(table, tables.store.take_seat_back(table.id, seat, chair.token, tables.now()))
    tables.wake(table)


async def leave(tables: Tables, table: Table, seat: Seat, wished: str) -> None:
    """For good: before the game the seat is free again, and in the middle of it a bot sits there."""
    level = level_for(table, wished)
    async with table.lock:
        check(table)
        chair = table.chairs[seat]
        if table.status == "open":
            left = tables.store.free_seat(table.id, seat, chair.token, tables.now())
        else:
            name = bot_name(table.chairs, seat)
            left = tables.store.give_seat_up(table.id, seat, chair.token, level, name, tables.now())
        await tables.reseat(table, left)
    tables.wake(table)


async def rename(tables: Tables, table: Table, seat: Seat, name: str) -> None:
    async with table.lock:
        if table.gone:
            raise Refusal("refused-deleted", 410)
        if table.chairs[seat].name != name:
            token = table.chairs[seat].token
            await tables.reseat(table, tables.store.name_seat(table.id, seat, token, name))


async def show(tables: Tables, table: Table, seat: Seat, on: bool) -> None:
    """When a game is over, somebody agrees that its replay shows what they held, or takes that back."""
    async with table.lock:
        if table.gone:
            raise Refusal("refused-deleted", 410)
        if table.status != "over":
            raise Refusal("refused-not-over", 409)
        if table.chairs[seat].shows != on:
            token = table.chairs[seat].token
            await tables.reseat(table, tables.store.show_hand(table.id, seat, token, on))


async def call(tables: Tables, table: Table, called: str) -> None:
    """Whoever made a table says what it is called."""
    async with table.lock:
        if table.gone:
            raise Refusal("refused-deleted", 410)
        await tables.store.call_table(table.id, called)
        table.called = called
        table.tell([])
    tables.pass_on({"table": table.id, "called": called})


async def delete(tables: Tables, table: Table) -> None:
    """Whoever made a table has it go away, with all that was ever kept of it; all who are there are told."""
    async with table.lock:
        if table.gone:
            raise Refusal("refused-deleted", 410)
        tables.keeper.forget(table.id)
        await tables.store.delete_table(table.id, tables.now())
        tables.drop(table)
    tables.pass_on({"table": table.id, "gone": True})


def check_host(table: Table, seat: Seat) -> None:
    if table.gone:
        raise Refusal("refused-deleted", 410)
    if seat != table.host:
        raise Refusal("refused-host", 403)
