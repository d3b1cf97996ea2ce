"""What to build, whom to recruit, what to trade."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.future import SPARE
from fabletop.games.heroes.bots.plan import (
    BESIDES,
    LAST_BUILDING,
    Purse,
    can_spare,
    incomes_left,
    kept_gold,
    lacking,
    next_building,
    next_stage,
    points_count,
    purse_of,
    rounds_left,
    running_short,
    saved_for,
)
from fabletop.games.heroes.bots.threat import is_pressed, needs_units
from fabletop.games.heroes.defs import FEW, NONE, PACK, SILVER
from fabletop.games.heroes.map.flags import income_from
from fabletop.games.heroes.map.places import TREE_GOLD, TREE_VALUABLES
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import TOP_EXPERIENCE
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.strength import gain_of
from fabletop.games.heroes.towns.people import HERO_PRICE, purchases
from fabletop.games.heroes.towns.printed import CITADEL
from fabletop.games.heroes.towns.reinforce import FREE, few_units, price_of, share_of
from fabletop.games.heroes.towns.spells import spell_price
from fabletop.games.heroes.towns.trade import TRADES
from fabletop.kernel.frame import Act, Seat

# What resources are worth in gold
VALUE: Final[tuple[float, ...]] = (1.0, 1.5, 3.0)
LACKED: Final = 2.0  # how much more what the plan lacks is worth

STAGE: Final = 90.0
BUILDING: Final = 50.0  # towns come before steps: what is bought fights in the same turn
POINT: Final = 41.0  # a building that is but a point at the end
UNIT: Final = 20.0
STRENGTH: Final = 4.0  # for each gold, to compare units
MOST: Final = 25.0  # so that no unit comes before a building
LEAST_GAIN: Final = 0.4  # strength for each gold that a unit must bring at least
LEVEL_GIVEN_UP: Final = 0.03  # of the army in the end, for a level
RICH_FOR_LEVEL: Final = 8  # gold to have left after it
VALUABLES_KEPT: Final = 2
TREE: Final[tuple[Resources, ...]] = ((TREE_GOLD, 0, 0), (0, 0, TREE_VALUABLES))
HERO_GIVEN_UP: Final = 0.25  # and for a second hero, who gathers all the game
PLENTY: Final = 20  # gold to be left over in the end before any is spent on what the plan leaves out
HERO: Final = 46.0
HERO_UNTIL: Final = 5  # rounds before the end until which a second hero pays
ARMY_BEFORE_HERO: Final = 3  # units
ARMY_BEFORE_GATHERING: Final = 2  # where an army must be raised, and everything counts that lies about
TRADING: Final = 7.0  # where the plan waits for a trade
SALE: Final = 0.7  # for each gold that comes of what is to spare
SPELL: Final = 3.0
RICH: Final = 12  # gold that a player has to spare for spells and artifacts
TRADE: Final = 3.0
MOST_TRADES: Final = 6  # of one kind, looked at together
MUCH: Final = 0.5  # how much better an army must be in the end for the plan to wait for a trade
KEPT: Final[Resources] = (0, 4, 4)  # of what is traded for gold, for buildings and dear units


def worth_of_goods(g: Heroes, seat: Seat, goods: Resources) -> float:
    """Resources in gold; those that the plan lacks count more."""
    total = 0.0
    for n, value, short in zip(goods, VALUE, running_short(g, seat), strict=True):
        total += n * value * (LACKED if short and value > 1.0 else 1.0)
    return total


# -- building -----------------------------------------------------------------------------------------------


def build_score(g: Heroes, seat: Seat, kind: int) -> float:
    """What the plan wants, at once; anything else if it takes nothing from the plan."""
    price = g.building(seat, kind).price
    if not can_spare(g, seat, price, plan=False):
        return -1.0
    if kind == next_building(g, seat) and (
        next_stage(g, seat) == NOTHING or can_spare(g, seat, price) or is_pressed(g, seat)
    ):
        return BUILDING
    if kind == CITADEL and is_refuge(g, seat):
        return BUILDING
    if not points_count(g):
        return -1.0  # units are dearer
    if rounds_left(g) < LAST_BUILDING:
        return POINT - price[0] / 10 if next_stage(g, seat) == NOTHING else -1.0
    if kind in BESIDES and next_building(g, seat) != kind and is_spare(g, seat, price):
        return BUILDING - 5.0 - BESIDES.index(kind)
    return -1.0


def is_refuge(g: Heroes, seat: Seat) -> bool:
    """Whether walls and whole units must do: somebody stronger comes, and what the plan wants cannot be paid
    yet."""
    wanted = next_building(g, seat)
    return (wanted == NONE or not g.can_pay(seat, g.building(seat, wanted).price)) and is_pressed(g, seat)


def is_spare(g: Heroes, seat: Seat, price: Resources) -> bool:
    """Whether the plan can be paid all the same, and units beside it."""
    if next_stage(g, seat) != NOTHING:
        return False
    gold = g.players[seat].gold - price[0]
    return can_spare(g, seat, price) and gold >= saved_for(g, seat)[0] + RICH


# -- units --------------------------------------------------------------------------------------------------


def unit_score(g: Heroes, seat: Seat, option: Act, share: int = NONE, off: int = 0) -> float:
    """Strength for its gold; only the best five count."""
    unit = g.units[option.id]
    face = PACK if option.verb == "reinforce" else FEW
    price = price_of(g, seat, unit, face, off)
    if share != NONE:
        price = share_of(price, share)
    gain = gain_of(g, g.players[seat].army, unit, face)
    cost = price[0] + 5.0 * price[2]
    if not keeps_up(g, seat, price, unit=option.id, face=face) and not needs_units(g, seat):
        return -1.0
    if gain < LEAST_GAIN * cost or not can_spare(g, seat, price, plan=False):
        return -1.0
    return UNIT + min(MOST, STRENGTH * gain / max(1.0, cost))


def discount_score(g: Heroes, seat: Seat, option: Act) -> float:
    """A card that makes the next unit cheaper comes before all units, if one of them would be bought then."""
    card, use = option.ids
    off = g.cards[card].uses[use].amount("cheaper_unit")
    wanted = [unit_score(g, seat, unit, off=off) for unit in purchases(g, seat, off)]
    return UNIT + MOST + 1.0 if max(wanted, default=0.0) > 0.0 else -1.0


def keeps_up(
    g: Heroes, seat: Seat, price: Resources, given_up: float = 0.0, unit: int = NONE, face: int = FEW
) -> bool:
    """Whether the army that the goal asks for comes to no less, or little less, if so much is paid now; what
    would be left over in plenty may go."""
    purse = purse_of(g, seat)
    if purse is None:
        return True
    outlook = purse.outlook()
    least = outlook.worth * (1.0 - given_up)
    if outlook.left[0] - price[0] >= PLENTY:
        least -= SPARE * price[0]
    return purse.after(price, unit, face) >= least


def pays_for_level(g: Heroes, seat: Seat, price: Resources) -> bool:
    """Whether so much can be paid for a level without regret."""
    player = g.players[seat]
    gold, _, valuables = price
    if gold and player.gold < gold + RICH_FOR_LEVEL + kept_gold(g, seat):
        return False
    if valuables and player.valuables < valuables + VALUABLES_KEPT:
        return False
    learns = g.main_hero(seat).experience < TOP_EXPERIENCE
    return learns and can_spare(g, seat, price) and keeps_up(g, seat, price, LEVEL_GIVEN_UP)


def can_learn(g: Heroes, seat: Seat) -> bool:
    """Whether a tree of knowledge is worth its price."""
    return any(pays_for_level(g, seat, price) for price in TREE)


def hire_score(g: Heroes, seat: Seat) -> float:
    """A second hero gathers what lies about, while there are rounds left, and an army to follow it."""
    least = ARMY_BEFORE_HERO if purse_of(g, seat) is None else ARMY_BEFORE_GATHERING
    early = rounds_left(g) >= HERO_UNTIL and len(g.players[seat].army) >= least
    if not early or not can_spare(g, seat, HERO_PRICE):
        return -1.0
    return HERO if keeps_up(g, seat, HERO_PRICE, HERO_GIVEN_UP) else -1.0


# -- spells and artifacts -----------------------------------------------------------------------------------


def spell_score(g: Heroes, seat: Seat, off: int = 0) -> float:
    """With gold to spare; a card that makes it cheaper and better first."""
    gold = g.players[seat].gold - spell_price(g, seat, off)[0]
    return SPELL + off / 10 if gold >= kept_gold(g, seat) + RICH - 4 * off else -1.0


def forge_score(g: Heroes, seat: Seat) -> float:
    return SPELL if g.players[seat].gold >= kept_gold(g, seat) + RICH + 6 else -1.0


# -- trading ------------------------------------------------------------------------------------------------


def trade_score(g: Heroes, seat: Seat, number: int) -> float:
    """What is to spare for what the plan lacks; once it is fulfilled, for gold."""
    price, goods = TRADES[number]
    player = g.players[seat]
    purse = purse_of(g, seat)
    if purse is not None:
        return on_the_way(purse, price, goods)
    need = saved_for(g, seat)
    if need == NOTHING:
        need = KEPT
    have = (player.gold - kept_gold(g, seat), player.materials, player.valuables)
    lack = lacking(g, seat)
    for given, owned, needed in zip(price, have, need, strict=True):
        if given and owned - given < needed:
            return -1.0
    if need == KEPT:
        return TRADE if goods[0] else -1.0
    wanted = any(got and lacked for got, lacked in zip(goods, lack, strict=True))
    return TRADE - sum(price) / 10 if wanted else -1.0


def on_the_way(purse: Purse, price: Resources, goods: Resources) -> float:
    """A trade that makes the army better in the end, or a sale of what is to spare."""
    gold, materials, valuables = (given - got for given, got in zip(price, goods, strict=True))
    better = -1.0
    for times in range(1, MOST_TRADES + 1):
        whole = (gold * times, materials * times, valuables * times)
        if all(paid <= have for paid, have in zip(whole, purse.means.treasury, strict=True)):
            better = max(better, purse.after(whole) - purse.outlook().worth)
    if better >= MUCH:
        return TRADE + better
    spare = purse.spare()
    sells = goods[0] > 0 and materials <= spare[0] and valuables <= spare[1]
    return TRADE if sells and better > 0.0 else -1.0


def can_hire(g: Heroes, seat: Seat) -> bool:
    """Whether there is gold for units that are shown at a trading post, where a scenario has them there."""
    shown = len(scenario_of(g).rules.trading_post_recruits) > 0
    return shown and g.players[seat].gold >= kept_gold(g, seat) + RICH


def trading_worth(g: Heroes, seat: Seat) -> float:
    """What it is worth to come to a trading post: what the plan waits for, or what is to spare, or units."""
    if can_hire(g, seat):
        return TRADING
    best = -1.0
    for number, (price, _) in enumerate(TRADES):
        if g.can_pay(seat, price):
            best = max(best, trade_score(g, seat, number))
    purse = purse_of(g, seat)
    if best <= 0.0:
        return 0.0
    if purse is None or best >= TRADE + MUCH:
        return TRADING
    materials, valuables = purse.spare()
    return SALE * (materials + 3 * valuables)


# -- city halls and settlements -----------------------------------------------------------------------------


def hall_score(g: Heroes, seat: Seat, option: Act) -> float:
    """A point of movement is worth less than gold; a valuable that is lacking, or a dear unit, more."""
    if option.verb == "hall_gold":
        return 4.5
    if option.verb == "hall_valuable":
        return worth_of_goods(g, seat, (0, 0, 1))
    if option.verb == "reinforce":
        return float(g.units[option.id].faces[PACK].gold)
    return 2.0 if g.heroes[option.id].main else 1.0


def settle_score(g: Heroes, seat: Seat, option: Act, first: bool) -> float:
    """Income for as often as it is still paid, or the dearest unit that can be reinforced now."""
    if option.verb == "yields":
        step = income_from(g.rules, option.id)
        times = incomes_left(g) + (1 if first else 0)
        return worth_of_goods(g, seat, step) * times + 0.1
    found = [0.0]
    for unit in few_units(g, seat, 1, SILVER):
        price = price_of(g, seat, unit, PACK)
        if first or g.can_pay(seat, share_of(price, 1)):
            found.append(price[0] * (1.0 if first else 0.5))
    return max(found)


def gift_score(g: Heroes, seat: Seat, option: Act, share: int) -> float:
    """A unit reinforced for a share of its price: the more it gains, the better."""
    unit = g.units[option.id]
    price = share_of(price_of(g, seat, unit, PACK), share)
    if share != FREE and not can_spare(g, seat, price, plan=False):
        return -1.0
    return gain_of(g, g.players[seat].army, unit, PACK)
