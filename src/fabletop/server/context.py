"""What every request needs, made once when the server starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from fabletop.server.health import Health
from fabletop.server.limits import Limits, address_of
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.metrics import Metrics
from fabletop.server.post.service import Post
from fabletop.server.replay.service import Replays
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.story.service import Stories
from fabletop.server.table.crowd import Crowd
from fabletop.server.table.service import Tables
from fabletop.server.trials import Trials
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
    stories: Stories
    limits: Limits
    crowd: Crowd
    health: Health
    trials: Trials
    post: Post


def context_of(connection: HTTPConnection) -> Context:
    return cast(Context, connection.app.state.context)


Here = Annotated[Context, Depends(context_of)]


def counted(rate: str) -> Any:
    """What a route depends on that may be asked only so often from one address."""

    async def count(connection: HTTPConnection, here: Here) -> None:
        await here.limits.take(rate, address_of(connection))

    return Depends(count)
