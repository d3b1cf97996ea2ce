"""A legend being told: what the kernel asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabletop.games.andor.state.table_atoms import TableAtoms
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import Step

if TYPE_CHECKING:
    from fabletop.games.andor.view import AndorView


class Andor(TableAtoms):
    """A legend being told: heroes, foes, tokens, and how far the story has come."""

    # -- the contract ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The heroes are one side: all win or nobody does. [andor.overview.010]"""
        return tuple(Seat(seat) for seat in range(self.n)) if self.won else ()

    @property
    def seats(self) -> int:
        return self.n

    def clone(self) -> Andor:
        other = Andor(self.rng, self.legend, self.n, self.grades)
        self.copy_to(other)
        return other

    def view(self, seat: Seat) -> AndorView:
        from fabletop.games.andor.view import view_for

        return view_for(self, seat)

    def imagine(self, seat: Seat, luck: int) -> Andor:
        from fabletop.games.andor.view import imagine

        return imagine(self, luck)

    # -- what rules call: nothing is owed once the legend has ended ------------------------------------

    def then(self, what: Step, frame: Frame, times: int = 1) -> None:
        if not self.finished:
            super().then(what, frame, times)

    def owe(self, key: str, seat: Seat, *args: int) -> None:
        if not self.finished:
            self.owed.append(Frame(key, seat, args))
