"""The Staff, and the magic staffs that can do what it does and more."""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.defs import ELEMENTS
from fabletop.games.village.testing import VillageTable, amount, board, printed
from fabletop.testing import rule

PLAIN = board(mind=9)
RESISTS_FIRE = board(resist=(2, 0, 0, 0, 0))
MAGIC = ["staff_of_fire", "thunderstaff"]


def magic(staff: str, die: int) -> int:
    """The damage of a staff that is cast."""
    return die + printed(staff).magic_attack


@rule("village.staff.010")
@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_a_staff_attacks_with_the_die_minus_2(die: int, damage: int) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "staff").dice(die).acts(0).pick("play staff")
    assert table.life(1) == 40 - damage


@rule("village.staff.020")
@pytest.mark.parametrize("staff", MAGIC)
def test_a_magic_staff_may_be_played_as_a_staff_by_anybody(staff: str) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).wear(1, "helmet").dice(6, 5).acts(0)
    table.pick(f"play {staff}")
    assert table.worn(1) == []
    assert table.life(1) == 40  # as with any weapon, the rest is lost
    assert table.g.mind == 9
    assert [rolled.n for rolled in table.happened(ev.Rolled)] == [6]


@rule("village.staff.020")
@pytest.mark.parametrize("staff", MAGIC)
def test_a_magic_staff_played_as_a_staff_is_a_weapon_and_no_element(staff: str) -> None:
    """A bonus for weapons counts, resistance to fire does not, and a heavy weapon rules it out."""
    table = VillageTable(PLAIN, RESISTS_FIRE).hand(0, "whetstone", staff).dice(5).acts(0)
    table.pick("play whetstone", f"play {staff}")
    assert table.life(1) == 40 - (5 - 2 + amount("whetstone", "all_weapons"))
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe", staff).dice(5).acts(0)
    table.pick("play battle_axe")
    assert not table.offers(f"play {staff}")


@rule("village.staff.030")
@pytest.mark.parametrize("staff", MAGIC)
def test_the_intelligence_price_must_be_at_hand_and_is_paid(staff: str) -> None:
    price = printed(staff).magic_cost
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).acts(0, mind=price - 1)
    assert not table.offers(f"cast {staff}")
    assert table.offers(f"play {staff}")
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).dice(4, 6).acts(0, mind=price).pick(f"cast {staff}")
    assert table.g.mind == 0
    assert table.life(1) == 40 - magic(staff, 4)
    assert table.hand_of(0) == []
    assert table.g.given == (6,)
    table.pick("end_turn")
    assert table.discard_of(0) == [staff]


@rule("village.staff.030")
def test_a_normal_staff_cannot_be_cast() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "staff", "druid_staff").acts(0)
    assert not table.offers("cast staff")
    assert not table.offers("cast druid_staff")


@rule("village.staff.030")
@pytest.mark.parametrize("staff", MAGIC)
def test_casting_a_staff_is_not_playing_a_weapon(staff: str) -> None:
    """It goes after a heavy weapon, gets no weapon's bonus, and leaves that bonus to the next weapon."""
    table = VillageTable(PLAIN, PLAIN).hand(0, "battle_axe", "strength_potion", staff).dice(1, 3).acts(0)
    table.pick("play battle_axe", "play strength_potion")
    lost = 40 - table.life(1)
    table.pick(f"cast {staff}")
    assert table.life(1) == 40 - lost - magic(staff, 3)
    assert table.g.next_weapon == amount("strength_potion", "next_weapon")


@rule("village.staff.040")
def test_the_staff_of_fire_makes_a_fire_attack() -> None:
    table = VillageTable(PLAIN, RESISTS_FIRE).hand(0, "staff_of_fire").dice(4)
    table.acts(0).pick("cast staff_of_fire")
    assert table.life(1) == 40 - (magic("staff_of_fire", 4) - 2)


@rule("village.staff.040")
def test_a_dragon_immune_to_fire_does_not_mind_the_staff_of_fire() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "staff_of_fire").dragon("red_dragon", life=10).dice(6)
    table.acts(0).pick("cast staff_of_fire", "dragon")
    assert table.g.dragon is not None
    assert table.g.dragon.life == 10


@rule("village.staff.050")
def test_the_thunderstaff_makes_an_air_attack() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "thunderstaff")
    table.wear(1, "helmet", "wooden_shield").acts(0).pick("cast thunderstaff")
    table.asks(0, "target", ["worn 1 helmet", "worn 1 shield"])
    assert table.g.attack is not None
    assert ELEMENTS[table.g.attack.element] == "air"


@rule("village.staff.050")
def test_resistance_to_air_helps_against_the_thunderstaff() -> None:
    resists_air = board(resist=(0, 0, 0, 2, 0))
    table = VillageTable(PLAIN, resists_air).hand(0, "thunderstaff").dice(4).acts(0).pick("cast thunderstaff")
    assert table.life(1) == 40 - (magic("thunderstaff", 4) - 2)


@rule("village.staff.050")
def test_resistance_to_fire_does_not_help_against_the_thunderstaff() -> None:
    table = VillageTable(PLAIN, RESISTS_FIRE).hand(0, "thunderstaff").dice(4)
    table.acts(0).pick("cast thunderstaff")
    assert table.life(1) == 40 - magic("thunderstaff", 4)


@rule("village.staff.060")
@pytest.mark.parametrize("staff", MAGIC)
def test_a_magic_attack_goes_through_defence_cards(staff: str) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).wear(1, "helmet").dice(5).acts(0)
    table.pick(f"cast {staff}")
    assert table.worn(1) == []
    assert table.life(1) == 40 - (magic(staff, 5) - printed("helmet").defence)


@rule("village.staff.060")
@pytest.mark.parametrize("staff", MAGIC)
def test_a_magic_attack_goes_through_monsters_to_their_owner(staff: str) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).dice(5)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick(f"cast {staff}", "monster goblin")
    assert table.in_front(0) == []
    assert table.life(1) == 40 - (magic(staff, 5) - printed("goblin").life)


@rule("village.staff.060")
@pytest.mark.parametrize("staff", MAGIC)
def test_a_magic_attack_may_pass_over_monsters_as_a_spell_does(staff: str) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, staff).dice(5)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick(f"cast {staff}").asks(0, "target").pick("hero 1")
    assert table.in_front(0) == ["goblin"]
    assert table.life(1) == 40 - magic(staff, 5)


@rule("village.staff.060")
def test_a_bonus_for_spells_counts_for_magic_attacks() -> None:
    """And for those of its element; played as a Staff it gets neither."""
    caster = board(mind=9, with_spells=2, with_element=(1, 0, 0, 0, 0))
    for staff, bonus in (("staff_of_fire", 3), ("thunderstaff", 2)):
        table = VillageTable(caster, PLAIN).hand(0, staff, staff).dice(2, 5).acts(0).pick(f"cast {staff}")
        assert table.life(1) == 40 - magic(staff, 2) - bonus
        table.pick(f"play {staff}")
        assert table.life(1) == 40 - magic(staff, 2) - bonus - (5 - 2)


@rule("village.staff.060")
def test_only_a_staff_that_says_so_reaches_monsters_in_front_of_others() -> None:
    for staff, reaches in (("staff_of_fire", False), ("thunderstaff", True)):
        table = VillageTable(PLAIN, PLAIN).hand(0, staff)
        table.front(1, "goblin", owner=1)
        table.dice(1).acts(0).pick(f"cast {staff}")
        assert table.offers("monster goblin") == reaches
