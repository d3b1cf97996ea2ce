"""Five players, each alone with two allies at the sides."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


def five() -> VillageTable:
    return VillageTable(*[HERO] * 5)


@rule("village.multiplayer_5.010", "village.multiplayer_5.020")
@pytest.mark.parametrize("seat", range(5))
def test_neighbours_are_allies_and_the_two_others_enemies(seat: int) -> None:
    """What strikes all opponents spares allies; what names an opponent names an enemy."""
    table = five().hand(seat, "earthquake", "long_bow").dice(6, 6).acts(seat, mind=9)
    table.pick("play earthquake")
    enemies = sorted(((seat + 2) % 5, (seat + 3) % 5))
    assert [other for other in range(5) if table.life(other) < 35] == enemies
    for enemy in enemies:
        table.hand(enemy, "coin")
    table.pick("play long_bow", f"hero {enemies[0]}").asks(seat, "opponent")
    assert sorted(table.options()) == [f"hero {enemy}" for enemy in enemies]


@rule("village.multiplayer_5.010")
def test_neighbours_of_the_start_stay_allies_when_somebody_between_has_fallen() -> None:
    """With 1 fallen, 2 sits beside 0, but remains an enemy."""
    table = five().fallen(1).hand(0, "earthquake").dice(6)
    table.acts(0, mind=9).pick("play earthquake")
    assert [other for other in (0, 2, 3, 4) if table.life(other) < 35] == [2, 3]


@rule("village.multiplayer_5.030")
def test_weapons_spells_and_monsters_are_used_against_any_player() -> None:
    everybody = ["hero 1", "hero 2", "hero 3", "hero 4"]
    table = five().hand(0, "dagger", "wind_blade", "goblin").dice(6, 5)
    table.acts(0).pick("play dagger").asks(0, "target", everybody).pick("hero 4")
    table.pick("play wind_blade").asks(0, "target", everybody).pick("hero 1")
    table.pick("play goblin").asks(0, "place", ["hero 0", *everybody]).pick("hero 3")
    assert [table.life(seat) for seat in range(5)] == [35, 29, 35, 35, 29]
    assert table.in_front(3) == ["goblin"]


@rule("village.multiplayer_5.030")
def test_the_fallen_are_no_targets() -> None:
    table = five().fallen(2).hand(0, "dagger")
    table.acts(0).pick("play dagger").asks(0, "target", ["hero 1", "hero 3", "hero 4"])


@rule("village.multiplayer_5.040")
@pytest.mark.parametrize("killer", [0, 1])
def test_the_first_whose_two_enemies_are_dead_wins_whoever_killed_them(killer: int) -> None:
    """2 and 3 are the enemies of 0."""
    table = five().fallen(2).hand(killer, "dagger").set(3, life=1).dice(6)
    table.acts(killer).pick("play dagger")
    assert not table.g.over
    table.pick("hero 3")
    assert (table.g.over, table.g.winners) == (True, (0,))
    table.at_rest()


@rule("village.multiplayer_5.040")
@pytest.mark.parametrize(("third", "winners"), [(1, (3, 4)), (3, ()), (4, ())])
def test_two_fallen_who_were_no_neighbours_end_nothing_and_a_third_may_make_two_win(
    third: int, winners: tuple[int, ...]
) -> None:
    """0 and 2 are not the two enemies of anybody; with 1 those of 3 and of 4 are complete."""
    killer = 3 if third == 1 else 1
    table = five().fallen(0).hand(killer, "dagger", "dagger").set(2, life=1).set(third, life=1).dice(6, 6)
    table.acts(killer).pick("play dagger", "hero 2").asks(killer, "act")
    assert not table.g.over
    table.pick("play dagger", f"hero {third}")
    assert table.g.over == bool(winners)
    assert table.g.winners == winners
