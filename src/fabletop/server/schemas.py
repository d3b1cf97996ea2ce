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
PrintedData = Annotated[dict[str, list[dict[str, Any]]], "Printed"]
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


class AndorWay(Down):
    """A way over the board: the fields entered, the hours they take and the willpower that these cost."""

    path: list[int]
    hours: int
    willpower: int


class Option(Down):
    """Something to pick.  `full` is left out where the `label` says it all, and so is what a game does not
    have: `unit` and `space` of the board, `kind` and `face` of a unit in an army, and the `forecast` of an
    attack; in Andor the `actor` whose deed it is, and the hero (`whom`), `field`, `foe`, `item` and `way`
    that it is about."""

    pick: PickData
    label: str
    hint: str
    group: str
    verb: str
    id: int
    card: int | None
    hero: str | None
    full: str | None = None
    unit: int | None = None
    space: int | None = None
    kind: int | None = None
    face: int | None = None
    forecast: Forecast | None = None
    actor: int | None = None
    whom: int | None = None
    field: int | None = None
    foe: int | None = None
    item: int | None = None
    way: AndorWay | None = None


class Decision(Down):
    """What the table waits for.  `mine`: there is something for this seat to pick; `asked`: the table waits
    for it.  Whoever has free deeds may pick them while another is asked.  `hero` is who is asked, where a
    seat plays several; `hints` says that advice may be asked for; `cited` are the rules about options, by
    their verbs, where they are other than those of the question."""

    seats: list[int]
    mine: bool
    asked: bool
    kind: str
    prompt: str
    rules: list[str]
    options: list[Option]
    hero: str | None = None
    hints: bool = False
    cited: dict[str, list[str]] = {}


class LogLine(Down):
    """One sentence; `event` and `n` are what it tells and how much, for whoever puts several together.
    `hero` is whose doing it is, where a seat plays several."""

    text: str
    seat: int
    card: int | None
    head: bool
    rules: list[str] = []
    event: str = ""
    n: int | None = None
    unit: int | None = None
    hero: str | None = None


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
    """What a seat knows now.  `printed` is what stands on things that the table has seen since the message
    before, as more of the catalogue; `fresh` means that it and `log` take the place of all that was told."""

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
    printed: PrintedData = {}


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


class HintMessage(Down):
    """What a good player would pick at `seq`, and why."""

    type: Literal["hint"]
    seq: int
    pick: PickData
    text: str


DownMessage = Annotated[
    StateMessage | ChatMessage | RefusedMessage | ThinkingMessage | HintMessage, Field(discriminator="type")
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


class HintUp(Up):
    type: Literal["hint"]
    seq: Seq


UpMessage = Annotated[
    PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp | HintUp, Field(discriminator="type")
]
read_up: TypeAdapter[PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp | HintUp] = TypeAdapter(
    UpMessage
)
read_down: TypeAdapter[StateMessage | ChatMessage | RefusedMessage | ThinkingMessage | HintMessage] = (
    TypeAdapter(DownMessage)
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


class AndorField(Down):
    """A field of the mountain board.  `arrow` is where creatures go from it; null on the road, where they
    follow the road, and where they stay.  `cave` counts for rules; `edge`: it lies on a rift."""

    number: int
    x: int
    y: int
    terrain: str
    name: str
    neighbours: list[int]
    arrow: int | None
    road: bool
    cave: bool
    edge: bool


class AndorLine(Down):
    """A jump line over a rift, and the willpower printed on it."""

    a: int
    b: int
    willpower: int


class AndorSite(Down):
    """Where the bridge can lie."""

    id: str
    name: str
    a: int
    b: int


class AndorArea(Down):
    id: str
    name: str
    fields: list[int]


class AndorBoard(Down):
    """A side of the board, to be drawn on a canvas of `width` and `height`; `road` is in order, `rifts` are
    lines, `stages` what each stage of the collapse takes, and `lists` name places such as `springs`."""

    id: str
    name: str
    width: int
    height: int
    fields: list[AndorField]
    lines: list[AndorLine]
    sites: list[AndorSite]
    rifts: list[list[list[int]]]
    areas: list[AndorArea]
    road: list[int]
    stages: list[list[int]]
    lists: dict[str, list[int]]


class AndorFigure(Down):
    id: str
    name: str
    text: str


class AndorHeroDef(Down):
    """A hero board: `dice` at 1 to 6, 7 to 13 and 14 to 20 willpower; his and her figure."""

    index: int
    id: str
    name: str
    rank: int
    colour: str
    dice: list[int]
    figures: list[AndorFigure]
    abilities: list[str]


class AndorItem(Down):
    """Something to carry; `slot` is where it is kept: free, small, large, head, track or beside."""

    index: int
    id: str
    name: str
    text: str
    slot: str


class AndorPart(Down):
    """Something printed that has a name and a text."""

    index: int
    id: str
    name: str
    text: str


class AndorName(Down):
    """What a legend of somebody's own calls a field."""

    field: int
    name: str


class AndorLegend(Down):
    number: int
    name: str
    text: str
    board: str


class AndorCatalogue(Down):
    """What is printed and known to all from the start.  Cards, goals, events, faces, rules and kinds of foes
    come with `printed`, once the table has seen them."""

    game: str
    language: Language
    content: str
    boards: list[AndorBoard]
    heroes: list[AndorHeroDef]
    items: list[AndorItem]
    tokens: list[AndorPart]
    symbols: list[AndorPart]
    books: list[AndorPart]
    movement: list[AndorPart]
    bases: list[AndorPart]
    legends: list[AndorLegend]
    cards: list[Card]
    words: dict[str, str]


class AndorHero(Down):
    """A hero on the table.  `index` is the number at the table, `kind` the hero board, `dice` what the hero
    would roll now; `held` is the field of a cave dweller, and `books` are 0 none, 1 closed, 2 open, 3
    gone, 4 away; `white_cube` is where the warrior's second cube stands."""

    index: int
    kind: int
    figure: str
    name: str
    seat: int
    field: int
    strength: int
    willpower: int
    most: int
    hours: int
    last_hour: int
    dice: int
    held: int | None
    white_cube: int | None
    in_box: bool
    resting: bool
    carried: bool
    spoils: bool
    free_hour: bool
    can_spend: bool
    bag: list[int]
    books: list[int]


class AndorFoe(Down):
    """A figure of the other side with its values as they are now."""

    uid: int
    kind: int
    field: int
    down: bool
    strength: int
    willpower: int
    dice: int


class AndorKind(Down):
    """A kind of foe; `group` is creature, skeleton, krahder, final or hunter, `die` the colour of its dice,
    and `bands` are [from so much willpower, so many dice]."""

    index: int
    id: str
    name: str
    text: str
    group: str
    figure: int
    willpower: int
    die: str
    bands: list[list[int]]
    reward_strength: int
    reward_willpower: int
    holds: bool


class AndorKindNow(Down):
    """How strong a kind of foe is for these heroes as things stand, and how many figures of it are left."""

    index: int
    strength: int
    left: int


class AndorToken(Down):
    """A token on a field; `face` is known only of an open one.  Of a spring, `open` says that it is full."""

    kind: int
    field: int
    face: int | None
    open: bool


class AndorThing(Down):
    field: int
    item: int


class AndorFace(Down):
    """The face of a token that has been seen; `value` is a cave dweller's number."""

    index: int
    id: str
    name: str
    text: str
    value: int


class AndorCard(Down):
    """A legend card that has been read, in the order of reading on the legend track."""

    index: int
    id: str
    kind: str
    letter: str | None
    title: str
    text: str
    rules: list[str]


class AndorGoal(Down):
    index: int
    id: str
    text: str
    type: str
    optional: bool
    count: int
    fields: list[int]


class AndorGoalNow(Down):
    """An open goal: whether it is done, and how much of it."""

    index: int
    done: bool
    have: int


class AndorEvent(Down):
    index: int
    id: str
    name: str
    text: str
    storm: bool
    good: bool


class AndorLoss(Down):
    """One way to lose the legend, as far as the table knows of it.  `kind` is narrator_at (the letter `n`,
    `left` steps away), no_free_shield (`left` are free), figure_at (a kind of `foe` on `field`, null for the
    camp or wagon), tokens_left_below (`left` more of an `item` may be lost), hero_in_area_when (somebody in
    `area` at stage `n` of the collapse, `left` stages away) or goals_done (`goals`)."""

    kind: str
    n: int | None = None
    left: int | None = None
    foe: int | None = None
    field: int | None = None
    item: int | None = None
    area: str | None = None
    goals: list[int] = []


class AndorPrinted(Down):
    """What stands on things that the table has seen, by their numbers: it goes over a line once."""

    kinds: list[AndorKind] = []
    faces: list[AndorFace] = []
    events: list[AndorEvent] = []
    rules: list[AndorPart] = []
    cards: list[AndorCard] = []
    goals: list[AndorGoal] = []


class AndorMove(Down):
    """What a foe will do at sunrise as things stand: by which symbol, from where to where; `end` is shield or
    overrun if it enters the camp or wagon."""

    symbol: int
    kind: int
    uid: int
    origin: int
    field: int
    end: str


class AndorRolled(Down):
    """What a hero has brought into the round: what the dice count, which of them do and why, and the strength
    piece by piece, as of the `roller` of a fight."""

    hero: int
    points: int
    dice: list[int]
    counting: list[int]
    how: str
    parts: list[list[str | int]]


class AndorFight(Down):
    """The fight that is on.  `foe` is the uid of a foe and null for a cave dweller, whose field is `dweller`;
    `total` is what the heroes have so far and `rolled` what makes it up; `dice` and `extra` are those of the
    `roller`, of whom `points` is what the dice count, `counting` the places of those that do, `how` why
    (best, last, equal, joined or doubled) and `parts` the strength as [name, number], such as own,
    white_cube, cave, axe, sword and lent."""

    foe: int | None
    dweller: int | None
    kind: int | None
    starter: int
    round: int
    willpower: int
    strength: int
    fighters: list[int]
    staying: list[int]
    total: int
    rolled: list[AndorRolled]
    roller: int | None
    dice: list[int]
    points: int
    counting: list[int]
    how: str
    parts: list[list[str | int]]
    extra: int
    flipped: bool
    doubled: bool
    joined_dice: bool
    foe_dice: list[int]
    foe_counting: list[int]
    foe_value: int
    fury: int


class AndorPlayer(Down):
    """A seat: the figure it goes by, and the numbers of the heroes that it plays."""

    hero: str
    heroes: list[int]


class AndorHour(Down):
    """An hour of the day track: its number and the willpower that it costs."""

    hour: int
    price: int


class AndorView(Down):
    """What everybody at the table knows: it is the same for all seats.  Numbers of heroes, items, kinds,
    faces, events, rules, symbols and cards are those of the lists that name them, here, in the catalogue or
    in what is printed on things that were seen.  `legend` is 0 for somebody's own."""

    seat: int
    seats: int
    round: int
    players: list[AndorPlayer]
    legend: int
    title: str
    names: list[AndorName]
    board: str
    grades: list[int]
    day: int
    turn: int | None
    first: int
    rooster: int | None
    over: bool
    won: bool
    winners: list[int]
    ending: str
    heroes: list[AndorHero]
    foes: list[AndorFoe]
    kinds: list[AndorKindNow]
    tokens: list[AndorToken]
    lying: list[AndorThing]
    supply: list[int]
    hours: list[AndorHour]
    event_deck: int
    event_pile: list[int]
    peeked: list[int]
    cave_supply: int
    movement_deck: int
    movement_left: list[int]
    crests: int
    gems: int
    fallen: list[int]
    shielded: list[int]
    shields: int
    boxed_skeletons: int
    base: int | None
    base_kind: int
    wagon_today: int
    wagon_most: int
    bridges: list[int]
    collapsed: list[int]
    jumps_open: bool
    jump_values: list[int]
    narrator: int
    stars: list[int]
    rules: list[int]
    piece: int
    symbols: list[int]
    skipped: list[int]
    cards: list[int]
    goals: list[AndorGoalNow]
    losses: list[AndorLoss]
    delivered: list[int]
    walker: int | None
    walk_with: int | None
    fight: AndorFight | None
    forecast: list[AndorMove]


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
    legends: list[int] = []
    modes: list[GameMode] = []
    options: list[GameOption] = []


class Rule(Down):
    id: str
    text: str
    source: str
    ambiguity: str | None


# -- before and after the table ------------------------------------------------------------------------------


class TableSummary(Down):
    """A table from outside; `round` is 0 until the first turn, and `winners` are seats.  `title` is what
    somebody calls a legend of their own, and empty for all else."""

    id: str
    game: str
    title: str = ""
    seats: list[SeatInfo]
    round: int
    status: TableStatus
    started: str | float | None
    winners: list[int] = []


class LegendText(Up):
    """A legend that somebody wrote, as it is in its file."""

    text: str


class LegendMistake(Down):
    """What is wrong on a line, and with how many heroes; `line` is 0 where no line is at fault."""

    line: int
    text: str
    heroes: list[int]


class LegendRead(Down):
    """What a legend is called and how its story begins, or what is wrong with it."""

    title: str
    story: str
    mistakes: list[LegendMistake]


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
    printed: PrintedData = {}


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
