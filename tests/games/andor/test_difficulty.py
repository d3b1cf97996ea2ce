"""The two easier grades. [andor.difficulty]"""

from typing import Any

import pytest

from fabletop.games.andor.defs import MINUS_1, MINUS_4, NO_PIECE
from fabletop.games.andor.setup import new_game
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import AWAY, GONE, OPEN
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.match import Setup
from fabletop.testing import rule


def agreed(legend: int, grades: Any) -> Andor:
    """A legend with grades, at its first turn."""
    options = {"legend": legend, "heroes": ["thorn", "eara"], "grades": grades}
    game = new_game(Setup("andor", 2, 1, options=options))
    game.advance()
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    return game


def duel(name: str, *grades: int, bag: tuple[str, ...] = (), field: int = 205) -> AndorTable:
    """A hero of strength 4 and willpower 13 against a wargor."""
    far = "chada" if name != "chada" else "thorn"
    table = AndorTable(name, far, grades=grades).hero(far, field=285)
    table.hero(name, bag, field=field, strength=4, willpower=13).foe("wargor", field)
    return table


def fight(table: AndorTable, *dice: int) -> AndorTable:
    return table.dice(*dice).turn(table.names[0]).pick("fight wargor")


def caster(*grades: int, narrator: int = 0) -> AndorTable:
    """Eara with an open portal, away from the camp on 203; the narrator stands on a letter (A is 0)."""
    table = AndorTable("eara", "thorn", grades=grades).hero("eara", field=210).hero("thorn", field=285)
    table.base(203).book("eara", "portal", OPEN)
    table.g.narrator = narrator
    return table


def portal(table: AndorTable) -> int:
    """What has become of the book."""
    return table.of("eara").books[2]


# -- choosing them -----------------------------------------------------------------------------------------


@rule("andor.difficulty.010")
@pytest.mark.parametrize("legend", [12, 13, 14, 15, 16, 17])
@pytest.mark.parametrize("grades", [[], [1], [2], [1, 2]])
def test_legends_12_to_17_are_played_with_either_grade_or_both(legend: int, grades: list[int]) -> None:
    game = agreed(legend, grades)
    assert [n for n in (1, 2) if game.grade(n)] == grades


@rule("andor.difficulty.010")
@pytest.mark.parametrize("grades", [[1], [2], [1, 2]])
def test_legend_11_has_no_easier_grades(grades: list[int]) -> None:
    with pytest.raises(BadSetup, match="the first legend is not made easier"):
        agreed(11, grades)


@rule("andor.difficulty.010")
@pytest.mark.parametrize("grades", [[3], [0], 1, "1", [True]])
def test_there_are_no_other_grades(grades: Any) -> None:
    with pytest.raises(BadSetup, match="grades are some of 1, 2, not"):
        agreed(12, grades)


@rule("andor.difficulty.010")
def test_with_both_grades_a_weapon_lasts_and_the_white_cube_rises() -> None:
    table = fight(duel("thorn", 1, 2, bag=("axe",)), 1, 1, 1).dice(3, 4).pick("weapon axe")  # 9 against 6
    table.dice(1, 1, 1, 6, 3).pick("on")
    assert table.values("thorn") == [4 + 2 + 2 + 1, 4 + 3 + 2 + 1]


# -- grade 1 -----------------------------------------------------------------------------------------------


@rule("andor.difficulty.020")
@pytest.mark.parametrize(
    ("bag", "use", "more"),
    [(("axe",), "weapon axe", 2), (("sword_hilt", "sword_blade"), "weapon sword_hilt", 5)],
)
def test_axe_and_sword_serve_for_the_whole_fight(bag: tuple[str, ...], use: str, more: int) -> None:
    for grades, second in (((1,), 4 + more + 1), ((), 4 + 1)):
        table = fight(duel("kram", *grades, bag=bag), 1, 1).dice(6, 6).pick(use)
        table.dice(1, 1, 6, 6).pick("on")
        assert table.values("kram") == [4 + more + 1, second]


@rule("andor.difficulty.020")
def test_the_gauntlet_serves_in_every_round_of_the_fight() -> None:
    table = fight(duel("kram", 1, bag=("iron_gauntlet",)), 1, 2).dice(6, 3).pick("gauntlet")
    table.dice(2, 2).pick("on").asks(0, "edge", ["done", "gauntlet"]).dice(6, 3).pick("gauntlet")
    assert table.values("kram") == [4 + 3, 4 + 4]


@rule("andor.difficulty.020")
def test_the_knife_serves_once_in_every_round_of_the_fight() -> None:
    table = fight(duel("kram", 1, bag=("knife",)), 1, 2).dice(2, 6, 1).pick("knife 0")
    table.dice(1, 2).pick("on").asks(0, "edge", ["done", "knife 0", "knife 1"])
    table.dice(3, 6, 1).pick("knife 0").asks(0, "stay")
    assert table.values("kram") == [4 + 2, 4 + 3]


@rule("andor.difficulty.020")
def test_when_the_fight_ends_the_weapon_is_gone() -> None:
    table = fight(duel("kram", 1, bag=("axe",)), 1, 1).dice(6, 3).pick("weapon axe", "withdraw", "pass")
    assert table.bag("kram") == []
    table.dice(1, 1, 6, 3).pick("fight wargor").asks(0, "stay")
    assert table.values("kram") == [4 + 2 + 1, 4 + 1]


@rule("andor.difficulty.030")
@pytest.mark.parametrize("legend", [12, 13, 14, 15, 16])
def test_with_grade_1_the_piece_lies_with_its_minus_1_up(legend: int) -> None:
    assert agreed(legend, [1]).piece == MINUS_1
    assert agreed(legend, []).piece == NO_PIECE


@rule("andor.difficulty.030")
def test_with_grade_1_an_overtime_hour_costs_1_willpower() -> None:
    for grades, price in (((1,), 1), ((), 2), ((2,), 2)):
        table = AndorTable("thorn", "chada", grades=grades).hero("thorn", hours=7, willpower=9)
        table.turn("thorn").pick("pass")
        assert table.willpower("thorn") == 9 - price


@rule("andor.difficulty.040")
@pytest.mark.parametrize("grades", [[], [1]])
def test_legend_17_begins_with_minus_4_in_every_grade(grades: list[int]) -> None:
    game = agreed(17, grades)
    assert game.piece == MINUS_4
    hero = game.heroes[0]
    hero.hours, hero.willpower = 7, 9
    game.spend_hour(0)
    assert hero.willpower == 5


@rule("andor.difficulty.040")
@pytest.mark.parametrize(("grades", "price"), [((1,), 1), ((), 2)])
def test_in_legend_17_the_piece_is_turned_when_no_guardian_is_left(
    grades: tuple[int, ...], price: int
) -> None:
    table = AndorTable("thorn", "kram", legend=17, grades=grades).live("l17.forge")
    table.g.piece = MINUS_4
    table.hero("thorn", field=347, strength=14, willpower=13, bag=("axe", "sword_hilt", "sword_blade"))
    table.hero("kram", field=301)
    table.foe("guardian_troll", 347)
    other = table.foe("guardian_troll", 346)
    table.open_goal("forge_cold")
    table.dice(6, 1, 1).turn("thorn").pick("fight guardian_troll", "weapon axe")
    table.dice(1, 2, 3).pick("weapon sword_hilt", "willpower")  # 29 against 15
    assert table.g.piece == MINUS_4  # one is still there
    table.hero("thorn", field=346, strength=14, bag=("axe", "sword_hilt", "sword_blade"))
    table.pick("pass").dice(6, 1, 1, 1).pick(f"fight guardian_troll#{other}", "weapon axe")
    table.dice(1, 2, 3).pick("weapon sword_hilt", "willpower")
    table.hero("thorn", hours=7, willpower=9).turn("thorn").pick("pass")
    assert table.willpower("thorn") == 9 - price


# -- grade 2: warrior and dwarf ----------------------------------------------------------------------------


@rule("andor.difficulty.050")
def test_the_white_cube_counts_in_every_round_and_rises_after_each() -> None:
    table = fight(duel("thorn", 2), 1, 1, 1, 5, 2)  # 7 against 7
    table.dice(1, 1, 1, 6, 2).pick("on").dice(1, 1, 1, 6, 2).pick("on")
    assert table.values("thorn") == [4 + 2 + 1, 4 + 3 + 1, 4 + 4 + 1]


@rule("andor.difficulty.050")
def test_without_grade_2_the_white_cube_does_not_rise() -> None:
    table = fight(duel("thorn", 1), 1, 1, 1, 5, 2).dice(1, 1, 1, 3, 2).pick("on")
    assert table.values("thorn") == [4 + 2 + 1, 4 + 1]


@rule("andor.difficulty.060")
def test_in_the_next_fight_the_white_cube_stands_2_above_again() -> None:
    table = fight(duel("thorn", 2), 1, 1, 1, 5, 2).dice(1, 1, 1, 6, 2).pick("on", "withdraw", "pass")
    table.dice(1, 1, 1, 5, 2).pick("fight wargor")
    assert table.values("thorn") == [4 + 2 + 1, 4 + 3 + 1, 4 + 2 + 1]


@rule("andor.difficulty.070")
@pytest.mark.parametrize(
    ("grades", "field", "dice", "more"),
    [
        ((2,), 212, 3, 5),  # the arrow of the cave 211 leads there
        ((2,), 213, 2, 0),  # an arrow, but from no cave
        ((2,), 210, 2, 0),  # next to the cave, but its arrow leads elsewhere
        ((2,), 211, 3, 5),  # the cave itself
        ((), 212, 2, 0),
        ((1,), 212, 2, 0),
    ],
)
def test_with_grade_2_the_dwarf_is_at_home_where_an_arrow_comes_from_a_cave(
    grades: tuple[int, ...], field: int, dice: int, more: int
) -> None:
    table = fight(duel("kram", *grades, field=field), *([1] * dice), 6, 5)
    assert table.rolls("kram") == [(1,) * dice]
    assert table.values("kram") == [4 + more + 1]


# -- grade 2: mage and archer ------------------------------------------------------------------------------


@rule("andor.difficulty.080")
def test_a_cast_book_goes_to_the_letter_that_the_die_says() -> None:
    table = caster(2).dice(4).turn("eara").pick("cast portal")
    assert portal(table) == AWAY
    for letter in (1, 2):
        table.start("andor.narrator", NOBODY)
        assert (table.g.narrator, portal(table)) == (letter, AWAY)
    table.start("andor.narrator", NOBODY)  # D, the fourth space
    assert portal(table) == OPEN


@rule("andor.difficulty.080")
def test_without_grade_2_no_die_is_rolled_for_a_book() -> None:
    table = caster(1).dice(4).turn("eara").pick("cast portal")
    assert portal(table) == GONE
    assert table.g.given == (4,)


@rule("andor.difficulty.090")
def test_a_book_that_came_back_is_cast_again_and_rolled_for_anew() -> None:
    table = caster(2).dice(2).turn("eara").pick("cast portal").start("andor.narrator", NOBODY)
    assert portal(table) == OPEN
    table.hero("eara", field=210).dice(6).turn("eara").pick("cast portal")
    assert table.where("eara") == 203
    assert portal(table) == AWAY
    for _ in range(4):
        table.start("andor.narrator", NOBODY)
    assert portal(table) == OPEN


@rule("andor.difficulty.100")
@pytest.mark.parametrize(
    ("narrator", "die", "book"), [(0, 1, GONE), (2, 2, GONE), (2, 3, GONE), (2, 4, AWAY), (6, 6, GONE)]
)
def test_a_book_on_a_letter_that_is_reached_or_passed_is_gone_for_good(
    narrator: int, die: int, book: int
) -> None:
    table = caster(2, narrator=narrator).dice(die).turn("eara").pick("cast portal")
    assert portal(table) == book
    while table.g.narrator < 12:
        table.start("andor.narrator", NOBODY)
    assert portal(table) == (OPEN if book == AWAY else GONE)


@rule("andor.difficulty.110")
def test_with_grade_2_one_starwort_makes_a_full_brew() -> None:
    for herbs in (1, 2):
        table = AndorTable("chada", "thorn", grades=(2,)).hero("chada", ("starwort",) * herbs)
        table.turn("chada").pick("brew")
        assert table.bag("chada") == [*["starwort"] * (herbs - 1), "witchs_brew"]
        assert table.hours("chada") == 1


@rule("andor.difficulty.120")
@pytest.mark.parametrize("grades", [(), (2,)])
def test_while_all_three_brews_are_in_use_no_more_can_be_brewed(grades: tuple[int, ...]) -> None:
    table = AndorTable("chada", "thorn", grades=grades)
    table.hero("chada", ("starwort",) * 6, field=205).hero("thorn", field=205, strength=5)
    for _ in range(3):
        table.turn("chada").pick("brew" if grades else "brew half")
    table.hero("chada", ("starwort", "starwort")).hero("thorn", ("half_brew",), willpower=9)
    assert not any(option.startswith("brew") for option in table.turn("chada").options())
    table.foe("wargor", 205)
    table.turn("thorn").pick("fight wargor").dice(1, 1, 1).pick("begin").dice(6, 3).pick("brew")
    assert table.bag("thorn") == []  # the last half is drunk, and the piece is back on the board
    assert any(option.startswith("brew") for option in table.turn("chada").options())
