"""Guard fights from what was agreed to the guards on the board. [heroes.difficulty, neutral, quick_combat]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.combat.state import DEFENDER, RETREAT
from fabletop.games.heroes.defs import DIFFICULTIES, NEUTRAL, TIERS
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import HeroesTable, printed_unit, troop
from fabletop.kernel.match import Setup
from fabletop.testing import rule

# How many of bronze, silver, gold and azure, at easy, normal, hard and impossible
TABLE = {
    1: [(1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)],
    2: [(2, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0), (2, 1, 0, 0)],
    3: [(1, 1, 0, 0), (2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0)],
    4: [(2, 1, 0, 0), (1, 2, 0, 0), (0, 3, 0, 0), (0, 2, 1, 0)],
    5: [(2, 1, 1, 0), (1, 2, 1, 0), (0, 2, 2, 0), (0, 1, 3, 0)],
    6: [(2, 2, 1, 0), (1, 2, 2, 0), (0, 2, 3, 0), (0, 1, 4, 0)],
    7: [(0, 0, 0, 1), (0, 0, 0, 2), (0, 0, 1, 2), (0, 0, 2, 2)],
}
ALL = [(field, number) for field in TABLE for number in range(4)]


def guards(ruleset: str = "retail", seats: int = 1, seed: int = 1, **options: Any) -> Heroes:
    """A guard fight for Catherine with one unit, up to her first choice."""
    agreed = {
        "mode": "guards",
        "heroes": ["catherine"],
        "armies": [["castle.archangels:pack"]],
        "level": 1,
        "spells": 0,
        "artifacts": 0,
        **options,
    }
    g = new_game(Setup("heroes", seats, seed, ruleset, agreed))
    g.events = []
    g.advance()
    return g


def tiers(g: Heroes) -> tuple[int, ...]:
    """How many guards of each tier there are."""
    drawn = [g.units[kind].tier for kind, _ in g.fight.camps[1].reserve]
    return tuple(drawn.count(tier) for tier in range(1, len(TIERS)))


@rule(
    "heroes.difficulty.010",
    "heroes.difficulty.030",
    "heroes.difficulty.040",
    "heroes.difficulty.050",
    "heroes.difficulty.060",
    "heroes.difficulty.070",
    "heroes.difficulty.080",
    "heroes.difficulty.090",
    "heroes.neutral.020",
    "heroes.combat_setup.060",
)
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize(("field", "number"), ALL)
def test_guards_are_drawn_by_field_and_difficulty(ruleset: str, field: int, number: int) -> None:
    g = guards(ruleset, field=field, difficulty=DIFFICULTIES[number])
    assert tiers(g) == TABLE[field][number]
    assert all(g.units[kind].faction == NEUTRAL for kind, _ in g.fight.camps[1].reserve)
    assert g.fight.level == field


@rule("heroes.neutral.010")
def test_each_tier_of_neutral_units_has_a_shuffled_deck_of_its_own() -> None:
    first, second = guards(field=7, seed=1), guards(field=7, seed=2)
    for tier, deck in enumerate(first.neutral):
        assert {first.units[kind].tier for kind in deck} <= {tier}
    assert [bool(deck) for deck in first.neutral] == [False, True, True, True, True]
    for tier in (1, 2, 3):
        assert sorted(first.neutral[tier]) == sorted(second.neutral[tier])
        assert first.neutral[tier] != second.neutral[tier]


@rule("heroes.neutral.020")
def test_guards_come_from_the_top_of_their_decks() -> None:
    g = guards(field=3, difficulty="normal")
    left = [len(deck) for deck in g.neutral]
    full = [0] * 5
    for unit in g.units:
        if unit.faction == NEUTRAL:
            full[unit.tier] += unit.copies
    assert [full[tier] - left[tier] for tier in range(5)] == [0, 2, 1, 0, 0]


@rule("heroes.neutral.020", "heroes.neutral.070")
def test_an_empty_deck_of_guards_is_filled_from_its_discard_pile() -> None:
    table = HeroesTable("catherine", "guards")
    boars, rogues = printed_unit("neutral.boars").index, printed_unit("neutral.rogues").index
    table.g.neutral[1], table.g.neutral_piles[1] = [boars], [rogues]
    assert draw_guards(table.g, table.g.printed.guards[1][2]) == (boars, rogues)  # two bronze units
    assert (table.g.neutral[1], table.g.neutral_piles[1]) == ([], [])


@rule("heroes.combat_setup.060", "heroes.combat_setup.050")
@pytest.mark.parametrize("seats", [1, 2])
def test_guards_stand_opposite_the_player(seats: int) -> None:
    g = guards(seats=seats, field=1)
    while g.decision is not None and g.fight.round == 0:
        g.choose(g.decision.options[0])
    mine, theirs = g.fight.fielded(0), g.fight.fielded(1)
    assert (len(mine), len(theirs)) == (1, 1)
    assert g.fight.units[mine[0]].space < 8
    assert g.fight.units[theirs[0]].space >= 12


# -- quick combat ---------------------------------------------------------------------------------------


@rule("heroes.quick_combat.010", "heroes.quick_combat.020")
@pytest.mark.parametrize(
    ("level", "field", "flee"), [(1, 1, False), (2, 1, True), (3, 1, True), (2, 3, False)]
)
def test_guards_flee_from_a_hero_at_least_one_level_above_them(level: int, field: int, flee: bool) -> None:
    g = guards(level=level, field=field)
    while g.decision is not None and g.decision.kind in ("look", "search"):  # what her levels bring
        g.choose(g.decision.options[0])
    assert g.over == flee
    if flee:
        assert g.winners == (0,)
        assert g.heroes[0].experience == 2 * (level - 1)  # nothing learnt
        assert g.players[0].army == (troop("castle.archangels:pack"),)
        assert [event.n for event in g.events or [] if isinstance(event, ev.GuardsFled)] == [field]
        assert g.combat is None


# -- afterwards -----------------------------------------------------------------------------------------


@rule("heroes.neutral.070")
def test_guards_go_to_the_discard_pile_of_their_tier_when_the_hero_withdraws() -> None:
    table = HeroesTable("catherine", "guards")
    table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 9)  # will fall
    table.unit(1, "neutral.crusaders", 19)
    table.c.round = 0
    table.start("heroes.combat_round", -1).dice(0).pick("attack peasants")
    table.asks(0, "further_round", ["withdraw"]).pick("withdraw")
    assert (table.c.ending, table.c.victor) == (RETREAT, DEFENDER)
    piles = [[table.g.units[kind].id for kind in pile] for pile in table.g.neutral_piles]
    assert piles == [[], ["neutral.peasants"], ["neutral.crusaders"], [], []]


@rule("heroes.neutral.070")
def test_the_next_fight_draws_new_guards() -> None:
    table = HeroesTable("catherine", "guards")
    table.unit(0, "castle.champions:pack", 5)
    table.unit(1, "neutral.peasants", 19)
    table.c.round = 0
    rogues = printed_unit("neutral.rogues").index
    table.g.neutral[1] = [rogues]
    table.start("heroes.combat_round", -1)
    table.pick("end", "withdraw")
    assert table.g.over
    assert draw_guards(table.g, table.g.printed.guards[1][1]) == (rogues,)
