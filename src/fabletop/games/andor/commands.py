"""`fabletop legend`: for those who write a legend."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from fabletop.bots import make_bot
from fabletop.commands import end_of, gather
from fabletop.games.andor.lab import legends

legend_app = typer.Typer(help="Check and try out a legend of Andor; docs/legends.md.", no_args_is_help=True)

LegendArgument = Annotated[str, typer.Argument(metavar="FILE", help="A legend's file, or 11 to 17.")]


@legend_app.command()
def check(file: LegendArgument) -> None:
    """Read a legend for 2, 3 and 4 heroes, and say what is wrong with it and where."""
    mistakes = legends.mistakes_in(file)
    for mistake in mistakes:
        typer.echo(f"fabletop: {mistake}", err=True)
    if mistakes:
        raise typer.Exit(1)
    typer.echo(legends.account_of(legends.legend_of(file, 4)))


@legend_app.command()
def fields(
    board: Annotated[str, typer.Argument(help="grey_mountains or krahd; both unless told.")] = "",
) -> None:
    """List the fields of a board: name, terrain, neighbours, arrow, and what has its place there."""
    screen = Console()
    screen.width = max(screen.width, 100)
    for one in legends.boards(board):
        screen.print(legends.fields_table(one), highlight=False)


@legend_app.command(name="try")
def try_out(
    file: LegendArgument,
    heroes: Annotated[int, typer.Option(min=2, max=4, help="How many heroes.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 50,
    bot: Annotated[str, typer.Option(help="Who plays them.")] = "greedy",
) -> None:
    """Let a bot play a legend, and show how it ended. Ctrl-C keeps what is done."""
    legend = legends.legend_of(file, heroes)
    make_bot(bot)
    tried, stopped = gather(legends.try_legend(legend, bot, games), games, legend.id)
    title = f"{legend.id} with {heroes} heroes, {bot}: {len(tried)} of {games} games"
    Console().print(legends.tried_table(tried, title), highlight=False)
    end_of(stopped, len(tried))
