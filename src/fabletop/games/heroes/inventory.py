"""What is in the box of Heroes: everything that must have a name, and how much there is of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.heroes import card_states
from fabletop.games.heroes.defs import KINDS, POWERS, SPELL
from fabletop.games.heroes.load import FOLDER, content
from fabletop.games.heroes.words.cards import key, unit_key

TEXTS: Final = FOLDER / "text"


def names() -> list[str]:
    """Units, what they can do, cards with each of their uses, heroes, and the cards of the AI."""
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
    return named


def nowhere(named: Iterable[str]) -> Sequence[str]:
    return ()


def count() -> str:
    """Units, cards and heroes, and how far the cards are known."""
    printed = content()
    by_kind = Counter(KINDS[card.kind] for card in printed.cards)
    return (
        f"heroes: {len(printed.units)} units, {len(printed.cards)} designs, "
        f"{sum(card.copies for card in printed.cards)} cards, {len(printed.heroes)} heroes; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
        + f"; {card_states.summary(printed)}"
    )
