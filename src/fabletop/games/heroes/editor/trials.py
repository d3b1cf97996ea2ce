"""Bots play a scenario some times, to see whether it is as good for one seat as for another, and how long."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from statistics import median_low
from typing import Final, NamedTuple

from fabletop.games.heroes.editor.records import SeatTried, Trial
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.own_scenarios import scenario_from
from fabletop.games.heroes.scenario.named import ALLIANCE, COOPERATIVE, MODES, SOLO
from fabletop.games.registration import RANDOM, Triers
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.event import Event
from fabletop.kernel.match import Setup
from fabletop.shares import wilson

RULESET: Final = "retail"
TEAMS: Final = 2
log = logging.getLogger("fabletop.trials")


class Tried(NamedTuple):
    """What is kept of one game."""

    winners: tuple[int, ...]
    rounds: int
    limit: bool  # the last round was over


def setup_of(text: str, players: int, seed: int = 1) -> Setup:
    """A match of bots; a BrokenFile says what is wrong with the text, a BadSetup that so many cannot play."""
    scenario = scenario_from(text)
    if players not in scenario.players:
        raise BadSetup(f"the scenario is not for {players} players")
    options = {"mode": MODES[scenario.mode], "scenario": text, "heroes": [RANDOM] * players}
    return Setup("heroes", players, seed, RULESET, options)


def try_out(text: str, players: int, games: int, by: Triers) -> Iterator[Trial]:
    """What is known after each game, until all are played or the time is up."""
    mode = scenario_from(text).mode
    sides = 1 if mode in (COOPERATIVE, SOLO) else TEAMS if mode == ALLIANCE else players
    tried: list[Tried] = []
    unfinished = broken = 0
    for seed in range(1, games + 1):
        try:
            found = play(setup_of(text, players, seed), by)
        except Exception:
            log.exception("a scenario of somebody's own broke at seed %s", seed)
            broken += 1
        else:
            tried += [found] if found is not None else []
            unfinished += found is None
        over = seed == games or by.time_is_up()
        yield told(by.bot, tried, games, players, sides, unfinished, broken, over)
        if over:
            return


def play(setup: Setup, by: Triers) -> Tried | None:
    """A game to its end, or nothing if it took too long."""
    g = new_game(setup)
    events: list[Event] = []
    g.events = events
    if not by.play(g, setup.seed):
        return None
    limit = any(isinstance(event, ev.LimitReached) for event in events)
    return Tried(tuple(g.winners), g.round, limit)


def told(
    bot: str,
    tried: Sequence[Tried],
    asked: int,
    players: int,
    sides: int,
    unfinished: int,
    broken: int,
    over: bool,
) -> Trial:
    games = len(tried)
    rounds = sorted(one.rounds for one in tried) or [0]
    wins = [sum(seat in one.winners for one in tried) for seat in range(players if sides > 1 else 1)]
    return Trial(
        bot=bot,
        asked=asked,
        games=games,
        party=sides == 1,
        even=1 / sides,
        seats=[SeatTried(won, *wilson(won, games)) for won in wins],
        nobody=sum(not one.winners for one in tried),
        limit=sum(one.limit for one in tried),
        unfinished=unfinished,
        broken=broken,
        shortest=rounds[0],
        middle=median_low(rounds),
        longest=rounds[-1],
        over=over,
    )
