"""How tiles lie: fields, edges, walls, and what joins with what. [heroes.tile, heroes.movement.110]"""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, STRAIGHT
from fabletop.games.heroes.map.land import Land, Tile
from fabletop.games.heroes.map.printed import BLOCKED, FIELDS, POSITIONS, TURNS, TileDef
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

TILES = content().tiles
RED = Seat(0)


def lay(*tiles: tuple[int, int, str, int], walls: bool = True) -> Land:
    """Tiles face up: where, which, and turned how often."""
    by_id = content().tile_by_id
    laid = [Tile(q, r, TILES[by_id[id]].kind, by_id[id], turns) for q, r, id, turns in tiles]
    return Land(TILES, tuple(laid), walls)


def at(position: str, spot: int = 0) -> int:
    return spot * FIELDS + POSITIONS.index(position)


@rule("heroes.tile.050")
@given(st.sampled_from(TILES), st.integers(0, TURNS - 1))
def test_a_centre_touches_its_ring_and_nothing_else(tile: TileDef, turns: int) -> None:
    land = lay((4, -7, tile.id, turns))
    assert sorted(land.near[0]) == list(range(1, FIELDS))
    for field in land.ring(0):
        assert sum(0 <= other < FIELDS for other in land.near[field]) == 3


@given(st.sampled_from(TILES), st.integers(0, TURNS - 1))
def test_turning_moves_what_is_printed_clockwise_and_no_field(tile: TileDef, turns: int) -> None:
    still, turned = lay((0, 0, tile.id, 0)), lay((0, 0, tile.id, turns))
    assert still.hexes == turned.hexes
    ring = [still.fields[field] for field in still.ring(0)]
    assert [turned.fields[field] for field in turned.ring(0)] == ring[-turns:] + ring[:-turns]
    assert turned.fields[0] is still.fields[0]


def test_touching_tiles_share_three_edges_where_they_interlock_and_one_where_they_lie_straight() -> None:
    for offsets, edges in ((INTERLOCK_A, 3), (INTERLOCK_B, 3), (STRAIGHT, 1)):
        for q, r in offsets:
            land = lay((0, 0, "F3", 0), (q, r, "F4", 0))
            shared = [other for field in land.ring(0) for other in land.near[field] if other >= FIELDS]
            assert (len(shared), land.touching(0), land.touching(1)) == (edges, [1], [0])
    far = lay((0, 0, "F3", 0), (4, -1, "F4", 0))
    assert far.touching(0) == []


@rule("heroes.tile.070", "heroes.movement.110", "heroes.location.380")
def test_nobody_enters_a_blocked_field_but_who_is_on_one_may_leave() -> None:
    for tile in TILES:
        land = lay((0, 0, tile.id, 0))
        blocked = next(field for field in range(FIELDS) if land.field(field).kind == BLOCKED)
        assert all(blocked not in land.ways(field) for field in range(FIELDS)), tile.id
        assert land.ways(blocked), tile.id
    table = AdventureTable(tiles=("F3 0 0", "S3 -3 1", "S2 3 -1")).stands(RED, "F3.C").turn(RED)
    steps = [option for option in table.options() if option.startswith("step")]
    assert steps == ["step F3.TR", "step F3.R", "step F3.BL", "step F3.L", "step F3.TL"], "a mountain on BR"


@rule("heroes.movement.110", "heroes.location.380")
def test_a_wall_shuts_an_edge_from_both_sides_unless_the_scenario_ignores_walls() -> None:
    tiles = ((0, 0, "S3", 0), (3, -1, "F3", 0))
    land, open_land = lay(*tiles), lay(*tiles, walls=False)
    tr, right, left = at("TR"), at("R"), at("L", 1)
    assert left in land.ways(tr), "no wall stands on TR"
    assert tr in land.ways(left)
    assert left not in land.ways(right)
    assert right not in land.ways(left)
    assert left in open_land.ways(right)
    assert right in open_land.ways(left)
    assert right in land.ways(0), "inside the tile there are no walls"


def test_walls_turn_with_their_tile() -> None:
    turned = lay((0, 0, "S3", 3), (3, -1, "F3", 0))
    assert at("L", 1) in turned.ways(at("R")), "its treasure lies there now, without a wall"
    assert not any(other >= FIELDS for other in lay((0, 0, "S3", 4), (3, -1, "F3", 0)).ways(at("TR")))


@given(
    st.lists(
        st.tuples(st.sampled_from(TILES), st.integers(0, TURNS - 1)), min_size=7, max_size=7, unique_by=id
    ),
    st.sampled_from((INTERLOCK_A, INTERLOCK_B)),
)
def test_one_walks_both_ways_or_none_save_out_of_blocked_fields(
    tiles: list[tuple[TileDef, int]], lattice: tuple[tuple[int, int], ...]
) -> None:
    spots = ((0, 0), *lattice)
    land = lay(*((q, r, tile.id, turns) for (q, r), (tile, turns) in zip(spots, tiles, strict=True)))
    for field, near in enumerate(land.near):
        for edge, other in enumerate(near):
            if other in land.ways(field) and land.field(field).kind != BLOCKED:
                assert field in land.ways(other)
                assert land.is_open(field, edge)


@rule("heroes.exploration.140")
def test_the_parts_of_a_map_are_what_open_edges_join() -> None:
    land = lay((-3, 1, "F4", 0), (3, -1, "F5", 0), (0, 0, "F3", 0))
    assert land.parts() == [[0, 2, 1]]
    assert land.parts(without=2) == [[0], [1]]
