"""What the earlier edition has otherwise in turns, towns and morale; every test shows the later one too."""

from __future__ import annotations

import pytest
from tests.games.heroes.first_edition.kit import BLUE, EDITIONS, HAND, RED, SILENCE, round_of

from fabletop.games.heroes.combat.state import combat_from_data
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.clash import has_tower, has_walls
from fabletop.games.heroes.map.dice import TREASURE
from fabletop.games.heroes.map.visit import PLACES
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.games.heroes.turn.deeds import carry_out, own_deeds
from fabletop.games.heroes.turn.income import next_income_of
from fabletop.kernel.frame import NOBODY, Frame
from fabletop.testing import rule

# -- a turn -----------------------------------------------------------------------------------------------


@rule("heroes.turn.060", "heroes.round.040")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_income_comes_as_the_round_begins_or_on_the_own_turn(ruleset: str) -> None:
    table = round_of(3, ruleset=ruleset)
    if ruleset == "retail":
        assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 10)
        return
    table.asks(RED, "main")
    assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 0)
    table.pick("end_turn").asks(BLUE, "main")
    assert (table.treasury(RED)[0], table.treasury(BLUE)[0]) == (10, 10)


@rule("heroes.turn.060")
def test_the_hand_comes_before_the_income_and_the_city_hall_with_it() -> None:
    table = AdventureTable(ruleset="first", round=2).hand(RED, "attack").town(RED, "city_hall")
    table.start("heroes.new_round", NOBODY).asks(RED, "swap_cards")
    assert table.treasury(RED) == (0, 0, 0)
    table.pick("pass").asks(RED, "city_hall")
    assert table.treasury(RED) == (10, 0, 0)


@rule("heroes.turn.060")
def test_what_the_stars_say_of_an_income_holds_for_everybody_and_then_ends() -> None:
    table = round_of(2, "gold_dragon", SILENCE)
    for seat in (RED, BLUE):
        table.asks(seat, "main").pick("end_turn")
    for seat in (RED, BLUE):
        table.asks(seat, "main").pick("end_turn")
        assert table.treasury(seat)[0] == 15
    assert next_income_of(table.g, RED)[0] == 10


@rule("heroes.turn.060")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_the_astrologers_are_heeded_at_once_or_on_the_own_turn(ruleset: str) -> None:
    table = round_of(2, "fancy_pixie", ruleset=ruleset)
    assert len(table.happened(ev.Proclaimed)) == 1
    if ruleset == "retail":
        assert [one.morale for one in table.g.players] == [1, 1]
        return
    table.asks(RED, "main")
    assert [one.morale for one in table.g.players] == [1, 0]
    table.pick("end_turn").asks(BLUE, "main")
    assert [one.morale for one in table.g.players] == [1, 1]


@rule("heroes.turn.010", "heroes.turn.020", "heroes.turn.050")
def test_the_hand_is_filled_and_then_two_cards_may_be_exchanged() -> None:
    table = AdventureTable(ruleset="first").deck(RED, *HAND[:3]).hand(RED, *HAND[:2])
    table.start("heroes.turn", RED).asks(RED, "swap_cards")
    assert len(table.in_hand(RED)) == 4
    kept = table.in_hand(RED)
    table.pick(f"card {kept[0]}").asks(RED, "swap_cards")
    assert len(table.in_hand(RED)) == 3
    table.pick(f"card {kept[1]}").asks(RED, "main")
    assert len(table.in_hand(RED)) == 4


@rule("heroes.turn.010", "heroes.turn.020")
def test_who_is_over_the_limit_discards_down_to_it_and_nobody_else_does() -> None:
    table = AdventureTable(ruleset="first").hand(RED, *HAND, "defence")
    table.start("heroes.turn", RED).asks(RED, "adjust_hand").pick("card attack")
    table.asks(RED, "adjust_hand").pick("card power").asks(RED, "swap_cards")
    assert sorted(table.in_hand(RED)) == sorted(["defence", "knowledge", "attack", "defence"])
    table.pick("pass").asks(RED, "main")
    retail = AdventureTable().hand(RED, *HAND[:4]).start("heroes.turn", RED)
    retail.asks(RED, "refresh")
    assert "card attack" in retail.options()  # any card may go


# -- town ---------------------------------------------------------------------------------------------------


@rule("heroes.secondary_hero.030", "heroes.town_action.080")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_secondary_hero_takes_the_token_or_none(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(RED, gold=20, peopled=1).stands(RED, "F3.TL").turn(RED)
    assert table.offers("hire S3.C") == (ruleset == "first")
    table = AdventureTable(ruleset=ruleset).having(RED, gold=20).stands(RED, "F3.TL").turn(RED)
    table.pick("hire S3.C")
    assert table.g.realm(RED).peopled == (ruleset == "retail")


@rule("heroes.secondary_hero.030")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_without_a_token_it_is_recruited_on_the_own_turn(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(BLUE, gold=20).stands(BLUE, "F3.TL").turn(RED)
    assert table.offers("1: hire S2.C") == (ruleset == "retail")


def guild(ruleset: str, gold: int, *hand: str) -> AdventureTable:
    table = AdventureTable("tamika", ruleset=ruleset).having(RED, gold=gold).town(RED, "mage_guild")
    table.hand(RED, *hand)
    table.g.decks[SPELLS] = [card("haste"), card("curse"), card("magic_arrow"), card("fireball")]
    table.g.piles[SPELLS] = [card("slow")]
    return table


@rule("heroes.mage_guild.060", "heroes.mage_guild.050")
def test_any_number_of_spells_in_one_use_of_the_token() -> None:
    """The book's Tamika, with the gold for two."""
    table = guild("first", 10).does(RED, "book").pick("look", "card fireball")
    table.asks(RED, "more_spells", ["book", "pass"])
    assert not table.g.realm(RED).booked
    table.pick("book", "top_of_pile").at_rest()
    assert table.in_hand(RED) == ["fireball", "magic_arrow"]
    assert table.g.realm(RED).booked
    assert table.g.players[RED].gold == 0


@rule("heroes.mage_guild.060")
def test_who_has_enough_turns_the_token() -> None:
    table = guild("first", 20).does(RED, "book").pick("look", "card fireball", "pass")
    table.at_rest()
    assert "book" not in table.deeds(RED)
    table = guild("retail", 20).does(RED, "book").pick("look", "card fireball")
    table.at_rest()
    assert "book" not in table.deeds(RED)


@rule("heroes.mage_guild.090", "heroes.mage_guild.080")
@pytest.mark.parametrize(("ruleset", "expert"), [("retail", 3), ("first", 2)])
def test_the_expert_wisdom_takes_off_two_gold_or_three(ruleset: str, expert: int) -> None:
    """A spell of Necropolis costs 5."""
    for price, uses in ((3, 2), (2, 1 if expert == 2 else 0), (1, 0)):
        table = guild(ruleset, price, "wisdom").level(RED, 2)
        wise = [one for one in own_deeds(table.g, RED) if one.verb == "wise_book"]
        assert len(wise) == uses
        if uses:
            carry_out(table.g, RED, wise[-1])
            assert table.g.players[RED].gold == price - expert


@rule("heroes.mage_guild.060", "heroes.mage_guild.090")
def test_wisdom_may_buy_the_second_spell() -> None:
    """The book's Tamika: 5 gold for the first, 2 for the second."""
    table = guild("first", 7, "wisdom").level(RED, 2).does(RED, "book").pick("look", "card fireball")
    wise = [one for one in table.options() if one.startswith("wise_book")]
    assert len(wise) == 1
    table.pick(wise[0], "top_of_pile").at_rest()
    assert table.in_hand(RED) == ["fireball", "magic_arrow"]
    assert table.g.players[RED].gold == 0


@rule("heroes.mage_guild.070")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_new_guild_sells_at_once_or_from_the_next_round_on(ruleset: str) -> None:
    table = guild(ruleset, 20).having(RED, guild_round=1)
    assert ("book" in table.deeds(RED)) == (ruleset == "first")


@rule("heroes.town.040", "heroes.siege.020")
def test_the_tower_comes_with_the_citadel_or_with_the_silver_dwelling() -> None:
    for ruleset, building, walls, tower in (
        ("retail", "citadel", True, True),
        ("retail", "silver_dwelling", False, False),
        ("first", "citadel", True, False),
        ("first", "silver_dwelling", False, True),
    ):
        table = AdventureTable(ruleset=ruleset).town(BLUE, building)
        field = table.field("S2.C")
        assert (has_walls(table.g, BLUE, field), has_tower(table.g, BLUE, field)) == (walls, tower)


@rule("heroes.siege.020", "heroes.town.040")
@pytest.mark.parametrize(("building", "walls", "towers"), [("citadel", 5, 0), ("silver_dwelling", 0, 1)])
def test_walls_stand_without_a_tower_and_a_tower_without_walls(
    building: str, walls: int, towers: int
) -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.town(BLUE, building).stands(RED, "S2.TL").turn(RED).pick("step S2.C").fights()
    assert sum(bool(wall) for wall in table.c.walls) == walls
    assert sum(unit.kind == table.g.printed.tower for unit in table.c.units) == towers
    assert table.c.tower == bool(towers)
    assert table.c.clone().tower == table.c.tower
    assert combat_from_data(table.g.printed, table.c.to_data()).tower == table.c.tower


@rule("heroes.turn.100")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_who_is_attacked_recruits_and_buys_spells_but_does_not_build(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    for seat in (RED, BLUE):
        table.town(seat, "bronze_dwelling", "mage_guild").having(seat, gold=30, materials=9, valuables=9)
    table.stands(RED, "S2.TL").turn(RED).pick("step S2.C").asks(RED, "town_window")
    verbs = {name.split()[0] for name in table.options()}
    assert {"build", "recruit", "book"} <= verbs
    table.pick("pass").asks(BLUE, "town_window")
    verbs = {name.split()[0] for name in table.options()}
    assert {"recruit", "book"} <= verbs
    assert ("build" in verbs) == (ruleset == "retail")


# -- morale -------------------------------------------------------------------------------------------------


@rule("heroes.morale.140")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_only_the_main_hero_gains_morale(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset)
    second = table.second(RED, "F3.TL")
    for place in ("temple", "fountain_of_youth"):
        for hero, morale in ((second, 0 if ruleset == "first" else 1), (0, 1)):
            table.having(RED, morale=0)
            PLACES[place](table.g, RED, hero, 0)
            table.g.advance()
            assert table.g.players[RED].morale == morale


@rule("heroes.morale.140", "heroes.location.240")
def test_nor_does_a_tomb_weigh_on_a_secondary_hero() -> None:
    for hero, left in (("second", 4), ("main", 0)):
        table = AdventureTable(ruleset="first").hand(RED, "attack", "power")
        number = table.second(RED, "F3.TL") if hero == "second" else 0
        table.start("heroes.tomb", RED, number)
        while table.g.decision is not None:
            table.g.choose(table.asked().options[0])
        assert len(table.in_hand(RED)) == left


@rule("heroes.morale.140", "heroes.morale.060")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_nor_can_a_secondary_hero_use_it(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).having(RED, morale=1)
    second = table.second(RED, "S3.TR")
    for hero, offered in ((second, ruleset == "retail"), (0, True)):
        table.g.stack.append(Frame("heroes.arrived", RED, (hero,)))
        table.dice(3).start("heroes.roll_dice", RED, TREASURE, 1, 1)
        offers = [one for one in table.options() if one.startswith("reroll_die")]
        assert bool(offers) == offered
        table.g.stack.clear()
        table.g.decision = None
