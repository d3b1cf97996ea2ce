"""Where to go: every field that is worth something draws a hero, the nearer the more."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.places import worth_of
from fabletop.games.heroes.bots.strength import tier_strength
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.sight import hidden_beside
from fabletop.games.heroes.scenario.course import is_forbidden, is_unguarded
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat

FADE: Final = 0.82  # what a field loses of its worth with each step
FAR: Final = 12
NEW_KIND: Final = (0.0, 6.0, 5.0, 3.0)  # by the kind of the tile: far ones are easy


class Draw:
    """What draws a hero, and how far everything is from each of its next fields."""

    def __init__(self, g: Heroes, seat: Seat, hero: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.hero: Final = hero
        tiers = tier_strength(g)
        here = g.heroes[hero].field
        self.worth: Final = [
            0.0 if printed is None or field == here else worth_of(g, seat, hero, field, tiers)
            for field, printed in enumerate(g.land.fields)
        ]
        self.news: Final = [self._new(field) for field in range(len(self.worth))]

    def _new(self, field: int) -> float:
        """Tiles that could be turned up from a field."""
        if self.g.land.fields[field] is None:
            return 0.0
        spots = hidden_beside(self.g.land, [field])
        return max([NEW_KIND[self.g.land.tiles[spot].kind] for spot in spots], default=0.0)

    def of(self, start: int) -> float:
        """The best that can be reached from a field, its own worth included."""
        g = self.g
        seen = {start: 0}
        line = [start]
        best = 0.0
        for field in line:
            steps = seen[field]
            fade = FADE**steps
            best = max(best, self.worth[field] * fade, self.news[field] * fade * FADE)
            if steps < FAR and (field == start or self._is_free(field)):
                for other in g.land.ways[field]:
                    if other not in seen and not is_forbidden(g, self.seat, other):
                        seen[other] = steps + 1
                        line.append(other)
        return best

    def _is_free(self, field: int) -> bool:
        """Whether one can walk on from a field without a fight."""
        g = self.g
        if g.is_guarded(field) and not is_unguarded(g, field):
            return False
        return enemy_on(g, self.seat, field) == NONE and not belongs_to_enemy(g, self.seat, field)


def step_score(g: Heroes, seat: Seat, draw: Draw, field: int) -> float:
    """A step onto a field: what is there at once, and what it leads to."""
    at_once = draw.worth[field]
    if at_once < 0.0:
        return at_once
    free = draw._is_free(field)
    return max(at_once, (draw.of(field) if free else 0.0) * FADE)


def reveal_score(g: Heroes, spot: int) -> float:
    return NEW_KIND[g.land.tiles[spot].kind]


def turn_score(g: Heroes, seat: Seat, spot: int, turns: int) -> float:
    """How a new tile should lie: what is worth most nearest to the hero who found it."""
    numbers = g.heroes_of(seat)
    tile = g.land.tiles[spot].tile
    if tile == NONE:
        return 0.0
    imagined = g.clone()
    imagined.land = g.land.turned_up(spot, tile, turns)
    best = 0.0
    for number in numbers:
        field = g.heroes[number].field
        if field == NONE or spot not in [spot_of(n) for n in imagined.land.near[field] if n != NONE]:
            continue
        draw = Draw(imagined, seat, number)
        best = max(best, draw.of(field))
    return best + 0.1 * len(imagined.land.joined(spot))
