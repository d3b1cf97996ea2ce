"""What may be done with things that are carried, and what is so for who carries them."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import Mark, Token
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

CUP = "{cup: {at: windmill, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
DELIVERY = (
    "[{at: {when: {token_at: {token: cup, place: enemy_town, by: player}}}, once: false, do: "
    "[{points: {n: 1, to: player}}, {send_home: {place: enemy_town, to: player}}, "
    "{return_token: {token: cup}}]}]"
)


def carrying(number: int = 0, **said: str) -> AdventureTable:
    """The main hero of the first player carries the cup, unless another does."""
    table = table_of(middle=said.pop("middle", "F1"), tokens=CUP, **said)
    table.g.change_token(0, Token(0, 0, carrier=number))
    return table


def bring(table: AdventureTable) -> AdventureTable:
    table.g.decision = None
    table.g.stack.clear()
    return table.stands(0, "S2.TL").stands(1, "S2.BR").having(0, movement=2).turn(0).pick("step S2.C")


@rule("heroes.event.030")
def test_a_delivery_may_be_made_again() -> None:
    """Points, the way home, and the cup back where it began; the town stays its owner's."""
    table = carrying(timed_events=DELIVERY, rules="[towns_stand]")
    for times in (1, 2):
        bring(table)
        assert table.g.realm(Seat(0)).points == times
        assert table.where(0) == "S3.C"
        assert table.cube("S2.C") == 1
        assert (table.g.tokens[0].carrier, table.g.tokens[0].field, table.g.tokens[0].brought) == (
            NONE,
            NONE,
            False,
        )
        table.g.change_token(0, Token(0, 0, carrier=0))


def test_who_stands_where_it_returns_to_has_it_at_once() -> None:
    table = carrying(timed_events=DELIVERY, rules="[towns_stand]")
    second = table.second(1, "F1.TR")
    bring(table)
    assert table.g.tokens[0].carrier == second


def test_what_comes_of_an_event_may_end_the_game_at_once() -> None:
    table = carrying(
        timed_events=DELIVERY,
        rules="[towns_stand]",
        victory="[{if: {points: {by: player, at_least: 1}}, when: at_once}]",
    )
    table.can_end()
    table.stands(0, "S2.TL").stands(1, "S2.BR").having(0, movement=2)
    table.turn(0).pick("step S2.C")
    assert table.g.winners == (0,)


def test_towns_stand() -> None:
    for rules, owner in (("[]", 0), ("[towns_stand]", 1)):
        table = table_of(rules=rules).stands(0, "S2.TL").stands(1, "S2.BR").turn(0).pick("step S2.C")
        assert table.cube("S2.C") == owner
        assert table.g.realm(Seat(0)).cubes == (() if owner else (1,))


# -- who carries it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("more", "points"), [("true", 4), ("false", 3)])
def test_a_carrier_may_gain_no_movement(more: str, points: int) -> None:
    rules = f"[{{carrier: {{token: cup, sanctuary: true, more_movement: {more}}}}}]"
    table = carrying(rules=rules)
    table.g.get_movement(0, 1)
    table.g.get_movement(1, 1)
    assert [hero.movement for hero in table.g.heroes] == [points, 4]
    table.g.get_movement(0, -1)
    assert table.g.heroes[0].movement == points - 1


def test_only_a_carrier_enters_a_town_of_an_enemy() -> None:
    rules = "[{carrier: {token: cup, sanctuary: true, only_besieger: true}}, ignore_closed_edges]"
    for carrier, may in ((0, True), (1, False)):
        table = carrying(carrier, rules=rules).stands(0, "S2.TL").stands(1, "S2.BR").turn(0)
        assert table.offers("step S2.C") is may
    home = carrying(1, rules=rules).stands(0, "S3.TR").turn(0)
    assert home.offers("step S3.C")  # the own one anybody does


def test_who_takes_it_may_be_tired() -> None:
    for tires, points in (("false", 2), ("true", 0)):
        cup = CUP.replace("dropped", f"dropped, tires: {tires}")
        table = table_of(middle="F1", tokens=cup).stands(0, "F1.C").turn(0).pick("step F1.TR")
        assert table.g.tokens[0].carrier == 0
        assert table.g.heroes[0].movement == points


# -- between places -----------------------------------------------------------------------------------------


def at_obelisk(do: str, carrier: int = 0) -> AdventureTable:
    cup = CUP.replace("windmill", "tree_of_knowledge")
    table = table_of(middle="N3", tokens=cup, places=f"{{obelisk: {{once_per: visit, do: [{do}]}}}}")
    table.g.change_token(0, Token(0, 0, carrier=carrier))
    return table.stands(0, "N3.TL")


def test_move_between() -> None:
    """To another one with a flag of the player, where nobody stands; nothing is visited there."""
    said = "{choose: {one_of: [[{move_between: {place: [mine, obelisk]}}], [{gain: {gold: 1}}]]}}"
    table = at_obelisk(said)
    table.g.marks[table.field("N3.R")] = Mark(0, True, visitors=(0,))  # a mine of the own
    table.g.marks[table.field("S2.R")] = Mark(1, True, visitors=(1,))  # one of the enemy
    table.turn(0).pick("step N3.C").pick(table.options()[0])
    table.asks(0, "move_between", ["field N3.R", "pass"]).pick("field N3.R")
    assert table.where(0) == "N3.R"
    assert table.treasury(0) == (0, 0, 0)


def test_nobody_moves_where_somebody_stands() -> None:
    table = at_obelisk("{move_between: {place: mine}}").stands(1, "N3.R")
    table.g.marks[table.field("N3.R")] = Mark(0, True, visitors=(0,))
    table.turn(0).pick("step N3.C")
    assert table.asked().kind == "main"


def test_pass_token() -> None:
    table = at_obelisk("{pass_token: {token: cup}}")
    second = table.second(0, "S3.C")
    table.turn(0).pick("step N3.C").asks(0, "pass_token")
    table.g.choose(table.asked().options[0])
    assert table.g.tokens[0].carrier == second
    other = at_obelisk("{pass_token: {token: cup}}", carrier=1)
    other.second(0, "S3.C")
    assert other.turn(0).pick("step N3.C").asked().kind == "main"  # nothing to give


def test_the_visitor_moves_on() -> None:
    table = at_obelisk("{movement: {n: 1, hero: visitor}}")
    table.turn(0).pick("step N3.C")
    assert table.g.heroes[0].movement == 3


# -- what becomes of a carrier ----------------------------------------------------------------------------


def chased(more: str = "") -> AdventureTable:
    """Whoever carries the cup is on N4.R, and beside it stands the main hero of the second player."""
    rules = f"[{{carrier: {{token: cup, sanctuary: true{more}}}}}]"
    table = table_of(middle="N4", tokens=CUP.replace("windmill", "water_wheel"), rules=rules)
    table.g.change_token(0, Token(0, 0, carrier=0))
    table.army(0, "castle.griffins:pack").having(0, gold=20).army(1, "dungeon.harpies:pack")
    return table.stands(0, "S3.C").stands(1, "N4.C").having(1, movement=3).can_end()


def second_carries(table: AdventureTable) -> int:
    second = table.second(0, "N4.R")
    table.g.change_token(0, Token(0, 0, carrier=second))
    return second


def up_to(table: AdventureTable, kind: str) -> AdventureTable:
    """The second player attacks; whatever is asked before that is let pass."""
    table.turn(1).pick("step N4.R")
    while table.g.combat is None and table.asked().kind != kind:
        table.g.choose(table.asked().options[-1])
    return table


def fought(table: AdventureTable) -> AdventureTable:
    while table.g.combat is None:
        table.g.choose(table.asked().options[0])
    return table.deploy_all()


@rule("heroes.defeat.010", "heroes.defeat.020")
@pytest.mark.parametrize(("more", "spared"), [("", False), (", spared: true", True)])
def test_a_beaten_carrier_may_be_spared(more: str, spared: bool) -> None:
    table = fought(up_to(chased(more).stands(0, "N4.R"), ""))
    price = table.g.rules.defeat_gold
    table.wins(1)
    assert table.treasury(0)[0] == 20 - (0 if spared else price)
    assert table.g.players[0].morale == (0 if spared else -1)
    assert table.g.realm(Seat(1)).cubes == (0,)
    assert table.g.tokens[0].carrier != 0


@rule("heroes.secondary_hero.120")
@pytest.mark.parametrize(
    ("more", "main", "to"),
    [("", "S3.TR", "nowhere"), (", spared: true", "S3.TR", "S3.C"), (", spared: true", "S3.C", "nowhere")],
)
@pytest.mark.parametrize("gives_up", [False, True])
def test_a_beaten_secondary_carrier_may_go_home(more: str, main: str, to: str, gives_up: bool) -> None:
    table = chased(more).stands(0, main)
    second = second_carries(table)
    up_to(table, "give_up").pick("give_up" if gives_up else "fight")
    if not gives_up:
        fought(table).wins(1)
    field = table.g.heroes[second].field
    assert ("nowhere" if field == NONE else table.field_name(field)) == to
    assert table.g.tokens[0].carrier != second


@pytest.mark.parametrize(("more", "plays"), [("", False), (", leads: true", True)])
def test_a_secondary_carrier_may_use_cards_and_learns_nothing(more: str, plays: bool) -> None:
    for winner in (0, 1):
        table = chased(more)
        second_carries(table)
        fought(up_to(table, "give_up").pick("fight"))
        assert [camp.uses_cards for camp in table.c.camps] == [True, plays]
        table.wins(winner)
        assert [table.g.main_hero(Seat(seat)).experience for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize(("more", "offered"), [("", True), (", out_of_reach: true", False)])
def test_nobody_may_attack_a_carrier_out_of_the_own_town(more: str, offered: bool) -> None:
    table = chased(more).stands(0, "S2.TL").stands(1, "S2.C")
    assert ("step S2.TL" in table.deeds(1)) is offered
    table.stands(1, "S2.L")
    assert "step S2.TL" in table.deeds(1)  # out of the field beside it one may
    table.stands(1, "S2.C").g.change_token(0, Token(0, field=table.field("N4.C")))
    assert "step S2.TL" in table.deeds(1)  # and who carries nothing is not safe
