"""Fair dice: the seed is promised before the first pick and shown after the last."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """The promise to show before the game: it binds to the seed and gives nothing of it away."""
    return hashlib.sha256(f"fabletop seed {seed}".encode()).hexdigest()


def keeps_promise(seed: int, promised: str) -> bool:
    """Whether the seed shown at the end is the one promised at the start."""
    return commitment(seed) == promised
