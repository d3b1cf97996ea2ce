"""Two teams of two: who belongs together, and what that means on the map and at the end. [heroes.alliance]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of, told

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.guards import steerer_for
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import is_forbidden
from fabletop.games.heroes.scenario.ending import is_decided
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.towns.printed import CITADEL
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

RED, BLUE, RED_ALLY, BLUE_ALLY = (Seat(seat) for seat in range(4))  # Castle, Dungeon, Castle, Necropolis
NEVER = "[{if: {level: {by: player, at_least: 7}}}]"
LEVEL_3 = "[{if: {level: {by: player, at_least: 3}}, when: at_once}]"


def allied(**said: str) -> AdventureTable:
    """Castle twice against Dungeon and Necropolis, around a tile: seats 0 and 2 against 1 and 3."""
    return table_of(mode="alliance", **said).can_end()


def winners(table: AdventureTable, at_once: bool = True) -> tuple[int, ...] | None:
    """Who has won, if the game is decided."""
    return tuple(sorted(table.g.winners)) if is_decided(table.g, at_once) else None


# -- who belongs together -----------------------------------------------------------------------------------


@rule("heroes.alliance.010")
@rule("heroes.alliance.030")
def test_two_play_against_two() -> None:
    g = allied().g
    friends = [[other for other in g.order if not g.is_enemy(seat, other)] for seat in g.order]
    assert friends == [[0, 2], [1, 3], [0, 2], [1, 3]]


@pytest.mark.parametrize(
    ("mode", "enemies"), [("clash", [[1, 2], [0, 2], [0, 1]]), ("cooperative", [[], [], []])]
)
def test_in_other_modes_all_or_none_are_enemies(mode: str, enemies: list[list[int]]) -> None:
    g = table_of("catherine", "mutare", "sandro", mode=mode).g
    assert [[other for other in g.order if g.is_enemy(seat, other)] for seat in g.order] == enemies


def test_last_turns_and_a_new_order_each_round_do_not_go_together() -> None:
    with pytest.raises(BrokenFile, match="teams choose their order anew each round"):
        allied(timed_events="[{at: {rounds: [3]}, do: [{last_turns: {n: 1}}]}]")


# -- peace between allies -----------------------------------------------------------------------------------


@rule("heroes.alliance.120")
def test_allies_do_not_fight_but_pass() -> None:
    for other, passes in ((RED_ALLY, True), (BLUE, False)):
        table = allied().stands(RED, "F3.C").stands(other, "F3.BL").visited("F3.C")
        table.having(RED, movement=1)
        assert ("step F3.BL" in table.deeds(RED)) is not passes  # an enemy is attacked with the last point
        table.having(RED, movement=2).turn(RED).pick("step F3.BL")
        if passes:
            assert table.g.combat is None
            assert all(name.startswith("step") for name in table.options())
        else:
            table.fights()
            assert {camp.seat for camp in table.c.camps} == {RED, other}


@rule("heroes.alliance.120")
@rule("heroes.location.080")
@pytest.mark.parametrize(("owner", "taken"), [(RED_ALLY, False), (BLUE, True), (BLUE_ALLY, True)])
def test_the_flag_of_an_ally_is_an_empty_field(owner: Seat, taken: bool) -> None:
    table = allied(middle="N4").flagged(owner, "N4.R").stands(RED, "N4.C").turn(RED).pick("step N4.R")
    assert table.cube("N4.R") == (RED if taken else owner)
    assert table.treasury(RED) == (0, 0, 0)  # nothing for the first owner


@rule("heroes.alliance.120")
def test_the_town_of_an_ally_is_not_besieged() -> None:
    table = allied().stands(RED, "S3b.BL").stands(RED_ALLY, "F3.C").visited("S3b.BL", "F3.C")
    table.having(RED_ALLY, gold=8).turn(RED).pick("step S3b.C")
    assert table.asked().kind == "main"
    assert table.cube("S3b.C") == RED_ALLY
    assert table.where(RED) == "S3b.C"


@rule("heroes.alliance.120")
def test_cards_that_take_from_an_enemy_leave_the_ally_alone() -> None:
    table = allied().hand(RED_ALLY, "bless").hand(BLUE, "bless").hand(BLUE_ALLY, "bless")
    table.start("heroes.choose_enemy", RED, 1)
    assert table.options() == [f"enemy {BLUE}", f"enemy {BLUE_ALLY}"]


@rule("heroes.alliance.120")
def test_the_morale_of_one_is_not_that_of_the_ally() -> None:
    table = allied(timed_events="[{at: {rounds: [3]}, do: [{morale: {kind: negative, to: seat.1}}]}]")
    table.in_round(3).start("heroes.events_of_round", NOBODY)
    assert [player.morale for player in table.g.players] == [0, -1, 0, 0]


def test_only_the_tiles_of_enemies_are_closed_at_first() -> None:
    g = allied(rules="[{no_entering_rival_start_tiles: 4}]").in_round(3).g
    towns = [g.realm(seat).town for seat in g.order]
    assert [is_forbidden(g, RED, town) for town in towns] == [False, True, False, True]
    g.round = 4
    assert not any(is_forbidden(g, RED, town) for town in towns)


# -- an ally defends ----------------------------------------------------------------------------------------


def besieged(*buildings: str, **goods: int) -> AdventureTable:
    """Mutare comes to the town of Catherine, which Rion keeps while she is away."""
    table = allied().town(RED, *buildings).having(RED, **(goods or {"gold": 8}))
    table.stands(RED, "S3b.TR").stands(RED_ALLY, "S3.C").stands(BLUE, "S3.TR").visited("S3.TR", "S3b.TR")
    return table.turn(BLUE).pick("step S3.C")


@rule("heroes.alliance.080")
@pytest.mark.parametrize("buildings", [(), ("citadel",)])
def test_an_ally_defends_the_town_behind_its_walls(buildings: tuple[str, ...]) -> None:
    table = besieged(*buildings).fights()
    assert [camp.seat for camp in table.c.camps] == [BLUE, RED_ALLY]
    assert table.c.siege is bool(buildings)
    assert not table.having(RED_ALLY, gold=10).may_surrender(RED_ALLY)  # as in any town


@rule("heroes.alliance.080")
@rule("heroes.town_action.030")
def test_whose_town_it_is_may_still_build_before_the_fight() -> None:
    table = besieged(gold=30, materials=9, valuables=9)
    assert (table.asked().kind, table.asked().seats) == ("town_window", (RED,))
    assert table.pick("build citadel").fights().c.siege


@rule("heroes.alliance.080")
@pytest.mark.parametrize(("winner", "cube"), [(BLUE, BLUE), (RED_ALLY, RED)])
def test_the_town_falls_with_the_ally_who_defends_it(winner: Seat, cube: Seat) -> None:
    table = besieged().fights().wins(winner)
    while table.g.decision is not None and table.g.decision.kind != "main":
        table.g.choose(table.g.decision.options[0])
    assert table.cube("S3.C") == cube
    taken = table.g.realm(BLUE).cubes
    assert taken == ((RED_ALLY, RED) if winner == BLUE else ())  # a hero beaten and a town taken


@rule("heroes.alliance.080")
def test_a_settlement_is_defended_by_an_ally_too() -> None:
    table = allied().flagged(RED, "F3.L").stands(RED_ALLY, "F3.L").stands(BLUE, "F3.C").visited("F3.C")
    assert table.g.land.field(table.field("F3.L")).id == "settlement"
    table.turn(BLUE).pick("step F3.L").fights()
    assert [camp.seat for camp in table.c.camps] == [BLUE, RED_ALLY]


@rule("heroes.alliance.080")
@pytest.mark.parametrize("second", [True, False])
def test_who_comes_to_two_that_defend_a_place_meets_one_after_the_other(second: bool) -> None:
    """Catherine had to go home to where Rion stands, or her secondary hero was; either is beaten alone."""
    table = (
        allied().stands(BLUE, "S3.TR").visited("S3.TR").stands(RED_ALLY, "S3.C" if not second else "S3b.C")
    )
    table.flagged(RED, "F3.L")
    if second:
        table.second(RED, "S3.C")
    table.turn(BLUE).pick("step S3.C")
    met: list[int] = []
    while table.g.decision is not None and table.g.decision.kind != "main":
        if table.g.decision.kind == "give_up":
            table.pick("fight")
        elif table.g.combat is not None and table.g.combat.round > 0:
            met.append(table.c.camps[1].hero)
            table.wins(BLUE)
        else:
            table.pick("pass" if "pass" in table.options() else table.options()[0])
    assert met == [table.g.players[RED].main, 4 if second else table.g.players[RED_ALLY].main]
    assert table.cube("S3.C") == BLUE
    assert table.g.others_on(table.field("S3.C"), table.g.players[BLUE].main) == []
    assert table.g.realm(BLUE).cubes == (RED, RED if second else RED_ALLY, RED)  # two heroes and a town


@rule("heroes.secondary_hero.110")
def test_one_of_two_is_given_up_and_the_other_still_defends() -> None:
    table = allied().stands(BLUE, "S3.TR").visited("S3.TR").stands(RED, "F3.C")
    first, other = table.second(RED, "S3.C"), table.second(RED_ALLY, "S3.C")
    table.turn(BLUE).pick("step S3.C")
    table.asks(RED, "give_up").pick("give_up")
    assert table.g.heroes[first].field == NONE
    table.asks(RED_ALLY, "give_up").pick("fight").fights()
    assert [camp.hero for camp in table.c.camps] == [table.g.players[BLUE].main, other]
    assert table.cube("S3.C") == RED


@rule("heroes.alliance.130")
@pytest.mark.parametrize("optional", ["", "captured_towns"])
def test_an_ally_who_frees_a_town_holds_it_for_a_cube_and_no_reward(optional: str) -> None:
    table = allied(optional=optional, places="{town: {do: [{gain: {gold: 5}}]}}").flagged(BLUE, "S3.C")
    table.town(RED, "citadel")
    table.stands(RED, "F3.C").stands(RED_ALLY, "S3.TR").visited("S3.TR")
    table.turn(RED_ALLY).pick("step S3.C")
    assert table.cube("S3.C") == RED_ALLY
    assert table.g.realm(RED_ALLY).cubes == (BLUE,)
    assert table.treasury(RED_ALLY) == (0, 0, 0)
    assert table.g.boards(RED_ALLY) == [RED_ALLY]
    assert table.g.has(RED, CITADEL)
    table.stands(RED_ALLY, "F3.TL").stands(RED, "S3.TR").turn(RED).pick("step S3.C")
    assert table.cube("S3.C") == RED_ALLY  # nor does its owner take it from the ally


# -- guards -------------------------------------------------------------------------------------------------


@rule("heroes.alliance.100")
@rule("heroes.combat_setup.120")
def test_guards_are_run_by_the_enemy_who_moved_last() -> None:
    table = allied()
    assert [steerer_for(table.g, seat) for seat in table.g.order] == [3, 0, 1, 2]
    table.g.movers = (RED, BLUE, RED_ALLY)
    assert steerer_for(table.g, RED) == BLUE  # an ally never does
    assert steerer_for(table.g, BLUE_ALLY) == RED_ALLY
    table.g.movers = (BLUE_ALLY, RED, BLUE)
    assert steerer_for(table.g, RED_ALLY) == BLUE


@rule("heroes.alliance.100")
def test_before_any_enemy_has_moved_it_is_the_last_one_in_the_order_of_turns() -> None:
    table = allied()
    table.g.order = (BLUE_ALLY, RED, BLUE, RED_ALLY)
    assert [steerer_for(table.g, seat) for seat in table.g.order] == [2, 3, 0, 1]


# -- gifts and swaps ----------------------------------------------------------------------------------------


@rule("heroes.alliance.050")
@rule("heroes.alliance.110")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_resources_are_given_to_the_ally_wherever_one_is(ruleset: str) -> None:
    table = table_of(mode="alliance", ruleset=ruleset).having(RED, gold=6, materials=1)
    assert [name for name in table.deeds(RED) if name.startswith("give")] == [
        "give 2 0",
        "give 2 1",
        "give 2 2",
    ]
    table.does(RED, "give 2 1").does(RED, "give 2 2")
    assert (table.treasury(RED), table.treasury(RED_ALLY)) == ((1, 0, 0), (5, 1, 0))
    table.turn(BLUE)  # but on the own turn alone
    assert not [name for name in table.options() if "give" in name]


@rule("heroes.alliance.110")
def test_a_scenario_may_want_allies_beside_each_other() -> None:
    table = allied(rules="[{gifts: adjacent}]").having(RED, gold=1)
    assert not [name for name in table.deeds(RED) if name.startswith("give")]
    table.stands(RED, "F3.C").stands(RED_ALLY, "F3.BL").stands(BLUE, "F3.BR")
    assert [name for name in table.deeds(RED) if name.startswith("give")] == ["give 2 0"]


@rule("heroes.alliance.050")
@rule("heroes.trade.100")
def test_cards_are_swapped_with_an_ally_beside_and_not_with_an_enemy() -> None:
    table = allied().stands(RED, "F3.C").stands(RED_ALLY, "F3.BL").stands(BLUE, "F3.BR")
    for seat in (RED, RED_ALLY, BLUE):
        table.hand(seat, "bless", "centaurs_axe")
    offers = [name for name in table.deeds(RED) if name.startswith("offer_swap")]
    assert offers == ["offer_swap 2 bless", "offer_swap 2 centaurs_axe"]
    table.does(RED, offers[0])
    assert (table.asked().kind, table.asked().seats) == ("answer_swap", (RED_ALLY,))


# -- the end ------------------------------------------------------------------------------------------------


@rule("heroes.alliance.030")
def test_a_team_wins_together() -> None:
    table = allied(victory=LEVEL_3)
    assert winners(table) is None
    table.level(RED_ALLY, 3)
    assert winners(table) == (RED, RED_ALLY)
    assert [event.seat for event in table.happened(ev.Won)] == [RED, RED_ALLY]
    both = allied(victory=LEVEL_3).level(RED_ALLY, 3).level(BLUE, 3)
    assert winners(both) == (0, 1, 2, 3)


@rule("heroes.alliance.030")
def test_a_team_loses_together() -> None:
    table = allied(defeat=LEVEL_3).level(BLUE, 3)
    assert winners(table) == (RED, RED_ALLY)


@rule("heroes.alliance.070")
def test_a_team_plays_on_without_one_and_has_lost_without_both() -> None:
    table = allied()
    table.g.eliminate(BLUE)
    assert winners(table) is None
    table.g.eliminate(BLUE_ALLY)
    assert winners(table) == (RED, RED_ALLY)


@rule("heroes.alliance.070")
def test_who_is_out_wins_with_the_ally() -> None:
    table = allied(victory=LEVEL_3).level(RED_ALLY, 3)
    table.g.eliminate(RED)
    assert winners(table) == (RED, RED_ALLY)


def test_a_scenario_may_want_both_of_a_team() -> None:
    table = allied(rules="[lose_when_eliminated]")
    table.g.eliminate(RED)
    assert winners(table) == (BLUE, BLUE_ALLY)


@pytest.mark.parametrize(("result", "won"), [("win", (0, 2)), ("lose", (1, 3))])
def test_an_effect_ends_the_game_for_a_team(result: str, won: tuple[int, ...]) -> None:
    table = allied(
        timed_events=f"[{{at: {{rounds: [3]}}, do: [{{end: {{result: {result}, for: seat.2}}}}]}}]"
    )
    table.in_round(3).start("heroes.events_of_round", NOBODY)
    assert tuple(sorted(table.g.winners)) == won


@rule("heroes.alliance.120")
@rule("heroes.victory.060")
def test_points_are_counted_for_the_team() -> None:
    """Blue alone has more than anybody, but less than the two of red."""
    table = allied(at_limit="most_points", victory=NEVER).in_round(10)
    table.town(BLUE, "citadel", "city_hall", "mage_guild")
    table.town(RED, "citadel", "city_hall").town(RED_ALLY, "citadel", "city_hall")
    assert [score_of(table.g, seat) for seat in table.g.order] == [3, 4, 3, 1]
    table.start("heroes.look_at_end", NOBODY)
    assert tuple(sorted(table.g.winners)) == (RED, RED_ALLY)


@rule("heroes.alliance.120")
def test_the_town_of_an_ally_that_one_holds_is_no_enemys() -> None:
    table = allied(points="[{per: enemy_town_held, n: 5}]")
    before = score_of(table.g, RED)
    assert score_of(table.flagged(RED, "S3b.C").g, RED) == before
    assert score_of(table.flagged(RED, "S2.C").g, RED) == before + 5


@rule("heroes.alliance.120")
@pytest.mark.parametrize(
    ("taken", "won"),
    [
        ({RED: (BLUE,), RED_ALLY: (BLUE_ALLY,)}, True),
        ({RED: (BLUE, BLUE_ALLY)}, True),
        ({RED: (BLUE,), RED_ALLY: (BLUE,)}, False),  # twice the same
        ({RED: (BLUE, BLUE)}, False),
    ],
)
def test_cubes_are_counted_for_the_team(taken: dict[Seat, tuple[Seat, ...]], won: bool) -> None:
    table = allied(victory="[{if: {cubes: {by: team, from: enemy_team}}, when: at_once}]")
    for winner, losers in taken.items():
        for loser in losers:
            table.g.take_trophy(winner, loser)
    assert winners(table) == ((RED, RED_ALLY) if won else None)


def test_both_towns_of_the_other_team_may_be_held_by_either() -> None:
    table = allied(victory="[{if: {captured: {whose: enemy_team, by: team, at_least: 2}}, when: at_once}]")
    assert winners(table.flagged(RED, "S2.C")) is None
    assert winners(table.flagged(RED_ALLY, "S1.C")) == (RED, RED_ALLY)


@pytest.mark.parametrize(("where", "won"), [("S3.C", True), ("S3b.C", True), ("S2.C", False)])
def test_what_a_team_is_to_bring_goes_to_either_of_its_towns(where: str, won: bool) -> None:
    table = allied(
        middle="C2",
        tokens="{grail: {at: grail, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}",
        victory="[{if: {token_at: {token: grail, place: own_town, by: team}}, when: at_once}]",
    )
    beside = where.replace(".C", ".TR")
    for seat in (RED_ALLY, BLUE):
        table.stands(seat, "C2.TR")
    table.stands(RED, beside).visited(beside).having(RED, movement=3)
    table.g.change_token(0, Token(0, RED, carrier=table.g.players[RED].main))
    table.having(BLUE, gold=0).turn(RED).pick(f"step {where}")
    while table.g.decision is not None and table.g.decision.kind != "main":
        table.pick(table.options()[-1])
    assert table.g.tokens[0].brought is won
    assert table.g.over is won


def test_it_stays_the_bringers_own_where_a_player_is_asked_for() -> None:
    table = allied(
        middle="C2",
        tokens="{grail: {at: grail, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}",
        victory="[{if: {token_at: {token: grail, place: own_town, by: player}}, when: at_once}]",
    )
    table.g.change_token(0, Token(0, RED, table.field("S3b.C"), brought=True))
    assert winners(table) is None
    table.g.change_token(0, Token(0, RED, table.field("S3.C"), brought=True))
    assert winners(table) == (RED, RED_ALLY)


def test_tributes_are_covered_by_the_team_together() -> None:
    victory = "[{if: {tributes_covered: {by: team}}, when: at_once}]"
    table = allied(victory=victory, timed_events="[{at: {rounds: [5]}, do: [{tribute: {gold: 10}}]}]")
    (ending,) = told(mode="alliance", victory=victory).victory
    assert not is_true(table.having(RED, gold=19).g, ending.condition, RED_ALLY)
    assert is_true(table.having(RED_ALLY, gold=1).g, ending.condition, RED_ALLY)


def test_who_cannot_pay_a_tribute_loses_it_for_the_team() -> None:
    for poor, won in ((RED, (1, 3)), (BLUE_ALLY, (0, 2))):
        table = allied(timed_events="[{at: {rounds: [5]}, do: [{tribute: {gold: 10}}]}]").in_round(5)
        for seat in table.g.order:
            table.having(seat, gold=9 if seat == poor else 10)
        table.start("heroes.events_of_round", NOBODY)
        assert tuple(sorted(table.g.winners)) == won


def test_the_richer_team_wins_where_riches_count() -> None:
    table = allied(at_limit="richest", victory=NEVER).in_round(10)
    table.having(BLUE, gold=11).having(RED, gold=6).having(RED_ALLY, gold=6)
    table.start("heroes.look_at_end", NOBODY)
    assert tuple(sorted(table.g.winners)) == (RED, RED_ALLY)


@pytest.mark.parametrize(("won", "over"), [((2, 3, 2, 0), True), ((2, 3, 1, 0), False)])
def test_a_tie_of_teams_goes_into_overtime(won: tuple[int, ...], over: bool) -> None:
    table = allied(at_limit="most_won", victory=NEVER, rules="[{sudden_death: 2}]").in_round(10)
    for seat, n in zip(table.g.order, won, strict=True):
        table.having(seat, points=n)
    table.start("heroes.look_at_end", NOBODY)
    assert bool(table.happened(ev.LimitReached)) is over


def test_effects_pass_those_by_who_are_out() -> None:
    table = allied(timed_events="[{at: {rounds: [3]}, do: [{gain: {gold: 5, to: each_rival}}]}]")
    table.g.eliminate(BLUE)
    table.in_round(3).start("heroes.events_of_round", NOBODY)
    assert [player.gold for player in table.g.players] == [0, 0, 0, 5]
    assert table.g.heroes[BLUE].field == NONE
