"""Placing units and starting combat. [heroes.combat_setup, unit]"""

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.testing import HeroesTable, troop
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.rng import ONE_STREAM
from fabletop.testing import rule

GUARDS = (
    "neutral.sharpshooters",
    "neutral.halflings",
    "neutral.griffins",
    "neutral.zombies",
    "neutral.boars",
)


def guarded(*names: str, ruleset: str = "retail", by: str = "guards") -> HeroesTable:
    table = HeroesTable("catherine", by, ruleset=ruleset)
    table.c.camps[1].reserve = tuple(troop(name) for name in names)
    return table


def places(table: HeroesTable) -> dict[str, int]:
    return {table.g.units[unit.kind].name: unit.space for unit in table.c.units}


@rule("heroes.combat_setup.040", "heroes.combat_setup.050")
@pytest.mark.parametrize(
    ("ruleset", "size", "rows"), [("retail", (4, 5), range(8)), ("first", (5, 6), range(10))]
)
def test_the_attacker_has_a_back_and_a_front_row(ruleset: str, size: tuple[int, int], rows: range) -> None:
    table = HeroesTable(ruleset=ruleset).army(0, "castle.griffins", "castle.marksmen")
    table.start("heroes.deploy", 0, 0).pick("deploy castle.griffins")
    assert (table.c.board.width, table.c.board.depth) == size
    assert table.options() == [f"space {space}" for space in rows]


@rule("heroes.combat_setup.160", "heroes.combat_setup.170")
def test_the_defender_places_after_the_attacker_on_the_other_side() -> None:
    table = HeroesTable().army(0, "castle.griffins").army(1, "necropolis.zombies")
    table.start("heroes.begin_combat", NOBODY)
    table.asks(0, "deploy_space").pick("space 5")
    table.asks(1, "deploy_space", [f"space {space}" for space in (*range(16, 20), *range(12, 16))])
    table.pick("space 13")
    assert places(table) == {"griffins": 5, "zombies": 13}


@rule(
    "heroes.unit.040",
    "heroes.unit.050",
    "heroes.unit.060",
    "heroes.combat_setup.050",
    "heroes.combat_setup.160",
    "heroes.combat_setup.170",
)
@pytest.mark.parametrize("side", [0, 1])
def test_five_of_the_units_owned_may_fight(side: int) -> None:
    names = ["halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions"]
    table = HeroesTable().army(side, *(f"castle.{name}" for name in names))
    table.start("heroes.deploy", side, side)
    for space, name in enumerate(names[1:], start=12 * side):
        table.pick(f"deploy castle.{name}", f"space {space}")
    table.at_rest()
    assert table.g.players[side].army == (troop("castle.halberdiers"),)


@rule("heroes.combat_setup.050", "heroes.combat_setup.100")
def test_one_unit_is_enough_and_a_space_holds_one() -> None:
    table = HeroesTable().army(0, "castle.griffins", "castle.marksmen")
    table.start("heroes.deploy", 0, 0)
    assert not table.offers("pass")
    table.pick("deploy castle.griffins", "space 3")
    table.pick("deploy castle.marksmen")
    assert not table.offers("space 3")

    table = HeroesTable().army(0, "castle.griffins", "castle.marksmen")
    table.start("heroes.deploy", 0, 0).pick("deploy castle.griffins", "space 3", "pass").at_rest()


@rule(
    "heroes.combat_setup.070", "heroes.combat_setup.080", "heroes.combat_setup.090", "heroes.combat_setup.060"
)
def test_guards_stand_by_the_book() -> None:
    table = guarded(*GUARDS).start("heroes.place_by_the_book", NOBODY, 1)
    assert places(table) == {
        "sharpshooters": 16,  # ranged, initiative 9
        "halflings": 17,  # ranged, 6
        "griffins": 12,  # 8
        "boars": 13,  # 6
        "zombies": 14,  # 3
    }


@rule("heroes.combat_setup.080")
def test_in_the_first_edition_the_foremost_row_stays_empty() -> None:
    table = guarded("neutral.griffins", "neutral.halflings", ruleset="first")
    table.start("heroes.place_by_the_book", NOBODY, 1)
    assert places(table) == {"griffins": 20, "halflings": 25}


@rule("heroes.combat_setup.100")
def test_who_finds_the_front_row_full_stands_at_the_back() -> None:
    names = ("neutral.griffins", "neutral.boars", "neutral.rogues", "neutral.zombies", "neutral.peasants")
    table = guarded(*names).start("heroes.place_by_the_book", NOBODY, 1)
    table.pick("deploy neutral.boars", "deploy neutral.zombies").at_rest()
    assert table.c.units[-1].space == 16
    assert sorted(places(table).values()) == [12, 13, 14, 15, 16]


@rule("heroes.combat_setup.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("names", [("boars", "diamond_golems"), ("diamond_golems", "boars")])
def test_equals_stand_higher_tier_first(names: tuple[str, str], ruleset: str) -> None:
    table = guarded(*(f"neutral.{name}" for name in names), ruleset=ruleset)  # both 6
    table.start("heroes.place_by_the_book", NOBODY, 1).at_rest()
    assert places(table)["diamond_golems"] == places(table)["boars"] - 1


@rule("heroes.combat_setup.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("first", ["boars", "rogues", "troglodytes"])
def test_of_equals_of_one_tier_the_player_says_who_stands_first(first: str, ruleset: str) -> None:
    """The one who fights them: alone, and with friends, nobody else steers them."""
    names = ["boars", "rogues", "troglodytes"]  # bronze, 6
    table = guarded("neutral.peasants", *(f"neutral.{name}" for name in names), ruleset=ruleset)
    table.start("heroes.place_by_the_book", NOBODY, 1)
    table.asks(0, "place_guard_first", [f"deploy neutral.{name}" for name in names])
    table.pick(f"deploy neutral.{first}")
    names.remove(first)
    table.asks(0, "place_guard_first", [f"deploy neutral.{name}" for name in names])
    table.pick(f"deploy neutral.{names[1]}").at_rest()
    order = [first, names[1], names[0], "peasants"]
    leftmost = 12 if ruleset == "retail" else 20
    assert places(table) == {name: leftmost + at for at, name in enumerate(order)}


@rule("heroes.combat_setup.110")
def test_ranged_equals_of_one_tier_are_put_in_order_too() -> None:
    table = guarded("neutral.evil_eyes", "neutral.halflings").start("heroes.place_by_the_book", NOBODY, 1)
    table.asks(0, "place_guard_first").pick("deploy neutral.halflings").at_rest()
    assert places(table) == {"halflings": 16, "evil_eyes": 17}


@rule("heroes.combat_setup.070", "heroes.combat_setup.080")
def test_each_row_of_guards_has_an_order_of_its_own() -> None:
    """Who shoots and who does not never stand in each other's way."""
    table = guarded("neutral.halflings", "neutral.boars")  # alike but for their rows
    table.start("heroes.place_by_the_book", NOBODY, 1).at_rest()
    assert places(table) == {"halflings": 16, "boars": 12}


def test_two_of_one_card_need_no_order() -> None:
    table = guarded("neutral.boars", "neutral.boars").start("heroes.place_by_the_book", NOBODY, 1)
    table.at_rest()
    assert [unit.space for unit in table.c.units] == [12, 13]


def test_a_player_puts_the_equals_of_an_ai_hero_in_order_and_five_of_them_stand() -> None:
    table = guarded(*(f"neutral.{name}" for name in ("boars", "rogues")), *GUARDS, by="ai")
    table.start("heroes.place_by_the_book", NOBODY, 1)
    table.asks(0, "place_guard_first").pick("deploy neutral.rogues").at_rest()
    standing = [table.g.units[unit.kind].name for unit in table.c.units]
    assert standing == ["sharpshooters", "griffins", "rogues", "boars", "halflings"]


def test_a_combat_of_before_is_laid_out_as_it_was() -> None:
    """The question came later: in a match begun without it, who was drawn first stands first."""
    table = guarded("neutral.rogues", "neutral.boars")
    table.g.luck = ONE_STREAM
    table.start("heroes.place_by_the_book", NOBODY, 1).at_rest()
    assert places(table) == {"rogues": 12, "boars": 13}


@rule("heroes.combat_setup.130")
def test_who_steers_guards_places_them_with_ranged_ones_at_the_back() -> None:
    table = guarded("neutral.boars", "neutral.halflings", by="steered")
    table.start("heroes.place_guards", 1, 1).asks(1, "place_guard").pick("deploy neutral.halflings")
    assert table.options() == ["space 16", "space 17", "space 18", "space 19"]
    table.pick("space 18").asks(1, "place_guard_space").pick("space 17").at_rest()
    assert places(table) == {"halflings": 18, "boars": 17}


@rule("heroes.combat_setup.130")
def test_ranged_guards_stand_elsewhere_when_the_back_row_is_full() -> None:
    table = guarded(*["neutral.halflings"] * 5, by="steered").start("heroes.place_guards", 1, 1)
    for space in (16, 17, 18):  # the fourth finds one space left
        table.pick(f"space {space}")
    table.asks(1, "place_guard_space", ["space 12", "space 13", "space 14", "space 15"]).pick("space 14")
    table.at_rest()
    assert table.c.units[-1].space == 14


@rule("heroes.combat_setup.130")
def test_in_the_first_edition_they_stand_where_the_player_likes() -> None:
    table = guarded("neutral.boars", "neutral.halflings", ruleset="first", by="steered")
    table.start("heroes.place_guards", 1, 1).pick("deploy neutral.halflings")
    assert len(table.options()) == 10


@rule("heroes.combat_setup.140")
def test_a_steered_guard_must_attack_if_it_can() -> None:
    table = HeroesTable("catherine", "steered")
    griffins = table.unit(0, "castle.griffins", 5)
    boars = table.unit(1, "neutral.boars", 13)
    table.acts(boars)
    assert table.options() == ["move 4", "move 6", "move 9"]
    table.dice(0, 0).pick("move 9").rests()
    assert table.damage(griffins) > 0


@rule("heroes.combat_setup.150")
def test_a_steered_guard_out_of_reach_comes_as_close_as_it_can() -> None:
    table = HeroesTable("catherine", "steered")
    table.unit(0, "castle.griffins", 0)
    zombies = table.unit(1, "neutral.zombies", 19)
    table.acts(zombies)
    assert table.options() == ["move 7", "move 10", "move 13", "move 16"]
    table.pick("move 10").rests()


@rule("heroes.combat_setup.150")
@pytest.mark.parametrize(("ruleset", "moves"), [("retail", True), ("first", False)])
def test_ranged_guards_come_closer_in_retail_alone(ruleset: str, moves: bool) -> None:
    table = HeroesTable("catherine", "guards", ruleset=ruleset)
    table.unit(0, "castle.griffins", 0)
    halflings = table.unit(1, "neutral.halflings", 19)
    from fabletop.games.heroes.book.guards import advance

    advance(table.g, halflings)
    assert (table.space(halflings) != 19) == moves


def test_archangels_bring_a_card_as_combat_starts() -> None:
    table = HeroesTable().deck(0, "attack", "defence")
    table.unit(0, "castle.archangels", 0)
    table.unit(1, "necropolis.zombies", 19)
    table.start("heroes.open", NOBODY)
    assert table.in_hand(0) == ["attack"]
    assert [event.n for event in table.happened(ev.Drew)] == [1]
