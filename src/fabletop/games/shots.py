"""A game told pick by pick, each as it was after it: for puzzles and lessons, which keep nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat, pick_to_data
from fabletop.kernel.game import Game


class Shot(NamedTuple):
    """The game after a pick, whose it was, and what happened by it."""

    game: Game
    events: list[Event]
    pick: Pick | None
    seat: Seat | None


def opening(game: Game) -> Shot:
    """A game before anything was picked."""
    return Shot(game, [], None, None)


def shoot(game: Game, pick: Pick, seat: Seat, dice: tuple[int, ...] = ()) -> Shot:
    """A copy of the game after a pick, with these dice if any are given."""
    after = game.clone()
    events: list[Event] = []
    after.events = events
    after.given = dice
    after.choose(pick)
    after.events = None
    after.given = ()
    return Shot(after, events, pick, seat)


def find_offer(game: Game, seat: Seat, pick: Any) -> Pick | None:
    """The option that is written like this.  What came from outside is compared, never made an act."""
    decision = game.decision
    offers = [] if decision is None else decision.offers(seat)
    return next((one for one in offers if pick_to_data(one) == pick), None)
