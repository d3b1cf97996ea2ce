"""The thirteen neutral bronze units. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import (
    BEHIND,
    BESIDE,
    FAR,
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
    silence,
    worked,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import DEFENDING, PARALYSED
from fabletop.games.heroes.testing import HeroesTable, printed_unit, troop
from fabletop.testing import rule


@pytest.mark.parametrize("name", ["neutral.boars", "neutral.peasants", "neutral.rogues", "neutral.skeletons"])
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


def test_peasants_and_rogues_are_of_use_on_the_map() -> None:
    assert printed_unit("neutral.peasants").faces[0].powers.income_gold == 3
    assert printed_unit("neutral.rogues").faces[0].powers.peeks == 1


@rule("heroes.unit.270", "heroes.unit_type.090")
def test_neutral_evil_eyes_have_no_penalty_against_neighbours() -> None:
    table, eyes, dragons = clash("neutral.evil_eyes", MIGHTY)
    table.dice(1, -1).attacks(eyes, dragons).rests()
    assert rolled(table)[0] == (1,)
    table, eyes, rogues = clash("neutral.evil_eyes", WEAK)
    table.dice(-1, 1).attacks(rogues, eyes).rests()
    assert rolled(table) == [(-1,), (1,)]
    table, eyes, dragons = clash("neutral.evil_eyes", MIGHTY, (1, 17))
    table.attacks(eyes, dragons).rests()
    assert len(rolled(table)[0]) == 2  # but from back row to back row


@rule("heroes.unit.280")
def test_neutral_griffins_strike_back_as_often_as_they_are_attacked() -> None:
    table, griffins, first = clash("neutral.griffins", WEAK)
    second = table.unit(1, WEAK, HERE - 1)
    table.dice(-1, -1, -1, -1).attacks(first, griffins).attacks(second, griffins).rests()
    assert declared(table) == [(first, griffins), (griffins, first), (second, griffins), (griffins, second)]


# -- Halberdiers ------------------------------------------------------------------------------------------


@rule("heroes.unit.270", "heroes.defend.020")
@pytest.mark.parametrize(("guard", "defence"), [(-1, 1), (0, 1), (1, 2)])
def test_friends_beside_neutral_halberdiers_count_as_defending(guard: int, defence: int) -> None:
    table, champions, nomads = clash("castle.champions", STURDY)
    table.unit(1, "neutral.halberdiers", BESIDE)
    table.dice(-1, guard).attacks(champions, nomads)
    assert [(event.uid, event.n) for event in table.happened(ev.GuardRolled)] == [(nomads, guard)]
    assert worked(table)[0] == (5, -1, defence, 4 - defence)
    assert not table.marked(nomads, DEFENDING)


def test_the_shelter_of_halberdiers_holds_against_blows_struck_back() -> None:
    table, nomads, rogues = clash(STURDY, WEAK)
    table.unit(0, "neutral.halberdiers", HERE - 1)
    table.dice(-1, 0, 1).attacks(nomads, rogues).rests()
    assert worked(table)[1] == (2, 0, 2, 0)


def test_halberdiers_shelter_neither_themselves_nor_enemies_nor_who_stands_apart() -> None:
    table, nomads, halberdiers = clash(STURDY, "neutral.halberdiers")
    table.dice(-1, -1).attacks(nomads, halberdiers).rests()  # they themselves, and the enemy beside them
    apart = table.unit(1, STURDY, 7)
    beside = table.unit(0, STURDY, 6)
    table.dice(-1, -1).attacks(beside, apart).rests()
    assert table.happened(ev.GuardRolled) == []


def test_silenced_halberdiers_shelter_nobody() -> None:
    table, nomads, rogues = clash(STURDY, WEAK)
    silence(table, table.unit(1, "neutral.halberdiers", BESIDE))
    table.dice(-1, -1).attacks(nomads, rogues).rests()
    assert table.happened(ev.GuardRolled) == []


# -- Halflings --------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize("spaces", [(START, FAR), (HERE, THERE), (1, 17)])
def test_halflings_take_the_higher_of_two_dice_and_have_no_penalties(spaces: tuple[int, int]) -> None:
    table, halflings, nomads = clash("neutral.halflings", STURDY, spaces)
    table.dice(-1, 1, -1).attacks(halflings, nomads).rests()
    assert rolled(table)[0] == (-1, 1)
    assert worked(table)[0] == (2, 1, 1, 2)


@rule("heroes.unit.250")
def test_halflings_that_strike_back_have_the_penalty_of_any_ranged_unit() -> None:
    table, rogues, halflings = clash(WEAK, "neutral.halflings")
    table.dice(-1, 1, 0).attacks(rogues, halflings).rests()
    assert rolled(table)[1] == (1, 0)
    assert worked(table)[1] == (2, 0, 1, 1)


# -- Harpies ----------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_neutral_harpies_are_not_answered_and_fly_back() -> None:
    table = HeroesTable("catherine", "guards")
    crusaders = table.unit(0, "castle.crusaders", HERE)
    harpies = table.unit(1, "neutral.harpies", BEHIND)
    table.dice(0).acts(harpies).rests()  # nobody steers them: they go home
    assert declared(table) == [(harpies, crusaders)]
    assert [(event.start, event.end) for event in table.happened(ev.Moved)][-1][1] == BEHIND


def test_whoever_steers_harpies_may_let_them_stay() -> None:
    table = HeroesTable("catherine", "steered")
    table.unit(0, "castle.crusaders", HERE)
    harpies = table.unit(1, "neutral.harpies", BEHIND)
    table.acts(harpies).dice(0).pick(f"move {THERE}")
    table.asks(1, "return", [f"space {BEHIND}", "pass"]).pick("pass").rests()
    assert table.space(harpies) == THERE


# -- Marksmen ---------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_neutral_marksmen_shoot_twice_at_the_same_distant_target() -> None:
    table, marksmen, dragons = clash("neutral.marksmen", MIGHTY, (START, FAR))
    table.dice(1, 1).attacks(marksmen, dragons).rests()
    assert declared(table) == [(marksmen, dragons), (marksmen, dragons)]
    table, marksmen, dragons = clash("neutral.marksmen", MIGHTY)
    table.dice(1, 1, -1).attacks(marksmen, dragons).rests()
    assert declared(table) == [(marksmen, dragons), (dragons, marksmen)]


# -- Skeletons --------------------------------------------------------------------------------------------


def graveyard(hero: str = "sandro") -> tuple[HeroesTable, int, int]:
    """Neutral Skeletons about to fall to Dread Knights."""
    table = HeroesTable(hero, "guards")
    knights = table.unit(0, "necropolis.dread_knights", HERE)
    skeletons = table.unit(1, "neutral.skeletons", THERE)
    table.unit(1, WEAK, 19)
    return table, knights, skeletons


@rule("heroes.unit.270", "heroes.unit.030")
def test_skeletons_that_fall_to_a_necropolis_hero_reinforce_a_bronze_unit() -> None:
    table, knights, skeletons = graveyard()
    zombies = table.unit(0, "necropolis.zombies", 0, damage=2)
    table.unit(0, "necropolis.skeletons:pack", 1)  # already a Pack
    table.unit(0, "necropolis.vampires", 2)  # silver
    table.unit(0, WEAK, 3)  # a neutral unit has no Pack
    table.army(0, "necropolis.wraiths", "necropolis.wraiths:pack", "necropolis.liches")
    table.dice(0).attacks(knights, skeletons)
    table.asks(0, "grave_gift", [f"unit zombies#{zombies}", "recruit necropolis.wraiths"])
    table.pick("unit zombies").rests()
    assert table.is_pack(zombies)
    assert table.damage(zombies) == 2  # damage carries over
    assert [event.uid for event in table.happened(ev.Reinforced)] == [zombies]


def test_the_gift_of_skeletons_may_go_to_the_deck_of_recruited_units() -> None:
    table, knights, skeletons = graveyard()
    table.unit(0, "necropolis.zombies", 0)
    table.army(0, "necropolis.wraiths", "necropolis.liches")
    table.dice(0).attacks(knights, skeletons).pick("recruit necropolis.wraiths").rests()
    assert table.g.players[0].army == (troop("necropolis.wraiths:pack"), troop("necropolis.liches"))


def test_skeletons_give_nothing_to_others_or_when_nobody_can_use_it() -> None:
    table, knights, skeletons = graveyard("catherine")
    zombies = table.unit(0, "necropolis.zombies", 0)
    table.dice(0).attacks(knights, skeletons).rests()
    assert not table.is_pack(zombies)
    table, knights, skeletons = graveyard()
    table.dice(0).attacks(knights, skeletons).rests()
    assert table.happened(ev.Reinforced) == []


def test_skeletons_felled_by_a_spell_give_as_well_and_silenced_ones_do_not() -> None:
    table, knights, _ = graveyard()
    zombies = table.unit(0, "necropolis.zombies", 0)
    table.hand(0, "lightning_bolt", "power").acts(knights)
    table.pick("cast lightning_bolt", "empower power", "unit skeletons")
    assert table.is_pack(zombies)

    table, knights, skeletons = graveyard()
    zombies = table.unit(0, "necropolis.zombies", 0)
    silence(table, skeletons)
    table.dice(0).attacks(knights, skeletons).rests()
    assert not table.stands(skeletons)
    assert not table.is_pack(zombies)


# -- the others -------------------------------------------------------------------------------------------


@rule("heroes.unit.270")
def test_neutral_troglodytes_are_never_paralysed() -> None:
    table, troglodytes, medusas = clash("neutral.troglodytes", "neutral.medusas")
    lend(table, troglodytes, "defence", 2)
    table.dice(-1, 0).attacks(troglodytes, medusas).rests()
    assert declared(table) == [(troglodytes, medusas), (medusas, troglodytes)]
    assert not table.marked(troglodytes, PARALYSED)


@rule("heroes.unit.240")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (3, 1)])
def test_neutral_wraiths_heal_two_damage_as_they_are_activated(damage: int, left: int) -> None:
    table, wraiths, _ = clash("neutral.wraiths", WEAK, (START, 19))
    table.c.units[wraiths] = table.piece(wraiths).hurt(damage)
    table.hand(1, "power").acts(wraiths)
    assert table.damage(wraiths) == left
    assert table.in_hand(1) == ["power"]


@rule("heroes.unit.270")
@pytest.mark.parametrize(("die", "defence"), [(-1, 0), (0, 1), (1, 1)])
def test_neutral_zombies_are_harder_to_hurt_by_good_rolls(die: int, defence: int) -> None:
    table, rogues, zombies = clash(WEAK, "neutral.zombies")
    table.dice(die, -1).attacks(rogues, zombies).rests()
    assert worked(table)[0] == (2, die, defence, 2 + die - defence)
    table, zombies, rogues = clash("neutral.zombies", WEAK)
    table.dice(-1, die).attacks(zombies, rogues).rests()
    assert worked(table)[1] == (2, die, defence, 2 + die - defence)
