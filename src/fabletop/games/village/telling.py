"""What a seat is told of Village of Legends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fabletop.games.telling import GameTeller, brought_texts
from fabletop.games.village import words
from fabletop.games.village.bots.load import judge
from fabletop.games.village.bots.reasons import why
from fabletop.games.village.catalogue import VillageCatalogue, catalogue
from fabletop.games.village.defs import NONE
from fabletop.games.village.hindrances import hindered
from fabletop.games.village.state import Village
from fabletop.games.village.view import VillageView, laid_open
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.said import Said

# What the number of an act means, where it is not the card itself
MEANT: Final = {
    **dict.fromkeys(("buy", "tame", "space"), "space"),
    **dict.fromkeys(("unsheathe", "unsheathe_cast"), "scabbard"),
    "monster": "monster",
    "hero": "seat",
    "owner": "owner",
}


class VillageTeller(GameTeller[Village, words.VillageWords]):
    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        brought = brought_texts("village", content, words.TEXT)
        super().__init__(Village, words, words.VillageWords(names, content), brought=brought)
        self.content: Final = content

    def laid_open(self, game: Game, shown: Sequence[Seat]) -> VillageView:
        return laid_open(self.own(game), shown)

    def catalogue(self) -> VillageCatalogue:
        return catalogue(self.content, self.brought)

    def why(
        self, g: Village, seat: Seat, decision: Decision, pick: Pick, other: Pick | None, luck: int
    ) -> Said:
        return words.reason(self.words, g, seat, *why(g, seat, decision, pick, other, judge(g), luck))

    def hindered(self, g: Village, seat: Seat, decision: Decision) -> Iterator[tuple[Act, Said, str]]:
        if decision.kind == "act":
            for pick, why in hindered(g, seat):
                yield pick, words.hindrance(self.words, why), why.rule

    def about(self, g: Village, decision: Decision, pick: Pick) -> dict[str, int]:
        about: dict[str, int] = {}
        card, hero = words.card_of(g, decision, pick), words.hero_of(g, pick)
        if card != NONE:
            about["card"] = card
        if hero != NONE:
            about["hero"] = hero
        if isinstance(pick, int):
            return about
        if pick.verb == "worn":
            about["seat"], about["slot"] = pick.ids
        elif pick.verb in MEANT and pick.id >= 0:
            about[MEANT[pick.verb]] = pick.id
        return about
