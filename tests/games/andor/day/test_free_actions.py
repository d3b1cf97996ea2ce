"""What costs no hours, and what agrens, telescopes and falcons are good for. [andor.free_action]"""

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import CAVE, FOG, LARGE_TOKEN
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


@rule("andor.equipment.030")
def test_a_falcon_flies_between_two_rounds() -> None:
    table = AndorTable("thorn", "chada").without("second_abilities").hero("thorn", field=205, bag=("falcon",))
    table.hero("chada", field=283, bag=("axe",)).foe("wargor", 205)
    table.turn("thorn").dice(3, 1, 2, 2, 1).pick("fight wargor")
    table.asks(0, "stay").pick("falcon by thorn", "hero chada", "fetch axe", "done").asks(0, "stay")
    assert table.bag("thorn") == ["falcon", "axe"]
