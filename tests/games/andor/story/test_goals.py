"""Goals are done as soon as they are reached, whatever reaches them, and the end is noticed at once."""

from pathlib import Path

import pytest
from tests.games.andor.story.words_shown import LEGEND

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FALCON, FARMER, FOES, ITEMS, LARGE_TOKEN
from fabletop.games.andor.load import read_legend
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def is_done(table: AndorTable, id: str) -> bool:
    goal = next(goal for goal in table.g.legend.goals if goal.id == id)
    return bool(table.g.done_goals >> goal.index & 1)


def was_read(table: AndorTable, id: str) -> bool:
    return id in [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)]


# -- finding and carrying ------------------------------------------------------------------------------


def crown() -> AndorTable:
    """Legend 14: the crown is to be found."""
    return AndorTable(legend=14).all_at(214).open_goal("crown")


def test_a_find_is_done_when_a_hero_takes_it_up() -> None:
    table = crown().lay("crown", 214).turn("thorn")
    assert not is_done(table, "crown")
    assert is_done(table.pick("take crown by thorn"), "crown")


def test_a_find_that_somebody_carries_already_is_done_when_the_goal_opens() -> None:
    table = AndorTable(legend=14).hero("chada", ("crown",), field=214)
    goal = next(goal for goal in table.g.legend.goals if goal.id == "crown")
    table.turn("thorn").pick("pass")
    assert not is_done(table, "crown")
    table.open_goal("crown").turn("thorn").pick("go " + str(table.can_go()[0]), "stop")
    assert is_done(table, "crown")
    assert [event.n for event in table.happened(ev.GoalDone)] == [goal.index]


def both_parts(**bags: tuple[str, ...]) -> AndorTable:
    """Legend 14 reads a card for whoever has both parts of the sword."""
    table = AndorTable(legend=14).all_at(214).live("l14.sword")
    for name, bag in bags.items():
        table.hero(name, bag, willpower=7)
    return table


def test_a_card_waits_until_one_hero_has_all_the_pieces() -> None:
    table = both_parts(thorn=("sword_hilt",), chada=("sword_blade",)).turn("thorn")
    table.pick("drop sword_hilt by thorn")
    assert not was_read(table, "l14.sword")
    table.pick("take sword_hilt by chada")
    assert was_read(table, "l14.sword")
    assert (table.willpower("thorn"), table.willpower("chada")) == (7, 8)


def test_what_is_handed_over_makes_up_the_pieces_too() -> None:
    table = both_parts(thorn=("sword_hilt",), chada=("sword_blade",)).turn("thorn")
    table.pick("give sword_hilt by thorn", "hero chada")
    assert was_read(table, "l14.sword")
    assert (table.willpower("thorn"), table.willpower("chada")) == (7, 8)


def wanted(tmp_path: Path, what: str, effects: str) -> AndorTable:
    """A small legend in which something is to be found, and a card with these effects; heroes are on 203."""
    path = tmp_path / "t.yaml"
    far = f"find, what: {what}"
    path.write_text(LEGEND.format(effects=effects, board="grey_mountains", home=203, base="camp", far=far))
    return AndorTable(legend=read_legend(path, 2)).base(203).all_at(203).open_goal("far")


def test_what_a_card_gives_to_a_hero_of_choice_is_found_at_once(tmp_path: Path) -> None:
    table = wanted(tmp_path, "telescope", "[{gain: {who: {chosen: 1}, article: telescope}}]").card("t.it")
    assert not is_done(table, "far")
    assert is_done(table.pick("hero chada"), "far")


def test_what_a_card_gives_to_its_finder_is_found_at_once(tmp_path: Path) -> None:
    table = wanted(tmp_path, "telescope", "[{gain: {who: finder, article: telescope}}]")
    assert is_done(table.card("t.it", "chada"), "far")


def test_what_an_agren_gives_is_found_at_once(tmp_path: Path) -> None:
    table = wanted(tmp_path, "telescope", "[{agren: {who: finder}}]").card("t.it", "chada")
    assert is_done(table.pick("item telescope"), "far")


# -- delivering ----------------------------------------------------------------------------------------


def camp_of_15(*goals: str) -> AndorTable:
    table = AndorTable(legend=15).all_at(207).base(207)
    for goal in goals:
        table.open_goal(goal)
    return table


def test_one_of_each_article_is_enough_and_none_may_be_missing() -> None:
    table = camp_of_15("sick").hero("thorn", ("starwort", "apple_nut", "waterskin")).turn("thorn")
    table.pick("drop starwort by thorn", "drop waterskin by thorn")
    assert not is_done(table, "sick")
    assert is_done(table.pick("drop apple_nut by thorn"), "sick")


def test_what_is_to_be_carried_elsewhere_is_not_delivered_at_the_camp() -> None:
    table = camp_of_15("sick", "falcon").hero("thorn", ("falcon",)).turn("thorn").pick("drop falcon by thorn")
    assert (table.lying(207), table.g.delivered[FALCON]) == (["falcon"], 0)


@pytest.mark.parametrize(("field", "done"), [(247, True), (246, False)])
def test_a_visit_is_done_where_a_hero_ends_a_move(field: int, done: bool) -> None:
    table = camp_of_15("tower").hero("thorn", field=245).turn("thorn").pick(f"go {field}", "stop")
    assert is_done(table, "tower") == done


@pytest.mark.parametrize(
    ("bag", "field", "done"), [(("falcon",), 225, True), ((), 225, False), (("falcon",), 224, False)]
)
def test_a_visit_with_something_needs_the_field_and_the_thing(
    bag: tuple[str, ...], field: int, done: bool
) -> None:
    table = camp_of_15("falcon").hero("thorn", bag, field=223).turn("thorn").pick(f"go {field}", "stop")
    assert is_done(table, "falcon") == done


def test_what_no_goal_asks_for_stays_where_it_is_laid_down() -> None:
    """Legend 11 counts tokens that are turned up: numbers that mean other things than items."""
    for id in ("apple_nut", "starwort", "waterskin", "telescope", "helm", "hood", "falcon", "axe", "gem_2"):
        table = AndorTable(legend=11).all_at(202).base(202).open_goal("explore").hero("thorn", (id,))
        table.turn("thorn").pick(f"drop {id} by thorn")
        assert (table.lying(202), table.g.delivered[ITEMS.index(id)]) == ([id], 0)


def test_farmers_stay_with_their_hero_where_no_goal_asks_for_them() -> None:
    table = AndorTable(legend=13).rules("farmers").base(203).hero("thorn", ("farmer",), field=204)
    table.turn("thorn").pick("go 203", "stop")
    assert (table.bag("thorn"), table.g.delivered[FARMER]) == (["farmer"], 0)


def test_a_farmer_far_from_the_wagon_is_not_delivered_when_it_rolls() -> None:
    table = AndorTable(legend=12).rules("farmers", "wagon").base(203, "wagon").open_goal("rescue")
    table.hero("thorn", ("farmer",), field=230).start("andor.wagon", 0, 204)
    assert (table.bag("thorn"), table.g.delivered[FARMER]) == (["farmer"], 0)
    table.hero("thorn", field=205).start("andor.wagon", 0, 205)
    assert (table.bag("thorn"), table.g.delivered[FARMER]) == ([], 1)


def test_farmers_whom_the_portal_brings_to_the_camp_are_delivered() -> None:
    table = AndorTable("eara", "thorn", legend=12).rules("farmers").base(203).all_at(230).open_goal("rescue")
    table.hero("eara", ("farmer",), books=(2, 2, 2)).hero("thorn", ("farmer", "farmer")).turn("eara")
    assert not is_done(table, "rescue")
    table.pick("cast portal", "hero thorn")
    assert is_done(table, "rescue")


# -- the wagon and the bridge ----------------------------------------------------------------------------


def test_the_wagon_is_where_it_should_be_when_it_rolls_there() -> None:
    table = AndorTable(legend=13).rules("wagon").base(237, "wagon").all_at(237).open_goal("wagon_south")
    table.turn("thorn").pick("pass")
    assert not is_done(table, "wagon_south")
    table.start("andor.wagon", 0, 238)
    assert is_done(table, "wagon_south")


def test_a_camp_on_the_field_is_no_wagon() -> None:
    table = AndorTable(legend=13).base(238).all_at(238).open_goal("wagon_south").turn("thorn").pick("go 237")
    assert not is_done(table.pick("stop"), "wagon_south")


def test_the_bridge_that_two_heroes_lay_is_what_the_goal_asks_for() -> None:
    table = AndorTable(legend=16)
    table.script(table.g.legend.setup_script)
    table.g.foes = ()
    table.base(239, "wagon").all_at(239).open_goal("cross").turn("thorn")
    assert not is_done(table, "cross")
    table.pick("bridge with chada", "yes")
    assert is_done(table, "cross")


def test_only_logs_count_for_the_bridge() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").open_goal("bridge")
    table.lay("log_3", 207).lay("axe", 207).lay("farmer", 207).lay("gem_6", 233)
    table.hero("thorn", field=207, strength=5).turn("thorn").pick("take axe by thorn")
    assert not is_done(table, "bridge")
    assert not table.offers("take log_3 by thorn")  # built in


def test_a_log_that_hunger_takes_from_a_hero_on_the_pier_counts() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").open_goal("bridge").base(203)
    table.lay("log_1", 233).hero("thorn", ("log_1", "log_3"), field=207, strength=5, willpower=4)
    table.hero("chada", field=203).only_symbols("food").sunrise()
    assert table.strength("thorn") == 4
    assert is_done(table, "bridge")


# -- tokens, areas and foes ------------------------------------------------------------------------------


def test_the_goal_of_legend_11_is_done_with_the_last_of_its_tokens() -> None:
    table = AndorTable(legend=11).open_goal("explore").all_at(215)
    others = [face for face in table.g.legend.faces if face.token == LARGE_TOKEN and face.id != "large_cave"]
    table.g.turned = tuple(face.index for face in others)
    table.token("large", 216, "large_cave").turn("thorn").pick("go 216")
    assert not is_done(table, "explore")
    assert is_done(table.pick("stop"), "explore")


def outside(goal: str = "escape") -> AndorTable:
    """Legend 17, all its goals done but one; the camp is on 301."""
    table = AndorTable("eara", "thorn", legend=17).base(301).all_at(301)
    table.g.done_goals = sum(1 << other.index for other in table.g.legend.goals if other.id != goal)
    return table.open_goal(goal)


def test_nobody_is_left_in_the_fortress_when_the_last_hero_walks_out() -> None:
    table = outside().hero("thorn", field=350).turn("thorn").pick("go 337")
    assert is_done(table, "escape")
    assert table.g.won


def test_the_portal_takes_the_last_heroes_out_of_the_fortress() -> None:
    table = outside().all_at(350).hero("eara", books=(2, 2, 2)).turn("thorn")
    assert not table.g.finished
    table.pick("cast portal", "hero thorn")
    assert table.g.won


def test_farmers_whom_the_fall_of_the_fortress_takes_may_lose_the_legend() -> None:
    table = AndorTable(legend=17).base(301).all_at(301).rules("collapse", "farmers").can_fail()
    table.open_goal("captives").lay("farmer", 355).lay("farmer", 301).only_symbols().sunrise()
    assert (table.g.over, table.g.won) == (True, False)
    assert table.g.day == 1  # no new day has begun


def test_the_forge_is_cold_when_no_guardian_is_left_in_it() -> None:
    table = AndorTable(legend=17).base(301).all_at(330).open_goal("forge_cold")
    table.foe("guardian_troll", 344)  # outside
    table.foe("troll", 346)
    guardian = table.foe("guardian_troll", 345)
    table.turn("thorn").pick("pass")
    assert not is_done(table, "forge_cold")
    table.g.remove_foe(table.figure(guardian), True)
    assert is_done(table.turn("thorn").pick(f"go {table.can_go()[0]}", "stop"), "forge_cold")


def test_what_a_visitor_carries_cools_no_forge() -> None:
    table = AndorTable(legend=17).base(301).all_at(319).open_goal("forge_cold")
    table.foe("guardian_troll", 349)
    goal = next(goal for goal in table.g.legend.goals if goal.id == "forge_cold")
    table.hero("thorn", (ITEMS[goal.what],)).turn("thorn").pick("go 345", "stop")
    assert not is_done(table, "forge_cold")


@pytest.mark.parametrize(("foe", "read"), [("gonhar", True), ("troll", False)])
def test_a_card_for_the_first_krahder_waits_for_a_krahder(foe: str, read: bool) -> None:
    table = AndorTable(legend=17).without("second_abilities").live("l17.rider").hero("thorn", field=310)
    table.hero("thorn", strength=14, willpower=20).foe(foe, 310)
    table.turn("thorn").dice(6, 1, 1, 1, 1, 1, 1).pick("fight " + foe)
    assert table.g.fight is not None
    table.g.fight.willpower = 1
    table.g.fight.strength = 1
    table.dice(6, 1, 1, 1, 1, 1, 1).pick("on", "willpower")
    while table.asked().kind != "turn":
        table.pick(table.options()[0])
    assert was_read(table, "l17.rider") == read


def test_a_final_foe_that_is_revealed_on_the_camp_ends_the_legend() -> None:
    table = AndorTable(legend=14).base(245).all_at(203).can_fail().card("l14.g")
    assert (table.g.over, table.g.won) == (True, False)


def test_a_final_foe_elsewhere_does_not() -> None:
    table = AndorTable(legend=14).base(246).all_at(203).can_fail().card("l14.g")
    assert not table.g.over
    assert table.foes_on(245)[0] == "nomion"
    table.foe("troll", 246)  # another foe at the camp is not the one that the card means
    table.turn("thorn").pick("pass")
    assert not table.g.over


@rule("andor.golden_shield.030")
def test_a_foe_without_a_shield_ends_the_legend_at_once() -> None:
    table = AndorTable(legend=14).base(203).all_at(203).can_fail().only_symbols("move_wargors", "food")
    table.g.shield_count = 0
    table.foe("wargor", 204)
    table.foe("wargor", 212)
    table.sunrise()
    assert (table.g.over, table.g.won) == (True, False)
    assert table.foes_on(212) == ["wargor"]  # nobody moves any more
    assert table.happened(ev.LegendEnded)[0].n == 0


# -- conditions of cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("state", "willpower"), [("not open", 7), ("open", 5), ("done", 7)])
def test_a_card_that_asks_for_an_open_goal_is_read_while_it_is_open(state: str, willpower: int) -> None:
    table = camp_of_15(*([] if state == "not open" else ["sick"])).live("l15.i")
    if state == "done":
        table.g.done_goals = table.g.open_goals
    table.g.narrator = 7
    table.start("andor.narrator", 0)
    assert table.willpower("thorn") == willpower
    assert was_read(table, "l15.i") == (willpower == 5)


def test_a_crown_weakens_nomion_down_to_one_and_no_further() -> None:
    table = AndorTable(legend=14).hero("thorn", ("crown",), field=245, strength=9, willpower=7)
    table.foe("nomion", 245)
    nomion = FOES.index("nomion")
    table.g.strengthen(nomion, 1 - table.g.legend.foes[nomion].strength)
    table.dice(1, 1, 1, 1, 1, 1, 1).turn("thorn").pick("fight nomion")
    assert table.happened(ev.FoeRolled)[0].strength == 1
