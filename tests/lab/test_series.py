"""Series are the same for the same seeds, say what is wrong, and end up in tables and files."""

from __future__ import annotations

import io
import json
from collections import Counter
from pathlib import Path

import polars
import pytest
from rich.console import Console

from fabletop.bots import REGISTRY, Look, RandomBot, UnknownBot
from fabletop.games import BOXES, GAMES
from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.frame import Pick
from fabletop.kernel.match import Setup
from fabletop.lab import GameFailed, GameRecord, play_game, run_series, series
from fabletop.lab.course import Course, Took, totals_of
from fabletop.lab.rows import check_out, to_frame, write_rows
from fabletop.lab.summary import summary
from fabletop.shares import wilson

TWO = ("random", "random")


def record(
    seed: int, *winners: int, first: int = 0, rounds: int = 10, bots: tuple[str, ...] = TWO
) -> GameRecord:
    heroes = ("mage", "elf", "dwarf", "thief")[: len(bots)]
    bought = (("stout", "sword"), *[()] * (len(bots) - 1))
    course = Course(
        {what: [[0, 2, 3]] * len(bots) for what in totals_of(GAMES["village"])},
        [Took(1, 0, "bought", "stout"), Took(2, 0, "bought", "sword")],
    )
    return GameRecord(seed, bots, winners, 40, 30, rounds, first, heroes, bought, course=course)


def shown(records: list[GameRecord]) -> str:
    out = io.StringIO()
    Console(file=out, width=100).print(summary(records))
    return out.getvalue()


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_game_is_played_to_its_end_and_recorded() -> None:
    setup = Setup("village", 2, 3, options={"heroes": ["mage", "warrior"]})
    played = play_game(BOXES["village"], setup, [RandomBot(), RandomBot()])
    assert played.seed == 3
    assert played.bots == TWO
    assert played.heroes == ("mage", "warrior")
    assert played.first in (0, 1)
    assert set(played.winners) <= {0, 1}
    assert 0 < played.choices <= played.decisions
    assert played.rounds > 0
    assert len(played.bought) == 2
    assert len(played.offered) >= 10
    assert not Counter(played.bought[0] + played.bought[1]) - Counter(played.offered)
    assert played == play_game(BOXES["village"], setup, [RandomBot(), RandomBot()])


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(BadSetup, match="1 bots cannot play at 2 seats"):
        play_game(BOXES["village"], Setup("village", 2, 3), [RandomBot()])


def test_a_series_is_the_same_however_it_is_shared_out() -> None:
    alone = list(run_series("village", TWO, 6, seed=11, jobs=1))
    shared = list(run_series("village", TWO, 6, seed=11, jobs=2))
    assert [one.seed for one in alone] == [11, 12, 13, 14, 15, 16]
    assert sorted(shared, key=lambda one: one.seed) == alone


def test_another_seed_is_another_game() -> None:
    one, two = run_series("village", TWO, 2)
    assert (one.decisions, one.bought) != (two.decisions, two.bought)


def test_names_and_options_are_checked_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        next(run_series("village", ("random", "nobody"), 5))
    with pytest.raises(BadSetup, match="there is no game 'chess'; there are village"):
        next(run_series("chess", TWO, 5))
    with pytest.raises(BadSetup, match="no option 'house'"):
        next(run_series("village", TWO, 5, options={"house": 1}))
    with pytest.raises(BrokenFile, match="there is no ruleset 'house'"):
        next(run_series("village", TWO, 5, ruleset="house"))


class Cheat:
    name = "cheat"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        return -99


def test_a_game_that_breaks_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REGISTRY, "cheat", Cheat)
    with pytest.raises(
        GameFailed, match="village with random,cheat broke at seed 8: NotOnOffer: -99 is not on offer"
    ):
        list(run_series("village", ("random", "cheat"), 1, seed=8))


def test_a_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ENDLESS", 5)
    with pytest.raises(GameFailed, match="no end after 5 decisions"):
        list(run_series("village", TWO, 1))


# ── telling ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_the_summary_counts_wins_by_seat_bot_and_first_player() -> None:
    bots = ("greedy", "greedy", "random")
    text = shown(
        [record(1, 0, bots=bots), record(2, 0, bots=bots, rounds=12), record(3, 2, bots=bots, rounds=14)]
    )
    rows = [line.replace("│", " ").split() for line in text.splitlines()]
    assert ["1", "greedy", "3", "2", "66.7%", "20.8%", "–", "93.9%"] in rows
    assert ["2", "greedy", "3", "0", "0.0%", "0.0%", "–", "56.2%"] in rows
    assert ["3", "random", "3", "1", "33.3%", "6.1%", "–", "79.2%"] in rows
    assert ["all", "greedy", "6", "2", "33.3%", "9.7%", "–", "70.0%"] in rows
    assert ["first", "3", "2", "66.7%", "20.8%", "–", "93.9%"] in rows
    assert "nobody" not in text
    assert "rounds: median 12, from 10 to 14" in text
    assert "decisions a game: 40, of which 30" in text


def test_the_summary_counts_games_nobody_won_and_bears_an_empty_series() -> None:
    assert "nobody" in shown([record(1)])
    assert "No game was finished." in shown([])


# ── files ────────────────────────────────────────────────────────────────────────────────────────────────


def test_rows_stand_by_seed_with_a_column_for_each_seat(tmp_path: Path) -> None:
    frame = to_frame([record(2, 1, first=1), record(1, 0)], "village", 2)
    assert frame["seed"].to_list() == [1, 2]
    assert frame["won_1"].to_list() == [True, False]
    assert frame["first"].to_list() == [1, 2]
    assert frame["hero_2"].to_list() == ["elf", "elf"]
    assert frame["bought_1"].to_list() == [["stout", "sword"]] * 2
    assert frame["bought_2"].to_list() == [[], []]
    assert frame["faction_2"].to_list() == ["base", "base"]
    assert frame["damage_1"].to_list() == [5, 5]
    assert to_frame([record(3, first=-1)], "village", 2)["first"].to_list() == [None]


def test_rows_are_written_in_the_format_of_the_name(tmp_path: Path) -> None:
    records = [record(1, 0), record(2, 1)]
    for name in ("games.parquet", "games.csv", "games.jsonl"):
        write_rows(records, tmp_path / name, "village", 2)
    assert polars.read_parquet(tmp_path / "games.parquet").equals(to_frame(records, "village", 2))
    table = polars.read_csv(tmp_path / "games.csv")
    assert table["bought_1"].to_list() == ["stout sword"] * 2
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[1])["won_2"] is True
    assert not list(tmp_path.glob("*.part"))


def test_a_series_without_games_still_makes_a_file(tmp_path: Path) -> None:
    for name in ("none.parquet", "none.csv", "none.jsonl"):
        write_rows([], tmp_path / name, "village", 2)
        assert (tmp_path / name).exists()


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match=r"games\.xls: the name must end in \.parquet, \.csv, \.jsonl"):
        check_out(tmp_path / "games.xls")
    with pytest.raises(BrokenFile, match="there is no folder"):
        check_out(tmp_path / "nowhere" / "games.csv")
    check_out(tmp_path / "games.csv")
