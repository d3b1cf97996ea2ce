"""The thirty-two artifacts: one of their two effects, as the player likes. [heroes.artifact, combat_card]"""

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
    uses_of,
)

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.defs import ARTIFACT, RARITIES
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.lay_out import lay_out_decks
from fabletop.games.heroes.state.decks import ARTIFACTS
from fabletop.games.heroes.testing import HeroesTable, card
from fabletop.testing import rule

FILL = ["estates", "knowledge", "wisdom"]  # cards of no use in an attack
RELICS = [
    "angel_wings",
    "dragon_scale_armor",
    "endless_sack_of_gold",
    "sentinels_shield",
    "sword_of_judgement",
    "titans_cuirass",
    "titans_gladius",
]


@rule("heroes.artifact.010")
def test_artifacts_are_minor_major_or_relics() -> None:
    found = [one for one in content().cards if one.kind == ARTIFACT]
    assert [sum(one.rarity == level for one in found) for level in range(len(RARITIES))] == [15, 10, 7]
    assert [one.id for one in found if RARITIES[one.rarity] == "relic"] == RELICS
    assert all(len(one.uses) == 2 for one in found)


@rule("heroes.artifact.020")
def test_all_artifacts_are_shuffled_into_one_deck() -> None:
    orders = []
    for seed in (1, 2):
        table = HeroesTable(seed=seed)
        lay_out_decks(table.g)
        orders.append(table.g.decks[ARTIFACTS] + table.g.piles[ARTIFACTS])
    every = [one.index for one in content().cards if one.kind == ARTIFACT]
    assert sorted(orders[0]) == sorted(orders[1]) == every
    assert orders[0] != orders[1] != every


# -- attack and defence ------------------------------------------------------------------------------------


@rule("heroes.artifact.030", "heroes.combat_card.110")
@pytest.mark.parametrize(
    ("use", "bonus"),
    [
        ("blackshard_of_the_dead_knight 2", 1),
        ("centaurs_axe 2", 1),
        ("red_dragon_flame_tongue 2", 1),
        ("dragon_scale_shield", 2),
        ("ogres_club_of_havoc 2", 1),
        ("dragon_scale_armor", 2),
        ("titans_gladius 2", 2),
    ],
)
def test_plain_attack(use: str, bonus: int) -> None:
    id = use.split(" ")[0]
    table, champions, dragons = clash()
    table.hand(0, id, "estates").hand(1, id).dice(0).attacks(champions, dragons)
    table.pick(f"play {use}")
    if table.g.decision is not None:  # it may defend the enemy as well
        table.asks(1, "answer").pick("pass")
    assert table.damage(dragons) == 2 + bonus
    assert (table.in_hand(0), table.in_discard(0)) == (["estates"], [id])
    assert (table.in_hand(1), crowns_spent(table, 0)) == ([id], 0)
    table.rests()


@rule("heroes.artifact.030", "heroes.combat_card.110")
@pytest.mark.parametrize(
    ("use", "bonus"),
    [
        ("red_dragon_flame_tongue", 1),
        ("shield_of_the_dwarven_lords 2", 1),
        ("shield_of_the_yawning_dead 2", 1),
        ("dragon_scale_shield 2", 2),
        ("targ_of_the_rampaging_ogre 2", 1),
        ("dragon_scale_armor 2", 2),
        ("sentinels_shield 2", 2),
    ],
)
def test_plain_defence(use: str, bonus: int) -> None:
    id = use.split(" ")[0]
    table, champions, dragons = clash()
    table.hand(1, id, "estates").dice(1).attacks(champions, dragons).pick(f"play {use}")
    assert table.damage(dragons) == 3 - bonus
    assert (table.in_hand(1), table.in_discard(1)) == (["estates"], [id])
    table.rests()


@pytest.mark.parametrize(("id", "bonus"), [("ogres_club_of_havoc", 2), ("titans_gladius", 3)])
def test_more_attack_for_a_card(id: str, bonus: int) -> None:
    table, champions, dragons = clash()
    table.hand(0, id, *FILL).dice(0).attacks(champions, dragons)
    assert uses_of(table, id) == [f"play {id}", f"play {id} 2"]
    table.pick(f"play {id}").asks(0, "pay", ["card estates", "card knowledge", "card wisdom"])
    table.pick("card knowledge")
    assert table.damage(dragons) == 2 + bonus
    assert (table.in_hand(0), table.in_discard(0)) == (["estates", "wisdom"], ["knowledge", id])
    table.rests()


@pytest.mark.parametrize(("id", "bonus"), [("shield_of_the_yawning_dead", 2), ("sentinels_shield", 3)])
def test_more_defence_for_a_card(id: str, bonus: int) -> None:
    table, champions, dragons = clash()
    table.hand(1, id, *FILL).dice(1).attacks(champions, dragons)
    assert uses_of(table, id) == [f"play {id}", f"play {id} 2"]
    table.pick(f"play {id}").asks(1, "pay", ["card estates", "card knowledge", "card wisdom"])
    table.pick("card knowledge")
    assert table.damage(dragons) == 3 - bonus
    assert (table.in_hand(1), table.in_discard(1)) == (["estates", "wisdom"], ["knowledge", id])
    table.rests()


@pytest.mark.parametrize(
    ("side", "id", "price"),
    [
        (0, "ogres_club_of_havoc", 1),
        (0, "titans_gladius", 1),
        (0, "blackshard_of_the_dead_knight", 1),
        (1, "shield_of_the_yawning_dead", 1),
        (1, "sentinels_shield", 1),
        (1, "targ_of_the_rampaging_ogre", 2),
    ],
)
def test_what_costs_cards_needs_them_in_hand(side: int, id: str, price: int) -> None:
    for cards in range(price + 1):
        table, champions, dragons = clash()
        table.hand(side, id, *["estates"] * cards).attacks(champions, dragons)
        assert (f"play {id}" in table.options()) == (cards == price), cards
        assert f"play {id} 2" in table.options()
        table.pick("pass").rests()


def test_armor_of_wonder_draws_a_card_and_gives_attack_or_defence() -> None:
    table, champions, dragons = clash()
    table.hand(0, "armor_of_wonder").deck(0, "estates", "wisdom")
    table.hand(1, "armor_of_wonder").deck(1, "estates").dice(1).attacks(champions, dragons)
    assert uses_of(table, "armor_of_wonder") == ["play armor_of_wonder", "play armor_of_wonder 2"]
    table.pick("play armor_of_wonder").asks(1, "answer").pick("play armor_of_wonder 2")
    assert table.damage(dragons) == 5 + 1 + 1 - 3 - 1
    assert (table.in_hand(0), table.in_deck(0), table.in_hand(1)) == (["estates"], ["wisdom"], ["estates"])
    assert table.in_discard(0) == table.in_discard(1) == ["armor_of_wonder"]
    table.rests()


@rule("heroes.combat_card.110")
def test_armor_of_wonder_outside_an_attack_only_draws() -> None:
    table, champions, dragons = clash()
    table.hand(0, "armor_of_wonder").deck(0, "estates").dice(0).acts(champions)
    table.pick("play armor_of_wonder").asks(0, "act")
    assert (table.in_hand(0), table.c.lasting) == (["estates"], ())
    table.pick("attack ghost_dragons")
    assert table.damage(dragons) == 2
    table.rests()


@pytest.mark.parametrize(("paid", "drawn"), [("magic_arrow", ["power"]), ("estates", [])])
def test_blackshard_draws_a_card_if_a_spell_was_discarded(paid: str, drawn: list[str]) -> None:
    table, champions, dragons = clash()
    table.hand(0, "blackshard_of_the_dead_knight", paid).deck(0, "power").dice(0)
    table.attacks(champions, dragons).pick("play blackshard_of_the_dead_knight")
    assert table.damage(dragons) == 2 + 2
    assert table.in_hand(0) == drawn
    assert table.in_discard(0) == [paid, "blackshard_of_the_dead_knight"]
    table.rests()


@pytest.mark.parametrize(("die", "damage"), [(-1, 0), (0, 2), (1, 5)])
def test_centaurs_axe_counts_the_die_three_times(die: int, damage: int) -> None:
    table, champions, dragons = clash()
    table.hand(0, "centaurs_axe").hand(1, "centaurs_axe").dice(die).attacks(champions, dragons)
    assert uses_of(table, "centaurs_axe") == ["play centaurs_axe", "play centaurs_axe 2"]
    table.pick("play centaurs_axe")
    assert table.damage(dragons) == damage
    assert table.in_discard(0) == ["centaurs_axe"]
    assert table.in_hand(1) == ["centaurs_axe"], "only for the own attack"
    table.rests()


def test_centaurs_axe_is_of_no_use_without_a_die() -> None:
    table, champions, dragons = clash()
    table.hand(0, "centaurs_axe", "bless").attacks(champions, dragons).pick("cast bless")
    assert uses_of(table, "centaurs_axe") == ["play centaurs_axe 2"]
    table.pick("pass")
    assert table.damage(dragons) == 2
    table.rests()


@rule("heroes.combat_card.030", "heroes.combat_card.100")
def test_shield_of_the_dwarven_lords_ignores_a_die_that_was_rolled() -> None:
    table, champions, dragons = clash()
    table.hand(1, "shield_of_the_dwarven_lords").dice(1).attacks(champions, dragons)
    table.asks(1, "answer", ["play shield_of_the_dwarven_lords 2", "pass"]).pick("pass")
    table.asks(1, "die", ["play shield_of_the_dwarven_lords", "pass"])
    table.pick("play shield_of_the_dwarven_lords")
    assert table.damage(dragons) == 2
    assert table.in_discard(1) == ["shield_of_the_dwarven_lords"]
    table.rests()


def test_shield_of_the_dwarven_lords_ignores_what_the_die_set_off() -> None:
    """Minotaurs draw a card on -1."""
    table, minotaurs, dragons = clash("dungeon.minotaurs")
    table.hand(1, "shield_of_the_dwarven_lords").deck(0, "attack").dice(-1).attacks(minotaurs, dragons)
    table.pick("pass", "play shield_of_the_dwarven_lords")
    assert (table.damage(dragons), table.in_hand(0)) == (4 - 3, [])
    table.rests()


def test_an_attacker_may_ignore_its_own_bad_die() -> None:
    table, champions, dragons = clash()
    table.hand(0, "shield_of_the_dwarven_lords").dice(-1).attacks(champions, dragons)
    table.asks(0, "die", ["play shield_of_the_dwarven_lords", "pass"])
    table.pick("play shield_of_the_dwarven_lords")
    assert table.damage(dragons) == 2
    table.rests()


def test_targ_of_the_rampaging_ogre_goes_back_to_hand() -> None:
    table, champions, dragons = clash()
    table.hand(1, "targ_of_the_rampaging_ogre", *FILL).dice(1).attacks(champions, dragons)
    table.pick("play targ_of_the_rampaging_ogre", "card estates", "card wisdom")
    assert table.in_hand(1) == ["knowledge", "targ_of_the_rampaging_ogre"]
    assert table.in_discard(1) == ["estates", "wisdom"]
    table.asks(1, "answer", ["play targ_of_the_rampaging_ogre 2", "pass"])
    table.pick("play targ_of_the_rampaging_ogre 2")
    assert table.damage(dragons) == 5 + 1 - 3 - 2 - 1
    assert table.in_discard(1)[-1] == "targ_of_the_rampaging_ogre"
    table.rests()


@pytest.mark.parametrize("x", [0, 1, 3])
def test_sword_of_judgement_gives_as_much_attack_as_cards_are_discarded(x: int) -> None:
    table, champions, dragons = clash()
    table.hand(0, "sword_of_judgement", *FILL).dice(0).attacks(champions, dragons)
    assert uses_of(table, "sword_of_judgement") == ["play sword_of_judgement"], "no defence for an attacker"
    table.pick("play sword_of_judgement", *[f"card {id}" for id in FILL[:x]])
    if x < 3:
        table.pick("pass")
    assert table.damage(dragons) == 2 + x
    assert (table.in_hand(0), table.in_discard(0)) == (FILL[x:], [*FILL[:x], "sword_of_judgement"])
    table.rests()


@pytest.mark.parametrize("x", [0, 1, 3])
def test_sword_of_judgement_gives_as_much_defence_as_cards_are_discarded(x: int) -> None:
    table, champions, dragons = clash()
    table.hand(1, "sword_of_judgement", *FILL).dice(1).attacks(champions, dragons)
    assert uses_of(table, "sword_of_judgement") == ["play sword_of_judgement 2"]
    table.pick("play sword_of_judgement 2", *[f"card {id}" for id in FILL[:x]])
    if x < 3:
        table.pick("pass")
    assert table.damage(dragons) == 3 - x
    assert (table.in_hand(1), table.in_discard(1)) == (FILL[x:], [*FILL[:x], "sword_of_judgement"])
    table.rests()


def test_sword_of_judgement_is_not_offered_without_a_card_to_discard() -> None:
    table, champions, dragons = clash()
    table.hand(0, "sword_of_judgement").hand(1, "sword_of_judgement").dice(0).attacks(champions, dragons)
    assert table.damage(dragons) == 2
    assert table.in_hand(0) == table.in_hand(1) == ["sword_of_judgement"]
    table.rests()


# -- power -------------------------------------------------------------------------------------------------


@rule("heroes.spell.070", "heroes.artifact.030")
@pytest.mark.parametrize(
    ("use", "damage"),
    [
        ("breastplate_of_petrified_wood", 2),
        ("dragon_wing_tabard", 2),
        ("rib_cage", 2),
        ("tunic_of_the_cyclops_king", 3),
        ("titans_cuirass", 3),
    ],
)
def test_plain_power_is_the_second_effect(use: str, damage: int) -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", use).acts(champions)
    assert f"play {use} 2" not in table.options(), "there is no spell yet"
    table.pick("cast magic_arrow")
    second = next(option for option in table.asked().options if table.name_of(option).startswith("empower"))
    if use == "tunic_of_the_cyclops_king":  # its first effect gives power too
        second = table.asked().options[1]
    table.g.choose(second)
    table.pick("unit ghost_dragons", "end")
    assert table.damage(dragons) == damage
    assert table.in_discard(0) == ["magic_arrow", use]
    table.rests()


def test_tunic_of_the_cyclops_king_draws_a_card_and_gives_power() -> None:
    table, champions, dragons = clash()
    table.hand(0, "magic_arrow", "tunic_of_the_cyclops_king").deck(0, "estates").acts(champions)
    table.pick("cast magic_arrow", "empower tunic_of_the_cyclops_king", "unit ghost_dragons")
    assert (table.damage(dragons), table.in_hand(0)) == (2, ["estates"])
    assert table.in_discard(0) == ["magic_arrow", "tunic_of_the_cyclops_king"]
    table.pick("end").rests()


def test_tunic_of_the_cyclops_king_may_be_played_just_for_the_card() -> None:
    table, champions, _ = clash()
    table.hand(0, "tunic_of_the_cyclops_king").deck(0, "estates").acts(champions)
    assert uses_of(table, "tunic_of_the_cyclops_king") == ["play tunic_of_the_cyclops_king"]
    table.pick("play tunic_of_the_cyclops_king", "end")
    assert table.in_hand(0) == ["estates"]
    table.rests()


def test_titans_cuirass_gives_four_power_for_a_card() -> None:
    table, champions, dragons = clash()
    table.hand(0, "fireball", "titans_cuirass", "estates").acts(champions).pick("cast fireball")
    table.pick("empower titans_cuirass", f"space {THERE}", "space 3")
    assert table.damage(dragons) == 3
    assert table.in_discard(0) == ["estates", "fireball", "titans_cuirass"]
    table.pick("end").rests()


def test_titans_cuirass_needs_the_card_for_its_four_power() -> None:
    table, champions, _ = clash()
    table.hand(0, "fireball", "titans_cuirass").acts(champions).pick("cast fireball")
    assert len(table.options()) == 2, "its other effect, or none"
    table.pick("pass", f"space {THERE}", "space 3", "end").rests()


# -- cards -------------------------------------------------------------------------------------------------


@rule("heroes.artifact.030", "heroes.card_timing.020")
@pytest.mark.parametrize("use", ["breastplate_of_petrified_wood", "angel_wings 2"])
def test_draw_a_card(use: str) -> None:
    id = use.split(" ")[0]
    table, champions, _ = clash()
    table.hand(0, id).deck(0, "attack", "defence").acts(champions)
    assert uses_of(table, id) == [f"play {use}"], "power waits for a spell, wings for the map"
    table.pick(f"play {use}", "end")
    assert (table.in_hand(0), table.in_deck(0), table.in_discard(0)) == (["attack"], ["defence"], [id])
    table.rests()


def test_speculum_is_removed_from_the_game_for_a_card() -> None:
    table, champions, _ = clash()
    table.hand(0, "speculum").deck(0, "attack").acts(champions)
    assert uses_of(table, "speculum") == ["play speculum 2"], "its first effect is for the map"
    table.pick("play speculum 2", "end")
    assert (table.in_hand(0), table.in_discard(0)) == (["attack"], [])
    assert table.g.removed == (card("speculum"),)
    table.rests()


def test_nothing_is_drawn_where_there_is_nothing_to_draw() -> None:
    table, champions, _ = clash()
    table.hand(0, "speculum", "angel_wings", "breastplate_of_petrified_wood", "shackles_of_war")
    table.acts(champions)
    assert not any(option.startswith("play") for option in table.options())
    table.pick("end").rests()


def test_charm_of_mana_discards_two_and_draws_three() -> None:
    table, champions, _ = clash()
    table.hand(0, "charm_of_mana", *FILL).deck(0, "attack", "defence", "power", "magic_arrow").acts(champions)
    table.pick("play charm_of_mana", "card wisdom", "card knowledge")
    assert table.in_hand(0) == ["estates", "attack", "defence", "power"]
    assert table.in_discard(0) == ["wisdom", "knowledge", "charm_of_mana"]
    table.pick("end").rests()


def test_charm_of_mana_draws_two_and_discards_one_of_all() -> None:
    table, champions, _ = clash()
    table.hand(0, "charm_of_mana", "wisdom").deck(0, "attack", "defence").acts(champions)
    assert uses_of(table, "charm_of_mana") == ["play charm_of_mana 2"], "two cards are needed for the other"
    table.pick("play charm_of_mana 2")
    table.asks(0, "discard", ["card wisdom", "card attack", "card defence"]).pick("card wisdom")
    assert table.in_hand(0) == ["attack", "defence"]
    assert table.in_discard(0) == ["wisdom", "charm_of_mana"]
    table.pick("end").rests()


def test_dragon_wing_tabard_costs_the_enemy_a_random_card() -> None:
    table, champions, _ = clash()
    table.hand(0, "dragon_wing_tabard", "dragon_wing_tabard").hand(1, "attack").acts(champions)
    assert uses_of(table, "dragon_wing_tabard") == ["play dragon_wing_tabard"]
    table.pick("play dragon_wing_tabard")
    assert (table.in_hand(1), table.in_discard(1)) == ([], ["attack"])
    assert [event.card for event in table.happened(ev.LostAtRandom)] == [card("attack")]
    assert uses_of(table, "dragon_wing_tabard") == [], "the enemy has none left"
    table.pick("end").rests()


def test_dragon_wing_tabard_is_of_no_use_against_guards() -> None:
    table = HeroesTable("catherine", "guards")
    champions = table.unit(0, "castle.champions", HERE)
    table.unit(1, "neutral.boars", 19)
    table.hand(0, "dragon_wing_tabard", "shackles_of_war", "hourglass_of_the_evil_hour")
    opening(table).rests()
    table.acts(champions)
    assert uses_of(table, "dragon_wing_tabard") == uses_of(table, "shackles_of_war") == []
    assert uses_of(table, "hourglass_of_the_evil_hour") == ["play hourglass_of_the_evil_hour 2"]
    table.pick("end").rests()


def test_rib_cage_takes_a_spell_back_and_shuffles_the_rest_into_the_deck() -> None:
    table, champions, _ = clash()
    table.hand(0, "rib_cage").deck(0, "power").acts(champions)
    assert uses_of(table, "rib_cage") == [], "no spell lies on the discard pile"
    table.discard(0, "magic_arrow", "attack", "haste").pick("end").acts(champions)
    table.pick("play rib_cage").asks(0, "aim", ["card magic_arrow", "card haste"]).pick("card haste")
    assert table.in_hand(0) == ["haste"]
    assert sorted(table.in_deck(0)) == ["attack", "magic_arrow", "power"]
    assert table.in_discard(0) == ["rib_cage"]
    table.pick("end").rests()


def test_shackles_of_war_draw_two_and_keep_one() -> None:
    table, champions, _ = clash()
    table.hand(0, "shackles_of_war", "estates").deck(0, "attack", "defence", "power").acts(champions)
    assert uses_of(table, "shackles_of_war") == ["play shackles_of_war 2"], "the first is for the start"
    table.pick("play shackles_of_war 2").asks(0, "keep_one", ["card attack", "card defence"])
    table.pick("card defence")
    assert table.in_hand(0) == ["estates", "defence"]
    assert (table.in_discard(0), table.in_deck(0)) == (["attack", "shackles_of_war"], ["power"])
    table.pick("end").rests()


@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_shackles_of_war_let_the_enemy_hero_neither_retreat_nor_surrender(ruleset: str) -> None:
    ways = ["surrender", "retreat"] if ruleset == "first" else ["surrender"]
    table, champions, dragons = clash(ruleset=ruleset)
    table.having(0, gold=10).having(1, gold=10).acts(dragons)
    assert [name for name in table.options() if name in ways] == ways
    table.pick("end").hand(0, "shackles_of_war")
    opening(table).asks(0, "answer", ["play shackles_of_war", "pass"]).pick("play shackles_of_war")
    assert table.in_discard(0) == ["shackles_of_war"]
    table.acts(dragons)
    assert not set(ways) & set(table.options())
    table.pick("end").acts(champions)
    assert set(ways) <= set(table.options()), "its own hero may"
    table.pick("end").rests()


# -- resources and morale ----------------------------------------------------------------------------------


@rule("heroes.artifact.030", "heroes.deck.080")
@pytest.mark.parametrize(
    ("use", "gold", "materials", "valuables", "removed"),
    [
        ("inexhaustible_cart_of_lumber", 0, 2, 0, False),
        ("inexhaustible_cart_of_lumber 2", 0, 4, 0, True),
        ("legs_of_legion 2", 2, 0, 0, False),
        ("loins_of_legion 2", 2, 0, 0, False),
        ("head_of_legion 2", 3, 0, 0, False),
        ("endless_bag_of_gold", 3, 0, 0, False),
        ("endless_bag_of_gold 2", 6, 0, 0, True),
        ("endless_sack_of_gold", 5, 0, 0, False),
        ("endless_sack_of_gold 2", 8, 0, 0, True),
        ("everflowing_crystal_cloak 2", 0, 0, 1, False),
        ("everpouring_vial_of_mercury", 0, 0, 1, False),
        ("everpouring_vial_of_mercury 2", 0, 0, 2, True),
    ],
)
def test_resources(use: str, gold: int, materials: int, valuables: int, removed: bool) -> None:
    id = use.split(" ")[0]
    table, champions, _ = clash()
    table.hand(0, id).acts(champions).pick(f"play {use}", "end")
    player = table.g.players[0]
    assert (player.gold, player.materials, player.valuables) == (gold, materials, valuables)
    assert (table.in_hand(0), table.in_discard(0)) == ([], [] if removed else [id])
    assert table.g.removed == ((card(id),) if removed else ())
    table.rests()


def test_everflowing_crystal_cloak_gives_two_valuables_for_three_cards() -> None:
    table, champions, _ = clash()
    table.hand(0, "everflowing_crystal_cloak", "wisdom", "knowledge").acts(champions)
    assert uses_of(table, "everflowing_crystal_cloak") == ["play everflowing_crystal_cloak 2"], "one too few"
    table.hand(0, "everflowing_crystal_cloak", *FILL, "wisdom").pick("end").acts(champions)
    table.pick("play everflowing_crystal_cloak", "card wisdom", "card wisdom", "card estates")
    assert (table.g.players[0].valuables, table.in_hand(0)) == (2, ["knowledge"])
    assert table.in_discard(0) == ["wisdom", "wisdom", "estates", "everflowing_crystal_cloak"]
    table.pick("end").rests()


@rule("heroes.morale.080")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_hourglass_takes_the_heart_of_an_enemy_in_good_heart(ruleset: str) -> None:
    table = HeroesTable("catherine", "mutare", ruleset=ruleset)
    champions = table.unit(0, "castle.champions", HERE)
    table.unit(1, "dungeon.manticores", THERE)
    table.hand(0, "hourglass_of_the_evil_hour").hand(1, "attack", "defence").acts(champions)
    assert uses_of(table, "hourglass_of_the_evil_hour") == ["play hourglass_of_the_evil_hour 2"]
    table.having(1, morale=1).pick("end").acts(champions)
    table.pick("play hourglass_of_the_evil_hour", "end")
    assert table.g.players[1].morale == 0, "the token goes, and no negative one comes"
    assert (table.in_discard(0), len(table.in_hand(1))) == (["hourglass_of_the_evil_hour"], 2)
    table.rests()


@pytest.mark.parametrize(("die", "morale"), [(-1, 0), (0, 1), (1, 0)])
def test_hourglass_gives_positive_morale_on_a_zero(die: int, morale: int) -> None:
    table, champions, _ = clash()
    table.hand(0, "hourglass_of_the_evil_hour").dice(die).acts(champions)
    table.pick("play hourglass_of_the_evil_hour 2", "end")
    assert (table.g.players[0].morale, table.in_discard(0)) == (morale, ["hourglass_of_the_evil_hour"])
    table.rests()


@rule("heroes.morale.020", "heroes.morale.130")
def test_hourglass_does_not_roll_for_a_second_token_nor_for_the_undead() -> None:
    table, champions, dragons = clash()
    table.hand(0, "hourglass_of_the_evil_hour").having(0, morale=1)
    table.hand(1, "hourglass_of_the_evil_hour").acts(champions)
    assert uses_of(table, "hourglass_of_the_evil_hour") == []
    table.pick("end").having(0, morale=0).acts(dragons)
    assert uses_of(table, "hourglass_of_the_evil_hour") == []
    table.pick("end").rests()


# -- units -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_vial_of_lifeblood_heals_up_to_three_damage_of_an_own_unit(damage: int, left: int) -> None:
    table, champions, dragons = clash()
    table.c.units[champions] = table.piece(champions).hurt(damage)
    table.c.units[dragons] = table.piece(dragons).hurt(5)
    table.unit(0, "castle.griffins", 0)
    table.hand(0, "vial_of_lifeblood").acts(champions).pick("play vial_of_lifeblood", "end")
    assert (table.damage(champions), table.damage(dragons)) == (left, 5)
    assert table.in_discard(0) == ["vial_of_lifeblood"]
    table.rests()


@rule("heroes.combat_card.030")
def test_vial_of_lifeblood_heals_before_a_blow_lands() -> None:
    table, champions, dragons = clash()
    table.c.units[dragons] = table.piece(dragons).hurt(7)
    table.hand(1, "vial_of_lifeblood").dice(0).attacks(champions, dragons)
    table.asks(1, "answer", ["play vial_of_lifeblood", "pass"]).pick("play vial_of_lifeblood")
    assert table.damage(dragons) == 7 - 3 + 2
    table.rests()


@rule("heroes.card_timing.060", "heroes.combat_card.050")
def test_vial_of_lifeblood_lends_an_own_unit_health_for_this_combat() -> None:
    table, champions, dragons = clash()
    table.hand(0, "vial_of_lifeblood").acts(champions)
    assert uses_of(table, "vial_of_lifeblood") == ["play vial_of_lifeblood 2"], "nobody is hurt"
    table.pick("play vial_of_lifeblood 2", "end")
    assert (table.c.health_of(champions), table.c.health_of(dragons)) == (8, 8)
    assert (table.in_hand(0), table.in_discard(0)) == ([], [])
    table.g.wound(champions, 7)
    assert table.stands(champions)
    combat_goes_on(table)
    assert table.c.health_of(champions) == 8
    end_of_combat(table)
    assert table.in_discard(0) == ["vial_of_lifeblood"]


def test_vial_of_lifeblood_mends_the_arrow_tower() -> None:
    table = HeroesTable()
    tower = table.siege(gate=9)
    table.unit(0, "castle.champions", 0)
    zombies = table.unit(1, "necropolis.zombies", 16)
    table.g.wound(tower, 2)
    table.hand(1, "vial_of_lifeblood").acts(zombies).pick("play vial_of_lifeblood", "end")
    assert table.damage(tower) == 0
    table.rests()


@rule("heroes.combat_card.020")
def test_lent_health_is_for_an_own_activation_and_not_an_answer() -> None:
    table, champions, dragons = clash()
    table.hand(1, "vial_of_lifeblood").dice(0).attacks(champions, dragons)
    assert (table.damage(dragons), table.in_hand(1)) == (2, ["vial_of_lifeblood"])
    table.rests()


# -- for the map -------------------------------------------------------------------------------------------


@rule("heroes.card_timing.040")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize(
    ("id", "offered"),
    [
        ("legs_of_legion", ["play legs_of_legion 2"]),
        ("loins_of_legion", ["play loins_of_legion 2"]),
        ("head_of_legion", ["play head_of_legion 2"]),
        ("speculum", ["play speculum 2"]),
        ("angel_wings", ["play angel_wings 2"]),
    ],
)
def test_what_is_for_the_map_is_not_offered_in_combat(id: str, offered: list[str], ruleset: str) -> None:
    table, champions, dragons = clash(ruleset=ruleset)
    table.hand(0, id).deck(0, "attack").dice(0).acts(champions)
    assert uses_of(table, id) == offered
    table.pick("attack ghost_dragons")
    if table.g.decision is not None:  # a card may be drawn before the die
        assert uses_of(table, id) == offered
        table.pick("pass")
    assert table.damage(dragons) == 2
    assert table.in_hand(0) == [id]
    assert table.marked(dragons, RETALIATED)
    table.rests()
