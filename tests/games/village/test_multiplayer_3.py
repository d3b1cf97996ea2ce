"""Three players, each alone."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


@rule("village.multiplayer_3.010")
@pytest.mark.parametrize(
    ("seat", "fallen", "left"), [(0, (), 1), (1, (), 2), (2, (), 0), (0, (1,), 2), (1, (2,), 0)]
)
def test_weapons_hit_the_player_on_the_left_alone(seat: int, fallen: tuple[int, ...], left: int) -> None:
    """Where one has fallen, the next one on the left counts."""
    table = VillageTable(HERO, HERO, HERO).fallen(*fallen).hand(seat, "dagger").dice(6)
    table.acts(seat).pick("play dagger").asks(seat, "act")
    assert [other for other in range(3) if table.life(other) == 35 - 6] == [left]


@rule("village.multiplayer_3.010")
def test_a_heavy_weapon_goes_on_to_the_player_on_the_left_only() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "battle_axe").dice(6)
    table.front(0, "goblin", owner=2)
    table.acts(0).pick("play battle_axe").asks(0, "act")
    assert [table.life(seat) for seat in range(3)] == [35, 35 - 8, 35]


@rule("village.multiplayer_3.020")
def test_a_spell_hits_any_opponent() -> None:
    for target in (1, 2):
        table = VillageTable(HERO, HERO, HERO).hand(0, "wind_blade").dice(6)
        table.acts(0).pick("play wind_blade").asks(0, "target", ["hero 1", "hero 2"])
        table.pick(f"hero {target}")
        assert [seat for seat in range(3) if table.life(seat) < 35] == [target]


@rule("village.multiplayer_3.020")
@pytest.mark.parametrize(("id", "allowed"), [("wind_blade", False), ("lightning_bolt", True)])
def test_a_spell_hits_any_monster_only_if_its_card_allows_it(id: str, allowed: bool) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, id)
    table.front(2, "goblin", owner=0)
    table.acts(0).pick(f"play {id}")
    assert table.offers("monster goblin") == allowed


@rule("village.multiplayer_3.030")
def test_monsters_may_be_placed_in_front_of_any_player() -> None:
    for place in range(3):
        table = VillageTable(HERO, HERO, HERO).hand(0, "goblin")
        table.acts(0).pick("play goblin").asks(0, "place", ["hero 0", "hero 1", "hero 2"])
        table.pick(f"hero {place}")
        assert table.in_front(place) == ["goblin"]


@rule("village.multiplayer_3.040")
def test_who_eliminates_all_opponents_wins() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger", "dagger").dice(6, 6)
    table.set(1, life=1).set(2, life=1)
    table.acts(0).pick("play dagger")
    assert (table.g.over, table.g.winners) == (False, ())
    table.pick("play dagger")
    assert (table.g.over, table.g.winners) == (True, (0,))
    table.at_rest()
