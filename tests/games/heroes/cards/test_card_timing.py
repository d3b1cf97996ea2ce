"""When cards and abilities count, and the options that change it.
[heroes.card_timing, combat_round, unit, option]"""

from typing import Any

import pytest

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import PARALYSED, RETALIATED
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

# -- ongoing effects ------------------------------------------------------------------------------------


def lucky(**options: Any) -> HeroesTable:
    """Champions about to strike, and an expert Luck on the table."""
    table = HeroesTable(level=2, **options)
    champions = table.unit(0, "castle.champions", 6)
    table.unit(1, "necropolis.ghost_dragons", 7, marks=RETALIATED)
    table.hand(0, "luck").acts(champions).pick("play luck expert")
    assert (table.in_hand(0), table.in_discard(0)) == ([], [])
    return table


@rule("heroes.combat_card.050")
def test_an_ongoing_effect_lasts_until_it_is_used() -> None:
    table = lucky().dice(-1, 1).pick("attack ghost_dragons")
    table.asks(0, "die", ["reroll 2", "pass"]).pick("reroll 2").rests()
    assert table.in_discard(0) == ["luck"]
    assert [event.n for event in table.happened(ev.Rerolled)] == [1]
    assert table.c.lasting == ()


@rule("heroes.combat_card.050")
def test_an_ongoing_effect_of_combat_ends_with_it_before_its_players_next_turn() -> None:
    table = lucky().pick("end")
    table.start("heroes.combat_round", NOBODY)
    assert [one.word for one in table.c.lasting] == ["luck"]  # not with a combat round
    table.g.stack.clear()
    table.g.remove(1)
    table.start("heroes.next_unit", NOBODY).rests()
    assert table.in_discard(0) == ["luck"]
    assert table.c.lasting == ()


# -- before an attack -----------------------------------------------------------------------------------


@rule("heroes.combat_round.180")
def test_activation_and_ongoing_effects_are_played_before_the_attack() -> None:
    table = HeroesTable(level=2)
    marksmen = table.unit(0, "castle.marksmen", 5)
    table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.ghost_dragons", 18)
    table.hand(0, "archery", "tactics", "magic_arrow").acts(marksmen)
    before = [name for name in table.options() if name.split(" ")[0] in ("play", "cast")]
    assert before == ["play archery", "play archery expert", "play tactics expert", "cast magic_arrow"]
    table.pick("play archery").dice(0).pick("attack ghost_dragons")
    assert table.happened(ev.BlowWorked)[0].attack == 3
    table.asks(0, "act")  # it may still move, but the time for cards is over
    assert not [name for name in table.options() if name.split(" ")[0] in ("play", "cast")]


@rule("heroes.combat_round.180")
@pytest.mark.parametrize(("ruleset", "may"), [("retail", True), ("first", False)])
def test_in_the_first_edition_spells_are_cast_before_the_unit_does_anything(ruleset: str, may: bool) -> None:
    table = HeroesTable(ruleset=ruleset)
    champions = table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.ghost_dragons", 2)
    table.hand(0, "magic_arrow").acts(champions)
    assert table.offers("cast magic_arrow")
    table.pick("move 1").asks(0, "act")
    assert table.offers("cast magic_arrow") == may


# -- abilities that hang on a die -----------------------------------------------------------------------


@rule("heroes.combat_card.100")
def test_both_sides_are_asked_for_cards_as_combat_starts() -> None:
    table = HeroesTable("catherine", "mutare")
    table.unit(0, "castle.champions", 6)
    dragons = table.unit(1, "dungeon.black_dragons", 7)
    table.hand(0, "intelligence", "magic_arrow").hand(1, "intelligence", "magic_arrow").c.round = 0
    table.start("heroes.open", NOBODY).asks(0, "answer", ["play intelligence", "pass"]).pick("pass")
    table.asks(1, "answer", ["play intelligence", "pass"])
    assert table.happened(ev.Activated) == []
    table.pick("play intelligence", "unit champions").asks(1, "act")
    assert (table.c.active, table.in_hand(1)) == (dragons, [])


@rule("heroes.combat_card.100")
@pytest.mark.parametrize("side", [0, 1])
def test_before_an_activation_a_side_is_asked_for_what_changes_initiative(side: int) -> None:
    table = HeroesTable("catherine", "mutare")
    slow = table.unit(side, "castle.halberdiers", 19 if side else 0)  # 4
    fast = table.unit(1 - side, "dungeon.evil_eyes", 0 if side else 19)  # 5
    table.hand(side, "prayer", "power", "power").c.round = 0
    table.start("heroes.combat_round", NOBODY).asks(side, "answer", ["cast prayer", "pass"])
    table.pick("cast prayer", "empower power", "empower power", "unit halberdiers")
    table.asks(side, "act").pick("end").asks(1 - side, "act").pick("end")
    assert [event.uid for event in table.happened(ev.Activated)][:2] == [slow, fast]  # 6 before 5


@rule("heroes.combat_round.260")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize(("die", "stone"), [(-1, False), (0, True), (1, False)])
def test_an_ability_works_on_the_result_that_its_card_names(ruleset: str, die: int, stone: bool) -> None:
    """Medusas who strike back petrify on a 0."""
    table = HeroesTable("catherine", "mutare", ruleset=ruleset)
    champions = table.unit(0, "castle.champions", 6)
    table.unit(1, "dungeon.medusas:pack", 7)
    table.g.wound(1, 4)  # a Few of them
    table.dice(-1, 0, 0, die).acts(champions).pick("attack medusas")
    assert [event.n for event in table.happened(ev.AbilityRolled)] == [die]
    assert table.marked(champions, PARALYSED) == stone


@rule("heroes.combat_round.260")
@pytest.mark.parametrize(("die", "drawn"), [(-1, 1), (0, 0), (1, 0)])
def test_an_ability_may_look_at_the_die_of_the_attack_itself(die: int, drawn: int) -> None:
    table = HeroesTable("mutare", "sandro", ruleset="first").deck(0, "attack", "defence")
    minotaurs = table.unit(0, "dungeon.minotaurs", 6)
    table.unit(1, "necropolis.ghost_dragons", 7, marks=RETALIATED)
    table.dice(die).acts(minotaurs).pick("attack ghost_dragons").rests()
    assert len(table.in_hand(0)) == drawn


# -- options --------------------------------------------------------------------------------------------


@rule("heroes.option.050")
@pytest.mark.parametrize("die", [-1, 0, 1])
def test_with_option_5_the_die_counts_for_abilities_alone(die: int) -> None:
    table = HeroesTable("mutare", "sandro", die_changes_damage=False).deck(0, "attack")
    minotaurs = table.unit(0, "dungeon.minotaurs", 6)  # 4
    dragons = table.unit(1, "necropolis.ghost_dragons", 7, marks=RETALIATED)  # 3
    table.dice(die).acts(minotaurs).pick("attack ghost_dragons").rests()
    assert table.damage(dragons) == 1
    assert len(table.happened(ev.DiceRolled)) == 1
    assert len(table.in_hand(0)) == (1 if die == -1 else 0)


@rule("heroes.option.050")
@pytest.mark.parametrize(("die", "damage"), [(-1, 4), (0, 5), (1, 5)])
def test_with_option_5_an_ability_may_still_hurt(die: int, damage: int) -> None:
    """The Dread Knights' death blow: 1 more on a 0 or a +1."""
    table = HeroesTable("sandro", "catherine", die_changes_damage=False)
    knights = table.unit(0, "necropolis.dread_knights:pack", 6)  # 6
    champions = table.unit(1, "castle.champions", 7, marks=RETALIATED)  # 2
    table.dice(die).acts(knights).pick("attack champions").rests()
    assert table.damage(champions) == damage


@rule("heroes.option.060")
def test_with_option_6_nobody_rerolls_by_morale_or_luck() -> None:
    table = lucky(rerolls_allowed=False).having(0, morale=1)
    table.dice(-1).pick("attack ghost_dragons").rests()
    assert table.happened(ev.Rerolled) == []
    assert table.g.players[0].morale == 1
    table = lucky().having(0, morale=1).dice(-1).pick("attack ghost_dragons")
    assert table.options() == ["reroll 2", "reroll 3", "pass"]


@rule("heroes.option.090")
@pytest.mark.parametrize("movement", [0, 2])
def test_with_option_9_a_longer_fight_is_free(movement: int) -> None:
    table = HeroesTable("catherine", "guards", rounds_cost_movement=False).having(0, movement=movement)
    table.unit(0, "castle.griffins:pack", 0)
    table.unit(1, "neutral.crusaders", 19)
    table.start("heroes.combat_round", NOBODY).pick("end")
    table.asks(0, "further_round", ["pay_for_round", "withdraw"]).pick("pay_for_round").asks(0, "act")
    assert table.hero(0).movement == movement
    assert table.c.round == 3
