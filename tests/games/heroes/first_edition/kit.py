"""Tables on which the earlier edition is held against the later one."""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.match import Setup

RED, BLUE = Seat(0), Seat(1)
EDITIONS = ("retail", "first")
SILENCE = "dead_silence"
HAND = ("attack", "defence", "power", "knowledge", "attack")


def stars(table: AdventureTable, *names: str) -> AdventureTable:
    by_id = {card.id: card.index for card in table.g.printed.proclamations}
    table.g.proclamations = [by_id[name] for name in reversed(names)]
    return table


def round_of(n: int, *names: str, ruleset: str = "first", **options: Any) -> AdventureTable:
    """That round begins, with these proclamations to come."""
    table = AdventureTable(ruleset=ruleset, round=n - 1, **options)
    return stars(table, *names).start("heroes.new_round", NOBODY)


def clash(ruleset: str, until: str = "", **options: Any) -> Heroes:
    """A clash up to the first question of a kind, always with the first option; else just set up."""
    agreed = {"mode": "clash", "heroes": ["catherine", "mutare"], **options}
    g = new_game(Setup("heroes", 2, 1, ruleset, agreed))
    g.events = []
    if until:
        decision = g.advance()
        while decision is not None and decision.kind != until:
            decision = g.choose(decision.options[0])
    return g
