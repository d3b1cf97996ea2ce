"""Four players in two teams: 0 and 2 against 1 and 3."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


def four() -> VillageTable:
    return VillageTable(HERO, HERO, HERO, HERO)


@rule("village.multiplayer_4.010")
@pytest.mark.parametrize("seat", range(4))
def test_team_mates_sit_opposite_each_other(seat: int) -> None:
    """The two neighbours are the opponents whom spells may hit."""
    table = four().hand(seat, "wind_blade").acts(seat).pick("play wind_blade")
    assert sorted(table.options()) == sorted(f"hero {(seat + step) % 4}" for step in (1, 3))


@rule("village.multiplayer_4.010")
def test_a_spell_on_everybody_spares_the_team_mate() -> None:
    table = four().hand(0, "earthquake").dice(6)
    table.acts(0, mind=9).pick("play earthquake")
    assert [table.life(seat) for seat in range(4)] == [35, 29, 35, 29]


@rule("village.multiplayer_4.020")
@pytest.mark.parametrize("seat", range(4))
def test_weapons_always_hit_the_player_on_the_left(seat: int) -> None:
    table = four().hand(seat, "dagger").dice(6).acts(seat).pick("play dagger").asks(seat, "act")
    assert [other for other in range(4) if table.life(other) < 35] == [(seat + 1) % 4]


@rule("village.multiplayer_4.020")
def test_where_the_player_on_the_left_has_fallen_the_other_opponent_is_hit_and_not_the_mate() -> None:
    table = four().fallen(1).hand(0, "dagger").dice(6).acts(0).pick("play dagger").asks(0, "act")
    assert [table.life(seat) for seat in (0, 2, 3)] == [35, 35, 29]


@rule("village.attack_monster.010")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("id", ["dagger", "wind_blade"])
def test_nobody_kills_monsters_before_the_team_mate(seat: int, id: str) -> None:
    """Only a sorcerer among six may, who sits in the second or the fifth place."""
    table = four().hand(seat, id)
    table.front((seat + 2) % 4, "goblin", owner=(seat + 1) % 4)
    table.acts(seat).pick(f"play {id}")
    assert not table.offers("monster goblin")


@rule("village.multiplayer_4.030")
def test_a_healing_spell_may_heal_the_team_mate() -> None:
    table = four().hand(0, "healing_rain").dice(6)
    for seat in range(4):
        table.set(seat, life=10)
    table.acts(0, mind=9).pick("play healing_rain").asks(0, "heal", ["hero 0", "hero 2"])
    table.pick("hero 2")
    assert [table.life(seat) > 10 for seat in range(4)] == [False, False, True, False]


@rule("village.multiplayer_4.030")
def test_a_fallen_team_mate_cannot_be_healed() -> None:
    table = four().fallen(2).set(0, life=10).hand(0, "healing_rain").dice(6)
    table.acts(0, mind=9).pick("play healing_rain").asks(0, "act")
    assert table.life(0) > 10
    assert table.life(2) == 0


@rule("village.multiplayer_4.030")
def test_a_defensive_monster_before_the_team_mate_protects_the_mate() -> None:
    table = four().hand(0, "giant_turtle").hand(1, "dagger").dice(4)
    table.acts(0).pick("play giant_turtle", "hero 2", "end_turn", "play dagger")
    assert table.in_front(2) == []
    assert table.life(2) == 35


@rule("village.multiplayer_4.030")
def test_a_monster_before_the_player_who_attacks_the_mate_protects_the_mate() -> None:
    table = four().hand(0, "goblin").hand(1, "dagger").dice(1, 2)
    table.acts(0).pick("play goblin", "hero 1", "end_turn", "play dagger")
    assert table.life(2) == 35


@rule("village.multiplayer_4.040")
def test_a_team_wins_together_when_it_has_eliminated_the_other() -> None:
    """The fallen one of the team wins too."""
    table = four().fallen(2).hand(0, "dagger", "dagger").dice(6, 6)
    table.set(1, life=1).set(3, life=1)
    table.acts(0).pick("play dagger", "hero 1")
    assert (table.g.over, table.g.winners) == (False, ())
    table.pick("play dagger")
    assert table.g.over
    assert sorted(table.g.winners) == [0, 2]
    table.at_rest()
