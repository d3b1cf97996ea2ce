"""Defence cards: one of each type in front of a hero, and what they keep off."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import DEFENCE, SPELL
from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)

ICONS = [card.id for card in content().cards if card.defence > 0]
ARMOURS = ["plate_armor", "leather_armour", "lizard_armour", "light_plate_armor"]
SHIELDS = ["wooden_shield", "metal_shield", "tower_shield", "spiked_shield"]


@rule("village.defence.010", "village.defence.020")
@pytest.mark.parametrize("id", ICONS)
def test_a_card_with_the_defence_icon_is_played_in_front_of_the_own_hero(id: str) -> None:
    table = VillageTable(HERO, HERO, HERO).hand(0, id)
    table.acts(0, mind=9).pick(f"play {id}")
    assert table.worn(0) == [id]
    assert table.worn(1) == table.worn(2) == []
    assert table.hand_of(0) == table.played_of(0) == table.discard_of(0) == []
    table.asks(0, "act")


@rule("village.defence.010")
def test_every_card_of_the_kind_and_some_spells_bear_the_icon_and_no_other_card() -> None:
    table = VillageTable(HERO, HERO).hand(0, "whetstone", "mana_potion", "coin")
    table.acts(0).pick("play whetstone", "play mana_potion", "play coin")
    assert table.worn(0) == []
    assert {card.id for card in content().cards if card.kind == DEFENCE} <= set(ICONS)
    assert {card.kind for card in content().cards if card.defence > 0} == {DEFENCE, SPELL}


@rule("village.defence.020")
def test_a_defence_card_stays_in_front_when_the_turn_ends() -> None:
    table = VillageTable(HERO, HERO).hand(0, "helmet")
    table.acts(0).pick("play helmet", "end_turn")
    assert table.worn(0) == ["helmet"]
    assert table.discard_of(0) == []


@rule(
    "village.defence.030",
    "village.defence.040",
    "village.defence.050",
    "village.defence.060",
    "village.defence.070",
    "village.defence.080",
)
@pytest.mark.parametrize(
    ("before", "now"),
    [
        *((before, now) for before in ARMOURS for now in ARMOURS),
        *((before, now) for before in SHIELDS for now in SHIELDS),
        ("helmet", "helmet"),
        ("horned_helmet", "death_mask"),
        ("magic_cloak", "magic_cloak"),
        ("magic_cloak", "shadow_cloak"),
        ("stone_wall", "stone_wall"),
        ("guild_ward", "bone_wall"),
    ],
)
def test_a_second_defence_card_of_a_type_discards_the_first(before: str, now: str) -> None:
    table = VillageTable(HERO, HERO).hand(0, before, now)
    table.acts(0, mind=9).pick(f"play {before}", f"play {now}")
    assert table.worn(0) == [now]
    assert table.discard_of(0) == [before]


@rule("village.defence.080")
def test_defence_cards_of_five_types_stand_side_by_side() -> None:
    five = ["plate_armor", "wooden_shield", "helmet", "magic_cloak", "stone_wall"]
    table = VillageTable(HERO, HERO).hand(0, *five)
    table.acts(0, mind=2).pick(*(f"play {id}" for id in five))
    assert table.worn(0) == five
    assert table.discard_of(0) == []


@rule("village.defence.090", "village.defence.120")
@pytest.mark.parametrize(("die", "left"), [(2, ["wooden_shield"]), (3, []), (4, [])])
def test_a_defence_card_goes_when_the_damage_reaches_its_value(die: int, left: list[str]) -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "wooden_shield").dice(die)
    table.acts(0).pick("play dagger")
    assert table.worn(1) == left
    assert table.discard_of(1) == ([] if left else ["wooden_shield"])
    assert table.life(1) == 35


@rule("village.defence.090")
def test_the_attacks_of_one_turn_add_up_on_a_defence_card() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "dagger", "dagger")
    table.wear(1, "wooden_shield").dice(1, 1, 1)
    table.acts(0).pick("play dagger", "play dagger")
    assert table.worn(1) == ["wooden_shield"]
    table.pick("play dagger")
    assert table.worn(1) == []
    assert table.life(1) == 35


@rule("village.defence.100")
def test_damage_on_a_defence_card_is_forgotten_at_the_end_of_the_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "wooden_shield")
    table.deck(0, "dagger", "dagger", "coin", "coin", "coin").dice(2, 2, 1)
    table.acts(0).pick("play dagger", "end_turn")
    assert table.turn_of() == 1
    assert table.player(1).worn[0].left == 3
    table.pick("end_turn", "play dagger")
    assert table.worn(1) == ["wooden_shield"]
    table.pick("play dagger")
    assert table.worn(1) == []


@rule("village.defence.100")
def test_a_fallen_defence_card_does_not_come_back_at_the_end_of_the_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "helmet").dice(2)
    table.acts(0).pick("play dagger", "end_turn")
    assert table.worn(1) == []


@rule("village.defence.110")
def test_the_bonus_of_a_defence_card_counts_when_it_is_played_and_in_every_later_turn() -> None:
    table = VillageTable(HERO, HERO).hand(0, "magic_cloak")
    table.acts(0).pick("play magic_cloak")
    assert table.g.mind == 4
    for _ in range(2):
        table.pick("end_turn")
        assert table.g.mind == 3, "the other player gets nothing of it"
        table.pick("end_turn")
        assert table.turn_of() == 0
        assert table.g.mind == 4


@rule("village.defence.110")
def test_the_bonus_goes_with_the_card() -> None:
    table = VillageTable(HERO, HERO).hand(1, "dagger").wear(0, "magic_cloak", "death_mask").dice(2)
    table.acts(1).pick("play dagger", "worn 0 cloak", "end_turn")
    assert table.worn(0) == ["death_mask"]
    assert table.g.mind == 4


@rule("village.defence.110", "village.defence.080")
@pytest.mark.parametrize("worn", [False, True])
def test_a_second_cloak_in_a_turn_brings_its_own_bonus_and_the_first_one_s_stays(worn: bool) -> None:
    """Whether the first one was played in this turn or lay there before."""
    table = VillageTable(HERO, HERO).hand(0, "magic_cloak")
    if worn:
        table.wear(0, "magic_cloak").turn(0)
    else:
        table.hand(0, "magic_cloak", "magic_cloak").acts(0).pick("play magic_cloak")
    assert table.g.mind == 4
    table.pick("play magic_cloak")
    assert (table.worn(0), table.discard_of(0)) == (["magic_cloak"], ["magic_cloak"])
    assert table.g.mind == 5
    table.pick("end_turn", "end_turn").asks(0, "act")
    assert table.g.mind == 4, "in later turns the one in front counts alone"


@rule("village.defence.120")
def test_a_weapon_cannot_be_aimed_past_defence_cards() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "wooden_shield", "helmet").dice(1)
    table.acts(0).pick("play dagger").asks(0, "target", ["worn 1 shield", "worn 1 helmet"])
    table.pick("worn 1 shield")
    assert table.worn(1) == ["wooden_shield", "helmet"]
    assert table.life(1) == 35


@rule("village.defence.130")
@pytest.mark.parametrize(
    ("first", "left"), [("worn 1 helmet", ["wooden_shield"]), ("worn 1 shield", ["wooden_shield", "helmet"])]
)
def test_the_attacker_says_before_the_roll_which_defence_card_is_hit_first(
    first: str, left: list[str]
) -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "wooden_shield", "helmet").dice(2)
    table.acts(0).pick("play dagger").asks(0, "target")
    assert table.happened(ev.Rolled) == []
    table.pick(first).asks(0, "act")
    assert table.worn(1) == left


@rule("village.defence.130", "village.defence.140")
def test_the_whole_order_of_three_defence_cards_is_chosen() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(5)
    table.wear(1, "wooden_shield", "helmet", "shadow_cloak")
    table.acts(0).pick("play dagger", "worn 1 helmet").asks(0, "target", ["worn 1 shield", "worn 1 cloak"])
    table.pick("worn 1 cloak")
    assert table.worn(1) == ["wooden_shield"], "5 damage: 2 for the helmet, 3 for the cloak"
    assert table.discard_of(1) == ["helmet", "shadow_cloak"]
    assert table.player(1).worn[0].left == 3


@rule("village.defence.130")
def test_the_owner_of_an_attacking_monster_says_which_defence_card_is_hit() -> None:
    table = VillageTable(HERO, HERO).wear(1, "wooden_shield", "helmet").dice(3)
    table.front(1, "goblin", owner=0)
    table.turn(1).asks(0, "target", ["worn 1 shield", "worn 1 helmet"])
    table.pick("worn 1 helmet")
    assert table.worn(1) == ["wooden_shield"]


@rule("village.defence.140")
def test_what_a_destroyed_defence_card_leaves_of_the_damage_hits_the_next() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").wear(1, "wooden_shield", "helmet").dice(4)
    table.acts(0).pick("play dagger", "worn 1 helmet")
    assert table.worn(1) == ["wooden_shield"]
    assert table.player(1).worn[0].left == 1


@rule("village.defence.150")
def test_a_second_weapon_hits_the_hero_once_the_defence_cards_are_gone() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger", "dagger").wear(1, "helmet").dice(6, 4)
    table.acts(0).pick("play dagger")
    assert (table.worn(1), table.life(1)) == ([], 35)
    table.pick("play dagger")
    assert table.life(1) == 35 - 4


@rule("village.defence.150")
@pytest.mark.parametrize(("id", "life"), [("crossbow", 35), ("battle_axe", 35 - 9), ("fireball", 35 - 6)])
def test_only_heavy_weapons_and_attack_spells_pass_through_defence_cards(id: str, life: int) -> None:
    table = VillageTable(HERO, HERO).hand(0, id).wear(1, "helmet").dice(6)
    table.acts(0, mind=3).pick(f"play {id}")
    assert table.worn(1) == []
    assert table.life(1) == life


@rule("village.defence.150")
def test_the_rest_of_a_monsters_damage_is_lost_too() -> None:
    table = VillageTable(HERO, HERO).wear(1, "helmet").dice(6)
    table.front(1, "goblin", owner=0)
    table.turn(1)
    assert (table.worn(1), table.life(1)) == ([], 35)
