"""How many tables a machine carries: measured costs, and a simulation of what waits for what.

A process has one core for all of its tables.  A pick waits for that core, then to be on disk together with
whatever else came in while the disk was busy; only then is it told.  Tables know nothing of each other, so a
second process carries as many again, until they share something: the disk, or the database.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml

from fabletop.lab.report import paragraph, table

COSTS: Final = Path(__file__).with_name("costs.yaml")
PLEASANT: Final = 0.1  # seconds that a pick may take, 99 times in 100
PICKS: Final = 20_000  # simulated for each figure, and as many before they count
PACES: Final = (("people", 10.0), ("a lively table", 2.0))  # seconds between the picks of a table
CROWDS: Final = (10_000, 1_000_000)
NEEDS: Final = (
    "game",
    "tables",
    "picks/s",
    "cores",
    "memory",
    "sent",
    "kept a day",
    "one database",
    "hearing, of each core",
)
DAY: Final = 86_400
BEGUN, ENDED = "<!-- scale: begun -->", "<!-- scale: ended -->"


@dataclass(frozen=True)
class Disk:
    """One batch of picks: what it takes whatever is in it, and for each pick.  In seconds."""

    batch: float
    row: float


@dataclass(frozen=True)
class News:
    """A pick that one process tells all others: seconds of a core for whoever tells it, and whoever hears."""

    tell: float
    hear: float


@dataclass(frozen=True)
class Cost:
    """What one game costs its server."""

    game: str
    pick: float  # seconds of a core
    table: float  # bytes of memory, awake
    told: float  # bytes that a pick sends, to both seats together
    kept: float  # bytes on disk


@dataclass(frozen=True)
class Costs:
    machine: str
    process: float  # bytes of memory without a table
    disk: Disk
    database: Disk  # PostgreSQL, for several processes
    news: News
    games: tuple[Cost, ...]


def read_costs(path: Path = COSTS) -> Costs:
    told = yaml.safe_load(path.read_text(encoding="utf-8"))
    games = tuple(Cost(game, **cost) for game, cost in told["games"].items())
    disk, database = (Disk(**told[where]) for where in ("disk", "database"))
    return Costs(told["machine"], told["process"], disk, database, News(**told["news"]), games)


# ── one process ──────────────────────────────────────────────────────────────────────────────────────────


def waits(cost: Cost, disk: Disk, tables: int, pace: float, picks: int = PICKS, seed: int = 1) -> list[float]:
    """How long each of so many picks takes until it is told, at one process with so many tables.

    A table is idle for about `pace` seconds after a pick was told.  A pick takes its core about as long as
    measured, now more, now less.
    """
    luck = random.Random(seed)
    asked = [(luck.expovariate(1 / pace), number) for number in range(tables)]
    heapq.heapify(asked)
    done: deque[tuple[float, float, int]] = deque()  # by the core, and not on disk yet: when, since, table
    core = writer = 0.0
    found: list[float] = []
    while len(found) < 2 * picks:
        while asked and (not done or asked[0][0] <= max(writer, done[0][0])):
            since, number = heapq.heappop(asked)
            core = max(core, since) + luck.expovariate(1 / cost.pick)
            done.append((core, since, number))
        start = max(writer, done[0][0])
        batch: list[tuple[float, int]] = []
        while done and done[0][0] <= start:
            _, since, number = done.popleft()
            batch.append((since, number))
        writer = start + disk.batch + disk.row * len(batch)
        for since, number in batch:
            found.append(writer - since)
            heapq.heappush(asked, (writer + luck.expovariate(1 / pace), number))
    return found[picks : 2 * picks]


def p99(values: list[float]) -> float:
    return sorted(values)[int((len(values) - 1) * 0.99)]


def carried(cost: Cost, disk: Disk, pace: float, limit: float = PLEASANT, picks: int = PICKS) -> int:
    """The most tables, within a fiftieth, whose picks are told within the limit 99 times in 100."""
    enough, too_many = 0, int(pace / cost.pick) + 1  # a core has no more than that in it
    while too_many - enough > max(1, enough // 50):
        tables = (enough + too_many) // 2
        if p99(waits(cost, disk, tables, pace, picks)) <= limit:
            enough = tables
        else:
            too_many = tables
    return enough


# ── a crowd ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Crowd:
    """What so many tables at once need of everything."""

    tables: int
    picks: float  # a second
    cores: int
    memory: float  # bytes
    sent: float  # bytes a second
    kept: float  # bytes a day
    database: float  # the share of its time that one database needs for the rows, in large batches
    hearing: float  # the share of every core that goes into hearing of picks, if each process hears of all


def crowd(costs: Costs, cost: Cost, pace: float, tables: int, each: int) -> Crowd:
    """Where a process carries `each` of them."""
    picks = tables / pace
    cores = -(-tables // each)
    return Crowd(
        tables=tables,
        picks=picks,
        cores=cores,
        memory=cores * costs.process + tables * cost.table,
        sent=picks * cost.told,
        kept=picks * cost.kept * DAY,
        database=picks * costs.database.row,
        hearing=picks * costs.news.hear,
    )


# ── the page ─────────────────────────────────────────────────────────────────────────────────────────────


def page(costs: Costs, picks: int = PICKS) -> list[str]:
    measured = [
        [
            one.game,
            f"{one.pick * 1e6:.0f} µs",
            f"{one.told / 1000:.1f} kB",
            f"{one.kept:.0f} bytes",
            f"{one.table / 1000:.0f} kB",
        ]
        for one in costs.games
    ]
    lines = [
        *paragraph(
            f"Measured on {costs.machine}. A process without tables has {costs.process / 1e6:.0f} MB; a "
            f"batch of picks takes the disk {costs.disk.batch * 1000:.2f} ms, and {costs.disk.row * 1e6:.0f} "
            "µs more for each pick in it; PostgreSQL "
            f"{costs.database.batch * 1000:.2f} ms and {costs.database.row * 1e6:.0f} µs. To tell another "
            f"process of a pick by Redis takes {costs.news.tell * 1e6:.0f} µs of a core, to hear of it "
            f"{costs.news.hear * 1e6:.0f} µs."
        ),
        "",
        *table(["game", "core a pick", "told a pick", "on disk a pick", "memory a table"], measured),
        "",
    ]
    one_process: list[list[str]] = []
    crowds: list[list[str]] = []
    for cost in costs.games:
        for name, pace in PACES:
            each = carried(cost, costs.disk, pace, picks=picks)
            found = p99(waits(cost, costs.disk, each, pace, picks))
            one_process.append(
                [
                    cost.game,
                    f"{name}, {pace:.0f} s",
                    f"{each:,}",
                    f"{each / pace:,.0f}",
                    f"{found * 1000:.0f} ms",
                    f"{(costs.process + each * cost.table) / 1e6:,.0f} MB",
                ]
            )
            if pace == PACES[0][1]:
                crowds += [told(cost.game, crowd(costs, cost, pace, tables, each)) for tables in CROWDS]
    heading = ["game", "pace of a table", "tables", "picks/s", "p99", "memory"]
    lines += [
        "**One process** carries so many tables (simulated), where 99 picks of 100 are to be told within "
        f"{PLEASANT * 1000:.0f} ms:",
        "",
        *table(heading, one_process),
        "",
        f"**A crowd** of people, a pick of each table every {PACES[0][1]:.0f} s:",
        "",
        *table(NEEDS, crowds),
    ]
    return lines


def told(game: str, one: Crowd) -> list[str]:
    return [
        game,
        f"{one.tables:,}",
        f"{one.picks:,.0f}",
        f"{one.cores:,}",
        f"{one.memory / 1e9:,.1f} GB",
        f"{one.sent * 8 / 1e6:,.0f} Mbit/s",
        f"{one.kept / 1e9:,.0f} GB",
        f"{one.database:.0%}",
        f"{one.hearing:.0%}",
    ]


def write(lines: list[str], path: Path) -> None:
    """Between the marks of a page; what stands around them stays."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGUN)
    _, ended, after = rest.partition(ENDED)
    if not ended:
        raise SystemExit(f"{path} lacks the marks {BEGUN} and {ENDED}")
    told = "\n".join(lines)
    path.write_text(f"{before}{BEGUN}\n\n{told}\n\n{ENDED}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="How many tables a machine carries.")
    parser.add_argument("--page", type=Path, help="write it between its marks into this page")
    given = parser.parse_args()
    lines = page(read_costs())
    if given.page is None:
        print("\n".join(lines))
    else:
        write(lines, given.page)


if __name__ == "__main__":
    main()
