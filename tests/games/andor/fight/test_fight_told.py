"""What is told of a roll: which dice count and by what, and the pieces of a strength."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import ARCHER, DWARF, HELM, WARRIOR
from fabletop.games.andor.fight.value import (
    HOW,
    PARTS,
    counting_dice,
    equal_dice,
    equal_places,
    how_they_count,
    points_of,
    white_cube,
)
from fabletop.games.andor.state.pieces import Fight, fight_from_data
from fabletop.games.andor.testing import AndorTable

Told = tuple[tuple[int, ...], str, tuple[tuple[str, int], ...]]


def armed(*bag: str, name: str = "thorn", field: int = 205) -> AndorTable:
    """A hero of strength 4 and willpower 13 with things in the bag, and a wargor there."""
    far = "kram" if name != "kram" else "thorn"
    table = AndorTable(name, far).hero(far, field=285, strength=3)
    table.hero(name, bag, field=field, strength=4, willpower=13)
    table.foe("wargor", field)
    return table


def told(table: AndorTable, dice: tuple[int, ...], *picks: str) -> Told:
    table.dice(*dice).turn(table.names[0]).pick("fight wargor")
    table.dice(1, 1)
    for pick in picks:
        table.pick(pick)
    value = table.happened(ev.HeroValue)[0]
    assert value.points + value.strength == table.values(table.names[0])[0]
    assert sum(n for _, n in value.parts) == value.strength
    return value.counting, value.how, value.parts


@pytest.mark.parametrize(
    ("bag", "dice", "picks", "expected"),
    [
        ((), (2, 5, 4), (), ((1,), "best", (("own", 4), ("white_cube", 2)))),
        (("helm",), (3, 5, 3), (), ((0, 2), "equal", (("own", 4), ("white_cube", 2)))),
        (("helm",), (1, 5, 1), (), ((1,), "best", (("own", 4), ("white_cube", 2)))),
        (
            ("iron_gauntlet",),
            (2, 5, 4),
            ("gauntlet",),
            ((1, 2), "joined", (("own", 4), ("white_cube", 2))),
        ),
        (
            ("witchs_brew",),
            (2, 5, 4),
            ("brew",),
            ((1,), "doubled", (("own", 4), ("white_cube", 2))),
        ),
        (("axe",), (2, 5, 4), ("weapon axe",), ((1,), "best", (("own", 4), ("white_cube", 2), ("axe", 2)))),
        (
            ("sword_hilt", "sword_blade"),
            (2, 5, 4),
            ("weapon sword_hilt",),
            ((1,), "best", (("own", 4), ("white_cube", 2), ("sword", 5))),
        ),
        (
            ("brotherhood_shield",),
            (2, 5, 4),
            ("lend kram",),
            ((1,), "best", (("own", 4), ("white_cube", 2), ("lent", 3))),
        ),
    ],
)
def test_a_roll_is_told_with_all_that_made_it(
    bag: tuple[str, ...], dice: tuple[int, ...], picks: tuple[str, ...], expected: Told
) -> None:
    table = armed(*bag)
    found = told(table, dice, *picks)
    assert found == expected


def test_the_last_die_of_the_archer_and_the_cave_of_the_dwarf_are_told() -> None:
    archer = armed(name="chada")
    assert told(archer, (6, 2), "again", "keep") == ((1,), "last", (("own", 4),))
    dwarf = armed(name="kram", field=211)
    assert told(dwarf, (2, 5, 4)) == ((1,), "best", (("own", 4), ("cave", 5)))


def test_a_fight_keeps_all_that_made_up_its_round() -> None:
    """Whoever comes to the table in the middle of a round sees what the others have rolled."""
    table = armed("axe")
    table.dice(2, 5, 4).turn("thorn").pick("fight wargor")
    fight = table.g.fight
    assert fight is not None
    assert fight.rolled == ()
    table.dice(1, 1).pick("weapon axe")
    fight = table.g.fight
    assert fight is not None
    [value] = table.happened(ev.HeroValue)
    [one] = fight.rolled
    for name in ("hero", "points", "dice", "counting", "how", "parts"):
        assert getattr(one, name) == getattr(value, name)
    assert sum(one.points + sum(n for _, n in one.parts) for one in fight.rolled) == fight.total
    again = fight_from_data(json.loads(json.dumps(fight.to_data())))
    assert again is not None
    assert again.to_data() == fight.clone().to_data() == fight.to_data()
    assert again.rolled[0].to_data() == one.to_data()
    assert again.rolled[0].parts == one.parts


def test_the_foes_dice_that_count_are_told() -> None:
    table = armed()
    table.dice(2, 5, 4, 3, 3).turn("thorn").pick("fight wargor")
    rolled = table.happened(ev.FoeRolled)[0]
    assert (rolled.counting, rolled.points, rolled.less) == ((0, 1), 6, 0)


@given(st.lists(st.integers(1, 10), min_size=1, max_size=5))
def test_the_places_of_equal_dice_are_those_that_are_counted(dice: list[int]) -> None:
    rolled = tuple(dice)
    assert sum(rolled[i] for i in equal_places(rolled)) == equal_dice(rolled)


@given(
    st.lists(st.integers(1, 6), min_size=1, max_size=5),
    st.sampled_from((WARRIOR, DWARF, ARCHER)),
    st.booleans(),
    st.sampled_from(("", "doubled", "joined_dice")),
)
def test_the_dice_that_count_are_those_of_the_points(
    dice: list[int], kind: int, helm: bool, used: str
) -> None:
    if used == "joined_dice" and (len(dice) < 2 or kind == ARCHER):
        used = ""
    table = AndorTable(("thorn", "kram", "chada")[(WARRIOR, DWARF, ARCHER).index(kind)], "eara")
    hero = table.g.heroes[0]
    hero.bag = (HELM,) if helm else ()
    fight = Fight(0, -1, 0, 0)
    fight.dice = tuple(dice)
    if used:
        setattr(fight, used, True)
    counted = sum(fight.dice[i] for i in counting_dice(hero, fight))
    how = how_they_count(hero, fight)
    assert how in HOW
    assert counted * (2 if how == "doubled" else 1) == points_of(hero, fight)


def test_the_white_cube_stands_above_the_blue_one_and_nobody_else_has_one() -> None:
    table = armed()
    assert [white_cube(table.g, hero) for hero in table.g.heroes] == [6, -1]
    table.without("second_abilities")
    assert white_cube(table.g, table.g.heroes[0]) == -1
    assert PARTS[0] == "own"


@pytest.mark.parametrize(("grades", "rises"), [((), 0), ((1,), 0), ((2,), 1)])
def test_the_white_cube_is_seen_to_rise_in_a_fight_of_grade_2(grades: tuple[int, ...], rises: int) -> None:
    table = AndorTable("thorn", "chada", grades=grades).hero("thorn", field=213, strength=12, willpower=7)
    thorn = table.of("thorn")
    assert white_cube(table.g, thorn) == 14
    table.foe("troll", 213)
    table.dice(1, 1, 1, 1, 2, 3).turn("thorn").pick("fight troll")
    assert white_cube(table.g, thorn) == 14 + rises
