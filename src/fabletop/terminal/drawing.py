"""What the tables of all games are drawn with."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text


def framed(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", box=box.ROUNDED, border_style="dim", padding=(0, 1))


def bare(text: str) -> str:
    """Without case and accents, to be compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).strip()


class Flow:
    """Short things in a row, with something between them: lines break only there."""

    def __init__(self, parts: Sequence[Text], sep: str) -> None:
        self.parts: Final = parts
        self.sep: Final = sep

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + len(self.sep) + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, self.sep, part) if line else part
        yield line


class Canvas:
    """Characters by line and column, with their styles."""

    def __init__(self) -> None:
        self.signs: Final[dict[tuple[int, int], tuple[str, str]]] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for i, sign in enumerate(text):
            self.signs[line, column + i] = (sign, style)

    def drawn(self) -> Text:
        """All of it, moved to the upper left corner."""
        if not self.signs:
            return Text()
        first_line = min(line for line, _ in self.signs)
        first = min(column for _, column in self.signs)
        last: dict[int, int] = {}
        for line, column in self.signs:
            last[line] = max(last.get(line, first), column)
        text = Text(no_wrap=True, overflow="crop")
        for line in range(first_line, max(last) + 1):
            for column in range(first, last.get(line, first) + 1):
                sign, style = self.signs.get((line, column), (" ", ""))
                text.append(sign, style)
            text.append("\n")
        text.rstrip()
        return text
