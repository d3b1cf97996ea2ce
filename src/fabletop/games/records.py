"""What every seat is told of any game: what is asked, what may be picked, and what happened."""

from __future__ import annotations

from typing import Annotated, Any

from fabletop.records import Brief, PickData, Record, SaidData

ViewData = Annotated[Any, "View"]
PrintedData = Annotated[dict[str, list[Any]], "Printed"]
EventData = Annotated[dict[str, Any], "GameEvent"]


class Option(Brief, frozen=True):
    """Something to pick.  `label` is short, `full` says it all where the label does not, and `hint` is what
    to know before picking.  `about` names what it is about, a card, a unit, a space, a seat, by its number;
    `detail` is a record of the game's own, such as what an attack would come to.  By an option that `loses`
    something of use goes to waste: the hint says what, and a table asks once before it is picked."""

    pick: PickData
    verb: str
    group: str
    label: SaidData
    about: dict[str, int]
    full: SaidData | None = None
    hint: SaidData = ""
    detail: Any = None
    loses: bool = False


class LeftOut(Record, frozen=True):
    """Something that one might expect to pick and cannot now: what it is about, as an option would be, and
    why not, with the rule."""

    verb: str
    about: dict[str, int]
    why: SaidData
    rule: str


class Decision(Record, frozen=True):
    """What the table waits for.  `mine`: there is something for this seat to pick; `asked`: the table waits
    for it.  Whoever is not asked is told no more than whom all wait for: `kind` is "waiting" then, `rules`
    and `about` are empty, and there may be options only for free deeds.  `cited` are the rules about options,
    by their verbs, where they are other than those of the question; `about` is what the question is about;
    `hints` says that advice may be asked for."""

    seats: list[int]
    mine: bool
    asked: bool
    kind: str
    prompt: SaidData
    rules: list[str]
    cited: dict[str, list[str]]
    options: list[Option]
    about: dict[str, int | str]
    hints: bool


class LogLine(Record, frozen=True):
    """One sentence of the log: the event that it tells, whose doing it is, and what it is about; `head`
    begins a new paragraph."""

    said: SaidData
    event: str
    seat: int
    head: bool
    rules: list[str]
    about: dict[str, int | str]


class Text(Record, frozen=True):
    """A text that is told when it is first named, under the key that messages name it by: what stands in the
    files, in every language."""

    key: str
    source: dict[str, str]


class Told(Record, frozen=True):
    """What a seat knows now, and what it heard since it was last told.  `printed` is what stands on things
    that have come to be seen, as more of the catalogue; `texts` is what was named and is not shipped."""

    view: ViewData
    printed: PrintedData
    texts: list[Text]
    decision: Decision | None
    events: list[EventData]
    log: list[LogLine]
    over: bool
    winners: list[int]
