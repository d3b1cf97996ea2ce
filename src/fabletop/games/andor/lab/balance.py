"""The balance of the legends of Andor, played out by bots: `python -m fabletop.games.andor.lab.balance`.

Writes docs/balance/andor.md and its plot.  Every number in the report comes from the games of that run.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

from rich.progress import track

from fabletop.games.andor.defs import LETTERS, GoalDef
from fabletop.games.andor.lab.legends import WON
from fabletop.games.andor.lab.played import ANY, EASIER, GRADES, NORMAL, RANDOM, Told, jobs_for, tell
from fabletop.games.andor.load import NUMBERS, content, legend_for
from fabletop.games.andor.options import FIRST_LEGEND
from fabletop.games.andor.setup import usual_heroes
from fabletop.games.andor.words import TEXT, CardWords
from fabletop.lab.report import BAND, between, drawing, paragraph, percent, save, table, verdict
from fabletop.lab.workers import add_on, workers_for
from fabletop.shares import wilson
from fabletop.speech import Speech

# What share of games the usual heroes should win: nearly all in the first legend, in the last less than half
WON_SHARES: Final[dict[int, tuple[float, float]]] = {
    11: (0.80, 1.0),
    12: (0.65, 0.85),
    13: (0.58, 0.78),
    14: (0.52, 0.72),
    15: (0.46, 0.66),
    16: (0.40, 0.60),
    17: (0.35, 0.50),
}
APART: Final = 0.20  # how much more often one number of heroes may win a legend than another
FIRST_WITH_ANY: Final = 0.60  # what any heroes should win at least of the first legend


# -- the report -------------------------------------------------------------------------------------------

ABOUT: Final = """
{:,} games, made by `{}`: {:,} for each legend with the greedy bots, who play as the planner plans, and the
heroes that the lobby offers ({}, so many of them as play), a third each with two, three and four heroes;
a fifth as many at each easier grade, a third as many with any heroes, drawn from the eight figures, and
a tenth with random picks. Each hero has a seat and a bot of its own. Seeds count from {}; all legends
are played with the same seeds, so that they can be held against each other.
"""
HOW_TO_READ: Final = """
How to read it: *won* is the share of games won, and the true share lies between the two numbers beside
it 95 times in 100 (Wilson's interval). The columns *lost* tell why the others were lost; with *won*
they make up all games, and a reason that never came up has no column. Days, the narrator's letter (A is
1, N is 14) and the strength and willpower of a hero are means at the end of a game. A goal counts when
it was reached, whether or not the game was won. The greedy bot plans with what its seat may know; it is
a sensible player, not a strong one, so these are its games and not the last word. Only numbers that our
content marks as original were tuned.
"""
WANTED: Final = """
Wanted at normal grade with the usual heroes: the first legend is won nearly always, and from legend to
legend less often, down to less than half of the games in the last one; the shares are {shares}. Outside:
"""


def wanted_shares() -> dict[str, str]:
    shares = [f"{low:.0%} to {high:.0%} in {legend}" for legend, (low, high) in WON_SHARES.items()]
    return {"shares": ", ".join(shares)}


def names_of(figures: Sequence[str]) -> str:
    return ", ".join(name.capitalize() for name in figures)


def won(told: Sequence[Told]) -> int:
    return sum(one.end == WON for one in told)


def won_share(told: Sequence[Told]) -> float:
    return won(told) / len(told)


def played_as(told: Sequence[Told], legend: int, played: str) -> list[Told]:
    return [one for one in told if one.legend == legend and one.played == played]


def report(told: Sequence[Told], command: str, seed: int) -> str:
    legends = sorted({one.legend for one in told})
    at_random = [one for one in told if one.played == RANDOM]
    lines = [
        "# The balance of the legends of Andor",
        "",
        *paragraph(ABOUT.format(len(told), command, most(told), names_of(usual_heroes(NUMBERS[-1])), seed)),
        "",
        *paragraph(HOW_TO_READ),
        "",
        "## All legends",
        "",
        "![Share of games won by legend and grade](legends.png)",
        "",
        *table(
            [
                *("legend", NORMAL, "95 % between", ""),
                *(f"{n} heroes" for n in NUMBERS),
                *(ANY, *EASIER, RANDOM),
            ],
            [overview(told, legend) for legend in legends],
        ),
        "",
        *paragraph(WANTED.format(**wanted_shares())),
        "",
        *(outside(told, legends) or ["- none"]),
        "",
        f"Wanted of any two numbers of the usual heroes: no more than {APART:.0%} apart. Not so:",
        "",
        *(too_far_apart(told, legends) or ["- none"]),
        "",
        f"Wanted of the first legend: every number of the usual heroes wins "
        f"{WON_SHARES[FIRST_LEGEND][0]:.0%} or more, and any heroes {FIRST_WITH_ANY:.0%}. Not so:",
        "",
        *(first_too_hard(told) or ["- none"]),
        "",
        "Wanted at every easier grade: more won than at normal grade. Not so:",
        "",
        *(not_easier(told, legends) or ["- none"]),
        "",
        f"Wanted at random: no game won. Found: {won(at_random)} of {len(at_random):,}, "
        f"{'not held' if won(at_random) else 'held'}.",
        "",
    ]
    for legend in legends:
        lines += chapter([one for one in told if one.legend == legend], legend)
    return "\n".join(lines)


def outside(told: Sequence[Told], legends: Sequence[int]) -> list[str]:
    """The legends that are won too seldom or too often."""
    found = []
    for legend in legends:
        share = won_share(played_as(told, legend, NORMAL))
        low, high = WON_SHARES[legend]
        if not low <= share <= high:
            found.append(f"- {legend} {title(legend)}: {share:.1%} won, {verdict(share, low, high)}")
    return found


def by_number(told: Sequence[Told], legend: int, played: str) -> dict[int, float]:
    """The share of games won with each number of heroes that played."""
    games = played_as(told, legend, played)
    parts = {number: [one for one in games if one.heroes == number] for number in NUMBERS}
    return {number: won_share(part) for number, part in parts.items() if part}


def too_far_apart(told: Sequence[Told], legends: Sequence[int]) -> list[str]:
    """The legends that one number of heroes wins much more often than another."""
    found = []
    for legend in legends:
        shares = by_number(told, legend, NORMAL)
        best = max(shares, key=lambda number: shares[number])
        worst = min(shares, key=lambda number: shares[number])
        if shares[best] - shares[worst] > APART:
            found.append(
                f"- {legend} {title(legend)}: {shares[best]:.1%} with {best} heroes, "
                f"{shares[worst]:.1%} with {worst}"
            )
    return found


def first_too_hard(told: Sequence[Told]) -> list[str]:
    """With which heroes the legend that teaches the game is won too seldom."""
    found = []
    for played, least in ((NORMAL, WON_SHARES[FIRST_LEGEND][0]), (ANY, FIRST_WITH_ANY)):
        for number, share in by_number(told, FIRST_LEGEND, played).items():
            if share < least:
                found.append(f"- {played}, {number} heroes: {share:.1%}")
    return found


def not_easier(told: Sequence[Told], legends: Sequence[int]) -> list[str]:
    """The easier grades at which a legend is not won more often. [andor.difficulty.010]"""
    found = []
    for legend in legends:
        usual = won_share(played_as(told, legend, NORMAL))
        for grade in EASIER:
            games = played_as(told, legend, grade)
            if games and won_share(games) <= usual:
                found.append(
                    f"- {legend} {title(legend)}, {grade}: {won_share(games):.1%} against {usual:.1%}"
                )
    return found


def most(told: Sequence[Told]) -> int:
    """How many games were played at one grade of one legend."""
    return max(Counter((one.legend, one.played) for one in told).values())


def title(legend: int) -> str:
    return Speech("en", TEXT).phrase(CardWords().legend(legend_for(legend, NUMBERS[0])))


def overview(told: Sequence[Told], legend: int) -> list[str]:
    """A legend in one line."""
    normal = played_as(told, legend, NORMAL)
    parts = [[one for one in normal if one.heroes == number] for number in NUMBERS]
    parts += [played_as(told, legend, name) for name in (ANY, *EASIER, RANDOM)]
    return [
        f"{legend} {title(legend)}",
        percent(won(normal), len(normal)),
        between(won(normal), len(normal)),
        verdict(won_share(normal), *WON_SHARES[legend]),
        *(percent(won(games), len(games)) for games in parts),
    ]


def chapter(told: Sequence[Told], legend: int) -> list[str]:
    """A legend at all grades, with every number of heroes and with all of them."""
    goals = legend_for(legend, NUMBERS[0]).goals
    lost = Counter(one.end for one in told if one.end != WON)
    ends = sorted(lost, key=lambda end: (-lost[end], end))
    heading = [
        *("played", "heroes", "games", "won", "95 % between"),
        *(f"lost: {end}" for end in ends),
        *("days", "letter", "strength", "willpower"),
        *(f"goal: {goal.id}{' (optional)' if goal.optional else ''}" for goal in goals),
    ]
    rows: list[list[str]] = []
    for played in (NORMAL, ANY, *EASIER, RANDOM):
        games = played_as(told, legend, played)
        for number in NUMBERS:
            rows += summed(played, str(number), [one for one in games if one.heroes == number], ends, goals)
        rows += summed(played, "all", games, ends, goals)
    return [f"## Legend {legend}: {title(legend)}", "", *table(heading, rows), ""]


def summed(
    played: str, heroes: str, told: Sequence[Told], ends: Sequence[str], goals: Sequence[GoalDef]
) -> list[list[str]]:
    """What a pile of games adds up to; nothing if there is none."""
    if not told:
        return []
    games = len(told)
    letter = mean(one.letter for one in told)
    reached = Counter(goal for one in told for goal in one.goals)
    line = [
        *(played, heroes, f"{games:,}", percent(won(told), games), between(won(told), games)),
        *(percent(sum(one.end == end for one in told), games) for end in ends),
        f"{mean(one.days for one in told):.1f}",
        f"{LETTERS[round(letter)]} ({letter + 1:.1f})",
        f"{mean(one.strength for one in told):.1f}",
        f"{mean(one.willpower for one in told):.1f}",
        *(percent(reached[goal.id], games) for goal in goals),
    ]
    return [line]


# -- the plot ---------------------------------------------------------------------------------------------

COLOURS: Final = ("#8a5a2b", "#5f7d4f", "#3f6f8f", "#b08a2e")  # one for each grade


def draw_plot(told: Sequence[Told], folder: Path) -> None:
    """A bar for each legend and grade, with its interval."""
    plt = drawing()
    legends = sorted({one.legend for one in told})
    width = 0.8 / len(GRADES)
    figure, axes = plt.subplots(figsize=(9, 4))
    for place, legend in enumerate(legends):
        axes.fill_between((place - 0.5, place + 0.5), *WON_SHARES[legend], color=BAND, linewidth=0)
    for i, grade in enumerate(GRADES):
        found = [(place, played_as(told, legend, grade)) for place, legend in enumerate(legends)]
        found = [(place, games) for place, games in found if games]
        shares = [won_share(games) for _, games in found]
        spans = [wilson(won(games), len(games)) for _, games in found]
        axes.bar(
            [place + (i - (len(GRADES) - 1) / 2) * width for place, _ in found],
            shares,
            width,
            yerr=[
                [max(0.0, share - low) for share, (low, _) in zip(shares, spans, strict=True)],
                [max(0.0, high - share) for share, (_, high) in zip(shares, spans, strict=True)],
            ],
            error_kw={"linewidth": 0.8},
            color=COLOURS[i],
            label=grade,
        )
    axes.set_xticks(range(len(legends)), [str(legend) for legend in legends])
    axes.set(
        ylim=(0, 1),
        xlabel="legend; the band is what we aim at with the normal grade",
        ylabel="share of games won (95 % interval)",
    )
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.14), ncols=len(GRADES), frameon=False)
    save(figure, folder / "legends.png")
    plt.close(figure)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m fabletop.games.andor.lab.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="greedy games for each legend at normal grade")
    parser.add_argument("--legends", type=int, nargs="+", choices=content().legends, help="all unless told")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/balance"))
    add_on(parser)
    asked = parser.parse_args(arguments)
    legends = sorted(set(asked.legends or content().legends))
    jobs = jobs_for(legends, asked.games, asked.seed)
    playing = workers_for(asked.on, asked.jobs).share(tell, jobs)
    told = list(track(playing, description="andor", total=len(jobs)))
    command = f"{parser.prog} --games {asked.games} --seed {asked.seed}"
    if asked.legends:
        command += f" --legends {' '.join(map(str, legends))}"
    asked.out.mkdir(parents=True, exist_ok=True)
    (asked.out / "andor.md").write_text(report(told, command, asked.seed), encoding="utf-8")
    draw_plot(told, asked.out)
    print(f"wrote {asked.out / 'andor.md'}")


if __name__ == "__main__":
    main()
