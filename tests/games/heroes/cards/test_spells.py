"""The rules of casting, and what spells of several schools share; each school has a file of its own beside
this one. [heroes.spell, combat_card]"""

from __future__ import annotations

import pytest
from tests.games.heroes.cards.positions import (
    HERE,
    THERE,
    another_time,
    clash,
    combat_goes_on,
    empower,
    end_of_combat,
    holding,
    targets,
    uses_of,
)

from fabletop.games.heroes.defs import EXPERT, SCHOOLS, SPELL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import HeroesTable, printed_card
from fabletop.testing import rule

SPELLS = [card.id for card in content().cards if card.kind == SPELL]
BASIC_POWER = (0, 1, 2)
EXPERT_POWER = (0, 2, 4)

# -- casting ---------------------------------------------------------------------------------------------


@rule("heroes.spell.030", "heroes.spell.040", "heroes.spell.050")
def test_basic_spells_cost_0_1_2_and_expert_spells_0_2_4() -> None:
    """Teleport is the exception: the card itself says 0, 1, 2."""
    for id in SPELLS:
        card = printed_card(id)
        dear = card.level == EXPERT and id != "teleport"
        assert card.power == (EXPERT_POWER if dear else BASIC_POWER), id
        assert 0 <= card.school < len(SCHOOLS)
        assert len(card.uses) == 2, "an effect and an alternative effect"


@rule("heroes.spell.020")
def test_a_spell_without_power_has_its_weakest_effect() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow").acts(champions).pick("cast magic_arrow", "unit ghost_dragons", "end")
    assert table.damage(dragons) == 1
    assert table.in_discard(0) == ["magic_arrow"]
    table.rests()


@rule("heroes.spell.070", "heroes.spell.080", "heroes.spell.100", "heroes.spell.060")
def test_the_rogues_are_defeated_by_an_arrow_with_a_power_card_and_a_spell() -> None:
    """The retail book's example of casting."""
    table = HeroesTable("sandro", "guards")
    skeletons = table.unit(0, "necropolis.skeletons", HERE)
    rogues, boars = table.unit(1, "neutral.rogues", 16), table.unit(1, "neutral.boars", 17)
    table.hand(0, "power", "magic_arrow", "haste", "town_portal").acts(skeletons)
    table.pick("cast magic_arrow")
    table.asks(0, "power", ["empower power", "empower haste", "empower town_portal", "pass"])
    table.pick("empower power", "empower haste", "unit rogues")
    assert not table.stands(rogues)
    assert table.damage(boars) == 0
    assert table.c.initiative_of(skeletons) == 4, "Haste was given up, not cast"
    assert table.in_hand(0) == ["town_portal"]
    assert table.in_discard(0) == ["magic_arrow", "power", "haste"]
    table.pick("end").rests()


@rule("heroes.spell.080", "heroes.spell.090")
@pytest.mark.parametrize("id", SPELLS)
def test_any_spell_may_be_given_up_for_one_power_beyond_the_limit(id: str) -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", id).acts(champions)
    assert f"play {id} 2" not in table.options(), "there is nothing to empower"
    table.pick("cast magic_arrow", f"empower {id}", "unit ghost_dragons")
    assert table.damage(dragons) == 2
    assert table.in_discard(0) == ["magic_arrow", id]
    assert table.c.camps[0].spells == 1, "only one of them was cast"
    table.pick("end").rests()


@rule("heroes.spell.090", "heroes.combat_card.010")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_one_spell_in_a_combat_round(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    table.hand(0, "magic_arrow", "lightning_bolt").hand(1, "magic_arrow").acts(champions)
    table.pick("cast magic_arrow", "pass", "unit ghost_dragons")
    assert uses_of(table, "lightning_bolt") == []
    table.pick("end").rests()
    table.acts(dragons).pick("cast magic_arrow", "unit champions", "end")
    assert table.damage(champions) == 1, "the limit is each player's own"
    combat_goes_on(table).asks(1, "act").pick("end").asks(0, "act")
    assert uses_of(table, "lightning_bolt") == ["cast lightning_bolt"]
    end_of_combat(table)


@rule("heroes.combat_card.020", "heroes.card_timing.030")
@pytest.mark.parametrize("id", ["magic_arrow", "haste", "slow", "anti_magic", "fire_shield", "fireball"])
def test_activation_and_ongoing_spells_are_cast_in_an_own_activation_before_the_attack(id: str) -> None:
    table = HeroesTable("catherine", "tamika")
    zealots = table.unit(0, "castle.zealots", 5)
    skeletons = table.unit(0, "castle.griffins", 0)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, id).dice(-1).attacks(dragons, zealots)
    assert table.in_hand(0) == [id], "not as an answer to an attack"
    table.rests()
    table.acts(skeletons).pick("move 1").asks(0, "act")
    assert uses_of(table, id) == [f"cast {id}"], "a unit that has only moved has not attacked"
    table.pick("end").rests()
    table.dice(0).acts(zealots)
    assert uses_of(table, id) == [f"cast {id}"]
    table.pick("attack ghost_dragons").asks(0, "act")
    assert uses_of(table, id) == []
    table.pick("end").rests()


@rule("heroes.combat_card.070")
def test_first_edition_spells_come_before_the_unit_does_anything() -> None:
    table = HeroesTable("catherine", "tamika", ruleset="first")
    griffins = table.unit(0, "castle.griffins", 0)
    table.unit(1, "necropolis.ghost_dragons", 19)
    table.hand(0, "magic_arrow", "bloodlust", "estates").acts(griffins)
    assert uses_of(table, "magic_arrow") == ["cast magic_arrow"]
    assert uses_of(table, "bloodlust") == ["cast bloodlust"]
    table.pick("move 1").asks(0, "act")
    assert uses_of(table, "magic_arrow") == uses_of(table, "bloodlust") == []
    assert uses_of(table, "estates") == ["play estates"], "other cards may still be played"
    table.pick("end").rests()


@rule("heroes.combat_card.070")
@pytest.mark.parametrize("id", ["stone_skin", "weakness", "bloodlust", "bless", "curse", "prayer"])
def test_first_edition_no_spell_answers_an_attack(id: str) -> None:
    table, champions, dragons = clash(ruleset="first")
    table.hand(0, id).hand(1, id).dice(0).attacks(champions, dragons)
    assert table.damage(dragons) == 2
    assert (table.in_hand(0), table.in_hand(1)) == ([id], [id])
    table.rests()


@rule("heroes.combat_card.070")
def test_first_edition_fireball_before_the_dread_knights_act() -> None:
    """The end of the first book's example: 1 damage finishes the Griffins, and the Knights are still free."""
    table = HeroesTable("catherine", "sandro", ruleset="first")
    griffins = table.unit(0, "castle.griffins", HERE, damage=3)
    halberdiers = table.unit(0, "castle.halberdiers", 12)
    knights = table.unit(1, "necropolis.dread_knights", THERE)
    table.hand(1, "fireball").acts(knights).pick("cast fireball", f"space {HERE}", "space 5")
    assert not table.stands(griffins)
    table.dice(0).pick("attack halberdiers")
    assert not table.stands(halberdiers)
    table.rests()


@pytest.mark.parametrize(
    "id", ["magic_arrow", "blind", "disrupting_ray", "haste", "slow", "anti_magic", "fire_shield", "teleport"]
)
def test_a_unit_proof_against_spells_may_not_be_picked(id: str) -> None:
    """Black Dragons, friend or foe, and who is under Anti-Magic."""
    table = HeroesTable("mutare", "catherine", level=2)
    dragons = table.unit(0, "dungeon.black_dragons:pack", 0)
    minotaurs = table.unit(0, "dungeon.minotaurs", 1)
    table.unit(0, "dungeon.harpies", 2)
    table.unit(1, "castle.griffins", 19)
    table.hand(0, "anti_magic", "power").acts(minotaurs)
    table.pick("cast anti_magic", "empower power", "unit minotaurs")
    assert table.c.is_target_of_spells(minotaurs) is table.c.is_target_of_spells(dragons) is False
    another_time(holding(table, 0, id, 2), minotaurs).pick(f"cast {id}")
    empower(table, 2)
    if id == "teleport":
        assert table.options()[0].startswith("space"), "the Harpies are the only ones"
        table.pick("space 3")
    else:
        assert targets(table) == ["harpies", "griffins"]
        table.pick("unit griffins")
    table.pick("end").rests()


# -- words for one attack --------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["bloodlust", "bless"])
def test_bloodlust_and_bless_are_not_for_ranged_units(id: str) -> None:
    table = HeroesTable("catherine", "tamika")
    zealots = table.unit(0, "castle.zealots", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, id).dice(1).attacks(zealots, dragons)
    assert (table.damage(dragons), table.in_hand(0)) == (1, [id])
    table.rests()


@pytest.mark.parametrize("id", ["bloodlust", "bless", "stone_skin", "weakness", "curse", "prayer"])
def test_words_for_an_attack_are_not_cast_in_an_activation(id: str) -> None:
    table, champions, _ = clash()
    table.hand(0, id).acts(champions)
    assert uses_of(table, id) == []
    table.pick("end").rests()


@pytest.mark.parametrize(
    ("id", "attacker", "defender", "side"),
    [
        ("bloodlust", "dungeon.black_dragons:pack", "castle.champions", 0),
        ("bless", "dungeon.black_dragons:pack", "castle.champions", 0),
        ("prayer", "dungeon.black_dragons:pack", "castle.champions", 0),
        ("weakness", "dungeon.black_dragons:pack", "castle.champions", 1),
        ("curse", "castle.champions", "dungeon.black_dragons:pack", 0),
        ("stone_skin", "castle.champions", "dungeon.black_dragons:pack", 1),
        ("prayer", "castle.champions", "dungeon.black_dragons:pack", 1),
    ],
)
def test_words_for_an_attack_do_not_reach_who_is_proof_against_spells(
    id: str, attacker: str, defender: str, side: int
) -> None:
    table, one, other = clash(attacker, defender)
    table.hand(side, id).dice(0).attacks(one, other)
    assert table.in_hand(side) == [id]
    table.rests()


@rule("heroes.combat_card.090", "heroes.combat_card.040", "heroes.combat_card.110")
@pytest.mark.parametrize(
    ("id", "who", "damage"),
    [
        ("bloodlust", "champions", 3 + 2),
        ("curse", "ghost_dragons", 3 + 2),
        ("stone_skin", "ghost_dragons", 1 + 2),
        ("weakness", "champions", 1 + 2),
        ("bless", "champions", 2 + 2),
    ],
)
def test_first_edition_a_spell_waits_on_its_unit_for_one_attack(id: str, who: str, damage: int) -> None:
    table, champions, dragons = clash(ruleset="first")
    table.hand(0, id).acts(champions).pick(f"cast {id}")
    assert targets(table) == ["champions", "ghost_dragons"], "any unit may be chosen"
    table.pick(f"unit {who}").dice(*([] if id == "bless" else [0])).pick("attack ghost_dragons")
    assert table.c.lasting == (), "it helps in a single attack"
    table.rests()
    table.dice(0).attacks(champions, dragons)
    assert table.damage(dragons) == damage
    assert table.in_discard(0) == [id]
    table.rests()
