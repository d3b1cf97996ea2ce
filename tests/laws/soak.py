"""Plays many whole games at random and looks for what breaks.  Run it with `scripts/soak`.

With `--views` it looks for what is hidden in what would be sent to every seat and to who looks on: see
`tests/laws/leaks.py`.  With `--page` the figures stand in a page from the first minute on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import format_exception_only

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests import figures
from tests.laws import leaks
from tests.laws.drawn import drawn_setup
from tests.laws.games import BOUND, KITS, Kit, Script

from fabletop.games import BOXES, GAMES
from fabletop.games.telling import Teller
from fabletop.kernel import NOBODY, Game, Match, Pick, Seat, Setup
from fabletop.kernel.rng import state_for
from fabletop.server.tellers import teller

REPLAYS = Path(__file__).parents[1] / "replays"
BATCH = 25
OFTEN = 10  # seconds between two writings of a page


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    picks: int = 0
    longest: int = 0
    drawn: int = 0
    views: int = 0  # messages to seats and onlookers
    searched: int = 0  # those in which there was something hidden to be found
    won: Counter[int] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.picks += other.picks
        self.longest = max(self.longest, other.longest)
        self.drawn += other.drawn
        self.views += other.views
        self.searched += other.searched
        self.won += other.won
        self.broken += other.broken


class Lost(AssertionError):
    """Cards were lost or created, or the game did not end as it should."""


def soak_one(script: Script, replays: Path, told: bool = False) -> Tally:
    """Play one game to its end, and tell it if asked to; what breaks it is written down as a match."""
    tally = Tally(games=1)
    game = script.new()
    telling = GAMES[script.setup.game].teller({}, "") if told else None
    game.events = None if telling is None else []
    picks: list[Pick] = []
    try:
        cards = script.kit.count_cards(game)
        turn: object = None
        for pick in script.play(game):
            picks.append(pick)
            if telling is not None:
                check_told(telling, game)
            game.rng = state_for(script.setup.seed, len(picks))  # as a match draws it
            if script.kit.turn(game) != turn:
                turn = script.kit.turn(game)
                check_cards(script.kit, game, cards)
        check_cards(script.kit, game, cards)
        check_end(script.kit, game)
    except Exception as wrong:
        path = write_replay(script, picks, replays)
        tally.broken.append(f"{path}: {''.join(format_exception_only(wrong)).strip()}")
    tally.picks = tally.longest = len(picks)
    tally.drawn = 0 if game.winners else 1
    tally.won.update(int(seat) for seat in game.winners)
    return tally


def look_into(script: Script, replays: Path, most: int = BOUND) -> Tally:
    """Play one game to its end, or so far, and search what everybody would be told along the way."""
    tally = Tally(games=1)
    telling = teller(script.setup.game)
    game = script.new()
    picks: list[Pick] = []
    try:
        for number, pick in enumerate(script.play(game, most)):
            if number % leaks.EVERY == 0:
                views, searched = leaks.look_around(script, telling, game, number)
                tally.views += views
                tally.searched += searched
            picks.append(pick)
            game.rng = state_for(script.setup.seed, len(picks))
    except Exception as wrong:
        path = write_replay(script, picks, replays)
        tally.broken.append(f"{path}: {''.join(format_exception_only(wrong)).strip()}")
    tally.picks = tally.longest = len(picks)
    return tally


def check_told(telling: Teller, game: Game) -> None:
    """Everybody who may see it hears in words what has happened, and what is asked."""
    for seat in (NOBODY, *(Seat(seat) for seat in range(game.seats))):
        telling.decision(game, seat)
        telling.lines(game, [heard for one in game.events or () if (heard := one.cut(seat)) is not None])
    game.events = []


def check_cards(kit: Kit, game: Game, cards: Counter[str]) -> None:
    now = kit.count_cards(game)
    if now != cards:
        raise Lost(f"lost {dict(cards - now)}, created {dict(now - cards)}")


def check_end(kit: Kit, game: Game) -> None:
    if not game.over or game.decision is not None or game.stack:
        raise Lost(f"not over after {BOUND} picks")
    if not game.winners and not kit.can_be_drawn(game):
        raise Lost("over, and nobody has won")


def write_replay(script: Script, picks: Sequence[Pick], replays: Path) -> Path:
    """The game that broke, up to the pick that broke it."""
    match = Match(script.box, script.setup)
    match.picks = list(picks)
    replays.mkdir(parents=True, exist_ok=True)
    path = replays / f"{script.setup.game}-{script.setup.seats}p-{script.setup.seed}.json"
    data = {**match.to_data(), "stirred": script.stirred}
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return path


def script_of(setup: Setup) -> Script:
    """By the seed, four kinds of game in turn."""
    return Script(setup, first=(), tail=setup.seed, busy=setup.seed % 2 > 0, stirred=setup.seed % 4 > 1)


def soak_some(setup: Setup, seeds: range, replays: Path) -> Tally:
    tally = Tally()
    for seed in seeds:
        tally.add(soak_one(script_of(replace(setup, seed=seed)), replays))
    return tally


def look_into_some(setup: Setup, seeds: range, replays: Path) -> Tally:
    tally = Tally()
    for seed in seeds:
        tally.add(look_into(script_of(replace(setup, seed=seed, poker_face=True)), replays))
    return tally


def soak_drawn(game: str, seeds: range, replays: Path) -> Tally:
    """Each seed with a set-up of its own."""
    tally = Tally()
    for seed in seeds:
        tally.add(soak_one(script_of(drawn_setup(game, seed)), replays, told=True))
    return tally


def modes(names: Sequence[str]) -> Iterator[tuple[str, Setup]]:
    """Every game by every ruleset at every player count in every mode, each with a name."""
    for name in names:
        for ruleset in BOXES[name].rulesets():
            for seats in BOXES[name].seats:
                for number, options in enumerate(KITS[name].modes(seats), start=1):
                    yield f"{name} {ruleset} {seats}p {number}", Setup(name, seats, 0, ruleset, options)


def works(
    names: Sequence[str], drawn: bool, views: bool
) -> Iterator[tuple[str, Callable[[range, Path], Tally]]]:
    """What there is to play, by its name."""
    if drawn:
        yield from ((f"{name}, all drawn", partial(soak_drawn, name)) for name in names)
    else:
        done = look_into_some if views else soak_some
        yield from ((mode, partial(done, setup)) for mode, setup in modes(names))


@dataclass(frozen=True)
class Asked:
    """How much is wanted, and what becomes of it."""

    games: int  # in each mode
    first: int = 0
    jobs: int = 2
    drawn: bool = False
    views: int = 0  # searched in all, not games, if any
    minutes: float = 0.0  # after which nothing new is begun, if any
    page: Path | None = None

    @property
    def batch(self) -> int:
        """Short runs come round to every mode."""
        return 1 if self.views or self.minutes else BATCH


def soak(names: Sequence[str], asked: Asked, replays: Path) -> dict[str, Tally]:
    """Every mode in turn, a few games at a time, so that all have had theirs when it is broken off."""
    begun = written = time.monotonic()
    todo = list(works(names, asked.drawn, asked.views > 0))
    tallies = {mode: Tally() for mode, _ in todo}
    Random(asked.first).shuffle(todo)  # or a short run would see the first game alone
    rounds = iter(range(asked.first, asked.first + asked.games, asked.batch))
    queue = (
        (mode, work, range(start, min(start + asked.batch, asked.first + asked.games)))
        for start in rounds
        for mode, work in todo
    )
    waiting: dict[Future[Tally], str] = {}
    with (
        ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool,
        Progress(console=Console(stderr=True)) as progress,
    ):
        wanted = asked.views or asked.games * len(todo)
        bar = progress.add_task("views" if asked.views else "games", total=wanted)
        try:
            while True:
                enough = sum(tally.searched for tally in tallies.values()) >= asked.views > 0
                late = time.monotonic() - begun >= 60 * asked.minutes > 0
                while len(waiting) < 2 * asked.jobs and not enough and not late:
                    following = next(queue, None)
                    if following is None:
                        break
                    mode, work, seeds = following
                    waiting[pool.submit(work, seeds, replays)] = mode
                if not waiting:
                    break
                done = next(as_completed(waiting))
                tally = done.result()
                tallies[waiting.pop(done)].add(tally)
                progress.advance(bar, tally.searched if asked.views else tally.games)
                if asked.page is not None and time.monotonic() - written > OFTEN:
                    written = time.monotonic()
                    write_page(asked.page, asked, tallies, written - begun, broken_off=True)
        finally:
            whole = not waiting
            if asked.page is not None:
                write_page(asked.page, asked, tallies, time.monotonic() - begun, broken_off=not whole)
    return tallies


# -- what is shown -------------------------------------------------------------------------------------------


def family(mode: str, setup: Setup) -> str:
    """What a row of the page is about: a way to play, whatever the edition and the rest."""
    options = setup.options
    if setup.game == "andor":
        return f"Andor, legend {options['legend']}"
    if setup.game == "heroes":
        return f"Heroes, {options.get('mode', 'clash')}{' with walls' if options.get('siege') else ''}"
    sides = {4: ", two teams", 6: ", two teams of three"}.get(setup.seats, "")
    return f"Village, {setup.seats} players{sides}"


def by_family(tallies: dict[str, Tally]) -> dict[str, Tally]:
    known = {mode: family(mode, setup) for mode, setup in modes(list(BOXES))}
    found: dict[str, Tally] = {}
    for mode, tally in tallies.items():
        found.setdefault(known.get(mode, mode), Tally()).add(tally)
    return found


def write_page(page: Path, asked: Asked, tallies: dict[str, Tally], seconds: float, broken_off: bool) -> None:
    """The figures so far, and how many were wanted."""
    found = by_family(tallies)
    every = Tally()
    for tally in found.values():
        every.add(tally)
    found["all"] = every
    if asked.views:
        name, reached, wanted = "soak-views", f"{every.searched:,} of {asked.views:,} views", "--views"
        headings = ("at", "games", "picks", "views made", "searched", "leaks")
        lines = [(n, t.games, t.picks, t.views, t.searched, len(t.broken)) for n, t in found.items()]
    else:
        total = asked.games * len(tallies)
        name, reached, wanted = "soak-games", f"{every.games:,} of {total:,} games", "--games"
        headings = ("at", "games", "picks", "longest", "no winner", "broken")
        lines = [(n, t.games, t.picks, t.longest, t.drawn, len(t.broken)) for n, t in found.items()]
    began = f", from seed {asked.first}" if asked.first else ""
    ended = ", broken off" if broken_off else ""
    told = f"`scripts/soak {wanted}`, {figures.circumstances(seconds)}{began}: {reached}{ended}."
    figures.section(page, name, f"{told}\n\n{figures.rows(headings, lines)}")


def summary(tallies: dict[str, Tally]) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 0, 0, 1))
    table.add_column("mode", no_wrap=True)
    for heading in ("games", "picks", "longest", "no winner", "won by seat", "searched", "broken"):
        table.add_column(heading)
    for mode, tally in tallies.items():
        games = max(1, tally.games)
        won = " ".join(f"{tally.won[seat] / games:.0%}" for seat in sorted(tally.won))
        table.add_row(
            mode,
            str(tally.games),
            f"{tally.picks / games:.0f}",
            str(tally.longest),
            str(tally.drawn),
            won,
            f"{tally.searched:,}",
            str(len(tally.broken)),
        )
    return table


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/soak", description="Play many whole games at random.")
    parser.add_argument("--game", choices=list(BOXES), help="one game alone")
    parser.add_argument("--games", type=int, default=1000, help="how many in each mode (1000)")
    parser.add_argument(
        "--drawn",
        action="store_true",
        help="not mode by mode: seats, edition and options drawn for each game",
    )
    parser.add_argument("--views", type=int, default=0, help="search so many views for what is hidden")
    parser.add_argument("--minutes", type=float, default=0, help="begin nothing new after that")
    parser.add_argument("--page", type=Path, help="the page to write the figures into, docs/reliability.md")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--replays", type=Path, default=REPLAYS, help="where broken games are written")
    given = parser.parse_args(arguments)
    names = [given.game] if given.game else list(BOXES)
    games = 10**9 if given.views else given.games
    asked = Asked(games, given.first, given.jobs, given.drawn, given.views, given.minutes, given.page)
    tallies = soak(names, asked, given.replays)
    Console().print(summary(tallies))
    broken = [line for tally in tallies.values() for line in tally.broken]
    print("\n".join(broken), end="\n" if broken else "", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
