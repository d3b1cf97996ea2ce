"""From a chapter of a campaign to the next: what a finished game gives to the match after it.

    kept = may_keep(g)                        # the cards to choose from, and how many
    options = next_chapter(g, ["tactics"])    # of the next match, plain and checked

A chapter that was lost is begun again with its own options and another seed. [heroes.campaign.140]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fabletop.games.heroes.defs import DIFFICULTIES, FEW, SPECIALTY, STATISTIC
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.lay_out import STATISTICS
from fabletop.games.heroes.options import SOLO, first_scenario
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import KEPT_RESOURCES, KEPT_UNITS
from fabletop.games.heroes.scenario.printed import CarryDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import MODE, Campaigns, Kept
from fabletop.kernel.errors import BadSetup, shown
from fabletop.kernel.frame import Seat

PLAYER: Final = Seat(0)  # the one of a chapter
RULE: Final = "heroes.campaign.130"


def chapter_of(options: Mapping[str, Any]) -> str:
    """Which chapter of a campaign a match with these options is; empty if it is none."""
    if options.get(MODE) != SOLO:
        return ""
    id = str(options.get("scenario", first_scenario(SOLO)))
    known = content()
    at = known.scenario_by_id.get(id)
    return id if at is not None and known.scenarios[at].campaign else ""


def chapter_after(chapter: str) -> str:
    """The one to which it leads; empty after the last."""
    known = content()
    return known.scenarios[known.scenario_by_id[chapter]].next


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
            f"{g.units[kind].id}:{'few' if face == FEW else 'pack'}"
            for kind, face in sorted(player.army)
            if kind not in carry.leave
        ]
    return Kept(scenario.next, cards_along(g), cards, carry.cards, units, resources_kept(g, carry))


def cards_along(g: Heroes) -> list[str]:
    """The first specialty and the statistic cards come with the hero. [heroes.campaign.130]"""
    hero = g.printed.heroes[g.main_hero(PLAYER).who]
    cards = [g.cards[hero.specialties[0]].id]
    for name, n in zip(STATISTICS, hero.statistics, strict=True):
        cards.extend([name] * n)
    return cards


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
            raise BadSetup(f"there is no card {shown(card)} to keep", RULE)
        left.remove(card)
    if len(cards) > kept.most:
        raise BadSetup(f"at most {kept.most} cards go on, not {len(cards)}", RULE)
    plan = g.printed.plan
    options: dict[str, Any] = {
        MODE: SOLO,
        "scenario": kept.chapter,
        "difficulty": DIFFICULTIES[plan.difficulty],
        "heroes": [g.printed.heroes[g.main_hero(PLAYER).who].id],
        "carried": {"cards": list(cards), "units": kept.units, "resources": kept.resources},
    }
    if plan.optional:
        options["optional"] = list(plan.optional)
    return options


CAMPAIGNS: Final = Campaigns(chapter_of, chapter_after, may_keep, next_chapter, anew=("difficulty",))
