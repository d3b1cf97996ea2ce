"""Rounds: their kinds, what they begin with, and income. [heroes.round]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Mark
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.turn.income import income_of, next_income_of
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.testing import rule

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
SILENCE = "dead_silence"


def before_round(n: int, *heroes: str, **options: Any) -> AdventureTable:
    """The round before is over; the astrologers will have nothing to say."""
    table = AdventureTable(*heroes, round=n - 1, **options)
    return stars(table, SILENCE)


def stars(table: AdventureTable, *names: str) -> AdventureTable:
    """What the astrologers proclaim next, one after the other."""
    by_id = {card.id: card.index for card in table.g.printed.proclamations}
    table.g.proclamations = [by_id[name] for name in reversed(names)]
    return table


def begin(table: AdventureTable) -> AdventureTable:
    return table.start("heroes.new_round", -1)


def sits_out(table: AdventureTable, *seats: int) -> AdventureTable:
    """These take their turns one after the other, and do nothing."""
    for seat in seats:
        table.asks(seat, "refresh").pick("keep").asks(seat, "main").pick("end_turn")
    return table


def names(table: AdventureTable, *kinds: type[Event]) -> list[str]:
    return [type(one).__name__ for one in table.events if isinstance(one, kinds)]


# -- kinds ----------------------------------------------------------------------------------------------


@rule("heroes.round.010", "heroes.round.030", "heroes.round.060", "heroes.round.040", "heroes.setup.240")
def test_resource_rounds_and_astrologers_rounds_take_turns_beginning_with_a_resource_round() -> None:
    table = begin(stars(AdventureTable(round=0), *[SILENCE] * 3))
    heard = []
    for n in range(1, 7):
        assert table.g.round == n
        heard.append((len(table.happened(combat_ev.GotResources)) > 0, len(table.happened(ev.Proclaimed))))
        sits_out(table.hush(), RED, BLUE)
    assert heard == [(False, 0), (False, 1), (True, 0), (False, 1), (True, 0), (False, 1)]


@rule("heroes.round.020", "heroes.round.070", "heroes.round.090")
def test_a_round_is_over_when_everybody_has_had_a_turn() -> None:
    table = before_round(3, "catherine", "mutare", "sandro")
    table.g.order = (BLUE, GREEN, RED)
    begin(table)
    for seat in (BLUE, GREEN, RED):
        assert table.g.round == 3
        sits_out(table, seat)
    assert table.g.round == 4
    table.asks(BLUE, "refresh")
    assert [one.seat for one in table.happened(ev.TurnBegan)] == [BLUE, GREEN, RED, BLUE]
    assert [one.n for one in table.happened(ev.RoundStarted)] == [3, 4]


@rule("heroes.round.120", "heroes.round.040")
@pytest.mark.parametrize(("switch", "gold"), [(False, 0), (True, 10)])
def test_round_one_pays_nothing_unless_the_ruleset_says_so(switch: bool, gold: int) -> None:
    table = begin(before_round(1, income_in_round_1=switch))
    assert [table.treasury(seat)[0] for seat in (RED, BLUE)] == [gold, gold]


# -- the order of a beginning ---------------------------------------------------------------------------


@rule("heroes.round.100", "heroes.town_action.060", "heroes.level.060", "heroes.movement.090")
def test_tokens_movement_and_expert_uses_come_back_first() -> None:
    table = before_round(3).having(RED, movement=0, crowns=2, built=1, peopled=1, booked=1)
    table.g.own_realm(RED).staged = 1
    begin(table)
    realm = table.g.realm(RED)
    assert (realm.built, realm.peopled, realm.booked, realm.staged) == (False, False, False, 0)
    assert (table.hero(RED).movement, table.g.players[RED].crowns) == (3, 0)
    assert names(table, ev.RoundStarted, combat_ev.GotResources)[0] == "RoundStarted"


@rule("heroes.round.100", "heroes.round.040")
def test_everybody_has_income_before_anybody_opens_the_city_hall() -> None:
    table = before_round(3).town(RED, "city_hall").town(BLUE, "city_hall")
    begin(table).asks(RED, "city_hall")
    assert [table.treasury(seat)[0] for seat in (RED, BLUE)] == [10, 10]
    table.pick("hall_gold").asks(BLUE, "city_hall").pick("hall_gold").asks(RED, "refresh")
    assert [table.treasury(seat)[0] for seat in (RED, BLUE)] == [15, 15]


@rule("heroes.round.100", "heroes.event.020", "heroes.event.010")
def test_what_was_proclaimed_ends_when_the_next_astrologers_round_begins() -> None:
    table = begin(stars(before_round(2), "profuse_growth", SILENCE))
    limits = []
    for _ in range(3):
        limits.append(table.g.hand_limit(RED))
        sits_out(table, RED, BLUE)
    assert limits == [5, 5, 4]


# -- income ---------------------------------------------------------------------------------------------


@rule("heroes.round.050", "heroes.round.110", "heroes.mine.040", "heroes.setup.090")
def test_income_is_the_start_and_a_step_for_every_mine_and_settlement() -> None:
    tiles = ("F3 0 0", "F4 3 -1", "F7 -3 1", "S3 -1 -2", "S2 1 2")
    table = AdventureTable(tiles=tiles).having(RED)
    table.g.own_realm(RED).income = (15, 2, 1)
    assert income_of(table.g, RED) == (15, 2, 1)
    table.flagged(RED, "F4.TL", "S3.BL", "F7.BR")
    assert income_of(table.g, RED) == (20, 4, 2)
    table.g.marks[table.field("F3.L")] = Mark(RED, True, yields=1)
    assert income_of(table.g, RED) == (20, 6, 2)
    table.flagged(BLUE, "F4.TL")
    assert (income_of(table.g, RED), income_of(table.g, BLUE)) == ((15, 6, 2), (15, 0, 0))
    table.start("heroes.pay_income", -1)
    assert (table.treasury(RED), table.treasury(BLUE)) == ((15, 6, 2), (15, 0, 0))


@rule("heroes.round.110")
def test_income_ends_with_the_track() -> None:
    table = AdventureTable(tiles=("F4 0 0", "F5 3 -1", "F7 -3 1", "S3 -1 -2", "S2 1 2"))
    table.g.own_realm(RED).income = (45, 14, 7)
    table.flagged(RED, "F4.TL", "F5.TL", "F7.BR", "S3.BL")
    assert income_of(table.g, RED) == (45, 14, 7)
    table.g.own_realm(RED).income = (40, 12, 6)
    assert income_of(table.g, RED) == (45, 14, 7)
    table.g.move_income(RED, 0, -3)
    assert income_of(table.g, RED) == (35, 14, 7), "three steps back, two mines on"


@rule("heroes.round.110", "heroes.event.010")
def test_the_next_income_is_changed_once_and_never_below_nothing() -> None:
    table = before_round(3)
    table.g.change_next_income(0, -1)
    assert next_income_of(table.g, RED) == (10, 0, 0)
    table.g.change_next_income(-15, 3)
    assert next_income_of(table.g, RED) == (0, 0, 2)
    table.start("heroes.pay_income", -1)
    assert (table.treasury(RED), next_income_of(table.g, RED)) == ((0, 0, 2), (10, 0, 0))


@rule("heroes.round.050", "heroes.round.100", "heroes.round.110")
def test_an_income_round() -> None:
    """The example: round 5 of Castle with an ore mine, a settlement set to gold, a City Hall and Peasants,
    after the Greedy Dragon."""
    tiles = ("F3 0 0", "S3 -3 1", "S2 3 -1 3")
    table = stars(AdventureTable(tiles=tiles, round=3), "greedy_dragon").town(RED, "city_hall")
    table.army(RED, "castle.griffins", "neutral.peasants").flagged(RED, "S3.BL")
    table.g.own_realm(RED).income = (15, 2, 1)
    table.g.marks[table.field("F3.L")] = Mark(RED, True, yields=0)
    assert income_of(table.g, RED) == (20, 4, 1)
    sits_out(begin(table), RED, BLUE).asks(RED, "city_hall").pick("hall_gold").asks(RED, "refresh")
    assert (table.g.round, table.treasury(RED)) == (5, (28, 4, 0))
    other = stars(AdventureTable(tiles=tiles, round=4), SILENCE).town(RED, "city_hall")
    begin(other).asks(RED, "city_hall").pick("hall_movement")
    assert (other.hero(RED).movement, other.treasury(RED)) == (4, (10, 0, 0))


# -- events of the scenario -----------------------------------------------------------------------------


@rule("heroes.round.080")
def test_the_last_round_of_the_scenario_is_the_last() -> None:
    table = stars(AdventureTable(round=9), SILENCE)
    table.g.stack.append(Frame("heroes.game_over", NOBODY))
    sits_out(begin(table), RED, BLUE)
    assert (table.g.round, table.g.over) == (10, True)
    assert len(table.happened(ev.LimitReached)) == 1
