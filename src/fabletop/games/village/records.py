"""What the files of the content folder hold: cards, heroes and rulesets, field by field."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletop.content import From


class Summoning(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    n: int = 1
    cost: int = 0


class Magic(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    element: str
    attack: int
    any_target: bool = False


class Abilities(msgspec.Struct, forbid_unknown_fields=True):
    armour: int = 0
    heal: int = 0
    poison: int = 0
    proliferate: int = 0
    taming: int = 0
    summon: Summoning | None = None
    defensive: bool = False
    fleeting: bool = False
    hopping: bool = False
    overwhelm: bool = False
    sneak_attack: bool = False
    spectral: bool = False


class Gives(msgspec.Struct, forbid_unknown_fields=True):
    gold: int = 0
    heal: int = 0


class PartRecord(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    attack: int | None = None
    element: str | None = None
    armour: int = 0
    discard: int = 0
    mind_loss: int = 0
    summon: Summoning | None = None


class CardRecord(
    msgspec.Struct, forbid_unknown_fields=True, rename={"weapon_class": "class", "source": "from"}
):
    id: str
    icon: str
    kind: str
    source: From
    price: int | None = None
    sells: bool = False
    start: int = 0
    copies: dict[str, int] = {}
    does: list[dict[str, Any]] = []
    then: list[dict[str, Any]] = []
    once: bool = False
    taming_in_hand: int = 0
    weapon_class: str | None = None
    heavy: bool = False
    attack: int | None = None
    element: str | None = None
    cost: int = 0
    multi: bool = False
    any_target: bool = False
    poison: int = 0
    versus: dict[str, int] = {}
    break_defence: str | None = None
    magic: Magic | None = None
    slot: str | None = None
    defence: int = 0
    thorns: int = 0
    mind_each_turn: int = 0
    resist: dict[str, int] = {}
    immune: list[str] = []
    type: str | None = None
    life: int = 0
    life_per_player: int = 0
    mind_attack: int | None = None
    abilities: Abilities = msgspec.field(default_factory=Abilities)
    proliferates_as: str | None = None
    same_as: str | None = None
    discard: int = 0
    gives: Gives = msgspec.field(default_factory=Gives)
    for_sale: bool = True
    supply: int = 0
    parts: list[PartRecord] = []


class Berserk(msgspec.Struct, forbid_unknown_fields=True):
    beers: int
    attack: int


class LevelRecord(msgspec.Struct, forbid_unknown_fields=True):
    experience: int
    mind: int | None = None
    armour: int | None = None
    heal: int | None = None
    cards: int | None = None
    taming: int | None = None
    poison: int | None = None
    berserk: Berserk | None = None
    attack: dict[str, int] = {}
    against: dict[str, int] = {}
    resist: dict[str, int] = {}
    immune: list[str] = []
    poison_immune: bool = False
    devotion: bool = False
    lifelink: bool = False
    sabotage: bool = False
    sneaking: bool = False
    swordmaster: bool = False
    vision: bool = False
    summon: Summoning | None = None


class HeroRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    set: str
    life: int
    mind: int
    levels: list[LevelRecord]
    source: From


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a ruleset, as its file in content/rulesets sets them and the rules ask them."""

    hand: int
    start_hands: tuple[int, ...]
    start_hand_second_of_two: int
    sale_divisor: int
    scroll_mind: int
    experience_step: int
    sneaking_needs: int
    hopping_in_duels: bool
    heal_team_mates: bool
    last_round: int
