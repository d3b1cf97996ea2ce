"""`fabletop scenario`: for those who write a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import BLOCKED, POSITIONS, RESOURCES, FieldDef, TileDef
from fabletop.games.heroes.options import ON_MAP
from fabletop.games.heroes.scenario.load import read_scenario
from fabletop.games.heroes.scenario.load.vocabulary import CONDITIONS, EFFECTS, KIND_WORDS, RULES
from fabletop.games.heroes.scenario.printed import MODES, ScenarioDef
from fabletop.games.heroes.scenario.waits import unknown
from fabletop.kernel.errors import BadSetup

scenario_app = typer.Typer(help="Check a scenario of Heroes; docs/scenarios.md.", no_args_is_help=True)

NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")


@scenario_app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A scenario's file, or the id of one.")],
) -> None:
    """Read a scenario for every number of players, and say what is wrong with it and where."""
    typer.echo(account_of(scenario_of(file)))


@scenario_app.command()
def fields(
    kind: Annotated[str, typer.Argument(help=f"{', '.join(KIND_WORDS)}; all unless told.")] = "",
) -> None:
    """List the tiles of the box with their fields: place, guard, and walls towards other tiles."""
    if kind and kind not in KIND_WORDS:
        raise BadSetup(f"there are no {kind!r} tiles; there are {', '.join(KIND_WORDS)}")
    tiles = [tile for tile in content().tiles if not kind or KIND_WORDS[tile.kind] == kind]
    wide().print(fields_table(tiles), highlight=False)


@scenario_app.command()
def words() -> None:
    """List the conditions, effects and rules that a scenario can be written with."""
    for title, table in (("conditions", CONDITIONS), ("effects", EFFECTS)):
        shown = plain_table(title, "word", "needs", "may have", "means")
        for word, says in table.items():
            shown.add_row(word, " ".join(says.need), " ".join(says.may), says.means)
        wide().print(shown, highlight=False)
    shown = plain_table("rules", "word", "means")
    for word, means in RULES.items():
        shown.add_row(word, means)
    wide().print(shown, highlight=False)


def scenario_of(which: str) -> ScenarioDef:
    """A scenario of the game by its id, any other by its file."""
    known = content()
    if which in known.scenario_by_id:
        return known.scenarios[known.scenario_by_id[which]]
    return read_scenario(Path(which), known.box)


def account_of(scenario: ScenarioDef) -> str:
    """A sound scenario in one line."""
    players = " and ".join(map(str, scenario.players))
    waiting = unknown(scenario) if MODES[scenario.mode] in ON_MAP else [f"mode {MODES[scenario.mode]}"]
    warning = f", but the game does not know yet: {', '.join(waiting)}" if waiting else ""
    return (
        f"{scenario.id}: {MODES[scenario.mode]} for {players}, {scenario.rounds} rounds, "
        f"{' and '.join(str(len(layout.spots)) for layout in scenario.layouts)} tiles, "
        f"ways to win: {len(scenario.victory)}, events: {len(scenario.timed_events)}, "
        f"effects: {len(scenario.effects)}; sound{warning}"
    )


def fields_table(tiles: list[TileDef]) -> Table:
    table = plain_table("tiles", "tile", "kind", *POSITIONS)
    for tile in tiles:
        table.add_row(tile.id, KIND_WORDS[tile.kind], *(field_said(field) for field in tile.fields))
    table.caption = "roman numbers are guards, | is closed towards other tiles"
    return table


def field_said(field: FieldDef) -> str:
    """A field in a few characters: `gold mine III`."""
    if field.kind == BLOCKED:
        return "-"
    words = [RESOURCES[field.resource]] if field.resource != NONE else []
    words += [field.id.replace("_", " "), NUMERALS[field.level], "|" if any(field.closed) else ""]
    return " ".join(word for word in words if word)


def plain_table(title: str, *headings: str) -> Table:
    table = Table(
        title=title, title_justify="left", caption_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0)
    )
    for heading in headings:
        table.add_column(heading)
    return table


def wide() -> Console:
    screen = Console()
    screen.width = max(screen.width, 120)
    return screen
