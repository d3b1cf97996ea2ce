"""Spells of the water: Bless, Cure, Prayer, Teleport, Weakness."""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    another_time,
    clash,
    empower,
    holding,
    spent,
    targets,
    three_tiers,
    uses_of,
)

from fabletop.games.heroes.cards.registry import BETWEEN
from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED, RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule

TIERS = ("griffins", "crusaders", "champions")  # bronze, silver and gold


@pytest.mark.parametrize(("power", "less"), [(0, 1), (1, 2), (2, 3)])
def test_weakness_takes_attack_from_the_enemys_attacker(power: int, less: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "weakness", power).hand(0, "weakness").dice(1).attacks(champions, dragons)
    table.asks(1, "answer", ["cast weakness", "pass"]).pick("cast weakness")
    empower(table, power)
    assert table.damage(dragons) == 3 - less
    assert spent(table, 1, "weakness", power)
    assert table.in_hand(0) == ["weakness"], "nobody weakens an own attack"
    table.rests()


def test_weakness_does_not_take_attack_below_nothing() -> None:
    table, skeletons, wraiths = clash("castle.halberdiers", "necropolis.wraiths")
    holding(table, 1, "weakness", 2).dice(1).attacks(skeletons, wraiths).pick("cast weakness")
    empower(table, 2)
    assert table.damage(wraiths) == 0 + 1, "attack 0, and the die still counts"
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 0), (1, 1), (2, 2)])
def test_bless_spares_a_ground_or_flying_attacker_the_die(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "bless", power).dice(-1).attacks(champions, dragons).pick("cast bless")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert len(table.g.given) == 1, "no die was rolled"
    assert spent(table, 0, "bless", power)
    table.rests()


@pytest.mark.parametrize("die", [-1, 1])
def test_without_a_die_nothing_that_hangs_on_it_happens(die: int) -> None:
    """Minotaurs draw on -1, Zombies stand firm on +1; with Bless neither does."""
    table = HeroesTable("mutare", "sandro")
    minotaurs = table.unit(0, "dungeon.minotaurs", HERE)
    zombies = table.unit(1, "necropolis.zombies:pack", THERE, marks=RETALIATED)
    table.hand(0, "bless").deck(0, "attack").dice(die).attacks(minotaurs, zombies).pick("cast bless")
    assert table.in_hand(0) == []
    assert table.damage(zombies) == 0
    assert not table.is_pack(zombies)  # 4 against 1: just the 3 health of the Pack
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_attack_to_an_attacker(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "prayer", power).dice(0).attacks(champions, dragons).pick("cast prayer")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert spent(table, 0, "prayer", power)
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_defence_to_a_defender(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "prayer", power).dice(1).attacks(champions, dragons).pick("cast prayer")
    empower(table, power)
    assert table.damage(dragons) == 3 - bonus
    assert spent(table, 1, "prayer", power)
    table.rests()


@rule("heroes.combat_card.100")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_initiative_to_a_unit_that_has_still_to_act(power: int, bonus: int) -> None:
    table, (griffins, crusaders, champions) = three_tiers()
    table.g.mark(champions, ACTED)
    holding(table, 0, "prayer", power).start("heroes.window", 0, BETWEEN)
    table.asks(0, "answer", ["cast prayer", "pass"]).pick("cast prayer")
    empower(table, power)
    assert targets(table) == ["griffins", "crusaders", "diamond_golems"]
    table.pick("unit crusaders")
    assert table.c.initiative_of(crusaders) == 5 + bonus
    assert table.c.initiative_of(griffins) == 6
    assert spent(table, 0, "prayer", power)
    table.rests()
    table.acts(crusaders)
    assert table.c.initiative_of(crusaders) == 5, "good for one activation"
    table.pick("end").rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_teleport_moves_an_own_unit_of_its_tier_to_any_empty_space(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "necropolis.skeletons", 18)
    holding(table, 0, "teleport", power).acts(units[0]).pick("cast teleport")
    empower(table, power)
    if power:
        assert targets(table) == list(TIERS[:tiers])
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert table.options() == [f"space {space}" for space in range(3, 18)], "neither 18 nor 19"
    table.pick("space 17")
    mover = units[tiers - 1]
    assert (table.space(mover), table.c.at[17], table.c.at[tiers - 1]) == (17, mover, -1)
    assert spent(table, 0, "teleport", power)
    table.pick("end").rests()


def test_teleport_passes_over_walls_but_does_not_land_on_them() -> None:
    table = HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins", 0)
    table.unit(1, "necropolis.skeletons", 19)
    table.siege(gate=9)
    table.hand(0, "teleport").acts(griffins).pick("cast teleport")
    assert [name for name in table.options() if int(name.split()[1]) in range(8, 12)] == []
    table.pick("space 14", "end")
    assert table.space(griffins) == 14
    table.rests()


@pytest.mark.parametrize(("power", "healed"), [(0, 1), (1, 2), (2, 3)])
def test_cure_heals_and_takes_paralysis_and_enemy_effects_off_an_own_unit(power: int, healed: int) -> None:
    table, champions, dragons = clash()
    whole = table.unit(0, "castle.griffins", 0)
    table.c.units[champions] = table.piece(champions).hurt(5)
    table.c.units[dragons] = table.piece(dragons).hurt(5)
    table.hand(1, "slow").acts(dragons).pick("cast slow", "unit champions", "end").rests()
    table.g.paralyse(champions)
    assert table.c.initiative_of(champions) == 6
    holding(table, 0, "cure", power).acts(whole).pick("cast cure")
    empower(table, power).asks(0, "act")
    assert table.damage(champions) == 5 - healed
    assert not table.marked(champions, PARALYSED)
    assert table.c.initiative_of(champions) == 7
    assert table.in_discard(1) == ["slow"]
    assert table.damage(dragons) == 5, "only an own unit, and Griffins have nothing to cure"
    assert spent(table, 0, "cure", power)
    table.pick("end").rests()


def test_cure_is_for_an_unhurt_unit_too_if_an_enemy_effect_lies_on_it() -> None:
    table, champions, dragons = clash()
    table.hand(1, "cure").hand(0, "slow").acts(dragons)
    assert uses_of(table, "cure") == [], "nobody is ill"
    table.pick("end").acts(champions).pick("cast slow", "unit ghost_dragons", "end")
    table.acts(dragons).pick("cast cure")
    assert (table.c.initiative_of(dragons), table.in_discard(0)) == (9, ["slow"])
    table.pick("end").rests()


def test_cure_heals_no_more_than_there_is_and_leaves_own_effects() -> None:
    table, champions, _ = clash()
    table.hand(0, "haste").acts(champions).pick("cast haste", "unit champions")
    table.c.units[champions] = table.piece(champions).hurt(1)
    another_time(holding(table, 0, "cure", 2), champions).pick("cast cure")
    empower(table, 2)
    assert (table.damage(champions), table.c.initiative_of(champions)) == (0, 8)
    table.pick("end").rests()


@rule("heroes.combat_card.030")
def test_cure_is_an_instant_and_may_answer_an_attack() -> None:
    table, champions, dragons = clash()
    table.c.units[dragons] = table.piece(dragons).hurt(6)
    table.hand(1, "cure").hand(0, "cure").dice(0).attacks(champions, dragons)
    table.asks(1, "answer", ["cast cure", "pass"]).pick("cast cure")
    assert (table.stands(dragons), table.damage(dragons)) == (True, 6 - 1 + 2)
    assert table.in_hand(0) == ["cure"], "nothing to cure"
    table.rests()
