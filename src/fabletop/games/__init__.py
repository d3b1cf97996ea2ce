"""The games, by name.  Each brings one record: see `registration`."""

from collections.abc import Iterator, Mapping
from typing import Final

from fabletop.games import andor, heroes, village
from fabletop.games.registration import Registration
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.game import Game
from fabletop.kernel.match import Box

GAMES: Final[dict[str, Registration]] = {}


def register(game: Registration) -> None:
    """Let a game in."""
    if game.name in GAMES:
        raise ValueError(f"there is a game {game.name!r} already")
    GAMES[game.name] = game


def find_game(name: str) -> Registration:
    """The game of this name; a BadSetup names those there are."""
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def game_of(game: Game) -> Registration | None:
    """The record of a game that is being played; None for one that was never registered."""
    return next((one for one in GAMES.values() if isinstance(game, one.kind)), None)


class Boxes(Mapping[str, Box]):
    """The boxes of all games, by name."""

    def __getitem__(self, name: str) -> Box:
        return GAMES[name].box

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


for _game in (village.GAME, heroes.GAME, andor.GAME):
    register(_game)

BOXES: Final = Boxes()

__all__ = ["BOXES", "GAMES", "Registration", "find_game", "game_of", "register"]
