"""What an option or a question on the map is about, for who draws it."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure.land import spot_in_question
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat

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
    elif verb == "trade":
        found["trade"] = pick.id
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
