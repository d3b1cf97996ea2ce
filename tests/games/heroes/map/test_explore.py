"""Turning up tiles and adding new ones. [heroes.exploration]"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.explore import legal_turns
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, distance, offsets_in_use
from fabletop.games.heroes.map.land import Land, Tile
from fabletop.games.heroes.map.printed import FAR, TURNS
from fabletop.games.heroes.map.sight import spots_beside
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
# The map of Harrowmere for two: a near tile, four far ones around it, and the two towns
HARROWMERE = ("N3 0 0", "?F1 -3 1", "?F3 -2 3", "?F5 2 -3", "?F6 3 -1", "S3 -5 4", "S2 5 -4")


def turns(table: AdventureTable) -> list[str]:
    table.asks(RED, "turn_tile")
    return table.options()


# -- turning up -----------------------------------------------------------------------------------------


@rule("heroes.exploration.010", "heroes.movement.040", "heroes.exploration.070")
def test_a_tile_beside_the_hero_is_turned_up_for_a_point() -> None:
    table = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.TR").turn(RED)
    assert table.offers("reveal F1")
    assert table.offers("reveal F3")
    table.pick("reveal F3")
    assert table.hero(RED).movement == 2
    assert [(one.seat, one.spot, one.tile) for one in table.happened(ev.TileRevealed)] == [
        (RED, 2, content().tile_by_id["F3"])
    ]
    table.pick("turn 1")
    assert table.g.land.tiles[2].turns == 1
    assert [(one.spot, one.turns) for one in table.happened(ev.TileTurned)] == [(2, 1)]
    table.asks(RED, "main")
    assert (table.where(RED), table.happened(ev.Walked), table.happened(ev.Visited)) == ("S3.TR", [], [])


@rule("heroes.exploration.010", "heroes.movement.040")
def test_a_tile_that_is_not_beside_the_field_of_the_hero_stays_face_down() -> None:
    table = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.C").turn(RED)
    assert not [option for option in table.options() if option.startswith("reveal")]
    table = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.TR").having(RED, movement=0).turn(RED)
    assert not [option for option in table.options() if option.startswith("reveal")], "no point is left"


@rule("heroes.exploration.100")
def test_walls_do_not_stop_a_hero_from_seeing_what_lies_behind() -> None:
    table = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.R").turn(RED)
    assert not table.offers("step F3.L")
    assert table.offers("reveal F3")


@rule("heroes.exploration.050", "heroes.exploration.070", "heroes.exploration.080")
def test_a_discovery_with_rotation() -> None:
    """The example: TR leads to L of the new tile, R is walled; the mountain may lie anywhere but there."""
    table = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.TR").turn(RED).pick("reveal F3")
    assert turns(table) == ["turn 0", "turn 1", "turn 3", "turn 4", "turn 5"]
    table.pick("turn 0")
    facing = table.g.land.field(table.field("F3.L"))
    assert (facing.id, facing.level) == ("settlement", 3)
    assert table.offers("step F3.L")
    again = AdventureTable(tiles=HARROWMERE).stands(RED, "S3.TR").turn(RED).pick("reveal F3", "turn 1")
    assert again.g.land.field(again.field("F3.L")).id == "empty"


@rule("heroes.exploration.110", "heroes.exploration.040")
def test_the_spots_of_harrowmere() -> None:
    """The example: six spots touch two tiles, and from L of the starting tile only one is reached."""
    table = AdventureTable(tiles=[tile.removeprefix("?") for tile in HARROWMERE])
    everywhere = spots_beside(table.g.land, list(range(len(table.g.land.hexes))))
    assert everywhere == [(-6, 2), (-4, 6), (-1, -2), (1, 2), (4, -6), (6, -2)]
    table.supply(RED, "F7").stands(RED, "S3.L").turn(RED)
    assert [option for option in table.options() if option.startswith("add")] == ["add -6 2"]


@rule("heroes.exploration.130")
def test_a_tile_that_no_turn_joins_may_lie_as_it_likes() -> None:
    table = AdventureTable(tiles=("S3 0 0 4", "?F3 3 -1", "S2 9 -9")).stands(RED, "S3.TR")
    table.turn(RED).pick("reveal F3")
    assert turns(table) == [f"turn {n}" for n in range(TURNS)], "the starting tile is walled off there"


@rule("heroes.exploration.140")
def test_a_tile_between_two_parts_must_join_both() -> None:
    """F3 comes between two towns; a turn that joins it with one of them only is not enough."""
    tiles = ("S3 -3 1", "?F3 0 0", "S2 3 -1 3")
    table = AdventureTable(tiles=tiles).stands(RED, "S3.TR").turn(RED).pick("reveal F3")
    both = turns(table)
    for n in range(TURNS):
        joined = table.g.land.turned_up(1, content().tile_by_id["F3"], n).joined(1)
        assert (f"turn {n}" in both) == (sorted(joined) == [0, 2]), n
    assert 0 < len(both) < TURNS


@rule("heroes.exploration.140", "heroes.exploration.050", "heroes.exploration.060")
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_legal_turns_are_those_that_join_most(data: st.DataObject) -> None:
    """A law: of all turns, exactly those that join the most separate parts, and blocked fields side by side
    shut no turn out that leaves another way."""
    tiles = content().tiles
    lattice = data.draw(st.sampled_from((INTERLOCK_A, INTERLOCK_B)))
    chosen = data.draw(st.permutations(range(len(tiles))))[: 1 + data.draw(st.integers(1, 6))]
    spots = ((0, 0), *data.draw(st.permutations(lattice)))
    laid = [
        Tile(q, r, tiles[tile].kind, tile, data.draw(st.integers(0, 5)))
        for (q, r), tile in zip(spots, chosen, strict=False)
    ]
    land = Land(tiles, tuple(laid), True)
    parts = land.parts(without=0)

    def joins(n: int) -> int:
        joined = land.turned_up(0, chosen[0], n).joined(0)
        return sum(any(other in part for other in joined) for part in parts)

    best = max(joins(n) for n in range(TURNS))
    assert legal_turns(land, 0) == [n for n in range(TURNS) if joins(n) == best]


# -- adding ---------------------------------------------------------------------------------------------


@rule("heroes.exploration.020", "heroes.movement.050", "heroes.exploration.120", "heroes.exploration.070")
def test_the_top_tile_of_the_own_supply_is_laid_for_a_point_and_seen_after_its_spot() -> None:
    table = AdventureTable(tiles=HARROWMERE).supply(RED, "F7", "F8").stands(RED, "S3.L").turn(RED)
    table.pick("add -6 2")
    assert table.hero(RED).movement == 2
    seen = table.happened(ev.TileRevealed)
    assert [(one.spot, content().tiles[one.tile].id) for one in seen] == [(7, "F8")], "the last is the top"
    tile = table.g.land.tiles[7]
    assert (tile.q, tile.r, tile.kind, tile.face_up) == (-6, 2, FAR, True)
    assert len(table.g.realm(RED).supply) == 1
    table.asks(RED, "turn_tile").pick("turn 1").asks(RED, "main")
    assert len(table.g.marks) == len(table.g.land.hexes) == 8 * 7
    assert table.where(RED) == "S3.L"


@rule("heroes.exploration.030")
def test_without_a_supply_nothing_is_added() -> None:
    table = AdventureTable(tiles=HARROWMERE).supply(BLUE, "F7").stands(RED, "S3.L").turn(RED)
    assert not [option for option in table.options() if option.startswith("add")]
    table = AdventureTable(tiles=HARROWMERE).supply(RED, "F7").stands(RED, "S3.L")
    table.having(RED, movement=0).turn(RED)
    assert not [option for option in table.options() if option.startswith("add")], "nor without a point"


@rule("heroes.exploration.040", "heroes.exploration.110")
@pytest.mark.parametrize("where", ["S3.C", "S3.BL"])
def test_a_tile_is_added_only_beside_the_hero(where: str) -> None:
    table = AdventureTable(tiles=HARROWMERE).supply(RED, "F7").stands(RED, where).turn(RED)
    assert not table.offers("add -6 2")


@rule("heroes.exploration.040", "heroes.exploration.110")
def test_a_tile_is_added_only_beside_two_others_and_face_down_ones_count() -> None:
    alone = AdventureTable(tiles=("S3 0 0", "S2 9 -9")).supply(RED, "F7").stands(RED, "S3.L").turn(RED)
    assert not [option for option in alone.options() if option.startswith("add")], "one tile is not enough"
    table = AdventureTable(tiles=("S3 0 0", "?F3 3 -1", "S2 9 -9")).supply(RED, "F7").stands(RED, "S3.TR")
    assert [option for option in table.turn(RED).options() if option.startswith("add")] == ["add 2 -3"]


@rule("heroes.exploration.110", "heroes.exploration.050")
def test_a_tile_is_added_only_where_something_known_opens_onto_it() -> None:
    """Below the starting tile all is wall; turned about, it is not."""
    walled = AdventureTable(tiles=("S3 0 0", "?F3 3 -1", "S2 9 -9")).supply(RED, "F7")
    assert walled.stands(RED, "S3.R").turn(RED).options().count("add 1 2") == 0
    turned = AdventureTable(tiles=("S3 0 0 3", "?F3 3 -1", "S2 9 -9")).supply(RED, "F7")
    assert turned.stands(RED, "S3.R").turn(RED).offers("add 1 2")


@rule("heroes.exploration.110")
def test_a_map_on_one_lattice_stays_on_it_and_a_mixed_one_takes_either() -> None:
    on_b = AdventureTable(tiles=("F3 0 0", "F4 3 -1", "S3 -3 1", "S2 9 -9")).g.land
    assert offsets_in_use(on_b.grid) == INTERLOCK_B
    on_a = AdventureTable(tiles=("F3 0 0", "F4 3 -2", "S3 -3 2", "S2 9 -9")).g.land
    assert offsets_in_use(on_a.grid) == INTERLOCK_A
    mixed = AdventureTable(tiles=("F3 0 0", "F4 3 -1", "S3 -3 2", "S2 9 -9")).g.land
    assert set(offsets_in_use(mixed.grid)) == {*INTERLOCK_A, *INTERLOCK_B}
    for land in (on_a, on_b, mixed):
        everywhere = spots_beside(land, list(range(len(land.hexes))))
        assert everywhere
        for q, r in everywhere:
            near = [(t.q - q, t.r - r) for t in land.tiles if distance((t.q, t.r), (q, r)) <= 3]
            assert len(near) >= 2
            assert all(one in offsets_in_use(land.grid) for one in near)


@rule("heroes.exploration.110", "heroes.exploration.060")
@settings(max_examples=40, deadline=None)
@given(st.data())
def test_every_far_tile_joins_wherever_it_may_be_added(data: st.DataObject) -> None:
    """A law: a spot on offer never leaves the new tile shut out, however the tiles around it lie."""
    tiles = content().tiles
    chosen = data.draw(st.permutations([t.index for t in tiles if t.kind == FAR]))
    spots = ((0, 0), *data.draw(st.permutations(INTERLOCK_B))[:3])
    laid = [
        Tile(q, r, FAR, tile, data.draw(st.integers(0, 5)))
        for (q, r), tile in zip(spots, chosen, strict=False)
    ]
    land = Land(tiles, tuple(laid), True)
    for q, r in spots_beside(land, list(range(len(land.hexes)))):
        more = land.with_tile(q, r, FAR).turned_up(len(laid), chosen[-1], 0)
        for n in legal_turns(more, len(laid)):
            assert more.turned_up(len(laid), chosen[-1], n).joined(len(laid))


# -- what everybody sees --------------------------------------------------------------------------------


@rule("heroes.tile.110")
def test_the_back_of_a_tile_shows_its_kind_and_nothing_else() -> None:
    table = AdventureTable(tiles=HARROWMERE)
    for seat in (RED, BLUE):
        seen = table.g.view(seat).adventure
        assert seen is not None
        assert [(tile.kind, tile.tile) for tile in seen.tiles[:2]] == [
            ("near", content().tile_by_id["N3"]),
            ("far", -1),
        ]


@rule("heroes.hero.020")
def test_a_secondary_hero_explores_with_its_own_points() -> None:
    table = AdventureTable(tiles=HARROWMERE)
    second = table.second(RED, "S3.TR")
    table.turn(RED).pick("second reveal F1", "turn 0", "second reveal F3", "turn 0")
    assert (table.hero(RED).movement, table.g.heroes[second].movement) == (3, 0)
