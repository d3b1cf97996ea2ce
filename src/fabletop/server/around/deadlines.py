"""Where a move may take a day or three, a bot plays on afterwards for whoever did not come.

Nothing counts down in memory: when a move is due follows from what is on disk, so a server that was away
finds on its return who is late.  Nobody loses by it: the seat stays theirs, and they take it back when they
come.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fabletop.server.around.service import level_for
from fabletop.server.endings import to_its_end
from fabletop.server.refusal import Refusal
from fabletop.server.table.service import Tables

OFTEN: Final = 20.0  # seconds between two looks at the clock
log = logging.getLogger("fabletop.tables")


async def keep_time(tables: Tables) -> None:
    """Look at the clock now and then, as long as the server runs."""
    while not tables.closing:
        try:
            await to_its_end(hand_late_seats(tables))
        except Exception:
            log.exception("nobody could look who is late")
        await asyncio.sleep(OFTEN)


async def hand_late_seats(tables: Tables) -> None:
    """A bot plays on at every seat whose person did not move in time; a table that cannot be read stops no
    other."""
    for id in await tables.store.tables_late(tables.now()):
        try:
            await hand_late(tables, id)
        except Refusal:
            continue  # somebody was faster, or it cannot be taken up
        except Exception:
            log.exception("a late seat cannot be handed over", extra={"table": id})


async def hand_late(tables: Tables, id: str) -> None:
    table = await tables.find(id)
    async with table.lock:
        await tables.catch_up(table)  # another process may know of a pick
        while not table.gone and table.due is not None and table.due <= tables.now():
            seat = min(table.people.intersection(table.asked))
            token, level = table.chairs[seat].token, level_for(table, "")
            now = tables.now()
            await tables.reseat(table, tables.store.hand_seat(table.id, seat, token, level, now, late=True))
    tables.wake(table)
