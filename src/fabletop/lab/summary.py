"""What a series shows, as a table to read."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, median

from rich.table import Table

from fabletop.lab.series import GameRecord

Z = 1.96  # 95 in 100


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between what shares the true one lies, 95 times in 100 (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


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
    bots = records[0].bots
    for seat, bot in enumerate(bots):
        _row(table, str(seat + 1), bot, len(records), sum(seat in record.winners for record in records))
    table.add_section()
    for bot in dict.fromkeys(bots):
        if 1 < bots.count(bot) < len(bots):
            seats = [seat for seat, name in enumerate(bots) if name == bot]
            wins = sum(seat in record.winners for record in records for seat in seats)
            _row(table, "all", bot, len(records) * len(seats), wins)
    begun = [record for record in records if record.first >= 0]
    if begun:
        _row(table, "first", "", len(begun), sum(record.first in record.winners for record in begun))
    drawn = sum(not record.winners for record in records)
    if drawn:
        _row(table, "nobody", "", len(records), drawn)
    table.caption = (
        f"rounds: median {median(r.rounds for r in records):g}, "
        f"from {min(r.rounds for r in records)} to {max(r.rounds for r in records)}\n"
        f"decisions a game: {mean(r.decisions for r in records):.0f}, "
        f"of which {mean(r.choices for r in records):.0f} between two options or more"
    )
    return table


def _row(table: Table, seat: str, bot: str, games: int, wins: int) -> None:
    low, high = wilson(wins, games)
    table.add_row(seat, bot, str(games), str(wins), f"{wins / games:.1%}", f"{low:.1%} – {high:.1%}")
