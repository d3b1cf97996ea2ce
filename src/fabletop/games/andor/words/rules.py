"""Which rules of the ledger stand behind an option, and behind what happened; steps name those of prompts."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick
from fabletop.kernel.step import rules_behind as rules_of_frame

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "go": (
        "andor.move.010",
        "andor.move.040",
        "andor.move.050",
        "andor.hour.020",
        "andor.overtime.020",
        "andor.overtime.030",
        "andor.jump_line.020",
        "andor.jump_line.030",
        "andor.jump_line.040",
    ),
    "stop": ("andor.fog.020", "andor.cave.020", "andor.fire_token.020"),
    "pull": ("andor.dwarf_road.010", "andor.dwarf_road.020"),
    "carry": ("andor.hero_ability.110", "andor.jump_line.050"),
    "drink": ("andor.free_action.100",),
    "fight": (
        "andor.fight.010",
        "andor.fight.020",
        "andor.fight.040",
        "andor.fight.070",
        "andor.fight.130",
        "andor.fight.150",
        "andor.group_fight.020",
        "andor.overtime.020",
    ),
    "dweller": (
        "andor.cave_dweller.020",
        "andor.cave_dweller.030",
        "andor.cave_dweller.070",
        "andor.cave_dweller.080",
        "andor.cave_dweller.100",
    ),
    "study": ("andor.spell.020", "andor.spell.030", "andor.spell.040", "andor.spell.050"),
    "brew": ("andor.potion.020", "andor.potion.030", "andor.potion.040", "andor.potion.050"),
    "bridge": ("andor.component.390",),
    "pass": ("andor.pass.010", "andor.pass.020"),
    "end_day": (
        "andor.day.030",
        "andor.day.040",
        "andor.day.050",
        "andor.day.060",
        "andor.skeleton_move.160",
    ),
    "on": ("andor.fight.180", "andor.hour.030"),
    "withdraw": ("andor.fight.200", "andor.fight.250", "andor.group_fight.130"),
    "spring": ("andor.spring.010", "andor.free_action.060"),
    "take": ("andor.free_action.070", "andor.free_action.090"),
    "drop": ("andor.free_action.070", "andor.gem.010"),
    "give": ("andor.free_action.080",),
    "open": ("andor.free_action.040", "andor.free_action.050"),
    "cast": ("andor.spell.040", "andor.spell.050", "andor.spell.060"),
    "use": (
        "andor.free_action.100",
        "andor.telescope.010",
        "andor.telescope.020",
        "andor.telescope.030",
        "andor.telescope.040",
        "andor.shield.040",
    ),
    "falcon": ("andor.equipment.030",),
    "ward": ("andor.shield.030", "andor.shield.050", "andor.shield.060"),
    "knife": ("andor.ancient_weapon.010", "andor.ancient_weapon.060", "andor.ancient_weapon.070"),
    "gauntlet": (
        "andor.ancient_weapon.010",
        "andor.ancient_weapon.030",
        "andor.ancient_weapon.040",
        "andor.ancient_weapon.050",
    ),
    "weapon": ("andor.ancient_weapon.010", "andor.ancient_weapon.080", "andor.ancient_weapon.090"),
    "field_200": ("andor.narrator.050",),
    "sunrise_box": ("andor.narrator.060", "andor.sunrise.050"),
}

# In a fight a brew is drunk, and what stops may be an event card
OTHER_MEANING: Final = (("edge", "brew"), ("stop_event", "stop"))

RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.DayBegan: ("andor.day.010", "andor.day.060", "andor.day.090"),
    ev.TurnBegan: ("andor.turn.010", "andor.turn.030", "andor.turn.040"),
    ev.HourSpent: ("andor.overtime.010", "andor.overtime.020", "andor.overtime.030"),
    ev.Passed: ("andor.pass.010", "andor.pass.020"),
    ev.DayEnded: ("andor.day.030", "andor.day.040", "andor.day.050", "andor.day.060"),
    ev.SunriseSymbol: ("andor.sunrise.010",),
    ev.MustRest: ("andor.food.050", "andor.food.060", "andor.food.070"),
    ev.HeroMoved: ("andor.move.010", "andor.hour.020"),
    ev.HeroHeld: ("andor.cave_dweller.010", "andor.cave_dweller.040", "andor.cave_dweller.050"),
    ev.Carried: ("andor.hero_ability.110",),
    ev.WagonMoved: ("andor.dwarf_road.020",),
    ev.Burnt: ("andor.fire_token.020", "andor.fire_token.030"),
    ev.FoodEaten: ("andor.food.010",),
    ev.Hungry: ("andor.food.020", "andor.food.030"),
    ev.Studied: ("andor.spell.020",),
    ev.SpellCast: ("andor.spell.040", "andor.spell.050", "andor.spell.060"),
    ev.BookReturned: ("andor.difficulty.090",),
    ev.BookAway: ("andor.difficulty.080", "andor.difficulty.100"),
    ev.Brewed: ("andor.potion.020", "andor.potion.030"),
    ev.TokenTurned: ("andor.fog.020", "andor.cave.020"),
    ev.SpringDrunk: ("andor.spring.010",),
    ev.FoePlaced: ("andor.creature.030", "andor.creature.040"),
    ev.FoeMoved: ("andor.creature_move.020", "andor.creature_move.030", "andor.skeleton_move.080"),
    ev.FoeShielded: ("andor.golden_shield.010", "andor.golden_shield.020", "andor.golden_shield.030"),
    ev.Subdued: ("andor.skeleton_fight.060", "andor.skeleton_fight.070"),
    ev.StoodUp: ("andor.sunrise.060",),
    ev.MovementDrawn: ("andor.skeleton_move.010", "andor.skeleton_move.020", "andor.skeleton_move.110"),
    ev.GemTaken: ("andor.gem.020", "andor.gem.030"),
    ev.GoldenShields: ("andor.golden_shield.030", "andor.golden_shield.040"),
    ev.FightBegan: ("andor.fight.010", "andor.fight.090", "andor.group_fight.020"),
    ev.RoundBegan: ("andor.fight.040", "andor.fight.050"),
    ev.DiceRolled: ("andor.fight.060", "andor.hero_ability.150"),
    ev.DiceChanged: ("andor.hero_ability.140", "andor.ancient_weapon.060"),
    ev.HeroValue: ("andor.fight.070",),
    ev.FoeRolled: ("andor.fight.110", "andor.fight.130", "andor.fight.140"),
    ev.RoundEnded: ("andor.fight.150", "andor.fight.160", "andor.group_fight.060"),
    ev.Withdrew: ("andor.fight.200",),
    ev.Beaten: ("andor.defeat.010", "andor.defeat.020", "andor.defeat.030"),
    ev.FightEnded: ("andor.fight.210", "andor.fight.250"),
    ev.Freed: ("andor.cave_dweller.020", "andor.cave_dweller.100"),
    ev.CardRead: ("andor.legend.040",),
    ev.EventDrawn: ("andor.sunrise.020",),
    ev.EventStopped: ("andor.shield.010", "andor.shield.020"),
    ev.CrestDrawn: ("andor.setup.090",),
    ev.NarratorMoved: (
        "andor.narrator.010",
        "andor.narrator.020",
        "andor.narrator.030",
        "andor.narrator.040",
    ),
    ev.LegendEnded: ("andor.legend.050", "andor.golden_shield.030", "andor.narrator.040"),
}


def rules_behind(decision: Decision) -> tuple[str, ...]:
    """The rules that a decision follows."""
    return rules_of_frame(decision.frame)


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    if not isinstance(pick, Act) or (decision.kind, pick.verb) in OTHER_MEANING:
        return ()
    return RULES_OF_OPTION.get(pick.verb, ())


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    """The rules by which such a thing happens; a line of the log that tells nothing of rules has none."""
    return RULES_OF_EVENT.get(kind, ())
