"""Recruiting and reinforcing units in town, and recruiting the secondary hero.
[heroes.unit, unit_cost, secondary_hero]

The first purchase of a round begins the use of the population token, which goes on until the player has
enough; the secondary hero is a use of its own.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.acts import RECRUIT, REINFORCE
from fabletop.games.heroes.cards.moments import cards_for, might_hold, spend_card
from fabletop.games.heroes.cards.registry import PURCHASE
from fabletop.games.heroes.defs import BRONZE, FEW, GOLD, NONE, PACK, UnitDef
from fabletop.games.heroes.map.once import ARRANGED
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.towns.printed import CITADEL, DWELLING
from fabletop.games.heroes.towns.reinforce import FULL, few_units, price_of, share_of
from fabletop.games.heroes.turn.deeds import deed, offered_along
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

HERO_PRICE: Final = (10, 0, 0)  # [heroes.secondary_hero.020]


# -- what is for sale -------------------------------------------------------------------------------------


def recruits(g: Heroes, seat: Seat, off: int = 0) -> list[Act]:
    """Units of the own faction that the player does not have, whose dwelling stands and which can be paid
    for, with so much gold off; by an optional rule also those of captured towns that nobody has.
    [heroes.unit_cost.020, heroes.unit_cost.050, heroes.unit_cost.060, heroes.unit_cost.070, heroes.unit.090,
    heroes.town.050, heroes.option.160]"""
    owned = [kind for kind, _ in g.players[seat].army]
    if g.rules.captured_towns_serve:
        owned = [kind for player in g.players for kind, _ in player.army]
    found: list[Act] = []
    for owner in g.boards(seat):
        for unit in g.printed.of_faction[g.players[owner].faction]:
            if not g.has(owner, DWELLING + unit.tier) or unit.index in owned:
                continue
            if g.can_pay(seat, price_of(g, seat, unit, FEW, off)):
                found.append(RECRUIT.of(unit.index))
    return found


def reinforcements(g: Heroes, seat: Seat, off: int = 0) -> list[Act]:
    """Few units of the player that can be paid for, if there is a Citadel.
    [heroes.unit_cost.030, heroes.town.030]"""
    found: list[Act] = []
    if g.serves(seat, CITADEL):
        for unit in few_units(g, seat, BRONZE, GOLD):
            if g.can_pay(seat, price_of(g, seat, unit, PACK, off)):
                found.append(REINFORCE.of(unit.index))
    return found


def purchases(g: Heroes, seat: Seat, off: int = 0) -> list[Act]:
    """All that the population token can buy for an army; `off` is gold that a card takes off one unit."""
    return [*recruits(g, seat, off), *reinforcements(g, seat, off)]


# -- buying -----------------------------------------------------------------------------------------------


def people_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """All that the population token is for, once in a round: units, a hero (who in the earlier edition needs
    none), cards that make a unit cheaper. [heroes.unit.100, heroes.town_action.080]"""
    found: list[Act] = []
    if not g.realm(seat).peopled:
        found.extend(recruits(g, seat))
        found.extend(reinforcements(g, seat))
        found.extend(posts_on_offer(g, seat))
        found.extend(discounts(g, seat))
    elif not g.rules.secondary_needs_token:
        return posts_on_offer(g, seat)
    return found


@deed("recruit", people_on_offer, any_turn=True)
@deed("reinforce", offered_along, any_turn=True)
def begin_buying(g: Heroes, seat: Seat, what: Act) -> None:
    """The first unit; others may follow. [heroes.unit.100]"""
    buy(g, seat, what, 0)


def buy(g: Heroes, seat: Seat, what: Act, off: int) -> None:
    """Pay for a unit and go on until the player has enough. [heroes.unit.020, heroes.unit.030]"""
    unit = g.units[what.id]
    face = PACK if what.verb == "reinforce" else FEW
    g.pay(seat, price_of(g, seat, unit, face, off))
    if face == PACK:
        g.reinforce_at_home(g.players[seat].main, unit.index)
    else:
        take_in(g, seat, unit)
    g.owe("heroes.people", seat, 0)


def might_discount(g: Heroes, f: Frame) -> bool:
    (off,) = f.args
    return not off and might_hold(g, f.seat, PURCHASE)


@chooser("people", secret=might_discount)
def units_for_sale(g: Heroes, f: Frame) -> list[Pick]:
    """Nobody is asked who can buy nothing more.  Each unit may have a card that makes it cheaper."""
    (off,) = f.args
    return [*purchases(g, f.seat, off), *([] if off else discounts(g, f.seat)), PASS]


@step("heroes.people", units_for_sale, rules=("heroes.unit.100", "heroes.unit.110", "heroes.unit_cost.010"))
def people(g: Heroes, f: Frame, what: Pick) -> None:
    """One unit after the other; the token is turned when the player has finished. [heroes.unit.110]"""
    (off,) = f.args
    if isinstance(what, Act) and what.verb == "discount":
        discount(g, f.seat, what)
    elif isinstance(what, Act):
        buy(g, f.seat, what, off)
    else:
        g.turn_population_token(f.seat)


def discounts(g: Heroes, seat: Seat) -> list[Act]:
    """Cards that make one unit cheaper, if there is a unit to buy then."""
    return [
        act("discount", card, use)
        for card, use, n in cards_for(g, seat, "cheaper_unit", PURCHASE)
        if purchases(g, seat, n)
    ]


@deed("discount", offered_along, any_turn=True)
def discount(g: Heroes, seat: Seat, what: Act) -> None:
    """The next unit costs less. [heroes.unit_cost.200]"""
    card, use = what.ids
    n = g.cards[card].uses[use].amount("cheaper_unit")
    spend_card(g, seat, what)
    g.owe("heroes.people", seat, n)


# -- armies that are too large ----------------------------------------------------------------------------


def take_in(g: Heroes, seat: Seat, unit: UnitDef) -> None:
    """A unit joins; where armies are limited another makes room for it.
    [heroes.unit.060, heroes.unit_cost.180]"""
    g.recruit(g.players[seat].main, unit.index)
    if g.rules.units_stand_ready:
        g.use_up(seat, ARRANGED)
    if 0 < g.rules.army_limit < len(g.players[seat].army):
        g.owe("heroes.make_room", seat)


@chooser("make_room")
def units_to_dismiss(g: Heroes, f: Frame) -> list[Act]:
    """All but the one that has just joined."""
    return [act("dismiss", kind, face) for kind, face in dict.fromkeys(g.players[f.seat].army[:-1])]


@step("heroes.make_room", units_to_dismiss, rules=("heroes.unit.060", "heroes.unit_cost.180"))
def make_room(g: Heroes, f: Frame, unit: Act) -> None:
    kind, face = unit.ids
    troop: Troop = (kind, face)
    g.dismiss(f.seat, troop)


# -- neutral units that are shown -------------------------------------------------------------------------


def can_show(g: Heroes, tier: int) -> bool:
    """Whether there is a neutral unit of a tier to turn up."""
    return bool(g.neutral[tier] or g.neutral_piles[tier])


def show_units(g: Heroes, seat: Seat, tiers: list[int], most: int, share: int = FULL) -> None:
    """Turn up a neutral unit of each tier; the player may buy so many of them for a share of their price,
    without the token. [heroes.neutral.030, heroes.town.130]"""
    shown = [g.show_neutral(seat, tier) for tier in tiers if can_show(g, tier)]
    g.owe("heroes.buy_shown", seat, most, share, *shown)


@chooser("buy_shown")
def shown_units(g: Heroes, f: Frame) -> list[Pick]:
    _, share, *shown = f.args
    found: list[Pick] = []
    for kind in dict.fromkeys(shown):
        if g.can_pay(f.seat, share_of(price_of(g, f.seat, g.units[kind], FEW), share)):
            found.append(act("recruit", kind))
    found.append(PASS)
    return found


@step(
    "heroes.buy_shown", shown_units, rules=("heroes.neutral.030", "heroes.town.130", "heroes.unit_cost.010")
)
def buy_shown(g: Heroes, f: Frame, choice: Pick) -> None:
    """What is not bought goes to the piles. [heroes.neutral.070]"""
    most, share, *shown = f.args
    if isinstance(choice, Act):
        unit = g.units[choice.id]
        g.pay(f.seat, share_of(price_of(g, f.seat, unit, FEW), share))
        take_in(g, f.seat, unit)
        shown.remove(choice.id)
        if shown and most > 1:
            g.then(buy_shown, f.carry(most - 1, share, *shown))
            return
    for kind in shown:
        g.discard_neutral(kind)


# -- the secondary hero -----------------------------------------------------------------------------------


def posts(g: Heroes, seat: Seat) -> list[int]:
    """Own towns and settlements where nobody stands: no hero of one's own, and no enemy who has just
    announced a fight there.
    [heroes.secondary_hero.010, heroes.secondary_hero.050, heroes.secondary_hero.160]"""
    return [field for field in g.homes(seat) if g.hero_on(field) == NONE]


def can_hire(g: Heroes, seat: Seat) -> bool:
    """One at a time; one that was lost comes back in the next turn at the earliest.  It takes the population
    token; in the earlier edition it takes none, and is done on the own turn.
    [heroes.secondary_hero.030, heroes.secondary_hero.040, heroes.secondary_hero.130]"""
    realm = g.realm(seat)
    if not g.rules.secondary_needs_token:
        if g.turn_of != seat:
            return False
    elif realm.peopled:
        return False
    if realm.away or scenario_of(g).rules.no_secondary_heroes:
        return False
    on_map = realm.secondary != NONE and g.heroes[realm.secondary].field != NONE
    return not on_map and g.can_pay(seat, HERO_PRICE)


def posts_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    return [act("hire", field) for field in posts(g, seat)] if can_hire(g, seat) else []


@deed("hire", offered_along, any_turn=True)
def hire(g: Heroes, seat: Seat, what: Act) -> None:
    """A use of the population token, and nothing else with it.
    [heroes.secondary_hero.020, heroes.secondary_hero.030, heroes.secondary_hero.170]"""
    g.pay(seat, HERO_PRICE)
    g.hire(seat, what.id)
    if g.rules.secondary_needs_token:
        g.turn_population_token(seat)
