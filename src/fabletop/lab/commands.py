"""The commands of the lab: `fabletop lab train`, which fits a judge, `fabletop lab practise`, by which a
heuristic learns what to want, and `fabletop ladder`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from fabletop.bots import make_bot
from fabletop.bots.weights import WeightsFile, read_weights, write_weights
from fabletop.commands import (
    Refused,
    commas,
    end_of,
    gather,
    options_from,
    with_heroes,
    with_switches,
)
from fabletop.games import find_game
from fabletop.games.registration import RANDOM, Registration
from fabletop.kernel.match import Setup
from fabletop.lab import ladder as climbing
from fabletop.lab import ladder_together as together
from fabletop.lab import ladder_told
from fabletop.lab.practise import HEAT, HOLD, Gains, exercises, pace_of, practise
from fabletop.lab.speed import is_compiled
from fabletop.lab.train import Fit, Learned, fit, lessons, play_lessons
from fabletop.lab.workers import HERE, Workers, workers_for

JobsOption = Annotated[int, typer.Option(min=1, help="How many processes share the work.")]
OnOption = Annotated[
    str, typer.Option(metavar="WHERE", help="here, ray (as many workers as --jobs) or ray://HOST:PORT.")
]
RulesetOption = Annotated[str, typer.Option(help="The ruleset to play by; the usual one unless told.")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]
MoreOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="More to agree on.")
]
lab_app = typer.Typer(help="What the bots are made with.", no_args_is_help=True)


def agreed(
    game: Registration, more: list[str] | None, switches: Mapping[str, str], seats: int
) -> dict[str, Any]:
    """The options that were asked for, with heroes left to chance where a game lets them be."""
    heroes = RANDOM if game.leaves_to_chance(RANDOM) else ""
    return with_heroes(game, options_from(game, more or [], switches), heroes, seats)


def need(module: str) -> None:
    try:
        __import__(module)
    except ImportError:
        raise Refused(f"this needs {module}: pip install 'fabletop[lab]'") from None


# ── train ────────────────────────────────────────────────────────────────────────────────────────────────


@lab_app.command()
@with_switches
def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where to write the weights; those there are measured beside.")],
    seats: Annotated[str, typer.Option(metavar="A,B", help="The bot at each seat.")] = "greedy,greedy",
    games: Annotated[int, typer.Option(min=10, help="How many to play.")] = 10_000,
    share: Annotated[int, typer.Option(min=1, max=100, help="Of the turns that are kept, in percent.")] = 35,
    jobs: JobsOption = 1,
    on: OnOption = HERE,
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; then one more each.")] = 1_000_000,
    keep: Annotated[bool, typer.Option(help="Write the weights, or only tell how good they are.")] = True,
    *,
    switches: Mapping[str, str],
) -> None:
    """Let bots play with a few careless picks, and fit what a position is worth by who won."""
    need("numpy")
    known = find_game(game)
    if known.training is None:
        raise Refused(f"{game} has no judge that could be trained")
    names = commas(seats)
    for name in names:
        make_bot(name)
    options = agreed(known, option, switches, len(names))
    work = lessons(game, names, games, seed, options, ruleset or known.usual, share * 10)
    learned, stopped = gather(play_lessons(work, workers_for(on, jobs)), games, f"{game}: lessons")
    columns = list(known.training(options).columns())
    found = fit(sorted(learned, key=seed_of), before_of(out, columns))
    Console().print(figures_told(found, len(learned)))
    if keep and stopped is None:
        write_weights(out, file_of(found, columns, names, seed, len(learned)), HEADING)
        typer.echo(f"written: {out}")
    end_of(stopped, len(learned))


HEADING = """What each term weighs in log-odds, by logistic regression: `fabletop lab train`, docs/search.md.
0 to 15 % of the picks were random, 0 to 5 % where all win together; every fifth game was held out, and
`loss` is that of those."""


def seed_of(learned: Learned) -> int:
    return learned.seed


def before_of(path: Path, columns: list[str]) -> list[float] | None:
    """The weights that are there already; what they do not name weighs nothing."""
    if not path.exists():
        return None
    weights = read_weights(path).weights
    return [weights.get(name, 0.0) for name in columns]


def figures_told(found: Fit, games: int) -> Table:
    told = Table(title=f"{found.rows:,} positions of {games:,} games")
    for heading in ("weights", "log-loss on games not seen"):
        told.add_column(heading)
    told.add_row("new", f"{found.loss:.4f} (on games seen {found.seen:.4f})")
    told.add_row("old", "–" if found.before is None else f"{found.before:.4f}")
    told.add_row("none: the share of wins", f"{found.even:.4f}")
    return told


def file_of(found: Fit, columns: list[str], bots: list[str], seed: int, games: int) -> WeightsFile:
    figures = {
        "bots": bots,
        "games": games,
        "seeds": [seed, seed + games - 1],
        "positions": found.rows,
        "loss": round(found.loss, 4),
        "loss_before": None if found.before is None else round(found.before, 4),
        "loss_of_the_share": round(found.even, 4),
        "build": "compiled" if is_compiled() else "plain",
    }
    return WeightsFile(dict(zip(columns, map(float, found.weights), strict=True)), figures)


# ── practise ─────────────────────────────────────────────────────────────────────────────────────────────


@lab_app.command("practise")
@with_switches
def practise_command(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="Where to write the weights.")],
    seats: Annotated[int, typer.Option(min=2, help="How many play.")] = 2,
    rounds: Annotated[int, typer.Option(min=1, help="After each of them all weights are learned anew.")] = 6,
    games: Annotated[int, typer.Option(min=10, help="How many to play in a round.")] = 12_000,
    jobs: JobsOption = 1,
    on: OnOption = HERE,
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; then one more each.")] = 20_000_000,
    go_on: Annotated[bool, typer.Option(help="Begin with the weights that are there.")] = False,
    *,
    switches: Mapping[str, str],
) -> None:
    """Let the heuristic play itself and try what seems nearly as good; what won is wanted more."""
    need("numpy")
    workers = workers_for(on, jobs)
    known = find_game(game)
    if known.practice is None:
        raise Refused(f"{game} has nothing that could be practised")
    columns = list(known.practice().columns())
    options = agreed(known, option, switches, seats)
    old = before_of(out, columns) if go_on else None
    weights = [0.0] * len(columns) if old is None else old
    for number in range(rounds):
        first = seed + number * games
        deals = [Setup(game, seats, first + n, ruleset or known.usual, options) for n in range(games)]
        gains = Gains(len(columns))
        told = f"{game}: round {number + 1} of {rounds}"
        done, stopped = gather(gains.added(practise(exercises(deals, weights), workers)), games, told)
        if stopped is not None:
            end_of(stopped, len(done))
            return
        pace = pace_of(number)
        weights = [w + pace * float(gain) for w, gain in zip(weights, gains.learned(), strict=True)]
        figures = {
            "seats": seats,
            "rounds": number + 1,
            "games": games * (number + 1),
            "seeds": [seed, first + games - 1],
            "begun_with": "none" if old is None else out.name,
            "heat": HEAT,
            "hold": HOLD,
            "build": "compiled" if is_compiled() else "plain",
        }
        write_weights(out, WeightsFile(dict(zip(columns, weights, strict=True)), figures), PRACTISED)
        typer.echo(f"written: {out}")


PRACTISED = """What each column adds to the share of games won, learned by play.
By `fabletop lab practise`, docs/search.md."""


# ── ladder ───────────────────────────────────────────────────────────────────────────────────────────────


@with_switches
def ladder(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays; each against each.")] = (
        "master,sharp,steady,greedy,novice,random"
    ),
    games: Annotated[int, typer.Option(min=2, help="For each two bots; half of them from each side.")] = 200,
    seats: Annotated[
        int, typer.Option(min=0, help="The two sides sit turn about: 2 unless told; any where all are one.")
    ] = 0,
    jobs: JobsOption = 1,
    on: OnOption = HERE,
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    seed: Annotated[int, typer.Option(min=0, help="Of the first pair.")] = climbing.FIRST_SEED,
    kept: Annotated[
        Path | None, typer.Option(help="Where games are kept to go on from: GAME-ladder.jsonl unless told.")
    ] = None,
    page: Annotated[Path | None, typer.Option(help="Write the ladder into this page, beside a plot.")] = None,
    *,
    switches: Mapping[str, str],
) -> None:
    """Let every bot play every other, the same deals from both sides. It goes on where it was stopped.

    A game that all win or lose together is played by each bot with the same seeds, a bot at all seats."""
    known = find_game(game)
    workers = workers_for(on, jobs)
    names = commas(bots)
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise Refused("--bots takes at least two, each of them once")
    if known.trials():
        wanted = options_from(known, option or [], switches)
        rules = ruleset or known.usual
        ladder_of_all(known, names, games, seats, wanted, rules, seed, workers, kept, page)
        return
    need("openskill")
    seats = seats or climbing.SIDES
    if seats % climbing.SIDES:
        raise Refused("--seats is even: two sides sit turn about")
    rules = ruleset or known.usual
    options = agreed(known, option, switches, seats)
    wanted = options_from(known, option or [], switches)
    deals = () if seats > climbing.SIDES else known.even(rules, wanted)
    pairs = (games + 1) // 2
    work = climbing.jobs_of(
        game, names, pairs, seats=seats, seed=seed, ruleset=rules, options=options, deals=deals
    )
    file = kept or Path(f"{game}-ladder-{seats}.jsonl")
    done, stopped = gather(climbing.play_ladder(work, file, workers), len(work), f"{game}: ladder")
    if done:
        title = ladder_told.title_of(known, rules, wanted, seats)
        told = Table(title=f"{title}: {len(done)} of {len(work)} games")
        heading, lines = ladder_told.rows(done)
        for one in heading:
            told.add_column(one)
        for line in lines:
            told.add_row(*line)
        Console().print(told)
        if page is not None:
            plot = page.with_name(f"ladder-{title.replace(' players', '').replace(', ', '-')}.png")
            ladder_told.draw(done, plot)
            command = f"fabletop ladder {game} --bots {bots} --games {games} --seats {seats} --seed {seed}"
            command += f" --ruleset {ruleset}" if ruleset else ""
            command += "".join(f" --option {name}={value}" for name, value in wanted.items())
            ladder_told.into_page(page, title, ladder_told.section(title, done, command, plot.name))
            typer.echo(f"written: {page}, {plot}")
    end_of(stopped, len(done))


def ladder_of_all(
    game: Registration,
    names: list[str],
    games: int,
    seats: int,
    wanted: Mapping[str, Any],
    ruleset: str,
    seed: int,
    workers: Workers,
    kept: Path | None,
    page: Path | None,
) -> None:
    """The ladder of a game that all win or lose together: so many games of each trial for each bot."""
    trials = together.trials_for(game, seats, wanted)
    if not trials:
        raise Refused(f"{game.name} has nothing to measure bots by with these options and seats")
    work = together.tasks_of(game, trials, names, games, seed, ruleset)
    file = kept or Path(f"{game.name}-ladder.jsonl")
    done, stopped = gather(together.play_together(work, file, workers), len(work), f"{game.name}: ladder")
    if done:
        told = Table(title=f"{game.name}, together: {len(done)} of {len(work)} games")
        heading, lines = together.rows(done, names)
        for one in heading:
            told.add_column(one)
        for line in lines:
            told.add_row(*line)
        Console().print(told)
        if page is not None:
            title = f"{game.name}, together"
            plot = page.with_name(f"ladder-{game.name}.png")
            together.draw(done, names, plot)
            command = f"fabletop ladder {game.name} --bots {','.join(names)} --games {games} --seed {seed}"
            for name, value in wanted.items():
                command += f" --option {name}={value}"
            if seats:
                command += f" --seats {seats}"
            text = together.section(title, done, names, command, plot.name)
            ladder_told.into_page(page, title, text)
            typer.echo(f"written: {page}, {plot}")
    end_of(stopped, len(done))
