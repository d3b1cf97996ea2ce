"""Cards and units that are of use on the map: each of them once.
[heroes.card_timing.080, heroes.neutral.030, heroes.spell.010]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.cards.registry import is_for_the_map
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.once import RESOURCE_LUCK, TREASURE_LUCK
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.games.heroes.words.cards import CardWords
from fabletop.kernel.frame import Act, Seat
from fabletop.testing import rule

TESTED = {
    *(("diplomacy", "diplomacy"), ("diplomacy", "skip_fight"), ("logistics", "step_on")),
    *(("logistics", "movement"), ("luck", "luck_on_map"), ("necromancy", "necromancy")),
    *(("wisdom", "wisdom"), ("town_portal", "town_portal"), ("legs_of_legion", "cheaper_unit")),
    *(("loins_of_legion", "cheaper_unit"), ("head_of_legion", "cheaper_unit")),
    *(("speculum", "reveal_tile"), ("angel_wings", "fly_over")),
}


def test_every_use_for_the_map_has_a_test() -> None:
    found = {
        (card.id, use.does[0].word) for card in content().cards for use in card.uses if is_for_the_map(use)
    }
    assert found == TESTED


def test_cards_that_do_nothing_without_a_map_say_so() -> None:
    said = CardWords(content())
    marked = [card.id for card in content().cards if "card-for-the-map" in repr(said.head(card.index))]
    assert marked == ["diplomacy", "logistics", "necromancy", "wisdom"]


def adventure(
    *hand: str, heroes: tuple[str, ...] = ("catherine", "mutare"), level: int = 1
) -> AdventureTable:
    table = AdventureTable(*heroes)
    table.first_army(0, "castle.griffins" if heroes[0] == "catherine" else "necropolis.skeletons")
    table.first_army(1, "dungeon.harpies")
    return table.hand(0, *hand).level(0, level)


# -- diplomacy --------------------------------------------------------------------------------------------


@rule("heroes.neutral.030")
def test_diplomacy_shows_a_unit_for_each_dwelling_and_one_may_be_bought() -> None:
    table = adventure("diplomacy").town(0, "bronze_dwelling", "silver_dwelling")
    table.having(0, gold=40, valuables=5, peopled=1).turn(0).pick("play diplomacy").asks(0, "buy_shown")
    shown = [option for option in table.asked().options if isinstance(option, Act)]
    assert [table.g.units[one.id].tier for one in shown] == [1, 2]
    printed = table.g.units[shown[1].id].faces[0]
    table.g.choose(shown[1])
    assert table.treasury(0) == (40 - printed.gold, 0, 5 - printed.valuables)
    assert len(table.units(0)) == 2
    assert table.g.neutral_piles[1] == [shown[0].id]
    assert table.in_discard(0) == ["diplomacy"]


@rule("heroes.neutral.040")
@rule("heroes.unit_cost.080")
def test_with_all_dwellings_an_azure_unit_is_among_them() -> None:
    table = adventure("diplomacy").town(0, "bronze_dwelling", "silver_dwelling", "gold_dwelling")
    table.having(0, gold=90, valuables=9).turn(0).pick("play diplomacy")
    shown = [option for option in table.asked().options if isinstance(option, Act)]
    assert [table.g.units[one.id].tier for one in shown] == [1, 2, 3, 4]


def test_diplomacy_is_of_no_use_without_a_dwelling() -> None:
    assert "play diplomacy" not in adventure("diplomacy").town(0).turn(0).options()


@rule("heroes.neutral.030")
@pytest.mark.parametrize(("level", "asked"), [(1, True), (2, False)])
def test_the_expert_talks_guards_of_the_own_level_round(level: int, asked: bool) -> None:
    """S3.L is a treasure with a guard of level I: above it they flee anyway."""
    table = adventure("diplomacy", level=level).having(0, crowns=-1).turn(0)
    table.g.players[0].crowns = -1 if level == 1 else 0
    table.pick("step S3.L")
    if asked:
        table.asks(0, "skip_fight", ["play diplomacy expert", "pass"]).pick("play diplomacy expert")
        assert table.in_discard(0) == ["diplomacy"]
    assert table.g.combat is None
    assert table.g.main_hero(Seat(0)).experience == 2 * (level - 1)
    assert table.cube("S3.L") == -2  # visited


def test_not_with_guards_above_the_own_level() -> None:
    table = adventure("diplomacy").having(0, crowns=-1).stands(0, "F3.TR").turn(0).pick("step F3.C")
    assert table.in_hand(0) == ["diplomacy"]
    assert not table.offers("play diplomacy expert")


def test_not_where_the_scenario_forbids_it() -> None:
    table = table_of(rules="[{no_skip: [mine]}]").hand(0, "diplomacy")
    table.first_army(0, "castle.champions:pack").having(0, crowns=-1).turn(0).pick("step S3.BL").deploy_all()
    assert table.g.combat is not None
    assert table.in_hand(0) == ["diplomacy"]


# -- movement ---------------------------------------------------------------------------------------------


@rule("heroes.turn.120")
def test_logistics_walks_on_at_the_end_of_the_turn_to_an_empty_field() -> None:
    table = (
        adventure("logistics").stands(0, "F3.C").visited("F3.C", "F3.TL").flagged(0, "F3.L").stands(1, "S2.C")
    )
    table.having(0, movement=0).turn(0).pick("end_turn")
    table.asks(0, "late_steps", ["play logistics", "pass"]).pick("play logistics")
    walks = {table.field_name(option.ids[1]) for option in table.asked().options if isinstance(option, Act)}
    assert walks == {
        "F3.BL",
        "F3.TL",
        "F3.L",
    }  # empty, a black cube, an own flag; not the mountain or a stone
    table.g.choose(table.asked().options[0])
    assert table.where(0) != "F3.C"
    assert table.in_discard(0) == ["logistics"]
    assert table.g.turn_of == -1


@rule("heroes.turn.120")
def test_nobody_has_to_walk_on() -> None:
    table = adventure("logistics").stands(0, "F3.C").visited("F3.C", "F3.TL").turn(0).pick("end_turn", "pass")
    assert table.where(0) == "F3.C"
    assert table.in_hand(0) == ["logistics"]


def test_nobody_walks_on_to_another_hero() -> None:
    table = (
        adventure("logistics").stands(0, "F3.C").visited("F3.C").stands(1, "F3.BL").turn(0).pick("end_turn")
    )
    assert table.g.turn_of == -1  # nobody was asked


def test_nomads_walk_on_without_a_card() -> None:
    table = adventure().army(0, "neutral.nomads").stands(0, "F3.C").visited("F3.C").turn(0).pick("end_turn")
    table.asks(0, "late_steps", ["nomads", "pass"]).pick("nomads")
    assert table.where(0) == "F3.BL"
    assert table.g.turn_of == -1  # once


@rule("heroes.movement.120")
@rule("heroes.card_timing.080")
def test_the_expert_of_logistics_moves_a_hero_of_choice() -> None:
    table = adventure("logistics").having(0, crowns=-1)
    number = table.second(0, "F3.BL")
    table.turn(0).pick("play logistics expert").asks(0, "choose_mover").pick(f"hero {number}")
    assert (table.g.heroes[0].movement, table.g.heroes[number].movement) == (3, 3)


# -- luck -------------------------------------------------------------------------------------------------


def test_luck_lets_a_die_of_each_kind_be_rolled_again_in_this_turn() -> None:
    table = adventure("luck").turn(0).pick("play luck")
    assert {TREASURE_LUCK, RESOURCE_LUCK} <= table.g.realm(Seat(0)).once
    table.stands(0, "S3.C").dice(1, 6).pick("step S3.R")  # a resource die
    assert any(option.startswith("reroll_die") for option in table.options())


def test_luck_is_of_no_use_where_nothing_may_be_rolled_again() -> None:
    table = AdventureTable("catherine", "mutare", rerolls_allowed=False).hand(0, "luck").turn(0)
    assert "play luck" not in table.options()


# -- necromancy -------------------------------------------------------------------------------------------


@rule("heroes.resource.160")
@pytest.mark.parametrize(("use", "units"), [("", 2), (" expert", 3)])
def test_necromancy_reinforces_after_a_fight_that_the_main_hero_has_won(use: str, units: int) -> None:
    table = adventure("necromancy", heroes=("sandro", "mutare"), level=2 if use else 1)
    table.first_army(0, "necropolis.skeletons", "necropolis.vampires", "necropolis.ghost_dragons")
    table.having(0, gold=50, valuables=5, crowns=-1)
    table.turn(0).pick("step S1.L") if not use else table.stands(0, "F3.TR").turn(0).pick("step F3.C")
    table.deploy_all().wins(0)
    table.asks(0, "after_victory")
    table.pick(f"play necromancy{use}").asks(0, "reinforce_one")
    assert len(table.options()) == units + 1
    price = table.g.units[troop("necropolis.vampires")[0]].faces[1]
    gold, valuables = table.g.players[0].gold, table.g.players[0].valuables
    table.pick("reinforce necropolis.vampires")
    assert "necropolis.vampires:pack" in table.units(0)
    assert table.g.players[0].gold == gold - price.gold // 2
    assert table.g.players[0].valuables >= valuables - price.valuables


def test_not_after_guards_have_fled_nor_after_a_fight_of_the_secondary_hero() -> None:
    table = adventure("necromancy", heroes=("sandro", "mutare"), level=3).having(0, gold=20)
    table.turn(0).pick("step S1.L")
    assert table.in_hand(0) == ["necromancy"]
    assert table.asked().kind == "main"
    other = adventure("necromancy", heroes=("sandro", "mutare")).having(0, gold=20)
    other.first_army(0, "necropolis.skeletons", "necropolis.dread_knights:pack")
    other.stands(0, "S1.TR").second(0, "S1.C")
    other.turn(0).pick("second step S1.L").deploy_all().wins(0)
    assert other.in_hand(0) == ["necromancy"]
    assert other.cube("S1.L") == 0


# -- purchases --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "seen"), [("", 3), (" expert", 4)])
def test_wisdom_buys_a_spell_for_two_less_and_sees_more(use: str, seen: int) -> None:
    table = adventure("wisdom").town(0, "mage_guild").having(0, gold=9, crowns=-1)
    table.g.round = 2
    table.turn(0)
    option = next(
        one
        for one in table.asked().options
        if isinstance(one, Act) and one.verb == "wise_book" and one.ids[1] == (1 if use else 0)
    )
    table.g.choose(option)
    assert table.g.players[0].gold == 9 - (6 - 2)
    assert len(set(table.g.decks[SPELLS][-seen:])) == len(table.asked().options)
    assert table.g.realm(Seat(0)).booked
    assert table.in_discard(0) == ["wisdom"]


@rule("heroes.unit_cost.010")
@pytest.mark.parametrize(
    ("card", "off"), [("legs_of_legion", 4), ("loins_of_legion", 5), ("head_of_legion", 6)]
)
def test_a_card_of_the_legion_makes_a_unit_cheaper(card: str, off: int) -> None:
    table = adventure(card).town(0, "bronze_dwelling", "silver_dwelling").having(0, gold=30).turn(0)
    table.g.choose(next(o for o in table.asked().options if isinstance(o, Act) and o.verb == "discount"))
    price = table.g.units[troop("castle.crusaders")[0]].faces[0].gold
    table.pick("recruit castle.crusaders")
    assert table.g.players[0].gold == 30 - max(0, price - off)
    full = table.g.units[troop("castle.zealots")[0]].faces[0].gold
    table.pick("recruit castle.zealots")
    assert table.g.players[0].gold == 30 - max(0, price - off) - full  # one unit for each card


def test_several_units_may_each_have_one() -> None:
    table = adventure("legs_of_legion", "head_of_legion").town(0, "bronze_dwelling", "silver_dwelling")
    table.having(0, gold=30).turn(0).pick("recruit castle.crusaders").asks(0, "people")
    for _ in range(2):
        cheaper = [o for o in table.asked().options if isinstance(o, Act) and o.verb == "discount"]
        table.g.choose(cheaper[0])
        assert not [o for o in table.asked().options if isinstance(o, Act) and o.verb == "discount"]
        table.g.choose(table.asked().options[0])
    assert table.in_hand(0) == []
    assert len(table.units(0)) == 4


# -- ways -------------------------------------------------------------------------------------------------


@rule("heroes.spell.070")
@pytest.mark.parametrize(("power", "points"), [(0, 0), (2, 1), (4, 2)])
def test_town_portal_takes_a_hero_home_with_points_by_its_power(power: int, points: int) -> None:
    table = adventure("town_portal", *["power"] * power).stands(0, "F3.BL").flagged(0, "F3.L").turn(0)
    table.pick("cast town_portal")
    while table.asked().kind == "power":
        table.g.choose(table.asked().options[0])
    table.asks(0, "portal")
    ways = [table.field_name(option.ids[1]) for option in table.asked().options if isinstance(option, Act)]
    assert ways == ["F3.L", "S3.C"]
    table.g.choose(table.asked().options[1])
    assert table.where(0) == "S3.C"
    assert table.g.heroes[0].movement == 3 + points
    assert table.g.heroes[0].last == table.field("S3.C")


@rule("heroes.card_timing.080")
def test_either_hero_and_onto_the_other_only_if_it_can_move_on() -> None:
    table = adventure("town_portal").stands(0, "S3.C").having(0, movement=0)
    number = table.second(0, "F3.BL", movement=0)
    table.turn(0)
    assert (
        "cast town_portal" not in table.options() or table.pick("cast town_portal").asked().kind != "portal"
    )
    free = adventure("town_portal").stands(0, "S3.C")
    number = free.second(0, "F3.BL", movement=1)
    free.turn(0).pick("cast town_portal")
    assert free.g.heroes[number].field == free.field("S3.C")


@rule("heroes.location.510")
def test_what_is_carried_stays_behind() -> None:
    cup = "{cup: {at: windmill, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
    table = table_of(middle="F1", tokens=cup).stands(0, "F1.C").hand(0, "town_portal").turn(0)
    table.pick("step F1.TR", "cast town_portal")
    assert table.where(0) == "S3.C"
    assert table.g.tokens[0].field == table.field("F1.TR")


@rule("heroes.location.170")
def test_the_speculum_turns_up_a_tile_beside_the_tile_of_a_hero() -> None:
    table = AdventureTable("catherine", "mutare", tiles=("F3 0 0", "S3 -3 1", "S2 3 -1", "?F1 -1 3"))
    table.hand(0, "speculum").stands(0, "F3.TR").turn(0).pick("play speculum")
    assert table.g.land.tiles[3].face_up
    assert table.g.heroes[0].movement == 3
    assert len(table.happened(ev.TileRevealed)) == 1


def test_the_speculum_is_of_no_use_where_nothing_is_hidden() -> None:
    assert "play speculum" not in adventure("speculum").turn(0).options()


# -- resources and cards, on the map too ------------------------------------------------------------------


@rule("heroes.card_timing.030")
@pytest.mark.parametrize(
    ("card", "treasury"),
    [
        ("estates", (3, 0, 0)),
        ("inexhaustible_cart_of_lumber", (0, 2, 0)),
        ("everpouring_vial_of_mercury", (0, 0, 1)),
    ],
)
def test_resources_are_gained_on_the_map(card: str, treasury: tuple[int, int, int]) -> None:
    assert adventure(card).turn(0).pick(f"play {card}").treasury(0) == treasury


def test_cards_are_drawn_and_hearts_are_lifted_on_the_map() -> None:
    table = adventure("breastplate_of_petrified_wood", "leadership").deck(0, "attack", "power").turn(0)
    table.pick("play breastplate_of_petrified_wood", "play leadership")
    assert table.in_hand(0) == ["attack"]
    assert table.g.players[0].morale == 1


def test_an_enemy_of_choice_loses_a_card() -> None:
    table = AdventureTable("catherine", "mutare", "sandro").hand(0, "dragon_wing_tabard")
    table.hand(1, "attack").hand(2, "power").turn(0).pick("play dragon_wing_tabard")
    table.asks(0, "choose_enemy", ["enemy 1", "enemy 2"]).pick("enemy 2")
    assert (table.in_hand(1), table.in_hand(2)) == (["attack"], [])


# -- units ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "off"), [("F3.R", 6), ("F3.BL", 0)])
def test_champions_are_reinforced_for_less_while_a_hero_stands_on_stables(where: str, off: int) -> None:
    table = adventure().army(0, "castle.champions").town(0, "citadel").stands(0, where)
    price = table.g.units[troop("castle.champions")[0]].faces[1]
    table.having(0, gold=40, valuables=5).turn(0).pick("reinforce castle.champions")
    assert table.treasury(0) == (40 - price.gold + off, 0, 5 - price.valuables)


@pytest.mark.parametrize(("unit", "treasury"), [("peasants", (3, 0, 0)), ("crystal_dragons", (0, 0, 2))])
def test_units_that_bring_something_in_each_resource_round(unit: str, treasury: tuple[int, int, int]) -> None:
    table = (
        adventure().army(0, f"neutral.{unit}", f"neutral.{unit}").start("heroes.start_of_resource_round", 0)
    )
    assert table.treasury(0) == tuple(2 * n for n in treasury)  # each of them
