"""Reads the content folder into definitions, and refuses what does not add up."""

from fabletop.games.heroes.load.box import Counts
from fabletop.games.heroes.load.folder import Content, content, kept_content, read_content
from fabletop.games.heroes.load.rulesets import FOLDER, SWITCHES, RulesRecord, altered, read_rules

__all__ = [
    "FOLDER",
    "SWITCHES",
    "Content",
    "Counts",
    "RulesRecord",
    "altered",
    "content",
    "kept_content",
    "read_content",
    "read_rules",
]
