"""Lifelink: intelligence for life."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.defs import HeroDef
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
LINKER = board(life=40, mind=3, lifelink=True)


def linker(*hand: str, foe: HeroDef = HERO, life: int = 10) -> VillageTable:
    return VillageTable(LINKER, foe).hand(0, *hand).set(0, life=life)


@rule("village.lifelink.010")
@pytest.mark.parametrize(
    ("id", "asked"),
    [
        ("dagger", True),
        ("battle_axe", True),
        ("staff", True),
        ("crossbow", False),
        ("goblin_bomb", False),
        ("rock_throw", False),
    ],
)
def test_only_weapons_that_are_not_ranged_link_life(id: str, asked: bool) -> None:
    table = linker(id).acts(0).pick(f"play {id}")
    table.asks(0, "lifelink" if asked else "act")


@rule("village.lifelink.010")
def test_a_staff_cast_as_a_spell_is_no_weapon() -> None:
    linker("staff_of_fire").acts(0).pick("cast staff_of_fire").asks(0, "act")


@rule("village.lifelink.010")
def test_lifelink_is_used_once_per_turn() -> None:
    table = linker("dagger", "dagger").dice(1, 1)
    table.deck(0, "dagger", *["coin"] * 4)
    table.acts(0).pick("play dagger", "yes", "1", "play dagger").asks(0, "act")
    table.pick("end_turn", "end_turn", "play dagger").asks(0, "lifelink", ["yes", "no"])


@rule("village.lifelink.010")
def test_declining_keeps_it_for_another_weapon() -> None:
    table = linker("dagger", "dagger").dice(4, 1)
    table.acts(0).pick("play dagger", "no").asks(0, "act")
    assert (table.life(0), table.g.mind) == (10, 3)
    table.pick("play dagger").asks(0, "lifelink")


@rule("village.lifelink.010")
def test_other_heroes_are_not_asked_nor_one_without_intelligence() -> None:
    VillageTable(HERO, HERO).hand(0, "dagger").acts(0).pick("play dagger").asks(0, "act")
    linker("dagger").acts(0, mind=0).pick("play dagger").asks(0, "act")


@rule("village.lifelink.020")
def test_lifelink_is_declared_before_the_roll() -> None:
    table = linker("dagger").dice(2)
    table.acts(0).pick("play dagger").asks(0, "lifelink", ["yes", "no"])
    assert table.happened(ev.Rolled) == []
    assert table.life(1) == 35
    table.pick("yes").asks(0, "lifelink_amount")
    assert len(table.happened(ev.Rolled)) == 1


@rule("village.lifelink.020")
def test_a_declared_lifelink_is_gone_even_if_no_damage_follows() -> None:
    table = linker("staff", "dagger").dice(1)
    table.acts(0).pick("play staff", "yes").asks(0, "act")
    table.pick("play dagger").asks(0, "act")


@rule("village.lifelink.030")
@pytest.mark.parametrize(
    ("die", "mind", "options"),
    [(1, 3, ["0", "1"]), (3, 3, ["0", "1", "2", "3"]), (6, 3, ["0", "1", "2", "3"]), (6, 1, ["0", "1"])],
)
def test_points_are_spent_up_to_the_damage_and_the_intelligence_and_fewer_at_will(
    die: int, mind: int, options: list[str]
) -> None:
    table = linker("dagger").dice(die)
    table.acts(0, mind=mind).pick("play dagger", "yes").asks(0, "lifelink_amount", options)


@rule("village.lifelink.030", "village.lifelink.040")
def test_damage_to_monsters_counts_as_far_as_they_had_life() -> None:
    table = linker("dagger").dice(6)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play dagger", "yes").asks(0, "lifelink_amount", ["0", "1", "2"])


@rule("village.lifelink.030")
def test_damage_to_defence_cards_does_not_count() -> None:
    table = linker("dagger").wear(1, "helmet").dice(6)
    table.acts(0).pick("play dagger", "yes").asks(0, "act")
    assert table.life(0) == 10


@rule("village.lifelink.030")
def test_a_heavy_weapon_counts_what_monsters_and_the_hero_lost_together() -> None:
    table = linker("battle_axe").wear(1, "tower_shield").dice(4)
    table.front(0, "giant_rat", owner=1)
    table.acts(0, mind=9).pick("play battle_axe", "yes")
    assert table.life(1) == 35 - (9 - 2 - 6)
    table.asks(0, "lifelink_amount", ["0", "1", "2", "3"])


@rule("village.lifelink.040")
def test_damage_counts_after_the_armour_of_a_hero() -> None:
    table = linker("dagger", foe=board(life=40, armour=2)).dice(4)
    table.acts(0).pick("play dagger", "yes").asks(0, "lifelink_amount", ["0", "1", "2"])


@rule("village.lifelink.040")
def test_damage_counts_after_the_armour_of_a_monster() -> None:
    table = linker("dagger").dice(2)
    table.front(0, "gargoyle", owner=1)
    table.acts(0).pick("play dagger", "yes").asks(0, "lifelink_amount", ["0", "1"])


@rule("village.lifelink.040")
@pytest.mark.parametrize(("die", "options"), [(1, None), (2, ["0", "1"]), (6, ["0", "1", "2", "3"])])
def test_damage_counts_after_the_armour_of_a_dragon(die: int, options: list[str] | None) -> None:
    """The body of the red one swallows the first point; then there is a miss and nothing to link."""
    table = linker("dagger").dragon("red_dragon", life=9, parts=3).dice(die)
    table.acts(0).pick("play dagger", "dragon", "yes")
    if options is None:
        table.asks(0, "act")
        assert len(table.happened(ev.Missed)) == 1
    else:
        table.asks(0, "lifelink_amount", options)
        assert table.happened(ev.Missed) == []


@rule("village.lifelink.050")
@pytest.mark.parametrize(("before", "spent", "after"), [(10, 0, 10), (10, 1, 11), (10, 3, 13), (38, 3, 40)])
def test_each_point_of_intelligence_gives_a_point_of_life(before: int, spent: int, after: int) -> None:
    table = linker("dagger", life=before).dice(5)
    table.acts(0).pick("play dagger", "yes", spent).asks(0, "act")
    assert table.life(0) == after
    assert table.g.mind == 3 - spent
    assert [(told.seat, told.n) for told in table.happened(ev.LifeLinked)] == ([(0, spent)] if spent else [])
    assert table.life(1) == 35 - 5
