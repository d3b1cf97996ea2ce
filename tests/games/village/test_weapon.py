"""Weapons against other players."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


@rule("village.weapon.010")
def test_a_weapon_from_hand_attacks_another_player() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "coin").dice(4)
    table.acts(0).pick("play dagger").asks(0, "act")
    assert (table.life(0), table.life(1)) == (35, 35 - 4)
    assert table.played_of(0) == ["dagger"]
    assert not table.offers("play dagger"), "it is no longer in hand"


@rule("village.weapon.020")
def test_each_weapon_has_a_die_of_its_own() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "sword").dice(2, 6)
    table.acts(0).pick("play dagger")
    assert table.life(1) == 35 - 2
    table.pick("play sword")
    assert table.life(1) == 35 - 2 - 7
    assert [(roll.n, roll.plus) for roll in table.happened(ev.Rolled)] == [(2, 0), (6, 1)]


@rule("village.weapon.020")
def test_each_weapon_has_a_die_of_its_own_against_monsters_too() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "sword").dice(2, 3)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play dagger")
    assert table.monster(ogre).life == 7 - 2
    table.pick("play sword")
    assert table.monster(ogre).life == 7 - 2 - 4
    assert [roll.n for roll in table.happened(ev.Rolled)] == [2, 3]


@rule("village.weapon.030")
@pytest.mark.parametrize(
    ("weapon", "die", "damage"),
    [("staff", 1, 0), ("staff", 2, 0), ("staff", 3, 1), ("dagger", 1, 1), ("long_sword", 6, 8)],
)
def test_the_die_and_the_printed_bonus_make_the_damage_and_never_less_than_none(
    weapon: str, die: int, damage: int
) -> None:
    table = VillageTable(HERO, HERO).hand(0, weapon).set(1, life=20).dice(die)
    table.acts(0).pick(f"play {weapon}")
    assert table.life(1) == 20 - damage
    assert [hurt.n for hurt in table.happened(ev.Hurt)] == ([damage] if damage else [])


@rule("village.weapon.030")
def test_damage_below_none_does_not_heal_a_monster() -> None:
    table = VillageTable(HERO, HERO).hand(0, "staff").dice(1)
    goblin = table.front(0, "goblin", owner=1, life=2)
    table.acts(0).pick("play staff")
    assert table.monster(goblin).life == 2


@rule("village.weapon.040", "village.weapon.060")
def test_life_is_lost_at_once_and_before_the_secondary_effect() -> None:
    table = VillageTable(HERO, HERO).hand(0, "hammer", "coin").dice(3)
    table.acts(0).pick("play hammer").asks(0, "hand", ["coin"])
    assert table.life(1) == 35 - 3
    table.pick("coin").asks(0, "act")
    assert table.removed() == ["coin"]


@rule("village.weapon.060")
def test_a_card_is_drawn_only_after_the_damage() -> None:
    table = VillageTable(HERO, HERO).hand(0, "short_bow").dice(3)
    table.acts(0).pick("play short_bow")
    told = [type(e) for e in table.events if isinstance(e, ev.Played | ev.Rolled | ev.Hurt | ev.Drew)]
    assert told == [ev.Played, ev.Rolled, ev.Hurt, ev.Drew]
    assert table.hand_of(0) == ["coin"]


@rule("village.weapon.060")
def test_the_secondary_effect_comes_after_an_attack_without_damage_too() -> None:
    table = VillageTable(HERO, HERO).hand(0, "knife").dice(1)
    table.acts(0).pick("play knife")
    assert table.life(1) == 35
    assert table.hand_of(0) == ["coin"]


@rule("village.weapon.060")
def test_the_attack_is_over_when_the_secondary_effect_comes() -> None:
    table = VillageTable(HERO, HERO).hand(0, "hammer", "coin").dice(3).acts(0).pick("play hammer")
    table.asks(0, "hand", ["coin"])
    assert table.g.attack is None


@rule("village.weapon.050")
def test_any_number_of_normal_weapons_may_be_played_in_a_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, *["dagger"] * 7).dice(*[1] * 7)
    table.acts(0)
    for n in range(7):
        assert table.life(1) == 35 - n
        table.pick("play dagger")
    assert table.life(1) == 35 - 7
    assert table.options() == ["end_turn"]
