"""What goes on from one chapter of a campaign to the next, as an option of the next match.

    {"cards": ["tactics", "bless"], "units": ["castle.griffins:pack"], "resources": [4, 0, 1]}

The cards are those of one's choice: statistic cards and the first specialty come with the hero.  It is plain
data and checked like every other option, so a match stays its ruleset, options, seed and picks.
`campaign.py` makes it of a chapter that was won.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import FEW, NONE, PACK, SPECIALTY, STATISTIC
from fabletop.games.heroes.load import Content
from fabletop.games.heroes.scenario.named import KEPT_RESOURCES, KEPT_UNITS
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.printed import Carried
from fabletop.games.registration import is_number
from fabletop.kernel.errors import BadSetup, shown

RULE: Final = "heroes.campaign.130"
MOST_UNITS: Final = 20
MOST_RESOURCES: Final = 999


def chapter_before(chapter: ScenarioDef, content: Content) -> ScenarioDef | None:
    """The chapter that leads to this one; None for the first."""
    for one in content.scenarios:
        if one.next == chapter.id:
            return one
    return None


def agree_on_carried(wanted: Any, chapter: ScenarioDef | None, hero: int, content: Content) -> Carried | None:
    """What was kept, if it can have been; None for a chapter played for itself. [heroes.campaign.130]"""
    if wanted is None:
        return None
    before = None if chapter is None else chapter_before(chapter, content)
    if before is None or before.carry is None:
        raise BadSetup("nothing is carried over to this game", RULE)
    if hero < 0:
        raise BadSetup("who carries something over goes on with the same hero: name it", RULE)
    if not isinstance(wanted, dict) or set(wanted) != {"cards", "units", "resources"}:
        raise BadSetup("carried is cards, units and resources", RULE)
    carry = before.carry
    cards = agree_on_cards(wanted["cards"], carry.cards, content)
    units = agree_on_units(wanted["units"], content)
    if units and KEPT_UNITS[carry.units] == "none":
        raise BadSetup("no units are carried over to this chapter", RULE)
    resources = agree_on_resources(wanted["resources"])
    if any(resources) and KEPT_RESOURCES[carry.resources] == "none":
        raise BadSetup("no resources are carried over to this chapter", RULE)
    return Carried(cards, units, resources)


def listed(wanted: Any, most: int, what: str) -> list[str]:
    if not isinstance(wanted, list | tuple) or len(wanted) > most:
        raise BadSetup(f"{what} carried over are a list of at most {most}", RULE)
    return [str(one) for one in wanted]


def agree_on_cards(wanted: Any, most: int, content: Content) -> tuple[int, ...]:
    """So many at most, neither statistics nor specialties, and no more than the box has."""
    found: list[int] = []
    for name in listed(wanted, most, "cards"):
        if name not in content.card_by_id:
            raise BadSetup(f"there is no card {shown(name)}", RULE)
        card = content.cards[content.card_by_id[name]]
        if card.kind in (SPECIALTY, STATISTIC):
            raise BadSetup(f"{name} is not for choosing", RULE)
        found.append(card.index)
        if found.count(card.index) > card.copies:
            raise BadSetup(f"the box has fewer cards {name}", RULE)
    return tuple(found)


def agree_on_units(wanted: Any, content: Content) -> tuple[tuple[int, int], ...]:
    """No more of a kind than the box has: of most neutral units there are two cards."""
    found: list[tuple[int, int]] = []
    for name in listed(wanted, MOST_UNITS, "units"):
        id, _, face = name.partition(":")
        if id not in content.unit_by_id or face not in ("few", "pack"):
            raise BadSetup(f"there is no unit {shown(name)}; units are named like castle.griffins:pack", RULE)
        kind = content.unit_by_id[id]
        if face == "pack" and len(content.units[kind].faces) < 2:
            raise BadSetup(f"{id} has no Pack side", "heroes.unit.010")
        if sum(other == kind for other, _ in found) >= content.units[kind].copies:
            raise BadSetup(f"the box has fewer units {id}", RULE)
        found.append((kind, PACK if face == "pack" else FEW))
    return tuple(found)


def agree_on_resources(wanted: Any) -> tuple[int, int, int]:
    parts = wanted if isinstance(wanted, list | tuple) and len(wanted) == 3 else [NONE] * 3
    gold, materials, valuables = parts
    if not all(is_number(n) and 0 <= n <= MOST_RESOURCES for n in parts):
        raise BadSetup("resources carried over are gold, materials and valuables", RULE)
    return gold, materials, valuables
