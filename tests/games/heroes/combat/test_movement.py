"""Where units may go and whom they may attack. [heroes.unit_type, obstacle, combat_round]"""

import pytest

from fabletop.games.heroes.combat.reach import reach, targets
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.testing import rule

RETAIL_CORNER = [1, 2, 3, 4, 5, 6, 8, 9, 12]  # within three steps of space 0
FIRST_CORNER = [1, 2, 5, 6, 10]  # within two steps of space 0 on the 5 x 6 board


@rule("heroes.unit_type.010", "heroes.combat_round.100")
@pytest.mark.parametrize(("ruleset", "spaces"), [("retail", RETAIL_CORNER), ("first", FIRST_CORNER)])
def test_ground_units_move_three_spaces_or_two_and_never_diagonally(ruleset: str, spaces: list[int]) -> None:
    table = HeroesTable(ruleset=ruleset)
    halberdiers = table.unit(0, "castle.halberdiers", 0)
    assert reach(table.g, halberdiers) == spaces


@rule("heroes.obstacle.010", "heroes.obstacle.020")
def test_units_of_both_sides_stand_in_the_way() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 0)
    table.unit(0, "castle.marksmen", 1)
    table.unit(1, "necropolis.zombies", 8)
    assert reach(table.g, halberdiers) == [4, 5, 6, 9]


@rule("heroes.unit_type.030")
def test_flying_units_pass_over_everything_but_need_an_empty_space() -> None:
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins", 0)
    table.unit(0, "castle.marksmen", 1)
    table.unit(1, "necropolis.zombies", 4)
    assert reach(table.g, griffins) == [space for space in RETAIL_CORNER if space not in (1, 4)]


@rule("heroes.unit_type.030")
def test_flying_units_move_three_spaces_in_both_editions() -> None:
    table = HeroesTable(ruleset="first")
    griffins = table.unit(0, "castle.griffins", 0)
    assert reach(table.g, griffins) == [1, 2, 3, 5, 6, 7, 10, 11, 15]


@rule("heroes.unit_type.050")
@pytest.mark.parametrize(("ruleset", "spaces"), [("retail", [1, 4, 6, 9]), ("first", [0, 6, 10])])
def test_ranged_units_move_one_space(ruleset: str, spaces: list[int]) -> None:
    table = HeroesTable(ruleset=ruleset)
    marksmen = table.unit(0, "castle.marksmen", 5)
    assert reach(table.g, marksmen) == spaces


@rule("heroes.unit_type.020", "heroes.unit_type.040", "heroes.combat_round.100")
@pytest.mark.parametrize("name", ["castle.halberdiers", "castle.griffins"])
def test_ground_and_flying_units_attack_the_adjacent_alone(name: str) -> None:
    table = HeroesTable()
    unit = table.unit(0, name, 5)
    beside = table.unit(1, "necropolis.zombies", 6)
    table.unit(1, "necropolis.skeletons", 10)  # diagonally
    table.unit(1, "necropolis.wraiths", 13)
    assert targets(table.g, unit) == [beside]


@rule("heroes.unit_type.070", "heroes.unit_type.080")
def test_ranged_units_attack_anybody_until_an_enemy_stands_next_to_them() -> None:
    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 5)
    far = table.unit(1, "necropolis.zombies", 16)
    middle = table.unit(1, "necropolis.skeletons", 11)
    assert targets(table.g, marksmen) == [far, middle]
    beside = table.unit(1, "necropolis.wraiths", 4)
    assert targets(table.g, marksmen) == [beside]


@rule("heroes.combat_round.080", "heroes.combat_round.150")
@pytest.mark.parametrize("name", ["castle.halberdiers", "castle.griffins"])
def test_ground_and_flying_units_attack_after_moving_and_do_not_move_twice(name: str) -> None:
    table = HeroesTable()
    unit = table.unit(0, name, 4)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.acts(unit)
    assert not table.offers("attack zombies")
    table.pick("move 12")
    assert [name for name in table.options() if name.startswith("move")] == []
    table.dice(0, -1).pick("attack zombies").rests()
    assert table.space(unit) == 12
    assert table.damage(zombies) == 1


@rule("heroes.combat_round.080")
@pytest.mark.parametrize("name", ["castle.halberdiers", "castle.griffins", "castle.marksmen"])
def test_a_unit_may_only_move_or_only_attack(name: str) -> None:
    table = HeroesTable()
    unit = table.unit(0, name, 9)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.acts(unit).pick("move 8", "end").rests()
    assert (table.space(unit), table.damage(zombies)) == (8, 0)
    table.g.move(unit, 9)
    table.dice(0, *([0] if name == "castle.marksmen" else []), -1).acts(unit).pick("attack zombies")
    if name == "castle.marksmen":
        table.pick("end")
    table.rests()
    assert (table.space(unit), table.damage(zombies)) == (9, 1)


@rule("heroes.unit_type.060", "heroes.combat_round.160")
def test_ranged_units_move_after_attacking_but_do_not_attack_after_moving() -> None:
    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 5)
    table.unit(1, "necropolis.zombies", 17)
    table.acts(marksmen).pick("move 1")
    assert table.options() == ["defend", "end"]

    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 5)
    table.unit(1, "necropolis.zombies", 17)
    table.acts(marksmen).pick("attack zombies")
    assert table.options() == ["move 1", "move 4", "move 6", "move 9", "end"]
    table.pick("move 1").rests()
    assert table.space(marksmen) == 1


@rule("heroes.combat_round.080")
def test_a_unit_may_do_nothing_at_all() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 5)
    table.unit(1, "necropolis.zombies", 17)
    table.acts(halberdiers).pick("end").rests()
    assert table.space(halberdiers) == 5


@rule("heroes.unit.290")
def test_a_unit_card_shows_its_values_on_both_sides() -> None:
    griffins = printed_unit("castle.griffins")
    few, pack = griffins.faces
    assert (griffins.name, griffins.tier, griffins.type) == ("griffins", 1, 1)
    assert (few.attack, few.defence, few.health, few.initiative, few.gold) == (2, 0, 4, 6, 4)
    assert (pack.attack, pack.defence, pack.health, pack.initiative, pack.gold) == (3, 0, 4, 9, 6)
    assert (few.powers.tireless, pack.powers.tireless) == (1, 1)


@pytest.mark.parametrize(("side", "space", "engaged"), [(1, 8, True), (0, 8, False), (1, 12, False)])
def test_only_an_enemy_next_to_a_unit_engages_it(side: int, space: int, engaged: bool) -> None:
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins", 9)
    table.unit(1, "necropolis.skeletons", 0)
    table.unit(side, "neutral.boars", space)
    assert table.c.is_engaged(griffins) == engaged


def test_nobody_engages_the_tower() -> None:
    table = HeroesTable()
    tower = table.siege(gate=9)
    table.unit(0, "castle.griffins", 19)
    assert not table.c.is_engaged(tower)
