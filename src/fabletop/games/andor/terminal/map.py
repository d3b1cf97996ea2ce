"""The mountains in characters.

A field is its number, and below it a sign for whatever is there; thin lines lead to its neighbours:

    [204]⠤⠤⠒⠒ 203     a field that can be picked now, and one that cannot
     w+       TE      a wargor and more; Thorn and Eara
    ×305×  (8)        a field that has fallen, and a jump that takes 8 willpower

Where the fields lie is what the browser goes by too.  What is on them comes from what a seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from fabletop.games.andor.defs import BoardDef
from fabletop.games.andor.view import AndorView
from fabletop.terminal.drawing import Canvas

WIDEST: Final = 116  # columns, the frame not counted; more would only draw it out
LABEL: Final = 5  # columns of a number with its marks
ROOM: Final = 9  # signs below a number, at most
BLANK: Final = 0x2800  # the first of the signs made of two by four dots, each of which is one bit
BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column
MORE: Final = "+"
PATH, ROAD, JUMP, LIT = "dim", "yellow", "cyan", "bold yellow"  # how they are drawn
DASH: Final = 4  # dots of a broken line, and as many left out


class Piece(NamedTuple):
    """Something on a field: its sign, how that is drawn, and what it is called."""

    sign: str
    style: str
    name: str


Pieces = Mapping[int, Sequence[Piece]]  # by their fields


class Spot(NamedTuple):
    """Where a field is drawn: the line of its number and its first column, and the room for signs below."""

    line: int
    column: int
    room: int


class Map:
    """The board as a seat sees it, as wide as there is room for, and the key to its signs.  Where there is
    too little room, or nothing but plain letters can be written, it is `listed`."""

    def __init__(
        self,
        board: BoardDef,
        view: AndorView,
        pieces: Pieces,
        lit: frozenset[int],
        key: RenderableType,
        listed: RenderableType,
    ) -> None:
        self.board: Final = board
        self.view: Final = view
        self.pieces: Final = pieces
        self.lit: Final = lit
        self.key: Final = key
        self.listed: Final = listed

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        spots = None if options.ascii_only else lay_out(self.board, min(options.max_width, WIDEST))
        if spots is None:
            yield self.listed
        else:
            yield self.drawn(spots)
            yield self.key

    def drawn(self, spots: Mapping[int, Spot]) -> Text:
        canvas = Canvas()
        draw_ways(canvas, self.board, self.view, spots)
        for field, pieces in self.pieces.items():
            draw_pieces(canvas, spots[field], pieces)
        for field, spot in spots.items():
            canvas.write(spot.line, spot.column, self.label(field), self.style(field))
        return canvas.drawn()

    def label(self, field: int) -> str:
        return label(field, self.lit, self.view.collapsed)

    def style(self, field: int) -> str:
        return LIT if field in self.lit else "dim" if field in self.view.collapsed else ""


def label(field: int, lit: Iterable[int], fallen: Iterable[int]) -> str:
    """A field by its number, with what shows whether it can be picked, or is there no more."""
    return f"[{field}]" if field in lit else f"×{field}×" if field in fallen else f" {field} "


def draw_pieces(canvas: Canvas, spot: Spot, pieces: Sequence[Piece]) -> None:
    """Below the number, with blanks beside them so that no line looks like one of them."""
    shown = list(pieces[: spot.room])
    if len(pieces) > spot.room:
        shown[-1] = Piece(MORE, "bold", "")
    column = spot.column + (LABEL - len(shown)) // 2
    canvas.write(spot.line + 1, column - 1, " " * (len(shown) + 2))
    for place, piece in enumerate(shown):
        canvas.write(spot.line + 1, column + place, piece.sign, piece.style)


# -- where fields are drawn -------------------------------------------------------------------------------


@lru_cache(64)
def lay_out(board: BoardDef, width: int) -> dict[int, Spot] | None:
    """A spot for each field in so many columns, or in a few less; None if one would hide another."""
    for columns in range(width, width * 9 // 10, -1):
        spots = spread(board, columns)
        if not any(clash(one, other) for one, other in pairs(list(spots.values()))):
            return {field: with_room(spot, spots.values(), columns) for field, spot in spots.items()}
    return None


def spread(board: BoardDef, columns: int) -> dict[int, Spot]:
    """As far apart as on the board; a character is twice as high as wide."""
    left, right = min(x for x, _ in board.xy.values()), max(x for x, _ in board.xy.values())
    top = min(y for _, y in board.xy.values())
    unit = (right - left) / max(1, columns - LABEL)
    return {
        field: Spot(round((y - top) / unit / 2), round((x - left) / unit), LABEL)
        for field, (x, y) in sorted(board.xy.items())
    }


def pairs(spots: Sequence[Spot]) -> Iterator[tuple[Spot, Spot]]:
    return ((one, other) for place, one in enumerate(spots) for other in spots[:place])


def clash(one: Spot, other: Spot) -> bool:
    """Whether the numbers of two fields, or the signs below them, would stand in each other's way."""
    apart = 1 if one.line == other.line else 0  # two numbers side by side need a blank between them
    return abs(one.line - other.line) < 2 and abs(one.column - other.column) < LABEL + apart


def with_room(spot: Spot, spots: Iterable[Spot], columns: int) -> Spot:
    """Signs may stand out on both sides of a number, half of the way to the next one or to the edge."""
    beside = [other for other in spots if other is not spot and other.line - spot.line in (0, 1)]
    gaps = [(abs(other.column - spot.column) - LABEL - 1) // 2 for other in beside]
    out = min([*gaps, spot.column, columns - LABEL - spot.column, (ROOM - LABEL) // 2])
    return spot._replace(room=LABEL + 2 * max(0, out))


# -- ways -------------------------------------------------------------------------------------------------


def draw_ways(canvas: Canvas, board: BoardDef, view: AndorView, spots: Mapping[int, Spot]) -> None:
    """From field to field: paths first, the road over them, and jumps where they are allowed."""
    fallen = set(view.collapsed)
    bridged = [(board.sites[site].a, board.sites[site].b) for site in view.bridges]
    paths = [(one, other) for one in spots for other in board.neighbours[one] if one < other]
    road = [pair for pair in paths if pair[0] in board.road and pair[1] in board.road] + bridged
    for one, other in paths:
        if (one, other) not in road and not fallen & {one, other}:
            draw_line(canvas, spots[one], spots[other], PATH)
    for one, other in road:
        if not fallen & {one, other}:
            draw_line(canvas, spots[one], spots[other], ROAD)
    if view.jumps_open:
        for line, value in zip(board.lines, view.jump_values, strict=True):
            if (line.a, line.b) not in bridged and not fallen & {line.a, line.b}:
                draw_jump(canvas, spots[line.a], spots[line.b], value)


def draw_jump(canvas: Canvas, one: Spot, other: Spot, willpower: int) -> None:
    """A broken line, and in the middle what it takes."""
    draw_line(canvas, one, other, JUMP, DASH)
    said = f"({willpower})"
    middle = (one.column + other.column + LABEL - len(said) + 1) // 2
    canvas.write((one.line + other.line + 1) // 2, middle, said, JUMP)


def draw_line(canvas: Canvas, one: Spot, other: Spot, style: str, dash: int = 0) -> None:
    """A thin line from the middle of a field to that of another; ends are written over by their numbers."""
    (y, x), (below, beside) = middle_of(one), middle_of(other)
    steps = max(abs(below - y), abs(beside - x))
    for step in range(steps + 1):
        if not dash or step // dash % 2:
            row, column = y + round((below - y) * step / steps), x + round((beside - x) * step / steps)
            dot(canvas, row, column, style)


def middle_of(spot: Spot) -> tuple[int, int]:
    """In dots: four to a line, two to a column."""
    return 4 * spot.line + 2, 2 * spot.column + LABEL


def dot(canvas: Canvas, row: int, column: int, style: str) -> None:
    line, place = row // 4, column // 2
    sign, _ = canvas.signs.get((line, place), (chr(BLANK), ""))
    bits = max(0, ord(sign) - BLANK)
    canvas.write(line, place, chr(BLANK | bits | BITS[row % 4][column % 2]), style)
