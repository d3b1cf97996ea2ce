"""For tests and bug reports: lay out a position by name, act by name, and cite the rules that it proves."""

from fabletop.testing.rules import rule
from fabletop.testing.table import Table
from fabletop.testing.village import VillageTable

__all__ = ["Table", "VillageTable", "rule"]
