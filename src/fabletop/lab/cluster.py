"""Work on a Ray cluster, on this machine or elsewhere: docs/why/0012-ray.md.

A job is a task of its own.  Where a worker or a machine dies, what was under way there is done again.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeVar

from fabletop.kernel.errors import BadSetup
from fabletop.lab.kept import program
from fabletop.lab.series import GameFailed

TRIES: Final = 5  # that a job has where workers die under it; more often, it is the job that kills them
AHEAD: Final = 3  # jobs for each core that are handed out: nobody waits, and few are on the way
LOOK_AGAIN: Final = 10.0  # seconds, then the cores of the cluster are counted anew: machines come and go

Work = TypeVar("Work")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Cluster:
    """A cluster by its address; without one, so many workers on this machine while there is work."""

    address: str = ""
    workers: int = 1

    @property
    def told(self) -> str:
        if self.address:
            return f"Ray at {self.address}"
        return f"Ray on this machine, {self.workers} worker{'' if self.workers == 1 else 's'}"

    def share(self, do: Callable[[Work], Done], jobs: Sequence[Work], /) -> Iterator[Done]:
        """Hand jobs out, never many more than there are cores, and yield what came of each as it is done."""
        if not jobs:
            return
        with self.connected() as ray:
            task = ray.remote(max_retries=TRIES)(do_there)
            left = iter(jobs)
            under_way: list[Any] = []
            room, counted = 0, -math.inf
            try:
                while True:
                    if time.monotonic() - counted > LOOK_AGAIN:
                        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                        counted = time.monotonic()
                    while len(under_way) < room and (job := next(left, None)) is not None:
                        under_way.append(task.remote(do, job, program()))
                    if not under_way:
                        return
                    done, under_way = ray.wait(under_way, num_returns=1)
                    yield fetched(ray, done[0])
            finally:
                for one in under_way:
                    ray.cancel(one, force=not self.address)

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """Ray, joined to the cluster; whoever has joined one already stays with it."""
        ray = the_library()
        if ray.is_initialized():
            yield ray
            return
        try:
            if self.address:
                ray.init(address=self.address)
            else:
                ray.init(
                    address="local",
                    num_cpus=self.workers,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                )
        except (ConnectionError, OSError, RuntimeError, ValueError) as wrong:
            hint = (
                "; where it wants a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN" if self.address else ""
            )
            raise BadSetup(f"{self.told} cannot be joined: {str(wrong).splitlines()[0]}{hint}") from wrong
        try:
            yield ray
        finally:
            ray.shutdown()


def the_library() -> Any:
    """An extra: types are checked, and the engine compiled, where it is not there too."""
    try:
        return import_module("ray")
    except ImportError:
        raise BadSetup("this needs Ray: pip install 'fabletop[ray]'") from None


def fetched(ray: Any, one: Any) -> Any:
    """What came of a task; what went wrong in it is told as it would be here."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as wrong:
        cause = wrong.cause
        raise cause if isinstance(cause, GameFailed) else wrong from None
    except ray.exceptions.RayError as wrong:
        told = str(wrong).strip().splitlines()
        raise GameFailed(
            f"a job failed on the cluster {TRIES + 1} times: {told[0] if told else wrong!r}"
        ) from wrong


def do_there(do: Callable[[Any], Any], job: Any, expected: str) -> Any:
    """A job at a worker, if it plays by the same program."""
    if program() != expected:
        raise GameFailed(
            f"a machine of the cluster plays by another program ({program()} there, {expected} here): "
            "install the same version of fabletop everywhere"
        )
    return do(job)
