"""The kernel knows no game: frames, steps, decisions, events, luck, matches."""

from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.event import Event, on
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act, pick_from_data, pick_to_data
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.kernel.match import Box, Match, Setup, Snapshot, load_match
from fabletop.kernel.step import Chooser, Step, alias, chooser, rules_behind, step

__all__ = [
    "NOBODY",
    "PASS",
    "Act",
    "BadSetup",
    "Box",
    "BrokenFile",
    "Chooser",
    "Decision",
    "Event",
    "Frame",
    "Game",
    "Match",
    "NotOnOffer",
    "Pick",
    "Seat",
    "Setup",
    "Snapshot",
    "Step",
    "act",
    "alias",
    "chooser",
    "load_match",
    "on",
    "pick_from_data",
    "pick_to_data",
    "rules_behind",
    "step",
]
