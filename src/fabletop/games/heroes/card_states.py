"""Which card uses and unit powers the rules carry out in combat, and which wait for the map."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from fabletop.games.heroes.cards.registry import ON_MAP
from fabletop.games.heroes.defs import POWERS, TIMINGS, CardDef, UnitDef, Use
from fabletop.games.heroes.load import Content

COMBAT: Final = "combat"
DECLARED: Final = "map (declared)"
FACES: Final = ("few", "pack")


class State(NamedTuple):
    """One use of a card or one power of a unit."""

    id: str
    what: str
    state: str

    def __str__(self) -> str:
        return f"{self.id}: {self.what}: {self.state}"


def _told(use: Use) -> str:
    """A use in the words of the content files, as in `expert instant draw 2, morale 1`."""
    does = (f"{e.word} {'/'.join(map(str, e.amounts))}" for e in use.does)
    return f"{'expert ' if use.expert else ''}{TIMINGS[use.timing]} {', '.join(does)}"


def _of_card(card: CardDef) -> list[State]:
    return [State(card.id, _told(use), DECLARED if use.windows == ON_MAP else COMBAT) for use in card.uses]


def _of_unit(unit: UnitDef) -> list[State]:
    found = []
    for name, face in zip(FACES, unit.faces, strict=False):
        for word, trigger in POWERS.items():
            amount = getattr(face.powers, word)
            if amount:
                state = DECLARED if trigger == "map" else COMBAT
                found.append(State(unit.id, f"{name} {word} {amount}", state))
    return found


def states(content: Content) -> list[State]:
    """Each use of each card, then each power of each unit, in the order of the content."""
    found = [state for card in content.cards for state in _of_card(card)]
    return found + [state for unit in content.units for state in _of_unit(unit)]


def summary(content: Content) -> str:
    """How many there are, in one line."""
    uses = Counter(state.state for card in content.cards for state in _of_card(card))
    powers = Counter(state.state for unit in content.units for state in _of_unit(unit))
    return (
        f"{uses.total()} card uses: {uses[COMBAT]} in combat, {uses[DECLARED]} declared for the map; "
        f"{powers.total()} unit powers: {powers[COMBAT]} in combat, {powers[DECLARED]} declared for the map"
    )
