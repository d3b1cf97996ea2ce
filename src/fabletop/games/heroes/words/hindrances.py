"""Why something cannot be done now."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.hindrances import Hindrance
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.heroes.words.towns import RESOURCES, building_name
from fabletop.games.words import Given, both
from fabletop.kernel.frame import Seat
from fabletop.said import Said, say


def hindrance(w: HeroesWords, g: Heroes, seat: Seat, why: Hindrance) -> Said:
    given: Given = {}
    if why.price != NOTHING:
        given["price"], given["purse"] = in_coins(why)
    if why.need != NONE:
        given["need"], given["have"] = why.need, why.have
    if why.hero != NONE:
        given["hero"] = w.hero(g, why.hero)
    if why.unit != NONE:
        given["unit"] = w.unit(g, why.unit)
    if why.kind != NONE:
        given["unit"] = w.cards.unit(why.kind)
    if why.building != NONE:
        given["building"] = building_name(g.building(seat, why.building))
    if why.faction != NONE:
        given["faction"] = w.cards.faction(why.faction)
    return say(f"hindered-{why.key}", **given)


def in_coins(why: Hindrance) -> tuple[Said, Said]:
    """A price, and what the treasury holds of the same resources: 8 gold and 1 valuable, 5 gold and 0
    valuables."""
    asked = [(name, n, has) for name, n, has in zip(RESOURCES, why.price, why.purse, strict=True) if n]
    price = both([say(f"amount-{name}", n=n) for name, n, _ in asked])
    return price, both([say(f"amount-{name}", n=has) for name, _, has in asked])
