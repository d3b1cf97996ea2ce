"""Heroes of Might and Magic III: The Board Game: adventures on the map, and single combats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fabletop.content import shelf
from fabletop.content.pack import pack
from fabletop.games.heroes import options, outline
from fabletop.games.heroes.book import ai_hero, guards, wander
from fabletop.games.heroes.book import turn as ai_turns
from fabletop.games.heroes.cards import effects, hand, hearts, levels, play
from fabletop.games.heroes.combat import abilities, activation, attack, deploy, dice, ending, ready, rounds
from fabletop.games.heroes.load import FOLDER, content, read_content
from fabletop.games.heroes.map import clash as clash_of_heroes
from fabletop.games.heroes.map import dice as map_dice
from fabletop.games.heroes.map import (
    enter,
    explore,
    fallen,
    flags,
    fly,
    home,
    observatory,
    places,
    visit,
    walk,
)
from fabletop.games.heroes.map import guards as guards_of_fields
from fabletop.games.heroes.modes import armies, clash, first_army, lay_out, single_combat, tournament
from fabletop.games.heroes.modes.campaign import CAMPAIGNS
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.scenario import ai_effects, ambush, carrying, projects, tokens, wealth
from fabletop.games.heroes.scenario import effects as scenario_effects
from fabletop.games.heroes.scenario import ending as scenario_ending
from fabletop.games.heroes.scenario import events as scenario_events
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns import build, gifts, halls, people, reinforce, special, spells, trade
from fabletop.games.heroes.turn import astrologers, formation, income, main, peek, refresh, teams
from fabletop.games.heroes.turn import cards as cards_on_map
from fabletop.games.heroes.turn import rounds as rounds_of_map
from fabletop.games.registration import MODE, OwnContent, Registration
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Box
from fabletop.kernel.ruleset import ruleset_names

if TYPE_CHECKING:
    from typer import Typer

    from fabletop.bots.search.judge import Judge
    from fabletop.games.learning import Layout
    from fabletop.games.registration import (
        Bots,
        Chronicler,
        Editor,
        Inventory,
        Lab,
        OwnText,
        Puzzling,
        Terminal,
    )
    from fabletop.games.telling import Teller
    from fabletop.games.words import GameWords, TableWords
    from fabletop.lab.train import Training

CHAPTERS = (
    lay_out,
    armies,
    single_combat,
    tournament,
    deploy,
    ready,
    rounds,
    activation,
    attack,
    dice,
    abilities,
    play,
    effects,
    hand,
    hearts,
    guards,
    ai_hero,
    levels,
    ending,
    clash,
    first_army,
    rounds_of_map,
    main,
    refresh,
    formation,
    walk,
    fly,
    explore,
    enter,
    guards_of_fields,
    clash_of_heroes,
    home,
    fallen,
    visit,
    income,
    astrologers,
    cards_on_map,
    peek,
    observatory,
    places,
    flags,
    scenario_ending,
    scenario_events,
    scenario_effects,
    carrying,
    wealth,
    ai_effects,
    ambush,
    ai_turns,
    wander,
    tokens,
    projects,
    map_dice,
    build,
    people,
    reinforce,
    spells,
    special,
    halls,
    trade,
    gifts,
    teams,
)

BOX = Box(
    name="heroes",
    seats=range(1, 5),
    rulesets=lambda hash="": ruleset_names(content(hash).folder / "rulesets"),
    content_hash=lambda: content().fingerprint,
    new=new_game,
    from_data=game_from_data,
    pack=lambda: pack(FOLDER),
    hash_of=lambda folder: read_content(folder).fingerprint,
    kept=lambda hash: shelf.is_kept("heroes", hash),
)


# What only some need is imported when it is asked for.


def _words() -> GameWords[Any, Any]:
    from fabletop.games.heroes import words

    return words


def _speaks(content: str) -> TableWords[Any]:
    from fabletop.games.heroes.words import HeroesWords

    return HeroesWords(content=content)


def _teller(names: Mapping[int, str], content: str) -> Teller:
    from fabletop.games.heroes.telling import HeroesTeller

    return HeroesTeller(names, content)


def _records() -> tuple[ModuleType, ...]:
    from fabletop.games.heroes.catalogue import records as catalogue
    from fabletop.games.heroes.editor import records as editor
    from fabletop.games.heroes.view import records as view

    return view, catalogue, editor


def _bots() -> Bots:
    from fabletop.games.heroes import bots

    return bots


def _allies(g: Heroes, seat: Seat) -> list[Seat]:
    """The players of a party, and those of a team of an alliance; in a single combat one fights alone."""
    if g.printed.plan.scenario is None:
        return [seat]
    return [Seat(other) for other in range(g.seats) if not g.is_enemy(seat, other)]


def _judge(g: Heroes) -> Judge:
    from fabletop.games.heroes.bots.load import judge

    return judge(g)


def _training(agreed: Mapping[str, Any]) -> Training:
    """Of clashes where they are asked for, else of single combats."""
    if agreed.get(MODE) == options.CLASH:
        from fabletop.games.heroes.lab import map_training

        return map_training
    from fabletop.games.heroes.lab import training

    return training


def _even(ruleset: str, wanted: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    from fabletop.games.heroes.lab.even import even_setups

    return even_setups(ruleset, wanted)


def _chronicle() -> Chronicler:
    from fabletop.games.heroes import chronicle

    return chronicle


def _terminal() -> Terminal:
    from fabletop.games.heroes import terminal

    return terminal


def _lab() -> Lab:
    from fabletop.games.heroes import lab

    return lab


def _puzzles() -> Puzzling:
    from fabletop.games.heroes import puzzles

    return puzzles


def _learning() -> Layout:
    from fabletop.games.heroes.learning import layout

    return layout()


def _inventory() -> Inventory:
    from fabletop.games.heroes import inventory

    return inventory


def _testing() -> ModuleType:
    from fabletop.games.heroes import testing

    return testing


def _look_at(text: str) -> OwnText:
    from fabletop.games.heroes.own_scenarios import look_at

    return look_at(text)


def _editor() -> Editor:
    from fabletop.games.heroes import editor

    return editor


def _commands() -> dict[str, Typer]:
    from fabletop.games.heroes.commands import scenario_app

    return {"scenario": scenario_app}


GAME: Registration = Registration(
    box=BOX,
    kind=Heroes,
    usual="retail",
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
    even=_even,
    chronicle=_chronicle,
    puzzles=_puzzles,
    lessons=FOLDER.parent / "lessons",
    how=FOLDER.parent / "how.yaml",
    learning=_learning,
    inventory=_inventory,
    testing=_testing,
    options=options.options,
    heroes=options.heroes,
    modes=options.MODES,
    sides=options.sides,
    campaigns=CAMPAIGNS,
    own=OwnContent("scenario", "scenarios", _look_at, _editor),
    commands=_commands,
)

__all__ = ["BOX", "CHAPTERS", "GAME", "Heroes", "content"]
