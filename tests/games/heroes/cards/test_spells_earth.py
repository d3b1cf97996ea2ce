"""Spells of the earth: Anti-Magic, Resurrection, Stone Skin, Town Portal."""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    another_time,
    clash,
    empower,
    end_of_combat,
    holding,
    spent,
    targets,
    three_tiers,
    uses_of,
)

from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule

TIERS = ("griffins", "crusaders", "champions")  # bronze, silver and gold


def test_anti_magic_protects_from_area_spells_too() -> None:
    table = HeroesTable("catherine", "tamika")
    griffins = table.unit(0, "castle.griffins", 6)
    crusaders = table.unit(0, "castle.crusaders", 5)
    zombies = table.unit(1, "necropolis.zombies", 7)
    table.hand(0, "anti_magic").acts(griffins).pick("cast anti_magic", "unit griffins", "end").rests()
    table.hand(1, "fireball").acts(zombies).pick("cast fireball", "space 7", "space 6")
    assert (table.damage(griffins), table.damage(zombies)) == (0, 1)
    another_time(table.hand(1, "chain_lightning"), zombies).pick("cast chain_lightning")
    assert targets(table) == ["crusaders", "zombies"], "the Griffins are no target"
    table.pick("unit zombies", "end")
    assert [table.damage(uid) for uid in (griffins, crusaders, zombies)] == [0, 1, 2]
    table.rests()


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_stone_skin_gives_defence_to_the_defender(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "stone_skin", power).hand(0, "stone_skin").dice(1).attacks(champions, dragons)
    table.asks(1, "answer", ["cast stone_skin", "pass"]).pick("cast stone_skin")
    empower(table, power)
    assert table.damage(dragons) == 3 - bonus
    assert spent(table, 1, "stone_skin", power)
    assert table.in_hand(0) == ["stone_skin"]
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_anti_magic_keeps_spells_off_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    holding(table, 0, "anti_magic", power).acts(units[0]).pick("cast anti_magic")
    empower(table, power)
    if power == 0:
        assert table.asked().kind == "act", "the Griffins are the only bronze unit"
    else:
        assert targets(table) == [*TIERS[:tiers], *(["diamond_golems"] if power == 2 else [])]
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.c.is_target_of_spells(uid) for uid in units] == [i != tiers - 1 for i in range(3)]
    table.pick("end").rests()
    end_of_combat(table)
    assert sorted(table.in_discard(0)) == ["anti_magic", *["power"] * power]


@rule("heroes.combat_card.120", "heroes.combat_card.030", "heroes.combat_card.100")
@pytest.mark.parametrize(
    ("power", "victim"), [(0, "castle.halberdiers"), (2, "castle.crusaders"), (4, "castle.champions")]
)
def test_resurrection_calls_off_an_attack_that_would_defeat_an_own_unit(power: int, victim: str) -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    saved = table.unit(1, victim, THERE, damage=1)
    holding(table, 1, "resurrection", power).hand(0, "resurrection").dice(1).attacks(dragons, saved)
    table.asks(1, "fatal", ["cast resurrection", "pass"]).pick("cast resurrection")
    empower(table, power)
    assert table.stands(saved)
    assert table.damage(saved) == 1, "as it was"
    assert table.damage(dragons) == 0, "it does not strike back"
    assert not table.marked(saved, RETALIATED)
    assert spent(table, 1, "resurrection", power)
    table.rests()


@pytest.mark.parametrize(("power", "victim"), [(1, "castle.crusaders"), (3, "castle.champions")])
def test_resurrection_needs_the_power_for_the_tier(power: int, victim: str) -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    lost = table.unit(1, victim, THERE, damage=1)
    holding(table, 1, "resurrection", power).dice(1).attacks(dragons, lost)
    assert not table.stands(lost)
    assert len(table.in_hand(1)) == 1 + power
    table.rests()


def test_resurrection_may_not_be_cast_with_less_power_than_its_unit_needs() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    crusaders = table.unit(1, "castle.crusaders", THERE)
    holding(table, 1, "resurrection", 3).dice(1).attacks(dragons, crusaders).pick("cast resurrection")
    table.asks(1, "power", ["empower power", "pass"])
    assert table.g.the_play().power == 2
    table.pick("pass")
    assert table.stands(crusaders)
    assert table.in_hand(1) == ["power"]
    table.rests()


@rule("heroes.combat_card.120")
def test_resurrection_is_not_for_a_pack_that_is_only_turned_to_few() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    griffins = table.unit(1, "castle.griffins:pack", THERE, marks=RETALIATED)
    table.hand(1, "resurrection").dice(0, 0).attacks(dragons, griffins)
    assert not table.is_pack(griffins)
    assert (table.damage(griffins), table.in_hand(1)) == (2, ["resurrection"])
    table.rests()


def test_resurrection_calls_off_attacks_and_not_spells() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE, damage=1)
    table.unit(1, "castle.griffins", 0)
    table.hand(1, "resurrection").hand(0, "magic_arrow").acts(dragons)
    table.pick("cast magic_arrow", "unit halberdiers")
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.pick("end").rests()


def test_resurrection_cannot_reach_who_is_under_anti_magic() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    griffins = table.unit(1, "castle.griffins", 0)
    table.hand(1, "anti_magic", "resurrection").acts(griffins)
    table.pick("cast anti_magic", "pass", "unit halberdiers")
    another_time(table, griffins).pick("end")
    table.dice(0).attacks(dragons, halberdiers)
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.rests()


def test_resurrection_is_not_for_the_arrow_tower() -> None:
    table = HeroesTable("catherine", "tamika")
    tower = table.siege(gate=9)
    zealots = table.unit(0, "castle.zealots:pack", 0)
    table.unit(1, "necropolis.zombies", 16)
    holding(table, 1, "resurrection", 4).dice(1).attacks(zealots, tower).rests()
    assert not table.stands(tower)
    assert len(table.in_hand(1)) == 5


def test_resurrection_is_not_for_azure_units() -> None:
    table = HeroesTable("tamika", "catherine")
    ghosts = table.unit(0, "necropolis.ghost_dragons", HERE)
    crystal = table.unit(1, "neutral.crystal_dragons", THERE, damage=8)
    holding(table, 1, "resurrection", 4).dice(0).attacks(ghosts, crystal)
    assert not table.stands(crystal)
    assert len(table.in_hand(1)) == 5
    table.rests()


def test_resurrection_counts_as_the_spell_of_the_round() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    table.hand(1, "resurrection", "resurrection").dice(0, 0).attacks(dragons, halberdiers)
    table.pick("cast resurrection", "pass").rests()
    table.attacks(dragons, halberdiers)
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.rests()


@rule("heroes.card_timing.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_town_portal_cannot_be_cast_in_combat(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    holding(table, 0, "town_portal", 4).acts(champions)
    assert uses_of(table, "town_portal") == []
    table.dice(0).pick("attack ghost_dragons")
    assert table.damage(dragons) == 2
    assert len(table.in_hand(0)) == 5
    table.rests()
