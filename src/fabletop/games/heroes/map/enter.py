"""A hero enters a field: enemies first, then guards, then what is there. [heroes.movement, location]

    enter -> fights with heroes, or a siege -> guards -> visit -> arrived

AI heroes go the same way, with a frame for nobody.  Whatever keeps a hero from visiting the field unwinds to
`heroes.arrived`.
"""

from __future__ import annotations

from fabletop.games.heroes.combat.camp import ARMY, HERO, Camp, led_by
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.walk import can_stop
from fabletop.games.heroes.scenario.course import carrier_rules
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step


def enemy_on(g: Heroes, owner: int, field: int) -> int:
    """The hero on a field that heroes of a player, or an AI hero, attack; NONE."""
    for number, hero in enumerate(g.heroes):
        if hero.field == field and g.may_attack(owner, hero.owner):
            return number
    return NONE


def belongs_to_enemy(g: Heroes, owner: int, field: int) -> bool:
    """Whether it is a town or settlement of an enemy. [heroes.capture.010]"""
    return g.land.field(field).id in ("town", "settlement") and g.may_attack(owner, g.marks[field].cube)


@step("heroes.enter")
def enter(g: Heroes, f: Frame) -> None:
    """[heroes.movement.100, heroes.mine.100]"""
    (number,) = f.args
    field = g.heroes[number].field
    if not can_stop(g, number, field):
        return  # only passing
    owner = g.heroes[number].owner
    if enemy_on(g, owner, field) != NONE:
        g.owe("heroes.meet_next", f.seat, number)
    elif belongs_to_enemy(g, owner, field):
        g.owe("heroes.besiege", f.seat, number)
    g.owe("heroes.face_guards", f.seat, number)
    g.owe("heroes.visit", f.seat, number)
    g.owe("heroes.arrived", f.seat, number)


@step("heroes.meet_next")
def meet_next(g: Heroes, f: Frame) -> None:
    """One enemy after the other: two who defend a place together, or had to go home to the same one.
    [heroes.combat_setup.020, heroes.alliance.080]"""
    (number,) = f.args
    enemy = enemy_on(g, g.heroes[number].owner, g.heroes[number].field)
    if enemy != NONE:
        g.owe("heroes.meet_hero", f.seat, number, enemy)
        g.then(meet_next, f)


@step("heroes.arrived")
def arrived(g: Heroes, f: Frame) -> None:
    """The movement is over, however it went."""


def camp_of(g: Heroes, number: int) -> Camp:
    """A hero with all that follows it; what a secondary hero carries may let it use cards."""
    camp = led_by(g, number)
    if camp.leader == ARMY and any(rule.leads for rule in carrier_rules(g, number)):
        return Camp(HERO, camp.seat, number)
    return camp


def announce(g: Heroes, attacker: Seat, defender: Seat) -> None:
    """Before a fight is set up both sides may use their town actions, the attacker first; nobody's has none.
    [heroes.town_action.030, heroes.turn.100]"""
    if attacker != NOBODY:
        g.owe("heroes.town_window", attacker)
    if defender != NOBODY:
        g.owe("heroes.town_window", defender)
