"""What a sharp player would do, for whoever asks at the keyboard."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import cached_property
from typing import Final, NamedTuple

from fabletop.content import shelf
from fabletop.counsel import TEXT, advise, luck_of
from fabletop.games import find_game
from fabletop.games.telling import Teller
from fabletop.kernel.frame import Pick, Seat, pick_from_data
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.speech import Speech

LONGEST: Final = 10.0  # seconds of looking ahead; then it goes by what was found


class Hint(NamedTuple):
    """A pick, and why, with the chances to win where they were looked into."""

    pick: Pick
    text: str


class Hints:
    """Works nothing out, and reads no words, before somebody asks."""

    def __init__(self, match: Match, people: Collection[Seat], language: Language) -> None:
        self.match: Final = match
        self.people: Final = frozenset(people)
        self.language: Final = language

    @cached_property
    def speech(self) -> Speech:
        setup = self.match.setup
        brought = shelf.texts_of(setup.game, setup.content)
        return Speech(self.language, TEXT, find_game(setup.game).texts, brought=brought)

    @cached_property
    def telling(self) -> Teller:
        return find_game(self.match.setup.game).teller({}, self.match.setup.content)

    def may_ask(self, seat: Seat) -> bool:
        """As at the server's tables: where all people win together, so that nobody minds."""
        return self.people.issubset(find_game(self.match.setup.game).allies(self.match.game, seat))

    def ask(self, seat: Seat) -> Hint | None:
        """None where there is nothing to choose.  The game itself is never touched: who is stopped in the
        middle of this has lost nothing."""
        luck = luck_of(self.match.setup, seat, len(self.match.picks))
        until = time.monotonic() + LONGEST
        found = advise(self.match.game, self.telling, seat, luck, lambda: time.monotonic() > until)
        return None if found is None else Hint(pick_from_data(found.pick), self.speech.phrase(found.said))
