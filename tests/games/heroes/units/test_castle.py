"""The seven units of the Castle. [heroes.unit]"""

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
    lend,
    rolled,
    worked,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import GUARDED, RETALIATED
from fabletop.games.heroes.defs import PACK
from fabletop.games.heroes.testing import HeroesTable, printed_unit
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule


@pytest.mark.parametrize(
    "name",
    ["castle.halberdiers", "castle.marksmen", "castle.crusaders", "castle.zealots", "castle.champions"],
)
def test_units_without_an_ability_in_combat_fight_plainly(name: str) -> None:
    fights_plainly(name)


# -- Halberdiers ------------------------------------------------------------------------------------------


@rule("heroes.unit.270")
def test_a_pack_of_halberdiers_may_discard_a_card_to_ignore_the_die_of_an_attack() -> None:
    table, halberdiers, nomads = clash("castle.halberdiers:pack", STURDY)
    table.hand(0, "power", "magic_arrow").dice(1, 0).attacks(nomads, halberdiers)
    table.asks(0, "die", ["brace power", "brace magic_arrow", "pass"]).pick("brace power").rests()
    assert worked(table)[0] == (3, 0, 1, 2)  # 4 without it
    assert table.in_hand(0) == ["magic_arrow"]
    assert table.in_discard(0) == ["power"]


@rule("heroes.unit.270")
def test_halberdiers_ignore_the_die_of_a_blow_struck_back_too() -> None:
    table, halberdiers, nomads = clash("castle.halberdiers:pack", STURDY)
    table.hand(0, "power").dice(-1, 1).attacks(halberdiers, nomads)  # their own die is left alone
    table.asks(0, "die", ["brace power", "pass"]).pick("brace power").rests()
    assert worked(table) == [(3, -1, 1, 1), (3, 0, 1, 2)]


@pytest.mark.parametrize(("name", "cards"), [("castle.halberdiers:pack", 0), ("castle.halberdiers", 1)])
def test_without_a_card_or_as_few_halberdiers_take_the_die(name: str, cards: int) -> None:
    table, halberdiers, rogues = clash(name, WEAK)
    table.hand(0, *["power"] * cards).dice(0, -1).attacks(rogues, halberdiers).rests()
    assert worked(table)[0] == (2, 0, 1, 1)


def test_halberdiers_may_keep_their_cards() -> None:
    table, halberdiers, rogues = clash("castle.halberdiers:pack", WEAK)
    table.hand(0, "power").dice(1, -1).attacks(rogues, halberdiers).pick("pass").rests()
    assert worked(table)[0] == (2, 1, 1, 2)
    assert table.in_hand(0) == ["power"]


# -- Marksmen ---------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_a_pack_of_marksmen_shoots_twice_at_the_same_distant_target() -> None:
    table, marksmen, nomads = clash("castle.marksmen:pack", STURDY, (START, FAR))
    other = table.unit(1, STURDY, 19)
    table.acts(marksmen).dice(1, 0).pick(f"attack nomads#{nomads}")
    assert declared(table) == [(marksmen, nomads), (marksmen, nomads)]  # two, and not three
    assert worked(table) == [(2, 1, 1, 2), (2, 0, 1, 1)]
    assert (table.damage(nomads), table.damage(other)) == (3, 0)
    assert not [name for name in table.options() if name.startswith("attack")]
    table.pick("end").rests()


def test_a_second_shot_needs_somebody_to_shoot_at() -> None:
    table, marksmen, peasants = clash("castle.marksmen:pack", "neutral.peasants", (START, FAR))
    table.unit(1, WEAK, 19)
    table.dice(0).attacks(marksmen, peasants).rests()
    assert not table.stands(peasants)
    assert declared(table) == [(marksmen, peasants)]


def test_marksmen_shoot_a_neighbour_once_and_strike_back_once() -> None:
    table, marksmen, rogues = clash("castle.marksmen:pack", WEAK)
    table.dice(0, 0, -1).attacks(marksmen, rogues).rests()
    assert declared(table) == [(marksmen, rogues), (rogues, marksmen)]
    table.hush().dice(-1, 0, 0).attacks(rogues, marksmen).rests()
    assert declared(table) == [(rogues, marksmen), (marksmen, rogues)]


# -- Griffins ---------------------------------------------------------------------------------------------


@rule("heroes.unit.280", "heroes.retaliation.020")
@pytest.mark.parametrize("name", ["castle.griffins", "castle.griffins:pack"])
def test_griffins_strike_back_as_often_as_they_are_attacked(name: str) -> None:
    table, griffins, first = clash(name, WEAK)
    second = table.unit(1, WEAK, HERE - 1)
    table.dice(-1, -1, -1, -1).attacks(first, griffins).attacks(second, griffins).rests()
    assert declared(table) == [(first, griffins), (griffins, first), (second, griffins), (griffins, second)]
    assert table.marked(griffins, RETALIATED)


# -- Crusaders --------------------------------------------------------------------------------------------


@rule("heroes.unit.250")
def test_a_pack_of_crusaders_may_reroll_every_zero() -> None:
    table, crusaders, dragons = clash("castle.crusaders:pack", MIGHTY)
    table.dice(0, 0, 1, -1).attacks(crusaders, dragons)
    table.asks(0, "die", ["reroll 0", "pass"]).pick("reroll 0")
    table.asks(0, "die", ["reroll 0", "pass"]).pick("reroll 0").rests()
    assert worked(table)[0] == (4, 1, 3, 2)


def test_crusaders_may_leave_a_zero_and_must_leave_anything_else() -> None:
    table, crusaders, dragons = clash("castle.crusaders:pack", MIGHTY)
    table.dice(0, -1).attacks(crusaders, dragons).pick("pass").rests()
    assert worked(table)[0] == (4, 0, 3, 1)
    table, crusaders, dragons = clash("castle.crusaders:pack", MIGHTY)
    table.dice(-1, -1).attacks(crusaders, dragons).rests()
    assert worked(table)[0] == (4, -1, 3, 0)


@rule("heroes.unit.250")
def test_crusaders_do_not_reroll_when_they_strike_back() -> None:
    table, crusaders, rogues = clash("castle.crusaders:pack", WEAK)
    table.dice(-1, 0).attacks(rogues, crusaders).rests()
    assert worked(table)[1] == (4, 0, 1, 3)


# -- Zealots ----------------------------------------------------------------------------------------------


@rule("heroes.unit.270", "heroes.unit_type.090")
def test_a_pack_of_zealots_attacks_and_strikes_back_at_neighbours_without_penalty() -> None:
    table, zealots, dragons = clash("castle.zealots:pack", MIGHTY)
    table.dice(1, -1).attacks(zealots, dragons).rests()
    assert rolled(table) == [(1,), (-1,)]
    table, zealots, rogues = clash("castle.zealots:pack", WEAK)
    table.dice(-1, 1).attacks(rogues, zealots).rests()
    assert rolled(table) == [(-1,), (1,)]


def test_zealots_have_the_penalty_from_back_row_to_back_row() -> None:
    table, zealots, dragons = clash("castle.zealots:pack", MIGHTY, (1, 17))
    table.dice(1, 0).attacks(zealots, dragons).rests()
    assert rolled(table) == [(1, 0)]
    assert worked(table)[0] == (4, 0, 3, 1)


# -- Champions --------------------------------------------------------------------------------------------


def test_few_champions_are_cheaper_to_reinforce_at_the_stables() -> None:
    few, pack = printed_unit("castle.champions").faces
    assert (few.powers.stables_discount, pack.powers.stables_discount) == (6, 0)


@rule("heroes.unit.250")
def test_a_pack_of_champions_may_reroll_once_after_moving() -> None:
    table, champions, dragons = clash("castle.champions:pack", MIGHTY, (START, THERE))
    table.acts(champions).pick(f"move {HERE}").dice(0, -1, 0).pick("attack crystal_dragons")
    table.asks(0, "die", ["reroll 1", "pass"]).pick("reroll 1").rests()
    assert worked(table)[0] == (6, -1, 3, 2)
    assert table.stands(dragons)


def test_champions_that_did_not_move_do_not_reroll() -> None:
    table, champions, _ = clash("castle.champions:pack", MIGHTY)
    table.acts(champions).dice(-1, 0).pick("attack crystal_dragons").rests()
    assert worked(table)[0] == (6, -1, 3, 2)


@rule("heroes.unit.250")
def test_champions_do_not_reroll_when_they_strike_back() -> None:
    table, _, rogues = clash("castle.champions:pack", WEAK, (HERE, FAR))
    table.acts(rogues).pick(f"move {THERE}").dice(-1, -1).pick("attack champions").rests()
    assert worked(table)[1] == (6, -1, 1, 4)
    assert table.happened(ev.Rerolled) == []


@pytest.mark.parametrize(("dice", "again"), [((-1, 0), [0]), ((0, -1), [-1]), ((1,), [])])
def test_champions_that_nobody_steers_reroll_once_what_is_not_plus_one(
    dice: tuple[int, ...], again: list[int]
) -> None:
    table = HeroesTable("mutare", "ai")
    table.unit(0, MIGHTY, HERE, marks=RETALIATED)
    champions = table.unit(1, "castle.champions:pack", FAR)
    table.dice(*dice).acts(champions).rests()
    assert table.space(champions) != FAR
    assert [event.n for event in table.happened(ev.Rerolled)] == again


# -- Archangels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "hand"), [("castle.archangels", ["attack"]), ("castle.archangels:pack", [])]
)
def test_few_archangels_bring_a_card_as_combat_starts(name: str, hand: list[str]) -> None:
    table, _, _ = clash(name, WEAK, (0, 19))
    table.deck(0, "attack", "defence").deck(1, "attack").c.round = 0
    table.start("heroes.open", NOBODY)
    assert table.in_hand(0) == hand
    assert table.in_hand(1) == []


def guarded(victim: str = "castle.griffins", damage: int = 3) -> tuple[HeroesTable, int, int, int]:
    """A unit about to fall to Nomads, and Archangels beside it."""
    table, griffins, nomads = clash(victim, STURDY)
    table.c.units[griffins] = table.piece(griffins).hurt(damage)
    return table, griffins, nomads, table.unit(0, "castle.archangels:pack", 8)


@rule("heroes.unit.270")
def test_a_pack_of_archangels_calls_off_one_attack_that_would_defeat_another_unit() -> None:
    table, griffins, nomads, archangels = guarded()
    table.dice(0).attacks(nomads, griffins)
    table.asks(0, "fatal", [f"guardian archangels#{archangels}", "pass"]).pick("guardian archangels").rests()
    assert table.damage(griffins) == 3
    assert declared(table) == [(nomads, griffins)]  # an attack that was not made is not answered
    assert not table.marked(griffins, RETALIATED)
    assert table.marked(archangels, GUARDED)

    table.start("heroes.combat_round", NOBODY)  # once in a combat, not in a round
    assert table.marked(archangels, GUARDED)
    table.g.stack.clear()
    table.dice(0).attacks(nomads, griffins).rests()
    assert not table.stands(griffins)


@rule("heroes.combat_card.120")
def test_who_was_saved_once_strikes_back_at_the_next_attack() -> None:
    table, griffins, nomads, _ = guarded()
    table.dice(0).attacks(nomads, griffins).pick("guardian archangels").rests()
    table.dice(-1, 0).hush().g.heal(griffins, 3)
    table.attacks(nomads, griffins).rests()
    assert declared(table) == [(nomads, griffins), (griffins, nomads)]


def test_archangels_need_not_interfere() -> None:
    table, griffins, nomads, archangels = guarded()
    table.dice(0).attacks(nomads, griffins).pick("pass").rests()
    assert not table.stands(griffins)
    assert not table.marked(archangels, GUARDED)


def test_archangels_call_off_a_blow_struck_back_too() -> None:
    table, griffins, nomads, _ = guarded()
    table.dice(-1, 0).attacks(griffins, nomads).pick("guardian archangels").rests()
    assert table.damage(griffins) == 3


@pytest.mark.parametrize(("victim", "damage"), [("castle.griffins", 0), ("castle.griffins:pack", 3)])
def test_archangels_have_nothing_to_do_while_nobody_falls(victim: str, damage: int) -> None:
    table, griffins, nomads, _ = guarded(victim, damage)
    table.dice(0, 0).attacks(nomads, griffins).rests()  # 3: a Pack turns over, the Few stand
    assert table.stands(griffins)
    assert table.piece(griffins).face != PACK


def test_archangels_cannot_save_themselves() -> None:
    table, archangels, dragons = clash("castle.archangels:pack", MIGHTY)
    lend(table, dragons, "attack", 20)
    table.unit(0, WEAK, 0)
    table.dice(0).attacks(dragons, archangels).rests()
    assert not table.stands(archangels)


def test_few_archangels_save_nobody() -> None:
    table, griffins, nomads = clash("castle.griffins", STURDY)
    table.unit(0, "castle.archangels", BESIDE)
    table.c.units[griffins] = table.piece(griffins).hurt(3)
    table.dice(0).attacks(nomads, griffins).rests()
    assert not table.stands(griffins)


def test_archangels_that_nobody_steers_save_the_first_they_can() -> None:
    table = HeroesTable("mutare", "ai")
    nomads = table.unit(0, STURDY, HERE)
    griffins = table.unit(1, "castle.griffins", THERE, damage=3)
    angels = [table.unit(1, "castle.archangels:pack", space) for space in (18, 19)]
    table.dice(0).attacks(nomads, griffins).rests()
    assert table.stands(griffins)
    assert [table.marked(uid, GUARDED) for uid in angels] == [True, False]
