"""What lies on the map of a scenario as it begins, and what is carried and built there."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.named import Amounts, PlaceWord


class TileSpot:
    """Where a tile lies when the game begins, by its centre."""

    def __init__(
        self,
        kind: int,
        tile: int,
        q: int,
        r: int,
        seat: int = NONE,
        face_up: bool = False,
        turns: int = 0,
        must_hold: int = NONE,
        must_lack: int = NONE,
        among: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind  # STARTING, FAR, NEAR or CENTRAL
        self.tile: Final = tile  # the index of the tile, or NONE where it is drawn
        self.q: Final = q
        self.r: Final = r
        self.seat: Final = seat  # whose starting tile it is, counted in the order of the layout; else NONE
        self.face_up: Final = face_up
        self.turns: Final = turns  # clockwise
        self.must_hold: Final = must_hold  # the index of a place; NONE: any tile will do
        self.must_lack: Final = must_lack  # the same for what it may not hold
        self.among: Final = among  # the tiles of which it is one; empty: any of its kind


class Layout:
    """The map for a number of players. [heroes.setup.070]"""

    def __init__(self, players: int, lattice: int, spots: tuple[TileSpot, ...]) -> None:
        self.players: Final = players
        self.lattice: Final = lattice  # MIXED: new tiles may lie at any interlock, else at this one only
        self.spots: Final = spots  # other fields of the scenario count these from 0


class FieldSpot:
    """A field that a scenario gives a name, on a tile of the layout."""

    def __init__(self, index: int, id: str, spot: int, position: int, place: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.spot: Final = spot  # which tile of the layout
        self.position: Final = position  # as printed, before the tile is turned; NONE: where the place is
        self.place: Final = place  # NONE where the position says it


class TokenDef:
    """Something to be carried over the map."""

    def __init__(
        self,
        index: int,
        id: str,
        at: PlaceWord,
        per_player: bool,
        main_only: bool,
        movement: int,
        on_loss: int,
        tires: bool = False,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.at: Final = at
        self.per_player: Final = per_player  # or one for the game
        self.main_only: Final = main_only  # only a main hero can carry it
        self.movement: Final = movement  # added while it is carried
        self.on_loss: Final = on_loss  # one of ON_LOSS
        self.tires: Final = tires  # who takes it has no movement left


class ProjectDef:
    """Something that players build in stages."""

    def __init__(
        self, index: int, id: str, where: PlaceWord, per_round: int, stages: tuple[Amounts, ...]
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.where: Final = where
        self.per_round: Final = per_round
        self.stages: Final = stages  # the price of each
