"""The Legends of Andor: The Last Hope."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fabletop.content import shelf
from fabletop.content.pack import pack
from fabletop.games.andor import options, outline, setup
from fabletop.games.andor.day import foes, free, lore, stops, sunrise, turn, walk
from fabletop.games.andor.fight import edges, invitation, rounds, victory
from fabletop.games.andor.load import FOLDER, content, read_content
from fabletop.games.andor.setup import game_from_data, new_game
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story import choices, course, event_cards, gifts, legend, placing, script
from fabletop.games.registration import OwnContent, Registration
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

if TYPE_CHECKING:
    from typer import Typer

    from fabletop.bots.search.judge import Judge
    from fabletop.games.learning import Layout
    from fabletop.games.registration import Bots, Chronicler, Inventory, Lab, OwnText, Puzzling, Terminal
    from fabletop.games.telling import Teller
    from fabletop.games.words import GameWords, TableWords
    from fabletop.lab.train import Training

CHAPTERS = (
    setup,
    turn,
    walk,
    stops,
    free,
    lore,
    foes,
    sunrise,
    invitation,
    rounds,
    edges,
    victory,
    legend,
    script,
    course,
    gifts,
    placing,
    choices,
    event_cards,
)

BOX = Box(
    name="andor",
    seats=range(1, 5),
    rulesets=lambda hash="": ruleset_names(content(hash).folder / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
    pack=lambda: pack(FOLDER),
    hash_of=lambda folder: read_content(folder).fingerprint,
    kept=lambda hash: shelf.is_kept("andor", hash),
)


# What only some need is imported when it is asked for.


def _words() -> GameWords[Any, Any]:
    from fabletop.games.andor import words

    return words


def _speaks(content: str) -> TableWords[Any]:
    from fabletop.games.andor.words import AndorWords

    return AndorWords(content=content)


def _teller(names: Mapping[int, str], content: str) -> Teller:
    from fabletop.games.andor.telling import AndorTeller

    return AndorTeller(names, content)


def _records() -> tuple[ModuleType, ...]:
    from fabletop.games.andor.catalogue import records as catalogue
    from fabletop.games.andor.view import records as view

    return view, catalogue


def _allies(g: Andor, seat: Seat) -> list[Seat]:
    """Everybody: all win or none."""
    return [Seat(other) for other in range(g.seats)]


def _bots() -> Bots:
    from fabletop.games.andor import bots

    return bots


def _chronicle() -> Chronicler:
    from fabletop.games.andor import chronicle

    return chronicle


def _judge(g: Andor) -> Judge:
    from fabletop.games.andor.bots.load import judge

    return judge(g)


def _training(agreed: Mapping[str, Any]) -> Training:
    from fabletop.games.andor.lab import training

    return training


def _terminal() -> Terminal:
    from fabletop.games.andor import terminal

    return terminal


def _lab() -> Lab:
    from fabletop.games.andor import lab

    return lab


def _puzzles() -> Puzzling:
    from fabletop.games.andor import puzzles

    return puzzles


def _learning() -> Layout:
    from fabletop.games.andor.learning import layout

    return layout()


def _inventory() -> Inventory:
    from fabletop.games.andor import inventory

    return inventory


def _testing() -> ModuleType:
    from fabletop.games.andor import testing

    return testing


def _look_at(text: str) -> OwnText:
    from fabletop.games.andor.own_legends import look_at

    return look_at(text)


def _commands() -> dict[str, Typer]:
    from fabletop.games.andor.commands import legend_app

    return {"legend": legend_app}


GAME: Registration = Registration(
    box=BOX,
    kind=Andor,
    usual="standard",
    outline=outline.outline,
    words=_words,
    speaks=_speaks,
    texts=FOLDER / "text",
    teller=_teller,
    records=_records,
    terminal=_terminal,
    lab=_lab,
    bots=_bots,
    chronicle=_chronicle,
    puzzles=_puzzles,
    lessons=FOLDER.parent / "lessons",
    how=FOLDER.parent / "how.yaml",
    allies=_allies,
    judge=_judge,
    training=_training,
    learning=_learning,
    inventory=_inventory,
    testing=_testing,
    options=options.options,
    heroes=options.heroes,
    sides=options.sides,
    trials=options.trials,
    own=OwnContent("legend", "legends", _look_at),
    commands=_commands,
)

__all__ = ["BOX", "CHAPTERS", "GAME", "Andor", "content"]
