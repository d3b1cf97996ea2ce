"""Recruiting and reinforcing, and the secondary hero. [heroes.unit, unit_cost, secondary_hero]"""

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.cards.levels import gain_experience
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.home import be_beaten
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import printed_unit
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)
BLUE = Seat(1)
DWELLINGS = ("bronze_dwelling", "silver_dwelling", "gold_dwelling")
RICH = {"gold": 200, "materials": 50, "valuables": 50}


def for_sale(table: AdventureTable, verb: str = "recruit", seat: int = RED) -> list[str]:
    names = [name.removeprefix(verb + " ") for name in table.deeds(seat) if name.startswith(verb + " ")]
    return [name.rpartition(".")[2] for name in names]


def rich(hero: str = "catherine", *buildings: str) -> AdventureTable:
    return (
        AdventureTable(hero, "rion" if hero == "mutare" else "mutare")
        .having(RED, **RICH)
        .town(RED, *buildings)
    )


# -- dwellings --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "tiers"),
    [
        pytest.param(
            "catherine",
            (
                ["halberdiers", "marksmen", "griffins"],
                ["crusaders", "zealots"],
                ["champions", "archangels"],
            ),
            id="castle",
        ),
        pytest.param(
            "mutare",
            (
                ["troglodytes", "harpies", "evil_eyes"],
                ["medusas", "minotaurs"],
                ["manticores", "black_dragons"],
            ),
            id="dungeon",
        ),
        pytest.param(
            "sandro",
            (["skeletons", "zombies", "wraiths"], ["vampires", "liches"], ["dread_knights", "ghost_dragons"]),
            id="necropolis",
        ),
    ],
)
@rule("heroes.town.050", "heroes.unit_cost.020", "heroes.unit_cost.080", "heroes.unit_cost.190")
@rule("heroes.unit_cost.050", "heroes.unit_cost.060", "heroes.unit_cost.070")
@rule("heroes.unit_cost.090", "heroes.unit_cost.100", "heroes.unit_cost.110")
@rule("heroes.unit_cost.120", "heroes.unit_cost.130", "heroes.unit_cost.140")
@rule("heroes.unit_cost.150", "heroes.unit_cost.160", "heroes.unit_cost.170")
def test_each_dwelling_is_for_the_units_of_its_tier(hero: str, tiers: tuple[list[str], ...]) -> None:
    assert for_sale(rich(hero)) == []
    for dwelling, units in zip(DWELLINGS, tiers, strict=True):
        assert sorted(for_sale(rich(hero, dwelling))) == sorted(units)
    everything = [unit for units in tiers for unit in units]
    assert sorted(for_sale(rich(hero, *DWELLINGS))) == sorted(everything)
    assert len(everything) == 7


@rule("heroes.unit_cost.010", "heroes.unit_cost.020", "heroes.unit_cost.030", "heroes.unit_cost.200")
@pytest.mark.parametrize("verb", ["recruit", "reinforce"])
@pytest.mark.parametrize(
    "id", [unit.id for unit in content().units if unit.faction < 3], ids=lambda id: id.rpartition(".")[2]
)
def test_each_unit_has_two_prices(id: str, verb: str) -> None:
    unit = printed_unit(id)
    face = unit.faces[PACK if verb == "reinforce" else FEW]
    hero = ("catherine", "mutare", "sandro")[unit.faction]
    table = rich(hero, "citadel", *DWELLINGS)
    if verb == "reinforce":
        table.army(RED, id)
    for missing in ("gold", "valuables"):
        if getattr(face, missing):
            owned = {"gold": face.gold, "valuables": face.valuables}
            table.having(RED, **{**owned, missing: owned[missing] - 1})
            assert unit.name not in for_sale(table, verb)
    table.having(RED, gold=face.gold, valuables=face.valuables, materials=0).does(RED, f"{verb} {id}")
    assert table.treasury(RED) == (0, 0, 0)
    assert table.units(RED) == [id + (":pack" if verb == "reinforce" else "")]
    if face.gold or face.valuables:
        assert [(e.gold, e.valuables) for e in table.happened(ev.Paid)] == [(face.gold, face.valuables)]
    table.at_rest()


@rule("heroes.unit_cost.030", "heroes.town.030", "heroes.unit_cost.040")
def test_reinforcing_needs_a_citadel_and_a_few_unit() -> None:
    table = rich("catherine", "bronze_dwelling").army(RED, "castle.griffins", "castle.marksmen:pack")
    assert for_sale(table, "reinforce") == []
    table.town(RED, "citadel", "bronze_dwelling")
    assert for_sale(table, "reinforce") == ["griffins"]
    few, pack = printed_unit("castle.halberdiers").faces
    assert (pack.attack, pack.initiative) == (few.attack + 1, few.initiative + 1)
    assert (few.powers.brace, pack.powers.brace) == (0, 1)


def test_a_neutral_unit_has_no_other_side() -> None:
    table = rich("catherine", "citadel").army(RED, "neutral.griffins")
    assert for_sale(table, "reinforce") == []


@rule("heroes.unit.090")
def test_a_unit_is_owned_once_and_may_come_again() -> None:
    table = rich("catherine", "bronze_dwelling").army(RED, "castle.griffins:pack")
    assert for_sale(table) == ["halberdiers", "marksmen"]
    table.army(RED)
    assert for_sale(table) == ["halberdiers", "marksmen", "griffins"]


# -- the token --------------------------------------------------------------------------------------------


@rule("heroes.unit.100", "heroes.unit.110", "heroes.town_action.080", "heroes.town_action.050")
def test_one_use_of_the_token_buys_any_number_of_units() -> None:
    table = rich("catherine", "bronze_dwelling", "citadel").army(RED, "castle.marksmen")
    table.does(RED, "recruit castle.griffins")
    assert not table.g.realm(RED).peopled
    table.asks(
        RED,
        "people",
        [
            "recruit castle.halberdiers",
            "reinforce castle.marksmen",
            "reinforce castle.griffins",
            "pass",
        ],
    )
    table.pick("reinforce castle.griffins", "recruit castle.halberdiers", "pass")
    assert table.units(RED) == ["castle.marksmen", "castle.griffins:pack", "castle.halberdiers"]
    assert table.g.realm(RED).peopled
    assert for_sale(table) == for_sale(table, "reinforce") == for_sale(table, "hire") == []
    table.at_rest()
    table.g.begin_map_round()
    assert for_sale(table, "reinforce") == ["marksmen", "halberdiers"]


@rule("heroes.unit.100", "heroes.unit.110")
def test_who_can_pay_for_nothing_more_has_finished() -> None:
    table = rich("catherine", "bronze_dwelling").having(RED, gold=4, valuables=0)
    table.does(RED, "recruit castle.marksmen")
    assert table.g.players[RED].gold == 1
    assert table.g.realm(RED).peopled
    table.at_rest()


# -- how many ---------------------------------------------------------------------------------------------


@rule("heroes.unit.060", "heroes.unit_cost.190")
def test_an_army_may_be_larger_than_what_fights() -> None:
    table = rich("catherine", *DWELLINGS)
    table.does(RED, "recruit castle.halberdiers")
    for name in ("marksmen", "griffins", "crusaders", "zealots", "champions"):
        table.pick(f"recruit castle.{name}")
    table.pick("recruit castle.archangels").at_rest()
    assert len(table.units(RED)) == 7


@rule("heroes.unit.060", "heroes.unit_cost.180")
def test_in_the_first_edition_a_sixth_unit_takes_the_place_of_another() -> None:
    table = AdventureTable("catherine", "mutare", ruleset="first").having(RED, **RICH)
    table.town(RED, "gold_dwelling")
    table.army(RED, *(f"castle.{name}" for name in ("halberdiers", "marksmen", "griffins", "crusaders")))
    table.does(RED, "recruit castle.champions").asks(RED, "people").pick("recruit castle.archangels")
    table.asks(
        RED,
        "make_room",
        [f"dismiss castle.{n}" for n in ("halberdiers", "marksmen", "griffins", "crusaders", "champions")],
    )
    table.pick("dismiss castle.halberdiers")
    names = ("marksmen", "griffins", "crusaders", "champions", "archangels")
    assert table.units(RED) == [f"castle.{name}" for name in names]
    assert len(table.happened(ev.UnitDismissed)) == 1


def test_a_neutral_unit_that_makes_room_goes_to_its_pile() -> None:
    table = AdventureTable("catherine", "mutare", army_limit=1).having(RED, **RICH)
    table.town(RED, "bronze_dwelling").army(RED, "neutral.boars").does(RED, "recruit castle.griffins")
    assert table.units(RED) == ["castle.griffins"]
    assert table.g.neutral_piles[1] == [printed_unit("neutral.boars").index]


@rule("heroes.unit_cost.180", "heroes.town_action.030")
def test_units_bought_before_a_fight_stand_in_it() -> None:
    """Catherine has six units, and recruits archangels in place of her weakest."""
    army = [
        f"castle.{n}" for n in ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions")
    ]
    table = AdventureTable("catherine", "mutare").having(RED, **RICH).town(RED, "gold_dwelling")
    table.army(RED, *army).stands(RED, "F3.C").start("heroes.announce_guards", RED, 0)
    table.asks(RED, "town_window").pick("recruit castle.archangels", "pass").asks(RED, "deploy")
    assert table.offers("deploy castle.archangels")
    assert len([name for name in table.options() if name.startswith("deploy")]) == 7


@rule("heroes.town_action.040")
def test_there_are_no_town_actions_in_a_fight() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, **RICH).town(RED, "gold_dwelling")
    table.having(BLUE, **RICH).town(BLUE, "gold_dwelling")
    table.army(RED, "castle.griffins:pack", "castle.zealots:pack").stands(RED, "F3.C")
    table.start("heroes.enter", RED, 0).pick("pass")
    asked = []
    while table.g.fight.round < 1 or table.asked().kind not in ("act", "guard_act"):
        asked.extend(table.options())
        table.pick(table.options()[0])
    asked.extend(table.options())
    assert not any(name.split()[0] in ("build", "recruit", "reinforce", "hire", "book") for name in asked)


@rule("heroes.unit.120")
def test_who_has_lost_all_units_gets_the_first_ones_again() -> None:
    table = AdventureTable("catherine", "mutare").first_army(RED, "castle.griffins", "castle.marksmen:pack")
    table.army(RED)
    be_beaten(table.g, 0)
    assert table.units(RED) == ["castle.griffins", "castle.marksmen:pack"]
    table.army(RED, "castle.zealots")
    be_beaten(table.g, 0)
    assert table.units(RED) == ["castle.zealots"]


# -- champions --------------------------------------------------------------------------------------------


def test_champions_are_cheaper_while_a_hero_stands_on_stables() -> None:
    """14 gold instead of 20, and only their reinforcing."""
    table = rich("catherine", "citadel", "gold_dwelling").army(RED, "castle.champions")
    table.stands(RED, "F3.R").having(RED, gold=14, valuables=1, materials=0)
    table.does(RED, "reinforce castle.champions")
    assert table.treasury(RED) == (0, 0, 0)
    table = rich("catherine", "citadel", "gold_dwelling").army(RED, "castle.champions", "castle.archangels")
    table.having(RED, gold=19, valuables=1)
    assert "champions" not in for_sale(table, "reinforce")
    table.second(RED, "F3.R")
    assert for_sale(table, "reinforce") == ["champions"]  # a secondary hero will do
    table.army(RED).having(RED, gold=11)
    assert for_sale(table) == []  # to recruit them costs what it does


# -- the secondary hero -----------------------------------------------------------------------------------


def posts(table: AdventureTable) -> list[str]:
    return [name.removeprefix("hire ") for name in table.deeds(RED) if name.startswith("hire ")]


@rule("heroes.secondary_hero.020", "heroes.secondary_hero.030", "heroes.secondary_hero.170")
@rule("heroes.secondary_hero.050", "heroes.secondary_hero.070", "heroes.town_action.080")
def test_the_secondary_hero_costs_ten_gold_and_the_token() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=10).town(RED, "bronze_dwelling")
    table.stands(RED, "F3.C").flagged(RED, "F3.L")
    assert posts(table) == ["F3.L", "S3.C"]
    table.does(RED, "hire F3.L")
    second = table.g.heroes[table.g.realm(RED).secondary]
    assert (second.main, second.movement, table.field_name(second.field)) == (False, 2, "F3.L")
    assert table.g.players[RED].gold == 0
    assert table.g.realm(RED).peopled
    assert len(table.happened(ev.Hired)) == 1
    table.having(RED, gold=50)
    assert for_sale(table) == []  # nothing else with the same use of the token
    table.at_rest()


@rule("heroes.secondary_hero.060")
def test_a_secondary_hero_has_no_card_and_learns_nothing() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=10).stands(RED, "F3.C")
    table.does(RED, "hire S3.C")
    gain_experience(table.g, RED, 1)
    second = table.g.heroes[table.g.realm(RED).secondary]
    assert (second.who, second.experience) == (NONE, 0)
    assert table.g.main_hero(RED).experience == 1


@rule("heroes.secondary_hero.170", "heroes.secondary_hero.030")
def test_who_has_bought_units_cannot_hire_with_the_same_use() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=50).town(RED, "bronze_dwelling")
    table.stands(RED, "F3.C").does(RED, "recruit castle.griffins")
    assert not any(name.startswith("hire") for name in table.options())
    table.pick("pass")
    assert posts(table) == []


@rule("heroes.secondary_hero.010", "heroes.secondary_hero.020", "heroes.secondary_hero.050")
def test_only_own_towns_and_settlements_without_a_hero() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=10).flagged(BLUE, "F3.L")
    assert posts(table) == []  # the main hero stands in the only one
    table.stands(RED, "F3.C")
    assert posts(table) == ["S3.C"]
    table.having(RED, gold=9)
    assert posts(table) == []
    table.having(RED, gold=10).flagged(BLUE, "S3.C")
    assert posts(table) == []


@rule("heroes.secondary_hero.040")
def test_there_are_two_heroes_at_most() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=30)
    table.stands(RED, "F3.C").second(RED, "F3.TL")
    assert posts(table) == []


@rule("heroes.secondary_hero.130")
def test_a_lost_hero_comes_back_in_the_next_turn() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=30)
    number = table.stands(RED, "F3.C").second(RED, "F3.TL")
    table.g.leave_map(number)
    assert posts(table) == []
    table.g.begin_turn(RED)
    assert posts(table) == ["S3.C"]
    table.does(RED, "hire S3.C")
    assert table.g.realm(RED).secondary == number
    assert table.g.players[RED].gold == 20


@rule("heroes.secondary_hero.160")
def test_no_hero_appears_where_a_fight_was_announced() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, gold=30).flagged(RED, "F3.L")
    table.stands(RED, "F3.C").stands(BLUE, "F3.L")
    assert posts(table) == ["S3.C"]


def test_a_scenario_may_do_without_secondary_heroes() -> None:
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.rules.no_secondary_heroes = True
    table = AdventureTable("catherine", "mutare", scenario=scenario).having(RED, gold=30)
    assert posts(table.stands(RED, "F3.C")) == []


def test_what_is_bought_is_told() -> None:
    table = rich("catherine", "bronze_dwelling").does(RED, "recruit castle.griffins")
    assert [(e.seat, e.face) for e in table.happened(combat_ev.UnitMustered)] == [(RED, FEW)]
