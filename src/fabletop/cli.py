"""The command line: play, serve, simulate, replay, rules, bench, and whatever else the games bring."""

from __future__ import annotations

import errno
import itertools
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from fabletop import __version__, ledger
from fabletop.bots import USUAL, Bot, UnknownBot, make_bot
from fabletop.commands import (
    Refused,
    commas,
    end_of,
    fail,
    gather,
    options_from,
    with_heroes,
    with_switches,
)
from fabletop.games import BOXES, GAMES, find_game
from fabletop.games.registration import RANDOM, Kept, Registration
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.fair import keeps_promise, new_seed
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup, load_match
from fabletop.lab.bench import bench
from fabletop.lab.commands import JobsOption, OnOption, lab_app, ladder, need
from fabletop.lab.replay import events_of, teller
from fabletop.lab.rows import check_out, to_frame, write_frame
from fabletop.lab.run import GAMES_TABLE, ROUNDS_TABLE, Run
from fabletop.lab.series import GameFailed, play_jobs, series_jobs
from fabletop.lab.speed import is_compiled
from fabletop.lab.summary import summary
from fabletop.lab.workers import HERE, workers_for
from fabletop.ledger import UnknownRule
from fabletop.puzzles.commands import puzzles

FIRST_GAME = next(iter(GAMES))
PERSON = "me"
LOCAL = "127.0.0.1"
PORT = 8321


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


class Language(StrEnum):
    en = "en"
    es = "es"
    sv = "sv"


app = typer.Typer(
    cls=PlainErrors,
    help="Fantasy board games with every rule enforced. Without a command: play.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
rules_app = typer.Typer(help="Look up the rules, by their words or by number.", no_args_is_help=True)
app.add_typer(rules_app, name="rules")
for _game in GAMES.values():
    for _name, _commands in _game.commands().items():
        app.add_typer(_commands, name=_name)
app.command()(bench)
app.command()(ladder)
app.command()(puzzles)
app.add_typer(lab_app, name="lab")

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
LanguageOption = Annotated[Language, typer.Option(help="Of what is shown.")]
RulesetOption = Annotated[str, typer.Option(help="The ruleset to play by; the usual one unless told.")]
MoreOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="More to agree on, such as mode=guards level=4."
    ),
]
HeroNames = Annotated[
    str, typer.Option(metavar="A,B", help="A hero for each seat, or `random` or `choose` for all.")
]


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help="Show the version, the engine and the contents, and leave.")
    ] = False,
) -> None:
    if show_version:
        tell_version()
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        play()


def tell_version() -> None:
    """What somebody who reports a fault should say; a content goes by as much of its hash as a saved match
    that is refused names."""
    typer.echo(f"fabletop {__version__}")
    typer.echo(f"engine: {'compiled' if is_compiled() else 'plain Python'}")
    for game, box in BOXES.items():
        typer.echo(f"content of {game}: {box.content_hash()[:12]}")


# ── play ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Wishes:
    """What somebody asked for that belongs to a new match; what was left out is empty."""

    game: Registration
    seats: int | None
    seed: int | None
    ruleset: str
    heroes: str
    more: Sequence[str]
    switches: Mapping[str, str]

    @property
    def told(self) -> bool:
        """Whether anything was asked for but the game."""
        numbers = self.seats is not None or self.seed is not None
        return numbers or bool(self.ruleset or self.heroes or self.more or self.switches)

    def match(self, bots: str) -> Match:
        """A new match, with as many seats as were asked for or as it takes."""
        options = options_from(self.game, self.more, self.switches)
        fewest = self.game.seats_for(options)[0]
        seats = self.seats if self.seats is not None else max(fewest, len(commas(bots)))
        luck = new_seed() if self.seed is None else self.seed
        options = with_heroes(self.game, options, self.heroes, seats)
        return Match(
            self.game.box, Setup(self.game.name, seats, luck, self.ruleset or self.game.usual, options)
        )


@app.command()
@with_switches
def play(
    game: GameArgument = FIRST_GAME,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help=f"One bot for all others, or one for each seat ({PERSON} is you)."),
    ] = USUAL,
    heroes: HeroNames = "",
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    language: LanguageOption = Language.en,
    seed: Annotated[int | None, typer.Option(min=0, help="Play this deal; a secret one unless told.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    after: Annotated[
        Path | None,
        typer.Option(help="The chapter after one that was won; one that was lost begins again."),
    ] = None,
    keep: Annotated[
        str | None, typer.Option(metavar="A,B", help="The cards that go on to it; asked for unless told.")
    ] = None,
    port: Annotated[
        int, typer.Option(min=1, max=65535, help="Of the browser table; another if taken.")
    ] = PORT,
    *,
    switches: Mapping[str, str],
) -> None:
    """Play a game in the browser, or against bots or friends at one keyboard with --terminal."""
    wishes = Wishes(find_game(game), seats, seed, ruleset, heroes, option or [], switches)
    if keep is not None and after is None:
        raise Refused("--keep goes with --after: it names cards of a chapter that was won")
    if terminal:
        if after is not None:
            match = going_on(after, resume, keep, wishes, language)
        else:
            match = wishes.match(bots) if resume is None else resumed(resume, wishes)
        path = resume if save is None and resume is not None else free_path(save, game)
        play_here(match, bots, language, path)
    elif wishes.told or not (resume is after is save is None):
        raise Refused("in the browser all this is chosen there; these options go with --terminal")
    else:
        play_in_browser(game, port)


def resumed(path: Path, wishes: Wishes) -> Match:
    """A saved match, as it was set up."""
    if wishes.told:
        raise Refused("--resume brings its own seats, seed, heroes, options and ruleset: leave those out")
    return saved_match(path, wishes)


def saved_match(path: Path, wishes: Wishes) -> Match:
    match = load_match(path, BOXES)
    if match.setup.game != wishes.game.name:
        raise BrokenFile(path, "game", f"this is a match of {match.setup.game}: name that game instead")
    return match


def going_on(path: Path, resume: Path | None, keep: str | None, wishes: Wishes, language: Language) -> Match:
    """The match after a saved one, of a campaign."""
    from fabletop.terminal.chapters import Chooser, match_after

    other = wishes.seats is not None or wishes.ruleset or wishes.heroes or wishes.switches
    if other or resume is not None:
        raise Refused("--after brings its own seats, heroes and ruleset: leave those out, and --resume too")
    before = saved_match(path, wishes)

    def named(kept: Kept) -> list[str]:
        return commas(keep or "")

    anew = options_from(wishes.game, wishes.more, {})
    ask = Chooser(before.setup.game, language.value, Console(highlight=False)) if keep is None else named
    try:
        return match_after(before, ask, anew, wishes.seed)
    except EOFError:
        raise Refused("say with --keep which cards go on, such as --keep tactics,bless") from None


def play_here(match: Match, bots: str, language: Language, path: Path) -> None:
    """Seat everybody at this keyboard."""
    from fabletop.terminal import play_in_terminal

    people, opponents = seat_them(bots, match.setup.seats)
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


@app.command()
@with_switches
def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 100,
    seats: Annotated[str, typer.Option(metavar="A,B", help="The bot at each seat.")] = "greedy,random",
    jobs: JobsOption = 1,
    on: OnOption = HERE,
    heroes: HeroNames = "",
    option: MoreOption = None,
    ruleset: RulesetOption = "",
    seed: Annotated[int, typer.Option(min=0, max=1 << 62, help="Of the first game; then one more each.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Write a row for each game: .parquet, .csv or .jsonl.")
    ] = None,
    run: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep every game there as it ends, and go on from there."),
    ] = None,
    *,
    switches: Mapping[str, str],
) -> None:
    """Let bots play many games, and show who won. Ctrl-C keeps what is done; with --run it can go on."""
    names = commas(seats)
    known = find_game(game)
    heroes = heroes or (RANDOM if known.leaves_to_chance(RANDOM) else "")
    if out is not None:
        check_out(out)
    work = series_jobs(
        game,
        names,
        games,
        seed=seed,
        ruleset=ruleset or known.usual,
        options=with_heroes(known, options_from(known, option or [], switches), heroes, len(names)),
        course=out is not None or run is not None,
    )
    workers = workers_for(on, jobs)
    kept = None if run is None else Run(run)
    if kept is None:
        series = play_jobs(work, workers)
    else:
        kept.begin(work, workers.told)
        series = kept.play(work, lambda left: play_jobs(left, workers))
    records, stopped = gather(series, games, game)
    Console().print(summary(records, f"{game}: {len(records)} of {games} games, from seed {seed}"))
    rows = None
    if kept is not None:
        rows, _ = kept.write()
        typer.echo(f"written: {kept.folder / GAMES_TABLE}, {kept.folder / ROUNDS_TABLE}")
    if out is not None:
        write_frame(to_frame(records, game, len(names)) if rows is None else rows, out)
        typer.echo(f"written: {out}")
    end_of(stopped, len(records))


@app.command()
def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="The folder that simulate --run has made.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it: RUN/report.html unless told.")] = None,
) -> None:
    """Tell a run on one page: who won, how long it took, and what was done and taken when."""
    need("polars")
    need("matplotlib")
    from fabletop.lab.run_report import page_of

    page = out or run / "report.html"
    page.write_text(page_of(Run(run)), encoding="utf-8")
    typer.echo(f"written: {page}")


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
    id: Annotated[str, typer.Argument(metavar="ID", help="As `rules search` shows it.")],
    language: LanguageOption = Language.en,
) -> None:
    """Show one rule, where it stands in the book, and how it is read where the book leaves it open."""
    rule = ledger.find(id)
    typer.echo(f"{rule.id}\n{ledger.text(id, language.value)}")
    source = rule.source if isinstance(rule.source, str) else ", ".join(rule.source)
    typer.echo(f"source: {source}")
    reading = ledger.reading(id, language.value)
    if reading:
        typer.echo(f"ambiguity: {reading}")
    for name in ("retail", "first", "uncertain", "untestable"):
        if getattr(rule, name):
            typer.echo(f"{name}: {getattr(rule, name)}")
    if rule.conflict:
        typer.echo(f"conflict: Spanish: {rule.conflict.esp} Swedish: {rule.conflict.swe}")
        typer.echo(f"judged right: {rule.conflict.right} ({rule.conflict.why})")
    if rule.example:
        for name, lines in (("given", rule.example.given), ("then", rule.example.then)):
            for line in [lines] if isinstance(lines, str) else lines:
                typer.echo(f"example, {name}: {line}")


def main() -> None:
    app()


if __name__ == "__main__":
    main()
