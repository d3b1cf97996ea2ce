"""Reads the rulesets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from fabletop.content.switches import read_switches
from fabletop.games.heroes.defs import fields_of
from fabletop.games.heroes.load.adventure import is_before
from fabletop.games.heroes.rules import OPTIONAL, Rules
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.ruleset import find_switch

FOLDER: Final = Path(__file__).parents[1] / "content"
SWITCHES: Final = fields_of(Rules())
BEFORE_0_5: Final = SWITCHES.index("trading_post_removes") + 1  # so many were known to the contents of 0.4.0
PREFIX: Final = "optional_"  # before the name of an optional rule in a file
Changes = dict[str, int | bool]  # what an optional rule sets, switch by switch


def fields(required: int) -> list[tuple[str, type] | tuple[str, type, Any]]:
    """So many switches that a ruleset, or the first of its line, must give, and the others; and what each
    optional rule sets."""
    plain = Rules()
    kinds = [(name, type(getattr(plain, name))) for name in SWITCHES]
    later = [(name, kind, getattr(plain, name)) for name, kind in kinds[required:]]
    optional: list[tuple[str, Any, Any]] = [
        (PREFIX + name, Changes, msgspec.field(default_factory=dict)) for name in OPTIONAL
    ]
    return [*kinds[:required], *later, *optional]


RulesRecord: Final = msgspec.defstruct("RulesRecord", fields(BEFORE_0_5), forbid_unknown_fields=True)
# Those of the days before the adventure do not know its switches
EarlierRules: Final = msgspec.defstruct("EarlierRules", fields(0), forbid_unknown_fields=True)


@cache
def read_rules(name: str, folder: Path = FOLDER, optional: tuple[str, ...] = ()) -> Rules:
    """The rules of a ruleset with some of the optional ones, and a BrokenFile for what is wrong in it."""
    rulesets = folder / "rulesets"
    record = read_switches(rulesets, name, EarlierRules if is_before(folder) else RulesRecord)
    plain = altered(record, {})
    changes: Changes = {}
    for one in optional:
        for switch, value in getattr(record, PREFIX + one).items():
            if switch not in SWITCHES or type(value) is not type(getattr(plain, switch)):
                wrong = f"no switch {switch} can be {value!r}"
                raise BrokenFile(*find_switch(rulesets, name, PREFIX + one), wrong)
            changes[switch] = value
    return altered(plain, changes)


def altered(rules: object, changes: Changes) -> Rules:
    """The same rules with some switches set otherwise."""
    found = Rules()
    for switch in SWITCHES:
        setattr(found, switch, changes.get(switch, getattr(rules, switch)))
    return found
