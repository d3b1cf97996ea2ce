"""Healing spells, and how far healing goes."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, amount, board, printed, rules_with
from fabletop.testing import rule

PLAIN = board(mind=9)


@rule("village.healing.010")
@pytest.mark.parametrize("spell", ["healing_rain", "clear_spring"])
@pytest.mark.parametrize("die", [1, 6])
def test_a_healing_spell_gives_one_die_and_its_bonus(spell: str, die: int) -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=10).set(1, life=10).hand(0, spell).dice(die, 3).acts(0)
    table.pick(f"play {spell}")
    assert table.life(0) == 10 + die + amount(spell, "heal_die")
    assert table.life(1) == 10
    assert table.g.given == (3,)


@rule("village.healing.010")
def test_a_bonus_may_be_negative_but_never_hurts() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=10).dice(4, 1)
    table.start("village.heal_die", 0, source=0, n=-2)
    assert table.life(0) == 12
    table.start("village.heal_die", 0, source=0, n=-2)
    assert table.life(0) == 12
    table.at_rest()


@rule("village.healing.020")
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_healing_spell_is_for_the_own_hero_alone(seats: int) -> None:
    table = VillageTable(*[PLAIN] * seats).hand(0, "healing_rain").dice(3)
    for seat in range(seats):
        table.set(seat, life=10)
    table.acts(0).pick("play healing_rain").asks(0, "act")
    healed = 3 + amount("healing_rain", "heal_die")
    assert [table.life(seat) for seat in range(seats)] == [10 + healed, *[10] * (seats - 1)]


@rule("village.healing.020")
@pytest.mark.parametrize("spell", ["healing_rain", "purify"])
def test_of_four_a_team_mate_may_be_healed_instead_and_no_opponent(spell: str) -> None:
    table = VillageTable(*[PLAIN] * 4).hand(0, spell).dice(2)
    for seat in range(4):
        table.set(seat, life=10)
    table.acts(0).pick(f"play {spell}").asks(0, "heal", ["hero 0", "hero 2"]).pick("hero 2")
    assert table.life(2) > 10
    assert [table.life(seat) for seat in (0, 1, 3)] == [10, 10, 10]


@rule("village.healing.020")
def test_a_spell_that_heals_by_the_way_may_heal_a_team_mate_too() -> None:
    table = VillageTable(*[PLAIN] * 4).hand(0, "drain_life").set(0, life=10).set(2, life=10).dice(2).acts(0)
    table.pick("play drain_life", "hero 1").asks(0, "heal", ["hero 0", "hero 2"]).pick("hero 2")
    assert (table.life(0), table.life(2)) == (10, 10 + amount("drain_life", "heal"))


@rule("village.healing.020")
def test_a_fallen_team_mate_cannot_be_healed() -> None:
    table = VillageTable(*[PLAIN] * 4).fallen(2).set(0, life=10).hand(0, "healing_rain").dice(2)
    table.acts(0).pick("play healing_rain").asks(0, "act")
    assert table.life(0) > 10
    assert table.life(2) == 0


@rule("village.healing.020")
def test_potions_and_beers_are_not_spells_and_heal_who_drinks_them() -> None:
    table = VillageTable(*[PLAIN] * 4).set(0, life=10).set(2, life=10).hand(0, "troll_blood", "light_ale")
    table.acts(0).pick("play troll_blood", "play light_ale").asks(0, "act")
    healed = amount("troll_blood", "heal") + amount("light_ale", "heal")
    assert (table.life(0), table.life(2)) == (10 + healed, 10)


@rule("village.healing.020")
def test_a_weapon_heals_who_wields_it_alone() -> None:
    table = VillageTable(*[PLAIN] * 4).set(0, life=10).set(2, life=10).hand(0, "vampiric_blade").dice(3)
    table.acts(0).pick("play vampiric_blade").asks(0, "act")
    assert (table.life(0), table.life(2)) == (10 + amount("vampiric_blade", "heal"), 10)


@rule("village.healing.020")
def test_a_ruleset_may_keep_healing_to_oneself() -> None:
    table = VillageTable(*[PLAIN] * 4, rules=rules_with(heal_team_mates=False)).set(0, life=10)
    table.hand(0, "healing_rain").dice(2).acts(0).pick("play healing_rain").asks(0, "act")
    assert table.life(0) > 10


@rule("village.healing.030")
@pytest.mark.parametrize(("missing", "healed"), [(10, 4), (4, 4), (3, 3), (1, 1), (0, 0)])
def test_a_hero_never_rises_above_the_start_life(missing: int, healed: int) -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=40 - missing).hand(0, "healing_rain")
    table.dice(4 - amount("healing_rain", "heal_die")).acts(0).pick("play healing_rain")
    assert table.life(0) == 40 - missing + healed
    assert sum(event.n for event in table.happened(ev.Healed)) == healed


@rule("village.healing.030")
@pytest.mark.parametrize("more", [1, 0, -1, None])
def test_a_monster_never_rises_above_its_start_life(more: int | None) -> None:
    """It misses more than it heals, exactly that much, less, or nothing."""
    troll = printed("troll")
    missing = 0 if more is None else troll.heal + more
    table = VillageTable(PLAIN, PLAIN).dice(1)
    uid = table.front(0, "troll", owner=1, life=troll.life - missing)
    table.turn(0)
    assert table.monster(uid).life == troll.life - (1 if more == 1 else 0)
