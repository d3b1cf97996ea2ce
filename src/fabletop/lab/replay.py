"""A finished or broken-off match, told again from its picks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabletop.content import shelf
from fabletop.games import game_of
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.speech import Speech


def events_of(match: Match, seat: Seat = NOBODY) -> Iterator[tuple[int, Event]]:
    """Everything that happened as one seat heard it (a spectator, unless told), with the pick that caused it.

    What happened before the first pick comes with number 0.
    """
    again = Match(match.box, match.setup)
    told = again.take_events()
    for number, pick in enumerate([None, *match.picks]):
        if pick is not None:
            told = again.choose(pick)
        for event in told:
            heard = event.cut(seat)
            if heard is not None:
                yield number, heard


def teller(match: Match, language: Language) -> Callable[[Event], str]:
    """What puts an event of this match into words."""
    game = match.game
    known = game_of(game)
    if known is None:
        return lambda event: " ".join(str(value) for value in event.to_data().values())
    content = match.setup.content
    words, speaks = known.words(), known.speaks(content)
    speech = Speech(language, known.texts, brought=shelf.texts_of(known.name, content))
    return lambda event: speech.phrase(words.event(speaks, game, event))
