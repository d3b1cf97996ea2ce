"""The way to the well, laid out for tests."""

from __future__ import annotations

from tests.toy.game import ToTheWell

from fabletop.kernel import Act, Pick
from fabletop.testing.table import Table


class ToyTable(Table[ToTheWell]):
    def __init__(self, *at: int, steps: int = 4) -> None:
        game = ToTheWell()
        game.at, game.steps = list(at), steps
        super().__init__(game)

    def name_of(self, pick: Pick) -> str:
        return pick.verb if isinstance(pick, Act) else str(pick)
