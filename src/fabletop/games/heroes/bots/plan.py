"""What a player saves for: the next building, the next stage of a project, tributes, and the defence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fabletop.games.heroes.bots.future import Means, Outlook, Ware, best_outlook
from fabletop.games.heroes.bots.target import Target, last_round, target_of
from fabletop.games.heroes.defs import BRONZE, FEW, GOLD, NONE, PACK, UnitDef
from fabletop.games.heroes.map.clash import DEFENCE_GOLD
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ending import applies, goes_into_overtime
from fabletop.games.heroes.scenario.named import MOST_POINTS, PARTY, ROUND_START
from fabletop.games.heroes.scenario.tokens import parts_of
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.strength import face_strength, has_azure, piercing
from fabletop.games.heroes.towns.build import can_build
from fabletop.games.heroes.towns.printed import (
    BUILDINGS,
    CITADEL,
    CITY_HALL,
    DWELLING,
    MAGE_GUILD,
    SPECIAL_1,
    SPECIAL_2,
)
from fabletop.games.heroes.towns.reinforce import price_of
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat

# In this order: what makes armies large first
ORDER: Final = (DWELLING + 1, DWELLING + 2, DWELLING + 3, CITADEL, CITY_HALL)
ARMING: Final = (DWELLING + 1, DWELLING + 2, DWELLING + 3, CITADEL)  # without which no great army is raised
BESIDES: Final = (MAGE_GUILD, SPECIAL_1, SPECIAL_2)
HALL_PAYS: Final = 3  # incomes to come from which on a city hall pays
FIRST_UNIT: Final = 8  # gold to have left for who lives in a new dwelling
LAST_BUILDING: Final = 2  # rounds before the end from which on a building is but a point
LAST_SALES: Final = 1  # rounds before the army must be ready in which everything is sold that is left
NEAR: Final = 5  # fields within which an enemy is a threat to a town


def rounds_left(g: Heroes) -> int:
    """Rounds after this one; after the last, those that are played on while nobody is ahead."""
    last = last_round(g)
    if g.round >= last and goes_into_overtime(g):
        last += scenario_of(g).rules.sudden_death
    return max(0, last - g.round)


def incomes_left(g: Heroes) -> int:
    """How often income is still paid: in every round, or in those of odd number."""
    if scenario_of(g).rules.income_every_round:
        return rounds_left(g)
    return (rounds_left(g) + 1 - g.round % 2) // 2


def points_count(g: Heroes) -> bool:
    """Whether points decide at the limit, so that every building is one."""
    return scenario_of(g).at_limit == MOST_POINTS


# -- towards an army ----------------------------------------------------------------------------------------


class Purse:
    """A player who raises an army for the goal: what there is, what comes in, and who can be bought."""

    def __init__(self, g: Heroes, seat: Seat, target: Target) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.target: Final = target
        player, realm = g.players[seat], g.realm(seat)
        faces = dict(player.army)
        people = g.printed.of_faction[player.faction]
        self.units: Final = [*best_bronze(people, faces), *(unit for unit in people if unit.tier != BRONZE)]
        self.wares: Final = tuple([self._ware(unit, faces.get(unit.index, NONE)) for unit in self.units])
        mine = [unit.index for unit in self.units]
        every = scenario_of(g).rules.income_every_round
        self.means: Final = Means(
            (player.gold, player.materials, player.valuables),
            income_of(g, seat),
            tuple([every or n % 2 == 1 for n in range(g.round, max(g.round, target.until) + 1)]),
            realm.buildings,
            tuple([g.building(seat, kind).price for kind in range(len(BUILDINGS))]),
            g.building(seat, CITY_HALL).amount,
            realm.built,
            tuple([self._worth(g.units[kind], face) for kind, face in player.army if kind not in mine]),
            g.rules.fielded,
        )

    def _worth(self, unit: UnitDef, face: int) -> float:
        """Against those who must be beaten."""
        return piercing(unit, face) if has_azure(self.target.guards) else face_strength(unit, face)

    def _ware(self, unit: UnitDef, owned: int) -> Ware:
        sides = range(len(unit.faces))
        prices = tuple([price_of(self.g, self.seat, unit, side) for side in sides])
        return Ware(unit.tier, owned, prices, tuple([self._worth(unit, side) for side in sides]))

    def outlook(self) -> Outlook:
        return best_outlook(self.means, self.wares)

    def spare(self) -> tuple[float, float]:
        """Materials and valuables that nobody will need: what is left over in the end, and until then
        nothing of what the greatest army would take."""
        _, materials, valuables = self.means.treasury
        left = self.outlook().left
        if len(self.means.paydays) <= LAST_SALES:
            return min(materials, left[1]), min(valuables, left[2])
        _, building, units = greatest_price(self)
        return min(max(0, materials - building), left[1]), min(max(0, valuables - units), left[2])

    def after(self, price: Resources, unit: int = NONE, face: int = FEW) -> float:
        """What the army comes to if so much is paid now: for one of its units, or for anything else."""
        gold, materials, valuables = self.means.treasury
        left = (gold - price[0], materials - price[1], valuables - price[2])
        numbers = [one.index for one in self.units]
        paid = (numbers.index(unit), face) if unit in numbers else (NONE, NONE)
        return best_outlook(self.means._replace(treasury=left), self.wares, paid).worth


def best_bronze(people: Sequence[UnitDef], faces: Mapping[int, int]) -> list[UnitDef]:
    """The bronze unit that counts: one that is owned already, and the strongest of those."""
    bronze = [unit for unit in people if unit.tier == BRONZE]
    return sorted(bronze, key=lambda unit: (faces.get(unit.index, NONE), face_strength(unit, PACK)))[-1:]


def purse_of(g: Heroes, seat: Seat) -> Purse | None:
    """None where the scenario asks for no army, or for gold."""
    target = None if has_tributes(g) else target_of(g, seat)
    return None if target is None else Purse(g, seat, target)


# -- building -----------------------------------------------------------------------------------------------


def next_building(g: Heroes, seat: Seat) -> int:
    """The building that is wanted next; NONE once the plan is fulfilled, or too late for it."""
    purse = purse_of(g, seat)
    if purse is not None:
        order = purse.outlook().order
        return order[0] if order else NONE
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
    purse = purse_of(g, seat)
    if purse is not None:
        return lacked_by(purse)
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


def greatest_price(purse: Purse) -> Resources:
    """What is still to be paid for the dwellings, the citadel, and the gold units whole."""
    means = purse.means
    total = [0, 0, 0]
    for kind in ARMING:
        if not means.standing[kind]:
            for resource, n in enumerate(means.prices[kind]):
                total[resource] += n
    for ware in purse.wares:
        if ware.tier == GOLD:
            for price in ware.prices[ware.owned + 1 :]:
                for resource, n in enumerate(price):
                    total[resource] += n
    return total[0], total[1], total[2]


def lacked_by(purse: Purse) -> Resources:
    """What the greatest army needs more than there will be."""
    means = purse.means
    pays = sum(means.paydays[1:])
    gold, materials, valuables = (
        max(0, price - have - pays * comes)
        for price, have, comes in zip(greatest_price(purse), means.treasury, means.income, strict=True)
    )
    return gold, materials, valuables


# -- gold that must not be spent ----------------------------------------------------------------------------


def has_tributes(g: Heroes) -> bool:
    scenario = scenario_of(g)
    return any(
        effect.word == "pay" for event in scenario.timed_events for effect in scenario.scripts[event.script]
    )


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


def hoard(g: Heroes, seat: Seat) -> int:
    """Gold that a party must hold to win: all of it once everything else is done or the end is near, before
    that what the incomes until then do not bring."""
    kept = 0
    for ending in scenario_of(g).victory:
        for part in parts_of(ending.condition):
            if part.word == "holds" and part.by is not None and part.by.form == PARTY and applies(g, ending):
                others = [other for other in ending.condition.parts if other is not part]
                done = all(is_true(g, other, seat) for other in others)
                share = -(-part.amounts[0] // max(1, len(in_game(g))))
                comes = 0 if done or rounds_left(g) == 0 else incomes_left(g) * income_of(g, seat)[0]
                kept = max(kept, share - comes)
    return kept


def is_threatened(g: Heroes, seat: Seat) -> bool:
    """Whether a main hero of an enemy is near the own town."""
    town = g.realm(seat).town
    if g.marks[town].cube != seat:
        return False
    for hero in g.heroes:
        comes = hero.main and g.may_attack(hero.owner, seat) and hero.field != NONE
        if comes and distance(g.land.hexes[hero.field], g.land.hexes[town]) <= NEAR:
            return True
    return False


def kept_gold(g: Heroes, seat: Seat) -> int:
    """Gold that no purchase may touch: a tribute, what wins the game, and the price of a defence while
    somebody is near."""
    kept = max(tribute(g, seat), hoard(g, seat))
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
