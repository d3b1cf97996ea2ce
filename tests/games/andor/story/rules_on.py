"""Which named rules of a legend are in force."""

from fabletop.games.andor.defs import NAMED_RULES
from fabletop.games.andor.testing import AndorTable


def is_on(table: AndorTable, name: str) -> bool:
    return bool(table.g.rules_on >> NAMED_RULES.index(name) & 1)
