"""Options of what is picked on the map: dice, gifts, cards, heroes, units, and what a scenario asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.dice import ARTIFACT, EXPERIENCE, RESOURCE, dice_of, goods_of
from fabletop.games.heroes.map.flags import income_from
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.reinforce import share_of
from fabletop.games.heroes.words.adventure import decks
from fabletop.games.heroes.words.adventure.effects import script_said
from fabletop.games.heroes.words.places import amounts, building_name, building_text
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, join, say

Says = Callable[[HeroesWords, Heroes, Decision, Act], Said]
REROLLS: Final = ("morale", "luck", "weasel")


# -- dice and places --------------------------------------------------------------------------------------


def face_said(g: Heroes, die: int, face: int) -> Said:
    """What a face of a resource or treasure die gives."""
    if die == RESOURCE:
        return amounts(goods_of(g.rules, face))
    if face in EXPERIENCE:
        return say("face-experience")
    if face in ARTIFACT:
        return say("face-artifact")
    return say("face-dice", n=dice_of(g.rules, face))


def die(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-take-face", what=face_said(g, d.frame.args[0], pick.id))


def die_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return face_said(g, d.frame.args[0], pick.id)


def reroll_die(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    face, source = pick.ids
    return say(f"option-reroll-die-{REROLLS[source]}", what=face_said(g, d.frame.args[0], face))


def bonus(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """What the bonus comes to at this difficulty."""
    difficulty = DIFFICULTIES[g.printed.plan.difficulty]
    minor = "-minor" if pick.verb == "bonus_artifact" and g.rules.bonus_is_minor else ""
    return say(f"option-{pick.verb}-{difficulty}{minor}".replace("_", "-"))


def gain(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    gold, materials, valuables = pick.ids
    return say("option-gain", what=amounts((gold, materials, valuables)))


def pay_tree(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    gold = pick.id if pick.verb == "pay_gold" else 0
    return say("option-pay-tree", price=amounts((gold, 0, pick.id - gold)))


def search_deck(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    deck, price = d.frame.args
    if price:
        return say("option-search-deck-for", deck=decks.kind_said(deck), price=amounts((price, 0, 0)))
    return say("option-search-deck", deck=decks.kind_said(deck))


def roll_two(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-roll-two-resource" if pick.id == RESOURCE else "option-roll-two-treasure")


def yields(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-yields", what=amounts(income_from(g.rules, pick.id)))


def yields_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    _, first = d.frame.args
    return (
        say("hint-yields-first", what=amounts(income_from(g.rules, pick.id))) if first else say("hint-yields")
    )


def reinforces(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    _, first = d.frame.args
    return say("option-reinforces-free" if first else "option-reinforces")


# -- cards ------------------------------------------------------------------------------------------------


def by_card(key: str) -> Says:
    def said(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
        return say(key, card=w.cards.name(pick.id))

    return said


def card_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return join(DOT, w.cards.text(pick.id))


def draw_up(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    seat = d.frame.seat
    return say("option-draw-up", n=g.hand_limit(seat) - len(g.players[seat].hand))


def keep(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-keep-hand")


# -- heroes, players, units -------------------------------------------------------------------------------


def seat(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-seat", seat=w.seat(g, pick.id))


def hero(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return w.hero(g, pick.id)


def hero_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    one = g.heroes[pick.id]
    return join(DOT, [w.field(g, one.field), say("table-movement", n=one.movement)])


def field(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return w.field(g, pick.id)


def enemy(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return w.seat(g, pick.id)


def enemy_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("hint-hand", n=len(g.players[pick.id].hand))


def weaken(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-weaken", unit=w.cards.unit(pick.id))


def swap(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    tier = w.cards.tier(g.units[pick.id].tier)
    return say("option-swap", unit=w.cards.unit(pick.id), tier=tier)


def unit_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return w.cards.unit(pick.id)


def first_unit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-first-unit", unit=w.cards.unit(pick.id))


def join_unit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-join-unit", unit=w.cards.unit(pick.id))


def given_goods(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """So many materials or valuables of a tribute."""
    goods = (0, pick.id, 0) if pick.verb == "materials" else (0, 0, pick.id)
    return say("option-tribute", what=amounts(goods)) if pick.id else say("option-tribute-none")


def regain(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say(f"option-{pick.verb}".replace("_", "-"), unit=w.cards.unit(pick.id))


# -- fights -----------------------------------------------------------------------------------------------


def pay_for_defence(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-pay-for-defence", n=DEFENCE_GOLD)


# -- the scenario -----------------------------------------------------------------------------------------


def stage(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    scenario = scenario_of(g)
    project = scenario.projects[pick.id]
    done = g.realm(d.frame.seat).stages[pick.id]
    name = text_of(scenario, "project", project.id)
    given = {"n": done + 1, "most": len(project.stages)}
    return say("option-stage", project=name, price=amounts(project.stages[done]), **given)


def hand_over(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    number, other = pick.ids
    kind = next(token.kind for token in g.tokens if token.carrier == number)
    return say("option-hand-over", token=token_said(g, kind), hero=w.hero(g, other))


def token_said(g: Heroes, kind: int) -> Said:
    scenario = scenario_of(g)
    return text_of(scenario, "token", scenario.tokens[kind].id)


def script(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return script_said(w.cards, scenario_of(g), pick.id)


def build_by_event(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    share, *_ = d.frame.args
    building = g.building(d.frame.seat, pick.id)
    price = share_of(building.price, share)
    if not any(price):
        return say("option-build-free", building=building_name(building))
    return say("option-build-event", building=building_name(building), price=amounts(price))


def building_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return building_text(g.building(d.frame.seat, pick.id))
