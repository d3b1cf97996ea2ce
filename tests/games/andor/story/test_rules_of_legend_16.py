"""Legend 16: Radan, the shadow that hunts, and cold nights."""

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FOES
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

# -- Radan ---------------------------------------------------------------------------------------------


def test_radan_walks_along_with_heroes_and_may_be_left_anywhere() -> None:
    table = AndorTable(legend=16).rules("companion").base(234, "wagon").card("l16.radan", "thorn")
    table.hero("thorn", field=280).lay("radan", 280).turn("thorn").pick("take radan by thorn")
    table.pick("go 278", "stop").turn("thorn").pick("drop radan by thorn")
    assert table.lying(278) == ["radan"]
    assert table.hours("thorn") == 1


def test_radan_stays_at_the_wagon_and_the_goal_is_done() -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").open_goal("radan")
    table.hero("thorn", field=265, bag=("radan",)).turn("thorn").pick("go 264", "stop")
    assert table.bag("thorn") == []
    assert len(table.happened(ev.GoalDone)) == 1


@pytest.mark.parametrize(("hero", "field"), [(234, 278), (277, 277)])
def test_radan_alone_is_dragged_a_field_back_when_a_foe_comes(hero: int, field: int) -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").all_at(234)
    table.hero("thorn", field=280).card("l16.radan", "thorn")  # found on 280
    table.g.lift(*table.g.lying[0])
    table.lay("radan", 277).hero("thorn", field=hero).only_symbols("move_wargors")
    table.foe("wargor", 278)
    table.sunrise()
    assert table.lying(field) == ["radan"]


def test_radan_on_the_field_where_he_was_found_stays_there() -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").all_at(234)
    table.hero("thorn", field=280).card("l16.radan", "thorn").hero("thorn", field=234)
    table.only_symbols("move_wargors").foe("wargor", 284)
    table.sunrise()
    assert (table.foes_on(280), table.lying(280)) == (["wargor"], ["radan"])


# -- the shadow that hunts -----------------------------------------------------------------------------


def hunted(field: int) -> tuple[AndorTable, int]:
    """The shadow on a field; the heroes are at the wagon on 264."""
    table = AndorTable(legend=16).rules("shadow_hunts").base(264, "wagon").all_at(264)
    return table.only_symbols("skeletons"), table.foe("hunting_shadow", field)


def test_the_shadow_moves_two_fields_towards_the_nearest_hero_and_strikes() -> None:
    table, shadow = hunted(251)
    table.hero("thorn", field=256, willpower=9).sunrise()
    assert table.where(shadow) == 255  # over 254
    assert table.willpower("thorn") == 9
    table.sunrise()
    assert table.where(shadow) == 256
    assert table.willpower("thorn") == 6
    table.sunrise()
    assert table.willpower("thorn") == 3  # it is still there


def test_the_shadow_uses_jump_lines() -> None:
    table, shadow = hunted(206)
    table.hero("thorn", field=233, willpower=9).sunrise()
    assert table.where(shadow) == 233
    assert table.willpower("thorn") == 6


def test_the_shadow_that_comes_to_the_wagon_takes_no_shield() -> None:
    table, shadow = hunted(263)
    table.sunrise()
    assert (table.where(shadow), table.shielded()) == (264, [])


@pytest.mark.parametrize(
    ("item", "banishes"),
    [("storm_shield", True), ("half_brotherhood_shield", True), ("falcon", False), ("iron_gauntlet", False)],
)
def test_a_side_of_any_shield_and_nothing_else_banishes_the_shadow(item: str, banishes: bool) -> None:
    table, shadow = hunted(251)
    table.hero("thorn", (item,), field=251).turn("thorn")
    assert table.offers(f"banish {item} by thorn") == banishes
    if banishes:
        table.pick(f"banish {item} by thorn")
        assert not table.on_board(shadow)
        assert item not in table.bag("thorn")


def test_a_shield_banishes_the_shadow_on_the_own_field_only() -> None:
    table, _ = hunted(251)
    table.foe("wargor", 252)
    table.hero("thorn", ("storm_shield",), field=252).turn("thorn")
    assert not table.offers("banish storm_shield by thorn")


def test_a_shield_banishes_the_shadow_and_not_a_creature_beside_it() -> None:
    table = AndorTable(legend=16).rules("shadow_hunts").base(264, "wagon").all_at(264)
    wargor, shadow = table.foe("wargor", 251), table.foe("hunting_shadow", 251)
    table.hero("thorn", ("storm_shield",), field=251).turn("thorn").pick("banish storm_shield by thorn")
    assert (table.on_board(wargor), table.on_board(shadow)) == (True, False)
    assert FOES.index("hunting_shadow") not in table.g.fallen


def test_the_shadow_takes_the_lower_number_of_two_that_are_equally_near() -> None:
    table, shadow = hunted(213)
    table.hero("thorn", field=220, willpower=9).hero("chada", field=212, willpower=9).sunrise()
    assert table.where(shadow) == 212
    assert (table.willpower("thorn"), table.willpower("chada")) == (9, 6)


def test_the_shadow_stays_while_it_does_not_hunt() -> None:
    table, shadow = hunted(213)
    table.without("shadow_hunts").hero("thorn", field=214).sunrise()
    assert table.where(shadow) == 213


def test_the_shadow_cannot_be_fought_and_holds_nobody() -> None:
    table, _ = hunted(213)
    table.hero("thorn", field=213).turn("thorn")
    assert not any(name.startswith("fight") for name in table.options())
    assert 214 in table.can_go()


@pytest.mark.parametrize("shield", ["storm_shield", "half_fire_shield", "star_shield", "brotherhood_shield"])
def test_one_side_of_any_shield_sends_the_shadow_away(shield: str) -> None:
    table, shadow = hunted(213)
    table.hero("thorn", field=213, bag=(shield,)).turn("thorn").pick(f"banish {shield} by thorn")
    assert not table.on_board(shadow)
    assert table.bag("thorn") == ([] if shield.startswith("half") else [f"half_{shield}"])


def test_a_shield_on_another_field_does_not_reach_the_shadow() -> None:
    table, _ = hunted(213)
    table.hero("thorn", field=214, bag=("storm_shield",)).turn("thorn")
    assert not table.offers("banish storm_shield by thorn")


@pytest.mark.parametrize("foe", ["wargor", "skeleton", "nomion", "gonhar"])
def test_no_shield_sends_another_foe_away(foe: str) -> None:
    table = AndorTable().hero("thorn", field=213, bag=("storm_shield",))
    table.foe(foe, 213)
    assert not table.turn("thorn").offers("banish storm_shield by thorn")


# -- nights --------------------------------------------------------------------------------------------


@rule("andor.food.040")
@pytest.mark.parametrize(("cold", "willpower"), [(False, 9), (True, 8)])
def test_a_cold_night_costs_a_willpower_at_the_wagon(cold: bool, willpower: int) -> None:
    table = AndorTable(legend=16).base(264, "wagon").all_at(264).only_symbols("food")
    if cold:
        table.card("l16.j")
    table.hero("thorn", willpower=9, bag=("apple_nut",))
    table.hero("chada", field=265, willpower=9, bag=("apple_nut",)).sunrise()
    assert (table.willpower("thorn"), table.bag("thorn")) == (willpower, ["apple_nut"])
    assert (table.willpower("chada"), table.bag("chada")) == (9, [])
