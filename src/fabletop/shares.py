"""How sure a share of games is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.96  # 95 in 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between what shares the true one lies, 95 times in 100 (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
