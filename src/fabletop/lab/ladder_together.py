"""A ladder of a game that all win or lose together: every bot plays the same seeds, and shares are compared.

Nobody meets anybody, so there are no ratings.  One bot has all seats of a game.  What was played is kept in a
file, a line for each game, so that a ladder goes on where it was stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fabletop.bots import make_bot
from fabletop.games.registration import Registration, Trial
from fabletop.kernel.match import Setup
from fabletop.lab.kept import Kept, played_by
from fabletop.lab.machine import this_machine
from fabletop.lab.report import INK, WOOD, between, drawing, paragraph, save, table
from fabletop.lab.series import Job, play_job
from fabletop.lab.speed import is_compiled
from fabletop.lab.workers import Workers
from fabletop.shares import wilson

COLOURS: Final = (WOOD, "#5f7d4f", "#3f6f8f", "#b08a2e", "#7a4a6a", INK)


@dataclass(frozen=True)
class Tried:
    """One game: the trial, the seed, who played it, and whether it was won."""

    trial: str
    seats: int
    seed: int
    bot: str
    won: bool


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    trial: Trial
    job: Job

    @property
    def key(self) -> tuple[str, int, int, str]:
        return self.trial.name, self.trial.seats, self.job.setup.seed, self.job.bots[0]


def trials_for(game: Registration, seats: int, wanted: Mapping[str, Any]) -> list[Trial]:
    """The trials of a game with so many seats (with any number if 0) and these options."""
    return [
        trial
        for trial in game.trials()
        if seats in (0, trial.seats) and all(trial.options.get(name) == wanted[name] for name in wanted)
    ]


def tasks_of(
    game: Registration, trials: Sequence[Trial], bots: Sequence[str], games: int, seed: int, ruleset: str
) -> list[Task]:
    """All games, those of one seed beside each other, so that a ladder that is stopped can be read."""
    for name in bots:
        make_bot(name)
    return [
        Task(
            trial,
            Job(Setup(game.name, trial.seats, seed + number, ruleset, trial.options), (bot,) * trial.seats),
        )
        for number in range(games)
        for trial in trials
        for bot in bots
    ]


def play_together(tasks: Sequence[Task], kept: Path, workers: Workers) -> Iterator[Tried]:
    """Play what is still missing in the file, and add it there game by game; yields all games."""
    file = kept_together(kept)
    setup = tasks[0].job.setup
    file.begin({**played_by(setup.game), "ruleset": setup.ruleset})

    def play(missing: list[Task]) -> Iterator[Tried]:
        return workers.share(try_one, missing)

    return file.go_on(tasks, play, asked_for, known_by)


def kept_together(path: Path) -> Kept[Tried]:
    return Kept(path, Tried, "game of a ladder")


def asked_for(task: Task) -> tuple[str, int, int, str]:
    return task.key


def known_by(one: Tried) -> tuple[str, int, int, str]:
    return one.trial, one.seats, one.seed, one.bot


def try_one(task: Task) -> Tried:
    return Tried(*task.key, won=len(play_job(task.job).winners) > 0)


# -- what it comes to ---------------------------------------------------------------------------------------


def shares_of(games: Sequence[Tried]) -> dict[tuple[str, int, str], tuple[int, int]]:
    """Games won and games played, by trial, seats and bot."""
    found: dict[tuple[str, int, str], tuple[int, int]] = {}
    for one in games:
        key = (one.trial, one.seats, one.bot)
        won, played = found.get(key, (0, 0))
        found[key] = (won + one.won, played + 1)
    return found


def share(won: int, played: int) -> str:
    return f"{won / played:.0%} of {played} ({between(won, played)})" if played else "–"


def paired(games: Sequence[Tried]) -> list[Tried]:
    """Those of seeds that every bot of a trial has played: only they can be held against each other."""
    bots: dict[tuple[str, int], set[str]] = {}
    by: dict[tuple[str, int, int], set[str]] = {}
    for one in games:
        bots.setdefault((one.trial, one.seats), set()).add(one.bot)
        by.setdefault((one.trial, one.seats, one.seed), set()).add(one.bot)
    return [one for one in games if by[one.trial, one.seats, one.seed] == bots[one.trial, one.seats]]


def rows(games: Sequence[Tried], bots: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    """A line for each trial and number of seats, and one for all of them: what each bot won, and by how many
    points of a hundred the first is better than each other."""
    fair = paired(games)
    found = shares_of(fair)
    heading = ["played", "seats", *bots, *(f"{bots[0]} over {bot}" for bot in bots[1:])]
    lines = []
    for trial, seats in dict.fromkeys((trial, seats) for trial, seats, _ in sorted(found)):
        shares = [found.get((trial, seats, bot), (0, 0)) for bot in bots]
        lines.append([trial, str(seats), *(share(*one) for one in shares), *leads(shares)])
    shares = [
        (sum(one.won for one in fair if one.bot == bot), sum(one.bot == bot for one in fair)) for bot in bots
    ]
    if len(lines) > 1:
        lines.append(["all", "", *(share(*one) for one in shares), *leads(shares)])
    return heading, lines


def leads(shares: Sequence[tuple[int, int]]) -> list[str]:
    (won, played), *others = shares
    return [f"{100 * (won / played - w / p):+.0f}" if played and p else "–" for w, p in others]


def section(title: str, games: Sequence[Tried], bots: Sequence[str], command: str, plot: str) -> str:
    """The ladder as a part of a page."""
    seeds = sorted({game.seed for game in games})
    build = "compiled" if is_compiled() else "plain"
    heading, lines = rows(games, bots)
    told = paragraph(
        f"{len(paired(games)):,} games that all seats win or lose together, every bot at all seats of the "
        f"same seeds, {seeds[0]} to {seeds[-1]}, {build} build, {this_machine()}; made by `{command}`. "
        "Shares are of games won, with their 95 % interval (Wilson); the last columns are points."
    )
    return "\n".join([f"## {title}", "", *told, "", *table(heading, lines), "", f"![{title}]({plot})", ""])


def draw(games: Sequence[Tried], bots: Sequence[str], path: Path) -> None:
    """What each bot won of each trial, with its interval."""
    plt = drawing()
    found = shares_of(paired(games))
    places = list(dict.fromkeys((trial, seats) for trial, seats, _ in sorted(found)))
    width = 0.8 / len(bots)
    figure, axes = plt.subplots(figsize=(max(5, 0.6 * len(places) + 2), 4))
    for number, bot in enumerate(bots):
        played = [(at, found[(*place, bot)]) for at, place in enumerate(places) if (*place, bot) in found]
        shares = [won / games for _, (won, games) in played]
        spans = [wilson(won, games) for _, (won, games) in played]
        axes.bar(
            [at + (number - (len(bots) - 1) / 2) * width for at, _ in played],
            shares,
            width,
            yerr=[
                [max(0.0, share - low) for share, (low, _) in zip(shares, spans, strict=True)],
                [max(0.0, high - share) for share, (_, high) in zip(shares, spans, strict=True)],
            ],
            error_kw={"linewidth": 0.8},
            color=COLOURS[number % len(COLOURS)],
            label=bot,
        )
    axes.set_xticks(range(len(places)), [f"{trial}\n{seats}" for trial, seats in places])
    axes.set(ylim=(0, 1), xlabel="what is played, and seats", ylabel="share of games won (95 % interval)")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.16), ncols=len(bots), frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    save(figure, path)
    plt.close(figure)
