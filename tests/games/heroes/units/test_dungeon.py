"""The seven units of the Dungeon. [heroes.unit]"""

from __future__ import annotations

import pytest
from tests.games.heroes.units.positions import (
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
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule


@pytest.mark.parametrize("name", ["dungeon.troglodytes", "dungeon.evil_eyes", "dungeon.manticores"])
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


# -- Troglodytes ------------------------------------------------------------------------------------------


@rule("heroes.unit.270")
@pytest.mark.parametrize(
    ("name", "paralysed"), [("dungeon.troglodytes", True), ("dungeon.troglodytes:pack", False)]
)
def test_a_pack_of_troglodytes_is_never_paralysed(name: str, paralysed: bool) -> None:
    table, troglodytes, medusas = clash(name, "dungeon.medusas:pack")
    lend(table, troglodytes, "defence", 3)
    table.dice(-1, 0).attacks(troglodytes, medusas).rests()
    assert declared(table) == [(troglodytes, medusas), (medusas, troglodytes)]
    assert table.marked(troglodytes, PARALYSED) == paralysed


def test_blind_passes_a_pack_of_troglodytes_by() -> None:
    table, griffins, _ = clash("castle.griffins", "dungeon.troglodytes:pack")
    table.unit(1, "dungeon.troglodytes", 18)
    table.hand(0, "blind").acts(griffins).pick("cast blind")
    assert table.options() == ["unit griffins#0", "unit troglodytes#2"]


# -- Harpies ----------------------------------------------------------------------------------------------


def harpies_strike(name: str) -> tuple[HeroesTable, int, int]:
    table, harpies, rogues = clash(name, WEAK, (START, THERE))
    table.acts(harpies).pick(f"move {HERE}").dice(-1, -1).pick("attack rogues")
    return table, harpies, rogues


@rule("heroes.unit.250")
def test_few_harpies_may_fly_back_when_they_have_been_answered() -> None:
    table, harpies, rogues = harpies_strike("dungeon.harpies")
    assert declared(table) == [(harpies, rogues), (rogues, harpies)]
    table.asks(0, "return", [f"space {START}", "pass"]).pick(f"space {START}").rests()
    assert table.space(harpies) == START


@rule("heroes.unit.250")
def test_a_pack_of_harpies_is_not_answered_and_may_fly_back() -> None:
    table, harpies, rogues = harpies_strike("dungeon.harpies:pack")
    assert declared(table) == [(harpies, rogues)]
    table.asks(0, "return", [f"space {START}", "pass"]).pick(f"space {START}").rests()
    assert table.space(harpies) == START


@pytest.mark.parametrize("name", ["dungeon.harpies", "dungeon.harpies:pack"])
def test_harpies_may_stay(name: str) -> None:
    table, harpies, _ = harpies_strike(name)
    table.pick("pass").rests()
    assert table.space(harpies) == HERE


def test_harpies_that_did_not_move_or_fell_have_nowhere_to_go() -> None:
    table, harpies, _ = clash("dungeon.harpies", WEAK)
    table.acts(harpies).dice(0, -1).pick("attack rogues").rests()
    assert table.space(harpies) == HERE
    table, harpies, _ = clash("dungeon.harpies", MIGHTY, (START, THERE))
    table.acts(harpies).pick(f"move {HERE}").dice(0, 0).pick("attack crystal_dragons").rests()
    assert not table.stands(harpies)


@rule("heroes.unit.250")
def test_harpies_that_strike_back_stay_where_they_are() -> None:
    table, harpies, rogues = clash("dungeon.harpies:pack", WEAK, (HERE, 17))
    table.acts(rogues).pick(f"move {THERE}").dice(-1, -1).pick("attack harpies").rests()
    assert declared(table) == [(rogues, harpies), (harpies, rogues)]
    assert table.space(harpies) == HERE


# -- Evil Eyes --------------------------------------------------------------------------------------------


@rule("heroes.unit.270", "heroes.unit_type.090")
def test_a_pack_of_evil_eyes_has_no_penalty_against_neighbours() -> None:
    table, eyes, dragons = clash("dungeon.evil_eyes:pack", MIGHTY)
    table.dice(1, -1).attacks(eyes, dragons).rests()
    assert rolled(table)[0] == (1,)
    table, eyes, rogues = clash("dungeon.evil_eyes:pack", WEAK)
    table.dice(-1, 1).attacks(rogues, eyes).rests()
    assert rolled(table) == [(-1,), (1,)]


def test_evil_eyes_have_the_penalty_from_back_row_to_back_row() -> None:
    table, eyes, dragons = clash("dungeon.evil_eyes:pack", MIGHTY, (1, 17))
    table.attacks(eyes, dragons).rests()
    assert len(rolled(table)[0]) == 2


# -- Medusas ----------------------------------------------------------------------------------------------


@rule("heroes.unit.280")
@pytest.mark.parametrize(("die", "paralysed"), [(-1, False), (0, True), (1, False)])
def test_few_medusas_that_strike_back_roll_for_paralysis(die: int, paralysed: bool) -> None:
    table, medusas, nomads = clash("dungeon.medusas", STURDY)
    for _ in range(2):  # every time that they strike back
        table.hush().dice(-1, -1, -1, die).attacks(nomads, medusas).rests()  # two dice against a neighbour
        assert table.marked(nomads, PARALYSED) == paralysed
        assert [event.n for event in table.happened(ev.AbilityRolled)] == [die]
        table.c.units[medusas] = table.piece(medusas).marked(0).hurt(0)
        table.c.units[nomads] = table.piece(nomads).marked(0).hurt(0)


@rule("heroes.unit.280", "heroes.unit.270")
def test_a_pack_of_medusas_that_strikes_back_paralyses_without_a_die_and_without_penalty() -> None:
    table, medusas, nomads = clash("dungeon.medusas:pack", STURDY)
    table.dice(0, -1).attacks(nomads, medusas).rests()
    assert rolled(table) == [(0,), (-1,)]
    assert table.marked(nomads, PARALYSED)
    assert table.happened(ev.AbilityRolled) == []


@pytest.mark.parametrize("name", ["dungeon.medusas", "dungeon.medusas:pack"])
def test_medusas_that_attack_paralyse_nobody(name: str) -> None:
    table, medusas, nomads = clash(name, STURDY)
    table.dice(0, 0, 0).attacks(medusas, nomads).rests()
    assert not table.marked(nomads, PARALYSED)
    assert table.happened(ev.AbilityRolled) == []


def test_a_blow_struck_back_that_was_called_off_paralyses_nobody() -> None:
    table, medusas, griffins = clash("dungeon.medusas:pack", "castle.griffins")
    table.c.units[griffins] = table.piece(griffins).hurt(3)
    table.unit(1, "castle.archangels:pack", 18)
    table.dice(0, 0).attacks(griffins, medusas).pick("guardian archangels").rests()
    assert table.stands(griffins)
    assert not table.marked(griffins, PARALYSED)


# -- Minotaurs --------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
@pytest.mark.parametrize("name", ["dungeon.minotaurs", "dungeon.minotaurs:pack"])
@pytest.mark.parametrize(("die", "drawn"), [(-1, 1), (0, 0), (1, 0)])
def test_minotaurs_draw_a_card_when_their_die_comes_to_minus_one(name: str, die: int, drawn: int) -> None:
    table, minotaurs, dragons = clash(name, MIGHTY)
    table.deck(0, "power", "power").dice(die, -1).attacks(minotaurs, dragons).rests()
    assert len(table.in_hand(0)) == drawn


def test_a_minus_one_rerolled_or_ignored_draws_nothing() -> None:
    table, minotaurs, dragons = clash("dungeon.minotaurs", MIGHTY)
    table.deck(0, "power").having(0, morale=1).dice(-1, 0, -1).attacks(minotaurs, dragons)
    table.pick("reroll 3").rests()
    assert table.in_hand(0) == []
    table, minotaurs, _ = clash("dungeon.minotaurs", "castle.halberdiers:pack")
    table.deck(0, "power").hand(1, "power").dice(-1, -1).attacks(minotaurs, 1).pick("brace power").rests()
    assert table.in_hand(0) == []


@rule("heroes.unit.250")
def test_minotaurs_draw_nothing_when_they_strike_back() -> None:
    table, minotaurs, rogues = clash("dungeon.minotaurs:pack", WEAK)
    table.deck(0, "power").deck(1, "power").dice(-1, -1).attacks(rogues, minotaurs).rests()
    assert (table.in_hand(0), table.in_hand(1)) == ([], [])


# -- Manticores -------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_a_pack_of_manticores_ignores_printed_defence_alone() -> None:
    table, manticores, dragons = clash("dungeon.manticores:pack", MIGHTY)
    lend(table, dragons, "defence", 1)
    table.hand(1, "defence").dice(0, -1).attacks(manticores, dragons).pick("play defence").rests()
    assert worked(table)[0] == (5, 0, 2, 3)  # 0 of 3 printed, 1 lent, 1 played


@rule("heroes.unit.250")
def test_manticores_that_strike_back_ignore_nothing() -> None:
    table, manticores, rogues = clash("dungeon.manticores:pack", WEAK)
    table.dice(-1, -1).attacks(rogues, manticores).rests()
    assert worked(table)[1] == (5, -1, 1, 3)


# -- Black Dragons ----------------------------------------------------------------------------------------


@rule("heroes.unit.270")
@pytest.mark.parametrize(
    ("spell", "power", "damage"),
    [("magic_arrow", 0, 0), ("magic_arrow", 2, 1), ("lightning_bolt", 0, 0), ("lightning_bolt", 2, 2)],
)
def test_few_black_dragons_take_two_less_from_spells(spell: str, power: int, damage: int) -> None:
    table, griffins, dragons = clash("castle.griffins", "dungeon.black_dragons")
    table.hand(0, spell, *["power"] * power).acts(griffins).pick(f"cast {spell}")
    table.pick(*["empower power"] * power, "unit black_dragons")
    assert table.damage(dragons) == damage


def test_the_ward_of_few_black_dragons_is_no_shield_against_attacks() -> None:
    table, champions, dragons = clash("castle.champions", "dungeon.black_dragons")
    table.dice(0, -1).attacks(champions, dragons).rests()
    assert table.damage(dragons) == 2  # 5 against 3


@rule("heroes.unit.270")
@pytest.mark.parametrize("spell", ["magic_arrow", "blind", "slow", "haste", "fire_shield", "anti_magic"])
@pytest.mark.parametrize("side", [0, 1])
def test_no_spell_of_either_side_can_be_aimed_at_a_pack_of_black_dragons(spell: str, side: int) -> None:
    table, dragons, griffins = clash("dungeon.black_dragons:pack", "castle.griffins")
    table.hand(side, spell, "power", "power", "power", "power")
    table.acts(dragons if side == 0 else griffins).pick(f"cast {spell}")
    while table.offers("empower power"):
        table.pick("empower power")
    assert not table.offers("unit black_dragons")
    assert not any(lasting.uid == dragons for lasting in table.c.lasting)
    assert (table.damage(dragons), table.marked(dragons, PARALYSED)) == (0, False)


@pytest.mark.parametrize("spell", ["bless", "bloodlust", "prayer"])
def test_their_owners_own_spells_do_not_reach_a_pack_of_black_dragons_in_an_attack(spell: str) -> None:
    table, dragons, _ = clash("dungeon.black_dragons:pack", MIGHTY)
    table.hand(0, spell).acts(dragons).dice(0, 0).pick("attack crystal_dragons").rests()
    assert table.in_hand(0) == [spell]  # it was never on offer
    assert worked(table)[0] == (8, 0, 3, 5)


def test_spells_that_hit_everybody_do_nothing_to_a_pack_of_black_dragons() -> None:
    table, griffins, dragons = clash("castle.griffins", "dungeon.black_dragons:pack", (START, THERE))
    rogues = table.unit(1, WEAK, 14)
    table.hand(0, "fireball").acts(griffins).pick("cast fireball", "space 14", f"space {THERE}")
    assert (table.damage(rogues), table.damage(dragons)) == (1, 0)
    table.pick("end").hush()
    table.c.camps[0].spells = 0
    table.hand(0, "chain_lightning").acts(griffins).pick("cast chain_lightning", "unit rogues")
    assert (table.damage(rogues), table.damage(dragons), table.damage(griffins)) == (2, 0, 1)
