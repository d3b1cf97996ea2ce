"""The records of a series as a file: one row for each game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fabletop.kernel.errors import BrokenFile
from fabletop.lab.series import GameRecord

if TYPE_CHECKING:
    import polars

FORMATS: Final = (".parquet", ".csv", ".jsonl")


def check_out(path: Path) -> None:
    """Refuse a file that could not be written, before an hour of games is played for it."""
    if path.suffix not in FORMATS:
        raise BrokenFile(path, "", f"the name must end in {', '.join(FORMATS)}, which says how to write it")
    if not path.parent.is_dir():
        raise BrokenFile(path, "", f"there is no folder {path.parent}; make it first")
    try:
        import polars  # noqa: F401
    except ImportError:
        raise BrokenFile(path, "", "to write it, polars is needed: pip install 'fabletop[lab]'") from None


def row(record: GameRecord) -> dict[str, Any]:
    """A record with a column of its own for each seat, numbered from 1."""
    cells: dict[str, Any] = {
        "seed": record.seed,
        "seats": len(record.bots),
        "first": record.first + 1,
        "rounds": record.rounds,
        "decisions": record.decisions,
        "choices": record.choices,
        "offered": list(record.offered),
    }
    for seat, bot in enumerate(record.bots):
        cells[f"bot_{seat + 1}"] = bot
        cells[f"hero_{seat + 1}"] = record.heroes[seat] if record.heroes else ""
        cells[f"won_{seat + 1}"] = seat in record.winners
        cells[f"bought_{seat + 1}"] = list(record.bought[seat]) if record.bought else []
    return cells


def to_frame(records: Sequence[GameRecord]) -> polars.DataFrame:
    """The records by seed, for polars."""
    import polars

    rows = [row(record) for record in sorted(records, key=lambda record: record.seed)]
    lists = [name for name in rows[0] if name == "offered" or name.startswith("bought_")] if rows else []
    return polars.DataFrame(rows, schema_overrides=dict.fromkeys(lists, polars.List(polars.String)))


def write_rows(records: Sequence[GameRecord], path: Path) -> None:
    """Write the records whole or not at all, in the format that the name asks for."""
    part = path.with_name(path.name + ".part")
    try:
        _write(to_frame(records), part, path.suffix)
        part.replace(path)
    except OSError as wrong:
        raise BrokenFile(path, "", f"it cannot be written: {wrong}") from wrong


def _write(frame: polars.DataFrame, path: Path, suffix: str) -> None:
    import polars

    if suffix == ".parquet":
        frame.write_parquet(path)
    elif suffix == ".jsonl":
        frame.write_ndjson(path)
    else:  # a cell of CSV holds no list: the cards stand side by side
        frame.with_columns(polars.col(polars.List(polars.String)).list.join(" ")).write_csv(path)
