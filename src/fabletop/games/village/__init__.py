"""Village of Legends: buy weapons, spells and monsters in the market, and be the last hero standing."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fabletop.content import shelf
from fabletop.content.pack import pack
from fabletop.games.registration import Registration
from fabletop.games.village import market, options, outline, turn
from fabletop.games.village.cards import abilities, effects, play
from fabletop.games.village.defs import PLAYERS
from fabletop.games.village.fight import aim, defeat, monsters, overwhelm, strike
from fabletop.games.village.load import FOLDER, content, read_content
from fabletop.games.village.modes import setup
from fabletop.games.village.modes.setup import game_from_data, new_game
from fabletop.games.village.modes.sides import team_of
from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

if TYPE_CHECKING:
    from fabletop.bots.search.judge import Judge
    from fabletop.games.learning import Layout
    from fabletop.games.registration import Bots, Chronicler, Inventory, Lab, Puzzling, Terminal
    from fabletop.games.telling import Teller
    from fabletop.games.words import GameWords, TableWords
    from fabletop.lab.practise import Practice
    from fabletop.lab.train import Training

CHAPTERS = (setup, turn, play, aim, strike, effects, abilities, monsters, overwhelm, market, defeat)

BOX = Box(
    name="village",
    seats=PLAYERS,
    rulesets=lambda hash="": ruleset_names(content(hash).folder / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
    pack=lambda: pack(FOLDER),
    hash_of=lambda folder: read_content(folder).fingerprint,
    kept=lambda hash: shelf.is_kept("village", hash),
)


# What only some need is imported when it is asked for.


def _words() -> GameWords[Any, Any]:
    from fabletop.games.village import words

    return words


def _speaks(content: str) -> TableWords[Any]:
    from fabletop.games.village.words import VillageWords

    return VillageWords(content=content)


def _teller(names: Mapping[int, str], content: str) -> Teller:
    from fabletop.games.village.telling import VillageTeller

    return VillageTeller(names, content)


def _records() -> tuple[ModuleType, ...]:
    from fabletop.games.village.catalogue import records as catalogue
    from fabletop.games.village.view import records as view

    return view, catalogue


def _bots() -> Bots:
    from fabletop.games.village import bots

    return bots


def _allies(g: Village, seat: Seat) -> list[Seat]:
    return [other for other in g.ring if team_of(g, other) == team_of(g, seat)]


def _judge(g: Village) -> Judge:
    from fabletop.games.village.bots.load import judge

    return judge(g)


def _training(options: Mapping[str, Any]) -> Training:
    from fabletop.games.village.lab import training

    return training


def _chronicle() -> Chronicler:
    from fabletop.games.village import chronicle

    return chronicle


def _practice() -> Practice:
    from fabletop.games.village.lab import practice

    return practice


def _terminal() -> Terminal:
    from fabletop.games.village import terminal

    return terminal


def _lab() -> Lab:
    from fabletop.games.village import lab

    return lab


def _puzzles() -> Puzzling:
    from fabletop.games.village import puzzles

    return puzzles


def _learning() -> Layout:
    from fabletop.games.village.learning import layout

    return layout()


def _inventory() -> Inventory:
    from fabletop.games.village import inventory

    return inventory


def _testing() -> ModuleType:
    from fabletop.games.village import testing

    return testing


GAME: Registration = Registration(
    box=BOX,
    kind=Village,
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
    allies=_allies,
    judge=_judge,
    training=_training,
    chronicle=_chronicle,
    puzzles=_puzzles,
    lessons=FOLDER.parent / "lessons",
    how=FOLDER.parent / "how.yaml",
    practice=_practice,
    learning=_learning,
    inventory=_inventory,
    testing=_testing,
    options=options.options,
    heroes=options.heroes,
)

__all__ = ["BOX", "CHAPTERS", "GAME", "Village", "content"]
