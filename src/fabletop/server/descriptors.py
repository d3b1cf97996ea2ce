"""How many files and lines this process may hold open, and how they are shared out."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import Final, NamedTuple

from fabletop.server.settings import Settings

if sys.platform != "win32":
    import resource

WANTED: Final = 65_536
OURS: Final = 100  # for the database, the log and the processes of bots
log = logging.getLogger("fabletop.server")


class Room(NamedTuple):
    lines: int
    waiting: int


def descriptors() -> int:
    """How many there may be, after asking for as many as the machine gives."""
    if sys.platform == "win32":  # nobody says there
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    return WANTED if soft == resource.RLIM_INFINITY else soft


def room(settings: Settings) -> Room:
    """Half for lines to tables, a quarter for those who have not asked for anything yet; the rest is for
    requests that are being answered."""
    free = max(descriptors() - OURS, 8)
    return Room(min(settings.lines, free // 2), min(settings.waiting_connections, free // 4))


def warn(settings: Settings) -> None:
    """Say at the start if the machine gives less than the settings promise."""
    given = room(settings)
    if given.lines < settings.lines or given.waiting < settings.waiting_connections:
        log.warning(
            "only %d files may be open here, enough for %d lines to tables instead of %d: "
            "raise LimitNOFILE in the unit, or `ulimit -n`",
            descriptors(),
            given.lines,
            settings.lines,
        )
