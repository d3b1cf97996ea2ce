"""When the planner for Andor fights what decides a legend, and what it does with hours to spare."""

from __future__ import annotations

from fabletop.games.andor.bots import advise
from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.bots.plan import make_plan
from fabletop.games.andor.bots.stand import READY, is_last_stand, is_ready
from fabletop.games.andor.bots.tasks import FIGHT
from fabletop.games.andor.defs import LAST_LETTER
from fabletop.games.andor.testing import AndorTable

CAMP = 203
BESIDE_CAMP = 204  # from where creatures enter the camp at the next sunrise
FAR_OFF = 206  # three sunrises from the camp


def advised(table: AndorTable) -> str:
    """The planner's pick, as the table names it."""
    decision = table.asked()
    return table.name_of(advise(table.g, decision.seats[0], decision).pick)


def the_captain(field: int, *heroes: str) -> tuple[AndorTable, int]:
    """The captain of the first legend, whose fall is all that is left to do."""
    table = AndorTable(*(heroes or ("thorn", "kram")), legend=11).base(CAMP).open_goal("captain")
    table.g.done_goals = 1  # all is explored
    return table, table.foe("raid_captain", field)


def follow(table: AndorTable, steps: int = 30) -> list[int]:
    """Let the planner play on for the day; the fields on which Thorn begins his turns."""
    day = table.g.day
    fields: list[int] = []
    for _ in range(steps):
        decision = table.g.decision
        if decision is None or table.g.day != day:
            break
        if decision.kind == "turn" and table.g.turn == 0:
            fields.append(table.where("thorn"))
        table.g.choose(advise(table.g, decision.seats[0], decision).pick)
    return fields


# -- the last stand ----------------------------------------------------------------------------------------


def test_a_goal_foe_about_to_enter_the_base_is_fought_at_any_odds() -> None:
    for field, stands in ((BESIDE_CAMP, True), (FAR_OFF, False)):
        table, captain = the_captain(field)
        table.all_at(field).hero("thorn", willpower=4).hero("kram", willpower=4)
        foe = table.figure(captain)
        mind = Mind(table.g)
        assert mind.odds_today([0, 1], foe, 2).win < 0.1
        assert is_last_stand(mind, foe) == stands
        assert (advised(table.turn("thorn")) == f"fight raid_captain#{captain}") == stands


def test_the_last_letter_is_a_last_stand_too() -> None:
    for letters, stands in ((1, True), (2, False)):
        table, captain = the_captain(FAR_OFF)
        table.g.narrator = LAST_LETTER - letters
        assert is_last_stand(Mind(table.g), table.figure(captain)) == stands


def test_a_letter_must_be_left_for_what_comes_after_the_foe() -> None:
    """The fall of the heart moves the narrator, and the heroes must still get out. [andor.narrator.020]"""
    for letters, stands in ((2, True), (3, False)):
        table = AndorTable("thorn", "kram", legend=17).base(301).open_goal("heart")
        heart = table.foe("fortress_heart", 358)
        table.g.narrator = LAST_LETTER - letters
        assert is_last_stand(Mind(table.g), table.figure(heart)) == stands


def test_a_creature_that_finds_no_free_shield_is_one_as_well() -> None:
    """[andor.golden_shield.030]"""
    for shields, stands in ((1, False), (0, True)):
        table, _ = the_captain(223)
        wargor = table.foe("wargor", BESIDE_CAMP)
        table.g.shield_count = shields
        assert is_last_stand(Mind(table.g), table.figure(wargor)) == stands
        table.hero("thorn", field=BESIDE_CAMP, willpower=2).hero("kram", in_box=True)
        assert (advised(table.turn("thorn")) == f"fight wargor#{wargor}") == stands


def test_the_hungry_and_the_weary_come_too() -> None:
    table, _ = the_captain(BESIDE_CAMP)
    table.rules("food").all_at(CAMP).hero("thorn", willpower=2, hours=5).hero("kram", field=BESIDE_CAMP)
    assert advised(table.turn("thorn")) == f"go {BESIDE_CAMP}"
    table, captain = the_captain(BESIDE_CAMP)
    table.all_at(BESIDE_CAMP).hero("kram", willpower=2)
    table.turn("thorn").pick(f"fight raid_captain#{captain}")
    assert advised(table) == "invite kram"


def test_whoever_can_still_come_is_waited_for() -> None:
    for hours, pick in ((0, "pass"), (7, "fight")):
        table, _ = the_captain(BESIDE_CAMP)
        table.hero("thorn", field=BESIDE_CAMP).hero("kram", field=CAMP, hours=hours, in_box=hours == 7)
        assert advised(table.turn("thorn")).split()[0] == pick


def test_nobody_withdraws_from_a_last_stand() -> None:
    for field, pick in ((BESIDE_CAMP, "on"), (FAR_OFF, "withdraw")):
        table, captain = the_captain(field)
        table.hero("thorn", field=field, willpower=14).hero("kram", field=CAMP, in_box=True)
        table.dice(1, 1, 1, 1, 2, 2, 1).turn("thorn").pick(f"fight raid_captain#{captain}").asks(0, "stay")
        assert advised(table) == pick


# -- the strike --------------------------------------------------------------------------------------------


def an_even_fight() -> tuple[AndorTable, int]:
    """Both together win a little more than half of such fights today."""
    table, captain = the_captain(FAR_OFF)
    table.all_at(FAR_OFF).hero("thorn", strength=4).hero("kram", strength=3, willpower=14)
    return table, captain


def test_the_party_strikes_once_it_is_an_even_fight() -> None:
    table, captain = an_even_fight()
    mind = Mind(table.g)
    foe = table.figure(captain)
    assert READY <= mind.odds_today([0, 1], foe, 2).win < 0.62
    assert is_ready(mind, foe)
    assert advised(table.turn("thorn")) == f"fight raid_captain#{captain}"
    table.hero("kram", strength=1)
    assert not is_ready(Mind(table.g), foe)


def test_nobody_strikes_while_something_else_must_fall_by_tomorrow() -> None:
    table, captain = an_even_fight()
    table.foe("wargor", BESIDE_CAMP)
    assert is_ready(Mind(table.g), table.figure(captain))  # a shield takes the wargor
    table.g.shield_count = 0
    assert not is_ready(Mind(table.g), table.figure(captain))
    assert advised(table.turn("thorn")) != f"fight raid_captain#{captain}"


def test_a_foe_that_stays_where_it_is_can_wait_until_the_fight_is_safe() -> None:
    """The king does not come; letters that run short make an even fight good enough."""
    for letters, ready in ((9, False), (4, True)):
        table = AndorTable("thorn", "kram", legend=16).base(234, "wagon").open_goal("pale_king").all_at(268)
        king = table.foe("pale_king", 268)
        table.hero("thorn", strength=5).hero("kram", strength=5)
        table.g.narrator = LAST_LETTER - letters
        mind = Mind(table.g)
        assert READY <= mind.odds_today([0, 1], table.figure(king), 2).win < 0.72
        assert is_ready(mind, table.figure(king)) == ready


# -- plans that are kept -----------------------------------------------------------------------------------


def before_the_captain_comes(*food: str) -> AndorTable:
    """He is two sunrises away, too strong for one alone, and the other has ended the day."""
    table, _ = the_captain(205)
    table.all_at(CAMP).hero("thorn", food, strength=5, willpower=16)
    return table.hero("kram", strength=5, willpower=14, in_box=True).turn("thorn")


def test_a_hungry_hero_awaits_tomorrows_foe_at_the_camp() -> None:
    """Out to where the captain will be, home to eat, and out again: that was a whole day's walking."""
    assert follow(before_the_captain_comes()) == [CAMP]


def test_with_food_one_sleeps_where_tomorrows_foe_will_be() -> None:
    assert follow(before_the_captain_comes("apple_nut")) == [CAMP, BESIDE_CAMP]


def test_nobody_turns_back_to_eat_before_the_way_home_takes_all_hours() -> None:
    table, _ = the_captain(223)
    table.foe("wargor", 230)
    table.all_at(CAMP).hero("thorn", strength=5, willpower=14).hero("kram", in_box=True)
    table.g.narrator = 8
    assert advised(table.turn("thorn")) == "go 230"
    table.pick("go 230").pick("stop")
    assert advised(table).startswith("fight wargor")


def test_whoever_has_nothing_else_to_do_goes_along_to_a_fight() -> None:
    table = AndorTable("thorn", "kram").all_at(205).hero("thorn", strength=9, willpower=14)
    wargor = table.foe("wargor", 207)
    tasks = make_plan(table.g).tasks
    assert [(task.purpose, task.what) for task in tasks if task] == [(FIGHT, wargor)] * 2


# -- hours to spare ----------------------------------------------------------------------------------------


def by_a_spring(spring: int, willpower: int = 7, bag: tuple[str, ...] = ()) -> AndorTable:
    table = AndorTable("thorn", "kram").base(205).all_at(205).token("spring", spring)
    return table.hero("kram", in_box=True).hero("thorn", bag, willpower=willpower).turn("thorn")


def test_hours_to_spare_go_to_a_spring_that_can_be_used_in_full() -> None:
    """[andor.spring.010]"""
    assert advised(by_a_spring(206)) == "go 206"
    assert advised(by_a_spring(206, willpower=19)) == "end_day"


def test_whoever_must_eat_at_the_base_drinks_only_on_a_way_that_leads_back() -> None:
    """[andor.food.040]"""
    assert advised(by_a_spring(229)) == "end_day"  # four hours there, four back
    assert advised(by_a_spring(229, bag=("apple_nut",))) == "go 229"
