"""The course of a scenario: timed events, what places do in it, things to carry, and projects."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Mark, Token
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Act, Seat
from fabletop.testing import rule

THREE = ("catherine", "mutare", "sandro")
GIVES = "do: [{gain: {gold: 1}}]"


def gold(table: AdventureTable) -> list[int]:
    return [player.gold for player in table.g.players]


# -- timed events -----------------------------------------------------------------------------------------


@rule("heroes.event.030")
@pytest.mark.parametrize(
    ("at", "rounds"),
    [("{rounds: [2, 5]}", [2, 5]), ("{every: {from: 3, step: 3}}", [3, 6, 9]), ("{round_end: [4]}", [4])],
)
def test_events_come_in_their_rounds(at: str, rounds: list[int]) -> None:
    found = []
    for round in range(1, 11):
        table = table_of(timed_events=f"[{{at: {at}, {GIVES}}}]").in_round(round).can_end()
        table.start("heroes.events_of_end" if "round_end" in at else "heroes.events_of_round", -1)
        if gold(table) == [1, 1]:
            found.append(round)
            assert len(table.happened(ev.Happened)) == 1
    assert found == rounds


@rule("heroes.event.030")
def test_events_come_in_the_order_of_the_file() -> None:
    said = "[{at: {rounds: [3]}, do: [{gain: {gold: 5}}]}, {at: {rounds: [3]}, do: [{pay: {gold: 5}}]}]"
    table = table_of(timed_events=said).in_round(3)
    assert gold(table.start("heroes.events_of_round", -1)) == [0, 0]


def test_an_event_for_so_many_players() -> None:
    said = f"[{{at: {{rounds: [3]}}, {GIVES}, players: [3]}}]"
    assert gold(table_of(timed_events=said).in_round(3).start("heroes.events_of_round", -1)) == [0, 0]
    three = table_of(*THREE, timed_events=said).in_round(3).start("heroes.events_of_round", -1)
    assert gold(three) == [1, 1, 1]


def test_an_event_for_some_of_them() -> None:
    said = f"[{{at: {{rounds: [3]}}, {GIVES}, for: last_in_turn}}]"
    assert gold(table_of(timed_events=said).in_round(3).start("heroes.events_of_round", -1)) == [0, 1]


def looks(table: AdventureTable, times: int = 1) -> AdventureTable:
    for _ in range(times):
        table.start("heroes.look_at_goals", 0)
    return table


@rule("heroes.event.030")
def test_an_event_that_waits_for_something_comes_once() -> None:
    table = table_of(timed_events=f"[{{at: {{when: {{round: {{at_least: 4}}}}}}, {GIVES}}}]")
    assert gold(looks(table.in_round(3))) == [0, 0]
    assert gold(looks(table.in_round(4), 3)) == [1, 1]


def test_or_each_time_that_it_becomes_true() -> None:
    said = f"[{{at: {{when: {{flags: {{place: settlement, by: any_player}}}}}}, {GIVES}, once: false}}]"
    table = looks(table_of(timed_events=said).flagged(0, "F3.L"), 2)
    assert gold(table) == [1, 1]
    table.g.lose_flag(table.field("F3.L"))
    assert gold(looks(table.flagged(1), 1)) == [1, 1]
    assert gold(looks(table.flagged(1, "F3.L"), 2)) == [2, 2]


def test_one_that_is_said_of_a_player_comes_for_each_of_whom_it_is_true() -> None:
    said = (
        "[{at: {when: {level: {by: player, at_least: 3}}}, do: [{gain: {gold: 5, to: player}}], once: false}]"
    )
    table = table_of(*THREE, timed_events=said).level(1, 3)
    assert gold(looks(table, 2)) == [0, 5, 0]  # although it is the turn of another
    assert gold(looks(table.level(2, 4), 2)) == [0, 5, 5]


def test_but_only_for_the_first_of_them_if_it_comes_once() -> None:
    said = "[{at: {when: {level: {by: player, at_least: 3}}}, do: [{gain: {gold: 5, to: player}}]}]"
    table = table_of(*THREE, timed_events=said).level(1, 3)
    assert gold(looks(table, 2)) == [0, 5, 0]
    assert gold(looks(table.level(2, 4), 2)) == [0, 5, 0]


def test_what_has_happened_is_kept() -> None:
    table = looks(table_of(timed_events=f"[{{at: {{when: {{round: {{at_least: 1}}}}}}, {GIVES}}}]"))
    assert table.g.clone().happened == table.g.happened
    data = table.g.map_to_data()
    table.g.happened = frozenset()
    table.g.map_from_data(data)
    assert gold(looks(table)) == [1, 1]


# -- places -----------------------------------------------------------------------------------------------


def at_obelisk(once_per: str = "", **more: str) -> AdventureTable:
    once = f"once_per: {once_per}, " if once_per else ""
    places = f"{{obelisk: {{{once}do: [{{gain: {{gold: 2}}}}], first: [{{gain: {{valuables: 1}}}}]}}}}"
    return table_of(middle="N3", places=places, **more)


def visits(table: AdventureTable, seat: int) -> AdventureTable:
    table.g.decision = None
    table.g.stack.clear()
    table.stands(seat, "N3.TL").having(seat, movement=3).turn(seat).pick("step N3.C")
    return table.stands(seat, "S3.C" if seat == 0 else "S2.C")


@rule("heroes.location.340")
@rule("heroes.location.350")
@pytest.mark.parametrize(
    ("once_per", "first", "second"),
    [("", (2, 2), (0, 0)), ("faction", (2, 2), (0, 0)), ("game", (2, 0), (0, 0)), ("visit", (2, 2), (2, 2))],
)
def test_an_obelisk_does_what_the_scenario_says(
    once_per: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    table = visits(visits(at_obelisk(once_per), 0), 1)
    assert tuple(gold(table)) == first
    assert [player.valuables for player in table.g.players] == [1, 0]  # for the first visitor alone
    visits(visits(table, 0), 1)
    assert tuple(n - before for n, before in zip(gold(table), first, strict=True)) == second


@rule("heroes.location.200")
def test_a_utopia_pays_its_owner_at_the_end_of_each_round() -> None:
    table = table_of(middle="C1", places="{dragon_utopia: {held: [{points: {n: 1}}]}}").can_end()
    table.start("heroes.events_of_end", -1)
    assert table.g.realm(Seat(0)).points == 0
    table.flagged(0, "C1.C").can_end().start("heroes.events_of_end", -1)
    assert [table.g.realm(Seat(seat)).points for seat in (0, 1)] == [1, 0]


@rule("heroes.location.200")
@pytest.mark.parametrize(
    ("once_per", "gained"), [("", 4), ("once_per: faction, ", 2), ("once_per: game, ", 2)]
)
def test_a_utopia_that_is_taken_back_pays_as_often_as_it_is_said(once_per: str, gained: int) -> None:
    table = table_of(middle="C1", places=f"{{dragon_utopia: {{{once_per}do: [{{gain: {{gold: 2}}}}]}}}}")
    utopia = table.field("C1.C")
    table.flagged(1, "C1.C").g.marks[utopia] = Mark(1, claimed=False)
    for _ in range(2):
        table.g.decision = None
        table.g.stack.clear()
        table.stands(0, "C1.TR").having(0, movement=3).turn(0).pick("step C1.C")
        mark = table.g.marks[utopia]
        table.g.marks[utopia] = Mark(1, mark.claimed, mark.yields, mark.visitors)  # and lost again
    assert table.g.players[0].gold == gained


@rule("heroes.location.200")
@rule("heroes.location.480")
def test_where_the_scenario_says_nothing_it_takes_a_cube_and_that_is_all() -> None:
    table = table_of(middle="N3")
    visits(table, 0)
    assert gold(table) == [0, 0]
    assert table.g.marks[table.field("N3.C")].visitors == (0,)


def test_a_place_may_have_a_guard_of_its_own() -> None:
    cards = ", ".join(f"{one}: {{gold: 1}}" for one in ("easy", "normal", "hard", "impossible"))
    table = table_of(places=f"{{mine: {{guard: {{{cards}}}}}}}").first_army(0, "castle.champions:pack")
    table.turn(0).pick("step S3.BL").deploy_all()
    assert [table.g.units[unit.kind].tier for unit in table.g.fight.units if unit.side == 1] == [3]


def test_a_spot_is_a_field_of_its_own() -> None:
    said = {
        "spots": "{well: {tile: 0, field: BL}}",
        "victory": "[{if: {hero_at: {hero: main, place: spot.well, by: player}}, when: at_once}]",
    }
    table = table_of(**said).stands(0, "F3.C").visited("F3.C").can_end().turn(0).pick("step F3.BL")
    assert table.g.winners == (0,)


# -- things to carry --------------------------------------------------------------------------------------


def with_cup(
    carried_by: str = "any", movement: int = 0, on_loss: str = "dropped", per: str = "game"
) -> AdventureTable:
    """A cup at the windmill of F1, to be brought to the own town."""
    carried = f"carried_by: {carried_by}, movement: {movement}, on_loss: {on_loss}"
    cup = f"{{cup: {{at: windmill, one_per: {per}, {carried}}}}}"
    won = "[{if: {token_at: {token: cup, place: own_town, by: player}}}]"
    table = table_of(middle="F1", tokens=cup, victory=won)
    return table.first_army(0, "castle.champions:pack").stands(0, "F1.C")


@rule("heroes.location.330")
def test_a_token_is_taken_by_coming_to_it_and_brought_by_coming_home() -> None:
    table = with_cup().turn(0).pick("step F1.TR")
    assert table.g.tokens[0].carrier == 0
    assert len(table.happened(ev.TokenTaken)) == 1
    table.stands(0, "S3.TR").pick("end_turn").having(0, movement=3).turn(0).pick("step S3.C")
    token = table.g.tokens[0]
    assert (token.brought, token.field, token.carrier) == (True, table.field("S3.C"), -1)
    table.pick("step S3.TR", "step S3.C")
    assert table.g.tokens[0].brought  # for good
    assert len(table.happened(ev.TokenBrought)) == 1


def test_it_makes_its_carrier_slower() -> None:
    table = with_cup(movement=-1).turn(0).pick("step F1.TR")
    assert table.g.points_of(table.g.heroes[0]) == 2
    assert table.g.points_of(table.g.heroes[1]) == 3


@pytest.mark.parametrize(("carried_by", "taken"), [("any", True), ("main", False)])
def test_some_are_for_main_heroes_alone(carried_by: str, taken: bool) -> None:
    table = with_cup(carried_by)
    table.stands(0, "S3.C").second(0, "F1.C")
    table.turn(0).pick("second step F1.TR")
    assert (table.g.tokens[0].carrier != -1) is taken


def test_a_hero_carries_one_at_most() -> None:
    table = with_cup(per="player")
    assert len(table.g.tokens) == 2
    table.g.change_token(1, Token(0, 1, table.field("F1.BR")))
    table.turn(0).pick("step F1.TR", "step F1.C", "step F1.BR")
    assert [token.carrier for token in table.g.tokens] == [0, -1]


def test_of_tokens_for_each_player_the_own_one_is_taken() -> None:
    table = with_cup(per="player").stands(1, "F1.C").turn(1).pick("step F1.TR")
    assert [(token.seat, token.carrier) for token in table.g.tokens] == [(0, -1), (1, 1)]


@pytest.mark.parametrize("on_loss", ["dropped", "destroyed", "to_winner"])
def test_a_lost_fight_loses_it(on_loss: str) -> None:
    table = with_cup(on_loss=on_loss).first_army(1, "dungeon.harpies")
    table.stands(1, "F1.TR").stands(0, "F1.C")
    table.g.change_token(0, Token(0, 1, carrier=1))
    table.turn(0).pick("step F1.TR").deploy_all().wins(0)
    token = table.g.tokens[0]
    assert token.lost is (on_loss == "destroyed")
    assert token.carrier == (-1 if on_loss == "destroyed" else 0)  # who won comes to where it lies


def test_who_surrenders_loses_it_too() -> None:
    table = with_cup().first_army(1, "dungeon.harpies").having(1, gold=10)
    table.g.change_token(0, Token(0, 1, carrier=1))
    table.stands(1, "F1.R").stands(0, "F1.C").visited("F1.R").turn(0).pick(
        "step F1.R"
    ).deploy_all().surrenders(1)
    assert table.g.tokens[0].carrier == 0


def test_it_may_be_handed_to_the_own_hero_beside() -> None:
    table = with_cup()
    number = table.second(0, "F1.BR")
    table.g.change_token(0, Token(0, 0, carrier=0))
    table.turn(0)
    table.g.choose(next(o for o in table.asked().options if isinstance(o, Act) and o.verb == "hand_over"))
    assert table.g.tokens[0].carrier == number


@rule("heroes.elimination.050")
def test_who_is_out_leaves_it_on_the_field() -> None:
    table = with_cup()
    table.g.change_token(0, Token(0, 0, carrier=0))
    table.can_end().start("heroes.eliminate", 0)
    assert (table.g.tokens[0].carrier, table.g.tokens[0].field) == (-1, table.field("F1.C"))


# -- projects ---------------------------------------------------------------------------------------------


TOWER = "{tower: {where: own_town, per_round: 1, stages: [{gold: 5}, {gold: 10, materials: 2}]}}"


def test_a_stage_is_paid_where_a_hero_stands_once_in_a_round() -> None:
    table = table_of(projects=TOWER).having(0, gold=20, materials=2).turn(0)
    table.pick("stage 0")
    assert (table.treasury(0), table.g.realm(Seat(0)).stages) == ((15, 2, 0), (1,))
    assert [(event.seat, event.n) for event in table.happened(ev.StagePaid)] == [(0, 1)]
    assert not table.offers("stage 0")
    table.having(0, staged=0).pick("step S3.TR")
    assert not table.offers("stage 0")  # nobody is at home
    table.pick("step S3.C", "stage 0")
    assert (table.treasury(0), table.g.realm(Seat(0)).stages) == ((5, 0, 0), (2,))
    table.having(0, staged=0, gold=50).pick("step S3.TR", "end_turn")


def test_not_in_a_town_that_an_enemy_holds_nor_without_the_price() -> None:
    assert not table_of(projects=TOWER).having(0, gold=4).turn(0).offers("stage 0")
    assert not table_of(projects=TOWER).having(0, gold=20).flagged(1, "S3.C").turn(0).offers("stage 0")


def test_what_was_paid_in_a_round_is_forgotten_in_the_next() -> None:
    table = table_of(projects=TOWER).having(0, staged=1)
    table.g.begin_map_round()
    assert table.g.realm(Seat(0)).staged == 0
