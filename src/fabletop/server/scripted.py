"""What is told of a game that is played alone and kept nowhere: puzzles and lessons."""

from __future__ import annotations

from fabletop.games.registration import Registration
from fabletop.games.shots import Shot
from fabletop.games.telling import tell
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.game import Game
from fabletop.server.schemas import PlayedFrame, SeatInfo
from fabletop.server.tellers import teller


def frames_of(known: Registration, seat: Seat, shots: list[Shot]) -> list[PlayedFrame]:
    """What a seat is told after each pick: no more than it may know."""
    return [frame(known, seat, shot) for shot in shots]


def frame(known: Registration, seat: Seat, shot: Shot) -> PlayedFrame:
    now = tell(teller(known.name), shot.game, seat, shot.events)
    return PlayedFrame(
        **{name: getattr(now, name) for name in now.__struct_fields__},
        pick=None if shot.pick is None else pick_to_data(shot.pick),
        seat=shot.seat,
    )


def seats_of(known: Registration, game: Game, seat: Seat, seats: int) -> list[SeatInfo]:
    """Who plays it, and whoever else sits there."""
    heroes = known.outline(game).heroes
    return [
        SeatInfo(
            seat=one,
            kind="person" if one == seat else "bot",
            stand_in=False,
            late=False,
            name="",
            hero=heroes[one] if one < len(heroes) else None,
            here=True,
            bot="",
        )
        for one in range(seats)
    ]
