"""The content that tables are played with: each table goes on under the one that it began with."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fabletop.content import shelf
from fabletop.games import BOXES
from fabletop.kernel.match import reads
from fabletop.server.store import Row, Store

MOST: Final = 1000  # hashes that are remembered as missing: anybody may ask for any
log = logging.getLogger("fabletop.contents")


class Contents:
    """Kept in the database by their hashes, and laid out on the shelf when a table asks for one."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._stored: Final[set[tuple[str, str]]] = set()
        self._missing: Final[set[tuple[str, str]]] = set()

    async def keep(self, game: str) -> str:
        """Have today's content of a game in the database, once; its hash."""
        box = BOXES[game]
        hash = box.content_hash()
        if (game, hash) not in self._stored:
            if not await self._store.has_content(game, hash):
                packed = await asyncio.to_thread(box.pack)
                if packed:
                    await self._store.add_content(game, hash, packed)
            self._stored.add((game, hash))
        return hash

    async def keep_all(self) -> None:
        for game in BOXES:
            try:
                await self.keep(game)
            except Exception:
                log.exception("the content of a game cannot be kept", extra={"game": game})

    async def has(self, row: Row) -> bool:
        """Whether a table can be played here: its game is known, its picks are in a format that we read, and
        its content can be had."""
        return (
            row["game"] in BOXES
            and reads(row["version"])
            and await self.can_have(row["game"], row["content"])
        )

    async def can_have(self, game: str, hash: str) -> bool:
        """Whether a content is here, perhaps after a look into the database."""
        if hash in ("", BOXES[game].content_hash()):
            return True
        if (game, hash) in self._missing:
            return False
        if await asyncio.to_thread(shelf.known, game, hash):
            return True
        try:
            packed = await self._store.content(game, hash)
            if packed is not None:
                await asyncio.to_thread(shelf.add, game, hash, packed)
                return True
        except Exception:
            log.exception("a content cannot be used", extra={"game": game, "content": hash})
        if len(self._missing) < MOST:
            self._missing.add((game, hash))
        return False
