"""Spells of fire: Blind, Bloodlust, Curse, Fire Shield, Fireball."""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    clash,
    combat_goes_on,
    empower,
    end_of_combat,
    holding,
    spent,
    targets,
    three_tiers,
)

from fabletop.games.heroes.combat.pieces import PARALYSED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule

TIERS = ("griffins", "crusaders", "champions")  # bronze, silver and gold


@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fireball_burns_friend_and_foe_on_two_adjacent_spaces(power: int, damage: int) -> None:
    table, champions, dragons = clash()
    knights = table.unit(1, "necropolis.dread_knights", 13)
    holding(table, 0, "fireball", power).acts(champions).pick("cast fireball")
    empower(table, power)
    assert table.options() == ["space 6", "space 7", "space 13"], "where somebody stands"
    table.pick("space 7")
    assert table.options() == ["space 3", "space 6", "space 11"], "beside it, never diagonally"
    table.pick("space 6", "end")
    assert [table.damage(uid) for uid in (champions, dragons, knights)] == [damage, damage, 0]
    assert spent(table, 0, "fireball", power)
    table.rests()


def test_fireball_may_burn_an_empty_space_beside_one_unit() -> None:
    table, champions, dragons = clash()
    table.hand(0, "fireball").acts(champions).pick("cast fireball", "space 7", "space 3", "end")
    assert (table.damage(champions), table.damage(dragons)) == (0, 1)
    table.rests()


@rule("heroes.combat_card.030", "heroes.combat_card.110")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_bloodlust_gives_attack_to_a_ground_or_flying_attacker(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "bloodlust", power).hand(1, "bloodlust").dice(0).attacks(champions, dragons)
    table.asks(0, "answer", ["cast bloodlust", "pass"]).pick("cast bloodlust")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert spent(table, 0, "bloodlust", power)
    assert table.in_hand(1) == ["bloodlust"], "it is of no use to a defender"
    assert table.c.lasting == ()
    table.rests()


@pytest.mark.parametrize(("power", "less"), [(0, 1), (1, 2), (2, 3)])
def test_curse_takes_defence_from_the_enemys_defender(power: int, less: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "curse", power).hand(1, "curse").dice(0).attacks(champions, dragons)
    table.asks(0, "answer", ["cast curse", "pass"]).pick("cast curse")
    empower(table, power)
    assert table.damage(dragons) == 2 + less
    assert spent(table, 0, "curse", power)
    assert table.in_hand(1) == ["curse"]
    table.rests()


def test_curse_does_not_take_defence_below_nothing() -> None:
    table, champions, knights = clash(defender="necropolis.skeletons:pack")
    holding(table, 0, "curse", 2).dice(-1).attacks(champions, knights).pick("cast curse")
    empower(table, 2)
    assert not table.stands(knights)  # 5 - 1 - 0 is just its 2 + 2 health
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_blind_paralyses_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "neutral.crystal_dragons", 18)
    table.unit(0, "dungeon.troglodytes:pack", 5)
    table.unit(0, "dungeon.harpies", 6, marks=PARALYSED)
    table.unit(0, "castle.halberdiers", 7)
    holding(table, 0, "blind", power).acts(units[0]).pick("cast blind")
    empower(table, power)
    own = [*TIERS[:tiers], "halberdiers"]
    assert targets(table) == (own if power < 2 else [*TIERS, "diamond_golems", "halberdiers"]), (
        "nobody azure, immune or paralysed already"
    )
    table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.marked(uid, PARALYSED) for uid in units] == [i == tiers - 1 for i in range(3)]
    assert spent(table, 0, "blind", power)
    table.pick("end").rests()


@rule("heroes.unit.210")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fire_shield_burns_adjacent_attackers_in_this_round(power: int, damage: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "fire_shield", power).acts(champions).pick("cast fire_shield")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit champions", "end")
    assert "fire_shield" not in table.in_discard(0)
    table.dice(0, 0).attacks(dragons, champions)
    assert table.damage(champions) == 6 - 2
    assert table.damage(dragons) == damage + 2, "burnt, and struck back at"
    table.rests()
    combat_goes_on(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), [*["power"] * power, "fire_shield"])
    end_of_combat(table)


def test_fire_shield_hurts_even_who_defeats_its_bearer() -> None:
    table = HeroesTable("tamika", "catherine")
    knights = table.unit(0, "necropolis.dread_knights", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    griffins = table.unit(1, "castle.griffins", 0)
    table.hand(1, "fire_shield").acts(griffins).pick("cast fire_shield", "unit halberdiers", "end")
    table.dice(0).attacks(knights, halberdiers)
    assert not table.stands(halberdiers)
    assert (table.damage(knights), table.in_discard(1)) == (1, ["fire_shield"])
    table.rests()


def test_fire_shield_burns_who_strikes_back_too_but_not_who_shoots() -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", HERE)
    knights = table.unit(1, "necropolis.dread_knights", THERE)
    liches = table.unit(1, "necropolis.liches", 13)
    table.hand(0, "fire_shield").acts(champions).pick("cast fire_shield", "unit champions").dice(0, 0, 0)
    table.pick("attack dread_knights").rests()
    assert table.damage(knights) == 3 + 1
    table.dice(0).attacks(liches, champions)
    assert table.damage(liches) == 0
    table.rests()


def test_fire_shield_does_not_burn_who_is_proof_against_spells() -> None:
    table, champions, dragons = clash("castle.champions", "dungeon.black_dragons:pack")
    holding(table, 0, "fire_shield", 4).acts(champions).pick("cast fire_shield")
    empower(table, 4).pick("end").dice(-1, -1).attacks(dragons, champions)
    assert table.damage(champions) == 8 - 1 - 2
    assert table.damage(dragons) == 1, "from the blow struck back alone"
    table.rests()
