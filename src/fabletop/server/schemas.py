"""Every message between a browser and the server, as docs/wire.md describes them.

What comes in is checked by these; what goes out is made as plain data, and the tests hold it against them.
A field with a default may be left out.  `scripts/types` writes the browser's types from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from fabletop.ledger import Language

PickData = Annotated[Any, "Pick"]
ViewData = Annotated[dict[str, Any], "View"]
EventData = Annotated[dict[str, Any], "GameEvent"]
SeatKind = Literal["person", "bot", "open"]
TableStatus = Literal["open", "running", "over"]

Name = Annotated[str, StringConstraints(max_length=40, strip_whitespace=True)]
Id = Annotated[str, Field(max_length=64)]
Seq = Annotated[int, Field(ge=0, le=1 << 40)]
Number = Annotated[int, Field(ge=-(1 << 40), le=1 << 40)]
Pace = Annotated[int, Field(ge=0, le=10_000)]
SentPick = Annotated[
    Number | tuple[Id, Number] | tuple[Id, Number, Number],
    "Pick",
]


class Down(BaseModel):
    """What goes out."""

    model_config = ConfigDict(extra="forbid")


class Up(BaseModel):
    """What comes in: nothing but what is named, and of the right kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- at the table ------------------------------------------------------------------------------------------


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


class Option(Down):
    """Something to pick.  What a game does not have is left out: `unit` and `space` of the board, `kind` and
    `face` of a unit in an army, and the `forecast` of an attack."""

    pick: PickData
    label: str
    full: str
    hint: str
    group: str
    verb: str
    id: int
    card: int | None
    hero: str | None
    rules: list[str]
    unit: int | None = None
    space: int | None = None
    kind: int | None = None
    face: int | None = None
    forecast: Forecast | None = None


class Decision(Down):
    seats: list[int]
    mine: bool
    kind: str
    prompt: str
    rules: list[str]
    options: list[Option]


class LogLine(Down):
    """One sentence; `event` and `n` are what it tells and how much, for whoever puts several together."""

    text: str
    seat: int
    card: int | None
    head: bool
    rules: list[str] = []
    event: str = ""
    n: int | None = None
    unit: int | None = None


class SeatInfo(Down):
    """A seat and who holds it; `bot` is the level of a computer player."""

    seat: int
    kind: SeatKind
    name: str
    hero: str | None
    here: bool
    bot: str = ""


class Undo(Down):
    """How many own picks go back without asking, who asks for more, and who has agreed so far."""

    free: int
    asked_by: int | None
    agreed: list[int]
    left: int = 0


class StateMessage(Down):
    """What a seat knows now.  `fresh` means that `log` takes the place of all that was told before."""

    type: Literal["state"]
    seq: int
    view: ViewData
    decision: Decision | None
    events: list[EventData]
    log: list[LogLine]
    seats: list[SeatInfo]
    undo: Undo
    over: bool
    winners: list[int]
    promise: str
    seed: str | None
    pace: int
    status: TableStatus = "running"
    seat: int | None = None
    fresh: bool = False


class ChatMessage(Down):
    """Something said at the table; `at` counts seconds since 1970."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: str | float


class RefusedMessage(Down):
    type: Literal["refused"]
    seq: int
    reason: str
    rule: str | None


class ThinkingMessage(Down):
    type: Literal["thinking"]
    seat: int


DownMessage = Annotated[
    StateMessage | ChatMessage | RefusedMessage | ThinkingMessage, Field(discriminator="type")
]


class PickUp(Up):
    type: Literal["pick"]
    seq: Seq
    pick: SentPick


class UndoUp(Up):
    type: Literal["undo"]
    seq: Seq


class AgreeUp(Up):
    type: Literal["agree"]
    seq: Seq
    yes: bool


class ChatUp(Up):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class LanguageUp(Up):
    type: Literal["language"]
    language: Language


class PaceUp(Up):
    type: Literal["pace"]
    ms: Pace


UpMessage = Annotated[PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp, Field(discriminator="type")]
read_up: TypeAdapter[PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp] = TypeAdapter(UpMessage)
read_down: TypeAdapter[StateMessage | ChatMessage | RefusedMessage | ThinkingMessage] = TypeAdapter(
    DownMessage
)


# -- what is printed ---------------------------------------------------------------------------------------


class Part(Down):
    id: str
    name: str


class Card(Down):
    index: int
    id: str
    name: str
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


class HeroName(Down):
    id: str
    set: str


class GameMode(Down):
    """A way to play a game, and for how many."""

    name: str
    seats: list[int]


class GameOption(Down):
    """Something that may be agreed on in `options` of a new table, in the `modes` where it means something;
    `usual` is null where it depends on other options."""

    name: str
    kind: Literal["choice", "number", "flag"]
    choices: list[str]
    least: int
    most: int
    usual: str | int | bool | None
    modes: list[str]


class GameInfo(Down):
    name: str
    seats: list[int]
    rulesets: list[str]
    sets: list[str]
    heroes: list[HeroName]
    dragons: list[str]
    bots: list[str]
    modes: list[GameMode] = []
    options: list[GameOption] = []


class Rule(Down):
    id: str
    text: str
    source: str
    ambiguity: str | None


# -- before and after the table ------------------------------------------------------------------------------


class TableSummary(Down):
    """A table from outside; `round` is 0 until the first turn, and `winners` are seats."""

    id: str
    game: str
    seats: list[SeatInfo]
    round: int
    status: TableStatus
    started: str | float | None
    winners: list[int] = []


class SeatWish(Up):
    kind: Literal["me", "open", "bot"]
    hero: Id = ""
    bot: Id = ""


class NewTable(Up):
    game: Id
    ruleset: Id = ""
    options: Annotated[dict[Id, Any], Field(max_length=16)] = {}
    public: bool = False
    name: Name = ""
    pace: Pace = 900
    language: Language = "en"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]


class MadeTable(Down):
    id: str
    seat: int | None
    token: str | None
    link: str


class SitDown(Up):
    name: Name = ""


class TakenSeat(Down):
    seat: int
    token: str


class ReplayFrame(Down):
    pick: PickData
    view: ViewData
    log: list[LogLine]
    events: list[EventData] = []
    decision: Decision | None = None
    over: bool = False
    winners: list[int] = []


class Replay(Down):
    summary: TableSummary
    frames: list[ReplayFrame]
    seed: str
    promise: str


class Fair(Down):
    """The hash of the seed, from the start; the seed and whether it keeps the promise, at the end."""

    promise: str
    seed: str | None
    kept: bool | None


class Refused(Down):
    """The body of every answer that is a no."""

    reason: str
    rule: str | None
