"""From what was agreed to a game laid out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fabletop.games.heroes.cards.levels import TO_DECK
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import content, read_rules
from fabletop.games.heroes.modes.agreed import RANDOM, Agreed, scenario_named
from fabletop.games.heroes.modes.clash import set_up
from fabletop.games.heroes.modes.lay_out import lay_out_decks, take_hero
from fabletop.games.heroes.modes.tournament import take_out
from fabletop.games.heroes.options import ON_MAP
from fabletop.games.heroes.state.decks import ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes, heroes_from_data
from fabletop.games.heroes.state.hero import Hero, Troop
from fabletop.games.heroes.state.player import Player
from fabletop.games.heroes.state.printed import BOXES_KEPT, Carried, Plan, Printed
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state


@lru_cache(BOXES_KEPT)
def open_box(
    ruleset: str,
    seats: int,
    mode: str,
    siege: bool,
    quick_start: bool,
    field: int,
    difficulty: int,
    skill: str,
    scenario: str,
    land: int,
    optional: tuple[str, ...],
    split_decks: bool,
    kept: tuple[tuple[int, ...], tuple[Troop, ...], tuple[int, int, int]] | None,
    hash: str,
) -> Printed:
    """What games of one kind share."""
    c = content(hash)
    plan = Plan()
    plan.mode, plan.siege, plan.field, plan.difficulty = mode, siege, field, difficulty
    plan.quick_start = quick_start
    plan.skill = c.card_by_id[skill]
    plan.optional = optional
    plan.split_decks = split_decks
    plan.carried = None if kept is None else Carried(*kept)
    if mode in ON_MAP:
        plan.scenario = scenario_named(scenario, seats, land, mode, c)
    return Printed(read_rules(ruleset, c.folder, optional), c, seats, plan)


def printed_for(setup: Setup, agreed: Agreed) -> Printed:
    kept = agreed.carried
    return open_box(
        setup.ruleset,
        setup.seats,
        agreed.mode,
        agreed.siege,
        agreed.quick_start,
        agreed.field,
        agreed.difficulty,
        agreed.skill,
        agreed.scenario,
        agreed.land,
        agreed.optional,
        agreed.split_decks,
        None if kept is None else (kept.cards, kept.units, kept.resources),
        setup.content,
    )


def new_game(setup: Setup) -> Heroes:
    """A game laid out up to the choice of heroes."""
    agreed = Agreed(setup.options, setup.seats, content(setup.content), setup.seed)
    g = Heroes(first_state(setup.seed, setup.luck), printed_for(setup, agreed))
    g.luck = setup.luck
    seat_players(g, agreed)
    lay_out_decks(g)
    if agreed.on_map:
        if g.printed.tournament:
            take_out(g)
        set_up(g, agreed)
        g.owe("heroes.game_over", NOBODY)
        return g
    for hero, who in enumerate(agreed.heroes):
        if who >= 0:
            take_hero(g, hero, who)
    for hero, who in enumerate(agreed.heroes):
        if who == RANDOM:
            g.owe("heroes.random_hero", NOBODY, hero)
        elif who == NONE:
            g.owe("heroes.choose_hero", g.heroes[hero].seat, hero)
    g.owe("heroes.turn_up", NOBODY)
    for hero in range(agreed.fighters):
        prepare(g, agreed, hero)
    if agreed.mode == "guards":
        g.owe("heroes.guarded_field", NOBODY)
    else:
        g.owe("heroes.first_hands", NOBODY)
        g.owe("heroes.duel", NOBODY)
    g.owe("heroes.game_over", NOBODY)
    return g


def game_from_data(setup: Setup, data: dict[str, Any]) -> Heroes:
    agreed = Agreed(setup.options, setup.seats, content(setup.content), setup.seed)
    return heroes_from_data(printed_for(setup, agreed), data)


def seat_players(g: Heroes, agreed: Agreed) -> None:
    """A main hero for each player, and one that nobody steers if an enemy is missing.  On the map they begin
    at the level of the scenario. [heroes.setup.060]"""
    scenario = g.printed.plan.scenario
    level = agreed.level if scenario is None else scenario.start.hero_level
    movement = agreed.movement if scenario is None else 0
    for number in range(max(g.n, agreed.fighters)):
        seat = Seat(number) if number < g.n else NOBODY
        g.heroes.append(Hero(seat, experience=2 * (level - 1), movement=movement))
    for number in range(g.n):
        player = Player(number)
        player.gold = agreed.gold if scenario is None else 0
        g.players.append(player)


def prepare(g: Heroes, agreed: Agreed, hero: int) -> None:
    """What a hero needs before it can fight: levels, treasures, an army."""
    army = agreed.armies[hero]
    seat = g.heroes[hero].seat
    if seat >= 0:
        for level in range(2, agreed.level + 1):
            g.owe("heroes.gain_level", seat, level)
        search = "heroes.find" if agreed.quick_start else "heroes.look"
        for _ in range(agreed.spells):
            g.owe(search, seat, SPELLS, 2, TO_DECK)
        for _ in range(agreed.artifacts):
            g.owe(search, seat, ARTIFACTS, 2, TO_DECK)
    if army == "choose" and seat >= 0:
        g.owe("heroes.muster", seat, hero, agreed.budget)
    elif isinstance(army, str):
        g.owe("heroes.muster_at_random", NOBODY, hero, agreed.budget)
    else:
        g.lead(hero, army)
