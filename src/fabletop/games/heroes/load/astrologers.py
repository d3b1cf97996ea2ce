"""Reads what the astrologers proclaim."""

from __future__ import annotations

from typing import Final

import msgspec

from fabletop.content import From
from fabletop.games.heroes.load.reading import Reader
from fabletop.games.heroes.turn.printed import COUNTED_WORDS, DURATIONS, PLAIN_WORDS, ProclamationDef

PROCLAMATIONS_FILE: Final = "astrologers.yaml"


class ProclamationRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    word: str
    lasts: str
    source: From
    amount: int = 0


def read_proclamations(reader: Reader) -> tuple[ProclamationDef, ...]:
    """The cards of the astrologers, one of each.
    [heroes.setup.250]"""
    cards: list[ProclamationDef] = []
    for r in reader.records(PROCLAMATIONS_FILE, ProclamationRecord):
        reader.one_of(r.word, COUNTED_WORDS + PLAIN_WORDS, "word of a proclamation")
        if (r.word in COUNTED_WORDS) != (r.amount != 0):
            raise reader.wrong(f"{r.id} needs an amount if its word is counted, and none otherwise")
        lasts = reader.one_of(r.lasts, DURATIONS, "time that a proclamation lasts")
        cards.append(ProclamationDef(len(cards), r.id, r.word, r.amount, lasts))
    return tuple(cards)
