"""Whole adventures of Heroes between bots, and what is kept of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from fabletop.bots import USUAL, make_bot
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.bots.hand import hand_worth
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as on_map
from fabletop.games.heroes.modes.campaign import PLAYER, is_won, may_keep, next_chapter
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.options import MODES, ON_MAP, SOLO, scenarios_of
from fabletop.games.heroes.scenario.clauses import Ending
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ending import is_fulfilled
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import RANDOM
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.lab.series import Job, broken, play_out

NORMAL: Final = "normal"
OTHERS: Final = tuple(name for name in DIFFICULTIES if name != NORMAL)
RULESET: Final = "retail"
BOT: Final = USUAL  # who plays at a table where nobody asked for another
LIMIT: Final = "limit"  # the last round was over
LAST_LEFT: Final = "the last one left"
NOBODY_LEFT: Final = "nobody left"
TRIES: Final = 5  # at a chapter that has to be won before the one that counts
FAR_APART: Final = 1_000_000  # between the seeds of the tries


class Told(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    scenario: str
    seats: int
    difficulty: str
    seed: int
    first: int  # the seat that began
    factions: list[str]  # by seat
    winners: list[int]
    rounds: int
    end: str  # the goal or the defeat that ended it, or LIMIT, LAST_LEFT, NOBODY_LEFT
    goals: list[str]  # those that were true of somebody at the end
    carried: bool  # whether it began with what was kept from the chapter before
    visited: dict[str, int]  # places that were entered for what they are
    built: dict[str, int]
    bought: dict[str, int]  # units that joined an army after the start, few or pack


# -- what is played ---------------------------------------------------------------------------------------


def players_of(scenario: ScenarioDef, mode: str) -> list[int]:
    """The numbers of players for which a scenario is laid out and its mode has seats."""
    seats = next(one.seats for one in MODES if one.name == mode)
    return [number for number in scenario.players if number in seats]


def jobs_for(scenarios: Sequence[str], games: int, seed: int, others: int) -> Iterator[Job]:
    """Each scenario in every number of players: so many games at normal, and so many at each other
    difficulty."""
    for mode in ON_MAP:
        for id in scenarios_of(mode):
            if id not in scenarios:
                continue
            for seats in players_of(scenario_by_id(id), mode):
                for difficulty, number in ((NORMAL, games), *((name, others) for name in OTHERS)):
                    for n in range(number):
                        yield job_of(mode, id, seats, difficulty, seed + n)


def scenario_by_id(id: str) -> ScenarioDef:
    known = content()
    return known.scenarios[known.scenario_by_id[id]]


def job_of(mode: str, scenario: str, seats: int, difficulty: str, seed: int) -> Job:
    options = {"mode": mode, "scenario": scenario, "difficulty": difficulty, "heroes": [RANDOM] * seats}
    return Job(Setup("heroes", seats, seed, RULESET, options), (BOT,) * seats)


# -- playing ----------------------------------------------------------------------------------------------


def tell(job: Job) -> Told:
    """Play one game to its end; a later chapter with what a bot has kept from those before."""
    try:
        earned = carried_to(job)
        setup = job.setup if earned is None else with_options(job.setup, earned)
        g, opening, events = play(setup, job.bots)
    except Exception as wrong:
        raise broken(job, wrong) from wrong
    ended = endings_of(g)
    return Told(
        scenario=scenario_of(g).id,
        seats=g.n,
        difficulty=str(job.setup.options["difficulty"]),
        seed=job.setup.seed,
        first=g.order[0],
        factions=[FACTIONS[g.printed.heroes[g.main_hero(Seat(seat)).who].faction] for seat in range(g.n)],
        winners=list(g.winners),
        rounds=g.round,
        end=ending(g, events),
        goals=ended,
        carried=earned is not None,
        visited=dict(places_entered(g, events)),
        built=dict(
            Counter(building_named(g, one.building) for one in events if isinstance(one, on_map.Built))
        ),
        bought=dict(
            Counter(
                g.units[one.kind].id
                for one in events[opening:]
                if isinstance(one, ev.UnitMustered) and one.seat >= 0
            )
        ),
    )


def play(setup: Setup, bots: Sequence[str]) -> tuple[Heroes, int, list[Event]]:
    """A game to its end, all events, and how many of them belong to its set-up."""
    g = new_game(setup)
    events: list[Event] = []
    g.events = events
    play_out(g, [make_bot(name) for name in bots], setup.seed)
    began = next((n for n, one in enumerate(events) if isinstance(one, on_map.TurnBegan)), len(events))
    return g, began, events


def with_options(setup: Setup, options: Mapping[str, Any]) -> Setup:
    return Setup(setup.game, setup.seats, setup.seed, setup.ruleset, dict(options))


def carried_to(job: Job) -> dict[str, Any] | None:
    """The options with which a chapter begins for a bot that has won those before, at the same difficulty;
    None for a first one, and where the bot loses one of them again and again."""
    options = job.setup.options
    before = chapters_before(str(options["scenario"])) if options["mode"] == SOLO else []
    if not before:
        return None
    given: dict[str, Any] = {**options, "scenario": before[0]}
    for chapter in before:
        won = win(with_options(job.setup, {**given, "scenario": chapter}), job.bots)
        if won is None:
            return None
        given = next_chapter(won, best_cards(won))
    return given


def chapters_before(id: str) -> list[str]:
    """The chapters that lead to one, the first of them first."""
    for one in content().scenarios:
        if one.next == id:
            return [*chapters_before(one.id), one.id]
    return []


def win(setup: Setup, bots: Sequence[str]) -> Heroes | None:
    for n in range(1, TRIES + 1):
        seed = setup.seed + n * FAR_APART
        g, _, _ = play(Setup(setup.game, setup.seats, seed, setup.ruleset, setup.options), bots)
        if is_won(g):
            return g
    return None


def best_cards(g: Heroes) -> list[str]:
    """The cards that the bot would rather draw than others."""
    kept = may_keep(g)
    worth = {g.cards[card].id: hand_worth(g, PLAYER, card) for card in range(len(g.cards))}
    return sorted(kept.cards, key=lambda id: (-worth[id], id))[: kept.most]


# -- how it ended, and what was done ----------------------------------------------------------------------


def named(kind: str, ending: Ending) -> str:
    """A condition by its number and its word."""
    return f"{kind} {ending.index + 1}: {ending.condition.word.replace('_', ' ')}"


def endings_of(g: Heroes) -> list[str]:
    """The goals and defeats of the scenario that are true of somebody."""
    scenario = scenario_of(g)
    seats = [Seat(seat) for seat in range(g.n)]
    return [
        named(kind, one)
        for kind, endings in (("goal", scenario.victory), ("defeat", scenario.defeat))
        for one in endings
        if any(is_fulfilled(g, (one,), seat, at_once=False) for seat in seats)
    ]


def ending(g: Heroes, events: Sequence[Event]) -> str:
    """The goal or the defeat that ended an adventure, or LIMIT, LAST_LEFT, NOBODY_LEFT."""
    if any(isinstance(event, on_map.LimitReached) for event in events):
        return LIMIT
    return end_of(g, endings_of(g))


def end_of(g: Heroes, ended: Sequence[str]) -> str:
    kind = "goal" if g.winners else "defeat"
    for one in ended:
        if one.startswith(kind):
            return one
    return LAST_LEFT if g.winners else NOBODY_LEFT


def places_entered(g: Heroes, events: Sequence[Event]) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in events:
        if isinstance(one, on_map.Visited | on_map.Flagged) and 0 <= one.seat < g.n:
            found[g.land.field(one.field).id] += 1
    return found


def building_named(g: Heroes, number: int) -> str:
    """By its name, whichever town it stands in."""
    for buildings in g.printed.buildings:
        if number < len(buildings):
            return buildings[number].id
        number -= len(buildings)
    raise ValueError(f"there is no building {number}")
