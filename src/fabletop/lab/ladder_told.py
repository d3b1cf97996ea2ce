"""A ladder as a page: ratings, who beats whom with what certainty, and a plot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fabletop.games.registration import Registration
from fabletop.lab.ladder import Meeting, Played, Rating, meetings, ratings
from fabletop.lab.machine import this_machine
from fabletop.lab.report import INK, WOOD, between, drawing, paragraph, save, table
from fabletop.lab.speed import is_compiled


def share(meeting: Meeting | None) -> str:
    if meeting is None or meeting.games == 0:
        return "–"
    return f"{meeting.won / meeting.games:.1%} ({between(meeting.won, meeting.games)})"


def rows(games: Sequence[Played]) -> tuple[list[str], list[list[str]]]:
    """A line for each bot, the strongest first: its rating, and what it won against each other."""
    order = ratings(games)
    met = meetings(games)
    heading = ["bot", "rating", *(f"against {rating.bot}" for rating in order)]
    lines = [
        [
            one.bot,
            f"{one.strength:.1f} ± {2 * one.doubt:.1f}",
            *(share(met.get((one.bot, other.bot))) for other in order),
        ]
        for one in order
    ]
    return heading, lines


def title_of(game: Registration, ruleset: str, wanted: Mapping[str, Any], seats: int) -> str:
    """What a ladder measures: the game, what was asked for beside the usual, and how many play."""
    by = [] if ruleset == game.usual else [ruleset]
    return ", ".join([game.name, *by, *map(str, wanted.values()), f"{seats} players"])


def section(title: str, games: Sequence[Played], command: str, plot: str) -> str:
    """One ladder of the page, between marks by which it is found again."""
    seeds = sorted({game.seed for game in games})
    build = "compiled" if is_compiled() else "plain"
    heading, lines = rows(games)
    told = paragraph(
        f"{len(games):,} games in mirrored pairs, seeds {seeds[0]} to {seeds[-1]}, {build} build, "
        f"{this_machine()}; made by `{command}`. Shares are of games won, with their 95 % interval (Wilson); "
        "ratings are openskill's."
    )
    parts = [f"## {title}", "", *told, "", *table(heading, lines), "", f"![{title}]({plot})", ""]
    return "\n".join(parts)


def into_page(path: Path, title: str, text: str) -> None:
    """Put a section into a page, in place of the one with the same title."""
    page = path.read_text(encoding="utf-8") if path.exists() else "# The ladder of bots\n"
    before, *sections = page.split("\n## ")
    kept = [one for one in sections if not one.startswith(f"{title}\n")]
    texts = sorted([*kept, text.removeprefix("## ")], key=lambda one: one.splitlines()[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        "\n## ".join([before.rstrip("\n") + "\n", *(one.strip() + "\n" for one in texts)]), "utf-8"
    )


def draw(games: Sequence[Played], path: Path) -> None:
    """Every bot's rating with its doubt: these can be compared even where not all have met."""
    plt = drawing()
    order: list[Rating] = ratings(games)[::-1]
    figure, axes = plt.subplots(figsize=(7, 0.5 * len(order) + 1))
    axes.errorbar(
        [rating.strength for rating in order],
        [rating.bot for rating in order],
        xerr=[2 * rating.doubt for rating in order],
        fmt="o",
        color=WOOD,
        ecolor=INK,
    )
    axes.set(xlabel="rating, and twice its doubt to both sides")
    axes.margins(y=0.2)
    path.parent.mkdir(parents=True, exist_ok=True)
    save(figure, path)
    plt.close(figure)
