"""What the tests of the words of cards share: which words they show, and small legends to show them with."""

from collections.abc import Callable
from typing import TypeVar

from fabletop.games.andor.defs import (
    NONE,
)
from fabletop.games.andor.testing import AndorTable

Test = TypeVar("Test", bound=Callable[..., None])
Tell = Callable[..., AndorTable]
SHOWN: set[str] = set()

LEGEND = """
id: t
board: {board}
base: {base}
uses_checklist: false
start: {{heroes_at: {home}, strength: 2, willpower: 7}}
stars: [C, E]
goals:
  there: {{type: visit, fields: [{home}]}}
  far: {{type: {far}}}
win_if: {{goals_done: [there, far]}}
fail_if: [{{narrator_at: N}}]
setup: {{common: [{{place_figure: {{figure: {base}, at: {home}}}}}]}}
cards:
  - {{id: t.a, kind: setup, trigger: {{setup: 1}}, does: [{{apply_setup: {{}}}}, {{goal: {{id: far}}}}]}}
  - {{id: t.b, kind: goal, trigger: {{setup: 2}}, does: [{{goal: {{id: there}}}}]}}
  - {{id: t.c, kind: letter, letter: C, trigger: {{letter: C}}, does: []}}
  - {{id: t.e, kind: letter, letter: E, trigger: {{letter: E}}, does: []}}
  - {{id: t.it, kind: place, trigger: {{stops_at: {home}}}, does: {effects}}}
  - {{id: t.n, kind: end, letter: N, trigger: {{letter: N}}, does: [{{end: {{result: lost}}}}]}}
"""


def shows(*words: str) -> Callable[[Test], Test]:
    """Mark what a test is about: an effect, `who ...` or `at ...`."""
    SHOWN.update(words)
    return lambda test: test


def laid_out(legend: int, *heroes: str) -> AndorTable:
    """What the set-up of a legend itself lays out, without the checklist."""
    table = AndorTable(*heroes, legend=legend)
    for card in table.g.legend.cards:
        if any(effect.word == "apply_setup" for effect in table.g.legend.scripts[card.script]):
            return table.card(card.id)
    raise AssertionError("no card lays the legend out")


def faces(table: AndorTable, kind: int) -> list[tuple[int, str, bool]]:
    """The tokens of a kind: field, face and whether they lie open."""
    printed = table.g.legend.faces
    return [
        (t.field, printed[t.face].id if t.face != NONE else "", t.open)
        for t in table.g.tokens
        if t.kind == kind
    ]
