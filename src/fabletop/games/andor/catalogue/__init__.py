"""What is printed on boards, hero boards and pieces, for those who draw them.

The catalogue holds what is known from the start; `printed` what stands on things that the table has seen.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.catalogue.boards import board_of
from fabletop.games.andor.catalogue.parts import maybe, part_of
from fabletop.games.andor.catalogue.printed import PRINTED
from fabletop.games.andor.catalogue.records import (
    AndorCatalogue,
    AndorFigure,
    AndorHeroDef,
    AndorItem,
    AndorLegend,
    AndorPart,
)
from fabletop.games.andor.defs import (
    BASES,
    BOOKS,
    ITEMS,
    SLOTS,
    SYMBOLS,
    TOKENS,
    HeroDef,
    LegendDef,
    MovementDef,
)
from fabletop.games.andor.load import content, legend_for
from fabletop.games.andor.options import FEWEST_HEROES
from fabletop.games.words import key
from fabletop.said import say

__all__ = ["PRINTED", "AndorCatalogue", "catalogue"]

SLOT_NAMES: Final = ("free", "small", "large", "head", "track", "beside")


def catalogue() -> AndorCatalogue:
    printed = content()
    legends = [legend_for(number, FEWEST_HEROES) for number in printed.legends]
    return AndorCatalogue(
        game="andor",
        content=printed.fingerprint,
        boards=[board_of(board) for board in printed.boards.values()],
        heroes=[hero_of(index, hero) for index, hero in enumerate(printed.heroes)],
        items=[item_of(index) for index in range(len(ITEMS))],
        tokens=parts_of("token", TOKENS),
        symbols=parts_of("symbol", SYMBOLS),
        books=parts_of("book", BOOKS),
        movement=[movement_of(index, token) for index, token in enumerate(legends[0].movement)],
        bases=parts_of("base", BASES),
        legends=[legend_of(legend) for legend in legends],
        cards=[],
    )


def parts_of(what: str, ids: tuple[str, ...]) -> list[AndorPart]:
    return [part_of(index, what, id) for index, id in enumerate(ids)]


def item_of(index: int) -> AndorItem:
    id = ITEMS[index]
    name = key("item", id)
    return AndorItem(
        index=index,
        id=id,
        icon=content().icons[f"item.{id}"],
        name=say(name),
        text=maybe(f"{name}.text"),
        slot=SLOT_NAMES[SLOTS[index]],
    )


def movement_of(index: int, token: MovementDef) -> AndorPart:
    """What stands above the line of a movement token, and below it."""
    name = key("movement", token.id)
    return AndorPart(index=index, id=token.id, name=say(name), text=maybe(f"{name}.below"))


def legend_of(legend: LegendDef) -> AndorLegend:
    name = f"legend-{legend.number}"
    return AndorLegend(
        number=legend.number, name=say(name), text=maybe(f"{name}-story-1"), board=legend.board.id
    )


def hero_of(index: int, hero: HeroDef) -> AndorHeroDef:
    name = key("hero", hero.id)
    return AndorHeroDef(
        index=index,
        id=hero.id,
        icon=content().icons[f"hero.{hero.id}"],
        name=say(name),
        rank=hero.rank,
        colour=hero.colour,
        dice=list(hero.dice),
        figures=[figure_of(figure.lower()) for figure in hero.figures],
        abilities=[maybe(f"{name}.ability-{n}") for n in (1, 2)],
    )


def figure_of(id: str) -> AndorFigure:
    return AndorFigure(id=id, name=say(f"figure-{id}"), text=maybe(f"figure-{id}.text"))
