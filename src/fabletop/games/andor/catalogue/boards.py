"""The two sides of the board, to be drawn."""

from __future__ import annotations

from fabletop.games.andor.catalogue.parts import maybe
from fabletop.games.andor.catalogue.records import (
    AndorArea,
    AndorBoard,
    AndorField,
    AndorLine,
    AndorPoint,
    AndorSite,
)
from fabletop.games.andor.defs import BoardDef
from fabletop.games.words import key
from fabletop.said import say


def board_of(board: BoardDef, hash: str) -> AndorBoard:
    return AndorBoard(
        id=board.id,
        name=say(key("board", board.id)),
        width=board.width,
        height=board.height,
        fields=[field_of(board, n, hash) for n in sorted(board.xy)],
        lines=[AndorLine(line.a, line.b, line.willpower) for line in board.lines],
        sites=[AndorSite(site.id, maybe(key("site", site.id), hash), site.a, site.b) for site in board.sites],
        rifts=[[AndorPoint(x, y) for x, y in rift] for rift in board.rifts],
        areas=[area_of(board, id, hash) for id in board.areas],
        road=list(board.road),
        stages=[list(stage) for stage in board.stages],
        lists={name: list(fields) for name, fields in board.lists.items()},
    )


def field_of(board: BoardDef, n: int, hash: str) -> AndorField:
    x, y = board.xy[n]
    return AndorField(
        number=n,
        x=x,
        y=y,
        terrain=board.terrain[n],
        name=maybe(f"field-{n}", hash),
        neighbours=list(board.neighbours[n]),
        arrow=board.arrow[n] if board.arrow[n] >= 0 else None,
        road=n in board.road,
        cave=board.is_cave[n],
        edge=board.chasm_edge[n],
    )


def area_of(board: BoardDef, id: str, hash: str) -> AndorArea:
    name = maybe(key("region", f"{board.id}-{id}"), hash)
    return AndorArea(id=id, name=name, fields=list(board.areas[id]))
