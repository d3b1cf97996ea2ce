"""On the map, too, neither a window nor its absence tells of a hand, and what is seen is not taken back."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.towns.spells import spell_price
from fabletop.games.heroes.turn.cards import WISDOM_GOLD
from fabletop.kernel import Seat, act

BRAVE = content().scenarios[content().scenario_by_id["brave_new_world"]]
RED, BLUE = Seat(0), Seat(1)


def before_a_fight(held: str, off: int) -> AdventureTable:
    """Red has a mage guild and gold for a spell that costs so much less, and the others reckon with a card
    that makes spells cheaper."""
    table = AdventureTable("catherine", "mutare", scenario=BRAVE).town(RED, "mage_guild").hand(RED, held)
    table.having(RED, gold=spell_price(table.g, RED)[0] - off)
    return table.poker_face(RED, "wisdom", held)


@pytest.mark.parametrize("held", ["wisdom", "estates"])
def test_who_might_buy_cheaper_is_asked_before_a_fight(held: str) -> None:
    table = before_a_fight(held, WISDOM_GOLD).start("heroes.town_window", RED)
    table.asks(RED, "town_window")
    assert len(table.asked().options) == (2 if held == "wisdom" else 1)


@pytest.mark.parametrize("held", ["wisdom", "estates"])
def test_nobody_is_asked_who_cannot_pay_even_then(held: str) -> None:
    before_a_fight(held, WISDOM_GOLD + 1).start("heroes.town_window", RED).at_rest()


def test_a_spell_is_cast_on_the_map_though_there_is_no_fight() -> None:
    table = AdventureTable("catherine", "mutare").hand(RED, "town_portal", "estates")
    table.poker_face(RED, "town_portal", "estates", "knowledge").stands(RED, "S3.L").turn(RED)
    table.pick("cast town_portal", "pass").asks(RED, "main")
    assert table.where(RED) == "S3.C"


def test_a_hand_that_is_lost_is_seen() -> None:
    table = AdventureTable("catherine", "mutare").hand(RED, "estates").turn(RED)
    table.g.players[RED].hand_is_lost = True
    before = table.g.unveiled
    table.pick("end_turn")
    assert table.g.unveiled > before


def test_what_others_may_buy_meanwhile_follows_the_hands_that_are_imagined() -> None:
    table = before_a_fight("wisdom", WISDOM_GOLD)
    table.deck(RED, *["attack"] * 9).turn(BLUE)
    wise = act("wise_book", card("wisdom"), 0, seat=RED)
    assert wise in table.asked().options
    for luck in range(20):
        imagined = table.g.imagine(BLUE, luck)
        assert imagined.decision is not None
        holds = card("wisdom") in imagined.players[RED].hand
        assert (wise in imagined.decision.options) == holds
    assert not all(card("wisdom") in table.g.imagine(BLUE, luck).players[RED].hand for luck in range(20))


def test_who_looks_at_the_own_deck_imagines_no_other_cards_there() -> None:
    table = AdventureTable("mutare", "sandro", scenario=BRAVE).town(RED, "special_2").hand(RED, "attack")
    table.deck(RED, "power", "knowledge", "defence", "haste", "estates", "wisdom")
    table.start("heroes.turn_begins", RED).pick("vortex").asks(RED, "vortex_search")
    seen = table.g.players[RED].deck[-3:]
    assert all(table.g.imagine(RED, luck).players[RED].deck[-3:] == seen for luck in range(5))
