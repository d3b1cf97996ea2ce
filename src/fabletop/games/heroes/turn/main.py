"""A player's turn: refresh the hand, do what one likes in any order, and end it. [heroes.turn]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.map.walk import steps_onward
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.cards import might_buy_cheaper
from fabletop.games.heroes.turn.deeds import belonging_to, carry_out, deeds_of_town, own_deeds
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

END_TURN: Final = act("end_turn")


@step("heroes.turn")
def turn(g: Heroes, f: Frame) -> None:
    """Everything that belongs to one turn, in its order. [heroes.turn.010, heroes.turn.070]"""
    last = g.last_turn == (g.round, f.seat)
    if g.realm(f.seat).out:
        if last:
            g.owe("heroes.last_turn_ends", f.seat)
        return
    g.begin_turn(f.seat)
    if g.rules.hand_swaps:
        g.owe("heroes.adjust_hand", f.seat)
        g.owe("heroes.fill_hand", f.seat)
        g.owe("heroes.swap_cards", f.seat, 0)
    else:
        g.owe("heroes.refresh", f.seat)
    if g.printed.tournament and g.round == 1:
        g.owe("heroes.mulligan", f.seat)
    if g.rules.paid_on_own_turn:
        g.owe("heroes.begin_own_part", f.seat)
    g.owe("heroes.turn_begins", f.seat)
    g.owe("heroes.main", f.seat)
    g.owe("heroes.turn_ends", f.seat)
    if last:
        g.owe("heroes.last_turn_ends", f.seat)


# -- the middle -------------------------------------------------------------------------------------------


@chooser("main", ask=True)
def deeds_on_offer(g: Heroes, f: Frame) -> list[Act]:
    """All that the player may do, the town actions of the others, and to end the turn; but a hero that is
    only passing goes on first. [heroes.movement.150,
    heroes.turn.070, heroes.turn.100, heroes.town_action.020]"""
    options = steps_onward(g, f.seat)
    if options:
        return options
    options = own_deeds(g, f.seat)
    options.append(END_TURN)
    for other in g.order:
        if other != f.seat and not g.realm(other).out:
            options.extend(belonging_to(other, deeds_of_town(g, other)))
    return options


@step(
    "heroes.main",
    deeds_on_offer,
    rules=("heroes.turn.070", "heroes.turn.080", "heroes.turn.090", "heroes.turn.100"),
)
def main(g: Heroes, f: Frame, what: Act) -> None:
    """One deed after the other, until the player ends the turn."""
    if what is END_TURN:
        return
    carry_out(g, f.seat if what.seat < 0 else Seat(what.seat), what)
    g.owe("heroes.look_at_goals", f.seat)
    g.then(main, f)


# -- before a fight ---------------------------------------------------------------------------------------


def might_act_in_town(g: Heroes, f: Frame) -> bool:
    return might_buy_cheaper(g, f.seat)


@chooser("town_window", secret=might_act_in_town, window=True)
def town_actions(g: Heroes, f: Frame) -> list[Pick]:
    """In the earlier edition who is attacked does not build. [heroes.turn.100]"""
    deeds = deeds_of_town(g, f.seat)
    if not g.rules.builds_when_attacked and g.turn_of != f.seat:
        deeds = [deed for deed in deeds if deed.verb != "build"]
    return [*deeds, PASS]


@step("heroes.town_window", town_actions, rules=("heroes.town_action.030", "heroes.turn.100"))
def town_window(g: Heroes, f: Frame, what: Pick) -> None:
    """A fight was announced: what is built or bought now counts in it."""
    if isinstance(what, Act):
        carry_out(g, f.seat, what)
        g.then(town_window, f)


# -- the end ----------------------------------------------------------------------------------------------


@step("heroes.turn_ends")
def turn_ends(g: Heroes, f: Frame) -> None:
    """[heroes.morale.110, heroes.movement.090]"""
    g.owe("heroes.late_steps", f.seat, 0)
    g.owe("heroes.hand_on_turn", f.seat)


@step("heroes.hand_on_turn")
def hand_on_turn(g: Heroes, f: Frame) -> None:
    """A lost hand is discarded, and what was left of the movement is lost."""
    if g.players[f.seat].hand_is_lost:
        g.lose_hand(f.seat)
    g.end_turn(f.seat)
