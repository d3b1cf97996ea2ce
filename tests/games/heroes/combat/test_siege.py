"""Walls, gate and tower. [heroes.siege, obstacle, unit_type.120]"""

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.reach import reach, targets
from fabletop.games.heroes.combat.state import GATE, RUBBLE, WALL
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule


@rule("heroes.siege.030", "heroes.overview.200")
def test_the_defender_places_the_gate_among_three_walls() -> None:
    table = HeroesTable()
    table.c.siege = table.c.tower = True
    table.army(0, "castle.griffins").army(1, "necropolis.zombies")
    table.start("heroes.begin_combat", -1).pick("space 5", "space 13")
    table.asks(1, "gate", ["space 8", "space 9", "space 10", "space 11"]).pick("space 9")
    assert table.c.walls[8:12] == [WALL, GATE, WALL, WALL]
    tower = table.c.units[-1]
    face = table.c.face_of(tower)
    assert (tower.side, tower.is_tower) == (1, True)
    assert (face.attack, face.defence, face.health, face.initiative) == (4, 2, 3, 9)


@rule("heroes.siege.030")
@pytest.mark.parametrize("gate", [15, 17, 19])
def test_the_first_edition_has_a_row_of_five(gate: int) -> None:
    table = HeroesTable(ruleset="first")
    table.start("heroes.raise_walls", 1)
    table.asks(1, "gate", [f"space {space}" for space in range(15, 20)]).pick(f"space {gate}").rests()
    walls = {space: wall for space, wall in enumerate(table.c.walls) if wall}
    assert walls == {space: GATE if space == gate else WALL for space in range(15, 20)}


@rule("heroes.obstacle.010", "heroes.obstacle.020", "heroes.obstacle.060", "heroes.unit_type.030")
def test_walls_stop_who_walks_and_the_gate_the_attacker() -> None:
    table = HeroesTable()
    table.siege(gate=9)
    halberdiers = table.unit(0, "castle.halberdiers", 5)
    griffins = table.unit(0, "castle.griffins", 4)
    zombies = table.unit(1, "necropolis.zombies", 13)
    assert all(space < 8 for space in reach(table.g, halberdiers))
    assert {12, 13, 14} & set(reach(table.g, griffins)) == {12}  # over the wall, not onto it
    assert not {8, 9, 10, 11} & set(reach(table.g, griffins))
    assert {9} == {8, 9, 10, 11} & set(reach(table.g, zombies))
    table.g.move(halberdiers, 7)
    table.g.move(griffins, 0)
    assert {space for space in reach(table.g, zombies) if space < 8} == {1, 4, 5, 6}  # through the gate
    table.c.walls[9] = WALL
    assert all(space >= 12 for space in reach(table.g, zombies))


@rule("heroes.obstacle.030", "heroes.obstacle.050")
@pytest.mark.parametrize("space", [8, 9])
@pytest.mark.parametrize("name", ["castle.halberdiers", "castle.griffins"])
def test_an_attack_destroys_a_wall_or_gate_without_a_roll(name: str, space: int) -> None:
    table = HeroesTable()
    table.siege(gate=9)
    unit = table.unit(0, name, space - 4)
    table.unit(0, "castle.crusaders", 0)
    table.unit(1, "necropolis.zombies", 13)
    table.acts(unit)
    assert [option for option in table.options() if option.startswith("break")] == [f"break {space}"]
    assert space not in reach(table.g, unit)
    table.pick(f"break {space}").rests()  # it was its attack
    assert table.c.walls[8:12] == [
        RUBBLE if wall == space else GATE if wall == 9 else WALL for wall in range(8, 12)
    ]
    assert table.happened(ev.DiceRolled) == []
    assert space in reach(table.g, unit)
    assert not table.acts(0).offers(f"break {space}")


@rule("heroes.obstacle.040")
def test_ranged_units_break_nothing() -> None:
    table = HeroesTable()
    table.siege(gate=9)
    marksmen = table.unit(0, "castle.marksmen", 5)
    table.unit(1, "necropolis.zombies", 19)
    table.acts(marksmen)
    assert not [name for name in table.options() if name.startswith("break")]


@rule("heroes.unit_type.120")
@pytest.mark.parametrize(
    ("wall", "shooter", "target", "attack"),
    [
        *((WALL, 5, 13, 1), (GATE, 5, 13, 1), (RUBBLE, 5, 13, 2)),
        *((WALL, 5, 17, 1), (RUBBLE, 5, 17, 2)),  # a row further back
        (WALL, 10, 13, 1),  # from the rubble of a wall beside
        *((WALL, 5, 9, 2), (WALL, 14, 13, 2)),  # both before it, and both behind it
    ],
)
def test_walls_shelter_who_stands_behind_them(wall: int, shooter: int, target: int, attack: int) -> None:
    table = HeroesTable()
    table.siege(gate=8)
    table.c.walls[9:11] = [wall, RUBBLE]
    marksmen = table.unit(0, "castle.marksmen", shooter)
    zombies = table.unit(1, "necropolis.zombies", target)
    table.attacks(marksmen, zombies)
    assert table.happened(ev.BlowWorked)[0].attack == attack


@rule("heroes.unit_type.120")
def test_in_the_first_edition_any_wall_shelters_everybody() -> None:
    table = HeroesTable(ruleset="first")
    table.siege(gate=17)
    for space in (15, 16, 17, 18):
        table.c.walls[space] = RUBBLE
    marksmen = table.unit(0, "castle.marksmen", 6)
    zombies = table.unit(1, "necropolis.zombies", 20)
    table.attacks(marksmen, zombies)
    assert table.happened(ev.BlowWorked)[0].attack == 1
    table.c.walls[19] = RUBBLE
    table.hush().attacks(marksmen, zombies)
    assert table.happened(ev.BlowWorked)[0].attack == 2


@rule("heroes.unit_type.120")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_walls_hinder_neither_who_stands_close_nor_the_town_itself(ruleset: str) -> None:
    """An enemy's wall shelters from shots alone."""
    table = HeroesTable("catherine", "mutare", ruleset=ruleset)
    width, rank = table.c.board.width, table.g.rules.wall_rank
    table.siege(gate=rank * width)
    griffins = table.unit(0, "castle.griffins", (rank + 1) * width)
    troglodytes = table.unit(1, "dungeon.troglodytes", (rank + 1) * width + 1)
    table.attacks(griffins, troglodytes)
    assert table.happened(ev.BlowWorked)[0].attack == 2
    eyes = table.unit(1, "dungeon.evil_eyes", (rank - 1) * width + 3)  # it came out through the gate
    table.hush().attacks(eyes, griffins)
    assert table.happened(ev.BlowWorked)[0].attack == 3


@rule("heroes.siege.030")
@pytest.mark.parametrize(("ruleset", "gate"), [("retail", 9), ("first", 17)])
def test_a_card_hurts_the_tower_and_may_bring_it_down(ruleset: str, gate: int) -> None:
    table = HeroesTable("catherine", "sandro", ruleset=ruleset)
    tower = table.siege(gate)  # 3 health
    griffins = table.unit(0, "castle.griffins", 4)
    table.unit(1, "necropolis.zombies", table.c.board.spaces - 1)
    table.hand(0, "magic_arrow", "power", "power")
    table.acts(griffins).pick("cast magic_arrow", "empower power", "pass", f"unit arrow_tower#{tower}")
    assert (table.stands(tower), table.damage(tower)) == (True, 2)
    table.pick("end")
    table.g.begin_round()
    table.c.camps[0].spells = 0
    table.hand(0, "magic_arrow").acts(griffins).pick("cast magic_arrow", f"unit arrow_tower#{tower}", "end")
    assert not table.stands(tower)
    assert table.c.walls_stand()
    table.rests()


@rule("heroes.siege.030")
def test_a_shot_hurts_the_tower_which_knows_no_position() -> None:
    table = HeroesTable()
    tower = table.siege(gate=9)  # defence 2
    table.unit(1, "necropolis.zombies", 16)
    marksmen = table.unit(0, "castle.zealots:pack", 0)  # 4, in the back row
    table.dice(1).attacks(marksmen, tower).rests()
    assert [event.dice for event in table.happened(ev.DiceRolled)] == [(1,)]  # neither near nor far
    assert not table.stands(tower)  # 4 + 1 against 2, no wall before it: 3 of 3 health


@rule("heroes.siege.030")
def test_the_tower_shoots_anybody_and_only_shots_and_cards_hurt_it() -> None:
    table = HeroesTable("catherine", "sandro")
    tower = table.siege(gate=9)
    marksmen = table.unit(0, "castle.marksmen", 0)
    griffins = table.unit(0, "castle.griffins", 12)
    table.unit(1, "necropolis.zombies", 16)
    assert targets(table.g, tower) == [marksmen, griffins]
    assert tower in targets(table.g, marksmen)
    assert tower not in targets(table.g, griffins)
    table.acts(tower)
    assert table.options() == [f"attack marksmen#{marksmen}", f"attack griffins#{griffins}", "end"]
    table.dice(0).pick("attack marksmen").rests()
    assert len(table.happened(ev.DiceRolled)[0].dice) == 1  # it knows no position
    assert not table.stands(marksmen)


@rule("heroes.siege.030")
def test_the_tower_falls_with_the_last_wall() -> None:
    table = HeroesTable()
    tower = table.siege(gate=9)
    griffins = table.unit(0, "castle.griffins", 5)
    table.unit(1, "necropolis.zombies", 19)
    for space in (8, 10, 11):
        table.g.break_wall(griffins, space)
    assert table.stands(tower)
    table.acts(griffins).pick("break 9").rests()
    assert not table.stands(tower)


@rule("heroes.siege.030", "heroes.end_of_combat.010")
def test_a_tower_alone_does_not_hold_a_town() -> None:
    table = HeroesTable()
    table.siege(gate=9)
    table.unit(0, "castle.champions:pack", 12)
    table.unit(1, "necropolis.skeletons", 13)
    table.c.round = 0
    table.start("heroes.combat_round", -1)
    table.dice(0).pick("attack skeletons")
    assert table.g.over
    assert table.g.winners == (0,)


@rule("heroes.siege.040")
def test_who_defends_a_town_cannot_surrender() -> None:
    table = HeroesTable().having(0, gold=20).having(1, gold=20)
    table.siege(gate=9)
    griffins = table.unit(0, "castle.griffins", 5)
    zombies = table.unit(1, "necropolis.zombies", 19)
    assert not table.acts(zombies).offers("surrender")
    table.pick("end")
    assert table.acts(griffins).offers("surrender")
