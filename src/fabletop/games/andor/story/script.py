"""Scripts: what cards and tokens do, one effect after the other.

A script is a frame: which script, who set it off, who paid for it, and how far it has come.  Each word stands
over what it does: those about the course of a legend in `course`, about pieces on the board in `placing`,
about what heroes get and lose in `gifts`, about event cards in `event_cards`, about answers in `choices`.
"""

from __future__ import annotations

from fabletop.games.andor.defs import Effect
from fabletop.games.andor.state.acts import whole_party
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import SCRIPT, check
from fabletop.games.andor.story.whom import effect_at, qualified
from fabletop.games.andor.story.word import WORDS
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step


@step(SCRIPT)
def run_script(g: Andor, f: Frame) -> None:
    """One effect after the other; what one of them sets off comes before the next. [andor.legend.040]"""
    script, finder, payer, place = f.args
    effects = g.legend.scripts[script]
    while place < len(effects) and not g.finished:
        g.chosen = ()
        run_effect(g, f, effects[place])
        place += 1
        f = f.carry(script, finder, payer, place)
        if g.owed:
            g.then(run_script, f)
            return


def run_effect(g: Andor, f: Frame, effect: Effect) -> None:
    """Once, or for each hero or field that is meant, asking first if the table may choose the heroes."""
    said = WORDS[effect.word]
    who = effect.who
    if said.at is None:
        said.does(g, f, effect)
    elif who is not None and who.form == "chosen":
        g.then(choose_hero, f, min(who.n, len(qualified(g, who))))
    else:
        for target in said.at(g, f, effect):
            said.does(g, f, effect, target)
    check(g)


@chooser("chosen_hero", by=whole_party)
def any_qualified(g: Andor, f: Frame) -> list[Act]:
    who = effect_at(g, f).who
    return [] if who is None else [act("hero", h) for h in qualified(g, who)]


@step("andor.choose_hero", any_qualified, rules=("andor.legend.040",))
def choose_hero(g: Andor, f: Frame, hero: Act) -> None:
    """The table says for whom."""
    effect = effect_at(g, f)
    g.chosen = (*g.chosen, hero.id)
    WORDS[effect.word].does(g, f, effect, hero.id)
    check(g)
