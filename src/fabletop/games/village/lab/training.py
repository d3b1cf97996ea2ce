"""What Village tells the lab to fit its judge: the terms of all seats, one's own side less the others."""

from __future__ import annotations

from fabletop.games.village import Village, content
from fabletop.games.village.bots.load import BIAS, FALLEN, TEAMS
from fabletop.games.village.bots.terms import FEWEST, HAND, TERMS, terms_of
from fabletop.games.village.modes.sides import team_of
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup


def setup(setup: Setup) -> Setup:
    return setup


def columns() -> list[str]:
    cards = [f"card {card.id}" for card in content().cards]
    heroes = [f"hero {hero.id}" for hero in content().heroes]
    return [*TERMS, *cards, *heroes, FALLEN, BIAS]


def moment(g: Village) -> int:
    return g.round * g.n + g.active


def row(g: Village) -> tuple[int, list[float]] | None:
    """The position of whoever begins a turn."""
    if g.round < 1 or g.decision is None or g.decision.kind != "act":
        return None
    own = [0.0] * columns_of(g)
    team = team_of(g, g.active)
    others = 1 if g.n in TEAMS else g.n - 1
    for seat in g.ring:
        add_seat(g, seat, 1.0 if team_of(g, seat) == team else -1.0 / others, own)
    own[-1] = 0.0 if others == 1 else 1.0
    return g.active, own


def columns_of(g: Village) -> int:
    return len(TERMS) + len(g.cards) + len(g.printed.heroes) + 2


def add_seat(g: Village, seat: Seat, sign: float, row: list[float]) -> None:
    player = g.players[seat]
    if not player.alive:
        row[-2] += sign
        return
    for place, term in enumerate(terms_of(g, seat)):
        row[place] += sign * term
    held = player.deck + player.hand + player.discard + player.played
    share = sign * HAND / max(FEWEST, len(held))
    for card in held:
        row[len(TERMS) + card] += share
    for worn in player.worn:
        row[len(TERMS) + worn.card] += share
    row[len(TERMS) + len(g.cards) + player.hero] += sign
