"""What the parts of a server cost, each measured by itself: a pick of each game, the disk, and news between
processes.  `make costs` writes what `fabletop.lab.scale` reckons with.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import uvloop
import yaml

from fabletop import __version__
from fabletop.lab.machine import this_machine
from fabletop.lab.scale import Cost, Disk, News
from fabletop.lab.server_bench import FIRST_GAME, ON_BENCH, measure, serving
from fabletop.lab.server_client import HOST
from fabletop.lab.speed import is_compiled
from fabletop.server.fanout import Redis
from fabletop.server.pick_writer import PickWriter, writer_for
from fabletop.server.run import free_port
from fabletop.server.store import Store

TABLES: Final = 100
SECONDS: Final = 8.0

BATCHES: Final = 200
MANY: Final = 200  # picks in a large batch
NEWS: Final = 5000
HERE: Final = "bench"
TABLE: Final[Mapping[str, Any]] = {
    "id": HERE,
    "game": FIRST_GAME,
    "ruleset": "",
    "options": {},
    "seats": 2,
    "seed": "1",
    "content": "",
    "public": False,
    "pace": 0,
    "status": "open",
    "created": 0.0,
    "version": __version__,
}


async def disk_cost(database: str, batches: int = BATCHES) -> Disk:
    """Of a database by its address: small batches and large ones tell what a batch costs, and a pick."""
    store = Store(database)
    await store.open()
    await store.add_table(dict(TABLE), [{"table_id": HERE, "seat": 0, "kind": "open"}])
    writer = writer_for(store.engine)
    try:
        await seconds_a_batch(writer, 0, 5, 1)  # the first ones open files
        small = await seconds_a_batch(writer, 5, batches, 1)
        large = await seconds_a_batch(writer, 5 + batches, max(2, batches // 4), MANY)
    finally:
        await writer.close()
        await store.close()
    row = max(0.0, (large - small) / (MANY - 1))
    return Disk(max(0.0, small - row), row)


async def seconds_a_batch(writer: PickWriter, first: int, batches: int, many: int) -> float:
    """How long so many picks together take to be on disk."""
    begun = time.perf_counter()
    for number in range(first, first + batches * many, many):
        await writer.write([pick(number + more) for more in range(many)], [])
    return (time.perf_counter() - begun) / batches


def pick(number: int) -> dict[str, Any]:
    return {
        "table_id": HERE,
        "number": number,
        "seat": 0,
        "pick": ["play", 12],
        "back": 0,
        "digest": "0123456789abcdef",
        "at": 1.0,
    }


async def news_cost(url: str, news: int = NEWS) -> News:
    """Of a pick that one process tells all others by Redis: seconds of a core for telling and for hearing."""
    teller, listener = Redis(url), Redis(url)
    telling = await seconds_a_telling(teller, news)
    heard = asyncio.Semaphore(0)

    async def hear(said: dict[str, Any]) -> None:
        heard.release()

    await listener.open(hear)
    await heard.acquire()  # it listens now
    begun = time.process_time()
    for _ in range(news):
        await teller.publish({"table": HERE, "seq": 41})
        await heard.acquire()
    both = (time.process_time() - begun) / news
    await listener.close()
    await teller.close()
    return News(telling, max(0.0, both - telling))


async def seconds_a_telling(teller: Redis, news: int) -> float:
    begun = time.process_time()
    for _ in range(news):
        await teller.publish({"table": HERE, "seq": 41})
    return (time.process_time() - begun) / news


def game_cost(game: str, tables: int = TABLES, seconds: float = SECONDS) -> tuple[Cost, float]:
    """Of a game, at a server with so many tables of it; and what the server holds with hardly any."""
    port = free_port(HOST, 8329)
    with serving(game, port) as server:
        few = uvloop.run(measure(server, port, game, 1, seconds / 4))
        many = uvloop.run(measure(server, port, game, tables, seconds))
        kept = bytes_a_pick(server.folder)
    held = (many.memory_after - few.memory_after) / (tables - 1)
    return Cost(game, many.cost / 1e6, max(0.0, held) * 1e6, many.told, kept), few.memory * 1e6


def bytes_a_pick(folder: Path) -> float:
    """On disk, with all that belongs to a table: its snapshots, and its part of the indexes."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.execute("PRAGMA wal_checkpoint(FULL)")
        (picks,) = database.execute("SELECT count(*) FROM picks").fetchone()
    return (folder / "tables.db").stat().st_size / max(1, int(picks))


def measured(postgres: str, redis: str) -> dict[str, Any]:
    """All of it, as it is kept."""
    games: dict[str, Cost] = {}
    process = 0.0
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    for game in ON_BENCH:
        games[game], alone = game_cost(game)
        process = max(process, alone)
        if cores:  # the clients had one of their own
            os.sched_setaffinity(0, cores)
    with tempfile.TemporaryDirectory() as folder:
        disk = asyncio.run(disk_cost(f"sqlite+aiosqlite:///{folder}/tables.db"))
    return {
        "machine": f"{this_machine()}, {'compiled' if is_compiled() else 'plain'}",
        "process": round(process),
        "disk": rounded(asdict(disk)),
        "database": rounded(asdict(asyncio.run(disk_cost(postgres)))),
        "news": rounded(asdict(asyncio.run(news_cost(redis)))),
        "games": {game: rounded(told_of(cost)) for game, cost in games.items()},
    }


def told_of(cost: Cost) -> dict[str, float]:
    found = asdict(cost)
    del found["game"]
    return found


def rounded(costs: Mapping[str, float]) -> dict[str, float]:
    """To three figures: more were not measured."""
    return {name: float(f"{value:.3g}") for name, value in costs.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="What the parts of a server cost.")
    parser.add_argument("out", type=Path, help="the file to write them to")
    given = parser.parse_args()
    try:
        postgres, redis = (os.environ[f"FABLETOP_TEST_{name}"] for name in ("POSTGRES", "REDIS"))
    except KeyError:
        raise SystemExit("start it by `make costs`: it needs PostgreSQL and Redis of its own") from None
    text = yaml.safe_dump(measured(postgres, redis), sort_keys=False, allow_unicode=True)
    given.out.write_text(f"# What a server costs, by `make costs`; docs/scale.md.\n{text}", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
