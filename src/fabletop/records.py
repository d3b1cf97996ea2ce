"""What the records are made of that leave the house: frozen, equal to their equals, and ready to be encoded.

`scripts/types` writes the browser's types from them: a docstring becomes the comment over the type, and a
name given in `Annotated` stands for what Python knows less exactly than the browser does.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

SaidData = Annotated[Any, "Said"]  # a message, see fabletop.said
PickData = Annotated[Any, "Pick"]  # a choice as the kernel writes it: 3, or ["play", 12]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of its fields are always there."""


class Brief(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is as its default says is left out."""
