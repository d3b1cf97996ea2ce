"""Heroes: what is printed on its units, cards and hero boards, and what an attack would come to."""

from __future__ import annotations

from typing import Literal

from fabletop.ledger import Language
from fabletop.server.schemas.common import Down


class UnitPower(Down):
    id: str
    trigger: str
    when: str
    name: str
    text: str


class UnitFace(Down):
    attack: int
    defence: int
    health: int
    initiative: int
    gold: int
    valuables: int
    powers: list[UnitPower]


class HeroesUnit(Down):
    """A unit card; its faces are Few and, for the factions' units, Pack."""

    index: int
    id: str
    name: str
    icon: str
    faction: str
    tier: str
    type: str
    head: str
    faces: list[UnitFace]
    source: str
    own: bool


class CardUse(Down):
    text: str
    timing: str
    expert: bool


class HeroesCard(Down):
    index: int
    id: str
    name: str
    icon: str
    kind: str
    head: str
    uses: list[CardUse]
    school: str | None
    level: str | None
    power: list[int]
    rarity: str | None
    faction: str | None
    hero: str | None
    cover: UnitFace | None
    source: str
    own: bool


class HeroesHero(Down):
    """A hero board; `statistics` counts attack, defence, power and knowledge cards of the starting deck."""

    index: int
    id: str
    name: str
    icon: str
    hero_class: str
    kind: str
    faction: str
    specialty: str
    statistics: list[int]
    arrows: int
    ability: int
    specialties: list[int]
    text: list[str]
    source: str
    own: bool


class HeroesAiCard(Down):
    index: int
    id: str
    name: str
    icon: str
    kind: str
    text: str


class HeroesCatalogue(Down):
    game: str
    language: Language
    content: str
    units: list[HeroesUnit]
    cards: list[HeroesCard]
    heroes: list[HeroesHero]
    ai_cards: list[HeroesAiCard]
    words: dict[str, str] = {}


class Outcome(Down):
    """One result of an attack: what the dice come to, whether a defence token helps, how likely that is (as a
    fraction of two numbers), the damage, and what becomes of the target."""

    die: int | None
    guard: bool
    chance: list[int]
    damage: int
    fate: Literal["stands", "flips", "falls"]


class StruckBack(Down):
    """The least and the most damage of the blow struck back, and how likely it comes to that."""

    low: int
    high: int
    chance: list[int]


class Forecast(Down):
    """What an attack would come to as things stand."""

    attack: int
    defence: int
    outcomes: list[Outcome]
    back: StruckBack | None
    burn: int
    again: bool
