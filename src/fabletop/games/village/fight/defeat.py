"""Falling and winning. [village.defeat]"""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.fight.monsters import relocate
from fabletop.games.village.modes.sides import left_of, winners
from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


@step("village.fall")
def fall(g: Village, f: Frame) -> None:
    """A hero is eliminated with all cards; the monsters scatter.
    [village.defeat.010, village.defeat.020, village.defeat.040]"""
    (fallen,) = f.args
    seat = Seat(fallen)
    if not g.players[seat].alive:
        return
    g.fall(seat)
    left = left_of(g, seat)
    for other in g.players:
        for monster in other.front:
            if monster.owner == seat:
                g.lift_monster(monster.uid)
                g.put_away(monster)
    for monster in g.loose:
        if monster.owner == seat:
            g.put_away(monster)
    g.loose = tuple(monster for monster in g.loose if monster.owner != seat)
    orphans = g.lift_all_monsters(seat)
    g.attack = None
    g.forget(seat)
    victors = winners(g)
    if victors or not g.living():
        for monster in (*orphans, *g.loose):
            g.put_away(monster)
        g.loose = ()
        finish(g, victors)
        return
    others_falling_first(g, f)
    for monster in orphans:
        if monster.owner >= 0:
            g.loose = (*g.loose, monster)
            g.then(relocate, Frame("", Seat(monster.owner), (monster.uid,)))
        else:
            g.settle_monster(monster, left, seat)


def others_falling_first(g: Village, f: Frame) -> None:
    """Whoever falls by the same blow is gone before monsters look for new prey. [village.defeat.040]"""
    falling = [frame for frame in g.stack if frame.key == f.key]
    if falling:
        g.stack[:] = [frame for frame in g.stack if frame.key != f.key]
        g.owed.extend(falling)


@step("village.last_card")
def last_card(g: Village, f: Frame) -> None:
    """A card that left the game by being played may have been the last one. [village.defeat.070]"""
    g.count_cards(f.seat)


def finish(g: Village, victors: tuple[Seat, ...]) -> None:
    """The game is over: nothing more is owed. [village.overview.030]"""
    g.finished = True
    g.victors = victors
    g.owe_nothing()
    for seat in victors:
        g.emit(ev.Won(seat))
