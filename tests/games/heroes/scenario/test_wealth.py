"""Tributes, what goods are worth, and cards that lie apart."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map.printed import RESOURCES
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

WORTH = "{materials: 2, valuables: 4}"
TRIBUTE = (
    "[{at: {rounds: [3]}, do: [{tribute: {gold: 15}}]}, {at: {rounds: [5, 7]}, do: [{tribute: {gold: 20}}]}]"
)


def owing(*heroes: str, **more: str) -> AdventureTable:
    return table_of(*heroes, worth=WORTH, timed_events=TRIBUTE, **more).in_round(3).can_end()


def collected(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.events_of_round", -1)


@rule("heroes.event.030")
def test_a_tribute_is_paid_in_gold_by_who_has_nothing_else() -> None:
    table = collected(owing().having(0, gold=15).having(1, gold=20))
    assert (table.treasury(0), table.treasury(1)) == ((0, 0, 0), (5, 0, 0))
    assert not table.g.winners


def test_goods_count_by_their_worth_and_nothing_is_given_back() -> None:
    table = collected(owing().having(0, gold=10, materials=2, valuables=3).having(1, gold=15))
    table.asks(0, "tribute_valuables", ["valuables 1", "valuables 2", "valuables 3"])
    assert not table.offers("valuables 0")  # 10 gold and 2 materials are 14
    table.pick("valuables 3").asks(0, "tribute_materials", ["materials 0", "materials 1", "materials 2"])
    table.pick("materials 2")
    assert table.treasury(0) == (10, 0, 0)  # 16 were given for 15


def test_nobody_gives_more_than_is_asked() -> None:
    table = collected(owing().having(0, gold=20, materials=20, valuables=20).having(1, gold=15))
    assert table.options() == [f"valuables {n}" for n in range(5)]
    table.pick("valuables 1")
    assert table.options() == [f"materials {n}" for n in range(7)]  # for the 11 that are left


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [((14, 0, 0), (15, 0, 0), (1,)), ((14, 0, 0), (12, 0, 0), (0,)), ((9, 1, 0), (7, 0, 1), (0, 1))],
)
def test_who_cannot_pay_has_lost_and_the_richest_wins_if_nobody_can(
    first: tuple[int, ...], second: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = owing()
    for seat, goods in ((0, first), (1, second)):
        table.having(seat, **dict(zip(RESOURCES, goods, strict=True)))
    assert collected(table).g.winners == winners


@pytest.mark.parametrize(("round", "owed"), [(2, 55), (3, 40), (5, 20), (7, 0)])
def test_tributes_covered(round: int, owed: int) -> None:
    """All that are still to come, in gold and goods."""
    won = "[{if: {tributes_covered: {by: player}}}]"
    for gold, winners in ((owed - 4, (0,)), (owed - 5, ())):
        table = owing(victory=won).in_round(round).having(0, gold=max(0, gold), valuables=1)
        table.having(1, gold=0).start("heroes.look_at_end", -1)
        assert table.g.winners == (winners if owed else (0, 1))


def test_the_richest_wins_in_the_end() -> None:
    table = owing(at_limit="richest", victory="[]").in_round(10)
    table.having(0, gold=20).having(1, gold=9, materials=2, valuables=2).start("heroes.look_at_end", -1)
    assert table.g.winners == (1,)


# -- cards that lie apart -----------------------------------------------------------------------------------


def with_cards_apart(effect: str) -> AdventureTable:
    said = f"[{{at: {{rounds: [3]}}, do: [{{take_aside: {{card: {effect}, to: first_in_turn}}}}]}}]"
    table = table_of(rules="[resource_cards_aside]", timed_events=said).in_round(3)
    table.start("heroes.put_aside", -1)
    return table


def test_resource_cards_aside() -> None:
    table = with_cards_apart("any")
    apart = {table.g.cards[one].id for one in table.g.aside}
    assert {"estates", "endless_sack_of_gold", "legs_of_legion"} <= apart
    assert all(card(id) not in deck for deck in table.g.decks for id in apart)
    assert table.g.clone().aside == table.g.aside
    data = table.g.decks_to_data()
    other = table_of().g
    other.decks_from_data(data)
    assert other.aside == table.g.aside
    del data["aside"]  # of a game of another day
    other.decks_from_data(data)
    assert not other.aside


@pytest.mark.parametrize(
    ("kind", "has", "lacks"),
    [
        ("any", "endless_sack_of_gold", "estates"),
        ("minor", "legs_of_legion", "head_of_legion"),
        ("major", "head_of_legion", "legs_of_legion"),
        ("ability", "estates", "legs_of_legion"),
    ],
)
def test_take_aside(kind: str, has: str, lacks: str) -> None:
    table = with_cards_apart(kind)
    before = table.g.aside.count(card(has))
    table.start("heroes.events_of_round", -1)
    if kind != "ability":  # of which there is one, and nobody is asked
        offered = table.options()
        assert not any(lacks in name for name in offered)
        table.pick(next(name for name in offered if has in name))
    assert card(has) in table.g.players[0].hand
    assert table.g.aside.count(card(has)) == before - 1


def test_a_place_may_give_something_instead() -> None:
    """The visitor says which; the place is visited in any case."""
    for choice, hand in (("as_usual", 0), ("script", 1)):
        table = table_of(
            middle="F3",
            rules="[resource_cards_aside]",
            places="{water_wheel: {instead: [{gain: {valuables: 2}}]}}",
        )
        table.stands(0, "F3.TR").turn(0).pick("step F3.TL").asks(0, "choose_gift")
        table.pick(next(one for one in table.options() if one.startswith(choice)))
        assert table.treasury(0) == ((0, 0, 2) if hand else (3, 0, 0))
        assert Seat(0) in table.g.marks[table.field("F3.TL")].visitors
