"""Which rules of the ledger stand behind a prompt, behind an option, and behind what happened."""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
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

RULES_OF_EVENT: Final[dict[type[Event], tuple[str, ...]]] = {
    ev.HeroTaken: ("village.start.010",),
    ev.PlaceTaken: ("village.multiplayer_6.010", "village.multiplayer_6.020"),
    ev.StartRolled: ("village.start.040", "village.start.050"),
    ev.TurnBegan: ("village.turn.010", "village.turn.070"),
    ev.Played: ("village.turn.020", "village.turn.030"),
    ev.Cast: ("village.staff.030", "village.staff.060"),
    ev.Drew: ("village.end_turn.030", "village.secondary_effect.040"),
    ev.Shuffled: ("village.end_turn.040", "village.secondary_effect.050"),
    ev.Discarded: ("village.secondary_effect.090", "village.secondary_effect.100"),
    ev.HandDiscarded: ("village.end_turn.020",),
    ev.RemovedFromGame: ("village.secondary_effect.070",),
    ev.Rolled: ("village.weapon.020", "village.monster.060"),
    ev.Missed: ("village.weapon.030",),
    ev.GotGold: ("village.buy.010", "village.buy.040"),
    ev.GotMind: ("village.spell.020", "village.beer.020"),
    ev.MindWillSuffer: ("village.spell.010",),
    ev.Healed: ("village.healing.010", "village.healing.030", "village.hero_ability.020"),
    ev.Hurt: ("village.weapon.040", "village.monster.100"),
    ev.Poisoned: ("village.poison.010", "village.poison.040"),
    ev.PoisonBit: ("village.poison.030",),
    ev.Cured: ("village.poison.040",),
    ev.GotExperience: ("village.experience.010", "village.experience.020"),
    ev.RoseToLevel: ("village.experience.030", "village.experience.040"),
    ev.WentBerserk: ("village.berserk.010", "village.berserk.020", "village.berserk.040"),
    ev.CalmedDown: ("village.berserk.030",),
    ev.WeaponsSharpened: ("village.weapon.030",),
    ev.NextWeaponSharpened: ("village.weapon.030",),
    ev.ArmourRaised: ("village.armour_bonus.010", "village.armour_bonus.020"),
    ev.PriceLowered: ("village.buy.030",),
    ev.TamingRaised: ("village.taming.010", "village.taming.050"),
    ev.DefencePlaced: ("village.defence.020", "village.defence.080"),
    ev.DefenceHit: ("village.defence.120", "village.defence.090", "village.defence.100"),
    ev.DefenceLost: ("village.defence.090", "village.defence.140"),
    ev.SheathPlaced: ("village.sheath.010",),
    ev.WeaponSheathed: ("village.sheath.020",),
    ev.WeaponUnsheathed: ("village.sheath.030", "village.sheath.040"),
    ev.Bought: ("village.buy.030", "village.buy.060"),
    ev.Sold: ("village.sell.010", "village.sell.040"),
    ev.Smelted: ("village.market.050", "village.sell.020"),
    ev.TakenFromMarket: ("village.secondary_effect.080",),
    ev.Revealed: ("village.market.010", "village.market.020"),
    ev.MovedInMarket: ("village.overwhelm.030",),
    ev.Tamed: ("village.taming.010", "village.taming.030"),
    ev.TamingFailed: ("village.taming.020",),
    ev.MonsterCame: ("village.monster.010", "village.monster.020", "village.monster.030"),
    ev.MonsterMoved: (
        "village.hopping.010",
        "village.fleeting.040",
        "village.sneak_attack.030",
        "village.defeat.040",
    ),
    ev.MonsterAttacked: ("village.monster.050", "village.monster.060", "village.monster.070"),
    ev.MonsterHurt: ("village.attack_monster.040", "village.attack_monster.070"),
    ev.MonsterHealed: ("village.monster_ability.010",),
    ev.MonsterDied: ("village.attack_monster.030", "village.attack_monster.060"),
    ev.Summoned: ("village.summon.040", "village.summon.050"),
    ev.Proliferated: ("village.proliferate.020",),
    ev.MindAttacked: ("village.imp.010", "village.imp.020"),
    ev.SneakingTried: ("village.sneaking.010", "village.sneaking.020"),
    ev.LifeLinked: ("village.lifelink.030", "village.lifelink.050"),
    ev.Foresaw: ("village.vision.010",),
    ev.SpellSunk: ("village.vision.020",),
    ev.OverwhelmCame: ("village.overwhelm.020", "village.overwhelm.090"),
    ev.OverwhelmGrew: ("village.overwhelm.050", "village.overwhelm.060"),
    ev.OverwhelmHurt: ("village.overwhelm.120",),
    ev.OverwhelmDied: ("village.overwhelm.120", "village.overwhelm.130"),
    ev.Looted: ("village.overwhelm.130", "village.overwhelm.140", "village.overwhelm.150"),
    ev.Fell: ("village.defeat.010", "village.defeat.020"),
    ev.RanOutOfCards: ("village.defeat.070",),
    ev.Won: ("village.overview.030",),
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
