"""Cards are drawn from a deck, and its discard pile is shuffled when the deck has run out."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import Toy

from fabletop.kernel.rng import first_state

CARDS = st.lists(st.integers(0, 9), max_size=8)


@given(CARDS, CARDS, CARDS, st.integers(0, 12))
def test_a_draw_takes_from_the_top_and_shuffles_only_what_is_needed(
    deck: list[int], pile: list[int], hand: list[int], n: int
) -> None:
    g = Toy(1)
    before = (deck.copy(), pile.copy(), hand.copy())
    shuffled = g.draw_cards(deck, pile, hand, n)
    drawn = hand[len(before[2]) :]
    assert hand[: len(before[2])] == before[2]
    assert len(drawn) == min(n, len(before[0]) + len(before[1]))
    assert drawn[: len(before[0])] == before[0][::-1][:n]
    assert sorted(deck + pile + hand) == sorted(before[0] + before[1] + before[2])
    assert shuffled == (n > len(before[0]) and bool(before[1]))
    assert g.unveiled == shuffled
    if not shuffled:
        assert pile == before[1]


def test_the_pile_is_shuffled_and_not_only_turned() -> None:
    orders = set()
    for seed in range(40):
        deck: list[int] = []
        hand: list[int] = []
        Toy(first_state(seed)).draw_cards(deck, [1, 2, 3], hand, 3)
        orders.add(tuple(hand))
    assert len(orders) == 6
