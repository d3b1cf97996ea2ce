"""The map in characters.

A field is six characters wide and two lines high, its rows half a field apart, with a line between them for
the edges.  The first line tells where it is and which heroes stand there, the second what is there and who
guards or owns it:

    ───┬───        a thin line: another tile begins
    C3 @1          the main hero of the first player on C3 (& is a secondary hero)
    MgIV           a gold mine with guard IV; ⚑1 would be its owner, ■ that it was visited
    ━━━            a wall
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Hex
from fabletop.games.heroes.map.land import middle_of, spot_of
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.printed import BLOCKED, RESOURCES, TILE_KINDS, TURNS, FieldDef
from fabletop.games.heroes.scenario.course import is_unguarded
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.table import at, letter_of
from fabletop.terminal.drawing import Canvas

COLOURS: Final = ("cyan", "red", "green", "blue")  # of the seats
AI_COLOUR: Final = "magenta"  # of heroes that nobody steers
WIDE: Final = 6  # characters of a field, the edge on its left among them
HIGH: Final = 3  # lines, the edge above it among them
MAIN: Final = "@"
SECOND: Final = "&"
FLAG: Final = "⚑"
CUBE: Final = "■"
WALL: Final = "━"
BORDER: Final = "─"
UPRIGHT_WALL: Final = "┃"
UPRIGHT: Final = "│"

# What stands for the places, two letters each; mines have their resource for the second
SIGNS: Final = {
    "empty": "",
    "town": "To",
    "settlement": "Se",
    "mine": "M",
    "water_wheel": "Wh",
    "windmill": "Wi",
    "mystical_garden": "Ga",
    "learning_stone": "Le",
    "shrine_of_magic_gesture": "Sg",
    "shrine_of_magic_incantation": "Si",
    "redwood_observatory": "Ob",
    "tree_of_knowledge": "Tk",
    "witch_hut": "Hu",
    "dragon_utopia": "Du",
    "grail": "Gr",
    "stables": "St",
    "temple": "Te",
    "magic_spring": "Sp",
    "warriors_tomb": "Wt",
    "fountain_of_youth": "Fo",
    "artifact_symbol": "Ar",
    "treasure_symbol": "Tr",
    "resource_symbol": "Re",
    "pandoras_box": "Pb",
    "sanctuary": "Sa",
    "trading_post": "Tp",
    "obelisk": "Oo",
}


def back_of(kind: int) -> str:
    """The back of a tile, by the letter with which the numbers of such tiles begin."""
    return f"{TILE_KINDS[kind][0].upper()}?"


def sign_of(field: FieldDef) -> str:
    return "M" + RESOURCES[field.resource][0] if field.id == "mine" else SIGNS.get(field.id, "")


def draw_map(g: Heroes, lit: frozenset[int], spots: dict[Hex, str]) -> Text:
    """The whole map; `lit` are fields that may be picked, `spots` where tiles may be added, and what to type
    for them."""
    canvas = Canvas()
    for field in range(len(g.land.hexes)):
        draw_edges(canvas, g, field)
    for field in range(len(g.land.hexes)):
        draw_field(canvas, g, field, field in lit)
    for where, typed in spots.items():
        line, column = corner(where)
        canvas.write(line + 1, column + 1, typed, "bold yellow")
    return canvas.drawn()


def corner(where: Hex) -> tuple[int, int]:
    """The line and column of the upper left corner of a field."""
    q, r = where
    return r * HIGH, (2 * q + r) * WIDE // 2


# -- fields -----------------------------------------------------------------------------------------------


def draw_field(canvas: Canvas, g: Heroes, field: int, lit: bool) -> None:
    line, column = corner(g.land.hexes[field])
    printed = g.land.fields[field]
    if printed is None:
        draw_hidden(canvas, g, field, line, column + 1)
        return
    if printed.kind == BLOCKED:
        for down in (1, 2):
            canvas.write(line + down, column + 1, "▒" * (WIDE - 1), "dim")
        return
    where = at(field)
    canvas.write(line + 1, column + 1, where, "bold yellow" if lit else "dim")
    draw_hero(canvas, g, field, line + 1, column + WIDE)
    sign = sign_of(printed)
    canvas.write(line + 2, column + 1, sign)
    draw_state(canvas, g, field, line + 2, column + 1 + len(sign))


def draw_hero(canvas: Canvas, g: Heroes, field: int, line: int, end: int) -> None:
    """Whoever stands there, the first where two pass each other; seats are numbers, AI heroes letters."""
    number = g.hero_on(field)
    if number != NONE:
        hero = g.heroes[number]
        figure = f"{MAIN if hero.main else SECOND}{owner_sign(hero.owner)}"
        canvas.write(line, end - len(figure), figure, f"bold reverse {colour_of(hero.owner)}")


def owner_sign(owner: int) -> str:
    return str(owner + 1) if owner >= 0 else letter_of(AI_OWNER - owner).lower()


def colour_of(owner: int) -> str:
    return COLOURS[owner] if owner >= 0 else AI_COLOUR


def draw_state(canvas: Canvas, g: Heroes, field: int, line: int, column: int) -> None:
    """Whose it is, that it was visited, or who guards it."""
    cube = g.marks[field].cube
    if cube >= 0 or cube <= AI_OWNER:
        canvas.write(line, column, f"{FLAG}{owner_sign(cube)}", colour_of(cube))
    elif cube == BLACK:
        canvas.write(line, column, CUBE, "dim")
    elif g.is_guarded(field) and not is_unguarded(g, field):
        canvas.write(line, column, ROMAN[g.land.field(field).level], "magenta")


def draw_hidden(canvas: Canvas, g: Heroes, field: int, line: int, column: int) -> None:
    """A tile that lies face down: its kind in the middle, and whoever sits on the seal."""
    spot = spot_of(field)
    draw_hero(canvas, g, field, line, column + WIDE - 1)
    if field != middle_of(spot):
        canvas.write(line + 1, column + 1, "···", "dim")
        canvas.write(line + 2, column + 1, "···", "dim")
        return
    canvas.write(line + 1, column, at(field), "bold")
    canvas.write(line + 2, column, back_of(g.land.tiles[spot].kind), "dim")


# -- edges ------------------------------------------------------------------------------------------------


def draw_edges(canvas: Canvas, g: Heroes, field: int) -> None:
    """Walls, and where tiles end; in the order of BESIDE: upper right, right, lower right and so on."""
    line, column = corner(g.land.hexes[field])
    half = WIDE // 2
    places = (
        (line, column + half, False),
        (line, column + WIDE, True),
        (line + HIGH, column + half, False),
        (line + HIGH, column, False),
        (line, column, True),
        (line, column, False),
    )
    for edge in range(TURNS):
        top, left, upright = places[edge]
        wall = is_wall(g, field, edge)
        if not wall and not ends_tile(g, field, edge):
            continue
        style = "bold" if wall else "dim"
        if upright:
            for down in (1, 2):
                put(canvas, top + down, left, UPRIGHT_WALL if wall else UPRIGHT, style)
        else:
            for right in range(half):
                put(canvas, top, left + right, WALL if wall else BORDER, style)


def put(canvas: Canvas, line: int, column: int, sign: str, style: str) -> None:
    """A wall is drawn over the end of a tile, never the other way round."""
    there = canvas.signs.get((line, column))
    if there is None or there[1] != "bold":
        canvas.write(line, column, sign, style)


def ends_tile(g: Heroes, field: int, edge: int) -> bool:
    other = g.land.near[field][edge]
    return other == NONE or spot_of(other) != spot_of(field)


def is_wall(g: Heroes, field: int, edge: int) -> bool:
    """Whether a wall is printed on an edge of a field that all can see; a blocked field is drawn as such."""
    printed = g.land.fields[field]
    if printed is None or printed.kind == BLOCKED or not g.land.walls:
        return False
    turns = g.land.tiles[spot_of(field)].turns
    return printed.closed[(edge - turns) % TURNS]


def hidden_kinds(g: Heroes) -> list[int]:
    """The kinds of tiles that lie face down."""
    return sorted({tile.kind for tile in g.land.tiles if not tile.face_up})


def places_on(g: Heroes) -> dict[str, FieldDef]:
    """What stands on the map, by its sign: for those who read it."""
    found: dict[str, FieldDef] = {}
    for printed in g.land.fields:
        if printed is not None and sign_of(printed):
            found.setdefault(sign_of(printed), printed)
    return dict(sorted(found.items()))
