"""What the table sees of Andor.  `scripts/types` writes the browser's types from these records.

Heroes go by their numbers at the table, all else by the numbers that the catalogue and what is printed give
it.
"""

from __future__ import annotations

from fabletop.records import Brief, Record, SaidData


class AndorName(Record, frozen=True):
    """What a legend of somebody's own calls a field."""

    field: int
    name: str


class AndorPlayer(Record, frozen=True):
    """A seat: the figure it goes by, and the numbers of the heroes that it plays."""

    hero: str
    heroes: list[int]


class AndorHour(Record, frozen=True):
    """An hour of the day track: its number and the willpower that it costs."""

    hour: int
    price: int


class AndorHero(Record, frozen=True):
    """A hero on the table.  `index` is the number at the table, `kind` the hero board, `dice` what the hero
    would roll now; `held` is the field of a cave dweller, and `books` are 0 none, 1 closed, 2 open, 3
    gone, 4 away; `white_cube` is where the warrior's second cube stands."""

    index: int
    kind: int
    figure: str
    name: SaidData
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


class AndorFoe(Record, frozen=True):
    """A figure of the other side with its values as they are now."""

    uid: int
    kind: int
    field: int
    down: bool
    strength: int
    willpower: int
    dice: int


class AndorKindNow(Record, frozen=True):
    """How strong a kind of foe is for these heroes as things stand, and how many figures of it are left."""

    index: int
    strength: int
    left: int


class AndorToken(Record, frozen=True):
    """A token on a field; `face` is known only of an open one.  Of a spring, `open` says that it is full."""

    kind: int
    field: int
    face: int | None
    open: bool


class AndorThing(Record, frozen=True):
    field: int
    item: int


class AndorGoalNow(Record, frozen=True):
    """An open goal: whether it is done, and how much of it."""

    index: int
    done: bool
    have: int


class AndorLoss(Brief, frozen=True):
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
    goals: list[int] | None = None


class AndorMove(Record, frozen=True):
    """What a foe will do at sunrise as things stand: by which symbol, from where to where; `end` is shield or
    overrun if it enters the camp or wagon."""

    symbol: int
    kind: int
    uid: int
    origin: int
    field: int
    end: str


class AndorStrength(Record, frozen=True):
    """Where strength comes from, such as own, white_cube, cave, axe, sword and lent."""

    name: str
    n: int


class AndorRolled(Record, frozen=True):
    """What a hero has brought into the round: what the dice count, which of them do and why, and the strength
    piece by piece, as of the `roller` of a fight."""

    hero: int
    points: int
    dice: list[int]
    counting: list[int]
    how: str
    parts: list[AndorStrength]


class AndorFight(Record, frozen=True):
    """The fight that is on.  `foe` is the uid of a foe and null for a cave dweller, whose field is `dweller`;
    `total` is what the heroes have so far and `rolled` what makes it up; `dice` and `extra` are those of the
    `roller`, of whom `points` is what the dice count, `counting` the places of those that do, `how` why
    (best, last, equal, joined or doubled) and `parts` the strength piece by piece."""

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
    parts: list[AndorStrength]
    extra: int
    flipped: bool
    doubled: bool
    joined_dice: bool
    foe_dice: list[int]
    foe_counting: list[int]
    foe_value: int
    fury: int


class AndorView(Record, frozen=True):
    """What everybody at the table knows: it is the same for all seats.  Numbers of heroes, items, kinds,
    faces, events, rules, symbols and cards are those of the lists that name them, here, in the catalogue or
    in what is printed on things that were seen.  `legend` is 0 for somebody's own."""

    seat: int
    seats: int
    round: int
    players: list[AndorPlayer]
    legend: int
    title: SaidData
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


class AndorWay(Record, frozen=True):
    """A way over the board: the fields entered, the hours they take and the willpower that these cost."""

    path: list[int]
    hours: int
    willpower: int
