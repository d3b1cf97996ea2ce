"""The balance report of Andor is written, and its numbers are those of the games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fabletop.games.andor.lab import balance as lab
from fabletop.games.andor.lab import played as on_table
from fabletop.games.andor.lab.legends import WON
from fabletop.games.andor.load import content
from fabletop.games.andor.setup import figures, usual_heroes
from fabletop.kernel.match import Setup
from fabletop.lab.series import GameFailed, Job


def told(legend: int, heroes: int, played: str, end: str, *goals: str) -> on_table.Told:
    return on_table.Told(legend, heroes, played, end, 8, 9, 4.5, 7.0, goals)


def rows(text: str, heading: str) -> list[dict[str, str]]:
    """The table under a heading, by its columns."""
    lines = text.split(heading)[1].split("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [dict(zip(cells[0], line, strict=True)) for line in cells[2:]]


def test_the_usual_heroes_play_most_games_and_every_number_of_them_a_third() -> None:
    jobs = on_table.jobs_for([11, 12], 60, 7)
    seen = Counter((job.setup.options["legend"], on_table.how_played(job), job.setup.seats) for job in jobs)
    for heroes in (2, 3, 4):
        assert seen[11, "normal", heroes] == seen[12, "normal", heroes] == 20
        assert seen[11, on_table.RANDOM, heroes] == 2
        for grade in ("grade 1", "grade 2", "both grades"):
            assert seen[11, grade, heroes] == 0
            assert seen[12, grade, heroes] == 4
    assert len(jobs) == 2 * (60 + 20 + 6) + 3 * 12
    assert {job.setup.seed for job in jobs} == set(range(7, 67))
    for job in jobs:
        assert len(job.bots) == job.setup.seats == len(job.setup.options["heroes"])
    of_any = [job.setup.options["heroes"] for job in jobs if on_table.how_played(job) == on_table.ANY]
    assert {name for heroes in of_any for name in heroes} == set(figures())
    assert [job.setup.options["heroes"] for job in jobs[:3]] == [usual_heroes(n) for n in (2, 3, 4)]


def test_other_heroes_are_never_the_usual_ones() -> None:
    drawn = [on_table.other_heroes(2, seed) for seed in range(300)]
    assert usual_heroes(2) not in drawn
    assert ["kram", "thorn"] in drawn


def test_the_report_is_written_and_adds_up(tmp_path: Path) -> None:
    lab.main(["--legends", "11", "--games", "2", "--jobs", "1", "--out", str(tmp_path)])
    text = (tmp_path / "andor.md").read_text(encoding="utf-8")
    assert text.startswith("# The balance of the legends of Andor\n\n4 games, made by")
    assert (tmp_path / "legends.png").stat().st_size > 0
    table = rows(text, "## Legend 11: ")
    assert [(row["played"], row["heroes"], row["games"]) for row in table] == [
        ("normal", "2", "1"),
        ("normal", "3", "1"),
        ("normal", "all", "2"),
        ("any heroes", "2", "1"),
        ("any heroes", "all", "1"),
        ("random play", "2", "1"),
        ("random play", "all", "1"),
    ]
    for row in table:
        ends = [share for name, share in row.items() if name == "won" or name.startswith("lost: ")]
        assert sum(int(share.removesuffix("%")) for share in ends) == 100
        assert row["won"] == row["goal: captain"]
    (line,) = rows(text, "## All legends")
    assert line["legend"] == f"11 {lab.title(11)}"
    assert (line["normal"], line["2 heroes"], line["3 heroes"], line["4 heroes"]) == (
        table[2]["won"],
        table[0]["won"],
        table[1]["won"],
        "–",
    )
    assert line["grade 1"] == "–"


def test_every_share_is_one_of_its_own_games() -> None:
    games = [
        *[told(12, 2, "normal", WON, "rescue", "pack_mother")] * 3,
        told(12, 3, "normal", "no golden shield was free", "rescue"),
        told(12, 4, "grade 2", "the narrator came to N"),
        told(12, 2, on_table.RANDOM, "no golden shield was free"),
    ]
    text = lab.report(games, "the command", 5)
    assert "Seeds count from 5;" in text
    found = {(row["played"], row["heroes"]): row for row in rows(text, "## Legend 12: ")}
    assert set(found) == {
        *[("normal", heroes) for heroes in ("2", "3", "all")],
        *[(played, heroes) for played, heroes in (("grade 2", "4"), ("grade 2", "all"))],
        *[(on_table.RANDOM, heroes) for heroes in ("2", "all")],
    }
    row = found["normal", "all"]
    assert (row["games"], row["won"], row["95 % between"]) == ("4", "75%", "30%–95%")
    assert row["lost: no golden shield was free"] == "25%"
    assert row["lost: the narrator came to N"] == "0%"
    assert (row["days"], row["letter"]) == ("8.0", "J (10.0)")
    assert (row["strength"], row["willpower"]) == ("4.5", "7.0")
    assert (row["goal: rescue"], row["goal: pack_mother"]) == ("100%", "75%")
    assert f"- 12 {lab.title(12)}: 100.0% with 2 heroes, 0.0% with 3" in text
    assert "Found: 0 of 1, held." in text


def test_a_win_at_random_and_nothing_outside_are_said() -> None:
    games = [*[told(11, 2, "normal", WON)] * 9, told(11, 2, "normal", "the narrator came to N")]
    text = lab.report([*games, told(11, 2, on_table.RANDOM, WON)], "it", 1)
    assert "Outside:\n\n- none\n" in text
    assert text.count("Not so:\n\n- none\n") == 3
    assert "Found: 1 of 1, not held." in text


def test_shares_outside_what_is_wanted_are_named() -> None:
    lost = "the narrator came to N"
    games = [told(11, 2, "normal", WON), told(11, 2, "normal", lost), told(11, 3, on_table.ANY, lost)]
    text = lab.report([*games, told(17, 4, "normal", WON)], "it", 1)
    outside = text.split("Outside:")[1].split("Wanted of any two")[0]
    assert f"- 11 {lab.title(11)}: 50.0% won, below by 0.3" in outside
    assert f"- 17 {lab.title(17)}: 100.0% won, above by 0.5" in outside
    first = text.split("Wanted of the first legend")[1].split("Wanted at every")[0]
    assert "- normal, 2 heroes: 50.0%" in first
    assert "- any heroes, 3 heroes: 0.0%" in first


def test_a_game_that_breaks_says_all_that_it_takes_to_play_it_again() -> None:
    options = {"legend": 12, "heroes": ["thorn", "kram"], "grades": [3]}
    job = Job(Setup("andor", 2, 9, options=options), ("greedy", "greedy"))
    with pytest.raises(GameFailed, match=r"andor with greedy,greedy broke at seed 9 \(legend 12, heroes \["):
        on_table.tell(job)


def test_every_legend_is_in_the_report_unless_told() -> None:
    jobs = on_table.jobs_for(content().legends, 1, 1)
    assert {job.setup.options["legend"] for job in jobs} == set(range(11, 18))


def test_a_grade_that_makes_a_legend_no_easier_is_named() -> None:
    """[andor.difficulty.010]"""
    normal = [told(12, 2, "normal", end) for end in (WON, "lost")]
    easier = [told(12, 2, "grade 2", WON)]
    text = lab.report([*normal, *easier, told(12, 2, "grade 1", "lost")], "it", 1)
    named = text.split("more won than at normal grade. Not so:")[1].split("Wanted at random")[0]
    assert "- 12 Those Left Behind, grade 1: 0.0% against 50.0%" in named
    assert "grade 2" not in named
    text = lab.report([*normal, *easier], "it", 1)
    assert "Not so:\n\n- none\n" in text
