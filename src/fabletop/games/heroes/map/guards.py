"""Guards of a field: they flee, or there is a fight. [heroes.quick_combat, neutral, retreat]"""

from __future__ import annotations

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.book.ai_hero import arm_guards
from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.combat.camp import guards
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import last_fight, reward
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, RETREAT, VICTORY, Combat
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.enter import announce, camp_of
from fabletop.games.heroes.map.fallen import TOP_LEVEL, let_fallen_return
from fabletop.games.heroes.map.garrison import bury, sally
from fabletop.games.heroes.map.home import be_beaten, go_back, withdraw
from fabletop.games.heroes.map.walk import can_go_on
from fabletop.games.heroes.scenario.course import (
    guard_apart,
    guards_of,
    has_no_way_back,
    is_encircled,
    is_garrison,
    is_named,
    is_unguarded,
    must_fight,
    scenario_of,
)
from fabletop.games.heroes.scenario.places import lets_pass
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import GUARDS_BEATEN
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step


def steerer_for(g: Heroes, seat: Seat) -> Seat:
    """Who plays the guards that a player fights: the enemy who finished a turn last; before that, the
    last one before the player in the order of turns; nobody for a party, or if the scenario says so.
    [heroes.combat_setup.120, heroes.elimination.030, heroes.alliance.100, heroes.coop.020,
    heroes.campaign.080]"""
    if len(g.order) < 2 or g.printed.party or scenario_of(g).rules.guards_by_ai:
        return NOBODY
    at = g.order.index(seat)
    for other in (*reversed(g.movers), *reversed(g.order[:at]), *reversed(g.order[at:])):
        if g.is_enemy(seat, other):
            return other
    return NOBODY


@step("heroes.face_guards")
def face_guards(g: Heroes, f: Frame) -> None:
    """If there are any, also after a fight with a hero.  Those far beneath the main hero's level flee, and
    nobody can hold them; an AI hero beats all of them. [heroes.combat_setup.010, heroes.quick_combat.010,
    heroes.quick_combat.020, heroes.ai_movement.060]"""
    (number,) = f.args
    field = g.heroes[number].field
    if not g.is_guarded(field, f.seat) or is_unguarded(g, field) or g.heroes[number].ai != NONE:
        return
    if lets_pass(g, f.seat, field) and can_go_on(g, number):
        g.owe("heroes.pass_by", f.seat, number)
    level = g.land.field(field).level
    if g.level_of(f.seat) > level and not must_fight(g, field):
        g.emit(combat_ev.GuardsFled(f.seat, level))
        return
    if g.level_of(f.seat) == level and not must_fight(g, field) and not g.rules.diplomacy_hires_guards:
        g.owe("heroes.skip_fight", f.seat, number)
    g.owe("heroes.announce_guards", f.seat, number)


@chooser("pass_by")
def fight_or_pass_by(g: Heroes, f: Frame) -> list[Act]:
    return [act("fight"), act("pass_by")]


@step("heroes.pass_by", fight_or_pass_by, rules=("heroes.movement.150",))
def pass_by(g: Heroes, f: Frame, choice: Act) -> None:
    """Who passes by goes on at once, and visits nothing here."""
    if choice.verb == "pass_by":
        g.unwind("heroes.arrived")


@step("heroes.announce_guards")
def announce_guards(g: Heroes, f: Frame) -> None:
    (number,) = f.args
    g.emit(ev.FightAnnounced(f.seat, number, g.heroes[number].field))
    announce(g, f.seat, NOBODY)
    g.owe("heroes.draw_guards", f.seat, number)


@step("heroes.draw_guards")
def draw(g: Heroes, f: Frame) -> None:
    """[heroes.neutral.020]"""
    (number,) = f.args
    field = g.heroes[number].field
    own = guard_apart(g, field)
    if own != NONE and g.apart[own]:
        kinds = g.call_up(own)
        g.unveil()
        g.emit(combat_ev.GuardsDrawn(len(kinds)))
        g.owe("heroes.fight_guards", f.seat, number, *kinds)
        return
    drawn = draw_guards(g, sally(g) if is_garrison(g, field) else guards_of(g, field))
    if drawn:
        g.owe("heroes.swap_guard", f.seat, number, *drawn)


@chooser("swap_guard")
def guards_to_swap(g: Heroes, f: Frame) -> list[Pick]:
    """While the astrologers have it so, one of them for another of its tier."""
    _, *drawn = f.args
    if not g.week_is("swap_guard"):
        return [PASS]
    return [*(act("swap", kind) for kind in dict.fromkeys(drawn) if g.has_neutral(g.units[kind].tier)), PASS]


@step("heroes.swap_guard", guards_to_swap, rules=("heroes.event.010", "heroes.neutral.070"))
def swap_guard(g: Heroes, f: Frame, choice: Pick) -> None:
    number, *drawn = f.args
    if isinstance(choice, Act):
        drawn[drawn.index(choice.id)] = g.draw_neutral(g.units[choice.id].tier)
        g.discard_neutral(choice.id)
        g.unveil()
    if g.rules.diplomacy_hires_guards:
        g.owe("heroes.hire_guard", f.seat, number, *drawn)
    else:
        g.owe("heroes.fight_guards", f.seat, number, *drawn)


@step("heroes.fight_guards")
def fight_guards(g: Heroes, f: Frame) -> None:
    number, *drawn = f.args
    field = g.heroes[number].field
    camp = arm_guards(g, field, guards(tuple([(kind, FEW) for kind in drawn]), steerer_for(g, f.seat)))
    open_combat(
        g,
        camp_of(g, number),
        camp,
        "heroes.after_guards",
        number,
        level=g.land.field(field).level,
        endless=has_no_way_back(g, field),
        encircled=is_encircled(g, field),
    )


def stay_apart(g: Heroes, c: Combat) -> tuple[int, ...]:
    """Guards that were not beaten leave the piles to which guards go after a fight."""
    kinds = [unit.kind for unit in c.units if unit.side == DEFENDER]
    return tuple([kind for kind in kinds if g.take_neutral(kind)])


@step("heroes.after_guards")
def after_guards(g: Heroes, f: Frame) -> None:
    """Won, the field is visited, after the experience.  Not won in time, or with units left at home, the hero
    goes back; beaten, or against azure units with no way back, it goes home.
    [heroes.retreat.030, heroes.retreat.070, heroes.neutral.070, heroes.combat_round.070,
    heroes.end_of_combat.030, heroes.experience.110]"""
    (number,) = f.args
    c = last_fight(g)
    seat = g.heroes[number].seat
    own = guard_apart(g, g.heroes[number].field)
    if own != NONE and (c.ending != VICTORY or c.victor != ATTACKER):
        g.set_apart(own, stay_apart(g, c))
    if is_garrison(g, g.heroes[number].field) and bury(g, c) and c.ending == VICTORY and c.victor == ATTACKER:
        g.unwind("heroes.arrived")
        g.count(seat, GUARDS_BEATEN, 1)
        reward(g)
        go_back(g, number)
    elif c.ending == VICTORY and c.victor == ATTACKER:
        g.count(seat, GUARDS_BEATEN, 1)
        reward(g)
        if c.level == TOP_LEVEL:
            let_fallen_return(g, ATTACKER)
        if is_named(g, scenario_of(g).rules.recruit_beaten, g.heroes[number].field):
            g.owe("heroes.recruit_beaten", seat)
        g.owe("heroes.after_victory", seat, number)
    elif c.ending == RETREAT and not g.players[seat].army:
        g.unwind("heroes.arrived")
        withdraw(g, number, retreats=True)
    elif g.players[seat].army and not ((c.azure or c.endless) and c.ending == VICTORY):
        go_back(g, number)
        g.unwind("heroes.arrived")
    else:
        g.unwind("heroes.arrived")
        be_beaten(g, number)
