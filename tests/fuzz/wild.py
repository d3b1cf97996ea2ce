"""A live server, and somebody who sends it anything: right and wrong, in turn and out of it."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from tests.server.playing import on_disk, running, settings_in
from tests.server.told import plain
from tests.server.unpacking import Unpacker
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fabletop.games import BOXES
from fabletop.kernel import NOBODY, Match, Seat, pick_from_data
from fabletop.server.schemas import read_down
from fabletop.server.table.packing import WAY

LONG: Final = "x" * 5000  # longer than a message may be, and not so long that the line is cut
TOO_LONG: Final = "refused-too-long"
CUT: Final = (1003, 1007, 1009, 1013, 4403, 4404, 4409, 4410)  # no text, too long, or no such seat or table
KEPT: Final = ("tables", "seats", "picks", "chat")  # what a refused input may not touch


class Faults(logging.Handler):
    """Whatever the server logs of its own faults."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(self.format(record))


class Server:
    """One that is stopped and started again, and keeps its tables."""

    def __init__(self, folder: Path) -> None:
        self.settings: Final = settings_in(folder)
        self.database: Final = folder / "tables.db"
        self.faults: Final = Faults()
        self.running = ExitStack()
        self.address = ""

    def start(self) -> None:
        logging.getLogger().addHandler(self.faults)
        self.address = self.running.enter_context(running(self.settings))
        self.web = self.running.enter_context(httpx.Client(base_url=f"http://{self.address}", timeout=30))

    def stop(self) -> None:
        self.running.close()
        logging.getLogger().removeHandler(self.faults)

    def restart(self) -> None:
        self.stop()
        self.start()

    def kept(self) -> dict[str, list[Any]]:
        """All that is on disk of tables, but for what a bot may be doing there just now."""
        with sqlite3.connect(self.database) as line:
            botless = "not in (select table_id from seats where kind = 'bot' or late or bot != '')"
            return {
                name: line.execute(
                    f"select * from {name} where {'id' if name == 'tables' else 'table_id'} {botless}"
                ).fetchall()
                for name in KEPT
            }


@dataclass
class Sat:
    """A table, the tokens of those who sit there, and the latest that each of them was told."""

    id: str
    game: str
    seats: int
    host: str
    tokens: dict[int, str] = field(default_factory=dict)
    # who was told, when, and what: the view
    told: list[tuple[int | None, int, Any]] = field(default_factory=list, repr=False)
    gone: bool = False


def talk(server: Server, table: str, token: str, *messages: str | bytes) -> list[dict[str, Any]]:
    """Say something at a table, and hear all that comes back; [] if there is no such table or seat.

    One message is answered after the other, so that when what is too long was refused, all else is done.
    """
    url = f"ws://{server.address}/api/tables/{table}/ws?way={WAY}" + (f"&token={token}" if token else "")
    heard: list[dict[str, Any]] = []
    unpacker = Unpacker()
    due = 1 + sum(isinstance(one, str) and len(one) > 4096 for one in messages)
    try:
        with connect(url, max_size=None, compression=None, close_timeout=5) as line:
            for one in (*messages, LONG):
                line.send(one)
            while due:
                said = line.recv(20)
                read_down.decode(said)
                heard.append(unpacker.hear(said))
                due -= heard[-1]["type"] == "refused" and heard[-1]["reason"][0] == TOO_LONG
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code not in CUT:
            raise AssertionError(f"cut with {closed.rcvd}") from closed
    return heard


def reasons(heard: list[dict[str, Any]]) -> list[str]:
    return [one["reason"][0] for one in heard if one["type"] == "refused" and one["reason"][0] != TOO_LONG]


def states(server: Server, table: str) -> Iterator[tuple[int, Match]]:
    """The match as it is on disk, row by row."""
    with sqlite3.connect(server.database) as line:
        rows = line.execute(
            "select seat, pick, back from picks where table_id = ? order by number", (table,)
        ).fetchall()
    setup, _ = on_disk(server.settings, table)
    standing: list[Any] = []
    match = Match(BOXES[setup.game], setup)
    yield 0, match
    for seq, (seat, pick, back) in enumerate(rows, start=1):
        if back:
            del standing[-back:]
            match = Match(BOXES[setup.game], setup)
            for one in standing:
                match.choose(pick_from_data(one))
        elif seat >= 0:
            standing.append(json.loads(str(pick)))  # SQLite keeps a number as one
            match.choose(pick_from_data(standing[-1]))
        yield seq, match


def check_told(server: Server, table: Sat) -> None:
    """Whatever was told to anybody is what the rules let them know of what is on disk."""
    told: dict[int, list[tuple[int | None, Any]]] = {}
    for seat, seq, view in table.told:
        told.setdefault(seq, []).append((seat, view))
    last = 0
    for last, match in states(server, table.id):
        for seat, view in told.get(last, ()):
            known = plain(match.game.view(NOBODY if seat is None else Seat(seat)))
            assert view == known, f"{table.id}: seat {seat} was told something else of {last}"
    assert max(told, default=0) <= last
