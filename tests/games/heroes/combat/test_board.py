"""The spaces of the combat board. [heroes.combat_setup.040, heroes.combat_round.100]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes.combat.board import OFF_BOARD, Board, board_of
from fabletop.games.heroes.load import read_rules
from fabletop.testing import rule


def boards() -> list[Board]:
    rules = [read_rules(name) for name in ("retail", "first")]
    return [board_of(one.width, one.depth) for one in rules]


def places(board: Board) -> dict[int, tuple[int, int]]:
    """Every space by its rank and file."""
    return {space: divmod(space, board.width) for space in range(board.width * board.depth)}


@rule("heroes.combat_round.100")
@pytest.mark.parametrize("board", boards())
def test_spaces_are_adjacent_that_share_a_side_and_never_across_a_corner_or_an_edge(board: Board) -> None:
    at = places(board)
    for a, (rank, file) in at.items():
        beside = {(rank - 1, file), (rank + 1, file), (rank, file - 1), (rank, file + 1)}
        close = [space for space, place in at.items() if place in beside]
        assert sorted(board.near[a]) == close
        assert [space for space in at if board.are_adjacent(a, space)] == close


@pytest.mark.parametrize("board", boards())
def test_what_is_beside_the_board_is_next_to_nothing(board: Board) -> None:
    for space in range(board.spaces):
        assert not board.are_adjacent(OFF_BOARD, space)
        assert not board.are_adjacent(space, OFF_BOARD)


@pytest.mark.parametrize("board", boards())
def test_behind_is_straight_on_and_nowhere_at_the_edge(board: Board) -> None:
    at = places(board)
    for a, (rank, file) in at.items():
        for b in board.near[a]:
            straight_on = (2 * at[b][0] - rank, 2 * at[b][1] - file)
            assert [board.behind(a, b)] == ([s for s in at if at[s] == straight_on] or [OFF_BOARD])


@pytest.mark.parametrize("board", boards())
def test_each_side_is_at_home_in_its_two_outer_rows_the_back_row_first(board: Board) -> None:
    at = places(board)
    for side, ranks in ((0, (0, 1)), (1, (board.depth - 1, board.depth - 2))):
        assert list(board.home(side)) == [s for rank in ranks for s in at if at[s][0] == rank]
        assert board.back_rank(side) == ranks[0]
