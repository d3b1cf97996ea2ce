"""What is in the box of Heroes: everything that must have a name, how much there is of it, and what of that
is played in combat and what on the map alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fabletop.games.heroes.cards.registry import is_for_the_map
from fabletop.games.heroes.defs import FACTIONS, KINDS, POWERS, SPELL, TIMINGS, CardDef, UnitDef, Use
from fabletop.games.heroes.load import FOLDER, Content, content
from fabletop.games.heroes.map.printed import ARTS, PLACE_KINDS, TERRAINS, TILE_KINDS, VISIT
from fabletop.games.heroes.scenario.random import UNKNOWN
from fabletop.games.heroes.scenario.texts import text_keys
from fabletop.games.heroes.words.cards import FACES, unit_key
from fabletop.games.words import key

TEXTS: Final = FOLDER / "text"
# Words of another game, or of none: see content/grammar.py.
STRAY: Final = {
    "sv": {
        r"\bförtrollning": "besvärjelse",
        r"\bartefakt": "föremål",
        r"\b(?:andra|bi)hjält": "sekundärhjälte",
        r"\bkungörelse": "förkunnelse",
        r"\bgral": "graal",
        r"(?-i:\bstormanfall)": "Stormanfall, the name of an ability",
    }
}
COMBAT: Final = "combat"
ON_THE_MAP: Final = "map"  # and nowhere else


def names() -> list[str]:
    """Units, what they can do, cards with each of their uses, heroes, the cards of the AI, and the map."""
    printed = content()
    named = [unit_key(unit.id) for unit in printed.units]
    named += [key("power", word) + ending for word in POWERS for ending in ("", ".text")]
    for card in printed.cards:
        name = key("card", card.id)
        named.append(name)
        own = len(card.uses) - (card.kind == SPELL)  # the last use of a spell reads the same on all
        named += [f"{name}.use-{number}" for number in range(1, own + 1)]
    for hero in printed.heroes:
        named += [key("hero", hero.id) + ending for ending in ("", ".class", ".specialty")]
    named += [key("ai", card.id) + ending for card in printed.ai_cards for ending in ("", ".text")]
    named += [name for scenario in printed.scenarios for name in text_keys(scenario)]
    for unknown in UNKNOWN:
        named += [key("scenario", unknown), key("scenario", unknown) + "-story"]
    return named + names_on_the_map(printed)


def names_on_the_map(printed: Content) -> list[str]:
    """Places, what mines look like, tiles, buildings, and what the astrologers proclaim."""
    told = [("place", place.id) for place in printed.places]
    told += [("building", building.id) for board in printed.buildings for building in board]
    told += [("proclamation", card.id) for card in printed.proclamations]
    named = [key(*one) + ending for one in told for ending in ("", ".text")]
    named += [key("place-kind", word) for word in PLACE_KINDS[VISIT:]]
    named += [key("art", word) for word in ARTS if word not in FACTIONS]
    named += [key("tile", word) for word in TILE_KINDS]
    return named + [key("terrain", word) for word in TERRAINS]


def nowhere(named: Iterable[str]) -> Sequence[str]:
    return ()


def count() -> str:
    """Units, cards and heroes, what the map is made of, and where the cards are played."""
    printed = content()
    tiles = Counter(TILE_KINDS[tile.kind] for tile in printed.tiles)
    by_kind = Counter(KINDS[card.kind] for card in printed.cards)
    return (
        f"heroes: {len(printed.units)} units, {len(printed.cards)} designs, "
        f"{sum(card.copies for card in printed.cards)} cards, {len(printed.heroes)} heroes; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
        + f"; {len(printed.tiles)} tiles ({', '.join(f'{n} {kind}' for kind, n in tiles.items())}), "
        f"{len(printed.places)} places, {sum(map(len, printed.buildings))} buildings, "
        f"{len(printed.proclamations)} proclamations; {summary(printed)}"
    )


# -- where the cards are played -----------------------------------------------------------------------------


class State(NamedTuple):
    """One use of a card or one power of a unit."""

    id: str
    what: str
    state: str

    def __str__(self) -> str:
        return f"{self.id}: {self.what}: {self.state}"


def told(use: Use) -> str:
    """A use in the words of the content files, as in `expert instant draw 2, morale 1`."""
    does = (f"{e.word} {'/'.join(map(str, e.amounts))}" for e in use.does)
    return f"{'expert ' if use.expert else ''}{TIMINGS[use.timing]} {', '.join(does)}"


def of_card(card: CardDef) -> list[State]:
    return [State(card.id, told(use), ON_THE_MAP if is_for_the_map(use) else COMBAT) for use in card.uses]


def of_unit(unit: UnitDef) -> list[State]:
    found = []
    for name, face in zip(FACES, unit.faces, strict=False):
        for word, trigger in POWERS.items():
            amount = getattr(face.powers, word)
            if amount:
                state = ON_THE_MAP if trigger == "map" else COMBAT
                found.append(State(unit.id, f"{name} {word} {amount}", state))
    return found


def states(content: Content) -> list[State]:
    """Each use of each card, then each power of each unit, in the order of the content."""
    found = [state for card in content.cards for state in of_card(card)]
    return found + [state for unit in content.units for state in of_unit(unit)]


def summary(content: Content) -> str:
    """How many there are, in one line."""
    uses = Counter(state.state for card in content.cards for state in of_card(card))
    powers = Counter(state.state for unit in content.units for state in of_unit(unit))
    return (
        f"{uses.total()} card uses: {uses[COMBAT]} in combat, {uses[ON_THE_MAP]} on the map alone; "
        f"{powers.total()} unit powers: {powers[COMBAT]} in combat, {powers[ON_THE_MAP]} on the map alone"
    )
