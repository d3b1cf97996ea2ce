"""What is printed on the units, cards and hero boards of Heroes, as the browser gets it."""

from __future__ import annotations

from typing import Literal

from fabletop.games.records import Text
from fabletop.records import Record, SaidData

Faction = Literal["castle", "dungeon", "necropolis", "neutral", "structure"]
UnitType = Literal["ground", "flying", "ranged"]


class UnitPower(Record, frozen=True):
    """A special ability: when it works, what it is called, and what it means."""

    id: str
    trigger: str
    when: SaidData
    name: SaidData
    text: SaidData


class UnitFace(Record, frozen=True):
    """One side of a unit card, or a card that lies on a unit."""

    attack: int
    defence: int
    health: int
    initiative: int
    gold: int
    valuables: int
    powers: list[UnitPower]


class UnitCard(Record, frozen=True):
    """A unit; its faces are Few and, for the factions' units, Pack."""

    index: int
    id: str
    name: SaidData
    icon: str
    faction: Faction
    tier: str
    type: UnitType
    head: SaidData
    faces: list[UnitFace]
    source: SaidData
    own: bool


class CardUse(Record, frozen=True):
    text: SaidData
    timing: str
    expert: bool


class Card(Record, frozen=True):
    """A card of Might and Magic.  `power` is what each strength of a spell costs, `hero` whose specialty it
    is, and `cover` the numbers of a card that lies on a unit."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: str
    head: SaidData
    uses: list[CardUse]
    school: str | None
    level: str | None
    power: list[int]
    rarity: str | None
    faction: Faction | None
    hero: str | None
    cover: UnitFace | None
    source: SaidData
    own: bool


class Statistics(Record, frozen=True):
    """How many cards of each statistic a hero starts with."""

    attack: int
    defence: int
    power: int
    knowledge: int


class HeroBoard(Record, frozen=True):
    """A hero; `arrows` are the Magic Arrows of its starting deck, `ability` a card, and `specialties` the
    cards gained at levels 1, 4 and 6."""

    index: int
    id: str
    name: SaidData
    icon: str
    hero_class: SaidData
    kind: Literal["might", "magic"]
    faction: Faction
    specialty: SaidData
    statistics: Statistics
    arrows: int
    ability: int
    specialties: list[int]
    text: list[SaidData]
    source: SaidData
    own: bool


class AiCard(Record, frozen=True):
    """A card of the AI deck."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: str
    text: SaidData


class HeroesCatalogue(Record, frozen=True):
    """Every unit, card, hero and AI card, in the order of their numbers.  `texts` are what the content of
    another day brings along."""

    game: str
    content: str
    units: list[UnitCard]
    cards: list[Card]
    heroes: list[HeroBoard]
    ai_cards: list[AiCard]
    texts: list[Text]
