"""What cannot be built, bought or traded now. [heroes.town, town_action, unit_cost, mage_guild, trade]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.split import can_search
from fabletop.games.heroes.defs import BRONZE, FEW, GOLD, NONE, PACK, UnitDef
from fabletop.games.heroes.hindrances.record import Hindrance, Left, too_dear
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.build import can_build
from fabletop.games.heroes.towns.people import HERO_PRICE, can_hire, purchases
from fabletop.games.heroes.towns.printed import CITADEL, DWELLING, MAGE_GUILD
from fabletop.games.heroes.towns.reinforce import few_units, price_of
from fabletop.games.heroes.towns.spells import BOOK, can_buy_spell, guild_of, spell_price
from fabletop.games.heroes.towns.trade import TRADES, can_be_removed
from fabletop.kernel.frame import NOBODY, Act, Seat, act

BY_SCENARIO: Final = "heroes.overview.020"
RULES_OF_TIERS: Final = ("", "heroes.unit_cost.050", "heroes.unit_cost.060", "heroes.unit_cost.070")
RULES_OF_TRADES: Final = (
    "heroes.trade.020",
    "heroes.trade.030",
    "heroes.trade.040",
    "heroes.trade.050",
    "heroes.trade.060",
    "heroes.trade.070",
)


# -- buildings --------------------------------------------------------------------------------------------


def buildings(g: Heroes, seat: Seat, general: Hindrance | None) -> Left:
    """Those that do not stand and cannot be built now."""
    for kind, building in enumerate(g.printed.buildings[g.players[seat].faction]):
        if g.has(seat, kind):
            continue
        payable = g.can_pay(seat, building.price)
        if general is not None or g.realm(seat).built or not payable or not can_build(g, seat, kind):
            yield act("build", kind), general or why_not_built(g, seat, kind)


def why_not_built(g: Heroes, seat: Seat, kind: int) -> Hindrance:
    """[heroes.town.090, heroes.town.060, heroes.overview.020]"""
    if g.realm(seat).built:
        return Hindrance("built", "heroes.town.090")
    if kind in scenario_of(g).rules.no_building:
        return Hindrance("scenario", BY_SCENARIO)
    building = g.building(seat, kind)
    if building.requires != NONE and not g.has(seat, building.requires):
        return Hindrance("building", "heroes.town.060", building=building.requires)
    return too_dear(g, seat, building.price, "heroes.town.090")


# -- units ------------------------------------------------------------------------------------------------


def people(g: Heroes, seat: Seat, general: Hindrance | None, off: int = 0) -> Left:
    """Units of the own faction, and of the army, that can be neither recruited nor reinforced now; `off` is
    gold that a card takes off one unit."""
    peopled = g.realm(seat).peopled
    offered: list[Act] = [] if general is not None or peopled else purchases(g, seat, off)
    army = dict(g.players[seat].army)
    for unit in g.printed.of_faction[g.players[seat].faction]:
        if unit.index not in army:
            recruit = act("recruit", unit.index)
            if recruit not in offered:
                yield recruit, general or why_not_recruited(g, seat, unit, off)
            reinforce = act("reinforce", unit.index)
            if reinforce not in offered:
                yield reinforce, Hindrance("few-first", "heroes.unit_cost.030", kind=unit.index)
    for unit in dict.fromkeys(few_units(g, seat, BRONZE, GOLD)):
        reinforce = act("reinforce", unit.index)
        if reinforce not in offered:
            yield reinforce, general or why_not_reinforced(g, seat, unit, off)


def why_not_recruited(g: Heroes, seat: Seat, unit: UnitDef, off: int) -> Hindrance:
    """[heroes.town_action.080, heroes.unit_cost.020, heroes.option.160]"""
    if g.realm(seat).peopled:
        return Hindrance("peopled", "heroes.town_action.080")
    if g.rules.captured_towns_serve and any(
        kind == unit.index for player in g.players for kind, _ in player.army
    ):
        return Hindrance("taken", "heroes.option.160", kind=unit.index)
    if not g.has(seat, DWELLING + unit.tier):
        return Hindrance("building", RULES_OF_TIERS[unit.tier], building=DWELLING + unit.tier)
    return too_dear(g, seat, price_of(g, seat, unit, FEW, off), "heroes.unit_cost.020")


def why_not_reinforced(g: Heroes, seat: Seat, unit: UnitDef, off: int) -> Hindrance:
    """[heroes.town_action.080, heroes.town.030, heroes.unit_cost.030]"""
    if g.realm(seat).peopled:
        return Hindrance("peopled", "heroes.town_action.080")
    if not g.serves(seat, CITADEL):
        return Hindrance("building", "heroes.town.030", building=CITADEL)
    return too_dear(g, seat, price_of(g, seat, unit, PACK, off), "heroes.unit_cost.030")


# -- the secondary hero -----------------------------------------------------------------------------------


def hires(g: Heroes, seat: Seat, general: Hindrance | None) -> Left:
    """Places where no secondary hero can be put now; the own town if there are none."""
    homes = g.homes(seat)
    open_ = general is None and can_hire(g, seat)
    for field in homes or [g.realm(seat).town]:
        if field != NONE and not (open_ and field in homes and g.hero_on(field) == NONE):
            yield act("hire", field), general or why_not_hired(g, seat, field, homes)


def why_not_hired(g: Heroes, seat: Seat, field: int, homes: list[int]) -> Hindrance:
    """[heroes.secondary_hero.010, heroes.secondary_hero.020, heroes.secondary_hero.030,
    heroes.secondary_hero.040, heroes.secondary_hero.050, heroes.secondary_hero.130]"""
    realm = g.realm(seat)
    if scenario_of(g).rules.no_secondary_heroes:
        return Hindrance("scenario", BY_SCENARIO)
    if realm.secondary != NONE and g.heroes[realm.secondary].field != NONE:
        return Hindrance("hero-there", "heroes.secondary_hero.040")
    if realm.away:
        return Hindrance("hero-away", "heroes.secondary_hero.130")
    if not g.rules.secondary_needs_token:
        if g.turn_of != seat:
            return Hindrance("own-turn", "heroes.secondary_hero.030")
    elif realm.peopled:
        return Hindrance("peopled", "heroes.secondary_hero.030")
    if not homes:
        return Hindrance("no-home", "heroes.secondary_hero.010")
    if not g.can_pay(seat, HERO_PRICE):
        return too_dear(g, seat, HERO_PRICE, "heroes.secondary_hero.020")
    return Hindrance("post-taken", "heroes.secondary_hero.050")


# -- spells -----------------------------------------------------------------------------------------------


def spells(g: Heroes, seat: Seat, general: Hindrance | None) -> Left:
    if general is not None or not can_buy_spell(g, seat):
        yield BOOK, general or why_no_spell(g, seat)


def why_no_spell(g: Heroes, seat: Seat) -> Hindrance:
    """[heroes.mage_guild.040, heroes.mage_guild.050, heroes.mage_guild.070, heroes.town.070]"""
    if g.realm(seat).booked:
        return Hindrance("booked", "heroes.mage_guild.050")
    if guild_of(g, seat) == NOBODY:
        if g.has(seat, MAGE_GUILD):
            return Hindrance("guild-new", "heroes.mage_guild.070")
        return Hindrance("building", "heroes.town.070", building=MAGE_GUILD)
    price = spell_price(g, seat)
    if not g.can_pay(seat, price):
        return too_dear(g, seat, price, "heroes.mage_guild.040")
    assert not can_search(g, seat, SPELLS)
    return Hindrance("no-spells", "heroes.mage_guild.040")


# -- trade ------------------------------------------------------------------------------------------------


def trades(g: Heroes, seat: Seat, general: Hindrance | None) -> Left:
    """Trades that cannot be paid for. [heroes.trade.010]"""
    for number, (price, _) in enumerate(TRADES):
        if general is not None or not g.can_pay(seat, price):
            yield act("trade", number), general or too_dear(g, seat, price, RULES_OF_TRADES[number])


def removals(g: Heroes, seat: Seat, traded: bool) -> Left:
    """Cards of the hand that cannot be given up at a trading post. [heroes.trade.080, heroes.trade.090]"""
    if not g.rules.trading_post_removes:
        return
    for card in dict.fromkeys(g.players[seat].hand):
        if traded:
            yield act("card", card), Hindrance("traded", "heroes.trade.080")
        elif not can_be_removed(g, seat, card):
            yield act("card", card), Hindrance("keeps", "heroes.trade.090")
