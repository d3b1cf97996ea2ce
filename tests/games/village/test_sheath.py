"""The Sheath keeps a weapon for a later turn."""

from __future__ import annotations

from fabletop.games.village.testing import VillageTable, board, card, printed
from fabletop.testing import rule

PLAIN = board()


def sheathed(table: VillageTable, seat: int) -> list[int]:
    """The weapon on each Sheath in front of a hero, -1 for none."""
    return [scabbard.weapon for scabbard in table.player(seat).scabbards]


@rule("village.sheath.010")
def test_a_sheath_is_laid_before_the_hero_and_stays_there() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sheath", "coin").acts(0).pick("play sheath", "play coin")
    assert sheathed(table, 0) == [-1]
    assert table.played_of(0) == ["coin"]
    table.pick("end_turn")
    assert table.discard_of(0) == ["coin"]
    assert sheathed(table, 0) == [-1]
    table.pick("end_turn", "end_turn")
    assert "sheath" not in table.discard_of(0) + table.hand_of(0) + table.deck_of(0)
    assert sheathed(table, 0) == [-1]


@rule("village.sheath.020")
def test_a_weapon_from_hand_is_put_on_an_empty_sheath() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sheath", "sword").acts(0)
    assert not table.offers("sheathe sword")
    table.pick("play sheath", "sheathe sword")
    assert sheathed(table, 0) == [card("sword")]
    assert table.hand_of(0) == []
    assert table.life(1) == 40


@rule("village.sheath.020")
def test_a_sheath_holds_one_weapon_and_nothing_but_weapons() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sword", "club", "coin", "helmet").sheath(0).acts(0)
    assert [option for option in table.options() if option.startswith("sheathe")] == [
        "sheathe sword",
        "sheathe club",
    ]
    table.pick("sheathe sword")
    assert not table.offers("sheathe club")


@rule("village.sheath.020")
def test_two_sheaths_hold_two_weapons() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sword", "club", "mace").sheath(0).sheath(0).acts(0)
    table.pick("sheathe sword", "sheathe club")
    assert sheathed(table, 0) == [card("sword"), card("club")]
    assert not table.offers("sheathe mace")


@rule("village.sheath.020")
def test_sheathing_goes_at_any_time_even_when_no_weapon_may_be_played_any_more() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe", "sword").sheath(0).dice(1).acts(0)
    table.pick("play battle_axe")
    assert not table.offers("play sword")
    table.pick("sheathe sword")
    assert sheathed(table, 0) == [card("sword")]


@rule("village.sheath.020")
def test_nobody_uses_the_sheath_of_another() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sword").sheath(1, "club").acts(0)
    assert table.options() == ["play sword", "sell sword", "end_turn"]


@rule("village.sheath.030")
def test_from_an_empty_sheath_nothing_is_drawn() -> None:
    table = VillageTable.plain().sheath(0).sheath(0, "dagger").acts(0)
    assert table.options() == ["unsheathe 1", "end_turn"]


@rule("village.sheath.030")
def test_a_sheathed_weapon_waits_for_a_later_turn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sword").sheath(0).acts(0).pick("sheathe sword")
    assert not table.offers("unsheathe 0")
    table.pick("end_turn")
    assert sheathed(table, 0) == [card("sword")]
    assert not table.offers("unsheathe 0")  # it is the elf's turn
    table.pick("end_turn")
    assert table.offers("unsheathe 0")
    table.pick("end_turn", "end_turn")
    table.asks(0, "act")
    assert table.offers("unsheathe 0")


@rule("village.sheath.030")
def test_a_sheathed_weapon_attacks_like_any_other() -> None:
    table = VillageTable(PLAIN, PLAIN).sheath(0, "sword").dice(4).acts(0).pick("unsheathe 0")
    assert table.life(1) == 40 - (4 + printed("sword").attack)
    assert table.played_of(0) == ["sword"]


@rule("village.sheath.030")
def test_a_sheathed_weapon_obeys_the_limit_of_heavy_weapons() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "sword").sheath(0, "battle_axe").dice(1).acts(0)
    table.pick("unsheathe 0")
    assert not table.offers("play sword")
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe").sheath(0, "sword").dice(1).acts(0)
    table.pick("play battle_axe")
    assert not table.offers("unsheathe 0")


@rule("village.sheath.030")
def test_a_sheathed_magic_staff_may_be_cast() -> None:
    staff = printed("staff_of_fire")
    table = VillageTable(PLAIN, PLAIN).sheath(0, "staff_of_fire").dice(3).acts(0, mind=staff.magic_cost)
    assert table.offers("unsheathe 0")
    table.pick("unsheathe_cast 0")
    assert table.g.mind == 0
    assert table.life(1) == 40 - (3 + staff.magic_attack)
    assert table.discard_of(0) == ["sheath"]
    table = VillageTable(PLAIN, PLAIN).sheath(0, "staff_of_fire").acts(0, mind=staff.magic_cost - 1)
    assert not table.offers("unsheathe_cast 0")


@rule("village.sheath.040")
def test_the_sheath_is_discarded_when_its_weapon_is_played() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "mace").sheath(0, "club").sheath(0, "sword").dice(4)
    table.acts(0).pick("unsheathe 1")
    assert table.discard_of(0) == ["sheath"]
    assert table.played_of(0) == ["sword"]
    assert sheathed(table, 0) == [card("club")]
    assert not table.offers("sheathe mace")
    table.pick("end_turn")
    assert table.discard_of(0) == ["sheath", "sword", "mace"]
