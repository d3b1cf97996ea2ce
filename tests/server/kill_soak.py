"""Kills a server again and again while people play at all games: `scripts/soak-kills`.

After every kill each seat must find what it saw last, or what a pick or two on their way have made of it, and
every pick that was told to anybody must be on disk.  Snapshots are written all the while.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.playing import ME, OPEN, Browser, Process, make_table, settings_in, sit_down
from websockets.exceptions import ConnectionClosed

from fabletop.games import GAMES

SEATS = 2
FASTER = ("refused-old", "refused-not-on-offer")  # where two may pick at once, the other was
LONGEST = 3.0  # seconds of play before a kill
ON_THEIR_WAY = 2  # picks that may be on disk when the server dies, and were told to nobody


@dataclass
class Played:
    """A table, who sits there, and what each of them was told of each moment."""

    game: str
    id: str
    tokens: list[str]
    told: list[dict[int, Any]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    over: bool = False

    @property
    def last(self) -> int:
        return max((max(seen, default=0) for seen in self.told), default=0)


def new_table(address: str, game: str) -> Played:
    id, token = make_table(
        address, ME if game == "village" else {"kind": "me"}, {**OPEN, "hero": ""}, game=game
    )
    return Played(game, id, [token, sit_down(address, id, 1)])


async def play(process: Process, tables: Sequence[Played], luck: random.Random) -> int:
    """All play until the server is killed; how many picks they were told of."""
    before = sum(table.last for table in tables)
    here = [asyncio.Event() for _ in range(SEATS * len(tables))]
    playing = [
        asyncio.create_task(sit(process, tables[n // SEATS], n % SEATS, luck, come))
        for n, come in enumerate(here)
    ]
    await asyncio.gather(*(come.wait() for come in here))
    await asyncio.sleep(luck.uniform(0, LONGEST))
    await asyncio.to_thread(process.kill)
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, AssertionError):
            raise done
    return sum(table.last for table in tables) - before


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
                raise AssertionError(f"{table.game} {table.id}: {message['reason']}")
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


def soak(kills: int, seed: int) -> None:
    luck = random.Random(seed)
    begun = time.monotonic()
    told = finished = 0
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_in(Path(folder))
        process = Process(settings)
        tables = [new_table(process.address, game) for game in GAMES]
        try:
            for kill in range(1, kills + 1):
                told += asyncio.run(play(process, tables, luck))
                process.start()
                for n, table in enumerate(tables):
                    if table.over:
                        finished += 1
                        tables[n] = new_table(process.address, table.game)
                if kill % 10 == 0 or kill == kills:
                    picks, snapshots = counted(Path(folder) / "tables.db")
                    print(
                        f"{kill} kills, {told:,} picks told, {picks:,} on disk, {snapshots} snapshots, "
                        f"{finished} games finished, {time.monotonic() - begun:.0f} s: nothing lost",
                        flush=True,
                    )
        except BaseException:
            kept = Path(tempfile.mkdtemp(prefix="kills-"))
            shutil.copytree(folder, kept, dirs_exist_ok=True)
            print(f"what was found is in {kept}", flush=True)
            raise
        finally:
            if process.process.poll() is None:
                process.kill()


def counted(path: Path) -> tuple[int, int]:
    database = sqlite3.connect(path)
    picks, snapshots = (
        database.execute(f"select count(*) from {name}").fetchone()[0] for name in ("picks", "snapshots")
    )
    database.close()
    return picks, snapshots


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    soak(asked.kills, asked.seed)


if __name__ == "__main__":
    main()
