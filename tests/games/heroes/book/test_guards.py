"""Units that nobody steers: whom they attack, where they go, and sieges. [heroes.ai_combat, combat_setup]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.camp import AI_HERO, HERO, Camp
from fabletop.games.heroes.combat.pieces import DEFENDING
from fabletop.games.heroes.combat.reach import reach
from fabletop.games.heroes.combat.state import GATE, RUBBLE, WALL
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

BRONZE, SILVER, GOLD = "castle.griffins", "castle.crusaders", "castle.champions"
BRONZE_SHOT, SILVER_SHOT = "castle.marksmen", "castle.zealots"
RULESETS = ["retail", "first"]


def guard(
    name: str, space: int, ruleset: str = "retail", **player: Any
) -> tuple[HeroesTable, int, list[int]]:
    """A neutral unit, and units of the player's on their spaces.  Names are written without their dot."""
    table = HeroesTable("catherine", "guards", ruleset=ruleset)
    units = [table.unit(0, unit.replace("_", ".", 1), at) for unit, at in player.items()]
    return table, table.unit(1, name, space), units


def attacked(table: HeroesTable, uid: int) -> int:
    """Whom a unit attacks in its activation; -1 for nobody."""
    table.acts(uid)
    struck = [event.target for event in table.happened(ev.AttackDeclared) if event.uid == uid]
    return struck[0] if struck else -1


# -- whose turn it is -------------------------------------------------------------------------------------


@rule("heroes.ai_combat.020")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("enemy", ["guards", "ai"])
def test_the_fastest_acts_first_and_the_attacking_hero_wins_ties(ruleset: str, enemy: str) -> None:
    table = HeroesTable("catherine", enemy, ruleset=ruleset)
    table.unit(1, "neutral.boars", 19)  # 6
    table.unit(1, "neutral.griffins", 18)  # 8
    table.unit(0, BRONZE, 0)  # 6
    table.unit(0, "castle.halberdiers", 1)  # 4
    table.c.round = 0
    table.start("heroes.combat_round", NOBODY).pick("end")
    assert [event.uid for event in table.happened(ev.Activated)] == [1, 2, 0, 3]


# -- ground and flying units ------------------------------------------------------------------------------


@rule("heroes.ai_combat.030")
@pytest.mark.parametrize("name", ["neutral.nomads", "neutral.vampires"])
def test_fighters_attack_their_own_tier_and_in_the_first_edition_the_closest(name: str) -> None:
    table, silver, (near, own) = guard(name, 13, castle_griffins=9, castle_crusaders=6)
    assert attacked(table, silver) == own
    table, silver, (near, own) = guard(name, 16, "first", castle_griffins=11, castle_crusaders=7)
    assert attacked(table, silver) == near


@rule("heroes.ai_combat.040", "heroes.ai_combat.050")
@pytest.mark.parametrize(
    ("guards", "units", "tier"),
    [
        ("neutral.trolls", {"castle_griffins": 9, "castle_crusaders": 6}, 2),  # gold: silver before bronze
        ("neutral.trolls", {"castle_griffins": 9}, 1),
        ("neutral.nomads", {"castle_champions": 9, "castle_griffins": 6}, 1),  # silver: bronze before gold
        ("neutral.boars", {"castle_champions": 9, "castle_crusaders": 6}, 2),  # bronze: silver before gold
        ("neutral.boars", {"castle_champions": 9}, 3),
    ],
)
def test_without_their_own_tier_fighters_go_down_and_then_up(
    guards: str, units: dict[str, Any], tier: int
) -> None:
    table, uid, _ = guard(guards, 13, **units)
    assert table.c.tier_of(attacked(table, uid)) == tier


@rule("heroes.ai_combat.030")
def test_a_unit_of_their_own_tier_that_is_out_of_reach_does_not_count() -> None:
    table, nomads, (griffins, crusaders) = guard("neutral.nomads", 17, castle_griffins=13, castle_crusaders=0)
    assert attacked(table, nomads) == griffins
    assert table.damage(crusaders) == 0


@rule("heroes.ai_combat.040")
def test_in_the_first_edition_the_lower_tier_breaks_ties_of_distance() -> None:
    table, nomads, (gold, bronze) = guard(
        "neutral.nomads", 17, "first", castle_champions=16, castle_griffins=18
    )
    assert attacked(table, nomads) == bronze
    assert table.damage(gold) == 0


@rule("heroes.ai_combat.050", "heroes.ai_combat.080")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_units_alike_the_closest_is_attacked_after_a_move_into_reach(ruleset: str) -> None:
    table, boars, (far, near) = guard("neutral.boars", 17, ruleset, castle_griffins=6, castle_halberdiers=7)
    width = table.c.board.width
    for uid, space in ((far, 16 - 2 * width), (near, 17 - 2 * width)):
        table.g.move(uid, space)
    assert attacked(table, boars) == near
    assert table.space(boars) == 17 - width


@rule("heroes.ai_combat.040", "heroes.ai_combat.080")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_player_decides_between_units_alike_at_the_same_distance(ruleset: str) -> None:
    table, boars, (left, right) = guard(
        "neutral.boars", 17, ruleset, castle_griffins=16, castle_halberdiers=18
    )
    table.acts(boars)
    table.asks(0, "book_target", [f"attack griffins#{left}", f"attack halberdiers#{right}"])
    table.dice(0, 0).pick("attack halberdiers").rests()
    assert table.damage(left) == 0
    assert table.happened(ev.AttackDeclared)[0].target == right


# -- ranged units -----------------------------------------------------------------------------------------


@rule("heroes.ai_combat.060", "heroes.ai_combat.070")
@pytest.mark.parametrize(
    ("guards", "units", "target"),
    [
        ("neutral.zealots", [BRONZE_SHOT, SILVER_SHOT, SILVER], SILVER_SHOT),
        (
            "neutral.zealots",
            [GOLD, SILVER, BRONZE_SHOT],
            BRONZE_SHOT,
        ),  # a shooter below before a fighter alike
        ("neutral.enchanters", [GOLD, BRONZE_SHOT, SILVER_SHOT], SILVER_SHOT),
        ("neutral.halflings", [BRONZE, SILVER_SHOT], SILVER_SHOT),  # and a shooter above, too
        ("neutral.zealots", ["neutral.enchanters", BRONZE_SHOT], BRONZE_SHOT),  # one below before one above
        ("neutral.zealots", [BRONZE, SILVER, GOLD], SILVER),
        ("neutral.zealots", [BRONZE, GOLD], BRONZE),
        ("neutral.enchanters", [BRONZE, SILVER], SILVER),
        ("neutral.halflings", [SILVER, GOLD], SILVER),
    ],
)
def test_shooters_shoot_shooters_first_by_tier_and_then_the_others(
    guards: str, units: list[str], target: str
) -> None:
    table = HeroesTable("catherine", "guards")
    for space, name in enumerate(units):
        table.unit(0, name, space)
    uid = table.unit(1, guards, 13)
    assert units[attacked(table, uid)] == target


@rule("heroes.ai_combat.060")
@pytest.mark.parametrize(
    ("units", "target"),
    [
        ({BRONZE: 10, BRONZE_SHOT: 11, SILVER: 0, GOLD: 12}, SILVER),  # a silver unit first
        ({BRONZE: 0, GOLD: 12}, BRONZE),  # without one a bronze
        ({BRONZE: 0, BRONZE_SHOT: 11}, BRONZE_SHOT),  # of several the closest
        ({BRONZE: 11, BRONZE_SHOT: 0}, BRONZE),  # whatever its type
        ({SILVER: 11, SILVER_SHOT: 0}, SILVER),
    ],
)
def test_the_first_editions_example_of_a_silver_shooter(units: dict[str, int], target: str) -> None:
    table = HeroesTable("catherine", "guards", ruleset="first")
    for name, space in units.items():
        table.unit(0, name, space)
    zealots = table.unit(1, "neutral.sharpshooters", 27)
    assert list(units)[attacked(table, zealots)] == target


@rule("heroes.ai_combat.060")
@pytest.mark.parametrize(
    ("guards", "units", "target"),
    [
        ("neutral.enchanters", {SILVER: 0, BRONZE: 12}, BRONZE),  # both lower: the closest
        ("neutral.enchanters", {SILVER: 12, BRONZE: 0}, SILVER),
        ("neutral.halflings", {SILVER: 0, GOLD: 12}, GOLD),  # neither alike nor lower: the closest
    ],
)
def test_in_the_first_edition_all_lower_tiers_are_alike_to_a_shooter(
    guards: str, units: dict[str, int], target: str
) -> None:
    table = HeroesTable("catherine", "guards", ruleset="first")
    for name, space in units.items():
        table.unit(0, name, space)
    assert list(units)[attacked(table, table.unit(1, guards, 27))] == target


@rule("heroes.ai_combat.080")
@pytest.mark.parametrize(("ruleset", "space"), [("retail", 17), ("first", 27)])
def test_shooters_leave_ties_to_distance_and_then_to_the_player(ruleset: str, space: int) -> None:
    table, zealots, (near, far) = guard(
        "neutral.zealots", space, ruleset, castle_crusaders=5, castle_zealots=0
    )
    assert attacked(table, zealots) == (far if ruleset == "retail" else near)  # a shooter, or the closest

    table = HeroesTable("catherine", "guards", ruleset=ruleset)
    width = table.c.board.width
    zealots = table.unit(1, "neutral.zealots", space)
    left = table.unit(0, SILVER, space - 3 * width - 1)
    right = table.unit(0, SILVER, space - 3 * width + 1)
    table.unit(0, SILVER, 0)  # further away
    table.acts(zealots)
    table.asks(0, "book_target", [f"attack crusaders#{left}", f"attack crusaders#{right}"])
    table.dice(0).pick(f"attack crusaders#{right}").rests()
    assert (table.damage(left), table.damage(right)) == (0, 1)


@rule("heroes.unit_type.080", "heroes.ai_combat.060")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_shooter_with_an_enemy_beside_it_has_no_choice(ruleset: str) -> None:
    table, zealots, (beside, _) = guard("neutral.zealots", 17, ruleset, castle_champions=18, castle_zealots=0)
    assert attacked(table, zealots) == beside


# -- must attack, must come closer ------------------------------------------------------------------------


@rule("heroes.combat_setup.140")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_by_the_book_a_unit_attacks_when_it_can(ruleset: str) -> None:
    table, boars, (griffins,) = guard("neutral.boars", 17, ruleset, castle_griffins=8)
    table.g.move(griffins, 17 - 2 * table.c.board.width)
    assert attacked(table, boars) == griffins
    assert not table.marked(boars, DEFENDING)


@rule("heroes.combat_setup.150", "heroes.ai_combat.050")
@pytest.mark.parametrize(("ruleset", "corner", "steps"), [("retail", 19, 3), ("first", 29, 2)])
def test_by_the_book_a_unit_out_of_reach_uses_its_whole_movement(
    ruleset: str, corner: int, steps: int
) -> None:
    table, zombies, _ = guard("neutral.zombies", corner, ruleset, castle_griffins=0)
    assert attacked(table, zombies) == -1
    board = table.c.board
    assert board.distance(corner, table.space(zombies)) == steps
    assert board.distance(0, table.space(zombies)) == board.distance(0, corner) - steps
    table.rests()


def test_a_unit_that_cannot_come_closer_stays() -> None:
    table, boars, _ = guard("neutral.boars", 19, castle_griffins=0)
    for space in (18, 15):
        table.unit(1, "neutral.zombies", space)
    table.acts(boars).rests()
    assert table.space(boars) == 19


@rule("heroes.combat_setup.150")
@pytest.mark.parametrize("by", ["guards", "steered"])
def test_a_unit_that_could_only_step_aside_stays(by: str) -> None:
    """Beside it an enemy would be as near, but none nearer."""
    table = HeroesTable("catherine", by)
    table.siege(gate=8)
    table.unit(0, BRONZE, 1)
    table.unit(0, SILVER, 2)
    table.unit(1, "neutral.zombies", 8)  # in the gate
    boars = table.unit(1, "neutral.boars", 13)
    assert reach(table.g, boars) == [12, 14, 15, 16, 17, 18, 19]
    table.acts(boars).rests()
    assert table.space(boars) == 13


@rule("heroes.ai_combat.090")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_whoever_steers_guards_is_not_bound_by_their_taste(ruleset: str) -> None:
    table = HeroesTable("catherine", "steered", ruleset=ruleset)
    table.unit(0, GOLD, 16)
    table.unit(0, SILVER, 18)
    nomads = table.unit(1, "neutral.nomads", 17)
    table.acts(nomads)
    assert [name for name in table.options() if name.startswith("attack")] == [
        "attack champions#0",
        "attack crusaders#1",
    ]
    assert not table.offers("defend")
    assert not table.offers("end")


# -- ways -------------------------------------------------------------------------------------------------


@rule("heroes.ai_combat.100")
def test_a_unit_steps_next_to_its_target_by_the_shortest_way_and_to_the_left_of_equal_ones() -> None:
    table, boars, _ = guard("neutral.boars", 14, castle_griffins=6)
    table.dice(-1, -1).acts(boars).rests()
    assert table.space(boars) == 10
    table, boars, _ = guard("neutral.boars", 5, castle_griffins=10)  # 6 and 9 are one step away
    table.dice(-1, -1).acts(boars).rests()
    assert table.space(boars) == 9
    table, boars, _ = guard("neutral.boars", 15, castle_griffins=10)  # 11 and 14
    table.dice(-1, -1).acts(boars).rests()
    assert table.space(boars) == 14


def test_a_unit_already_beside_its_target_does_not_move() -> None:
    table, boars, _ = guard("neutral.boars", 13, castle_griffins=9)
    table.dice(-1, -1).acts(boars).rests()
    assert table.space(boars) == 13
    assert table.happened(ev.Moved) == []


# -- sieges -----------------------------------------------------------------------------------------------


def besieged_by_ai(gate: int = 9) -> tuple[HeroesTable, int]:
    """An AI hero storms the town of seat 1. Returns the table and the town's tower."""
    table = HeroesTable("sandro", "catherine")
    table.c.camps = [Camp(AI_HERO, NOBODY), Camp(HERO, Seat(1))]
    return table, table.siege(gate)


@rule("heroes.ai_combat.100")
@pytest.mark.parametrize(("space", "wall"), [(5, 9), (4, 8), (2, 10)])
@pytest.mark.parametrize("name", ["necropolis.skeletons", "necropolis.vampires"])
def test_a_besieger_that_reaches_nobody_breaks_the_nearest_wall(name: str, space: int, wall: int) -> None:
    table, _ = besieged_by_ai()
    table.unit(1, GOLD, 19)
    uid = table.unit(0, name, space)
    table.acts(uid)
    assert table.happened(ev.AttackDeclared) == []
    assert table.c.walls[wall] == RUBBLE
    assert table.c.walls.count(RUBBLE) == 1
    assert table.c.board.distance(table.space(uid), wall) == 1


@rule("heroes.ai_combat.100")
def test_a_besieger_that_reaches_somebody_leaves_the_walls() -> None:
    table, _ = besieged_by_ai()
    halberdiers = table.unit(1, "castle.halberdiers", 9)  # on the gate
    skeletons = table.unit(0, "necropolis.skeletons", 5)
    assert attacked(table, skeletons) == halberdiers
    assert RUBBLE not in table.c.walls


@rule("heroes.ai_combat.100")
def test_shooters_that_besiege_break_nothing_and_take_the_tower_for_a_silver_shooter() -> None:
    table, tower = besieged_by_ai()
    table.unit(1, SILVER, 17)
    table.unit(1, BRONZE_SHOT, 18)
    liches = table.unit(0, "necropolis.liches", 5)
    assert attacked(table, liches) == tower
    assert table.damage(tower) in (0, 1, 2)
    assert RUBBLE not in table.c.walls


@rule("heroes.ai_combat.100")
def test_units_that_defend_a_town_by_the_book_never_break_a_wall() -> None:
    table = HeroesTable("catherine", "ai")
    table.siege(gate=8)
    table.unit(0, GOLD, 3)
    zombies = table.unit(1, "necropolis.zombies", 15)
    skeletons = table.unit(1, "necropolis.skeletons", 13)
    table.acts(zombies).acts(skeletons).rests()
    assert RUBBLE not in table.c.walls
    assert table.space(zombies) == 15  # walls all around, and nowhere nearer
    assert table.space(skeletons) in (4, 14)  # through the gate, or along the wall


@rule("heroes.siege.030")
def test_an_ai_town_has_its_gate_in_front_of_its_fastest_ground_unit() -> None:
    table = HeroesTable("catherine", "ai")
    table.c.siege = table.c.tower = True
    table.unit(0, GOLD, 1)
    table.unit(1, "necropolis.skeletons", 12)  # 4
    table.unit(1, "necropolis.dread_knights", 14)  # 7
    table.unit(1, "necropolis.ghost_dragons", 15)  # 9, but it flies
    table.start("heroes.raise_walls", NOBODY).rests()
    assert table.c.walls[8:12] == [WALL, WALL, GATE, WALL]
    assert table.c.units[-1].is_tower


def tower_of_ai(ruleset: str = "retail") -> tuple[HeroesTable, int]:
    table = HeroesTable("catherine", "ai", ruleset=ruleset)
    table.unit(1, "necropolis.zombies", 19)
    return table, table.siege(gate=9)


def test_an_ai_town_without_ground_units_has_its_gate_in_front_of_the_fastest() -> None:
    table = HeroesTable("catherine", "ai")
    table.c.siege = table.c.tower = True
    table.unit(0, GOLD, 1)
    table.unit(1, "necropolis.vampires", 12)  # 6
    table.unit(1, "necropolis.ghost_dragons", 15)  # 9
    table.start("heroes.raise_walls", NOBODY).rests()
    assert table.c.walls[8:12] == [WALL, WALL, WALL, GATE]


@rule("heroes.ai_combat.060", "heroes.ai_combat.070")
def test_the_tower_of_an_ai_shoots_like_a_silver_unit() -> None:
    table, tower = tower_of_ai()
    table.unit(0, SILVER, 12)
    zealots = table.unit(0, SILVER_SHOT, 0)
    table.unit(0, BRONZE_SHOT, 5)
    assert attacked(table, tower) == zealots


def test_of_equal_targets_the_tower_shoots_the_one_with_least_health_left() -> None:
    table, tower = tower_of_ai()
    table.unit(0, SILVER, 5)
    hurt = table.unit(0, SILVER, 0, damage=1)
    assert attacked(table, tower) == hurt


@rule("heroes.ai_combat.080")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_player_decides_between_equal_targets_of_the_tower(ruleset: str) -> None:
    """It stands beside the board: nobody is nearer to it than another."""
    table, tower = tower_of_ai(ruleset)
    first = table.unit(0, SILVER, 5)
    second = table.unit(0, SILVER, 0)
    table.acts(tower).asks(0, "book_target", [f"attack crusaders#{first}", f"attack crusaders#{second}"])
    table.dice(0).pick(f"attack crusaders#{second}").rests()
    assert (table.damage(first), table.damage(second)) == (0, 2)
