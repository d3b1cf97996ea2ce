"""What the terminal asks of a game: to draw its table and to put everything into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType

from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat


class Choice(NamedTuple):
    """One option as it is listed: its heading if it has one, its words, and what to know about it."""

    pick: Pick
    group: str
    label: str
    hint: str


class Page(NamedTuple):
    """An explanation: what it is about, its lines, and the rules behind it by their ids."""

    title: str
    lines: Sequence[str]
    rules: Sequence[str] = ()


class Screen(Protocol):
    """One game in one language, as the terminal shows it.  It shows a seat only what that seat may know."""

    def seat(self, seat: Seat) -> str: ...
    def seats(self, seats: Sequence[Seat]) -> str: ...
    def table(self, seat: Seat) -> RenderableType: ...
    def summary(self, seat: Seat) -> RenderableType: ...
    def log(self, seat: Seat, happened: Sequence[Event]) -> list[str]: ...
    def prompt(self, seat: Seat) -> str: ...
    def choices(self, seat: Seat) -> list[Choice]: ...
    def about_prompt(self, seat: Seat) -> Page: ...
    def about_pick(self, pick: Pick) -> list[Page]: ...
    def about_name(self, name: str) -> list[Page]: ...
