"""How long is fuzzed: the same few examples in `make test`, others and more of them by `scripts/fuzz`."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from hypothesis import HealthCheck, Phase, settings

MORE: Final = int(os.environ.get("FABLETOP_FUZZ", "0"))  # times as many examples, and new ones each time
PATIENCE: Final = 60  # seconds after which something is taken to hang, on however busy a machine
MEGABYTE: Final = 1 << 10  # as the system counts them


def examples(number: int, steps: int = 50, shrink: bool = True) -> settings:
    """As many, and for each so many steps; to `shrink` what was found takes hundreds of runs more."""
    return settings(
        phases=[phase for phase in Phase if shrink or phase not in (Phase.shrink, Phase.explain)],
        max_examples=number * max(1, MORE),
        stateful_step_count=steps,
        derandomize=not MORE,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )


class Hung(BaseException):
    """Something took longer than anything may; no `except Exception` takes it for a refusal."""


@contextmanager
def in_time() -> Iterator[None]:
    """What happens in here comes to an end."""

    def hung(_: int, __: FrameType | None) -> None:
        raise Hung(f"no end after {PATIENCE} s")

    usual = signal.signal(signal.SIGALRM, hung)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, usual)


@contextmanager
def in_memory(megabytes: int) -> Iterator[None]:
    """The process does not grow by more than so much in here."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // MEGABYTE
    assert grown <= megabytes, f"{grown} MB more than before"
