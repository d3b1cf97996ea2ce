"""Reads the sides of the board, and refuses what cannot be walked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.games.andor.defs import (
    ALONG_ROAD,
    NO_ARROW,
    NONE,
    BoardDef,
    JumpLine,
    Site,
)
from fabletop.games.andor.load.entries import Entry, instead, quoted, read_entry

TERRAIN: Final = (
    *("road", "rock", "snow", "forest", "cave", "spring", "ruin", "chasm_edge"),
    *("scree", "ash", "quarry", "bone", "forge", "fortress"),
)
LISTS: Final = ("fog_places", "caves", "springs", "herb_fields", "skeleton_return")
SIDES_OF_A_DIE: Final = 6
HIGHEST_FIELD: Final = 999
HIGHEST_WILLPOWER: Final = 20
FIELD_KEYS: Final = ("id", "x", "y", "terrain", "neighbours", "from")
BOARD_KEYS: Final = (
    *("id", "fields", "canvas", "rifts", "road", "bridge_sites", "jump_lines"),
    *("areas", "collapse_stages", *LISTS, "from"),
)


class _Board:
    """A side of the board while it is read."""

    def __init__(self, entry: Entry) -> None:
        self.given = entry.keys(BOARD_KEYS, what="a board")
        self.given["from"].source()
        may = ("arrow", "chasm_edge")
        self.records = [field.keys(FIELD_KEYS, may, "a field") for field in self.given["fields"].parts()]
        numbers = [record["id"].number(1, HIGHEST_FIELD) for record in self.records]
        if not numbers:
            raise self.given["fields"].wrong("a board needs fields")
        self.by_number = dict(zip(numbers, self.records, strict=True))
        if len(self.by_number) != len(numbers):
            twice = next(n for n in numbers if numbers.count(n) > 1)
            raise self.given["fields"].wrong(f"field {twice} stands here twice")
        self.board = BoardDef(self.given["id"].word(), min(numbers), max(numbers))

    def field(self, entry: Entry) -> int:
        number = entry.number(1, HIGHEST_FIELD)
        if number not in self.by_number:
            raise entry.wrong(f"there is no field {number} on {self.board.id}")
        return number

    def fields(self, entry: Entry) -> tuple[int, ...]:
        """A list of fields; an area may also be written as `201-232`."""
        if not entry.is_list:
            first, _, last = entry.word().partition("-")
            if not (first.isdigit() and last.isdigit()):
                raise entry.wrong("fields are a list, or two numbers with a dash as in `201-232`")
            return tuple(n for n in self.by_number if int(first) <= n <= int(last))
        return tuple(self.field(part) for part in entry.parts())

    def pair(self, entry: Entry) -> tuple[int, int]:
        ends = self.fields(entry)
        if len(ends) != 2 or ends[0] == ends[1]:
            raise entry.wrong("two different fields are expected here")
        return min(ends), max(ends)

    def read(self) -> BoardDef:
        self.read_road()
        self.read_fields()
        self.read_lines()
        self.read_lists()
        self.read_areas()
        self.read_picture()
        self.check_neighbours()
        self.check_road()
        self.check_arrows()
        return self.board

    def read_road(self) -> None:
        """The dwarf road in order, and the gaps that the bridge can close.
        [andor.dwarf_road.010, andor.component.390]"""
        board = self.board
        board.road = self.fields(self.given["road"])
        places = list(board.road_place)
        for place, field in enumerate(board.road):
            places[field] = place
        board.road_place = tuple(places)
        sites = []
        for entry in self.given["bridge_sites"].parts():
            given = entry.keys(("id", "between", "from"), what="a bridge site")
            given["from"].source()
            sites.append(Site(given["id"].word(), *self.pair(given["between"])))
        board.sites = tuple(sites)
        after = [NONE] * len(board.road)
        for place in range(len(board.road) - 1):
            ends = sorted(board.road[place : place + 2])
            for index, site in enumerate(sites):
                if ends == [site.a, site.b]:
                    after[place] = index
        board.site_after = tuple(after)

    def read_fields(self) -> None:
        board = self.board
        neighbours, arrow = list(board.neighbours), list(board.arrow)
        terrain, edge = list(board.terrain), list(board.chasm_edge)
        for number, record in self.by_number.items():
            record["from"].source()
            neighbours[number] = tuple(sorted(self.fields(record["neighbours"])))
            terrain[number] = TERRAIN[record["terrain"].one_of(TERRAIN, "a terrain")]
            edge[number] = "chasm_edge" in record and record["chasm_edge"].flag()
            if number in board.road:
                arrow[number] = ALONG_ROAD
                if "arrow" in record:
                    raise record["arrow"].wrong(f"{number} is on the road and needs no arrow")
            elif "arrow" in record:
                arrow[number] = self.field(record["arrow"])
        board.neighbours, board.arrow = tuple(neighbours), tuple(arrow)
        board.terrain, board.chasm_edge = tuple(terrain), tuple(edge)
        board.is_cave = tuple(word == "cave" for word in terrain)
        entered = {arrow[n] for n in self.by_number if board.is_cave[n]}
        board.from_cave = tuple(n in entered for n in range(board.last + 1))

    def read_lines(self) -> None:
        """[andor.jump_line.010]"""
        board = self.board
        jumps: list[list[int]] = [[] for _ in board.jumps]
        lines: list[JumpLine] = []
        for entry in self.given["jump_lines"].parts():
            given = entry.keys(("ends", "willpower", "from"), what="a jump line")
            given["from"].source()
            a, b = self.pair(given["ends"])
            if b in board.neighbours[a]:
                raise entry.wrong(f"{a} and {b} are neighbours and need no jump line")
            jumps[a].append(len(lines))
            jumps[b].append(len(lines))
            lines.append(JumpLine(a, b, given["willpower"].number(1, HIGHEST_WILLPOWER)))
        board.lines = tuple(lines)
        board.jumps = tuple(tuple(found) for found in jumps)

    def read_lists(self) -> None:
        board = self.board
        for name in LISTS:
            board.lists[name] = self.fields(self.given[name])
            if len(set(board.lists[name])) != len(board.lists[name]):
                raise self.given[name].wrong(f"a field of {name} stands there twice")
        returns = self.given["skeleton_return"]
        if len(board.lists["skeleton_return"]) != SIDES_OF_A_DIE:
            raise returns.wrong("skeleton_return needs a field for each side of the red die")
        for name, terrain in (("caves", "cave"), ("springs", "spring")):
            there = {n for n in self.by_number if board.terrain[n] == terrain}
            if set(board.lists[name]) != there:
                raise self.given[name].wrong(f"{name} are the fields of terrain {terrain}: {sorted(there)}")

    def read_areas(self) -> None:
        board = self.board
        for name, entry in self.given["areas"].items():
            board.areas[name] = self.fields(entry)
        board.stages = tuple(self.fields(stage) for stage in self.given["collapse_stages"].parts())
        gone = [field for stage in board.stages for field in stage]
        if len(set(gone)) != len(gone):
            raise self.given["collapse_stages"].wrong("a field can fall only once")
        if gone and set(gone) != set(board.areas.get("fortress", ())):
            raise self.given["collapse_stages"].wrong("the stages together are the fields of the fortress")

    def read_picture(self) -> None:
        """Where things are drawn; no rule asks for it."""
        board = self.board
        canvas = self.given["canvas"].keys(("width", "height"))
        board.width, board.height = (canvas[key].number(1, 9999) for key in ("width", "height"))
        for number, record in self.by_number.items():
            board.xy[number] = record["x"].number(0, board.width), record["y"].number(0, board.height)
        rifts = []
        for rift in self.given["rifts"].parts():
            points = [point.numbers(0, 9999) for point in rift.parts()]
            rifts.append(tuple((point[0], point[1]) for point in points))
        board.rifts = tuple(rifts)

    def check_neighbours(self) -> None:
        neighbours = self.board.neighbours
        for number, record in self.by_number.items():
            for other in neighbours[number]:
                if number == other or number not in neighbours[other]:
                    what = f"{number} names {other} as a neighbour, but {other} does not name {number}"
                    raise record["neighbours"].wrong(what)

    def check_road(self) -> None:
        """Each field of the road follows the one before, or a gap for the bridge lies between."""
        board = self.board
        for place, (a, b) in enumerate(zip(board.road, board.road[1:], strict=False)):
            if b not in board.neighbours[a] and board.site_after[place] == NONE:
                raise self.given["road"].wrong(f"the road goes from {a} to {b}, which are not neighbours")
        for index, site in enumerate(board.sites):
            if index not in board.site_after:
                raise self.given["bridge_sites"].wrong(f"{site.id} closes no gap of the road")

    def check_arrows(self) -> None:
        """Every arrow leads to a neighbour, and all of them in the end to the road, or to the one field
        without an arrow. [andor.creature_move.020]"""
        board = self.board
        ends = [n for n in self.by_number if board.arrow[n] == NO_ARROW]
        if len(ends) != (0 if board.road else 1):
            what = "only a board without a road has a field without an arrow, and only one"
            raise self.given["fields"].wrong(f"{what}, not {ends}")
        for number, record in self.by_number.items():
            seen = [number]
            while board.arrow[seen[-1]] >= 0:
                follows = board.arrow[seen[-1]]
                if follows not in board.neighbours[seen[-1]]:
                    raise record["arrow"].wrong(f"the arrow of {seen[-1]} leads to {follows}, no neighbour")
                if follows in seen:
                    raise record["arrow"].wrong(f"the arrows from {number} go round in a circle")
                seen.append(follows)


def read_board(path: Path) -> BoardDef:
    """One side of the board."""
    return _Board(read_entry(path)).read()


def field_of(board: BoardDef, entry: Entry) -> int:
    """A field number that a card names."""
    number = entry.number(0, HIGHEST_FIELD)
    if number > board.last or not board.neighbours[number]:
        there = f"which has the fields {board.first} to {board.last}"
        raise entry.wrong(f"field {number} is not on the board {board.id}, {there}")
    return number


def area_of(board: BoardDef, entry: Entry) -> tuple[int, ...]:
    name = entry.word()
    if name not in board.areas:
        raise entry.wrong(f"{quoted(name)} is not an area of {board.id}; {instead(name, list(board.areas))}")
    return board.areas[name]


def site_of(board: BoardDef, entry: Entry) -> int:
    return entry.one_of([site.id for site in board.sites], f"a bridge site of {board.id}")
