"""The games for those who train on them: what a seat knows and may pick as numbers, with PettingZoo's face.

It needs the extra `fabletop[rl]`.  docs/learning.md tells how.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.learn.encoder import Encoder, TooManyOptions, UnknownVerb, encoder_for
from fabletop.learn.environment import Environment
from fabletop.learn.table import LIMIT, Reward, Table
from fabletop.learn.tables import Ended, Tables


def new_environment(
    game: str,
    *,
    seats: int | None = None,
    ruleset: str = "",
    options: Mapping[str, Any] | None = None,
    bots: Mapping[int, str] | None = None,
    limit: int = LIMIT,
    reward: Reward = "win",
    most_options: int | None = None,
) -> Environment:
    """A PettingZoo environment of a game, set up as by `fabletop.new_match`; a BadSetup says what cannot be.

    `bots` sit at some of the seats.  After `limit` picks a game is given up.
    """
    return Environment(
        Table(
            game,
            seats,
            ruleset,
            options,
            bots=bots,
            limit=limit,
            reward=reward,
            most_options=most_options,
        )
    )


def new_tables(
    game: str,
    number: int,
    *,
    seats: int | None = None,
    ruleset: str = "",
    options: Mapping[str, Any] | None = None,
    bots: Mapping[int, str] | None = None,
    limit: int = LIMIT,
    reward: Reward = "win",
    most_options: int | None = None,
) -> Tables:
    """The same for so many games that are stepped together."""

    def make() -> Table:
        return Table(
            game,
            seats,
            ruleset,
            options,
            bots=bots,
            limit=limit,
            reward=reward,
            most_options=most_options,
        )

    return Tables(make, number)


__all__ = [
    "LIMIT",
    "Encoder",
    "Ended",
    "Environment",
    "Reward",
    "Table",
    "Tables",
    "TooManyOptions",
    "UnknownVerb",
    "encoder_for",
    "new_environment",
    "new_tables",
]
