"""What is seen of the map and the towns: by everybody, and how far who is to move can go."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import DIFFICULTIES
from fabletop.games.heroes.map.marks import NO_CUBE, UNTOUCHED, Mark
from fabletop.games.heroes.map.printed import TILE_KINDS
from fabletop.games.heroes.map.ways import ways_of
from fabletop.games.heroes.scenario.course import scenario_of, town_of
from fabletop.games.heroes.scenario.goals import goals_of
from fabletop.games.heroes.scenario.named import AI_PLANS, MOST_POINTS
from fabletop.games.heroes.scenario.printed import AiDef
from fabletop.games.heroes.scenario.score import score_lines, score_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.state.realm import (
    FIGHTS_LOST,
    GOLD_EARNED,
    GUARDS_BEATEN,
    MAINS_BEATEN,
    SECONDARIES_BEATEN,
)
from fabletop.games.heroes.turn.income import next_income_of
from fabletop.games.heroes.view.records import (
    Account,
    Adventure,
    AiHero,
    Goal,
    Marked,
    Reach,
    Realm,
    ScoreLine,
    Tile,
)
from fabletop.kernel.frame import Seat


def view_of_adventure(g: Heroes, seat: Seat) -> Adventure | None:
    """Nothing in a single combat."""
    if g.printed.plan.scenario is None:
        return None
    scenario = scenario_of(g)
    return Adventure(
        scenario=scenario.called,
        difficulty=DIFFICULTIES[g.printed.plan.difficulty],
        optional=list(g.printed.plan.optional),
        round=g.round,
        rounds=scenario.rounds,
        order=list(g.order),
        sides=list(g.printed.sides),
        turn=g.turn_of,
        row=list(g.row),
        tiles=[Tile(tile.q, tile.r, KINDS[tile.kind], tile.tile, tile.turns) for tile in g.land.tiles],
        marks=view_of_marks(g),
        realms=[view_of_realm(g, Seat(seat)) for seat in range(len(g.players))],
        week=g.week,
        waning=g.waning,
        windfall=list(g.windfall),
        astrologers=len(g.proclamations),
        goals=[
            Goal(goal.text, goal.wins, goal.at_once, goal.at_limit, list(goal.have), goal.need)
            for goal in goals_of(g)
        ],
        ai=[view_of_ai(g, one) for one in scenario.ai if one.index < len(g.ai)],
        reach=view_of_reach(g, seat),
    )


def view_of_reach(g: Heroes, seat: Seat) -> list[Reach]:
    """Only who is asked where to go; heroes that can go no farther than a step are left out."""
    if g.decision is None or g.decision.kind != "main" or g.turn_of != seat:
        return []
    found: list[Reach] = []
    for number in g.heroes_of(seat):
        ways = ways_of(g, number)
        if ways:
            found.append(Reach(number, [field for field, _ in ways], [before for _, before in ways]))
    return found


KINDS: Final = TILE_KINDS
PLANS: Final = AI_PLANS
FATES: Final = ("waiting", "abroad", "away", "gone")


def view_of_ai(g: Heroes, printed: AiDef) -> AiHero:
    """What the scenario prints of it is known to all."""
    one = g.ai[printed.index]
    return AiHero(
        hero=one.hero,
        name=text_of(scenario_of(g), "ai", printed.id),
        plan=PLANS[printed.plan],
        from_round=printed.from_round,
        points=printed.points,
        level=printed.level,
        deck=list(printed.deck),
        spells=list(one.spells),
        fate=FATES[one.fate],
        town=town_of(g, AI_OWNER - printed.index),
        citadel=printed.citadel,
        beaten=list(one.lost_to),
    )


def view_of_marks(g: Heroes) -> list[Marked]:
    return [
        Marked(field, mark.cube, mark.yields, is_unguarded(mark), list(mark.visitors))
        for field, mark in enumerate(g.marks)
        if mark is not UNTOUCHED
    ]


def is_unguarded(mark: Mark) -> bool:
    return mark.claimed or mark.cube != NO_CUBE


def view_of_realm(g: Heroes, seat: Seat) -> Realm:
    realm = g.realm(seat)
    laid = realm.town >= 0
    return Realm(
        town=realm.town,
        secondary=realm.secondary,
        buildings=list(realm.buildings),
        built=realm.built,
        peopled=realm.peopled,
        booked=realm.booked,
        income=list(next_income_of(g, seat)) if any(realm.income) else [0, 0, 0],
        cubes=list(realm.cubes),
        points=realm.points,
        score=score_of(g, seat) if laid else 0,
        lines=view_of_score(g, seat) if laid and scenario_of(g).at_limit == MOST_POINTS else [],
        supply=len(realm.supply),
        homeless=realm.homeless,
        out=realm.out,
        account=view_of_account(g, seat) if g.over and laid else None,
    )


def view_of_score(g: Heroes, seat: Seat) -> list[ScoreLine]:
    """Lines without points are left out: what nobody plays for is not told."""
    return [ScoreLine(word, n) for word, n in score_lines(g, seat) if n]


def view_of_account(g: Heroes, seat: Seat) -> Account:
    tally = g.realm(seat).tally
    return Account(
        lines=view_of_score(g, seat),
        guards=tally[GUARDS_BEATEN],
        mains=tally[MAINS_BEATEN],
        secondaries=tally[SECONDARIES_BEATEN],
        lost=tally[FIGHTS_LOST],
        earned=tally[GOLD_EARNED],
    )
