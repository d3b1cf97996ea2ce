"""Which rules of the ledger stand behind options and events of the map."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.map import events as ev
from fabletop.kernel.event import Event

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "step": (
        "heroes.movement.010",
        "heroes.movement.020",
        "heroes.movement.060",
        "heroes.movement.110",
        "heroes.quick_combat.010",
    ),
    "land": ("heroes.movement.020", "heroes.movement.120"),
    "peek": ("heroes.unit.270",),
    "late_step": ("heroes.movement.020", "heroes.location.040"),
    "revisit": ("heroes.movement.060", "heroes.location.090"),
    "reveal": ("heroes.exploration.010", "heroes.exploration.070", "heroes.movement.040"),
    "add": (
        "heroes.exploration.020",
        "heroes.exploration.030",
        "heroes.exploration.040",
        "heroes.exploration.060",
        "heroes.movement.050",
    ),
    "end_turn": ("heroes.turn.070", "heroes.movement.090", "heroes.morale.110"),
    "draw_up": ("heroes.turn.010", "heroes.turn.020", "heroes.turn.040"),
    "keep": ("heroes.turn.030",),
    "reroll_die": ("heroes.morale.060",),
    "give_up": ("heroes.secondary_hero.130", "heroes.victory.030"),
    "pay_for_defence": ("heroes.capture.030", "heroes.capture.040"),
    "yield": ("heroes.capture.020",),
    "yields": ("heroes.settlement.020",),
    "reinforces": ("heroes.settlement.020", "heroes.settlement.160"),
    "discount": ("heroes.unit_cost.200",),
    "wise_book": ("heroes.mage_guild.040",),
    "give": ("heroes.coop.040",),
    "offer_swap": ("heroes.trade.100", "heroes.trade.110"),
}
RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.RoundStarted: ("heroes.round.010", "heroes.round.020", "heroes.round.030"),
    ev.TurnBegan: ("heroes.turn.010", "heroes.turn.070"),
    ev.TurnEnded: ("heroes.movement.090", "heroes.morale.110"),
    ev.RolledForStart: ("heroes.setup.030", "heroes.setup.280"),
    ev.Begins: ("heroes.setup.280", "heroes.round.090"),
    ev.DefencePaid: ("heroes.capture.030",),
    ev.CubeTaken: ("heroes.victory.030",),
    ev.Happened: ("heroes.event.030",),
    ev.Won: ("heroes.victory.010", "heroes.victory.040"),
    ev.EndCalled: ("heroes.event.030",),
    ev.LimitReached: ("heroes.round.080", "heroes.victory.050"),
    ev.Eliminated: ("heroes.elimination.010", "heroes.elimination.020"),
    ev.ArmyRaised: ("heroes.unit.120",),
    ev.TreasureRolled: ("heroes.resource.090", "heroes.resource.130"),
    ev.Proclaimed: ("heroes.round.060", "heroes.event.010"),
    ev.TileRevealed: ("heroes.exploration.010", "heroes.exploration.020"),
    ev.TileTurned: ("heroes.exploration.070", "heroes.exploration.080"),
    ev.Walked: ("heroes.movement.010", "heroes.movement.020"),
    ev.Flew: ("heroes.movement.120",),
    ev.Peeked: ("heroes.unit.270",),
    ev.PutUnder: ("heroes.unit.270",),
    ev.PutOn: ("heroes.retreat.010", "heroes.defeat.040"),
    ev.LeftMap: ("heroes.secondary_hero.130", "heroes.secondary_hero.140"),
    ev.GotMovement: ("heroes.movement.120",),
    ev.Visited: ("heroes.location.020", "heroes.location.030"),
    ev.Flagged: ("heroes.location.060", "heroes.location.070"),
    ev.AiAims: ("heroes.ai_movement.020", "heroes.ai_movement.030", "heroes.ai_movement.040"),
    ev.AiArrived: ("heroes.ai_movement.080",),
    ev.TownAttacked: ("heroes.event.030",),
    ev.PartyLost: ("heroes.victory.010", "heroes.coop.010"),
    ev.GaveResources: ("heroes.coop.040",),
    ev.SwapOffered: ("heroes.trade.100",),
    ev.Swapped: ("heroes.trade.100",),
    ev.FightAnnounced: ("heroes.town_action.030", "heroes.turn.100"),
}
