"""Why not: what is left out in town, on the map, in hand and in combat names its reason, its numbers and its
rule."""

from __future__ import annotations

from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED, ROSE
from fabletop.games.heroes.hindrances import Hindrance, hindered
from fabletop.games.heroes.testing import HeroesTable, card, printed_unit
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.towns.printed import CITADEL, DWELLING, MAGE_GUILD
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
RICH = {"gold": 100, "materials": 100, "valuables": 100}


def why(table: HeroesTable, verb: str, *ids: int) -> Hindrance:
    """The one thing that is in the way of a pick."""
    decision = table.g.decision
    assert decision is not None
    left = hindered(table.g, decision.seat, decision)
    found = [one for pick, one in left if (pick.verb, pick.ids) == (verb, ids)]
    assert len(found) == 1
    return found[0]


def on_turn(table: AdventureTable) -> AdventureTable:
    table.turn(RED)
    return table


# -- towns ------------------------------------------------------------------------------------------------


@rule("heroes.town.090", "heroes.town.060")
def test_a_building_says_what_it_costs_what_it_needs_or_that_one_has_built() -> None:
    found = why(on_turn(AdventureTable().having(RED, gold=1)), "build", CITADEL)
    assert (found.key, found.rule, found.purse) == ("price", "heroes.town.090", (1, 0, 0))
    assert found.price[0] > 1
    found = why(on_turn(AdventureTable().having(RED, **RICH)), "build", DWELLING + 2)
    assert (found.key, found.rule, found.building) == ("building", "heroes.town.060", DWELLING + 1)
    assert why(on_turn(AdventureTable().having(RED, built=1, **RICH)), "build", CITADEL)[:2] == (
        "built",
        "heroes.town.090",
    )


@rule(
    "heroes.unit_cost.020",
    "heroes.unit_cost.030",
    "heroes.unit_cost.050",
    "heroes.town.030",
    "heroes.town_action.080",
)
def test_a_unit_says_what_it_needs() -> None:
    griffins = printed_unit("castle.griffins").index
    table = AdventureTable().having(RED, **RICH)
    assert why(on_turn(table), "recruit", griffins)[:2] == ("building", "heroes.unit_cost.050")
    assert why(table, "reinforce", griffins)[:2] == ("few-first", "heroes.unit_cost.030")
    table = AdventureTable().town(RED, "bronze_dwelling")
    assert why(on_turn(table), "recruit", griffins)[:2] == ("price", "heroes.unit_cost.020")
    table = AdventureTable().army(RED, "castle.griffins").having(RED, **RICH)
    found = why(on_turn(table), "reinforce", griffins)
    assert (found.key, found.rule, found.building) == ("building", "heroes.town.030", CITADEL)
    table = AdventureTable().town(RED, "bronze_dwelling").having(RED, peopled=1, **RICH)
    assert why(on_turn(table), "recruit", griffins)[:2] == ("peopled", "heroes.town_action.080")


@rule("heroes.mage_guild.040", "heroes.mage_guild.050", "heroes.mage_guild.070", "heroes.town.070")
def test_spells_for_sale_say_why_they_are_not() -> None:
    found = why(on_turn(AdventureTable().having(RED, **RICH)), "book")
    assert (found.key, found.rule, found.building) == ("building", "heroes.town.070", MAGE_GUILD)
    assert why(on_turn(AdventureTable().town(RED, "mage_guild")), "book")[:2] == (
        "price",
        "heroes.mage_guild.040",
    )
    table = AdventureTable().town(RED, "mage_guild").having(RED, guild_round=1, **RICH)
    assert why(on_turn(table), "book")[:2] == ("guild-new", "heroes.mage_guild.070")
    table = AdventureTable().town(RED, "mage_guild").having(RED, booked=1, **RICH)
    assert why(on_turn(table), "book")[:2] == ("booked", "heroes.mage_guild.050")


@rule("heroes.secondary_hero.020", "heroes.secondary_hero.040", "heroes.secondary_hero.050")
def test_a_second_hero_says_what_keeps_it_away() -> None:
    table = AdventureTable()
    town = table.g.realm(RED).town
    found = why(on_turn(table), "hire", town)
    assert (found.key, found.rule, found.price) == ("price", "heroes.secondary_hero.020", (10, 0, 0))
    table = AdventureTable().having(RED, **RICH)
    assert why(on_turn(table), "hire", town)[:2] == ("post-taken", "heroes.secondary_hero.050")


@rule("heroes.trade.020", "heroes.trade.080", "heroes.trade.090")
def test_a_trade_says_what_it_takes_and_a_card_why_it_stays() -> None:
    table = AdventureTable().hand(RED, "attack").having(RED, gold=5).start("heroes.trade", RED, 0)
    found = why(table, "trade", 0)
    assert (found.key, found.rule, found.price, found.purse) == (
        "price",
        "heroes.trade.020",
        (6, 0, 0),
        (5, 0, 0),
    )
    assert why(table, "card", card("attack"))[:2] == ("keeps", "heroes.trade.090")
    table = AdventureTable().hand(RED, "attack").having(RED, gold=5).start("heroes.trade", RED, 1)
    assert why(table, "card", card("attack"))[:2] == ("traded", "heroes.trade.080")


# -- the map ----------------------------------------------------------------------------------------------


@rule("heroes.movement.010", "heroes.movement.020", "heroes.movement.110")
def test_a_field_says_why_one_cannot_go_there() -> None:
    table = on_turn(AdventureTable().having(RED, movement=0))
    left = {pick.ids[1]: one for pick, one in hindered(table.g, RED, table.g.decision) if pick.verb == "step"}  # type: ignore[arg-type]
    near = table.g.land.ways(table.g.heroes[0].field)[0]
    assert (left[near].key, left[near].rule) == ("no-movement", "heroes.movement.010")
    table = on_turn(AdventureTable().having(RED, movement=1))
    left = {pick.ids[1]: one for pick, one in hindered(table.g, RED, table.g.decision) if pick.verb == "step"}  # type: ignore[arg-type]
    assert near not in left
    assert {one.rule for one in left.values() if one.key == "blocked"} <= {"heroes.movement.110"}
    assert all(one.need > one.have == 1 for one in left.values() if one.key == "far")


@rule("heroes.location.070")
def test_ones_own_town_is_not_visited_again() -> None:
    assert why(on_turn(AdventureTable()), "revisit", 0)[:2] == ("flagged", "heroes.location.070")


# -- cards ------------------------------------------------------------------------------------------------


@rule("heroes.card_timing.030")
def test_a_card_in_hand_says_when_it_is_played() -> None:
    table = on_turn(AdventureTable().hand(RED, "attack"))
    assert why(table, "play", card("attack"), 0)[:2] == ("only-combat", "heroes.card_timing.030")


@rule("heroes.combat_card.010")
def test_one_spell_a_round() -> None:
    table = HeroesTable().hand(RED, "magic_arrow")
    mine = table.unit(RED, "castle.griffins", 0)
    table.unit(BLUE, "necropolis.skeletons", 18)
    table.c.camps[0].spells = 1
    assert why(table.acts(mine), "cast", card("magic_arrow"), 0)[:4] == (
        "spell-limit",
        "heroes.combat_card.010",
        1,
        1,
    )


@rule("heroes.level.090", "heroes.ability_card.020")
def test_an_expert_effect_says_what_level_it_needs_or_that_they_are_used() -> None:
    table = on_turn(AdventureTable().hand(RED, "logistics"))
    assert why(table, "play", card("logistics"), 1)[:4] == ("level", "heroes.level.090", 2, 1)
    table = on_turn(AdventureTable().hand(RED, "logistics").level(RED, 2).having(RED, crowns=1))
    assert why(table, "play", card("logistics"), 1)[:4] == ("crowns", "heroes.ability_card.020", 1, 1)


@rule("heroes.card_timing.090")
def test_a_card_that_would_do_nothing_is_not_offered_and_says_so() -> None:
    table = on_turn(AdventureTable().hand(RED, "rib_cage"))
    assert why(table, "play", card("rib_cage"), 0)[:2] == ("no-target", "heroes.card_timing.090")
    table = on_turn(AdventureTable().hand(RED, "rib_cage").discard(RED, "magic_arrow"))
    assert "play rib_cage" in " ".join(table.options())


# -- combat -----------------------------------------------------------------------------------------------


@rule("heroes.unit_type.020", "heroes.unit_type.040", "heroes.unit_type.030", "heroes.obstacle.010")
def test_an_enemy_out_of_reach_and_a_space_too_far() -> None:
    table = HeroesTable()
    mine = table.unit(RED, "castle.halberdiers", 0)
    far = table.unit(BLUE, "necropolis.skeletons", 18)
    table.unit(RED, "castle.griffins", 1)
    table.acts(mine)
    assert why(table, "attack", far)[:2] == ("not-adjacent", "heroes.unit_type.020")
    assert why(table, "move", 1)[:2] == ("occupied", "heroes.obstacle.010")
    assert why(table, "move", 19)[:4] == ("space-far", "heroes.unit_type.010", 7, 3)


@rule("heroes.unit_type.060", "heroes.unit_type.080")
def test_a_ranged_unit_says_why_it_does_not_shoot() -> None:
    table = HeroesTable()
    mine = table.unit(RED, "castle.marksmen", 0)
    near = table.unit(BLUE, "necropolis.skeletons", 1)
    far = table.unit(BLUE, "necropolis.zombies", 18)
    table.acts(mine)
    found = why(table, "attack", far)
    assert (found.key, found.rule, found.unit) == ("ranged-close", "heroes.unit_type.080", near)
    table = HeroesTable()
    mine = table.unit(RED, "castle.marksmen", 0)
    far = table.unit(BLUE, "necropolis.zombies", 18)
    assert why(table.acts(mine).pick("move 1"), "attack", far)[:2] == ("ranged-moved", "heroes.unit_type.060")


@rule("heroes.combat_round.140", "heroes.paralysis.010", "heroes.combat_round.120")
def test_other_units_say_why_they_do_not_act() -> None:
    table = HeroesTable()
    mine = table.unit(RED, "castle.griffins", 0)
    acted = table.unit(RED, "castle.halberdiers", 1, marks=ACTED)
    still = table.unit(RED, "castle.marksmen", 2, marks=PARALYSED)
    slow = table.unit(RED, "castle.zealots", 3)
    table.unit(BLUE, "necropolis.skeletons", 18)
    table.acts(mine)
    assert why(table, "unit", acted)[:2] == ("acted", "heroes.combat_round.140")
    assert why(table, "unit", still)[:2] == ("paralysed", "heroes.paralysis.010")
    found = why(table, "unit", slow)
    assert (found.key, found.rule, found.unit) == ("slower", "heroes.combat_round.120", mine)
    assert found.have < found.need


@rule("heroes.defend.040")
def test_who_has_given_a_token_back_does_not_defend() -> None:
    table = HeroesTable()
    mine = table.unit(RED, "castle.griffins", 0)
    table.unit(BLUE, "necropolis.skeletons", 18)
    table.acts(mine)
    table.c.units[mine] = table.c.units[mine].marked(ROSE)
    decision = table.g.decision
    assert decision is not None
    options = [option for option in decision.options if getattr(option, "verb", "") != "defend"]
    asked = type(decision)(decision.seats, decision.kind, options, decision.frame)
    assert {one.rule for pick, one in hindered(table.g, RED, asked) if pick.verb == "defend"} == {
        "heroes.defend.040"
    }


@rule("heroes.surrender.050", "heroes.end_of_combat.020")
def test_to_surrender_takes_gold_and_another_player() -> None:
    table = HeroesTable().having(RED, gold=9)
    mine = table.unit(RED, "castle.griffins", 0)
    table.unit(BLUE, "necropolis.skeletons", 18)
    found = why(table.acts(mine), "surrender")
    assert (found.key, found.rule, found.price[0], found.purse[0]) == ("price", "heroes.surrender.050", 10, 9)
    table = HeroesTable(defender="guards").having(RED, gold=90)
    mine = table.unit(RED, "castle.griffins", 0)
    table.unit(BLUE, "necropolis.skeletons", 18)
    assert why(table.acts(mine), "surrender")[:2] == ("no-player", "heroes.end_of_combat.020")
