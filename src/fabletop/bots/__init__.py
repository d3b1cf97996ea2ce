"""Computer players.  They see what their seat may know and imagine the rest, never the true state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fabletop.bots.driver import bot_pick
from fabletop.bots.look import Bot, Look
from fabletop.bots.random_bot import RandomBot
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import NotOnOffer
from fabletop.kernel.match import Match
from fabletop.kernel.rng import mix, state_for

Stop = Callable[[], bool]

USUAL: Final = "steady"  # plays where nobody asked for another
AHEAD: Final = ("sharp", "master")  # they search, where a game has a judge, and take their time


class UnknownBot(LookupError):
    """A name that no bot goes by."""


def _greedy() -> Bot:
    from fabletop.bots.greedy import GreedyBot

    return GreedyBot()


def _novice() -> Bot:
    from fabletop.bots.levels import NoviceBot

    return NoviceBot()


def _steady() -> Bot:
    from fabletop.bots.levels import SteadyBot

    return SteadyBot()


def _sharp() -> Bot:
    from fabletop.bots.levels import SearchBot

    return SearchBot("sharp")


def _master() -> Bot:
    from fabletop.bots.levels import SearchBot

    return SearchBot("master")


REGISTRY: Final[dict[str, Callable[[], Bot]]] = {
    "novice": _novice,
    "steady": _steady,
    "sharp": _sharp,
    "master": _master,
    "greedy": _greedy,
    "random": RandomBot,
}


def make_bot(name: str, stop: Stop | None = None) -> Bot:
    """A fresh bot of this name, for one seat of one game.  One that looks ahead asks now and then whether to
    `stop`, and picks by what it has found until then.

    Examples:
        >>> make_bot("steady").name
        'steady'
    """
    if stop is not None and name in AHEAD:
        from fabletop.bots.levels import SearchBot

        return SearchBot(name, stop)
    maker = REGISTRY.get(name)
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(REGISTRY)}")
    return maker()


def ask_bot(bot: Bot, match: Match, seat: Seat | None = None) -> Pick:
    """What a bot picks in the pending decision, at the seat asked first unless told; nothing is picked yet.

    Its luck hangs on the seed and on how many picks there were, and tells nothing of the luck of the match.

    Examples:
        >>> from fabletop import new_match
        >>> match = new_match("village", seed=7)
        >>> events = match.choose(ask_bot(make_bot("random"), match))
    """
    if match.decision is None:
        raise NotOnOffer("nothing is being asked: the match is over")
    luck = mix(state_for(-1 - match.setup.seed, match.number))
    return bot_pick(bot, match.game, match.decision.seat if seat is None else seat, luck)


def play_match(match: Match, bots: str | Sequence[str | Bot]) -> tuple[Seat, ...]:
    """Let bots take a match from where it stands to its end, and return the seats that won.  One name seats a
    bot of it everywhere; a list has a name or a bot for each seat.

    Examples:
        >>> from fabletop import new_match
        >>> match = new_match("village", seats=3, seed=7)
        >>> winners = play_match(match, ["greedy", "random", "random"])
        >>> match.game.over
        True
    """
    seats = match.setup.seats
    named = [bots] * seats if isinstance(bots, str) else bots
    if len(named) != seats:
        raise BadSetup(
            f"{len(named)} bots cannot play at {seats} seats: give one name for all, or one for each seat"
        )
    seated = [make_bot(one) if isinstance(one, str) else one for one in named]
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.choose(ask_bot(seated[seat], match, seat), seat)
    return match.game.winners


__all__ = [
    "AHEAD",
    "REGISTRY",
    "USUAL",
    "Bot",
    "Look",
    "RandomBot",
    "Stop",
    "UnknownBot",
    "ask_bot",
    "bot_pick",
    "make_bot",
    "play_match",
]
