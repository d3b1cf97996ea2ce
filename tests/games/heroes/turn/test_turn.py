"""A turn: the hand at its start, deeds in any order, and its end. [heroes.turn]"""

from __future__ import annotations

from itertools import pairwise

import pytest

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.dice import RESOURCE
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
MANY = ("power", "knowledge", "power", "knowledge", "power", "knowledge", "power", "knowledge")


def turn(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.turn", RED)


# -- the hand -------------------------------------------------------------------------------------------


@rule("heroes.turn.010", "heroes.turn.110", "heroes.setup.180")
def test_any_cards_may_go_and_then_the_hand_is_filled() -> None:
    table = AdventureTable().hand(RED, "attack", "defence").deck(RED, *MANY)
    turn(table).asks(RED, "refresh", ["card attack", "card defence", "draw_up", "keep"])
    assert table.g.turn_of == RED
    assert [one.seat for one in table.happened(ev.TurnBegan)] == [RED]
    table.pick("card attack", "card defence", "draw_up").asks(RED, "main")
    assert table.in_hand(RED) == ["power", "knowledge", "power", "knowledge"]
    assert table.in_discard(RED) == ["attack", "defence"]


@rule("heroes.turn.110")
def test_all_the_way_to_the_limit_or_no_card_at_all() -> None:
    table = turn(AdventureTable().hand(RED, "attack").deck(RED, *MANY)).pick("draw_up").asks(RED, "main")
    assert len(table.in_hand(RED)) == 4
    table = turn(AdventureTable().hand(RED, "attack").deck(RED, *MANY)).pick("keep").asks(RED, "main")
    assert table.in_hand(RED) == ["attack"]


@rule("heroes.turn.020")
def test_who_has_too_many_must_discard() -> None:
    table = AdventureTable().hand(RED, "attack", *MANY[:5]).deck(RED, *MANY)
    turn(table).asks(RED, "refresh", ["card attack", "card power", "card knowledge"])
    table.pick("card attack").asks(RED, "refresh", ["card power", "card knowledge"])
    table.pick("card power")
    assert table.offers("keep")
    assert not table.offers("draw_up"), "the hand is full"
    table.pick("keep").asks(RED, "main")
    assert len(table.in_hand(RED)) == 4


@rule("heroes.turn.030")
def test_a_full_hand_may_stay_as_it_is() -> None:
    table = turn(AdventureTable().hand(RED, *MANY[:4]).deck(RED, "attack"))
    table.asks(RED, "refresh", ["card power", "card knowledge", "keep"]).pick("keep").asks(RED, "main")
    assert table.in_hand(RED) == list(MANY[:4])


@rule("heroes.turn.040")
@pytest.mark.parametrize(("level", "limit"), [(1, 4), (2, 4), (3, 5), (5, 6), (7, 7)])
def test_the_limit_is_that_of_the_level(level: int, limit: int) -> None:
    table = turn(AdventureTable().level(RED, level).deck(RED, *MANY)).pick("draw_up")
    assert len(table.in_hand(RED)) == limit


@rule("heroes.turn.020", "heroes.turn.010")
def test_the_limit_counts_at_the_start_of_a_turn_alone() -> None:
    table = AdventureTable().hand(RED, *MANY[:4]).deck(RED, *MANY)
    turn(table).pick("keep")
    table.g.draw(RED, 3)
    table.asks(RED, "main").pick("end_turn")
    assert len(table.in_hand(RED)) == 7


@rule("heroes.turn.010")
def test_the_discard_pile_is_shuffled_when_the_deck_has_run_out() -> None:
    table = AdventureTable().hand(RED, "attack").deck(RED, "power").discard(RED, "defence")
    turn(table).pick("card attack", "draw_up").asks(RED, "main")
    assert sorted(table.in_hand(RED)) == ["attack", "defence", "power"]


# -- deeds ----------------------------------------------------------------------------------------------


@rule("heroes.turn.070", "heroes.turn.080", "heroes.turn.090")
def test_deeds_come_in_any_order_as_long_as_their_limits_allow() -> None:
    table = AdventureTable().stands(RED, "S3.TR").town(RED, "bronze_dwelling", "mage_guild")
    table.having(RED, gold=60, materials=20, valuables=9).hand(RED, "estates").visited("F3.TL").turn(RED)
    table.pick("recruit castle.halberdiers", "pass")
    assert not table.offers("recruit castle.griffins"), "the token is turned"
    table.pick("step S3.R")
    table.pick("build citadel")
    assert not [one for one in table.options() if one.startswith("build")]
    table.pick("play estates")
    table.pick("step S3.TR", "step S3.R")
    assert not [one for one in table.options() if one.startswith("step")], "no point is left"
    assert table.offers("end_turn")


@rule("heroes.turn.100", "heroes.town_action.020")
def test_others_use_their_town_in_the_turn_of_a_player_and_nothing_else() -> None:
    table = AdventureTable().town(BLUE, "bronze_dwelling").having(BLUE, gold=20).hand(BLUE, "estates")
    table.turn(RED)
    theirs = [one for one in table.options() if one.startswith("1: ")]
    assert "1: recruit dungeon.troglodytes" in theirs
    assert {one.split()[1] for one in theirs} <= {"recruit", "reinforce", "build", "hire", "book"}
    table.pick("1: recruit dungeon.troglodytes").asks(BLUE, "people").pick("pass").asks(RED, "main")
    assert table.units(BLUE) == ["dungeon.troglodytes"]


@rule("heroes.turn.100", "heroes.town_action.030")
def test_who_is_attacked_may_recruit_in_time_if_the_token_is_ready() -> None:
    def attacked(used: int) -> AdventureTable:
        table = AdventureTable().stands(BLUE, "F3.TL").stands(RED, "F3.TR").visited("F3.TL", "F3.TR")
        table.army(RED, "castle.archangels:pack").army(BLUE, "dungeon.black_dragons:pack")
        table.town(BLUE, "bronze_dwelling").having(BLUE, gold=20, peopled=used, built=1)
        return table.turn(RED).pick("step F3.TL")

    table = attacked(0).asks(BLUE, "town_window")
    assert table.offers("recruit dungeon.troglodytes")
    assert attacked(1).asked().kind == "deploy_space", "no token, no window"


@rule("heroes.resource.020", "heroes.resource.010")
def test_resources_pay_for_buildings_units_and_spells() -> None:
    table = AdventureTable(round=2).town(RED, "bronze_dwelling", "mage_guild").turn(RED)
    assert not [one for one in table.options() if one.startswith(("build", "recruit", "book"))], "no money"
    table = AdventureTable(round=2).town(RED, "bronze_dwelling", "mage_guild")
    table.having(RED, gold=90, materials=90, valuables=90).turn(RED)
    spent = [table.treasury(RED)]
    for pick in ("build citadel", "recruit castle.halberdiers", "book"):
        table.pick(pick)
        while table.asked().kind != "main":
            table.g.choose(table.asked().options[-1])
        spent.append(table.treasury(RED))
    assert all(sum(after) < sum(before) for before, after in pairwise(spent))


# -- the end --------------------------------------------------------------------------------------------


@rule("heroes.movement.090", "heroes.turn.070")
def test_the_turn_ends_when_the_player_says_so_and_the_points_left_are_lost() -> None:
    table = AdventureTable().turn(RED).pick("end_turn")
    assert (table.hero(RED).movement, table.g.movers, table.g.turn_of) == (0, (RED,), -1)
    assert [one.seat for one in table.happened(ev.TurnEnded)] == [RED]


@rule("heroes.turn.120")
@pytest.mark.parametrize("walks", [True, False])
def test_a_late_step_may_be_left_out(walks: bool) -> None:
    table = AdventureTable().army(RED, "neutral.nomads").stands(RED, "F3.C").visited("F3.TL", "F3.C")
    table.having(RED, movement=0).turn(RED).pick("end_turn").asks(RED, "late_steps", ["nomads", "pass"])
    table.pick(*(("nomads", "late_step 0") if walks else ("pass",)))
    assert (table.where(RED) != "F3.C") == walks
    table.at_rest()


@rule("heroes.morale.110")
def test_a_lost_hand_goes_at_the_end_of_the_turn() -> None:
    table = AdventureTable().hand(RED, "attack", "defence").having(RED, morale=-1)
    table.g.get_negative_morale(RED)
    assert (table.in_hand(RED), table.g.players[RED].morale) == (["attack", "defence"], -1)
    table.turn(RED)
    assert table.in_hand(RED) == ["attack", "defence"], "not before its end"
    table.pick("end_turn")
    assert (table.in_hand(RED), table.in_discard(RED)) == ([], ["attack", "defence"])
    assert table.g.players[RED].morale == -1, "the token stays"
    table.hand(RED, "power").turn(RED).pick("end_turn")
    assert table.in_hand(RED) == ["power"], "it goes once"


@rule("heroes.morale.110")
def test_a_hand_lost_in_the_turn_of_another_waits_for_the_end_of_the_own() -> None:
    table = AdventureTable().hand(RED, "attack").having(RED, morale=-1)
    table.g.get_negative_morale(RED)
    table.turn(BLUE).pick("end_turn")
    assert table.in_hand(RED) == ["attack"]
    table.turn(RED).pick("end_turn")
    assert table.in_hand(RED) == []


@rule("heroes.card_timing.050")
def test_luck_lasts_until_it_is_used_or_the_next_own_turn_begins() -> None:
    def lucky() -> AdventureTable:
        table = AdventureTable().hand(RED, "luck").turn(RED).pick("play luck", "end_turn").turn(BLUE)
        return table.pick("end_turn").dice(1, 2)

    table = lucky().start("heroes.roll_dice", RED, RESOURCE, 1, 1)
    table.asks(RED, "take_die", ["die 0", "reroll_die 0"]).pick("reroll_die 0").at_rest()
    assert table.treasury(RED) == (6, 0, 0), "once"
    table = lucky().start("heroes.turn", RED).pick("keep")
    table.start("heroes.roll_dice", RED, RESOURCE, 1, 1).asks(RED, "main")
    assert table.treasury(RED) == (3, 0, 0)
