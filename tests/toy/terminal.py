"""The way to the well, drawn."""

from __future__ import annotations

from rich.console import RenderableType
from tests.toy import words
from tests.toy.game import ToTheWell

from fabletop.kernel import Decision, Match, Pick, Seat
from fabletop.ledger import Language
from fabletop.speech import Speech
from fabletop.terminal.screen import GameScreen, Named, Page


class ToyScreen(GameScreen[ToTheWell, words.ToyWords]):
    def title(self) -> str:
        return "the well"

    def table(self, seat: Seat) -> RenderableType:
        return "\n".join("." * at + str(walker) for walker, at in enumerate(self.game.at))

    def summary(self, seat: Seat) -> RenderableType:
        return f"At the well: {self.seats(self.game.winners)}"

    def place(self, group: str) -> int:
        return 0

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        return []

    def named(self) -> list[Named]:
        return []


def screen(match: Match, language: Language) -> ToyScreen:
    return ToyScreen(match, ToTheWell, words, words.ToyWords(), Speech(language))
