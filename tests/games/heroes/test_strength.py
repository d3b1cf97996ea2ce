"""How fights are judged beforehand, held against fights that were played out."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.strength import (
    beats_guards,
    chance_against,
    chance_against_guards,
    likely,
    tier_strength,
)
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat

TWO = "castle.halberdiers castle.griffins"
THREE = "castle.halberdiers castle.griffins castle.marksmen"
FOUR = "castle.halberdiers:pack castle.griffins:pack castle.marksmen castle.crusaders"
FIVE = "castle.halberdiers:pack castle.griffins:pack castle.crusaders:pack castle.zealots castle.champions"
GREAT = (
    "castle.griffins:pack castle.crusaders:pack castle.zealots:pack castle.champions:pack castle.archangels"
)

FEW_EACH = "castle.griffins castle.crusaders castle.zealots castle.champions castle.archangels"
SILVER_PACKS = "castle.griffins castle.crusaders:pack castle.zealots:pack castle.champions castle.archangels"
ONE_PACK = "castle.griffins castle.crusaders castle.zealots castle.champions castle.archangels:pack"
TWO_ALONE = "castle.champions:pack castle.archangels:pack"


# What an army can beat: fights won of 36, greedy against greedy, with two further rounds paid.
@pytest.mark.parametrize(
    ("army", "level", "difficulty", "won"),
    [
        (TWO, 1, "normal", 32),
        (TWO, 2, "normal", 18),
        (THREE, 2, "normal", 35),
        (THREE, 3, "normal", 5),
        (FOUR, 2, "normal", 36),
        (FOUR, 3, "normal", 35),
        (FOUR, 4, "normal", 22),
        (FOUR, 5, "normal", 4),
        (FIVE, 5, "normal", 36),
        (FIVE, 6, "normal", 32),
        (FIVE, 7, "easy", 28),
        (FIVE, 7, "normal", 0),
        (GREAT, 6, "normal", 36),
        (GREAT, 7, "easy", 35),
        (GREAT, 7, "normal", 32),
        (FEW_EACH, 7, "normal", 1),
        (SILVER_PACKS, 7, "normal", 3),
        (ONE_PACK, 7, "normal", 22),
        (TWO_ALONE, 7, "normal", 27),
    ],
)
def test_the_estimate_is_near_what_fights_showed(army: str, level: int, difficulty: str, won: int) -> None:
    g = AdventureTable("catherine", "mutare").army(0, *army.split()).g
    guards = g.printed.guards[level][DIFFICULTIES.index(difficulty)]
    guess = likely(beats_guards(g, g.players[0].army, guards, level, tier_strength(g)))
    assert abs(guess - won / 36) <= 0.35
    if won >= 32:
        assert guess > 0.5
    if won <= 5:
        assert guess < 0.5


def test_a_secondary_hero_and_an_empty_hand_are_worth_less() -> None:
    table = AdventureTable("catherine", "mutare").army(0, *THREE.split()).hand(0, *["attack"] * 4)
    second = table.second(0, "S3.R")
    g, field = table.g, table.field("F3.C")
    tiers = tier_strength(g)
    full = chance_against_guards(g, Seat(0), 0, field, tiers)
    assert chance_against_guards(g, Seat(0), second, field, tiers) < full
    assert chance_against_guards(g, Seat(0), 0, field, tiers, rounds=0) < full
    table.hand(0)
    assert chance_against_guards(g, Seat(0), 0, field, tiers) < full


def test_guards_far_beneath_the_hero_flee_for_certain() -> None:
    g = AdventureTable("catherine", "mutare").army(0, *TWO.split()).level(0, 3).g
    field = AdventureTable("catherine", "mutare").field("F3.C")
    assert chance_against_guards(g, Seat(0), 0, field, tier_strength(g)) == 1.0


def test_the_larger_army_wins_and_walls_help() -> None:
    table = AdventureTable("catherine", "mutare").army(0, *FIVE.split()).army(1, "dungeon.harpies")
    town = table.g.realm(Seat(1)).town
    strong = chance_against(table.g, Seat(0), True, Seat(1), True, town)
    assert strong > 0.9
    assert chance_against(table.g, Seat(1), True, Seat(0), True, 0) < 0.1
    table.town(1, "citadel")
    assert chance_against(table.g, Seat(0), True, Seat(1), True, town) < strong
