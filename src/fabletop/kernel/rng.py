"""Luck whose whole state is one integer, so that cloning it costs nothing.

The state is a 60-bit counter and the output a six-round Feistel mix of it.  Every product stays below
2**62, so the compiled build never leaves machine integers, and both builds give the same numbers.

A match draws the state anew for every pick, from its seed and the number of the pick: what was seen says
nothing about what comes.  Matches of format 2 keep the luck that they began with.
"""

from __future__ import annotations

import hashlib
from typing import Final

HALF: Final = 30
LOW: Final = (1 << HALF) - 1
WHOLE: Final = (1 << 60) - 1
STRIDE: Final = 0x9E3779B97F4A7C1

# Which luck a match has.
ONE_STREAM: Final = 1  # of four rounds, begun once: as matches of format 2 have it
ANEW: Final = 2  # of six rounds, drawn anew for every pick


def state_for(seed: int, number: int) -> int:
    """The state from which the luck of a pick comes: 0 is the set-up, 1 the first pick."""
    key = hashlib.sha256(f"fabletop luck {seed}".encode()).digest()
    digest = hashlib.blake2b(str(number).encode(), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") & WHOLE


def first_state(seed: int, luck: int = ANEW) -> int:
    """Spread a seed of any size over the whole state."""
    if luck == ANEW:
        return state_for(seed, 0)
    digest = hashlib.sha256(f"fabletop luck {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & WHOLE


def next_state(state: int) -> int:
    return (state + STRIDE) & WHOLE


def mix(state: int, luck: int = ANEW) -> int:
    """Scatter a state into 60 bits that look like chance."""
    high = state >> HALF
    low = state & LOW
    low ^= ((high * 0x2545F491 + 0x1B873593) >> 15) & LOW
    high ^= ((low * 0x3C6EF35F + 0x0A54FF53) >> 15) & LOW
    low ^= ((high * 0x27D4EB2F + 0x165667B1) >> 15) & LOW
    high ^= ((low * 0x31848BAB + 0x2127599B) >> 15) & LOW
    if luck == ANEW:
        low ^= ((high * 0x2C1B3C6D + 0x297A2D39) >> 15) & LOW
        high ^= ((low * 0x38495AB5 + 0x1F83D9AB) >> 15) & LOW
    return (high << HALF) | low
