"""How many tables a machine carries, simulated."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fabletop.lab import costs, scale
from fabletop.lab.scale import Cost, Costs, Disk, News, carried, crowd, p99, read_costs, waits
from fabletop.lab.server_bench import ON_BENCH

CHEAP = Cost("toy", pick=0.001, table=1000.0, told=500.0, kept=100.0)
DISK = Disk(batch=0.004, row=0.0001)
COSTS = Costs("a machine", 1_000_000.0, DISK, Disk(0.01, 0.00005), News(0.0002, 0.0003), (CHEAP,))


def test_a_lonely_pick_waits_for_its_core_and_its_batch_alone() -> None:
    found = waits(CHEAP, DISK, 1, pace=10.0, picks=2000)
    assert len(found) == 2000
    assert min(found) > 0.0041, "nothing is told before it is on disk"
    assert sum(found) / len(found) == pytest.approx(0.001 + 0.0041, rel=0.1)


def test_what_comes_in_while_the_disk_is_busy_goes_together() -> None:
    """A disk that takes one batch at a time would carry 240 picks a second by themselves; here 600 come."""
    found = waits(CHEAP, DISK, 600, pace=1.0, picks=3000)
    assert p99(found) < 0.05


def test_more_tables_wait_longer_and_a_core_that_has_too_many_falls_behind() -> None:
    few, many, too_many = (p99(waits(CHEAP, DISK, tables, 1.0, 3000)) for tables in (10, 900, 1500))
    assert few < many < too_many
    assert too_many > scale.PLEASANT


@pytest.mark.parametrize("pace", [1.0, 4.0])
def test_a_process_carries_nearly_what_its_core_has_in_it(pace: float) -> None:
    most = carried(CHEAP, DISK, pace, picks=3000)
    assert 0.8 * pace / CHEAP.pick < most <= pace / CHEAP.pick
    assert p99(waits(CHEAP, DISK, most, pace, 3000)) <= scale.PLEASANT


def test_a_disk_that_is_too_slow_carries_nobody() -> None:
    assert carried(CHEAP, Disk(0.2, 0.0), 1.0, picks=500) == 0


def test_a_crowd_needs_so_much_of_everything() -> None:
    needs = crowd(COSTS, CHEAP, pace=10.0, tables=10_000, each=4_000)
    assert (needs.picks, needs.cores) == (1000.0, 3)
    assert needs.memory == 3 * 1_000_000 + 10_000 * 1000
    assert needs.sent == 1000 * 500
    assert needs.kept == 1000 * 100 * 86_400
    assert needs.database == pytest.approx(0.05)
    assert needs.hearing == pytest.approx(0.3), "each process hears of every pick"


def test_costs_were_measured_of_every_game() -> None:
    games = read_costs().games
    assert tuple(one.game for one in games) == ON_BENCH
    assert all(one.pick > 0 < one.table and one.told > 0 < one.kept for one in games)


def test_the_page_has_a_row_for_each_game_and_keeps_what_stands_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scale, "PICKS", 200)
    lines = scale.page(COSTS, picks=200)
    assert sum(line.startswith("| toy |") for line in lines) == 1 + len(scale.PACES) + len(scale.CROWDS)
    path = tmp_path / "scale.md"
    path.write_text(f"Before.\n{scale.BEGUN}\nyesterday\n{scale.ENDED}\nAfter.\n", encoding="utf-8")
    scale.write(lines, path)
    told = path.read_text(encoding="utf-8")
    assert told.startswith("Before.\n")
    assert told.endswith("\nAfter.\n")
    assert "yesterday" not in told
    assert lines[0] in told
    path.write_text("No marks.", encoding="utf-8")
    with pytest.raises(SystemExit, match="lacks the marks"):
        scale.write(lines, path)


# -- what it reckons with -----------------------------------------------------------------------------------


def test_a_disk_is_measured_by_small_batches_and_large_ones(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    disk = asyncio.run(costs.disk_cost(f"sqlite+aiosqlite:///{path}", batches=4))
    assert disk.batch + disk.row > 0
    assert costs.bytes_a_pick(tmp_path) == path.stat().st_size / (5 + 4 + 2 * costs.MANY)


def test_costs_are_kept_as_they_are_read(tmp_path: Path) -> None:
    assert costs.rounded({"pick": 0.000123456, "table": 41234.0}) == {"pick": 0.000123, "table": 41200.0}
    assert Cost("toy", **costs.told_of(CHEAP)) == CHEAP
