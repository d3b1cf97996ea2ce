"""What a table is at one moment, so that it can be taken up again there without the picks before."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from fabletop import __version__
from fabletop.games import GAMES
from fabletop.games.registration import Outline
from fabletop.kernel.game import Game
from fabletop.kernel.match import STATE_FORMAT, Snapshot

EVERY: Final = 50  # picks from one snapshot to the next
DIGEST: Final = 12  # bytes
QUICK: Final = 1  # how hard a state is pressed

written: Final = msgspec.json.Encoder(order="deterministic").encode
read: Final = msgspec.json.decode


class Glance(NamedTuple):
    """A game from outside, who has won it, and whom all wait for; None where an older version did not say."""

    outline: Outline
    winners: list[int]
    asked: list[int] | None


def digest_of(state: bytes) -> str:
    return blake2b(state, digest_size=DIGEST).hexdigest()


class Position(NamedTuple):
    """A place in a match where it can be taken up again; without a state, its very start.

    `made` counts the picks before it that each seat may take back, one day.  Where the table went on under
    changed rules there are none: it is `closed`.
    """

    standing: int
    made: tuple[int, ...]
    state: bytes | None = None
    closed: bool = False

    def snapshot(self) -> Snapshot | None:
        return None if self.state is None else Snapshot(self.standing, read(self.state))


class Kept(NamedTuple):
    """A snapshot as it is on disk: a position, after how many rows of picks, and who wrote it."""

    number: int
    position: Position
    digest: str
    version: str
    format: int

    @property
    def standing(self) -> int:
        return self.position.standing


def kept_from(row: Mapping[str, Any]) -> Kept:
    """What a row says.  A state that is damaged is kept as it is: it will be found out by its digest."""
    try:
        state = zlib.decompress(row["state"])
    except (zlib.error, TypeError):
        state = b""
    position = Position(row["standing"], tuple(row["made"]), state, bool(row["closed"]))
    return Kept(row["number"], position, row["digest"], row["version"], row["format"])


def row_of(table: str, number: int, position: Position, glance: Glance) -> dict[str, Any]:
    """A position as a row of `snapshots`."""
    assert position.state is not None
    outline, winners, asked = glance
    seen = {**outline._asdict(), "heroes": list(outline.heroes), "winners": winners, "asked": asked}
    return {
        "table_id": table,
        "number": number,
        "standing": position.standing,
        "made": list(position.made),
        "closed": position.closed,
        "version": __version__,
        "format": STATE_FORMAT,
        "state": zlib.compress(position.state, QUICK),
        "digest": digest_of(position.state),
        "glance": seen,
    }


def glance_at(game: str, state: Game) -> Glance:
    """The round, the heroes, the winners and whose move it is, as anybody may see them."""
    return Glance(GAMES[game].outline(state), list(state.winners), asked_in(state))


def asked_in(state: Game) -> list[int]:
    """The seats that the table waits for."""
    return [] if state.decision is None else [int(seat) for seat in state.decision.seats]


def glance_from(row: Mapping[str, Any]) -> Glance:
    told = dict(row["glance"])
    winners, asked = told.pop("winners"), told.pop("asked", None)
    return Glance(Outline(**{**told, "heroes": tuple(told["heroes"])}), winners, asked)
