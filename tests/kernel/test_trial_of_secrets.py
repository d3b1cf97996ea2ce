"""A trial: secret picks made at the same time are asked seat by seat and shown together."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from tests.kernel.toy import Toy, asks, box_of, heard, view_of_decision

from fabletop.kernel import NOBODY, Event, Frame, Match, Seat, Setup, chooser, step

SEATS = ANNA, BERT, CARL = Seat(0), Seat(1), Seat(2)
EVERYBODY = (*SEATS, NOBODY)
NOT_YET = -1


class Bid(Event):
    """Others hear that a bid was made, not which."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def cut(self, seat: Seat) -> Event:
        return self if seat == self.seat else Bid(self.seat, NOT_YET)


class Shown(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("bids",)

    def __init__(self, bids: tuple[int, ...]) -> None:
        self.bids = bids


class Auction(Toy):
    """Everybody bids in secret, up to the own purse; then all bids are shown."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "purses", "bids", "shown")

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.purses = [3, 4, 5]
        self.bids = [NOT_YET] * 3
        self.shown = False

    def bid(self, seat: int, n: int) -> None:
        self.bids[seat] = n
        self.emit(Bid(seat, n))

    def view(self, seat: Seat) -> dict[str, Any]:
        return {
            "purses": list(self.purses),
            "bids": [n if self.shown or s == seat else None for s, n in enumerate(self.bids)],
            "made": [n != NOT_YET for n in self.bids],
            "decision": view_of_decision(self.decision, seat),
        }

    def imagine(self, seat: Seat, luck: int) -> Auction:
        """What others have bid in secret is bid again."""
        other = self.clone()
        other.reseed(luck)
        if not self.shown:
            for each, n in enumerate(self.bids):
                if each != seat and n != NOT_YET:
                    other.bids[each] = other.chance(self.purses[each] + 1)
        other.unveiled = self.unveiled
        return other


@chooser("bid")
def bids(g: Auction, f: Frame) -> list[int]:
    return list(range(g.purses[f.seat] + 1))


@step("auction.open")
def open_auction(g: Auction, f: Frame) -> None:
    for seat in SEATS:
        g.then(make_bid, f.by(seat))
    g.then(show, f)


@step("auction.bid", bids)
def make_bid(g: Auction, f: Frame, n: int) -> None:
    g.bid(f.seat, n)


@step("auction.show")
def show(g: Auction, f: Frame) -> None:
    g.shown = True
    g.unveil()
    g.emit(Shown(tuple(g.bids)))


BOX = box_of(Auction, "auction", Frame("auction.open", NOBODY))


def auction(*made: int) -> Match:
    match = Match(BOX, Setup("auction", 3, 5))
    for n in made:
        match.choose(n)
    return match


def test_bids_are_asked_seat_by_seat() -> None:
    assert asks(auction().game) == ((ANNA,), "bid", [0, 1, 2, 3])
    assert asks(auction(2).game) == ((BERT,), "bid", [0, 1, 2, 3, 4])
    assert asks(auction(2, 4).game) == ((CARL,), "bid", [0, 1, 2, 3, 4, 5])


def test_bids_are_hidden_until_all_are_in_and_then_shown_together() -> None:
    shown = [auction(2, 4).game.view(seat)["bids"] for seat in EVERYBODY]
    assert shown == [[2, None, None], [None, 4, None], [None, None, NOT_YET], [None] * 3]
    assert [auction(2, 4, 5).game.view(seat)["bids"] for seat in EVERYBODY] == [[2, 4, 5]] * 4


def test_what_is_heard_is_cut_to_the_hearer() -> None:
    match = auction()
    events = [event for n in (2, 4, 5) for event in match.choose(n)]
    match.game.events = events
    numbers = [[event["n"] for event in heard(match.game, seat)[:3]] for seat in EVERYBODY]
    assert numbers == [[2, -1, -1], [-1, 4, -1], [-1, -1, 5], [-1, -1, -1]]
    assert [heard(match.game, seat)[3] for seat in EVERYBODY] == [{"event": "Shown", "bids": [2, 4, 5]}] * 4


@pytest.mark.parametrize("made", [(), (2,), (2, 4), (2, 4, 5)])
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_can_tell_an_imagined_game_from_the_true_one(made: tuple[int, ...], seat: Seat) -> None:
    game = auction(*made).game
    imagined = [game.imagine(seat, luck) for luck in range(20)]
    assert all(other.view(seat) == game.view(seat) for other in imagined)
    hidden = [n for s, n in enumerate(made) if s != seat] if len(made) < 3 else []
    assert (len({str(other.to_data()["bids"]) for other in imagined}) > 1) == bool(hidden)


def test_a_secret_pick_is_taken_back_freely_until_it_is_shown() -> None:
    match = auction(2, 4)
    assert match.free_undos == 2
    assert match.undo()
    match.choose(3)
    match.choose(0)
    assert match.game.view(NOBODY)["bids"] == [2, 3, 0]
    assert not match.undo()
