"""The nine neutral silver units. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import (
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
    rolled,
    worked,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import PARALYSED
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.testing import rule


@pytest.mark.parametrize("name", ["neutral.nomads"])
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


def test_nomads_are_of_use_on_the_map() -> None:
    assert printed_unit("neutral.nomads").faces[0].powers.steps_on == 1


@rule("heroes.unit.270")
def test_neutral_crusaders_take_the_higher_of_two_dice_striking_back_too() -> None:
    table, crusaders, dragons = clash("neutral.crusaders", MIGHTY)
    table.dice(-1, 1, 0).attacks(crusaders, dragons).rests()
    assert rolled(table) == [(-1, 1), (0,)]
    assert worked(table)[0] == (3, 1, 3, 1)
    table, rogues, crusaders = clash(WEAK, "neutral.crusaders")
    table.dice(-1, 1, 0).attacks(rogues, crusaders).rests()
    assert rolled(table) == [(-1,), (1, 0)]
    assert worked(table)[1] == (3, 1, 1, 3)


# -- Liches -----------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_neutral_liches_also_attack_a_unit_beside_the_target() -> None:
    table = HeroesTable("catherine", "guards")
    archers = table.unit(0, "castle.zealots", 5)
    beside = table.unit(0, "castle.champions", 6)
    liches = table.unit(1, "neutral.liches", 17)
    table.dice(1, 1).acts(liches).rests()
    assert declared(table) == [(liches, archers), (liches, beside)]
    assert worked(table) == [(3, 1, 1, 3), (2, 1, 2, 1)]


def test_liches_that_nobody_steers_spare_their_own_side() -> None:
    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions", HERE)
    friend = table.unit(1, STURDY, 10)
    liches = table.unit(1, "neutral.liches", BESIDE + 4)
    table.dice(0).acts(liches).rests()
    assert declared(table) == [(liches, champions)]
    assert table.damage(friend) == 0


def test_whoever_steers_liches_picks_friend_or_foe() -> None:
    table = HeroesTable("catherine", "steered")
    table.unit(0, "castle.champions", HERE)
    friend = table.unit(1, STURDY, 10)
    foe = table.unit(0, "castle.crusaders", 5)
    liches = table.unit(1, "neutral.liches", BESIDE + 4)
    table.acts(liches).dice(0, 0).pick("attack champions")
    table.asks(1, "splash", [f"unit crusaders#{foe}", f"unit nomads#{friend}"]).pick("unit nomads").rests()
    assert table.damage(friend) == 1


# -- Medusas ----------------------------------------------------------------------------------------------


@rule("heroes.unit.280", "heroes.unit.270")
def test_neutral_medusas_that_strike_back_paralyse_and_have_no_penalty() -> None:
    table, nomads, medusas = clash(STURDY, "neutral.medusas")
    table.dice(0, -1).attacks(nomads, medusas).rests()
    assert rolled(table) == [(0,), (-1,)]
    assert table.marked(nomads, PARALYSED)


def test_neutral_medusas_that_attack_paralyse_nobody() -> None:
    table, medusas, nomads = clash("neutral.medusas", STURDY)
    table.dice(0, -1).attacks(medusas, nomads).rests()
    assert rolled(table) == [(0,), (-1,)]
    assert not table.marked(nomads, PARALYSED)


# -- Minotaurs --------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_neutral_minotaurs_roll_minus_one_again_until_it_is_another() -> None:
    table, minotaurs, dragons = clash("neutral.minotaurs", MIGHTY)
    table.dice(-1, -1, 0, -1).attacks(minotaurs, dragons).rests()
    assert [event.n for event in table.happened(ev.Rerolled)] == [-1, 0]
    assert worked(table)[0] == (3, 0, 3, 0)


@rule("heroes.unit.250")
def test_neutral_minotaurs_that_strike_back_keep_a_minus_one() -> None:
    table, rogues, minotaurs = clash(WEAK, "neutral.minotaurs")
    table.dice(-1, -1).attacks(rogues, minotaurs).rests()
    assert worked(table)[1] == (3, -1, 1, 1)


def test_a_minus_one_that_comes_of_a_reroll_is_rolled_again_too() -> None:
    table, minotaurs, dragons = clash("neutral.minotaurs", MIGHTY)
    table.having(0, morale=1).dice(0, -1, 1, -1).attacks(minotaurs, dragons)
    table.pick("reroll 3").rests()
    assert worked(table)[0] == (3, 1, 3, 1)


# -- Mummies ----------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_mummies_attack_without_a_die_and_strike_back_with_one() -> None:
    table, mummies, dragons = clash("neutral.mummies", MIGHTY)
    table.dice(0).attacks(mummies, dragons).rests()
    assert rolled(table) == [(0,)]  # the dragons', which counts as -1
    assert worked(table) == [(3, 0, 3, 0), (7, -1, 1, 5)]
    table, rogues, mummies = clash(WEAK, "neutral.mummies")
    table.dice(1, 1).attacks(rogues, mummies).rests()
    assert worked(table)[1] == (3, 1, 1, 3)


@rule("heroes.unit.270")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_the_die_of_who_attacks_mummies_is_set_to_minus_one(die: int) -> None:
    table, nomads, mummies = clash(STURDY, "neutral.mummies")
    table.dice(die, -1).attacks(nomads, mummies).rests()
    assert rolled(table)[0] == (die,)  # it is rolled all the same
    assert worked(table)[0] == (3, -1, 1, 1)


@rule("heroes.unit.270")
def test_a_reroll_frees_the_die_from_mummies() -> None:
    table, nomads, mummies = clash(STURDY, "neutral.mummies")
    table.having(0, morale=1).dice(0, 1, -1).attacks(nomads, mummies)
    table.asks(0, "die", ["reroll 3", "pass"]).pick("reroll 3").rests()
    assert worked(table)[0] == (3, 1, 1, 3)


def test_who_rerolls_every_minus_one_shakes_mummies_off() -> None:
    table, minotaurs, mummies = clash("neutral.minotaurs", "neutral.mummies")
    table.dice(1, 0, -1).attacks(minotaurs, mummies).rests()
    assert worked(table)[0] == (3, 0, 1, 2)


def test_what_minus_one_sets_off_works_against_mummies() -> None:
    table, minotaurs, mummies = clash("dungeon.minotaurs", "neutral.mummies")
    table.deck(0, "power").dice(1, -1).attacks(minotaurs, mummies).rests()
    assert table.in_hand(0) == ["power"]


# -- the others -------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize("spaces", [(START, FAR), (HERE, THERE), (1, 17)])
def test_sharpshooters_have_no_penalty_from_anywhere(spaces: tuple[int, int]) -> None:
    table, sharpshooters, nomads = clash("neutral.sharpshooters", STURDY, spaces)
    table.dice(1, -1).attacks(sharpshooters, nomads).rests()
    assert rolled(table)[0] == (1,)


@rule("heroes.unit.250")
def test_sharpshooters_that_strike_back_have_the_penalty() -> None:
    table, rogues, sharpshooters = clash(WEAK, "neutral.sharpshooters")
    table.dice(-1, 0, 1).attacks(rogues, sharpshooters).rests()
    assert rolled(table)[1] == (0, 1)


@rule("heroes.unit.250")
def test_neutral_vampires_are_not_answered_and_heal_afterwards() -> None:
    table, vampires, nomads = clash("neutral.vampires", STURDY)
    table.c.units[vampires] = table.piece(vampires).hurt(3)
    table.dice(-1).attacks(vampires, nomads).rests()
    assert declared(table) == [(vampires, nomads)]
    assert table.damage(vampires) == 1
    table.hush().dice(-1, -1).attacks(nomads, vampires).rests()
    assert declared(table) == [(nomads, vampires), (vampires, nomads)]
    assert table.damage(vampires) == 3  # 2 more, and nothing healed


@rule("heroes.unit.270", "heroes.unit_type.090")
def test_neutral_zealots_have_no_penalty_against_neighbours() -> None:
    table, zealots, dragons = clash("neutral.zealots", MIGHTY)
    table.dice(1, -1).attacks(zealots, dragons).rests()
    assert rolled(table)[0] == (1,)
    table, zealots, rogues = clash("neutral.zealots", WEAK)
    table.dice(-1, 1).attacks(rogues, zealots).rests()
    assert rolled(table) == [(-1,), (1,)]
    table, zealots, dragons = clash("neutral.zealots", MIGHTY, (1, 17))
    table.attacks(zealots, dragons).rests()
    assert len(rolled(table)[0]) == 2
