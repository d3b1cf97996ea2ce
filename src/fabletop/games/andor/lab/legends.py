"""For those who write a legend: is it sound, where may things lie, and how does it play?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table

from fabletop.bots import make_bot
from fabletop.games.andor.defs import ALONG_ROAD, ITEMS, LETTERS, NO_ARROW, NONE, BoardDef, LegendDef
from fabletop.games.andor.load import NUMBERS, content, legend_for, mistakes_for, read_legend
from fabletop.games.andor.setup import begin, figures, usual_heroes
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import holds
from fabletop.games.andor.words import TEXT
from fabletop.kernel.errors import BadSetup
from fabletop.lab.series import GameFailed, play_out
from fabletop.shares import wilson
from fabletop.speech import Speech

WON: Final = "won"
BY_A_CARD: Final = "a card ended it"
PLACES: Final = {"fog_places": "fog", "caves": "cave", "springs": "spring", "herb_fields": "starwort"}


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────


def legend_of(which: str, heroes: int) -> LegendDef:
    """A legend of the game by its number, any other by its file."""
    if not which.isdecimal():
        return read_legend(Path(which), heroes)
    known = content().legends
    if int(which) not in known:
        numbers = ", ".join(str(number) for number in known)
        raise BadSetup(f"there is no legend {which}; there are {numbers}, or name a file")
    return legend_for(int(which), heroes)


def mistakes_in(which: str) -> list[str]:
    """What is wrong with a legend, a line for each mistake."""
    return [
        str(wrong)
        if len(heroes) == len(NUMBERS)
        else f"{wrong} (with {' or '.join(map(str, heroes))} heroes)"
        for wrong, heroes in mistakes_for(lambda heroes: legend_of(which, heroes))
    ]


def account_of(legend: LegendDef) -> str:
    """A sound legend in one line."""
    stars = ", ".join(LETTERS[letter] for letter in legend.stars) or "none"
    return (
        f"{legend.id} on {legend.board.id}: {len(legend.cards)} cards, {len(legend.goals)} goals, "
        f"stars at {stars}; sound for 2, 3 and 4 heroes"
    )


# ── fields ───────────────────────────────────────────────────────────────────────────────────────────────


def boards(name: str) -> list[BoardDef]:
    """The board of this name, or all of them."""
    known = content().boards
    if name and name not in known:
        raise BadSetup(f"there is no board {name!r}; there are {', '.join(known)}")
    return [known[name]] if name else list(known.values())


def fields_table(board: BoardDef) -> Table:
    """Every field with its neighbours; a free one has no place for fog, cave, spring or starwort."""
    words = Speech("en", TEXT)
    table = Table(title=board.id, title_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("field", justify="right")
    for heading in ("name", "terrain", "neighbours", "jumps", "arrow", "has"):
        table.add_column(heading, no_wrap=heading != "name")
    for field in range(board.first, board.last + 1):
        table.add_row(
            str(field),
            words.say(f"field-{field}") if words.has(f"field-{field}") else "",
            board.terrain[field].replace("_", " "),
            " ".join(map(str, board.neighbours[field])),
            " ".join(f"{other} ({willpower})" for other, willpower in jumps_from(board, field)),
            arrow_of(board, field),
            ", ".join(word for name, word in PLACES.items() if field in board.lists[name]) or "free",
        )
    return table


def jumps_from(board: BoardDef, field: int) -> list[tuple[int, int]]:
    """Where jump lines lead from a field, and the willpower that it takes."""
    lines = [board.lines[i] for i in board.jumps[field]]
    return [(line.b if line.a == field else line.a, line.willpower) for line in lines]


def arrow_of(board: BoardDef, field: int) -> str:
    arrow = board.arrow[field]
    if arrow == ALONG_ROAD:
        return "road"
    return "" if arrow == NO_ARROW else str(arrow)


# ── trying ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Tried:
    """What came of one game."""

    end: str  # won, or how it was lost
    days: int
    letter: str
    choices: int


def try_legend(legend: LegendDef, bot: str, games: int) -> Iterator[Tried]:
    """Play with the usual heroes and the seeds from 1 on, one bot for all of them."""
    for seed in range(1, games + 1):
        yield try_once(legend, bot, seed)


def try_once(legend: LegendDef, bot: str, seed: int) -> Tried:
    party = tuple(figures()[name] for name in usual_heroes(legend.heroes))
    game = begin(legend, party, 1, 0, seed)
    player = make_bot(bot)
    try:
        _, choices = play_out(game, [player], seed)
    except Exception as wrong:
        raise GameFailed(f"{legend.id} with {bot} broke at seed {seed}: {wrong}") from wrong
    return Tried(end_of(game), game.day, LETTERS[game.narrator], choices)


def end_of(g: Andor) -> str:
    """Won, or which condition lost it."""
    if g.won:
        return WON
    for number in g.fails:
        condition = g.legend.conditions[number]
        if not holds(g, condition):
            continue
        if condition.kind == "narrator_at":
            return f"the narrator came to {LETTERS[condition.n]}"
        if condition.kind == "no_free_shield":
            return "no golden shield was free"
        if condition.kind == "figure_at":
            place = "the base" if condition.m == NONE else f"field {condition.m}"
            return f"{g.legend.foes[condition.n].id} came to {place}"
        if condition.kind == "tokens_left_below":
            return f"too many were lost: {ITEMS[condition.n]}"
        if condition.kind == "hero_in_area_when":
            return f"a hero was inside when stage {condition.n} fell"
        return condition.kind.replace("_", " ")
    return BY_A_CARD


def span(values: Sequence[str]) -> str:
    """From the least to the most, and what is in the middle."""
    if not values or values[0] == values[-1]:
        return values[0] if values else ""
    return f"{values[0]}–{values[-1]}, median {values[len(values) // 2]}"


def tried_table(tried: Sequence[Tried], title: str) -> Table:
    """How often it was won, how it was lost, and how long it took."""
    table = Table(title=title, title_justify="left", caption_justify="left", box=box.SIMPLE)
    table.add_column("end")
    for heading in ("games", "share", "days", "letters"):
        table.add_column(heading, justify="right")
    ends = Counter(one.end for one in tried)
    ends[WON] += 0
    for end, number in sorted(ends.items(), key=lambda item: (item[0] != WON, -item[1], item[0])):
        days = [str(day) for day in sorted(one.days for one in tried if one.end == end)]
        letters = sorted(one.letter for one in tried if one.end == end)
        table.add_row(
            end,
            str(number),
            f"{number / max(1, len(tried)):.0%}",
            span(days),
            span(letters),
        )
    low, high = wilson(ends[WON], len(tried))
    choices = sum(one.choices for one in tried) / max(1, len(tried))
    table.caption = f"won between {low:.0%} and {high:.0%}, 95 times in 100; {choices:.0f} choices a game"
    return table
