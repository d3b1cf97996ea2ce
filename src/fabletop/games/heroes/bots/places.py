"""What fields are worth going to."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.strength import chance_against, chance_against_guards
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.enter import enemy_on
from fabletop.games.heroes.map.printed import FLAG, REVISIT, VISIT
from fabletop.games.heroes.map.state import BLACK
from fabletop.games.heroes.map.walk import can_stop, is_taken_sanctuary
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import is_forbidden, is_unguarded, scenario_of
from fabletop.games.heroes.scenario.places import rule_for
from fabletop.games.heroes.scenario.tokens import goals_of_token, lies_at
from fabletop.games.heroes.scenario.whom import is_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import TOP_EXPERIENCE
from fabletop.kernel.frame import Seat

SURE: Final = 0.55  # below that a fight is not sought
EXPERIENCE: Final = 3.0  # for each symbol
GOAL: Final = 60.0
CUBE: Final = 14.0

# What a visit brings, roughly in gold
VISITS: Final[dict[str, float]] = {
    "water_wheel": 3.0,
    "windmill": 5.0,
    "mystical_garden": 4.5,
    "learning_stone": 4.0,
    "shrine_of_magic_gesture": 4.0,
    "shrine_of_magic_incantation": 2.0,
    "artifact_symbol": 5.0,
    "treasure_symbol": 4.5,
    "resource_symbol": 4.5,
    "pandoras_box": 6.0,
    "temple": 2.0,
    "fountain_of_youth": 3.0,
    "warriors_tomb": 6.0,
    "magic_spring": 2.0,
    "witch_hut": 2.0,
    "redwood_observatory": 4.0,
    "stables": 0.2,
    "obelisk": 4.0,
    "dragon_utopia": 9.0,
    "grail": 9.0,
}
STEP_WORTH: Final = (2.6, 2.2, 3.0)  # a step of income, for each income to come, by resource


def incomes_left(g: Heroes) -> int:
    """How often income is still paid."""
    rounds = scenario_of(g).rounds
    return max(0, (rounds - g.round + (g.round % 2)) // 2)


def reward_of(g: Heroes, seat: Seat, hero: int, field: int) -> float:
    """What a visit brings once the field is free."""
    printed = g.land.field(field)
    mark = g.marks[field]
    worth = 0.0
    if printed.kind == VISIT and mark.cube != BLACK:
        worth = VISITS.get(printed.id, 1.0)
        if printed.id == "tree_of_knowledge":
            rich = g.players[seat].valuables >= 4 or g.players[seat].gold >= 22
            worth = 5.0 if rich and g.main_hero(seat).experience < TOP_EXPERIENCE else 0.0
    elif printed.kind == REVISIT:
        worth = VISITS.get(printed.id, 0.0)
    elif printed.kind == FLAG:
        worth = flag_worth(g, seat, field)
    for token in g.tokens:
        if lies_at(g, token, seat, field):
            worth += GOAL / 2
        if token.carrier == hero and any(is_meant(g, w, field, seat) for w in goals_of_token(g, token.kind)):
            worth += GOAL
    return worth


def flag_worth(g: Heroes, seat: Seat, field: int) -> float:
    printed = g.land.field(field)
    mark = g.marks[field]
    if printed.id == "obelisk":
        return 0.0 if seat in mark.visitors else VISITS["obelisk"] + goal_worth(g, seat, "visited")
    if mark.cube >= 0 and not g.is_enemy(seat, mark.cube):
        return 0.0
    if printed.id == "town":
        return GOAL + CUBE if g.is_enemy(seat, mark.cube) else 0.0
    step = (
        STEP_WORTH[printed.resource] if printed.id == "mine" else 3.0 if printed.id == "settlement" else 0.0
    )
    worth = 1.5 + step * (incomes_left(g) + (0 if mark.claimed else 1))
    rule = rule_for(g, seat, field)
    if rule is not None and rule.held != NONE:
        worth += 6.0 * (scenario_of(g).rounds - g.round + 1) / 2
    return worth + VISITS.get(printed.id, 0.0) + goal_worth(g, seat, "flags")


def goal_worth(g: Heroes, seat: Seat, word: str) -> float:
    """More for what the scenario is about, while it is not reached."""
    for ending in scenario_of(g).victory:
        parts = (ending.condition, *ending.condition.parts)
        if any(part.word == word and not is_true(g, part, seat) for part in parts):
            return 8.0
    return 0.0


def worth_of(g: Heroes, seat: Seat, hero: int, field: int, tiers: list[float]) -> float:
    """What it is worth to end a step on a field, whatever waits there."""
    if not can_stop(g, hero, field) or is_forbidden(g, seat, field):
        return 0.0
    reward = reward_of(g, seat, hero, field)
    enemy = enemy_on(g, seat, field)
    if enemy != NONE and not is_taken_sanctuary(g, hero, field):
        main = g.heroes[enemy].main
        likely = chance_against(g, seat, hero, g.heroes[enemy].seat, main, field)
        if likely < SURE:
            return -8.0
        return likely * (CUBE + reward + (EXPERIENCE * 2 if main else 0.0))
    owner = g.marks[field].cube
    home = g.land.field(field).id in ("town", "settlement")
    if home and g.is_enemy(seat, owner):
        likely = chance_against(g, seat, hero, Seat(owner), False, field)
        defended = g.players[owner].gold >= 8
        return (likely if defended else 1.0) * reward if likely >= SURE or not defended else -8.0
    if g.is_guarded(field) and not is_unguarded(g, field):
        likely = chance_against_guards(g, seat, hero, field, tiers)
        if likely < SURE:
            return -5.0
        level = g.land.field(field).level
        learns = g.heroes[hero].main and likely < 1.0 and g.main_hero(seat).experience < TOP_EXPERIENCE
        symbols = 0 if not learns else 1 if level == g.level_of(seat) else 2
        return likely * (reward + EXPERIENCE * symbols) - 4.0 * (1.0 - likely)
    return reward
