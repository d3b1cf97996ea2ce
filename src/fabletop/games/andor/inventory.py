"""What is in the box of Andor: everything that must have a name, and how much there is of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from fabletop.games.andor.defs import BASES, BOOKS, ITEMS, NAMED_RULES, SYMBOLS, TOKENS, LegendDef
from fabletop.games.andor.load.content import FOLDER, content, legend_for
from fabletop.games.andor.options import FEWEST_HEROES, MOST_HEROES
from fabletop.games.andor.words.cards import goal_key, legend_key, option_keys
from fabletop.games.words import key

TEXTS: Final = FOLDER / "text"
# Words of another game, or of none: see content/grammar.py.
STRAY: Final = {"sv": {r"\bbesvärjels": "förtrollning"}}


def names() -> list[str]:
    """Heroes, pieces, rules and symbols, boards, and of every legend its cards, goals and options."""
    printed = content()
    pieces = [key("item", id) for id in ITEMS] + [key("book", id) for id in BOOKS]
    pieces += [key("token", id) for id in TOKENS] + [key("base", id) for id in BASES]
    pieces += [key("symbol", id) for id in SYMBOLS] + [key("rule", id) for id in NAMED_RULES]
    pieces += [f"figure-{figure.lower()}" for hero in printed.heroes for figure in hero.figures]
    named = [name + ending for name in pieces for ending in ("", ".text")]
    for hero in printed.heroes:
        named += [key("hero", hero.id) + ending for ending in ("", ".ability-1", ".ability-2", ".grade-2")]
    for board in printed.boards.values():
        named.append(key("board", board.id))
        named += [key("site", site.id) for site in board.sites]
        named += [key("terrain", terrain) for terrain in board.terrain if terrain]
    for number in printed.legends:
        for players in range(FEWEST_HEROES, MOST_HEROES + 1):
            named += legend_keys(legend_for(number, players))
    return list(dict.fromkeys(named))


def legend_keys(legend: LegendDef) -> list[str]:
    """The words of one legend, and of everything that it shares with the others."""
    named = [legend_key(legend) + ending for ending in ("", "-story-1", "-won", "-lost")]
    named += [key("card", card.id) + ending for card in legend.cards for ending in ("", ".text")]
    named += [key("event", event.id) + ending for event in legend.events for ending in ("", ".text")]
    named += [key("foe", foe.id) + ending for foe in legend.foes for ending in ("", ".text", ".many")]
    named += [key("face", face.id) + ending for face in legend.faces for ending in ("", ".text")]
    named += [key("movement", token.id) + ending for token in legend.movement for ending in ("", ".below")]
    named += [goal_key(legend, goal) for goal in legend.goals]
    return named + option_keys(legend)


def nowhere(named: Iterable[str]) -> list[str]:
    """Names of fields that are on no board: most fields have none, so a wrong number would go unseen."""
    fields = {f"field-{field}" for board in content().boards.values() for field in board.xy}
    return [key for key in named if key.removeprefix("field-").isdecimal() and key not in fields]


def count() -> str:
    """Legends, their cards, events, foes, heroes and fields."""
    printed = content()
    legends = [legend_for(number, MOST_HEROES) for number in printed.legends]
    fields = sum(len(board.xy) for board in printed.boards.values())
    by_kind = Counter(card.kind for legend in legends for card in legend.cards)
    return (
        f"andor: {len(legends)} legends, {by_kind.total()} legend cards, {len(legends[0].events)} events, "
        f"{len(legends[0].foes)} foes, {len(printed.heroes)} heroes, {fields} fields; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
    )
