"""What can be true in a scenario. [heroes.victory.010, heroes.event.030]

A condition is asked for a seat.  Where it counts, `counted` says how far it is, for those who follow a goal.
"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.course import town_of
from fabletop.games.heroes.scenario.named import AGAINST, ANY_HERO, MAIN, Who
from fabletop.games.heroes.scenario.registry import LOOKS, condition
from fabletop.games.heroes.scenario.wealth import tributes_to_come, wealth_of
from fabletop.games.heroes.scenario.whom import (
    fields_meant,
    is_collective,
    is_meant,
    is_wanted_at,
    needs_every_one,
    owners_meant,
    rivals_of,
    seats_meant,
)
from fabletop.games.heroes.state.ai import GONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.state.realm import (
    AI_BEATEN,
    ARMIES_BEATEN,
    GUARDS_BEATEN,
    MAINS_BEATEN,
    SECONDARIES_BEATEN,
)
from fabletop.kernel.frame import Seat

GUARDS = AGAINST.index("guards")
AI = AGAINST.index("ai")
PLAYERS = AGAINST.index("player")
BY_GUARDS = -1  # in `Realm.lost_to`: the main hero lost to guards


def is_true(g: Heroes, c: Condition, seat: Seat) -> bool:
    return LOOKS[c.word](g, c, seat)


def best(counts: list[int], who: Who | None) -> int:
    """What several players have, as one number to compare: together, each at least, or one at least."""
    if not counts:
        return 0
    if who is not None and is_collective(who):
        return sum(counts)
    if who is not None and needs_every_one(who):
        return min(counts)
    return max(counts)


# -- made of others -----------------------------------------------------------------------------------------


@condition("all")
def every(g: Heroes, c: Condition, seat: Seat) -> bool:
    return all(is_true(g, part, seat) for part in c.parts)


@condition("any")
def some(g: Heroes, c: Condition, seat: Seat) -> bool:
    return any(is_true(g, part, seat) for part in c.parts)


@condition("not")
def none(g: Heroes, c: Condition, seat: Seat) -> bool:
    return not is_true(g, c.parts[0], seat)


# -- how far something is -----------------------------------------------------------------------------------


def towns_captured(g: Heroes, c: Condition, seat: Seat) -> int:
    """Starting towns with a flag of these; without them, of anybody but the owner and allies."""
    return sum(
        g.is_enemy(Seat(owner), g.marks[town].cube)
        and (c.by is None or g.marks[town].cube in owners_meant(g, c.by, seat))
        for town, owner in towns_meant(g, c, seat).items()
    )


def towns_meant(g: Heroes, c: Condition, seat: Seat) -> dict[int, int]:
    """The starting towns of some, each with its owner; AI heroes may share one."""
    owners = owners_meant(g, c.who, seat) if c.who is not None else [int(one) for one in rivals_of(g, seat)]
    return {town: owner for owner in owners if (town := town_of(g, owner)) != NONE}


def flags_held(g: Heroes, c: Condition, seat: Seat) -> int:
    if c.by is None:
        return 0
    counts: list[int] = []
    for owner in owners_meant(g, c.by, seat):
        fields = fields_meant(g, c.places, Seat(owner))
        counts.append(sum(g.marks[field].cube == owner for field in fields))
    return best(counts, c.by)


def fights_lost_to(g: Heroes, c: Condition, seat: Seat) -> int:
    """How often the main heroes of these have lost to those."""
    winners = None if c.by is None else owners_meant(g, c.by, seat)
    counts = [
        sum(winners is None or winner in winners for winner in lost_by(g, loser))
        for loser in (owners_meant(g, c.who, seat) if c.who is not None else [])
    ]
    return best(counts, c.who)


def lost_by(g: Heroes, owner: int) -> tuple[int, ...]:
    """To whom a main hero, or an AI hero, has lost its fights."""
    if owner >= 0:
        return g.realm(Seat(owner)).lost_to
    ai = AI_OWNER - owner
    return g.ai[ai].lost_to if ai < len(g.ai) else ()


def fights_lost(g: Heroes, c: Condition, seat: Seat) -> int:
    counts: list[int] = []
    for loser in owners_meant(g, c.who, seat) if c.who is not None else []:
        lost = lost_by(g, loser)
        if c.against == AI:
            counts.append(sum(winner <= AI_OWNER for winner in lost))
        elif c.against == GUARDS:
            counts.append(sum(winner == BY_GUARDS for winner in lost))
        elif c.against == PLAYERS:
            counts.append(sum(winner >= 0 for winner in lost))
        else:
            counts.append(len(lost))
    return best(counts, c.who)


def fights_won(g: Heroes, c: Condition, seat: Seat) -> int:
    counts: list[int] = []
    for winner in seats_meant(g, c.by, seat) if c.by is not None else []:
        tally = g.realm(winner).tally
        players = tally[MAINS_BEATEN] + tally[SECONDARIES_BEATEN] + tally[ARMIES_BEATEN]
        if c.against == AI:
            counts.append(tally[AI_BEATEN])
        elif c.against == GUARDS:
            counts.append(tally[GUARDS_BEATEN])
        elif c.against == PLAYERS:
            counts.append(players)
        else:
            counts.append(tally[GUARDS_BEATEN] + tally[AI_BEATEN] + players)
    return best(counts, c.by)


def cubes_of(g: Heroes, c: Condition, seat: Seat) -> int:
    """Of how many of them somebody, or a team between them, holds a cube. [heroes.alliance.120]"""
    if c.by is not None and c.who is not None and is_collective(c.by):
        taken = {loser for holder in seats_meant(g, c.by, seat) for loser in g.realm(holder).cubes}
        return sum(loser in taken for loser in seats_meant(g, c.who, seat))
    counts = [
        sum(loser in g.realm(holder).cubes for loser in seats_meant(g, c.who, seat))
        for holder in (seats_meant(g, c.by, seat) if c.by is not None and c.who is not None else [])
        if c.who is not None
    ]
    return best(counts, c.by)


def fields_visited(g: Heroes, c: Condition, seat: Seat) -> int:
    counts = [
        sum(visitor in g.marks[field].visitors for field in fields_meant(g, c.places, visitor))
        for visitor in (seats_meant(g, c.by, seat) if c.by is not None else [])
    ]
    return best(counts, c.by)


def tokens_brought(g: Heroes, c: Condition, seat: Seat) -> int:
    """Tokens of a kind that were brought to such a place, by these."""
    bringers = None if c.by is None else seats_meant(g, c.by, seat)
    return sum(
        token.kind == c.token
        and token.brought
        and (bringers is None or token.seat in bringers)
        and is_wanted_at(g, c, token.field, Seat(token.seat))
        for token in g.tokens
    )


def points_won(g: Heroes, c: Condition, seat: Seat) -> int:
    by = seats_meant(g, c.by, seat) if c.by is not None else []
    return best([g.realm(one).points for one in by], c.by)


def level_reached(g: Heroes, c: Condition, seat: Seat) -> int:
    by = seats_meant(g, c.by, seat) if c.by is not None else []
    return best([g.level_of(one) for one in by], c.by)


def stages_paid(g: Heroes, c: Condition, seat: Seat) -> int:
    by = seats_meant(g, c.by, seat) if c.by is not None else []
    return best([g.realm(one).stages[c.project] if g.realm(one).stages else 0 for one in by], c.by)


COUNTED = {
    "captured": towns_captured,
    "flags": flags_held,
    "beaten": fights_lost_to,
    "lost_fight": fights_lost,
    "fights_won": fights_won,
    "cubes": cubes_of,
    "visited": fields_visited,
    "token_at": tokens_brought,
    "points": points_won,
    "level": level_reached,
    "project_done": stages_paid,
}


def needed(g: Heroes, c: Condition, seat: Seat) -> int:
    """How much of it there must be; a tile that is face down may have one more of every place."""
    if c.word == "captured" and c.who is not None and needs_every_one(c.who):
        return len(towns_meant(g, c, seat))
    if c.word == "cubes":
        return len(seats_meant(g, c.who, seat)) if c.who is not None else 0
    if c.word == "project_done":
        scenario = g.printed.plan.scenario
        return 0 if scenario is None else len(scenario.projects[c.project].stages)
    if c.word == "flags" and c.at_least == 0:
        return len(fields_meant(g, c.places, seat)) + sum(not tile.face_up for tile in g.land.tiles)
    if c.word == "token_at" and c.at_least == 0:
        return sum(token.kind == c.token for token in g.tokens)
    return c.at_least


def counted(g: Heroes, c: Condition, seat: Seat) -> bool:
    return COUNTED[c.word](g, c, seat) >= needed(g, c, seat)


for _word in COUNTED:
    condition(_word)(counted)


# -- the others ---------------------------------------------------------------------------------------------


@condition("eliminated")
def eliminated(g: Heroes, c: Condition, seat: Seat) -> bool:
    """All of them, where they are named together; else one."""
    if c.who is None:
        return False
    out = [g.realm(one).out for one in seats_meant(g, c.who, seat, with_out=True)]
    if not out:  # AI heroes are out once they are gone
        out = [g.ai[AI_OWNER - one].fate == GONE for one in owners_meant(g, c.who, seat)]
    together = needs_every_one(c.who) or is_collective(c.who)
    return bool(out) and (all(out) if together else any(out))


@condition("token_lost")
def token_lost(g: Heroes, c: Condition, seat: Seat) -> bool:
    return any(token.kind == c.token and token.lost for token in g.tokens)


@condition("carries")
def carries(g: Heroes, c: Condition, seat: Seat) -> bool:
    by = seats_meant(g, c.by, seat) if c.by is not None else list(g.order)
    return any(
        token.kind == c.token and token.carrier != NONE and g.heroes[token.carrier].seat in by
        for token in g.tokens
    )


@condition("hero_at")
def hero_at(g: Heroes, c: Condition, seat: Seat) -> bool:
    for one in owners_meant(g, c.by, seat) if c.by is not None else []:
        for number in g.heroes_of(Seat(one)) if one >= 0 else [g.ai[AI_OWNER - one].hero]:
            hero = g.heroes[number]
            right = hero.field != NONE and (c.hero == ANY_HERO or (c.hero == MAIN) == hero.main)
            if right and any(is_meant(g, word, hero.field, Seat(one)) for word in c.places):
                return True
    return False


@condition("holds")
def holds(g: Heroes, c: Condition, seat: Seat) -> bool:
    by = seats_meant(g, c.by, seat) if c.by is not None else []
    if c.by is not None and is_collective(c.by):
        gold = sum(g.players[one].gold for one in by)
        materials = sum(g.players[one].materials for one in by)
        valuables = sum(g.players[one].valuables for one in by)
        return gold >= c.amounts[0] and materials >= c.amounts[1] and valuables >= c.amounts[2]
    rich = [g.can_pay(one, c.amounts) for one in by]
    return all(rich) if c.by is not None and needs_every_one(c.by) else any(rich)


@condition("tributes_covered")
def tributes_covered(g: Heroes, c: Condition, seat: Seat) -> bool:
    by = seats_meant(g, c.by, seat) if c.by is not None else []
    if c.by is not None and is_collective(c.by):
        return sum(wealth_of(g, one) for one in by) >= tributes_to_come(g) * len(by)
    covered = [wealth_of(g, one) >= tributes_to_come(g) for one in by]
    return all(covered) if c.by is not None and needs_every_one(c.by) else any(covered)


@condition("round")
def round_reached(g: Heroes, c: Condition, seat: Seat) -> bool:
    return g.round >= c.at_least


@condition("difficulty")
def is_so_hard(g: Heroes, c: Condition, seat: Seat) -> bool:
    return g.printed.plan.difficulty >= c.at_least


@condition("tiles_known")
def tiles_known(g: Heroes, c: Condition, seat: Seat) -> bool:
    return sum(tile.face_up for tile in g.land.tiles) >= c.at_least
