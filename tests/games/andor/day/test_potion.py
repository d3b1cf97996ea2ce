"""The archer's cauldron. [andor.potion]"""

import pytest

from fabletop.games.andor.defs import BREW, STARWORT
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def brewing(herbs: int, name: str = "chada") -> AndorTable:
    """A hero with so many starworts on the turn."""
    other = "thorn" if name != "thorn" else "chada"
    table = AndorTable(name, other).hero(name, ("starwort",) * herbs, field=205).hero(other, field=285)
    return table.turn(name)


def brews(table: AndorTable) -> list[str]:
    return [option for option in table.options() if option.startswith("brew")]


@rule("andor.potion.010", "andor.component.370")
def test_only_the_archer_brews() -> None:
    assert brews(brewing(2)) != []
    for name in ("thorn", "kram", "eara"):
        assert brews(brewing(2, name)) == []


@rule("andor.potion.010")
def test_the_archer_without_the_cauldron_does_not_brew() -> None:
    table = brewing(2).without("second_abilities").turn("chada")
    assert brews(table) == []


@rule("andor.potion.020")
def test_two_starworts_and_an_hour_make_a_full_brew() -> None:
    table = brewing(2).pick("brew")
    assert table.bag("chada") == ["witchs_brew"]
    assert table.hours("chada") == 1
    table.asks(1, "turn")


@rule("andor.potion.020")
def test_starworts_go_back_to_the_equipment_board_and_the_brew_comes_from_it() -> None:
    table = brewing(2)
    herbs, pieces = table.g.supply[STARWORT], table.g.supply[BREW]
    table.pick("brew")
    assert (table.g.supply[STARWORT], table.g.supply[BREW]) == (herbs + 2, pieces - 1)


@rule("andor.potion.020", "andor.potion.030")
def test_one_starwort_is_enough_for_a_half_brew_only() -> None:
    table = brewing(1)
    assert brews(table) == ["brew half"]
    table.pick("brew half")
    assert table.bag("chada") == ["half_brew"]
    assert brews(brewing(0)) == []


@rule("andor.potion.030")
def test_with_grade_1_alone_half_brews_are_made_as_ever() -> None:
    table = AndorTable("chada", "thorn", grades=(1,)).hero("chada", ("starwort",) * 2, field=205)
    assert brews(table.turn("chada")) == ["brew", "brew half", "brew two halves"]
    table.hero("chada", ("starwort",)).turn("chada")
    assert brews(table) == ["brew half"]


@rule("andor.potion.030", "andor.difficulty.120")
@pytest.mark.parametrize(
    ("pieces", "offered"),
    [(0, []), (1, ["brew", "brew half"]), (2, ["brew", "brew half", "brew two halves"])],
)
def test_every_half_brew_is_a_piece_of_its_own(pieces: int, offered: list[str]) -> None:
    table = brewing(2).supply("witchs_brew", pieces).turn("chada")
    assert brews(table) == offered


@rule("andor.potion.040")
@pytest.mark.parametrize("what", ["brew", "brew half", "brew two halves"])
def test_brewing_takes_one_hour_however_many_starworts_go_into_it(what: str) -> None:
    table = brewing(2).pick(what)
    assert table.hours("chada") == 1


@rule("andor.potion.040")
def test_four_starworts_make_two_full_brews_in_one_hour() -> None:
    table = brewing(4).pick("brew").asks(0, "brew_on", ["brew", "brew half", "brew two halves", "done"])
    table.pick("brew")
    assert table.bag("chada") == ["witchs_brew", "witchs_brew"]
    assert table.hours("chada") == 1


@rule("andor.potion.050")
def test_the_example_of_the_book_two_starworts_make_two_half_brews() -> None:
    table = brewing(2)
    assert brews(table) == ["brew", "brew half", "brew two halves"]
    table.pick("brew two halves")
    assert table.bag("chada") == ["half_brew", "half_brew"]
