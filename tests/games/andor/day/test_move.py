"""Where heroes may walk, and what stands in their way. [andor.move]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def on_the_road(hours: int = 5) -> AndorTable:
    """Thorn on 235 with two hours left; the only short way to 237 is by 236."""
    table = AndorTable("thorn", "chada").without("jump_lines")
    return table.hero("thorn", field=235, hours=hours, willpower=2).hero("chada", field=283)


def entered(table: AndorTable) -> list[int]:
    return [event.field for event in table.happened(ev.HeroMoved) if event.hero == 0]


@rule("andor.move.010")
@pytest.mark.parametrize(
    ("left", "fields"),
    [
        (0, []),
        (1, [280, 283]),
        (2, [278, 279, 280, 281, 282, 283]),
        (3, [268, 277, 278, 279, 280, 281, 282, 283]),
    ],
)
def test_a_hero_gets_as_far_as_the_hours_last(left: int, fields: list[int]) -> None:
    table = AndorTable("thorn", "chada").without("jump_lines")
    table.hero("thorn", field=284, hours=7 - left, willpower=2).turn("thorn")
    assert table.can_go() == fields


@rule("andor.move.010")
def test_a_move_may_be_continued_while_hours_remain() -> None:
    table = on_the_road().turn("thorn").pick("go 236").pick("go 237")
    assert (table.where("thorn"), table.g.turn) == (237, 1)


@rule("andor.move.020")
@pytest.mark.parametrize(("field", "other"), [(215, 216), (216, 215), (223, 224), (224, 223), (203, 202)])
def test_arrows_mean_nothing_to_heroes(field: int, other: int) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=field, hours=6, willpower=2)
    table.turn("thorn")
    assert table.can_go() == list(table.g.board.neighbours[field])
    table.pick(f"go {other}")
    assert table.where("thorn") == other


@rule("andor.move.020")
@given(field=st.integers(201, 285))
def test_whoever_can_go_there_can_go_back(field: int) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=field, hours=9, willpower=20)
    for other in table.turn("thorn").can_go():
        back = AndorTable("thorn", "chada").hero("thorn", field=other, hours=9, willpower=20)
        assert field in back.turn("thorn").can_go()


@rule("andor.move.060")
def test_standing_skeletons_hold_and_subdued_ones_and_creatures_do_not() -> None:
    table = AndorTable()
    skeleton, down = table.foe("skeleton", 213), table.foe("skeleton", 214, down=True)
    wargor = table.foe("wargor", 215)
    assert [table.g.holds(table.figure(uid)) for uid in (skeleton, down, wargor)] == [True, False, False]


@rule("andor.move.030")
def test_heroes_share_a_field() -> None:
    table = AndorTable("thorn", "chada", "kram").all_at(236).hero("thorn", field=235)
    table.turn("thorn").pick("go 236", "stop")
    assert [table.where(name) for name in table.names] == [236, 236, 236]


@rule("andor.move.040")
@pytest.mark.parametrize("creature", ["wargor", "mountain_skral", "troll"])
def test_creatures_do_not_stop_a_hero(creature: str) -> None:
    table = on_the_road()
    table.foe(creature, 236)
    table.turn("thorn").pick("go 237")
    assert entered(table) == [236, 237]
    assert table.happened(ev.FightBegan) == []


@rule("andor.move.040")
def test_a_hero_walks_away_from_a_creature() -> None:
    table = on_the_road()
    table.foe("troll", 235)
    table.turn("thorn").pick("go 236", "stop")
    assert table.where("thorn") == 236


@rule("andor.move.040")
def test_a_creature_of_a_legend_may_hold_heroes() -> None:
    table = on_the_road()
    table.foe("nomion", 236)
    table.turn("thorn").pick("go 236")
    assert (table.where("thorn"), table.g.turn) == (236, 1)


@rule("andor.move.050")
def test_a_skeleton_ends_the_move_of_whoever_enters_its_field() -> None:
    table = on_the_road()
    table.foe("skeleton", 236)
    table.turn("thorn")
    assert 236 in table.can_go()
    assert 237 not in table.can_go()
    table.pick("go 236")
    assert (entered(table), table.hours("thorn"), table.g.turn) == ([236], 6, 1)


@rule("andor.move.050")
def test_the_way_goes_round_a_skeleton_if_hours_allow_it() -> None:
    table = on_the_road(hours=3)
    table.foe("skeleton", 236)
    table.turn("thorn").pick("go 237")
    assert entered(table) == [234, 233, 251, 237]


@rule("andor.move.060")
def test_a_skeleton_keeps_a_hero_on_its_field() -> None:
    table = on_the_road()
    table.foe("skeleton", 235)
    table.turn("thorn").asks(0, "turn", ["fight skeleton#0", "pass", "end_day"])


@rule("andor.move.060")
def test_a_skeleton_that_lies_down_holds_nobody() -> None:
    table = on_the_road()
    table.foe("skeleton", 235, down=True)
    table.foe("skeleton", 236, down=True)
    table.turn("thorn").pick("go 237")
    assert entered(table) == [236, 237]
