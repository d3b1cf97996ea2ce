"""What is printed on boards, hero boards and pieces, for those who draw them.

The catalogue holds what is known from the start; `printed` what stands on things that the table has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from fabletop.games.andor.load import Content, content, legend_for
from fabletop.games.andor.options import FEWEST_HEROES
from fabletop.games.records import Text
from fabletop.games.words import key
from fabletop.said import say

__all__ = ["PRINTED", "AndorCatalogue", "catalogue"]

SLOT_NAMES: Final = ("free", "small", "large", "head", "track", "beside")


def catalogue(hash: str = "", texts: Sequence[Text] = ()) -> AndorCatalogue:
    printed = content(hash)
    legends = [legend_for(number, FEWEST_HEROES, hash) for number in printed.legends]
    return AndorCatalogue(
        game="andor",
        content=printed.fingerprint,
        boards=[board_of(board, hash) for board in printed.boards.values()],
        heroes=[hero_of(index, hero, printed) for index, hero in enumerate(printed.heroes)],
        items=[item_of(index, printed) for index in range(len(ITEMS))],
        tokens=parts_of("token", TOKENS, hash),
        symbols=parts_of("symbol", SYMBOLS, hash),
        books=parts_of("book", BOOKS, hash),
        movement=[movement_of(index, token, hash) for index, token in enumerate(legends[0].movement)],
        bases=parts_of("base", BASES, hash),
        legends=[legend_of(legend) for legend in legends],
        cards=[],
        texts=list(texts),
    )


def parts_of(what: str, ids: tuple[str, ...], hash: str) -> list[AndorPart]:
    return [part_of(index, what, id, hash) for index, id in enumerate(ids)]


def item_of(index: int, printed: Content) -> AndorItem:
    id = ITEMS[index]
    name = key("item", id)
    return AndorItem(
        index=index,
        id=id,
        icon=printed.icons[f"item.{id}"],
        name=say(name),
        text=maybe(f"{name}.text", printed.fingerprint),
        slot=SLOT_NAMES[SLOTS[index]],
    )


def movement_of(index: int, token: MovementDef, hash: str) -> AndorPart:
    """What stands above the line of a movement token, and below it."""
    name = key("movement", token.id)
    return AndorPart(index=index, id=token.id, name=say(name), text=maybe(f"{name}.below", hash))


def legend_of(legend: LegendDef) -> AndorLegend:
    name = f"legend-{legend.number}"
    text = maybe(f"{name}-story-1", legend.content)
    return AndorLegend(number=legend.number, name=say(name), text=text, board=legend.board.id)


def hero_of(index: int, hero: HeroDef, printed: Content) -> AndorHeroDef:
    name = key("hero", hero.id)
    return AndorHeroDef(
        index=index,
        id=hero.id,
        icon=printed.icons[f"hero.{hero.id}"],
        name=say(name),
        rank=hero.rank,
        colour=hero.colour,
        dice=list(hero.dice),
        figures=[figure_of(figure.lower(), printed) for figure in hero.figures],
        abilities=[maybe(f"{name}.ability-{n}", printed.fingerprint) for n in (1, 2)],
    )


def figure_of(id: str, printed: Content) -> AndorFigure:
    text = maybe(f"figure-{id}.text", printed.fingerprint)
    return AndorFigure(id=id, name=say(f"figure-{id}"), text=text)
