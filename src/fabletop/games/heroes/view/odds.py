"""How a fight on the map might go, for who thinks of going there: an estimate, from what a seat may know."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.fly import flights
from fabletop.games.heroes.map.walk import can_stop
from fabletop.games.heroes.scenario.course import is_unguarded, must_fight
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import (
    ROUNDS,
    chance_against,
    chance_against_guards,
    tier_strength,
)
from fabletop.games.heroes.view.records import Odds
from fabletop.kernel.frame import Act, Pick, Seat

STEP: Final = 5  # no estimate is finer than this, nor is anything certain


def odds_of(g: Heroes, pick: Pick) -> Odds | None:
    """The odds of the fight that a step or a landing leads to; none where nobody has to be fought."""
    if not isinstance(pick, Act) or pick.verb not in ("step", "land"):
        return None
    hero, field = pick.ids
    chance = chance_of(g, hero, field, pick.verb)
    return None if chance is None else Odds(win=in_percent(chance))


def chance_of(g: Heroes, hero: int, field: int, verb: str) -> float | None:
    """Armies, levels and treasuries lie open; of another's hand only its size is used."""
    seat, main = g.heroes[hero].seat, g.heroes[hero].main
    if not can_stop(g, hero, field):
        return None
    enemy = enemy_on(g, seat, field)
    if enemy != NONE:
        return chance_against(g, seat, main, g.heroes[enemy].owner, g.heroes[enemy].main, field)
    if belongs_to_enemy(g, seat, field):
        if g.marks[field].cube < 0:
            return None  # an AI hero that is away defends nothing
        owner = Seat(g.marks[field].cube)
        defended = g.players[owner].gold >= DEFENCE_GOLD and g.players[owner].army
        return chance_against(g, seat, main, owner, False, field) if defended else None
    if not g.is_guarded(field, seat) or is_unguarded(g, field):
        return None
    if g.level_of(seat) > g.land.field(field).level and not must_fight(g, field):
        return None  # they flee
    points = flights(g, hero)[field] if verb == "land" else 1
    rounds = min(ROUNDS, g.heroes[hero].movement - points)
    return chance_against_guards(g, seat, hero, field, tier_strength(g), rounds)


def in_percent(chance: float) -> int:
    return max(STEP, min(100 - STEP, STEP * round(chance * 100 / STEP)))
