"""Whether picks can be kept, found out by writing something; and if not, why."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from pathlib import Path
from typing import Final

from fabletop.server.store import Store

LEAST: Final = 16 << 20  # bytes; with fewer left, a disk is as good as full
PATIENCE: Final = 5.0  # seconds for a write
FRESH: Final = 2.0  # seconds for which an answer holds, however many ask
FULL: Final = "the disk is full"
GONE: Final = (
    "the file of the database was moved, replaced or cut while the server ran: stop it and put a copy back"
)
UNWRITABLE: Final = "the database cannot be written"
SILENT: Final = "the database does not answer"
log = logging.getLogger("fabletop.health")


class Health:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._lock: Final = asyncio.Lock()
        self._file: int | None = None
        self._known = ""
        self._until = 0.0

    def begin(self) -> None:
        """Remember which file it is."""
        self._file = self._store.file.stat().st_ino if self._store.file is not None else None

    async def trouble(self) -> str:
        """Why no pick can be kept now; nothing if all is well."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._known = self._of_file() or await self._of_writing()
                self._until = time.monotonic() + FRESH
            return self._known

    def _of_file(self) -> str:
        """SQLite goes on with a file that was taken away, and all is lost when it lets go of it."""
        path = self._store.file
        if path is None:
            return ""
        try:
            found = path.stat()
        except OSError:
            return GONE
        if found.st_ino != self._file or found.st_size == 0:
            return GONE
        return FULL if left_on(path.parent) < LEAST else ""

    async def _of_writing(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.pulse()
        except Exception as wrong:
            log.exception("the database takes nothing")
            said = str(wrong).lower()
            if "full" in said or "no space" in said:
                return FULL
            return UNWRITABLE if "readonly" in said or "read-only" in said else SILENT
        return ""


def left_on(folder: Path) -> int:
    """Bytes that may still be written there."""
    if not hasattr(os, "statvfs"):
        return LEAST
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize
