"""What those who hold a seat may do with it, and with the table, away from the board."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from fabletop.server.schemas.common import Id, Name, Up


def given(name: str) -> str:
    """Something is left of it without the blanks around it."""
    if not name:
        raise ValueError("there is nothing in it")
    return name


class Held(Up):
    """Whoever holds a seat, by its token."""

    token: Id


class ToBot(Held):
    """A bot plays on there, as well as `level` says; the usual one without."""

    level: Id = ""


class ShownHand(Held):
    """Whether what was held there is shown in the replay."""

    on: bool


class SeatName(Held):
    """What whoever sits there is called from now on."""

    name: Annotated[Name, AfterValidator(given)]


class TableName(Held):
    """What the table is called from now on; nothing: by its game."""

    called: Name
