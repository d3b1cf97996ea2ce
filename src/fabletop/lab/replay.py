"""A finished or broken-off match, told again from its picks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabletop.games.andor import Andor
from fabletop.games.heroes import Heroes
from fabletop.games.village import Village
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
    if isinstance(game, Village):
        from fabletop.games.village.words import TEXT, VillageWords
        from fabletop.games.village.words import event as village_event

        words, speech = VillageWords(), Speech(language, TEXT)
        return lambda event: speech.phrase(village_event(words, game, event))
    if isinstance(game, Heroes):
        from fabletop.games.heroes.words import HeroesWords
        from fabletop.games.heroes.words import event as heroes_event

        said = HeroesWords(language)
        return lambda event: heroes_event(said, game, event)
    if isinstance(game, Andor):
        from fabletop.games.andor.words import AndorWords
        from fabletop.games.andor.words import event as andor_event

        told = AndorWords(language)
        return lambda event: andor_event(told, game, event)
    return lambda event: " ".join(str(value) for value in event.to_data().values())
