"""What the tables of all games are drawn with."""

from __future__ import annotations

import unicodedata

from rich import box
from rich.console import RenderableType
from rich.panel import Panel


def framed(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", box=box.ROUNDED, border_style="dim", padding=(0, 1))


def bare(text: str) -> str:
    """Without case and accents, to be compared."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).strip()
