"""What a resource round begins with, beside the income. [heroes.town.020]

No order of these changes anything, so nobody is asked for one: only the city hall leaves a choice.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.hearts import hearten
from fabletop.games.heroes.defs import BRONZE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import GOLD_EARNED
from fabletop.games.heroes.towns.printed import CITY_HALL, SPECIAL_1
from fabletop.games.heroes.towns.reinforce import few_units
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

HALL_GOLD: Final = act("hall_gold")
HALL_VALUABLE: Final = act("hall_valuable")


@step("heroes.start_of_resource_round")
def start_of_resource_round(g: Heroes, f: Frame) -> None:
    """The city hall, the brotherhood, and units that bring something in, each of them.
    [heroes.option.160, heroes.town.020, heroes.town.080, heroes.round.100]"""
    if g.has(f.seat, CITY_HALL) and not (g.rules.captured_towns_serve and g.has_lost_town(f.seat)):
        g.owe("heroes.city_hall", f.seat)
    if g.has_word(f.seat, SPECIAL_1, "brotherhood"):
        hearten(g, f.seat)
    for kind, face in g.players[f.seat].army:
        powers = g.units[kind].faces[face].powers
        if powers.income_gold or powers.income_valuables:
            earn(g, f.seat, powers.income_gold, powers.income_valuables)


def earn(g: Heroes, seat: Seat, gold: int, valuables: int) -> None:
    g.get_resources(seat, gold, 0, valuables)
    g.count(seat, GOLD_EARNED, gold)


@chooser("city_hall")
def gifts_of_hall(g: Heroes, f: Frame) -> list[Act]:
    """Gold, or what the faction has besides: a movement point for one of the heroes, a valuable, or a bronze
    unit reinforced, free and without a Citadel. [heroes.town.020, heroes.town.110, heroes.town.140]"""
    word = g.building(f.seat, CITY_HALL).word
    pays = g.rules.towns_pay  # [heroes.option.120]
    found = [HALL_GOLD] if pays else []
    if word == "gold_or_movement":
        found.extend([act("hall_movement", number) for number in g.heroes_of(f.seat)])
    elif word == "gold_or_valuable":
        if pays:
            found.append(HALL_VALUABLE)
    else:
        found.extend([act("reinforce", unit.index) for unit in few_units(g, f.seat, BRONZE, BRONZE)])
    return found


@step("heroes.city_hall", gifts_of_hall, rules=("heroes.town.020", "heroes.town.110", "heroes.town.140"))
def city_hall(g: Heroes, f: Frame, choice: Act) -> None:
    """[heroes.town.020]"""
    if choice is HALL_GOLD:
        earn(g, f.seat, g.building(f.seat, CITY_HALL).amount, 0)
    elif choice is HALL_VALUABLE:
        earn(g, f.seat, 0, 1)
    elif choice.verb == "hall_movement":
        g.get_movement(choice.id, 1)  # it is lost at the end of the turn in this round
    else:
        g.reinforce_at_home(g.players[f.seat].main, choice.id)
