"""What costs no hours, and what agrens, telescopes and falcons are good for. [andor.free_action]"""

from collections.abc import Callable

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import CAVE, FOG, ITEMS, LARGE_TOKEN
from fabletop.games.andor.state.pieces import OPEN
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.testing import rule

# what lies on 218 or is carried there by Chada, who stands there with Thorn, and what is done with it
FREE_ACTIONS = [
    "open by chada",
    "spring by chada",
    "take gem_3 by chada",
    "take growing_starwort by chada",
    "drop apple_nut by chada",
    "give apple_nut by chada",
    "use telescope by chada",
]


def two_on_218() -> AndorTable:
    """Everything at hand on 218; Thorn has 3 hours behind him and Chada 5."""
    table = AndorTable("thorn", "chada").all_at(218).token("spring", 218).token("fog", 217, "agren")
    table.token("cave", 218, "willpower_plus_2").lay("gem_3", 218).lay("growing_starwort", 218)
    return table.hero("thorn", hours=3).hero("chada", hours=5, bag=("apple_nut", "telescope"))


def finish(table: AndorTable) -> None:
    """Answer what an action asks, until the turn goes on."""
    while table.asked().kind != "turn":
        table.pick(table.options()[0])


def token_open(table: AndorTable, field: int, kind: int) -> bool:
    token = table.g.token_on(field, kind)
    assert token is not None
    return token.open


# -- free actions ------------------------------------------------------------------------------------------


@rule("andor.free_action.010", "andor.free_action.020")
@pytest.mark.parametrize("action", FREE_ACTIONS)
def test_free_actions_cost_no_hours_in_the_turn_of_another(action: str) -> None:
    table = two_on_218().turn("thorn").pick(action)
    finish(table)
    assert (table.hours("thorn"), table.hours("chada"), table.g.turn) == (3, 5, 0)
    assert table.happened(ev.HourSpent) == []
    assert table.offers("pass")  # Thorn's own action is still to come


@rule("andor.free_action.020")
def test_a_free_action_is_for_the_hero_who_does_it() -> None:
    table = two_on_218().turn("thorn")
    seats = {table.name_of(act): act.seat for act in table.asked().options if hasattr(act, "seat")}
    assert seats["take gem_3 by thorn"] == 0
    assert seats["take gem_3 by chada"] == 1


@rule("andor.free_action.020")
def test_free_actions_come_between_two_fields_of_a_move() -> None:
    table = two_on_218().hero("thorn", field=217).turn("thorn").pick("go 210")
    table.asks(0, "walk").pick("take gem_3 by chada").asks(0, "walk").pick("stop")
    assert table.bag("chada") == ["apple_nut", "telescope", "gem_3"]


@rule("andor.free_action.020")
def test_a_hero_who_crosses_a_field_takes_what_lies_there() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=235).lay("apple_nut", 236)
    table.turn("thorn").pick("go 236", "take apple_nut by thorn", "go 237", "stop")
    assert (table.where("thorn"), table.hours("thorn"), table.bag("thorn")) == (237, 2, ["apple_nut"])


@pytest.mark.parametrize("token", ["fire", "red_cross"])
def test_fire_and_open_crosses_are_no_tokens_to_activate(token: str) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=213).token(token, 213).turn("thorn")
    assert not table.offers("open by thorn")


@rule("andor.free_action.020")
def test_free_actions_come_between_two_rounds() -> None:
    table = two_on_218().without("second_abilities")
    table.foe("wargor", 218)
    table.turn("thorn").pick("fight wargor").dice(3, 1, 2, 2, 1).pick("begin")  # 1 + 3 against 2 + 2
    table.asks(0, "stay").pick("give apple_nut by chada", "hero thorn").asks(0, "stay")
    assert table.bag("thorn") == ["apple_nut"]


@rule("andor.free_action.030")
def test_whose_disc_lies_in_the_box_does_nothing_at_all() -> None:
    table = two_on_218().hero("chada", in_box=True).turn("thorn")
    assert [name for name in table.options() if name.endswith("by chada")] == []
    assert table.offers("take gem_3 by thorn")


@rule("andor.free_action.030")
def test_nothing_is_given_to_a_hero_whose_day_has_ended() -> None:
    table = two_on_218().hero("thorn", in_box=True).turn("chada")
    assert table.offers("drop apple_nut by chada")
    assert not table.offers("give apple_nut by chada")


@rule("andor.free_action.040")
def test_opening_a_fog_token_underfoot_costs_no_hour() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=213).token("fog", 213, "strength_plus_1")
    table.turn("thorn").pick("open by thorn").asks(0, "turn")
    assert (table.strength("thorn"), table.hours("thorn")) == (2, 0)
    assert table.g.token_on(213, FOG) is None


@rule("andor.free_action.040")
def test_a_move_that_ends_on_fog_opens_it_for_nothing_more() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=214).token("fog", 213, "strength_plus_1")
    table.turn("thorn").pick("go 213", "stop")
    assert (table.strength("thorn"), table.hours("thorn")) == (2, 1)


@rule("andor.free_action.050")
def test_opening_a_cave_token_underfoot_costs_no_hour() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=211).token("cave", 211, "willpower_plus_2")
    table.turn("thorn").pick("open by thorn").asks(0, "turn")
    assert (table.willpower("thorn"), table.hours("thorn")) == (9, 0)


@rule("andor.free_action.050")
def test_a_move_that_ends_in_a_cave_opens_it_for_nothing_more() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=210).token("cave", 211, "willpower_plus_2")
    table.turn("thorn").pick("go 211", "stop")
    assert (table.willpower("thorn"), table.hours("thorn")) == (9, 1)


@rule("andor.free_action.060")
def test_emptying_a_spring_costs_no_hour() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=229).token("spring", 229)
    table.turn("thorn").pick("spring by thorn").asks(0, "turn")
    assert (table.willpower("thorn"), table.hours("thorn")) == (9, 0)
    assert not table.offers("spring by thorn")


@rule("andor.free_action.070")
@pytest.mark.parametrize("thing", ["apple_nut", "starwort", "gem_6", "helm", "axe", "fire_shield"])
def test_things_are_picked_up_and_dropped_for_no_hour(thing: str) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=214).lay(thing, 214).lay("hood", 215)
    table.turn("thorn")
    assert not table.offers("take hood by thorn")  # it lies elsewhere
    table.pick(f"take {thing} by thorn")
    assert (table.bag("thorn"), table.lying(214)) == ([thing], [])
    table.pick(f"drop {thing} by thorn").asks(0, "turn")
    assert (table.bag("thorn"), table.lying(214), table.hours("thorn")) == ([], [thing], 0)


@rule("andor.free_action.080")
@pytest.mark.parametrize("thing", ["apple_nut", "starwort", "gem_6", "helm", "axe", "fire_shield"])
def test_heroes_on_a_field_give_things_for_no_hour(thing: str) -> None:
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=(thing,)).turn("thorn")
    table.pick(f"give {thing} by thorn", "hero chada").asks(0, "turn")
    assert (table.bag("thorn"), table.bag("chada")) == ([], [thing])
    assert (table.hours("thorn"), table.hours("chada")) == (0, 0)


@rule("andor.free_action.080")
def test_heroes_on_a_field_swap_things() -> None:
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=("axe",)).hero("chada", bag=("gem_2",))
    table.turn("thorn").pick("give axe by thorn", "hero chada", "give gem_2 by chada", "hero thorn")
    assert (table.bag("thorn"), table.bag("chada"), table.hours("thorn")) == (["gem_2"], ["axe"], 0)


@rule("andor.free_action.080")
def test_nothing_is_given_from_field_to_field() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=214, bag=("axe",)).hero("chada", field=215)
    assert not table.turn("thorn").offers("give axe by thorn")
    table = (
        AndorTable("thorn", "chada", "kram").all_at(214).hero("thorn", bag=("axe",)).hero("kram", field=215)
    )
    table.turn("thorn").pick("give axe by thorn").asks(0, "give_to", ["hero chada", "done"])


@rule("andor.free_action.090")
def test_gathering_starworts_costs_no_hour() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=220)
    table.lay("growing_starwort", 220).lay("growing_starwort", 220).turn("thorn")
    table.pick("take growing_starwort by thorn").asks(0, "turn")
    assert (table.bag("thorn"), table.lying(220)) == (["starwort"], ["growing_starwort"])
    assert table.hours("thorn") == 0


@rule("andor.free_action.100")
def test_using_a_thing_costs_no_hour() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=214, bag=("fire_shield",)).turn("thorn")
    table.pick("use fire_shield by thorn", "nothing").asks(0, "turn")
    assert (table.bag("thorn"), table.hours("thorn")) == (["half_fire_shield"], 0)


# -- no end of free actions --------------------------------------------------------------------------------


def laid_down() -> AndorTable:
    """Thorn and Chada on 214; Thorn has laid the axe down, and it is his turn."""
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=("axe", "gem_2"))
    return table.turn("thorn").pick("drop axe by thorn")


@rule("andor.free_action.110")
def test_what_was_laid_down_stays_there_for_a_while() -> None:
    table = laid_down()
    assert not table.offers("take axe by thorn")
    assert table.offers("take axe by chada")
    assert table.offers("drop gem_2 by thorn")
    table.pick("drop gem_2 by thorn")  # more of the same is nothing else
    assert not table.offers("take axe by thorn")


@rule("andor.free_action.110")
def test_what_was_taken_up_may_be_laid_down_but_not_taken_again() -> None:
    table = AndorTable("thorn", "chada").all_at(214).lay("axe", 214).turn("thorn")
    table.pick("take axe by thorn", "drop axe by thorn", "take axe by chada", "drop axe by chada")
    assert [name for name in table.options() if "axe" in name] == []
    assert table.lying(214) == ["axe"]


@rule("andor.free_action.110")
def test_what_was_given_away_is_not_given_back_at_once() -> None:
    table = AndorTable("thorn", "chada", "kram").all_at(214).hero("thorn", bag=("axe",)).turn("thorn")
    table.pick("give axe by thorn", "hero chada", "give axe by chada")
    table.asks(1, "give_to", ["hero kram", "done"]).pick("hero kram")
    assert not table.offers("give axe by kram")
    assert table.offers("drop axe by kram")


@rule("andor.free_action.110")
def test_what_a_falcon_has_carried_does_not_fly_back() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=201, bag=("falcon", "axe"))
    table.hero("chada", field=283, bag=("gem_4",)).turn("thorn")
    table.pick("falcon by thorn", "hero chada", "send axe", "fetch gem_4").asks(0, "exchange", ["done"])


@rule("andor.free_action.110")
def test_of_two_alike_the_second_stays_too() -> None:
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=("apple_nut", "apple_nut"))
    table.turn("thorn").pick("drop apple_nut by thorn", "give apple_nut by thorn", "hero chada")
    assert [name for name in table.options() if name.endswith("by thorn")] == []
    assert table.offers("take apple_nut by chada")


@rule("andor.free_action.110")
def test_a_thing_goes_over_the_field_to_another_hero() -> None:
    table = laid_down().pick("take axe by chada")
    assert (table.bag("thorn"), table.bag("chada"), table.lying(214)) == (["gem_2"], ["axe"], [])


@rule("andor.free_action.110")
def test_one_is_laid_down_to_make_room_for_another() -> None:
    table = (
        AndorTable("thorn", "chada").hero("thorn", field=214, bag=("helm",)).lay("hood", 214).turn("thorn")
    )
    assert not table.offers("take hood by thorn")
    table.pick("drop helm by thorn", "take hood by thorn")
    assert (table.bag("thorn"), table.lying(214)) == (["hood"], ["helm"])


def after_a_pass(table: AndorTable) -> None:
    table.pick("pass")


def after_setting_out(table: AndorTable) -> None:
    table.pick("carry chada", "yes").asks(0, "walk")


def after_a_spring(table: AndorTable) -> None:
    table.pick("spring by chada")


def after_fire(table: AndorTable) -> None:
    table.pick("use fire_shield by chada", "nothing")


def after_a_look(table: AndorTable) -> None:
    table.pick("use telescope by chada")


def after_an_opening(table: AndorTable) -> None:
    table.pick("open by chada")


def after_a_spell(table: AndorTable) -> None:
    table.pick("cast healing", "hero chada", "points 1")
    finish(table)


def after_a_flight(table: AndorTable) -> None:
    table.pick("falcon by eara", "hero chada", "done")


def after_a_drink(table: AndorTable) -> None:
    table.pick("drink").asks(0, "walk")


@rule("andor.free_action.110")
@pytest.mark.parametrize(
    "something",
    [
        after_a_pass,
        after_setting_out,
        after_a_spring,
        after_fire,
        after_a_look,
        after_an_opening,
        after_a_spell,
        after_a_flight,
        after_a_drink,
    ],
)
def test_once_something_else_has_happened_it_is_taken_up_again(
    something: Callable[[AndorTable], None],
) -> None:
    table = AndorTable("thorn", "chada", "eara").all_at(218).base(218).token("spring", 218)
    table.token("cave", 218, "willpower_plus_2").token("fog", 217, "agren").book("eara", "healing", OPEN)
    table.hero("thorn", bag=("axe", "waterskin")).hero("chada", bag=("telescope", "fire_shield"))
    table.hero("eara", bag=("falcon", "gem_3")).turn("thorn").pick("drop axe by thorn")
    assert not table.offers("take axe by thorn")
    something(table)
    assert table.offers("take axe by thorn")


@rule("andor.free_action.110")
def test_an_hour_in_the_middle_of_a_move_is_something_else() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=235).hero("chada", field=214, bag=("axe",))
    table.turn("thorn").pick("go 236", "drop axe by chada").asks(0, "walk")
    assert not table.offers("take axe by chada")
    table.pick("go 237").asks(0, "walk")
    assert table.offers("take axe by chada")


@rule("andor.free_action.110")
def test_the_end_of_a_turn_is_something_else() -> None:
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=("axe",)).turn("chada")
    table.pick("drop axe by thorn")
    assert not table.offers("take axe by thorn")
    table.pick("end_day").asks(0, "turn")
    assert table.offers("take axe by thorn")


@rule("andor.free_action.110")
def test_what_is_delivered_is_something_else() -> None:
    table = AndorTable("thorn", "chada", legend=15).all_at(207).base(207)
    goal = next(goal for goal in table.g.legend.goals if goal.type == "deliver_set")
    wanted = ITEMS[goal.ids[0]]
    table.open_goal(goal.id).hero("thorn", bag=("axe", wanted)).turn("thorn").pick("drop axe by thorn")
    assert not table.offers("take axe by thorn")
    table.pick(f"drop {wanted} by thorn")
    assert table.offers("take axe by thorn")


@pytest.mark.parametrize(("is_open", "lies"), [(False, ["apple_nut"]), (True, [])])
def test_an_article_is_wanted_at_the_camp_only_once_the_goal_is_open(is_open: bool, lies: list[str]) -> None:
    table = AndorTable("thorn", "chada", legend=15).all_at(207).base(207).hero("thorn", bag=("apple_nut",))
    if is_open:
        table.open_goal("sick")
    table.turn("thorn").pick("drop apple_nut by thorn")
    assert table.lying(207) == lies
    assert table.g.delivered[ITEMS.index("apple_nut")] == int(is_open)


def test_one_piece_of_each_article_is_wanted_at_the_camp() -> None:
    table = AndorTable("thorn", "chada", legend=15).all_at(207).base(207).open_goal("sick")
    table.hero("thorn", bag=("apple_nut", "apple_nut")).turn("thorn")
    table.pick("drop apple_nut by thorn", "drop apple_nut by thorn")
    assert table.lying(207) == ["apple_nut"]
    assert table.g.delivered[ITEMS.index("apple_nut")] == 1


@rule("andor.free_action.120")
def test_one_may_think_better_of_giving_once() -> None:
    table = AndorTable("thorn", "chada").all_at(214).hero("thorn", bag=("axe",)).turn("thorn")
    table.pick("give axe by thorn").asks(0, "give_to", ["hero chada", "done"]).pick("done")
    table.pick("give axe by thorn").asks(0, "give_to", ["hero chada"]).pick("hero chada")
    assert table.bag("chada") == ["axe"]


@rule("andor.free_action.120")
def test_one_may_think_better_of_sending_the_falcon_once() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=201, bag=("falcon", "axe"))
    table.hero("chada", field=283).turn("thorn")
    table.pick("falcon by thorn").asks(0, "falcon_to", ["hero chada", "done"]).pick("done")
    table.pick("falcon by thorn").asks(0, "falcon_to", ["hero chada"])


@rule("andor.free_action.120")
def test_who_has_looked_under_the_hood_and_opens_again_goes_in() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=211, bag=("hood",), willpower=7)
    table.token("cave", 211, "willpower_plus_2").turn("thorn").pick("open by thorn").asks(0, "hood")
    table.pick("nothing").asks(0, "turn")
    assert table.willpower("thorn") == 7
    table.pick("open by thorn").asks(0, "turn")
    assert table.willpower("thorn") == 9
    assert table.g.token_on(211, CAVE) is None


@rule("andor.free_action.120")
def test_after_something_else_one_looks_under_the_hood_again() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=211, bag=("hood",), willpower=7)
    table.token("cave", 211, "willpower_plus_2").turn("thorn").pick("open by thorn", "nothing", "pass")
    table.pick("open by thorn").asks(0, "hood", ["enter", "nothing"])


@rule("andor.free_action.120")
def test_who_has_thought_better_of_one_thing_may_still_think_better_of_another() -> None:
    table = AndorTable("thorn", "chada").all_at(211).hero("thorn", bag=("hood", "axe"))
    table.token("cave", 211, "willpower_plus_2").turn("thorn").pick("give axe by thorn", "done")
    table.pick("open by thorn").asks(0, "hood", ["enter", "nothing"]).pick("nothing")
    table.pick("give axe by thorn").asks(0, "give_to", ["hero chada"])
    other = AndorTable("thorn", "chada").all_at(211).hero("thorn", bag=("hood", "axe"))
    other.token("cave", 211, "willpower_plus_2").turn("thorn").pick("open by thorn", "nothing")
    other.pick("give axe by thorn").asks(0, "give_to", ["hero chada", "done"])
    assert other.pick("done").offers("carry chada")


@rule("andor.free_action.120")
def test_who_has_declined_to_be_carried_is_not_asked_again_at_once() -> None:
    table = AndorTable("thorn", "chada", "kram").all_at(214).turn("thorn").pick("carry chada", "no")
    assert not table.offers("carry chada")
    assert table.offers("carry kram")
    table.hero("thorn", hours=0).pick("pass").pick("pass").pick("pass").asks(0, "turn")
    assert table.offers("carry chada")


# -- agrens ------------------------------------------------------------------------------------------------


@rule("andor.agren.010")
@pytest.mark.parametrize(("kind", "field"), [("fog", 213), ("cave", 211)])
def test_an_agren_gives_one_article_of_the_equipment_board(kind: str, field: int) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=212).token(kind, field, "agren")
    table.turn("thorn").pick(f"go {field}", "stop").asks(0, "article").pick("item falcon")
    assert table.bag("thorn") == ["falcon"]
    table.asks(1, "turn")


@rule("andor.agren.010")
def test_a_hero_need_not_take_anything_from_an_agren() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=212).token("fog", 213, "agren")
    table.turn("thorn").pick("go 213", "stop").pick("nothing")
    assert table.bag("thorn") == []
    table.asks(1, "turn")


@rule("andor.agren.010")
def test_what_has_been_taken_is_gone_from_the_equipment_board() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=212, willpower=20)
    table.token("fog", 213, "agren").token("cave", 211, "agren").hero("chada", in_box=True)
    table.turn("thorn").pick("go 213", "stop", "item telescope")
    table.pick("go 212", "go 211", "stop").asks(0, "article")
    assert not table.offers("item telescope")
    assert table.offers("item falcon")


@rule("andor.agren.010")
@pytest.mark.parametrize("legend", range(11, 18))
def test_agrens_wait_under_tokens_from_legend_12_on(legend: int) -> None:
    g = set_up(legend)
    agrens = [face.index for face in g.legend.faces if face.id == "agren"]
    found = [face for face in [*(token.face for token in g.tokens), *g.cave_supply] if face in agrens]
    assert (len(found) > 0) == (legend >= 12)


@rule("andor.agren.020")
@pytest.mark.parametrize(("kind", "field"), [("fog", 213), ("cave", 211)])
def test_an_agren_gives_neither_a_brew_nor_a_starwort(kind: str, field: int) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=212).token(kind, field, "agren")
    table.turn("thorn").pick(f"go {field}", "stop")
    others = ["apple_nut", "waterskin", "telescope", "helm", "hood", "falcon"]
    table.asks(0, "article", [*(f"item {item}" for item in others), "nothing"])


# -- the telescope -----------------------------------------------------------------------------------------


@rule("andor.telescope.010")
def test_a_telescope_is_not_used_in_the_middle_of_a_move() -> None:
    table = (
        AndorTable("thorn", "chada").hero("thorn", field=215, bag=("telescope",)).token("fog", 213, "agren")
    )
    table.turn("thorn").pick("go 214")
    assert not table.offers("use telescope by thorn")
    table.pick("stop")
    assert table.offers("use telescope by thorn")  # standing on 214, in Chada's turn


@rule("andor.telescope.020")
def test_a_telescope_shows_neither_caves_nor_empty_springs() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=214, bag=("telescope",)).token("spring", 213)
    table.token("cave", 215, "gem")
    table.g.drink_spring(0, table.g.tokens[0])
    assert not table.turn("thorn").offers("use telescope by thorn")


@rule("andor.telescope.010")
def test_whoever_is_carried_is_moving_too() -> None:
    table = (
        AndorTable("thorn", "chada").all_at(215).hero("chada", bag=("telescope",)).token("fog", 213, "agren")
    )
    table.turn("thorn").pick("carry chada", "yes", "go 214")
    assert not table.offers("use telescope by chada")
    table.pick("stop")
    assert table.offers("use telescope by chada")


@rule("andor.telescope.020")
def test_a_telescope_shows_every_token_next_door_but_caves() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=218, bag=("telescope",))
    table.token("fog", 217, "wargor").token("fog", 225, "apple_nut").token("large", 219, "large_cave")
    table.token("cave", 211, "gem").token("fog", 208, "agren").turn("thorn").pick("use telescope by thorn")
    assert [token_open(table, field, FOG) for field in (217, 225, 208)] == [True, True, False]
    assert token_open(table, 219, LARGE_TOKEN)
    assert not token_open(table, 211, CAVE)


@rule("andor.telescope.020")
def test_a_cave_alone_is_nothing_to_look_at() -> None:
    table = (
        AndorTable("thorn", "chada").hero("thorn", field=218, bag=("telescope",)).token("cave", 211, "gem")
    )
    assert not table.turn("thorn").offers("use telescope by thorn")


@rule("andor.telescope.030")
def test_what_a_telescope_shows_is_not_activated() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=218, bag=("telescope",))
    table.token("fog", 217, "wargor").token("fog", 219, "strength_plus_1").turn("thorn")
    table.pick("use telescope by thorn").asks(0, "turn")
    assert (table.strength("thorn"), table.g.foes) == (1, ())
    table.pick("go 219", "stop")  # whoever stops there activates it all the same
    assert table.strength("thorn") == 2
    assert table.g.token_on(219, FOG) is None


@rule("andor.telescope.040")
def test_a_telescope_shows_a_token_beyond_a_jump_line() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=225, bag=("telescope",), willpower=1)
    table.token("fog", 242, "agren").turn("thorn").pick("use telescope by thorn")
    assert token_open(table, 242, FOG)


# -- the falcon --------------------------------------------------------------------------------------------


@rule("andor.equipment.030")
def test_a_falcon_exchanges_things_over_any_distance() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=201, bag=("falcon", "apple_nut"))
    table.hero("chada", field=283, bag=("gem_4",)).turn("thorn")
    table.pick("falcon by thorn", "hero chada", "send apple_nut", "fetch gem_4", "done").asks(0, "turn")
    assert (table.bag("thorn"), table.bag("chada")) == (["falcon", "gem_4"], ["apple_nut"])
    assert (table.hours("thorn"), table.hours("chada")) == (0, 0)


@rule("andor.equipment.030", "andor.free_action.030")
@pytest.mark.parametrize("in_box", [True, False])
def test_no_falcon_flies_to_a_hero_whose_day_is_over(in_box: bool) -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", field=201, bag=("falcon", "axe"))
    table.hero("chada", field=283, in_box=in_box, resting=not in_box).hero("kram", field=285).turn("thorn")
    table.pick("falcon by thorn").asks(0, "falcon_to", ["hero kram", "done"])
    table = AndorTable("thorn", "chada").hero("thorn", field=201, bag=("falcon", "axe"))
    assert (
        not table.hero("chada", field=283, in_box=in_box, resting=not in_box)
        .turn("thorn")
        .offers("falcon by thorn")
    )


@rule("andor.equipment.030")
def test_a_falcon_carries_small_things_only_and_what_there_is_room_for() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=201, strength=9)
    table.hero("thorn", bag=("falcon", "helm", "log_1", "farmer", "axe", "gem_2", "apple_nut", "waterskin"))
    table.hero("chada", field=283, bag=("fire_shield", "hood", "knife", "sword_hilt")).turn("thorn")
    table.pick("falcon by thorn", "hero chada")
    there = ["send apple_nut", "send waterskin", "send axe", "send gem_2"]
    table.asks(0, "exchange", [*there, "fetch knife", "fetch sword_hilt", "done"])
    table.pick("send axe").asks(0, "exchange")
    assert not table.offers("send waterskin")  # Chada's three places are taken
    assert table.offers("send gem_2")


@rule("andor.equipment.030")
def test_a_falcon_flies_once_a_day() -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=201, bag=("falcon", "axe")).turn("thorn")
    table.pick("falcon by thorn", "hero chada", "done", "pass")
    assert not table.offers("falcon by thorn")
    table.start("andor.day", 0)  # a new day
    assert table.turn("thorn").offers("falcon by thorn")


@rule("andor.equipment.030")
def test_a_falcon_flies_between_two_rounds() -> None:
    table = AndorTable("thorn", "chada").without("second_abilities").hero("thorn", field=205, bag=("falcon",))
    table.hero("chada", field=283, bag=("axe",)).foe("wargor", 205)
    table.turn("thorn").dice(3, 1, 2, 2, 1).pick("fight wargor")
    table.asks(0, "stay").pick("falcon by thorn", "hero chada", "fetch axe", "done").asks(0, "stay")
    assert table.bag("thorn") == ["falcon", "axe"]
