"""Buildings that only one faction has. [heroes.town.080, town.120, town.130]"""

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import printed_unit
from fabletop.games.heroes.towns.people import show_units
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)
BLUE = Seat(1)


def starting(hero: str, *buildings: str) -> AdventureTable:
    return AdventureTable(hero, "catherine" if hero != "catherine" else "mutare").town(RED, *buildings)


def turned_up(table: AdventureTable, *names: str) -> AdventureTable:
    """The next neutral units, by their tiers."""
    for name in names:
        unit = printed_unit(f"neutral.{name}")
        table.g.neutral[unit.tier] = [*table.g.neutral[unit.tier], unit.index]
    return table


# -- the blacksmith ----------------------------------------------------------------------------------------


@rule("heroes.town.080", "heroes.town.120")
def test_the_blacksmith_melts_an_artifact_of_the_hand() -> None:
    table = starting("catherine", "special_2").hand(RED, "attack", "centaurs_axe", "haste")
    assert [name for name in table.deeds(RED) if name.startswith("smelt")] == ["smelt centaurs_axe"]
    table.does(RED, "smelt centaurs_axe").at_rest()
    assert table.in_hand(RED) == ["attack", "haste"]
    assert table.g.players[RED].gold == 4
    assert table.g.removed == (card("centaurs_axe"),)


@rule("heroes.town.080", "heroes.town.120")
def test_the_blacksmith_forges_an_artifact_for_six_gold() -> None:
    table = starting("catherine", "special_2").having(RED, gold=6)
    table.g.decks[ARTIFACTS] = [card("centaurs_axe"), card("speculum")]
    table.does(RED, "forge").pick("card speculum").at_rest()
    assert table.in_hand(RED) == ["speculum"]
    assert table.g.players[RED].gold == 0
    assert "forge" not in starting("catherine", "special_2").having(RED, gold=5).deeds(RED)
    assert "forge" not in starting("catherine", "special_1").having(RED, gold=9).deeds(RED)


@rule("heroes.town.120")
def test_the_blacksmith_works_once_in_each_own_turn() -> None:
    table = starting("catherine", "special_2").having(RED, gold=20)
    table.hand(RED, "centaurs_axe", "speculum").does(RED, "smelt speculum")
    assert not {"forge", "smelt centaurs_axe"} & set(table.deeds(RED))
    table.g.begin_turn(RED)
    assert {"forge", "smelt centaurs_axe"} <= set(table.deeds(RED))


# -- the cover of darkness ---------------------------------------------------------------------------------


def dark() -> AdventureTable:
    table = starting("sandro", "special_1").hand(RED, "attack", "defence", "haste")
    table.deck(RED, "power", "knowledge").g.turn_of = RED
    return table


@rule("heroes.town.080", "heroes.town.120")
def test_in_the_dark_up_to_two_cards_are_swapped() -> None:
    table = dark().does(RED, "cover").asks(RED, "cover", ["card attack", "card defence", "card haste"])
    table.pick("card attack").asks(RED, "cover", ["card defence", "card haste", "pass"])
    table.pick("card haste").at_rest()
    assert table.in_hand(RED) == ["defence", "power", "knowledge"]
    assert table.in_discard(RED) == ["attack", "haste"]
    assert "cover" not in table.deeds(RED)
    table.g.begin_turn(RED)
    assert "cover" in table.deeds(RED)


@rule("heroes.town.080")
def test_one_card_is_enough() -> None:
    table = dark().does(RED, "cover").pick("card attack", "pass")
    assert table.in_hand(RED) == ["defence", "haste", "power"]


def test_who_has_no_cards_has_nothing_to_swap() -> None:
    assert "cover" not in dark().hand(RED).deeds(RED)
    assert "cover" in dark().deeds(RED)


@rule("heroes.town.080", "heroes.town.120")
def test_as_a_fight_starts_the_enemy_loses_a_card() -> None:
    table = dark().hand(BLUE, "haste", "haste").start("heroes.cover_before_fight", RED, BLUE)
    table.asks(RED, "cover_before_fight", ["steal", "pass"]).pick("steal").at_rest()
    assert table.in_hand(BLUE) == ["haste"]
    assert table.in_discard(BLUE) == ["haste"]
    assert len(table.happened(ev.CameUnseen)) == 1
    assert "cover" not in table.deeds(RED)  # one or the other
    table.start("heroes.cover_before_fight", RED, BLUE).at_rest()


@rule("heroes.town.120")
def test_the_cover_works_on_the_own_turn_alone() -> None:
    table = dark().hand(BLUE, "haste")
    table.g.turn_of = BLUE
    table.start("heroes.cover_before_fight", RED, BLUE).at_rest()
    table.g.turn_of = RED
    table.hand(BLUE).start("heroes.cover_before_fight", RED, BLUE).at_rest()
    table.hand(BLUE, "haste").start("heroes.cover_before_fight", RED, BLUE).pick("pass").at_rest()
    assert table.in_hand(BLUE) == ["haste"]
    assert "cover" in table.deeds(RED)


# -- what a turn begins with ---------------------------------------------------------------------------------


def turn(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.turn_begins", RED)


@rule("heroes.town.080", "heroes.town.130", "heroes.unit_cost.080")
def test_the_portal_shows_one_neutral_unit_of_a_tier_with_a_dwelling() -> None:
    table = starting("mutare", "special_1", "bronze_dwelling", "silver_dwelling", "gold_dwelling")
    turned_up(table, "boars", "crusaders", "nomads").having(RED, gold=30, valuables=5)
    turn(table).asks(RED, "turn_begins", ["summon bronze", "summon silver", "summon gold", "pass"])
    table.pick("summon bronze").asks(RED, "buy_shown", ["recruit neutral.boars", "pass"])
    table.pick("recruit neutral.boars").at_rest()
    assert table.units(RED) == ["neutral.boars"]
    assert table.g.players[RED].gold == 26
    assert not table.g.realm(RED).peopled  # without the token


@rule("heroes.town.130")
def test_a_shown_unit_that_is_not_bought_goes_to_its_pile() -> None:
    for gold in (3, 4):  # too little, and not wanted
        table = turned_up(starting("mutare", "special_1", "bronze_dwelling"), "boars").having(RED, gold=gold)
        turn(table).asks(RED, "turn_begins", ["summon bronze", "pass"]).pick("summon bronze")
        if gold == 4:
            table.pick("pass")
        table.at_rest()
        assert table.units(RED) == []
        assert table.g.neutral_piles[1] == [printed_unit("neutral.boars").index]
        assert table.g.players[RED].gold == gold
        assert len(table.happened(ev.UnitShown)) == 1


@rule("heroes.neutral.030")
def test_of_several_shown_units_no_more_are_bought_than_may_be() -> None:
    table = turned_up(starting("mutare"), "boars", "crusaders").having(RED, gold=50, valuables=9)
    show_units(table.g, RED, [1, 2], 1)
    table.g.advance()
    table.asks(RED, "buy_shown", ["recruit neutral.boars", "recruit neutral.crusaders", "pass"])
    table.pick("recruit neutral.crusaders").at_rest()
    assert table.units(RED) == ["neutral.crusaders"]
    assert table.g.neutral_piles[1] == [printed_unit("neutral.boars").index]
    assert table.g.neutral_piles[2] == []


@rule("heroes.town.130")
def test_the_portal_is_of_no_use_without_a_dwelling() -> None:
    turn(starting("mutare", "special_1")).at_rest()
    empty = starting("mutare", "special_1", "bronze_dwelling")
    empty.g.neutral = [[] for _ in empty.g.neutral]
    turn(empty).at_rest()


@rule("heroes.town.080")
def test_the_mana_vortex_searches_the_own_deck() -> None:
    table = starting("mutare", "special_2").hand(RED, "attack", "defence")
    table.discard(RED, "haste").deck(RED, "power")
    turn(table).asks(RED, "turn_begins", ["vortex", "pass"]).pick("vortex")
    table.asks(RED, "vortex", ["card attack", "card defence"]).pick("card attack")
    table.asks(RED, "vortex_search")
    assert set(table.options()) == {"card attack", "card haste", "card power"}
    table.pick("card haste").at_rest()
    assert table.in_hand(RED) == ["defence", "haste"]
    assert sorted(table.in_discard(RED)) == ["attack", "power"]
    assert table.in_deck(RED) == []
    drew = table.happened(combat_ev.Drew)
    assert [one.cards for one in drew] == [(card("haste"),)]
    assert [one.cut(BLUE).to_data()["cards"] for one in drew] == [[]]


@rule("heroes.town.080")
def test_the_vortex_looks_at_three_cards_and_needs_one() -> None:
    table = starting("mutare", "special_2").hand(RED, "attack")
    table.deck(RED, "power", "knowledge", "defence", "haste")
    turn(table).pick("vortex")
    assert len(table.options()) == 3
    before = table.g.unveiled
    table.pick(table.options()[0]).at_rest()
    assert table.g.unveiled > before, "all see what is discarded"
    assert (len(table.in_discard(RED)), len(table.in_deck(RED))) == (2, 2)
    turn(starting("mutare", "special_2").deck(RED, "power")).at_rest()


@rule("heroes.town.080")
def test_the_amplifier_finds_a_necromancy_card_or_nothing() -> None:
    table = starting("sandro", "special_2")
    table.g.decks[ABILITIES] = [card("luck"), card("necromancy"), card("wisdom")]
    before = table.g.unveiled
    turn(table).asks(RED, "turn_begins", ["amplify", "pass"]).pick("amplify").at_rest()
    assert table.in_hand(RED) == ["necromancy"]
    assert sorted(table.g.decks[ABILITIES]) == sorted([card("luck"), card("wisdom")])
    assert table.g.unveiled == before + 1  # the deck was shuffled
    turn(table).pick("amplify").at_rest()
    assert table.in_hand(RED) == ["necromancy"]
    assert len(table.happened(ev.FoundNothing)) == 1


@rule("heroes.town.080")
def test_the_amplifier_may_call_a_specialty_back() -> None:
    table = starting("sandro", "special_2")
    own = table.g.printed.heroes[table.g.heroes[RED].who].specialties[0]
    table.g.players[RED].discard = [card("attack"), own]
    name = table.g.cards[own].id
    turn(table).asks(RED, "turn_begins", ["amplify", f"recall {name}", "pass"]).pick(f"recall {name}")
    assert table.in_hand(RED) == [name]
    assert table.in_discard(RED) == ["attack"]
    table.at_rest()


@rule("heroes.turn.130")
def test_each_building_works_once_and_in_any_order() -> None:
    table = starting("mutare", "special_1", "special_2", "bronze_dwelling").hand(RED, "attack")
    table.deck(RED, "power").having(RED, gold=9)
    turned_up(table, "boars", "boars")
    turn(table).asks(RED, "turn_begins", ["summon bronze", "vortex", "pass"])
    table.pick("vortex", "card power").asks(RED, "turn_begins", ["summon bronze", "pass"])
    table.pick("summon bronze", "recruit neutral.boars").at_rest()
    again = starting("mutare", "special_1", "special_2", "bronze_dwelling").hand(RED, "attack")
    turned_up(again.deck(RED, "power").having(RED, gold=9), "boars")
    turn(again).pick("summon bronze", "pass").asks(RED, "turn_begins", ["vortex", "pass"])
    again.pick("pass").at_rest()
    assert again.in_hand(RED) == ["attack"]
