"""Turns on the map from their first deed to their last. [heroes.turn, experience, level]"""

from __future__ import annotations

from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import BRONZE
from fabletop.games.heroes.map.dice import TWO_DICE
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import card, printed_card
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
HARROWMERE = ("N3 0 0", "?F1 -3 1", "?F3 -2 3", "?F5 2 -3", "?F6 3 -1", "S3 -5 4", "S2 5 -4")
ARMY = ("castle.archangels:pack", "castle.champions:pack")


def guards(table: AdventureTable) -> list[int]:
    return [table.g.units[table.c.units[uid].kind].tier for uid in table.c.fielded(DEFENDER)]


def first_turn() -> AdventureTable:
    """Catherine has taken the ore mine and stands before the treasure, with a point to spend."""
    table = AdventureTable(tiles=HARROWMERE).army(RED, *ARMY)
    table.g.own_realm(RED).income = (15, 2, 1)
    table.turn(RED).pick("step S3.BL").fights()
    assert guards(table) == [BRONZE], "I is one bronze card"
    table.falls(DEFENDER).asks(RED, "main")
    assert (table.hero(RED).experience, table.hero(RED).level) == (1, 1), "I equals level 1: one symbol"
    assert (table.treasury(RED), income_of(table.g, RED)) == ((0, 2, 0), (15, 4, 1))
    assert table.hero(RED).movement == 2
    table.pick("step S3.L").fights()
    assert guards(table) == [BRONZE], "whole level 1: nobody flees"
    return table.rests_a_round().asks(RED, "further_round", ["pay_for_round", "withdraw"])


@rule("heroes.turn.090", "heroes.experience.110", "heroes.combat_round.040", "heroes.mine.020")
def test_a_turn_with_a_guard_fight() -> None:
    table = first_turn().dice(TWO_DICE + 1, 1, 3).pick("pay_for_round")
    assert (table.hero(RED).movement, table.c.round) == (0, 2)
    table.g.decks[ABILITIES][-2:] = [card("estates"), card("offense")]
    table.falls(DEFENDER).asks(RED, "search", ["card offense", "card estates"])
    assert (table.hero(RED).level, table.g.crowns_left(RED)) == (2, 1), "the level comes first"
    assert table.cube("S3.L") == -1
    table.pick("card offense").asks(RED, "take_die", ["die 0", "die 2"])
    assert (table.in_hand(RED), table.g.piles[ABILITIES]) == (["offense"], [card("estates")])
    table.pick("die 0").asks(RED, "main")
    assert (table.treasury(RED), table.cube("S3.L")) == ((3, 2, 0), -2)
    assert not [option for option in table.options() if option.startswith(("step", "reveal"))]


@rule("heroes.combat_round.060", "heroes.combat_round.070", "heroes.retreat.030")
def test_without_the_point_she_goes_back_and_the_chest_stays_closed() -> None:
    table = first_turn().pick("withdraw").asks(RED, "main")
    assert (table.where(RED), table.cube("S3.L"), table.hero(RED).movement) == ("S3.BL", -1, 1)
    assert len(table.g.neutral_piles[BRONZE]) == 2, "both guards are on their pile"


@rule("heroes.experience.110", "heroes.turn.040", "heroes.level.200")
def test_a_level_up_with_searches() -> None:
    table = AdventureTable(tiles=("N6 0 0", "S3 -3 1", "S2 3 -1 3")).army(RED, *ARMY).level(RED, 2, half=True)
    table.visited("N6.L").stands(RED, "N6.L").dice(1, 3).turn(RED).pick("step N6.C").fights()
    assert table.c.level == 4
    table.falls(DEFENDER).asks(RED, "search")
    assert (table.hero(RED).experience, table.hero(RED).level, table.g.hand_limit(RED)) == (5, 3, 5)
    assert table.in_hand(RED) == [], "nothing is drawn before the next refresh"
    table.g.choose(table.asked().options[0])
    table.asks(RED, "pandoras_box").pick("roll_two 1").asks(RED, "take_die", ["die 0", "die 2"]).pick("die 0")
    assert (table.hero(RED).experience, table.hero(RED).level, table.g.crowns_left(RED)) == (6, 4, 2)
    specialty = table.g.printed.heroes[table.hero(RED).who].specialties[1]
    assert specialty in table.g.players[RED].deck
    table.asks(RED, "main")


@rule("heroes.ability_card.060")
def test_alamar_may_show_necromancy_and_draw_another() -> None:
    table = AdventureTable("alamar", "catherine").level(RED, 1, half=True)
    table.g.decks[ABILITIES][-3:] = [card("offense"), card("estates"), card("necromancy")]
    table.visited("F3.TL").stands(RED, "F3.TL").turn(RED).pick("step F3.TR").asks(RED, "search")
    assert table.options() == ["card necromancy", "card estates", "show_and_replace"]
    table.pick("show_and_replace").asks(RED, "search", ["card estates", "card offense"])
    assert table.g.piles[ABILITIES] == [card("necromancy")]
    assert printed_card("necromancy").faction != table.g.players[RED].faction
