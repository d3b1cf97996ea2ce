"""What somebody wrote for a game, tried out by bots.

Each trial is a program of its own that gives way to all others, so that nobody's pick waits for it.  An
address has one at a time, all together have few, and each ends when its time is up or when nobody listens.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings

GRACE: Final = 15  # seconds beyond its time, for the program to start and to end by itself
LONGEST_LINE: Final = 65_536


class Trials:
    """Those that run at this process, by the address for which they do."""

    def __init__(self, settings: Settings) -> None:
        self._at_once: Final = settings.trials_at_once
        self.seconds: Final = settings.trial_seconds
        self.most: Final = settings.trial_games
        self._running: Final[dict[str, Process | None]] = {}

    @property
    def running(self) -> int:
        return len(self._running)

    def begin(self, address: str) -> None:
        """There is room for one more; a Refusal if not."""
        if address in self._running:
            raise Refusal("refused-trial", 429, after=self.seconds)
        if len(self._running) >= self._at_once:
            raise Refusal("refused-trials", 429, after=self.seconds)
        self._running[address] = None

    def end(self, address: str) -> None:
        process = self._running.pop(address, None)
        if process is not None and process.returncode is None:
            process.kill()

    def close(self) -> None:
        for address in list(self._running):
            self.end(address)

    async def told(
        self, address: str, game: str, text: str, players: int, games: int
    ) -> AsyncIterator[bytes]:
        """What is known after each match, as events for a browser."""
        wish = {"game": game, "text": text, "players": players, "games": min(games, self.most)}
        until = asyncio.get_running_loop().time() + self.seconds + GRACE
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "fabletop.server.trying"), stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._running[address] = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps({**wish, "seconds": self.seconds}).encode() + b"\n")
        while True:
            try:
                async with asyncio.timeout_at(until):
                    line = await process.stdout.readline()
            except TimeoutError:
                return
            if not line:
                return
            yield b"data: " + line + b"\n"


class TrialResponse(StreamingResponse):
    """The answer as long as somebody reads it; then the trial is at its end, whatever became of it."""

    def __init__(self, trials: Trials, address: str, told: AsyncIterator[bytes]) -> None:
        super().__init__(told, media_type="text/event-stream", headers={"cache-control": "no-store"})
        self._trials: Final = trials
        self._address: Final = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._trials.end(self._address)
