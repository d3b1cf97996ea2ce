"""The bomb of Secret Bomb Stash: past guards who let one go, straight into the town of the rival."""

from __future__ import annotations

import pytest
from tests.games.heroes.bots.test_map import STRONG, WEAK, picks, scenario

from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.places import worth_of
from fabletop.games.heroes.bots.plan import rounds_left
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.tokens import lay_tokens
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat

RED = Seat(0)
TILES = ("C2 0 0", "S3 -3 1", "S2 -1 -2")  # the way to the rival leads over the tree, which is guarded


def a_table(tiles: tuple[str, ...] = TILES, round: int = 3) -> AdventureTable:
    table = AdventureTable(
        "catherine", "mutare", scenario=scenario("secret_bomb_stash"), tiles=tiles, round=round
    )
    return table.flagged(1, "S2.R").army(0, *STRONG).army(1, "dungeon.harpies")


def with_bomb(where: str, carrier: int = 0) -> AdventureTable:
    table = a_table().stands(0, where)
    table.g.tokens = [Token(0, RED, carrier=carrier)]
    return table


# -- past guards --------------------------------------------------------------------------------------------


def test_it_goes_past_guards_who_let_it_pass() -> None:
    table = with_bomb("C2.C").army(0, *WEAK).army(1).having(0, movement=3).turn(0)
    assert picks(table) == "step C2.TL"
    table.pick("step C2.TL")
    assert picks(table) == "pass_by"
    table.pick("pass_by")
    assert picks(table) == "step S2.R"


def test_with_its_last_point_it_does_not_go_to_guards_whom_it_cannot_pass() -> None:
    table = with_bomb("C2.C").army(0, *WEAK).army(1).having(0, movement=1).turn(0)
    assert picks(table) != "step C2.TL"


@pytest.mark.parametrize(("laden", "expected"), [(True, "pass_by"), (False, "fight")])
def test_it_fights_those_who_would_let_it_pass_only_with_free_hands(laden: bool, expected: str) -> None:
    table = a_table().level(0, 6).stands(0, "C2.BL").having(0, movement=3)  # a box
    table.army(0, *STRONG, "castle.archangels:pack")
    table.g.tokens = [Token(0, RED, carrier=0 if laden else -1)]
    table.start("heroes.pass_by", 0, 0)
    assert picks(table) == expected


# -- the bomb -----------------------------------------------------------------------------------------------


def test_it_looks_for_the_tile_where_the_bomb_must_lie() -> None:
    table = a_table(("?C2 0 0", "S3 -3 1", "S2 8 -5"))
    lay_tokens(table.g)
    assert Goals(table.g, RED).sought == [(0, 0)]
    table.g.tokens = [Token(0, RED, carrier=0)]
    assert not Goals(table.g, RED).sought


def test_only_who_carries_the_bomb_is_drawn_to_the_town_of_the_rival() -> None:
    table = with_bomb("S2.R").army(1)
    second = table.second(0, "S2.BR")
    town, tiers = table.field("S2.C"), tier_strength(table.g)
    goals = Goals(table.g, RED)
    assert worth_of(table.g, goals, 0, town, tiers) > 0.0
    assert worth_of(table.g, goals, second, town, tiers) == 0.0


def test_a_laden_hero_cares_little_for_what_lies_beside_the_way() -> None:
    table = with_bomb("C2.C")
    garden, tiers = table.field("C2.L"), tier_strength(table.g)
    laden = worth_of(table.g, Goals(table.g, RED), 0, garden, tiers)
    table.g.tokens = [Token(0)]
    assert 0.0 < laden < worth_of(table.g, Goals(table.g, RED), 0, garden, tiers) / 2


def test_a_tie_after_the_last_round_means_more_rounds() -> None:
    table = a_table(round=7)
    assert rounds_left(table.g) == 1
    table.in_round(8)
    assert rounds_left(table.g) == 4
    table.in_round(10)
    assert rounds_left(table.g) == 2
    table.in_round(8).having(0, points=1)
    assert rounds_left(table.g) == 0


# -- obelisks -----------------------------------------------------------------------------------------------

OBELISKS = ("C2 0 0", "S3 -3 1", "S2 3 -1 2", "N3 1 2 1", "N4 -1 -2 5")  # N4 at home, N3 by the rival


def at_obelisk(carrier: str, second: str) -> tuple[AdventureTable, int]:
    """The main hero has come to an obelisk with the bomb; both obelisks were visited before."""
    table = a_table(OBELISKS).army(1).stands(0, carrier)
    number = table.second(0, second, movement=3)
    for name in ("N3.C", "N4.C"):
        table.g.flag(0, table.field(name))
    table.g.tokens = [Token(0, RED, carrier=0)]
    return table, number


def effect_of(word: str) -> int:
    return next(effect.index for effect in scenario("secret_bomb_stash").effects if effect.word == word)


def test_it_leaps_to_the_obelisk_before_the_town_of_the_rival_and_not_back() -> None:
    table, _ = at_obelisk("N4.C", "S3.C")
    table.start("heroes.choose_effects", 0, effect_of("choose"), 0)
    table.pick(picks(table))
    assert picks(table) == "field N3.C"
    back, _ = at_obelisk("N3.C", "S3.C")
    back.start("heroes.move_between", 0, effect_of("move_between"), 0)
    assert picks(back) == "pass"


def test_it_throws_the_bomb_to_a_hero_who_is_nearer_and_not_to_one_behind() -> None:
    table, second = at_obelisk("N4.C", "N3.TL")
    table.start("heroes.pass_token", 0, effect_of("pass_token"), 0)
    assert picks(table) == f"hero {second}"
    behind, _ = at_obelisk("N3.C", "S3.C")
    behind.start("heroes.pass_token", 0, effect_of("pass_token"), 0)
    assert picks(behind) == "pass"
