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
from fabletop.games.heroes.scenario.exchange import draft, take
from fabletop.games.heroes.scenario.ground import Layout
from fabletop.games.heroes.scenario.load import read_scenario, scenario_in
from fabletop.games.heroes.scenario.load.vocabulary import CONDITIONS, EFFECTS, KIND_WORDS, RULES
from fabletop.games.heroes.scenario.named import MODES
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random import LANDS, UNKNOWN, drawn_text
from fabletop.kernel.errors import BadSetup, BrokenFile

scenario_app = typer.Typer(
    help="Check a scenario of Heroes, bring in or take out its map; docs/scenarios.md.", no_args_is_help=True
)

OutOption = Annotated[
    Path | None, typer.Option(help="Where to write it; to standard output unless told.", show_default=False)
]
DRAWN_MODES = [one.mode for one in UNKNOWN.values()]
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")
MOST_NOTES = 200  # lines about what is lost on the way


@scenario_app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A scenario's file, or the id of one.")],
) -> None:
    """Read a scenario for every number of players, and say what is wrong with it and where."""
    typer.echo(account_of(scenario_of(file)))


@scenario_app.command("random")
def draw_one(
    seed: Annotated[int, typer.Option(min=1, max=LANDS, help="Its number: the same one, the same scenario.")],
    players: Annotated[int, typer.Option(min=1, max=3, help="How many play it.")] = 2,
    mode: Annotated[str, typer.Option(help=" or ".join(DRAWN_MODES))] = DRAWN_MODES[0],
    out: OutOption = None,
) -> None:
    """Draw a scenario that nobody has written: a fair map, a goal and what happens."""
    chosen = next((one for one in UNKNOWN.values() if one.mode == mode), None)
    if chosen is None:
        raise BadSetup(f"no {mode!r} scenario can be drawn; there are {', '.join(DRAWN_MODES)}")
    if players not in chosen.players:
        need = " or ".join(map(str, chosen.players))
        raise BadSetup(f"a drawn {mode} scenario is for {need} players, not {players}")
    id = f"land_{seed}"
    text = drawn_text(id, mode, players, seed)
    write(text, out)
    typer.echo(account_of(scenario_in(text, str(out or "the scenario"), content().box)), err=True)


@scenario_app.command("import")
def bring_in(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A layout of the map editor: its text, or the JSON in it.")
    ],
    solo: Annotated[
        int | None,
        typer.Option(metavar="ENTRY", help="A chapter for one, who begins on that tile.", show_default=False),
    ] = None,
    out: OutOption = None,
) -> None:
    """Make a scenario of a layout of the community's map editor, and say what of it is not carried over."""
    made = draft(file, content().box, solo)
    write(made.text, out)
    tell("not carried over", made.notes)
    try:
        verdict = account_of(scenario_in(made.text, str(out or "the scenario"), content().box))
    except BrokenFile as wrong:
        verdict = f"not sound yet: {wrong}"
    typer.echo(verdict, err=True)


@scenario_app.command("export")
def take_out(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A scenario's file, or the id of one.")],
    players: Annotated[
        int, typer.Option(help="Whose map it is, where a scenario has several.", show_default=False)
    ] = 0,
    out: OutOption = None,
) -> None:
    """Write the map of a scenario as text for the community's map editor, and say what it leaves out."""
    scenario = scenario_of(file)
    taken = take(scenario, layout_of(scenario, players), content().box)
    write(taken.text + "\n", out)
    tell("left out", taken.notes)


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


def layout_of(scenario: ScenarioDef, players: int) -> Layout:
    """The only map of a scenario, or the one for so many players."""
    if not players and len(scenario.layouts) == 1:
        return scenario.layouts[0]
    if players not in scenario.players:
        numbers = " or ".join(f"--players {number}" for number in scenario.players)
        raise BadSetup(f"{scenario.id} has a map for each number of players: say {numbers}")
    return scenario.layout(players)


def write(text: str, out: Path | None) -> None:
    """Write it whole or not at all, and never over another file."""
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        file = out.open("x", encoding="utf-8")
    except FileExistsError:
        raise BrokenFile(out, "", "it is there already: name another") from None
    except FileNotFoundError:
        raise BrokenFile(out, "", f"there is no folder {out.parent}; make it first") from None
    try:
        with file:
            file.write(text)
    except OSError as wrong:
        out.unlink()
        raise BrokenFile(out, "", f"it cannot be written: {wrong.strerror}") from wrong
    typer.echo(f"written: {out}")


def tell(what: str, notes: list[str]) -> None:
    """What is lost on the way, beside what is written."""
    shown = notes[:MOST_NOTES]
    if len(notes) > MOST_NOTES:
        shown.append(f"and {len(notes) - MOST_NOTES} more")
    if shown:
        typer.echo("\n  ".join([f"{what}:", *shown]), err=True)


def account_of(scenario: ScenarioDef) -> str:
    """A sound scenario in one line."""
    players = " and ".join(map(str, scenario.players))
    return (
        f"{scenario.id}: {MODES[scenario.mode]} for {players}, {scenario.rounds} rounds, "
        f"{' and '.join(str(len(layout.spots)) for layout in scenario.layouts)} tiles, "
        f"ways to win: {len(scenario.victory)}, events: {len(scenario.timed_events)}, "
        f"effects: {len(scenario.effects)}; sound"
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
