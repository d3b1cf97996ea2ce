"""What a player saves for: the next building, the next stage of a project, tributes, and the defence."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import MOST_POINTS, ROUND_START
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.towns.build import can_build
from fabletop.games.heroes.towns.printed import CITADEL, CITY_HALL, DWELLING, MAGE_GUILD, SPECIAL_1, SPECIAL_2
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat

# In this order: what makes armies large first
ORDER: Final = (DWELLING + 1, DWELLING + 2, DWELLING + 3, CITADEL, CITY_HALL)
BESIDES: Final = (MAGE_GUILD, SPECIAL_1, SPECIAL_2)
HALL_PAYS: Final = 3  # incomes to come from which on a city hall pays
FIRST_UNIT: Final = 8  # gold to have left for who lives in a new dwelling
LAST_BUILDING: Final = 2  # rounds before the end from which on a building is but a point
NEAR: Final = 5  # fields within which an enemy is a threat to a town


def rounds_left(g: Heroes) -> int:
    """Rounds after this one."""
    return max(0, scenario_of(g).rounds - g.round)


def incomes_left(g: Heroes) -> int:
    """How often income is still paid."""
    if scenario_of(g).rules.income_every_round:
        return rounds_left(g)
    return (rounds_left(g) + g.round % 2) // 2


def points_count(g: Heroes) -> bool:
    """Whether points decide at the limit, so that every building is one."""
    return scenario_of(g).at_limit == MOST_POINTS


def next_building(g: Heroes, seat: Seat) -> int:
    """The building that is wanted next; NONE once the plan is fulfilled, or too late for it."""
    for kind in ORDER:
        if can_build(g, seat, kind) and not is_too_late(g, seat, kind):
            return kind
    return NONE


def is_too_late(g: Heroes, seat: Seat, kind: int) -> bool:
    """Whether a building would not pay any more: a hall by its income, others by units bought at once."""
    if kind == CITY_HALL:
        return incomes_left(g) < HALL_PAYS
    return (
        rounds_left(g) < LAST_BUILDING and g.players[seat].gold < g.building(seat, kind).price[0] + FIRST_UNIT
    )


def next_stage(g: Heroes, seat: Seat) -> Resources:
    """What the next stage of a project costs; nothing where there is none."""
    for project in scenario_of(g).projects:
        done = g.realm(seat).stages[project.index]
        if done < len(project.stages):
            return project.stages[done]
    return NOTHING


def saved_for(g: Heroes, seat: Seat) -> Resources:
    """What the treasury should hold for what is wanted next: a stage, or a building."""
    stage = next_stage(g, seat)
    kind = next_building(g, seat)
    building = g.building(seat, kind).price if kind != NONE else NOTHING
    if kind == CITY_HALL or stage == NOTHING:
        return building
    return stage


def lacking(g: Heroes, seat: Seat) -> Resources:
    """What is missing for it."""
    player = g.players[seat]
    gold, materials, valuables = saved_for(g, seat)
    return (
        max(0, gold - player.gold),
        max(0, materials - player.materials),
        max(0, valuables - player.valuables),
    )


def running_short(g: Heroes, seat: Seat) -> Resources:
    """What the whole plan needs more than there is and soon will be."""
    player = g.players[seat]
    income = income_of(g, seat)
    short = [-player.gold - 2 * income[0], -player.materials - income[1], -player.valuables - income[2]]
    for kind in ORDER:
        if not g.has(seat, kind) and not is_too_late(g, seat, kind):
            for resource, n in enumerate(g.building(seat, kind).price):
                short[resource] += n
    for resource, n in enumerate(next_stage(g, seat)):
        short[resource] += n
    return max(0, short[0]), max(0, short[1]), max(0, short[2])


# -- gold that must not be spent ----------------------------------------------------------------------------


def tribute(g: Heroes, seat: Seat) -> int:
    """Gold to keep for the next tribute of the scenario, after the incomes until then."""
    scenario = scenario_of(g)
    best = 0
    when = 0
    for event in scenario.timed_events:
        if event.trigger.kind != ROUND_START:
            continue
        for effect in scenario.scripts[event.script]:
            rounds = [n for n in event.trigger.rounds if n > g.round]
            if effect.word in ("pay", "tribute") and rounds and (when == 0 or rounds[0] < when):
                best, when = effect.amounts[0], rounds[0]
    if not best:
        return 0
    incomes = sum([scenario.rules.income_every_round or n % 2 == 1 for n in range(g.round + 1, when + 1)])
    return max(0, best - incomes * income_of(g, seat)[0])


def is_threatened(g: Heroes, seat: Seat) -> bool:
    """Whether a main hero of an enemy is near the own town."""
    town = g.realm(seat).town
    if g.marks[town].cube != seat:
        return False
    for hero in g.heroes:
        comes = hero.main and g.is_enemy(seat, hero.seat) and hero.field != NONE
        if comes and distance(g.land.hexes[hero.field], g.land.hexes[town]) <= NEAR:
            return True
    return False


def kept_gold(g: Heroes, seat: Seat) -> int:
    """Gold that no purchase may touch: a tribute, and the price of a defence while somebody is near."""
    kept = tribute(g, seat)
    if is_threatened(g, seat) and g.hero_on(g.realm(seat).town) == NONE:
        kept = max(kept, DEFENCE_GOLD)
    return kept


def can_spare(g: Heroes, seat: Seat, price: Resources, plan: bool = True) -> bool:
    """Whether a price leaves what must be kept, and (if the plan counts) what is saved for."""
    player = g.players[seat]
    gold, materials, valuables = price
    if player.gold - gold < kept_gold(g, seat) and gold:
        return False
    if not plan:
        return True
    _, need_materials, need_valuables = saved_for(g, seat)
    if materials and player.materials - materials < need_materials:
        return False
    return not valuables or player.valuables - valuables >= need_valuables
