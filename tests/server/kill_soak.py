"""Kills a server again and again while people play at all games and modes: `scripts/soak-kills`.

Some tables are played at once, and each in its turn makes room for another mode.  After every kill each
seat must find what it saw last, or what a pick or two on their way have made of it, and every pick that was
told to anybody must be on disk.  Snapshots are written all the while.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from tests import figures
from tests.server.playing import Browser, Process, make_table, settings_in, sit_down
from websockets.exceptions import ConnectionClosed

from fabletop.games.andor.load import content

AT_ONCE = 4  # tables
STAYS = 3  # kills that a table lives through before another mode has its place
FASTER = ("refused-old", "refused-not-on-offer")  # where two may pick at once, the other was
LONGEST = 3.0  # seconds of play before a kill
ON_THEIR_WAY = 2  # picks that may be on disk when the server dies, and were told to nobody


class Mode(NamedTuple):
    """A way to play a game that people sit down to."""

    called: str
    game: str
    seats: int
    options: dict[str, Any] = {}  # noqa: RUF012


def village(seats: int, called: str) -> Mode:
    return Mode(f"Village, {called}", "village", seats, {"heroes": ["random"] * seats})


def heroes(mode: str, seats: int, called: str = "", **more: Any) -> Mode:
    return Mode(f"Heroes, {called or mode}", "heroes", seats, {"mode": mode, **more})


def on_map(mode: str, seats: int, called: str = "", **more: Any) -> Mode:
    return heroes(mode, seats, called, heroes=["random"] * seats, **more)


THREE = ["thorn", "chada", "kram"]
FIGHT: dict[str, Any] = {"armies": "random", "level": 4}
MODES = (
    village(2, "a duel"),
    village(3, "three alone"),
    village(4, "two teams"),
    village(6, "two teams of three"),
    heroes("duel", 2, heroes=["random"] * 2, **FIGHT),
    heroes("duel", 2, "duel with walls", heroes=["random"] * 2, siege=True, **FIGHT),
    heroes("guards", 2, heroes=["random"], field=5, **FIGHT),
    heroes("ai", 1, heroes=["random"] * 2, **FIGHT),
    on_map("clash", 2),
    on_map("clash", 3, "clash of three"),
    on_map("cooperative", 2, scenario="caravan"),
    on_map("alliance", 4, scenario="broken_seal"),
    on_map("tournament", 2),
    on_map("solo", 1, "a chapter of a campaign", scenario="castle_1"),
    *(
        Mode(f"Andor, legend {legend}", "andor", 1 + legend % 3, {"legend": legend, "heroes": THREE})
        for legend in content().legends
    ),
)


@dataclass
class Played:
    """A table, who sits there, and what each of them was told of each moment."""

    mode: Mode
    id: str
    tokens: list[str]
    told: list[dict[int, Any]]
    over: bool = False
    kills: int = 0

    @property
    def last(self) -> int:
        return max((max(seen, default=0) for seen in self.told), default=0)


@dataclass
class Tally:
    """What came of the tables of a mode."""

    tables: int = 0
    kills: int = 0
    told: int = 0
    on_disk: int = 0
    lost: int = 0
    finished: int = 0

    def add(self, table: Played, on_disk: int) -> None:
        self.tables += 1
        self.kills += table.kills
        self.told += table.last
        self.on_disk += on_disk
        self.lost += max(0, table.last - on_disk)
        self.finished += table.over


def new_table(address: str, mode: Mode) -> Played:
    seats = [{"kind": "me", "hero": ""}, *({"kind": "open", "hero": ""} for _ in range(mode.seats - 1))]
    id, token = make_table(address, *seats, game=mode.game, options=mode.options)
    tokens = [token, *(sit_down(address, id, seat) for seat in range(1, mode.seats))]
    return Played(mode, id, tokens, [{} for _ in tokens])


async def play(process: Process, tables: Sequence[Played], luck: random.Random) -> None:
    """All play until the server is killed."""
    sitting = [(table, seat) for table in tables for seat in range(len(table.tokens))]
    here = [asyncio.Event() for _ in sitting]
    playing = [
        asyncio.create_task(sit(process, table, seat, luck, come))
        for (table, seat), come in zip(sitting, here, strict=True)
    ]
    await asyncio.gather(*(come.wait() for come in here))
    await asyncio.sleep(luck.uniform(0, LONGEST))
    await asyncio.to_thread(process.kill)
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, AssertionError):
            raise done
    for table in tables:
        table.kills += 1


async def sit(process: Process, table: Played, seat: int, luck: random.Random, come: asyncio.Event) -> None:
    """Pick at random, and hold what is told against what was told before."""
    try:
        await listen(process, table, seat, luck, come)
    finally:
        come.set()


async def listen(
    process: Process, table: Played, seat: int, luck: random.Random, come: asyncio.Event
) -> None:
    seen = table.told[seat]
    browser = Browser(process.address, table.id, table.tokens[seat])
    with suppress(ConnectionClosed, OSError, TimeoutError):
        await browser.connect()
        done, first = -1, True
        while not table.over:
            message = await browser.hear()
            if message["type"] == "refused" and message["reason"][0] not in FASTER:
                raise AssertionError(f"{table.mode.called} {table.id}: {message['reason']}")
            if message["type"] != "state":
                continue
            seq, view = message["seq"], message["view"]
            if first:
                last = max(seen, default=0)
                assert last <= seq <= table.last + ON_THEIR_WAY, f"{table.id}: {seq} after {last}"
                assert not any(line["event"] == "Changed" for line in message["log"]), table.id
                first = False
                come.set()
            assert seen.setdefault(seq, view) == view, f"{table.id}: seat {seat} sees another {seq}"
            table.over = message["over"]
            if browser.mine and seq > done:
                done = seq
                await browser.pick(luck.choice(message["decision"]["options"])["pick"])


def soak(kills: int, seed: int, minutes: float = 0, page: Path | None = None, at_once: int = AT_ONCE) -> None:
    luck = random.Random(seed)
    begun = time.monotonic()
    order = iter(luck.sample(MODES, len(MODES)) * (1 + kills * at_once // len(MODES)))
    done: dict[str, Tally] = {mode.called: Tally() for mode in MODES}
    with tempfile.TemporaryDirectory() as folder:
        process = Process(settings_in(Path(folder)))
        database = Path(folder) / "tables.db"
        tables = [new_table(process.address, next(order)) for _ in range(at_once)]
        kill = 0

        def report(ended: str) -> None:
            seconds = time.monotonic() - begun
            rows = tallied(done, tables, database)
            every = rows[-1]
            snapshots = counted(database, "snapshots")
            print(
                f"{kill} kills, {every[3]:,} picks told, {every[4]:,} on disk, {every[5]} lost, "
                f"{snapshots} snapshots, {every[6]} games finished, {seconds:.0f} s{ended}",
                flush=True,
            )
            if page is not None:
                when = figures.circumstances(seconds)
                told = f"`scripts/soak-kills`, {when}: {kill} of {kills:,} kills{ended}."
                figures.section(page, "soak-kills", f"{told}\n\n{figures.rows(HEADINGS, rows)}")

        try:
            while kill < kills and not (minutes and time.monotonic() - begun > 60 * minutes):
                asyncio.run(play(process, tables, luck))
                kill += 1
                process.start()
                if kill % 5 == 0:
                    report(", broken off" if kill < kills else "")
                for n, table in enumerate(tables):
                    if table.over or table.kills >= STAYS:
                        done[table.mode.called].add(table, counted(database, "picks", table.id))
                        tables[n] = new_table(process.address, next(order))
            report("")
        except BaseException as wrong:
            report(f", broken off by {type(wrong).__name__} {wrong}")
            kept = Path(tempfile.mkdtemp(prefix="kills-"))
            shutil.copytree(folder, kept, dirs_exist_ok=True)
            print(f"what was found is in {kept}", flush=True)
            raise
        finally:
            if process.process.poll() is None:
                process.kill()


HEADINGS = ("at", "tables", "kills of a table", "picks told", "picks on disk", "lost", "games finished")


def tallied(
    done: dict[str, Tally], tables: Sequence[Played], database: Path
) -> list[tuple[str, int, int, int, int, int, int]]:
    """A row for every mode that was played, those that are still being played too, and one for all."""
    found = {called: replace(tally) for called, tally in done.items()}
    for table in tables:
        found[table.mode.called].add(table, counted(database, "picks", table.id))
    rows = [
        (called, one.tables, one.kills, one.told, one.on_disk, one.lost, one.finished)
        for called, one in found.items()
        if one.kills
    ]
    columns = [[row[n] for row in rows] for n in range(1, 7)]
    tables_, kills, told, on_disk, lost, finished = (sum(int(n) for n in column) for column in columns)
    return [*rows, ("all", tables_, kills, told, on_disk, lost, finished)]


def counted(path: Path, what: str, table: str = "") -> int:
    """How many rows there are, of all tables or of one."""
    database = sqlite3.connect(path)
    where = "where table_id = ?" if table else ""
    number: int = database.execute(
        f"select count(*) from {what} {where}", (table,) if table else ()
    ).fetchone()[0]
    database.close()
    return number


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0, help="kill no more after that")
    parser.add_argument("--page", type=Path, help="the page to write the figures into, docs/reliability.md")
    asked = parser.parse_args(given)
    soak(asked.kills, asked.seed, asked.minutes, asked.page)


if __name__ == "__main__":
    main()
