"""A server of another version, for tests: its cards are shuffled otherwise."""

from __future__ import annotations

from typing import Any

import fabletop
from fabletop.kernel.game import Game

VERSION = "99.0.0"
shuffled = Game.shuffle


def shuffle_otherwise(self: Game, cards: list[Any]) -> None:
    shuffled(self, cards)
    cards.reverse()


if __name__ == "__main__":
    fabletop.__version__ = VERSION
    Game.shuffle = shuffle_otherwise  # type: ignore[method-assign]

    from fabletop.cli import app

    app()
