"""Starts the server, and the browser if asked."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from fabletop.server.app import create_app
from fabletop.server.doors import Config
from fabletop.server.logs import log_as_json
from fabletop.server.opening import open_database
from fabletop.server.settings import Settings


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what is loaded by now stays: the collector need not look at it again
            self.ready()


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any other if somebody has it."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return wanted


def serve(
    settings: Settings, host: str, port: int, ready: Callable[[], None] = lambda: None, quiet: bool = False
) -> None:
    """Serve until interrupted; a BadDatabase if there is nothing to serve from."""
    log_as_json(30 if quiet else 20)
    asyncio.run(open_database(settings.database))
    Server(config_of(settings, host, port), ready).run()


def config_of(settings: Settings, host: str, port: int) -> Config:
    return Config(
        create_app(settings),
        settings,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=2 * settings.message_bytes,
        ws_per_message_deflate=False,  # `LineDoor` agrees on its own way
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=3,
    )


def open_browser(address: str) -> None:
    webbrowser.open(address)
