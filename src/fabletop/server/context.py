"""What every request needs, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from fabletop.server.lobby.asleep import Asleep
from fabletop.server.metrics import Metrics
from fabletop.server.replay.service import Replays
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.table.service import Tables
from fabletop.server.workers import Workers


@dataclass(frozen=True)
class Context:
    settings: Settings
    store: Store
    workers: Workers
    tables: Tables
    metrics: Metrics
    asleep: Asleep
    replays: Replays


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


Here = Annotated[Context, Depends(context_of)]
