"""Unfinished tables that everybody has left are put away after so many days, if the host of the house wants
that.

Only those of guests: whoever has a passkey, wants to be told of a table or agreed on a time for a move there
finds it as it was.  What is put away is gone for good, and whoever comes after all is told so.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fabletop.server.around.service import delete
from fabletop.server.endings import to_its_end
from fabletop.server.refusal import Refusal
from fabletop.server.table.service import Tables

DAY: Final = 86_400.0
OFTEN: Final = 3_600.0  # seconds between two looks
log = logging.getLogger("fabletop.tables")


async def keep_tidy(tables: Tables, days: int) -> None:
    """Look now and then, as long as the server runs; without a number of days all tables stay."""
    while days and not tables.closing:
        try:
            await to_its_end(put_away(tables, days))
        except Exception:
            log.exception("nobody could look which tables were left")
        await asyncio.sleep(OFTEN)


async def put_away(tables: Tables, days: int) -> None:
    """Some of what has been left for so long; the rest has time until the next look."""
    for id in await tables.store.tables_left(tables.now() - days * DAY):
        try:
            table = await tables.find(id)
            if not table.listeners:  # else somebody has just come back
                await delete(tables, table)
                log.info("put away", extra={"table": id})
        except Refusal:
            continue  # somebody was faster, or it cannot be taken up
        except Exception:
            log.exception("a table cannot be put away", extra={"table": id})
