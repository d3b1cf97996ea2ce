"""Wings, rogues and things that are carried: small positions, each with one sensible answer."""

from __future__ import annotations

import pytest
from tests.games.heroes.bots.test_map import STRONG, WEAK, a_table, picks, scenario

from fabletop.bots import bot_pick, make_bot
from fabletop.games.heroes.defs import SILVER
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.once import NEUTRAL_UNITS, OWN, PEEK
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Act, Seat

# -- wings --------------------------------------------------------------------------------------------------


def before_guards(*visited: str) -> AdventureTable:
    """Before a settlement whose guards are too strong; behind them a water wheel and a learning stone."""
    table = a_table().army(0, *WEAK).visited(*visited).stands(0, "S3.TR")
    return table.hand(0, "angel_wings").turn(0)


def test_it_flies_where_it_pays() -> None:
    table = before_guards()
    assert picks(table).startswith("play angel_wings")
    table.pick(picks(table))
    assert picks(table) in ("land F3.TL", "land F3.TR")


def test_it_keeps_its_wings_where_there_is_nothing_to_fly_to() -> None:
    table = before_guards("F3.TL", "F3.TR", "F3.C")
    assert any(str(name).startswith("play angel_wings") for name in table.deeds(0))
    assert not picks(table).startswith("play angel_wings")


def test_the_hero_flies_who_gains_more() -> None:
    table = a_table(tiles=("S3 0 0", "F3 3 -1", "S2 8 -5")).army(0, *WEAK).visited("F3.TL", "F3.C")
    second = table.stands(0, "S3.BL").second(0, "S3.TR")  # three fields from the learning stone
    table.start("heroes.choose_flyer", 0, 1)
    assert picks(table) == f"hero {second}"


# -- rogues -------------------------------------------------------------------------------------------------


def with_rogues() -> AdventureTable:
    return a_table().army(0, "neutral.rogues", *STRONG)


def peeks(table: AdventureTable) -> tuple[int, ...]:
    pick = bot_pick(make_bot("greedy"), table.g, Seat(0), 1)
    assert isinstance(pick, Act)
    assert pick.verb == "peek"
    return tuple(pick.ids)


def test_rogues_look_at_the_guards_who_may_come_next() -> None:
    table = with_rogues().stands(0, "F3.TL").turn(0)  # beside guards of bronze and silver
    assert peeks(table) == (NEUTRAL_UNITS, SILVER)


def test_rogues_look_at_the_own_deck_when_no_guards_are_near() -> None:
    table = with_rogues().deck(0, "attack").turn(0)
    assert peeks(table) == (OWN, 0)
    table.g.own_realm(Seat(0)).once = frozenset({PEEK})
    assert not any(name.startswith("peek") for name in table.deeds(0))


@pytest.mark.parametrize(
    ("unit", "expected"), [("neutral.sharpshooters", "put_under"), ("neutral.peasants", "leave_on_top")]
)
def test_a_guard_above_the_average_goes_under(unit: str, expected: str) -> None:
    table = with_rogues()
    kind = next(one for one in table.g.units if one.id == unit)
    table.g.neutral[kind.tier].append(kind.index)
    table.start("heroes.peek", 0, NEUTRAL_UNITS, kind.tier)
    assert picks(table).startswith(expected)


@pytest.mark.parametrize(("card", "expected"), [("magic_arrow", "leave_on_top"), ("tactics", "put_under")])
def test_a_poor_card_of_the_own_deck_goes_under(card: str, expected: str) -> None:
    table = with_rogues().deck(0, card, "attack")
    table.start("heroes.peek", 0, OWN, 0)
    assert picks(table).startswith(expected)


# -- tokens -------------------------------------------------------------------------------------------------


def carrying(main: str, second: str, movement: int) -> AdventureTable:
    """The main hero carries the grail home, the other hero stands beside."""
    table = AdventureTable("catherine", "mutare", scenario=scenario("salt_crown"), round=5)
    table.army(0, *STRONG).stands(0, main).having(0, movement=movement)
    table.second(0, second)
    table.g.tokens = [Token(0, Seat(0), carrier=0)]
    return table.turn(0)


def test_it_hands_the_grail_to_whom_it_is_not_far_to_town() -> None:
    table = carrying("F3.L", "S3.TR", movement=0)
    assert picks(table).startswith("hand_over")


def test_it_keeps_the_grail_if_the_other_hero_is_behind() -> None:
    table = carrying("S3.TR", "F3.L", movement=3)
    assert any(name.startswith("hand_over") for name in table.deeds(0))
    assert picks(table) == "step S3.C"


# -- cheaper units ------------------------------------------------------------------------------------------


def test_the_next_unit_is_bought_with_a_card_that_makes_it_cheaper() -> None:
    table = a_table().army(0, *WEAK).hand(0, "legs_of_legion")
    table.town(0, "bronze_dwelling", "silver_dwelling").having(0, gold=40)
    table.start("heroes.people", 0, 0)
    assert picks(table).startswith("discount")
    table.g.choose(bot_pick(make_bot("greedy"), table.g, Seat(0), 1))
    assert table.in_hand(0) == []
    assert picks(table).startswith("recruit")


def test_no_such_card_is_spent_where_no_unit_is_wanted() -> None:
    table = a_table().army(0, *STRONG, "castle.archangels:pack").hand(0, "legs_of_legion")
    table.town(0, "bronze_dwelling").having(0, gold=10).turn(0)
    assert any(str(name).startswith("discount") for name in table.deeds(0))
    assert not picks(table).startswith("discount")
