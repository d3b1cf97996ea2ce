"""Heavy weapons: the last of the turn, and nothing stops what is left of their damage."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import WEAPON
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)

WEAPONS = [card.id for card in content().cards if card.kind == WEAPON]
ANVILS = [
    "two_handed_sword",
    "battle_axe",
    "war_hammer",
    "warlords_greataxe",
    "morning_star",
    "halberd",
    "reapers_scythe",
    "executioners_axe",
]


@rule("village.heavy_weapon.010")
@pytest.mark.parametrize("id", WEAPONS)
def test_weapons_with_the_anvil_are_heavy_and_no_others(id: str) -> None:
    table = VillageTable(HERO, HERO).hand(0, id, "dagger", "coin").hand(1, "coin")
    table.wear(1, "helmet").dice(6)
    table.acts(0).pick(f"play {id}")
    while table.asked().kind != "act":
        table.pick("coin")
    assert table.worn(1) == []
    assert (table.life(1) < 35) == (id in ANVILS)
    assert table.offers("play dagger") == (id not in ANVILS)


@rule("village.heavy_weapon.020")
def test_after_a_heavy_weapon_no_weapon_of_any_kind_may_be_played() -> None:
    table = VillageTable(HERO, HERO).sheath(0, "dagger")
    table.hand(0, "battle_axe", "halberd", "dagger", "helmet", "flame_dart")
    table.acts(0, mind=1).pick("play battle_axe")
    assert [option for option in table.options() if not option.startswith("sell")] == [
        "play helmet",
        "play flame_dart",
        "end_turn",
    ]


@rule("village.heavy_weapon.020")
def test_normal_weapons_may_come_before_the_heavy_one() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "dagger", "battle_axe").dice(1, 1, 1)
    table.acts(0).pick("play dagger", "play dagger", "play battle_axe")
    assert table.life(1) == 35 - 1 - 1 - 6


@rule("village.heavy_weapon.020")
def test_weapons_are_free_again_in_the_next_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, "battle_axe")
    table.deck(0, "dagger", "halberd", "coin", "coin", "coin")
    table.acts(0).pick("play battle_axe", "end_turn")
    assert table.turn_of() == 1
    table.hand(1, "dagger").pick("end_turn")
    assert table.offers("play dagger")
    assert table.offers("play halberd")


@rule("village.heavy_weapon.030", "village.heavy_weapon.040")
@pytest.mark.parametrize(
    ("weapon", "die", "monsters", "worn", "life"),
    [
        ("war_hammer", 1, ["giant_rat"], ["helmet"], 35),  # 4: one point is missing for the rat
        ("two_handed_sword", 1, [], ["helmet"], 35),  # 5: exactly the monsters
        ("battle_axe", 1, [], ["helmet"], 35),  # 6: one point is missing for the helmet
        ("battle_axe", 2, [], [], 35),  # 7: exactly the monsters and the helmet
        ("battle_axe", 3, [], [], 34),
        ("battle_axe", 6, [], [], 31),
    ],
)
def test_one_roll_goes_through_monsters_then_defence_cards_then_the_player(
    weapon: str, die: int, monsters: list[str], worn: list[str], life: int
) -> None:
    """Goblin 3, giant rat 2, helmet 2."""
    table = VillageTable(HERO, HERO).hand(0, weapon).wear(1, "helmet").dice(die)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick(f"play {weapon}").asks(0, "target")
    assert [option.split("#")[0] for option in table.options()] == ["monster goblin", "monster giant_rat"]
    table.pick("monster goblin").asks(0, "act")
    assert table.in_front(0) == monsters
    assert table.worn(1) == worn
    assert table.life(1) == life
    assert len(table.happened(ev.Rolled)) == 1


@rule("village.heavy_weapon.030")
def test_a_monster_that_lives_lets_nothing_through() -> None:
    table = VillageTable(HERO, HERO).hand(0, "battle_axe").dice(1)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play battle_axe")
    assert table.monster(ogre).life == 1
    assert table.life(1) == 35


@rule("village.heavy_weapon.030")
def test_behind_the_monsters_the_attacker_says_in_which_order_defence_cards_are_hit() -> None:
    table = VillageTable(HERO, HERO).hand(0, "battle_axe").wear(1, "helmet", "wooden_shield").dice(1)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("play battle_axe").asks(0, "target", ["worn 1 helmet", "worn 1 shield"])
    table.pick("worn 1 shield")
    assert table.worn(1) == ["helmet"], "3 for the goblin, 3 for the shield"
    assert table.life(1) == 35


@rule("village.heavy_weapon.040")
def test_behind_the_monsters_stands_who_may_be_attacked_and_not_their_owner() -> None:
    """Three players: the monster is of the right-hand neighbour, weapons hit the left-hand one."""
    table = VillageTable(HERO, HERO, HERO).hand(0, "battle_axe").dice(3)
    table.front(0, "goblin", owner=2)
    table.acts(0).pick("play battle_axe")
    assert (table.life(1), table.life(2)) == (35 - 5, 35)
