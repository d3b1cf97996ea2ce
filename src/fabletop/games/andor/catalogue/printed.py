"""What stands on things that come to be seen in the course of a legend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fabletop.games.andor.catalogue.parts import maybe, part_of
from fabletop.games.andor.catalogue.records import (
    AndorBand,
    AndorCard,
    AndorEnding,
    AndorEvent,
    AndorFace,
    AndorGoal,
    AndorKind,
    AndorPart,
)
from fabletop.games.andor.defs import CLASSES, DICE, LETTERS, NAMED_RULES, NONE, LegendDef
from fabletop.games.andor.load import content
from fabletop.games.andor.words.cards import CardWords
from fabletop.games.words import key
from fabletop.said import say


def kind_of(legend: LegendDef, n: int) -> AndorKind:
    foe = legend.foes[n]
    name = key("foe", foe.id)
    return AndorKind(
        index=n,
        id=foe.id,
        icon=content(legend.content).icons[f"foe.{foe.id}"],
        name=say(name),
        text=maybe(f"{name}.text", legend.content),
        group=CLASSES[foe.kind],
        figure=foe.figure,
        willpower=foe.willpower,
        die=DICE[foe.die],
        bands=[AndorBand(band.least, band.count) for band in foe.bands],
        reward_strength=foe.reward_strength,
        reward_willpower=foe.reward_willpower,
        holds=foe.holds,
    )


def face_of(legend: LegendDef, n: int) -> AndorFace:
    face, words = legend.faces[n], CardWords(legend.content)
    return AndorFace(
        index=n,
        id=face.id,
        icon=icon_of_face(legend, face.id),
        name=words.face(face),
        text=words.face_text(face),
        value=face.value,
    )


def icon_of_face(legend: LegendDef, id: str) -> str:
    """What lies under a red cross is mostly a thing; what is not has no picture of its own."""
    icons = content(legend.content).icons
    return icons.get(f"face.{id}", icons.get(f"item.{id}", ""))


def event_of(legend: LegendDef, n: int) -> AndorEvent:
    event, words = legend.events[n], CardWords(legend.content)
    return AndorEvent(
        index=n,
        id=event.id,
        name=words.event(event),
        text=words.event_text(event),
        storm=event.storm,
        good=event.good,
    )


def rule_of(legend: LegendDef, n: int) -> AndorPart:
    return part_of(n, "rule", NAMED_RULES[n], legend.content)


def card_of(legend: LegendDef, n: int) -> AndorCard:
    card, words = legend.cards[n], CardWords(legend.content)
    return AndorCard(
        index=n,
        id=card.id,
        kind=card.kind,
        letter=LETTERS[card.letter] if card.letter != NONE else None,
        title=words.card(legend, card),
        text=words.card_text(legend, card),
        rules=list(card.teaches),
    )


def goal_of(legend: LegendDef, n: int) -> AndorGoal:
    goal = legend.goals[n]
    return AndorGoal(
        index=n,
        id=goal.id,
        text=CardWords(legend.content).goal(legend, goal),
        type=goal.type,
        optional=goal.optional,
        count=goal.count,
        fields=list(goal.fields),
    )


def ending_of(legend: LegendDef, n: int) -> AndorEnding:
    return AndorEnding(index=n, text=CardWords(legend.content).ending(legend, n == 1))


# Every list of what comes to be seen, and what makes an entry of it from its number
PRINTED: Final[dict[str, Callable[[LegendDef, int], Any]]] = {
    "kinds": kind_of,
    "faces": face_of,
    "events": event_of,
    "rules": rule_of,
    "cards": card_of,
    "goals": goal_of,
    "endings": ending_of,
}
