"""Levels: hand limit, expert effects, and the cards they bring. [heroes.level, hero]"""

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.levels import gain_experience
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)
EDITIONS = pytest.mark.parametrize("ruleset", ["retail", "first"])


def with_abilities(table: HeroesTable, *ids: str) -> HeroesTable:
    """The deck of abilities; the first card lies on top."""
    table.g.decks[ABILITIES] = [card(id) for id in reversed(ids)]
    return table


def learns(table: HeroesTable, symbols: int) -> HeroesTable:
    gain_experience(table.g, RED, symbols)
    table.g.advance()
    return table


# -- what a level allows --------------------------------------------------------------------------------


@EDITIONS
@rule(
    "heroes.level.010",
    "heroes.level.020",
    "heroes.level.030",
    "heroes.level.040",
    "heroes.level.050",
    "heroes.level.180",
)
@pytest.mark.parametrize(("level", "limit"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7)])
def test_the_hand_limit_grows_with_every_second_level(ruleset: str, level: int, limit: int) -> None:
    table = HeroesTable(ruleset=ruleset, level=level)
    assert table.g.hand_limit(RED) == limit
    assert table.g.view(RED).players[0].hand_limit == limit


@EDITIONS
@rule("heroes.level.060", "heroes.level.070", "heroes.level.080", "heroes.level.090", "heroes.level.180")
@pytest.mark.parametrize(("level", "crowns"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_so_many_expert_effects_may_be_used_in_a_round(ruleset: str, level: int, crowns: int) -> None:
    table = HeroesTable(ruleset=ruleset, level=level)
    champions = table.unit(0, "castle.champions", 6)
    table.unit(1, "necropolis.ghost_dragons", 7)
    table.hand(0, "attack", "attack", "attack", "attack")
    table.dice(0, 0).acts(champions).pick("attack ghost_dragons")
    for _ in range(crowns):
        table.pick("play attack expert")
    assert table.options() == ["play attack", "pass"]
    table.passes().rests()
    assert table.g.players[0].crowns == crowns


@rule("heroes.level.190")
def test_everybody_sees_how_many_expert_effects_are_left() -> None:
    table = HeroesTable(level=4).having(0, crowns=1)
    for seat in (Seat(0), Seat(1)):
        seen = table.g.view(seat).players
        assert [player.crowns_left for player in seen] == [1, 2]


@rule("heroes.level.060")
def test_a_new_combat_round_brings_no_new_expert_effects() -> None:
    """They are counted by rounds of the game."""
    table = HeroesTable(level=2).having(0, crowns=1)
    table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.ghost_dragons", 19)
    table.start("heroes.combat_round", -1)
    assert table.g.crowns_left(RED) == 0


# -- experience -----------------------------------------------------------------------------------------


@rule("heroes.level.200")
def test_one_symbol_is_half_a_level() -> None:
    table = with_abilities(HeroesTable(), "archery", "luck")
    learns(table, 1).at_rest()
    assert (table.hero(0).experience, table.hero(0).level) == (1, 1)
    assert table.happened(ev.ReachedLevel) == []
    assert [event.n for event in table.happened(ev.GainedExperience)] == [1]
    learns(table, 1)
    assert table.hero(0).level == 2
    assert [event.n for event in table.happened(ev.ReachedLevel)] == [2]


@rule("heroes.hero.070")
def test_a_hero_starts_at_level_1_and_ends_at_level_7() -> None:
    table = HeroesTable()
    assert table.hero(0).level == 1
    table.having(0, experience=11)
    learns(table, 2)
    assert table.hero(0).level == 7
    assert [event.n for event in table.happened(ev.GainedExperience)] == [1]
    table.hush()
    learns(table, 2).at_rest()
    assert (table.hero(0).experience, table.hero(0).level) == (12, 7)
    assert table.happened(ev.GainedExperience) == []


# -- the cards ------------------------------------------------------------------------------------------


@EDITIONS
@rule("heroes.level.110", "heroes.level.120", "heroes.level.140", "heroes.level.160", "heroes.level.170")
@pytest.mark.parametrize("level", [2, 3, 5, 7])
def test_a_silver_level_brings_a_search_for_an_ability(ruleset: str, level: int) -> None:
    table = HeroesTable(ruleset=ruleset, level=level - 1)
    with_abilities(table, "archery", "luck", "offense")
    learns(table, 2).asks(0, "search", ["card archery", "card luck"]).pick("card luck").at_rest()
    assert table.in_hand(0) == ["luck"]
    assert table.g.decks[ABILITIES] == [card("offense")]
    assert table.g.piles[ABILITIES] == [card("archery")]


@rule("heroes.level.130", "heroes.level.150", "heroes.level.170")
@pytest.mark.parametrize(("level", "specialty"), [(4, "catherine_4"), (6, "catherine_6")])
def test_a_golden_level_brings_a_specialty_into_the_deck(level: int, specialty: str) -> None:
    table = HeroesTable(level=level - 1).deck(0, "attack", "defence")
    learns(table, 2).at_rest()
    assert sorted(table.in_deck(0)) == sorted(["attack", "defence", specialty])
    assert table.in_hand(0) == []
    assert [event.card for event in table.happened(ev.CardGained)] == [card(specialty)]


def test_the_deck_is_shuffled_with_the_specialty_in_it() -> None:
    tables = [HeroesTable(level=3, seed=seed).deck(0, "attack", "defence") for seed in range(20)]
    assert {learns(table, 2).in_deck(0).index("catherine_4") for table in tables} == {0, 1, 2}


@rule("heroes.level.130", "heroes.level.150", "heroes.level.170")
@pytest.mark.parametrize(("level", "specialty"), [(4, "catherine_4"), (6, "catherine_6")])
def test_in_the_first_edition_the_specialty_comes_to_hand(level: int, specialty: str) -> None:
    table = HeroesTable(level=level - 1, ruleset="first").deck(0, "attack")
    learns(table, 2).at_rest()
    assert table.in_hand(0) == [specialty]
    assert table.in_deck(0) == ["attack"]


@rule("heroes.level.170", "heroes.level.200")
def test_several_levels_at_once_bring_what_each_of_them_brings() -> None:
    table = HeroesTable(level=3)
    with_abilities(table, "archery", "luck", "offense", "armorer")
    learns(table, 8)  # levels 4 to 7
    assert [event.n for event in table.happened(ev.ReachedLevel)] == [4, 5, 6, 7]
    table.pick("card archery").pick("look", "card armorer").at_rest()
    assert sorted(table.in_hand(0)) == ["archery", "armorer"]
    assert sorted(table.in_deck(0)) == ["catherine_4", "catherine_6"]
