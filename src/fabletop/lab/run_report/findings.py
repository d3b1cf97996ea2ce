"""What the tables of a run come to: shares with their intervals, lengths, curves, and what was taken when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fabletop.lab.rows import REACHED
from fabletop.shares import wilson

if TYPE_CHECKING:
    import polars

STILL_ON: Final = 0.1  # of the games: rounds that fewer come to say little
ENOUGH: Final = 20  # seats that took something: with fewer a share is not drawn
FEW_THINGS: Final = 20  # that are shown by round, the most taken ones


@dataclass(frozen=True)
class Share:
    """How often something won."""

    name: str
    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Curve:
    """The mean of a round, for each round from the first."""

    rounds: list[int]
    means: list[float]


@dataclass(frozen=True)
class Taken:
    """How many of a thing a seat took in each round, on average, and how many were taken in all."""

    id: str
    total: int
    middle: int  # the round by which half of them were taken
    by_round: list[float]


def seats_of(games: polars.DataFrame, taken: Sequence[str]) -> polars.DataFrame:
    """A row for each seat of each game."""
    import polars

    seats = sum(name.startswith("bot_") for name in games.columns)
    parts = []
    for seat in range(1, seats + 1):
        columns = ["bot", "hero", "faction", "won", *taken]
        parts.append(
            games.select(
                polars.lit(f"seat {seat}").alias("seat"),
                (polars.col("first") == seat).alias("begins"),
                *(polars.col(f"{name}_{seat}").alias(name) for name in columns),
            )
        )
    return polars.concat(parts)


def shares(seats: polars.DataFrame, by: str) -> list[Share]:
    """Who won how often, by a column; the best first."""
    import polars

    found = seats.group_by(by).agg(polars.len().alias("games"), polars.col("won").sum().alias("wins"))
    told = [
        Share(str(name), games, wins) for name, games, wins in found.iter_rows() if name not in (None, "")
    ]
    return sorted(told, key=lambda one: (-one.share, one.name))


def shares_of_things(seats: polars.DataFrame, what: str) -> list[Share]:
    """How often those won who took a thing at least once; the best first."""
    import polars

    each = seats.select("won", polars.col(what).list.unique()).explode(what).drop_nulls(what)
    return shares(each, what)


def first_player(seats: polars.DataFrame) -> Share | None:
    """Whoever began; None where nobody does."""
    begun = seats.filter(seats["begins"].fill_null(False))
    return Share("the first player", len(begun), int(begun["won"].sum())) if len(begun) else None


def nobody(games: polars.DataFrame) -> int:
    """Games without a winner."""
    won = [name for name in games.columns if name.startswith("won_")]
    return int((~games.select(won).max_horizontal()).sum()) if won and len(games) else 0


def endings(games: polars.DataFrame) -> list[Share]:
    """How games ended, the most frequent way first: its `wins` are the games that ended so."""
    found = games.filter(games["ending"] != "")["ending"].value_counts()
    told = [Share(str(name), len(games), n) for name, n in found.iter_rows()]
    return sorted(told, key=lambda one: (-one.wins, one.name))


def quantiles(games: polars.DataFrame, column: str) -> list[tuple[str, float]]:
    """The shortest, the tenths that say most, and the longest."""
    values = sorted(games[column].to_list())
    if not values:
        return []
    marks = (("shortest", 0.0), ("a tenth", 0.1), ("half", 0.5), ("nine tenths", 0.9), ("longest", 1.0))
    return [(name, values[int(at * (len(values) - 1))]) for name, at in marks]


def last_round(rounds: polars.DataFrame) -> int:
    """The last round to which a tenth of the games came."""
    import polars

    reached = rounds.filter((polars.col("what") == REACHED) & (polars.col("seat") == 1))
    by_round = reached.group_by("round").agg(polars.col("n").sum()).sort("round")
    if not len(by_round):
        return 0
    most = int(by_round["n"][0])
    return max((number for number, n in by_round.iter_rows() if n >= STILL_ON * most), default=0)


def all_together(games: polars.DataFrame) -> bool:
    """Whether all seats always won or lost together."""
    won = [name for name in games.columns if name.startswith("won_")]
    return len(won) > 1 and games.select(won).min_horizontal().equals(games.select(won).max_horizontal())


def curves(rounds: polars.DataFrame, what: str, together: bool = False) -> dict[bool, Curve]:
    """How much a seat did in each round on average, while its game was on: winners, and others.  Where all
    are `together`, how much they did as one."""
    import polars

    last = last_round(rounds)
    found = {}
    for won in (True, False):
        own = rounds.filter((polars.col("won") == won) & polars.col("round").is_between(1, last))
        of_whom = polars.col("seat") == 1 if together else polars.lit(True)
        reached = summed(own.filter((polars.col("what") == REACHED) & of_whom))
        done = summed(own.filter(polars.col("what") == what))
        if reached:
            numbers = sorted(reached)
            found[won] = Curve(numbers, [done.get(number, 0) / reached[number] for number in numbers])
    return found


def summed(rows: polars.DataFrame) -> dict[int, int]:
    import polars

    return dict(rows.group_by("round").agg(polars.col("n").sum()).iter_rows())


def is_ever(rounds: polars.DataFrame, what: str) -> bool:
    return bool((rounds["what"] == what).any())


def taken_when(rounds: polars.DataFrame, what: str, most: int = FEW_THINGS) -> list[Taken]:
    """The things that were taken most, by round from 0 on; those taken early first."""
    import polars

    own = rounds.filter(polars.col("what") == what)
    reached = summed(rounds.filter(polars.col("what") == REACHED))
    last = last_round(rounds)
    totals = own.group_by("id").agg(polars.col("n").sum()).sort(["n", "id"], descending=[True, False])
    found = []
    for id, total in totals.head(most).iter_rows():
        by = summed(own.filter(polars.col("id") == id))
        means = [
            by.get(number, 0) / reached[number] if reached.get(number) else 0.0 for number in range(last + 1)
        ]
        found.append(Taken(str(id), total, middle_of(by, total), means))
    return sorted(found, key=lambda one: (one.middle, one.id))


def middle_of(by_round: Mapping[int, int], total: int) -> int:
    so_far = 0
    for number in sorted(by_round):
        so_far += by_round[number]
        if 2 * so_far >= total:
            return number
    return 0


def told_options(settings: Mapping[str, Any]) -> str:
    """What was agreed on, in a line; a text of somebody's own by its beginning."""
    told = []
    for name, value in settings["options"].items():
        text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        told.append(f"{name} {text if len(text) <= 60 else text[:60] + '…'}")
    return "; ".join(told) or "as usual"
