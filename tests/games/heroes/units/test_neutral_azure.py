"""The two neutral azure units. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import MIGHTY, WEAK, clash, declared, fights_plainly, lend

from fabletop.games.heroes.combat.pieces import PARALYSED, RETALIATED
from fabletop.games.heroes.testing import printed_unit
from fabletop.testing import rule


@pytest.mark.parametrize("name", ["neutral.crystal_dragons"])
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


def test_crystal_dragons_are_of_use_on_the_map() -> None:
    assert printed_unit("neutral.crystal_dragons").faces[0].powers.income_valuables == 2


@rule("heroes.unit.250")
@pytest.mark.parametrize(("die", "paralysed"), [(-1, True), (0, False), (1, False)])
def test_azure_dragons_paralyse_on_minus_one(die: int, paralysed: bool) -> None:
    table, dragons, foe = clash("neutral.azure_dragons", MIGHTY)
    table.dice(die, -1).attacks(dragons, foe).rests()
    assert table.damage(foe) == 5 + die  # the blow itself does not end what it brings
    assert table.marked(foe, PARALYSED) == paralysed
    assert declared(table) == [(dragons, foe), (foe, dragons)]  # the paralysed strike back all the same


def test_who_cannot_be_paralysed_is_not_by_dragons_either() -> None:
    table, dragons, troglodytes = clash("neutral.azure_dragons", "neutral.troglodytes")
    lend(table, troglodytes, "defence", 5)
    table.dice(-1, -1).attacks(dragons, troglodytes).rests()
    assert table.stands(troglodytes)
    assert not table.marked(troglodytes, PARALYSED)


@rule("heroes.unit.250")
def test_azure_dragons_that_strike_back_paralyse_nobody() -> None:
    table, foe, dragons = clash(MIGHTY, "neutral.azure_dragons")
    table.dice(-1, -1).attacks(foe, dragons).rests()
    assert table.marked(dragons, RETALIATED)
    assert not table.marked(foe, PARALYSED)


@rule("heroes.unit.270")
@pytest.mark.parametrize("spell", ["magic_arrow", "lightning_bolt", "slow", "haste", "fire_shield"])
def test_no_spell_can_be_aimed_at_azure_dragons(spell: str) -> None:
    table, griffins, dragons = clash("castle.griffins", "neutral.azure_dragons")
    table.unit(1, WEAK, 19)
    table.hand(0, spell).acts(griffins).pick(f"cast {spell}")
    assert table.options() == ["unit griffins#0", "unit rogues#2"]
    assert table.damage(dragons) == 0


def test_a_fire_shield_does_not_burn_azure_dragons() -> None:
    table, dragons, foe = clash("neutral.azure_dragons", MIGHTY)
    lend(table, foe, "fire_shield", 2)
    table.dice(0, -1).attacks(dragons, foe).rests()
    assert table.damage(dragons) == 3  # 7 - 1 against 3: the answer alone
