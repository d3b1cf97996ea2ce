"""The line between a browser and its table."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fabletop.server.answers import encode
from fabletop.server.context import context_of
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import (
    AgreeUp,
    ChatUp,
    HintUp,
    PaceUp,
    PickUp,
    RefusedMessage,
    UndoUp,
    read_up,
)
from fabletop.server.schemas.common import BAD_CHARACTERS, is_plain
from fabletop.server.table.connection import Connection
from fabletop.server.table.live import Table
from fabletop.server.table.service import Tables

log = logging.getLogger("fabletop.line")
ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/ws", re.DOTALL)
LONGEST_ID: Final = 64
LONGEST_TOKEN: Final = 100
FINAL: Final = {403: 4403, 404: 4404, 409: 4409}  # no use in calling again
LATER: Final = 1013
TOO_MUCH: Final = 1008
PATIENCE: Final = 50  # refusals for speed before the line is cut


class Lines:
    """Takes every line to a table straight from the server.

    All that is done for a request, such as compressing the answer, is of no use to a line, yet every message
    would pass through it and every line hold it in memory.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        await sit(socket, table[1], socket.query_params.get("token", ""))


async def sit(socket: WebSocket, id: str, token: str) -> None:
    context = context_of(socket)
    await socket.accept()
    connection = Connection(socket, context.settings.messages_per_second)
    try:
        if len(id) > LONGEST_ID or not is_plain(id):
            raise Refusal("refused-table", 404)
        if len(token) > LONGEST_TOKEN or not is_plain(token):
            raise Refusal("refused-token", 403)
        table = await context.tables.join(id, connection, token, context.settings.connections_per_table)
    except Refusal as refused:
        context.metrics.refused.labels(refused.key).inc()
        await socket.send_text(encode(refusal(refused, 0)).decode())
        await socket.close(FINAL.get(refused.status, LATER))
        return
    pump = asyncio.create_task(connection.pump())
    try:
        await listen(context.tables, table, connection, context.settings.message_bytes)
    finally:
        context.tables.leave(table, connection)
        pump.cancel()


async def listen(tables: Tables, table: Table, connection: Connection, longest: int) -> None:
    """Answer one message after the other; what cannot be done is refused, and changes nothing."""
    patience = PATIENCE
    while (text := await connection.read()) is not None:
        try:
            if not connection.may_speak():
                patience -= 1
                raise Refusal("refused-too-fast", 429)
            if len(text) > longest:
                raise Refusal("refused-too-long", 413)
            await answer(tables, table, connection, text)
        except Refusal as refused:
            tables.metrics.refused.labels(refused.key).inc()
            connection.send(encode(refusal(refused, table.seq)))
        except Exception:
            log.exception("a message failed", extra={"table": table.id})
            connection.send(encode(refusal(Refusal("refused-fault"), table.seq)))
        if patience == 0:
            await connection.drain()
            await connection.socket.close(TOO_MUCH)
            return


async def answer(tables: Tables, table: Table, connection: Connection, text: str) -> None:
    try:
        message = read_up.validate_json(text)
    except ValidationError as wrong:
        raise misread(wrong) from None
    seat = connection.seat
    match message:
        case PickUp():
            await tables.pick(table, seat, message.seq, message.pick)
        case UndoUp():
            await tables.undo(table, seat, message.seq)
        case AgreeUp():
            await tables.agree(table, seat, message.seq, message.yes)
        case ChatUp():
            await tables.chat(table, seat, message.text)
        case PaceUp():
            await tables.set_pace(table, seat, message.ms)
        case HintUp():
            connection.send(encode(await tables.hint(table, seat, message.seq)))


def refusal(refused: Refusal, seq: int) -> RefusedMessage:
    return RefusedMessage(seq=seq, reason=refused.said, rule=refused.rule or None)


def misread(wrong: ValidationError) -> Refusal:
    """Where the first thing is wrong, and what; never what was sent."""
    faults = wrong.errors(include_url=False, include_input=False, include_context=False)
    if any(fault["type"] == BAD_CHARACTERS for fault in faults):
        return Refusal("refused-characters", 422)
    fault = faults[0]
    place = ".".join(str(part) for part in fault["loc"])
    return Refusal("refused-message", 422, why=f"{place}: {fault['msg']}" if place else fault["msg"])
