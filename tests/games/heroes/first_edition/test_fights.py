"""What the earlier edition has otherwise in fights on the map; every test shows the later one too."""

from __future__ import annotations

import pytest
from tests.games.heroes.first_edition.kit import BLUE, EDITIONS, RED

from fabletop.games.heroes import events as fight
from fabletop.games.heroes.cards.play import fits
from fabletop.games.heroes.cards.registry import BLOW
from fabletop.games.heroes.combat.camp import army_of, camp_from_data
from fabletop.games.heroes.combat.ending import last_fight
from fabletop.games.heroes.combat.state import RETREAT
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.state.player import player_from_data
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.testing.combat import printed_card
from fabletop.games.heroes.turn.formation import standing
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.testing import rule

# -- fights -------------------------------------------------------------------------------------------------


def meeting(ruleset: str = "first", second: bool = False) -> AdventureTable:
    """A hero of Catherine's attacks Mutare."""
    table = (
        AdventureTable(ruleset=ruleset).first_army(RED, "castle.griffins").first_army(BLUE, "dungeon.harpies")
    )
    table.army(RED, "castle.griffins", "castle.zealots").stands(BLUE, "F3.TL")
    if second:
        table.second(RED, "F3.C")
    else:
        table.stands(RED, "F3.C")
    return table.visited("F3.C").turn(RED).pick("second step F3.TL" if second else "step F3.TL").fights()


def retreats(table: AdventureTable, seat: Seat) -> AdventureTable:
    while table.asked().kind != "act" or table.asked().seats != (seat,):
        table.g.choose(table.asked().options[-1])
    return table.pick("retreat")


@rule("heroes.retreat.020", "heroes.retreat.030", "heroes.retreat.050", "heroes.retreat.040")
def test_a_hero_flees_from_another_to_any_home_and_has_its_first_units_again() -> None:
    table = meeting().hand(RED, "attack").flagged(RED, "F3.L")
    retreats(table, RED).asks(RED, "refuge", ["field F3.L", "field S3.C"]).pick("field F3.L")
    assert table.where(RED) == "F3.L"
    assert table.units(RED) == ["castle.griffins"]
    assert last_fight(table.g).ending == RETREAT
    assert table.in_hand(RED) == ["attack"]
    assert table.g.realm(BLUE).cubes == ()


@rule("heroes.retreat.030")
def test_so_does_a_secondary_hero() -> None:
    table = retreats(meeting(second=True), RED)
    second = table.g.realm(RED).secondary
    table.asks(RED, "main")
    assert table.field_name(table.g.heroes[second].field) == "S3.C"
    assert table.units(RED) == ["castle.griffins"]


@rule("heroes.retreat.030", "heroes.retreat.020", "heroes.end_of_combat.030")
def test_who_flees_from_guards_goes_home_and_who_merely_stops_goes_back() -> None:
    for flees in (True, False):
        table = AdventureTable(ruleset="first").first_army(RED, "castle.griffins").stands(RED, "F3.TL")
        table.guard("neutral.skeletons", "neutral.zombies").turn(RED).pick("step F3.C").fights()
        if flees:
            retreats(table, RED)
            assert table.where(RED) == "S3.C"
        else:
            table.rests_a_round().pick("withdraw")
            assert table.where(RED) == "F3.TL"
        assert table.units(RED) == ["castle.griffins"]
        assert table.g.realm(RED).lost_to == ()
        assert table.cube("F3.C") == NO_CUBE


@rule("heroes.elimination.020")
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_player_without_a_home_is_out_unless_another_hero_is_on_the_map(ruleset: str) -> None:
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.second(BLUE, "F3.TR")
    table.flagged(RED, "S2.C").stands(RED, "F3.C").stands(BLUE, "F3.TL").visited("F3.C").can_end()
    table.turn(RED).pick("step F3.TL").fights().wins(RED)
    assert table.g.realm(BLUE).out == (ruleset == "retail")
    if ruleset == "first":
        assert table.g.heroes[BLUE].field == -1
        assert len(table.g.heroes_of(BLUE)) == 1


@rule("heroes.elimination.020")
def test_the_main_hero_comes_back_with_the_first_home() -> None:
    table = AdventureTable(ruleset="first").army(BLUE, "dungeon.harpies")
    second = table.second(BLUE, "F3.L")
    table.flagged(RED, "S2.C").g.leave_map(BLUE)
    table.start("heroes.visit", BLUE, second)
    assert table.field_name(table.g.heroes[BLUE].field) == "F3.L"


@rule("heroes.elimination.020")
def test_without_any_hero_on_the_map_it_is_out_in_either_edition() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.flagged(RED, "S2.C").stands(RED, "F3.C").stands(BLUE, "F3.TL").visited("F3.C").can_end()
    table.turn(RED).pick("step F3.TL").fights().wins(RED)
    assert table.g.realm(BLUE).out


# -- the own board ------------------------------------------------------------------------------------------


def spaces(table: AdventureTable, side: int) -> dict[str, int]:
    return {table.g.units[unit.kind].id: unit.space for unit in table.c.units if unit.side == side}


@rule("heroes.combat_setup.050", "heroes.combat_setup.160", "heroes.combat_setup.170")
def test_units_are_placed_as_a_fight_begins_or_stand_ready() -> None:
    def met(ruleset: str) -> AdventureTable:
        table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins", "castle.marksmen")
        table.army(BLUE, "dungeon.harpies").stands(BLUE, "F3.TL").stands(RED, "F3.C").visited("F3.C").turn(
            RED
        )
        table.pick("step F3.TL")
        while table.asked().kind == "town_window":
            table.pick("pass")
        return table

    met("retail").asks(RED, "deploy")
    table = met("first")
    assert table.asked().kind != "deploy"
    assert spaces(table, 0) == {"castle.marksmen": 0, "castle.griffins": 5}  # who shoots stands behind
    assert spaces(table, 1) == {"dungeon.harpies": 20}


@rule("heroes.combat_setup.180")
def test_units_are_rearranged_on_the_own_turn() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins", "castle.marksmen", "castle.zealots")
    table.army(BLUE, "dungeon.harpies").stands(BLUE, "F3.TL").stands(RED, "F3.C").visited("F3.C").turn(RED)
    table.pick("arrange").asks(RED, "arrange_unit")
    griffins, marksmen = (table.g.units[troop[0]].index for troop in table.g.players[RED].army[:2])
    assert [troop[0] for troop, _ in standing(table.g, RED)] == [
        marksmen,
        table.g.players[RED].army[2][0],
        griffins,
    ]
    table.g.choose(act("move_unit", griffins))
    assert len(table.asked().options) == 9
    table.g.choose(act("place", 0))  # where the marksmen are
    assert act("move_unit", griffins) not in table.asked().options
    table.g.choose(act("move_unit", marksmen))
    table.g.choose(act("place", 9))
    table.pick("pass").asks(RED, "main")
    assert len(table.happened(fight.Rearranged)) == 2
    assert not table.offers("arrange")  # before anything else was done
    table.pick("step F3.TL")
    while table.asked().kind == "town_window":
        assert not any("arrange" in one for one in table.options())  # a fight was announced
        table.pick("pass")
    assert spaces(table, 0) == {"castle.griffins": 0, "castle.zealots": 1, "castle.marksmen": 9}


@rule("heroes.combat_setup.180")
def test_and_again_after_a_step_but_not_by_who_waits_or_in_the_later_edition() -> None:
    table = (
        AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies").turn(RED)
    )
    table.pick("arrange", "pass")
    assert not table.offers("arrange")
    table.pick("step S3.TR")
    assert table.offers("arrange")
    assert not table.offers("1: arrange")
    assert not AdventureTable().army(RED, "castle.griffins").turn(RED).offers("arrange")


@rule("heroes.combat_setup.180")
def test_who_changes_places_with_another_and_what_is_kept() -> None:
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins", "castle.halberdiers")
    griffins, halberdiers = (troop[0] for troop in table.g.players[RED].army)
    assert [place for _, place in standing(table.g, RED)] == [5, 6]
    table.start("heroes.arrange", RED)
    table.g.choose(act("move_unit", griffins))
    table.g.choose(act("place", 6))
    found = {troop[0]: place for troop, place in standing(table.g, RED)}
    assert found == {griffins: 6, halberdiers: 5}
    assert table.g.clone().players[RED].formation == table.g.players[RED].formation
    kept = player_from_data(table.g.players[RED].to_data())
    assert kept.formation == table.g.players[RED].formation


# -- diplomacy ----------------------------------------------------------------------------------------------


def envoy(ruleset: str = "first", gold: int = 30, **town: bool) -> AdventureTable:
    """Catherine with Diplomacy before two bronze guards; she is of their level."""
    table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").hand(RED, "diplomacy").level(RED, 2)
    table.town(RED, "bronze_dwelling").having(RED, gold=gold).stands(RED, "F3.TL").having(
        RED, built=1, peopled=1
    )
    return table.guard("neutral.boars", "neutral.skeletons").turn(RED).pick("step F3.C")


def to_diplomacy(table: AdventureTable) -> AdventureTable:
    while table.asked().kind in ("town_window", "swap_guard"):
        table.pick("pass")
    return table


@rule("heroes.neutral.050", "heroes.neutral.030")
def test_a_guard_that_is_recruited_no_longer_takes_part_in_the_fight() -> None:
    table = to_diplomacy(envoy()).asks(RED, "hire_guard")
    boars = [
        one
        for one in table.asked().options
        if isinstance(one, Act) and "boars" in table.g.units[one.ids[2]].id
    ]
    price = table.g.units[boars[0].ids[2]].faces[0].gold
    table.g.choose(boars[0])
    assert table.g.players[RED].gold == 30 - price
    assert table.in_hand(RED) == []
    table.fights()
    assert set(spaces(table, 0)) == {"castle.griffins", "neutral.boars"}
    assert set(spaces(table, 1)) == {"neutral.skeletons"}


@rule("heroes.neutral.050")
def test_where_it_was_the_only_one_there_is_no_fight() -> None:
    table = to_diplomacy(envoy())
    frame = table.g.stack.pop()
    number, *drawn = frame.args
    table.g.discard_neutral(drawn.pop())
    table.g.stack.append(Frame(frame.key, frame.seat, (number, *drawn)))
    table.g.decision = None
    table.g.advance()
    table.g.choose(table.asked().options[0])
    assert table.g.combat is None
    assert table.cube("F3.C") == BLACK


@rule("heroes.neutral.030")
def test_it_takes_the_dwelling_the_gold_and_an_expert_effect() -> None:
    for broke in ("gold", "dwelling", "expert"):
        table = (
            AdventureTable(ruleset="first").army(RED, "castle.griffins").hand(RED, "diplomacy").level(RED, 2)
        )
        if broke != "dwelling":
            table.town(RED, "bronze_dwelling")
        if broke == "expert":
            table.having(RED, crowns=1)
        table.having(RED, gold=0 if broke == "gold" else 30, built=1, peopled=1).stands(RED, "F3.TL")
        table.guard("neutral.boars", "neutral.skeletons").turn(RED).pick("step F3.C")
        to_diplomacy(table)
        assert table.asked().kind != "hire_guard"


@rule("heroes.neutral.030")
def test_the_other_uses_of_diplomacy_are_the_later_editions() -> None:
    retail = envoy("retail")
    retail.asks(RED, "skip_fight")
    for ruleset in EDITIONS:
        table = AdventureTable(ruleset=ruleset).hand(RED, "diplomacy").town(RED, "bronze_dwelling").turn(RED)
        assert any(one.startswith("play diplomacy") for one in table.options()) == (ruleset == "retail")


# -- an army that was paid for ------------------------------------------------------------------------------


@rule("heroes.capture.040")
def test_a_paid_army_uses_no_cards_or_abilities_and_specialties_alone() -> None:
    hand = ("attack", "armorer", "haste", "centaurs_axe")
    for ruleset, playable in (("retail", []), ("first", ["armorer"])):
        table = AdventureTable(ruleset=ruleset).army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
        table.having(BLUE, gold=8).stands(BLUE, "F3.BL").stands(RED, "S2.TL").hand(BLUE, *hand).turn(RED)
        table.pick("step S2.C")
        while table.asked().kind == "town_window":
            table.pick("pass")
        table.pick("pay_for_defence").fights()
        assert table.c.commander(1) == (BLUE if ruleset == "first" else NOBODY)
        side = table.c.side_of(BLUE)
        can = [name for name in hand if side == 1 and fits(table.g, BLUE, 1, printed_card(name), 0, BLOW)]
        assert can == playable


@rule("heroes.capture.040", "heroes.experience.070")
def test_such_an_army_teaches_nobody_and_learns_nothing() -> None:
    table = AdventureTable(ruleset="first")
    camp = army_of(table.g, BLUE)
    assert (camp.skilled, camp.uses_cards, camp.clone().skilled) == (True, True, True)
    assert camp_from_data(camp.to_data()).skilled
    assert not camp_from_data(camp.to_data()[:-2]).skilled  # as it was kept once
    table = AdventureTable(ruleset="first").army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.having(BLUE, gold=8).stands(BLUE, "F3.BL").stands(RED, "S2.TL").turn(RED).pick("step S2.C")
    while table.asked().kind == "town_window":
        table.pick("pass")
    table.pick("pay_for_defence").fights().wins(BLUE)
    assert [table.g.heroes[number].experience for number in (RED, BLUE)] == [0, 0]
