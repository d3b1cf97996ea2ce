"""Ability cards about spells: Intelligence, Mysticism and Resistance. [heroes.ability_card, combat_card]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    clash,
    combat_goes_on,
    crowns_spent,
    end_of_combat,
    opening,
    uses_of,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.testing import rule

# -- intelligence ------------------------------------------------------------------------------------------


@rule("heroes.combat_card.010")
def test_only_expert_intelligence_casts_beyond_the_limit_of_the_round() -> None:
    table, _, dragons = clash(level=2)
    table.hand(0, "intelligence", "intelligence", "magic_arrow", "lightning_bolt")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    table.asks(0, "answer", ["play intelligence expert", "pass"])
    table.pick("play intelligence expert", "unit ghost_dragons")
    assert table.damage(dragons) == 1 + 2
    assert (table.in_hand(0), table.c.camps[0].spells) == ([], 1)
    table.rests()


@rule("heroes.combat_card.100")
def test_intelligence_casts_a_spell_before_any_unit_acts() -> None:
    table, _, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "power", "stone_skin")
    opening(table).asks(0, "answer", ["play intelligence", "pass"]).pick("play intelligence")
    table.asks(0, "power").pick("empower power", "pass")
    table.pick("unit ghost_dragons")
    assert table.damage(dragons) == 2
    assert table.in_hand(0) == ["stone_skin"], "of no use before an attack"
    assert sorted(table.in_discard(0)) == ["intelligence", "magic_arrow", "power"]
    table.rests()


def test_intelligence_lets_its_player_say_which_spell() -> None:
    table, champions, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "haste", "town_portal", "cure")
    opening(table).pick("play intelligence").asks(0, "aim", ["card magic_arrow", "card haste"])
    table.pick("card haste", "pass", "unit champions")
    assert (table.c.initiative_of(champions), table.damage(dragons)) == (8, 0)
    assert table.in_hand(0) == ["magic_arrow", "town_portal", "cure"]
    table.rests()


def test_basic_intelligence_counts_as_the_spell_of_the_round() -> None:
    """Nor can a second Intelligence pass by the limit."""
    table, _, _ = clash()
    table.hand(0, "intelligence", "magic_arrow", "intelligence", "haste")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    assert table.c.camps[0].spells == 1
    assert table.in_hand(0) == ["intelligence", "haste"]
    table.rests()


def test_basic_intelligence_leaves_no_spell_for_the_first_round() -> None:
    table, _, dragons = clash()
    table.hand(0, "intelligence", "magic_arrow", "haste")
    opening(table).pick("play intelligence", "card magic_arrow", "pass", "unit ghost_dragons")
    combat_goes_on(table)
    table.asks(1, "act").pick("end").asks(0, "act")
    assert table.damage(dragons) == 1
    assert uses_of(table, "haste") == []
    end_of_combat(table)


def test_expert_intelligence_does_not_count_against_the_limit() -> None:
    table, _, dragons = clash(level=2)
    table.hand(0, "intelligence", "magic_arrow", "haste")
    opening(table).pick("play intelligence expert", "card magic_arrow", "pass", "unit ghost_dragons")
    assert (table.damage(dragons), table.c.camps[0].spells, crowns_spent(table, 0)) == (1, 0, 1)
    combat_goes_on(table)
    table.asks(1, "act").pick("end").asks(0, "act")
    assert uses_of(table, "haste") == ["cast haste"]
    end_of_combat(table)


def test_intelligence_is_for_the_start_of_combat_and_not_of_every_round() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "intelligence", "magic_arrow").acts(champions)
    assert uses_of(table, "intelligence") == []
    table.pick("end").rests()
    combat_goes_on(table).asks(1, "act")
    assert table.in_hand(0) == ["intelligence", "magic_arrow"]
    end_of_combat(table)


def test_intelligence_needs_a_spell_that_does_something() -> None:
    table, _, _ = clash(level=2)
    table.hand(0, "intelligence", "bless", "town_portal", "counterstrike", "cure")
    opening(table).rests()
    table.hand(0, "intelligence", "blind", "power", "power")  # nobody but gold units: 2 power
    opening(table).asks(0, "answer", ["play intelligence", "play intelligence expert", "pass"])
    table.pick("pass")
    table.hand(0, "intelligence", "blind", "power")
    table.having(0, crowns=1)
    opening(table).rests()


def test_a_fire_shield_of_intelligence_lasts_through_the_first_round() -> None:
    table, champions, dragons = clash()
    table.hand(0, "intelligence", "fire_shield")
    opening(table).pick("play intelligence", "unit champions")
    combat_goes_on(table)
    assert [(one.word, one.uid, one.until) for one in table.c.lasting] == [("fire_shield", champions, 1)]
    table.dice(0, 0).pick("attack champions")
    assert table.damage(dragons) == 1 + 2, "burnt, and struck back at"
    combat_goes_on(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), ["intelligence", "fire_shield"])
    end_of_combat(table)


def test_prayer_for_initiative_may_be_the_spell_of_intelligence() -> None:
    table, champions, _ = clash()
    table.hand(0, "intelligence", "prayer")
    opening(table).pick("play intelligence", "unit champions")
    assert table.c.initiative_of(champions) == 8
    table.rests()


@pytest.mark.parametrize(("ruleset", "may"), [("retail", False), ("first", True)])
def test_a_bonus_for_an_attack_may_wait_for_it_in_the_first_edition_alone(ruleset: str, may: bool) -> None:
    """Where spells answer attacks, nobody casts one before there is an attack."""
    table, champions, _ = clash(ruleset=ruleset)
    opening(table.hand(0, "intelligence", "bless"))
    assert table.offers("play intelligence") == may
    if may:
        table.pick("play intelligence", "unit champions")
        assert table.c.has_lasting(champions, "bless")
    table.rests()


# -- mysticism ---------------------------------------------------------------------------------------------


def test_mysticism_takes_the_spell_back_to_hand() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "mysticism", "power", "haste").acts(champions)
    assert uses_of(table, "mysticism") == []
    table.pick("cast magic_arrow", "empower power", "empower haste", "unit ghost_dragons")
    table.asks(0, "after_cast", ["play mysticism", "play mysticism expert", "pass"]).pick("play mysticism")
    assert table.damage(dragons) == 3
    assert table.in_hand(0) == ["magic_arrow"]
    assert sorted(table.in_discard(0)) == ["haste", "mysticism", "power"]
    assert uses_of(table, "magic_arrow") == [], "the limit of the round stands"
    table.pick("end").rests()


def test_expert_mysticism_takes_back_all_that_was_played_with_the_spell() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "mysticism", "power", "haste").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower haste", "unit ghost_dragons")
    table.pick("play mysticism expert")
    assert (table.damage(dragons), crowns_spent(table, 0)) == (3, 1)
    assert table.in_hand(0) == ["magic_arrow", "power", "haste"]
    assert table.in_discard(0) == ["mysticism"]
    table.pick("end").rests()


def test_expert_mysticism_on_an_ongoing_spell_returns_it_when_its_effect_ends() -> None:
    table, champions, _ = clash(level=2)
    table.hand(0, "haste", "mysticism", "power").acts(champions)
    table.pick("cast haste", "empower power", "unit champions", "play mysticism expert", "end")
    assert (table.in_hand(0), table.in_discard(0)) == (["power"], ["mysticism"])
    assert table.c.initiative_of(champions) == 9
    table.rests()
    end_of_combat(table)
    assert sorted(table.in_hand(0)) == ["haste", "power"]


# -- resistance --------------------------------------------------------------------------------------------


@rule("heroes.combat_card.100")
@pytest.mark.parametrize(
    ("power", "uses"),
    [
        (0, ["play resistance", "play resistance expert"]),
        (1, ["play resistance", "play resistance expert"]),
        (2, ["play resistance expert"]),
    ],
)
def test_resistance_undoes_a_spell_of_one_power_and_the_expert_any(power: int, uses: list[str]) -> None:
    for use in uses:
        table, champions, dragons = clash(level=2)
        table.hand(0, "magic_arrow", *["power"] * power).hand(1, "resistance").acts(champions)
        table.pick("cast magic_arrow", *["empower power"] * power, "unit ghost_dragons")
        table.asks(1, "resist", [*uses, "pass"]).pick(use)
        assert (table.damage(dragons), table.in_hand(1), table.in_discard(1)) == (0, [], ["resistance"])
        assert table.in_discard(0) == ["magic_arrow", *["power"] * power], "spent all the same"
        assert table.c.camps[0].spells == 1
        assert crowns_spent(table, 1) == use.endswith("expert")
        table.pick("end").rests()


def test_a_spell_that_nobody_resists_works() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "power", "power").hand(1, "resistance").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power", "unit ghost_dragons", "pass", "end")
    assert (table.damage(dragons), table.in_hand(1)) == (3, ["resistance"])
    table.rests()


def test_basic_resistance_is_not_offered_against_two_power() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "power", "power").hand(1, "resistance").acts(champions)
    table.pick("cast magic_arrow", "empower power", "empower power", "unit ghost_dragons", "end")
    assert (table.damage(dragons), table.in_hand(1)) == (3, ["resistance"])
    table.rests()


def test_resistance_does_not_work_against_own_spells_or_other_cards() -> None:
    table, champions, dragons = clash(level=2)
    table.hand(0, "magic_arrow", "resistance", "attack").hand(1, "resistance").dice(0).acts(champions)
    table.pick("cast magic_arrow", "unit ghost_dragons").asks(1, "resist").pick("pass")
    table.pick("attack ghost_dragons", "play attack")
    assert table.damage(dragons) == 1 + 3
    assert (table.in_hand(0), table.in_hand(1)) == (["resistance"], ["resistance"])
    table.rests()


def test_resistance_undoes_what_an_ai_hero_casts() -> None:
    table = HeroesTable("catherine", "ai")
    champions = table.unit(0, "castle.champions", HERE)
    table.unit(1, "necropolis.ghost_dragons", 19)
    table.hand(0, "resistance")
    table.g.ai_spells = [card("magic_arrow")]
    table.g.ai_deck = [one.index for one in table.g.printed.ai_cards if one.word == "spell"][:1]
    table.start("heroes.ai_draws", -1, 1).asks(0, "resist").pick("play resistance")
    assert (table.damage(champions), table.in_discard(0)) == (0, ["resistance"])
    assert table.happened(ev.Resisted)
    table.rests()
