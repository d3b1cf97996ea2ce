"""Heroes that nobody steers, on the map. [heroes.ai_movement, campaign, defeat.090]"""

from __future__ import annotations

import itertools
from typing import TypeVar

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.book.ai_hero import deal_ai_deck
from fabletop.games.heroes.book.plans import A_GOAL, A_HERO, A_HOLDING, A_TOWN, ITS_POST
from fabletop.games.heroes.book.ways import ways_from
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, Token
from fabletop.games.heroes.map.printed import EDGES
from fabletop.games.heroes.state.ai import ABROAD, AWAY, GONE
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.games.heroes.turn.astrologers import change_points
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

Told = TypeVar("Told")
OPEN = "[ignore_closed_edges]"  # no starting tile is walled off
RIDER = AI_OWNER
SECOND = AI_OWNER - 1


def rider(
    at: str = "tile: 0, field: C", moves: str = "{plan: standard}", id: str = "rider", more: str = ""
) -> str:
    return (
        f"{{id: {id}, faction: necropolis, level: 3, army: ['necropolis.skeletons:few'], deck: {{might: 2}}, "
        f"at: {{{at}}}, moves: {moves}, when_beaten: removed{more}}}"
    )


def laid(
    *ai: str, middle: str = "F3", heroes: tuple[str, ...] = ("catherine", "mutare"), **said: str
) -> AdventureTable:
    """A party of two around a tile, and AI heroes on it."""
    listed = ", ".join(ai or (rider(),))
    return table_of(*heroes, middle=middle, mode="cooperative", ai=f"[{listed}]", **said).can_end()


def where(table: AdventureTable, ai: int = 0) -> str:
    field = table.g.heroes[table.g.ai[ai].hero].field
    return "nowhere" if field == NONE else table.field_name(field)


def puts(table: AdventureTable, name: str, ai: int = 0, movement: int = 3) -> AdventureTable:
    """An AI hero stands there, with so many points."""
    number = table.g.ai[ai].hero
    table.g.put_on(number, table.field(name))
    table.g.heroes[number] = table.g.heroes[number].moved(movement)
    table.events.clear()
    return table


def goes(table: AdventureTable, ai: int = 0) -> AdventureTable:
    return table.start("heroes.ai_turn", NOBODY, ai)


def heard(table: AdventureTable, kind: type[Told]) -> list[Told]:
    return [one for one in table.events if isinstance(one, kind)]


def walked(table: AdventureTable) -> list[str]:
    return [table.field_name(one.field) for one in heard(table, ev.Walked)]


# -- the three steps ----------------------------------------------------------------------------------------


@rule("heroes.ai_movement.010")
def test_an_ai_hero_has_three_points_or_what_the_scenario_says() -> None:
    table = laid(rider(), rider("tile: 1, field: L", "{plan: standard, points: 2}", "second"))
    table.g.begin_map_round()
    assert [table.g.heroes[one.hero].movement for one in table.g.ai] == [3, 2]


@rule("heroes.ai_movement.020")
def test_first_it_attacks_a_hero_on_its_tile_with_all_its_points() -> None:
    table = goes(puts(laid().stands(0, "F3.BL"), "F3.R"))
    assert walked(table) == ["F3.C", "F3.BL"]
    table.deploy_all()
    fight = table.g.fight
    assert (fight.camps[ATTACKER].hero, fight.camps[DEFENDER].hero) == (table.g.ai[0].hero, 0)
    assert table.g.heroes[table.g.ai[0].hero].movement == 0


@rule("heroes.ai_movement.020")
def test_a_hero_on_another_tile_is_not_hunted() -> None:
    table = laid().stands(0, "S3.TR").flagged(RIDER, "F3.L")
    goes(puts(table, "F3.R", movement=1))
    assert [one.aim for one in heard(table, ev.AiAims)] == [A_TOWN]


@rule("heroes.ai_movement.030")
@rule("heroes.ai_movement.060")
@rule("heroes.ai_movement.110")
def test_then_it_flags_a_mine_or_settlement_on_its_tile_whoever_guards_it() -> None:
    table = laid(middle="N4")
    mine = table.field("N4.R")
    assert table.g.is_guarded(mine)
    goes(puts(table, "N4.C", movement=1))
    assert table.cube("N4.R") == RIDER
    assert table.g.combat is None
    assert table.treasury(0) == (0, 0, 0)


@rule("heroes.ai_movement.030")
def test_in_the_first_edition_a_flag_costs_a_point() -> None:
    table = table_of(middle="N4", ai=f"[{rider()}]", ruleset="first")
    goes(puts(table, "N4.C", movement=1))
    assert (where(table), table.cube("N4.R")) == ("N4.R", NO_CUBE)
    goes(puts(table, "N4.R", movement=1))
    assert table.cube("N4.R") == RIDER
    assert table.g.heroes[table.g.ai[0].hero].movement == 0


@rule("heroes.ai_movement.040")
@rule("heroes.ai_movement.090")
def test_else_it_goes_to_the_nearest_town_of_a_player() -> None:
    """Castle lies in the west, Dungeon in the east."""
    table = laid(middle="N4", rules=OPEN).flagged(RIDER, "N4.R").stands(0, "S3.L").stands(1, "S2.R")
    goes(puts(table, "N4.R", movement=1))
    assert [(one.aim, table.field_name(one.field)) for one in heard(table, ev.AiAims)] == [(A_TOWN, "S2.C")]
    goes(puts(table, "N4.L", movement=1))
    assert [(one.aim, table.field_name(one.field)) for one in heard(table, ev.AiAims)] == [(A_TOWN, "S3.C")]


@rule("heroes.ai_movement.090")
def test_what_it_sets_out_for_is_told_with_the_way_there() -> None:
    table = laid(middle="N4", rules=OPEN).flagged(RIDER, "N4.R").stands(0, "S3.L").stands(1, "S2.R")
    goes(puts(table, "N4.R", movement=1))
    (aim,) = heard(table, ev.AiAims)
    land, here = table.g.land, table.field("N4.R")
    assert aim.way[-1] == aim.field == table.field("S2.C")
    assert table.g.heroes[table.g.ai[0].hero].field in (aim.way[0], here)
    for before, after in itertools.pairwise((here, *aim.way)):
        assert after in land.near[before]
    assert len(set(aim.way)) == len(aim.way)
    assert aim.to_data()["way"] == list(aim.way)


@rule("heroes.ai_movement.050")
def test_the_steps_are_looked_at_anew_after_each_point() -> None:
    """The mine first, then back towards a town; both fields on the way are marked."""
    table = laid(middle="N4")
    goes(puts(table, "N4.C", movement=3))
    assert walked(table)[0] == "N4.R"
    assert [one.aim for one in heard(table, ev.AiAims)] == [A_HOLDING, A_TOWN]
    assert len(walked(table)) == 3
    assert table.g.heroes[table.g.ai[0].hero].movement == 0


@rule("heroes.ai_movement.110")
@pytest.mark.parametrize(
    ("name", "cube"),
    [("N4.C", RIDER), ("N4.R", RIDER), ("N4.BL", BLACK), ("N4.TR", BLACK), ("S3.TR", NO_CUBE)],
)
def test_it_marks_what_it_enters_and_gains_nothing(name: str, cube: int) -> None:
    table = laid(middle="N4")
    before = [list(deck) for deck in table.g.decks]
    puts(table, name).start("heroes.enter", NOBODY, table.g.ai[0].hero)
    assert table.cube(name) == cube
    assert table.g.marks[table.field(name)].visitors == ()
    assert [list(deck) for deck in table.g.decks] == before
    assert table.g.decision is None


@rule("heroes.ai_movement.100")
def test_a_hero_in_a_sanctuary_is_left_alone() -> None:
    table = laid(middle="N1").stands(0, "N1.R")
    goes(puts(table, "N1.C", movement=1))
    assert [one.aim for one in heard(table, ev.AiAims)] == [A_HOLDING]
    goes(puts(table.stands(0, "N1.TR"), "N1.C", movement=1))
    assert [one.aim for one in heard(table, ev.AiAims)] == [A_HERO]


# -- ways ---------------------------------------------------------------------------------------------------


@rule("heroes.ai_movement.090")
def test_a_face_down_tile_costs_a_point_and_counts_as_seven_free_fields() -> None:
    table = laid(rider("tile: 1, field: C")).lay("?F3 0 0", "S3 -3 1", "S2 3 -1")
    table.stands(0, "S3.C")
    number = table.g.ai[0].hero
    table.g.put_on(number, table.field("S3.TR"))
    ways = ways_from(table.g, number)
    beside = next(f for f in table.g.land.near[table.field("S3.TR")] if f != NONE and f // 7 == 0)
    assert (ways[beside].points, ways[beside].reveals) == (2, 1)
    assert ways[0].reveals == 1


@rule("heroes.ai_movement.090")
def test_of_equal_ways_the_first_step_decides_east_first() -> None:
    """Worked out by hand for every field two steps away."""
    table = laid(middle="N4", rules=OPEN).stands(0, "S3.L").stands(1, "S2.R")
    here = table.field("N4.C")
    ways = ways_from(puts(table, "N4.C").g, table.g.ai[0].hero)
    east_first = [table.g.land.near[here][EDGES.index(edge)] for edge in ("E", "SE", "SW", "W", "NW", "NE")]
    steps = [field for field in east_first if field in table.g.land.ways(here)]
    for field, way in ways.items():
        if way.points == 1:
            assert way.first == field
        elif way.points == 2:
            assert way.first == next(first for first in steps if field in table.g.land.ways(first))
    assert sum(way.points == 2 for way in ways.values()) > 3


@rule("heroes.ai_movement.090")
def test_the_player_whose_town_is_nearest_turns_the_tile() -> None:
    table = laid(rider("tile: 1, field: C"), rules=OPEN)
    table.lay("?F3 0 0", "S3 -3 1", "S2 3 -1").stands(0, "S3.L").stands(1, "S3.R")
    number = table.g.ai[0].hero
    table.g.put_on(number, table.field("S2.L"))
    table.g.heroes[number] = table.g.heroes[number].moved(1)
    table.flagged(RIDER, "S2.R", "S2.C")
    table.events.clear()
    goes(table)
    (seen,) = heard(table, ev.TileRevealed)
    assert (seen.seat, seen.spot) == (RIDER, 0)
    assert (table.asked().kind, table.asked().seats) == ("turn_tile", (0,))


@rule("heroes.ai_movement.090")
def test_without_a_way_it_stays() -> None:
    table = laid(middle="N4").lay("N4 0 0", "S3 9 -3", "S2 -9 3").flagged(RIDER, "N4.R")
    goes(puts(table, "N4.C"))
    assert walked(table) == []
    assert heard(table, ev.AiAims) == []


@rule("heroes.ai_movement.120")
def test_ai_heroes_pass_each_other_and_never_stop_together() -> None:
    table = laid(rider(), rider("tile: 0, field: L", id="second"), middle="N4", rules=OPEN)
    puts(puts(table, "N4.R", 1), "N4.C", 0, movement=1)
    table.stands(0, "S3.L").stands(1, "S2.R").flagged(SECOND, "N4.R").flagged(RIDER, "S3.C")
    goes(table)
    assert where(table) not in ("N4.R", "N4.C")
    goes(puts(puts(table, "N4.R", 1), "N4.C", 0, movement=2))
    assert walked(table)[0] == "N4.R"  # with a point to go on it passes
    assert where(table) != "N4.R"


@rule("heroes.ai_movement.120")
def test_flags_of_another_ai_hero_are_left_alone() -> None:
    table = laid(middle="N4").flagged(SECOND, "N4.R")
    goes(puts(table, "N4.C", movement=1))
    assert heard(table, ev.AiAims)[0].aim == A_TOWN


# -- plans --------------------------------------------------------------------------------------------------


@rule("heroes.ai_movement.070")
@rule("heroes.ai_movement.150")
def test_who_stays_does_not_move() -> None:
    table = goes(puts(laid(rider(moves="stay")), "F3.C"))
    assert walked(table) == []


@rule("heroes.ai_movement.150")
def test_nobody_moves_before_its_round() -> None:
    table = laid(rider(moves="{plan: standard, from_round: 3}"))
    goes(puts(table.in_round(2), "F3.C"))
    assert walked(table) == []
    goes(puts(table.in_round(3), "F3.C", movement=1))
    assert len(walked(table)) == 1


@rule("heroes.ai_movement.150")
def test_who_guards_a_tile_attacks_there_alone_and_goes_back() -> None:
    table = laid(rider(moves="guard_tile"))
    assert table.g.ai[0].post == table.field("F3.C")
    table.stands(0, "S3.TR")
    goes(puts(table, "F3.C"))
    assert walked(table) == []
    goes(puts(table, "F3.R", movement=1))
    assert walked(table) == ["F3.C"]
    assert heard(table, ev.AiAims)[-1].aim == ITS_POST
    goes(puts(table.stands(0, "F3.BL"), "F3.C"))
    assert walked(table) == ["F3.BL"]


@rule("heroes.ai_movement.150")
def test_who_hunts_goes_for_the_nearest_hero_anywhere() -> None:
    table = laid(rider(moves="hunt"), middle="N4").stands(0, "S3.TR").stands(1, "S2.R")
    goes(puts(table, "N4.C", movement=1))
    aim = heard(table, ev.AiAims)[0]
    assert (aim.aim, table.field_name(aim.field)) == (A_HERO, "S3.TR")


@rule("heroes.ai_movement.150")
def test_who_hunts_a_token_goes_for_its_carrier_else_as_usual() -> None:
    cup = "{cup: {at: water_wheel, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
    table = (
        laid(rider(moves="hunt_token"), middle="N4", tokens=cup, rules=OPEN)
        .stands(0, "S3.TR")
        .stands(1, "S2.R")
    )
    goes(puts(table, "N4.C", movement=1))
    assert heard(table, ev.AiAims)[0].aim == A_HOLDING
    table.g.change_token(0, Token(0, 1, carrier=1))
    goes(puts(table, "N4.C", movement=1))
    assert table.field_name(heard(table, ev.AiAims)[0].field) == "S2.R"


@rule("heroes.ai_movement.150")
def test_who_grabs_goes_for_mines_on_any_tile_before_heroes() -> None:
    table = laid(rider(moves="grab"), middle="N4", rules=OPEN).flagged(RIDER, "N4.R").stands(0, "N4.TL")
    goes(puts(table, "N4.C", movement=1))
    aim = heard(table, ev.AiAims)[0]
    assert (aim.aim, table.g.land.field(aim.field).id) == (A_HOLDING, "mine")
    assert walked(table) != ["N4.TL"]


@rule("heroes.ai_movement.150")
def test_who_has_a_goal_goes_there_instead_of_to_the_town() -> None:
    moves = "{plan: to_goal, goal: sanctuary}"
    table = laid(rider(moves=moves), middle="N1").stands(0, "S3.L").stands(1, "S2.R")
    goes(puts(table.flagged(RIDER, "N1.BR"), "N1.L", movement=1))
    aim = heard(table, ev.AiAims)[0]
    assert (aim.aim, table.field_name(aim.field)) == (A_GOAL, "N1.R")


# -- fights -------------------------------------------------------------------------------------------------


def attacks(table: AdventureTable) -> AdventureTable:
    """The rider attacks Catherine."""
    return goes(puts(table.stands(0, "F3.BL"), "F3.C")).deploy_all()


@rule("heroes.defeat.090")
def test_losing_to_an_ai_hero_costs_neither_gold_nor_heart_nor_cube() -> None:
    table = attacks(laid().having(0, gold=9)).wins(NOBODY)
    assert table.g.players[0].gold == 9
    assert table.g.players[0].morale == 0
    assert table.units(0) == ["castle.griffins"]
    assert table.where(0) == "S3.C"
    assert table.g.realm(Seat(0)).lost_to == (RIDER,)


@rule("heroes.defeat.090")
def test_nobody_surrenders_to_an_ai_hero() -> None:
    table = attacks(laid().having(0, gold=20))
    assert not table.may_surrender(0)


@rule("heroes.ai_movement.130")
@rule("heroes.experience.060")
def test_a_beaten_ai_hero_is_removed_and_teaches_by_its_level() -> None:
    table = attacks(laid()).wins(0)
    assert table.g.ai[0].fate == GONE
    assert table.g.ai[0].lost_to == (0,)
    assert where(table) == "nowhere"
    assert table.g.heroes[0].experience == 2


@rule("heroes.ai_movement.130")
def test_without_a_level_it_teaches_nothing() -> None:
    table = attacks(laid(rider().replace("level: 3, ", ""))).wins(0)
    assert table.g.heroes[0].experience == 0


@rule("heroes.ai_movement.130")
def test_some_come_home_at_the_end_of_the_round_unless_the_town_is_lost() -> None:
    home = rider().replace("removed", "home, town: 2")
    table = attacks(laid(home)).wins(0)
    assert table.g.ai[0].fate == AWAY
    table.flagged(RIDER, "S2.C").start("heroes.ai_home", NOBODY)
    assert (table.g.ai[0].fate, where(table)) == (ABROAD, "S2.R")  # Mutare stands there, and TR is blocked
    table = attacks(laid(home)).wins(0)
    table.start("heroes.ai_home", NOBODY)
    assert table.g.ai[0].fate == GONE  # the flag of Mutare is on it


@rule("heroes.campaign.100")
def test_army_and_deck_are_complete_before_every_fight() -> None:
    table = attacks(laid())
    assert len(table.g.ai_deck) == 2
    table.g.ai_deck.clear()
    table.wins(NOBODY)
    army = table.g.heroes[table.g.ai[0].hero].army
    assert army == (troop("necropolis.skeletons"),)
    attacks(table.first_army(0, "castle.griffins"))
    assert len(table.g.ai_deck) == 2


@rule("heroes.campaign.090")
@pytest.mark.parametrize(("counts", "copies"), [((12, 0, 0), 3), ((0, 4, 0), 2), ((0, 0, 4), 2)])
def test_the_deck_is_drawn_from_the_cards_of_the_box(counts: tuple[int, int, int], copies: int) -> None:
    table = laid()
    deal_ai_deck(table.g, counts)
    deck = table.g.ai_deck
    assert len(deck) == sum(counts)
    assert all(deck.count(card) == copies for card in deck)


@rule("heroes.capture.020")
@rule("heroes.ai_movement.110")
def test_an_ai_hero_besieges_a_town_and_takes_it_unpaid() -> None:
    table = laid().stands(0, "F3.R").having(0, gold=7)
    puts(table, "S3.C").start("heroes.enter", NOBODY, table.g.ai[0].hero)
    while table.g.decision is not None:
        table.pick("pass")
    assert table.cube("S3.C") == RIDER
    assert table.g.combat is None
    assert table.g.players[0].gold == 7
    assert table.g.realm(Seat(0)).homeless == table.g.round


@rule("heroes.capture.030")
def test_paid_for_the_army_defends_the_town_against_it() -> None:
    table = laid().stands(0, "F3.R").having(0, gold=8)
    puts(table, "S3.C").start("heroes.enter", NOBODY, table.g.ai[0].hero)
    while table.asked().kind == "town_window":
        table.pick("pass")
    table.pick("pay_for_defence").deploy_all().wins(0)
    assert table.g.ai[0].fate == GONE
    assert table.cube("S3.C") == 0
    assert table.g.players[0].gold == 0


@rule("heroes.ai_movement.110")
def test_a_place_of_an_ai_hero_that_is_away_falls_at_once() -> None:
    table = laid(
        rider().replace("removed", "removed, town: 2, citadel: true"), heroes=("catherine", "sandro")
    )
    table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "S1 -1 -2")
    table.g.found_ai_town(0, table.field("S2.C"))
    puts(table, "F3.C").stands(0, "S2.L").turn(0)
    table.pick("step S2.C")
    assert table.cube("S2.C") == 0
    assert table.g.combat is None


@rule("heroes.siege.020")
@rule("heroes.ai_movement.110")
def test_at_home_it_fights_behind_its_walls() -> None:
    table = laid(
        rider().replace("removed", "removed, town: 2, citadel: true"), heroes=("catherine", "sandro")
    )
    table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "S1 -1 -2")
    table.g.found_ai_town(0, table.field("S2.C"))
    puts(table, "S2.C").stands(0, "S2.L").turn(0)
    table.pick("step S2.C").deploy_all()
    assert table.g.fight.siege
    assert table.g.fight.camps[DEFENDER].hero == table.g.ai[0].hero


# -- where they stand ---------------------------------------------------------------------------------------


@rule("heroes.ai_movement.140")
def test_on_a_face_down_tile_it_sits_on_the_seal_until_the_tile_is_turned() -> None:
    table = laid(rider("tile: 0, field: BR"), middle="N4")
    table.lay("?N4 0 0", "S3 -3 1", "S2 3 -1").stands(0, "S3.TR").stands(1, "S2.R")
    number = table.g.ai[0].hero
    table.g.put_on(number, table.field("N4.BR"))
    table.g.post(0, NONE)
    table.g.heroes[number] = table.g.heroes[number].moved(1)
    table.events.clear()
    goes(table)
    assert table.asked().kind == "turn_tile"
    assert table.g.heroes[number].movement == 1  # it is not asked for a point
    table.pick("turn 0")
    field = next(one.field for one in heard(table, ev.PutOn))
    assert table.field_name(field) == "N4.TR"  # BR is blocked on N4
    assert table.g.ai[0].post == field


@rule("heroes.ai_movement.080")
def test_it_stands_where_the_scenario_says() -> None:
    assert where(laid(rider("tile: 2, field: L"))) == "S2.L"


@rule("heroes.event.040")
def test_the_stars_move_ai_heroes_too() -> None:
    table = laid(rider(moves="{plan: standard, points: 1}"))
    change_points(table.g, table.g.ai[0].hero, -1)
    assert table.g.heroes[table.g.ai[0].hero].movement == 1
    change_points(table.g, table.g.ai[0].hero, 1)
    assert table.g.heroes[table.g.ai[0].hero].movement == 2
