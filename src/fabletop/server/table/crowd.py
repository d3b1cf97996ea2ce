"""Everybody who is on a line at this process: who holds a seat by the key to it, and all by their address.

A key is never turned away.  If it, or its address, has more lines than it may, the oldest of them goes: a
person whose network broke comes back by a new line while the old ones are not known to be dead yet.  Those
who look on are refused instead, since nobody waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from fabletop.server.descriptors import room
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings

ELSEWHERE: Final = 4429  # no use in calling again: the next oldest would go, and call again too


class Caller(Protocol):
    def cut(self, refused: Refusal, code: int) -> None: ...


class Crowd:
    def __init__(self, settings: Settings) -> None:
        self._per_key: Final = settings.lines_per_key
        self._per_address: Final = settings.lines_per_address
        self._most: Final = room(settings).lines
        self._lines: Final[dict[Caller, tuple[str, str]]] = {}  # address and key, oldest first
        self._by: Final[dict[str, dict[Caller, None]]] = {}  # the same by each of them

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, line: Caller, address: str, key: str) -> None:
        """One more line, with a key or (empty) to look on; a Refusal if there is no place for it."""
        if not key and (len(self._of(address)) >= self._per_address or len(self) >= self._most):
            raise Refusal("refused-crowd", 429, after=60)
        if key and len(self._of(key)) >= self._per_key:
            self._cut(next(iter(self._of(key))))
        if len(self._of(address)) >= self._per_address:
            self._cut(self._spare(self._of(address)))
        if len(self) >= self._most:
            busiest = max({here for here, _ in self._lines.values()}, key=lambda here: len(self._of(here)))
            self._cut(self._spare(self._of(busiest)))
        self._lines[line] = address, key
        for name in filter(None, (address, key)):
            self._by.setdefault(name, {})[line] = None

    def leave(self, line: Caller) -> None:
        for name in self._lines.pop(line, ()):
            if name in self._by:
                self._by[name].pop(line, None)
                if not self._by[name]:
                    del self._by[name]

    def _of(self, name: str) -> dict[Caller, None]:
        return self._by.get(name, {})

    def _spare(self, lines: Iterable[Caller]) -> Caller:
        """The one that is missed least: who looks on, then a key with other lines, then the oldest."""

        def missed(line: Caller) -> int:
            key = self._lines[line][1]
            return 0 if not key else 1 if len(self._of(key)) > 1 else 2

        return min(lines, key=missed)

    def _cut(self, line: Caller) -> None:
        self.leave(line)
        line.cut(Refusal("refused-elsewhere", 429), ELSEWHERE)
