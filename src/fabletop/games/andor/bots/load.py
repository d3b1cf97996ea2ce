"""The fitted weights, read once.  They are no content of a match: docs/why/0007-weights.md."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fabletop.bots.search.judge import Judge
from fabletop.bots.weights import read_weights
from fabletop.games.andor.bots.judge import AndorJudge
from fabletop.games.andor.bots.terms import TERMS
from fabletop.games.andor.state.game import Andor

FILE: Final = Path(__file__).parent / "weights" / "party.yaml"


def name_of(legend: int, term: str) -> str:
    """What a term of a legend is called in the file."""
    return f"{legend} {term}"


@lru_cache(16)
def judge_for(legend: int) -> AndorJudge:
    """The judge of a legend; one that nothing was fitted for is played on to its end."""
    weights = read_weights(FILE).weights
    if name_of(legend, TERMS[0]) not in weights:
        return AndorJudge([])
    return AndorJudge([weights[name_of(legend, term)] for term in TERMS])


def judge(g: Andor) -> Judge:
    return judge_for(g.legend.number)
