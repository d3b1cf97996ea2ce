"""Luck is even, lives in one number, and is the same in every build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import pairwise
from math import factorial, sqrt
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fabletop.kernel
from fabletop.kernel import Game
from fabletop.kernel.rng import ANEW, ONE_STREAM, WHOLE, first_state, mix, next_state, state_for

SEEDS = (0, 1, 2**127)
STATES = st.integers(0, WHOLE)


def plain_rng() -> ModuleType:
    """The luck of the kernel read from its source, whatever build runs this test."""
    path = Path(fabletop.kernel.__file__).with_name("rng.py")
    spec = spec_from_loader("plain_rng", SourceFileLoader("plain_rng", str(path)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PLAIN = plain_rng()


def surplus(results: Iterable[Hashable], kinds: int) -> float:
    """How far the counts lie from even, in standard deviations of chi-square."""
    counts = Counter(results)
    expected = counts.total() / kinds
    chi = sum((n - expected) ** 2 for n in counts.values()) / expected + (kinds - len(counts)) * expected
    return (chi - (kinds - 1)) / sqrt(2 * (kinds - 1))


def is_even(results: Iterable[Hashable], kinds: int) -> bool:
    return surplus(results, kinds) < 4


def test_the_measure_knows_a_loaded_die() -> None:
    assert is_even([n % 6 for n in range(6000)], 6)
    assert not is_even([max(1, n % 6) for n in range(6000)], 6)
    assert not is_even([n % 5 for n in range(6000)], 6)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 100])
def test_every_face_comes_as_often(seed: int, sides: int) -> None:
    game = Game(first_state(seed))
    rolls = [game.roll(sides) for _ in range(20_000)]
    assert (min(rolls), max(rolls)) == (1, sides)
    assert is_even(rolls, sides)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("apart", [1, 2, 7])
def test_a_roll_says_nothing_of_a_later_one(seed: int, apart: int) -> None:
    game = Game(first_state(seed))
    rolls = [game.roll(6) for _ in range(20_000)]
    assert is_even(zip(rolls, rolls[apart:], strict=False), 36)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("cards", [2, 3, 4, 5])
def test_every_order_of_a_small_deck_comes_as_often(seed: int, cards: int) -> None:
    game = Game(first_state(seed))
    assert is_even((shuffled(game, cards) for _ in range(20_000)), factorial(cards))


@pytest.mark.parametrize("place", [0, 20, 39])
def test_every_card_of_a_large_deck_comes_everywhere(place: int) -> None:
    game = Game(first_state(3))
    assert is_even((shuffled(game, 40)[place] for _ in range(8_000)), 40)
    assert is_even((shuffled(game, 40).index(place) for _ in range(8_000)), 40)


def test_games_of_neighbouring_seeds_begin_as_differently_as_any() -> None:
    assert is_even((Game(first_state(seed)).roll(6) for seed in range(12_000)), 6)
    assert len({first_state(seed) for seed in range(12_000)}) == 12_000


def shuffled(game: Game, cards: int) -> tuple[int, ...]:
    deck = list(range(cards))
    game.shuffle(deck)
    return tuple(deck)


def test_a_shuffle_keeps_the_cards() -> None:
    game = Game(5)
    for size in range(12):
        deck = [card % 4 for card in range(size)]
        before = Counter(deck)
        game.shuffle(deck)
        assert Counter(deck) == before


# -- no bit gives another away -----------------------------------------------------------------------------


def farthest_flip(luck: int, states: int = 400) -> float:
    """One bit of the state is turned: how far from one half is the share in which a bit of the number turns,
    at worst, in standard deviations?  The lab measures the same over 10**8 numbers."""
    worst = 0
    drawn = [state_for(number, 0) for number in range(states)]
    before = [mix(state, luck) for state in drawn]
    for bit in range(60):
        turned = [was ^ mix(state ^ 1 << bit, luck) for state, was in zip(drawn, before, strict=True)]
        for other in range(60):
            worst = max(worst, abs(2 * sum([word >> other & 1 for word in turned]) - states))
    return worst / sqrt(states)


def test_turning_a_bit_of_the_state_turns_each_bit_of_the_number_as_often_as_not() -> None:
    assert farthest_flip(ANEW) < 5
    assert farthest_flip(ONE_STREAM) > 10  # the measure knows a mix of too few rounds


def test_the_luck_of_one_pick_says_nothing_of_the_next() -> None:
    firsts = [Game(state_for(11, number)).roll(6) for number in range(20_001)]
    assert is_even(firsts, 6)
    assert is_even(pairwise(firsts), 36)
    assert is_even((state_for(11, number) >> 54 for number in range(20_000)), 64)


# -- one number ------------------------------------------------------------------------------------------


@given(st.integers())
def test_any_seed_makes_a_state_of_sixty_bits(seed: int) -> None:
    for luck in (ONE_STREAM, ANEW):
        assert 0 <= first_state(seed, luck) <= WHOLE


@given(STATES)
def test_states_and_numbers_stay_within_sixty_bits(state: int) -> None:
    assert 0 <= next_state(state) <= WHOLE
    assert 0 <= mix(state) <= WHOLE


@given(STATES)
def test_luck_of_a_game_stays_within_sixty_bits(state: int) -> None:
    game = Game(state)
    for use in (lambda: game.roll(6), lambda: game.shuffle([1, 2, 3]), lambda: game.reseed(state)):
        use()
        assert 0 <= game.rng <= WHOLE


@given(STATES, STATES)
def test_no_two_states_share_what_follows(one: int, two: int) -> None:
    same = one == two
    assert (next_state(one) == next_state(two)) == same
    for luck in (ONE_STREAM, ANEW):
        assert (mix(one, luck) == mix(two, luck)) == same


def test_luck_is_counted_as_unveiled_and_a_look_is_not() -> None:
    def unveiled_by(use: Callable[[Game], object]) -> int:
        game = Game(1)
        use(game)
        return game.unveiled

    assert unveiled_by(lambda game: game.roll(6)) == 1
    assert unveiled_by(lambda game: game.chance(6)) == 1
    assert unveiled_by(lambda game: game.shuffle([1, 2])) == 1
    assert unveiled_by(lambda game: game.unveil()) == 1
    assert unveiled_by(lambda game: game.reseed(1)) == 0


def test_given_dice_come_first_and_cost_no_luck() -> None:
    game = Game(first_state(9))
    chance = Game(first_state(9))
    game.given = (6, 1)
    assert [game.roll(6) for _ in range(2)] == [6, 1]
    assert game.unveiled == 2
    assert [game.roll(6) for _ in range(5)] == [chance.roll(6) for _ in range(5)]


def test_reseeding_forgets_the_luck_to_come() -> None:
    game = Game(first_state(9))
    game.given = (6,)
    futures = set()
    for luck in range(200):
        game.reseed(luck)
        assert game.kernel_to_data()["given"] == []
        futures.add(tuple(game.roll(6) for _ in range(8)))
    assert len(futures) == 200


# -- the same in every build -----------------------------------------------------------------------------


@given(STATES)
def test_plain_and_compiled_luck_are_one(state: int) -> None:
    assert next_state(state) == PLAIN.next_state(state)
    for luck in (ONE_STREAM, ANEW):
        assert mix(state, luck) == PLAIN.mix(state, luck)


@given(STATES)
def test_a_die_is_the_next_state_mixed(state: int) -> None:
    assert Game(state).roll(6) == PLAIN.mix(PLAIN.next_state(state)) % 6 + 1


def numbers_of(state: int, luck: int) -> int:
    return sum(mix(number, luck) for number in range(state, state + 60_000)) & WHOLE


def test_luck_of_one_stream_has_not_changed_since_the_first_saved_game() -> None:
    state = first_state(2024, ONE_STREAM)
    assert state == 0x4AE2F04ABEB27F6
    assert mix(state, ONE_STREAM) == 0x1112937AECDBE0
    assert numbers_of(state, ONE_STREAM) == 0xC348EC329BB8CE8
    game = Game(state)
    game.luck = ONE_STREAM
    assert [game.roll(6) for _ in range(12)] == [2, 3, 1, 6, 2, 1, 6, 4, 3, 3, 6, 6]
    assert shuffled(game, 10) == (0, 1, 7, 4, 8, 3, 2, 9, 6, 5)


def test_luck_has_not_changed_since_it_is_drawn_anew() -> None:
    state = state_for(2024, 1)
    assert first_state(2024) == state_for(2024, 0) == 0x4C44541CF6BCB49
    assert state == 0x6348DFE621F63E8
    assert mix(state) == 0x761AD36AB66C7F6
    assert numbers_of(state, ANEW) == 0x8DBE7B42B537C88
    game = Game(state)
    assert [game.roll(6) for _ in range(12)] == [3, 5, 1, 1, 6, 4, 3, 4, 6, 5, 5, 3]
    assert shuffled(game, 10) == (4, 2, 9, 3, 1, 6, 7, 8, 5, 0)
