"""What the planner for Andor makes of weapons, herbs, overtime and the easier grades."""

from __future__ import annotations

import pytest

from fabletop.games.andor.bots import advise, reasons
from fabletop.games.andor.bots.mind import CHEAP_FLOOR, OVERTIME_FLOOR, Mind
from fabletop.games.andor.bots.plan import make_plan, wants_herbs
from fabletop.games.andor.bots.tasks import FETCH
from fabletop.games.andor.defs import MINUS_1
from fabletop.games.andor.testing import AndorTable, item


def advised(table: AndorTable) -> str:
    """The planner's pick, as the table names it."""
    decision = table.asked()
    return table.name_of(advise(table.g, decision.seats[0], decision).pick)


@pytest.mark.parametrize(("willpower", "dear", "cheap"), [(7, 7, 7), (9, 7, 9), (12, 8, 10), (20, 10, 10)])
def test_overtime_is_spent_while_no_dice_are_lost(willpower: int, dear: int, cheap: int) -> None:
    """[andor.overtime.020, andor.difficulty.030]"""
    table = AndorTable("thorn", "chada").hero("thorn", willpower=willpower)
    assert Mind(table.g).all_hours(0) == dear
    table.g.piece = MINUS_1
    assert Mind(table.g).all_hours(0) == cheap
    assert CHEAP_FLOOR < OVERTIME_FLOOR


def fight_with(id: str, *bag: str) -> AndorTable:
    """Thorn has rolled against a foe and may use what he carries."""
    table = AndorTable("thorn", "chada", legend=14)
    table.hero("thorn", field=235, strength=8, willpower=14, bag=bag).hero("chada", field=270)
    table.foe(id, 235)
    return table.dice(3, 3, 3, 4).turn("thorn").pick(f"fight {id}").asks(0, "edge")


def test_weapons_are_saved_for_the_foe_that_decides_the_legend() -> None:
    assert advised(fight_with("wargor", "axe")) == "done"
    assert advised(fight_with("nomion", "axe")) == "weapon axe"


def test_the_other_half_of_a_sword_is_fetched_by_whoever_has_the_first() -> None:
    """[andor.ancient_weapon.090]"""
    table = AndorTable("thorn", "chada").all_at(205).base(205).hero("chada", bag=("sword_hilt",))
    table.lay("sword_blade", 207)
    tasks = make_plan(table.g).tasks
    assert [task.what if task and task.purpose == FETCH else None for task in tasks] == [
        None,
        item("sword_blade"),
    ]


def test_a_weapon_that_lasts_a_fight_is_worth_more() -> None:
    """[andor.difficulty.020]"""
    worths = []
    for grades in ((), (1,)):
        table = AndorTable("thorn", "chada", grades=grades).all_at(205).lay("axe", 207)
        worths.append(max(task.worth for task in make_plan(table.g).tasks if task is not None))
    assert worths[0] < worths[1]


def test_an_archer_gathers_herbs_until_there_are_brews_enough() -> None:
    """A starwort makes half a brew, with grade 2 a whole one. [andor.potion.020, andor.difficulty.110]"""
    for grades, herbs, wanted in (((), 3, True), ((), 4, False), ((2,), 1, True), ((2,), 2, False)):
        table = AndorTable("thorn", "chada", grades=grades)
        table.hero("chada", bag=("starwort",) * herbs)
        mind = Mind(table.g)
        assert wants_herbs(mind, table.of("chada")) == wanted
        assert not wants_herbs(mind, table.of("thorn"))


def test_an_archer_brews_but_keeps_a_herb_for_the_night() -> None:
    """[andor.food.010, andor.difficulty.110]"""
    table = AndorTable("thorn", "chada", grades=(2,)).base(205).hero("thorn", in_box=True)
    table.hero("chada", field=230, hours=6, bag=("starwort",)).turn("chada")
    assert advised(table) == "end_day"
    table = AndorTable("thorn", "chada", grades=(2,)).base(205).hero("thorn", in_box=True)
    table.hero("chada", field=230, hours=6, bag=("apple_nut", "starwort")).turn("chada")
    assert advised(table) == "brew"


def the_fortress_falls() -> AndorTable:
    """Thorn is still in its gate at the end of his day, Chada is out and has just got up."""
    table = AndorTable("thorn", "chada", legend=17).base(301).open_goal("escape").without("food")
    return table.hero("thorn", field=350, hours=7, willpower=7).hero("chada", field=326)


def test_whoever_is_inside_pays_the_last_overtime_to_get_out() -> None:
    table = the_fortress_falls().turn("thorn")
    assert advised(table) == "go 337"


def test_whoever_is_outside_draws_no_token_while_others_run() -> None:
    """Every fourth hour moves the fortress on. [andor.skeleton_move.010]"""
    assert advised(the_fortress_falls().turn("chada")) == "end_day"
    table = the_fortress_falls().hero("thorn", field=337)
    table.foe("wargor", 326)
    assert advised(table.turn("chada")) != "end_day"


def reason_of(table: AndorTable) -> tuple[str, int]:
    decision = table.asked()
    return advise(table.g, decision.seats[0], decision).reason


def test_a_fight_is_advised_with_its_odds() -> None:
    table = AndorTable("thorn", "chada").all_at(205).hero("thorn", strength=9, willpower=14)
    wargor = table.foe("wargor", 205)
    table.turn("thorn")
    found = advise(table.g, table.asked().seats[0], table.asked())
    assert (found.pick.verb, found.what, found.reason[0]) == ("fight", wargor, reasons.ODDS)  # type: ignore[union-attr]
    assert found.reason[1] >= 95


def test_going_on_in_a_fight_is_advised_with_what_is_left_of_it() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=205, strength=4).hero("chada", field=270)
    table.foe("wargor", 205)
    table.dice(1, 1, 1, 5, 4).turn("thorn").pick("fight wargor").asks(0, "stay")
    fresh = reason_of(table)
    table.dice(4, 1, 1, 1, 2).pick("on").asks(0, "stay")  # 8 against 4: one point of willpower is left
    assert (fresh[0], reason_of(table)[0]) == (reasons.ODDS, reasons.ODDS)
    assert reason_of(table)[1] > fresh[1]


def test_another_die_of_the_archer_is_weighed() -> None:
    """[andor.hero_ability.150]"""
    for die, better in ((2, (reasons.BETTER_DIE, 89)), (6, (reasons.WORSE_DIE, 1))):
        table = AndorTable("thorn", "chada").hero("thorn", field=270)
        table.hero("chada", field=205, strength=3).foe("wargor", 205)
        table.dice(die).turn("chada").pick("fight wargor").asks(1, "shoot_again")
        assert reason_of(table) == better


def test_a_reward_says_why_one_side_of_it() -> None:
    for strength, willpower, wanted in (
        (10, 14, reasons.STRENGTH_STAYS),
        (10, 2, reasons.WEARY),
        (14, 14, reasons.STRONG_ENOUGH),
    ):
        table = AndorTable("thorn", "chada", legend=11).hero("chada", field=270)
        table.hero("thorn", field=205, strength=strength, willpower=willpower, bag=("helm",))
        table.foe("raid_captain", 205)
        dice = (6,) * table.g.dice_of(table.of("thorn"))  # equal ones count together
        table.dice(*dice, 1, 2, 3).turn("thorn").pick("fight raid_captain").asks(0, "reward")
        assert reason_of(table) == (wanted, 0)


def test_what_was_only_tried_out_says_so() -> None:
    table = AndorTable("thorn", "chada").draw_event("old_whetstone").asks(0, "chosen_hero")
    assert reason_of(table) == (reasons.BEST_OFF, 0)
