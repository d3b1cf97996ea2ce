"""Small positions on the map, each with one sensible answer."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.walk import Draw
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.dice import RESOURCE, TREASURE
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.once import RESOURCE_LUCK, TREASURE_LUCK
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Setup
from fabletop.lab.series import play_game

STRONG = ("castle.griffins:pack", "castle.crusaders:pack", "castle.zealots:pack", "castle.champions:pack")
RIVAL = ("dungeon.black_dragons:pack", "dungeon.minotaurs:pack", "dungeon.manticores:pack")
WEAK = ("castle.halberdiers",)


def scenario(name: str) -> ScenarioDef:
    return next(one for one in content().scenarios if one.id == name)


def picks(table: AdventureTable, luck: int = 1) -> str:
    """What the bot whose turn it is picks, by name."""
    decision = table.asked()
    return table.name_of(bot_pick(make_bot("greedy"), table.g, decision.seat, luck))


def a_table(**more: Any) -> AdventureTable:
    """Catherine in her town with an army, everything on her own tile taken."""
    table = AdventureTable("catherine", "mutare", scenario=scenario("harrowmere"), **more)
    return table.visited("S3.R", "S3.L").flagged(0, "S3.BL").army(0, *STRONG).army(1, *RIVAL)


# -- where it goes ------------------------------------------------------------------------------------------


def test_it_goes_for_the_free_mine() -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario("harrowmere"))
    table.visited("S3.R", "S3.L", "F3.TL").flagged(0, "F3.L").army(0, *WEAK).army(1, *RIVAL).level(0, 2).turn(
        0
    )
    assert picks(table) == "step S3.BL"


def test_it_does_not_attack_what_it_cannot_beat() -> None:
    table = a_table().army(0, *WEAK).stands(0, "F3.C")  # beside a settlement with guards of level 3
    table.visited("F3.C", "F3.TR", "F3.TL").turn(0)
    assert picks(table) != "step F3.L"


def test_it_attacks_what_it_surely_beats() -> None:
    table = a_table().level(0, 3).stands(0, "F3.C").visited("F3.C", "F3.TR", "F3.TL").turn(0)
    assert picks(table) == "step F3.L"


def test_it_turns_up_a_tile_when_nothing_else_is_left() -> None:
    table = a_table(tiles=("S3 0 0", "?F3 3 -1", "S2 8 -5")).army(0, *WEAK).stands(0, "S3.TR").turn(0)
    assert picks(table) == "reveal F3"


def test_a_hero_without_an_army_to_speak_of_does_not_meet_a_stronger_one() -> None:
    table = a_table().army(0, *WEAK)
    table.stands(1, "F3.C").stands(0, "F3.TL").turn(0)
    assert picks(table) != "step F3.C"


def test_it_takes_the_town_of_a_weak_rival() -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario("harrowmere"), round=5)
    table.army(0, *STRONG).level(0, 4).army(1, "dungeon.harpies").stands(1, "F3.TL")
    beside = next(name for name in ("S2.L", "S2.BL", "S2.TL") if is_way_in(table, name))
    table.stands(0, beside).turn(0)
    assert picks(table) == "step S2.C"


@pytest.mark.parametrize(("army", "free"), [(("dungeon.harpies",), True), (RIVAL, False)])
def test_a_weak_rival_on_the_way_is_no_wall(army: tuple[str, ...], free: bool) -> None:
    table = a_table().army(0, "castle.griffins:pack", "castle.crusaders:pack").army(1, *army)
    table.stands(0, "S3.TR").stands(1, "F3.C").turn(0)
    draw = Draw(table.g, Goals(table.g, Seat(0)), 0, tier_strength(table.g))
    assert draw.is_held(table.field("F3.C"))
    assert draw.is_free(table.field("F3.C")) is free


def is_way_in(table: AdventureTable, name: str) -> bool:
    return table.field("S2.C") in table.g.land.ways(table.field(name))


def test_it_carries_the_grail_home() -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario("salt_crown"), round=5)
    table.army(0, *STRONG).stands(0, "S3.TR")
    table.g.tokens = [Token(0, Seat(0), carrier=0)]
    table.turn(0)
    assert picks(table) == "step S3.C"


def test_it_does_not_walk_to_and_fro() -> None:
    table = a_table().army(0, *WEAK).visited("F3.TR", "F3.TL").having(0, movement=12).turn(0)
    been: list[str] = []
    while table.g.decision is not None and table.g.decision.seat == 0 and table.g.combat is None:
        pick = bot_pick(make_bot("greedy"), table.g, Seat(0), len(been))
        if isinstance(pick, Act) and pick.verb == "end_turn":
            break
        table.g.choose(pick)
        been.append(table.where(0))
    assert len(been) < 12
    assert all(been.count(field) <= 2 for field in been)


# -- in town ------------------------------------------------------------------------------------------------


def test_it_builds_for_recruiting_before_anything_else() -> None:
    table = a_table().town(0, "bronze_dwelling").having(0, gold=30, materials=9, valuables=4).turn(0)
    assert picks(table) == "build silver_dwelling"


def test_it_keeps_what_the_next_dwelling_needs() -> None:
    table = a_table().town(0, "bronze_dwelling").having(0, gold=4, materials=6, valuables=3)
    table.turn(0)  # the mage guild could be paid
    assert table.offers("build mage_guild")
    assert picks(table) != "build mage_guild"


def test_it_recruits_before_it_walks_into_a_fight() -> None:
    table = a_table().army(0, *WEAK).town(0, "bronze_dwelling", "citadel").having(0, gold=20).turn(0)
    assert picks(table).split()[0] in ("recruit", "reinforce")


def test_it_buys_when_a_fight_is_announced() -> None:
    table = a_table().town(0, "bronze_dwelling").army(0, *WEAK).having(0, gold=10)
    table.start("heroes.town_window", 0)
    assert picks(table) == "recruit castle.griffins"


def test_it_keeps_the_tribute() -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario("gold_rush"), round=2)
    table.army(0, *WEAK).town(0, "bronze_dwelling").having(0, gold=6).turn(
        0
    )  # ten more until fifteen are due
    assert not picks(table).startswith("recruit")


def test_it_pays_a_stage_of_the_beacon() -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario("beacon_wager"), round=3)
    for seat in (0, 1):
        table.g.prepare_projects(Seat(seat), 1)
    table.army(0, *STRONG).having(0, gold=10, materials=4).turn(0)
    assert picks(table).startswith("stage")


# -- what else is asked -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "expected"),
    [((1, 0), "die 1"), ((0, 5), "die 5")],
)
def test_it_takes_the_better_die(faces: tuple[int, ...], expected: str) -> None:
    table = a_table().town(0, "bronze_dwelling")
    table.start("heroes.take_die", 0, RESOURCE, 1, *faces)
    assert picks(table) == expected


def test_it_rolls_a_poor_die_again_where_that_is_free() -> None:
    table = a_table()
    table.g.own_realm(Seat(0)).once = frozenset({RESOURCE_LUCK})
    table.start("heroes.take_die", 0, RESOURCE, 1, 0)
    assert picks(table) == "reroll_die 0"


def test_it_keeps_a_good_die() -> None:
    table = a_table()
    table.g.own_realm(Seat(0)).once = frozenset({TREASURE_LUCK})
    table.having(0, materials=40, valuables=20).start("heroes.take_die", 0, TREASURE, 1, 2)
    assert picks(table) == "die 2"


def test_plague_takes_the_smallest_pack() -> None:
    table = a_table().army(0, "castle.champions:pack", "castle.halberdiers:pack").start("heroes.plague", 0)
    halberdiers = next(unit.index for unit in table.g.units if unit.id == "castle.halberdiers")
    picked = bot_pick(make_bot("greedy"), table.g, Seat(0), 1)
    assert isinstance(picked, Act)
    assert picked.id == halberdiers


def test_it_defends_its_town_with_hope_and_not_without() -> None:
    table = a_table().having(0, gold=20).stands(0, "F3.L").stands(1, "S3.C")
    table.army(1, "dungeon.harpies").start("heroes.pay_for_defence", 0, 1)
    assert picks(table) == "pay_for_defence"
    hopeless = a_table().army(0, *WEAK).having(0, gold=20).stands(0, "F3.L").stands(1, "S3.C")
    hopeless.start("heroes.pay_for_defence", 0, 1)
    assert picks(hopeless) == "yield"


def test_it_never_picks_for_another_seat() -> None:
    table = a_table().town(1, "bronze_dwelling").having(1, gold=30).turn(0)
    assert any(isinstance(one, Act) and one.seat == 1 for one in table.asked().options)
    assert not picks(table).startswith("1: ")


# -- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3)])
def test_bots_end_a_game_of_brave_new_world(seats: int, seed: int) -> None:
    options = {"mode": "clash", "scenario": "brave_new_world", "heroes": ["random"] * seats}
    setup = Setup("heroes", seats, seed, "retail", options)
    record = play_game(BOXES["heroes"], setup, [make_bot("greedy")] * seats)
    assert record.winners
    assert record.rounds <= scenario("brave_new_world").rounds


def test_a_pick_on_the_map_does_not_depend_on_what_is_hidden() -> None:
    options = {"mode": "clash", "heroes": ["catherine", "mutare"]}
    game = BOXES["heroes"].new(Setup("heroes", 2, 4, "retail", options))
    decision = game.advance()
    for number in range(60):
        assert decision is not None
        pick = bot_pick(make_bot("greedy"), game, decision.seat, number)
        imagined = game.imagine(decision.seat, 1000 + number)
        assert bot_pick(make_bot("greedy"), imagined, decision.seat, number) == pick, decision
        decision = game.choose(pick)
