"""What players of a party give each other, in words."""

from __future__ import annotations

from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.gifts import GIVEN
from fabletop.games.heroes.words.places import amounts
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT, Given
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, join, say


def give(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    other, number = pick.ids
    return say("option-give", seat=w.seat(g, other), what=amounts(GIVEN[number]))


def give_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    other, number = pick.ids
    return say("label-give", seat=w.seat(g, other), what=amounts(GIVEN[number]))


def offer_swap(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    other, card = pick.ids
    return say("option-offer-swap", seat=w.seat(g, other), card=w.cards.name(card))


def offer_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    other, card = pick.ids
    return say("label-offer-swap", seat=w.seat(g, other), card=w.cards.name(card))


def offer_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return join(DOT, w.cards.text(pick.ids[1]))


def agree(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    _, _, theirs = d.frame.args
    return say("option-agree-to-swap", card=w.cards.name(theirs))


def goes_first(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-goes-first", seat=w.seat(g, pick.id))


# -- what is asked ----------------------------------------------------------------------------------------


def answer_swap(w: HeroesWords, g: Heroes, d: Decision) -> tuple[str, Given]:
    ally, card = d.frame.args
    return "answer-swap", {"ally": w.seat(g, ally), "card": w.cards.name(card)}


def agree_to_swap(w: HeroesWords, g: Heroes, d: Decision) -> tuple[str, Given]:
    ally, mine, theirs = d.frame.args
    given = {"ally": w.seat(g, ally), "card": w.cards.name(mine), "other": w.cards.name(theirs)}
    return "agree-to-swap", given
