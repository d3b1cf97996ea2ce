"""What the game is: how many play, with which sets, in which teams, and who wins."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village.defs import SETS
from fabletop.games.village.testing import VillageTable
from fabletop.kernel.errors import BadSetup
from fabletop.testing import rule

HEROES = ("warrior", "elf", "mage", "dwarf", "paladin", "thief")


def cards_in_the_market(table: VillageTable) -> int:
    return sum(len(deck) for deck in table.g.stock) + sum(1 for card in table.g.spaces[1:] if card >= 0)


@rule("village.overview.010")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_with_the_base_game_alone(seats: int) -> None:
    table = VillageTable.unpack(seats, sets=["base"])
    assert len(table.g.players) == seats
    assert cards_in_the_market(table) == sum(card.copies.get("base", 0) for card in content().cards)


@rule("village.overview.010")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        VillageTable.unpack(seats)
    assert refusal.value.rule == "village.overview.010"


@rule("village.overview.020")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_or_six_need_an_expansion(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        VillageTable.unpack(seats, sets=["base"])
    assert refusal.value.rule == "village.overview.020"
    for expansion in SETS[1:]:
        assert len(VillageTable.unpack(seats, sets=["base", expansion]).g.players) == seats


def strike_down(table: VillageTable, attacker: int, victim: int) -> None:
    """One hero kills another with a sword, whatever the seats between them."""
    table.set(victim, life=1).hand(attacker, "sword").dice(6).acts(attacker).pick("play sword")
    if table.g.decision is not None and table.g.decision.kind == "target":
        table.pick(f"hero {victim}")
    assert not table.player(victim).alive


@rule("village.overview.030")
def test_the_last_of_two_wins() -> None:
    table = VillageTable("warrior", "elf")
    strike_down(table, 0, 1)
    assert table.g.over
    assert table.g.winners == (0,)
    table.at_rest()


@rule("village.overview.030")
def test_a_game_goes_on_while_two_stand() -> None:
    table = VillageTable("warrior", "elf").set(1, life=40).hand(0, "staff").dice(6).acts(0).pick("play staff")
    assert not table.g.over
    assert table.g.winners == ()
    table.asks(0, "act")


@rule("village.overview.030", "village.overview.040")
def test_three_play_each_for_oneself_until_one_is_left() -> None:
    table = VillageTable(*HEROES[:3])
    strike_down(table, 0, 1)
    assert not table.g.over
    strike_down(table, 0, 2)
    assert table.g.winners == (0,)


@rule("village.overview.030", "village.overview.040")
def test_four_play_in_teams_that_win_together_with_their_fallen() -> None:
    table = VillageTable(*HEROES[:4])
    strike_down(table, 1, 2)
    strike_down(table, 0, 1)
    assert not table.g.over
    strike_down(table, 0, 3)
    assert table.g.winners == (0, 2)


@rule("village.overview.030", "village.overview.040")
def test_a_team_of_which_both_stand_wins_when_the_other_has_fallen() -> None:
    table = VillageTable(*HEROES[:4])
    strike_down(table, 0, 1)
    assert not table.g.over
    strike_down(table, 2, 3)
    assert table.g.winners == (0, 2)


@rule("village.overview.040")
def test_five_have_allies_but_no_teams() -> None:
    """Seats 1 and 4 are allies of seat 0, yet only seat 0 wins by the fall of 2 and 3."""
    table = VillageTable(*HEROES[:5])
    strike_down(table, 0, 2)
    strike_down(table, 0, 3)
    assert table.g.winners == (0,)


@rule("village.overview.040")
def test_six_play_in_teams_of_three() -> None:
    table = VillageTable(*HEROES)
    strike_down(table, 0, 5)
    assert not table.g.over
    strike_down(table, 0, 4)
    assert table.g.winners == (0, 1, 2)


@rule("village.overview.050")
@pytest.mark.parametrize("expansion", ["horde", "guild", "reaper", "adhara"])
def test_each_of_the_four_expansions_can_be_added_to_the_base_game(expansion: str) -> None:
    of_the_set = sum(card.copies.get(expansion, 0) for card in content().cards)
    assert of_the_set > 0
    alone = cards_in_the_market(VillageTable.unpack(2, sets=["base"]))
    assert cards_in_the_market(VillageTable.unpack(2, sets=["base", expansion])) == alone + of_the_set


@rule("village.overview.050")
def test_the_base_game_and_four_expansions_are_all_there_is() -> None:
    everything = sum(sum(card.copies.values()) for card in content().cards)
    assert cards_in_the_market(VillageTable.unpack(2)) == everything
    with pytest.raises(BadSetup, match="base, horde, guild, reaper, adhara"):
        VillageTable.unpack(2, sets=["base", "atlantis"])
