"""Skeletons: when they move and where to, hordes, and how they are fought.
[andor.skeleton, skeleton_move, horde, skeleton_fight]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import distances
from fabletop.games.andor.day.foes import move_skeletons
from fabletop.games.andor.defs import BELOW_THE_LINE, FOG
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.testing import rule


def graveyard(*heroes: str, legend: int = 13) -> AndorTable:
    """Skeletons walk; the camp is on 203, and the heroes on 230, far from everything."""
    table = AndorTable(*heroes, legend=legend).rules("skeletons").base(203).all_at(230)
    return table.without("second_abilities")


def pass_fourth_hour(table: AndorTable, name: str = "thorn") -> AndorTable:
    return table.hero(name, hours=4).turn(name).pick("pass")


def drawn(table: AndorTable) -> list[int]:
    """The heroes who have drawn a movement token."""
    return [event.hero for event in table.happened(ev.MovementDrawn)]


# -- what they are -------------------------------------------------------------------------------------


@rule("andor.skeleton.010")
def test_a_skeleton_has_nine_willpower_and_three_strength() -> None:
    table = graveyard().hero("thorn", field=213, strength=1, willpower=7)
    table.foe("skeleton", 213)
    table.dice(6, 1, 1, 3, 1).turn("thorn").pick("fight skeleton")  # 1 + 6 against 3 + 3
    assert table.rounds() == [(7, 6)]
    assert table.happened(ev.RoundEnded)[0].left == 8  # of 9


@rule("andor.skeleton.020")
@pytest.mark.parametrize("base", ["camp", "wagon"])
def test_skeletons_head_for_heroes_and_not_for_the_base(base: str) -> None:
    table = graveyard().movement("m3").base(203, base).hero("thorn", field=215)
    skeleton = table.foe("skeleton", 205)  # two fields from the camp, two from thorn
    pass_fourth_hour(table)
    assert table.where(skeleton) == 206


@rule("andor.skeleton.030")
@pytest.mark.parametrize("base", ["camp", "wagon"])
def test_a_skeleton_that_enters_the_base_lies_on_a_golden_shield(base: str) -> None:
    table = graveyard().movement("m1").base(203, base).all_at(202)
    skeleton = table.foe("skeleton", 204)  # two steps would bring it to the heroes, over 203
    pass_fourth_hour(table)
    assert not table.on_board(skeleton)
    assert table.shielded() == ["skeleton"]


@rule("andor.skeleton.030")
def test_a_skeleton_that_comes_to_the_base_on_its_way_goes_no_further() -> None:
    table = graveyard().base(213).movement("m1").hero("thorn", field=212)
    table.foe("skeleton", 214)
    pass_fourth_hour(table)
    assert table.shielded() == ["skeleton"]
    assert table.foes_on(212) == []


@rule("andor.skeleton.040")
def test_a_subdued_skeleton_stays_where_it_lies() -> None:
    table = graveyard().movement("m1").hero("thorn", field=215)
    lying, standing = table.foe("skeleton", 205, down=True), table.foe("skeleton", 205)
    pass_fourth_hour(table)
    assert (table.where(lying), table.where(standing)) == (205, 215)


# -- when they move ------------------------------------------------------------------------------------


@rule("andor.skeleton_move.010")
@pytest.mark.parametrize(("hours", "heroes"), [(3, []), (4, [0]), (5, [])])
def test_the_step_from_the_fourth_to_the_fifth_hour_draws_a_token(hours: int, heroes: list[int]) -> None:
    table = graveyard().hero("thorn", hours=hours)
    table.turn("thorn").pick("pass")
    assert drawn(table) == heroes


@rule("andor.skeleton_move.010")
@pytest.mark.parametrize(
    ("name", "picks"),
    [
        ("thorn", ["go 229"]),
        ("thorn", ["fight wargor", "begin"]),
        ("eara", ["study light"]),
        ("chada", ["brew"]),
    ],
)
def test_moving_fighting_studying_and_brewing_draw_it_too(name: str, picks: list[str]) -> None:
    table = graveyard("thorn", "eara", "chada").rules("second_abilities").hero("chada", field=229)
    table.foe("wargor", 230)
    table.hero("chada", bag=("starwort", "starwort")).hero(name, hours=4).turn(name)
    assert drawn(table) == []
    table.dice(1, 1, 1, 2, 3).pick(*picks)
    assert drawn(table) == [table.number(name)]


@rule("andor.skeleton_move.010")
def test_without_skeletons_in_the_legend_no_token_is_drawn() -> None:
    table = pass_fourth_hour(graveyard().without("skeletons"))
    assert drawn(table) == []


@rule("andor.skeleton_move.020")
def test_the_hero_enters_the_field_before_the_skeletons_move() -> None:
    table = graveyard().movement("m1").hero("thorn", field=213, hours=4)
    skeleton = table.foe("skeleton", 205)  # four fields from 213, three from 214
    table.turn("thorn").pick("go 214")
    assert table.where(skeleton) == 215


@rule("andor.skeleton_move.020")
def test_a_combat_round_is_finished_before_the_skeletons_move() -> None:
    table = graveyard().movement("m1").hero("thorn", field=213, hours=4, strength=2, willpower=7)
    table.foe("wargor", 213)
    skeleton = table.foe("skeleton", 215)
    table.dice(2, 1, 1, 1, 2).turn("thorn").pick("fight wargor")  # 4 against 4
    order = [type(event) for event in table.events]
    assert order.index(ev.RoundEnded) < order.index(ev.MovementDrawn) < order.index(ev.FoeMoved)
    assert table.where(skeleton) == 213
    table.asks(0, "stay")


@rule("andor.skeleton_move.030")
def test_the_hero_may_go_on_after_the_skeletons_have_moved() -> None:
    table = graveyard().movement("m1").hero("thorn", field=212, hours=3)
    table.foe("skeleton", 205)
    table.turn("thorn").pick("go 221")  # 220 at the fourth hour, 221 at the fifth
    assert table.where("thorn") == 221
    table.pick("go 223", "stop")
    assert (table.where("thorn"), table.hours("thorn")) == (223, 6)


@rule("andor.skeleton_move.030")
def test_a_long_way_is_interrupted_and_chosen_anew() -> None:
    table = graveyard().movement("m1").hero("thorn", field=213, hours=4)
    table.turn("thorn").pick("go 216").asks(0, "walk")
    assert table.where("thorn") == 214
    table.pick("go 216", "stop")
    assert table.where("thorn") == 216


@rule("andor.skeleton_move.030", "andor.move.060")
def test_a_skeleton_that_reaches_the_hero_ends_the_move_and_the_fog_there_is_activated() -> None:
    table = graveyard().movement("m1").hero("thorn", field=213, hours=4, willpower=7)
    table.token("fog", 214, "willpower_plus_3")
    skeleton = table.foe("skeleton", 206)
    table.turn("thorn").pick("go 216")
    assert table.where(skeleton) == table.where("thorn") == 214
    assert table.willpower("thorn") == 10
    table.asks(1, "turn")


@rule("andor.skeleton_move.040")
def test_when_no_tokens_are_left_all_eight_are_shuffled_anew() -> None:
    table = graveyard().movement("m1")
    seen = set()
    pass_fourth_hour(table)
    assert table.g.movement_deck == ()
    for _ in range(8):
        pass_fourth_hour(table.hush())
        seen.add(table.happened(ev.MovementDrawn)[0].n)
    assert seen == set(range(8))
    assert table.g.movement_deck == ()


@rule("andor.skeleton_move.050")
@pytest.mark.parametrize(
    ("legend", "counts"), [(13, False), (14, False), (15, False), (16, False), (17, True)]
)
def test_below_the_line_counts_from_legend_17_on(legend: int, counts: bool) -> None:
    g = set_up(legend, "thorn", "chada")
    while g.decision is not None and g.decision.kind != "turn":
        g.choose(g.decision.options[0])
    assert g.has_rule(BELOW_THE_LINE) == counts


@rule("andor.skeleton_move.050")
def test_above_the_line_alone_no_rider_moves() -> None:
    table = graveyard().movement("m1", "m1").hero("thorn", field=213)
    gonhar = table.foe("gonhar", 216)
    pass_fourth_hour(table)
    assert table.where(gonhar) == 216
    pass_fourth_hour(table.rules("below_the_line"))
    assert table.where(gonhar) == 215


@rule("andor.skeleton_move.060", "andor.horde.020")
def test_the_sample_token_moves_lone_skeletons_two_fields_and_hordes_not_at_all() -> None:
    table = graveyard().movement("m1").hero("thorn", field=216)
    lone = table.foe("skeleton", 220)
    horde = [table.foe("skeleton", 223), table.foe("skeleton", 223)]
    pass_fourth_hour(table)
    assert table.where(lone) == 215
    assert [table.where(uid) for uid in horde] == [223, 223]


@rule("andor.skeleton_move.070")
def test_the_sample_token_moves_gonhar_undavahr_and_each_guardian_one_field() -> None:
    table = AndorTable(legend=17).rules("skeletons", "below_the_line", "guardians").movement("m1")
    gonhar, undavahr, corion = table.foe("gonhar", 337), table.foe("undavahr", 351), table.foe("corion", 319)
    guardians = [table.foe("guardian_troll", 346), table.foe("guardian_troll", 349)]
    table.hero("thorn", field=345, hours=4).hero("chada", field=334).turn("thorn").pick("pass")
    assert [table.where(uid) for uid in (gonhar, undavahr, corion)] == [336, 350, 319]
    assert [table.where(uid) for uid in guardians] == [345, 347]


# -- where they go -------------------------------------------------------------------------------------


@rule("andor.skeleton_move.080", "andor.skeleton_move.090")
@pytest.mark.parametrize(("hero", "field"), [(216, 217), (215, 217), (220, 219), (219, 219)])
def test_a_skeleton_sees_heroes_within_three_fields_and_ignores_arrows(hero: int, field: int) -> None:
    """From 217 the wood leads over 218 and 219 to 220; 215 and 216 are further."""
    table = graveyard().movement("m1").hero("thorn", field=hero)
    skeleton = table.foe("skeleton", 217)
    pass_fourth_hour(table)
    assert table.where(skeleton) == field


@rule("andor.skeleton_move.080")
def test_a_skeleton_goes_against_the_arrow_if_a_hero_is_there() -> None:
    table = graveyard().movement("m3").hero("thorn", field=212)
    skeleton = table.foe("skeleton", 214)  # its arrow leads to 215
    pass_fourth_hour(table)
    assert table.where(skeleton) == 213


@rule("andor.skeleton_move.080", "andor.skeleton_move.090", "andor.skeleton_move.130")
@given(st.integers(208, 232), st.integers(208, 232), st.integers(208, 232), st.integers(1, 3))
def test_a_skeleton_comes_as_near_as_it_can_to_the_nearest_hero_in_sight(
    start: int, one: int, two: int, steps: int
) -> None:
    table = graveyard().without("jump_lines").hero("thorn", field=one).hero("chada", field=two)
    table.g.base = -1
    skeleton = table.foe("skeleton", start)
    before = distances(table.g, start, 99, True)
    near = min(before[one], before[two])
    move_skeletons(table.g, steps, 0)
    after = distances(table.g, table.where(skeleton), 99, True)
    if near > 3:
        assert table.where(skeleton) == start
    else:
        assert min(after[one], after[two]) == max(0, near - steps)


@rule("andor.skeleton_move.100")
def test_a_hero_across_a_jump_line_is_in_sight() -> None:
    table = graveyard().movement("m2").hero("thorn", field=234)
    skeleton = table.foe("skeleton", 206)
    pass_fourth_hour(table)
    assert table.where(skeleton) == 234


@rule("andor.skeleton_move.110")
def test_the_skeleton_on_the_lowest_field_moves_first() -> None:
    table = graveyard().movement("m3").hero("thorn", field=214)
    high, low = table.foe("skeleton", 223), table.foe("skeleton", 212)
    pass_fourth_hour(table)
    assert [event.uid for event in table.happened(ev.FoeMoved)] == [low, high]


@rule("andor.skeleton_move.110")
def test_the_lowest_skeleton_gets_the_last_golden_shield() -> None:
    table = graveyard().movement("m3").can_fail().all_at(202)
    table.g.shield_count = 1
    table.foe("skeleton", 231)
    table.foe("skeleton", 204)
    pass_fourth_hour(table)
    assert [event.field for event in table.happened(ev.FoeMoved)] == [203, 202]


@rule("andor.skeleton_move.120")
def test_of_heroes_equally_far_the_one_on_the_lowest_number_is_hunted() -> None:
    table = graveyard().movement("m3").hero("thorn", field=222).hero("chada", field=213)
    skeleton = table.foe("skeleton", 220)  # two fields to 222 over 221, one to 213
    table.hero("chada", field=214)  # two fields as well, over 213 or 221
    pass_fourth_hour(table)
    assert table.where(skeleton) == 213


@rule("andor.skeleton_move.130")
def test_the_nearest_hero_is_hunted_even_if_another_stands_on_a_lower_number() -> None:
    table = graveyard().movement("m3").hero("thorn", field=212).hero("chada", field=222)
    skeleton = table.foe("skeleton", 221)  # one field from 222, two from 212
    pass_fourth_hour(table)
    assert table.where(skeleton) == 222


@rule("andor.skeleton_move.140")
def test_of_equal_ways_the_one_that_ends_on_the_lowest_number_is_taken() -> None:
    table = graveyard().movement("m3").hero("thorn", field=214)
    skeleton = table.foe("skeleton", 220)  # 213 and 221 are both one field from 214
    pass_fourth_hour(table)
    assert table.where(skeleton) == 213


@rule("andor.skeleton_move.140")
def test_the_lowest_number_counts_where_the_way_ends_and_not_on_the_way() -> None:
    table = graveyard().movement("m1").hero("thorn", field=222)
    skeleton = table.foe("skeleton", 212)  # 222 is three fields off, over 220 and then 221 or 223
    pass_fourth_hour(table)
    assert table.where(skeleton) == 221


@rule("andor.skeleton_move.150")
def test_each_hero_who_passes_the_fourth_hour_draws_a_token() -> None:
    table = graveyard()
    pass_fourth_hour(table)
    pass_fourth_hour(table, "chada")
    assert drawn(table) == [0, 1]


@rule("andor.skeleton_move.150")
def test_in_a_common_round_the_tokens_follow_the_order_of_rolling() -> None:
    table = graveyard("thorn", "chada").all_at(213).hero("thorn", hours=4, willpower=20)
    table.hero("chada", hours=4, willpower=20)
    table.foe("troll", 213)
    table.dice(1, 1, 1, 1, 1, 6, 5, 4).turn("chada").pick("fight troll", "invite thorn", "join", "keep")
    assert drawn(table) == [1, 0]


@rule("andor.skeleton_move.160")
def test_who_ends_the_day_on_the_fourth_hour_draws_no_token() -> None:
    table = graveyard().hero("thorn", hours=4)
    table.turn("thorn").pick("end_day")
    assert drawn(table) == []


@rule("andor.skeleton_move.170", "andor.skeleton_move.180")
@pytest.mark.parametrize(("kind", "start", "pause"), [("fog", 212, 213), ("cave", 212, 211)])
def test_a_pause_for_the_token_does_not_activate_what_lies_there(kind: str, start: int, pause: int) -> None:
    table = graveyard().movement("m1").hero("thorn", field=start, hours=4, willpower=7)
    table.token(kind, pause, "willpower_plus_2")
    target = 214 if kind == "fog" else 210
    table.turn("thorn").pick(f"go {target}")
    assert drawn(table) == [0]
    assert (table.where("thorn"), table.willpower("thorn")) == (pause, 7)
    table.pick(f"go {target}", "stop")
    assert table.willpower("thorn") == 7
    assert [(token.field, token.open) for token in table.g.tokens] == [(pause, False)]


@rule("andor.skeleton_move.170")
def test_who_stays_after_the_pause_activates_the_fog() -> None:
    table = graveyard().movement("m1").hero("thorn", field=212, hours=4, willpower=7)
    table.token("fog", 213, "willpower_plus_2").turn("thorn").pick("go 214", "stop")
    assert (table.where("thorn"), table.willpower("thorn")) == (213, 9)
    assert table.g.token_on(213, FOG) is None


# -- hordes --------------------------------------------------------------------------------------------


@rule("andor.horde.010", "andor.horde.020")
@pytest.mark.parametrize(
    ("count", "token", "field"),
    [(1, "m5", 221), (2, "m5", 215), (3, "m5", 215), (2, "m1", 220), (1, "m4", 220)],
)
def test_two_skeletons_on_a_field_move_as_a_horde(count: int, token: str, field: int) -> None:
    """m5: lone 1, horde 2; m1: lone 2; m4: horde 2."""
    table = graveyard().movement(token).hero("thorn", field=216)
    skeletons = [table.foe("skeleton", 220) for _ in range(count)]
    pass_fourth_hour(table)
    assert [table.where(uid) for uid in skeletons] == [field] * count


@rule("andor.horde.010")
def test_the_first_horde_is_noticed_by_the_legend() -> None:
    table = graveyard().movement("m3").live("l13.horde").hero("thorn", field=214)
    table.foe("skeleton", 212)
    table.foe("skeleton", 220)
    pass_fourth_hour(table)  # both go to 213
    assert table.foes_on(213) == ["skeleton", "skeleton"]
    assert [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)] == ["l13.horde"]
    assert table.g.horde_seen  # no later one is the first


@rule("andor.horde.010")
def test_skeletons_on_fields_of_their_own_are_no_horde() -> None:
    table = graveyard().movement("m3").live("l13.horde").hero("thorn", field=214)
    table.foe("skeleton", 240)
    table.foe("skeleton", 241)
    table.foe("wargor", 241)
    pass_fourth_hour(table)
    assert table.happened(ev.CardRead) == []
    assert not table.g.horde_seen


@rule("andor.horde.030")
def test_the_skeletons_of_a_horde_are_fought_one_at_a_time() -> None:
    table = graveyard().hero("thorn", field=213, strength=5, willpower=7)
    first, second = table.foe("skeleton", 213), table.foe("skeleton", 213)
    table.turn("thorn")
    assert [name for name in table.options() if name.startswith("fight")] == [
        f"fight skeleton#{first}",
        f"fight skeleton#{second}",
    ]
    table.dice(6, 1, 1, 2, 1).pick(f"fight skeleton#{second}")
    assert table.rounds() == [(11, 5)]  # two dice and the strength of one
    assert (table.figure(first).down, table.figure(second).down) == (False, True)


# -- fights --------------------------------------------------------------------------------------------


def duel(strength: int, *dice: int, willpower: int = 7) -> AndorTable:
    """Thorn fights a skeleton on 213: three dice of Thorn, then those of the skeleton."""
    table = graveyard().hero("thorn", field=213, strength=strength, willpower=willpower)
    table.foe("skeleton", 213)
    return table.dice(*dice).turn("thorn").pick("fight skeleton")


@rule("andor.skeleton_fight.010")
@pytest.mark.parametrize(("dice", "value"), [((4, 4), 11), ((4, 5), 8), ((1, 6), 9), ((1, 1), 5)])
def test_a_skeleton_rolls_two_dice_and_adds_equal_ones(dice: tuple[int, int], value: int) -> None:
    table = duel(1, 1, 1, 1, *dice, willpower=13)
    assert table.rounds() == [(2, value)]


@rule("andor.skeleton_fight.020")
@pytest.mark.parametrize(("willpower", "dice"), [(7, (5, 2)), (6, (5,)), (1, (5,))])
def test_a_skeleton_below_seven_willpower_rolls_one_die(willpower: int, dice: tuple[int, ...]) -> None:
    table = graveyard().all_at(213)
    table.foe("skeleton", 213)
    table.turn("thorn").pick("fight skeleton")
    assert table.g.fight is not None
    table.g.fight.willpower = willpower
    table.dice(1, 1, 1, 5, 2).pick("begin")
    assert table.happened(ev.FoeRolled)[0].dice == dice


@rule("andor.skeleton_fight.030")
def test_the_turn_passes_on_after_a_fight_though_more_skeletons_are_there() -> None:
    table = graveyard().hero("thorn", field=213, strength=5, willpower=7)
    first, second = table.foe("skeleton", 213), table.foe("skeleton", 213)
    table.dice(6, 1, 1, 1, 2).turn("thorn").pick(f"fight skeleton#{first}").asks(1, "turn")
    assert not table.figure(second).down


@rule("andor.skeleton_fight.040")
def test_the_hero_loses_the_difference_to_a_stronger_skeleton() -> None:
    table = duel(1, 3, 1, 1, 5, 2)  # 4 against 8
    assert table.willpower("thorn") == 3
    assert table.happened(ev.RoundEnded)[0].left == 9
    table.asks(0, "stay")


@rule("andor.skeleton_fight.050")
def test_equal_values_change_nothing() -> None:
    table = duel(2, 4, 1, 1, 3, 2)  # 6 against 6
    assert table.rounds() == [(6, 6)]
    assert table.willpower("thorn") == 7
    assert [foe.down for foe in table.g.foes] == [False]
    table.asks(0, "stay")


@rule("andor.skeleton_fight.060", "andor.skeleton_fight.070", "andor.skeleton_fight.080")
@pytest.mark.parametrize("lead", [1, 8])
def test_a_lead_below_nine_subdues_the_skeleton_and_brings_nothing(lead: int) -> None:
    table = duel(1 + lead, 5, 1, 1, 3, 2).asks(1, "turn")
    assert table.rounds() == [(6 + lead, 6)]
    assert [foe.down for foe in table.g.foes] == [True]
    assert (table.bag("thorn"), table.strength("thorn"), table.willpower("thorn")) == ([], 1 + lead, 7)
    assert table.g.narrator == 0
    assert table.g.fight is None
    assert not table.turn("thorn").offers("fight skeleton")


@rule("andor.skeleton_fight.060")
def test_a_group_subdues_a_skeleton_too() -> None:
    table = graveyard().all_at(213).hero("thorn", strength=1).hero("chada", strength=1)
    table.foe("skeleton", 213)
    table.dice(4, 1, 1, 5, 3, 2).turn("thorn").pick("fight skeleton", "invite chada", "join", "keep")
    assert table.rounds() == [(4 + 1 + 5 + 1, 6)]
    assert [foe.down for foe in table.g.foes] == [True]


@rule("andor.skeleton_fight.080", "andor.skeleton_fight.090")
def test_a_lead_of_nine_in_the_first_round_defeats_the_skeleton() -> None:
    table = duel(10, 5, 1, 1, 3, 2)  # 15 against 6
    assert table.g.foes == ()
    table.asks(0, "bury", ["field_200", "sunrise_box"])


@rule("andor.skeleton_fight.080")
def test_a_lead_of_nine_in_a_later_round_only_subdues() -> None:
    table = duel(8, 1, 1, 1, 6, 1)  # 9 against 9
    table.dice(6, 1, 1, 2, 1).pick("on")  # 14 against 5
    assert table.rounds() == [(9, 9), (14, 5)]
    assert [foe.down for foe in table.g.foes] == [True]
    table.asks(1, "turn")


@pytest.mark.parametrize(("strength", "won"), [(11, 1), (5, 1), (1, 0)])
def test_a_fight_with_a_skeleton_ends_as_won_or_not(strength: int, won: int) -> None:
    table = duel(strength, 4, 1, 1, 1, 2)  # 15, 9 or 5 against 5
    while table.g.fight is not None:
        table.pick("withdraw" if table.offers("withdraw") else table.options()[0])
    assert [event.n for event in table.happened(ev.FightEnded)] == [won]


@rule("andor.skeleton_fight.090")
def test_the_defeated_skeleton_goes_to_field_200_or_to_the_sunrise_box() -> None:
    there = duel(10, 5, 1, 1, 3, 2).pick("field_200")
    assert (len(there.g.fallen), there.g.boxed_skeletons) == (1, 0)
    box = duel(10, 5, 1, 1, 3, 2).pick("sunrise_box")
    assert (len(box.g.fallen), box.g.boxed_skeletons) == (0, 1)


@rule("andor.skeleton_fight.090")
def test_in_a_group_the_hero_who_started_the_fight_decides() -> None:
    table = graveyard().all_at(213).hero("thorn", strength=5).hero("chada", strength=5)
    table.foe("skeleton", 213)
    table.dice(4, 4, 1, 1, 2, 3).turn("chada").pick("fight skeleton", "invite thorn", "join", "keep")
    table.asks(1, "bury")


@rule("andor.skeleton_fight.100")
@pytest.mark.parametrize("where", ["field_200", "sunrise_box"])
def test_defeating_a_skeleton_earns_an_article_but_no_starwort_and_no_brew(where: str) -> None:
    table = duel(10, 5, 1, 1, 3, 2).pick(where).asks(0, "article")
    assert table.options() == [
        *("item apple_nut", "item waterskin", "item telescope", "item helm", "item hood", "item falcon"),
    ]
    table.pick("item helm")
    assert table.bag("thorn") == ["helm"]
    assert table.g.fight is None
    table.asks(1, "turn")


@rule("andor.skeleton_fight.100")
def test_in_a_group_one_of_the_fighters_gets_the_article() -> None:
    table = graveyard().all_at(213).hero("thorn", strength=5).hero("chada", strength=5)
    table.foe("skeleton", 213)
    table.dice(4, 1, 1, 4, 2, 3).turn("thorn").pick("fight skeleton", "invite chada", "join", "keep")
    table.pick("field_200").asks(0, "spoils", ["hero thorn", "hero chada"]).pick("hero chada", "item hood")
    assert (table.bag("thorn"), table.bag("chada")) == ([], ["hood"])
