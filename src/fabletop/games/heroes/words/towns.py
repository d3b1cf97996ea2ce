"""What is said in towns and at trading posts: options, labels, events, and the rules behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import FEW, PACK
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.towns.people import HERO_PRICE
from fabletop.games.heroes.towns.printed import CITY_HALL, BuildingDef
from fabletop.games.heroes.towns.reinforce import price_of, share_of
from fabletop.games.heroes.towns.special import FORGE_PRICE, SMELTED_GOLD
from fabletop.games.heroes.towns.spells import spell_price
from fabletop.games.heroes.towns.trade import CARD_GOLD, TRADES
from fabletop.games.heroes.turn.formation import standing
from fabletop.games.heroes.words.table import HeroesWords, at
from fabletop.games.words import Given, Vary, both, key
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Seat
from fabletop.said import Said, Say, say

Full = Callable[[HeroesWords, Heroes, Decision, Act], Said]
RESOURCES: Final = ("gold", "materials", "valuables")
# Decisions in which units are paid for from a treasury
SHOPS: Final = ("main", "town_window", "people", "buy_shown", "reinforce_one", "city_hall")


def amounts(price: Resources) -> Said:
    """12 gold and 1 valuable."""
    return both([say(f"amount-{name}", n=n) for name, n in zip(RESOURCES, price, strict=True) if n] or ["0"])


def building_name(building: BuildingDef) -> Say:
    return say(key("building", building.id))


def whose(d: Decision, pick: Act) -> Seat:
    """For whom an option is."""
    return d.frame.seat if pick.seat < 0 else Seat(pick.seat)


# -- options ----------------------------------------------------------------------------------------------


def build(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return said_of_building("option-build", g, d, pick)


def build_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return said_of_building("label-build", g, d, pick)


def said_of_building(text: str, g: Heroes, d: Decision, pick: Act) -> Said:
    building = g.building(whose(d, pick), pick.id)
    return say(text, building=building_name(building), price=amounts(building.price))


def build_hint(g: Heroes, d: Decision, pick: Act) -> Said:
    """What the building does."""
    return say(key("building", g.building(whose(d, pick), pick.id).id) + ".text")


def price_in(g: Heroes, d: Decision, pick: Act) -> Resources:
    """What a unit costs here and now."""
    seat, unit = whose(d, pick), g.units[pick.id]
    face = PACK if pick.verb == "reinforce" else FEW
    if d.kind == "city_hall":
        return NOTHING
    if d.kind == "people":
        (off,) = d.frame.args
        return price_of(g, seat, unit, face, off)
    price = price_of(g, seat, unit, face)
    if d.kind == "reinforce_one":
        _, _, share = d.frame.args
        return share_of(price, share)
    if d.kind == "buy_shown":
        _, share, *_ = d.frame.args
        return share_of(price, share)
    return price


def cost(g: Heroes, d: Decision, pick: Act) -> Resources | None:
    """What an option takes from the treasury, where that is not simply what is printed."""
    if pick.verb in ("recruit", "reinforce"):
        return price_in(g, d, pick) if d.kind in SHOPS else None
    if pick.verb == "hire":
        return HERO_PRICE
    if pick.verb == "book":
        return spell_price(g, whose(d, pick))
    return FORGE_PRICE if pick.verb == "forge" else None


def about(g: Heroes, d: Decision, pick: Act) -> dict[str, int]:
    """Its price by resource, for those who draw it."""
    price = cost(g, d, pick)
    if price is None:
        return {}
    return {name: n for name, n in zip(RESOURCES, price, strict=True) if n} or {RESOURCES[0]: 0}


def bought(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """A unit to recruit or to reinforce, for what it costs."""
    price = price_in(g, d, pick)
    unit = w.cards.unit(pick.id)
    if price == NOTHING:
        return say(f"option-{pick.verb}-free", unit=unit)
    return say(f"option-{pick.verb}-for", unit=unit, price=amounts(price))


def bought_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    price = price_in(g, d, pick)
    unit = w.cards.unit(pick.id)
    return unit if price == NOTHING else say("label-for", unit=unit, price=amounts(price))


def hire_guard(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """A guard that lets itself be recruited, for what it costs."""
    _, _, kind = pick.ids
    price = price_of(g, d.frame.seat, g.units[kind], FEW)
    return say("option-recruit-for", unit=w.cards.unit(kind), price=amounts(price))


def place_said(g: Heroes, place: int) -> Said:
    """Where a unit stands on the own board."""
    row, file = divmod(place, g.rules.width)
    return say("place-back" if row == 0 else "place-front", n=file + 1)


def move_unit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    now = next(place for (kind, _), place in standing(g, d.frame.seat) if kind == pick.id)
    return say("option-move-unit", unit=w.cards.unit(pick.id), place=place_said(g, now))


def place(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    for (kind, _), taken in standing(g, d.frame.seat):
        if taken == pick.id:
            return say("option-place-taken", unit=w.cards.unit(kind), place=place_said(g, taken))
    return place_said(g, pick.id)


def dismiss(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    kind, face = pick.ids
    return say("option-dismiss", unit=w.cards.troop(kind, face))


def hire(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    place = say(key("place", g.land.field(pick.id).id))
    return say("option-hire", place=place, field=at(pick.id), n=HERO_PRICE[0])


def hire_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("label-hire", place=say(key("place", g.land.field(pick.id).id)), field=at(pick.id))


def book(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-book", n=spell_price(g, whose(d, pick))[0])


def smelt(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-smelt", card=w.cards.name(pick.id), n=SMELTED_GOLD)


def forge(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-forge", n=FORGE_PRICE[0])


def summon(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-summon", tier=w.cards.tier(pick.id))


def recall(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-recall", card=w.cards.name(pick.id))


def hall_gold(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-hall-gold", n=g.building(d.frame.seat, CITY_HALL).amount)


def hall_movement(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-hall-movement-main" if g.heroes[pick.id].main else "option-hall-movement-secondary")


def trade(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    price, goods = TRADES[pick.id]
    return say("option-trade", price=amounts(price), goods=amounts(goods))


def removed(w: HeroesWords, card: int) -> Said:
    """A card given up at a trading post."""
    return say("option-remove-for", card=w.cards.name(card), n=CARD_GOLD)


FULL: Final[dict[str, Full]] = {
    "build": build,
    "dismiss": dismiss,
    "hire_guard": hire_guard,
    "move_unit": move_unit,
    "place": place,
    "hire": hire,
    "book": book,
    "smelt": smelt,
    "forge": forge,
    "summon": summon,
    "recall": recall,
    "hall_gold": hall_gold,
    "hall_movement": hall_movement,
    "trade": trade,
}
LABELS: Final[dict[str, Full]] = {"build": build_label, "hire": hire_label}


# -- what happened ----------------------------------------------------------------------------------------


def paid(w: HeroesWords, g: Heroes, e: ev.Paid) -> tuple[str, Given]:
    return "", {"price": amounts((e.gold, e.materials, e.valuables))}


def built(w: HeroesWords, g: Heroes, e: ev.Built) -> tuple[str, Given]:
    found = [one for board in g.printed.buildings for one in board if one.index == e.building]
    return "", {"building": building_name(found[0])}


def unit_shown(w: HeroesWords, g: Heroes, e: ev.UnitShown) -> tuple[str, Given]:
    return "", {"unit": w.cards.unit(e.kind)}


def unit_dismissed(w: HeroesWords, g: Heroes, e: ev.UnitDismissed) -> tuple[str, Given]:
    return "", {"unit": w.cards.troop(e.kind, e.face)}


VARIED: Final[dict[type[Event], Vary]] = {
    ev.Paid: paid,
    ev.Built: built,
    ev.UnitShown: unit_shown,
    ev.UnitDismissed: unit_dismissed,
}
HEADS: Final = (ev.Paid, ev.UnitShown, ev.CameUnseen)  # begin a new paragraph of the log


# -- the rules behind it ----------------------------------------------------------------------------------

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "build": ("heroes.town.060", "heroes.town.090", "heroes.town_action.070"),
    "hire": (
        "heroes.secondary_hero.020",
        "heroes.secondary_hero.030",
        "heroes.secondary_hero.050",
        "heroes.secondary_hero.160",
        "heroes.secondary_hero.170",
    ),
    "book": ("heroes.mage_guild.040", "heroes.mage_guild.050", "heroes.mage_guild.070"),
    "smelt": ("heroes.town.080", "heroes.town.120"),
    "forge": ("heroes.town.080", "heroes.town.120"),
    "cover": ("heroes.town.080", "heroes.town.120"),
    "summon": ("heroes.town.130",),
    "hall_movement": ("heroes.town.110",),
    "dismiss": ("heroes.unit.060",),
    "arrange": ("heroes.combat_setup.180",),
    "hire_guard": ("heroes.neutral.030", "heroes.neutral.050"),
    "trade": (
        "heroes.trade.020",
        "heroes.trade.030",
        "heroes.trade.040",
        "heroes.trade.050",
        "heroes.trade.060",
        "heroes.trade.070",
    ),
}
RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.Built: ("heroes.town.090", "heroes.town.100"),
    ev.Hired: ("heroes.secondary_hero.050", "heroes.secondary_hero.070"),
    ev.UnitShown: ("heroes.town.130", "heroes.neutral.030"),
    ev.UnitDismissed: ("heroes.unit.060",),
    ev.CameUnseen: ("heroes.town.080", "heroes.town.120"),
}
