"""Spells of the air: Chain Lightning, Counterstrike, Disrupting Ray, Haste with its counterpart Slow,
Lightning Bolt with the Magic Arrow of all schools."""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    another_time,
    clash,
    combat_goes_on,
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


@rule("heroes.unit.210")
@pytest.mark.parametrize(
    ("id", "power", "damage"),
    [
        ("magic_arrow", 0, 1),
        ("magic_arrow", 1, 2),
        ("magic_arrow", 2, 3),
        ("lightning_bolt", 0, 2),
        ("lightning_bolt", 1, 3),
        ("lightning_bolt", 2, 4),
    ],
)
def test_magic_arrow_and_lightning_bolt_hurt_any_unit_whatever_its_defence(
    id: str, power: int, damage: int
) -> None:
    table, champions, dragons = clash()
    holding(table, 0, id, power).acts(champions).pick(f"cast {id}")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit ghost_dragons")
    assert (table.damage(dragons), table.damage(champions)) == (damage, 0)
    assert spent(table, 0, id, power)
    table.pick("end").rests()


def test_lightning_bolt_reaches_the_arrow_tower() -> None:
    table = HeroesTable("catherine", "sandro")
    champions = table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.skeletons", 19)
    tower = table.siege(gate=9)
    table.hand(0, "lightning_bolt").acts(champions).pick("cast lightning_bolt", "unit arrow_tower", "end")
    assert table.damage(tower) == 2
    table.rests()


@pytest.mark.parametrize(("id", "lost"), [("dungeon.black_dragons", 2), ("neutral.diamond_golems", 3)])
def test_spell_damage_is_lessened_by_those_who_shrug_it_off(id: str, lost: int) -> None:
    table, champions, target = clash(defender=id)
    holding(table, 0, "lightning_bolt", 2).acts(champions)
    empower(table.pick("cast lightning_bolt"), 2).pick(f"unit {id.split('.')[1]}", "end")
    assert table.damage(target) == 4 - lost
    table.rests()


@pytest.mark.parametrize(("power", "damage"), [(0, (1, 1, 1)), (2, (2, 1, 1)), (4, (3, 2, 1))])
def test_chain_lightning_runs_on_to_the_two_nearest_units_friend_or_foe(
    power: int, damage: tuple[int, int, int]
) -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", 5)
    far = table.unit(0, "castle.archangels", 0)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    knights = table.unit(1, "necropolis.dread_knights", 14)
    holding(table, 0, "chain_lightning", power).acts(champions).pick("cast chain_lightning")
    empower(table, power).pick("unit ghost_dragons").asks(0, "act")
    assert (table.damage(dragons), table.damage(knights), table.damage(champions)) == damage
    assert table.damage(far) == 0
    assert spent(table, 0, "chain_lightning", power)
    table.pick("end").rests()


def test_the_caster_breaks_the_ties_of_chain_lightning() -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    knights, zombies = table.unit(1, "necropolis.dread_knights", 14), table.unit(1, "necropolis.zombies", 12)
    table.hand(0, "chain_lightning").acts(champions).pick("cast chain_lightning", "unit ghost_dragons")
    table.asks(0, "aim", [f"unit dread_knights#{knights}", f"unit zombies#{zombies}"]).pick("unit zombies")
    assert [table.damage(uid) for uid in (dragons, zombies, knights, champions)] == [1, 1, 1, 0]
    table.pick("end").rests()


def test_chain_lightning_with_fewer_than_three_units_hits_those_there_are() -> None:
    table, champions, dragons = clash()
    table.hand(0, "chain_lightning").acts(champions).pick("cast chain_lightning", "unit ghost_dragons", "end")
    assert (table.damage(champions), table.damage(dragons)) == (1, 1)
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_disrupting_ray_takes_the_special_abilities_of_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "castle.griffins:pack", 18)
    table.unit(1, "neutral.crystal_dragons", 17)
    holding(table, 0, "disrupting_ray", power).acts(units[0]).pick("cast disrupting_ray")
    empower(table, power)
    expected = [*TIERS[:tiers], "griffins"] if tiers < 3 else [*TIERS, "diamond_golems", "griffins"]
    assert targets(table) == expected
    table.pick(f"unit {TIERS[tiers - 1]}", "end")
    assert [table.c.has_lasting(uid, "silence") for uid in units] == [i == tiers - 1 for i in range(3)]
    assert "disrupting_ray" not in table.in_discard(0), "it lies on the unit"
    table.rests()


def test_disrupting_ray_lasts_until_the_combat_ends() -> None:
    """Griffins strike back without limit, but not under the ray."""
    table = HeroesTable("tamika", "catherine")
    skeletons = table.unit(0, "necropolis.skeletons:pack", HERE)
    griffins = table.unit(1, "castle.griffins", THERE, marks=RETALIATED)
    table.hand(0, "disrupting_ray").acts(skeletons).pick("cast disrupting_ray", "unit griffins").dice(-1)
    table.pick("attack griffins")
    assert (table.damage(griffins), table.damage(skeletons)) == (2, 0)
    table.rests()
    combat_goes_on(table)
    assert table.c.has_lasting(griffins, "silence")
    end_of_combat(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), ["disrupting_ray"])


def test_disrupting_ray_lays_a_dragon_bare_to_spells() -> None:
    table, champions, dragons = clash(defender="dungeon.black_dragons")
    holding(table, 0, "disrupting_ray", 2).acts(champions).pick("cast disrupting_ray")
    empower(table, 2).pick("unit black_dragons")
    another_time(table.hand(0, "lightning_bolt"), champions)
    table.pick("cast lightning_bolt", "unit black_dragons", "end")
    assert table.damage(dragons) == 2, "its 2 off spell damage is gone"
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (2, 2), (4, 3)])
def test_counterstrike_lets_an_own_unit_of_its_tier_strike_back_once_more(power: int, tiers: int) -> None:
    table, units = three_tiers()
    for uid in units:
        table.g.mark(uid, RETALIATED)
    table.unit(0, "castle.halberdiers", 3)
    table.unit(1, "necropolis.skeletons", 18, marks=RETALIATED)
    holding(table, 0, "counterstrike", power).acts(units[0]).pick("cast counterstrike")
    empower(table, power)
    if power:
        assert targets(table) == list(TIERS[:tiers]), "own units that have struck back"
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.marked(uid, RETALIATED) for uid in units] == [i != tiers - 1 for i in range(3)]
    assert spent(table, 0, "counterstrike", power)
    table.pick("end").rests()


@rule("heroes.combat_card.030")
def test_counterstrike_answers_the_attack_it_wants_to_strike_back_at() -> None:
    table, skeletons, wraiths = clash("castle.halberdiers:pack", "necropolis.wraiths:pack")
    table.hand(1, "counterstrike").dice(-1, -1).attacks(skeletons, wraiths)
    table.asks(1, "answer", ["cast counterstrike", "pass"]).pick("cast counterstrike")
    assert table.damage(wraiths) == 2
    assert table.damage(skeletons) == 1
    assert table.marked(wraiths, RETALIATED)
    table.rests()


def test_counterstrike_is_not_offered_while_nobody_of_its_tier_has_struck_back() -> None:
    table, units = three_tiers()
    table.g.mark(units[2], RETALIATED)
    holding(table, 0, "counterstrike", 2).acts(units[0])
    assert uses_of(table, "counterstrike") == [], "4 power would be needed"
    holding(table, 0, "counterstrike", 4)
    table.pick("end").acts(units[0])
    assert uses_of(table, "counterstrike") == ["cast counterstrike"]
    table.pick("cast counterstrike").asks(0, "act")
    assert not table.marked(units[2], RETALIATED)
    assert spent(table, 0, "counterstrike", 4), "less would have been for nothing"
    table.pick("end").rests()


def test_a_spell_is_not_offered_for_power_that_no_expert_effect_is_left_for() -> None:
    table, units = three_tiers(level=2)
    table.g.mark(units[1], RETALIATED)
    table.hand(0, "counterstrike", "power").acts(units[0])
    assert uses_of(table, "counterstrike") == ["cast counterstrike"], "2 power: the expert effect"
    table.pick("end").having(0, crowns=1).acts(units[0])
    assert uses_of(table, "counterstrike") == []
    table.pick("end").rests()


@rule("heroes.card_timing.060", "heroes.combat_card.050", "heroes.combat_card.060", "heroes.combat_card.090")
@pytest.mark.parametrize(
    ("id", "power", "change"),
    [("haste", 0, 1), ("haste", 1, 2), ("haste", 2, 3), ("slow", 0, -1), ("slow", 1, -2), ("slow", 2, -3)],
)
def test_haste_and_slow_change_the_initiative_of_any_unit_for_the_combat(
    id: str, power: int, change: int
) -> None:
    table, champions, dragons = clash()
    holding(table, 0, id, power).acts(champions).pick(f"cast {id}")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit ghost_dragons")
    assert [table.c.initiative_of(uid) for uid in (champions, dragons)] == [7, 9 + change]
    assert table.in_discard(0) == ["power"] * power, "the spell lies on the unit"
    assert {f"move {space}" for space in (2, 5, 10)} <= set(table.options()), "movement is not changed"
    table.pick("end").rests()
    combat_goes_on(table)
    assert table.c.initiative_of(dragons) == 9 + change, "in the next round too"
    end_of_combat(table)
    assert table.in_discard(0) == [*["power"] * power, id]


def test_a_spell_on_a_unit_that_falls_goes_to_the_discard_pile() -> None:
    table, champions, dragons = clash()
    table.hand(0, "haste").acts(champions).pick("cast haste", "unit ghost_dragons", "end")
    table.g.remove(dragons)
    assert (table.in_discard(0), table.in_discard(1), table.c.lasting) == (["haste"], [], ())
