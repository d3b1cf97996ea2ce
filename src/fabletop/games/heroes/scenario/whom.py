"""Whom and which fields a scenario means by its words."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.course import field_of_spot, scenario_of, town_of
from fabletop.games.heroes.scenario.named import (
    AI_TOWN,
    ALL_AI,
    ALL_PLAYERS,
    ALL_RIVALS,
    ANY_AI,
    ANY_PLAYER,
    EACH_PLAYER,
    EACH_RIVAL,
    ENEMY_TEAM,
    ENEMY_TOWN,
    FIRST_IN_TURN,
    LAST_IN_TURN,
    LAST_PLAYER,
    ONE_AI,
    ONE_SEAT,
    OTHERS,
    OWN_TOWN,
    PARTY,
    PLAYER,
    RIVAL,
    SPOT,
    TEAM,
    PlaceWord,
    Who,
)
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.kernel.frame import Seat

SEEN_FROM_A_SEAT = (PLAYER, OTHERS, RIVAL, EACH_RIVAL, ALL_RIVALS, TEAM, ENEMY_TEAM)


def in_game(g: Heroes) -> list[Seat]:
    """The seats that still play, in the order of turns."""
    return [seat for seat in g.order if not g.realm(seat).out]


def rivals_of(g: Heroes, seat: Seat) -> list[Seat]:
    """All enemies, those who are out included: what was taken from them still counts."""
    return [other for other in g.order if g.is_enemy(seat, other)]


def side_of(g: Heroes, seat: Seat) -> list[Seat]:
    """A player and the allies, those who are out included: they win and lose together."""
    return [other for other in g.order if not g.is_enemy(seat, other)]


def by_side(g: Heroes, seats: list[Seat]) -> list[list[Seat]]:
    """The same seats, allies together."""
    found: dict[int, list[Seat]] = {}
    for seat in seats:
        found.setdefault(g.printed.sides[seat], []).append(seat)
    return list(found.values())


def sides_in_game(g: Heroes) -> list[list[Seat]]:
    """Those who still play, allies together, in the order of turns."""
    return by_side(g, in_game(g))


def seats_meant(g: Heroes, who: Who, seat: Seat, with_out: bool = False) -> list[Seat]:
    """The seats that a word means, looked at from one of them; players who are out only if asked for."""
    form = who.form
    if form == PLAYER:
        return [seat]
    if form in (EACH_PLAYER, ANY_PLAYER, ALL_PLAYERS, PARTY):
        return list(g.order) if with_out else in_game(g)
    if form in (RIVAL, EACH_RIVAL, ALL_RIVALS, ENEMY_TEAM):
        return rivals_of(g, seat)
    if form == OTHERS:
        return [other for other in (g.order if with_out else in_game(g)) if other != seat]
    if form == TEAM:
        return side_of(g, seat)
    if form == ONE_SEAT:
        return [Seat(who.n)]
    if form == FIRST_IN_TURN:
        return in_game(g)[:1]
    if form == LAST_IN_TURN:
        return in_game(g)[-1:]
    if form == LAST_PLAYER:
        return [min(reversed(in_game(g)), key=lambda other: score_of(g, other))]
    if form in (ALL_AI, ANY_AI, ONE_AI):
        return []
    raise ValueError(f"nobody is called {form}")


def owners_meant(g: Heroes, who: Who, seat: Seat) -> list[int]:
    """The same with the heroes that nobody steers, as owners of fields (see `Hero.owner`)."""
    if who.form == ONE_AI:
        return [AI_OWNER - who.n]
    if who.form in (ALL_AI, ANY_AI):
        return [AI_OWNER - ai for ai in range(len(scenario_of(g).ai))]
    return [int(one) for one in seats_meant(g, who, seat)]


def is_collective(who: Who) -> bool:
    """Whether what they have is counted together."""
    return who.form in (ALL_RIVALS, TEAM, ENEMY_TEAM, PARTY)


def needs_every_one(who: Who) -> bool:
    """Whether a condition must be true of each of them, not of one."""
    return who.form in (EACH_PLAYER, ALL_PLAYERS, OTHERS, EACH_RIVAL, ALL_AI)


def is_of_a_player(c: Condition) -> bool:
    """Whether a condition is said of the player who looks at it, so that it may be true of some alone."""
    if any(is_of_a_player(part) for part in c.parts):
        return True
    if any(word.form in (OWN_TOWN, ENEMY_TOWN) for word in c.places):
        return True
    return any(who is not None and who.form in SEEN_FROM_A_SEAT for who in (c.who, c.by))


# -- fields -------------------------------------------------------------------------------------------------


def ai_towns(g: Mapped) -> list[int]:
    """The towns of AI heroes, each once."""
    towns = [town_of(g, AI_OWNER - ai) for ai in range(len(scenario_of(g).ai))]
    return [field for field in dict.fromkeys(towns) if field != NONE]


def is_meant(g: Heroes, word: PlaceWord, field: int, seat: Seat) -> bool:
    """Whether a word means this field, looked at by a seat or an AI hero."""
    printed = g.land.fields[field]
    if printed is None:
        return False
    if word.form == OWN_TOWN:
        return field == town_of(g, seat) and not g.is_enemy(seat, g.marks[field].cube)
    if word.form == ENEMY_TOWN:
        rival = any(g.realm(rival).town == field for rival in rivals_of(g, seat))
        return rival or (seat >= 0 and field in ai_towns(g))
    if word.form == AI_TOWN:
        return field in ai_towns(g)
    if word.form == SPOT:
        return field == field_of_spot(g, scenario_of(g).spots[word.spot])
    return word.is_printed_on(printed)


def is_wanted_at(g: Heroes, c: Condition, field: int, seat: Seat) -> bool:
    """Whether a condition wants something brought to a field by a player; a team has the towns of both."""
    seats = side_of(g, seat) if c.by is not None and c.by.form == TEAM else [seat]
    return any(is_meant(g, word, field, one) for word in c.places for one in seats)


def fields_meant(g: Heroes, words: tuple[PlaceWord, ...], seat: Seat) -> list[int]:
    """Every field that one of the words means."""
    found: list[int] = []
    for word in words:
        for field in fields_named(g, word, seat):
            if field not in found:
                found.append(field)
    return sorted(found)


def fields_named(g: Heroes, word: PlaceWord, seat: Seat) -> list[int]:
    """The same for a single word: only those are looked at that it could mean."""
    if word.form == OWN_TOWN:
        near = [town_of(g, seat)]
    elif word.form == ENEMY_TOWN:
        near = [g.realm(rival).town for rival in rivals_of(g, seat)] + ai_towns(g)
    elif word.form == AI_TOWN:
        near = ai_towns(g)
    elif word.form == SPOT:
        near = [field_of_spot(g, scenario_of(g).spots[word.spot])]
    else:
        return [
            field
            for field, printed in enumerate(g.land.fields)
            if printed is not None and word.is_printed_on(printed)
        ]
    return [field for field in near if field != NONE and is_meant(g, word, field, seat)]
