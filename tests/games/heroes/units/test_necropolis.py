"""The seven units of the Necropolis. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import (
    BESIDE,
    HERE,
    MIGHTY,
    START,
    STURDY,
    THERE,
    WEAK,
    clash,
    declared,
    fights_plainly,
    lend,
    rolled,
    worked,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import PARALYSED
from fabletop.games.heroes.combat.state import RUBBLE
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule


@pytest.mark.parametrize("name", ["necropolis.skeletons", "necropolis.skeletons:pack", "necropolis.liches"])
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


# -- Zombies ----------------------------------------------------------------------------------------------

HARDY = [
    ("necropolis.zombies", -1, 1),
    ("necropolis.zombies", 0, 1),
    ("necropolis.zombies", 1, 2),
    ("necropolis.zombies:pack", -1, 1),
    ("necropolis.zombies:pack", 0, 2),
    ("necropolis.zombies:pack", 1, 2),
]


@rule("heroes.unit.270")
@pytest.mark.parametrize(("name", "die", "defence"), HARDY)
def test_zombies_are_harder_to_hurt_by_good_rolls(name: str, die: int, defence: int) -> None:
    table, nomads, zombies = clash(STURDY, name)
    table.dice(die, -1).attacks(nomads, zombies).rests()
    assert worked(table)[0] == (3, die, defence, 3 + die - defence)


@rule("heroes.unit.270")
@pytest.mark.parametrize(("name", "die", "defence"), HARDY)
def test_zombies_are_harder_to_hurt_by_blows_struck_back_too(name: str, die: int, defence: int) -> None:
    table, zombies, nomads = clash(name, STURDY)
    table.dice(-1, die).attacks(zombies, nomads).rests()
    assert worked(table)[1] == (3, die, defence, 3 + die - defence)


def test_a_die_raised_above_one_is_a_good_roll_as_well() -> None:
    table, dragons, zombies = clash("necropolis.ghost_dragons:pack", "necropolis.zombies")
    table.dice(1).attacks(dragons, zombies).rests()
    assert worked(table) == [(7, 2, 2, 7)]


def test_without_a_die_zombies_have_their_printed_defence() -> None:
    table, mummies, zombies = clash("neutral.mummies", "necropolis.zombies:pack")
    table.dice(-1).attacks(mummies, zombies).rests()
    assert worked(table)[0] == (3, 0, 1, 2)


# -- Wraiths ----------------------------------------------------------------------------------------------


@rule("heroes.unit.240")
@pytest.mark.parametrize("damage", [0, 1, 2])
def test_few_wraiths_heal_one_damage_as_they_are_activated(damage: int) -> None:
    table, wraiths, _ = clash("necropolis.wraiths", WEAK, (START, 19))
    table.c.units[wraiths] = table.piece(wraiths).hurt(damage)
    table.hand(1, "power").acts(wraiths)
    assert table.damage(wraiths) == max(0, damage - 1)
    assert table.in_hand(1) == ["power"]


@rule("heroes.unit.240")
def test_a_pack_of_wraiths_heals_and_then_costs_the_enemy_a_card() -> None:
    table, wraiths, _ = clash("necropolis.wraiths:pack", WEAK, (START, 19))
    table.c.units[wraiths] = table.piece(wraiths).hurt(3)
    table.hand(0, "power").hand(1, "power", "power").hush().acts(wraiths)
    assert table.damage(wraiths) == 2
    assert [type(event) for event in table.events] == [ev.Activated, ev.Healed, ev.LostAtRandom]
    assert (table.in_hand(0), table.in_hand(1), table.in_discard(1)) == (["power"], ["power"], ["power"])


def test_wraiths_take_no_card_from_an_empty_hand_or_from_guards() -> None:
    for enemy in ("mutare", "guards"):
        table = HeroesTable("sandro", enemy)
        wraiths = table.unit(0, "necropolis.wraiths:pack", START)
        table.unit(1, WEAK, 19)
        table.acts(wraiths)
        assert table.happened(ev.LostAtRandom) == []


@rule("heroes.unit.240", "heroes.paralysis.010")
def test_paralysed_wraiths_skip_their_ability_with_their_activation() -> None:
    table, wraiths, _ = clash("necropolis.wraiths:pack", WEAK, (START, 19))
    table.c.units[wraiths] = table.piece(wraiths).hurt(2).marked(PARALYSED)
    table.hand(1, "power").acts(wraiths).rests()
    assert table.damage(wraiths) == 2
    assert table.in_hand(1) == ["power"]


# -- Vampires ---------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize(("name", "healed"), [("necropolis.vampires", 0), ("necropolis.vampires:pack", 2)])
def test_vampires_are_not_answered_and_a_pack_heals_afterwards(name: str, healed: int) -> None:
    table, vampires, nomads = clash(name, STURDY)
    table.c.units[vampires] = table.piece(vampires).hurt(3)
    table.dice(-1).attacks(vampires, nomads).rests()
    assert declared(table) == [(vampires, nomads)]
    assert table.damage(vampires) == 3 - healed


@rule("heroes.unit.250")
def test_vampires_that_strike_back_do_not_heal() -> None:
    table, vampires, rogues = clash("necropolis.vampires:pack", WEAK)
    table.c.units[vampires] = table.piece(vampires).hurt(2)
    table.dice(0, -1).attacks(rogues, vampires).rests()
    assert declared(table) == [(rogues, vampires), (vampires, rogues)]
    assert table.damage(vampires) == 3


def test_breaking_a_wall_does_not_feed_vampires() -> None:
    table, vampires, _ = clash("necropolis.vampires:pack", STURDY, (START, 19))
    table.siege(gate=8)
    table.c.units[vampires] = table.piece(vampires).hurt(3)
    table.acts(vampires).pick("break 9").rests()
    assert table.c.walls[9] == RUBBLE
    assert table.damage(vampires) == 3


def test_a_wound_smaller_than_the_drink() -> None:
    table, vampires, nomads = clash("necropolis.vampires:pack", STURDY)
    table.c.units[vampires] = table.piece(vampires).hurt(1)
    table.dice(-1).attacks(vampires, nomads).rests()
    assert table.damage(vampires) == 0


# -- Liches -----------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_a_pack_of_liches_also_attacks_a_unit_beside_the_target_be_it_a_friend() -> None:
    table, liches, dragons = clash("necropolis.liches:pack", MIGHTY, (1, THERE))
    friend = table.unit(0, STURDY, HERE)
    beside = table.unit(1, STURDY, BESIDE)
    table.unit(1, STURDY, 16)  # beside it only diagonally
    table.dice(0).attacks(liches, dragons)
    table.asks(0, "splash", [f"unit nomads#{friend}", f"unit nomads#{beside}"])
    table.dice(1).pick(f"unit nomads#{friend}").rests()
    assert declared(table) == [(liches, dragons), (liches, friend)]
    assert worked(table) == [(4, 0, 3, 1), (2, 1, 1, 2)]  # a value of its own, and a die of its own
    assert (table.damage(friend), table.damage(beside)) == (2, 0)


def test_with_one_unit_beside_the_target_nobody_is_asked() -> None:
    table, liches, dragons = clash("necropolis.liches:pack", MIGHTY, (1, THERE))
    friend = table.unit(0, STURDY, HERE)
    table.dice(0, 0).attacks(liches, dragons).rests()
    assert declared(table) == [(liches, dragons), (liches, friend)]


def test_liches_attack_nobody_else_when_nobody_stands_there() -> None:
    table, liches, dragons = clash("necropolis.liches:pack", MIGHTY, (1, THERE))
    table.unit(1, STURDY, 19)
    table.dice(0).attacks(liches, dragons).rests()
    assert declared(table) == [(liches, dragons)]


def test_a_cloud_of_death_reaches_the_corner_of_the_board() -> None:
    table, victim, liches = clash(STURDY, "necropolis.liches:pack", (0, THERE))
    beside = table.unit(0, STURDY, 1)
    table.dice(0, 0).attacks(liches, victim).rests()
    assert declared(table) == [(liches, victim), (liches, beside)]


@rule("heroes.unit.250")
def test_both_attacks_of_liches_come_before_any_answer_and_the_second_has_none() -> None:
    table, liches, dragons = clash("necropolis.liches:pack", MIGHTY)
    beside = table.unit(1, STURDY, BESIDE)
    table.dice(1, 0, 0, -1).attacks(liches, dragons).rests()
    assert declared(table) == [(liches, dragons), (liches, beside), (dragons, liches)]
    assert rolled(table) == [(1, 0), (0,), (-1,)]  # a penalty against the neighbour alone


def test_the_cloud_spreads_from_a_target_that_fell() -> None:
    table, liches, rogues = clash("necropolis.liches:pack", WEAK, (1, THERE))
    beside = table.unit(1, STURDY, BESIDE)
    table.dice(0, 0).attacks(liches, rogues).rests()
    assert not table.stands(rogues)
    assert table.damage(beside) == 1


def test_liches_that_strike_back_hit_one_unit_alone() -> None:
    table, liches, rogues = clash("necropolis.liches:pack", WEAK)
    table.unit(1, STURDY, BESIDE)
    table.dice(-1, -1, -1).attacks(rogues, liches).rests()
    assert declared(table) == [(rogues, liches), (liches, rogues)]


def test_a_pack_that_burns_down_to_few_in_its_attack_still_spreads_the_cloud() -> None:
    table, liches, dragons = clash("necropolis.liches:pack", MIGHTY)
    beside = table.unit(1, STURDY, BESIDE)
    table.c.units[liches] = table.piece(liches).hurt(4)
    lend(table, dragons, "fire_shield", 1)
    table.dice(0, 0, 0, -1).attacks(liches, dragons).rests()
    assert worked(table)[1] == (2, 0, 1, 1)
    assert table.damage(beside) == 1


# -- Dread Knights ----------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_who_strikes_back_at_few_dread_knights_rolls_two_dice_and_takes_the_lower() -> None:
    table, knights, dragons = clash("necropolis.dread_knights", MIGHTY)
    table.dice(0, 1, -1).attacks(knights, dragons).rests()
    assert rolled(table) == [(0,), (1, -1)]
    assert worked(table)[1] == (7, -1, 2, 4)


@rule("heroes.unit.250")
def test_who_attacks_dread_knights_rolls_one_die_and_so_do_they_striking_back() -> None:
    table, rogues, knights = clash(WEAK, "necropolis.dread_knights")
    table.dice(0, -1).attacks(rogues, knights).rests()
    assert rolled(table) == [(0,), (-1,)]
    table, knights, dragons = clash("necropolis.dread_knights:pack", MIGHTY)
    table.dice(-1, 1).attacks(knights, dragons).rests()
    assert rolled(table) == [(-1,), (1,)]  # a Pack does not frighten


@rule("heroes.unit.250")
@pytest.mark.parametrize(("die", "attack"), [(-1, 6), (0, 7), (1, 7)])
def test_a_pack_of_dread_knights_adds_one_to_a_die_that_is_not_minus_one(die: int, attack: int) -> None:
    table, knights, dragons = clash("necropolis.dread_knights:pack", MIGHTY)
    table.dice(die, -1).attacks(knights, dragons).rests()
    assert worked(table)[0] == (attack, die, 3, attack + die - 3)


@rule("heroes.unit.250")
def test_dread_knights_add_nothing_striking_back_or_to_a_die_that_is_ignored() -> None:
    table, rogues, knights = clash(WEAK, "necropolis.dread_knights:pack")
    table.dice(0, 0).attacks(rogues, knights).rests()
    assert worked(table)[1] == (6, 0, 1, 5)
    table, knights, _ = clash("necropolis.dread_knights:pack", "castle.halberdiers:pack")
    table.hand(1, "power").dice(1).attacks(knights, 1).pick("brace power")
    assert worked(table)[0] == (6, 0, 1, 5)


# -- Ghost Dragons ----------------------------------------------------------------------------------------


@rule("heroes.unit.240")
@pytest.mark.parametrize("name", ["necropolis.ghost_dragons", "necropolis.ghost_dragons:pack"])
@pytest.mark.parametrize(("morale", "left"), [(1, 0), (0, 0), (-1, -1)])
def test_ghost_dragons_take_positive_morale_as_they_are_activated(name: str, morale: int, left: int) -> None:
    table, dragons, _ = clash(name, WEAK, (START, 19))
    table.having(0, morale=1).having(1, morale=morale).acts(dragons)
    assert table.g.players[1].morale == left
    assert table.g.players[0].morale == 1
    assert len(table.happened(ev.GotMorale)) == (1 if morale > 0 else 0)


@rule("heroes.unit.250")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_the_die_of_a_pack_of_ghost_dragons_counts_one_more(die: int) -> None:
    table, dragons, foe = clash("necropolis.ghost_dragons:pack", MIGHTY)
    table.dice(die, -1).attacks(dragons, foe).rests()
    assert worked(table)[0] == (7, die + 1, 3, 7 + die + 1 - 3)


@rule("heroes.unit.250")
def test_few_ghost_dragons_and_those_that_strike_back_take_the_die_as_it_is() -> None:
    table, dragons, foe = clash("necropolis.ghost_dragons", MIGHTY)
    table.dice(1, -1).attacks(dragons, foe).rests()
    assert worked(table)[0] == (6, 1, 3, 4)
    table, rogues, dragons = clash("neutral.gold_golems", "necropolis.ghost_dragons:pack")
    table.dice(0, -1).attacks(rogues, dragons).rests()
    assert worked(table)[1] == (7, -1, 2, 4)


def test_without_a_die_there_is_nothing_to_raise() -> None:
    table, dragons, _ = clash("necropolis.ghost_dragons:pack", MIGHTY)
    table.hand(0, "bless").acts(dragons).pick("attack crystal_dragons", "cast bless")
    table.rests()
    assert worked(table)[0] == (7, 0, 3, 4)
