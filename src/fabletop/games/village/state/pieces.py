"""The pieces on the table.  Those that stand in play never change: a wound makes a new one."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.village.defs import NONE
from fabletop.kernel.frame import Act, act, pick_to_data

# What an attack can be [village.weapon.030, village.heavy_weapon.010, village.spell.040, village.monster.070]
ARM: Final = 0
HEAVY_ARM: Final = 1
MAGIC: Final = 2
CLAW: Final = 3


class Monster:
    """A monster in front of a hero: whose it is, and what is left of it."""

    def __init__(self, uid: int, card: int, owner: int, life: int, summoner: int = NONE) -> None:
        self.uid: Final = uid
        self.card: Final = card
        self.owner: Final = owner
        self.life: Final = life
        self.summoner: Final = summoner

    def with_life(self, life: int) -> Monster:
        return Monster(self.uid, self.card, self.owner, life, self.summoner)

    def to_data(self) -> list[int]:
        return [self.uid, self.card, self.owner, self.life, self.summoner]


class Worn:
    """A defence card in front of a hero, and the damage of this turn. [village.defence.090]"""

    def __init__(self, card: int, slot: int, left: int) -> None:
        self.card: Final = card
        self.slot: Final = slot
        self.left: Final = left

    def to_data(self) -> list[int]:
        return [self.card, self.slot, self.left]


class Scabbard:
    """A Sheath in front of a hero, the weapon on it and the turn it was put there. [village.sheath.010]"""

    def __init__(self, card: int, weapon: int, turn: int) -> None:
        self.card: Final = card
        self.weapon: Final = weapon
        self.turn: Final = turn

    def to_data(self) -> list[int]:
        return [self.card, self.weapon, self.turn]


class Dragon:
    """An Overwhelm monster in the market. [village.overwhelm.020]"""

    def __init__(self, card: int, life: int, parts: int, fighters: int) -> None:
        self.card: Final = card
        self.life: Final = life
        self.parts: Final = parts  # how many of its cards lie in the market
        self.fighters: Final = fighters  # bit s: seat s has wounded it

    def to_data(self) -> list[int]:
        return [self.card, self.life, self.parts, self.fighters]


class Attack:
    """An attack being made: how, by whom, with what, and at what, in the order chosen before the roll."""

    def __init__(
        self,
        form: int,
        seat: int,
        card: int,
        bonus: int,
        element: int,
        poison: int,
        any_target: bool = False,
        multi: bool = False,
        uid: int = NONE,
        lifelink: bool = False,
        chain: tuple[Act, ...] = (),
    ) -> None:
        self.form: Final = form
        self.seat: Final = seat  # who makes it; NOBODY for a monster without an owner
        self.card: Final = card
        self.bonus: Final = bonus
        self.element: Final = element
        self.poison: Final = poison
        self.any_target: Final = any_target
        self.multi: Final = multi
        self.uid: Final = uid  # the monster that makes it, or NONE
        self.lifelink: Final = lifelink
        self.chain: Final = chain

    def aimed(self, target: Act) -> Attack:
        return Attack(
            self.form,
            self.seat,
            self.card,
            self.bonus,
            self.element,
            self.poison,
            self.any_target,
            self.multi,
            self.uid,
            self.lifelink,
            (*self.chain, target),
        )

    def linked(self) -> Attack:
        return Attack(
            self.form,
            self.seat,
            self.card,
            self.bonus,
            self.element,
            self.poison,
            self.any_target,
            self.multi,
            self.uid,
            True,
            self.chain,
        )

    def to_data(self) -> list[Any]:
        return [
            self.form,
            self.seat,
            self.card,
            self.bonus,
            self.element,
            self.poison,
            self.any_target,
            self.multi,
            self.uid,
            self.lifelink,
            [pick_to_data(target) for target in self.chain],
        ]


def attack_from_data(data: list[Any]) -> Attack:
    form, seat, card, bonus, element, poison, any_target, multi, uid, lifelink, chain = data
    aimed = tuple([act(target[0], *target[1:]) for target in chain])
    return Attack(form, seat, card, bonus, element, poison, any_target, multi, uid, lifelink, aimed)
