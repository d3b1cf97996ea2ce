"""Heroes in the lab: what games and combats say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.defs import PACK
from fabletop.games.heroes.lab.bench import BENCHED
from fabletop.games.heroes.lab.played import building_named, ending
from fabletop.games.heroes.map import events as on_map
from fabletop.games.heroes.outline import outline
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

ROUND: Final = "round"
TAKEN: Final = ("built", "mustered", "gained")


def begins(g: Heroes, event: Event) -> int | None:
    """A round of the adventure, or of a combat without one."""
    if isinstance(event, on_map.RoundStarted):
        return event.n
    if isinstance(event, ev.RoundBegan) and g.printed.plan.scenario is None:
        return event.n
    return None


def taken(g: Heroes, event: Event) -> Iterable[tuple[int, str, str]]:
    """Buildings, units that join an army or become a pack in it, and cards from the common decks."""
    if isinstance(event, on_map.Built):
        yield event.seat, "built", building_named(g, event.building)
    elif isinstance(event, ev.UnitMustered):
        yield event.seat, "mustered", g.units[event.kind].id + ("_pack" if event.face == PACK else "")
    elif isinstance(event, ev.CardGained):
        yield event.seat, "gained", g.cards[event.card].id


def account(opening: Heroes, g: Heroes, events: Sequence[Event]) -> Account:
    """In a single combat the attacker begins, on the map whoever rolled highest."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes[: g.seats])
    return Account(
        rounds=told.round,
        first=g.order[0] if g.order else 0,
        heroes=heroes,
        bought=((),) * g.seats,
        ending=ending(g, events) if g.printed.plan.scenario is not None else "",
    )


__all__ = ["BENCHED", "ROUND", "TAKEN", "account", "begins", "taken"]
