"""Why a pick is good on the map and in town: what it brings at once in imagined games, what a building is
for, and where a step leads."""

from __future__ import annotations

from typing import Final

from fabletop.bots.foretelling import Found, Reason, Tale, foretell
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.walk import Draw
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as on_map
from fabletop.games.heroes.scenario.whom import rivals_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import army_strength, tier_strength
from fabletop.games.heroes.towns.printed import CITADEL, CITY_HALL, DWELLING, MAGE_GUILD
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import AmountEvent, Event
from fabletop.kernel.frame import Act, Pick, Seat

# Each is the end of a text's key, `why-...`.
WINS: Final = "wins"  # the game at once, in so many of 100
TAKES: Final = "takes"  # a mine, a settlement, a town
TAKES_FIRST: Final = "takes-first"  # before a rival who is near
WAY: Final = "way"  # towards a field
WAY_FIRST: Final = "way-first"  # where a rival would be soon
NEWS: Final = "news"  # towards land that nobody has seen
ARMY: Final = "army"  # so many percent stronger
NOTHING_LEFT: Final = "nothing-left"
BUILDINGS: Final = {CITADEL: "citadel", MAGE_GUILD: "guild"}

GAMES: Final = 6
FREE: Final = frozenset(("main",))
MOSTLY: Final = 0.6
MAY: Final = 0.3
NEAR: Final = 4  # steps that a rival may be farther away from a place and still be a danger to it

# What a pick may bring at once, and what that weighs: for itself, and for each point of it
WEIGHT: Final[dict[str, tuple[float, float]]] = {
    "out": (400.0, 0.0),
    "points": (160.0, 5.0),
    "stage": (150.0, 0.0),
    "token-home": (150.0, 0.0),
    "token": (140.0, 0.0),
    TAKES: (80.0, 0.0),
    "income": (70.0, 0.0),
    "level": (60.0, 0.0),
    "hires": (55.0, 0.0),
    "artifact": (45.0, 0.0),
    "experience": (40.0, 2.0),
    "gold": (36.0, 1.0),
    "materials": (36.0, 1.0),
    "valuables": (36.0, 2.0),
    "movement": (34.0, 1.0),
    "morale": (33.0, 0.0),
    "draws": (32.0, 1.0),
    "visits": (28.0, 0.0),
    "land": (25.0, 0.0),
}
GOODS: Final = ("gold", "materials", "valuables")

Fact = tuple[str, int, int]  # one of WEIGHT, what it is about, and whom


def look_at_map(
    g: Heroes,
    seat: Seat,
    decision: Decision,
    pick: Pick,
    other: Pick | None,
    judge: HeroesJudge,
    luck: int,
    found: Found,
) -> None:
    if isinstance(pick, Act) and pick.verb == "end_turn":
        found.add(1.0, Reason(NOTHING_LEFT))
        return
    tales = foretell(g, seat, pick, judge, luck, GAMES, FREE, 0)
    small = decision.kind not in FREE and other is not None  # what either pick brings is no reason then
    others = foretell(g, seat, other, judge, luck, GAMES, FREE, 0) if small and other is not None else []
    wins = 0
    for tale in tales:
        if tale.won:
            wins += 1
    if wins >= MAY * len(tales):
        found.add(1000.0, Reason(WINS, percent(wins, len(tales))))
    look_at_deeds(g, seat, pick, tales, others, found)
    look_at_army(g, seat, tales, others, found)
    if isinstance(pick, Act) and pick.verb == "build":
        look_at_building(g, seat, pick.id, found)
    if isinstance(pick, Act) and pick.verb in ("step", "land") and decision.kind == "main":
        hero, field = pick.ids
        look_at_way(g, seat, hero, field, found)


# -- what it brings at once ---------------------------------------------------------------------------------


def look_at_deeds(
    g: Heroes, seat: Seat, pick: Pick, tales: list[Tale], others: list[Tale], found: Found
) -> None:
    brought, else_brought = brought_by(g, seat, tales), brought_by(g, seat, others)
    for fact, amounts in brought.items():
        key, what, whom = fact
        if len(amounts) < MOSTLY * len(tales) or as_good(else_brought.get(fact, []), amounts):
            continue
        n = round(sum(amounts) / len(amounts))
        plain, each = WEIGHT[key]
        weight = plain + each * n
        if key == TAKES:
            here = isinstance(pick, Act) and pick.verb in ("step", "land") and pick.ids[1] == what
            rival = rival_near(g, seat, what, 0)
            ending = "-here" if here else ""
            if rival == NONE:
                found.add(weight, Reason(TAKES + ending, 0, what))
            else:
                found.add(weight + 5.0, Reason(TAKES_FIRST + ending, 0, what, rival))
        else:
            found.add(weight, Reason(key, n, what, whom))


def brought_by(g: Heroes, seat: Seat, tales: list[Tale]) -> dict[Fact, list[int]]:
    """How much of everything came of a pick, game by game in which it came."""
    brought: dict[Fact, list[int]] = {}
    for tale in tales:
        mine: dict[Fact, int] = {}
        for event in tale.at_once:
            for fact, n in facts_of(g, seat, event):
                mine[fact] = mine.get(fact, 0) + n
        for fact, n in mine.items():
            if n > 0:
                brought.setdefault(fact, []).append(n)
    return brought


def as_good(other: list[int], mine: list[int]) -> bool:
    """Whether the next best brings as much of it."""
    return bool(other) and sum(other) >= sum(mine)


def facts_of(g: Heroes, seat: Seat, event: Event) -> list[tuple[Fact, int]]:
    """What an event is to a seat, if it is something to be glad of."""
    if isinstance(event, on_map.Eliminated):
        return [(("out", NONE, event.seat), 1)] if g.is_enemy(seat, event.seat) else []
    if getattr(event, "seat", NONE) != seat:
        return []
    if isinstance(event, ev.GotResources):
        had = (event.gold, event.materials, event.valuables)
        return [((GOODS[place], NONE, NONE), n) for place, n in enumerate(had) if n]
    if isinstance(event, on_map.Paid):
        had = (event.gold, event.materials, event.valuables)
        return [((GOODS[place], NONE, NONE), -n) for place, n in enumerate(had) if n]
    if isinstance(event, on_map.Flagged):
        return [((TAKES, event.field, NONE), 1)]
    if isinstance(event, on_map.Visited):
        return [(("visits", event.field, NONE), 1)]
    if isinstance(event, on_map.IncomeMoved):
        return [(("income", event.resource, NONE), event.n)]
    if isinstance(event, on_map.GotMovement):
        return [(("movement", NONE, NONE), event.n)]
    if isinstance(event, on_map.StagePaid):
        return [(("stage", NONE, NONE), 1)]
    if isinstance(event, on_map.Hired):
        return [(("hires", NONE, NONE), 1)]
    if isinstance(event, on_map.TileRevealed):
        return [(("land", NONE, NONE), 1)]
    if isinstance(event, ev.Drew):
        return [(("draws", NONE, NONE), event.n)]
    if isinstance(event, ev.CardGained):
        return [(("artifact", NONE, NONE), 1)]
    if isinstance(event, on_map.TokenTaken | on_map.TokenBrought):
        return [(("token" if isinstance(event, on_map.TokenTaken) else "token-home", NONE, NONE), 1)]
    if isinstance(event, AmountEvent):
        key = AMOUNTS.get(type(event), "")
        return [((key, NONE, NONE), event.n)] if key else []
    return []


AMOUNTS: Final[dict[type[Event], str]] = {
    on_map.PointsWon: "points",
    ev.GainedExperience: "experience",
    ev.ReachedLevel: "level",
    ev.GotMorale: "morale",
}


def look_at_army(g: Heroes, seat: Seat, tales: list[Tale], others: list[Tale], found: Found) -> None:
    """The army at large, after units were bought or joined it."""
    before = army_strength(g, g.players[seat].army)
    after = army_after(seat, tales)
    grown = round(100.0 * (after / before - 1.0)) if before > 0.0 else 0
    if grown > 0 and after > army_after(seat, others):
        found.add(52.0 + grown / 10.0, Reason(ARMY, grown))


def army_after(seat: Seat, tales: list[Tale]) -> float:
    after = 0.0
    for tale in tales:
        if isinstance(tale.after, Heroes):
            after += army_strength(tale.after, tale.after.players[seat].army) / len(tales)
    return after


# -- what a building is for ---------------------------------------------------------------------------------


def look_at_building(g: Heroes, seat: Seat, kind: int, found: Found) -> None:
    if kind == CITY_HALL:
        found.add(60.0, Reason("hall", g.building(seat, CITY_HALL).amount))
    elif kind in BUILDINGS:
        found.add(60.0, Reason(BUILDINGS[kind]))
    elif DWELLING < kind <= DWELLING + 3:
        found.add(60.0, Reason("dwelling", kind - DWELLING))


# -- where a step leads -------------------------------------------------------------------------------------


def look_at_way(g: Heroes, seat: Seat, hero: int, field: int, found: Found) -> None:
    """What draws the hero most beyond the field to which it steps."""
    goal = Draw(g, Goals(g, seat), hero, tier_strength(g)).goal(field)
    if goal.worth <= 0.0:
        return
    if goal.unseen:
        found.add(24.0, Reason(NEWS))
        return
    rival = rival_near(g, seat, goal.field, goal.steps)
    found.add(24.0, Reason(WAY, 0, goal.field) if rival == NONE else Reason(WAY_FIRST, 0, goal.field, rival))


def rival_near(g: Heroes, seat: Seat, field: int, steps: int) -> int:
    """A rival with a hero that is a few steps farther from a field than oneself; NONE without one."""
    rivals = rivals_of(g, seat)
    far = {field: 0}
    line = [field]
    for one in line:
        if far[one] > steps + NEAR:
            break
        owner = NONE
        for hero in g.heroes:
            if hero.field == one and hero.seat in rivals:
                owner = hero.seat
        if owner != NONE and far[one] > steps:
            return owner
        for other in g.land.ways(one):
            if other not in far:
                far[other] = far[one] + 1
                line.append(other)
    return NONE


def percent(times: int, of: int) -> int:
    """100 where it never was otherwise."""
    return 100 if times == of else min(99, max(1, round(100 * times / of)))
