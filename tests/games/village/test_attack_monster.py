"""Weapons against the monsters in front of the own hero."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


@rule("village.attack_monster.010")
def test_a_weapon_hits_a_monster_in_front_of_the_own_hero_and_none_elsewhere() -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger", "dagger").dice(2, 2)
    there = table.front(1, "goblin", owner=0)
    table.acts(0).pick("play dagger")
    assert (table.monster(there).life, table.life(1)) == (3, 33)
    here = table.front(0, "goblin", owner=1)
    table.pick("play dagger")
    assert (table.monster(here).life, table.monster(there).life, table.life(1)) == (1, 3, 33)


@rule("village.attack_monster.020")
def test_no_player_may_be_attacked_before_every_monster_is_gone() -> None:
    table = VillageTable(HERO, HERO).hand(0, *["dagger"] * 3).dice(3, 2, 4)
    goblin = table.front(0, "goblin", owner=1)
    rat = table.front(0, "giant_rat", owner=1)
    targets = [f"monster goblin#{goblin}", f"monster giant_rat#{rat}"]
    table.acts(0).pick("play dagger").asks(0, "target", targets)
    table.pick("monster goblin", "play dagger")
    assert (table.in_front(0), table.life(1)) == ([], 35)
    table.pick("play dagger")
    assert table.life(1) == 35 - 4


@rule("village.attack_monster.020")
@pytest.mark.parametrize(
    ("id", "binds"), [("ghost", True), ("treasure_goblin", True), ("kobold", True), ("giant_turtle", False)]
)
def test_of_all_monsters_only_defensive_ones_leave_the_way_to_a_player_free(id: str, binds: bool) -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(1)
    monster = table.front(0, id, owner=1)
    full = table.monster(monster).life
    table.acts(0).pick("play dagger")
    assert table.monster(monster).life == full - (1 if binds else 0)
    assert table.life(1) == 35 - (0 if binds else 1)


@rule("village.attack_monster.030", "village.attack_monster.060")
@pytest.mark.parametrize(("die", "dies"), [(2, False), (3, True), (4, True)])
def test_a_monster_dies_when_no_life_is_left_and_goes_to_its_owner(die: int, dies: bool) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, "dagger").dice(die)
    table.front(0, "goblin", owner=2)
    table.acts(0).pick("play dagger")
    assert table.in_front(0) == ([] if dies else ["goblin"])
    assert table.discard_of(2) == (["goblin"] if dies else [])
    assert table.discard_of(0) == table.discard_of(1) == table.removed() == []


@rule("village.attack_monster.060")
def test_a_player_who_kills_an_own_monster_gets_it_back() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(6)
    table.front(0, "goblin", owner=0)
    table.acts(0).pick("play dagger")
    assert table.discard_of(0) == ["goblin"]


@rule("village.attack_monster.040")
def test_wounds_of_monsters_stay_between_turns() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").deck(0, "dagger", *["coin"] * 4)
    goblin = table.front(0, "goblin", owner=1)
    table.dice(2).acts(0).pick("play dagger", "end_turn")
    assert table.turn_of() == 1
    assert table.monster(goblin).life == 1
    table.dice(1, 1).pick("end_turn", "play dagger")
    assert table.in_front(0) == []


@rule("village.attack_monster.050", "village.attack_monster.070")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        (["goblin", "giant_rat"], {"wolf": 4, "giant_rat": 1}),
        (["giant_rat", "goblin"], {"wolf": 4, "goblin": 1}),
        (["wolf", "goblin"], {"goblin": 3, "giant_rat": 2}),
    ],
)
def test_the_order_of_the_monsters_is_chosen_before_the_roll(order: list[str], left: dict[str, int]) -> None:
    """4 damage for a goblin of 3, a giant rat of 2 and a wolf of 4."""
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(4)
    uids = {id: table.front(0, id, owner=1) for id in ("goblin", "giant_rat", "wolf")}
    table.acts(0).pick("play dagger").asks(0, "target", [f"monster {id}#{uid}" for id, uid in uids.items()])
    table.pick(f"monster {order[0]}").asks(0, "target")
    assert f"monster {order[0]}#{uids[order[0]]}" not in table.options()
    assert table.happened(ev.Rolled) == []
    table.pick(f"monster {order[1]}").asks(0, "act")
    assert {id: table.monster(uids[id]).life for id in table.in_front(0)} == left


@rule("village.attack_monster.080")
@pytest.mark.parametrize(("weapon", "life"), [("crossbow", 35), ("war_hammer", 35 - (9 - 5))])
def test_what_the_last_monster_leaves_is_lost_unless_the_weapon_is_heavy(weapon: str, life: int) -> None:
    table = VillageTable(HERO, HERO).hand(0, weapon).wear(1, "helmet").dice(6)
    table.front(0, "giant_rat", owner=1, life=2)
    table.front(0, "wolf", owner=1, life=1)
    table.acts(0).pick(f"play {weapon}", "monster wolf")
    assert table.in_front(0) == []
    assert table.life(1) == life
    assert table.worn(1) == (["helmet"] if weapon == "crossbow" else [])
