"""Visiting a field: cubes, and what the place does. [heroes.location]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.printed import BLOCKED, FLAG, REVISIT, VISIT
from fabletop.games.heroes.map.walk import can_stay_and_act, is_empty_for, kind_of, pay_for_deed
from fabletop.games.heroes.scenario.places import given_instead, is_for_every_visit
from fabletop.games.heroes.scenario.tokens import come_to
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# What a place does for a seat whose hero visits it on a field.  Whatever is to be decided is owed.
PlaceDeed = Callable[[Heroes, Seat, int, int], None]
PLACES: Final[dict[str, PlaceDeed]] = {}
BY_SCENARIO: Final = ("obelisk", "dragon_utopia", "grail")  # places that do what the scenario says


def place(id: str) -> Callable[[PlaceDeed], PlaceDeed]:
    """Register what a place does."""

    def register(does: PlaceDeed) -> PlaceDeed:
        if id in PLACES:
            raise ValueError(f"two rules claim the place {id}")
        PLACES[id] = does
        return does

    return register


@step("heroes.visit")
def visit(g: Heroes, f: Frame) -> None:
    """A place that can be visited once gets a black cube, even if nothing is taken; one that can be flagged
    is the player's; others leave no trace. [heroes.location.020, heroes.location.060, heroes.location.070,
    heroes.location.090]"""
    (number,) = f.args
    field = g.heroes[number].field
    printed = g.land.field(field)
    g.settle_on(number)
    if g.heroes[number].ai != NONE:
        mark_by_ai(g, number, field)
        return
    come_to(g, f.seat, number, field)
    if not has_effect(g, f.seat, field):
        return
    kind = kind_of(g, field)
    if kind == VISIT:
        g.visit(number, field)
    elif kind == FLAG:
        take(g, f.seat, number, field)
        return
    instead = given_instead(g, f.seat, field)
    if instead != NONE:
        g.owe("heroes.choose_gift", f.seat, number, instead)
    else:
        PLACES[printed.id](g, f.seat, number, field)


@chooser("choose_gift")
def gifts_of_place(g: Heroes, f: Frame) -> list[Act]:
    """What the place gives everywhere, or what the scenario has it give."""
    _, instead = f.args
    return [act("as_usual"), act("script", instead)]


@step("heroes.choose_gift", gifts_of_place, rules=("heroes.event.030",))
def choose_gift(g: Heroes, f: Frame, choice: Act) -> None:
    number, instead = f.args
    field = g.heroes[number].field
    if choice.verb == "script":
        g.owe("heroes.run_script", f.seat, instead, number)
    else:
        PLACES[g.land.field(field).id](g, f.seat, number, field)


def mark_by_ai(g: Heroes, number: int, field: int) -> None:
    """An AI hero puts its cube, or a black one, on whatever it enters and gains nothing; in the first edition
    a mine or settlement costs a point, or waits until there is one. [heroes.ai_movement.030]"""
    printed = g.land.field(field)
    cube = g.marks[field].cube
    if printed.kind == VISIT and cube != BLACK:
        g.visit(number, field)
    elif printed.kind == FLAG and cube > AI_OWNER:
        price = g.rules.ai_flagging_costs if printed.id in ("mine", "settlement") else 0
        if price <= g.heroes[number].movement:
            g.pay_movement(number, price)
            g.flag(number, field)


def has_effect(g: Heroes, seat: Seat, field: int) -> bool:
    """Whether there is anything to visit: no black cube, and no flag of one's own or an ally.
    [heroes.location.040, heroes.location.080]"""
    if g.land.field(field).id in BY_SCENARIO and is_for_every_visit(g, seat, field):
        return True
    return g.land.field(field).kind != BLOCKED and not is_empty_for(g, seat, field)


def take(g: Heroes, seat: Seat, number: int, field: int) -> None:
    """Flag a place; who owned it first gets more. [heroes.location.070]"""
    PLACES[g.land.field(field).id](g, seat, number, field)


# -- once more --------------------------------------------------------------------------------------------

IDLE: Final = ("stables", "sanctuary", "dragon_utopia")  # nothing is gained there [heroes.movement.140]


def revisits_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    found: list[Act] = []
    for number in g.heroes_of(seat):
        field = g.heroes[number].field
        printed = g.land.fields[field]
        if printed is None or printed.id in IDLE:
            continue
        every = printed.id in BY_SCENARIO and is_for_every_visit(g, seat, field)
        if (every or kind_of(g, field) == REVISIT) and can_stay_and_act(g, number):
            found.append(act("revisit", number))
    return found


@deed("revisit", revisits_on_offer)
def revisit(g: Heroes, seat: Seat, what: Act) -> None:
    """The field on which the hero stands, for a point. [heroes.movement.140]"""
    pay_for_deed(g, what.id)
    g.owe("heroes.visit", seat, what.id)
