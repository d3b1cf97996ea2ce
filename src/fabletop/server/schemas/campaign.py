"""From one table to the next: chapters that were played, and what goes on from them."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from fabletop.server.schemas.common import Anything, Down, Id, TableStatus, Up

Agreed = Annotated[dict[Id, Anything], Field(max_length=4)]


class PlayedChapter(Down):
    """A table at which a chapter is or was played: what was agreed on for it alone, the round it has come to,
    and whether it was won.  `carried` tells whether something came along from the chapter before."""

    table: str
    game: str
    chapter: str
    agreed: dict[str, Any]
    carried: bool
    round: int
    status: TableStatus
    won: bool
    started: float


class KeptCards(Down):
    """What a table that was won gives to the `chapter` after it: cards that come `along` by themselves, and
    `cards` of which at most so many are chosen; units and resources come too."""

    chapter: str
    along: list[str]
    cards: list[str]
    most: int
    units: list[str]
    resources: list[int]


class Again(Up):
    """Who held the seat plays the same chapter once more."""

    token: Id
    options: Agreed = {}


class Rematch(Up):
    """Who held the seat plays the same game once more, from the other side of the table."""

    token: Id


class GoOn(Up):
    """Who held the seat goes on to the next chapter with these cards."""

    token: Id
    cards: Annotated[list[Id], Field(max_length=64)]
    options: Agreed = {}
