"""What Heroes tells the lab to fit its judge: combats, the attacker's side less the defender's."""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes import Heroes, content
from fabletop.games.heroes.bots.moment import moment_of
from fabletop.games.heroes.bots.terms import FACES, TERMS, Fighter, face_shares, fighters, terms_of
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, Combat
from fabletop.games.heroes.options import DUEL, GUARDS
from fabletop.games.registration import MODE
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import mix


def columns() -> list[str]:
    sides = ("few", "pack")
    faces = [f"unit {unit.id}:{side}" for unit in content().units for side in sides]
    return [*TERMS, *faces, *(f"card {card.id}" for card in content().cards)]


def setup_of(seed: int) -> tuple[str, dict[str, Any]]:
    """An edition and a combat for this seed: mostly duels, some with guards whom the other player steers."""
    drawn = mix(seed)
    ruleset = "first" if drawn % 3 == 0 else "retail"
    level = 1 + drawn // 3 % 6
    options: dict[str, Any] = {"heroes": ["random"], "armies": "random", "level": level}
    if drawn // 18 % 4 == 0:
        return ruleset, {**options, "mode": GUARDS, "field": min(7, level + drawn // 72 % 2)}
    siege = drawn // 72 % 6 == 0
    return ruleset, {**options, "mode": DUEL, "heroes": ["random", "random"], "siege": siege}


def setup(setup: Setup) -> Setup:
    """What was agreed on where it says of which kind, else a combat of some kind."""
    if MODE in setup.options:
        return setup
    ruleset, options = setup_of(setup.seed)
    return Setup(setup.game, setup.seats, setup.seed, ruleset, options)


def moment(g: Heroes) -> int:
    return moment_of(g)


def row(g: Heroes) -> tuple[int, list[float]] | None:
    """The position of the attacker, whenever another unit has begun to act."""
    c = g.combat
    if c is None or c.round < 1 or c.ending:
        return None
    found = [0.0] * (len(TERMS) + FACES * len(content().units) + len(g.cards))
    sides = [fighters(c, side) for side in (ATTACKER, DEFENDER)]
    add_side(g, c, ATTACKER, sides, 1.0, found)
    add_side(g, c, DEFENDER, sides, -1.0, found)
    return c.camps[ATTACKER].seat, found


def add_side(
    g: Heroes, c: Combat, side: int, sides: list[list[Fighter]], sign: float, found: list[float]
) -> None:
    for place, term in enumerate(terms_of(g, c, side, sides[side], sides[1 - side])):
        found[place] += sign * term
    for one in sides[side]:
        for face, share in face_shares(one):
            found[len(TERMS) + face] += sign * share
    seat = c.commander(side)
    if seat >= 0:
        for card in g.players[seat].hand:
            found[len(TERMS) + FACES * len(content().units) + card] += sign
