"""The least that a game must be, for games small enough to be written inside a test."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, TypeVar

from fabletop.kernel import NOBODY, Box, Decision, Event, Frame, Game, Pick, Seat, Setup, pick_to_data
from fabletop.kernel.rng import first_state

T = TypeVar("T", bound="Toy")


class Toy(Game):
    """A game of open plain data.  `FIELDS` names what a clone copies and a save writes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log",)
    SEATS: ClassVar[int] = 3

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.log: list[str] = []

    @property
    def over(self) -> bool:
        return self.decision is None and not self.stack

    @property
    def winners(self) -> tuple[Seat, ...]:
        return ()

    @property
    def seats(self) -> int:
        return self.SEATS

    def clone(self: T) -> T:
        other = type(self)(self.rng)
        self.copy_kernel_to(other)
        for name in self.FIELDS:
            setattr(other, name, deepcopy(getattr(self, name)))
        return other

    def to_data(self) -> dict[str, Any]:
        return {**self.kernel_to_data(), **{name: deepcopy(getattr(self, name)) for name in self.FIELDS}}

    def view(self, seat: Seat) -> dict[str, Any]:
        return {
            **{name: deepcopy(getattr(self, name)) for name in self.FIELDS},
            "decision": view_of_decision(self.decision, seat),
        }

    def imagine(self: T, seat: Seat, luck: int) -> T:
        other = self.clone()
        other.reseed(luck)
        return other


def view_of_decision(decision: Decision | None, seat: Seat) -> dict[str, Any] | None:
    """Who must do what is public; the options are for those who may pick them."""
    if decision is None:
        return None
    offers = [pick_to_data(option) for option in decision.offers(seat)]
    return {"seats": list(decision.seats), "kind": decision.kind, "options": offers}


def from_data(kind: type[T], data: dict[str, Any]) -> T:
    """Rebuild a toy from what `to_data` wrote."""
    game = kind()
    for name in kind.FIELDS:
        setattr(game, name, deepcopy(data[name]))
    game.kernel_from_data(data)
    return game


def owing(game: T, *frames: Frame) -> T:
    """The game, owing these frames in this order, worked up to its first question."""
    for frame in frames:
        game.owe(frame.key, frame.seat, *frame.args)
    game.advance()
    return game


def question(game: Game) -> Decision:
    """What is asked now; it is an error if nothing is."""
    assert game.decision is not None, "nothing is being asked"
    return game.decision


def asks(game: Game) -> tuple[tuple[Seat, ...], str, list[Pick]]:
    """What is asked now: of whom, what kind of thing, and the options."""
    decision = question(game)
    return decision.seats, decision.kind, list(decision.options)


def heard(game: Game, seat: Seat = NOBODY) -> list[dict[str, Any]]:
    """What a seat has heard so far."""
    cuts: list[Event | None] = [event.cut(seat) for event in game.events or []]
    return [cut.to_data() for cut in cuts if cut is not None]


def box_of(kind: type[Toy], name: str, first: Frame) -> Box:
    """A box whose games begin by owing `first`."""

    def new(setup: Setup) -> Game:
        game = kind(first_state(setup.seed, setup.luck))
        game.luck = setup.luck
        game.owe(first.key, first.seat, *first.args)
        return game

    return Box(
        name=name,
        seats=range(1, 5),
        rulesets=lambda content="": ["standard"],
        content_hash=lambda: "c0ffee" * 8,
        new=new,
        from_data=lambda setup, data: from_data(kind, data),
    )
