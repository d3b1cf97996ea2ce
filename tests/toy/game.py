"""A game as small as a game can be, with everything that comes through the door: who walks to the well first.

The rules stand here; each of the other modules is a room that the rest of the program may ask for.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from tests.kernel.toy import Toy, from_data

from fabletop import speech
from fabletop.games.registration import Option, Outline, Registration, agree
from fabletop.kernel import Act, BadSetup, Box, Event, Frame, Game, Seat, Setup, act, chooser, step
from fabletop.kernel.rng import first_state

if TYPE_CHECKING:
    from fabletop.bots.search import Judge
    from fabletop.games.registration import Bots, Lab, Terminal
    from fabletop.games.telling import Teller
    from fabletop.games.words import GameWords, TableWords

NAME = "toy"
SEATS = range(2, 4)
WALK, RUN = act("walk"), act("run")
OPTIONS = (Option("steps", "number", least=2, most=9, usual=4, switch="How far it is to the well."),)


class Walked(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class ToTheWell(Toy):
    FIELDS: ClassVar[tuple[str, ...]] = ("log", "at", "steps", "turns")

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.at: list[int] = []
        self.steps = 0
        self.turns = 0

    @property
    def seats(self) -> int:
        return len(self.at)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, at in enumerate(self.at) if at >= self.steps)

    def walk(self, seat: Seat, n: int) -> None:
        self.at[seat] += n
        self.emit(Walked(seat, n))


@chooser("pace")
def paces(g: ToTheWell, f: Frame) -> list[Act]:
    return [WALK, RUN]


@step("toy.turn", paces)
def turn(g: ToTheWell, f: Frame, pace: Act) -> None:
    """One step, or as many as a die of three gives but one."""
    g.turns += 1
    g.walk(f.seat, 1 if pace is WALK else g.roll(3) - 1)
    if not g.winners:
        g.then(turn, f.by(Seat((f.seat + 1) % g.seats)))


def new_game(setup: Setup) -> Game:
    agreed = agree(NAME, OPTIONS, setup.options)
    if setup.seats not in SEATS:
        raise BadSetup(f"the well is for 2 or 3, not {setup.seats}")
    g = ToTheWell(first_state(setup.seed, setup.luck))
    g.luck = setup.luck
    g.at, g.steps = [0] * setup.seats, agreed["steps"]
    g.owe("toy.turn", Seat(0))
    return g


def outline(g: ToTheWell) -> Outline:
    return Outline(g.turns, (None,) * g.seats)


BOX = Box(
    name=NAME,
    seats=SEATS,
    rulesets=lambda content="": ["by the path", "standard"],
    content_hash=lambda: "well" * 8,
    new=new_game,
    from_data=lambda setup, data: from_data(ToTheWell, data),
)


def options() -> tuple[Option, ...]:
    return OPTIONS


def _words() -> GameWords[Any, Any]:
    from tests.toy import words

    return words


def _speaks(content: str) -> TableWords[Any]:
    from tests.toy.words import ToyWords

    return ToyWords()


def _teller(names: Mapping[int, str], content: str) -> Teller:
    from tests.toy.telling import ToyTeller

    return ToyTeller(names)


def _terminal() -> Terminal:
    from tests.toy import terminal

    return terminal


def _lab() -> Lab:
    from tests.toy import lab

    return lab


def _bots() -> Bots:
    from tests.toy import bots

    return bots


def _judge(g: ToTheWell) -> Judge:
    from tests.toy.judge import judge

    return judge(g)


def _testing() -> ModuleType:
    from tests.toy import testing

    return testing


TOY = Registration(
    box=BOX,
    kind=ToTheWell,
    usual="standard",
    outline=outline,
    words=_words,
    speaks=_speaks,
    texts=speech.FOLDER,
    teller=_teller,
    records=tuple,
    terminal=_terminal,
    lab=_lab,
    bots=_bots,
    judge=_judge,
    testing=_testing,
    options=options,
)
