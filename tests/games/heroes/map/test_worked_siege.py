"""The worked example of a siege, on the map of Harrowmere."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, GATE, WALL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

TOWN = "S3.C"


def harrowmere() -> ScenarioDef:
    return content().scenarios[content().scenario_by_id["harrowmere"]]


def siege(scenario: ScenarioDef | None = None) -> AdventureTable:
    """Mutare, of level 4, enters the town of Castle; Catherine is away with 12 gold, and a Citadel stands."""
    table = AdventureTable("catherine", "mutare", tiles=("S3 -5 4", "S2 5 -4", "F3 -2 3"), scenario=scenario)
    table.first_army(0, "castle.halberdiers", "castle.marksmen")
    table.army(0, "castle.halberdiers", "castle.marksmen", "castle.crusaders")
    table.first_army(1, "dungeon.minotaurs:pack", "dungeon.medusas")
    table.town(0, "bronze_dwelling", "citadel").having(0, gold=12).level(1, 4).having(1, gold=9)
    table.hand(0, "defence", "attack").hand(1, "attack", "power")
    return table.stands(0, "F3.C").stands(1, "S3.TR").can_end().turn(1)


def announced(scenario: ScenarioDef | None = None) -> AdventureTable:
    """Castle recruits Griffins for 4 and pays with the other 8."""
    table = siege(scenario).pick(f"step {TOWN}").asks(0, "town_window")
    table.pick("recruit castle.griffins").asks(0, "people").pick("pass")
    table.asks(0, "pay_for_defence").pick("pay_for_defence")
    assert table.g.players[0].gold == 0
    return table.deploy_all()


@rule("heroes.town_action.030")
@rule("heroes.capture.020")
@rule("heroes.capture.040")
@rule("heroes.siege.020")
def test_four_units_behind_walls_without_a_card() -> None:
    table = announced()
    c = table.g.fight
    assert [unit.is_tower for unit in c.units if unit.side == DEFENDER].count(False) == 4
    assert (c.walls.count(WALL), c.walls.count(GATE)) == (3, 1)
    tower = next(c.face_of(unit) for unit in c.units if unit.is_tower)
    assert (tower.attack, tower.defence, tower.health, tower.initiative) == (4, 2, 3, 9)
    assert not c.camps[DEFENDER].uses_cards
    assert c.camps[ATTACKER].uses_cards


@rule("heroes.experience.070")
@rule("heroes.capture.080")
@rule("heroes.victory.070")
def test_dungeon_wins_and_here_the_game_ends_at_once() -> None:
    table = announced(harrowmere()).wins(1)
    assert table.g.main_hero(Seat(1)).experience == 6
    assert table.cube(TOWN) == 1
    assert table.g.realm(Seat(1)).cubes == (0,)
    assert table.asked().kind == "search"  # for the artifacts of this scenario
    while not table.g.over:
        table.g.choose(table.asked().options[0])
    assert table.g.winners == (1,)


@rule("heroes.defeat.070")
@rule("heroes.capture.100")
@rule("heroes.elimination.010")
def test_in_a_scenario_that_goes_on_castle_has_three_rounds_to_find_a_place() -> None:
    table = announced().wins(1).asks(1, "main")
    assert table.g.players[0].army == (troop("castle.halberdiers"), troop("castle.marksmen"))
    assert table.where(0) == "F3.C"
    assert table.g.realm(Seat(0)).homeless == table.g.round
    table.having(0, gold=9, peopled=0)
    assert "recruit castle.griffins" in table.deeds(0)


@rule("heroes.defeat.010")
@rule("heroes.defeat.020")
@rule("heroes.defeat.030")
def test_dungeon_loses_instead() -> None:
    table = announced().wins(0)
    assert [player.gold for player in table.g.players] == [5, 4]
    assert table.g.players[1].morale == -1
    assert table.g.realm(Seat(0)).cubes == (1,)
    assert table.where(1) == "S2.C"
    assert table.g.players[1].army == (troop("dungeon.minotaurs:pack"), troop("dungeon.medusas"))
    assert [event.seat for event in table.happened(ev.ArmyRaised)] == [1]


@rule("heroes.capture.080")
@rule("heroes.capture.140")
@pytest.mark.parametrize("own", [False, True])
def test_the_reward_is_not_paid_for_the_own_town(own: bool) -> None:
    table = AdventureTable("catherine", "mutare", tiles=("S3 -5 4", "S2 5 -4"), scenario=harrowmere())
    table.flagged(1 if own else 0, TOWN).stands(0, "S3.BR").stands(0 if own else 1, "S3.TR")
    table.can_end().turn(0 if own else 1).pick(f"step {TOWN}")
    while table.g.decision is not None and table.g.decision.kind in ("town_window", "pay_for_defence"):
        table.g.choose(table.asked().options[-1])
    assert (table.g.decision is not None and table.g.decision.kind == "search") is not own
