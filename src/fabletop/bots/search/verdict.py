"""What came of a search: every option with its chance to win."""

from __future__ import annotations

from typing import Final, NamedTuple

from fabletop.kernel.frame import Pick

NINETEEN_OF_TWENTY: Final = 1.96


class Weighed(NamedTuple):
    """One option: the chance to win after it, and how sure that is."""

    pick: Pick
    chance: float
    error: float  # the standard error of the chance
    visits: int  # imagined games that began with it
    prior: float  # how likely it seemed the best before anything was tried

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return max(0.0, self.chance - NINETEEN_OF_TWENTY * self.error)

    @property
    def high(self) -> float:
        """Its upper end."""
        return min(1.0, self.chance + NINETEEN_OF_TWENTY * self.error)


class Verdict(NamedTuple):
    """The answer, and all options in the order in which they were offered."""

    pick: Pick
    options: tuple[Weighed, ...]
    iterations: int  # imagined games that were played for it; those of a kept tree are not among them

    def of(self, pick: Pick) -> Weighed:
        return next(one for one in self.options if one.pick == pick)
