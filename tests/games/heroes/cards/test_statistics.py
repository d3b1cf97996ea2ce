"""The four statistic cards. [heroes.ability_card, spell]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    clash,
    combat_goes_on,
    crowns_spent,
    end_of_combat,
    uses_of,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import PARALYSED
from fabletop.games.heroes.testing import HeroesTable, printed_card
from fabletop.testing import rule

# -- attack and defence ------------------------------------------------------------------------------------


@rule("heroes.ability_card.010", "heroes.ability_card.040", "heroes.combat_card.110", "heroes.deck.090")
@pytest.mark.parametrize(("use", "bonus", "crowns"), [("attack", 1, 0), ("attack expert", 2, 1)])
def test_attack_makes_the_own_attacker_stronger(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "attack")
    table.attacks(champions, dragons).dice(0)
    table.asks(0, "answer", ["play attack", "play attack expert", "pass"])
    table.pick(f"play {use}")
    assert table.damage(dragons) == 5 + bonus - 3
    assert table.damage(champions) == 0
    assert (table.in_hand(0), table.in_discard(0)) == ([], ["attack"])
    assert crowns_spent(table, 0) == crowns
    table.rests()


@rule("heroes.ability_card.010", "heroes.ability_card.040", "heroes.combat_card.110")
@pytest.mark.parametrize(("use", "bonus", "crowns"), [("defence", 1, 0), ("defence expert", 2, 1)])
def test_defence_protects_the_own_defender(use: str, bonus: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(1, "defence")
    table.attacks(champions, dragons).dice(1)
    table.asks(1, "answer", ["play defence", "play defence expert", "pass"])
    table.pick(f"play {use}")
    assert table.damage(dragons) == 5 + 1 - 3 - bonus
    assert (table.in_hand(1), table.in_discard(1)) == ([], ["defence"])
    assert crowns_spent(table, 1) == crowns
    table.rests()


@rule("heroes.combat_card.110")
def test_attack_is_of_no_use_to_a_defender_nor_defence_to_an_attacker() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "defence").hand(1, "attack").dice(0)
    table.attacks(champions, dragons)
    assert table.damage(dragons) == 2
    assert (table.in_hand(0), table.in_hand(1)) == (["defence"], ["attack"])
    table.rests()


@rule("heroes.combat_card.030", "heroes.combat_card.100")
def test_attack_and_defence_wait_for_an_attack_and_come_before_its_die() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "attack", "defence").hand(1, "defence")
    table.acts(champions)
    assert uses_of(table, "attack") == uses_of(table, "defence") == []
    table.dice(0).pick("attack ghost_dragons").passes()
    table.asks(1, "answer").pick("pass")
    assert table.damage(dragons) == 2, "once the die lay on the table nobody was asked any more"
    assert len(table.in_hand(0)) == 2
    table.rests()


@rule("heroes.combat_card.040", "heroes.card_timing.070", "heroes.card_timing.020")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_a_bonus_is_over_before_the_unit_strikes_or_is_struck_again(ruleset: str) -> None:
    table = HeroesTable(ruleset=ruleset)
    champions = table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(0, "attack", "defence").hand(1, "defence").dice(0, 0)
    table.attacks(champions, dragons).pick("play attack").pick("play defence")
    assert table.damage(dragons) == 5 + 1 - 3 - 1
    table.asks(0, "answer", ["play defence", "pass"]).pick("pass")  # struck back at
    assert table.damage(champions) == 6 - 2, "no bonus is left over for the blow struck back"
    table.dice(0).attacks(champions, dragons)
    assert table.damage(dragons) == 2 + 2
    table.rests()


@rule("heroes.ability_card.030")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_basic_effects_may_be_used_any_number_of_times(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    table.hand(0, "attack", "attack", "attack").dice(0)
    table.attacks(champions, dragons).pick("play attack", "play attack", "play attack")
    assert table.damage(dragons) == 5 + 3 - 3
    table.rests()


@rule("heroes.ability_card.020")
@pytest.mark.parametrize(("level", "crowns"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_level_of_the_hero_caps_the_expert_effects_of_a_round(level: int, crowns: int) -> None:
    table, champions, dragons = clash(level=level)
    table.hand(0, *["attack"] * 4).attacks(champions, dragons)
    for spent in range(crowns):
        assert table.offers("play attack expert"), spent
        table.pick("play attack expert")
    assert uses_of(table, "attack") == ["play attack"]
    table.pick("pass").rests()


@rule("heroes.combat_card.080")
def test_first_edition_in_the_enemys_turn_cards_only_defend() -> None:
    table, champions, dragons = clash(ruleset="first")
    table.hand(1, "defence", "offense", "armorer", "ogres_club_of_havoc").deck(1, "attack").dice(0)
    table.attacks(champions, dragons)
    assert uses_of(table, "defence") == ["play defence"]
    assert uses_of(table, "armorer") == ["play armorer"], "it defends"
    assert uses_of(table, "offense") == [], "not even for the card that it draws"
    table.pick("pass").rests()


@rule("heroes.combat_card.080")
def test_first_edition_who_strikes_back_may_use_attack() -> None:
    table = HeroesTable(ruleset="first")
    champions = table.unit(0, "castle.champions", HERE)
    dragons = table.unit(1, "necropolis.ghost_dragons", THERE)
    table.hand(1, "attack").dice(0, 0)
    table.attacks(champions, dragons).asks(1, "answer", ["play attack", "pass"]).pick("play attack")
    assert (table.damage(champions), table.damage(dragons)) == (6 + 1 - 2, 5 - 3)
    table.rests()


@rule("heroes.combat_card.080")
def test_retail_both_players_may_play_any_instant_before_the_die() -> None:
    table, champions, dragons = clash()
    table.hand(1, "offense").deck(1, "attack").dice(0)
    table.attacks(champions, dragons).asks(1, "answer", ["play offense", "pass"]).pick("play offense")
    assert table.damage(dragons) == 2, "the attack goes to nobody"
    assert (table.in_hand(1), table.in_discard(1)) == (["attack"], ["offense"])
    table.rests()


# -- power -------------------------------------------------------------------------------------------------


@rule("heroes.ability_card.010", "heroes.spell.060", "heroes.spell.070")
@pytest.mark.parametrize(("use", "damage", "crowns"), [("power", 2, 0), ("power expert", 3, 1)])
def test_power_makes_a_spell_stronger(use: str, damage: int, crowns: int) -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "power")
    table.acts(champions)
    assert uses_of(table, "power") == [], "without a spell there is nothing to empower"
    table.pick("cast magic_arrow")
    table.asks(0, "power", ["empower power", "empower power expert", "pass"])
    table.pick(f"empower {use}", "unit ghost_dragons")
    assert table.damage(dragons) == damage
    assert crowns_spent(table, 0) == crowns
    assert table.in_discard(0) == ["magic_arrow", "power"]
    table.pick("end").rests()


@rule("heroes.spell.110", "heroes.spell.100", "heroes.spell.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_two_power_cards_give_two_power(ruleset: str) -> None:
    """The first book's example: Magic Arrow with both power cards defeats the Rogues."""
    table = HeroesTable("sandro", "guards", ruleset=ruleset)
    skeletons = table.unit(0, "necropolis.skeletons", HERE)
    rogues, boars = table.unit(1, "neutral.rogues", 16), table.unit(1, "neutral.boars", 17)
    table.hand(0, "magic_arrow", "town_portal", "power", "power")
    table.acts(skeletons).pick("cast magic_arrow", "empower power", "empower power", "unit rogues")
    assert not table.stands(rogues)
    assert table.damage(boars) == 0
    assert table.in_hand(0) == ["town_portal"], "power that was used cannot be kept for it"
    table.pick("end").rests()


@rule("heroes.spell.060")
def test_power_beyond_what_a_spell_can_use_is_lost_to_the_next_one() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "power", "power", "lightning_bolt").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power expert", "unit ghost_dragons", "end")
    assert table.damage(dragons) == 3, "3 power, of which it can use 2"
    combat_goes_on(table).pick("end").asks(0, "act")
    table.pick("cast lightning_bolt", "unit ghost_dragons")
    assert table.damage(dragons) == 3 + printed_card("lightning_bolt").uses[0].does[0].amounts[0]
    end_of_combat(table)


@rule("heroes.spell.060")
def test_power_that_is_too_much_is_not_asked_for() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "power", "power", "power").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power")
    table.asks(0, "aim").pick("unit ghost_dragons")
    assert table.damage(dragons) == 3
    assert table.in_hand(0) == ["power"]
    table.pick("end").rests()


# -- knowledge ---------------------------------------------------------------------------------------------


@rule("heroes.ability_card.010", "heroes.combat_card.010")
def test_knowledge_takes_the_spell_back_to_hand() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "knowledge", "power").acts(champions)
    assert uses_of(table, "knowledge") == [], "only right after casting a spell"
    table.pick("cast magic_arrow", "empower power", "unit ghost_dragons")
    assert table.damage(dragons) == 2
    table.asks(0, "after_cast", ["play knowledge", "play knowledge expert", "pass"]).pick("play knowledge")
    assert table.in_hand(0) == ["magic_arrow"]
    assert sorted(table.in_discard(0)) == ["knowledge", "power"], "what empowered it is not taken back"
    assert uses_of(table, "magic_arrow") == [], "it stays the only spell of this round"
    table.pick("end").rests()


@rule("heroes.combat_card.010", "heroes.spell.090")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_expert_knowledge_lets_one_more_spell_be_cast_in_this_round(ruleset: str) -> None:
    table, champions, dragons = clash(level=2, ruleset=ruleset)
    table.hand(0, "magic_arrow", "knowledge").acts(champions)
    table.pick("cast magic_arrow", "unit ghost_dragons", "play knowledge expert")
    assert crowns_spent(table, 0) == 1
    assert table.in_hand(0) == ["magic_arrow"]
    table.pick("cast magic_arrow", "unit ghost_dragons")
    assert table.damage(dragons) == 2
    assert table.in_discard(0) == ["knowledge", "magic_arrow"]
    table.pick("end").rests()


def test_the_further_spell_of_expert_knowledge_is_for_this_round_only() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "magic_arrow", "knowledge", "haste").acts(champions)
    table.pick("cast magic_arrow", "pass", "unit ghost_dragons", "play knowledge expert").pick("end")
    combat_goes_on(table).pick("end")  # the dragons act first
    table.asks(0, "act").pick("cast magic_arrow", "pass", "unit ghost_dragons").asks(0, "act")
    assert uses_of(table, "haste") == uses_of(table, "magic_arrow") == []
    assert table.in_hand(0) == ["haste"]
    end_of_combat(table)


@rule("heroes.card_timing.060", "heroes.combat_card.060", "heroes.combat_card.050")
def test_knowledge_takes_an_ongoing_spell_back_when_its_effect_ends() -> None:
    table, champions, _ = clash()
    table.hand(0, "haste", "knowledge").acts(champions)
    table.pick("cast haste", "unit champions", "play knowledge", "end")
    assert table.c.initiative_of(champions) == 8
    assert (table.in_hand(0), table.in_discard(0)) == ([], ["knowledge"]), "it lies on the table"
    table.rests()
    end_of_combat(table)
    assert (table.in_hand(0), table.in_discard(0)) == (["haste"], ["knowledge"])


def test_knowledge_takes_an_ongoing_spell_back_when_its_unit_falls() -> None:
    table, champions, dragons = clash()
    table.hand(0, "haste", "knowledge").acts(champions)
    table.pick("cast haste", "unit ghost_dragons", "play knowledge", "end")
    table.g.remove(dragons)
    assert table.in_hand(0) == ["haste"]


def test_knowledge_takes_back_only_the_copy_that_was_just_cast() -> None:
    """Two of the same spell lie on the table; the one cast without it is discarded."""
    table, champions, dragons = clash(level=2)
    table.hand(0, "haste", "haste", "knowledge").acts(champions)
    table.c.camps[0].spell_limit = 2
    table.pick("cast haste", "pass", "unit champions", "pass")
    table.pick("cast haste", "unit ghost_dragons", "play knowledge", "end").rests()
    assert (table.c.initiative_of(champions), table.c.initiative_of(dragons)) == (8, 10)
    end_of_combat(table)
    assert (table.in_hand(0), table.in_discard(0)) == (["haste"], ["knowledge", "haste"])


def test_knowledge_takes_back_a_spell_that_was_resisted() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "knowledge").hand(1, "resistance").acts(champions)
    table.pick("cast magic_arrow", "unit ghost_dragons", "play resistance", "play knowledge", "end")
    assert table.damage(dragons) == 0
    assert table.in_hand(0) == ["magic_arrow"]
    assert not table.happened(ev.Wounded)
    table.rests()


def test_knowledge_is_of_no_use_after_a_specialty() -> None:
    """A specialty is not a spell."""
    table = HeroesTable("alamar", "sandro")
    troglodytes = table.unit(0, "dungeon.troglodytes", THERE, marks=PARALYSED)
    skeletons = table.unit(1, "necropolis.skeletons:pack", HERE)
    table.hand(0, "alamar_4", "knowledge").dice(0)
    table.attacks(skeletons, troglodytes).pick("play alamar_4")
    assert table.stands(troglodytes)
    assert (table.in_hand(0), table.in_discard(0)) == (["knowledge"], ["alamar_4"])
    table.rests()
