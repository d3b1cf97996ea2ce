"""In small, the long run of `scripts/soak-kills`: tables of several games, a kill, and the figures of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server import kill_soak


def test_a_kill_at_tables_of_several_games_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- soak-kills: begin -->\n<!-- soak-kills: end -->\n", encoding="utf-8")
    kill_soak.soak(kills=1, seed=4, page=page, at_once=3)
    rows = [line.strip("| ").split(" | ") for line in page.read_text(encoding="utf-8").splitlines()[6:-2]]
    *modes, every = rows
    assert len(modes) == 3
    assert every[0] == "all"
    assert int(every[3]) <= int(every[4]) <= int(every[3]) + 3 * kill_soak.ON_THEIR_WAY
    assert every[5] == "0"
    assert "1 kills, " in capsys.readouterr().out


def test_what_is_not_on_disk_is_counted_as_lost() -> None:
    mode = kill_soak.MODES[0]
    tally = kill_soak.Tally()
    tally.add(kill_soak.Played(mode, "x", ["a", "b"], [{7: None}, {9: None}], kills=2), on_disk=8)
    tally.add(kill_soak.Played(mode, "y", ["a", "b"], [{3: None}, {}], over=True, kills=1), on_disk=4)
    assert tally == kill_soak.Tally(tables=2, kills=3, told=12, on_disk=12, lost=1, finished=1)
