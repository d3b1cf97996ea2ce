"""Rogues look at the top card of a deck, and nobody else does."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.view.imagine import imagine
from fabletop.kernel.frame import Act, Seat
from fabletop.testing import rule

DECKS = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 3), (1, 4), (2, 0), (3, 0)]


def spying() -> AdventureTable:
    table = table_of().army(0, "neutral.rogues").deck(1, "attack", "defence", "power")
    return table.deck(0, "attack", "defence", "power").turn(0)


def peek(table: AdventureTable, kind: int, n: int) -> AdventureTable:
    table.g.choose(
        next(
            o for o in table.asked().options if isinstance(o, Act) and o.verb == "peek" and o.ids == (kind, n)
        )
    )
    return table


def test_every_deck_is_on_offer() -> None:
    table = spying()
    offered = [o.ids for o in table.asked().options if isinstance(o, Act) and o.verb == "peek"]
    assert offered == DECKS


def test_only_with_the_unit_and_only_once_in_the_own_turn() -> None:
    without = AdventureTable("catherine", "mutare").turn(0)
    assert not any(option.startswith("peek") for option in without.options())
    table = peek(spying(), 0, 0)
    table.g.choose(table.asked().options[0])
    assert not any(option.startswith("peek") for option in table.options())


@rule("heroes.unit.270")
@pytest.mark.parametrize(("kind", "n"), DECKS)
def test_the_card_stays_on_top_or_goes_under_the_deck(kind: int, n: int) -> None:
    for at, verb in enumerate(("leave_on_top", "put_under")):
        table = spying()
        before = list(table.g.deck_to_peek(Seat(0), kind, n))
        peek(table, kind, n).asks(0, "peek")
        choice = table.asked().options[at]
        assert isinstance(choice, Act)
        assert (choice.verb, choice.id) == (verb, before[-1])
        table.g.choose(choice)
        after = table.g.deck_to_peek(Seat(0), kind, n)
        assert after == (before if verb == "leave_on_top" else [before[-1], *before[:-1]])
        assert [type(event) for event in table.happened(ev.PeekEvent)] == [
            ev.Peeked,
            *([ev.PutUnder] if verb == "put_under" else []),
        ]


@pytest.mark.parametrize(("kind", "n"), DECKS)
def test_who_looks_knows_the_card_and_the_others_do_not(kind: int, n: int) -> None:
    table = peek(spying(), kind, n)
    top = table.g.deck_to_peek(Seat(0), kind, n)[-1]
    for luck in range(8):
        assert imagine(table.g, Seat(0), luck).deck_to_peek(Seat(0), kind, n)[-1] == top
    dreamt = {imagine(table.g, Seat(1), luck).deck_to_peek(Seat(0), kind, n)[-1] for luck in range(40)}
    assert len(dreamt) > 1
    shown = {imagine(table.g, Seat(1), luck).decision for luck in range(40)}
    assert len({one.options[0].id for one in shown if one is not None}) > 1  # type: ignore[union-attr]


def test_an_empty_deck_is_not_looked_at() -> None:
    table = AdventureTable("catherine", "mutare").army(0, "neutral.rogues").turn(0)
    assert [o.ids for o in table.asked().options if isinstance(o, Act) and o.verb == "peek"] == DECKS[:-1]
