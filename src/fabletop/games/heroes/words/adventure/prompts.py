"""What is asked on the map: who must do what, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.dice import RESOURCE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure import decks, party, peek, tournament
from fabletop.games.heroes.words.adventure.effects import place
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.adventure.picked import face_said
from fabletop.games.heroes.words.places import amounts
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given, both
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, say

Asked = tuple[str, Given]  # a key without its beginning, and what goes into its placeholders
Ask = Callable[[HeroesWords, Heroes, Decision], Asked]

# What is owed when a fight was announced; each names the hero that goes there first
ANNOUNCED: Final = ("heroes.draw_guards", "heroes.fight_hero", "heroes.pay_for_defence")


def dashed(d: Decision) -> str:
    return d.kind.replace("_", "-")


# -- a turn -----------------------------------------------------------------------------------------------


def main(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """How far the heroes can still go; two on one field must part first."""
    seat = d.frame.seat
    if all(isinstance(option, Act) and option.verb == "step" for option in d.options):
        return "main-apart", {}
    heroes = [points_of(w, g, number) for number in g.heroes_of(seat)]
    return ("main", {"heroes": both(heroes)}) if heroes else ("main-nobody", {})


def points_of(w: HeroesWords, g: Heroes, number: int) -> Said:
    """A hero without a name has words of its own within a sentence."""
    hero = g.heroes[number]
    if hero.main:
        return say("hero-points", hero=w.hero(g, number), n=hero.movement)
    return say("hero-points-secondary", seat=w.seat(g, hero.seat), n=hero.movement)


def town_window(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    number = coming(g)
    if number == NONE:
        return "town-window", {}
    key = "town-window-attack" if g.heroes[number].seat == d.frame.seat else "town-window-defend"
    return key, {"hero": w.hero(g, number), "field": w.field(g, g.heroes[number].field)}


def coming(g: Heroes) -> int:
    """The hero that has announced a fight, or NONE."""
    for frame in reversed(g.stack):
        if frame.key in ANNOUNCED:
            return frame.args[0]
    return NONE


def refresh(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    n, most = len(g.players[d.frame.seat].hand), g.hand_limit(d.frame.seat)
    return ("refresh-over" if n > most else "refresh" if n else "refresh-empty"), {"n": n, "most": most}


def swap_cards(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (swapped,) = d.frame.args
    return "swap-cards", {"n": g.rules.hand_swaps - swapped}


# -- tiles and dice ---------------------------------------------------------------------------------------


def turn_tile(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (spot,) = d.frame.args
    return ("turn-laid-tile" if g.printed.tournament else "turn-tile"), {"tile": w.spot(g, spot)}


def take_die(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    die, keep, *faces = d.frame.args
    key = "take-die-resource" if die == RESOURCE else "take-die-treasure"
    if len(faces) == 1:
        key = "take-die-one"
    return key, {"n": keep, "dice": both([face_said(g, die, face) for face in faces])}


# -- places -----------------------------------------------------------------------------------------------


def may_search(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    deck, price = d.frame.args
    if price:
        return "may-search-for", {"deck": decks.kind_said(deck), "price": amounts((price, 0, 0))}
    return "may-search", {"deck": decks.kind_said(deck)}


def put_back(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (n,) = d.frame.args
    return "put-back", {"n": n}


def settle(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    field, first = d.frame.args
    return ("settle-first" if first else "settle"), {"field": w.field(g, field)}


# -- fights -----------------------------------------------------------------------------------------------


def at_field(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """The frame says which hero is asked for: where it stands is what the question is about."""
    number = d.frame.args[0]
    field = g.heroes[number].field
    level = ROMAN[g.land.field(field).level]
    return dashed(d), {"hero": w.hero(g, number), "field": w.field(g, field), "level": level}


def give_up(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    number, _ = d.frame.args
    return "give-up", {"hero": w.hero(g, number), "field": w.field(g, g.heroes[number].field)}


def pay_for_defence(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    key, given = at_field(w, g, d)
    if any(isinstance(option, Act) and option.verb == "fight" for option in d.options):
        return "defend-free", given
    return key, {**given, "n": DEFENCE_GOLD}


def refuge(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    number, *_ = d.frame.args
    return "refuge", {"hero": w.hero(g, number)}


# -- cards and the scenario -------------------------------------------------------------------------------


def counted(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """The last number of the frame says how many, or how much."""
    return dashed(d), {"n": d.frame.args[-1]}


def choose_effects(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """What asks is named: the event, the place that was visited or is held, or else the starting bonus."""
    effect, hero = d.frame.args
    event, here = cause(w, g, effect, hero)
    if event:
        return "choose-effects-event", {"text": event}
    return ("choose-effects-place", {"field": here}) if here else ("choose-effects-bonus", {})


def cause(w: HeroesWords, g: Heroes, effect: int, hero: int) -> tuple[Said, Said]:
    """The event from which an effect follows, in words, or the place that was visited or is held."""
    scenario = scenario_of(g)
    for event in scenario.timed_events:
        if belongs(scenario, event.script, effect):
            return text_of(scenario, "event", str(event.index + 1)), ""
    for rule in scenario.places:
        if any(belongs(scenario, one, effect) for one in (rule.visit, rule.first, rule.held, rule.instead)):
            if hero == NONE:
                return "", place(w.cards, scenario, rule.place)
            return "", w.field(g, g.heroes[hero].field)
    return "", ""


def unflag(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    effect, hero, n = d.frame.args
    return after_cause(w, g, effect, hero, "unflag", {"n": n})


def reveal_by_event(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    effect, hero = d.frame.args
    return after_cause(w, g, effect, hero, "reveal-by-event", {})


def build_by_event(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    """The frame has what may be built and for which part of its price: that is one effect of the scenario."""
    price, *buildings = d.frame.args
    for one in scenario_of(g).effects:
        if one.word == "build" and one.price == price and list(one.buildings) == buildings:
            return after_cause(w, g, one.index, NONE, "build-by-event", {})
    return "build-by-event", {}


def after_cause(w: HeroesWords, g: Heroes, effect: int, hero: int, key: str, given: Given) -> Asked:
    """The event or the place that brings a question comes first."""
    event, here = cause(w, g, effect, hero)
    asked = say(f"prompt-{key}", **given)
    if event:
        return "because-event", {"text": event, "asked": asked}
    return ("because-place", {"field": here, "asked": asked}) if here else (key, given)


def belongs(scenario: ScenarioDef, script: int, effect: int) -> bool:
    """Whether an effect is one of a script, or of those that follow from it."""
    return script != NONE and any(
        one.index == effect or any(belongs(scenario, inner, effect) for inner in one.scripts)
        for one in scenario.scripts[script]
    )


def tribute(w: HeroesWords, g: Heroes, d: Decision) -> Asked:
    (n,) = d.frame.args
    return dashed(d), {"n": n}


PROMPTS: Final[dict[str, Ask]] = {
    "peek": peek.asked,
    "main": main,
    "town_window": town_window,
    "refresh": refresh,
    "adjust_hand": refresh,
    "swap_cards": swap_cards,
    "turn_tile": turn_tile,
    "lay_tile": tournament.lay_tile,
    "which_deck": decks.asked,
    "swing_tile": tournament.swing_tile,
    "take_die": take_die,
    "may_search": may_search,
    "put_back": put_back,
    "settle": settle,
    "skip_fight": at_field,
    "hire_guard": at_field,
    "swap_guard": at_field,
    "give_up": give_up,
    "pay_for_defence": pay_for_defence,
    "refuge": refuge,
    "choose_mover": counted,
    "choose_flyer": counted,
    "portal": counted,
    "choose_enemy": counted,
    "unflag": unflag,
    "reveal_by_event": reveal_by_event,
    "build_by_event": build_by_event,
    "choose_effects": choose_effects,
    "choose_gift": at_field,
    "tribute_valuables": tribute,
    "tribute_materials": tribute,
    "pass_by": at_field,
    "answer_swap": party.answer_swap,
    "agree_to_swap": party.agree_to_swap,
}
