"""Whatever is rolled for has six sides."""

from collections.abc import Callable

import pytest

from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.testing import AndorTable


def fight(foe: str, *bag: str) -> AndorTable:
    """Chada shoots at a foe, Thorn with the knife beside her; two dice are asked for."""
    table = AndorTable("chada", "thorn", legend=17).all_at(310).hero("thorn", bag)
    table.foe(foe, 310)
    return table.turn("chada").pick(f"fight {foe}", "invite thorn", "join", "again", "keep")


def fog() -> None:
    AndorTable("thorn", "chada").draw_event("strangers_cache")


def red_dice() -> None:
    fight("troll")


def grey_dice() -> None:
    fight("gonhar")


def knife() -> None:
    fight("troll", "knife").pick("knife 0")


def box_of_skeletons() -> None:
    table = AndorTable("thorn", "chada").base(203).all_at(203)
    table.g.boxed_skeletons = 2
    table.only_symbols("skeletons").sunrise()


def books() -> None:
    table = AndorTable("eara", "thorn", grades=(2,)).all_at(203).base(203).hero("eara", books=(1, 1, 2))
    table.turn("eara").pick("cast portal")


@pytest.mark.skipif(hasattr(Andor, "__mypyc_attrs__"), reason="compiled methods call each other directly")
@pytest.mark.parametrize("happens", [fog, red_dice, grey_dice, knife, box_of_skeletons, books])
def test_every_die_has_six_sides(happens: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[int] = []

    def roll(g: Andor, n: int) -> int:
        sides.append(n)
        return 1 + len(sides) % 2

    monkeypatch.setattr(Andor, "roll", roll)
    happens()
    assert set(sides) == {6}
