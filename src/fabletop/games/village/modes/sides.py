"""Who is whose enemy, and who may aim at whom, with two to six players. [village.multiplayer_2 to _6]"""

from __future__ import annotations

from typing import Final

from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import Seat

# Places in the ring of six: 0-1-2 is one team and 3-4-5 the other, each with its sorcerer in the middle;
# the front-line heroes 0 and 5, and 2 and 3, face each other. [village.multiplayer_6.010]
SORCERERS: Final = (1, 4)
FACING: Final = (5, 4, 3, 2, 1, 0)


def place_of(g: Village, seat: int) -> int:
    return g.ring.index(Seat(seat))


def team_of(g: Village, seat: int) -> int:
    """Players of one number win together.
    [village.multiplayer_4.010, village.multiplayer_6.010, village.overview.040]"""
    if g.n == 4:
        return place_of(g, seat) % 2
    if g.n == 6:
        return place_of(g, seat) // 3
    return seat


def mates(g: Village, seat: int) -> list[Seat]:
    """The living players of one's team, oneself included."""
    team = team_of(g, seat)
    return [s for s in g.ring if g.players[s].alive and team_of(g, s) == team]


def others(g: Village, seat: int) -> list[Seat]:
    """Everybody else still in the game, clockwise from the left."""
    if g.n == 2:
        return [Seat(1 - seat)]
    at = place_of(g, seat)
    ring = g.ring[at + 1 :] + g.ring[:at]
    return [s for s in ring if g.players[s].alive]


def opponents(g: Village, seat: int) -> list[Seat]:
    """The living players one has to beat, clockwise from the left.
    [village.multiplayer_5.020, village.multiplayer_5.010]"""
    if g.n <= 3:
        return others(g, seat)
    if g.n == 5:
        at = place_of(g, seat)
        return [s for s in (g.ring[(at + 2) % 5], g.ring[(at + 3) % 5]) if g.players[s].alive]
    team = team_of(g, seat)
    return [s for s in others(g, seat) if team_of(g, s) != team]


def left_of(g: Village, seat: int) -> Seat:
    """The next player still in the game, clockwise. [village.start.060]"""
    around = others(g, seat)
    return around[0] if around else Seat(seat)


def is_alone(g: Village, seat: int) -> bool:
    """Whether this is the last one left of a team. [village.defeat.060]"""
    return len(mates(g, seat)) == 1


def weapon_targets(g: Village, seat: int) -> list[Seat]:
    """The heroes that this one may attack with weapons."""
    if g.n == 2:
        return [Seat(1 - seat)]
    if g.n == 3:
        return [left_of(g, seat)]  # village.multiplayer_3.010
    if g.n == 5:
        return others(g, seat)  # village.multiplayer_5.030
    foes = opponents(g, seat)
    if is_alone(g, seat):
        return foes  # village.defeat.060
    if g.n == 4:
        return foes[:1]  # village.multiplayer_4.020
    return _across_the_field(g, seat)


def _across_the_field(g: Village, seat: int) -> list[Seat]:
    """Front line against front line; the sorcerer only where the line is broken.
    [village.multiplayer_6.040, village.multiplayer_6.050, village.multiplayer_6.060]"""
    at = place_of(g, seat)
    fronts = (3, 5) if at < 3 else (0, 2)
    sorcerer = g.ring[4 if at < 3 else 1]
    if at in SORCERERS:
        standing = [g.ring[p] for p in fronts if g.players[g.ring[p]].alive]
        return standing if len(standing) == 2 else [*standing, sorcerer]
    facing = g.ring[FACING[at]]
    return [facing] if g.players[facing].alive else [sorcerer]


def spell_targets(g: Village, seat: int) -> list[Seat]:
    """The heroes that this one may attack with spells.
    [village.multiplayer_3.020, village.multiplayer_6.090, village.spell.110]"""
    return others(g, seat) if g.n >= 5 else opponents(g, seat)


def monster_places(g: Village, seat: int, defensive: bool) -> list[Seat]:
    """In front of whom a monster may be played.
    [village.monster.010, village.multiplayer_6.080, village.multiplayer_3.030]"""
    if g.n < 6:
        return [Seat(seat), *others(g, seat)]
    places = weapon_targets(g, seat)
    if defensive:
        places = [*mates(g, seat), *places]
    return places


def summon_places(g: Village, seat: int) -> list[Seat]:
    """In front of which opponents a summoned monster may stand. [village.summon.040]"""
    return weapon_targets(g, seat) if g.n == 6 else opponents(g, seat)


def heal_targets(g: Village, seat: int) -> list[Seat]:
    """Whom a healing spell may heal. [village.healing.020, village.multiplayer_4.030]"""
    if g.n == 4 and g.rules.heal_team_mates:
        return [Seat(seat), *(s for s in mates(g, seat) if s != seat)]
    return [Seat(seat)]


def winners(g: Village) -> tuple[Seat, ...]:
    """Who has won by now; nobody yet if it is empty.
    [village.overview.030, village.multiplayer_2.020, village.multiplayer_3.040]"""
    alive = g.living()
    if g.n == 5:  # village.multiplayer_5.040
        return tuple(s for s in alive if not opponents(g, s))
    if g.n == 6:  # village.multiplayer_6.100
        for place in SORCERERS:
            if not g.players[g.ring[place]].alive:
                return tuple(s for s in g.ring if team_of(g, s) != place // 3)
        return ()
    if g.n == 4:
        teams = {team_of(g, s) for s in alive}
        if len(teams) == 1:  # village.multiplayer_4.040
            return tuple(s for s in g.ring if team_of(g, s) in teams)
        return ()
    return tuple(alive) if len(alive) == 1 else ()


def strongest(g: Village) -> tuple[Seat, ...]:
    """Who wins a game that is called: the most life points, by team where there are teams.
    [village.stalemate.010]"""
    life: dict[int, int] = {}
    for seat in g.ring:
        team = team_of(g, seat)
        life[team] = life.get(team, 0) + g.players[seat].life
    most = max(life.values())
    return tuple(seat for seat in g.ring if life[team_of(g, seat)] == most)
