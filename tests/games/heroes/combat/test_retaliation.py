"""Striking back, paralysis and defence tokens. [heroes.retaliation, paralysis, defend]"""

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import DEFENDING, PARALYSED, RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule


@rule("heroes.retaliation.010", "heroes.retaliation.030", "heroes.combat_round.240")
def test_a_survivor_strikes_back_at_an_adjacent_attacker() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 9)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.dice(0, 1).attacks(halberdiers, zombies).rests()
    assert table.damage(zombies) == 1  # 2 against 1
    assert not table.stands(halberdiers)  # 2 + 1 against 1: 2 of 2 health
    assert [(e.uid, e.back) for e in table.happened(ev.AttackDeclared)] == [
        (halberdiers, False),
        (zombies, True),
    ]


@rule("heroes.retaliation.010")
def test_the_fallen_do_not_strike_back() -> None:
    table = HeroesTable()
    champions = table.unit(0, "castle.champions", 9)
    skeletons = table.unit(1, "necropolis.skeletons", 13)
    table.dice(0).attacks(champions, skeletons).rests()
    assert not table.stands(skeletons)
    assert table.damage(champions) == 0


@rule("heroes.retaliation.020", "heroes.retaliation.050")
def test_a_unit_strikes_back_once_in_a_round() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 9)
    crusaders = table.unit(0, "castle.crusaders", 12)
    vampires = table.unit(1, "necropolis.dread_knights", 13)
    table.dice(0, -1).attacks(halberdiers, vampires)
    assert table.marked(vampires, RETALIATED)
    table.dice(0).attacks(crusaders, vampires).rests()
    assert table.damage(crusaders) == 0


@rule("heroes.retaliation.040")
def test_a_blow_struck_back_is_not_answered() -> None:
    table = HeroesTable("catherine", "mutare")
    griffins = table.unit(0, "castle.griffins:pack", 9)  # strikes back as often as it likes
    minotaurs = table.unit(1, "dungeon.minotaurs:pack", 13)
    table.dice(-1, -1).attacks(griffins, minotaurs).rests()
    assert len(table.happened(ev.AttackDeclared)) == 2
    assert not table.marked(griffins, RETALIATED)


@rule("heroes.retaliation.060")
def test_a_shot_is_not_answered() -> None:
    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 1)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.dice(0).attacks(marksmen, zombies).rests()
    assert len(table.happened(ev.AttackDeclared)) == 1
    assert not table.marked(zombies, RETALIATED)


@rule("heroes.paralysis.010")
def test_the_paralysed_skip_one_activation() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 9, marks=PARALYSED)
    table.unit(1, "necropolis.zombies", 13)
    table.acts(halberdiers).rests()
    assert not table.marked(halberdiers, PARALYSED)
    table.acts(halberdiers)
    assert table.offers("attack zombies")


@rule("heroes.paralysis.010")
def test_in_the_first_edition_the_paralysed_stay_so_until_attacked() -> None:
    table = HeroesTable(ruleset="first")
    halberdiers = table.unit(0, "castle.halberdiers", 9, marks=PARALYSED)
    zombies = table.unit(1, "necropolis.zombies", 14)
    table.acts(halberdiers).rests()
    assert table.marked(halberdiers, PARALYSED)
    table.dice(-1, 0).attacks(zombies, halberdiers)
    assert not table.marked(halberdiers, PARALYSED)


@rule("heroes.paralysis.020", "heroes.paralysis.030")
def test_an_attack_ends_paralysis_even_without_damage() -> None:
    table = HeroesTable()
    crusaders = table.unit(0, "castle.crusaders", 9, marks=PARALYSED)
    zombies = table.unit(1, "necropolis.zombies", 13)
    table.dice(-1, -1).attacks(zombies, crusaders).rests()  # 1 against 2
    assert table.damage(crusaders) == 0
    assert not table.marked(crusaders, PARALYSED)
    assert table.marked(crusaders, RETALIATED)


@rule("heroes.paralysis.020")
@pytest.mark.parametrize(("ruleset", "stays"), [("retail", False), ("first", True)])
def test_damage_ends_paralysis_in_retail_alone(ruleset: str, stays: bool) -> None:
    table = HeroesTable(ruleset=ruleset)
    crusaders = table.unit(0, "castle.crusaders", 9, marks=PARALYSED)
    table.g.wound(crusaders, 1)
    assert table.marked(crusaders, PARALYSED) == stays


@rule("heroes.paralysis.030")
@pytest.mark.parametrize(("ruleset", "blows"), [("retail", 1), ("first", 2)])
def test_who_was_paralysed_strikes_back_again_in_the_first_edition_alone(ruleset: str, blows: int) -> None:
    table = HeroesTable(ruleset=ruleset)
    crusaders = table.unit(0, "castle.crusaders", 9, marks=PARALYSED | RETALIATED)
    zombies = table.unit(1, "necropolis.zombies", 13 if ruleset == "retail" else 14)
    table.dice(-1, -1).attacks(zombies, crusaders).rests()
    assert len(table.happened(ev.AttackDeclared)) == blows


@rule("heroes.defend.010")
def test_defending_ends_the_activation_with_a_token() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 4)
    table.unit(1, "necropolis.zombies", 19)
    table.acts(halberdiers).pick("move 8").pick("defend").rests()
    assert table.marked(halberdiers, DEFENDING)


@rule("heroes.defend.010")
def test_nobody_defends_after_attacking_or_in_the_first_edition() -> None:
    table = HeroesTable()
    marksmen = table.unit(0, "castle.marksmen", 5)
    table.unit(1, "necropolis.zombies", 19)
    table.acts(marksmen).pick("attack zombies")
    assert not table.offers("defend")

    table = HeroesTable(ruleset="first")
    halberdiers = table.unit(0, "castle.halberdiers", 5)
    table.unit(1, "necropolis.zombies", 19)
    assert not table.acts(halberdiers).offers("defend")


@rule("heroes.defend.020")
@pytest.mark.parametrize(("guard", "damage"), [(-1, 2), (0, 2), (1, 1)])
def test_a_token_gives_defence_on_plus_one(guard: int, damage: int) -> None:
    table = HeroesTable()
    griffins = table.unit(0, "castle.griffins:pack", 9)
    knights = table.unit(1, "necropolis.dread_knights", 13, marks=DEFENDING)
    table.dice(1, guard, -1, -1).attacks(griffins, knights).rests()  # 3 + 1 against 2
    assert table.damage(knights) == damage
    assert [event.n for event in table.happened(ev.GuardRolled)] == [guard]
    assert table.marked(knights, DEFENDING)


@rule("heroes.defend.030", "heroes.defend.040")
def test_the_token_goes_as_the_unit_acts_and_it_may_not_defend_again_at_once() -> None:
    table = HeroesTable()
    halberdiers = table.unit(0, "castle.halberdiers", 4, marks=DEFENDING)
    table.unit(1, "necropolis.zombies", 19)
    table.acts(halberdiers)
    assert not table.marked(halberdiers, DEFENDING)
    assert not table.offers("defend")
    table.pick("end").acts(halberdiers)
    assert table.offers("defend")
