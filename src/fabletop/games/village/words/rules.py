"""Which rules of the ledger stand behind a prompt, and behind an option."""

from __future__ import annotations

from typing import Final

from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick

# By the step that asks, where one kind of question has several reasons; else by the kind.
RULES_BEHIND: Final[dict[str, tuple[str, ...]]] = {
    "act": (
        "village.turn.010",
        "village.turn.020",
        "village.turn.030",
        "village.turn.050",
        "village.buy.020",
        "village.buy.050",
        "village.sell.010",
        "village.end_turn.020",
    ),
    "target": (
        "village.attack_monster.020",
        "village.attack_monster.050",
        "village.attack_monster.070",
        "village.defence.130",
        "village.heavy_weapon.030",
        "village.spell.040",
        "village.spell.070",
        "village.monster.080",
    ),
    "lifelink": ("village.lifelink.010", "village.lifelink.020", "village.lifelink.030"),
    "lifelink_amount": ("village.lifelink.030", "village.lifelink.040", "village.lifelink.050"),
    "owner": ("village.monster.050", "village.monster.090"),
    "monster_summons": ("village.summon.060", "village.summon.070", "village.summon.080"),
    "place": ("village.monster.010",),
    "village.place_monster": ("village.monster.010", "village.monster.020", "village.monster.030"),
    "village.send_monster": ("village.monster.010", "village.defeat.050"),
    "village.relocate": ("village.defeat.040", "village.defeat.050"),
    "village.summon": ("village.summon.030", "village.summon.040", "village.summon.050"),
    "monster": ("village.secondary_effect.010", "village.monster.010"),
    "space": ("village.secondary_effect.080", "village.secondary_effect.020", "village.sabotage.010"),
    "heal": ("village.healing.020", "village.healing.030", "village.multiplayer_4.030"),
    "hand": ("village.secondary_effect.010",),
    "village.discard_one": ("village.secondary_effect.090", "village.secondary_effect.100"),
    "village.remove_one": ("village.secondary_effect.010", "village.secondary_effect.070"),
    "smelt": ("village.market.050", "village.sell.020"),
    "opponent": (
        "village.secondary_effect.030",
        "village.secondary_effect.110",
        "village.secondary_effect.120",
    ),
    "loot": ("village.overwhelm.130", "village.overwhelm.140", "village.overwhelm.150"),
    "vision": ("village.vision.010", "village.vision.020", "village.vision.030"),
    "hero": ("village.start.010", "village.start.020", "village.experience.050"),
    "sorcerer": ("village.multiplayer_6.010", "village.multiplayer_6.020", "village.multiplayer_6.100"),
    "flank": ("village.multiplayer_6.010", "village.multiplayer_6.040", "village.multiplayer_6.050"),
}

RULES_OF_OPTION: Final[dict[str, tuple[str, ...]]] = {
    "play": ("village.turn.020", "village.turn.030"),
    "cast": ("village.staff.030", "village.staff.060"),
    "unsheathe_cast": ("village.sheath.030", "village.sheath.040", "village.staff.030"),
    "unsheathe": ("village.sheath.030", "village.sheath.040"),
    "sheathe": ("village.sheath.020",),
    "sell": ("village.sell.010", "village.sell.030", "village.sell.040"),
    "buy": ("village.buy.030", "village.buy.060"),
    "tame": ("village.taming.010", "village.taming.020", "village.taming.030"),
    "sabotage": ("village.sabotage.010", "village.sabotage.020"),
    "sneak": ("village.sneaking.010", "village.sneaking.020"),
    "summon": ("village.summon.010", "village.summon.040"),
    "vision": ("village.vision.010", "village.vision.020", "village.vision.030"),
    "end_turn": ("village.end_turn.010", "village.end_turn.020", "village.end_turn.030"),
    "worn": ("village.defence.120", "village.defence.140", "village.defence.150"),
    "dragon": ("village.overwhelm.120",),
    "monster": ("village.attack_monster.030", "village.attack_monster.040", "village.experience.010"),
}


def rules_behind(decision: Decision) -> tuple[str, ...]:
    """The rules that a decision follows."""
    return RULES_BEHIND.get(decision.frame.key) or RULES_BEHIND[decision.kind]


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    return RULES_OF_OPTION.get(pick.verb, ()) if isinstance(pick, Act) else ()
