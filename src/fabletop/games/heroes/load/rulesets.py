"""Reads the rulesets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fabletop.content.switches import read_switches
from fabletop.games.heroes.defs import fields_of
from fabletop.games.heroes.load.adventure import is_before
from fabletop.games.heroes.rules import Rules

FOLDER: Final = Path(__file__).parents[1] / "content"
SWITCHES: Final = fields_of(Rules())
# A ruleset, or the first of its line, must give every switch, and nothing else
RulesRecord: Final = msgspec.defstruct(
    "RulesRecord", [(name, type(getattr(Rules(), name))) for name in SWITCHES], forbid_unknown_fields=True
)
# Those of the days before the adventure do not know its switches
EarlierRules: Final = msgspec.defstruct(
    "EarlierRules",
    [(name, type(getattr(Rules(), name)), getattr(Rules(), name)) for name in SWITCHES],
    forbid_unknown_fields=True,
)


@cache
def read_rules(name: str, folder: Path = FOLDER) -> Rules:
    """The rules of a ruleset, with a BrokenFile for what is wrong in it."""
    type_ = EarlierRules if is_before(folder) else RulesRecord
    record = read_switches(folder / "rulesets", name, type_)
    rules = Rules()
    for switch in SWITCHES:
        setattr(rules, switch, getattr(record, switch))
    return rules
