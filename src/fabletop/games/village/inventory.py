"""What is in the box of Village of Legends: everything that must have a name, and how much there is of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.village.defs import KINDS, SETS
from fabletop.games.village.load import FOLDER, content

TEXTS: Final = FOLDER / "text"
# Words of another game, or of none: see content/grammar.py.
STRAY: Final = {"sv": {r"\bbesvärjels": "förtrollning"}}


def names() -> list[str]:
    """Cards and heroes."""
    named = [f"card-{card.id}" for card in content().cards] + [f"hero-{hero.id}" for hero in content().heroes]
    return [key.replace("_", "-") for key in named]


def nowhere(named: Iterable[str]) -> Sequence[str]:
    return ()


def count() -> str:
    """By set and by kind, and how many facts are not ours."""
    cards = content().cards
    by_set = Counter({one: sum(card.copies.get(one, 0) for card in cards) for one in SETS})
    by_kind = Counter(KINDS[card.kind] for card in cards)
    known = sum(1 for source in content().sources.values() if source.published or source.inferred)
    return (
        f"village: {len(cards)} designs, {by_set.total()} cards ("
        + ", ".join(f"{one} {n}" for one, n in by_set.items())
        + f"), {len(content().heroes)} heroes; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
        + f"; {known} records hold published or inferred facts"
    )
