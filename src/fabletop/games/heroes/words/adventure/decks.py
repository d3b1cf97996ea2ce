"""What the common decks are called, whole or split."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, Say, say

WHOLE: Final = {ABILITIES: "abilities", SPELLS: "spells", ARTIFACTS: "artifacts"}
SPLIT: Final = (
    *("abilities", "basic-spells", "minor-artifacts", "expert-spells", "major-artifacts", "relics"),
)


def deck_word(g: Heroes, deck: int) -> str:
    return SPLIT[deck] if g.printed.split_decks else WHOLE[deck]


def deck_said(g: Heroes, deck: int) -> Say:
    """One of the decks that lie there."""
    return say(f"deck-{deck_word(g, deck)}")


def kind_said(deck: int) -> Say:
    """Whatever lies in the decks of that kind."""
    return say(f"deck-{WHOLE[deck]}")


def asked(w: HeroesWords, g: Heroes, d: Decision) -> tuple[str, dict[str, Said]]:
    return "which-deck", {"deck": kind_said(d.frame.args[0])}


def deck(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return say("option-deck", deck=deck_said(g, pick.id))


def deck_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    return deck_said(g, pick.id)


def deck_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """How many cards it has, and what lies on its pile."""
    n, pile = len(g.decks[pick.id]), g.piles[pick.id]
    return say("hint-deck-pile", n=n, card=w.cards.name(pile[-1])) if pile else say("hint-deck", n=n)
