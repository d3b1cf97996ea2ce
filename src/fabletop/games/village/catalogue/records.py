"""What is printed on the cards and heroes of Village of Legends, as the browser gets it."""

from __future__ import annotations

from fabletop.games.records import Text
from fabletop.records import Record, SaidData


class Part(Record, frozen=True):
    """One special card of an Overwhelm monster."""

    id: str
    name: SaidData


class Card(Record, frozen=True):
    """`head` is its kind and price, `brief` one short line, `text` the full card, `blocks` whether it bars
    the market to whom it stands before, and `own` whether its numbers are ours."""

    index: int
    id: str
    name: SaidData
    icon: str
    kind: str
    head: SaidData
    brief: SaidData
    text: list[SaidData]
    sets: list[str]
    price: int | None
    sells: bool
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
    source: SaidData
    own: bool


class Ability(Record, frozen=True):
    name: SaidData
    text: SaidData


class HeroLevel(Record, frozen=True):
    experience: int
    mind: int
    abilities: list[Ability]


class Hero(Record, frozen=True):
    """A hero board; each level names what it adds."""

    index: int
    id: str
    name: SaidData
    icon: str
    set: str
    life: int
    brief: SaidData
    levels: list[HeroLevel]
    source: SaidData
    own: bool


class VillageCatalogue(Record, frozen=True):
    """Every card and hero, in the order of their numbers.  `texts` are what the content of another day brings
    along."""

    game: str
    content: str
    cards: list[Card]
    heroes: list[Hero]
    texts: list[Text]
