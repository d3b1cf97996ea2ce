"""Which rules of the ledger stand behind a prompt, behind an option, and behind what happened.

Those behind a prompt stand on the step that asks.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick
from fabletop.kernel.step import STEPS

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
    """The rules that a decision follows: those of the step that asks."""
    return STEPS[decision.frame.key].rules


def rules_of_option(decision: Decision, pick: Pick) -> tuple[str, ...]:
    """The rules about one option, where it has its own."""
    return RULES_OF_OPTION.get(pick.verb, ()) if isinstance(pick, Act) else ()


def rules_of_event(kind: type[Event]) -> tuple[str, ...]:
    """The rules by which such a thing happens; a line of the log that tells nothing of rules has none."""
    return RULES_OF_EVENT.get(kind, ())
