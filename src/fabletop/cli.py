"""The command line: play, serve, simulate, replay, rules, legend, bench."""

from __future__ import annotations

import errno
import itertools
import json
import os
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperGroup

from fabletop import ledger
from fabletop.bots import Bot, UnknownBot, make_bot
from fabletop.content.records import read_text
from fabletop.games import BOXES, USUAL, fewest_seats, sides_of
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.fair import keeps_promise, new_seed
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup, load_match
from fabletop.lab import legend as legend_lab
from fabletop.lab.bench import bench
from fabletop.lab.replay import events_of, teller
from fabletop.lab.rows import check_out, write_rows
from fabletop.lab.series import GameFailed, box_of, run_series
from fabletop.lab.summary import summary
from fabletop.ledger import UnknownRule

FIRST_GAME = next(iter(BOXES))
PERSON = "me"
WITH_USUAL_HEROES = ("andor",)  # games that have no heroes at random
INTERRUPTED = 130
LOCAL = "127.0.0.1"
PORT = 8321


class Refused(Exception):
    """Something asked for that makes no sense, and what to do instead."""


class PlainErrors(TyperGroup):
    """Says what is wrong with the outside world in one line, and ends with 1; faults of our own stay loud."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (BrokenFile, BadSetup, UnknownBot, UnknownRule, GameFailed, Refused) as wrong:
            fail(str(wrong))
        except ModuleNotFoundError as missing:
            if missing.name not in ("fastapi", "uvicorn", "sqlalchemy", "alembic"):
                raise
            fail("the browser table needs more: pip install 'fabletop[server]'", code=2)
        except OSError as wrong:
            if wrong.errno == errno.EPIPE or wrong.filename is None:
                raise
            fail(f"{wrong.filename}: {wrong.strerror}")


def fail(what: str, code: int = 1) -> NoReturn:
    typer.echo(f"fabletop: {what}", err=True)
    raise typer.Exit(code)


class Language(StrEnum):
    en = "en"
    es = "es"
    sv = "sv"


def commas(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def options_from(more: list[str], sets: str, legend: str, grades: str) -> dict[str, Any]:
    """The options of a game, but for its heroes."""
    options: dict[str, Any] = {}
    for given in more:
        name, sign, value = given.partition("=")
        if not sign:
            raise Refused(f"--option takes NAME=VALUE such as level=4, not {given!r}")
        options[name.strip()] = (legend_from if name.strip() == "legend" else value_of)(value.strip())
    if sets:
        options["sets"] = commas(sets)
    if legend:
        options["legend"] = legend_from(legend)
    if grades:
        options["grades"] = [value_of(grade) for grade in commas(grades)]
    return options


def legend_from(which: str) -> Any:
    """The number of a legend of the game, or what stands in the file of another."""
    if which.lstrip("-").isdecimal():
        return int(which)
    if not Path(which).exists():
        raise Refused(f"there is no legend {which}: name one of the game by number, or a file of your own")
    return read_text(Path(which))


def value_of(text: str) -> Any:
    """A number, yes or no, a list with commas, or a word."""
    if text.lstrip("-").isdecimal():
        return int(text)
    if text in ("true", "yes", "false", "no"):
        return text in ("true", "yes")
    return commas(text) if "," in text else text


def with_heroes(game: str, options: dict[str, Any], heroes: str, seats: int) -> dict[str, Any]:
    """The same with the heroes; one word about them holds for everybody who has one."""
    if not heroes:
        return options
    named = commas(heroes)
    if named in (["choose"], ["random"]):
        named = named * sides_of(game, options, seats)
    return {**options, "heroes": named}


app = typer.Typer(
    cls=PlainErrors,
    help="Fantasy board games with every rule enforced. Without a command: play.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
rules_app = typer.Typer(help="Look up the rules, by their words or by number.", no_args_is_help=True)
app.add_typer(rules_app, name="rules")
legend_app = typer.Typer(help="Check and try out a legend of Andor; docs/legends.md.", no_args_is_help=True)
app.add_typer(legend_app, name="legend")
app.command()(bench)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(BOXES)}.")]
LanguageOption = Annotated[Language, typer.Option(help="Of what is shown.")]
RulesetOption = Annotated[str, typer.Option(help="The ruleset to play by; the usual one unless told.")]
MoreOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="More to agree on, such as mode=guards level=4."
    ),
]
SetsOption = Annotated[str, typer.Option(metavar="A,B", help="The sets to play with; all unless told.")]
LegendOption = Annotated[
    str, typer.Option(metavar="LEGEND", help="The legend of andor to play: 11 to 17, or a file of your own.")
]
GradesOption = Annotated[str, typer.Option(metavar="1,2", help="The easier grades of andor: 1, 2 or both.")]


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    if show_version:
        from importlib.metadata import version

        typer.echo(f"fabletop {version('fabletop')}")
    elif ctx.invoked_subcommand is None:
        play()


# ── play ─────────────────────────────────────────────────────────────────────────────────────────────────


@app.command()
def play(
    game: GameArgument = FIRST_GAME,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help=f"One bot for all others, or one for each seat ({PERSON} is you)."),
    ] = "greedy",
    heroes: Annotated[
        str, typer.Option(metavar="A,B", help="A hero for each seat, or `random` or `choose` for all.")
    ] = "",
    sets: SetsOption = "",
    legend: LegendOption = "",
    grades: GradesOption = "",
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    language: LanguageOption = Language.en,
    seed: Annotated[int | None, typer.Option(min=0, help="Play this deal; a secret one unless told.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    port: Annotated[
        int, typer.Option(min=1, max=65535, help="Of the browser table; another if taken.")
    ] = PORT,
) -> None:
    """Play a game in the browser, or against bots or friends at one keyboard with --terminal."""
    box = box_of(game)
    if not terminal:
        told = heroes or sets or option or ruleset or legend or grades
        if resume is not None or save is not None or seed is not None or seats is not None or told:
            raise Refused("in the browser all this is chosen there; these options go with --terminal")
        play_in_browser(game, port)
        return
    if resume is not None:
        if seats is not None or seed is not None or heroes or sets or option or ruleset or legend or grades:
            raise Refused("--resume brings its own seats, seed, heroes, sets and ruleset: leave those out")
        match = load_match(resume, BOXES)
        if match.setup.game != game:
            raise BrokenFile(resume, "game", f"this is a match of {match.setup.game}: name that game instead")
    else:
        options = options_from(option or [], sets, legend, grades)
        number = seats if seats is not None else max(fewest_seats(game, options), len(commas(bots)))
        luck = new_seed() if seed is None else seed
        options = with_heroes(game, options, heroes, number)
        match = Match(box, Setup(game, number, luck, ruleset or USUAL[game], options))
    people, opponents = seat_them(bots, match.setup.seats)
    path = resume if save is None and resume is not None else free_path(save, game)
    from fabletop.terminal import play_in_terminal

    play_in_terminal(match, people, opponents, language.value, path)


def play_in_browser(game: str, port: int) -> None:
    """Serve this machine alone, and open the page when it is there."""
    from fabletop.server.run import free_port, open_browser, serve
    from fabletop.server.settings import read_settings

    settings = read_settings()
    if not (settings.client / "index.html").is_file():
        fail(
            "the pages of the browser table are not built yet: run `make client`; "
            f"to play in the terminal: fabletop play {game} --terminal",
            code=2,
        )
    address = f"http://{LOCAL}:{(port := free_port(LOCAL, port))}/"

    def ready() -> None:
        typer.echo(f"Fabletop is at {address} (Ctrl-C ends it; tables are kept)")
        open_browser(address)

    serve(settings, LOCAL, port, ready, quiet=True)


@app.command(name="serve")
def serve_others(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = LOCAL,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Where to listen.")] = PORT,
) -> None:
    """Serve tables to browsers; docs/hosting.md tells how, for friends and for many."""
    from fabletop.server.run import serve
    from fabletop.server.settings import read_settings

    serve(read_settings(), host, port)


def free_path(save: Path | None, game: str) -> Path:
    """Where to keep a match; nothing that is there already is written over."""
    if save is None:
        shelf = Path(os.environ.get("FABLETOP_HOME") or Path.home() / ".fabletop")
        shelf.mkdir(parents=True, exist_ok=True)
        return next(path for n in itertools.count(1) if not (path := shelf / f"{game}-{n}.json").exists())
    if save.exists():
        raise BrokenFile(save, "", f"it is there already: --resume {save} goes on with it, or name another")
    if not save.parent.is_dir():
        raise BrokenFile(save, "", f"there is no folder {save.parent}; make it first")
    return save


def seat_them(bots: str, seats: int) -> tuple[list[Seat], dict[Seat, Bot]]:
    """Who sits where: one name is for every seat but the first, a list names every seat."""
    names = commas(bots)
    if len(names) == 1:
        names = [PERSON, *names * (seats - 1)]
    if len(names) != seats:
        raise Refused(
            f"--bots takes one name, or one for each of the {seats} seats such as "
            f"{','.join([PERSON, *['greedy'] * (seats - 1)])}; {len(names)} were given"
        )
    people = [Seat(seat) for seat, name in enumerate(names) if name == PERSON]
    return people, {Seat(seat): make_bot(name) for seat, name in enumerate(names) if name != PERSON}


# ── simulate ─────────────────────────────────────────────────────────────────────────────────────────────


Record = TypeVar("Record")


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        return Text(f"{rate:.1f} games/s" if rate else "", style="progress.data.speed")


@app.command()
def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 100,
    seats: Annotated[str, typer.Option(metavar="A,B", help="The bot at each seat.")] = "greedy,random",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the work.")] = 1,
    heroes: Annotated[
        str, typer.Option(metavar="A,B", help="A hero for each seat, or `random` or `choose` for all.")
    ] = "",
    sets: SetsOption = "",
    legend: LegendOption = "",
    grades: GradesOption = "",
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    seed: Annotated[int, typer.Option(min=0, max=1 << 62, help="Of the first game; then one more each.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Write a row for each game: .parquet, .csv or .jsonl.")
    ] = None,
) -> None:
    """Let bots play many games, and show who won. Ctrl-C keeps what is done."""
    names = commas(seats)
    box_of(game)
    heroes = heroes or ("" if game in WITH_USUAL_HEROES else "random")
    if out is not None:
        check_out(out)
    series = run_series(
        game,
        names,
        games,
        seed=seed,
        ruleset=ruleset or USUAL[game],
        options=with_heroes(game, options_from(option or [], sets, legend, grades), heroes, len(names)),
        jobs=jobs,
    )
    records, stopped = gather(series, games, game)
    Console().print(summary(records, f"{game}: {len(records)} of {games} games, from seed {seed}"))
    if out is not None:
        write_rows(records, out)
        typer.echo(f"written: {out}")
    if isinstance(stopped, GameFailed):
        raise stopped
    if stopped is not None:
        fail(f"interrupted after {len(records)} games; what is done is above", INTERRUPTED)


def gather(
    series: Iterator[Record], games: int, game: str
) -> tuple[list[Record], KeyboardInterrupt | GameFailed | None]:
    """Collect a series under a progress bar; what broke it off comes with what was done until then."""
    records: list[Record] = []
    screen = Console(stderr=True)
    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    try:
        with bar:
            task = bar.add_task(game, total=games)
            for record in series:
                records.append(record)
                bar.advance(task)
    except (KeyboardInterrupt, GameFailed) as stopped:
        return records, stopped
    return records, None


# ── replay ───────────────────────────────────────────────────────────────────────────────────────────────


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    language: LanguageOption = Language.en,
    since: Annotated[int, typer.Option("--from", min=1, help="Begin at this line of the log.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each line; q ends.")] = False,
) -> None:
    """Tell a saved match event by event, as a spectator heard it, and check its dice."""
    match = load_match(file, BOXES)
    promised = json.loads(file.read_text(encoding="utf-8")).get("promise")
    typer.echo(f"{match.setup.game}, {match.setup.seats} seats, ruleset {match.setup.ruleset}")
    tell = teller(match, language.value)
    for number, (_, event) in enumerate(events_of(match), start=1):
        if number < since:
            continue
        typer.echo(f"{number:>5}  {tell(event)}", nl=not step)
        if step and input() == "q":
            return
    typer.echo(f"Promised before the first pick: {promised or 'nothing'}")
    if not match.game.over:
        typer.echo("The match is not over: its seed is shown after the last pick.")
    elif promised is None:
        typer.echo(f"The seed is {match.setup.seed}, but the file holds no promise to check it against.")
    elif keeps_promise(match.setup.seed, promised):
        typer.echo(f"Fair dice: the seed {match.setup.seed} is the one that was promised.")


# ── rules ────────────────────────────────────────────────────────────────────────────────────────────────


@rules_app.command()
def search(
    words: Annotated[list[str], typer.Argument(help="What to look for; case and accents do not matter.")],
    language: LanguageOption = Language.en,
    game: Annotated[str | None, typer.Option(help="In this game alone.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="Show no more than this.")] = 20,
) -> None:
    """Find rules by their words, best first."""
    found = ledger.search(" ".join(words), language.value, game)
    if not found:
        fail(f"no rule speaks of {' '.join(words)!r}; try fewer or shorter words")
    for rule in found[:most]:
        typer.echo(f"{rule.id}  {ledger.text(rule.id, language.value)}")
    if len(found) > most:
        typer.echo(f"… and {len(found) - most} more: name more words, or --most {len(found)}")


@rules_app.command()
def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="Such as village.sell.010.")],
    language: LanguageOption = Language.en,
) -> None:
    """Show one rule, where it stands in the book, and how it is read where the book leaves it open."""
    rule = ledger.find(id)
    typer.echo(f"{rule.id}\n{ledger.text(id, language.value)}")
    source = rule.source if isinstance(rule.source, str) else ", ".join(rule.source)
    typer.echo(f"source: {source}")
    for name in ("ambiguity", "retail", "first", "uncertain", "untestable"):
        if getattr(rule, name):
            typer.echo(f"{name}: {getattr(rule, name)}")
    if rule.conflict:
        typer.echo(f"conflict: Spanish: {rule.conflict.esp} Swedish: {rule.conflict.swe}")
        typer.echo(f"judged right: {rule.conflict.right} ({rule.conflict.why})")
    if rule.example:
        for name, lines in (("given", rule.example.given), ("then", rule.example.then)):
            for line in [lines] if isinstance(lines, str) else lines:
                typer.echo(f"example, {name}: {line}")


# ── legend ───────────────────────────────────────────────────────────────────────────────────────────────


LegendArgument = Annotated[str, typer.Argument(metavar="FILE", help="A legend's file, or 11 to 17.")]


@legend_app.command()
def check(file: LegendArgument) -> None:
    """Read a legend for 2, 3 and 4 heroes, and say what is wrong with it and where."""
    mistakes = legend_lab.mistakes_in(file)
    for mistake in mistakes:
        typer.echo(f"fabletop: {mistake}", err=True)
    if mistakes:
        raise typer.Exit(1)
    typer.echo(legend_lab.account_of(legend_lab.legend_of(file, 4)))


@legend_app.command()
def fields(
    board: Annotated[str, typer.Argument(help="grey_mountains or krahd; both unless told.")] = "",
) -> None:
    """List the fields of a board: name, terrain, neighbours, arrow, and what has its place there."""
    screen = Console()
    screen.width = max(screen.width, 100)
    for one in legend_lab.boards(board):
        screen.print(legend_lab.fields_table(one), highlight=False)


@legend_app.command(name="try")
def try_out(
    file: LegendArgument,
    heroes: Annotated[int, typer.Option(min=2, max=4, help="How many heroes.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 50,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "greedy",
) -> None:
    """Let a bot play a legend, and show how it ended. Ctrl-C keeps what is done."""
    legend = legend_lab.legend_of(file, heroes)
    make_bot(bot)
    tried, stopped = gather(legend_lab.try_legend(legend, bot, games), games, legend.id)
    title = f"{legend.id} with {heroes} heroes, {bot}: {len(tried)} of {games} games"
    Console().print(legend_lab.tried_table(tried, title), highlight=False)
    if isinstance(stopped, GameFailed):
        raise stopped
    if stopped is not None:
        fail(f"interrupted after {len(tried)} games; what is done is above", INTERRUPTED)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
