"""Abilities that a hero uses in its own turn. [village.berserk, sabotage, sneaking, summon, vision]"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.cards.effects import summon
from fabletop.games.village.defs import NONE
from fabletop.games.village.fight.aim import foes_in_front
from fabletop.games.village.market import has_market, trash_one
from fabletop.games.village.modes.sides import summon_places
from fabletop.games.village.state.fields import SABOTAGE, SNEAKING, SUMMON, VISION
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.printed import SPELL_DECK
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

USE_SABOTAGE: Final = act("sabotage")
USE_SNEAKING: Final = act("sneak")
USE_SUMMON: Final = act("summon")
USE_VISION: Final = act("vision")
KEEP: Final = act("keep")
SINK: Final = act("sink")


def usable(g: Village, seat: Seat, market: bool) -> list[Act]:
    """The abilities that the hero may use now."""
    level = g.level(seat)
    found: list[Act] = []
    if level.sabotage and market and not g.used & SABOTAGE:
        found.append(USE_SABOTAGE)
    if level.vision and not g.used & VISION and g.stock[SPELL_DECK]:
        found.append(USE_VISION)
    if level.sneaking and not market and not g.used & SNEAKING and foes_in_front(g, seat):
        found.append(USE_SNEAKING)
    if (
        level.summon >= 0
        and not g.used & SUMMON
        and g.mind >= level.summon_cost
        and g.supply_of(level.summon) > 0
        and summon_places(g, seat)
    ):
        found.append(USE_SUMMON)
    return found


def use(g: Village, f: Frame, what: Act) -> None:
    if what is USE_SABOTAGE:
        use_sabotage(g, f)
    elif what is USE_VISION:
        use_vision(g, f)
    elif what is USE_SNEAKING:
        use_sneaking(g, f)
    elif what is USE_SUMMON:
        use_summon(g, f)


def use_sabotage(g: Village, f: Frame) -> None:
    """Once per turn, remove a market card. [village.sabotage.010, village.sabotage.020]"""
    g.used |= SABOTAGE
    if has_market(g, f.seat):
        g.then(trash_one, f.carry(NONE))


def use_sneaking(g: Village, f: Frame) -> None:
    """One die per monster; all high, and the way to the market is free.
    [village.sneaking.010, village.sneaking.020]"""
    g.used |= SNEAKING
    free = True
    foes = foes_in_front(g, f.seat)
    for _ in foes:
        die = g.roll(6)
        g.emit(ev.Rolled(f.seat, die))
        free = free and die >= g.rules.sneaking_needs
    if free:
        g.passed = tuple([monster.uid for monster in foes])
    g.emit(ev.SneakingTried(f.seat, 1 if free else 0))


def use_summon(g: Village, f: Frame) -> None:
    """Once per turn, for intelligence, a mini card before an opponent.
    [village.summon.010, village.spell.030]"""
    g.used |= SUMMON
    level = g.level(f.seat)
    g.change_mind(-level.summon_cost)
    g.then(summon, f.carry(level.summon))


def use_vision(g: Village, f: Frame) -> None:
    """Once per turn, look at the first face-down spell. [village.vision.010, village.vision.030]"""
    g.used |= VISION
    g.foreseen |= 1 << f.seat
    g.unveil()
    g.emit(ev.Foresaw(f.seat, g.stock[SPELL_DECK][-1]))
    g.then(keep_or_sink, f)


@chooser("vision")
def keep_it_or_not(g: Village, f: Frame) -> list[Act]:
    return [KEEP, SINK]


@step(
    "village.keep_or_sink",
    keep_it_or_not,
    rules=("village.vision.010", "village.vision.020", "village.vision.030"),
)
def keep_or_sink(g: Village, f: Frame, answer: Act) -> None:
    """The foreseen spell may go to the bottom of its deck."""
    if answer is SINK:
        g.sink_spell(f.seat)


def drink(g: Village, seat: Seat) -> bool:
    """Count a beer; whether it still has its secondary effect. [village.berserk.010, village.berserk.060]"""
    player = g.players[seat]
    if player.berserk > 0:
        return False
    g.beers += 1
    level = g.level(seat)
    if level.berserk_beers > 0 and g.beers >= level.berserk_beers:
        g.owe("village.go_berserk", seat)
    return True


@step("village.go_berserk")
def go_berserk(g: Village, f: Frame) -> None:
    """A die says for how many own turns, this one included. [village.berserk.020, village.berserk.030]"""
    die = g.roll(6)
    g.emit(ev.Rolled(f.seat, die))
    g.go_berserk(f.seat, die)
