"""The built client, and the headers that go with every answer."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fabletop.server.metrics import Metrics

log = logging.getLogger("fabletop.requests")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NOT_BUILT: Final = "The pages are not built yet: run `make client`, then reload.\n"


class Pages(StaticFiles):
    """Files of the client; every other address is a place within it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as missing:
            if missing.status_code != 404 or path.startswith("api") or "." in Path(path).name:
                raise
            answer = await super().get_response("index.html", scope)
        fixed = path.startswith("assets/")
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if fixed else "no-cache"
        return answer


async def not_built(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(NOT_BUILT, 503)(scope, receive, send)


def pages(folder: Path) -> ASGIApp:
    return Pages(directory=folder, html=True) if (folder / "index.html").is_file() else not_built


class Careful:
    """Adds the headers, counts and logs; a path is logged without its query, where tokens may stand."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            ms = round((time.perf_counter() - begun) * 1000, 1)
            told = {"method": scope["method"], "path": scope["path"], "status": status, "ms": ms}
            log.info("request", extra=told)
