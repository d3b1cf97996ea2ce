"""What is remembered of a table in memory, so that whoever is away is not looked for at every pick."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Rung:
    """Whose move it was found to be while they were away, how many seats were free, and if it is over."""

    thought_of: set[int] = field(default_factory=set)
    free: int | None = None
    over: bool = False
