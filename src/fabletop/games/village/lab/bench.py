"""Village on the bench: all sets, heroes at random."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.registration import Benched, Hold
from fabletop.games.village import Village
from fabletop.games.village.defs import MONSTER, NONE
from fabletop.kernel.game import Game

LONG: Final = 1_000_000


def options(seats: int) -> dict[str, Any]:
    return {"heroes": ["random"] * seats}


def endless(game: Game) -> None:
    """Heroes that do not fall, rounds that do not run out, and no monsters, which would pile up before such
    heroes and make every turn longer, however long the game has been."""
    assert isinstance(game, Village)
    game.round = -LONG
    for player in game.players:
        player.life = LONG
    game.supply = (0,) * len(game.supply)
    game.spaces = [NONE if _is_monster(game, card) else card for card in game.spaces]
    game.stock = [tuple(card for card in deck if not _is_monster(game, card)) for deck in game.stock]


def _is_monster(game: Village, card: int) -> bool:
    return card != NONE and game.cards[card].kind == MONSTER


BENCHED: Final = Benched(options, {2: Hold(choices=50, clones=60, children=35)}, endless)
