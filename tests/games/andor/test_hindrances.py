"""Why not: what is left out of a turn, a walk or an invitation names its reason, its numbers and its rule."""

from __future__ import annotations

from fabletop.games.andor.defs import BOOKS
from fabletop.games.andor.hindrances import Hindrance, hindered
from fabletop.games.andor.state.pieces import GONE, OPEN
from fabletop.games.andor.testing import AndorTable, item
from fabletop.kernel.frame import Seat
from fabletop.testing import rule


def why(table: AndorTable, verb: str, *ids: int) -> Hindrance:
    """The one thing that is in the way of a pick."""
    decision = table.g.decision
    assert decision is not None
    left = [
        one
        for pick, one in hindered(table.g, Seat(decision.seat), decision)
        if (pick.verb, pick.ids) == (verb, ids)
    ]
    assert len(left) == 1
    return left[0]


@rule("andor.overtime.010", "andor.overtime.030")
def test_who_has_no_hour_left_goes_nowhere() -> None:
    table = AndorTable().all_at(204).hero("thorn", hours=10).turn("thorn")
    assert why(table, "go", 205)[:4] == ("hours", "andor.overtime.010", 10, 10)
    table = AndorTable().all_at(204).hero("thorn", hours=7, willpower=2).turn("thorn")
    assert why(table, "go", 205)[:4] == ("overtime", "andor.overtime.030", 3, 2)
    assert why(table, "pass").key == "overtime"


@rule("andor.hour.020")
def test_a_field_too_far_says_how_far_and_how_many_hours_there_are() -> None:
    table = AndorTable().all_at(204).hero("thorn", hours=7, willpower=3).turn("thorn")
    found = [one for pick, one in hindered(table.g, Seat(0), table.g.decision) if pick.verb == "go"]  # type: ignore[arg-type]
    assert {one.have for one in found if one.key == "far"} == {1}
    assert min(one.need for one in found if one.key == "far") == 2


@rule("andor.move.060", "andor.cave_dweller.040")
def test_who_is_held_is_told_by_whom() -> None:
    table = AndorTable().all_at(204)
    table.foe("skeleton", 204)
    assert why(table.turn("thorn"), "go", 205)[:2] == ("held", "andor.move.060")
    table = AndorTable().all_at(204).hero("thorn", held=204).turn("thorn")
    assert why(table, "go", 205)[:2] == ("dweller", "andor.cave_dweller.040")


@rule("andor.fight.010", "andor.fight.020", "andor.turn.020")
def test_a_foe_elsewhere_says_where_and_a_bow_how_far_it_reaches() -> None:
    table = AndorTable("thorn", "chada").all_at(204)
    wargor = table.foe("wargor", 233)
    found = why(table.turn("thorn"), "fight", wargor)
    assert (found.key, found.rule, found.field) == ("foe-far", "andor.fight.010", 233)
    table = AndorTable("thorn", "chada").all_at(204)
    wargor = table.foe("wargor", 233)
    assert why(table.turn("chada"), "fight", wargor)[:2] == ("shot-far", "andor.fight.020")


@rule("andor.equipment.040", "andor.log.030")
def test_what_is_too_much_to_carry_says_so() -> None:
    table = AndorTable().all_at(204).hero("thorn", bag=("helm",)).lay("helm", 204).turn("thorn")
    assert why(table, "take", 0, item("helm"))[:4] == ("no-room", "andor.equipment.040", 1, 1)
    table = AndorTable().all_at(204).hero("thorn", strength=2).lay("log_2", 204).turn("thorn")
    assert why(table, "take", 0, item("log_2"))[:4] == ("heavy", "andor.log.030", 3, 2)


@rule("andor.free_action.110")
def test_what_was_just_laid_down_stays_there() -> None:
    table = AndorTable().all_at(204).hero("thorn", bag=("helm",)).turn("thorn").pick("drop helm by thorn")
    assert why(table, "take", 0, item("helm"))[:2] == ("let-go", "andor.free_action.110")


@rule("andor.free_action.030", "andor.food.060")
def test_who_has_ended_the_day_or_rests_does_nothing_more() -> None:
    table = AndorTable("thorn", "chada", seats=1).all_at(204).hero("chada", in_box=True, bag=("helm",))
    assert why(table.turn("thorn"), "drop", 1, item("helm"))[:2] == ("day-ended", "andor.free_action.030")
    table = AndorTable("thorn", "chada", seats=1).all_at(204).hero("chada", resting=True, bag=("helm",))
    assert why(table.turn("thorn"), "drop", 1, item("helm"))[:2] == ("resting", "andor.food.060")


@rule("andor.spring.010", "andor.spring.020")
def test_a_spring_says_that_it_is_empty_or_that_there_is_nothing_to_gain() -> None:
    table = AndorTable().all_at(204).token("spring", 204).hero("thorn", willpower=20).turn("thorn")
    assert why(table, "spring", 0)[:2] == ("willpower-full", "andor.spring.010")
    table = AndorTable().all_at(204).token("spring", 204).turn("thorn").pick("spring by thorn")
    assert why(table, "spring", 0)[:2] == ("spring-empty", "andor.spring.020")


@rule("andor.spell.060", "andor.spell.070")
def test_a_book_says_that_it_is_gone_or_that_there_is_nobody_for_it() -> None:
    table = AndorTable("liphardus", "thorn").all_at(204).book("liphardus", "light", OPEN)
    table.book("liphardus", "portal", GONE).turn("liphardus")
    assert why(table, "cast", 0, BOOKS.index("light"))[:2] == ("light-nobody", "andor.spell.070")
    assert why(table, "cast", 0, BOOKS.index("portal"))[:2] == ("book-gone", "andor.spell.060")


@rule("andor.potion.030")
def test_a_cauldron_wants_a_herb() -> None:
    table = AndorTable("chada", "thorn").all_at(204).turn("chada")
    assert why(table, "brew", 1)[:2] == ("no-herbs", "andor.potion.030")


@rule("andor.group_fight.010")
def test_who_is_elsewhere_cannot_be_invited() -> None:
    table = AndorTable("thorn", "kram", "liphardus").all_at(204).hero("kram", field=233)
    table.foe("wargor", 204)
    table.turn("thorn").pick("fight wargor")
    found = why(table, "invite", 1)
    assert (found.key, found.rule, found.hero, found.field) == ("elsewhere", "andor.group_fight.010", 1, 233)
