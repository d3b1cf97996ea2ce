"""Computer players.  They see what their seat may know and imagine the rest, never the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.bots.driver import bot_pick
from fabletop.bots.look import Bot, Look
from fabletop.bots.random_bot import RandomBot

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
    `stop`, and picks by what it has found until then."""
    if stop is not None and name in AHEAD:
        from fabletop.bots.levels import SearchBot

        return SearchBot(name, stop)
    maker = REGISTRY.get(name)
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(REGISTRY)}")
    return maker()


__all__ = [
    "AHEAD",
    "REGISTRY",
    "USUAL",
    "Bot",
    "Look",
    "RandomBot",
    "Stop",
    "UnknownBot",
    "bot_pick",
    "make_bot",
]
