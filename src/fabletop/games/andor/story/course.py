"""What cards say about the course of a legend: its set-up, its rules and goals, the narrator, and its end."""

from __future__ import annotations

from fabletop.games.andor.defs import (
    BRIDGE_CARRIED,
    LATE_HOURS_DEARER,
    MINUS_1,
    NAMED_RULES,
    NEXT_MOVEMENT_TOKEN,
    NEXT_SUNRISE,
    NO_PIECE,
    NONE,
    Effect,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import (
    may_read,
    open_goal,
    owe_script,
    read_card,
)
from fabletop.games.andor.story.whom import (
    finder_of,
    heroes_meant_or_all,
    payer_of,
)
from fabletop.games.andor.story.word import word
from fabletop.kernel.frame import NOBODY, Frame


@word("apply_setup")
def apply_setup(g: Andor, f: Frame, effect: Effect) -> None:
    """What the legend lays out for itself, after the checklist. [andor.legend.020, andor.legend.030]"""
    owe_script(g, g.legend.setup_script, NONE)


@word("equipment_board", takes="fill")
def equipment_board(g: Andor, f: Frame, effect: Effect) -> None:
    """[andor.equipment.010]"""
    for item in effect.ids:
        g.to_supply(item, g.legend.equipment[item] - g.supply[item])


@word("cave_dweller", takes="value")
def cave_dweller(g: Andor, f: Frame, effect: Effect) -> None:
    """The hero is held until one round beats the number. [andor.cave_dweller.010, andor.cave_dweller.050]"""
    h = finder_of(f)
    if h != NONE:
        g.hold(h)


@word("march", takes="figure route every")
def march(g: Andor, f: Frame, effect: Effect) -> None:
    script, _, _, place = f.args
    g.marches = (*g.marches, (script, place))


@word("strengthen", takes="foe strength")
def strengthen(g: Andor, f: Frame, effect: Effect) -> None:
    g.strengthen(effect.what, effect.strength)


@word("golden_shields", takes="by")
def golden_shields(g: Andor, f: Frame, effect: Effect) -> None:
    g.change_shields(effect.n)


@word("sunrise", may="enable disable")
def sunrise(g: Andor, f: Frame, effect: Effect) -> None:
    for symbol in effect.ids:
        g.enabled |= 1 << symbol
    for symbol in effect.others:
        g.enabled &= ~(1 << symbol)


@word("skip_symbol", takes="symbol")
def skip_symbol(g: Andor, f: Frame, effect: Effect) -> None:
    g.skipped |= 1 << effect.what


@word("overtime_piece", takes="side")
def overtime_piece(g: Andor, f: Frame, effect: Effect) -> None:
    """With grade 1 it is turned to -1 instead of going away. [andor.difficulty.040]"""
    g.lay_piece(MINUS_1 if effect.what == NO_PIECE and g.grade(1) else effect.what)


@word("narrator", takes="steps")
def narrator(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.narrator", NOBODY)


@word("star_later", takes="card letters")
def star_later(g: Andor, f: Frame, effect: Effect) -> None:
    """A star some letters ahead, at most on M. [andor.component.320]"""
    letter = min(g.narrator + effect.n, 12)
    g.later = (*g.later, (letter, effect.what))
    g.cards_live |= 1 << effect.what


@word("read", takes="card")
def read_effect(g: Andor, f: Frame, effect: Effect) -> None:
    if may_read(g, effect.what):
        read_card(g, effect.what, finder_of(f))


@word("arm", takes="card")
def arm(g: Andor, f: Frame, effect: Effect) -> None:
    g.cards_live |= 1 << effect.what


@word("add_rule", takes="rule", may="until amount foe site who", at=heroes_meant_or_all)
def add_rule(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    """A rule is in force, for good or until something happens; one of them bars heroes from overtime."""
    g.add_rule(effect.what)
    if NAMED_RULES[effect.what] == "creatures_stronger":
        g.stronger = effect.strength
    elif 1 << effect.what == LATE_HOURS_DEARER:
        g.dearer = effect.strength
    elif 1 << effect.what == BRIDGE_CARRIED:
        g.bridge_site = effect.others[0]
    if effect.n == NEXT_SUNRISE:
        g.until_sunrise = (*g.until_sunrise, effect.what)
    elif effect.n == NEXT_MOVEMENT_TOKEN:
        g.until_token = (*g.until_token, effect.what)
    if h != NONE:
        g.barred |= 1 << h


@word("drop_rule", takes="rule")
def drop_rule(g: Andor, f: Frame, effect: Effect) -> None:
    g.drop_rule(effect.what)


@word("goal", takes="id")
def goal(g: Andor, f: Frame, effect: Effect) -> None:
    open_goal(g, effect.what)


@word("fail_if", takes="condition")
def fail_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.fails = (*g.fails, effect.what)


@word("win_if", takes="condition")
def win_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.win_if = effect.what


@word("roll", takes="die table")
def roll(g: Andor, f: Frame, effect: Effect) -> None:
    script = effect.ids[g.roll(6) - 1]
    owe_script(g, script, finder_of(f), payer_of(f))


@word("end", takes="result")
def end(g: Andor, f: Frame, effect: Effect) -> None:
    g.finish(effect.flag)
