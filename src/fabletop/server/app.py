"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast, get_args

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from fabletop.content import shelf
from fabletop.ledger import Language
from fabletop.server.around.deadlines import keep_time
from fabletop.server.around.putting_away import keep_tidy
from fabletop.server.around.router import router as around
from fabletop.server.campaign.router import router as campaign
from fabletop.server.context import Context, Here
from fabletop.server.descriptors import warn
from fabletop.server.fanout import fanout
from fabletop.server.health import Health
from fabletop.server.how.router import router as how
from fabletop.server.lessons.router import router as lessons
from fabletop.server.limits import BodyLimit, Limits
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.lobby.router import router as lobby
from fabletop.server.metrics import Metrics
from fabletop.server.pages import Careful, pages
from fabletop.server.person.router import router as person
from fabletop.server.post.router import router as post_office
from fabletop.server.post.service import Post
from fabletop.server.puzzles.router import router as puzzles
from fabletop.server.refusal import Refusal
from fabletop.server.replay.router import router as replay
from fabletop.server.replay.service import Replays
from fabletop.server.schemas.common import BAD_CHARACTERS
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import Store
from fabletop.server.story.router import router as story
from fabletop.server.story.service import Stories
from fabletop.server.table.crowd import Crowd
from fabletop.server.table.router import Lines
from fabletop.server.table.service import Tables
from fabletop.server.trials import Trials
from fabletop.server.workers import Workers

log = logging.getLogger("fabletop.server")
REASONS: Final = {400: "refused-message", 408: "refused-too-slow", 413: "refused-too-long"}
ROUTERS: Final = (lobby, around, campaign, replay, story, puzzles, lessons, post_office, how, person)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings, or with those of the environment."""
    settings = settings or read_settings()
    metrics = Metrics()

    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.committed = metrics.batch.observe
        store.chat_kept = settings.chat_kept
        workers = Workers(settings.bot_processes)
        others = fanout(settings.redis)
        limits = Limits(settings)
        crowd = Crowd(settings)
        readers = Workers(
            min(1, settings.bot_processes)
        )  # who reads replays or looks on keeps no bot waiting
        tables = Tables(store, workers, others, metrics, settings.tables_kept, readers)
        asleep = Asleep(store, tables.contents, readers)
        replays = Replays(store, tables.contents, asleep, readers)
        stories = Stories(
            store, tables.contents, asleep, readers, settings.stories_waiting, shared=others.shared
        )
        health = Health(store)
        trials = Trials(settings)
        post = Post(settings, store, tables)
        app.state.context = Context(
            settings,
            store,
            workers,
            tables,
            metrics,
            asleep,
            replays,
            stories,
            limits,
            crowd,
            health,
            trials,
            post,
        )
        await store.open()
        health.begin()
        if settings.shelf is not None:
            shelf.use(settings.shelf)
        await tables.contents.keep_all()
        await others.open(tables.hear)
        waking = asyncio.create_task(tables.wake_all())
        clocks = [
            asyncio.create_task(keep_time(tables)),
            asyncio.create_task(keep_tidy(tables, settings.guest_days)),
        ]
        post.begin()
        warn(settings)
        log.info("ready")
        yield
        tables.closing = True
        for clock in clocks:
            clock.cancel()
        await asyncio.gather(*clocks, return_exceptions=True)
        await waking
        await post.close()
        await stories.close()
        await tables.close()
        await others.close()
        await limits.close()
        await store.close()
        trials.close()
        workers.close()
        readers.close()

    app = FastAPI(
        title="Fabletop", lifespan=run, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(BodyLimit, longest=settings.body_bytes, seconds=settings.body_seconds)
    app.add_middleware(Careful, metrics=metrics)
    app.add_middleware(Lines)  # added last, it comes first
    app.add_exception_handler(Refusal, refuse)
    app.add_exception_handler(RequestValidationError, refuse_invalid)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(Exception, refuse_fault)
    for router in ROUTERS:
        app.include_router(router)
    app.add_api_route("/healthz", healthz)
    app.add_api_route("/metrics", read_metrics)
    app.add_api_route("/api/{path:path}", nothing_here, include_in_schema=False)
    app.mount("/", pages(settings.client))
    return app


async def nothing_here() -> Response:
    raise Refusal("refused-page", 404)


async def healthz(here: Here) -> Response:
    trouble = await here.health.trouble()
    return JSONResponse({"ok": False, "why": trouble}, 503) if trouble else JSONResponse({"ok": True})


async def read_metrics(here: Here) -> Response:
    return Response(here.metrics.text(), media_type="text/plain; version=0.0.4")


# -- no: a reason in words, and never how the server is made -----------------------------------------------


def language_of(request: Request) -> Language:
    """What the address asks for, else the first of the browser's languages that we speak."""
    known = get_args(Language)
    asked = [request.query_params.get("language", "")]
    asked += request.headers.get("accept-language", "").split(",")
    return cast(Language, next((one.strip()[:2] for one in asked if one.strip()[:2] in known), "en"))


def said(request: Request, refused: Refusal) -> Response:
    body: dict[str, Any] = {"reason": refused.reason(language_of(request)), "rule": refused.rule or None}
    headers = {"retry-after": str(refused.after)} if refused.after else {}
    if refused.status in (408, 413):
        headers["connection"] = "close"  # nobody reads what is still to come
    return JSONResponse(body, refused.status, headers)


async def refuse(request: Request, wrong: Exception) -> Response:
    return said(request, cast(Refusal, wrong))


async def refuse_invalid(request: Request, wrong: Exception) -> Response:
    faults = cast(RequestValidationError, wrong).errors()
    if any(fault["type"] == BAD_CHARACTERS for fault in faults):
        return said(request, Refusal("refused-characters", 422))
    fault = faults[0]
    place = ".".join(str(part) for part in fault["loc"] if part != "body")
    why = f"{place}: {fault['msg']}" if place else fault["msg"]
    return said(request, Refusal("refused-message", 422, why=why))


async def refuse_http(request: Request, wrong: Exception) -> Response:
    status = cast(HTTPException, wrong).status_code
    key = REASONS.get(status, "refused-page")
    return said(request, Refusal(key if status < 500 else "refused-fault", status, why=""))


async def refuse_fault(request: Request, wrong: Exception) -> Response:
    return said(request, Refusal("refused-fault", 500))
