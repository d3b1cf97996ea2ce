"""Which rules of the ledger stand behind a prompt, behind an option, and behind what happened."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.words import towns
from fabletop.games.heroes.words.adventure import rules as on_map
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick
from fabletop.kernel.step import rules_behind as rules_of_step

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    **on_map.RULES_OF_OPTION,
    "attack": (
        "heroes.combat_round.170",
        "heroes.combat_round.210",
        "heroes.combat_round.240",
        "heroes.retaliation.010",
        "heroes.retaliation.020",
        "heroes.unit_type.070",
        "heroes.unit_type.090",
        "heroes.unit_type.100",
        "heroes.unit_type.110",
    ),
    "break": ("heroes.obstacle.030", "heroes.obstacle.040", "heroes.obstacle.050"),
    "move": (
        "heroes.unit_type.010",
        "heroes.unit_type.030",
        "heroes.unit_type.050",
        "heroes.unit_type.060",
        "heroes.obstacle.010",
        "heroes.obstacle.020",
    ),
    "defend": ("heroes.defend.010", "heroes.defend.020", "heroes.defend.030", "heroes.defend.040"),
    "end": ("heroes.combat_round.080", "heroes.combat_round.140"),
    "play": (
        "heroes.card_timing.010",
        "heroes.card_timing.020",
        "heroes.card_timing.030",
        "heroes.card_timing.060",
    ),
    "cast": ("heroes.combat_card.010", "heroes.spell.020", "heroes.spell.060", "heroes.spell.090"),
    "empower": ("heroes.spell.060", "heroes.spell.070", "heroes.spell.080"),
    "morale": ("heroes.morale.020", "heroes.morale.030", "heroes.morale.040", "heroes.morale.050"),
    "reroll": ("heroes.morale.060",),
    "brace": ("heroes.unit.270",),
    "guardian": ("heroes.unit.270", "heroes.combat_card.120"),
    "surrender": (
        "heroes.surrender.010",
        "heroes.surrender.020",
        "heroes.surrender.040",
        "heroes.surrender.050",
    ),
    "retreat": ("heroes.retreat.010", "heroes.retreat.020", "heroes.retreat.050"),
    "pay_for_round": ("heroes.combat_round.040",),
    "withdraw": ("heroes.combat_round.060",),
    "recruit": ("heroes.unit.020",),
    "reinforce": ("heroes.unit.030",),
    "top_of_pile": ("heroes.deck.050", "heroes.deck.060"),
    "show_and_replace": ("heroes.ability_card.050", "heroes.ability_card.060"),
    **towns.RULES_OF_OPTION,
}

RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    **on_map.RULES_OF_EVENT,
    ev.HeroTaken: ("heroes.setup.020", "heroes.setup.040"),
    ev.UnitMustered: ("heroes.unit.020", "heroes.unit.030", "heroes.unit.040"),
    ev.CardGained: ("heroes.deck.030", "heroes.deck.040"),
    ev.ReachedLevel: ("heroes.level.170", "heroes.level.200"),
    ev.GuardsDrawn: ("heroes.combat_setup.060",),
    ev.GuardsFled: ("heroes.quick_combat.010", "heroes.quick_combat.020"),
    ev.Rearranged: ("heroes.combat_setup.180",),
    ev.Shuffled: ("heroes.deck.100",),
    ev.ShuffledIn: ("heroes.event.010",),
    ev.Discarded: ("heroes.deck.090",),
    ev.RemovedFromGame: ("heroes.deck.080",),
    ev.Played: ("heroes.card_timing.020", "heroes.card_timing.030", "heroes.card_timing.060"),
    ev.Cast: ("heroes.combat_card.010", "heroes.spell.020"),
    ev.AddedPower: ("heroes.spell.060", "heroes.spell.070", "heroes.spell.080"),
    ev.EffectEnded: ("heroes.combat_card.050", "heroes.combat_card.060"),
    ev.GotMorale: (
        "heroes.morale.010",
        "heroes.morale.020",
        "heroes.morale.080",
        "heroes.morale.090",
        "heroes.morale.120",
    ),
    ev.SpentMorale: ("heroes.morale.030", "heroes.morale.040", "heroes.morale.050", "heroes.morale.060"),
    ev.Deployed: ("heroes.combat_setup.050", "heroes.combat_setup.100"),
    ev.TookBack: ("heroes.combat_setup.050",),
    ev.WallsRose: ("heroes.siege.020", "heroes.siege.030"),
    ev.RoundBegan: ("heroes.combat_round.110", "heroes.combat_card.010"),
    ev.Activated: ("heroes.combat_round.120", "heroes.combat_round.130", "heroes.combat_round.140"),
    ev.SkippedParalysed: ("heroes.paralysis.010",),
    ev.Moved: ("heroes.unit_type.010", "heroes.unit_type.030", "heroes.unit_type.050"),
    ev.Defended: ("heroes.defend.010", "heroes.defend.020"),
    ev.WallBroken: ("heroes.obstacle.030", "heroes.obstacle.050"),
    ev.AttackDeclared: (
        "heroes.combat_round.190",
        "heroes.retaliation.010",
        "heroes.retaliation.020",
        "heroes.retaliation.030",
    ),
    ev.DiceRolled: (
        "heroes.combat_round.170",
        "heroes.unit_type.090",
        "heroes.unit_type.100",
        "heroes.unit_type.110",
    ),
    ev.Rerolled: ("heroes.morale.060",),
    ev.GuardRolled: ("heroes.defend.020",),
    ev.AbilityRolled: ("heroes.unit.250", "heroes.unit.280"),
    ev.BlowWorked: (
        "heroes.combat_round.200",
        "heroes.combat_round.210",
        "heroes.combat_round.220",
        "heroes.unit.200",
    ),
    ev.CalledOff: ("heroes.combat_card.120",),
    ev.Wounded: ("heroes.combat_round.230", "heroes.unit.210"),
    ev.Flipped: ("heroes.unit.150", "heroes.unit.170"),
    ev.Reinforced: ("heroes.unit.030",),
    ev.Fell: ("heroes.unit.070", "heroes.unit.160"),
    ev.Paralysed: ("heroes.paralysis.010", "heroes.paralysis.020"),
    ev.Freed: ("heroes.paralysis.010", "heroes.paralysis.020"),
    ev.AiDrew: ("heroes.ai_combat.010",),
    ev.PaidForRound: ("heroes.combat_round.040",),
    ev.Surrendered: ("heroes.surrender.020", "heroes.surrender.040"),
    ev.Retreated: ("heroes.retreat.010", "heroes.retreat.020"),
    ev.CombatEnded: (
        "heroes.end_of_combat.010",
        "heroes.end_of_combat.020",
        "heroes.end_of_combat.030",
        "heroes.unit.080",
        "heroes.unit.180",
    ),
    **towns.RULES_OF_EVENT,
}


def rules_behind(decision: Decision) -> tuple[str, ...]:
    """The rules that a decision follows, by the step that asks."""
    return rules_of_step(decision.frame)


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    return RULES_OF_OPTION.get(pick.verb, ()) if isinstance(pick, Act) else ()


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    """The rules by which such a thing happens; a line of the log that tells nothing of rules has none."""
    return RULES_OF_EVENT.get(kind, ())
