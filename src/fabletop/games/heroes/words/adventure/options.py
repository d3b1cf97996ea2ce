"""What may be picked on the map: each option in full, in a few words, and what to know about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.dice import ARTIFACT, EXPERIENCE, RESOURCE, dice_of, goods_of
from fabletop.games.heroes.map.flags import income_from
from fabletop.games.heroes.map.printed import FAR, TILE_KINDS, TURNS
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.reinforce import share_of
from fabletop.games.heroes.words.adventure import decks, party, peek, tournament
from fabletop.games.heroes.words.adventure.effects import script_said
from fabletop.games.heroes.words.adventure.land import (
    beside,
    joined,
    listed,
    opens,
    spot_in_question,
    what_waits,
)
from fabletop.games.heroes.words.places import amounts, building_name, building_text, field_name, place_text
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat
from fabletop.said import Said, Say, join, say

Says = Callable[[HeroesWords, Heroes, Decision, Act], Said]
REROLLS: Final = ("morale", "luck", "weasel")
DEGREES: Final = 360 // TURNS

# Under which heading each thing stands in a player's turn, in the order of the headings.
GROUPS: Final = {
    **dict.fromkeys(("step", "land", "revisit"), "go"),
    **dict.fromkeys(("reveal", "add"), "explore"),
    "build": "build",
    "recruit": "recruit",
    "reinforce": "reinforce",
    "hire": "hire",
    **dict.fromkeys(("book", "trade", "arrange", "smelt", "forge", "cover", "peek"), "town"),
    **dict.fromkeys(("stage", "hand_over"), "scenario"),
    **dict.fromkeys(("give", "offer_swap"), "party"),
    **dict.fromkeys(("discount", "wise_book"), "card"),
}
GROUPED: Final = ("main", "town_window")  # questions that have headings
USED: Final = ("discount", "wise_book")  # acts that name one use of a card
CARDS: Final = ("remove", "to_pile")  # acts that name a card


# -- going and seeing -------------------------------------------------------------------------------------


def going(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """A step, a landing, a way home: which hero goes where."""
    number, field = pick.ids
    verb = "portal-home" if pick.verb == "portal" else pick.verb.replace("_", "-")
    return say(f"option-{verb}", hero=w.hero(g, number), field=w.field(g, field))


def going_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    number, field = pick.ids
    return of_second(w, g, number, w.field(g, field))


def of_second(w: HeroesWords, g: Heroes, number: int, text: Said) -> Said:
    """The secondary hero is named where it acts, the main hero is not."""
    return text if g.heroes[number].main else say("label-second", text=text)


def going_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Who is in the way, what is there, and what the way costs."""
    number, field = pick.ids
    return join(DOT, [*what_waits(w, g, g.heroes[number].seat, field), points(g, number)])


def points(g: Heroes, number: int) -> Say:
    return say("hint-point", n=g.heroes[number].movement)


def free_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Nothing is visited there, and nothing is paid."""
    return say("hint-late-step")


def revisit(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-revisit", hero=w.hero(g, pick.id), field=w.field(g, g.heroes[pick.id].field))


def revisit_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    place = field_name(g.land.field(g.heroes[pick.id].field))
    return of_second(w, g, pick.id, say("label-revisit", place=place))


def revisit_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    printed = g.land.field(g.heroes[pick.id].field)
    return join(DOT, [place_text(printed.place), points(g, pick.id)])


def reveal(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    _, spot = pick.ids
    return say("option-reveal", tile=w.spot(g, spot))


def reveal_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    number, spot = pick.ids
    return of_second(w, g, number, w.spot(g, spot))


def add(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-add", tiles=tiles_beside(g, pick))


def add_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    kind = say(f"tile-{TILE_KINDS[FAR]}")
    return of_second(w, g, pick.id, say("label-add", tile=kind, tiles=tiles_beside(g, pick)))


def tiles_beside(g: Heroes, pick: Act) -> Said:
    _, q, r = pick.ids
    return listed(beside(g.land, q, r))


def explore_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """What it costs: nothing, where a place or a card lets one see."""
    found: list[Said] = []
    if pick.verb == "add":
        found.append(say("hint-supply", n=len(g.realm(g.heroes[pick.id].seat).supply)))
    if d.kind == "main":
        found.append(points(g, pick.id))
    return join(DOT, found)


def turn(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-turn", n=pick.id * DEGREES) if pick.id else say("option-turn-not")


def turn_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return f"{pick.id * DEGREES}°"


def turn_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """Which tiles are joined this way, and towards which there is a way out."""
    spot = spot_in_question(g, d.kind, d.frame.seat, d.frame.args)
    tiles, hidden = joined(g.land, spot, pick.id), opens(g.land, spot, pick.id)
    found: list[Said] = [say("hint-joins", tiles=listed(tiles))] if tiles else []
    if hidden:
        found.append(say("hint-opens", tiles=listed(hidden)))
    return join(DOT, found) if found else say("hint-joins-none")


def end_turn_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    left = sum(g.heroes[number].movement for number in g.heroes_of(d.frame.seat))
    return say("hint-end-turn", n=left) if left else ""


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


# -- by their verbs ---------------------------------------------------------------------------------------

FULL: Final[dict[str, Says]] = {
    "give": party.give,
    "offer_swap": party.offer_swap,
    "agree_to_swap": party.agree,
    "goes_first": party.goes_first,
    "step": going,
    "land": going,
    "late_step": going,
    "revisit": revisit,
    "reveal": reveal,
    "add": add,
    "turn": turn,
    "die": die,
    "reroll_die": reroll_die,
    "bonus_dice": bonus,
    "bonus_artifact": bonus,
    "gain": gain,
    "pay_gold": pay_tree,
    "pay_valuables": pay_tree,
    "search_deck": search_deck,
    "roll_two": roll_two,
    "yields": yields,
    "reinforces": reinforces,
    "remove": by_card("option-remove"),
    "to_pile": by_card("option-discard"),
    "draw_up": draw_up,
    "keep": keep,
    "hero": hero,
    "seat": seat,
    "field": field,
    "enemy": enemy,
    "weaken": weaken,
    "swap": swap,
    "regain": regain,
    "valuables": given_goods,
    "materials": given_goods,
    "regain_pack": regain,
    "pay_for_defence": pay_for_defence,
    "stage": stage,
    "hand_over": hand_over,
    "script": script,
    "peek": peek.peek,
    "leave_on_top": peek.seen,
    "put_under": peek.seen,
    "deck": decks.deck,
    "begin": tournament.begin,
    "lay": tournament.lay,
    "swing": tournament.swing,
}
LABELS: Final[dict[str, Says]] = {
    "give": party.give_label,
    "offer_swap": party.offer_label,
    "step": going_label,
    "land": going_label,
    "late_step": going_label,
    "revisit": revisit_label,
    "reveal": reveal_label,
    "add": add_label,
    "turn": turn_label,
    "die": die_label,
    "weaken": unit_label,
    "peek": peek.peek_label,
    "deck": decks.deck_label,
    "lay": tournament.lay_label,
    "swing": tournament.swing_label,
}
HINTS: Final[dict[str, Says]] = {
    "deck": decks.deck_hint,
    "offer_swap": party.offer_hint,
    "step": going_hint,
    "land": peek.flight_hint,
    "late_step": free_hint,
    "revisit": revisit_hint,
    "reveal": explore_hint,
    "add": explore_hint,
    "turn": turn_hint,
    "end_turn": end_turn_hint,
    "yields": yields_hint,
    "hero": hero_hint,
    "remove": card_hint,
    "to_pile": card_hint,
    "enemy": enemy_hint,
}
PLAIN_HINTS: Final = (
    *("give_up", "yield", "pay_for_defence", "open_tomb", "keep", "draw_up", "nomads", "begin"),
    "draw_anew",
)

# What a verb means only in one question
FULL_IN: Final[dict[tuple[str, str], Says]] = {
    ("first_unit", "recruit"): first_unit,
    ("join_unit", "recruit"): join_unit,
    ("recruit_beaten", "recruit"): join_unit,
    ("portal", "portal"): going,
    ("build_by_event", "build"): build_by_event,
    ("spring", "card"): by_card("option-take"),
    ("put_back", "card"): by_card("option-put-beneath"),
    ("witch_card", "card"): by_card("option-take"),
    ("answer_swap", "card"): by_card("option-put-against"),
}
LABELS_IN: Final[dict[tuple[str, str], Says]] = {
    ("first_unit", "recruit"): unit_label,
    ("join_unit", "recruit"): unit_label,
    ("portal", "portal"): going_label,
    ("build_by_event", "build"): build_by_event,
}
HINTS_IN: Final[dict[tuple[str, str], Says]] = {("build_by_event", "build"): building_hint}


def full_of(d: Decision, pick: Act) -> Says | None:
    return FULL_IN.get((d.kind, pick.verb)) or FULL.get(pick.verb)


def label_of(d: Decision, pick: Act) -> Says | None:
    return LABELS_IN.get((d.kind, pick.verb)) or LABELS.get(pick.verb)


def hint_of(d: Decision, pick: Act) -> Says | None:
    if pick.verb in PLAIN_HINTS:
        return plain_hint
    return HINTS_IN.get((d.kind, pick.verb)) or HINTS.get(pick.verb)


def plain_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say(f"hint-{pick.verb}".replace("_", "-"))


# -- what they are about ----------------------------------------------------------------------------------

BY_HERO: Final = ("step", "land", "late_step", "reveal", "add", "revisit", "hero", "hand_over")


def about(g: Heroes, d: Decision, pick: Act) -> dict[str, int]:
    """The hero, field, tile, spot or unit that an option is about, by their numbers."""
    verb, ids = pick.verb, pick.ids
    found: dict[str, int] = {}
    if verb in BY_HERO or (d.kind, verb) == ("portal", "portal"):
        found["hero"] = pick.id
    if verb in ("step", "land", "late_step") or (d.kind, verb) == ("portal", "portal"):
        found["field"] = ids[1]
    elif verb in ("field", "hire"):
        found["field"] = pick.id
    elif verb in ("revisit", "hero"):
        found["field"] = g.heroes[pick.id].field
    elif verb == "reveal":
        found["spot"] = ids[1]
    elif verb == "swing":
        found["spot"] = pick.id
    elif verb == "lay":
        found["q"], found["r"] = ids
    elif verb == "add":
        found["q"], found["r"] = ids[1], ids[2]
    elif verb == "turn":
        found["turns"] = pick.id
        found["spot"] = spot_in_question(g, d.kind, d.frame.seat, d.frame.args)
    elif verb in ("weaken", "swap", "dismiss", "move_unit"):
        found["kind"] = pick.id
    elif verb == "hire_guard":
        found["kind"] = ids[2]
    elif verb == "build":
        seat = d.frame.seat if pick.seat < 0 else Seat(pick.seat)
        found["building"] = g.building(seat, pick.id).index
    elif verb in ("die", "reroll_die"):
        found["die"], found["face"] = d.frame.args[0], pick.id
    elif verb in ("enemy", "give"):
        found["seat"] = pick.id
    elif verb == "offer_swap":
        found["seat"], found["card"] = ids
    elif verb == "yields":
        found["resource"] = pick.id
    elif verb == "stage":
        found["project"] = pick.id
    return found


ABOUT_A_HERO: Final = (
    *("skip_fight", "after_victory", "swap_guard", "refuge", "observe", "pay_for_defence"),
    "choose_neighbour",
)


def about_question(g: Heroes, d: Decision) -> dict[str, int | str]:
    """The tile that is turned, the field that is fought for, the hero that is asked."""
    args = d.frame.args
    found: dict[str, int | str] = {}
    if d.kind in ("turn_tile", "turn_start_tile", "swing_tile"):
        found["spot"] = spot_in_question(g, d.kind, d.frame.seat, args)
    elif d.kind in ABOUT_A_HERO:
        found["hero"] = args[0]
        found["field"] = g.heroes[args[0]].field
    elif d.kind == "give_up":
        found["hero"], found["enemy"] = args
        found["field"] = g.heroes[args[0]].field
    elif d.kind == "answer_swap":
        found["seat"], found["card"] = args
    elif d.kind == "agree_to_swap":
        found["seat"], found["card"], found["other"] = args
    elif d.kind == "settle":
        found["field"] = args[0]
    elif d.kind == "take_die":
        found["die"], found["keep"] = args[0], args[1]
    elif d.kind in ("look", "search"):
        found["deck"] = args[0]
    return found
