"""`fabletop puzzles`: look for puzzles in games of bots, and keep some."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fabletop.commands import end_of, gather
from fabletop.games import find_game
from fabletop.puzzles import find
from fabletop.puzzles.puzzle import Puzzle, read_folder, rules_of, write_puzzle

FIRST_SEED = 20_000_000  # that nothing else is measured or fitted by


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    games: Annotated[int, typer.Option(min=0, help="How many to look into.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; then one more each.")] = FIRST_SEED,
    keep: Annotated[int, typer.Option(min=0, help="How many puzzles there shall be in the end.")] = 20,
    out: Annotated[
        Path | None, typer.Option(help="The folder to keep them in; that of the game unless told.")
    ] = None,
    found: Annotated[
        Path | None, typer.Option(help="Where games are noted to go on from: GAME-puzzles.jsonl unless told.")
    ] = None,
) -> None:
    """Look for positions in which exactly one line reaches the goal. What is kept already stays; it goes on
    where it was stopped."""
    known = find_game(game)
    folder = out or rules_of(known).FOLDER
    notes = found or Path(f"{game}-puzzles.jsonl")
    searched, stopped = gather(find.search(game, range(seed, seed + games), notes), games, f"{game}: puzzles")
    there = read_folder(folder)
    new = find.choose([one for _, some in searched for one in some], there, keep)
    folder.mkdir(parents=True, exist_ok=True)
    for puzzle in new:
        write_puzzle(folder, puzzle)
    Console().print(told([*there, *new], new))
    end_of(stopped, len(searched))


def told(puzzles: list[Puzzle], new: list[Puzzle]) -> Table:
    table = Table(title=f"{len(puzzles)} puzzles, {len(new)} of them new")
    for heading in ("grade", "id", "goal", "solution"):
        table.add_column(heading)
    for one in sorted(puzzles, key=lambda one: (one.grade, one.id)):
        table.add_row(str(one.grade), one.id, one.said[0], " · ".join(one.said[1:]))
    return table
