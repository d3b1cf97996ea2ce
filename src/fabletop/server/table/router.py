"""The line between a browser and its table."""

from __future__ import annotations

import logging
import re
from typing import Final

from pydantic import ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fabletop.server.answers import encode
from fabletop.server.around import timing
from fabletop.server.context import Context, context_of
from fabletop.server.limits import address_of
from fabletop.server.refusal import Refusal, old_page
from fabletop.server.schemas import (
    AgreeUp,
    ChatUp,
    DeadlineAgreeUp,
    DeadlineUp,
    GestureUp,
    HintUp,
    LanguageUp,
    LevelUp,
    OddsUp,
    PaceUp,
    PickUp,
    StateUp,
    ThinkingUp,
    UndoUp,
    WhyNotUp,
    read_up,
)
from fabletop.server.schemas.common import BAD_CHARACTERS, is_plain
from fabletop.server.table.connection import Connection, refusal
from fabletop.server.table.live import GONE, NO_SEAT, Table
from fabletop.server.table.packing import WAY
from fabletop.speech import LANGUAGES

log = logging.getLogger("fabletop.line")
ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/ws", re.DOTALL)
LONGEST_ID: Final = 64
LONGEST_TOKEN: Final = 100
FINAL: Final = {403: NO_SEAT, 404: 4404, 409: 4409, 410: GONE}  # no use in calling again
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
        given = socket.query_params
        language = given.get("language", "")
        await sit(socket, table[1], given.get("token", ""), given.get("way", ""), language)


async def sit(socket: WebSocket, id: str, token: str, way: str, language: str) -> None:
    here = context_of(socket)
    await socket.accept()
    connection = Connection(socket, language if language in LANGUAGES else "")
    try:
        who = await welcome(here, connection, id, token)
        if way != WAY:
            raise old_page()
        table = await here.tables.join(id, connection, token, here.settings.connections_per_table)
        try:
            await listen(here, table, connection, who)
        finally:
            here.tables.leave(table, connection)
    except Refusal as refused:
        here.metrics.refused.labels(refused.key).inc()
        connection.cut(refused, FINAL.get(refused.status, LATER))
    finally:
        here.crowd.leave(connection)
        await connection.closed()


async def welcome(here: Context, connection: Connection, id: str, token: str) -> str:
    """Who comes to a table, by which all that they do is counted: the seat that they hold, or the line.

    Those who look on, and those whose key fits nowhere, are counted by their address; a key is not, so that
    nobody is kept from a seat by what others do in the same house.
    """
    address = address_of(connection.socket)
    try:
        if len(id) > LONGEST_ID or not is_plain(id):
            raise Refusal("refused-table", 404)
        if len(token) > LONGEST_TOKEN or not is_plain(token):
            raise Refusal("refused-token", 403)
        seat = await here.tables.holder(id, token)
    except Refusal:
        await here.limits.take("joins_per_minute", address)
        raise
    key = f"{id} {seat}" if seat >= 0 else ""
    await here.limits.take("joins_per_minute", key or address)
    here.crowd.enter(connection, address, key)
    return key or f"line {connection.number}"


async def listen(here: Context, table: Table, connection: Connection, who: str) -> None:
    """Answer one message after the other; what cannot be done is refused, and changes nothing."""
    patience = PATIENCE
    while (text := await connection.read()) is not None:
        try:
            if not here.limits.take_here("messages_per_second", who):
                patience -= 1
                raise Refusal("refused-too-fast", 429)
            if len(text) > here.settings.message_bytes:
                raise Refusal("refused-too-long", 413)
            await answer(here, table, connection, who, text)
        except Refusal as refused:
            here.metrics.refused.labels(refused.key).inc()
            connection.send(encode(refusal(refused, table.seq)))
        except Exception:
            log.exception("a message failed", extra={"table": table.id})
            connection.send(encode(refusal(Refusal("refused-fault"), table.seq)))
        if patience == 0:
            await connection.socket.close(TOO_MUCH)
            return


async def answer(here: Context, table: Table, connection: Connection, who: str, text: str) -> None:
    try:
        message = read_up.validate_json(text)
    except ValidationError as wrong:
        raise misread(wrong) from None
    tables = here.tables
    seat = connection.seat
    match message:
        case PickUp():
            await tables.pick(table, seat, message.seq, message.pick)
        case StateUp():
            await here.limits.take("joins_per_minute", who)  # it costs as much
            table.tell([], fresh=True, to=[connection])
        case LanguageUp():
            await here.limits.take("joins_per_minute", who)
            connection.language = message.language
            table.tell_texts(connection)
        case UndoUp():
            await tables.undo(table, seat, message.seq)
        case AgreeUp():
            await tables.agree(table, seat, message.seq, message.yes)
        case ChatUp():
            await here.limits.take("chats_per_minute", who)
            await tables.talk.say(table, connection, message.text, name=message.name, key=message.key)
        case GestureUp():
            await here.limits.take("chats_per_minute", who)
            await tables.talk.say(table, connection, "", message.gesture, message.name, message.key)
        case DeadlineUp():
            await timing.propose(tables, table, seat, message.seq, message.seconds)
        case DeadlineAgreeUp():
            await timing.agree(tables, table, seat, message.seq, message.yes)
        case PaceUp():
            await tables.set_pace(table, seat, message.ms)
        case ThinkingUp():
            await tables.set_thinking(table, seat, message.ms)
        case LevelUp():
            await tables.set_level(table, seat, message.seat, message.level)
        case HintUp():
            await here.limits.take("hints_per_minute", who)
            tables.ask_hint(table, connection, message.seq)
        case WhyNotUp():
            await here.limits.take("reasons_per_minute", who)
            tables.tell_why_not(table, connection, message.seq)
        case OddsUp():
            await here.limits.take("odds_per_minute", who)
            await tables.set_odds(table, connection, message.on)


def misread(wrong: ValidationError) -> Refusal:
    """Where the first thing is wrong, and what; never what was sent."""
    faults = wrong.errors(include_url=False, include_input=False, include_context=False)
    if any(fault["type"] == BAD_CHARACTERS for fault in faults):
        return Refusal("refused-characters", 422)
    fault = faults[0]
    place = ".".join(str(part) for part in fault["loc"])
    return Refusal("refused-message", 422, why=f"{place}: {fault['msg']}" if place else fault["msg"])
