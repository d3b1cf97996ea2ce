"""A tournament: who begins, and how its players build the map. [heroes.tournament]"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.build import rooms, spots_on_offer
from fabletop.games.heroes.map.grid import INTERLOCK_B, distance
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import FAR, NEAR, STARTING
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel import BadSetup, Decision, Pick, Setup
from fabletop.kernel.frame import NOBODY, Act, Seat, act
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
SIX = ((3, -1), (1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3))
Chooses = Callable[[Decision], Pick]


def setup(seed: int = 1, ruleset: str = "retail", **options: Any) -> Setup:
    usual = {"mode": "tournament", "heroes": ["catherine", "mutare"]}
    return Setup("heroes", 2, seed, ruleset, {**usual, **options})


def game(seed: int = 1, dice: tuple[int, ...] = (6, 6, 1, 1), **options: Any) -> Heroes:
    """A tournament in which seat 0 has rolled more, unless other dice are given."""
    g = new_game(setup(seed, **options))
    g.events = []
    g.given = dice
    g.advance()
    return g


def asked(g: Heroes) -> Decision:
    assert g.decision is not None
    return g.decision


def by_luck(seed: int) -> Chooses:
    luck = random.Random(seed)
    return lambda decision: luck.choice(decision.options)


def build(g: Heroes, choose: Chooses, until: str = "starting_bonus") -> list[tuple[Decision, Heroes]]:
    """Everything that is asked up to a question, each with the game as it was then."""
    seen: list[tuple[Decision, Heroes]] = []
    while asked(g).kind != until:
        seen.append((asked(g), g.clone()))
        g.choose(choose(asked(g)))
    return seen


def laid(seed: int, **options: Any) -> list[tuple[Decision, Heroes]]:
    """The questions where a tile is to be laid, in a game of luck."""
    seen = build(game(seed, **options), by_luck(seed))
    return [(decision, g) for decision, g in seen if decision.kind == "lay_tile"]


def next_kind(g: Heroes) -> int:
    return g.printed.tiles[g.row[0]].kind


def spots(decision: Decision) -> list[tuple[int, int]]:
    found = []
    for option in decision.options:
        assert isinstance(option, Act)
        q, r = option.ids
        found.append((q, r))
    return found


def touched(g: Heroes, at: tuple[int, int]) -> list[int]:
    return [spot for spot, tile in enumerate(g.land.tiles) if distance((tile.q, tile.r), at) == 3]


# -- before the map --------------------------------------------------------------------------------------


def test_a_tournament_is_for_two() -> None:
    with pytest.raises(BadSetup, match="tournament is for 2 players, not 3"):
        new_game(Setup("heroes", 3, 1, "retail", {"mode": "tournament"}))


@rule("heroes.tournament.030")
def test_diplomacy_and_the_hourglass_are_taken_out_in_all_copies() -> None:
    out = [card("diplomacy"), card("hourglass_of_the_evil_hour")]
    g = game()
    assert not any(one in deck for one in out for deck in g.decks)
    assert sorted(g.removed) == sorted([out[0], out[0], out[1]])
    clash = new_game(Setup("heroes", 2, 1, "retail", {"mode": "clash"}))
    assert (clash.decks[ABILITIES].count(out[0]), clash.decks[ARTIFACTS].count(out[1])) == (2, 1)


@rule("heroes.tournament.040")
@pytest.mark.parametrize(("dice", "chooser"), [((2, 1, 1, 1), RED), ((3, 5, 4, 1), BLUE)])
@pytest.mark.parametrize("first", [RED, BLUE])
def test_who_rolls_more_with_two_resource_dice_says_who_begins(
    dice: tuple[int, ...], chooser: Seat, first: Seat
) -> None:
    g = game(dice=dice)
    assert (asked(g).seats, asked(g).kind) == ((chooser,), "choose_starter")
    assert sorted(map(str, asked(g).options)) == ["begin 0", "begin 1"]
    g.choose(act("begin", first))
    assert g.order == (first, 1 - first)


@rule("heroes.tournament.040")
def test_equal_totals_are_rolled_again() -> None:
    """Six gold and two materials are as much as four materials twice."""
    g = game(dice=(2, 3, 4, 4, 1, 1, 2, 1))
    assert asked(g).seats == (BLUE,)
    rolled = [(one.seat, one.n) for one in g.events or () if isinstance(one, ev.RolledForChoice)]
    assert rolled == [(0, 8), (1, 8), (0, 6), (1, 9)]


@rule("heroes.tournament.050")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_the_second_player_begins_with_positive_morale(first: Seat) -> None:
    g = game()
    g.choose(act("begin", first))
    build(g, by_luck(3), until="refresh")
    assert [g.players[seat].morale for seat in (first, 1 - first)] == [0, 1]


@rule("heroes.tournament.050", "heroes.morale.130")
def test_the_undead_have_no_use_for_it() -> None:
    g = game(heroes=["catherine", "sandro"])
    g.choose(act("begin", RED))
    build(g, by_luck(3), until="refresh")
    assert [player.morale for player in g.players] == [0, 0]


# -- the middle and the row ------------------------------------------------------------------------------


@rule("heroes.tournament.060")
def test_the_first_player_lays_and_turns_the_middle() -> None:
    g = game()
    g.choose(act("begin", BLUE))
    assert (asked(g).seats, asked(g).kind) == ((BLUE,), "turn_tile")
    assert [(one.q, one.r, one.tile) for one in g.land.tiles] == [(0, 0, content().tile_by_id["C1"])]
    assert len(asked(g).options) == 6, "nothing lies there that it must join"
    g.choose(act("turn", 2))
    assert g.land.tiles[0].turns == 2


@rule("heroes.tournament.060")
@pytest.mark.parametrize("seed", range(4))
def test_all_tiles_lie_face_up(seed: int) -> None:
    g = game(seed)
    build(g, by_luck(seed))
    assert all(tile.face_up for tile in g.land.tiles)
    assert g.beneath == [NONE] * len(g.land.tiles)
    assert all(not player.realm.supply for player in g.players), "nobody adds tiles later"


@rule("heroes.tournament.080")
def test_what_will_be_laid_lies_open_in_the_order_in_which_it_is_laid() -> None:
    g = game(2)
    g.choose(act("begin", RED))
    row = g.row
    assert [g.printed.tiles[tile].kind for tile in row] == [NEAR] * 4 + [STARTING] * 2 + [FAR] * 4
    assert [g.printed.tiles[tile].id for tile in row[4:6]] == ["S3", "S2"], "the first player's comes first"
    assert len(set(row)) == len(row)
    for seat in (RED, BLUE, NOBODY):
        adventure = g.view(seat).adventure
        assert adventure is not None
        assert adventure.row == list(row)
    build(g, by_luck(2))
    assert tuple(tile.tile for tile in g.land.tiles) == (content().tile_by_id["C1"], *row)
    assert g.row == ()


@rule("heroes.tournament.080")
def test_the_row_is_another_one_in_another_game() -> None:
    rows = set()
    for seed in range(5):
        g = game(seed)
        g.choose(act("begin", RED))
        rows.add(g.row)
    assert len(rows) == 5


@rule("heroes.tournament.020")
@pytest.mark.parametrize("seed", range(12))
def test_the_first_two_near_tiles_carry_an_obelisk(seed: int) -> None:
    g = game(seed)
    g.choose(act("begin", RED))
    assert [g.printed.tiles[tile].holds("obelisk") for tile in g.row[:2]] == [True, True]


# -- near tiles ------------------------------------------------------------------------------------------


@rule("heroes.tournament.070", "heroes.tournament.090", "heroes.tournament.100")
def test_who_lays_which_tile() -> None:
    """Near tiles from the second player on, the starting tiles and the far ones from the first."""
    g = game()
    g.choose(act("begin", BLUE))
    asked_of = [
        (next_kind(now), decision.seats[0])
        for decision, now in build(g, by_luck(5))
        if decision.kind == "lay_tile"
    ]
    near = [(NEAR, RED), (NEAR, BLUE), (NEAR, RED), (NEAR, BLUE)]
    far = [(FAR, BLUE), (FAR, RED), (FAR, BLUE), (FAR, RED)]
    assert asked_of == [*near, (STARTING, BLUE), (STARTING, RED), *far]


@rule("heroes.tournament.110")
def test_who_lays_a_tile_turns_it() -> None:
    seen = build(game(4), by_luck(4))
    questions = [(decision.seats, decision.kind) for decision, _ in seen[2:]]
    assert [kind for _, kind in questions] == ["lay_tile", "turn_tile"] * 10
    assert all(questions[at][0] == questions[at + 1][0] for at in range(0, 20, 2))


def in_the_middle(*tiles: str, row: tuple[str, ...]) -> Heroes:
    """A map in the making, around C1 at 0, 0."""
    scenario = content().scenarios[content().scenario_by_id["ring_of_champions"]]
    g = AdventureTable(tiles=("C1 0 0", *tiles), scenario=scenario).g
    g.row = tuple(content().tile_by_id[tile] for tile in row)
    return g


@rule("heroes.tournament.070")
def test_a_near_tile_lies_beside_the_middle_while_there_is_room() -> None:
    assert sorted(spots_on_offer(in_the_middle(row=("N1",)), RED, True)) == sorted(SIX)
    taken = [f"N{at + 1} {q} {r}" for at, (q, r) in enumerate(SIX[:5])]
    assert spots_on_offer(in_the_middle(*taken, row=("N6",)), RED, False) == [SIX[5]]
    full = [f"F{at + 1} {q} {r}" for at, (q, r) in enumerate(SIX)]
    elsewhere = spots_on_offer(in_the_middle(*full, row=("N6",)), RED, False)
    assert len(elsewhere) == 12, "then beside any tile that lies there"
    assert all(distance(at, (0, 0)) > 3 for at in elsewhere)


# -- starting tiles --------------------------------------------------------------------------------------


@rule("heroes.tournament.090")
@pytest.mark.parametrize("seed", range(6))
def test_starting_tiles_lie_beside_near_tiles(seed: int) -> None:
    for decision, g in laid(seed):
        if next_kind(g) == STARTING:
            for at in spots(decision):
                assert NEAR in [g.land.tiles[spot].kind for spot in touched(g, at)]


@rule("heroes.tournament.090")
def test_the_first_starting_tile_may_lie_beside_any_of_them() -> None:
    g = in_the_middle("N1 3 -1", row=("S3",))
    assert sorted(spots_on_offer(g, RED, True)) == sorted([(2, -3), (5, -4), (6, -2), (4, 1), (1, 2)])


@rule("heroes.tournament.010")
def test_the_second_starting_tile_lies_as_many_tiles_away_as_can_be() -> None:
    """Two near tiles in line with the middle: over near, middle and near are four steps; the spots beside the
    middle are nearer, though they touch a near tile too."""
    g = in_the_middle("N1 3 -1", "N2 -3 1", "S3 6 -2", row=("S2",))
    assert sorted(spots_on_offer(g, BLUE, True)) == sorted([(-5, 4), (-6, 2), (-4, -1)])


@rule("heroes.tournament.010")
def test_steps_are_counted_over_tiles_that_lie_there() -> None:
    """As the bird flies (-1, 5) is farther from the town than (4, 1), but a chain of tiles leads there."""
    g = in_the_middle("N1 3 -1", "N2 1 2", "N3 -1 -2", "S3 -4 -1", row=("S2",))
    away = sorted(spots_on_offer(g, BLUE, True))
    assert (6, -2) in away
    assert all(NEAR in [g.land.tiles[spot].kind for spot in touched(g, at)] for at in away)
    near_town = [at for at in away if distance(at, (-4, -1)) <= 6]
    assert near_town == []


# -- far tiles -------------------------------------------------------------------------------------------


@rule("heroes.tournament.100")
@pytest.mark.parametrize("seed", range(6))
def test_far_tiles_touch_two_tiles_and_the_first_of_a_player_the_own_town(seed: int) -> None:
    count = {RED: 0, BLUE: 0}
    for decision, g in laid(seed):
        if next_kind(g) != FAR:
            continue
        seat = decision.seats[0]
        home = spot_of(g.realm(seat).town)
        beside = [touched(g, at) for at in spots(decision)]
        assert all(len(one) > 1 for one in beside)
        assert all(home in one for one in beside) == (count[seat] == 0)
        count[seat] += 1
    assert count == {RED: 2, BLUE: 2}


@rule("heroes.tournament.100")
def test_where_no_spot_at_home_touches_two_tiles_one_that_touches_the_town_will_do() -> None:
    """Tiles that lie apart from the town: nothing else is beside it."""
    g = in_the_middle("S3 9 -3", "S2 -9 3", row=("F3",))
    first = spots_on_offer(g, RED, True)
    assert first
    assert all(touched(g, at) == [1] for at in first)
    assert (3, -1) in spots_on_offer(g, RED, False), "later ones lie anywhere, if none touches two"


# -- joining ---------------------------------------------------------------------------------------------


@rule("heroes.tournament.110")
@pytest.mark.parametrize("scenario", [s.id for s in content().scenarios if s.supply[STARTING]])
@pytest.mark.parametrize("seed", range(10))
def test_every_map_lies_on_the_lattice_and_is_whole(scenario: str, seed: int) -> None:
    """After every tile, whatever is picked."""
    g = game(seed, scenario=scenario)
    choose = by_luck(seed)
    while asked(g).kind != "starting_bonus":
        g.choose(choose(asked(g)))
        if asked(g).kind == "lay_tile":
            assert len(g.land.parts()) == 1
    assert len(g.land.parts()) == 1
    tiles = [(tile.q, tile.r) for tile in g.land.tiles]
    for at, one in enumerate(tiles):
        for other in tiles[:at]:
            assert distance(one, other) >= 3
            if distance(one, other) == 3:
                assert (one[0] - other[0], one[1] - other[1]) in INTERLOCK_B


@rule("heroes.tournament.110")
def test_a_spot_where_a_tile_could_not_be_joined_is_not_on_offer() -> None:
    """Turned so or so, a starting tile shows nothing but its wall towards one side."""
    offered = {}
    for turns in range(6):
        g = in_the_middle(f"S3 3 -1 {turns}", row=("N1",))
        offered[turns] = (6, -2) in [room.at for room in rooms(g)]
        there = g.land.with_tile(6, -2, NEAR)
        assert offered[turns] == any(there.would_join(2, g.row[0], way) for way in range(6))
    assert set(offered.values()) == {True, False}


@rule("heroes.tournament.110", "heroes.exploration.050")
def test_only_turns_that_join_are_on_offer() -> None:
    """A starting tile beside one near tile: some turns show it the wall."""
    seen = [(decision, g) for seed in range(6) for decision, g in build(game(seed), by_luck(seed))]
    turning = [
        (decision, g)
        for decision, g in seen
        if decision.kind == "turn_tile" and g.land.tiles[decision.frame.args[0]].kind == STARTING
    ]
    fewer = 0
    for decision, g in turning:
        (spot,) = decision.frame.args
        tile = g.land.tiles[spot].tile
        may = [turns for turns in range(6) if g.land.would_join(spot, tile, turns)]
        assert [option.id for option in decision.options if isinstance(option, Act)] == may
        fewer += len(may) < 6
    assert fewer


# -- what goes on ----------------------------------------------------------------------------------------


def test_towns_are_founded_and_heroes_stand_there() -> None:
    g = game(7)
    build(g, by_luck(7), until="refresh")
    for seat in (RED, BLUE):
        town = g.realm(seat).town
        assert (g.marks[town].cube, g.heroes[g.players[seat].main].field) == (seat, town)
        assert g.land.field(town).id == "town"
        assert g.printed.tiles[g.land.tiles[spot_of(town)].tile].faction == g.players[seat].faction


@pytest.mark.parametrize("seed", [1, 2])
def test_a_map_in_the_making_is_saved_and_seen(seed: int) -> None:
    """After every pick: it loads to the same, and both seats can be told what they see."""
    g = game(seed)
    choose = by_luck(seed)
    while asked(g).kind != "refresh":
        again = game_from_data(setup(seed), g.to_data())
        assert again.to_data() == g.to_data()
        for seat in (RED, BLUE, NOBODY):
            assert again.view(seat) == g.view(seat)
            assert g.imagine(seat, 5).view(seat) == g.view(seat)
        g.choose(choose(asked(g)))


def test_laying_tiles_unveils_nothing() -> None:
    """So it can be taken back, tile by tile."""
    g = game(3)
    g.choose(act("begin", RED))
    before = g.unveiled
    assert {now.unveiled for _, now in build(g, by_luck(3))} == {before}


def test_the_building_is_told() -> None:
    g = game(3)
    build(g, by_luck(3))
    laid_tiles = [one for one in g.events or () if isinstance(one, ev.TileLaid)]
    turned = [one for one in g.events or () if isinstance(one, ev.TileTurned)]
    assert [one.spot for one in laid_tiles] == list(range(11)) == [one.spot for one in turned]
