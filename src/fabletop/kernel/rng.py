"""Luck whose whole state is one integer, so that cloning it costs nothing.

The state is a 60-bit counter and the output a four-round Feistel mix of it.  Every product stays below
2**62, so the compiled build never leaves machine integers, and both builds give the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

HALF: Final = 30
LOW: Final = (1 << HALF) - 1
WHOLE: Final = (1 << 60) - 1
STRIDE: Final = 0x9E3779B97F4A7C1


def first_state(seed: int) -> int:
    """Spread a seed of any size over the whole state."""
    digest = hashlib.sha256(f"fabletop luck {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & WHOLE


def next_state(state: int) -> int:
    return (state + STRIDE) & WHOLE


def mix(state: int) -> int:
    """Scatter a state into 60 bits that look like chance."""
    high = state >> HALF
    low = state & LOW
    low ^= ((high * 0x2545F491 + 0x1B873593) >> 15) & LOW
    high ^= ((low * 0x3C6EF35F + 0x0A54FF53) >> 15) & LOW
    low ^= ((high * 0x27D4EB2F + 0x165667B1) >> 15) & LOW
    high ^= ((low * 0x31848BAB + 0x2127599B) >> 15) & LOW
    return (high << HALF) | low
