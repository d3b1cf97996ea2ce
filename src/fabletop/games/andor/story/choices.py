"""The choices that cards offer, and how their price is paid."""

from __future__ import annotations

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    NONE,
    Effect,
    Option,
)
from fabletop.games.andor.state.acts import seat_of, whole_party
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import owe_script
from fabletop.games.andor.story.whom import effect_at, finder_of, meant
from fabletop.games.andor.story.word import word
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step


@word("choice", takes="by options")
def choice(g: Andor, f: Frame, effect: Effect) -> None:
    finder = finder_of(f)
    if effect.form == "finder" and finder != NONE:
        g.then(choose_option, f.by(seat_of(g, finder)))
    else:
        g.then(choose_option_together, f)


def options_open(g: Andor, f: Frame) -> list[Act]:
    return [act("option", i) for i, option in enumerate(effect_at(g, f).options) if can_pay(g, f, option)]


def can_pay(g: Andor, f: Frame, option: Option) -> bool:
    """Whether an option's price can be paid: willpower and strength must stay above 0."""
    if option.payer is None:
        return True
    if option.payer.form == "group":
        return sum(hero.willpower - 1 for hero in g.heroes) >= option.willpower
    return bool(payers(g, f, option))


def payers(g: Andor, f: Frame, option: Option) -> list[int]:
    who = option.payer
    if who is None:
        return []
    if who.form == "chosen":
        heroes = [h for h, hero in enumerate(g.heroes) if who.least <= hero.strength <= who.most]
    else:
        heroes = meant(g, f, who)
    return [
        h
        for h in heroes
        if g.heroes[h].willpower > option.willpower and g.heroes[h].strength > option.strength
    ]


@chooser("option")
def own_option(g: Andor, f: Frame) -> list[Act]:
    return options_open(g, f)


@chooser("option", by=whole_party)
def common_option(g: Andor, f: Frame) -> list[Act]:
    return options_open(g, f)


@step("andor.choose_option", own_option, rules=("andor.legend.040",))
def choose_option(g: Andor, f: Frame, picked: Act) -> None:
    take_option(g, f, picked.id)


@step("andor.choose_option_together", common_option, rules=("andor.legend.040",))
def choose_option_together(g: Andor, f: Frame, picked: Act) -> None:
    take_option(g, f, picked.id)


def take_option(g: Andor, f: Frame, number: int) -> None:
    option = effect_at(g, f).options[number]
    script, finder, _, place = f.args
    g.emit(ev.OptionTaken(script, place, number))
    if option.payer is None:
        owe_script(g, option.script, finder)
    elif option.payer.form == "group":
        g.owe("andor.pay_together", NOBODY, *f.args, number, option.willpower)
    else:
        g.owe("andor.pay", NOBODY, *f.args, number)


def option_of(g: Andor, f: Frame) -> Option:
    """The answer that is being paid for, whose number comes after those of its script."""
    return effect_at(g, f).options[f.args[4]]


@chooser("payer", by=whole_party)
def any_payer(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h in payers(g, f, option_of(g, f))]


@step("andor.pay", any_payer, rules=("andor.legend.040",))
def pay(g: Andor, f: Frame, hero: Act) -> None:
    option = option_of(g, f)
    g.lose_willpower(hero.id, option.willpower)
    g.change_strength(hero.id, -option.strength)
    owe_script(g, option.script, finder_of(f), hero.id)


@chooser("pay_point", by=whole_party)
def able_to_pay(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h, hero in enumerate(g.heroes) if hero.willpower > 1]


@step("andor.pay_together", able_to_pay, rules=("andor.legend.040",))
def pay_together(g: Andor, f: Frame, hero: Act) -> None:
    """Point by point, the heroes share the price as they like."""
    *option, left = f.args
    g.lose_willpower(hero.id, 1)
    if left > 1:
        g.then(pay_together, f.carry(*option, left - 1))
    else:
        owe_script(g, option_of(g, f).script, finder_of(f))
