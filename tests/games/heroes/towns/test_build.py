"""Building in town: prices, requirements, and once in a round. [heroes.town, town_action, mage_guild]"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.games.heroes import content
from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.towns.printed import BUILDINGS, BuildingDef
from fabletop.games.heroes.turn.deeds import carry_out, own_deeds
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)
HEROES = ("catherine", "mutare", "sandro")  # one of each faction
ALL = [building for board in content().buildings for building in board]
RICH = {"gold": 100, "materials": 100, "valuables": 100}


def in_town(building: BuildingDef, **owned: int) -> AdventureTable:
    """A player of its faction with all that the building needs."""
    table = AdventureTable(HEROES[building.faction]).having(RED, **(owned or RICH))
    needed: list[str] = []
    needs = building.requires
    while needs >= 0:
        needed.append(BUILDINGS[needs])
        needs = content().buildings[building.faction][needs].requires
    return table.town(RED, *needed)


def offered(table: AdventureTable, seat: int = RED) -> list[str]:
    """The names of what may be built."""
    return [name.removeprefix("build ") for name in table.deeds(seat) if name.startswith("build ")]


@rule("heroes.town.090", "heroes.town.100", "heroes.town_action.050", "heroes.mage_guild.080")
@pytest.mark.parametrize("building", ALL, ids=lambda building: building.id)
def test_each_building_is_paid_for_and_placed(building: BuildingDef) -> None:
    gold, materials, valuables = building.price
    table = in_town(building, gold=gold + 1, materials=materials, valuables=valuables)
    kind = BUILDINGS[building.kind]
    before = table.g.realm(RED).buildings
    table.does(RED, f"build {kind}")
    assert table.treasury(RED) == (1, 0, 0)
    after = table.g.realm(RED).buildings
    assert [n for n in range(len(BUILDINGS)) if after[n] != before[n]] == [building.kind]
    assert [one.building for one in table.happened(ev.Built)] == [building.index]
    assert table.g.realm(RED).built


@rule("heroes.town.090")
@pytest.mark.parametrize("building", ALL, ids=lambda building: building.id)
def test_no_building_without_its_whole_price(building: BuildingDef) -> None:
    owned = dict(zip(("gold", "materials", "valuables"), building.price, strict=True))
    kind = BUILDINGS[building.kind]
    assert kind in offered(in_town(building, **owned))
    for name, n in owned.items():
        if n:
            assert kind not in offered(in_town(building, **{**owned, name: n - 1}))


@rule("heroes.town.010", "heroes.town.060")
@pytest.mark.parametrize("hero", HEROES)
def test_what_needs_another_building_waits_for_it(hero: str) -> None:
    """Dwellings in their order, and the second of two buildings on one tile after the first."""
    table = AdventureTable(hero).having(RED, **RICH).town(RED)
    second = {"catherine": "bronze_dwelling", "mutare": "mage_guild", "sandro": "mage_guild"}[hero]
    assert offered(table) == ["city_hall", "citadel", "mage_guild", "bronze_dwelling", "special_1"]
    table.town(RED, "bronze_dwelling")
    assert "silver_dwelling" in offered(table)
    assert "gold_dwelling" not in offered(table)
    table.town(RED, "bronze_dwelling", "silver_dwelling")
    assert "gold_dwelling" in offered(table)
    table.town(RED, second)
    assert "special_2" in offered(table)
    table.town(RED, *BUILDINGS)
    assert offered(table) == []
    assert len(BUILDINGS) == 8


@rule("heroes.town.090", "heroes.town_action.010", "heroes.town_action.050", "heroes.town_action.060")
@rule("heroes.town_action.070")
def test_one_building_in_a_round() -> None:
    table = AdventureTable("catherine").having(RED, **RICH).town(RED)
    table.does(RED, "build citadel")
    assert offered(table) == []
    table.g.begin_map_round()
    assert offered(table) == ["city_hall", "mage_guild", "bronze_dwelling", "special_1"]
    table.at_rest()


@rule("heroes.town_action.010")
def test_each_token_is_for_itself() -> None:
    table = AdventureTable("catherine").having(RED, **RICH).town(RED, "bronze_dwelling", "mage_guild")
    table.does(RED, "build citadel")
    assert {"book", "recruit castle.griffins"} <= set(table.deeds(RED))
    table.having(RED, booked=1)
    assert "book" not in table.deeds(RED)
    assert "recruit castle.griffins" in table.deeds(RED)
    table.having(RED, booked=0, peopled=1)
    assert "book" in table.deeds(RED)
    assert "recruit castle.griffins" not in table.deeds(RED)


def test_a_scenario_may_forbid_a_building() -> None:
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.rules.no_building = (BUILDINGS.index("gold_dwelling"),)
    table = AdventureTable("catherine", scenario=scenario).having(RED, **RICH)
    table.town(RED, "bronze_dwelling", "silver_dwelling")
    assert "gold_dwelling" not in offered(table)
    assert "citadel" in offered(table)


@rule("heroes.town_action.020", "heroes.town_action.100")
def test_others_may_build_in_ones_turn_when_the_next_deed_is_chosen() -> None:
    table = AdventureTable("catherine", "mutare").having(1, **RICH).town(1)
    table.turn(RED).asks(RED, "main")
    assert table.offers("1: build citadel")
    assert not table.offers("build citadel")  # which is for who has the money
    assert table.asked().offers(Seat(1)) == [one for one in table.asked().options if one not in own(table)]


def own(table: AdventureTable) -> list[object]:
    return list(table.asked().offers(RED))


@rule("heroes.town_action.030", "heroes.town_action.100")
def test_town_actions_before_a_fight_until_one_passes() -> None:
    table = AdventureTable("catherine", "mutare").having(RED, **RICH).town(RED, "bronze_dwelling")
    table.start("heroes.town_window", RED).asks(RED, "town_window").pick("build citadel")
    table.asks(RED, "town_window").pick("recruit castle.griffins")
    table.asks(RED, "people").pick("pass")
    assert table.units(RED) == ["castle.griffins"]
    table.at_rest()  # with all tokens turned there is nothing to ask


@rule("heroes.town_action.030")
def test_nobody_is_asked_before_a_fight_who_can_do_nothing() -> None:
    AdventureTable("catherine", "mutare").start("heroes.town_window", RED).at_rest()


# -- the mage guild ---------------------------------------------------------------------------------------


@rule("heroes.mage_guild.010", "heroes.mage_guild.020")
def test_a_new_guild_brings_two_searches_each_of_deck_or_pile() -> None:
    table = AdventureTable("alamar").having(RED, **RICH).town(RED)
    g = table.g
    g.piles[SPELLS] = [card("magic_arrow"), card("stone_skin")]
    g.decks[SPELLS] = [card("haste"), card("fireball"), card("fireball")]
    table.does(RED, "build mage_guild").asks(RED, "look", ["look", "top_of_pile"]).pick("top_of_pile")
    assert table.in_hand(RED) == ["stone_skin"]
    table.asks(RED, "look", ["look", "top_of_pile"]).pick("look")
    table.asks(RED, "search", ["card fireball"]).pick("card fireball")
    assert table.in_hand(RED) == ["stone_skin", "fireball"]
    assert g.piles[SPELLS] == [card("magic_arrow"), card("fireball")]
    assert g.decks[SPELLS] == [card("haste")]
    table.at_rest()


# -- the citadel ------------------------------------------------------------------------------------------


@rule("heroes.town.040")
@pytest.mark.parametrize("buildings", [("citadel",), ("bronze_dwelling", "silver_dwelling")])
def test_walls_a_gate_and_a_tower_stand_by_a_town_with_a_citadel(buildings: tuple[str, ...]) -> None:
    table = AdventureTable("catherine", "mutare").town(RED, *buildings)
    table.army(RED, "castle.griffins").army(1, "dungeon.harpies").stands(1, "S3.C")
    table.start("heroes.fight_hero", 1, 1, 0)
    walled = "citadel" in buildings
    assert table.g.fight.siege is walled
    asked = []
    while table.g.fight.round == 0:
        asked.append(table.asked().kind)
        table.pick(table.options()[0])
    assert ("gate" in asked) is walled
    assert any(table.g.fight.walls) is walled
    assert any(unit.is_tower for unit in table.g.fight.units) is walled


# -- all that a town has to offer -------------------------------------------------------------------------

AMOUNT = st.integers(0, 25)
TOWN_VERBS = ("build", "recruit", "reinforce", "hire", "book", "smelt", "forge", "cover")


@settings(max_examples=60, deadline=None)
@given(
    hero=st.sampled_from(HEROES),
    owned=st.tuples(AMOUNT, AMOUNT, AMOUNT),
    built=st.sets(st.sampled_from(BUILDINGS)),
    units=st.dictionaries(st.integers(0, 6), st.sampled_from((0, 1))),
)
def test_whatever_is_on_offer_can_be_paid_for(
    hero: str, owned: tuple[int, int, int], built: set[str], units: dict[int, int]
) -> None:
    """And what it costs is told, to the last coin; the token is turned, or more may be bought with it."""
    table = AdventureTable(hero).stands(RED, "F3.C").town(RED, *built)
    table.having(RED, **dict(zip(("gold", "materials", "valuables"), owned, strict=True)))
    player = table.g.players[RED]
    kinds = [unit.index for unit in table.g.units if unit.faction == player.faction]
    player.army = tuple((kinds[at], face) for at, face in units.items())
    table.hand(RED, "centaurs_axe")
    for deed in own_deeds(table.g, RED):
        if deed.verb in TOWN_VERBS:
            table.hush()
            g = table.g.clone()
            g.events = table.events
            carry_out(g, RED, deed)
            after = g.players[RED]
            paid = [(e.gold, e.materials, e.valuables) for e in table.happened(ev.Paid)]
            gold = sum(e.gold for e in table.happened(combat_ev.GotResources))
            spent = tuple(sum(column) for column in zip((-gold, 0, 0), *paid, strict=True))
            left = (after.gold, after.materials, after.valuables)
            assert left == tuple(had - n for had, n in zip(owned, spent, strict=True))
            assert min(left) >= 0
            g.advance()
            realm = after.realm
            used = realm.built or realm.peopled or realm.booked or realm.once
            assert used or (g.decision is not None and g.decision.kind == "people")
