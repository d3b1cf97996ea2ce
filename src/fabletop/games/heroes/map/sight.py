"""Which tiles lie, or could lie, beside a field. [heroes.exploration]"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.heroes.map.grid import Hex
from fabletop.games.heroes.map.land import Land, spot_of
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.course import is_sealed
from fabletop.kernel.frame import Act, Seat, act


def hidden_beside(land: Land, fields: Sequence[int]) -> list[int]:
    """The face-down tiles that share an edge with one of these fields. [heroes.exploration.010]"""
    return sorted({spot for field in fields for spot in land.hidden(field)})


def spots_beside(land: Land, fields: Sequence[int]) -> list[Hex]:
    """Where a new tile may lie so that it has a field next to one of these. [heroes.exploration.040]"""
    return sorted({spot for field in fields for spot in land.room(field)})


def tiles_in_sight(g: Mapped, seat: Seat, hero: int) -> list[Act]:
    """Tiles beside the whole tile of a hero, face down or to be added. [heroes.location.170]"""
    fields = list(g.land.ring(spot_of(g.heroes[hero].field)))
    options = [act("reveal", hero, spot) for spot in hidden_beside(g.land, fields) if not is_sealed(g, spot)]
    if g.realm(seat).supply:
        options.extend([act("add", hero, q, r) for q, r in spots_beside(g.land, fields)])
    return options
