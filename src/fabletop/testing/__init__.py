"""For tests and bug reports: lay out a position by name, act by name, and cite the rules that it proves.

Each game has a table of its own, which lives with the game.  What the game's record names as `testing` is
found here too: as the module `fabletop.testing.<game>`, and its table by name.  Whoever checks types imports
both from `fabletop.games.<game>.testing`, since what is found while a program runs has no type.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from fabletop.games import GAMES
from fabletop.testing.rules import rule
from fabletop.testing.table import Table

__all__ = ["Table", "rule"]


class TablesOfGames(MetaPathFinder, Loader):
    """Finds `fabletop.testing.<game>`: the very module that the game's record names."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        game = GAMES.get(name) if package == __name__ else None
        return None if game is None or game.testing is None else ModuleSpec(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        testing = GAMES[spec.name.rpartition(".")[2]].testing
        assert testing is not None
        return testing()

    def exec_module(self, module: ModuleType) -> None:
        """It is there already."""


sys.meta_path.append(TablesOfGames())


def __getattr__(name: str) -> Any:
    """A table by its name, from whichever game has it."""
    for game in GAMES.values():
        if game.testing is not None and hasattr(found := game.testing(), name):
            return getattr(found, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
