"""What the commands share: how a no is said, how long work is watched, and what a game may be asked for."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from fabletop.content.records import read_text
from fabletop.games import GAMES
from fabletop.games.registration import CHOOSE, HEROES, RANDOM, Option, Registration
from fabletop.lab.series import GameFailed

INTERRUPTED: Final = 130
Record = TypeVar("Record")


class Refused(Exception):
    """Something asked for that makes no sense, and what to do instead."""


def fail(what: str, code: int = 1) -> NoReturn:
    typer.echo(f"fabletop: {what}", err=True)
    raise typer.Exit(code)


# ── what a game may be asked for ─────────────────────────────────────────────────────────────────────────


def commas(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def value_of(text: str) -> Any:
    """A number, yes or no, a list with commas, or a word."""
    if text.lstrip("-").isdecimal():
        return int(text)
    if text in ("true", "yes", "false", "no"):
        return text in ("true", "yes")
    return commas(text) if "," in text else text


def read_value(name: str, option: Option | None, text: str) -> Any:
    """What a text on the command line means for an option; one that no game knows is left to be refused."""
    if option is not None and option.kind == "list":
        return [value_of(word) for word in commas(text)]
    if option is not None and option.kind == "text":
        return one_or_own(option, text)
    return value_of(text)


def one_or_own(option: Option, which: str) -> Any:
    """One of the game by its number or name, or what stands in the file of another."""
    if which.lstrip("-").isdecimal():
        return int(which)
    if which in option.choices:
        return which
    if not Path(which).exists():
        by = "name" if isinstance(option.choices[0], str) else "number"
        raise Refused(
            f"there is no {option.name} {which}: name one of the game by {by}, or a file of your own"
        )
    return read_text(Path(which))


def options_from(game: Registration, more: Sequence[str], switches: Mapping[str, str]) -> dict[str, Any]:
    """The options of a game, but for its heroes: from NAME=VALUE, and from the switches of their own."""
    options: dict[str, Any] = {}
    for given in more:
        name, sign, value = (part.strip() for part in given.partition("="))
        if not sign:
            raise Refused(f"--option takes NAME=VALUE such as level=4, not {given!r}")
        options[name] = read_value(name, game.option(name), value)
    for name, text in switches.items():
        options[name] = read_value(name, game.option(name), text)
    return options


def with_heroes(game: Registration, options: dict[str, Any], heroes: str, seats: int) -> dict[str, Any]:
    """The same with the heroes; one word about them holds for everybody who has one."""
    if not heroes:
        return options
    named = commas(heroes)
    if named in ([CHOOSE], [RANDOM]):
        named = named * game.sides(options, seats)
    return {**options, HEROES: named}


def known_switches() -> dict[str, list[tuple[Registration, Option]]]:
    """The options that have a switch of their own, and whose they are."""
    found: dict[str, list[tuple[Registration, Option]]] = {}
    for game in GAMES.values():
        for option in game.options():
            if option.switch:
                found.setdefault(option.name, []).append((game, option))
    return found


def with_switches(command: Callable[..., None]) -> Callable[..., None]:
    """A command that has a switch for each option of a game that wants one; what was said with them comes to
    it as `switches`."""
    known = known_switches()

    @functools.wraps(command)
    def run(**given: Any) -> None:
        said = {name: text for name in known if (text := given.pop(name, ""))}
        command(**given, switches=said)

    plain = inspect.signature(command, eval_str=True)
    asked = [one for one in plain.parameters.values() if one.name != "switches"]
    asked += [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default="", annotation=switch_for(name, owners)
        )
        for name, owners in known.items()
    ]
    # Typer makes its switches from the signature of a command.
    run.__signature__ = plain.replace(parameters=asked)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in asked}
    return run


def switch_for(name: str, owners: Sequence[tuple[Registration, Option]]) -> Any:
    told = " ".join(f"{option.switch} ({game.name})" for game, option in owners)
    metavar = "A,B" if owners[0][1].kind == "list" else name.upper()
    return Annotated[str, typer.Option(metavar=metavar, help=told)]


# ── long work ────────────────────────────────────────────────────────────────────────────────────────────


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        return Text(f"{rate:.1f} games/s" if rate else "", style="progress.data.speed")


def gather(
    series: Iterator[Record], games: int, what: str
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
            task = bar.add_task(what, total=games)
            for record in series:
                records.append(record)
                bar.advance(task)
    except (KeyboardInterrupt, GameFailed) as stopped:
        return records, stopped
    return records, None


def end_of(stopped: KeyboardInterrupt | GameFailed | None, games: int) -> None:
    """Say what broke a series off, after what was done has been shown."""
    if isinstance(stopped, GameFailed):
        raise stopped
    if stopped is not None:
        fail(f"interrupted after {games} games; what is done is above", INTERRUPTED)
