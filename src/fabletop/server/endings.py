"""What is cancelled may first come to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

PATIENCE: Final = 5.0  # seconds; a database that says nothing keeps no server from stopping


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do it whole, even if whoever waits for it is cancelled: a line to the database that is dropped in the
    middle of a question is logged as a fault."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task}, timeout=PATIENCE)
        raise
