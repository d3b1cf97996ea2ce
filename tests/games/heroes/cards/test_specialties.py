"""The eighteen specialties of the six heroes. [heroes.hero, combat_card]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    clash,
    combat_goes_on,
    empower,
    end_of_combat,
    uses_of,
)

from fabletop.games.heroes.combat.pieces import COVER, PARALYSED, RETALIATED
from fabletop.games.heroes.defs import PACK
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.testing import rule

# hero, favourite unit, and a plain one
MIGHTY = [
    ("catherine", "castle.crusaders", "castle.champions"),
    ("mutare", "dungeon.black_dragons", "dungeon.manticores"),
    ("mutare", "necropolis.ghost_dragons", "dungeon.minotaurs"),
    ("mutare", "neutral.azure_dragons", "dungeon.harpies"),
    ("tamika", "necropolis.dread_knights", "necropolis.vampires"),
]
ENEMY = {"catherine": "sandro", "mutare": "catherine", "tamika": "catherine"}
FIRST = {"catherine": "catherine_1", "mutare": "mutare_1", "tamika": "tamika_1"}
FOURTH = {"catherine": "catherine_4", "mutare": "mutare_4", "tamika": "tamika_4"}
SIXTH = {"catherine": "catherine_6", "mutare": "mutare_6", "tamika": "tamika_6"}


def cases(cards: dict[str, str]) -> list[tuple[str, str, str, int]]:
    """Hero, card, unit, and how much: twice as much for a favourite."""
    found = []
    for hero, favourite, plain in MIGHTY:
        found += [(hero, cards[hero], favourite, 2), (hero, cards[hero], plain, 1)]
    return found


def bonus_of(table: HeroesTable) -> tuple[int, int]:
    """What was added to the attack and to the defence of the blow that is on its way."""
    blow = table.c.the_blow()
    return blow.attack, blow.defence


# -- Catherine, Mutare and Tamika --------------------------------------------------------------------------


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("hero", "id", "unit", "bonus"), cases(FIRST))
def test_the_first_card_gives_attack_and_twice_as_much_to_the_favourites(
    hero: str, id: str, unit: str, bonus: int
) -> None:
    table = HeroesTable(hero, ENEMY[hero])
    attacker = table.unit(0, unit, HERE)
    target = table.unit(1, "neutral.trolls", THERE, marks=RETALIATED)
    table.hand(0, id, "attack").attacks(attacker, target)
    assert uses_of(table, id) == [f"play {id}"], "its defence is of no use to an attacker"
    table.pick(f"play {id}")
    assert bonus_of(table) == (bonus, 0)
    assert (table.in_hand(0), table.in_discard(0)) == (["attack"], [id])
    table.dice(0).pick("pass").rests()


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("hero", "id", "unit", "bonus"), cases(FIRST))
def test_the_first_card_gives_defence_and_twice_as_much_to_the_favourites(
    hero: str, id: str, unit: str, bonus: int
) -> None:
    table = HeroesTable(hero, ENEMY[hero])
    target = table.unit(0, unit, THERE, marks=RETALIATED)
    attacker = table.unit(1, "neutral.boars", HERE)
    table.hand(0, id, "defence").attacks(attacker, target)
    assert uses_of(table, id) == [f"play {id} 2"]
    table.pick(f"play {id} 2")
    assert bonus_of(table) == (0, bonus)
    assert (table.in_hand(0), table.in_discard(0)) == (["defence"], [id])
    table.dice(0).pick("pass").rests()


@pytest.mark.parametrize(
    ("hero", "id", "attacker", "damage"),
    [
        ("catherine", "catherine_1", "castle.crusaders", 3 + 2 - 2),
        ("catherine", "catherine_1", "castle.champions", 5 + 1 - 2),
        ("mutare", "mutare_1", "dungeon.black_dragons", 6 + 2 - 2),
        ("tamika", "tamika_1", "necropolis.dread_knights", 5 + 2 - 2),
    ],
)
def test_the_damage_that_a_first_card_makes(hero: str, id: str, attacker: str, damage: int) -> None:
    table = HeroesTable(hero, ENEMY[hero])
    unit = table.unit(0, attacker, HERE)
    champions = table.unit(1, "castle.champions", THERE, marks=RETALIATED)
    table.hand(0, id).dice(0).attacks(unit, champions).pick(f"play {id}")
    assert table.damage(champions) == damage
    table.rests()


@rule("heroes.card_timing.060", "heroes.combat_card.050", "heroes.combat_card.060")
@pytest.mark.parametrize(("hero", "id", "unit", "bonus"), cases(FOURTH))
def test_the_second_card_gives_health_for_the_combat_and_twice_as_much_to_the_favourites(
    hero: str, id: str, unit: str, bonus: int
) -> None:
    table = HeroesTable(hero, ENEMY[hero])
    mine = table.unit(0, unit, 0)
    table.unit(0, "neutral.boars", 1)
    enemy = table.unit(1, "neutral.trolls", 19)
    before = table.c.health_of(mine)
    table.hand(0, id).acts(mine).pick(f"play {id}")
    assert len(table.options()) == 2, "own units only"
    table.pick(f"unit {unit.split('.')[1]}", "end")
    assert (table.c.health_of(mine), table.c.health_of(enemy)) == (before + bonus, 7)
    assert (table.in_hand(0), table.in_discard(0)) == ([], [])
    table.g.wound(mine, before)
    assert (table.stands(mine), table.damage(mine)) == (True, before)
    table.rests()
    end_of_combat(table)
    assert table.in_discard(0) == [id]


@rule("heroes.card_timing.060", "heroes.combat_card.050", "heroes.combat_card.060")
@pytest.mark.parametrize(("hero", "id", "unit", "bonus"), cases(SIXTH))
def test_the_third_card_gives_initiative_for_the_combat_and_twice_as_much_to_the_favourites(
    hero: str, id: str, unit: str, bonus: int
) -> None:
    table = HeroesTable(hero, ENEMY[hero])
    mine = table.unit(0, unit, 0)
    table.unit(0, "neutral.boars", 1)
    table.unit(1, "neutral.trolls", 19)
    before = table.c.initiative_of(mine)
    table.hand(0, id).acts(mine).pick(f"play {id}")
    assert len(table.options()) == 2, "own units only"
    table.pick(f"unit {unit.split('.')[1]}", "end")
    assert table.c.initiative_of(mine) == before + bonus
    combat_goes_on(table)
    assert table.c.initiative_of(mine) == before + bonus, "in the next round too"
    end_of_combat(table)
    assert table.in_discard(0) == [id]


@rule("heroes.combat_card.020")
@pytest.mark.parametrize("id", ["catherine_4", "catherine_6"])
def test_ongoing_specialties_are_played_in_an_own_activation(id: str) -> None:
    table, champions, dragons = clash()
    table.hand(0, id).dice(0, 0).attacks(dragons, champions)
    assert table.in_hand(0) == [id]
    table.rests()


# -- Rion --------------------------------------------------------------------------------------------------


def hospital(*cards: str) -> tuple[HeroesTable, int, int]:
    """Zealots that are hurt and Griffins that are paralysed, and an enemy that is both."""
    table = HeroesTable("rion", "sandro")
    zealots = table.unit(0, "castle.zealots", 0, damage=3)
    griffins = table.unit(0, "castle.griffins", 1, marks=PARALYSED)
    table.unit(0, "castle.halberdiers", 2)
    table.unit(1, "necropolis.zombies", 19, damage=1, marks=PARALYSED)
    table.hand(0, *cards).deck(0, "attack", "defence", "power")
    return table, zealots, griffins


def test_rion_1_takes_one_damage_off_an_own_unit_and_draws_a_card() -> None:
    table, zealots, griffins = hospital("rion_1")
    table.acts(zealots).pick("play rion_1").asks(0, "act")
    assert (table.damage(zealots), table.marked(griffins, PARALYSED)) == (2, True)
    assert (table.in_hand(0), table.in_discard(0)) == (["attack"], ["rion_1"])
    table.pick("end").rests()


def test_rion_1_without_anybody_hurt_draws_a_card() -> None:
    table, champions, _ = clash(attacker="castle.champions")
    table.hand(0, "rion_1").deck(0, "attack").acts(champions).pick("play rion_1", "end")
    assert (table.in_hand(0), table.in_discard(0)) == (["attack"], ["rion_1"])
    table.rests()


def test_rion_4_takes_one_damage_or_the_paralysis_off_an_own_unit_and_draws_a_card() -> None:
    table, zealots, griffins = hospital("rion_4", "rion_4")
    table.acts(zealots).pick("play rion_4")
    table.asks(0, "aim", [f"unit zealots#{zealots}", f"unit griffins#{griffins}"]).pick("unit griffins")
    assert (table.damage(zealots), table.marked(griffins, PARALYSED)) == (3, False)
    table.pick("play rion_4", "end")
    assert table.damage(zealots) == 2
    assert table.in_hand(0) == ["attack", "defence"]
    table.rests()


def test_rion_4_leaves_the_choice_where_a_unit_has_both() -> None:
    for boon, damage, paralysed in (("boon 0", 2, True), ("boon 1", 3, False)):
        table, zealots, griffins = hospital("rion_4")
        table.g.mark(zealots, PARALYSED)
        table.acts(table.unit(0, "castle.champions", 3))
        table.pick("play rion_4", "unit zealots").asks(0, "aim", ["boon 0", "boon 1"]).pick(boon, "end")
        assert (table.damage(zealots), table.marked(zealots, PARALYSED)) == (damage, paralysed)
        assert table.marked(griffins, PARALYSED)
        table.rests()


def test_rion_6_takes_two_damage_or_the_paralysis_off_draws_two_cards_and_discards_one() -> None:
    table, zealots, griffins = hospital("rion_6", "estates")
    table.acts(zealots).pick("play rion_6", "unit zealots")
    table.asks(0, "discard", ["card estates", "card attack", "card defence"]).pick("card estates")
    assert (table.damage(zealots), table.marked(griffins, PARALYSED)) == (1, True)
    assert table.in_hand(0) == ["attack", "defence"]
    assert table.in_discard(0) == ["estates", "rion_6"]
    table.pick("end").rests()


@rule("heroes.combat_card.030")
@pytest.mark.parametrize("id", ["rion_1", "rion_4", "rion_6"])
def test_a_medic_may_come_before_the_blow_lands(id: str) -> None:
    table, champions, dragons = clash("necropolis.ghost_dragons", "castle.champions")
    table.c.units[dragons] = table.piece(dragons).hurt(3)
    table.hand(1, id).dice(-1).attacks(champions, dragons).pick(f"play {id}")
    assert table.damage(dragons) == 3 - (2 if id == "rion_6" else 1) + 3
    table.rests()


# -- Alamar ------------------------------------------------------------------------------------------------


VICTIMS = {"bronze": "dungeon.troglodytes", "silver": "dungeon.minotaurs", "gold": "dungeon.manticores"}


def last_stand(id: str, power: int, tier: str) -> tuple[HeroesTable, int, int]:
    """A unit of a tier about to fall, a card of Alamar's in hand and so many cards of 1 power."""
    table = HeroesTable("catherine", "alamar")
    archangels = table.unit(0, "castle.archangels", HERE)
    victim = table.unit(1, VICTIMS[tier], THERE)
    table.c.units[victim] = table.piece(victim).hurt(table.c.health_of(victim) - 1)
    table.hand(1, id, *["power"] * power).dice(0).attacks(archangels, victim)
    return table, archangels, victim


SAVES = [
    ("alamar_1", 1, "bronze"),
    ("alamar_1", 2, "silver"),
    ("alamar_1", 4, "gold"),
    ("alamar_4", 0, "bronze"),
    ("alamar_4", 1, "silver"),
    ("alamar_4", 3, "gold"),
    ("alamar_6", 0, "bronze"),
    ("alamar_6", 0, "silver"),
    ("alamar_6", 2, "gold"),
]


@rule("heroes.combat_card.120", "heroes.hero.150")
@pytest.mark.parametrize(("id", "power", "tier"), SAVES)
def test_alamar_saves_a_unit_of_a_tier_for_so_much_power(id: str, power: int, tier: str) -> None:
    table, archangels, victim = last_stand(id, power, tier)
    table.asks(1, "fatal", [f"play {id}", "pass"]).pick(f"play {id}")
    empower(table, power)
    before = table.c.health_of(victim) - 1
    assert (table.stands(victim), table.damage(victim), table.damage(archangels)) == (True, before, 0)
    assert (table.in_hand(1), table.in_discard(1)) == ([], [id, *["power"] * power])
    assert table.c.camps[1].spells == 0, "it is not a spell"
    table.rests()


@pytest.mark.parametrize(("id", "power", "tier"), [case for case in SAVES if case[1]])
def test_alamar_cannot_save_it_for_less(id: str, power: int, tier: str) -> None:
    table, _, victim = last_stand(id, power - 1, tier)
    assert not table.stands(victim)
    assert len(table.in_hand(1)) == power
    table.rests()


@rule("heroes.hero.150")
def test_alamars_specialties_do_not_count_against_the_spell_limit() -> None:
    table = HeroesTable("catherine", "alamar")
    archangels = table.unit(0, "castle.archangels", HERE)
    troglodytes = table.unit(1, "dungeon.troglodytes", THERE)
    table.hand(1, "alamar_4", "alamar_6", "magic_arrow").acts(troglodytes)
    table.pick("cast magic_arrow", "unit archangels", "end").rests()
    for id in ("alamar_4", "alamar_6"):
        table.dice(0).attacks(archangels, troglodytes).pick(f"play {id}").rests()
    assert table.stands(troglodytes)
    assert table.c.camps[1].spells == 1


def test_alamar_saves_even_who_is_proof_against_spells_and_cannot_be_resisted() -> None:
    """A specialty is not a spell."""
    table = HeroesTable("catherine", "alamar")
    archangels = table.unit(0, "castle.archangels", HERE)
    troglodytes = table.unit(1, "dungeon.troglodytes", THERE)
    table.hand(1, "anti_magic").acts(troglodytes).pick("cast anti_magic", "end")
    table.hand(0, "resistance").hand(1, "alamar_6").dice(0).attacks(archangels, troglodytes)
    table.pick("play alamar_6")
    assert table.stands(troglodytes)
    assert table.in_hand(0) == ["resistance"]
    table.rests()


@rule("heroes.combat_card.100")
def test_who_could_not_save_a_unit_in_one_way_is_asked_for_another() -> None:
    table = HeroesTable("catherine", "alamar")
    archangels = table.unit(0, "castle.archangels", HERE)
    troglodytes = table.unit(1, "dungeon.troglodytes", THERE)
    table.hand(0, "resistance").hand(1, "resurrection", "alamar_6").dice(0).attacks(archangels, troglodytes)
    table.asks(1, "fatal", ["cast resurrection", "play alamar_6", "pass"]).pick("cast resurrection")
    table.asks(0, "resist").pick("play resistance")
    table.asks(1, "fatal", ["play alamar_6", "pass"]).pick("play alamar_6").rests()
    assert table.stands(troglodytes)


def test_alamar_saves_from_attacks_and_not_from_spells() -> None:
    table = HeroesTable("catherine", "alamar")
    archangels = table.unit(0, "castle.archangels", HERE)
    troglodytes = table.unit(1, "dungeon.troglodytes", THERE, damage=1)
    table.unit(1, "dungeon.harpies", 0)
    table.hand(1, "alamar_6").hand(0, "magic_arrow").acts(archangels)
    table.pick("cast magic_arrow", "unit troglodytes", "end")
    assert not table.stands(troglodytes)
    assert table.in_hand(1) == ["alamar_6"]
    table.rests()


# -- Sandro ------------------------------------------------------------------------------------------------


def crypt(unit: str, *cards: str, damage: int = 0) -> tuple[HeroesTable, int, int]:
    table = HeroesTable("catherine", "sandro")
    champions = table.unit(0, "castle.champions", HERE)
    undead = table.unit(1, unit, THERE, damage=damage)
    table.hand(1, *cards)
    return table, champions, undead


def figures(table: HeroesTable, uid: int) -> tuple[int, int, int, int]:
    face = table.c.face_of(table.piece(uid))
    return face.attack, face.defence, table.c.health_of(uid), table.c.initiative_of(uid)


@pytest.mark.parametrize(
    ("id", "unit", "numbers"),
    [
        ("sandro_1", "necropolis.skeletons:pack", (3, 1, 2, 6)),
        ("sandro_4", "necropolis.zombies:pack", (4, 1, 3, 5)),
        ("sandro_6", "necropolis.skeletons:pack", (4, 1, 2, 6)),
        ("sandro_6", "necropolis.skeletons", (4, 1, 2, 6)),
    ],
)
def test_a_card_of_sandros_replaces_the_numbers_of_the_unit_beneath(
    id: str, unit: str, numbers: tuple[int, int, int, int]
) -> None:
    table, _, undead = crypt(unit, id, damage=1)
    table.acts(undead).pick(f"play {id}", "end")
    assert figures(table, undead) == numbers
    assert table.damage(undead) == 0
    assert (table.in_hand(1), table.in_discard(1)) == ([], []), "it lies on the unit"
    table.rests()


@pytest.mark.parametrize(
    ("id", "unit", "offered"),
    [
        ("sandro_1", "necropolis.skeletons", False),
        ("sandro_1", "necropolis.skeletons:pack", True),
        ("sandro_1", "necropolis.zombies:pack", False),
        ("sandro_4", "necropolis.zombies", False),
        ("sandro_4", "necropolis.zombies:pack", True),
        ("sandro_4", "necropolis.skeletons:pack", False),
        ("sandro_6", "necropolis.skeletons", True),
        ("sandro_6", "necropolis.skeletons:pack", True),
        ("sandro_6", "necropolis.zombies:pack", False),
    ],
)
def test_on_which_units_a_card_of_sandros_may_lie(id: str, unit: str, offered: bool) -> None:
    table, champions, undead = crypt(unit, id)
    table.unit(0, "necropolis.skeletons:pack", 0)  # the enemy's
    table.unit(0, "necropolis.zombies:pack", 1)
    table.acts(undead)
    assert (uses_of(table, id) == [f"play {id}"]) == offered
    table.pick("end").dice(0, 0).attacks(champions, undead)
    assert table.in_hand(1) == [id], "not as an answer to an attack"
    table.rests()


def test_when_the_horde_falls_the_rest_of_the_damage_goes_on_beneath() -> None:
    """Damage that lay on the Pack is still there."""
    table, _, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", damage=1)
    table.acts(skeletons).pick("play sandro_1", "end")
    table.g.wound(skeletons, 1)
    assert (table.damage(skeletons), table.piece(skeletons).face) == (1, COVER + card("sandro_1"))
    table.g.wound(skeletons, 1)
    assert (table.damage(skeletons), table.piece(skeletons).face) == (1, PACK)
    assert table.in_discard(1) == ["sandro_1"]
    table.g.wound(skeletons, 2)
    assert (table.damage(skeletons), table.is_pack(skeletons), table.stands(skeletons)) == (1, False, True)
    table.rests()


def test_one_great_blow_goes_through_the_horde_to_what_lies_beneath() -> None:
    table, champions, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", damage=1)
    table.acts(skeletons).pick("play sandro_1", "end")
    table.dice(0, 0).attacks(champions, skeletons)  # 5 against 1: 2 of the horde, 1 of the Pack, 1 of the Few
    assert (table.damage(skeletons), table.is_pack(skeletons), table.stands(skeletons)) == (1, False, True)
    assert table.in_discard(1) == ["sandro_1"]
    table.rests()


def test_the_legion_lies_on_the_horde_and_the_horde_on_the_pack() -> None:
    table, _, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", "sandro_6", damage=1)
    table.acts(skeletons).pick("play sandro_1")
    table.g.wound(skeletons, 1)
    table.pick("play sandro_6", "end")
    assert figures(table, skeletons) == (4, 1, 2, 6)
    legion, horde = COVER + card("sandro_6"), COVER + card("sandro_1")
    assert table.piece(skeletons).face == legion
    assert table.piece(skeletons).beneath == ((PACK, 1), (horde, 1))
    table.g.wound(skeletons, 2)
    assert (table.piece(skeletons).face, table.damage(skeletons)) == (horde, 1)
    assert table.in_discard(1) == ["sandro_6"]
    table.g.wound(skeletons, 1)
    assert (table.piece(skeletons).face, table.damage(skeletons)) == (PACK, 1)
    assert table.in_discard(1) == ["sandro_6", "sandro_1"]
    table.rests()


def test_the_horde_does_not_lie_on_the_legion() -> None:
    table, _, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", "sandro_6")
    table.acts(skeletons).pick("play sandro_6")
    assert uses_of(table, "sandro_1") == []
    table.pick("end").rests()


def test_the_ability_of_zombies_is_off_beneath_the_horde() -> None:
    """A Pack of Zombies has more defence against a 0 and a +1 on the die."""
    for cards, damage in (((), 5 - 1 - 1), (("sandro_4",), 5 - 1)):
        table, champions, zombies = crypt("necropolis.zombies:pack", *cards)
        if cards:
            table.acts(zombies).pick("play sandro_4", "end")
        before = 3 + 3 + 3 * len(cards)
        table.dice(0, 0).attacks(champions, zombies)
        left = 3 - table.damage(zombies) + 3 * table.is_pack(zombies)
        assert before - left == damage
        assert table.in_discard(1) == list(cards)
        table.rests()


def test_cards_on_a_unit_are_discarded_when_it_falls_and_when_the_combat_ends() -> None:
    table, _, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", "sandro_6")
    table.acts(skeletons).pick("play sandro_1", "play sandro_6", "end").rests()
    table.g.wound(skeletons, 8)
    assert not table.stands(skeletons)
    assert table.in_discard(1) == ["sandro_6", "sandro_1"]
    table, _, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", "sandro_6")
    table.acts(skeletons).pick("play sandro_1", "play sandro_6", "end").rests()
    end_of_combat(table)
    assert sorted(table.in_discard(1)) == ["sandro_1", "sandro_6"]
    assert table.g.players[1].army == ((table.piece(skeletons).kind, PACK),), "beneath them it is a Pack"


def test_a_horde_is_not_yet_lost_so_nobody_is_asked_to_save_it() -> None:
    table, champions, skeletons = crypt("necropolis.skeletons:pack", "sandro_1", "resurrection")
    table.acts(skeletons).pick("play sandro_1", "end").dice(0, 0).attacks(champions, skeletons)
    assert table.stands(skeletons)
    assert table.in_hand(1) == ["resurrection"]
    table.rests()
