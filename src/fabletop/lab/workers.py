"""Who does the work of the lab: processes of this machine, or the machines of a Ray cluster.

Whatever can be shared out (series, ladders, balance, training) asks for `Workers` and does not know who
they are.  What comes of a job depends on it alone, and is the same wherever and however often it is done.
"""

from __future__ import annotations

import multiprocessing
import signal
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from fabletop.kernel.errors import BadSetup

HERE: Final = "here"
RAY: Final = "ray"
RAY_ADDRESS: Final = "ray://"

Work = TypeVar("Work")
Done = TypeVar("Done")


class Workers(Protocol):
    """Somebody who does jobs."""

    @property
    def told(self) -> str:
        """Who they are, for a report."""

    def share(self, do: Callable[[Work], Done], jobs: Sequence[Work], /) -> Iterator[Done]:
        """Do every job wherever there is room, and yield what came of it as it is done."""


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine; one is this process itself."""

    count: int = 1

    @property
    def told(self) -> str:
        return "1 process" if self.count == 1 else f"{self.count} processes"

    def share(self, do: Callable[[Work], Done], jobs: Sequence[Work], /) -> Iterator[Done]:
        if self.count == 1:
            yield from map(do, jobs)
            return
        # Spawned, not forked: the same on every system, and safe beside the threads of a progress bar.
        context = multiprocessing.get_context("spawn")
        with context.Pool(self.count, _leave_interrupts_to_the_parent) as pool:
            yield from pool.imap_unordered(do, jobs)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def workers_for(on: str, jobs: int) -> Workers:
    """By what the command line says: `here`, `ray`, or the address of a cluster."""
    if on == HERE:
        return Processes(jobs)
    if on == RAY or on.startswith(RAY_ADDRESS):
        from fabletop.lab.cluster import Cluster

        return Cluster("" if on == RAY else on, jobs)
    raise BadSetup(f"there is no place {on!r} to play; there are {HERE}, {RAY} and {RAY_ADDRESS}HOST:PORT")


def add_on(parser: ArgumentParser) -> None:
    """The switch for it, where a program reads its own arguments."""
    parser.add_argument("--on", default=HERE, metavar="WHERE", help="here, ray or ray://HOST:PORT")
