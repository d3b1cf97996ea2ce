"""In the middle of a game people may agree on another time for a move.

Somebody asks for it, and all others who hold a seat must say yes, as when a pick is to go back.  Like that
question it lapses when the game moves on.  The new time is counted from when it was agreed on: nobody is late
by it at once.
"""

from __future__ import annotations

from fabletop.kernel.frame import Seat
from fabletop.server.refusal import Refusal
from fabletop.server.table.live import Proposal, Table
from fabletop.server.table.service import Tables


async def propose(tables: Tables, table: Table, seat: Seat, seq: int, seconds: int) -> None:
    """Ask for another time; whoever has nobody to ask just has it."""
    async with table.lock:
        tables.check(table, seat, seq)
        if table.proposal is not None:
            raise Refusal("refused-undo-asked", 409)
        if seconds == table.deadline:
            raise Refusal("refused-same-time", 409)
        table.proposal = Proposal(seat, seconds, {seat})
        await go_on(tables, table)
    tables.wake(table)


async def agree(tables: Tables, table: Table, seat: Seat, seq: int, yes: bool) -> None:
    """Say yes, or no to it for all; whoever asked may think better of it."""
    async with table.lock:
        tables.check(table, seat, seq)
        if table.proposal is None:
            raise Refusal("refused-no-question", 409)
        if yes:
            table.proposal.agreed.add(seat)
        else:
            table.proposal = None
        await go_on(tables, table)
    tables.wake(table)


async def go_on(tables: Tables, table: Table) -> None:
    """If all agree it holds, once it is on disk; else all are told how far it has come."""
    asked = table.proposal
    if asked is not None and table.holders <= asked.agreed:
        at = tables.now()
        await tables.store.set_deadline(table.id, asked.seconds, at)
        table.set_deadline(asked.seconds, at)
        tables.pass_on({"table": table.id, "deadline": asked.seconds, "timed": at})
        return
    table.tell([])
    told = (
        None if asked is None else {"by": asked.by, "seconds": asked.seconds, "agreed": sorted(asked.agreed)}
    )
    tables.pass_on({"table": table.id, "proposal": told, "seq": table.seq})
