"""What a treasury can become until a given round: which buildings in which order, and which army in the end.

Everything here is plain numbers, so that what was worked out once is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.towns.printed import CITADEL, CITY_HALL, DWELLING

FOUND: Final[tuple[float, float, float]] = (1.5, 0.5, 0.4)  # what lies about, for each round
GROWTH: Final = (
    0.015  # by so much a dwelling makes the end better for each round that it stands: units gather
)
SPARE: Final = 0.02  # what a gold left over is worth, to choose between armies alike
BEFORE: Final = {  # units first, then packs of them
    DWELLING + 2: DWELLING + 1,
    DWELLING + 3: DWELLING + 2,
    CITADEL: DWELLING + 2,
}
PLANNED: Final = (DWELLING + 1, DWELLING + 2, DWELLING + 3, CITADEL, CITY_HALL)


class Ware(NamedTuple):
    """A unit that can be had: its tier, the side that is owned (NONE), and for each side its price and what
    it is worth in the end."""

    tier: int
    owned: int
    prices: tuple[Resources, ...]
    worth: tuple[float, ...]


class Means(NamedTuple):
    """What a player has, and what comes in."""

    treasury: Resources
    income: Resources
    paydays: tuple[bool, ...]  # for this round and each later one, whether it pays
    standing: tuple[bool, ...]  # the buildings
    prices: tuple[Resources, ...]  # of all buildings
    hall: int  # gold that a city hall pays
    built: bool  # in this round
    allies: tuple[float, ...]  # what units are worth that were not bought in town
    fielded: int


class Army(NamedTuple):
    """One way to spend it all."""

    worth: float
    gold: int
    valuables: int
    tier: int  # the dwelling that it needs
    citadel: bool
    sides: tuple[int, ...]  # of each ware; NONE for those that are not in it


class Outlook(NamedTuple):
    """The best that can come of it."""

    worth: float
    order: tuple[int, ...]  # buildings still to come
    sides: tuple[int, ...]
    left: tuple[float, float, float]  # in the treasury, after all of it


# -- armies -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def armies(wares: tuple[Ware, ...], allies: tuple[float, ...], fielded: int) -> tuple[Army, ...]:
    """Every army that could be raised, the best first."""
    rows: list[Army] = [Army(0.0, 0, 0, 0, False, ())]
    for ware in wares:
        more: list[Army] = []
        for row in rows:
            for side in range(ware.owned, len(ware.prices)):
                new = range(ware.owned + 1, side + 1)
                gold = sum([ware.prices[one][0] for one in new])
                valuables = sum([ware.prices[one][2] for one in new])
                more.append(
                    Army(
                        0.0,
                        row.gold + gold,
                        row.valuables + valuables,
                        max(row.tier, ware.tier if FEW in new else 0),
                        row.citadel or PACK in new,
                        (*row.sides, side),
                    )
                )
        rows = more
    rows = [row._replace(worth=worth_of_army(wares, row.sides, allies, fielded)) for row in rows]
    rows.sort(key=lambda row: (-row.worth, row.gold))
    return tuple(rows)


def worth_of_army(
    wares: Sequence[Ware], sides: Sequence[int], allies: tuple[float, ...], fielded: int
) -> float:
    found = [ware.worth[side] for ware, side in zip(wares, sides, strict=True) if side != NONE]
    return sum(sorted([*found, *allies], reverse=True)[:fielded])


# -- buildings ----------------------------------------------------------------------------------------------


def orders(standing: Sequence[bool]) -> list[tuple[int, ...]]:
    """Every order in which some of the buildings could come."""
    found: list[tuple[int, ...]] = [()]
    for order in found:
        for kind in PLANNED:
            after = BEFORE.get(kind, kind)
            early = after != kind and not (standing[after] or after in order)
            if not standing[kind] and kind not in order and not early:
                found.append((*order, kind))
    return found


def left_after(means: Means, order: Sequence[int]) -> tuple[float, float, float, int] | None:
    """What is left in the last round after buildings in this order, each as soon as it can be paid, one a
    round, and for how many rounds in all the new dwellings have stood; none if time runs out."""
    gold, materials, valuables = (float(n) for n in means.treasury)
    waiting = list(order)
    hall = means.standing[CITY_HALL]
    peopled = 0
    for number, pays in enumerate(means.paydays):
        if number:
            gold += FOUND[0]
            materials += FOUND[1]
            valuables += FOUND[2]
            if pays:
                gold += means.income[0] + (means.hall if hall else 0)
                materials += means.income[1]
                valuables += means.income[2]
        if waiting and (number or not means.built):
            price = means.prices[waiting[0]]
            if gold >= price[0] and materials >= price[1] and valuables >= price[2]:
                gold -= price[0]
                materials -= price[1]
                valuables -= price[2]
                hall = hall or waiting[0] == CITY_HALL
                if waiting[0] > DWELLING:
                    peopled += len(means.paydays) - number
                del waiting[0]
    return None if waiting else (gold, materials, valuables, peopled)


# -- the best of all ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def best_outlook(means: Means, wares: tuple[Ware, ...], paid: tuple[int, int] = (NONE, NONE)) -> Outlook:
    """The order that leads to the best army.  `paid` is a ware and its side that were bought just now, with
    what the treasury has spent on them already: armies that have them cost so much less."""
    best = Outlook(-1.0, (), (), (0.0, 0.0, 0.0))
    bought, face = paid
    rebate = wares[bought].prices[face] if bought != NONE else NOTHING
    choices = armies(wares, means.allies, means.fielded)
    for order in orders(means.standing):
        left = left_after(means, order)
        if left is None:
            continue
        tier = top_dwelling(means.standing, order)
        citadel = means.standing[CITADEL] or CITADEL in order
        for army in choices:
            grown = army.worth * (1.0 + GROWTH * left[3])
            if grown + SPARE * left[0] <= best.worth:
                break
            if army.tier > tier or (army.citadel and not citadel):
                continue
            has_it = bought != NONE and army.sides[bought] >= face
            gold = left[0] - army.gold + (rebate[0] if has_it else 0)
            valuables = left[2] - army.valuables + (rebate[2] if has_it else 0)
            if gold >= 0.0 and valuables >= 0.0 and grown + SPARE * gold > best.worth:
                best = Outlook(grown + SPARE * gold, order, army.sides, (gold, left[1], valuables))
                break
    return best


def top_dwelling(standing: Sequence[bool], order: Sequence[int]) -> int:
    tier = 0
    while tier < 3 and (standing[DWELLING + tier + 1] or DWELLING + tier + 1 in order):
        tier += 1
    return tier
