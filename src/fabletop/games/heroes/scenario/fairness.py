"""Whether a map is as good for one seat as for another, as far as it can be told before anything is drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Grid, grid_of, opposite
from fabletop.games.heroes.map.printed import BLOCKED, FIELDS, STARTING, TURNS, FieldDef, TileDef
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load.reading import Box
from fabletop.games.heroes.scenario.load.vocabulary import KIND_WORDS
from fabletop.games.heroes.scenario.named import ALLIANCE, CLASH, PRINTED, SPOT, PlaceWord
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.words import key
from fabletop.said import Said, say

SOUGHT: Final = ("mine", "settlement")  # what everybody goes for
FAR_AWAY: Final = 999  # that cannot be reached on what is known of the map


class Unfair(NamedTuple):
    """What is better for one than for another, and the tile on the map for so many players that shows it."""

    players: int
    tile: int
    said: Said


def unfair(scenario: ScenarioDef, box: Box) -> list[Unfair]:
    """All that is unequal on the maps of a scenario in which players play against each other."""
    if scenario.mode not in (CLASH, ALLIANCE):
        return []
    tiles = {tile.index: tile for tile in (*box.tiles.values(), *scenario.changed)}
    return [
        one
        for layout in scenario.layouts
        if layout.players > 1
        for one in Ground(scenario, layout, tiles).unequal(box)
    ]


class Ground:
    """The fields of a map, and how many steps it is from each start to each of them.  Blocked fields and
    closed edges count where they are known; the guards on the way do not."""

    def __init__(self, scenario: ScenarioDef, layout: Layout, tiles: dict[int, TileDef]) -> None:
        self.scenario: Final = scenario
        self.layout: Final = layout
        self.tiles: Final = tiles
        self.grid: Final[Grid] = grid_of(tuple((spot.q, spot.r) for spot in layout.spots))
        self.walls: Final = not scenario.rules.ignore_closed_edges
        self.starts: Final = sorted(
            (spot.seat, index) for index, spot in enumerate(layout.spots) if spot.seat != NONE
        )
        self.steps: Final = [self.steps_from(index * FIELDS) for _, index in self.starts]

    def field(self, number: int) -> FieldDef | None:
        """What is printed there, where that is known."""
        spot = self.layout.spots[number // FIELDS]
        if spot.tile == NONE or not spot.face_up or spot.seat != NONE:
            return None
        return self.tiles[spot.tile].turned[spot.turns][number % FIELDS]

    def is_closed(self, number: int, edge: int) -> bool:
        field = self.field(number)
        turns = self.layout.spots[number // FIELDS].turns
        return self.walls and field is not None and field.closed[(edge - turns) % TURNS]

    def steps_from(self, start: int) -> list[int]:
        """To each field, by its number."""
        found = [FAR_AWAY] * len(self.grid.hexes)
        found[start] = 0
        front = [start]
        for number in front:
            for edge, other in enumerate(self.grid.near[number]):
                if other == NONE or found[other] != FAR_AWAY:
                    continue
                field = self.field(other)
                if field is not None and field.kind == BLOCKED:
                    continue
                if self.is_closed(number, edge) or self.is_closed(other, opposite(edge)):
                    continue
                found[other] = found[number] + 1
                front.append(other)
        return found

    # where something is for certain

    def where(self, place: PlaceWord) -> list[int]:
        """The fields with such a place; the middle of a tile that has it somewhere.  Starting tiles are left
        out: each has its own."""
        if place.form == SPOT:
            named = self.scenario.spots[place.spot]
            known = self.layout.spots[named.spot].face_up and named.position != NONE
            return [named.spot * FIELDS + (self.position(named.spot, named.position) if known else 0)]
        if place.form != PRINTED:
            return []
        found: list[int] = []
        for index, spot in enumerate(self.layout.spots):
            if spot.kind == STARTING:
                continue
            fields = [index * FIELDS + at for at in range(FIELDS)]
            shown = [one for one in fields if is_there(self.field(one), place)]
            if shown:
                found += shown
            elif not spot.face_up and self.holds(spot, place):
                found.append(index * FIELDS)
        return found

    def position(self, index: int, position: int) -> int:
        turns = self.layout.spots[index].turns
        return position if position == 0 else (position - 1 + turns) % TURNS + 1

    def holds(self, spot: TileSpot, place: PlaceWord) -> bool:
        """Whether a tile that lies face down has the place, whichever it turns out to be."""
        if spot.must_hold == place.place and place.resource == NONE:
            return True
        able = (spot.tile,) if spot.tile != NONE else spot.among
        return bool(able) and all(
            any(place.is_printed_on(field) for field in self.tiles[tile].fields) for tile in able
        )

    # what is unequal

    def unequal(self, box: Box) -> list[Unfair]:
        found = []
        if len(self.starts) > 1:
            for place in self.sought(box):
                found += self.of_place(place, box)
            found += self.of_rivals()
            found += self.of_tiles()
        return found

    def sought(self, box: Box) -> list[PlaceWord]:
        """What everybody goes for, and what a victory speaks of."""
        words = [PlaceWord(PRINTED, box.places[id].index) for id in SOUGHT]
        for ending in self.scenario.victory:
            words += [
                place
                for place in places_in(ending.condition)
                if not any(same(place, known) for known in words)
            ]
        return words

    def of_place(self, place: PlaceWord, box: Box) -> list[Unfair]:
        """Somebody has it nearer than another."""
        fields = self.where(place)
        if not fields:
            return []
        nearest = [nearest_of(fields, steps) for steps in self.steps]
        steps = [own[field] for own, field in zip(self.steps, nearest, strict=True)]
        tiles = [field // FIELDS for field in nearest]
        return self.compared(steps, tiles, "unfair-place", place=self.said_of(place, box))

    def of_rivals(self) -> list[Unfair]:
        """Somebody has the next town of another nearer than another has."""
        if len(self.starts) < 3:
            return []
        towns = [index * FIELDS for _, index in self.starts]
        nearest = [
            min(steps[town] for at, town in enumerate(towns) if at != seat)
            for seat, steps in enumerate(self.steps)
        ]
        return self.compared(nearest, [index for _, index in self.starts], "unfair-rival")

    def compared(self, steps: list[int], tiles: list[int], which: str, **more: Said) -> list[Unfair]:
        """Something is so many steps from each seat; the tiles show where."""
        near, far = steps.index(min(steps)), steps.index(max(steps))
        if steps[near] == steps[far] or steps[far] == FAR_AWAY:
            return []
        given: dict[str, Said] = {"near": near + 1, "n": steps[near], "far": far + 1, "m": steps[far]}
        return [Unfair(self.layout.players, tiles[near], say(which, **given, **more))]

    def of_tiles(self) -> list[Unfair]:
        """More tiles of a kind lie nearer to somebody than to all others, than to another."""
        found = []
        for kind, word in enumerate(KIND_WORDS):
            if kind == STARTING:
                continue
            counts = [0] * len(self.starts)
            last = [0] * len(self.starts)
            for index, spot in enumerate(self.layout.spots):
                steps = [one[index * FIELDS] for one in self.steps]
                if spot.kind == kind and steps.count(min(steps)) == 1:
                    counts[steps.index(min(steps))] += 1
                    last[steps.index(min(steps))] = index
            more, less = counts.index(max(counts)), counts.index(min(counts))
            if counts[more] > counts[less]:
                given: dict[str, Said] = {
                    "more": more + 1,
                    "n": counts[more],
                    "less": less + 1,
                    "m": counts[less],
                }
                said = say("unfair-tiles", kind=say(f"kind-{word}"), **given)
                found.append(Unfair(self.layout.players, last[more], said))
        return found

    def said_of(self, place: PlaceWord, box: Box) -> Said:
        if place.form == SPOT:
            return self.scenario.spots[place.spot].id.replace("_", " ")
        return say(key("place", next(id for id, one in box.places.items() if one.index == place.place)))


def nearest_of(fields: list[int], steps: list[int]) -> int:
    found = fields[0]
    for field in fields:
        if steps[field] < steps[found]:
            found = field
    return found


def is_there(field: FieldDef | None, place: PlaceWord) -> bool:
    return field is not None and place.is_printed_on(field)


def same(a: PlaceWord, b: PlaceWord) -> bool:
    return (a.form, a.place, a.resource, a.spot) == (b.form, b.place, b.resource, b.spot)


def places_in(condition: Condition) -> list[PlaceWord]:
    return [*condition.places, *(place for part in condition.parts for place in places_in(part))]
