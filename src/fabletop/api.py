"""What `import fabletop` offers, in one place: a new match, a saved one, and bots to play them.

Nothing inside the program imports this module: the rest asks the kernel, the games and the bots themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import fabletop.bots as bots
from fabletop.games import BOXES, find_game
from fabletop.games.registration import is_number
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.fair import new_seed
from fabletop.kernel.match import Match, Setup, load_match


def new_match(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    ruleset: str = "",
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A match laid out and waiting for its first pick; a BadSetup says what cannot be, and what can.

    Unless told, as few play as may, by the usual rules, and the seed is one that nobody can guess.

    Examples:
        >>> match = new_match("village", seats=3, seed=7, options={"heroes": ["elf", "mage", "random"]})
        >>> match.setup.seats, match.number
        (3, 0)
    """
    known = find_game(game)
    if seed is not None and not is_number(seed):  # luck would take anything, a saved match does not
        raise BadSetup(f"a seed is a whole number, not {seed!r}")
    return Match(known.box, known.setup(seats, new_seed() if seed is None else seed, ruleset, options or {}))


def load(path: Path | str) -> Match:
    """The match in a file that `Match.save` or the terminal wrote, played up to its last pick; a BrokenFile
    says where the file is wrong.

    Examples:
        >>> new_match("village", seed=7).save("match.json")
        >>> load("match.json").setup.seed
        7
    """
    return load_match(Path(path), BOXES)


__all__ = ["Match", "Setup", "bots", "load", "new_match"]
