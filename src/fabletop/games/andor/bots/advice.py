"""A pick, and what it is for."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.reasons import NO_REASON, Reason
from fabletop.games.andor.defs import NONE
from fabletop.kernel.frame import Pick


class Advice:
    """A pick, and what it is for: a purpose of `tasks`, the field and the foe or item that it is about,
    the heroes who should be there too, and a reason of `reasons`."""

    def __init__(
        self,
        pick: Pick,
        purpose: str,
        field: int = NONE,
        what: int = NONE,
        company: tuple[int, ...] = (),
        reason: Reason = NO_REASON,
    ) -> None:
        self.pick: Final = pick
        self.purpose: Final = purpose
        self.field: Final = field
        self.what: Final = what
        self.company: Final = company
        self.reason: Final = reason
