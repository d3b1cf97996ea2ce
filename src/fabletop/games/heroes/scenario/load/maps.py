"""Reads the map of a scenario, and refuses what cannot be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fabletop.content.entries import Entry
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, STRAIGHT, Hex
from fabletop.games.heroes.map.printed import (
    CENTRAL,
    FAR,
    NEAR,
    POSITIONS,
    STARTING,
    TURNS,
    FieldDef,
    TileDef,
)
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load.reading import MOST, Given, Reading, mistake, place_said, unknown
from fabletop.games.heroes.scenario.load.vocabulary import (
    KIND_LETTERS,
    KIND_WORDS,
    MAP_MAY,
    MAP_NEED,
)
from fabletop.games.heroes.scenario.named import LATTICES, MIXED, SOLO, TOURNAMENT, WITH_OBELISK, PlaceWord
from fabletop.said import Said, say

FARTHEST: Final = 60  # from the middle of a map, in fields
TOUCHING: Final = 3  # so many fields lie between the centres of two tiles that touch
MOST_TILES: Final = 40
FIELD_LEVELS: Final = 7
OFFSETS: Final = {
    **dict.fromkeys(INTERLOCK_A, "a"),
    **dict.fromkeys(INTERLOCK_B, "b"),
    **dict.fromkeys(STRAIGHT, "straight"),
}

FourCounts = tuple[int, int, int, int]


def fields_between(a: TileSpot, b: TileSpot) -> int:
    """How many steps it is from one centre to the other."""
    q, r = b.q - a.q, b.r - a.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def lattice_of(centres: Sequence[Hex]) -> int:
    """The lattice on which all tiles interlock that touch; MIXED where they do on both or on none."""
    kinds = {
        OFFSETS.get((b[0] - a[0], b[1] - a[1])) for later, b in enumerate(centres) for a in centres[:later]
    } - {None, "straight"}
    return LATTICES.index(str(*kinds)) if len(kinds) == 1 else MIXED


class Laid:
    """A tile of a layout while it is read."""

    def __init__(self, entry: Entry, kind: int, tile: TileDef | None, q: int, r: int) -> None:
        self.entry: Final = entry
        self.kind: Final = kind
        self.tile: Final = tile
        self.q: Final = q
        self.r: Final = r
        self.seat = NONE
        self.face_up = False
        self.turns = 0
        self.must_hold = NONE
        self.must_lack = NONE
        self.among: tuple[int, ...] = ()

    def spot(self) -> TileSpot:
        tile = NONE if self.tile is None else self.tile.index
        return TileSpot(
            self.kind,
            tile,
            self.q,
            self.r,
            self.seat,
            self.face_up,
            self.turns,
            self.must_hold,
            self.must_lack,
            self.among,
        )


class Maps:
    """The layouts of a scenario."""

    def __init__(self, reading: Reading, entry: Entry, seat_tiles: Entry | None, straight: bool) -> None:
        self.r: Final = reading
        self.given: Final[Given] = entry.keys(MAP_NEED, MAP_MAY, "the map")
        self.seat_tiles: Final = seat_tiles
        self.straight: Final = straight  # tiles may lie straight beside each other
        self.lattice: Final = self.given["lattice"].one_of(LATTICES, "a way to lay tiles")
        self.laid: Final[dict[int, list[Laid]]] = {}  # by number of players
        self.tiles_here: Final = dict(reading.box.tiles)  # as the scenario has them
        self.kept: Final[dict[int, set[str]]] = {}  # tiles that are drawn for some places alone, by players

    def read(self) -> None:
        scenario = self.r.scenario
        scenario.changed = self.changed()
        for players, entry in self.by_players(self.given["layouts"]):
            with self.r.noted:
                self.laid[players] = self.tiles(entry)
        self.check_players()
        scenario.pool = self.counts("pool_per_player", "the pool")
        scenario.supply = self.counts("supply", "the supply")
        if "pool_holds" in self.given:
            scenario.pool_holds = self.r.printed_place(self.given["pool_holds"]).index
        self.marks()
        if scenario.mode == TOURNAMENT and 0 in self.laid:
            with self.r.noted:
                self.check_supply(self.laid[0])
        for players, laid in self.laid.items():
            fixed = self.kept.get(players, {one.tile.id for one in laid if one.tile is not None})
            with self.r.noted:
                self.seats(players, laid)
            with self.r.noted:
                self.check_box(players, laid)
            with self.r.noted:
                self.check_places(laid, fixed)
            with self.r.noted:
                self.check_lacks(laid, fixed)
            with self.r.noted:
                self.check_pool(players, laid)
        scenario.layouts = tuple(
            Layout(players, self.lattice, self.check_ground(laid)) for players, laid in self.laid.items()
        )

    # what the file says

    def changed(self) -> tuple[TileDef, ...]:
        """Tiles with something else on some fields: `{C1: {R: {place: magic_spring}}}`; a field keeps its
        guard unless another level is named, and its walls."""
        found = []
        for id, entry in self.given["changed"].items() if "changed" in self.given else []:
            if id not in self.tiles_here:
                raise unknown(entry, "tile", id, list(self.tiles_here))
            tile = self.tiles_here[id]
            fields = list(tile.fields)
            for position, field in entry.items():
                if position not in POSITIONS:
                    raise unknown(field, "field", position, POSITIONS)
                at = POSITIONS.index(position)
                fields[at] = self.other_field(field, fields[at])
            made = TileDef(tile.index, tile.id, tile.kind, tile.terrain, tile.faction, tuple(fields))
            self.tiles_here[id] = made
            found.append(made)
        return tuple(found)

    def other_field(self, entry: Entry, before: FieldDef) -> FieldDef:
        given = entry.keys((), ("place", "level"), "a changed field")
        place = self.r.printed_place(given["place"]) if "place" in given else before.place
        if place.id in ("town", "mine"):
            raise mistake(entry, "not-printed", place=place_said(place.id))
        level = given["level"].number(0, FIELD_LEVELS) if "level" in given else before.level
        dice = before.dice or 1 if place.id in ("resource_symbol", "treasure_symbol") else 0
        return FieldDef(place, level, dice=dice, closed=before.closed)

    def by_players(self, entry: Entry) -> list[tuple[int, Entry]]:
        """Values by the layouts they are for: 2p, 3p; the middle of a tournament is one for all."""
        found = []
        words = (
            ["center"] if self.r.scenario.mode == TOURNAMENT else [f"{n}p" for n in self.r.scenario.players]
        )
        for word, value in entry.items():
            if word not in words:
                raise unknown(value, "layout", word, words)
            found.append((0 if word == "center" else int(word[:-1]), value))
        return sorted(found, key=lambda item: item[0])

    def check_players(self) -> None:
        needed = (0,) if self.r.scenario.mode == TOURNAMENT else self.r.scenario.players
        for players in needed:
            if players not in self.laid:
                word = f"{players}p" if players else "center"
                raise mistake(self.given["layouts"], "no-layout", layout=word, n=players)

    def tiles(self, entry: Entry) -> list[Laid]:
        parts = entry.parts()
        if not 1 <= len(parts) <= MOST_TILES:
            raise mistake(entry, "tiles", n=MOST_TILES)
        return [self.tile(part) for part in parts]

    def tile(self, entry: Entry) -> Laid:
        parts = entry.parts()
        if len(parts) != 3:
            raise mistake(entry, "tile-form")
        word = parts[0].word()
        q, r = (part.number(-FARTHEST, FARTHEST) for part in parts[1:])
        if word in KIND_LETTERS:
            return Laid(entry, KIND_LETTERS.index(word), None, q, r)
        tiles = self.tiles_here
        if word not in tiles:
            raise unknown(parts[0], "tile", word, [*KIND_LETTERS, *tiles])
        return Laid(entry, tiles[word].kind, tiles[word], q, r)

    def counts(self, key: str, what: str) -> FourCounts:
        """Tiles by kind, as `{far: 1}` or `{F: 1}`."""
        if key not in self.given:
            return 0, 0, 0, 0
        words = KIND_LETTERS if key == "supply" else KIND_WORDS
        given = self.given[key].keys((), words, what)
        starting, far, near, centre = (given[word].number(0, MOST) if word in given else 0 for word in words)
        if key == "pool_per_player" and (starting or near or centre):
            raise mistake(self.given[key], "only-far")
        if key == "supply" and self.r.scenario.mode != TOURNAMENT:
            raise mistake(self.given[key], "only-tournament")
        return starting, far, near, centre

    # marks on tiles

    def indexes(self, key: str, entry: Entry) -> list[tuple[Laid, Entry]]:
        """The tiles that a list for each layout names by their place in it."""
        found = []
        for players, value in self.by_players(entry):
            for part in value.parts():
                found.append((self.at(players, part), part))
        return found

    def at(self, players: int, entry: Entry) -> Laid:
        laid = self.laid[players]
        return laid[entry.number(0, len(laid) - 1)]

    def marks(self) -> None:
        if "face_up" in self.given:
            for laid, _ in self.indexes("face_up", self.given["face_up"]):
                laid.face_up = True
        for holds in self.given["must_hold"].parts() if "must_hold" in self.given else []:
            given = holds.keys(("place", "at"), (), "must_hold")
            place = self.r.printed_place(given["place"])
            for laid, entry in self.indexes("must_hold", given["at"]):
                if laid.must_hold != NONE:
                    raise mistake(entry, "holds-already")
                laid.must_hold = place.index
        for lacks in self.given["must_lack"].parts() if "must_lack" in self.given else []:
            given = lacks.keys(("place", "at"), (), "must_lack")
            place = self.r.printed_place(given["place"])
            for laid, entry in self.indexes("must_lack", given["at"]):
                if laid.must_hold == place.index:
                    raise mistake(entry, "holds", place=place_said(place.id))
                laid.must_lack = place.index
        for group in self.given["drawn_from"].parts() if "drawn_from" in self.given else []:
            self.draw_from(group)
        if "turned" in self.given:
            for players, value in self.by_players(self.given["turned"]):
                for index, turns in value.items():
                    self.turn(players, index, turns)

    def draw_from(self, entry: Entry) -> None:
        """Some tiles of which those at some places are drawn."""
        given = entry.keys(("tiles", "at"), (), "drawn_from")
        ids = list(self.tiles_here)
        names = [ids[part.one_of(ids, "a tile")] for part in given["tiles"].parts()]
        tiles = [self.tiles_here[name] for name in names]
        for players, value in self.by_players(given["at"]):
            kept = self.kept.setdefault(players, {one.tile.id for one in self.laid[players] if one.tile})
            for name in names:
                if name in kept:
                    raise mistake(given["tiles"], "spoken-for", tile=name)
                kept.add(name)
            if len(value.parts()) > len(tiles):
                raise mistake(value, "drawn-many", n=len(value.parts()), there=len(tiles))
            for part in value.parts():
                laid = self.at(players, part)
                if laid.tile is not None or any(tile.kind != laid.kind for tile in tiles):
                    raise mistake(part, "drawn-kind")
                if laid.among or laid.must_hold != NONE or laid.must_lack != NONE:
                    raise mistake(part, "said-already")
                laid.among = tuple(tile.index for tile in tiles)

    def turn(self, players: int, index: str, turns: Entry) -> None:
        if not index.isdecimal() or int(index) >= len(self.laid[players]):
            raise mistake(turns, "counted", n=len(self.laid[players]) - 1)
        laid = self.laid[players][int(index)]
        if laid.tile is None or not laid.face_up:
            raise mistake(turns, "turned")
        laid.turns = turns.number(0, TURNS - 1)

    def seats(self, players: int, laid: list[Laid]) -> None:
        """Starting tiles without an id belong to the seats in turn; those of a solo chapter are named."""
        if self.r.scenario.mode == TOURNAMENT:
            return
        own = [one for one in laid if one.kind == STARTING and one.tile is None]
        if self.seat_tiles is not None:
            own = []
            for one, entry in self.indexes("seat_tiles", self.seat_tiles):
                if one.kind != STARTING:
                    raise mistake(entry, "seat-starts")
                own.append(one)
        if len(own) != players:
            word = "seat-tiles" if self.r.scenario.mode == SOLO else "seats"
            raise mistake(self.layout_of(players), word, n=len(own), players=players)
        for seat, one in enumerate(own):
            one.seat = seat
            one.face_up = True

    def layout_of(self, players: int) -> Entry:
        return dict(self.by_players(self.given["layouts"]))[players]

    # what can be laid

    def check_box(self, players: int, laid: list[Laid]) -> None:
        """No more tiles than the box has, and each of them once. [heroes.tile.010 to heroes.tile.040]"""
        scenario = self.r.scenario
        fixed: set[str] = set()
        needed: Counter[int] = Counter()
        for one in laid:
            needed[one.kind] += 1
            if one.tile is not None:
                if one.tile.id in fixed:
                    raise mistake(one.entry, "twice", tile=one.tile.id)
                fixed.add(one.tile.id)
        entry = laid[0].entry
        if any(scenario.pool):
            entry = self.given["pool_per_player"]
        elif any(scenario.supply):
            entry = self.given["supply"]
        for kind, word in enumerate(KIND_WORDS):
            pool = scenario.pool[kind] * max(players, 1) + scenario.supply[kind]
            there = sum(tile.kind == kind for tile in self.r.box.tiles.values())
            if needed[kind] + pool > there and not (kind == STARTING and scenario.repeated):
                given: dict[str, Said] = {
                    "n": needed[kind],
                    "kind": say(f"kind-{word}"),
                    "there": there,
                }
                raise mistake(entry, "dealt", pool=pool, **given) if pool else mistake(entry, "box", **given)

    def check_supply(self, middle: list[Laid]) -> None:
        """What the players of a tournament lay themselves, and turn. [heroes.tournament.020,
        heroes.tournament.060, heroes.tournament.090]"""
        for key in ("face_up", "turned", "pool_per_player"):
            if key in self.given:
                raise mistake(self.given[key], "tournament-laid")
        entry = self.given["supply"] if "supply" in self.given else self.given["layouts"]
        supply = self.r.scenario.supply
        if supply[STARTING] != max(self.r.scenario.players) or supply[CENTRAL]:
            raise mistake(entry, "tournament-supply")
        fixed = {one.tile.id for one in middle if one.tile is not None}
        drawn = sum(one.kind == NEAR and one.tile is None for one in middle)
        carry = [t for t in self.tiles_here.values() if t.kind == NEAR and t.holds("obelisk")]
        left = sum(tile.id not in fixed for tile in carry) - drawn
        if left < min(WITH_OBELISK, supply[NEAR]):
            raise mistake(entry, "tournament-obelisks", n=WITH_OBELISK)

    def check_places(self, laid: list[Laid], fixed: set[str]) -> None:
        """Enough tiles carry what a tile must hold. [heroes.tile.080]"""
        names = {place.index: id for id, place in self.r.box.places.items()}
        wanted: Counter[tuple[int, int]] = Counter()
        for one in laid:
            if one.must_hold == NONE:
                continue
            place = names[one.must_hold]
            if one.tile is not None:
                if not one.tile.holds(place):
                    raise mistake(one.entry, "holds-not", tile=one.tile.id, place=place_said(place))
                continue
            wanted[one.kind, one.must_hold] += 1
            free = [t for t in self.tiles_here.values() if t.kind == one.kind and t.id not in fixed]
            carry = sum(tile.holds(place) for tile in free)
            if wanted[one.kind, one.must_hold] > carry:
                kind = say(f"kind-{KIND_WORDS[one.kind]}")
                raise mistake(one.entry, "few-hold", n=carry, kind=kind, place=place_said(place))

    def check_pool(self, players: int, laid: list[Laid]) -> None:
        """Enough far tiles are left for the players that have what theirs must hold."""
        place = self.r.scenario.pool_holds
        if place == NONE:
            return
        fixed = {one.tile.id for one in laid if one.tile is not None}
        holding = [
            tile
            for tile in self.tiles_here.values()
            if tile.kind == FAR and tile.id not in fixed and any(f.place.index == place for f in tile.fields)
        ]
        used = sum(
            one.kind == FAR
            and one.tile is None
            and (not one.among or any(tile.index in one.among for tile in holding))
            for one in laid
        )
        wanted = self.r.scenario.pool[FAR] * players
        if wanted > len(holding) - used:
            left = max(0, len(holding) - used)
            raise mistake(self.given["pool_holds"], "pool-holds", n=wanted, left=left)

    def check_lacks(self, laid: list[Laid], fixed: set[str]) -> None:
        """Enough tiles are left without what a tile must lack, once those are drawn that must hold it."""
        names = {place.index: id for id, place in self.r.box.places.items()}
        wanted: Counter[tuple[int, int]] = Counter()
        for one in laid:
            if one.must_lack == NONE:
                continue
            place = names[one.must_lack]
            if one.tile is not None:
                if one.tile.holds(place):
                    raise mistake(one.entry, "lacks-not", tile=one.tile.id, place=place_said(place))
                continue
            wanted[one.kind, one.must_lack] += 1
            free = [t for t in self.tiles_here.values() if t.kind == one.kind and t.id not in fixed]
            without = sum(not tile.holds(place) for tile in free)
            if wanted[one.kind, one.must_lack] > without:
                kind = say(f"kind-{KIND_WORDS[one.kind]}")
                raise mistake(one.entry, "few-lack", n=without, kind=kind, place=place_said(place))

    def check_ground(self, laid: list[Laid]) -> tuple[TileSpot, ...]:
        """Tiles do not overlap, interlock, and hang together. [heroes.tile.050]"""
        spots = tuple(one.spot() for one in laid)
        beside: list[list[int]] = [[] for _ in spots]
        for later, spot in enumerate(spots):
            for earlier in range(later):
                other, entry = spots[earlier], laid[later].entry
                between = fields_between(other, spot)
                with self.r.noted:
                    if between < TOUCHING:
                        given = {"other": earlier, "q": other.q, "r": other.r}
                        raise mistake(entry, "over", **given, n=TOUCHING)
                    if between == TOUCHING:
                        self.check_offset(entry, earlier, OFFSETS[spot.q - other.q, spot.r - other.r])
                if between <= TOUCHING:
                    beside[earlier].append(later)
                    beside[later].append(earlier)
        reached, front = {0}, [0]
        while front:
            for other_index in beside[front.pop()]:
                if other_index not in reached:
                    reached.add(other_index)
                    front.append(other_index)
        for index, one in enumerate(laid):
            if index not in reached:
                with self.r.noted:
                    raise mistake(one.entry, "apart")
        return spots

    def check_offset(self, entry: Entry, other: int, kind: str) -> None:
        if kind == "straight":
            if not self.straight:
                raise mistake(entry, "straight", other=other)
        elif self.lattice != MIXED and kind != LATTICES[self.lattice]:
            raise mistake(entry, "lattice", other=other, kind=kind, lattice=LATTICES[self.lattice])

    # what can be on the map

    def may_hold(self, players: int, place: PlaceWord) -> bool:
        """Whether a printed place is on a tile that lies there or may be drawn."""
        scenario = self.r.scenario
        laid = self.laid[players]
        fixed = {one.tile.id for one in laid if one.tile is not None}
        drawn = {one.kind for one in laid if one.tile is None}
        drawn |= {kind for kind in range(len(KIND_WORDS)) if scenario.pool[kind] or scenario.supply[kind]}
        for tile in self.tiles_here.values():
            if tile.id in fixed or tile.kind in drawn:
                for field in tile.fields:
                    if place.is_printed_on(field):
                        return True
        return False
