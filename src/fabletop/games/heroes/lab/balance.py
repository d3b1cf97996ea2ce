"""The balance of the adventures of Heroes, played out by bots: `python -m fabletop.games.heroes.lab.balance`.

Writes docs/balance/heroes.md.  Every number in the report comes from the games of that run.  Each game is
written down as it ends: a run that was stopped goes on where it was, as long as rules, bots and content are
the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.progress import track

from fabletop.games.heroes.lab.played import Told, jobs_for, tell
from fabletop.games.heroes.lab.report import report
from fabletop.games.heroes.options import ON_MAP, scenarios_of
from fabletop.lab.kept import Kept, played_by
from fabletop.lab.series import Job
from fabletop.lab.workers import Workers, add_on, workers_for

Key = tuple[str, int, str, int]  # scenario, seats, difficulty, seed

KEPT: Final = Path("build/balance/heroes.jsonl")


def kept_games(path: Path) -> Kept[Told]:
    """The games of an earlier run by the same program; those of another are put aside."""
    file = Kept(path, Told, "game of Heroes")
    settings = played_by("heroes")
    if file.settings() not in (None, settings):
        path.replace(path.with_name(path.name + ".before"))
    path.parent.mkdir(parents=True, exist_ok=True)
    file.begin(settings)
    return file


def key_of(told: Told) -> Key:
    return told.scenario, told.seats, told.difficulty, told.seed


def key_of_job(job: Job) -> Key:
    options = job.setup.options
    return options["scenario"], job.setup.seats, options["difficulty"], job.setup.seed


def play_all(jobs: Sequence[Job], kept: Path, workers: Workers) -> list[Told]:
    """Play what is not yet written down, and write each game down as it ends."""

    def play(left: list[Job]) -> Iterator[Told]:
        return workers.share(tell, left)

    playing = kept_games(kept).go_on(jobs, play, key_of_job, key_of)
    return sorted(track(playing, description="heroes", total=len(jobs)), key=key_of)


def main(arguments: Sequence[str] | None = None) -> None:
    known = [id for mode in ON_MAP for id in scenarios_of(mode)]
    parser = argparse.ArgumentParser(prog="python -m fabletop.games.heroes.lab.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each scenario and number of players")
    parser.add_argument("--others", type=int, default=50, help="as many at each other difficulty")
    parser.add_argument("--scenarios", nargs="+", choices=known, metavar="ID", help="all unless told")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are written down as they end")
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    add_on(parser)
    asked = parser.parse_args(arguments)
    jobs = list(jobs_for(asked.scenarios or known, asked.games, asked.seed, asked.others))
    told = play_all(jobs, asked.kept, workers_for(asked.on, asked.jobs))
    command = f"{parser.prog} --games {asked.games} --others {asked.others} --seed {asked.seed}"
    if asked.scenarios:
        command += f" --scenarios {' '.join(asked.scenarios)}"
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "heroes.md").write_text(report(told, command, asked.seed), encoding="utf-8")
    print(f"wrote {asked.out / 'heroes.md'}")


if __name__ == "__main__":
    main()
