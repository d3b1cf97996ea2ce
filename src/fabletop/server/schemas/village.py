"""Village: what is printed on its cards and heroes."""

from __future__ import annotations

from fabletop.ledger import Language
from fabletop.server.schemas.common import Down


class Part(Down):
    id: str
    name: str


class Card(Down):
    index: int
    id: str
    name: str
    icon: str
    kind: str
    head: str
    brief: str
    text: list[str]
    sets: list[str]
    price: int | None
    sells: int
    cost: int
    attack: int | None
    heavy: bool
    weapon_class: str | None
    element: str | None
    slot: str | None
    defence: int
    type: str | None
    life: int
    life_per_player: int
    taming: int
    blocks: bool
    parts: list[Part]
    source: str
    own: bool


class Ability(Down):
    name: str
    text: str


class HeroLevel(Down):
    experience: int
    mind: int
    abilities: list[Ability]


class Hero(Down):
    index: int
    id: str
    name: str
    icon: str
    set: str
    life: int
    brief: str
    levels: list[HeroLevel]
    source: str
    own: bool


class Catalogue(Down):
    game: str
    language: Language
    content: str
    cards: list[Card]
    heroes: list[Hero]
    words: dict[str, str] = {}
