"""The balance report of Heroes: its games, how a run goes on where it was stopped, and what it adds up to."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games.heroes.lab import balance, played
from fabletop.games.heroes.lab.played import LIMIT, Told, job_of, jobs_for, tell
from fabletop.games.heroes.lab.report import report
from fabletop.games.heroes.modes.campaign import PLAYER
from fabletop.kernel.match import Setup
from fabletop.lab.series import GameFailed, Job
from fabletop.lab.workers import Processes


def told(
    scenario: str = "harrowmere",
    factions: tuple[str, ...] = ("castle", "dungeon"),
    winners: tuple[int, ...] = (0,),
    end: str = "goal 1: captured",
    difficulty: str = "normal",
    **more: object,
) -> Told:
    given = {
        "scenario": scenario,
        "seats": len(factions),
        "difficulty": difficulty,
        "seed": 1,
        "first": 0,
        "factions": list(factions),
        "winners": list(winners),
        "rounds": 8,
        "end": end,
        "goals": [] if end == LIMIT else [end],
        "carried": False,
        "visited": {"mine": 3},
        "built": {"castle.citadel": 1},
        "bought": {"castle.griffins": 2},
    }
    return Told(**{**given, **more})  # type: ignore[arg-type]


def rows(text: str, heading: str) -> list[dict[str, str]]:
    """The table under a heading, by its columns."""
    lines = text.split(heading)[1].split("\n#")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [dict(zip(cells[0], line, strict=True)) for line in cells[2:]]


# -- playing ----------------------------------------------------------------------------------------------


def test_every_scenario_is_played_in_every_number_of_players_at_every_difficulty() -> None:
    jobs = list(jobs_for(["harrowmere", "castle_1", "emberwatch"], 2, 7, 1))
    kinds = [
        (job.setup.options["scenario"], job.setup.seats, job.setup.options["difficulty"]) for job in jobs
    ]
    for scenario, numbers in (("harrowmere", (2, 3)), ("castle_1", (1,)), ("emberwatch", (1, 2, 3))):
        for seats in numbers:
            assert kinds.count((scenario, seats, "normal")) == 2
            for other in ("easy", "hard", "impossible"):
                assert kinds.count((scenario, seats, other)) == 1
    assert len(jobs) == 6 * 5
    assert {job.setup.seed for job in jobs} == {7, 8}
    assert {bot for job in jobs for bot in job.bots} == {"steady"}  # who sits at tables
    assert all(len(job.bots) == job.setup.seats == len(job.setup.options["heroes"]) for job in jobs)


def test_a_game_is_told_as_it_went() -> None:
    one = tell(job_of("clash", "harrowmere", 2, "easy", 5))
    assert (one.scenario, one.seats, one.difficulty, one.seed) == ("harrowmere", 2, "easy", 5)
    assert len(one.factions) == 2
    assert one.winners
    assert one.end == LIMIT or one.end in one.goals
    assert one.visited["mine"] >= 2
    assert sum(one.built.values()) > 0
    assert all(not name.startswith("castle") or "castle" in one.factions for name in one.bought)


def test_a_later_chapter_begins_with_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those before are played with other seeds until they are won; who never wins one begins as printed."""
    seeds: list[tuple[str, int]] = []
    play = played.play

    def won_at_once(setup: Setup, bots: tuple[str, ...]) -> object:
        seeds.append((setup.options["scenario"], setup.seed))
        g, began, events = play(setup, ("random",))
        g.victors = () if lost else (PLAYER,)
        return g, began, events

    monkeypatch.setattr(played, "play", won_at_once)
    lost = False
    options = played.carried_to(Job(job_of("solo", "castle_3", 1, "hard", 5).setup, ("random",)))
    assert seeds == [("castle_1", 1_000_005), ("castle_2", 1_000_005)]
    assert options is not None
    assert (options["scenario"], options["difficulty"]) == ("castle_3", "hard")
    assert set(options["carried"]) == {"cards", "units", "resources"}
    lost = True
    assert played.carried_to(Job(job_of("solo", "castle_2", 1, "hard", 5).setup, ("random",))) is None
    assert len(seeds) == 2 + 5
    assert played.carried_to(job_of("solo", "castle_1", 1, "hard", 5)) is None
    assert len(seeds) == 2 + 5


def test_a_game_that_breaks_says_how_to_play_it_again() -> None:
    with pytest.raises(GameFailed, match=r"seed 5 .*nowhere"):
        tell(job_of("clash", "nowhere", 2, "normal", 5))


# -- going on ---------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def short(job: Job) -> Told:
        if job.setup.seed == stop_at:
            raise KeyboardInterrupt
        seen.append(job.setup.seed)
        return told(seed=job.setup.seed)

    monkeypatch.setattr(balance, "tell", short)
    jobs = [job_of("clash", "harrowmere", 2, "normal", seed) for seed in range(1, 5)]
    kept, stop_at = tmp_path / "games.jsonl", 3
    with pytest.raises(KeyboardInterrupt):
        balance.play_all(jobs, kept, Processes())
    with kept.open("ab") as file:
        file.write(b'{"scenario": "harrow')  # cut off
    stop_at = 0
    assert [one.seed for one in balance.play_all(jobs, kept, Processes())] == [1, 2, 3, 4]
    assert seen == [1, 2, 3, 4]
    monkeypatch.setattr(balance, "played_by", lambda game: {"game": game, "program": "another"})
    balance.play_all(jobs, kept, Processes())
    assert seen == [1, 2, 3, 4] * 2


# -- the report -------------------------------------------------------------------------------------------


def test_the_report_is_written(tmp_path: Path) -> None:
    asked = ["--scenarios", "castle_1", "--games", "1", "--others", "0", "--jobs", "1", "--seed", "9"]
    balance.main([*asked, "--out", str(tmp_path), "--kept", str(tmp_path / "kept" / "games.jsonl")])
    text = (tmp_path / "heroes.md").read_text(encoding="utf-8")
    assert text.startswith("# The balance of the adventures of Heroes\n\n1 games, made by")
    (line,) = rows(text, "## All scenarios")
    assert (line["mode"], line["players"], line["games"]) == ("solo", "1", "1")


def test_factions_and_seats_of_a_clash_are_weighed() -> None:
    games = [
        *[told(winners=(0,))] * 3,
        told(winners=(0, 1)),
        told(factions=("castle", "castle"), winners=(1,)),
    ]
    text = report(games, "a command", 1)
    found = {row["of all scenarios"]: row for row in rows(text, "## A clash of two")}
    assert (found["castle"]["games"], found["castle"]["won"]) == (
        "4",
        "88%",
    )  # 3½ of 4; a mirror tells nothing
    assert (found["dungeon"]["games"], found["dungeon"]["won"]) == ("4", "12%")
    assert list(found) == ["castle", "dungeon", "necropolis", "seat 1", "seat 2", "who began"]
    assert (found["seat 1"]["games"], found["seat 1"]["won"]) == ("5", "70%")
    assert found["castle"][""] == "above by 0.275"
    assert "over Harrowmere, castle: 88% of 4 " in text


def test_chapters_and_parties_are_held_to_what_is_wanted() -> None:
    games = [
        *[told("castle_1", ("castle",), (0,), "goal 1: beaten")] * 7,
        *[told("castle_1", ("castle",), (), "defeat 1: captured")] * 3,
        *[told("castle_3", ("castle",), (0,), LIMIT)] * 7,
        *[told("castle_3", ("castle",), (), LIMIT)] * 3,
        *[told("emberwatch", ("castle", "dungeon"), (0, 1), LIMIT)] * 10,
    ]
    party, first, last = rows(report(games, "a command", 1), "## All scenarios")
    assert (first["games"], first["won"], first["as wanted"]) == ("10", "70%", "held")
    assert (first["by the limit"], first["limit as wanted"]) == ("0%", "held")
    assert (last["won"], last["as wanted"]) == ("70%", "above by 0.1")
    assert (last["by the limit"], last["limit as wanted"]) == ("100%", "above by 0.75")
    assert (party["won"], party["as wanted"], party["limit as wanted"]) == (
        "100%",
        "above by 0.15",
        "it is to last",
    )
    assert party["rounds"] == "8 of 10"


def test_a_tournament_is_for_points_and_may_end_with_its_last_round() -> None:
    games = [told("ring_of_champions", end=LIMIT)] * 4
    (line,) = rows(report(games, "a command", 1), "## All scenarios")
    assert (line["by the limit"], line["limit as wanted"]) == ("100%", "it is for points")


def test_teams_that_play_against_each_other_are_not_held_to_a_share_of_wins() -> None:
    games = [
        told("four_banners", ("castle", "dungeon", "castle", "dungeon"), (0, 2), difficulty="normal")
    ] * 4
    text = report(games, "a command", 1)
    (line,) = rows(text, "## All scenarios")
    assert (line["mode"], line["players"], line["won"], line["as wanted"]) == ("alliance", "4", "", "")
    assert f"## {line['scenario']}\n" in text
    (line,) = rows(text, f"## {line['scenario']}\n")
    assert (line["won by seat 1"], line["won by seat 2"], line["won by castle"]) == ("50%", "0%", "50%")


def test_a_scenario_goes_by_its_title() -> None:
    text = report([told("stone_road")], "a command", 1)
    assert "\n## The Stone Road\n" in text


def test_what_was_done_is_told_for_each_player_and_game() -> None:
    games = [told(visited={"mine": 3}), told(visited={"mine": 1, "windmill": 4})]
    found = {row[""]: row["clash"] for row in rows(report(games, "a command", 1), "### Places entered")}
    assert found == {"mine": "1.00", "windmill": "1.00"}


def test_games_of_another_program_are_put_aside_and_not_lost(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_bytes(b'{"program":"older","content":"other"}\n{"scenario":"caravan"}\n')
    assert list(balance.kept_games(kept).read()) == []
    assert b"caravan" in (tmp_path / "games.jsonl.before").read_bytes()
    assert b"older" not in kept.read_bytes()
