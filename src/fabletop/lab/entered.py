"""Ears in pytest for `mutants`: which functions each test enters; and a run of chosen tests in their order.

Loaded with `-p fabletop.lab.entered`; what it should do it is told in the environment, by a file each.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

HEARD: Final = "FABLETOP_ENTERED"  # where to write what each test enters
CHOSEN: Final = "FABLETOP_CHOSEN"  # where the tests to run are listed, with the seconds that each may take
TOO_LONG: Final = 77  # how a run ends when a test takes longer
MEMORY: Final = 3 << 30  # a loop without end should not take the machine with it

heard: Final[dict[str, dict[str, object]]] = {}
chosen: Final[dict[str, float]] = {}


def give_up(number: int, frame: FrameType | None) -> None:
    """A test that does not end is ended, and the run with it: nothing in it may be trusted to stop."""
    os._exit(TOO_LONG)


def pytest_configure(config: pytest.Config) -> None:
    if CHOSEN in os.environ:
        chosen.update(json.loads(Path(os.environ[CHOSEN]).read_text(encoding="utf-8")))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGALRM, give_up)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the chosen tests in their order; that one of them is no longer there is a failure."""
    if CHOSEN not in os.environ:
        return
    there = {item.nodeid: item for item in items}
    missing = [name for name in chosen if name not in there]
    if missing:
        raise pytest.UsageError(f"these tests are gone: {', '.join(missing)}")
    items[:] = [there[name] for name in chosen]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Listen to a test and what it asks for, or see that it ends."""
    if item.nodeid in chosen:
        signal.setitimer(signal.ITIMER_REAL, chosen[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    if HEARD not in os.environ:
        return (yield)
    source = str(Path.cwd() / "src")
    entered: set[tuple[str, int]] = set()

    def listen(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(source):
            entered.add((code.co_filename, code.co_firstlineno))

    began = time.perf_counter()
    sys.setprofile(listen)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        places = sorted((os.path.relpath(path), line) for path, line in entered)
        heard[item.nodeid] = {"seconds": time.perf_counter() - began, "entered": places}


def pytest_sessionfinish() -> None:
    if HEARD in os.environ:
        Path(os.environ[HEARD]).write_text(json.dumps(heard), encoding="utf-8")
