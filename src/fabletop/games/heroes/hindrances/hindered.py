"""What is left out of each kind of question."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.registry import BLOW, FATAL, ON_MAP, ROLLED, TURN
from fabletop.games.heroes.combat.order import next_in_line
from fabletop.games.heroes.hindrances import combat, paths, town
from fabletop.games.heroes.hindrances.cards import cards
from fabletop.games.heroes.hindrances.record import Hindrance, Left
from fabletop.games.heroes.map.walk import steps_onward
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

ANSWERS: Final = {"die": ROLLED, "fatal": FATAL}


def hindered(g: Heroes, seat: Seat, decision: Decision) -> Left:
    """Everything left out of a question to a seat, each with its first reason."""
    kind, args = decision.kind, decision.frame.args
    offered = set(decision.options)
    if kind == "main":
        yield from on_turn(g, seat, offered)
    elif kind == "town_window":
        attacked = not g.rules.builds_when_attacked and g.turn_of != seat
        yield from in_town(g, seat, Hindrance("attacked-builds", "heroes.turn.100") if attacked else None)
    elif kind == "people":
        yield from while_buying(g, seat, args[0])
    elif kind == "trade":
        yield from town.trades(g, seat, None)
        yield from town.removals(g, seat, bool(args[0]))
    elif kind == "act":
        yield from in_combat(g, seat, args[0], offered)
    elif kind == "next_unit":
        yield from combat.units(g, seat, next_in_line(g.fight)[0], offered)
    elif kind == "answer" or kind in ANSWERS:
        yield from cards(g, seat, moment_of(decision), offered, None)


def moment_of(decision: Decision) -> int:
    """The moment of an answer that is asked for."""
    if decision.kind != "answer":
        return ANSWERS[decision.kind]
    return BLOW if decision.frame.key == "heroes.blow_window" else decision.frame.args[0]


def on_turn(g: Heroes, seat: Seat, offered: set[Pick]) -> Left:
    """In the middle of a turn; a hero that is only passing goes on first. [heroes.movement.150]"""
    onward = steps_onward(g, seat)
    general = Hindrance("passing", "heroes.movement.150", hero=onward[0].id) if onward else None
    yield from paths.steps(g, seat, offered, general)
    yield from paths.visits(g, seat, offered, general)
    yield from paths.tiles(g, seat, offered, general)
    yield from town.buildings(g, seat, general)
    yield from town.people(g, seat, general)
    yield from town.hires(g, seat, general)
    yield from town.spells(g, seat, general)
    if g.rules.trade_at_any_time:
        yield from town.trades(g, seat, general)
    yield from cards(g, seat, ON_MAP, offered, general)


def in_town(g: Heroes, seat: Seat, no_building: Hindrance | None) -> Left:
    """Before a fight. [heroes.town_action.030, heroes.turn.100]"""
    yield from town.buildings(g, seat, no_building)
    yield from town.people(g, seat, None)
    yield from town.hires(g, seat, None)
    yield from town.spells(g, seat, None)
    if g.rules.trade_at_any_time:
        yield from town.trades(g, seat, None)


def while_buying(g: Heroes, seat: Seat, off: int) -> Left:
    """The use of the population token goes on until the player has enough. [heroes.unit.110]"""
    first = Hindrance("buying", "heroes.unit.110")
    yield from town.buildings(g, seat, first)
    yield from town.people(g, seat, None, off)
    yield from town.hires(g, seat, Hindrance("not-both", "heroes.secondary_hero.170"))
    yield from town.spells(g, seat, first)


def in_combat(g: Heroes, seat: Seat, uid: int, offered: set[Pick]) -> Left:
    """While a unit of the player is active."""
    yield from combat.deeds(g, seat, uid, offered)
    yield from combat.units(g, seat, uid, offered)
    struck = Hindrance("attacked", "heroes.combat_card.020") if g.fight.attacked else None
    yield from cards(g, seat, TURN, offered, struck)
