"""What is said to somebody who is away, in their language.

Everything here is made of a TableSummary, which anybody who knows a table's address may read: so whatever a
push service, a lock screen or a mailbox shows of it gives nothing away.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntFlag
from pathlib import Path
from typing import Final

from fabletop.games import GAMES
from fabletop.ledger import Language
from fabletop.said import Said, say
from fabletop.server.schemas import TableSummary
from fabletop.speech import Speech

FOLDER: Final = Path(__file__).parent / "text"
HOUR: Final = 3600
SEEN: Final = 4  # bits that one occasion each takes


class Occasion(IntFlag):
    """Why somebody is told; those that were told since they were last at the table are kept together."""

    MOVE = 1
    DEADLINE = 2
    SAT = 4
    ENDED = 8

    @property
    def seen(self) -> int:
        """That somebody saw it for themselves, kept beside what they were told."""
        return int(self) << SEEN


@dataclass(frozen=True)
class Words:
    """A note: what it is about, what it says, and where it leads."""

    title: str
    body: str
    table: str

    @property
    def link(self) -> str:
        return f"/table/{self.table}"

    def payload(self, language: Language) -> bytes:
        """As the service worker reads it; notes of one table take each other's place."""
        told = {
            "title": self.title,
            "body": self.body,
            "url": self.link,
            "tag": self.table,
            "lang": language,
        }
        return json.dumps(told, ensure_ascii=False).encode()


def words_for(occasion: Occasion, summary: TableSummary, seat: int, language: Language, now: float) -> Words:
    """What the person at a seat is told of a table as it looks from outside."""
    said = Speech(language, FOLDER, GAMES[summary.game].texts)
    return Words(
        title=summary.called or said.phrase(say("game-title")),
        body=said.phrase(body_of(occasion, summary, seat, now)),
        table=summary.id,
    )


def body_of(occasion: Occasion, summary: TableSummary, seat: int, now: float) -> Said:
    match occasion:
        case Occasion.MOVE:
            return say("post-move")
        case Occasion.DEADLINE:
            left = max(0, int((summary.due or now) - now)) // HOUR
            return say("post-deadline", n=left) if left else say("post-deadline-soon")
        case Occasion.SAT:
            others = [one for one in summary.seats if one.kind == "person" and one.seat != seat]
            last = others[-1].name if len(others) == 1 else ""
            free = any(one.kind == "open" for one in summary.seats)
            if last:
                return say("post-sat-waits" if free else "post-sat", name=last)
            return say("post-sat-many-waits" if free else "post-sat-many")
        case _:
            return say("post-won") if seat in summary.winners else say("post-ended")
