"""What a series shows, as a table to read."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

from rich.table import Table

from fabletop.lab.series import GameRecord
from fabletop.shares import wilson


def summary(records: Sequence[GameRecord], title: str = "") -> Table:
    """Who won how often, and how long the games were."""
    table = Table(title=title or None, title_justify="left", caption_justify="left")
    table.add_column("seat")
    table.add_column("bot")
    for heading in ("games", "wins", "share", "95 % between"):
        table.add_column(heading, justify="right")
    if not records:
        table.caption = "No game was finished."
        return table
    _add_seats(table, records)
    table.add_section()
    _add_bots(table, records)
    _add_others(table, records)
    table.caption = _lengths(records)
    return table


def _wins(records: Sequence[GameRecord], seats: Sequence[int]) -> int:
    return sum(seat in record.winners for record in records for seat in seats)


def _add_seats(table: Table, records: Sequence[GameRecord]) -> None:
    for seat, bot in enumerate(records[0].bots):
        _row(table, str(seat + 1), bot, len(records), _wins(records, [seat]))


def _add_bots(table: Table, records: Sequence[GameRecord]) -> None:
    """Bots that hold several seats, but not all of them."""
    bots = records[0].bots
    for bot in dict.fromkeys(bots):
        seats = [seat for seat, name in enumerate(bots) if name == bot]
        if 1 < len(seats) < len(bots):
            _row(table, "all", bot, len(records) * len(seats), _wins(records, seats))


def _add_others(table: Table, records: Sequence[GameRecord]) -> None:
    """Whoever began, where there is such a thing, and games without a winner, where there are any."""
    begun = [record for record in records if record.first >= 0]
    if begun:
        _row(table, "first", "", len(begun), sum(record.first in record.winners for record in begun))
    drawn = sum(not record.winners for record in records)
    if drawn:
        _row(table, "nobody", "", len(records), drawn)


def _lengths(records: Sequence[GameRecord]) -> str:
    rounds = [record.rounds for record in records]
    return (
        f"rounds: median {median(rounds):g}, from {min(rounds)} to {max(rounds)}\n"
        f"decisions a game: {mean(record.decisions for record in records):.0f}, "
        f"of which {mean(record.choices for record in records):.0f} between two options or more"
    )


def _row(table: Table, seat: str, bot: str, games: int, wins: int) -> None:
    low, high = wilson(wins, games)
    table.add_row(seat, bot, str(games), str(wins), f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
