"""What resource rounds begin with. [heroes.town.020, town.110, town.140]"""

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.state.realm import GOLD_EARNED
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)


def hall(hero: str) -> AdventureTable:
    return AdventureTable(hero, round=3).town(RED, "city_hall")


def begins(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.start_of_resource_round", RED)


@rule("heroes.town.020", "heroes.town.110")
def test_castle_chooses_gold_or_a_movement_point_for_one_hero() -> None:
    table = hall("catherine")
    number = table.second(RED, "F3.L")
    begins(table).asks(RED, "city_hall", ["hall_gold", "hall_movement", "second hall_movement"])
    table.pick("hall_gold").at_rest()
    assert table.treasury(RED) == (5, 0, 0)
    assert table.g.realm(RED).tally[GOLD_EARNED] == 5
    begins(table).pick("hall_movement")
    assert (table.g.heroes[0].movement, table.g.heroes[number].movement) == (4, 2)
    begins(table).pick("second hall_movement")
    assert (table.g.heroes[0].movement, table.g.heroes[number].movement) == (4, 3)
    table.g.begin_turn(RED)
    assert table.g.heroes[0].movement == 4  # it lasts into the own turn
    table.g.end_turn(RED)
    table.g.begin_map_round()
    assert table.g.heroes[0].movement == 3  # and no longer


@rule("heroes.town.020")
def test_dungeon_chooses_gold_or_a_valuable() -> None:
    table = begins(hall("mutare")).asks(RED, "city_hall", ["hall_gold", "hall_valuable"])
    table.pick("hall_valuable").at_rest()
    assert table.treasury(RED) == (0, 0, 1)
    begins(table).pick("hall_gold")
    assert table.treasury(RED) == (5, 0, 1)


@rule("heroes.town.020", "heroes.town.140")
def test_necropolis_chooses_gold_or_a_bronze_unit_reinforced_without_a_citadel() -> None:
    table = hall("sandro")
    table.army(RED, "necropolis.zombies", "necropolis.vampires", "necropolis.skeletons:pack")
    begins(table).asks(RED, "city_hall", ["hall_gold", "reinforce necropolis.zombies"])
    table.pick("reinforce necropolis.zombies").at_rest()
    assert table.units(RED)[0] == "necropolis.zombies:pack"
    assert table.treasury(RED) == (0, 0, 0)
    begins(table).at_rest()  # nothing to choose any more
    assert table.treasury(RED) == (4, 0, 0)


@rule("heroes.town.080")
def test_the_brotherhood_of_the_sword_lifts_the_hearts() -> None:
    table = AdventureTable("catherine", round=3).town(RED, "special_1")
    begins(table).at_rest()
    assert table.g.players[RED].morale == 1
    begins(table)
    assert len(table.happened(combat_ev.GotMorale)) == 1
    other = begins(AdventureTable("mutare", round=3).town(RED, "special_1"))
    assert other.g.players[RED].morale == 0


def test_peasants_and_crystal_dragons_bring_something_in_each_of_them() -> None:
    table = AdventureTable("catherine", round=3)
    table.army(RED, "neutral.peasants", "castle.griffins", "neutral.crystal_dragons", "neutral.peasants")
    begins(table).at_rest()
    assert table.treasury(RED) == (6, 0, 2)
    assert table.g.realm(RED).tally[GOLD_EARNED] == 6


def test_a_town_without_a_city_hall_brings_nothing_more() -> None:
    table = begins(AdventureTable("catherine", round=3).town(RED, "citadel"))
    table.at_rest()
    assert table.treasury(RED) == (0, 0, 0)


@rule("heroes.round.050")
def test_an_income_round_of_castle() -> None:
    """Start 15/2/1, an ore mine, a settlement set to gold, a city hall, peasants; one valuable less."""
    table = (
        AdventureTable("catherine", "mutare", round=5).town(RED, "city_hall").army(RED, "neutral.peasants")
    )
    realm = table.g.own_realm(RED)
    realm.income = (15, 2, 1)
    table.g.own_realm(Seat(1)).income = (10, 0, 0)
    realm = table.g.own_realm(RED)
    realm.steps = (1, 1, 0)
    table.g.windfall = (0, 0, -1)
    table.start("heroes.pay_income", -1).pick("hall_gold").at_rest()
    assert table.treasury(RED) == (28, 4, 0)
