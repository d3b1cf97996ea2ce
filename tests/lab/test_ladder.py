"""The ladder: mirrored games, kept and gone on with, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.toy.game import NAME, TOY
from typer.testing import CliRunner

from fabletop import cli
from fabletop.games import GAMES, find_game, register
from fabletop.kernel.errors import BrokenFile
from fabletop.lab.ladder import Played, jobs_of, kept_ladder, meetings, play_ladder, ratings
from fabletop.lab.ladder_told import into_page, rows, title_of
from fabletop.lab.workers import Processes

BOTS = ("greedy", "random")


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    register(TOY)
    yield
    del GAMES[NAME]


def test_every_deal_is_played_from_both_sides() -> None:
    jobs = jobs_of(NAME, [*BOTS, "steady"], 2, seed=5)
    assert len(jobs) == 2 * 3 * 2
    seated = [(job.setup.seed, job.bots) for job in jobs]
    assert len(set(seated)) == len(seated)
    for seed, bots in seated:
        assert (seed, bots[::-1]) in seated


def test_teams_sit_turn_about() -> None:
    jobs = jobs_of("village", BOTS, 1, seats=4)
    assert [job.bots for job in jobs] == [("greedy", "random") * 2, ("random", "greedy") * 2]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    jobs = jobs_of(NAME, BOTS, 4)
    whole = list(play_ladder(jobs, kept, Processes()))
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + len(whole) == 1 + 8
    kept.write_text("".join(lines[:4]) + lines[4][:9])  # in the middle of a line
    assert list(kept_ladder(kept).read()) == whole[:3]
    assert sorted(play_ladder(jobs, kept, Processes()), key=repr) == sorted(whole, key=repr)
    assert kept.read_text().splitlines(keepends=True) == lines


def test_other_deals_of_the_same_seeds_are_other_games(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    short, long = (jobs_of(NAME, BOTS, 1, options={"steps": steps}) for steps in (2, 9))
    assert (
        len(list(play_ladder(short, kept, Processes())))
        == len(list(play_ladder(long, kept, Processes())))
        == 2
    )
    assert len(kept.read_text().splitlines()) == 1 + 4


def test_what_is_no_ladder_or_another_one_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    jobs = jobs_of(NAME, BOTS, 1)
    kept.write_text("what\n{}\n")
    with pytest.raises(BrokenFile, match="line 1: this is no game of a ladder"):
        play_ladder(jobs, kept, Processes())
    kept.write_text("{}\n[1, [], []]\n")
    with pytest.raises(BrokenFile, match="line 2: this is no game of a ladder"):
        list(kept_ladder(kept).read())
    kept.unlink()
    list(play_ladder(jobs, kept, Processes()))
    with pytest.raises(BrokenFile, match="seats: this was begun with 2, and 4 is asked for"):
        play_ladder(jobs_of(NAME, BOTS, 1, seats=4), kept, Processes())


def games(won: int, lost: int, shared: int = 0) -> list[Played]:
    seats = ("strong", "weak")
    wins = [("strong",)] * won + [("weak",)] * lost + [seats] * shared
    return [Played(7 * number % len(wins), seats, names) for number, names in enumerate(wins)]


def test_meetings_count_shared_wins_half() -> None:
    met = meetings(games(6, 2, 2))
    assert (met["strong", "weak"].won, met["strong", "weak"].games) == (7, 10)
    assert met["weak", "strong"].won == 3


def test_who_wins_more_is_rated_higher_and_doubt_shrinks() -> None:
    few, many = ratings(games(9, 1)), ratings(games(90, 10))
    assert [one.bot for one in many] == ["strong", "weak"]
    assert many[0].strength > many[1].strength
    assert many[0].doubt < few[0].doubt


def test_a_line_tells_share_and_interval() -> None:
    heading, lines = rows(games(60, 40))
    assert heading == ["bot", "rating", "against strong", "against weak"]
    assert lines[0][3] == "60.0% (50%–69%)"
    assert lines[0][2] == "–"


def test_a_page_holds_each_ladder_once(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    into_page(page, "one", "## one\n\nold\n")
    into_page(page, "other", "## other\n\nkept\n")
    into_page(page, "one", "## one\n\nnew\n")
    assert page.read_text() == "# The ladder of bots\n\n## one\n\nnew\n\n## other\n\nkept\n"


def test_the_command_writes_page_and_plot(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    asked = ["ladder", NAME, "--bots", "greedy,random", "--games", "6", "--page", str(page)]
    told = CliRunner().invoke(cli.app, [*asked, "--kept", str(tmp_path / "kept.jsonl")])
    assert told.exit_code == 0, told.output
    text = page.read_text()
    assert "## toy, 2 players" in text
    assert "6 games in mirrored pairs, seeds 9000000 to 9000002" in text
    assert (tmp_path / "ladder-toy-2.png").stat().st_size > 1000


def test_a_ladder_is_called_after_what_is_not_usual() -> None:
    heroes = find_game("heroes")
    assert title_of(heroes, "retail", {}, 2) == "heroes, 2 players"
    assert title_of(heroes, "first", {"mode": "clash"}, 2) == "heroes, first, clash, 2 players"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--bots", "greedy"], "at least two"),
        (["--bots", "greedy,greedy"], "each of them once"),
        (["--seats", "3"], "--seats is even"),
        (["--bots", "greedy,nobody"], "there is no bot 'nobody'"),
    ],
)
def test_what_makes_no_ladder_is_said(more: list[str], why: str) -> None:
    told = CliRunner().invoke(cli.app, ["ladder", NAME, *more])
    assert told.exit_code == 1
    assert why in told.output
