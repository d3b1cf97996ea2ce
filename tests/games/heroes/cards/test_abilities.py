"""Ability cards, basic and expert; those about spells and about morale have files of their own.
[heroes.ability_card, combat_card]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    clash,
    combat_goes_on,
    crowns_spent,
    end_of_combat,
    opening,
    three_tiers,
    uses_of,
)

from fabletop.games.heroes.cards.play import fits
from fabletop.games.heroes.cards.registry import AFTER_VICTORY
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.testing import HeroesTable, printed_card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule


def passing(table: HeroesTable, id: str) -> list[str]:
    """Pass until nobody is asked any more; the uses of a card that were on offer."""
    found: list[str] = []
    while table.options():
        found += uses_of(table, id)
        table.pick("pass")
    return found


def everything_offered(table: HeroesTable, id: str) -> list[str]:
    """All uses of a card that are offered from the start of a combat to the end of an attack."""
    found = passing(opening(table), id)
    table.c.round = 1
    own, enemy = table.c.fielded(0)[0], table.c.fielded(1)[0]
    table.acts(own)
    found += uses_of(table, id)
    table.pick("end")
    for attacker, target in ((own, enemy), (enemy, own)):
        found += passing(table.dice(0).attacks(attacker, target), id)
    table.rests()
    return found


# -- archery -----------------------------------------------------------------------------------------------


def ranged_duel(level: int) -> tuple[HeroesTable, int, int]:
    """Zealots (attack 3) in the front row, dragons (defence 3) in theirs."""
    table = HeroesTable("catherine", "tamika", level=level)
    zealots = table.unit(0, "castle.zealots", 5)
    return table, zealots, table.unit(1, "necropolis.ghost_dragons", 13)


@rule("heroes.combat_card.020", "heroes.combat_card.050")
def test_archery_helps_shots_at_targets_that_are_not_adjacent_in_this_round() -> None:
    table, zealots, dragons = ranged_duel(1)
    table.hand(0, "archery").acts(zealots).pick("play archery")
    assert table.c.initiative_of(zealots) == 5
    assert table.in_discard(0) == [], "it stays on the table"
    table.dice(0).pick("attack ghost_dragons", "end")
    assert table.damage(dragons) == 3 + 1 - 3
    table.rests()
    combat_goes_on(table)
    assert table.in_discard(0) == ["archery"], "the round is over"
    assert table.c.lasting == ()
    end_of_combat(table)


def test_archery_does_not_help_against_an_adjacent_target() -> None:
    table = HeroesTable("catherine", "tamika")
    zealots = table.unit(0, "castle.zealots", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE, marks=RETALIATED)
    table.hand(0, "archery").dice(1, 1).acts(zealots)
    table.pick("play archery", "attack ghost_dragons", "end")
    assert table.damage(dragons) == 3 + 1 - 3, "the die is the only bonus"
    table.rests()


def test_archery_counts_for_each_shot_of_a_unit_that_shoots_twice() -> None:
    table = HeroesTable("catherine", "tamika")
    marksmen = table.unit(0, "castle.marksmen:pack", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, "archery").dice(1, 1).acts(marksmen)
    table.pick("play archery", "attack ghost_dragons", "end")
    assert table.damage(dragons) == 2 * (2 + 1 + 1 - 3)
    table.rests()


@rule("heroes.combat_card.060")
def test_expert_archery_makes_ranged_units_faster_and_lasts_through_the_next_round() -> None:
    table, zealots, dragons = ranged_duel(2)
    griffins = table.unit(0, "castle.griffins", 0)
    liches = table.unit(1, "necropolis.liches", 19)
    table.hand(0, "archery").acts(zealots).pick("play archery expert").dice(0)
    assert crowns_spent(table, 0) == 1
    assert [table.c.initiative_of(uid) for uid in (zealots, griffins, liches, dragons)] == [6, 6, 6, 9]
    table.pick("attack ghost_dragons", "end").rests()
    assert table.damage(dragons) == 1
    combat_goes_on(table)
    assert (table.c.round, table.c.initiative_of(zealots), table.in_discard(0)) == (2, 6, [])
    combat_goes_on(table)
    assert (table.c.round, table.c.initiative_of(zealots), table.in_discard(0)) == (3, 5, ["archery"])
    end_of_combat(table)


@rule("heroes.combat_card.020", "heroes.card_timing.030")
def test_archery_is_played_in_the_activation_of_an_own_unit_before_it_attacks() -> None:
    table, zealots, dragons = ranged_duel(2)
    table.hand(0, "archery").dice(-1)
    table.attacks(dragons, zealots)
    assert table.in_hand(0) == ["archery"], "not as an answer"
    table.rests()
    table.dice(0).acts(zealots).pick("attack ghost_dragons")
    table.asks(0, "act")
    assert uses_of(table, "archery") == [], "it has shot"
    table.pick("end").rests()


def test_archery_needs_a_ranged_unit() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "archery").acts(champions)
    assert uses_of(table, "archery") == []
    table.pick("end").rests()


# -- armorer, offense and sorcery: a bonus, then a card ----------------------------------------------------


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("use", "bonus", "crowns"), [("offense", 1, 0), ("offense expert", 2, 1)])
def test_offense_gives_attack_and_a_card(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "offense").deck(0, "knowledge", "power").dice(0)
    table.attacks(champions, dragons).pick(f"play {use}")
    assert table.damage(dragons) == 2 + bonus
    assert (table.in_hand(0), table.in_deck(0), table.in_discard(0)) == (
        ["knowledge"],
        ["power"],
        ["offense"],
    )
    assert crowns_spent(table, 0) == crowns
    table.rests()


@pytest.mark.parametrize(("use", "bonus", "crowns"), [("armorer", 1, 0), ("armorer expert", 2, 1)])
def test_armorer_gives_defence_and_a_card(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(1, "armorer").deck(1, "knowledge", "power").dice(0)
    table.attacks(champions, dragons).pick(f"play {use}")
    assert table.damage(dragons) == 2 - bonus
    assert (table.in_hand(1), table.in_deck(1), table.in_discard(1)) == (
        ["knowledge"],
        ["power"],
        ["armorer"],
    )
    assert crowns_spent(table, 1) == crowns
    table.rests()


@rule("heroes.combat_card.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["offense", "armorer"])
def test_outside_an_attack_offense_and_armorer_give_only_the_card(id: str, ruleset: str) -> None:
    """A bonus ends before the unit's next action, so it is lost; nobody is asked for a target."""
    table, champions, dragons = clash(ruleset=ruleset)
    table.hand(0, id).deck(0, "knowledge").acts(champions).pick(f"play {id}").asks(0, "act")
    assert (table.in_hand(0), table.in_discard(0), table.c.lasting) == (["knowledge"], [id], ())
    table.dice(0).pick("attack ghost_dragons")
    assert table.damage(dragons) == 2
    table.rests()


@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["offense", "armorer", "sorcery"])
def test_outside_an_attack_they_are_not_offered_without_a_card_to_draw(id: str, ruleset: str) -> None:
    table, champions, _ = clash(ruleset=ruleset)
    table.hand(0, id).acts(champions)
    assert uses_of(table, id) == []
    table.pick("end").rests()


@rule("heroes.spell.070")
@pytest.mark.parametrize(("use", "damage", "crowns"), [("sorcery", 2, 0), ("sorcery expert", 3, 1)])
def test_sorcery_gives_power_and_a_card(use: str, damage: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "sorcery").deck(0, "attack", "defence").acts(champions)
    table.pick("cast magic_arrow", f"empower {use}", "unit ghost_dragons")
    assert table.damage(dragons) == damage
    assert (table.in_hand(0), table.in_deck(0)) == (["attack"], ["defence"])
    assert table.in_discard(0) == ["magic_arrow", "sorcery"]
    assert crowns_spent(table, 0) == crowns
    table.pick("end").rests()


def test_a_card_drawn_by_sorcery_can_empower_the_same_spell() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "sorcery").deck(0, "power").acts(champions)
    table.pick("cast magic_arrow", "empower sorcery")
    table.asks(0, "power", ["empower power", "pass"]).pick("empower power", "unit ghost_dragons")
    assert table.damage(dragons) == 3
    assert table.in_discard(0) == ["magic_arrow", "sorcery", "power"]
    table.pick("end").rests()


def test_sorcery_may_be_played_without_a_spell_for_the_card() -> None:
    table, champions, _ = clash()
    table.hand(0, "sorcery").deck(0, "magic_arrow").acts(champions).pick("play sorcery")
    assert (table.in_hand(0), table.in_discard(0)) == (["magic_arrow"], ["sorcery"])
    table.pick("end").rests()


# -- estates -----------------------------------------------------------------------------------------------


@rule("heroes.card_timing.020")
@pytest.mark.parametrize(("use", "gold", "crowns"), [("estates", 3, 0), ("estates expert", 6, 1)])
def test_estates_gives_gold(use: str, gold: int, crowns: int) -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "estates").having(0, gold=1).acts(champions).pick(f"play {use}", "end")
    player = table.g.players[0]
    assert (player.gold, player.materials, player.valuables) == (1 + gold, 0, 0)
    assert (table.in_discard(0), crowns_spent(table, 0)) == (["estates"], crowns)
    table.rests()


# -- luck --------------------------------------------------------------------------------------------------


@rule("heroes.card_timing.060", "heroes.combat_card.060")
def test_expert_luck_rerolls_a_die_once() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "luck").acts(champions)
    assert uses_of(table, "luck") == ["play luck expert"], "the basic effect is for the map"
    table.pick("play luck expert")
    assert (table.in_hand(0), table.in_discard(0), crowns_spent(table, 0)) == ([], [], 1)
    table.dice(-1).pick("attack ghost_dragons").asks(0, "die", ["reroll 2", "pass"])
    table.dice(-1).pick("reroll 2")
    assert table.damage(dragons) == 5 - 1 - 3, "the second result counts, and there is no third roll"
    assert table.in_discard(0) == ["luck"]
    table.rests()


@rule("heroes.combat_card.060")
def test_each_luck_is_good_for_one_die() -> None:
    table, champions, dragons = clash(level=4)
    table.hand(0, "luck", "luck").acts(champions).pick("play luck expert", "play luck expert")
    table.dice(-1).pick("attack ghost_dragons").dice(0).pick("reroll 2")
    assert table.in_discard(0) == ["luck"], "the other one still lies on the table"
    table.asks(0, "die", ["reroll 2", "pass"]).dice(1).pick("reroll 2")
    assert (table.damage(dragons), table.in_discard(0)) == (5 + 1 - 3, ["luck", "luck"])
    table.rests()


def test_luck_that_was_not_needed_waits_for_another_die() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "luck").dice(1).acts(champions).pick("play luck expert", "attack ghost_dragons", "pass")
    assert table.damage(dragons) == 3
    table.rests()
    assert (len(table.c.lasting), table.in_discard(0)) == (1, [])
    table.dice(0).attacks(dragons, champions)
    table.asks(0, "die", ["reroll 2", "pass"]).dice(1).pick("reroll 2")  # striking back
    assert table.damage(dragons) == 6
    assert (table.damage(champions), table.in_discard(0)) == (4, ["luck"])
    table.rests()


def test_luck_that_was_never_needed_is_discarded_after_the_combat() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "luck").acts(champions).pick("play luck expert", "end").rests()
    end_of_combat(table)
    assert table.in_discard(0) == ["luck"]


# -- tactics -----------------------------------------------------------------------------------------------


def test_tactics_swaps_two_own_units_as_combat_starts() -> None:
    table, (griffins, crusaders, champions) = three_tiers()
    table.hand(0, "tactics")
    opening(table).asks(0, "answer", ["play tactics", "pass"]).pick("play tactics")
    table.asks(
        0, "aim", [f"unit griffins#{griffins}", f"unit crusaders#{crusaders}", f"unit champions#{champions}"]
    )
    table.pick("unit griffins")
    table.asks(0, "aim", [f"unit crusaders#{crusaders}", f"unit champions#{champions}"]).pick(
        "unit champions"
    )
    assert [table.space(uid) for uid in (griffins, crusaders, champions)] == [2, 1, 0]
    assert table.c.at[:3] == [champions, crusaders, griffins]
    assert table.in_discard(0) == ["tactics"]
    table.rests()


@rule("heroes.card_timing.030", "heroes.combat_card.020")
def test_expert_tactics_swaps_two_own_units_during_an_activation() -> None:
    table, (griffins, crusaders, champions) = three_tiers(level=2)
    table.hand(0, "tactics").acts(griffins)
    assert uses_of(table, "tactics") == ["play tactics expert"], "the basic one is for the start"
    table.pick("play tactics expert", "unit griffins", "unit champions")
    assert [table.space(uid) for uid in (griffins, crusaders, champions)] == [2, 1, 0]
    assert crowns_spent(table, 0) == 1
    assert table.offers("move 6"), "the active unit may go on from where it stands"
    table.pick("end").rests()


def test_tactics_is_neither_for_the_enemys_activations_nor_for_a_lonely_unit() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "tactics")
    opening(table).rests()
    table.unit(0, "castle.griffins", 0)
    opening(table).asks(0, "answer", ["play tactics", "pass"]).pick("pass")
    table.dice(0, 0).attacks(dragons, champions)
    assert table.in_hand(0) == ["tactics"]
    table.rests()


# -- what is for the map -----------------------------------------------------------------------------------


@rule("heroes.card_timing.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", ["diplomacy", "logistics", "necromancy", "wisdom"])
def test_what_is_for_the_map_is_not_offered_in_combat(id: str, ruleset: str) -> None:
    table = HeroesTable("sandro", "catherine", level=7, ruleset=ruleset)
    table.unit(0, "necropolis.ghost_dragons", HERE)
    table.unit(1, "castle.archangels", THERE)
    table.hand(0, id).deck(0, "attack").discard(0, "defence")
    assert everything_offered(table, id) == []
    assert table.in_hand(0) == [id]


@rule("heroes.card_timing.040")
def test_basic_luck_is_not_offered_in_combat() -> None:
    table, _, _ = clash(level=7)
    table.hand(0, "luck")
    assert everything_offered(table, "luck") == ["play luck expert"]


@rule("heroes.ability_card.050", "heroes.ability_card.070")
def test_necromancy_is_for_necropolis_alone() -> None:
    """Wherever a Necropolis hero may use it, another may not."""
    table = HeroesTable("sandro", "catherine", level=2)
    table.hand(0, "necromancy").hand(1, "necromancy")
    necromancy = printed_card("necromancy")
    for use in range(2):
        assert fits(table.g, Seat(0), 0, necromancy, use, AFTER_VICTORY)
        assert not fits(table.g, Seat(1), 1, necromancy, use, AFTER_VICTORY)
