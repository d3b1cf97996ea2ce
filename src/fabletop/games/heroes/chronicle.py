"""What a match of Heroes says of itself when it is looked back on: a single combat, or an adventure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.bots.driver import cut
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.bots.load import is_contested, judge
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE, PACK
from fabletop.games.heroes.map import events as on_map
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import Striking, Tally
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.said import Said

COUNTED: Final = ("damage", "beaten", "fights", "gold", "played", "flags", "built", "discovered")
NOT_YET: Final = -1
DUEL: Final = 2  # players: more of them have chances taken once in a round


def sides(g: Heroes) -> list[list[Seat]]:
    """A player alone, a team, or a party against whom nobody steers.
    [heroes.coop.010, heroes.alliance.030]"""
    found: dict[int, list[Seat]] = {}
    for seat in range(g.n):
        found.setdefault(g.printed.sides[seat], []).append(Seat(seat))
    return list(found.values())


def moment(g: Heroes) -> int:
    """Whenever another unit acts; in an adventure every turn of two enemies, and every round of others."""
    if g.printed.plan.scenario is None:
        c = g.combat
        return NOT_YET if c is None or c.round == 0 else judge(g).moment(g)
    if g.round == 0 or g.combat is not None or g.turn_of < 0:
        return NOT_YET
    return g.round * DUEL + g.turn_of if g.n == DUEL and len(sides(g)) == DUEL else g.round


def is_fitted(g: Heroes) -> bool:
    """There are weights for a combat, and for two who are each other's rivals on the map."""
    return g.printed.plan.scenario is None or (is_contested(g) and g.n == DUEL)


def fitted(g: Heroes) -> list[float]:
    knows = judge(g)
    found = sides(g)
    if len(found) == 1:
        return [knows.chance(g, found[0][0])]
    chance = (knows.chance(g, found[0][0]) + 1.0 - knows.chance(g, found[1][0])) / 2.0
    return [chance, 1.0 - chance]


def likely(g: Heroes, decision: Decision, luck: int) -> Pick:
    seat = decision.seat
    return judge(g).quick(g, seat, cut(decision, seat), luck)


# -- what everybody did -------------------------------------------------------------------------------------


def fought_in(g: Heroes, events: Sequence[Event]) -> list[Combat | None]:
    """The combat in which each of these happened: one that ended meanwhile says so itself."""
    c = g.combat if g.combat is not None else g.fought
    found: list[Combat | None] = []
    for event in reversed(events):
        if isinstance(event, ev.CombatEnded) and event.fought is not None:
            c = event.fought
        found.append(c)
    found.reverse()
    return found


def foe_of(c: Combat | None, uid: int) -> int:
    """Who steers the side that a unit stands against."""
    if c is None or not 0 <= uid < len(c.units):
        return NOBODY
    return c.camps[1 - c.units[uid].side].seat


def own_of(c: Combat | None, uid: int) -> int:
    if c is None or not 0 <= uid < len(c.units):
        return NOBODY
    return c.camps[c.units[uid].side].seat


def count(g: Heroes, events: Sequence[Event], tally: Tally) -> None:
    for event, c in zip(events, fought_in(g, events), strict=True):
        if isinstance(event, ev.Wounded):
            add(tally, "damage", foe_of(c, event.uid), event.n)
        elif isinstance(event, ev.Fell):
            add(tally, "beaten", foe_of(c, event.uid), 1)
        elif isinstance(event, ev.CombatEnded):
            if c is not None and event.victor != NONE:
                add(tally, "fights", c.camps[event.victor].seat, 1)
        elif isinstance(event, ev.GotResources):
            add(tally, "gold", event.seat, max(0, event.gold))
        elif isinstance(event, ev.Played | ev.Cast):
            add(tally, "played", event.seat, 1)
        elif isinstance(event, on_map.Flagged):
            add(tally, "flags", event.seat, 1)
        elif isinstance(event, on_map.Built):
            add(tally, "built", event.seat, 1)
        elif isinstance(event, on_map.TileRevealed):
            add(tally, "discovered", event.seat, 1)


def add(tally: Tally, what: str, seat: int, n: int) -> None:
    """What nobody's heroes and guards do is not counted."""
    if 0 <= seat < len(tally[what]):
        tally[what][seat] += n


# -- what was striking --------------------------------------------------------------------------------------


def striking(g: Heroes, event: Event) -> Striking | None:
    c = g.combat if g.combat is not None else g.fought
    if isinstance(event, on_map.Eliminated):
        return Striking(95.0, "eliminated", event.seat, False)
    if isinstance(event, on_map.PartyLost):
        return Striking(90.0, "lost")
    if isinstance(event, ev.CombatEnded):
        return of_combat(event)
    if isinstance(event, ev.Surrendered | ev.Retreated):
        return Striking(25.0, "fled", event.seat, False)
    if isinstance(event, on_map.TokenBrought):
        return Striking(18.0, "token", event.seat)
    if isinstance(event, on_map.CubeTaken):
        return Striking(15.0, "points", event.seat)
    if isinstance(event, on_map.PointsWon):
        return Striking(8.0 * event.n, "points", event.seat)
    if isinstance(event, on_map.TownAttacked):
        return Striking(10.0, "attack", event.seat, False)
    if isinstance(event, ev.Fell):
        return Striking(12.0, "fell", own_of(c, event.uid), False)
    if isinstance(event, ev.BlowWorked):
        return Striking(2.0 + event.damage, "blow", own_of(c, event.target), False)
    if isinstance(event, ev.Wounded):
        return Striking(1.0 + event.n, "blow", own_of(c, event.uid), False)
    if isinstance(event, ev.Flipped):
        return Striking(7.0, "halved", own_of(c, event.uid), False)
    if isinstance(event, ev.Paralysed):
        return Striking(6.0, "paralysed", own_of(c, event.uid), False)
    if isinstance(event, ev.Healed):
        return Striking(1.0 + event.n, "healed", own_of(c, event.uid))
    if isinstance(event, on_map.Flagged):
        return Striking(6.0, "flag", event.seat)
    if isinstance(event, ev.ReachedLevel):
        return Striking(5.0, "level", event.seat)
    if isinstance(event, ev.UnitMustered):
        return Striking(5.0 if event.face == PACK else 4.0, "army", event.seat)
    if isinstance(event, on_map.Built):
        return Striking(3.5, "built", event.seat)
    if isinstance(event, on_map.Hired):
        return Striking(4.5, "hired", event.seat)
    if isinstance(event, on_map.AiArrived):
        return Striking(4.0, "rival")
    if isinstance(event, ev.Cast):
        return Striking(3.0, "spell", event.seat)
    if isinstance(event, on_map.TileRevealed):
        return Striking(2.0, "discovered", event.seat)
    return None


def of_combat(event: ev.CombatEnded) -> Striking:
    """A victory over another hero is more than one over guards."""
    c = event.fought
    if c is None or event.victor == NONE:
        return Striking(10.0, "combat")
    victor, loser = c.camps[event.victor].seat, c.camps[1 - event.victor].seat
    weight = 60.0 if victor >= 0 and loser >= 0 else 20.0
    return Striking(weight, "combat", victor) if victor >= 0 else Striking(weight, "combat", loser, False)


def brief(said: Said) -> Said:
    return said
