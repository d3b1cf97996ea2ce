"""A game without an end is called after its last round."""

from __future__ import annotations

from fabletop.games.village.testing import VillageTable, board, rules_with
from fabletop.testing import rule

PLAIN = board()


@rule("village.stalemate.010")
def test_the_most_life_points_win_after_round_100() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=11).set(1, life=12)
    table.acts(1, round=100).pick("end_turn")
    assert table.g.over
    assert table.g.winners == (1,)
    table.at_rest()


@rule("village.stalemate.010")
def test_round_100_is_played_out_first() -> None:
    table = VillageTable(PLAIN, PLAIN).set(0, life=11).set(1, life=12)
    table.acts(0, round=100).pick("end_turn")
    assert not table.g.over
    table.asks(1, "act").pick("end_turn")
    assert table.g.winners == (1,)


@rule("village.stalemate.010")
def test_round_99_is_followed_by_another() -> None:
    table = VillageTable(PLAIN, PLAIN)
    table.acts(1, round=99).pick("end_turn")
    assert not table.g.over
    assert table.g.round == 100
    table.asks(0, "act")


@rule("village.stalemate.010")
def test_a_round_ends_where_it_began_even_if_that_hero_has_fallen() -> None:
    table = VillageTable(PLAIN, PLAIN, PLAIN).set(1, life=5).set(2, life=9)
    table.g.starter = table.g.ring[1]
    table.fallen(1)
    table.acts(2, round=100).pick("end_turn")
    assert not table.g.over
    table.asks(0, "act").pick("end_turn")
    assert table.g.winners == (0,)


@rule("village.stalemate.010")
def test_equal_life_points_win_together() -> None:
    table = VillageTable(PLAIN, PLAIN, PLAIN).set(0, life=8).set(1, life=9).set(2, life=9)
    table.acts(2, round=100).pick("end_turn")
    assert table.g.winners == (1, 2)


@rule("village.stalemate.010")
def test_teams_add_their_life_points_up() -> None:
    """Seat 1 has the most, but 0 and 2 have more together."""
    table = VillageTable(*[PLAIN] * 4).set(0, life=10).set(1, life=15).set(2, life=10).set(3, life=4)
    table.acts(3, round=100).pick("end_turn")
    assert table.g.winners == (0, 2)


@rule("village.stalemate.010")
def test_of_six_the_stronger_three_win_with_their_fallen() -> None:
    table = VillageTable(*[PLAIN] * 6).fallen(5)
    for seat, life in enumerate((1, 1, 1, 2, 2)):
        table.set(seat, life=life)
    table.acts(4, round=100).pick("end_turn")
    assert table.g.winners == (3, 4, 5)


@rule("village.stalemate.010")
def test_a_ruleset_may_move_the_last_round() -> None:
    table = VillageTable(PLAIN, PLAIN, rules=rules_with(last_round=3)).set(1, life=39)
    table.acts(1, round=2).pick("end_turn")
    assert not table.g.over
    table.pick("end_turn", "end_turn")
    assert table.g.winners == (0,)
