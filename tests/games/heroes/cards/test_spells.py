"""The twenty-one spells at each of their strengths, and the rules of casting. [heroes.spell, combat_card]"""

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
    three_tiers,
    uses_of,
)

from fabletop.games.heroes.cards.registry import BETWEEN
from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED, RETALIATED
from fabletop.games.heroes.defs import EXPERT, SCHOOLS, SPELL
from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import HeroesTable, printed_card
from fabletop.testing import rule

SPELLS = [card.id for card in content().cards if card.kind == SPELL]
BASIC_POWER = (0, 1, 2)
EXPERT_POWER = (0, 2, 4)
TIERS = ("griffins", "crusaders", "champions")  # bronze, silver and gold


def holding(table: HeroesTable, side: int, spell: str, power: int) -> HeroesTable:
    """A spell and so many cards of 1 power."""
    return table.hand(side, spell, *["power"] * power)


def targets(table: HeroesTable) -> list[str]:
    """The names of the units that may be picked."""
    return [name.split(" ")[1].split("#")[0] for name in table.options() if name.startswith("unit ")]


def spent(table: HeroesTable, side: int, spell: str, power: int) -> bool:
    """The spell and its power lie on the discard pile."""
    return table.in_hand(side) == [] and table.in_discard(side) == [spell, *["power"] * power]


# -- casting -----------------------------------------------------------------------------------------------


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


# -- damage ------------------------------------------------------------------------------------------------


@rule("heroes.unit.210")
@pytest.mark.parametrize(
    ("id", "power", "damage"),
    [
        ("magic_arrow", 0, 1),
        ("magic_arrow", 1, 2),
        ("magic_arrow", 2, 3),
        ("lightning_bolt", 0, 2),
        ("lightning_bolt", 1, 3),
        ("lightning_bolt", 2, 4),
    ],
)
def test_magic_arrow_and_lightning_bolt_hurt_any_unit_whatever_its_defence(
    id: str, power: int, damage: int
) -> None:
    table, champions, dragons = clash()
    holding(table, 0, id, power).acts(champions).pick(f"cast {id}")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit ghost_dragons")
    assert (table.damage(dragons), table.damage(champions)) == (damage, 0)
    assert spent(table, 0, id, power)
    table.pick("end").rests()


def test_lightning_bolt_reaches_the_arrow_tower() -> None:
    table = HeroesTable("catherine", "sandro")
    champions = table.unit(0, "castle.champions", 0)
    table.unit(1, "necropolis.skeletons", 19)
    tower = table.siege(gate=9)
    table.hand(0, "lightning_bolt").acts(champions).pick("cast lightning_bolt", "unit arrow_tower", "end")
    assert table.damage(tower) == 2
    table.rests()


@pytest.mark.parametrize(("id", "lost"), [("dungeon.black_dragons", 2), ("neutral.diamond_golems", 3)])
def test_spell_damage_is_lessened_by_those_who_shrug_it_off(id: str, lost: int) -> None:
    table, champions, target = clash(defender=id)
    holding(table, 0, "lightning_bolt", 2).acts(champions)
    empower(table.pick("cast lightning_bolt"), 2).pick(f"unit {id.split('.')[1]}", "end")
    assert table.damage(target) == 4 - lost
    table.rests()


@pytest.mark.parametrize(("power", "damage"), [(0, (1, 1, 1)), (2, (2, 1, 1)), (4, (3, 2, 1))])
def test_chain_lightning_runs_on_to_the_two_nearest_units_friend_or_foe(
    power: int, damage: tuple[int, int, int]
) -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", 5)
    far = table.unit(0, "castle.archangels", 0)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    knights = table.unit(1, "necropolis.dread_knights", 14)
    holding(table, 0, "chain_lightning", power).acts(champions).pick("cast chain_lightning")
    empower(table, power).pick("unit ghost_dragons").asks(0, "act")
    assert (table.damage(dragons), table.damage(knights), table.damage(champions)) == damage
    assert table.damage(far) == 0
    assert spent(table, 0, "chain_lightning", power)
    table.pick("end").rests()


def test_the_caster_breaks_the_ties_of_chain_lightning() -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    knights, zombies = table.unit(1, "necropolis.dread_knights", 14), table.unit(1, "necropolis.zombies", 12)
    table.hand(0, "chain_lightning").acts(champions).pick("cast chain_lightning", "unit ghost_dragons")
    table.asks(0, "aim", [f"unit dread_knights#{knights}", f"unit zombies#{zombies}"]).pick("unit zombies")
    assert [table.damage(uid) for uid in (dragons, zombies, knights, champions)] == [1, 1, 1, 0]
    table.pick("end").rests()


def test_chain_lightning_with_fewer_than_three_units_hits_those_there_are() -> None:
    table, champions, dragons = clash()
    table.hand(0, "chain_lightning").acts(champions).pick("cast chain_lightning", "unit ghost_dragons", "end")
    assert (table.damage(champions), table.damage(dragons)) == (1, 1)
    table.rests()


@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fireball_burns_friend_and_foe_on_two_adjacent_spaces(power: int, damage: int) -> None:
    table, champions, dragons = clash()
    knights = table.unit(1, "necropolis.dread_knights", 13)
    holding(table, 0, "fireball", power).acts(champions).pick("cast fireball")
    empower(table, power)
    assert table.options() == ["space 6", "space 7", "space 13"], "where somebody stands"
    table.pick("space 7")
    assert table.options() == ["space 3", "space 6", "space 11"], "beside it, never diagonally"
    table.pick("space 6", "end")
    assert [table.damage(uid) for uid in (champions, dragons, knights)] == [damage, damage, 0]
    assert spent(table, 0, "fireball", power)
    table.rests()


def test_fireball_may_burn_an_empty_space_beside_one_unit() -> None:
    table, champions, dragons = clash()
    table.hand(0, "fireball").acts(champions).pick("cast fireball", "space 7", "space 3", "end")
    assert (table.damage(champions), table.damage(dragons)) == (0, 1)
    table.rests()


def test_anti_magic_protects_from_area_spells_too() -> None:
    table = HeroesTable("catherine", "tamika")
    griffins = table.unit(0, "castle.griffins", 6)
    crusaders = table.unit(0, "castle.crusaders", 5)
    zombies = table.unit(1, "necropolis.zombies", 7)
    table.hand(0, "anti_magic").acts(griffins).pick("cast anti_magic", "unit griffins", "end").rests()
    table.hand(1, "fireball").acts(zombies).pick("cast fireball", "space 7", "space 6")
    assert (table.damage(griffins), table.damage(zombies)) == (0, 1)
    another_time(table.hand(1, "chain_lightning"), zombies).pick("cast chain_lightning")
    assert targets(table) == ["crusaders", "zombies"], "the Griffins are no target"
    table.pick("unit zombies", "end")
    assert [table.damage(uid) for uid in (griffins, crusaders, zombies)] == [0, 1, 2]
    table.rests()


# -- words for one attack -----------------------------------------------------------------------------------


@rule("heroes.combat_card.030", "heroes.combat_card.110")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_bloodlust_gives_attack_to_a_ground_or_flying_attacker(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "bloodlust", power).hand(1, "bloodlust").dice(0).attacks(champions, dragons)
    table.asks(0, "answer", ["cast bloodlust", "pass"]).pick("cast bloodlust")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert spent(table, 0, "bloodlust", power)
    assert table.in_hand(1) == ["bloodlust"], "it is of no use to a defender"
    assert table.c.lasting == ()
    table.rests()


@pytest.mark.parametrize("id", ["bloodlust", "bless"])
def test_bloodlust_and_bless_are_not_for_ranged_units(id: str) -> None:
    table = HeroesTable("catherine", "tamika")
    zealots = table.unit(0, "castle.zealots", 5)
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)
    table.hand(0, id).dice(1).attacks(zealots, dragons)
    assert (table.damage(dragons), table.in_hand(0)) == (1, [id])
    table.rests()


@rule("heroes.combat_card.110")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (1, 2), (2, 3)])
def test_stone_skin_gives_defence_to_the_defender(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "stone_skin", power).hand(0, "stone_skin").dice(1).attacks(champions, dragons)
    table.asks(1, "answer", ["cast stone_skin", "pass"]).pick("cast stone_skin")
    empower(table, power)
    assert table.damage(dragons) == 3 - bonus
    assert spent(table, 1, "stone_skin", power)
    assert table.in_hand(0) == ["stone_skin"]
    table.rests()


@pytest.mark.parametrize(("power", "less"), [(0, 1), (1, 2), (2, 3)])
def test_weakness_takes_attack_from_the_enemys_attacker(power: int, less: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "weakness", power).hand(0, "weakness").dice(1).attacks(champions, dragons)
    table.asks(1, "answer", ["cast weakness", "pass"]).pick("cast weakness")
    empower(table, power)
    assert table.damage(dragons) == 3 - less
    assert spent(table, 1, "weakness", power)
    assert table.in_hand(0) == ["weakness"], "nobody weakens an own attack"
    table.rests()


def test_weakness_does_not_take_attack_below_nothing() -> None:
    table, skeletons, wraiths = clash("castle.halberdiers", "necropolis.wraiths")
    holding(table, 1, "weakness", 2).dice(1).attacks(skeletons, wraiths).pick("cast weakness")
    empower(table, 2)
    assert table.damage(wraiths) == 0 + 1, "attack 0, and the die still counts"
    table.rests()


@pytest.mark.parametrize(("power", "less"), [(0, 1), (1, 2), (2, 3)])
def test_curse_takes_defence_from_the_enemys_defender(power: int, less: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "curse", power).hand(1, "curse").dice(0).attacks(champions, dragons)
    table.asks(0, "answer", ["cast curse", "pass"]).pick("cast curse")
    empower(table, power)
    assert table.damage(dragons) == 2 + less
    assert spent(table, 0, "curse", power)
    assert table.in_hand(1) == ["curse"]
    table.rests()


def test_curse_does_not_take_defence_below_nothing() -> None:
    table, champions, knights = clash(defender="necropolis.skeletons:pack")
    holding(table, 0, "curse", 2).dice(-1).attacks(champions, knights).pick("cast curse")
    empower(table, 2)
    assert not table.stands(knights)  # 5 - 1 - 0 is just its 2 + 2 health
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 0), (1, 1), (2, 2)])
def test_bless_spares_a_ground_or_flying_attacker_the_die(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "bless", power).dice(-1).attacks(champions, dragons).pick("cast bless")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert len(table.g.given) == 1, "no die was rolled"
    assert spent(table, 0, "bless", power)
    table.rests()


@pytest.mark.parametrize("die", [-1, 1])
def test_without_a_die_nothing_that_hangs_on_it_happens(die: int) -> None:
    """Minotaurs draw on -1, Zombies stand firm on +1; with Bless neither does."""
    table = HeroesTable("mutare", "sandro")
    minotaurs = table.unit(0, "dungeon.minotaurs", HERE)
    zombies = table.unit(1, "necropolis.zombies:pack", THERE, marks=RETALIATED)
    table.hand(0, "bless").deck(0, "attack").dice(die).attacks(minotaurs, zombies).pick("cast bless")
    assert table.in_hand(0) == []
    assert table.damage(zombies) == 0
    assert not table.is_pack(zombies)  # 4 against 1: just the 3 health of the Pack
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_attack_to_an_attacker(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "prayer", power).dice(0).attacks(champions, dragons).pick("cast prayer")
    empower(table, power)
    assert table.damage(dragons) == 2 + bonus
    assert spent(table, 0, "prayer", power)
    table.rests()


@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_defence_to_a_defender(power: int, bonus: int) -> None:
    table, champions, dragons = clash()
    holding(table, 1, "prayer", power).dice(1).attacks(champions, dragons).pick("cast prayer")
    empower(table, power)
    assert table.damage(dragons) == 3 - bonus
    assert spent(table, 1, "prayer", power)
    table.rests()


@rule("heroes.combat_card.100")
@pytest.mark.parametrize(("power", "bonus"), [(0, 1), (2, 2), (4, 3)])
def test_prayer_gives_initiative_to_a_unit_that_has_still_to_act(power: int, bonus: int) -> None:
    table, (griffins, crusaders, champions) = three_tiers()
    table.g.mark(champions, ACTED)
    holding(table, 0, "prayer", power).start("heroes.window", 0, BETWEEN)
    table.asks(0, "answer", ["cast prayer", "pass"]).pick("cast prayer")
    empower(table, power)
    assert targets(table) == ["griffins", "crusaders", "diamond_golems"]
    table.pick("unit crusaders")
    assert table.c.initiative_of(crusaders) == 5 + bonus
    assert table.c.initiative_of(griffins) == 6
    assert spent(table, 0, "prayer", power)
    table.rests()
    table.acts(crusaders)
    assert table.c.initiative_of(crusaders) == 5, "good for one activation"
    table.pick("end").rests()


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


# -- tiers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_blind_paralyses_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "neutral.crystal_dragons", 18)
    table.unit(0, "dungeon.troglodytes:pack", 5)
    table.unit(0, "dungeon.harpies", 6, marks=PARALYSED)
    table.unit(0, "castle.halberdiers", 7)
    holding(table, 0, "blind", power).acts(units[0]).pick("cast blind")
    empower(table, power)
    own = [*TIERS[:tiers], "halberdiers"]
    assert targets(table) == (own if power < 2 else [*TIERS, "diamond_golems", "halberdiers"]), (
        "nobody azure, immune or paralysed already"
    )
    table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.marked(uid, PARALYSED) for uid in units] == [i == tiers - 1 for i in range(3)]
    assert spent(table, 0, "blind", power)
    table.pick("end").rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_disrupting_ray_takes_the_special_abilities_of_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "castle.griffins:pack", 18)
    table.unit(1, "neutral.crystal_dragons", 17)
    holding(table, 0, "disrupting_ray", power).acts(units[0]).pick("cast disrupting_ray")
    empower(table, power)
    expected = [*TIERS[:tiers], "griffins"] if tiers < 3 else [*TIERS, "diamond_golems", "griffins"]
    assert targets(table) == expected
    table.pick(f"unit {TIERS[tiers - 1]}", "end")
    assert [table.c.has_lasting(uid, "silence") for uid in units] == [i == tiers - 1 for i in range(3)]
    assert "disrupting_ray" not in table.in_discard(0), "it lies on the unit"
    table.rests()


def test_disrupting_ray_lasts_until_the_combat_ends() -> None:
    """Griffins strike back without limit, but not under the ray."""
    table = HeroesTable("tamika", "catherine")
    skeletons = table.unit(0, "necropolis.skeletons:pack", HERE)
    griffins = table.unit(1, "castle.griffins", THERE, marks=RETALIATED)
    table.hand(0, "disrupting_ray").acts(skeletons).pick("cast disrupting_ray", "unit griffins").dice(-1)
    table.pick("attack griffins")
    assert (table.damage(griffins), table.damage(skeletons)) == (2, 0)
    table.rests()
    combat_goes_on(table)
    assert table.c.has_lasting(griffins, "silence")
    end_of_combat(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), ["disrupting_ray"])


def test_disrupting_ray_lays_a_dragon_bare_to_spells() -> None:
    table, champions, dragons = clash(defender="dungeon.black_dragons")
    holding(table, 0, "disrupting_ray", 2).acts(champions).pick("cast disrupting_ray")
    empower(table, 2).pick("unit black_dragons")
    another_time(table.hand(0, "lightning_bolt"), champions)
    table.pick("cast lightning_bolt", "unit black_dragons", "end")
    assert table.damage(dragons) == 2, "its 2 off spell damage is gone"
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_anti_magic_keeps_spells_off_a_unit_of_its_tier(power: int, tiers: int) -> None:
    table, units = three_tiers()
    holding(table, 0, "anti_magic", power).acts(units[0]).pick("cast anti_magic")
    empower(table, power)
    if power == 0:
        assert table.asked().kind == "act", "the Griffins are the only bronze unit"
    else:
        assert targets(table) == [*TIERS[:tiers], *(["diamond_golems"] if power == 2 else [])]
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.c.is_target_of_spells(uid) for uid in units] == [i != tiers - 1 for i in range(3)]
    table.pick("end").rests()
    end_of_combat(table)
    assert sorted(table.in_discard(0)) == ["anti_magic", *["power"] * power]


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (1, 2), (2, 3)])
def test_teleport_moves_an_own_unit_of_its_tier_to_any_empty_space(power: int, tiers: int) -> None:
    table, units = three_tiers()
    table.unit(1, "necropolis.skeletons", 18)
    holding(table, 0, "teleport", power).acts(units[0]).pick("cast teleport")
    empower(table, power)
    if power:
        assert targets(table) == list(TIERS[:tiers])
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert table.options() == [f"space {space}" for space in range(3, 18)], "neither 18 nor 19"
    table.pick("space 17")
    mover = units[tiers - 1]
    assert (table.space(mover), table.c.at[17], table.c.at[tiers - 1]) == (17, mover, -1)
    assert spent(table, 0, "teleport", power)
    table.pick("end").rests()


def test_teleport_passes_over_walls_but_does_not_land_on_them() -> None:
    table = HeroesTable("catherine", "sandro")
    griffins = table.unit(0, "castle.griffins", 0)
    table.unit(1, "necropolis.skeletons", 19)
    table.siege(gate=9)
    table.hand(0, "teleport").acts(griffins).pick("cast teleport")
    assert [name for name in table.options() if int(name.split()[1]) in range(8, 12)] == []
    table.pick("space 14", "end")
    assert table.space(griffins) == 14
    table.rests()


@pytest.mark.parametrize(("power", "tiers"), [(0, 1), (2, 2), (4, 3)])
def test_counterstrike_lets_an_own_unit_of_its_tier_strike_back_once_more(power: int, tiers: int) -> None:
    table, units = three_tiers()
    for uid in units:
        table.g.mark(uid, RETALIATED)
    table.unit(0, "castle.halberdiers", 3)
    table.unit(1, "necropolis.skeletons", 18, marks=RETALIATED)
    holding(table, 0, "counterstrike", power).acts(units[0]).pick("cast counterstrike")
    empower(table, power)
    if power:
        assert targets(table) == list(TIERS[:tiers]), "own units that have struck back"
        table.pick(f"unit {TIERS[tiers - 1]}")
    assert [table.marked(uid, RETALIATED) for uid in units] == [i != tiers - 1 for i in range(3)]
    assert spent(table, 0, "counterstrike", power)
    table.pick("end").rests()


@rule("heroes.combat_card.030")
def test_counterstrike_answers_the_attack_it_wants_to_strike_back_at() -> None:
    table, skeletons, wraiths = clash("castle.halberdiers:pack", "necropolis.wraiths:pack")
    table.hand(1, "counterstrike").dice(-1, -1).attacks(skeletons, wraiths)
    table.asks(1, "answer", ["cast counterstrike", "pass"]).pick("cast counterstrike")
    assert table.damage(wraiths) == 2
    assert table.damage(skeletons) == 1
    assert table.marked(wraiths, RETALIATED)
    table.rests()


def test_counterstrike_is_not_offered_while_nobody_of_its_tier_has_struck_back() -> None:
    table, units = three_tiers()
    table.g.mark(units[2], RETALIATED)
    holding(table, 0, "counterstrike", 2).acts(units[0])
    assert uses_of(table, "counterstrike") == [], "4 power would be needed"
    holding(table, 0, "counterstrike", 4)
    table.pick("end").acts(units[0])
    assert uses_of(table, "counterstrike") == ["cast counterstrike"]
    table.pick("cast counterstrike").asks(0, "act")
    assert not table.marked(units[2], RETALIATED)
    assert spent(table, 0, "counterstrike", 4), "less would have been for nothing"
    table.pick("end").rests()


def test_a_spell_is_not_offered_for_power_that_no_expert_effect_is_left_for() -> None:
    table, units = three_tiers(level=2)
    table.g.mark(units[1], RETALIATED)
    table.hand(0, "counterstrike", "power").acts(units[0])
    assert uses_of(table, "counterstrike") == ["cast counterstrike"], "2 power: the expert effect"
    table.pick("end").having(0, crowns=1).acts(units[0])
    assert uses_of(table, "counterstrike") == []
    table.pick("end").rests()


# -- resurrection ------------------------------------------------------------------------------------------


@rule("heroes.combat_card.120", "heroes.combat_card.030", "heroes.combat_card.100")
@pytest.mark.parametrize(
    ("power", "victim"), [(0, "castle.halberdiers"), (2, "castle.crusaders"), (4, "castle.champions")]
)
def test_resurrection_calls_off_an_attack_that_would_defeat_an_own_unit(power: int, victim: str) -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    saved = table.unit(1, victim, THERE, damage=1)
    holding(table, 1, "resurrection", power).hand(0, "resurrection").dice(1).attacks(dragons, saved)
    table.asks(1, "fatal", ["cast resurrection", "pass"]).pick("cast resurrection")
    empower(table, power)
    assert table.stands(saved)
    assert table.damage(saved) == 1, "as it was"
    assert table.damage(dragons) == 0, "it does not strike back"
    assert not table.marked(saved, RETALIATED)
    assert spent(table, 1, "resurrection", power)
    table.rests()


@pytest.mark.parametrize(("power", "victim"), [(1, "castle.crusaders"), (3, "castle.champions")])
def test_resurrection_needs_the_power_for_the_tier(power: int, victim: str) -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    lost = table.unit(1, victim, THERE, damage=1)
    holding(table, 1, "resurrection", power).dice(1).attacks(dragons, lost)
    assert not table.stands(lost)
    assert len(table.in_hand(1)) == 1 + power
    table.rests()


def test_resurrection_may_not_be_cast_with_less_power_than_its_unit_needs() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons:pack", HERE)
    crusaders = table.unit(1, "castle.crusaders", THERE)
    holding(table, 1, "resurrection", 3).dice(1).attacks(dragons, crusaders).pick("cast resurrection")
    table.asks(1, "power", ["empower power", "pass"])
    assert table.c.the_play().power == 2
    table.pick("pass")
    assert table.stands(crusaders)
    assert table.in_hand(1) == ["power"]
    table.rests()


@rule("heroes.combat_card.120")
def test_resurrection_is_not_for_a_pack_that_is_only_turned_to_few() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    griffins = table.unit(1, "castle.griffins:pack", THERE, marks=RETALIATED)
    table.hand(1, "resurrection").dice(0, 0).attacks(dragons, griffins)
    assert not table.is_pack(griffins)
    assert (table.damage(griffins), table.in_hand(1)) == (2, ["resurrection"])
    table.rests()


def test_resurrection_calls_off_attacks_and_not_spells() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE, damage=1)
    table.unit(1, "castle.griffins", 0)
    table.hand(1, "resurrection").hand(0, "magic_arrow").acts(dragons)
    table.pick("cast magic_arrow", "unit halberdiers")
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.pick("end").rests()


def test_resurrection_cannot_reach_who_is_under_anti_magic() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    griffins = table.unit(1, "castle.griffins", 0)
    table.hand(1, "anti_magic", "resurrection").acts(griffins)
    table.pick("cast anti_magic", "pass", "unit halberdiers")
    another_time(table, griffins).pick("end")
    table.dice(0).attacks(dragons, halberdiers)
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.rests()


def test_resurrection_is_not_for_the_arrow_tower() -> None:
    table = HeroesTable("catherine", "tamika")
    tower = table.siege(gate=9)
    zealots = table.unit(0, "castle.zealots:pack", 0)
    table.unit(1, "necropolis.zombies", 16)
    holding(table, 1, "resurrection", 4).dice(1).attacks(zealots, tower).rests()
    assert not table.stands(tower)
    assert len(table.in_hand(1)) == 5


def test_resurrection_is_not_for_azure_units() -> None:
    table = HeroesTable("tamika", "catherine")
    ghosts = table.unit(0, "necropolis.ghost_dragons", HERE)
    crystal = table.unit(1, "neutral.crystal_dragons", THERE, damage=8)
    holding(table, 1, "resurrection", 4).dice(0).attacks(ghosts, crystal)
    assert not table.stands(crystal)
    assert len(table.in_hand(1)) == 5
    table.rests()


def test_resurrection_counts_as_the_spell_of_the_round() -> None:
    table = HeroesTable("tamika", "catherine")
    dragons = table.unit(0, "necropolis.ghost_dragons", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    table.hand(1, "resurrection", "resurrection").dice(0, 0).attacks(dragons, halberdiers)
    table.pick("cast resurrection", "pass").rests()
    table.attacks(dragons, halberdiers)
    assert not table.stands(halberdiers)
    assert table.in_hand(1) == ["resurrection"]
    table.rests()


# -- cure --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "healed"), [(0, 1), (1, 2), (2, 3)])
def test_cure_heals_and_takes_paralysis_and_enemy_effects_off_an_own_unit(power: int, healed: int) -> None:
    table, champions, dragons = clash()
    whole = table.unit(0, "castle.griffins", 0)
    table.c.units[champions] = table.piece(champions).hurt(5)
    table.c.units[dragons] = table.piece(dragons).hurt(5)
    table.hand(1, "slow").acts(dragons).pick("cast slow", "unit champions", "end").rests()
    table.g.paralyse(champions)
    assert table.c.initiative_of(champions) == 6
    holding(table, 0, "cure", power).acts(whole).pick("cast cure")
    empower(table, power).asks(0, "act")
    assert table.damage(champions) == 5 - healed
    assert not table.marked(champions, PARALYSED)
    assert table.c.initiative_of(champions) == 7
    assert table.in_discard(1) == ["slow"]
    assert table.damage(dragons) == 5, "only an own unit, and Griffins have nothing to cure"
    assert spent(table, 0, "cure", power)
    table.pick("end").rests()


def test_cure_is_for_an_unhurt_unit_too_if_an_enemy_effect_lies_on_it() -> None:
    table, champions, dragons = clash()
    table.hand(1, "cure").hand(0, "slow").acts(dragons)
    assert uses_of(table, "cure") == [], "nobody is ill"
    table.pick("end").acts(champions).pick("cast slow", "unit ghost_dragons", "end")
    table.acts(dragons).pick("cast cure")
    assert (table.c.initiative_of(dragons), table.in_discard(0)) == (9, ["slow"])
    table.pick("end").rests()


def test_cure_heals_no_more_than_there_is_and_leaves_own_effects() -> None:
    table, champions, _ = clash()
    table.hand(0, "haste").acts(champions).pick("cast haste", "unit champions")
    table.c.units[champions] = table.piece(champions).hurt(1)
    another_time(holding(table, 0, "cure", 2), champions).pick("cast cure")
    empower(table, 2)
    assert (table.damage(champions), table.c.initiative_of(champions)) == (0, 8)
    table.pick("end").rests()


@rule("heroes.combat_card.030")
def test_cure_is_an_instant_and_may_answer_an_attack() -> None:
    table, champions, dragons = clash()
    table.c.units[dragons] = table.piece(dragons).hurt(6)
    table.hand(1, "cure").hand(0, "cure").dice(0).attacks(champions, dragons)
    table.asks(1, "answer", ["cast cure", "pass"]).pick("cast cure")
    assert (table.stands(dragons), table.damage(dragons)) == (True, 6 - 1 + 2)
    assert table.in_hand(0) == ["cure"], "nothing to cure"
    table.rests()


# -- what lasts --------------------------------------------------------------------------------------------


@rule("heroes.card_timing.060", "heroes.combat_card.050", "heroes.combat_card.060", "heroes.combat_card.090")
@pytest.mark.parametrize(
    ("id", "power", "change"),
    [("haste", 0, 1), ("haste", 1, 2), ("haste", 2, 3), ("slow", 0, -1), ("slow", 1, -2), ("slow", 2, -3)],
)
def test_haste_and_slow_change_the_initiative_of_any_unit_for_the_combat(
    id: str, power: int, change: int
) -> None:
    table, champions, dragons = clash()
    holding(table, 0, id, power).acts(champions).pick(f"cast {id}")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit ghost_dragons")
    assert [table.c.initiative_of(uid) for uid in (champions, dragons)] == [7, 9 + change]
    assert table.in_discard(0) == ["power"] * power, "the spell lies on the unit"
    assert {f"move {space}" for space in (2, 5, 10)} <= set(table.options()), "movement is not changed"
    table.pick("end").rests()
    combat_goes_on(table)
    assert table.c.initiative_of(dragons) == 9 + change, "in the next round too"
    end_of_combat(table)
    assert table.in_discard(0) == [*["power"] * power, id]


def test_a_spell_on_a_unit_that_falls_goes_to_the_discard_pile() -> None:
    table, champions, dragons = clash()
    table.hand(0, "haste").acts(champions).pick("cast haste", "unit ghost_dragons", "end")
    table.g.remove(dragons)
    assert (table.in_discard(0), table.in_discard(1), table.c.lasting) == (["haste"], [], ())


@rule("heroes.unit.210")
@pytest.mark.parametrize(("power", "damage"), [(0, 1), (2, 2), (4, 3)])
def test_fire_shield_burns_adjacent_attackers_in_this_round(power: int, damage: int) -> None:
    table, champions, dragons = clash()
    holding(table, 0, "fire_shield", power).acts(champions).pick("cast fire_shield")
    empower(table, power)
    assert targets(table) == ["champions", "ghost_dragons"]
    table.pick("unit champions", "end")
    assert "fire_shield" not in table.in_discard(0)
    table.dice(0, 0).attacks(dragons, champions)
    assert table.damage(champions) == 6 - 2
    assert table.damage(dragons) == damage + 2, "burnt, and struck back at"
    table.rests()
    combat_goes_on(table)
    assert (table.c.lasting, table.in_discard(0)) == ((), [*["power"] * power, "fire_shield"])
    end_of_combat(table)


def test_fire_shield_hurts_even_who_defeats_its_bearer() -> None:
    table = HeroesTable("tamika", "catherine")
    knights = table.unit(0, "necropolis.dread_knights", HERE)
    halberdiers = table.unit(1, "castle.halberdiers", THERE)
    griffins = table.unit(1, "castle.griffins", 0)
    table.hand(1, "fire_shield").acts(griffins).pick("cast fire_shield", "unit halberdiers", "end")
    table.dice(0).attacks(knights, halberdiers)
    assert not table.stands(halberdiers)
    assert (table.damage(knights), table.in_discard(1)) == (1, ["fire_shield"])
    table.rests()


def test_fire_shield_burns_who_strikes_back_too_but_not_who_shoots() -> None:
    table = HeroesTable("catherine", "tamika")
    champions = table.unit(0, "castle.champions", HERE)
    knights = table.unit(1, "necropolis.dread_knights", THERE)
    liches = table.unit(1, "necropolis.liches", 13)
    table.hand(0, "fire_shield").acts(champions).pick("cast fire_shield", "unit champions").dice(0, 0, 0)
    table.pick("attack dread_knights").rests()
    assert table.damage(knights) == 3 + 1
    table.dice(0).attacks(liches, champions)
    assert table.damage(liches) == 0
    table.rests()


def test_fire_shield_does_not_burn_who_is_proof_against_spells() -> None:
    table, champions, dragons = clash("castle.champions", "dungeon.black_dragons:pack")
    holding(table, 0, "fire_shield", 4).acts(champions).pick("cast fire_shield")
    empower(table, 4).pick("end").dice(-1, -1).attacks(dragons, champions)
    assert table.damage(champions) == 8 - 1 - 2
    assert table.damage(dragons) == 1, "from the blow struck back alone"
    table.rests()


# -- for the map -------------------------------------------------------------------------------------------


@rule("heroes.card_timing.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_town_portal_cannot_be_cast_in_combat(ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    holding(table, 0, "town_portal", 4).acts(champions)
    assert uses_of(table, "town_portal") == []
    table.dice(0).pick("attack ghost_dragons")
    assert table.damage(dragons) == 2
    assert len(table.in_hand(0)) == 5
    table.rests()
