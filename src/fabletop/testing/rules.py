"""`@rule("village.sell.010")` says which rules a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from fabletop import ledger

Test = TypeVar("Test", bound=Callable[..., object])

_PROVES = "proves_rules"  # a plain name: wrappers such as @given carry it over, and drop dunder names


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules.  An unknown id fails at once, where it is written.

    `scripts/ledger` reads the marks without running anything, so write the ids out as plain strings.
    """
    if not ids:
        raise TypeError("@rule needs the id of at least one rule")
    for id in ids:
        ledger.find(id)

    def mark(test: Test) -> Test:
        setattr(test, _PROVES, (*ids, *rules_of(test)))
        return test

    return mark


def rules_of(test: object) -> tuple[str, ...]:
    """The ids of the rules that a test was marked to prove."""
    ids: tuple[str, ...] = getattr(test, _PROVES, ())
    return ids
