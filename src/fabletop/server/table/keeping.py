"""Keeps tables: a snapshot of each now and then, written with those of others; nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from fabletop.server.store import Row, Store
from fabletop.server.table.live import Table
from fabletop.server.table.snapshots import EVERY, glance_at, row_of

log = logging.getLogger("fabletop.tables")
GATHER: Final = 1.0  # seconds in which snapshots gather, to be written together

Start = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Keeper:
    """Has snapshots written; `start` lets a piece of work run by itself."""

    def __init__(self, store: Store, start: Start) -> None:
        self.store: Final = store
        self.start: Final = start
        self._unwritten: Final[dict[tuple[str, int], Row]] = {}
        self._writing: asyncio.Task[None] | None = None

    def snapshot(self, table: Table) -> Row:
        glance = glance_at(table.setup.game, table.match.game)
        return row_of(table.id, table.seq, table.played.position, glance)

    def keep_if_due(self, table: Table) -> None:
        """Every so many rows, at the end, where there is none yet, and where the last one was taken back."""
        moved = table.seq - table.kept
        if (
            moved >= EVERY
            or table.kept < 0
            or table.played.standing < table.kept_at
            or (table.status == "over" and moved)
        ):
            self.keep(table)

    def keep_if_moved(self, table: Table) -> None:
        if table.seq != table.kept:
            self.keep(table)

    def keep(self, table: Table) -> None:
        """Have it written soon, with others; nobody waits for it."""
        try:
            self._unwritten[table.id, table.seq] = self.snapshot(table)
        except Exception:
            log.exception("a snapshot cannot be made", extra={"table": table.id})
            return
        table.kept, table.kept_at = table.seq, table.played.standing
        if self._writing is None or self._writing.done():
            self._writing = self.start(self._write_soon())

    def forget(self, id: str) -> None:
        """A table that goes away needs no snapshot."""
        for key in [key for key in self._unwritten if key[0] == id]:
            del self._unwritten[key]

    async def _write_soon(self) -> None:
        await asyncio.sleep(GATHER)
        await self.write()

    async def write(self) -> None:
        """One that cannot be written is no harm: the table is its picks, and takes longer to take up."""
        rows = list(self._unwritten.values())
        self._unwritten.clear()
        try:
            if rows:
                await self.store.add_snapshots(rows)
        except Exception:
            log.exception("snapshots cannot be written", extra={"tables": len(rows)})

    async def close(self, tables: Iterable[Table]) -> None:
        """Write whatever is not on disk yet of these tables, at once."""
        for table in tables:
            self.keep_if_moved(table)
        if self._writing is not None:
            self._writing.cancel()
        await self.write()
