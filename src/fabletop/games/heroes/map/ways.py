"""Ways of several steps, for who looks farther than the next field. [heroes.movement]

Nobody goes more than a step at a time: a way is told to be gone step by step, and nothing is promised for it
but what everybody sees.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.visit import has_effect
from fabletop.games.heroes.map.walk import can_act, can_stop, steps_of
from fabletop.games.heroes.scenario.course import is_forbidden, is_unguarded
from fabletop.games.heroes.scenario.tokens import lies_at
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import MOST_DEEDS

NOTHING_THERE: Final = "sanctuary"  # visited without effect [heroes.location.300]


def is_quiet(g: Heroes, number: int, field: int) -> bool:
    """Whether a hero comes to a field and nothing happens: nobody to fight, nothing to visit or to take up.
    [heroes.movement.100, heroes.location.040]"""
    seat = g.heroes[number].seat
    if not can_stop(g, number, field) or enemy_on(g, seat, field) != NONE:
        return False
    if belongs_to_enemy(g, seat, field) or (g.is_guarded(field, seat) and not is_unguarded(g, field)):
        return False
    if has_effect(g, seat, field) and g.land.field(field).id != NOTHING_THERE:
        return False
    return not any(lies_at(g, token, seat, field) for token in g.tokens)


def ways_of(g: Heroes, number: int) -> list[tuple[int, int]]:
    """Where a hero can come to with its points that is farther than a step: over fields on which nothing
    happens, by the fewest steps; each field with the one before it, the nearest first.
    [heroes.movement.020, heroes.movement.080]"""
    hero = g.heroes[number]
    if not can_act(g, number) or hero.field == NONE:
        return []
    reach = min(hero.movement, MOST_DEEDS - hero.deeds)
    edge = [step.ids[1] for step in steps_of(g, number)]
    known = {hero.field, *edge}
    found: list[tuple[int, int]] = []
    for _ in range(1, reach):
        onward: list[int] = []
        for field in edge:
            if not is_quiet(g, number, field):
                continue
            for other in g.land.ways(field):
                if other in known or is_forbidden(g, hero.seat, other) or not can_stop(g, number, other):
                    continue
                known.add(other)
                onward.append(other)
                found.append((other, field))
        edge = onward
    return found
