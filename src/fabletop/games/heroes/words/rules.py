"""Which rules of the ledger stand behind a prompt, behind an option, and behind what happened."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick


def ids(topic: str, *numbers: str) -> tuple[str, ...]:
    return tuple(f"heroes.{topic}.{number}" for number in numbers)


# By the step that asks, where one kind of question has several reasons; else by the kind.
RULES_BEHIND: Final[dict[str, tuple[str, ...]]] = {
    "act": (
        *ids("combat_round", "080", "150", "160", "180"),
        *ids("defend", "010"),
        *ids("combat_card", "010", "020", "030"),
        *ids("surrender", "010"),
    ),
    "guard_act": ids("combat_setup", "120", "140", "150"),
    "mend": ids("unit", "240"),
    "answer": ids("combat_card", "030", "100"),
    "heroes.blow_window": (
        *ids("combat_round", "190"),
        *ids("combat_card", "030", "040", "110"),
        *ids("retaliation", "030"),
    ),
    "die": (*ids("combat_round", "170", "200"), *ids("unit_type", "110"), *ids("morale", "060")),
    "fatal": (*ids("combat_card", "120"), *ids("unit", "150", "160")),
    "splash": ids("unit", "250"),
    "flee": ids("unit", "250"),
    "return": ids("unit", "250"),
    "grave_gift": ids("unit", "270", "030"),
    "book_target": ids("ai_combat", "030", "040", "050", "060", "080"),
    "deploy": (*ids("combat_setup", "050", "160", "170"), *ids("unit", "050"), *ids("unit_cost", "180")),
    "deploy_space": ids("combat_setup", "040", "050"),
    "place_guard": ids("combat_setup", "120", "130"),
    "place_guard_space": ids("combat_setup", "130"),
    "gate": ids("siege", "020", "030"),
    "next_unit": ids("combat_round", "120", "130"),
    "further_round": ids("combat_round", "010", "040", "060"),
    "pay": (*ids("card_timing", "020"), *ids("deck", "090")),
    "pay_any": (*ids("card_timing", "020"), *ids("deck", "090")),
    "power": ids("spell", "060", "070", "080", "100"),
    "aim": (*ids("card_timing", "020"), *ids("spell", "020")),
    "resist": ids("combat_card", "030", "100"),
    "after_cast": ids("combat_card", "010", "100"),
    "exchange": ids("morale", "030", "050"),
    "trade_in": ids("morale", "030", "070"),
    "discard": ids("deck", "090"),
    "keep_one": ids("deck", "090"),
    "look": ids("deck", "040", "050", "070"),
    "search": (*ids("deck", "040", "070"), *ids("ability_card", "060")),
    "hero": (*ids("setup", "020", "040"), *ids("hero", "010", "090")),
    "muster": (*ids("unit", "010", "020", "030", "050", "060"), *ids("unit_cost", "010", "040")),
}

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "attack": (
        *ids("combat_round", "170", "210", "240"),
        *ids("retaliation", "010", "020"),
        *ids("unit_type", "070", "090", "100", "110"),
    ),
    "break": ids("obstacle", "030", "040", "050"),
    "move": (*ids("unit_type", "010", "030", "050", "060"), *ids("obstacle", "010", "020")),
    "defend": ids("defend", "010", "020", "030", "040"),
    "end": ids("combat_round", "080", "140"),
    "play": ids("card_timing", "010", "020", "030", "060"),
    "cast": (*ids("combat_card", "010"), *ids("spell", "020", "060", "090")),
    "empower": ids("spell", "060", "070", "080"),
    "morale": ids("morale", "020", "030", "040", "050"),
    "reroll": ids("morale", "060"),
    "brace": ids("unit", "270"),
    "guardian": (*ids("unit", "270"), *ids("combat_card", "120")),
    "surrender": ids("surrender", "010", "020", "040", "050"),
    "retreat": ids("retreat", "010", "020", "050"),
    "pay_for_round": ids("combat_round", "040"),
    "withdraw": ids("combat_round", "060"),
    "recruit": ids("unit", "020"),
    "reinforce": ids("unit", "030"),
    "top_of_pile": ids("deck", "050", "060"),
    "show_and_replace": ids("ability_card", "050", "060"),
}

RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.HeroTaken: ids("setup", "020", "040"),
    ev.UnitMustered: ids("unit", "020", "030", "040"),
    ev.CardGained: ids("deck", "030", "040"),
    ev.ReachedLevel: ids("level", "170", "200"),
    ev.GuardsDrawn: ids("combat_setup", "060"),
    ev.GuardsFled: ids("quick_combat", "010", "020"),
    ev.Shuffled: ids("deck", "100"),
    ev.Discarded: ids("deck", "090"),
    ev.RemovedFromGame: ids("deck", "080"),
    ev.Played: ids("card_timing", "020", "030", "060"),
    ev.Cast: (*ids("combat_card", "010"), *ids("spell", "020")),
    ev.AddedPower: ids("spell", "060", "070", "080"),
    ev.EffectEnded: ids("combat_card", "050", "060"),
    ev.GotMorale: ids("morale", "010", "020", "080", "090", "120"),
    ev.SpentMorale: ids("morale", "030", "040", "050", "060"),
    ev.Deployed: ids("combat_setup", "050", "100"),
    ev.WallsRose: ids("siege", "020", "030"),
    ev.RoundBegan: (*ids("combat_round", "110"), *ids("combat_card", "010")),
    ev.Activated: ids("combat_round", "120", "130", "140"),
    ev.SkippedParalysed: ids("paralysis", "010"),
    ev.Moved: ids("unit_type", "010", "030", "050"),
    ev.Defended: ids("defend", "010", "020"),
    ev.WallBroken: ids("obstacle", "030", "050"),
    ev.AttackDeclared: (*ids("combat_round", "190"), *ids("retaliation", "010", "020", "030")),
    ev.DiceRolled: (*ids("combat_round", "170"), *ids("unit_type", "090", "100", "110")),
    ev.Rerolled: ids("morale", "060"),
    ev.GuardRolled: ids("defend", "020"),
    ev.AbilityRolled: ids("unit", "250", "280"),
    ev.BlowWorked: (*ids("combat_round", "200", "210", "220"), *ids("unit", "200")),
    ev.CalledOff: ids("combat_card", "120"),
    ev.Wounded: (*ids("combat_round", "230"), *ids("unit", "210")),
    ev.Flipped: ids("unit", "150", "170"),
    ev.Reinforced: ids("unit", "030"),
    ev.Fell: ids("unit", "070", "160"),
    ev.Paralysed: ids("paralysis", "010", "020"),
    ev.Freed: ids("paralysis", "010", "020"),
    ev.AiDrew: ids("ai_combat", "010"),
    ev.PaidForRound: ids("combat_round", "040"),
    ev.Surrendered: ids("surrender", "020", "040"),
    ev.Retreated: ids("retreat", "010", "020"),
    ev.CombatEnded: (*ids("end_of_combat", "010", "020", "030"), *ids("unit", "080", "180")),
}


def rules_behind(decision: Decision) -> tuple[str, ...]:
    """The rules that a decision follows."""
    return RULES_BEHIND.get(decision.frame.key) or RULES_BEHIND[decision.kind]


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    return RULES_OF_OPTION.get(pick.verb, ()) if isinstance(pick, Act) else ()


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    """The rules by which such a thing happens; a line of the log that tells nothing of rules has none."""
    return RULES_OF_EVENT.get(kind, ())
