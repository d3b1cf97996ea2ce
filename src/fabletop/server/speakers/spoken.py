"""A speaker as a teller: its sentences are sent as they are, in the language of whoever listens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from fabletop.games.records import Decision, LogLine, Option
from fabletop.games.telling import NO_TEXTS, Seen
from fabletop.kernel import decision as kernel
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat, pick_to_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Box
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import Speaker

# What an option is about, as the speakers name it
ABOUT: Final = (
    *("id", "card", "unit", "space", "kind", "face"),
    *("actor", "whom", "field", "foe", "item", "book"),
)
DETAILS: Final = ("forecast", "way")


class SpokenTeller:
    """Tells of a game by its speaker."""

    def __init__(self, speaker: Speaker, box: Box, language: Language) -> None:
        self.speaker: Final = speaker
        self.box: Final = box
        self.language: Final = language
        self.advises = speaker.advises
        self.hidden = NO_TEXTS

    def view(self, game: Game, seat: Seat) -> dict[str, Any]:
        view = self.speaker.view(game, seat)
        view.pop("decision", None)
        return view

    def seen(self, game: Game) -> frozenset[Seen]:
        return self.speaker.seen(game)

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[Any]]:
        return self.speaker.printed(game, seen)

    def decision(self, game: Game, seat: Seat) -> Decision | None:
        decision = game.decision
        if decision is None:
            return None
        offered = decision.offers(seat)
        hero = self.speaker.hero_asked(game)
        return Decision(
            seats=list(decision.seats),
            mine=bool(offered),
            asked=seat in decision.seats,
            kind=decision.kind,
            prompt=self.speaker.prompt(game, seat),
            rules=list(self.speaker.rules(decision)),
            cited=self.speaker.cited(decision, offered),
            options=[self.option(game, decision, pick) for pick in offered],
            about={} if hero is None else {"hero": hero},
            hints=self.advises and seat in decision.seats,
        )

    def option(self, game: Game, decision: kernel.Decision, pick: Pick) -> Option:
        said = self.speaker.option(game, decision, pick)
        return Option(
            pick=pick_to_data(pick),
            verb=said["verb"],
            group=said["group"],
            label=said["label"],
            about={name: said[name] for name in ABOUT if said.get(name) is not None},
            full=said.get("full"),
            hint=said["hint"],
            detail=next((said[name] for name in DETAILS if said.get(name)), None),
        )

    def lines(self, game: Game, heard: Sequence[Event]) -> list[LogLine]:
        return [line_of(line) for line in self.speaker.log(game, heard)]

    def catalogue(self) -> dict[str, Any]:
        head = {"game": self.box.name, "language": self.language, "content": self.box.content_hash()}
        return {**head, **self.speaker.catalogue()}

    def advise(self, imagined: Game, seat: Seat) -> tuple[Pick, str] | None:
        return self.speaker.advise(imagined, seat)


def line_of(line: dict[str, Any]) -> LogLine:
    about = {name: line.get(name) for name in ("card", "n", "unit", "hero")}
    return LogLine(
        said=line["text"],
        event=line["event"],
        seat=line["seat"],
        head=line["head"],
        rules=line["rules"],
        about={name: found for name, found in about.items() if found is not None},
    )
