"""The records of a series as tables: one row for each game, and one for what was done in each round.

docs/simulate.md names every column; a test holds it to `columns_of` and `ROUND_COLUMNS`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fabletop.games import find_game
from fabletop.games.registration import Registration
from fabletop.kernel.errors import BrokenFile
from fabletop.lab.course import totals_of
from fabletop.lab.series import GameRecord

if TYPE_CHECKING:
    import polars

FORMATS: Final = (".parquet", ".csv", ".jsonl")
AT_ONCE: Final = 5000  # rows that are held as Python's own before they go into a table

TEXT: Final = "text"
NUMBER: Final = "number"
LONG: Final = "long number"
FLAG: Final = "yes or no"
TEXTS: Final = "list of texts"

REACHED: Final = "reached"  # what a row of rounds counts games by
ROUND_COLUMNS: Final = {
    "round": NUMBER,
    "seat": NUMBER,
    "won": FLAG,
    "what": TEXT,
    "id": TEXT,
    "n": LONG,
    "games": LONG,
}


def check_out(path: Path) -> None:
    """Refuse a file that could not be written, before an hour of games is played for it."""
    if path.suffix not in FORMATS:
        raise BrokenFile(path, "", f"the name must end in {', '.join(FORMATS)}, which says how to write it")
    if not path.parent.is_dir():
        raise BrokenFile(path, "", f"there is no folder {path.parent}; make it first")
    check_polars(path)


def check_polars(path: Path) -> None:
    try:
        import polars  # noqa: F401
    except ImportError:
        raise BrokenFile(path, "", "to write it, polars is needed: pip install 'fabletop[lab]'") from None


# -- a row for each game ------------------------------------------------------------------------------------


def columns_of(game: Registration, seats: int) -> dict[str, str]:
    """Every column of the games of a series, and what kind it is."""
    found = {
        "seed": LONG,
        "seats": NUMBER,
        "first": NUMBER,
        "rounds": NUMBER,
        "decisions": NUMBER,
        "choices": NUMBER,
        "ending": TEXT,
        "offered": TEXTS,
    }
    for seat in range(1, seats + 1):
        found |= {f"bot_{seat}": TEXT, f"hero_{seat}": TEXT, f"faction_{seat}": TEXT, f"won_{seat}": FLAG}
        found |= {f"{what}_{seat}": TEXTS for what in game.lab().TAKEN}
        found |= {f"{what}_{seat}": NUMBER for what in totals_of(game)}
    return found


def row(record: GameRecord, game: Registration) -> dict[str, Any]:
    """A record with columns of its own for each seat, numbered from 1."""
    cells: dict[str, Any] = {
        "seed": record.seed,
        "seats": len(record.bots),
        "first": record.first + 1 if record.first >= 0 else None,
        "rounds": record.rounds,
        "decisions": record.decisions,
        "choices": record.choices,
        "ending": record.ending,
        "offered": list(record.offered),
    }
    factions = {hero.id: hero.set for hero in game.heroes()}
    for seat, bot in enumerate(record.bots):
        hero = record.heroes[seat] if record.heroes else ""
        cells[f"bot_{seat + 1}"] = bot
        cells[f"hero_{seat + 1}"] = hero
        cells[f"faction_{seat + 1}"] = factions.get(hero, "")
        cells[f"won_{seat + 1}"] = seat in record.winners
        for what in game.lab().TAKEN:
            cells[f"{what}_{seat + 1}"] = taken_by(record, seat, what)
        for what in totals_of(game):
            cells[f"{what}_{seat + 1}"] = sum(record.course.totals[what][seat]) if record.course else None
    return cells


def taken_by(record: GameRecord, seat: int, what: str) -> list[str]:
    taken = record.course.taken if record.course else []
    return [one.id for one in taken if one.seat == seat and one.what == what]


def to_frame(records: Iterable[GameRecord], game: str, seats: int) -> polars.DataFrame:
    """The records by seed, for polars."""
    import polars

    known = find_game(game)
    schema = schema_of(columns_of(known, seats))
    left = iter(records)
    parts = [polars.DataFrame([], schema=schema)]
    while some := [row(record, known) for record in islice(left, AT_ONCE)]:
        parts.append(polars.DataFrame(some, schema=schema))
    return polars.concat(parts).sort("seed")


def schema_of(columns: Mapping[str, str]) -> dict[str, Any]:
    """The same for polars."""
    import polars

    kinds = {
        TEXT: polars.String(),
        NUMBER: polars.Int32(),
        LONG: polars.Int64(),
        FLAG: polars.Boolean(),
        TEXTS: polars.List(polars.String()),
    }
    return {name: kinds[kind] for name, kind in columns.items()}


# -- what was done in each round ----------------------------------------------------------------------------


class Rounds:
    """Added up over all games, by round, by seat and by whether the seat won in the end."""

    def __init__(self) -> None:
        self._sums: Counter[tuple[int, int, bool, str, str]] = Counter()
        self._games: Counter[tuple[int, int, bool, str, str]] = Counter()

    def add(self, record: GameRecord) -> None:
        if record.course is None:
            return
        found: Counter[tuple[int, int, bool, str, str]] = Counter()
        for seat in range(len(record.bots)):
            won = seat in record.winners
            for number in range(record.rounds + 1):
                found[number, seat + 1, won, REACHED, ""] = 1
            for what, seats in record.course.totals.items():
                for number, amount in enumerate(seats[seat]):
                    if amount:
                        found[number, seat + 1, won, what, ""] = amount
        for one in record.course.taken:
            found[one.round, one.seat + 1, one.seat in record.winners, one.what, one.id] += 1
        self._sums.update(found)
        self._games.update(found.keys())

    def to_frame(self) -> polars.DataFrame:
        import polars

        rows = [(*key, self._sums[key], self._games[key]) for key in sorted(self._sums)]
        return polars.DataFrame(rows, schema=schema_of(ROUND_COLUMNS), orient="row")


# -- files --------------------------------------------------------------------------------------------------


def write_rows(records: Sequence[GameRecord], path: Path, game: str, seats: int) -> None:
    """Write the records in the format that the name asks for."""
    write_frame(to_frame(records, game, seats), path)


def write_frame(frame: polars.DataFrame, path: Path, about: Mapping[str, Any] | None = None) -> None:
    """Write a table whole or not at all; a Parquet file also says what it is `about`."""
    part = path.with_name(path.name + ".part")
    try:
        _write(frame, part, path.suffix, about or {})
        part.replace(path)
    except OSError as wrong:
        raise BrokenFile(path, "", f"it cannot be written: {wrong}") from wrong


def _write(frame: polars.DataFrame, path: Path, suffix: str, about: Mapping[str, Any]) -> None:
    import polars

    if suffix == ".parquet":
        frame.write_parquet(path, metadata={"fabletop": json.dumps(about)} if about else None)
    elif suffix == ".jsonl":
        frame.write_ndjson(path)
    else:  # a cell of CSV holds no list: the cards stand side by side
        frame.with_columns(polars.col(polars.List(polars.String)).list.join(" ")).write_csv(path)
