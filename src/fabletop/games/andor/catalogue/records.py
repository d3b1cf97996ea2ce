"""What is printed in the box of Andor, as the browser gets it: in the catalogue what is known from the start,
and when it is seen all else.
"""

from __future__ import annotations

from msgspec import field

from fabletop.games.records import Text
from fabletop.records import Brief, Record, SaidData


class AndorPoint(Record, frozen=True):
    """A place on the canvas."""

    x: int
    y: int


class AndorField(Record, frozen=True):
    """A field of the mountain board.  `arrow` is where creatures go from it; null on the road, where they
    follow the road, and where they stay.  `cave` counts for rules; `edge`: it lies on a rift."""

    number: int
    x: int
    y: int
    terrain: str
    name: SaidData
    neighbours: list[int]
    arrow: int | None
    road: bool
    cave: bool
    edge: bool


class AndorLine(Record, frozen=True):
    """A jump line over a rift, and the willpower printed on it."""

    a: int
    b: int
    willpower: int


class AndorSite(Record, frozen=True):
    """Where the bridge can lie."""

    id: str
    name: SaidData
    a: int
    b: int


class AndorArea(Record, frozen=True):
    id: str
    name: SaidData
    fields: list[int]


class AndorBoard(Record, frozen=True):
    """A side of the board, to be drawn on a canvas of `width` and `height`; `road` is in order, `rifts` are
    lines, `stages` what each stage of the collapse takes, and `lists` name places such as `springs`."""

    id: str
    name: SaidData
    width: int
    height: int
    fields: list[AndorField]
    lines: list[AndorLine]
    sites: list[AndorSite]
    rifts: list[list[AndorPoint]]
    areas: list[AndorArea]
    road: list[int]
    stages: list[list[int]]
    lists: dict[str, list[int]]


class AndorFigure(Record, frozen=True):
    id: str
    name: SaidData
    text: SaidData


class AndorHeroDef(Record, frozen=True):
    """A hero board: `dice` at 1 to 6, 7 to 13 and 14 to 20 willpower; his and her figure."""

    index: int
    id: str
    icon: str
    name: SaidData
    rank: int
    colour: str
    dice: list[int]
    figures: list[AndorFigure]
    abilities: list[SaidData]


class AndorItem(Record, frozen=True):
    """Something to carry; `slot` is where it is kept: free, small, large, head, track or beside."""

    index: int
    id: str
    icon: str
    name: SaidData
    text: SaidData
    slot: str


class AndorPart(Record, frozen=True):
    """Something printed that has a name and a text."""

    index: int
    id: str
    name: SaidData
    text: SaidData


class AndorLegend(Record, frozen=True):
    number: int
    name: SaidData
    text: SaidData
    board: str


class AndorCatalogue(Record, frozen=True):
    """What is printed and known to all from the start.  Cards, goals, events, faces, rules and kinds of foes
    come with `printed`, once the table has seen them.  `texts` are what the content of another day brings
    along, but for such as come to be seen."""

    game: str
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
    texts: list[Text]


class AndorBand(Record, frozen=True):
    """From so much willpower on, so many dice."""

    least: int
    count: int


class AndorKind(Record, frozen=True):
    """A kind of foe; `group` is creature, skeleton, krahder, final or hunter, `die` the colour of its dice,
    and `bands` say how many of them it rolls."""

    index: int
    id: str
    icon: str
    name: SaidData
    text: SaidData
    group: str
    figure: int
    willpower: int
    die: str
    bands: list[AndorBand]
    reward_strength: int
    reward_willpower: int
    holds: bool


class AndorFace(Record, frozen=True):
    """The face of a token that has been seen; `value` is a cave dweller's number."""

    index: int
    id: str
    icon: str
    name: SaidData
    text: SaidData
    value: int


class AndorCard(Record, frozen=True):
    """A legend card that has been read, in the order of reading on the legend track."""

    index: int
    id: str
    kind: str
    letter: str | None
    title: SaidData
    text: SaidData
    rules: list[str]


class AndorGoal(Record, frozen=True):
    index: int
    id: str
    text: SaidData
    type: str
    optional: bool
    count: int
    fields: list[int]


class AndorEvent(Record, frozen=True):
    index: int
    id: str
    name: SaidData
    text: SaidData
    storm: bool
    good: bool


class AndorEnding(Record, frozen=True):
    """The closing words of a legend that is over; 1 is a victory."""

    index: int
    text: SaidData


class AndorPrinted(Brief, frozen=True):
    """What stands on things that the table has seen, by their numbers: it goes over a line once."""

    kinds: list[AndorKind] = field(default_factory=list)
    faces: list[AndorFace] = field(default_factory=list)
    events: list[AndorEvent] = field(default_factory=list)
    rules: list[AndorPart] = field(default_factory=list)
    cards: list[AndorCard] = field(default_factory=list)
    goals: list[AndorGoal] = field(default_factory=list)
    endings: list[AndorEnding] = field(default_factory=list)
