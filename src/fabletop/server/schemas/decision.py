"""What a seat is asked, what it may pick, and what that would come to."""

from __future__ import annotations

from typing import Literal

from fabletop.server.schemas.common import Down, PickData


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
    attack; in Andor the `actor` whose deed it is, and the hero (`whom`), `field`, `foe`, `item`, `book` and
    `way` that it is about."""

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
    book: int | None = None
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
