"""From what was agreed to the first turn of the first day. [andor.setup.010]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.games.andor.defs import (
    GEM_2,
    GEM_6,
    HEROES,
    MAGE,
    MINUS_1,
    NO_PIECE,
    NONE,
    RADAN,
    STORM_SHIELD,
    SYMBOL_COUNT,
    LegendDef,
)
from fabletop.games.andor.load import content, legend_for, legend_in
from fabletop.games.andor.options import FEWEST_HEROES, FIRST_LEGEND, MOST_HEROES, options_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import CLOSED, Hero
from fabletop.games.andor.state.record import restore
from fabletop.games.andor.story.legend import owe_script
from fabletop.games.registration import agree
from fabletop.kernel.errors import BadSetup, BrokenFile
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import ANEW, first_state


class Agreed:
    """The options of a legend, checked."""

    def __init__(self, options: Mapping[str, Any], seats: int, hash: str) -> None:
        agreed = agree("andor", options_of(hash), options)
        self.heroes = agree_on_heroes(options, seats, hash)
        self.legend = agree_on_legend(agreed["legend"], len(self.heroes), hash)
        self.grades = agree_on_grades(agreed["grades"], self.legend)


def agree_on_legend(wanted: str | int, heroes: int, hash: str) -> LegendDef:
    """A legend of the game by its number, or the whole text of one of somebody's own. [andor.overview.020]"""
    if isinstance(wanted, str):
        try:
            return legend_in(wanted, heroes, hash)
        except BrokenFile as wrong:
            raise BadSetup(str(wrong)) from wrong
    return legend_for(wanted, heroes, hash)


def figures(hash: str = "") -> dict[str, tuple[int, int]]:
    """Every hero figure by name: which hero, and which side of the board. [andor.component.140]"""
    return {
        name.lower(): (kind, side)
        for kind, hero in enumerate(content(hash).heroes)
        for side, name in enumerate(hero.figures)
    }


def usual_heroes(number: int, hash: str = "") -> list[str]:
    """So many heroes as they ride out unless others are chosen."""
    return list(content(hash).usual_heroes[:number])


def agree_on_heroes(options: Mapping[str, Any], seats: int, hash: str) -> tuple[tuple[int, int], ...]:
    """Two to four different heroes, as many as there are people at least. [andor.setup.020]"""
    wanted = options.get("heroes", usual_heroes(max(seats, FEWEST_HEROES), hash))
    known = figures(hash)
    if not isinstance(wanted, list | tuple) or not FEWEST_HEROES <= len(wanted) <= MOST_HEROES:
        raise BadSetup(f"heroes are a list of {FEWEST_HEROES} to {MOST_HEROES} names")
    if len(wanted) < seats:
        raise BadSetup(f"{seats} people need {seats} heroes, not {len(wanted)}", "andor.setup.020")
    found: list[tuple[int, int]] = []
    for name in wanted:
        if not isinstance(name, str) or name not in known:
            raise BadSetup(f"there is no hero {str(name)[:40]!r}; there are {', '.join(known)}")
        figure = known[name]
        if any(figure[0] == other[0] for other in found):
            raise BadSetup(f"there is only one {HEROES[figure[0]]} in the box", "andor.component.040")
        found.append(figure)
    return tuple(found)


def agree_on_grades(wanted: Sequence[int], legend: LegendDef) -> int:
    """The easier grades 1 and 2, as bits. [andor.difficulty.010]"""
    if wanted and legend.number == FIRST_LEGEND:
        raise BadSetup("the first legend is not made easier; the others are", "andor.difficulty.010")
    return sum(1 << (n - 1) for n in set(wanted))


def new_game(setup: Setup) -> Andor:
    if not 1 <= setup.seats <= MOST_HEROES:
        raise BadSetup(f"a legend is for 1 to {MOST_HEROES} people, not {setup.seats}")
    agreed = Agreed(setup.options, setup.seats, setup.content)
    return begin(agreed.legend, agreed.heroes, setup.seats, agreed.grades, setup.seed, setup.luck)


def begin(
    legend: LegendDef,
    heroes: tuple[tuple[int, int], ...],
    seats: int,
    grades: int,
    seed: int,
    luck: int = ANEW,
) -> Andor:
    """A legend about to be set up: the checklist, the cards of the set-up, then the first day.
    [andor.legend.010, andor.legend.020]"""
    g = Andor(first_state(seed, luck), legend, seats, grades)
    g.luck = luck
    for i, (kind, side) in enumerate(heroes):
        hero = Hero(kind, side, i % seats)  # one person may play several heroes
        hero.strength = legend.start_strength  # [andor.setup.040]
        hero.willpower = legend.start_willpower  # [andor.setup.050]
        hero.field = legend.start_field
        hero.in_box = True  # [andor.setup.030]
        if kind == MAGE:  # [andor.setup.080]
            hero.books = (CLOSED, CLOSED, CLOSED)
        g.heroes.append(hero)
    g.first = min(range(len(heroes)), key=lambda h: legend.hero_defs[heroes[h][0]].rank)
    g.shield_count = legend.golden_shields  # [andor.golden_shield.040]
    g.stronger_foes = (0,) * len(legend.foes)
    g.jump_values = tuple(line.willpower for line in legend.board.lines)
    g.enabled = (1 << SYMBOL_COUNT) - 1
    g.piece = MINUS_1 if grades & 1 else NO_PIECE  # [andor.difficulty.030]
    g.box = tuple(
        legend.equipment[item] if STORM_SHIELD <= item <= RADAN else 0 for item in range(len(g.box))
    )
    g.cards_live = legend.armed
    lay_out(g)
    if legend.uses_checklist:  # [andor.setup.010]
        owe_script(g, legend.checklist_script, NONE)
    for card in legend.setup_cards:
        g.owe("andor.card", NOBODY, card)
    g.owe("andor.day", NOBODY)
    return g


def lay_out(g: Andor) -> None:
    """What lies face down from the start: gems, movement tokens and crests."""
    gems = list(range(GEM_2, GEM_6 + 1))
    g.shuffle(gems)
    g.gems = tuple(gems)
    tokens = list(range(len(g.legend.movement)))
    g.shuffle(tokens)
    g.movement_deck = tuple(tokens)
    crests = list(range(len(g.heroes)))  # [andor.setup.090]
    g.shuffle(crests)
    g.crests = tuple(crests)


def game_from_data(setup: Setup, data: dict[str, Any]) -> Andor:
    agreed = Agreed(setup.options, setup.seats, setup.content)
    g = Andor(0, agreed.legend, setup.seats, agreed.grades)
    restore(g, data)
    return g
