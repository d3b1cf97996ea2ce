"""What fields are worth going to, roughly in gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.bots.goals import SURE, TOWN, Goals
from fabletop.games.heroes.bots.hand import would_lose_hand
from fabletop.games.heroes.bots.plan import incomes_left, rounds_left
from fabletop.games.heroes.bots.town import can_learn, trading_worth, worth_of_goods
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.flags import income_from
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.printed import FLAG, REVISIT, VISIT
from fabletop.games.heroes.map.walk import can_stop, is_closed_to, is_taken_sanctuary
from fabletop.games.heroes.scenario.course import is_unguarded
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import TOP_EXPERIENCE
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.strength import (
    ROUNDS,
    army_price,
    chance_against,
    chance_against_guards,
)
from fabletop.kernel.frame import Seat

EXPERIENCE: Final = 3.5  # for each symbol
POINT: Final = 1.5  # what a flag is worth for itself
OBELISK: Final = 4.0
UTOPIA: Final = 6.0
LOST: Final = 0.5  # the share of an army that a lost fight costs
WON: Final = 0.8  # and how much of what was lacking for certain a won one does
HOPELESS: Final = -8.0
HOPE: Final = 0.6  # what one sets out with for the last chance

# What a visit brings
VISITS: Final[dict[str, float]] = {
    "learning_stone": EXPERIENCE,
    "shrine_of_magic_gesture": 3.5,
    "shrine_of_magic_incantation": 1.5,
    "artifact_symbol": 5.0,
    "treasure_symbol": 4.5,
    "resource_symbol": 4.5,
    "pandoras_box": 5.5,
    "temple": 1.5,
    "fountain_of_youth": 3.0,
    "warriors_tomb": 6.0,
    "magic_spring": 1.5,
    "witch_hut": 1.5,
    "redwood_observatory": 3.0,
    "grail": 3.0,
}
GOODS: Final[dict[str, Resources]] = {
    "water_wheel": (3, 0, 0),
    "windmill": (0, 0, 1),
    "mystical_garden": (0, 0, 1),
}


def reward_of(g: Heroes, seat: Seat, field: int) -> float:
    """What a visit brings once the field is free, beside the goal of the scenario."""
    printed = g.land.field(field)
    mark = g.marks[field]
    if printed.kind == VISIT and mark.cube != BLACK:
        if printed.id in GOODS:
            return worth_of_goods(g, seat, GOODS[printed.id])
        if printed.id == "tree_of_knowledge":
            return 2 * EXPERIENCE - 3.0 if can_learn(g, seat) else 0.0
        if printed.id == "warriors_tomb" and would_lose_hand(g, seat):
            return 0.0
        return VISITS.get(printed.id, 1.0)
    if printed.kind == REVISIT:
        return trading_worth(g, seat) if printed.id == "trading_post" else 0.0
    return flag_worth(g, seat, field) if printed.kind == FLAG else 0.0


def flag_worth(g: Heroes, seat: Seat, field: int) -> float:
    """Income for as often as it is paid, and once more for the first owner."""
    printed = g.land.field(field)
    mark = g.marks[field]
    if printed.id == "obelisk":
        return 0.0 if seat in mark.visitors else OBELISK
    if g.is_shared(seat, mark.cube):
        return 0.0
    if printed.id == "town":
        return TOWN
    if printed.id == "dragon_utopia":
        return UTOPIA
    times = incomes_left(g) + (0 if mark.claimed else 1)
    if printed.id == "mine":
        return POINT + worth_of_goods(g, seat, income_from(g.rules, printed.resource)) * times * 0.7
    if printed.id == "settlement":
        return POINT + 4.0 * times
    return 0.0


# -- with what waits there ----------------------------------------------------------------------------------


def after_fight(g: Heroes, goals: Goals, field: int, chance: float, gain: float) -> float:
    """What is won, less the units that it costs either way."""
    army = army_price(g, g.players[goals.seat].army)
    paid = chance * min(0.3, WON * (1.0 - chance)) + (1.0 - chance) * LOST
    return chance * gain - paid * army * goals.stakes(field)


def worth_of(
    g: Heroes,
    goals: Goals,
    hero: int,
    field: int,
    tiers: Sequence[float],
    rounds: int = ROUNDS,
    now: bool = False,
) -> float:
    """What it is worth for a hero to end a step on a field, whatever waits there; `rounds` are points left
    for further rounds of a fight, `now` says whether it is the very next step."""
    seat = goals.seat
    if not can_stop(g, hero, field) or is_closed_to(g, hero, field):
        return 0.0
    gain = reward_of(g, seat, field) * goals.patience(hero) + goals.of_field(hero, field)
    enemy = enemy_on(g, seat, field)
    if enemy != NONE and not is_taken_sanctuary(g, hero, field):
        return against_hero(g, goals, hero, enemy, field, gain, now)
    if belongs_to_enemy(g, seat, field):
        return against_place(g, goals, hero, field, gain, now)
    if g.is_guarded(field, seat) and not is_unguarded(g, field):
        return against_guards(g, goals, hero, field, gain, tiers, rounds, now)
    return gain


def against_hero(g: Heroes, goals: Goals, hero: int, enemy: int, field: int, gain: float, now: bool) -> float:
    main = g.heroes[enemy].main
    chance = chance_against(g, goals.seat, g.heroes[hero].main, g.heroes[enemy].owner, main, field)
    gain += goals.fights + goals.of_hero(enemy)
    if g.heroes[hero].main and goals.is_last_chance(hero, field) and not (now and rounds_left(g)):
        return gain * max(chance, HOPE)
    if chance < min(SURE, goals.dares(field, now)):
        return HOPELESS
    return after_fight(g, goals, field, chance, gain)


def against_place(g: Heroes, goals: Goals, hero: int, field: int, gain: float, now: bool) -> float:
    """A town or settlement without a hero: it falls, unless its owner can pay for the defence."""
    if g.marks[field].cube < 0:
        return gain
    owner = Seat(g.marks[field].cube)
    if g.players[owner].gold < DEFENCE_GOLD or not g.players[owner].army:
        return gain
    chance = chance_against(g, goals.seat, g.heroes[hero].main, owner, False, field)
    return HOPELESS if chance < goals.dares(field, now) else after_fight(g, goals, field, chance, gain)


def against_guards(
    g: Heroes,
    goals: Goals,
    hero: int,
    field: int,
    gain: float,
    tiers: Sequence[float],
    rounds: int,
    now: bool,
) -> float:
    seat = goals.seat
    chance = chance_against_guards(g, seat, hero, field, tiers, rounds)
    if chance == 1.0:
        return gain
    main = g.heroes[hero].main
    if main and goals.is_last_chance(hero, field) and not (now and rounds_left(g)):
        return gain * max(chance, HOPE)
    if chance < (goals.dares_guards(field, now) if main else SURE):
        return HOPELESS
    level = g.land.field(field).level
    learns = main and g.main_hero(seat).experience < TOP_EXPERIENCE
    symbols = 0 if not learns else 1 if level == g.level_of(seat) else 2
    return after_fight(g, goals, field, chance, gain + goals.fights + EXPERIENCE * symbols)
