"""Buying spells at the mage guild. [heroes.mage_guild]"""

import pytest

from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef, StartDef
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.towns.printed import MAGE_GUILD
from fabletop.games.heroes.towns.spells import buy_spell, can_buy_spell
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)


def guild(hero: str = "tamika", gold: int = 20) -> AdventureTable:
    table = AdventureTable(hero).having(RED, gold=gold).town(RED, "mage_guild")
    table.g.decks[SPELLS] = [card("haste"), card("magic_arrow"), card("fireball")]
    table.g.piles[SPELLS] = [card("curse")]
    return table


@rule("heroes.mage_guild.040", "heroes.mage_guild.050", "heroes.mage_guild.060", "heroes.town.070")
@rule("heroes.town_action.090")
def test_one_spell_in_a_round_for_the_price_on_the_board() -> None:
    """Tamika finds Fireball, and cannot buy Magic Arrow in the same round."""
    table = guild().does(RED, "book").asks(RED, "look", ["look", "top_of_pile"]).pick("look")
    table.asks(RED, "search", ["card fireball", "card magic_arrow"]).pick("card fireball")
    assert table.in_hand(RED) == ["fireball"]
    assert table.g.piles[SPELLS] == [card("curse"), card("magic_arrow")]
    assert table.g.players[RED].gold == 15
    assert table.g.realm(RED).booked
    assert "book" not in table.deeds(RED)
    table.at_rest()
    table.g.begin_map_round()
    assert "book" in table.deeds(RED)


@rule("heroes.mage_guild.040", "heroes.mage_guild.080")
@pytest.mark.parametrize(("hero", "price"), [("catherine", 6), ("mutare", 5), ("sandro", 5)])
def test_each_faction_has_its_price(hero: str, price: int) -> None:
    assert "book" not in guild(hero, price - 1).deeds(RED)
    table = guild(hero, price).does(RED, "book")
    assert table.g.players[RED].gold == 0


@rule("heroes.town.070")
def test_no_spells_without_a_guild() -> None:
    assert "book" not in guild().town(RED, "citadel").deeds(RED)


@rule("heroes.mage_guild.070")
def test_no_spell_is_bought_in_the_round_in_which_the_guild_is_built() -> None:
    table = guild().town(RED).having(RED, materials=9, valuables=9).does(RED, "build mage_guild")
    table.pick("look", "card fireball", "top_of_pile")
    assert table.in_hand(RED) == ["fireball", "magic_arrow"]
    assert "book" not in table.deeds(RED)
    table.g.begin_map_round()
    assert "book" in table.deeds(RED)


@rule("heroes.mage_guild.030")
def test_a_guild_from_the_beginning_fills_the_deck() -> None:
    """Two searches, and the deck is shuffled again."""
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.start = StartDef((9, 0, 0), (10, 0, 0), (0, 0, 0), (), (MAGE_GUILD,))
    table = AdventureTable("tamika", scenario=scenario, difficulty="impossible")
    table.g.decks[SPELLS] = [card("haste"), card("bless"), card("fireball")]
    table.g.piles[SPELLS] = [card("curse")]
    table.deck(RED, "attack").start("heroes.start_values", -1)
    table.pick("look", "card fireball", "top_of_pile").asks(RED, "turn_start_tile")
    assert sorted(table.in_deck(RED)) == ["attack", "bless", "fireball"]
    assert table.in_hand(RED) == []
    assert "book" in table.deeds(RED)


@rule("heroes.mage_guild.030")
def test_a_guild_from_the_beginning_is_open_in_the_first_round() -> None:
    table = guild()
    assert table.g.round == 1
    assert "book" in table.deeds(RED)


def test_nothing_is_sold_where_no_spell_is_left() -> None:
    table = guild()
    table.g.decks[SPELLS] = []
    assert "book" in table.deeds(RED)
    table.g.piles[SPELLS] = []
    assert "book" not in table.deeds(RED)


def test_a_card_may_take_gold_off_and_show_more() -> None:
    table = guild(gold=3)
    assert not can_buy_spell(table.g, RED, 1)
    assert can_buy_spell(table.g, RED, 2)
    buy_spell(table.g, RED, 2, 3)
    table.g.advance()
    table.pick("look").asks(RED, "search", ["card fireball", "card magic_arrow", "card haste"])
    assert table.g.players[RED].gold == 0
