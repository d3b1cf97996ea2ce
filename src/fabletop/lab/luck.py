"""How even luck is: `python -m fabletop.lab.luck` holds its numbers to chance, bit by bit.

A measure counts how often something comes (two bits agree, a face is rolled) and says how far each count lies
from what chance would give, in standard deviations.  Chance itself brings one count in two million beyond
five.  Numbers are made a block at a time with the rounds of `kernel.rng`, so that fewer of them can be tried
too; a test holds them to the numbers that games draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import process_time
from typing import Annotated, Any, Final, TypeAlias

import numpy as np
import typer

from fabletop.kernel.rng import HALF, LOW, STRIDE, WHOLE
from fabletop.lab.machine import this_machine

Words: TypeAlias = "np.ndarray[Any, np.dtype[np.uint64]]"
Deviations: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

BITS: Final = 60
FAR: Final = 5.0  # standard deviations: one pair in two million by chance
BYTE: Final = 255  # as many ones as a byte can count
BLOCK: Final = 64 * BYTE  # numbers made at once: few enough to stay in the cache
EACH_BYTE: Final = np.uint64(0x0101010101010101)

BEFORE: Final = 4  # rounds, in matches of format 2
NOW: Final = 6

# What each round multiplies by and adds.
STIRS: Final = (
    (0x2545F491, 0x1B873593),
    (0x3C6EF35F, 0x0A54FF53),
    (0x27D4EB2F, 0x165667B1),
    (0x31848BAB, 0x2127599B),
    (0x2C1B3C6D, 0x297A2D39),
    (0x38495AB5, 0x1F83D9AB),
)


def stirred(states: Words, rounds: int) -> Words:
    """What `kernel.rng.mix` makes of each of these states."""
    halves = [states & np.uint64(LOW), states >> np.uint64(HALF)]
    for number, (times, more) in enumerate(STIRS[:rounds]):
        other = halves[1 - number % 2] * np.uint64(times)
        other += np.uint64(more)
        other >>= np.uint64(15)
        other &= np.uint64(LOW)
        halves[number % 2] ^= other
    return (halves[1] << np.uint64(HALF)) | halves[0]


def blocks(numbers: int) -> Iterator[int]:
    """So many numbers, a block at a time."""
    for start in range(0, numbers, BLOCK):
        yield min(BLOCK, numbers - start)


# ── counting bits ────────────────────────────────────────────────────────────────────────────────────────


def ones(words: Words) -> np.ndarray[Any, np.dtype[np.int64]]:
    """How many of the words have each bit: eight bits are counted at once, in the bytes of a word."""
    whole = len(words) // BYTE * BYTE
    counts = np.zeros(64, np.int64)
    for part in (words[:whole].reshape(BYTE, -1), words[whole:].reshape(-1, 1)):
        for bit in range(8):
            sums = ((part >> np.uint64(bit)) & EACH_BYTE).sum(axis=0, dtype=np.uint64)
            counts[bit::8] += sums.astype("<u8").view(np.uint8).reshape(-1, 8).sum(axis=0, dtype=np.int64)
    return counts[:BITS]


def signs(words: Words) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Every bit as 1 or -1, a row for each word."""
    bits = np.unpackbits(words.astype("<u8").view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    return bits[:, :BITS].astype(np.float32) * np.float32(2) - np.float32(1)


def agreement(pairs: Iterator[tuple[Words, Words]]) -> Deviations:
    """How far from one half each bit of the one agrees with each bit of the other."""
    sums = np.zeros((BITS, BITS))
    count = 0
    for one, other in pairs:
        sums += signs(one).T @ signs(other)  # exact: a block is far below 2**24
        count += len(one)
    return np.asarray(sums / np.sqrt(count))


# ── what is measured ─────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Measured:
    """How far some counts lie from what chance would give, in standard deviations."""

    what: str
    deviations: Deviations

    @property
    def far(self) -> int:
        return int((np.abs(self.deviations) > FAR).sum())

    @property
    def farthest(self) -> float:
        return float(np.abs(self.deviations).max())

    @property
    def spread(self) -> float:
        """The mean square: 1 by chance, more if many counts lie a little off."""
        return float((self.deviations**2).mean())


class Luck:
    """So many rounds, and from where to take states."""

    def __init__(self, rounds: int, numbers: int, seed: int) -> None:
        self.rounds = rounds
        self.numbers = numbers
        self.chance = np.random.default_rng(seed)

    def states(self) -> Iterator[Words]:
        """States of everywhere."""
        for size in blocks(self.numbers):
            yield self.chance.integers(0, WHOLE, size, np.uint64, endpoint=True)

    def draws(self) -> Iterator[Words]:
        """The numbers that one game would draw one after another."""
        state = int(self.chance.integers(0, WHOLE, endpoint=True))
        for size in blocks(self.numbers):
            steps = np.arange(1, size + 1, dtype=np.uint64) * np.uint64(STRIDE)
            yield stirred((steps + np.uint64(state)) & np.uint64(WHOLE), self.rounds)
            state = (state + size * STRIDE) & WHOLE

    def flips(self) -> Measured:
        """One bit of the state is turned: every bit of the number must turn as often as not."""
        counts = np.zeros((BITS, BITS), np.int64)
        for states in self.states():
            before = stirred(states, self.rounds)
            for bit in range(BITS):
                counts[bit] += ones(before ^ stirred(states ^ np.uint64(1 << bit), self.rounds))
        off = (counts - self.numbers / 2) / np.sqrt(self.numbers / 4)
        return Measured("a bit of the state turned × a bit of the number turned", off)

    def agrees(self) -> Measured:
        pairs = ((states, stirred(states, self.rounds)) for states in self.states())
        return Measured("a bit of the state × a bit of the number", agreement(pairs))

    def follows(self, apart: int) -> Measured:
        pairs = ((draws[:-apart], draws[apart:]) for draws in self.draws() if len(draws) > apart)
        return Measured(f"a bit of a number × a bit of the number {apart} later", agreement(pairs))

    def dice(self, sides: int, row: int) -> Measured:
        """Rows of dice drawn one after another: every row must come as often."""
        kinds = sides**row
        counts = np.zeros(kinds, np.int64)
        for draws in self.draws():
            faces = (draws % np.uint64(sides)).astype(np.int64)
            faces = faces[: len(faces) // row * row].reshape(-1, row)
            counts += np.bincount(faces @ sides ** np.arange(row), minlength=kinds)
        return Measured(f"{sides}-sided dice, {row} in a row", evenness(counts))

    def cards(self, deck: int) -> Measured:
        """The two cards that a shuffle takes for each number, from a deck of so many."""
        counts = np.zeros(deck * (deck - 1), np.int64)
        for draws in self.draws():
            one = (draws >> np.uint64(HALF)) % np.uint64(deck)
            two = (draws & np.uint64(LOW)) % np.uint64(deck - 1)
            both = (one * np.uint64(deck - 1) + two).astype(np.int64)
            counts += np.bincount(both, minlength=len(counts))
        return Measured(f"the first two cards of {deck} shuffled", evenness(counts))


def evenness(counts: np.ndarray[Any, np.dtype[np.int64]]) -> Deviations:
    expected = counts.sum() / len(counts)
    return np.asarray((counts - expected) / np.sqrt(expected * (1 - 1 / len(counts))))


def measures(luck: Luck) -> list[Callable[[], Measured]]:
    rows = ((6, 1), (6, 2), (6, 3), (10, 2), (2, 10))
    return [
        luck.flips,
        luck.agrees,
        *(partial(luck.follows, apart) for apart in (1, 2, 7)),
        *(partial(luck.dice, sides, row) for sides, row in rows),
        partial(luck.cards, 40),
    ]


# ── telling ──────────────────────────────────────────────────────────────────────────────────────────────


def main(
    numbers: Annotated[int, typer.Option(min=BLOCK, help="How many of them each measure takes.")] = 10**8,
    rounds: Annotated[
        list[int] | None, typer.Option(min=1, max=len(STIRS), help="How many to try, once for each.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="From where the states are taken.")] = 1,
) -> None:
    """Hold luck to chance, and write a table of Markdown."""
    print(f"{this_machine()}; {numbers:,} numbers for each measure, seed {seed}\n")
    print(f"| rounds | what | counts | farthest off | beyond {FAR:g} | mean square | seconds |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for count in rounds or (BEFORE, NOW):
        for measure in measures(Luck(count, numbers, seed)):
            began = process_time()
            told = measure()
            took = process_time() - began
            print(
                f"| {count} | {told.what} | {told.deviations.size:,} | {told.farthest:.1f} | {told.far:,} "
                f"| {told.spread:.3f} | {took:.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
