"""What Andor tells the lab to fit how a party stands: all legends of the box in turn, with any number of the
usual heroes; a block of columns for each legend."""

from __future__ import annotations

from fabletop.games.andor import Andor
from fabletop.games.andor.bots.load import name_of
from fabletop.games.andor.bots.terms import TERMS, position
from fabletop.games.andor.options import trials
from fabletop.kernel.match import Setup


def columns() -> list[str]:
    return [name_of(legend, term) for legend in legends() for term in TERMS]


def legends() -> list[int]:
    return sorted({trial.options["legend"] for trial in trials()})


def setup(setup: Setup) -> Setup:
    """One trial after the other, as its seed says; the seats that it does not need stay empty."""
    known = trials()
    drawn = known[setup.seed % len(known)]
    return Setup(setup.game, drawn.seats, setup.seed, setup.ruleset, drawn.options)


def moment(g: Andor) -> int:
    return g.day


def row(g: Andor) -> tuple[int, list[float]] | None:
    """The party's position at the beginning of a day."""
    told = position(g)
    found: list[float] = []
    for legend in legends():
        found += told if legend == g.legend.number else [0.0] * len(told)
    return 0, found
