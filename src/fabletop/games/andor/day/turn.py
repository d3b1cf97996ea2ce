"""The day: whose turn it is, and the one action of a turn."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import reach_of
from fabletop.games.andor.day.free import do_free, free_actions, is_free
from fabletop.games.andor.day.lore import brews
from fabletop.games.andor.day.walk import DRINK, pull_options, set_out
from fabletop.games.andor.defs import (
    ARCHER,
    BOOKS,
    BRIDGE_CARRIED,
    CAVE,
    HALF_WATERSKIN,
    HUNTER,
    MAGE,
    NONE,
    SECOND_ABILITIES,
    WAGON,
    WARRIOR,
    WATERSKIN,
)
from fabletop.games.andor.state.acts import NO, YES, owe_movement, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import CLOSED, HELPING, Foe, Hero
from fabletop.games.andor.story.legend import check
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

PASS_HOUR: Final = act("pass")
END_DAY: Final = act("end_day")
STUDY: Final = tuple([act("study", book) for book in range(len(BOOKS))])


@step("andor.day")
def begin_day(g: Andor, f: Frame) -> None:
    """A new day: every hero has seven hours again. [andor.day.010, andor.day.060, andor.day.090]"""
    g.begin_day()
    owe_turn(g, g.first)


def owe_turn(g: Andor, h: int) -> None:
    """The turn of a hero, or of the next who has not ended the day; the sunrise if nobody is left.
    [andor.turn.030, andor.turn.040, andor.day.070, andor.day.080]"""
    for i in range(len(g.heroes)):
        other = (h + i) % len(g.heroes)
        if g.awake(g.heroes[other]):
            g.turn = other
            g.emit(ev.TurnBegan(other))
            g.owe("andor.turn", seat_of(g, other), other)
            return
    g.turn = NONE
    g.owe("andor.sunrise", NOBODY)


@step("andor.next_turn")
def next_turn(g: Andor, f: Frame) -> None:
    """The turn passes clockwise, whatever happened in it.
    [andor.turn.030, andor.group_fight.180, andor.defeat.040]"""
    g.walker = NONE
    g.go_on()
    (h,) = f.args
    owe_turn(g, (h + 1) % len(g.heroes))


# -- what a hero may do ---------------------------------------------------------------------------------


@chooser("turn", ask=True)
def turn_options(g: Andor, f: Frame) -> list[Act]:
    """Move, fight, pass, study, brew or end the day; and the free actions of everybody.
    [andor.turn.010, andor.day.030, andor.day.100, andor.pass.010, andor.setup.070]"""
    (h,) = f.args
    hero = g.heroes[h]
    options: list[Act] = []
    held = g.is_held(hero)
    if g.can_spend_hour(h):
        if not held:
            options += reach_of(g, h).go
            options += pull_options(g, h)
            if hero.kind == WARRIOR and not hero.carried:
                options += [act("carry", other) for other in fellows(g, h)]
        for foe in foes_in_range(g, hero):
            options.append(act("fight", foe.uid))
        if dweller_to_fight(g, hero):
            options.append(act("dweller", hero.field))
        if g.rules_on & SECOND_ABILITIES:
            if hero.kind == MAGE:  # [andor.spell.010]
                for book in range(3):
                    if hero.books[book] == CLOSED:
                        options.append(STUDY[book])
            elif hero.kind == ARCHER:
                options += brews(g, hero)
        options += bridge_options(g, h)
        options.append(PASS_HOUR)
    if not held and (WATERSKIN in hero.bag or HALF_WATERSKIN in hero.bag):
        options.append(DRINK)
    options.append(END_DAY)
    options += free_actions(g)
    return options


def fellows(g: Andor, h: int) -> list[int]:
    """Heroes on the same field who could be carried, and have not just declined it.
    [andor.hero_ability.110, andor.free_action.120]"""
    field = g.heroes[h].field
    return [
        i
        for i, other in enumerate(g.heroes)
        if i != h
        and other.field == field
        and g.awake(other)
        and other.held == NONE
        and (i, HELPING) not in g.called_off
    ]


def foes_in_range(g: Andor, hero: Hero) -> list[Foe]:
    """[andor.fight.010, andor.fight.020, andor.jump_line.080]"""
    field = hero.field
    archer = hero.kind == ARCHER
    return [foe for foe in g.foes if (foe.field == field or archer) and in_range(g, hero, foe)]


def in_range(g: Andor, hero: Hero, foe: Foe) -> bool:
    if foe.down or g.legend.foes[foe.kind].kind == HUNTER:
        return False
    if foe.field == hero.field:
        return True
    return hero.kind == ARCHER and (
        foe.field in g.adjacent(hero.field) or foe.field in g.over_jump(hero.field)
    )


def dweller_to_fight(g: Andor, hero: Hero) -> bool:
    """A cave dweller on one's own field, and whoever it holds can take part.
    [andor.cave_dweller.060, andor.cave_dweller.070]"""
    if not has_dweller(g, hero.field):
        return False
    return all(g.can_spend_hour(i) for i, other in enumerate(g.heroes) if other.held == hero.field)


def has_dweller(g: Andor, field: int) -> bool:
    token = g.token_on(field, CAVE)
    return token is not None and token.open and g.legend.faces[token.face].value > 0


def bridge_options(g: Andor, h: int) -> list[Act]:
    """Two heroes at the wagon on a pier may lay the carried bridge, unless the other has just declined it.
    [andor.free_action.120]"""
    if not g.rules_on & BRIDGE_CARRIED or g.base_kind != WAGON:
        return []
    hero = g.heroes[h]
    found: list[Act] = []
    for i, site in enumerate(g.board.sites):
        if i != g.bridge_site or g.bridges >> i & 1:
            continue
        if hero.field != g.base or hero.field not in (site.a, site.b):
            continue
        for other in range(len(g.heroes)):
            if other == h or g.heroes[other].field != hero.field or (other, HELPING) in g.called_off:
                continue
            if g.can_spend_hour(other):
                found.append(act("bridge", i, other))
    return found


@step(
    "andor.turn",
    turn_options,
    rules=(
        "andor.turn.010",
        "andor.turn.020",
        "andor.turn.030",
        "andor.hour.020",
        "andor.hour.030",
        "andor.hour.040",
        "andor.overtime.010",
        "andor.overtime.020",
        "andor.overtime.030",
        "andor.day.030",
        "andor.free_action.010",
        "andor.free_action.020",
        "andor.fight.030",
    ),
)
def turn(g: Andor, f: Frame, what: Act) -> None:
    """One action, then the next hero; free actions come on top."""
    (h,) = f.args
    g.turn = h
    if is_free(what):
        do_free(g, what)
        g.then(turn, f)
        return
    verb = what.verb
    if verb == "go" or verb == "pull" or verb == "drink":
        set_out(g, h, what)
        g.owe("andor.next_turn", NOBODY, h)
    elif verb == "carry":
        g.owe("andor.agree", seat_of(g, what.id), h, what.id)
    elif verb == "fight":
        g.owe("andor.fight", seat_of(g, h), h, what.id, NONE)
        g.owe("andor.next_turn", NOBODY, h)
    elif verb == "dweller":
        g.owe("andor.fight", seat_of(g, h), h, NONE, what.id)
        g.owe("andor.next_turn", NOBODY, h)
    elif verb == "study":
        g.owe("andor.study", seat_of(g, h), h, what.id)
        g.owe("andor.next_turn", NOBODY, h)
    elif verb == "brew":
        g.owe("andor.brew", seat_of(g, h), h, what.id)
        g.owe("andor.next_turn", NOBODY, h)
    elif verb == "bridge":
        site, other = what.ids
        g.owe("andor.help_bridge", seat_of(g, other), h, other, site)
    elif what is PASS_HOUR:
        g.emit(ev.Passed(h))
        g.spend_hour(h)  # [andor.pass.010, andor.pass.020]
        owe_movement(g)
        g.owe("andor.next_turn", NOBODY, h)
    else:
        g.end_day_of(h)  # [andor.day.040, andor.skeleton_move.160]
        g.owe("andor.next_turn", NOBODY, h)


# -- the warrior carries somebody; two lay the bridge ----------------------------------------------------


@chooser("agree")
def companion_agrees(g: Andor, f: Frame) -> list[Act]:
    h, other = f.args
    return [YES] if g.heroes[h].seat == g.heroes[other].seat else [YES, NO]


@step("andor.agree", companion_agrees, rules=("andor.hero_ability.110",))
def agree(g: Andor, f: Frame, answer: Act) -> None:
    """Once a day the warrior takes somebody along, who spends no hours."""
    h, other = f.args
    if answer is NO:
        decline(g, other)
        g.owe("andor.turn", seat_of(g, h), h)
        return
    g.heroes[h].carried = True
    g.emit(ev.Carried(h, other))
    set_out(g, h, NO, other)
    g.owe("andor.next_turn", NOBODY, h)


def decline(g: Andor, h: int) -> None:
    """Who was asked and did not want to is not asked again at once. [andor.free_action.120]"""
    g.call_off(h, HELPING)
    g.emit(ev.Declined(h))


@chooser("help_bridge")
def helper_agrees(g: Andor, f: Frame) -> list[Act]:
    h, other, _ = f.args
    return [YES] if g.heroes[h].seat == g.heroes[other].seat else [YES, NO]


@step("andor.help_bridge", helper_agrees, rules=("andor.component.390",))
def help_bridge(g: Andor, f: Frame, answer: Act) -> None:
    """Two heroes spend an hour each and lay the bridge that rides on the wagon."""
    h, other, site = f.args
    if answer is NO:
        decline(g, other)
        g.owe("andor.turn", seat_of(g, h), h)
        return
    g.spend_hour(h)
    g.spend_hour(other)
    g.lay_bridge(site)
    owe_movement(g)
    check(g)
    g.owe("andor.next_turn", NOBODY, h)
