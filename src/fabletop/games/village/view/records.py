"""What a seat sees of Village of Legends.  `scripts/types` writes the browser's types from these records.

Cards, heroes and seats go by their numbers; -1 is none of them.
"""

from __future__ import annotations

from typing import Literal

from fabletop.records import Record

Deed = Literal["sabotage", "sneaking", "summon", "vision", "lifelink"]


class Monster(Record, frozen=True):
    """A monster in front of a hero: whose it is, what is left of it, and who summoned it."""

    uid: int
    card: int
    owner: int
    life: int
    summoner: int


class Worn(Record, frozen=True):
    """A defence card in front of a hero, and what is left of its defence in this turn."""

    card: int
    slot: int
    left: int


class Scabbard(Record, frozen=True):
    """A Sheath, the weapon on it (-1 while it is empty), and the turn in which it was put there."""

    card: int
    weapon: int
    turn: int


class Player(Record, frozen=True):
    """A hero board and the cards around it.  `hand` is null for everybody but its owner; `unseen` are all
    cards of a player that lie where the one who looks cannot see them."""

    hero: str | None
    alive: bool
    life: int
    full_life: int
    level: int
    experience: int
    next_levels: list[int]
    poison: int
    berserk: int
    mind_debt: int
    guard: int
    turns: int
    hand: list[int] | None
    hand_size: int
    deck_size: int
    unseen: list[int]
    discard: list[int]
    played: list[int]
    worn: list[Worn]
    scabbards: list[Scabbard]
    front: list[Monster]


class Dragon(Record, frozen=True):
    """An Overwhelm monster: how many of its cards lie in the market, and the seats that have wounded it."""

    card: int
    life: int
    parts: int
    fighters: list[int]


class Market(Record, frozen=True):
    """The face-up cards of spaces 1 to 10, how many lie in each deck, and what was taken out of the game.
    `tamed` are spaces, `sharers` and `seers` seats; `foreseen` is the next spell, for those who saw it."""

    spaces: list[int]
    decks: list[int]
    supply: list[int]
    removed: list[int]
    tamed: list[int]
    dragon: Dragon | None
    loot: list[int]
    sharers: list[int]
    foreseen: int | None
    seers: list[int]


class Turn(Record, frozen=True):
    """What the one at turn has to spend, and what holds for the rest of the turn. `passed` are the monsters
    sneaked past, by their uid."""

    gold: int
    mind: int
    beers: int
    used: list[Deed]
    passed: list[int]
    weapons_closed: bool
    next_weapon: int
    all_weapons: int
    discount: int
    taming: int


class Target(Record, frozen=True):
    """What an attack is aimed at: a hero by seat, a defence by seat and slot, a monster by its uid, or the
    dragon."""

    verb: str
    seat: int | None = None
    slot: int | None = None
    uid: int | None = None


class Attack(Record, frozen=True):
    """An attack being made: how, by whom or by which monster (`uid`), with what card, and at what, in the
    order chosen before the roll."""

    form: Literal["arm", "heavy_arm", "magic", "claw"]
    seat: int
    card: int
    bonus: int
    element: int
    poison: int
    any_target: bool
    multi: bool
    uid: int
    lifelink: bool
    chain: list[Target]


class VillageView(Record, frozen=True):
    """The table as one seat knows it.  `ring` is the seats in the order of sitting."""

    seat: int
    round: int
    active: int
    ring: list[int]
    over: bool
    winners: list[int]
    players: list[Player]
    market: Market
    turn: Turn
    attack: Attack | None
    loose: list[Monster]
