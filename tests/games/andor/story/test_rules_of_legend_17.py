"""Legend 17: krahders and guardians, the falling fortress, and larders."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.andor.story.rules_on import is_on

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FARMER, FOES, MINUS_1, MINUS_4, NO_PIECE
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

# -- Krahd ---------------------------------------------------------------------------------------------


def krahd(*heroes: str) -> AndorTable:
    """The rules of legend 17; the heroes are at the camp on 301."""
    table = AndorTable(*heroes, legend=17).base(301).all_at(301)
    return table.rules("skeletons", "below_the_line", "krahders", "guardians", "farmers", "overtime_minus_4")


def move_by(table: AndorTable, token: str, name: str = "thorn") -> AndorTable:
    """A hero passes the fourth hour, and this token is drawn."""
    return table.movement(token).hero(name, hours=4).turn(name).pick("pass")


def test_krahders_hunt_the_nearest_hero_over_any_distance() -> None:
    table = krahd()
    gonhar = table.foe("gonhar", 337)
    move_by(table, "m7")  # Gonhar moves 2
    assert table.where(gonhar) == 351  # through the fortress and over its jump line


def test_a_krahder_prefers_the_hero_whom_it_has_marked_among_the_nearest() -> None:
    table = krahd("thorn", "eara").hero("thorn", field=312).hero("eara", field=314)
    gonhar = table.foe("gonhar", 313)  # it has marked the mage
    move_by(table, "m1")
    assert table.where(gonhar) == 314
    table = krahd("thorn", "chada").hero("thorn", field=312).hero("chada", field=314)
    gonhar = table.foe("gonhar", 313)
    move_by(table, "m1")
    assert table.where(gonhar) == 312  # without a mage, the lower number


@pytest.mark.parametrize("heroes", [("thorn", "eara"), ("eara", "thorn")])
@pytest.mark.parametrize(("mage", "other"), [(312, 314), (314, 312)])
def test_the_marked_hero_comes_first_whatever_the_numbers(
    heroes: tuple[str, str], mage: int, other: int
) -> None:
    table = krahd(*heroes).hero("thorn", field=other).hero("eara", field=mage)
    gonhar = table.foe("gonhar", 313)
    move_by(table, "m1")
    assert table.where(gonhar) == mage


def test_a_rider_that_comes_to_the_camp_on_its_way_goes_no_further() -> None:
    table = krahd().base(313).hero("thorn", field=312).hero("chada", field=312)
    table.foe("gonhar", 314)
    move_by(table, "m7")  # Gonhar moves 2
    assert table.shielded() == ["gonhar"]
    assert table.foes_on(312) == []


@rule("andor.jump_line.070")
def test_a_krahder_takes_the_jump_line_where_it_is_shorter() -> None:
    table = krahd().hero("thorn", field=334).hero("chada", field=334)
    gonhar = table.foe("gonhar", 332)
    move_by(table, "m1")
    assert table.where(gonhar) == 334


def test_a_krahder_holds_a_hero_and_is_worn_down_over_rounds_with_grey_dice() -> None:
    table = krahd().without("second_abilities")
    gonhar = table.g.legend.foes[FOES.index("gonhar")]
    table.hero("thorn", field=310, strength=gonhar.strength, willpower=20).foe("gonhar", 310)
    assert table.turn("thorn").can_go() == []
    table.dice(6, 1, 1, 1, 1, 2).pick("fight gonhar")  # grey faces 4 and 5
    assert table.happened(ev.FoeRolled)[0].dice == (4, 5)
    assert table.happened(ev.RoundEnded)[0].left == gonhar.willpower - 1
    table.dice(5, 1, 1, 1, 1, 1).pick("on")  # 4 and 4: equal dice are added
    assert [heroes - foe for heroes, foe in table.rounds()] == [1, -3]


def test_krahders_pause_for_one_movement_token() -> None:
    table = krahd().card("l17.horn", "thorn").pick("option 1")
    gonhar, guardian = table.foe("gonhar", 337), table.foe("guardian_troll", 348)
    table.hero("chada", field=347)
    move_by(table, "m1")
    assert (table.where(gonhar), table.where(guardian)) == (337, 347)  # guardians do not pause
    assert not is_on(table, "krahders_pause")
    move_by(table, "m1")
    assert table.where(gonhar) == 338


def test_guardians_move_towards_heroes_in_the_forge_and_strike_whom_they_reach() -> None:
    table = krahd().hero("thorn", field=345, willpower=9).hero("chada", field=345, willpower=7)
    guardian = table.foe("guardian_troll", 348)
    move_by(table, "m1")
    assert (table.where(guardian), table.willpower("thorn")) == (346, 9)
    move_by(table, "m1")
    assert table.where(guardian) == 345
    assert (table.willpower("thorn"), table.willpower("chada")) == (7, 5)


def test_guardians_stay_in_the_forge() -> None:
    table = krahd().hero("thorn", field=319).hero("chada", field=342)
    guardian = table.foe("guardian_troll", 345)
    move_by(table, "m8")
    assert table.where(guardian) == 345


def test_a_guardian_beside_a_hero_stays_though_another_is_near() -> None:
    for heroes in (("thorn", "chada"), ("chada", "thorn")):
        table = krahd(*heroes).hero("thorn", field=346, willpower=9).hero("chada", field=349, willpower=9)
        guardian = table.foe("guardian_troll", 346)
        move_by(table, "m1")
        assert table.where(guardian) == 346
        assert table.willpower("thorn") == 9  # it strikes whom it reaches by moving


@given(st.lists(st.sampled_from([f"m{n}" for n in range(1, 9)]), max_size=5), st.data())
def test_no_guardian_ever_leaves_the_forge(tokens: list[str], data: st.DataObject) -> None:
    forge = (345, 346, 347, 348, 349)
    table = krahd()
    guardians = [table.foe("guardian_troll", field) for field in (346, 347, 348)]
    near = st.sampled_from([*forge, 319, 342, 344, 343])
    for token in tokens:
        for name in ("thorn", "chada"):
            table.hero(name, field=data.draw(near), willpower=9, strength=3)
        move_by(table, token)
    fields = [table.where(uid) for uid in guardians]
    assert all(field in forge for field in fields)
    assert len(set(fields)) == len(fields)


def test_guardians_move_by_movement_tokens_alone() -> None:
    table = krahd().hero("thorn", field=345).lay("gem_6", 346)
    guardian, skral = table.foe("guardian_troll", 348), table.foe("mountain_skral", 327)
    table.only_symbols("move_wargors", "move_mountain_skrals", "move_trolls", "move_wargors_again").sunrise()
    assert (table.where(guardian), table.where(skral)) == (348, 324)
    table.draw_event("drums")  # the creature on the highest field moves: not a guardian
    assert (table.where(guardian), table.where(skral)) == (348, 320)


def test_a_skeleton_that_ends_the_legend_ends_the_moves_of_riders_and_guardians_too() -> None:
    table = krahd().can_fail().hero("thorn", field=346)
    table.g.shield_count = 0
    gonhar, guardian = table.foe("gonhar", 337), table.foe("guardian_troll", 348)
    table.foe("skeleton", 302)
    move_by(table, "m1")
    assert table.g.finished
    assert (table.where(gonhar), table.where(guardian)) == (337, 348)


@rule("andor.overtime.020", "andor.component.350")
@pytest.mark.parametrize(("piece", "price"), [(NO_PIECE, 2), (MINUS_4, 4), (MINUS_1, 1)])
def test_the_overtime_piece_says_what_an_hour_costs(piece: int, price: int) -> None:
    table = krahd().hero("thorn", hours=7, willpower=10)
    table.g.piece = piece
    table.turn("thorn").pick("pass")
    assert table.willpower("thorn") == 10 - price


@rule("andor.difficulty.040")
@pytest.mark.parametrize(("grades", "piece"), [((), NO_PIECE), ((1,), MINUS_1), ((2,), NO_PIECE)])
def test_the_piece_goes_when_no_guardian_is_left_in_the_forge(grades: tuple[int, ...], piece: int) -> None:
    table = AndorTable(legend=17, grades=grades).without("second_abilities").rules("overtime_minus_4")
    table.g.piece = MINUS_4
    table.foe("guardian_troll", 345)
    table.open_goal("forge_cold").live("l17.forge")
    table.hero("thorn", field=345, strength=14, willpower=7)
    table.dice(6, 1, 1, 1, 2, 3).turn("thorn").pick("fight guardian_troll")
    assert table.g.piece == MINUS_4
    assert table.g.fight is not None
    table.g.fight.willpower = 1
    table.dice(6, 1, 1, 1, 2).pick("on", "willpower")
    assert table.g.piece == piece
    assert not is_on(table, "overtime_minus_4")


@pytest.mark.parametrize(("larders", "willpower"), [(False, 2), (True, 10)])
def test_a_hero_at_a_larder_needs_no_food_even_beside_a_foe(larders: bool, willpower: int) -> None:
    table = AndorTable(legend=17).base(301).all_at(301).only_symbols("food").token("red_cross", 312)
    table.hero("thorn", field=312, willpower=10)
    table.foe("wargor", 312)
    if larders:
        table.rules("larders")
    table.sunrise()
    assert table.willpower("thorn") == willpower


# -- the fall of the fortress --------------------------------------------------------------------------


def falling() -> AndorTable:
    table = krahd().rules("collapse").only_symbols()
    table.g.piece = NO_PIECE
    return table


@pytest.mark.parametrize("how", ["sunrise", "token"])
def test_each_sunrise_and_each_movement_token_takes_a_stage(how: str) -> None:
    table = falling()
    for stage in range(1, 5):
        if how == "sunrise":
            table.sunrise()
        else:
            move_by(table, "m3")
        assert table.g.collapsed == stage
    table.sunrise()
    assert table.g.collapsed == 4


def test_before_the_collapse_the_fortress_stands() -> None:
    table = falling().without("collapse").sunrise()
    move_by(table, "m3")
    assert table.g.collapsed == 0


def test_fallen_fields_can_no_longer_be_entered() -> None:
    table = falling().hero("thorn", field=353)
    assert 355 in table.turn("thorn").can_go()
    table.sunrise()
    assert 358 in table.can_go()
    assert not {355, 356} & set(table.can_go())


@pytest.mark.parametrize(
    ("stage", "field", "to"),
    [(1, 355, 353), (1, 356, 354), (2, 353, 351), (2, 358, 357), (3, 351, 350), (3, 357, 350)],
)
def test_a_hero_is_thrown_to_what_is_left_of_the_fortress_and_loses_three_willpower(
    stage: int, field: int, to: int
) -> None:
    table = falling().hero("thorn", field=field, willpower=9)
    table.g.collapsed = stage - 1
    table.sunrise()
    assert (table.where("thorn"), table.willpower("thorn")) == (to, 6)


def test_whatever_else_stood_or_lay_there_is_gone() -> None:
    table = falling().lay("knife", 355).lay("farmer", 355).token("fire", 356).lay("axe", 353)
    gonhar = table.foe("gonhar", 356)
    table.sunrise()
    assert not table.on_board(gonhar)
    assert (table.lying(355), table.lying(353), table.g.tokens) == ([], ["axe"], ())
    assert table.g.lost[FARMER] == 1


def test_a_hero_in_the_fortress_when_the_last_stage_falls_loses_the_legend() -> None:
    table = falling().can_fail().hero("thorn", field=350)
    table.g.collapsed = 2
    table.sunrise()
    assert not table.g.over
    table.sunrise()
    assert (table.g.over, table.g.won) == (True, False)
