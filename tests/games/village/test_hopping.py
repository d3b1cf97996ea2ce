"""Hopping monsters go from hero to hero. [village.hopping]"""

from __future__ import annotations

from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule


def fronts(table: VillageTable) -> list[list[str]]:
    return [table.in_front(seat) for seat in range(table.g.n)]


@rule("village.hopping.010")
def test_it_moves_to_the_next_player_at_the_end_of_its_preys_turn_and_attacks_there() -> None:
    table = VillageTable.plain(3).dice(2, 3, 4)
    rider = table.front(0, "wolf_rider", owner=1, life=2)
    bonus = printed("wolf_rider").attack
    table.turn(0)
    assert fronts(table) == [["wolf_rider"], [], []]
    table.pick("end_turn")
    assert fronts(table) == [[], ["wolf_rider"], []]
    table.pick("end_turn")
    assert fronts(table) == [[], [], ["wolf_rider"]]
    assert [table.life(seat) for seat in range(3)] == [40 - (2 + bonus), 40 - (3 + bonus), 40 - (4 + bonus)]
    assert (table.monster(rider).life, table.monster(rider).owner) == (2, 1)


@rule("village.hopping.010")
def test_it_stays_at_the_end_of_a_turn_that_is_not_its_preys() -> None:
    table = VillageTable.plain(3).dice(1)
    table.front(2, "giant_frog", owner=1)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [[], [], ["giant_frog"]]


@rule("village.hopping.010")
def test_it_passes_over_the_fallen() -> None:
    table = VillageTable.plain(3).fallen(1).dice(1, 1)
    table.front(0, "giant_frog", owner=2)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [[], [], ["giant_frog"]]


@rule("village.hopping.010")
def test_monsters_without_the_ability_stay() -> None:
    table = VillageTable.plain(3).dice(1, 1, 1)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_frog", owner=1)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [["goblin"], ["giant_frog"], []]


@rule("village.hopping.020")
def test_they_gather_in_front_of_one_player() -> None:
    table = VillageTable.plain(3).dice(*[1] * 6)
    table.front(0, "giant_frog", owner=1)
    table.front(1, "giant_frog", owner=2)
    table.front(1, "wolf_rider", owner=0)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [[], ["giant_frog", "wolf_rider", "giant_frog"], []]


@rule("village.hopping.030")
def test_gathered_monsters_proliferate_turn_after_turn_and_move_on_together() -> None:
    """Slimes proliferate by threes, and their mini cards count and hop as they do."""
    assert printed("slime").proliferate == 3
    table = VillageTable.plain(3).dice(*[1] * 40)
    table.front(0, "slime", owner=1)
    table.front(0, "slime", owner=1)
    table.front(1, "slime", owner=1)
    table.turn(0)
    assert fronts(table) == [["slime"] * 2, ["slime"], []]
    table.pick("end_turn")
    assert fronts(table) == [[], ["slime"] * 3 + ["mini_slime"], []]
    table.pick("end_turn")
    assert fronts(table) == [[], [], ["slime"] * 3 + ["mini_slime"] * 2]
    table.pick("end_turn")
    assert fronts(table) == [["slime"] * 3 + ["mini_slime"] * 3, [], []]
    table.pick("end_turn")
    assert fronts(table) == [[], ["slime"] * 3 + ["mini_slime"] * 5, []]


@rule("village.hopping.040")
def test_in_a_game_of_two_it_stays() -> None:
    table = VillageTable.plain().dice(1, 1)
    table.front(0, "giant_frog", owner=1)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [["giant_frog"], []]


@rule("village.hopping.040")
def test_in_a_game_of_three_it_hops_even_when_only_two_are_left() -> None:
    table = VillageTable.plain(3).fallen(2).dice(1, 1)
    table.front(0, "giant_frog", owner=1)
    table.turn(0).pick("end_turn")
    assert fronts(table) == [[], ["giant_frog"], []]
