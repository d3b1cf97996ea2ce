"""From a chapter of a campaign to the next: what a finished game gives to the match after it.

    kept = may_keep(g)                        # the cards to choose from, and how many
    options = next_chapter(g, ["tactics"])    # of the next match, plain and checked

A chapter that was lost is begun again with its own options and another seed. [heroes.campaign.140]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletop.games.heroes.defs import DIFFICULTIES, FEW, SPECIALTY, STATISTIC
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import KEPT_RESOURCES, KEPT_UNITS, CarryDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat

PLAYER: Final = Seat(0)  # the one of a chapter
RULE: Final = "heroes.campaign.130"


class Kept:
    """What goes on to the next chapter; of the cards at most so many, as the player likes."""

    def __init__(
        self, chapter: str, cards: list[str], most: int, units: list[str], resources: list[int]
    ) -> None:
        self.chapter: Final = chapter  # the id of the next one
        self.cards: Final = cards  # to choose from, equal ones several times
        self.most: Final = most
        self.units: Final = units
        self.resources: Final = resources  # gold, materials, valuables


def is_won(g: Heroes) -> bool:
    return g.over and PLAYER in g.victors


def may_keep(g: Heroes) -> Kept:
    """What can be taken along from a chapter that was won. [heroes.campaign.130]"""
    scenario = scenario_of(g)
    if not is_won(g):
        raise BadSetup("only a chapter that was won leads to the next", RULE)
    if not scenario.next:
        raise BadSetup(f"{scenario.id} is the last chapter", RULE)
    carry = scenario.carry or CarryDef(0, 0, 0)
    player = g.players[PLAYER]
    cards = [
        g.cards[card].id
        for card in sorted([*player.deck, *player.hand, *player.discard])
        if g.cards[card].kind not in (STATISTIC, SPECIALTY)
    ]
    units: list[str] = []
    if KEPT_UNITS[carry.units] == "all":
        units = [
            f"{g.units[kind].id}:{'few' if face == FEW else 'pack'}" for kind, face in sorted(player.army)
        ]
    return Kept(scenario.next, cards, carry.cards, units, resources_kept(g, carry))


def resources_kept(g: Heroes, carry: CarryDef) -> list[int]:
    """None, all, or half of each kind, rounded down."""
    player = g.players[PLAYER]
    held = [player.gold, player.materials, player.valuables]
    word = KEPT_RESOURCES[carry.resources]
    if word == "none":
        return [0, 0, 0]
    return held if word == "all" else [n // 2 for n in held]


def next_chapter(g: Heroes, cards: Sequence[str]) -> dict[str, Any]:
    """The options of the match that comes after this one, with the cards that the player has chosen."""
    kept = may_keep(g)
    left = list(kept.cards)
    for card in cards:
        if card not in left:
            raise BadSetup(f"there is no card {card!r} to keep", RULE)
        left.remove(card)
    if len(cards) > kept.most:
        raise BadSetup(f"at most {kept.most} cards go on, not {len(cards)}", RULE)
    return {
        "mode": "solo",
        "scenario": kept.chapter,
        "difficulty": DIFFICULTIES[g.printed.plan.difficulty],
        "heroes": [g.printed.heroes[g.main_hero(PLAYER).who].id],
        "carried": {"cards": list(cards), "units": kept.units, "resources": kept.resources},
    }
