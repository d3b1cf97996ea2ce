"""Combat rounds: order, ties, and how long a fight lasts. [heroes.combat_round]"""

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.order import next_in_line, order_of_play
from fabletop.games.heroes.combat.pieces import ACTED, RETALIATED
from fabletop.games.heroes.combat.state import ATTACKER, BROKEN_OFF, DEFENDER, RETREAT, VICTORY
from fabletop.games.heroes.defs import Face, UnitDef
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.testing import rule


def round_of(table: HeroesTable) -> HeroesTable:
    table.c.round = 0
    return table.start("heroes.combat_round", -1)


def acted(table: HeroesTable) -> list[int]:
    return [event.uid for event in table.happened(ev.Activated)]


def ends(table: HeroesTable, times: int) -> HeroesTable:
    for _ in range(times):
        table.pick("end")
    return table


@rule("heroes.combat_round.120", "heroes.unit.220")
def test_units_act_in_falling_order_of_initiative() -> None:
    table = HeroesTable()
    slow = table.unit(0, "castle.halberdiers", 0)  # 4
    middle = table.unit(1, "necropolis.wraiths", 16)  # 5
    fast = table.unit(0, "castle.griffins", 1)  # 6
    ends(round_of(table), 2)
    assert acted(table) == [fast, middle, slow]


@rule("heroes.combat_round.130")
def test_ties_begin_with_the_attacker_and_alternate() -> None:
    table = HeroesTable("catherine", "mutare")
    first = table.unit(0, "castle.halberdiers", 0)  # all of them 4
    second = table.unit(0, "castle.marksmen", 1)
    third = table.unit(1, "dungeon.troglodytes", 16)
    round_of(table).asks(0, "next_unit", [f"unit halberdiers#{first}", f"unit marksmen#{second}"])
    table.pick("unit marksmen").pick("end").pick("end")
    assert acted(table) == [second, third, first]


@rule("heroes.combat_round.110", "heroes.combat_round.140")
def test_a_round_ends_when_every_unit_has_acted_once() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 0)
    griffins = table.unit(0, "castle.griffins", 1)
    wraiths = table.unit(1, "necropolis.wraiths", 16)
    ends(round_of(table), 3)
    assert acted(table) == [griffins, wraiths, halberdiers, griffins]
    assert [event.n for event in table.happened(ev.RoundBegan)] == [1, 2]


@rule("heroes.combat_round.090", "heroes.retaliation.050")
def test_marks_of_acting_and_retaliating_go_with_the_round() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 0, marks=ACTED | RETALIATED)
    table.unit(1, "necropolis.zombies", 16, marks=RETALIATED)
    round_of(table)
    assert acted(table) == [halberdiers]
    assert not table.marked(halberdiers, RETALIATED)
    assert table.marked(halberdiers, ACTED)
    assert all(not unit.marks & RETALIATED for unit in table.c.units)


@rule("heroes.combat_round.010", "heroes.combat_round.040", "heroes.combat_round.060", "heroes.retreat.010")
def test_guards_below_azure_are_fought_for_one_round_and_more_for_movement() -> None:
    table = HeroesTable("catherine", "guards").having(0, movement=1)
    table.unit(0, "castle.griffins:pack", 0)
    table.unit(1, "neutral.crusaders", 19)
    round_of(table).pick("defend")
    table.asks(0, "further_round", ["pay_for_round", "withdraw"]).pick("pay_for_round")
    assert table.hero(0).movement == 0
    table.pick("end")
    table.asks(0, "further_round", ["withdraw"]).pick("withdraw")
    assert (table.c.ending, table.c.victor) == (RETREAT, DEFENDER)
    assert table.g.players[0].army != ()  # heroes.retreat.020: what still stands is kept


@rule("heroes.combat_round.020", "heroes.combat_round.050")
def test_azure_guards_are_fought_to_the_end_without_paying() -> None:
    table = HeroesTable("catherine", "guards").having(0, movement=2)
    table.unit(0, "castle.archangels:pack", 0)
    table.unit(1, "neutral.crystal_dragons", 19)
    table.start("heroes.open", -1).pick("end").pick("end").pick("end")
    assert table.c.round >= 3
    assert table.hero(0).movement == 2


@rule("heroes.combat_round.030")
def test_heroes_fight_until_one_side_has_won() -> None:
    table = HeroesTable(quiet_rounds=99)
    table.unit(0, "castle.archangels:pack", 5)
    table.unit(1, "necropolis.skeletons", 9)
    ends(round_of(table), 10)
    assert table.c.round == 6
    table.pick("attack skeletons")
    assert table.g.over
    assert table.g.winners == (0,)


@rule("heroes.combat_round.250", "heroes.end_of_combat.010")
def test_the_last_guard_must_fall() -> None:
    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 9)
    table.unit(1, "neutral.peasants", 19)
    round_of(table).pick("attack peasants#1")
    assert not table.g.over
    table.pick("withdraw")
    assert table.c.victor == DEFENDER

    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 9)
    round_of(table).pick("attack peasants")
    assert table.g.over
    assert table.g.winners == (0,)
    assert table.stands(champions)


@rule("heroes.combat_round.270")
def test_a_fight_in_which_nobody_is_hurt_is_broken_off() -> None:
    table = HeroesTable()
    table.unit(0, "castle.halberdiers", 0)
    table.unit(1, "necropolis.skeletons", 19)
    round_of(table)
    for _ in range(6):
        assert not table.g.over
        table.pick("defend" if table.offers("defend") else "end")
    assert (table.c.ending, table.c.victor) == (BROKEN_OFF, DEFENDER)
    assert table.g.winners == (1,)
    assert table.g.players[0].morale == 0  # it is no defeat


@rule("heroes.combat_round.280")
def test_the_last_round_is_the_last() -> None:
    table = HeroesTable(last_combat_round=2, quiet_rounds=99)
    table.unit(0, "castle.halberdiers", 0)
    table.unit(1, "necropolis.skeletons", 19)
    ends(round_of(table), 4)
    assert (table.c.round, table.c.ending, table.g.winners) == (2, BROKEN_OFF, (1,))


@pytest.mark.parametrize(("level", "winner"), [(1, 0), (3, 0)])
def test_a_victory_is_told_with_its_side(level: int, winner: int) -> None:
    table = HeroesTable(level=level)
    champions = table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "necropolis.skeletons", 9)
    round_of(table).pick("attack skeletons")
    assert [(event.victor, event.ending) for event in table.happened(ev.CombatEnded)] == [(ATTACKER, VICTORY)]
    assert table.g.winners == (winner,)
    assert table.stands(champions)


@rule("heroes.combat_round.120", "heroes.combat_round.130")
def test_the_order_that_is_shown_is_the_order_that_is_kept() -> None:
    table = HeroesTable("catherine", "mutare")
    for space, name in enumerate(
        ("castle.halberdiers", "castle.griffins", "castle.griffins", "castle.marksmen")
    ):
        table.unit(0, name, space)
    for space, name in enumerate(("dungeon.troglodytes", "dungeon.harpies", "neutral.griffins"), start=16):
        table.unit(1, name, space)
    announced = order_of_play(table.c)
    assert sorted(announced) == list(range(7))
    round_of(table)
    while len(acted(table)) < 7:
        table.g.choose(table.asked().options[0 if table.asked().kind == "next_unit" else -1])
    assert acted(table) == announced


@rule("heroes.combat_round.130")
def test_of_tied_units_that_nobody_steers_the_highest_tier_is_shown_first() -> None:
    table = HeroesTable(
        "catherine", "guards", lent=(faster("neutral.boars", tier=1), faster("neutral.boars", tier=3))
    )
    table.unit(0, "castle.halberdiers", 0)
    kinds = len(table.g.units)
    lower = table.g.place(1, kinds - 2, 0, 18)
    higher = table.g.place(1, kinds - 1, 0, 19)
    assert order_of_play(table.c)[:2] == [higher, lower]
    assert next_in_line(table.c) == [higher]


def faster(id: str, tier: int) -> UnitDef:
    """A unit of that tier that acts before all others."""
    like = printed_unit(id)
    face = Face(1, 0, 3, 20, 0, 0, like.faces[0].powers)
    lent = len(content().units) + (tier > 1)
    return UnitDef(lent, f"neutral.swift_{tier}", like.faction, tier, like.type, (face,), 1)
