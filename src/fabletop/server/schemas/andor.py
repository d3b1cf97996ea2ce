"""Andor: what is printed, what of it comes to light, and what the table knows."""

from __future__ import annotations

from fabletop.ledger import Language
from fabletop.server.schemas.common import Down


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
    icon: str
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
    icon: str
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
    cards: list[AndorPart]
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
    icon: str
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
    icon: str
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


class AndorWay(Down):
    """A way over the board: the fields entered, the hours they take and the willpower that these cost."""

    path: list[int]
    hours: int
    willpower: int
