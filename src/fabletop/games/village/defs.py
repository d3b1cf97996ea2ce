"""What is printed on the cards and hero boards, frozen and shared by all games and their clones.

Numbers stand in plain fields so that the rules, compiled, read them as fast as their own.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "weapon",
    "item",
    "sheath",
    "treasure",
    "nugget",
    "spell",
    "scroll",
    "beer",
    "potion",
    "defence",
    "monster",
    "mini",
)
WEAPON: Final = 0
ITEM: Final = 1
SHEATH: Final = 2
TREASURE: Final = 3
NUGGET: Final = 4
SPELL: Final = 5
SCROLL: Final = 6
BEER: Final = 7
POTION: Final = 8
DEFENCE: Final = 9
MONSTER: Final = 10
MINI: Final = 11

CLASSES: Final = ("sword", "knife", "axe", "blunt", "polearm", "ranged", "staff", "heavy")
RANGED: Final = 5
HEAVY: Final = 7
ELEMENTS: Final = ("fire", "earth", "water", "air", "mind")
SLOTS: Final = ("armour", "shield", "helmet", "cloak", "spell")
TYPES: Final = (
    "beast",
    "goblinoid",
    "humanoid",
    "giant",
    "construct",
    "demon",
    "dragon",
    "ooze",
    "fey",
    "plant",
    "undead",
)
UNDEAD: Final = 10
SETS: Final = ("base", "horde", "guild", "reaper", "adhara")

MOST_PLAYERS: Final = 6
PLAYERS: Final = range(2, MOST_PLAYERS + 1)  # how many may play [village.overview.010]

NONE: Final = -1
ALL: Final = 1000  # of something that no hero has so much of


class Effect:
    """One effect on a card: the step that carries it out, how much, and with which card."""

    def __init__(self, word: str, n: int, card: int) -> None:
        self.word: Final = word
        self.key: Final = f"village.{word}"
        self.n: Final = n
        self.card: Final = card


class Part:
    """One special card of an Overwhelm monster. [village.overwhelm.050]"""

    def __init__(
        self,
        id: str,
        attack: int | None,
        element: int,
        armour: int,
        discard: int,
        mind_loss: int,
        summon: int,
        summon_n: int,
    ) -> None:
        self.id: Final = id
        self.attacks: Final = attack is not None
        self.attack: Final = attack if attack is not None else 0
        self.element: Final = element
        self.armour: Final = armour
        self.discard: Final = discard
        self.mind_loss: Final = mind_loss
        self.summon: Final = summon
        self.summon_n: Final = summon_n


class CardDef:
    """A card as printed.  Fields that a kind of card lacks hold their neutral value."""

    def __init__(self, index: int, id: str, kind: int) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.price = NONE
        self.sells = False
        self.start = 0
        self.copies: dict[str, int] = {}
        self.does: tuple[Effect, ...] = ()
        self.then: tuple[Effect, ...] = ()
        self.once = False
        self.needs_market = False
        self.taming_in_hand = 0
        # attacks
        self.attacks = False
        self.attack = 0
        self.weapon_class = NONE
        self.heavy = False
        self.element = NONE
        self.cost = 0
        self.multi = False
        self.any_target = False
        self.poison = 0
        self.versus: tuple[int, ...] = (0,) * len(TYPES)
        self.breaks = NONE
        self.magic = False
        self.magic_cost = 0
        self.magic_element = NONE
        self.magic_attack = 0
        self.magic_any_target = False
        # defence cards
        self.slot = NONE
        self.defence = 0
        self.thorns = 0
        self.mind_each_turn = 0
        self.resist: tuple[int, ...] = (0,) * len(ELEMENTS)
        self.immune: tuple[bool, ...] = (False,) * len(ELEMENTS)
        # monsters
        self.type = NONE
        self.life = 0
        self.life_per_player = 0
        self.mind_attacks = False
        self.mind_attack = 0
        self.armour = 0
        self.heal = 0
        self.proliferate = 0
        self.mini = NONE
        self.family = index  # the monster that this one counts as when it proliferates
        self.taming = 0
        self.summon = NONE
        self.summon_n = 0
        self.discard = 0
        self.gives_gold = 0
        self.gives_heal = 0
        self.for_sale = True
        self.defensive = False
        self.fleeting = False
        self.hopping = False
        self.overwhelm = False
        self.sneak_attack = False
        self.spectral = False
        self.blocks = False  # whether it keeps a hero from the market
        self.supply = 0
        self.parts: tuple[Part, ...] = ()


class Level:
    """What a hero can do at one level, everything earlier included. [village.experience.030]"""

    def __init__(self, mind: int) -> None:
        self.mind = mind
        self.armour = 0
        self.heal = 0
        self.cards = 0
        self.taming = 0
        self.berserk_beers = 0
        self.berserk_attack = 0
        self.with_class: tuple[int, ...] = (0,) * len(CLASSES)
        self.with_spells = 0
        self.with_element: tuple[int, ...] = (0,) * len(ELEMENTS)
        self.against: tuple[int, ...] = (0,) * len(TYPES)
        self.resist: tuple[int, ...] = (0,) * len(ELEMENTS)
        self.immune: tuple[bool, ...] = (False,) * len(ELEMENTS)
        self.poison = 0
        self.poison_immune = False
        self.devotion = False
        self.lifelink = False
        self.sabotage = False
        self.sneaking = False
        self.swordmaster = False
        self.vision = False
        self.summon = NONE
        self.summon_cost = 0
        self.has_acts = False  # whether anything of this is used in the player's own turn


class HeroDef:
    """A hero board: life points, three levels and the experience that opens each."""

    def __init__(
        self,
        index: int,
        id: str,
        set_: str,
        life: int,
        levels: tuple[Level, ...],
        experience: tuple[int, ...],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.set: Final = set_
        self.life: Final = life
        self.levels: Final = levels
        self.experience: Final = experience
