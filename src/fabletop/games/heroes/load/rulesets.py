"""Reads the rulesets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from fabletop.content.switches import read_switches
from fabletop.games.heroes.defs import fields_of
from fabletop.games.heroes.rules import Rules

FOLDER: Final = Path(__file__).parents[1] / "content"
SWITCHES: Final = fields_of(Rules())
# A ruleset, or the first of its line, must give every switch, and nothing else
RulesRecord: Final = msgspec.defstruct(
    "RulesRecord", [(name, type(getattr(Rules(), name))) for name in SWITCHES], forbid_unknown_fields=True
)


@cache
def read_rules(name: str, folder: Path = FOLDER) -> Rules:
    """The rules of a ruleset, with a BrokenFile for what is wrong in it."""
    record = read_switches(folder / "rulesets", name, RulesRecord)
    rules = Rules()
    for switch in SWITCHES:
        setattr(rules, switch, getattr(record, switch))
    return rules
