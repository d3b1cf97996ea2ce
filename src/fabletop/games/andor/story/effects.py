"""What cards and tokens do: every word of a script, carried out one after the other.

docs/legends.md says what each word means.  A script is a frame: which script, who set it off, who paid
for it, and how far it has come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor import events as ev
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
    Who,
)
from fabletop.games.andor.state.acts import seat_of, whole_party
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.choices import choice
from fabletop.games.andor.story.gifts import gain, lose, offer_article
from fabletop.games.andor.story.legend import (
    SCRIPT,
    check,
    may_read,
    open_goal,
    owe_script,
    read_card,
)
from fabletop.games.andor.story.placing import (
    bridge,
    jump_line,
    move_creature_effect,
    move_krahders,
    move_skeletons_effect,
    move_wagon,
    place_creature_effect,
    place_figure,
    place_heroes,
    place_skeleton_effect,
    place_token,
    remove_piece,
    reveal_final_foe_effect,
    reveal_tokens,
    springs,
    subdue_skeleton,
)
from fabletop.games.andor.story.whom import effect_at, finder_of, meant, payer_of, qualified
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

MOST_SHIELDS: Final = 20  # more than creatures could ever take


# -- scripts -------------------------------------------------------------------------------------------


@step(SCRIPT)
def run_script(g: Andor, f: Frame) -> None:
    """One effect, then the rest of the script. [andor.legend.040]"""
    script, finder, payer, place = f.args
    effects = g.legend.scripts[script]
    if place >= len(effects):
        return
    g.chosen = ()
    run_effect(g, f, effects[place])
    g.then(run_script, f.carry(script, finder, payer, place + 1))


def run_effect(g: Andor, f: Frame, effect: Effect) -> None:
    if effect.who is not None and effect.word in FOR_HEROES:
        for_heroes(g, f, effect, effect.who)
    else:
        EFFECTS[effect.word](g, f, effect)
    check(g)


# -- whom a card means ---------------------------------------------------------------------------------


def for_heroes(g: Andor, f: Frame, effect: Effect, who: Who) -> None:
    """Carry an effect out for each hero that is meant, asking first if the table may choose."""
    if who.form == "chosen":
        g.then(choose_hero, f, min(who.n, len(qualified(g, effect, who))))
        return
    for h in meant(g, f, who):
        apply_to(g, f, effect, h)


@chooser("chosen_hero", by=whole_party)
def any_qualified(g: Andor, f: Frame) -> list[Act]:
    effect = effect_at(g, f)
    if effect.who is None:
        return []
    return [act("hero", h) for h in qualified(g, effect, effect.who)]


@step("andor.choose_hero", any_qualified)
def choose_hero(g: Andor, f: Frame, hero: Act) -> None:
    """The table says for whom."""
    g.chosen = (*g.chosen, hero.id)
    apply_to(g, f, effect_at(g, f), hero.id)
    check(g)


def apply_to(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    """An effect that is about one hero."""
    word = effect.word
    if word == "gain":
        gain(g, effect, h)
    elif word == "lose":
        lose(g, effect, h)
    elif word == "set_willpower":
        willpower = g.heroes[h].willpower
        if (effect.form != "up" or willpower < effect.n) and (effect.form != "down" or willpower > effect.n):
            g.set_willpower(h, effect.n)
    elif word == "agren":
        offer_article(g, h, True)
    elif word == "add_rule":  # the one about overtime
        add_rule(g, f, effect)
        g.barred |= 1 << h
    else:
        g.owe("andor.peek", seat_of(g, h), h, effect.n, int(effect.flag))


# -- the words -----------------------------------------------------------------------------------------


def apply_setup(g: Andor, f: Frame, effect: Effect) -> None:
    """What the legend lays out for itself, after the checklist. [andor.legend.020, andor.legend.030]"""
    owe_script(g, g.legend.setup_script, NONE)


def equipment_board(g: Andor, f: Frame, effect: Effect) -> None:
    """[andor.equipment.010]"""
    supply = list(g.supply)
    for item in effect.ids:
        supply[item] = g.legend.equipment[item]
    g.supply = tuple(supply)


def event_deck(g: Andor, f: Frame, effect: Effect) -> None:
    deck = [event.index for event in g.legend.events if event.index not in (effect.n, effect.what)]
    g.shuffle(deck)
    g.peeked = () if effect.what == NONE else (effect.what,)
    g.event_deck = (*deck, *g.peeked)


def draw_event_effect(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.event", NOBODY, max(finder_of(f), NONE))


def cave_dweller(g: Andor, f: Frame, effect: Effect) -> None:
    """The hero is held until one round beats the number. [andor.cave_dweller.010, andor.cave_dweller.050]"""
    h = finder_of(f)
    if h != NONE:
        g.heroes[h].held = g.heroes[h].field
        g.emit(ev.HeroHeld(h, g.heroes[h].field))


def march(g: Andor, f: Frame, effect: Effect) -> None:
    script, _, _, place = f.args
    g.marches = (*g.marches, (script, place))


def strengthen(g: Andor, f: Frame, effect: Effect) -> None:
    strengths = list(g.stronger_foes)
    strengths[effect.what] += effect.strength
    g.stronger_foes = tuple(strengths)
    g.emit(ev.FoeStrengthened(effect.what, effect.strength))


def golden_shields(g: Andor, f: Frame, effect: Effect) -> None:
    g.shield_count = min(max(0, g.shield_count + effect.n), MOST_SHIELDS)
    g.emit(ev.GoldenShields(g.shield_count))


def sunrise(g: Andor, f: Frame, effect: Effect) -> None:
    for symbol in effect.ids:
        g.enabled |= 1 << symbol
    for symbol in effect.others:
        g.enabled &= ~(1 << symbol)


def skip_symbol(g: Andor, f: Frame, effect: Effect) -> None:
    g.skipped |= 1 << effect.what


def overtime_piece(g: Andor, f: Frame, effect: Effect) -> None:
    """With grade 1 it is turned to -1 instead of going away. [andor.difficulty.040]"""
    g.piece = MINUS_1 if effect.what == NO_PIECE and g.grade(1) else effect.what
    g.emit(ev.PieceLaid(g.piece))


def narrator(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.narrator", NOBODY)


def star_later(g: Andor, f: Frame, effect: Effect) -> None:
    """A star some letters ahead, at most on M. [andor.component.320]"""
    letter = min(g.narrator + effect.n, 12)
    g.later = (*g.later, (letter, effect.what))
    g.cards_live |= 1 << effect.what


def read_effect(g: Andor, f: Frame, effect: Effect) -> None:
    if may_read(g, effect.what):
        read_card(g, effect.what, finder_of(f))


def arm(g: Andor, f: Frame, effect: Effect) -> None:
    g.cards_live |= 1 << effect.what


def add_rule(g: Andor, f: Frame, effect: Effect) -> None:
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


def drop_rule(g: Andor, f: Frame, effect: Effect) -> None:
    g.drop_rule(effect.what)


def goal(g: Andor, f: Frame, effect: Effect) -> None:
    open_goal(g, effect.what)


def fail_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.fails = (*g.fails, effect.what)


def win_if(g: Andor, f: Frame, effect: Effect) -> None:
    g.win_if = effect.what


def roll(g: Andor, f: Frame, effect: Effect) -> None:
    script = effect.ids[g.roll(6) - 1]
    owe_script(g, script, finder_of(f), payer_of(f))


def end(g: Andor, f: Frame, effect: Effect) -> None:
    g.finish(effect.flag)


# -- the table of words --------------------------------------------------------------------------------

FOR_HEROES: Final = ("gain", "lose", "set_willpower", "agren", "peek_event", "add_rule")
EFFECTS: Final[dict[str, Callable[[Andor, Frame, Effect], None]]] = {
    "apply_setup": apply_setup,
    "place_heroes": place_heroes,
    "place_creature": place_creature_effect,
    "place_skeleton": place_skeleton_effect,
    "place_figure": place_figure,
    "place_token": place_token,
    "remove": remove_piece,
    "equipment_board": equipment_board,
    "event_deck": event_deck,
    "draw_event": draw_event_effect,
    "reveal_tokens": reveal_tokens,
    "cave_dweller": cave_dweller,
    "springs": springs,
    "move_creature": move_creature_effect,
    "move_skeletons": move_skeletons_effect,
    "move_krahders": move_krahders,
    "subdue_skeleton": subdue_skeleton,
    "move_wagon": move_wagon,
    "bridge": bridge,
    "jump_line": jump_line,
    "reveal_final_foe": reveal_final_foe_effect,
    "march": march,
    "strengthen": strengthen,
    "golden_shields": golden_shields,
    "sunrise": sunrise,
    "skip_symbol": skip_symbol,
    "overtime_piece": overtime_piece,
    "narrator": narrator,
    "star_later": star_later,
    "read": read_effect,
    "arm": arm,
    "add_rule": add_rule,
    "drop_rule": drop_rule,
    "goal": goal,
    "fail_if": fail_if,
    "win_if": win_if,
    "choice": choice,
    "roll": roll,
    "end": end,
}
