"""The fourteen optional rules of the book, each agreed on by its name. [heroes.option]"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.heroes import events as fight
from fabletop.games.heroes.load import SWITCHES, content, read_rules
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.clash import has_walls
from fabletop.games.heroes.map.dice import RESOURCE, TREASURE, TWO_DICE
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.modes.agreed import Agreed
from fabletop.games.heroes.modes.clash import begin_with_lieutenants
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.rules import OPTIONAL
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable, HeroesTable, card
from fabletop.games.heroes.turn.income import income_of, next_income_of
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import NOBODY, Act, Seat
from fabletop.kernel.match import Setup
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
SILENCE = "dead_silence"


def stars(table: AdventureTable, *names: str) -> AdventureTable:
    """What the astrologers proclaim next, one after the other."""
    by_id = {card.id: card.index for card in table.g.printed.proclamations}
    table.g.proclamations = [by_id[name] for name in reversed(names)]
    return table


def begin_round(table: AdventureTable, n: int, *names: str) -> AdventureTable:
    """That round begins, with these proclamations to come."""
    stars(table.in_round(n - 1), *names)
    return table.start("heroes.new_round", NOBODY)


def laid_out(*optional: str, until: str = "refresh", **options: Any) -> Heroes:
    """A clash as it was set up, up to the first question of a kind; the first option is always picked."""
    agreed = {"mode": "clash", "heroes": ["catherine", "mutare"], "optional": list(optional), **options}
    g = new_game(Setup("heroes", 2, 1, "retail", agreed))
    g.events = []
    decision = g.advance()
    while decision is not None and decision.kind != until:
        decision = g.choose(decision.options[0])
    return g


# -- agreeing on them -------------------------------------------------------------------------------------


def test_each_is_agreed_on_by_name_and_changes_something() -> None:
    for name in OPTIONAL:
        assert Agreed({"mode": "clash", "optional": [name]}, 2, content()).optional == (name,)
        for ruleset in ("retail", "first"):
            plain, altered = read_rules(ruleset), read_rules(ruleset, optional=(name,))
            assert any(getattr(altered, key) != getattr(plain, key) for key in SWITCHES)


def test_all_that_go_together_may_be_agreed_on() -> None:
    wanted = [name for name in reversed(OPTIONAL) if name != "no_astrologers"]
    agreed = Agreed({"mode": "clash", "optional": wanted}, 2, content())
    assert agreed.optional == tuple(name for name in OPTIONAL if name != "no_astrologers")


@rule("heroes.option.110", "heroes.option.040")
def test_the_astrologers_cannot_speak_more_often_and_never() -> None:
    with pytest.raises(BadSetup, match="more_astrologers and no_astrologers cannot both be among") as refused:
        Agreed({"mode": "clash", "optional": ["no_astrologers", "more_astrologers"]}, 2, content())
    assert refused.value.rule == "heroes.option.110"


def test_they_are_for_the_map() -> None:
    with pytest.raises(BadSetup, match="duel has no optional rules"):
        Agreed({"mode": "duel", "optional": ["least_damage"]}, 2, content())
    with pytest.raises(BadSetup, match="optional are some of secondary_hero, least_damage"):
        Agreed({"mode": "clash", "optional": ["dragons"]}, 2, content())


def test_a_game_without_them_is_played_as_ever() -> None:
    rules, retail = laid_out().rules, read_rules("retail")
    assert all(getattr(rules, key) == getattr(retail, key) for key in SWITCHES)


# -- 1 ----------------------------------------------------------------------------------------------------


@rule("heroes.option.010", "heroes.option.150")
def test_1_everybody_begins_with_a_secondary_hero_beside_the_main_one() -> None:
    g = laid_out("secondary_hero")
    for seat in (RED, BLUE):
        main, second = g.heroes_of(seat)
        assert g.heroes[main].field == g.heroes[second].field == g.realm(seat).town
        assert not g.heroes[second].main
    assert [len(laid_out().heroes_of(seat)) for seat in (RED, BLUE)] == [1, 1]


@rule("heroes.option.010")
def test_1_a_scenario_without_secondary_heroes_has_none() -> None:
    scenario = ScenarioDef(0, "trial", CLASH, (2,), 10)
    for forbidden in (False, True):
        scenario.rules.no_secondary_heroes = forbidden
        table = AdventureTable(scenario=scenario, optional=("secondary_hero",))
        begin_with_lieutenants(table.g)
        table.g.advance()
        assert [len(table.g.heroes_of(seat)) for seat in (RED, BLUE)] == ([1, 1] if forbidden else [2, 2])


@rule("heroes.option.150")
def test_1_the_first_point_spent_parts_them() -> None:
    g = laid_out("secondary_hero", until="main")
    assert g.decision is not None
    seat = g.decision.seats[0]
    options = [one for one in g.decision.options if isinstance(one, Act)]
    spent = [one for one in options if one.verb in ("step", "reveal", "add", "revisit")]
    assert {one.verb for one in spent} == {"step"}
    town = g.realm(seat).town
    g.choose(spent[0])
    assert [g.heroes[number].field == town for number in g.heroes_of(seat)].count(True) == 1


# -- 2, 5, 6, 9: combat ------------------------------------------------------------------------------------


@rule("heroes.option.020")
@pytest.mark.parametrize(("ruleset", "damage"), [("retail", 1), ("first", 0)])
def test_2_an_attack_hurts_or_in_the_earlier_edition_counts_at_least_1(ruleset: str, damage: int) -> None:
    table = HeroesTable(ruleset=ruleset, optional=("least_damage",))
    marksmen = table.unit(0, "castle.marksmen", 1)  # 2
    dragons = table.unit(1, "necropolis.ghost_dragons", 13)  # 3
    table.dice(-1).attacks(marksmen, dragons)
    assert table.damage(dragons) == damage


@rule("heroes.option.020")
@pytest.mark.parametrize(("optional", "damage"), [((), 0), (("least_damage",), 1)])
def test_2_the_earlier_edition_has_no_attack_below_1(optional: tuple[str, ...], damage: int) -> None:
    table = HeroesTable(ruleset="first", optional=optional)
    peasants = table.unit(0, "neutral.peasants", 5)  # 1
    griffins = table.unit(1, "castle.griffins", 10)  # 0
    table.dice(-1).attacks(peasants, griffins)
    assert table.damage(griffins) == damage


@rule("heroes.option.050", "heroes.option.060", "heroes.option.090")
def test_5_6_and_9_are_switches_of_combat() -> None:
    plain = read_rules("retail")
    assert (plain.die_changes_damage, plain.rerolls_allowed, plain.rounds_cost_movement) == (True, True, True)
    optional = ("plain_attacks", "no_rerolls", "free_rounds")
    rules = read_rules("retail", optional=optional)
    assert (rules.die_changes_damage, rules.rerolls_allowed, rules.rounds_cost_movement) == (False,) * 3


@rule("heroes.option.060")
@pytest.mark.parametrize("die", [RESOURCE, TREASURE])
def test_6_dice_of_the_map_are_not_rolled_again_either(die: int) -> None:
    for optional, rerolls in (((), 3), (("no_rerolls",), 0)):
        table = AdventureTable(round=2, optional=optional).hand(RED, "luck").having(RED, morale=1)
        stars(table, "swift_weasel").start("heroes.proclaim", NOBODY)
        table.turn(RED)
        lucky = [name for name in table.options() if name.startswith("play luck")]
        assert bool(lucky) == (not optional)
        if lucky:
            table.pick(lucky[0])
        table.g.stack.clear()
        table.dice(1).start("heroes.roll_dice", RED, die, 1, 1)
        found = [one for one in table.options() if one.startswith("reroll_die")]
        assert len(found) == rerolls
        assert (table.g.decision is not None) == (not optional or (die == TREASURE and False))


# -- 3: dice ------------------------------------------------------------------------------------------------


@rule("heroes.option.030")
@pytest.mark.parametrize(
    ("face", "plain", "single"),
    [
        (1, (3, 0, 0), (1, 0, 0)),
        (2, (6, 0, 0), (1, 0, 0)),
        (3, (0, 2, 0), (0, 1, 0)),
        (4, (0, 4, 0), (0, 1, 0)),
        (5, (0, 0, 1), (0, 0, 1)),
        (6, (0, 0, 2), (0, 0, 1)),
    ],
)
def test_3_a_resource_die_gives_one(face: int, plain: tuple[int, ...], single: tuple[int, ...]) -> None:
    for optional, goods in (((), plain), (("single_dice",), single)):
        table = AdventureTable(optional=optional).dice(face)
        table.start("heroes.roll_dice", RED, RESOURCE, 1, 1)
        assert table.treasury(RED) == goods


@rule("heroes.option.030")
@pytest.mark.parametrize(("ruleset", "rolled"), [("retail", 2), ("first", 1)])
def test_3_every_symbol_of_a_treasure_die_is_single_in_the_earlier_edition(ruleset: str, rolled: int) -> None:
    table = AdventureTable(ruleset=ruleset, optional=("single_dice",)).dice(TWO_DICE + 1, 2, 3)
    table.start("heroes.roll_dice", RED, TREASURE, 1, 1)
    dice = [len(one.faces) for one in table.happened(ev.TreasureRolled)]
    assert dice == [1, rolled]


# -- 4, 11: astrologers -------------------------------------------------------------------------------------


@rule("heroes.option.040", "heroes.option.110", "heroes.option.170")
@pytest.mark.parametrize(
    ("optional", "spoken"),
    [((), [0, 1, 0, 1, 0, 1]), (("more_astrologers",), [0, 1, 1, 1, 1, 1]), (("no_astrologers",), [0] * 6)],
)
def test_4_and_11_when_the_astrologers_speak(optional: tuple[str, ...], spoken: list[int]) -> None:
    heard = []
    for n in range(1, 7):
        table = begin_round(AdventureTable(optional=optional), n, SILENCE)
        heard.append(len(table.happened(ev.Proclaimed)))
    assert heard == spoken


@rule("heroes.option.170")
def test_4_they_speak_before_the_income_and_mean_the_one_after_it() -> None:
    table = AdventureTable(optional=("more_astrologers",))
    begin_round(table, 3, "gold_dragon")
    told = [type(one) for one in table.events if isinstance(one, ev.Proclaimed | fight.GotResources)]
    assert told == [ev.Proclaimed, fight.GotResources, fight.GotResources]
    assert table.treasury(RED) == (10, 0, 0)
    assert next_income_of(table.g, RED) == (15, 0, 0)
    table.g.stack.clear()
    begin_round(table, 5, SILENCE)
    assert table.treasury(RED) == (25, 0, 0)
    assert next_income_of(table.g, RED) == (10, 0, 0)


@rule("heroes.option.170")
def test_4_what_was_said_before_an_income_still_changes_that_one() -> None:
    table = AdventureTable(optional=("more_astrologers",))
    begin_round(table, 2, "gold_dragon")
    table.g.stack.clear()
    begin_round(table, 3, "gold_dragon")
    assert table.treasury(RED) == (15, 0, 0)
    assert next_income_of(table.g, RED) == (15, 0, 0)


@rule("heroes.option.040")
def test_4_what_lasts_for_two_rounds_does_so_beside_what_is_said_next() -> None:
    table = AdventureTable(optional=("more_astrologers",)).level(RED, 3)
    points = []
    for n, name in ((2, "battalions_stallion"), (3, "profuse_growth"), (4, SILENCE), (5, SILENCE)):
        begin_round(table, n, name)
        points.append((table.g.heroes[RED].movement, table.g.hand_limit(RED)))
        table.g.stack.clear()
        table.g.decision = None
    assert points == [(4, 5), (4, 6), (3, 6), (3, 5)]


@rule("heroes.option.040")
def test_4_a_first_spell_stays_used_while_its_proclamation_lasts() -> None:
    table = AdventureTable(optional=("more_astrologers",))
    table.g.use_weekly(RED, 6)
    begin_round(table, 3, "crazy_wizard")
    assert table.g.realm(RED).weekly == frozenset()
    table.g.use_weekly(RED, 6)
    for n, used in ((4, {6}), (5, set())):
        table.g.stack.clear()
        begin_round(table, n, SILENCE)
        assert table.g.realm(RED).weekly == used


# -- 7: income ----------------------------------------------------------------------------------------------


@rule("heroes.option.070")
def test_7_mines_and_settlements_pay_twice_up_to_the_end_of_the_track() -> None:
    for optional, paid in (((), (10, 2, 0)), (("double_income",), (10, 4, 0))):
        table = AdventureTable(optional=optional).flagged(RED, "S3.BL")
        assert income_of(table.g, RED) == paid
    table = AdventureTable(optional=("double_income",)).flagged(RED, "S3.BL")
    table.g.own_realm(RED).income = (45, 12, 0)
    assert income_of(table.g, RED) == (45, 14, 0)


@rule("heroes.option.180")
def test_7_the_first_owner_of_a_mine_is_paid_twice_too() -> None:
    table = AdventureTable(optional=("double_income",)).stands(RED, "S3.BL")
    table.start("heroes.visit", RED, 0).at_rest()
    assert table.treasury(RED) == (0, 4, 0)


@rule("heroes.option.070", "heroes.option.180")
@pytest.mark.parametrize(("number", "goods"), [(0, (10, 0, 0)), (1, (0, 4, 0)), (2, (0, 0, 2))])
def test_7_and_of_a_settlement(number: int, goods: tuple[int, int, int]) -> None:
    table = AdventureTable(optional=("double_income",)).stands(RED, "F3.L")
    table.start("heroes.visit", RED, 0).pick(f"yields {number}").at_rest()
    assert table.treasury(RED) == goods
    start = (10, 0, 0)
    assert income_of(table.g, RED) == tuple(n + more for n, more in zip(start, goods, strict=True))


# -- 8, 10 --------------------------------------------------------------------------------------------------


@rule("heroes.option.080")
def test_8_nobody_has_a_starting_bonus() -> None:
    g = laid_out("no_bonus")
    assert g.round == 1
    assert not [one for one in g.events or () if isinstance(one, ev.TreasureRolled | fight.CardGained)]
    assert laid_out(until="starting_bonus").decision is not None
    assert len(g.piles[ARTIFACTS]) == 1


@rule("heroes.option.080")
def test_8_nor_one_of_the_scenario() -> None:
    own = [one for one in content().scenarios if one.mode == CLASH and one.start.bonus_script >= 0]
    for scenario in own:
        g = laid_out("no_bonus", scenario=scenario.id)
        assert g.round == 1


@rule("heroes.option.100")
def test_10_black_cubes_leave_the_map_in_rounds_4_8_and_12() -> None:
    cleared = []
    for n in range(1, 17):
        table = AdventureTable(optional=("fresh_fields",)).visited("F3.TL", "F3.C").flagged(RED, "S3.BL")
        begin_round(table, n, SILENCE)
        assert table.cube("S3.BL") == RED
        assert table.cube("F3.TL") == table.cube("F3.C")
        if table.cube("F3.C") == NO_CUBE:
            cleared.append(n)
            assert table.g.is_guarded(table.field("F3.C"))
    assert cleared == [4, 8, 12]
    plain = begin_round(AdventureTable().visited("F3.TL"), 4, SILENCE)
    assert plain.cube("F3.TL") == BLACK


# -- 12: captured towns -------------------------------------------------------------------------------------


def captured(*optional: str, ruleset: str = "retail") -> AdventureTable:
    """Catherine holds the town of Mutare, who has a little of everything in it."""
    table = AdventureTable("catherine", "mutare", optional=optional, ruleset=ruleset, round=5)
    table.town(BLUE, "city_hall", "citadel", "mage_guild", "bronze_dwelling", "special_1", "special_2")
    table.first_army(RED, "castle.griffins").first_army(BLUE, "dungeon.harpies")
    table.flagged(RED, "S2.C").flagged(BLUE, "F3.L").stands(BLUE, "F3.L")
    return table.having(RED, gold=60, valuables=9, materials=9)


@rule("heroes.option.120", "heroes.option.160")
def test_12_a_captor_recruits_what_the_owner_does_not_have() -> None:
    for optional, units in (((), []), (("captured_towns",), ["dungeon.troglodytes", "dungeon.evil_eyes"])):
        deeds = captured(*optional).deeds(RED)
        assert [name for name in deeds if name.startswith("recruit")] == [f"recruit {id}" for id in units]


@rule("heroes.option.160")
def test_12_a_unit_that_the_captor_has_cannot_be_recruited_by_its_owner() -> None:
    table = captured("captured_towns").army(RED, "dungeon.troglodytes").having(BLUE, gold=60)
    recruits = [name for name in table.deeds(BLUE) if name.startswith("recruit")]
    assert recruits == ["recruit dungeon.evil_eyes"]


@rule("heroes.option.160")
def test_12_the_own_tokens_are_used() -> None:
    table = captured("captured_towns")
    assert any(name.startswith("recruit") for name in table.having(RED, peopled=0).deeds(RED))
    table.having(RED, peopled=1, booked=1)
    assert not any(name.startswith(("recruit", "reinforce", "book")) for name in table.deeds(RED))
    table.having(RED, peopled=0, booked=0).having(BLUE, peopled=1, booked=1)
    assert "book" in table.deeds(RED)
    assert any(name.startswith("reinforce") for name in table.deeds(RED))


@rule("heroes.option.120", "heroes.option.160", "heroes.capture.090")
def test_12_its_citadel_guild_and_other_buildings_serve_the_captor() -> None:
    plain, table = captured(), captured("captured_towns")
    for verb in ("reinforce", "book"):
        assert not any(name.startswith(verb) for name in plain.deeds(RED))
        assert any(name.startswith(verb) for name in table.deeds(RED))
    table.does(RED, "book")
    assert table.treasury(RED)[0] == 55  # the price of Dungeon's guild
    table = captured("captured_towns").hand(RED, "attack", "power")
    table.start("heroes.turn_begins", RED)
    assert [name.split()[0] for name in table.options()] == ["summon", "vortex", "pass"]
    table.pick("vortex", "card attack")
    while table.asked().kind == "vortex_search":
        table.g.choose(table.asked().options[0])
    assert [name.split()[0] for name in table.options()] == ["summon", "pass"]
    assert captured().start("heroes.turn_begins", RED).g.decision is None


@rule("heroes.option.160")
def test_12_a_guild_sells_to_nobody_in_the_round_in_which_it_is_built() -> None:
    table = captured("captured_towns").having(BLUE, guild_round=5)
    assert "book" not in table.deeds(RED)


@rule("heroes.option.160")
def test_12_nothing_is_built_there() -> None:
    table = captured("captured_towns")
    built = [name for name in table.deeds(RED) if name.startswith("build")]
    assert built == [name for name in captured().deeds(RED) if name.startswith("build")]
    table.does(RED, "build citadel")
    assert table.g.realm(BLUE).buildings == captured().g.realm(BLUE).buildings


@rule("heroes.option.160", "heroes.siege.020")
def test_12_walls_stand_for_who_holds_them() -> None:
    assert not has_walls(captured().g, RED, captured().field("S2.C"))
    table = captured("captured_towns")
    assert has_walls(table.g, RED, table.field("S2.C"))
    assert not has_walls(table.g, BLUE, table.field("S2.C"))
    table.town(BLUE)
    assert not has_walls(table.g, RED, table.field("S2.C"))


@rule("heroes.option.120", "heroes.option.160")
def test_12_its_owner_gets_neither_the_base_income_nor_the_city_hall() -> None:
    table = captured("captured_towns")
    table.g.own_realm(BLUE).income = (15, 2, 1)
    assert income_of(table.g, BLUE) == (0, 0, 0)
    table.start("heroes.start_of_resource_round", BLUE).at_rest()
    table.flagged(BLUE, "S2.C")
    assert income_of(table.g, BLUE) == (15, 2, 1)
    table.start("heroes.start_of_resource_round", BLUE).asks(BLUE, "city_hall")
    plain = captured()
    plain.g.own_realm(BLUE).income = (15, 2, 1)
    assert income_of(plain.g, BLUE) == (15, 2, 1)


@rule("heroes.option.160")
def test_12_what_its_mines_bring_is_still_paid() -> None:
    table = captured("captured_towns").flagged(BLUE, "S3.BL")
    table.g.own_realm(BLUE).income = (15, 2, 1)
    assert income_of(table.g, BLUE) == (0, 2, 0)


@rule("heroes.option.120")
def test_12_in_the_earlier_edition_no_town_pays_and_none_serves_another() -> None:
    table = captured("captured_towns", ruleset="first").flagged(RED, "S3.BL")
    table.g.own_realm(RED).income = (15, 2, 1)
    assert income_of(table.g, RED) == (0, 2, 0)
    assert not any(name.startswith("recruit") for name in table.deeds(RED))
    table.town(RED, "city_hall").start("heroes.start_of_resource_round", RED)
    assert table.treasury(RED)[0] == 60
    table.at_rest()  # the only thing left is a movement point
    assert table.g.heroes[RED].movement == 4


# -- 13: trade ----------------------------------------------------------------------------------------------


@rule("heroes.option.130", "heroes.option.190")
def test_13_resources_are_traded_on_the_own_turn_and_on_that_of_others() -> None:
    plain, table = (
        AdventureTable(optional=optional).having(RED, gold=2).having(BLUE, materials=1).turn(RED)
        for optional in ((), ("free_trade",))
    )
    assert not any("trade" in name for name in plain.options())
    table.pick("trade 1", "1: trade 4")
    assert (table.treasury(RED), table.treasury(BLUE)) == ((0, 1, 0), (1, 0, 0))


@rule("heroes.option.190")
def test_13_also_before_a_fight() -> None:
    table = AdventureTable(optional=("free_trade",)).army(RED, "castle.griffins").having(RED, gold=2)
    table.stands(RED, "F3.TL").turn(RED).pick("step F3.C").asks(RED, "town_window", ["trade 1", "pass"])


@rule("heroes.option.190", "heroes.capture.020")
@pytest.mark.parametrize(("materials", "asked"), [(1, False), (2, True)])
def test_13_who_is_asked_for_8_gold_may_trade_for_it(materials: int, asked: bool) -> None:
    table = (
        AdventureTable(optional=("free_trade",)).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    )
    table.having(BLUE, gold=3, valuables=1, materials=materials).stands(BLUE, "F3.BL").stands(RED, "S2.C")
    table.start("heroes.pay_for_defence", BLUE, 0)
    assert (table.g.decision is not None) == asked
    if asked:
        table.pick("pay_for_defence").asks(BLUE, "raise_gold", ["trade 2", "trade 4"])
        table.pick("trade 2")  # the rest can only come from one trade
        assert table.treasury(BLUE) == (0, 0, 0)
        assert table.g.combat is not None


@rule("heroes.option.190", "heroes.surrender.050")
@pytest.mark.parametrize(("optional", "gold"), [((), 9), (("free_trade",), 9), ((), 10)])
def test_13_and_for_a_surrender(optional: tuple[str, ...], gold: int) -> None:
    table = AdventureTable(optional=optional).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.having(RED, gold=gold, materials=1).stands(BLUE, "F3.TL").stands(RED, "F3.C").turn(RED)
    table.pick("step F3.TL").fights()
    while table.asked().seats != (RED,) or table.asked().kind != "act":
        table.g.choose(table.asked().options[-1])
    assert table.offers("surrender") == (gold == 10 or bool(optional))
    assert not any(name.startswith("trade") for name in table.options())  # nothing else is traded in a fight
    if table.offers("surrender"):
        table.pick("surrender")  # what is short can only come from one trade
        assert table.treasury(RED)[:2] == (0, 0 if gold == 9 else 1)
        assert table.treasury(BLUE)[0] == 10


@rule("heroes.option.130")
def test_13_a_trading_post_gives_an_artifact_once() -> None:
    tiles = ("F4 0 0", "S3 -3 1", "S2 3 -1")
    table = (
        AdventureTable(tiles=tiles, optional=("free_trade",)).visited("F4.TR").stands(RED, "F4.TR").turn(RED)
    )
    top = table.g.cards[table.g.decks[ARTIFACTS][-1]].id
    table.pick("step F4.R")
    assert table.in_hand(RED) == [top]
    assert table.cube("F4.R") == BLACK
    table.asks(RED, "main")
    assert not table.offers("revisit")
    table.pick("step F4.TR", "step F4.R")
    assert table.in_hand(RED) == [top]
    plain = AdventureTable(tiles=tiles).visited("F4.TR").stands(RED, "F4.TR").turn(RED).pick("step F4.R")
    plain.asks(RED, "trade")


@rule("heroes.option.130", "heroes.option.100")
def test_13_a_fresh_post_gives_another() -> None:
    tiles = ("F4 0 0", "S3 -3 1", "S2 3 -1")
    table = AdventureTable(tiles=tiles, optional=("free_trade", "fresh_fields")).visited("F4.R")
    begin_round(table, 4, SILENCE)
    assert table.cube("F4.R") == NO_CUBE


@rule("heroes.option.130")
def test_13_an_empty_deck_of_artifacts_takes_its_pile_back_or_gives_nothing() -> None:
    tiles = ("F4 0 0", "S3 -3 1", "S2 3 -1")
    table = AdventureTable(tiles=tiles, optional=("free_trade",)).stands(RED, "F4.R")
    table.g.decks[ARTIFACTS], table.g.piles[ARTIFACTS] = [], [card("centaurs_axe")]
    table.start("heroes.visit", RED, 0).at_rest()
    assert table.in_hand(RED) == ["centaurs_axe"]
    table.g.take_cubes_off([table.field("F4.R")])
    table.start("heroes.visit", RED, 0).at_rest()
    assert table.in_hand(RED) == ["centaurs_axe"]


# -- 14 -----------------------------------------------------------------------------------------------------


@rule("heroes.option.140")
def test_14_gained_cards_go_to_the_discard_pile() -> None:
    def found(*optional: str) -> AdventureTable:
        table = AdventureTable(optional=optional).deck(RED, "attack")
        table.start("heroes.look", RED, ABILITIES, 2, 0)
        table.g.choose(table.asked().options[0])
        return table

    plain, table = found(), found("to_discard")
    assert (len(plain.in_hand(RED)), len(plain.g.players[RED].discard)) == (1, 0)
    assert (len(table.in_hand(RED)), len(table.g.players[RED].discard)) == (0, 1)
    table.g.draw(RED, 1)
    assert table.in_hand(RED) == ["attack"]  # what is drawn comes to hand as ever


@rule("heroes.option.140")
def test_14_what_goes_into_the_deck_still_does() -> None:
    table = AdventureTable(optional=("to_discard",))
    table.start("heroes.look", RED, ABILITIES, 2, 1)
    table.g.choose(table.asked().options[0])
    assert (len(table.g.players[RED].deck), table.g.players[RED].discard) == (1, [])
