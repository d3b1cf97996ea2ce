"""What may be picked on the map: each option in full, in a few words, and what to know about it."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure import decks, party, peek, tournament
from fabletop.games.heroes.words.adventure.going import (
    add,
    add_label,
    end_turn_hint,
    explore_hint,
    free_hint,
    going,
    going_hint,
    going_label,
    reveal,
    reveal_label,
    revisit,
    revisit_hint,
    revisit_label,
    turn,
    turn_hint,
    turn_label,
)
from fabletop.games.heroes.words.adventure.picked import (
    Says,
    bonus,
    build_by_event,
    building_hint,
    by_card,
    card_hint,
    die,
    die_label,
    draw_up,
    enemy,
    enemy_hint,
    field,
    first_unit,
    gain,
    given_goods,
    hand_over,
    hero,
    hero_hint,
    join_unit,
    keep,
    pay_for_defence,
    pay_tree,
    regain,
    reinforces,
    reroll_die,
    roll_two,
    script,
    search_deck,
    seat,
    stage,
    swap,
    unit_label,
    weaken,
    yields,
    yields_hint,
)
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, say

# Under which heading each thing stands in a player's turn, in the order of the headings.
GROUPS: Final[dict[str, str]] = {
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
GROUPED: Final[tuple[str, ...]] = ("main", "town_window")  # questions that have headings
USED: Final[tuple[str, ...]] = ("discount", "wise_book")  # acts that name one use of a card
CARDS: Final = ("remove", "to_pile")  # acts that name a card


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
