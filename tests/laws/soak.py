"""Plays many whole games at random and looks for what breaks.  Run it with `scripts/soak`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from traceback import format_exception_only

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.laws.drawn import drawn_setup
from tests.laws.games import BOUND, KITS, Kit, Script

from fabletop.games import BOXES, GAMES
from fabletop.games.telling import Teller
from fabletop.kernel import NOBODY, Game, Match, Pick, Seat, Setup
from fabletop.kernel.rng import state_for

REPLAYS = Path(__file__).parents[1] / "replays"
BATCH = 25


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    picks: int = 0
    longest: int = 0
    drawn: int = 0
    won: Counter[int] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.picks += other.picks
        self.longest = max(self.longest, other.longest)
        self.drawn += other.drawn
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


def works(names: Sequence[str], drawn: bool) -> Iterator[tuple[str, Callable[[range, Path], Tally]]]:
    """What there is to play, by its name."""
    if drawn:
        yield from ((f"{name}, all drawn", partial(soak_drawn, name)) for name in names)
    else:
        yield from ((mode, partial(soak_some, setup)) for mode, setup in modes(names))


def soak(
    names: Sequence[str], games: int, first: int, jobs: int, replays: Path, drawn: bool = False
) -> dict[str, Tally]:
    tallies: dict[str, Tally] = {}
    with (
        ProcessPoolExecutor(jobs, get_context("spawn")) as pool,
        Progress(console=Console(stderr=True)) as progress,
    ):
        waiting: dict[Future[Tally], str] = {}
        bars = {}
        for mode, work in works(names, drawn):
            tallies[mode] = Tally()
            bars[mode] = progress.add_task(mode, total=games)
            for start in range(first, first + games, BATCH):
                seeds = range(start, min(start + BATCH, first + games))
                waiting[pool.submit(work, seeds, replays)] = mode
        for done in as_completed(waiting):
            mode = waiting[done]
            tallies[mode].add(done.result())
            progress.advance(bars[mode], done.result().games)
    return tallies


def summary(tallies: dict[str, Tally]) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 0, 0, 1))
    table.add_column("mode", no_wrap=True)
    for heading in ("games", "picks", "longest", "no winner", "won by seat", "broken"):
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
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--replays", type=Path, default=REPLAYS, help="where broken games are written")
    asked = parser.parse_args(arguments)
    names = [asked.game] if asked.game else list(BOXES)
    tallies = soak(names, asked.games, asked.first, asked.jobs, asked.replays, asked.drawn)
    Console().print(summary(tallies))
    broken = [line for tally in tallies.values() for line in tally.broken]
    print("\n".join(broken), end="\n" if broken else "", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
