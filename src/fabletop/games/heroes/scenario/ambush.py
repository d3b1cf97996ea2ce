"""Fights that come to a party: one of it meets them, and another what is left. [heroes.event.030]"""

from __future__ import annotations

from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.cards.hearts import hearten
from fabletop.games.heroes.combat.camp import guards, led_by
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import last_fight
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, VICTORY
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.map.home import be_beaten
from fabletop.games.heroes.scenario.clauses import Effect
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.registry import effect
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import AMBUSHES_WON, GUARDS_BEATEN
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


@effect("ambush")
def ambush(g: Heroes, f: Frame, e: Effect) -> None:
    """They are seen before anybody goes."""
    drawn = draw_guards(g, e.cards[g.printed.plan.difficulty])
    if drawn:
        g.emit(ev.Ambushed(len(drawn)))
        g.owe("heroes.meet_ambush", f.seat, e.index, 0, *drawn)


def fit_to_meet(g: Heroes, beaten: int) -> list[Seat]:
    """Those with fewest ambushes won of all who have not lost to this one; `beaten` are seats as bits."""
    left = [seat for seat in in_game(g) if not beaten & (1 << seat) and g.main_hero(seat).field != NONE]
    fewest = min([g.realm(seat).tally[AMBUSHES_WON] for seat in left], default=0)
    return [seat for seat in left if g.realm(seat).tally[AMBUSHES_WON] == fewest]


@chooser("meet_ambush")
def who_may_go(g: Heroes, f: Frame) -> list[Act]:
    _, beaten, *_ = f.args
    return [act("seat", seat) for seat in fit_to_meet(g, beaten)]


@step("heroes.meet_ambush", who_may_go, rules=("heroes.event.030",))
def meet_ambush(g: Heroes, f: Frame, who: Act) -> None:
    """The fight goes on to its end, wherever the hero is."""
    number, beaten, *drawn = f.args
    seat = Seat(who.id)
    open_combat(
        g,
        led_by(g, g.players[seat].main),
        guards(tuple([(kind, FEW) for kind in drawn]), steerer_for(g, seat)),
        "heroes.after_ambush",
        number,
        beaten,
        seat,
        endless=True,
    )


@step("heroes.after_ambush")
def after_ambush(g: Heroes, f: Frame) -> None:
    """Won, it lifts the heart; lost, the hero goes home, and another meets those who are left.  If nobody is
    fit to, what the scenario says happens."""
    number, beaten, winner = f.args
    seat = Seat(winner)
    c = last_fight(g)
    if c.ending == VICTORY and c.victor == ATTACKER:
        g.count(seat, AMBUSHES_WON, 1)
        g.count(seat, GUARDS_BEATEN, 1)
        hearten(g, seat)
        return
    left = [unit.kind for unit in c.units if unit.side == DEFENDER and unit.stands]
    be_beaten(g, g.players[seat].main)
    beaten |= 1 << seat
    if fit_to_meet(g, beaten):
        for kind in left:
            g.take_neutral(kind)  # from the pile to which guards go after a fight
        g.owe("heroes.meet_ambush", in_game(g)[0], number, beaten, *left)
        return
    for script in scenario_of(g).effects[number].scripts:
        g.owe("heroes.run_script", seat, script, NONE)
