"""Creatures: where they come, how they move, what lures them, and the shields of the camp.
[andor.creature, creature_move, gem, golden_shield, dwarf_road]"""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import distances
from fabletop.games.andor.day.foes import move_creatures, place_creature
from fabletop.games.andor.defs import FOES, ITEMS, MOUNTAIN_SKRAL, TROLL, WARGOR
from fabletop.games.andor.load import legend_for
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

NORTH = list(range(208, 233))  # the fields of the north beside the road
ROAD = [*range(201, 208), *range(233, 240), *range(263, 269)]


def wargors() -> AndorTable:
    """The camp on 203 and the heroes in it; at sunrise the wargors move once."""
    return AndorTable().base(203).all_at(203).only_symbols("move_wargors")


# -- creatures -----------------------------------------------------------------------------------------


@rule("andor.creature.010")
def test_a_creature_walks_over_fog_and_springs_and_leaves_them_as_they_are() -> None:
    table = wargors().token("fog", 213, "wargor").token("spring", 213)
    wargor = table.foe("wargor", 212)
    table.sunrise()
    assert table.where(wargor) == 213
    assert [(token.kind, token.open) for token in table.g.tokens] == [(0, False), (2, True)]
    assert table.foes_on(213) == ["wargor"]


@rule("andor.creature.020")
def test_a_creature_that_reaches_a_hero_starts_no_fight() -> None:
    table = wargors().hero("thorn", field=213, willpower=7)
    wargor = table.foe("wargor", 212)
    table.sunrise()
    assert table.where(wargor) == table.where("thorn") == 213
    assert table.happened(ev.FightBegan) == []
    assert table.willpower("thorn") == 7
    table.asks(0, "turn")


def test_a_creature_on_whose_field_the_camp_is_pitched_stays_there() -> None:
    table = AndorTable().all_at(230).only_symbols("move_wargors")
    wargor = table.foe("wargor", 203)
    table.base(203).sunrise()
    assert table.where(wargor) == 203


@rule("andor.creature.030", "andor.creature_move.030", "andor.creature.040")
@given(
    st.lists(
        st.tuples(st.sampled_from([WARGOR, MOUNTAIN_SKRAL, TROLL]), st.sampled_from(NORTH)), max_size=14
    ),
    st.lists(st.sampled_from([WARGOR, MOUNTAIN_SKRAL, TROLL]), max_size=6),
)
def test_no_field_ever_holds_two_creatures(come: list[tuple[int, int]], moves: list[int]) -> None:
    table = wargors()
    table.g.shield_count = 99
    for kind, field in come:
        place_creature(table.g, kind, field)
    for kind in moves:
        move_creatures(table.g, kind)
    fields = [foe.field for foe in table.g.foes]
    assert len(fields) == len(set(fields))


@rule("andor.creature.040")
@pytest.mark.parametrize(("taken", "field"), [([], 213), ([213], 214), ([213, 214], 215)])
def test_a_new_creature_comes_to_the_first_free_field_along_the_arrows(taken: list[int], field: int) -> None:
    table = AndorTable().hero("thorn", field=212).token("fog", 213, "wargor")
    for other in taken:
        table.foe("mountain_skral", other)
    table.turn("thorn").pick("go 213", "stop")
    assert table.foes_on(field) == ["wargor"]


@rule("andor.creature.050")
@pytest.mark.parametrize(
    ("foe", "strength", "willpower"),
    [("wargor", 2, 5), ("mountain_skral", 6, 8), ("troll", 14, 12), ("guardian_troll", 12, 10)],
)
def test_a_creature_fights_with_the_values_of_its_kind(foe: str, strength: int, willpower: int) -> None:
    table = AndorTable().without("second_abilities").hero("thorn", field=213, strength=1, willpower=19)
    table.foe(foe, 213)
    table.dice(1, 1, 1, 2, 3, 3, 4).turn("thorn").pick(f"fight {foe}")
    assert table.happened(ev.FoeRolled)[0].strength == strength
    assert table.happened(ev.RoundEnded)[0].left == willpower


@rule("andor.creature.060")
@pytest.mark.parametrize(("foe", "strength", "lead"), [("mountain_skral", 6, 2), ("troll", 14, 6)])
def test_skrals_and_trolls_roll_three_dice_and_below_seven_willpower_two(
    foe: str, strength: int, lead: int
) -> None:
    table = AndorTable().without("second_abilities").hero("thorn", field=213, willpower=7)
    table.hero("thorn", strength=strength + lead - 3)
    table.foe(foe, 213)
    table.dice(6, 1, 1, 1, 2, 3).turn("thorn").pick(f"fight {foe}")  # 6 + .. against 3 + ..
    assert table.happened(ev.RoundEnded)[0].left == 6
    table.dice(1, 1, 1, 6, 5).pick("on")
    assert [event.dice for event in table.happened(ev.FoeRolled)] == [(1, 2, 3), (6, 5)]


# -- moving --------------------------------------------------------------------------------------------


@rule("andor.creature_move.010", "andor.creature_move.020")
def test_creatures_follow_their_arrows_one_field_for_each_symbol() -> None:
    table = wargors()
    wargor, skral = table.foe("wargor", 212), table.foe("mountain_skral", 219)
    table.sunrise()
    assert (table.where(wargor), table.where(skral)) == (213, 219)
    table.only_symbols("move_wargors", "move_mountain_skrals").sunrise()
    assert (table.where(wargor), table.where(skral)) == (214, 220)


@rule("andor.creature_move.010")
@pytest.mark.parametrize("start", NORTH)
def test_every_arrow_of_the_north_leads_to_the_camp_in_the_end(start: int) -> None:
    table = wargors()
    table.foe("wargor", start)
    for _ in range(20):
        move_creatures(table.g, WARGOR)
    assert table.shielded() == ["wargor"]


@rule("andor.creature_move.030")
@pytest.mark.parametrize(("taken", "field"), [([213], 214), ([213, 214], 215), ([213, 214, 215], 216)])
def test_a_creature_goes_on_at_once_from_a_field_that_is_taken(taken: list[int], field: int) -> None:
    table = wargors()
    for other in taken:
        table.foe("troll", other)
    wargor = table.foe("wargor", 212)
    table.sunrise()
    assert table.where(wargor) == field


@rule("andor.creature_move.040")
def test_the_creature_on_the_lowest_field_moves_first() -> None:
    table = wargors()
    ahead, behind = table.foe("wargor", 213), table.foe("wargor", 212)
    table.sunrise()
    assert (table.where(behind), table.where(ahead)) == (214, 215)  # behind has jumped over


# -- gems ----------------------------------------------------------------------------------------------


def out_of_game(table: AndorTable) -> list[str]:
    return [ITEMS[item] for item, number in enumerate(table.g.lost) if number]


@rule("andor.gem.010")
def test_a_gem_is_left_where_a_hero_stands_and_not_on_the_way() -> None:
    table = AndorTable().hero("thorn", field=212, bag=("gem_3",))
    table.turn("thorn").pick("go 213")
    assert not table.offers("drop gem_3 by thorn")
    table.pick("stop").turn("thorn").pick("drop gem_3 by thorn")
    assert table.lying(213) == ["gem_3"]


@rule("andor.gem.020", "andor.gem.030", "andor.gem.050")
def test_a_gem_next_door_lures_a_creature_off_its_arrow_once() -> None:
    table = wargors().lay("gem_2", 209)
    wargor = table.foe("wargor", 217)
    table.sunrise()
    assert table.where(wargor) == 209
    assert (table.lying(209), out_of_game(table)) == ([], ["gem_2"])
    table.sunrise()
    assert table.where(wargor) == 210


@rule("andor.gem.050")
def test_a_further_gem_lures_the_creature_again() -> None:
    table = wargors().lay("gem_2", 209).lay("gem_3", 208)
    wargor = table.foe("wargor", 210)
    table.sunrise()
    assert table.where(wargor) == 209
    table.sunrise()
    assert table.where(wargor) == 208


@rule("andor.gem.020", "andor.jump_line.060")
def test_a_gem_across_a_jump_line_lures_nobody() -> None:
    table = wargors().lay("gem_6", 242)
    wargor = table.foe("wargor", 225)
    table.sunrise()
    assert table.where(wargor) == 224
    assert table.lying(242) == ["gem_6"]


@rule("andor.gem.040")
def test_of_two_gems_the_dearer_one_lures() -> None:
    table = wargors().lay("gem_6", 210).lay("gem_4", 208)
    wargor = table.foe("wargor", 217)
    table.sunrise()
    assert table.where(wargor) == 210
    assert table.lying(208) == ["gem_4"]


@rule("andor.gem.060")
def test_the_first_creature_to_move_takes_the_gem() -> None:
    table = wargors().lay("gem_3", 209)
    first, second = table.foe("wargor", 208), table.foe("wargor", 217)
    table.sunrise()
    assert (table.where(first), table.where(second)) == (209, 218)


@rule("andor.gem.060")
def test_a_gem_under_a_creature_is_removed_and_the_creature_that_comes_goes_on_along_the_arrow() -> None:
    table = wargors().lay("gem_3", 209)
    table.foe("troll", 209)
    wargor = table.foe("wargor", 208)
    table.sunrise()
    assert table.where(wargor) == 210
    assert (table.lying(209), out_of_game(table)) == ([], ["gem_3"])


@rule("andor.gem.070")
def test_a_new_creature_takes_the_gem_of_its_field_out_of_the_game() -> None:
    table = AndorTable().hero("thorn", field=212).token("fog", 213, "wargor").lay("gem_4", 213)
    table.turn("thorn").pick("go 213", "stop")
    assert table.foes_on(213) == ["wargor"]
    assert (table.lying(213), out_of_game(table)) == ([], ["gem_4"])


@rule("andor.gem.080")
def test_skeletons_ignore_gems() -> None:
    table = AndorTable().rules("skeletons").lay("gem_6", 209).movement("m3")
    skeleton = table.foe("skeleton", 217)
    table.hero("thorn", field=219, hours=4).hero("chada", field=203).turn("thorn").pick("pass")
    assert table.where(skeleton) == 218
    assert table.lying(209) == ["gem_6"]


# -- golden shields ------------------------------------------------------------------------------------


@rule("andor.golden_shield.010")
@pytest.mark.parametrize("base", ["camp", "wagon"])
def test_a_creature_that_enters_the_base_lies_on_a_golden_shield(base: str) -> None:
    table = wargors().base(203, base)
    wargor = table.foe("wargor", 204)
    table.sunrise()
    assert not table.on_board(wargor)
    assert table.shielded() == ["wargor"]


@rule("andor.golden_shield.020", "andor.skeleton.030")
def test_a_creature_and_a_skeleton_take_one_shield_each() -> None:
    table = wargors().rules("skeletons").can_fail().movement("m3").hero("thorn", field=202, hours=4)
    table.foe("wargor", 204)
    table.foe("skeleton", 204)  # its way to the heroes on 202 leads over 203
    table.g.shield_count = 2
    table.hero("chada", field=202).turn("thorn").pick("pass")
    assert table.shielded() == ["skeleton"]
    table.sunrise()
    assert table.shielded() == ["skeleton", "wargor"]
    assert not table.g.over


@rule("andor.golden_shield.030")
def test_the_legend_is_lost_at_once_when_no_shield_is_free() -> None:
    table = AndorTable().base(203).all_at(203).can_fail().only_symbols("move_wargors", "narrator")
    table.g.shield_count = 0
    table.foe("wargor", 204)
    table.sunrise()
    assert table.g.over
    assert not table.g.won
    assert table.g.narrator == 0


@rule("andor.golden_shield.030")
def test_a_skeleton_without_a_free_shield_ends_the_legend_too() -> None:
    table = AndorTable().base(203).rules("skeletons").can_fail().movement("m3")
    table.g.shield_count = 0
    table.foe("skeleton", 204)
    table.hero("thorn", field=202, hours=4).hero("chada", field=202).turn("thorn").pick("pass")
    assert table.g.over
    assert not table.g.won


@rule("andor.golden_shield.040")
@pytest.mark.parametrize(
    ("heroes", "shields"),
    [
        (("thorn", "chada"), 3),
        (("thorn", "chada", "kram"), 2),
        (("thorn", "chada", "kram", "eara"), 1),
    ],
)
def test_so_many_creatures_may_reach_the_camp_and_one_more_ends_the_legend(
    heroes: tuple[str, ...], shields: int
) -> None:
    table = AndorTable(*heroes).base(203).all_at(203).can_fail().only_symbols("move_wargors")
    for _ in range(shields):
        table.foe("wargor", 204)
        table.sunrise()
    assert len(table.shielded()) == shields
    assert not table.g.over
    table.foe("wargor", 204)
    table.sunrise()
    assert table.g.over


# -- the dwarf road ------------------------------------------------------------------------------------


@rule("andor.dwarf_road.010")
def test_the_old_road_is_all_fields_of_road_in_one_line_with_two_gaps() -> None:
    board = legend_for(12, 2).board
    assert list(board.road) == ROAD
    assert [field for field in range(201, 286) if board.terrain[field] == "road"] == ROAD
    assert [(a, b) for a, b in pairwise(ROAD) if b not in board.neighbours[a]] == [(207, 233), (239, 263)]


@rule("andor.dwarf_road.020")
def test_the_wagon_rolls_along_the_road_and_nowhere_else() -> None:
    table = AndorTable(legend=13).rules("wagon").base(204, "wagon").all_at(204)
    table.turn("thorn")
    pulls = [name for name in table.options() if name.startswith("pull")]
    assert pulls == ["pull 203", "pull 202", "pull 201", "pull 205", "pull 206", "pull 207"]
    table.pick("pull 202")
    assert table.g.base == table.where("thorn") == 202
    assert table.hours("thorn") == 2
    assert table.where("chada") == 204


@rule("andor.dwarf_road.030")
@pytest.mark.parametrize(("camp", "field"), [(202, 204), (207, 206)])
def test_a_creature_on_the_road_follows_it_to_the_camp_from_either_side(camp: int, field: int) -> None:
    table = wargors().base(camp)
    wargor = table.foe("wargor", 205)
    table.sunrise()
    assert table.where(wargor) == field


@rule("andor.dwarf_road.030")
def test_a_creature_keeps_to_the_road_once_it_has_reached_it() -> None:
    table = wargors().base(201)
    wargor = table.foe("wargor", 226)
    seen = []
    for _ in range(5):
        table.sunrise()
        seen.append(table.where(wargor))
    assert seen == [206, 205, 204, 203, 202]


@rule("andor.dwarf_road.030", "andor.jump_line.060")
def test_a_creature_waits_at_a_gap_of_the_road_until_the_bridge_lies_there() -> None:
    table = wargors()
    wargor = table.foe("wargor", 234)
    table.sunrise().sunrise()
    assert table.where(wargor) == 233
    table.g.bridges = 1
    table.sunrise()
    assert table.where(wargor) == 207


@rule("andor.jump_line.060")
@pytest.mark.parametrize("foe", ["wargor", "mountain_skral", "troll"])
def test_no_creature_crosses_a_rift_however_long_it_walks(foe: str) -> None:
    table = wargors()
    for field in (225, 232, 226, 223):
        table.foe(foe, field)
    for _ in range(12):
        for figure in table.g.foes:
            assert figure.field < 233
        move_creatures(table.g, FOES.index(foe))
    assert 233 not in distances(table.g, 225, 99, jumps=False)
