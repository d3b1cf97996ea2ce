"""The ten neutral gold units. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import (
    BEHIND,
    BESIDE,
    HERE,
    MIGHTY,
    START,
    STURDY,
    THERE,
    WEAK,
    clash,
    declared,
    lend,
    rolled,
    worked,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.defs import FLYING, GOLD, NEUTRAL, NO_POWERS, Face, UnitDef
from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule

# -- Archangels -------------------------------------------------------------------------------------------


def with_arch_devils() -> tuple[HeroesTable, int, int]:
    """The box has no Arch Devils: some are lent to it."""
    face = Face(6, 2, 8, 11, 0, 0, NO_POWERS)
    devils = UnitDef(len(content().units), "inferno.arch_devils", NEUTRAL, GOLD, FLYING, (face,), 1)
    table = HeroesTable(lent=(devils,))
    archangels = table.unit(0, "neutral.archangels", HERE)
    return table, archangels, table.g.place(1, devils.index, 0, HERE + 1)


@rule("heroes.unit.250")
def test_neutral_archangels_have_two_more_attack_against_arch_devils() -> None:
    table, archangels, devils = with_arch_devils()
    table.dice(0, -1).attacks(archangels, devils).rests()
    assert worked(table)[0] == (7, 0, 2, 5)


def test_neutral_archangels_fight_others_plainly_and_strike_back_plainly() -> None:
    table, archangels, dragons = clash("neutral.archangels", MIGHTY)
    table.dice(0, -1).attacks(archangels, dragons).rests()
    assert worked(table)[0] == (5, 0, 3, 2)
    table, archangels, devils = with_arch_devils()
    table.dice(-1, 0).attacks(devils, archangels).rests()
    assert worked(table)[1] == (5, 0, 2, 3)


# -- Black Dragons ----------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize("side", [0, 1])
def test_the_breath_of_neutral_black_dragons_reaches_whoever_stands_behind_the_target(side: int) -> None:
    table, dragons, foe = clash("neutral.black_dragons", MIGHTY)
    behind = table.unit(side, STURDY, BEHIND)  # friend or foe
    beside = table.unit(1, STURDY, BESIDE)
    table.dice(0, 1, -1).attacks(dragons, foe).rests()
    assert declared(table) == [(dragons, foe), (dragons, behind), (foe, dragons)]  # answered last, and once
    assert worked(table)[:2] == [(5, 0, 3, 2), (2, 1, 1, 2)]
    assert (table.damage(behind), table.damage(beside)) == (2, 0)
    assert not table.marked(behind, RETALIATED)


def test_behind_is_as_seen_from_the_dragons() -> None:
    table, dragons, _ = clash("neutral.black_dragons", MIGHTY)
    foe = table.unit(1, MIGHTY, HERE + 1)
    behind = table.unit(1, STURDY, HERE + 2)
    table.unit(1, STURDY, HERE + 5)
    table.dice(0, 1, -1).attacks(dragons, foe).rests()
    assert declared(table)[:2] == [(dragons, foe), (dragons, behind)]


def test_the_breath_needs_a_unit_on_that_space_and_the_board_beneath() -> None:
    table, dragons, foe = clash("neutral.black_dragons", MIGHTY)
    table.dice(0, -1).attacks(dragons, foe).rests()
    assert declared(table) == [(dragons, foe), (foe, dragons)]
    table, dragons, foe = clash("neutral.black_dragons", MIGHTY, (13, 17))  # the last row
    table.dice(0, -1).attacks(dragons, foe).rests()
    assert declared(table) == [(dragons, foe), (foe, dragons)]


def test_the_breath_passes_over_who_fell() -> None:
    table, dragons, rogues = clash("neutral.black_dragons", WEAK)
    behind = table.unit(1, STURDY, BEHIND)
    table.dice(0, 0).attacks(dragons, rogues).rests()
    assert not table.stands(rogues)
    assert table.damage(behind) == 1


def test_who_has_no_breath_reaches_nobody_behind_the_target() -> None:
    table, champions, foe = clash("castle.champions", MIGHTY)
    table.unit(1, STURDY, BEHIND)
    table.dice(1, 1).attacks(champions, foe).rests()
    assert declared(table) == [(champions, foe), (foe, champions)]


@rule("heroes.unit.250")
def test_black_dragons_that_strike_back_or_break_a_wall_have_no_breath() -> None:
    table, rogues, dragons = clash(WEAK, "neutral.black_dragons")
    table.unit(0, STURDY, HERE - 4)
    table.dice(0, -1).attacks(rogues, dragons).rests()
    assert declared(table) == [(rogues, dragons), (dragons, rogues)]
    table, dragons, nomads = clash("neutral.black_dragons", STURDY, (START, THERE))
    table.siege(gate=8)
    table.acts(dragons).pick(f"break {HERE}").rests()
    assert table.damage(nomads) == 0


# -- Champions --------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize(("dice", "total"), [((0, 0), 0), ((1, 0), 1), ((1, 1), 2)])
def test_neutral_champions_roll_two_dice_and_apply_both(dice: tuple[int, int], total: int) -> None:
    table, champions, dragons = clash("neutral.champions", MIGHTY)
    table.dice(*dice, -1).attacks(champions, dragons).rests()
    assert rolled(table)[0] == dice
    assert worked(table)[0] == (4, total, 3, 1 + total)


@rule("heroes.unit.270")
def test_neutral_champions_roll_minus_one_again_as_often_as_it_appears() -> None:
    table, champions, dragons = clash("neutral.champions", MIGHTY)
    table.dice(-1, -1, -1, 0, 1, -1).attacks(champions, dragons).rests()
    assert rolled(table)[0] == (-1, -1)
    assert [event.n for event in table.happened(ev.Rerolled)] == [-1, 0, 1]
    assert worked(table)[0] == (4, 1, 3, 2)


@rule("heroes.unit.250", "heroes.unit.270")
def test_neutral_champions_strike_back_with_one_die_and_reroll_it_too() -> None:
    table, rogues, champions = clash(WEAK, "neutral.champions")
    table.dice(-1, -1, 0).attacks(rogues, champions).rests()
    assert rolled(table) == [(-1,), (-1,)]
    assert worked(table)[1] == (4, 0, 1, 3)


def test_two_good_dice_meet_the_toughness_of_zombies_once() -> None:
    table, champions, zombies = clash("neutral.champions", "necropolis.zombies")
    table.dice(1, 1).attacks(champions, zombies).rests()
    assert worked(table)[0] == (4, 2, 2, 4)


# -- Golems -----------------------------------------------------------------------------------------------


@rule("heroes.unit.270")
@pytest.mark.parametrize(
    ("name", "power", "damage"),
    [
        ("neutral.gold_golems", 0, 0),  # a Lightning Bolt of 2
        ("neutral.gold_golems", 1, 1),
        ("neutral.gold_golems", 2, 2),
        ("neutral.diamond_golems", 0, 0),
        ("neutral.diamond_golems", 1, 0),
        ("neutral.diamond_golems", 2, 1),
    ],
)
def test_golems_take_less_from_spells(name: str, power: int, damage: int) -> None:
    table, griffins, golems = clash("castle.griffins", name)
    table.hand(0, "lightning_bolt", *["power"] * power).acts(griffins).pick("cast lightning_bolt")
    table.pick(*["empower power"] * power, f"unit {name.partition('.')[2]}")
    assert table.damage(golems) == damage


@pytest.mark.parametrize("name", ["neutral.gold_golems", "neutral.diamond_golems"])
def test_golems_may_be_touched_by_other_spells_and_take_attacks_in_full(name: str) -> None:
    table, champions, golems = clash("castle.champions", name)
    table.hand(0, "slow").acts(champions).pick("cast slow", f"unit {name.partition('.')[2]}")
    assert table.c.has_lasting(golems, "initiative")
    table.dice(0, -1).pick(f"attack {name.partition('.')[2]}").rests()
    assert worked(table)[0] == (5, 0, 2, 3)


# -- Dread Knights ----------------------------------------------------------------------------------------


@rule("heroes.unit.270")
def test_neutral_dread_knights_have_more_defence_against_blows_struck_back_alone() -> None:
    table, knights, dragons = clash("neutral.dread_knights", MIGHTY)
    table.dice(0, 0).attacks(knights, dragons).rests()
    assert worked(table)[1] == (7, 0, 2, 5)  # 1 printed
    assert len(rolled(table)[1]) == 1
    table, dragons, knights = clash(MIGHTY, "neutral.dread_knights")
    table.dice(-1, 0).attacks(dragons, knights).rests()
    assert worked(table)[0] == (7, -1, 1, 5)


# -- Enchanters -------------------------------------------------------------------------------------------


def enchanters(defender: str, *damages: int) -> tuple[HeroesTable, int, list[int]]:
    """Enchanters of the defender's, hurt themselves, beside friends with that much damage."""
    table = HeroesTable("catherine", defender)
    table.unit(0, "castle.champions", 5)
    healers = table.unit(1, "neutral.enchanters", 17, damage=2)
    friends = [table.unit(1, STURDY, 18 + i, damage=damage) for i, damage in enumerate(damages)]
    return table, healers, friends


@rule("heroes.unit.240")
def test_enchanters_must_heal_a_friend_and_then_have_no_more_attack() -> None:
    table, healers, (first, second) = enchanters("mutare", 1, 3)
    table.acts(healers).asks(1, "mend", [f"unit nomads#{first}", f"unit nomads#{second}"])  # not themselves
    table.pick(f"unit nomads#{second}")
    assert (table.damage(first), table.damage(second), table.damage(healers)) == (1, 1, 2)
    table.dice(0).pick("attack champions")
    assert worked(table)[0] == (4, 0, 2, 2)


@rule("heroes.unit.240")
def test_enchanters_without_anybody_to_heal_have_more_attack() -> None:
    table, healers, _ = enchanters("mutare", 0)
    table.acts(healers).dice(0).pick("attack champions", "end").rests()
    assert worked(table)[0] == (5, 0, 2, 3)
    assert table.damage(healers) == 2  # they cannot heal themselves


def test_the_zeal_of_enchanters_is_gone_with_the_next_activation_and_not_for_striking_back() -> None:
    table, healers, (friend,) = enchanters("mutare", 0)
    table.acts(healers).pick("end")
    rogues = table.unit(0, WEAK, THERE)
    table.hush().dice(-1, 0, 0).attacks(rogues, healers).rests()
    assert worked(table)[1] == (4, 0, 1, 3)
    table.c.units[friend] = table.piece(friend).hurt(1)
    table.acts(healers)
    assert table.damage(friend) == 0
    table.hush().dice(0, 0).pick("attack champions", "end").rests()
    assert worked(table) == [(4, 0, 2, 2)]


@rule("heroes.ai_combat.110", "heroes.unit.240")
@pytest.mark.parametrize("defender", ["guards", "ai"])
def test_by_the_book_enchanters_heal_the_worst_hurt(defender: str) -> None:
    table, healers, (first, second) = enchanters(defender, 1, 3)
    table.dice(0).acts(healers).rests()
    assert (table.damage(first), table.damage(second)) == (1, 1)


@rule("heroes.ai_combat.110")
def test_of_friends_hurt_alike_the_book_heals_the_highest_tier() -> None:
    table, healers, (silver,) = enchanters("guards", 2)
    gold = table.unit(1, "neutral.trolls", 16, damage=2)
    table.dice(0).acts(healers).rests()
    assert (table.damage(silver), table.damage(gold)) == (2, 0)


def test_of_friends_alike_in_all_the_book_heals_the_first() -> None:
    table, healers, (first, second) = enchanters("guards", 2, 2)
    table.dice(0).acts(healers).rests()
    assert (table.damage(first), table.damage(second)) == (0, 2)


# -- Ghost Dragons ----------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_whom_neutral_ghost_dragons_frighten_flees_and_does_not_answer() -> None:
    table, nomads, dragons = clash(STURDY, "neutral.ghost_dragons")
    table.dice(-1, 0).attacks(dragons, nomads)
    table.asks(0, "flee", [f"space {HERE - 4}", f"space {HERE - 1}", f"space {HERE + 1}"])  # its owner's pick
    table.pick(f"space {HERE - 1}").rests()
    assert table.space(nomads) == HERE - 1
    assert declared(table) == [(dragons, nomads)]
    assert not table.marked(nomads, RETALIATED)


@pytest.mark.parametrize("die", [-1, 1])
def test_who_is_not_frightened_stays_and_answers(die: int) -> None:
    table, nomads, dragons = clash(STURDY, "neutral.ghost_dragons")
    table.dice(-1, die, 0).attacks(dragons, nomads).rests()
    assert [event.n for event in table.happened(ev.AbilityRolled)] == [die]
    assert declared(table) == [(dragons, nomads), (nomads, dragons)]


def test_who_has_nowhere_to_flee_stays_and_answers() -> None:
    table, nomads, dragons = clash(STURDY, "neutral.ghost_dragons", (0, 1))
    table.unit(0, WEAK, 4)
    table.dice(-1, 0, 0).attacks(dragons, nomads).rests()
    assert table.space(nomads) == 0
    assert declared(table) == [(dragons, nomads), (nomads, dragons)]


def test_spaces_beside_the_dragons_are_no_way_out() -> None:
    table, nomads, dragons = clash(STURDY, "neutral.ghost_dragons", (0, 4))
    table.dice(-1, 0).attacks(dragons, nomads).rests()
    assert table.space(nomads) == 1  # 5 would be diagonal to it, and next to the dragons


@rule("heroes.unit.250")
def test_ghost_dragons_frighten_neither_the_fallen_nor_when_they_strike_back() -> None:
    table, rogues, dragons = clash(WEAK, "neutral.ghost_dragons")
    table.dice(0).attacks(dragons, rogues).rests()
    assert not table.stands(rogues)
    assert table.happened(ev.AbilityRolled) == []
    table, mighty, dragons = clash(MIGHTY, "neutral.ghost_dragons")
    table.dice(-1, 0).attacks(mighty, dragons).rests()
    assert table.happened(ev.AbilityRolled) == []


def test_ghost_dragons_that_burnt_or_whose_attack_was_called_off_frighten_nobody() -> None:
    table, nomads, dragons = clash(STURDY, "neutral.ghost_dragons")
    lend(table, nomads, "fire_shield", 9)
    table.dice(-1).attacks(dragons, nomads).rests()
    assert not table.stands(dragons)
    assert table.happened(ev.AbilityRolled) == []
    table, rogues, dragons = clash(WEAK, "neutral.ghost_dragons")
    table.unit(0, "castle.archangels:pack", 0)
    table.dice(0).attacks(dragons, rogues).pick("guardian archangels").rests()
    assert table.space(rogues) == HERE
    assert table.happened(ev.AbilityRolled) == []


def test_who_nobody_steers_flees_the_first_way_unasked() -> None:
    table = HeroesTable("catherine", "guards")
    dragons = table.unit(0, "neutral.ghost_dragons", HERE)
    nomads = table.unit(1, STURDY, THERE)
    table.dice(-1, 0).attacks(dragons, nomads).rests()
    assert table.space(nomads) == THERE - 1


# -- Manticores and Trolls --------------------------------------------------------------------------------


@rule("heroes.unit.270")
@pytest.mark.parametrize(("die", "defence"), [(-1, 1), (0, 2), (1, 2)])
def test_neutral_manticores_are_harder_to_hurt_by_good_rolls(die: int, defence: int) -> None:
    table, nomads, manticores = clash(STURDY, "neutral.manticores")
    table.dice(die, -1).attacks(nomads, manticores).rests()
    assert worked(table)[0] == (3, die, defence, 3 + die - defence)
    table, manticores, dragons = clash("neutral.manticores", MIGHTY)
    table.dice(-1, die).attacks(manticores, dragons).rests()
    assert worked(table)[1] == (7, die, defence, 7 + die - defence)


@rule("heroes.unit.240")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (2, 0), (5, 2)])
def test_trolls_heal_three_damage_as_they_are_activated(damage: int, left: int) -> None:
    table, trolls, _ = clash("neutral.trolls", WEAK, (START, 19))
    table.c.units[trolls] = table.piece(trolls).hurt(damage)
    table.acts(trolls)
    assert table.damage(trolls) == left
