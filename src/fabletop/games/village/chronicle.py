"""What a match of Village says of itself when it is looked back on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.bots.driver import cut
from fabletop.games.registration import Striking, Tally
from fabletop.games.village import events as ev
from fabletop.games.village.bots.load import judge
from fabletop.games.village.modes.sides import team_of
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.said import Said

COUNTED: Final = ("damage", "slain", "gold", "bought", "played", "healed")
FITTED: Final = (2, 4, 6)  # players: two sides, to which the weights were fitted
NOT_YET: Final = -1


def sides(g: Village) -> list[list[Seat]]:
    """A player alone, or a team. [village.multiplayer_4.010, village.multiplayer_6.010]"""
    found: list[list[Seat]] = []
    teams: list[int] = []
    for number in range(g.n):
        seat = Seat(number)
        team = team_of(g, seat) if seat in g.ring else number
        if team in teams:
            found[teams.index(team)].append(seat)
        else:
            teams.append(team)
            found.append([seat])
    return found


def moment(g: Village) -> int:
    """Every turn; where bots must play on, every round."""
    if g.round == 0:
        return NOT_YET
    return g.round * g.n + g.active if g.n in FITTED else g.round


def is_fitted(g: Village) -> bool:
    return g.n in FITTED


def fitted(g: Village) -> list[float]:
    """What one side has more of is what the other has less of, whoever is asked for it."""
    knows = judge(g)
    one, other = sides(g)
    chance = (knows.chance(g, one[0]) + 1.0 - knows.chance(g, other[0])) / 2.0
    return [chance, 1.0 - chance]


def likely(g: Village, decision: Decision, luck: int) -> Pick:
    seat = decision.seat
    return judge(g).quick(g, seat, cut(decision, seat), luck)


def count(g: Village, events: Sequence[Event], tally: Tally) -> None:
    """Who hurts is who has the turn, or whose monster it is; what a side does to itself does not count."""
    dealer: int = g.active
    for event in events:
        if isinstance(event, ev.TurnEnded):
            dealer = event.seat
            break
    for event in events:
        if isinstance(event, ev.TurnBegan | ev.Played | ev.Cast):
            dealer = event.seat
        if isinstance(event, ev.Played | ev.Cast):
            tally["played"][event.seat] += 1
        elif isinstance(event, ev.MonsterAttacked):
            monster = g.monster(event.uid)
            dealer = NOBODY if monster is None else monster.owner
        elif isinstance(event, ev.Hurt):
            if dealer >= 0 and team_of(g, dealer) != team_of(g, event.seat):
                tally["damage"][dealer] += event.n
        elif isinstance(event, ev.MonsterDied):
            if event.n >= 0:
                tally["slain"][event.n] += 1
        elif isinstance(event, ev.GotGold):
            tally["gold"][event.seat] += max(0, event.n)
        elif isinstance(event, ev.Bought):
            tally["bought"][event.seat] += 1
        elif isinstance(event, ev.Healed):
            tally["healed"][event.seat] += event.n


def striking(g: Village, event: Event) -> Striking | None:
    if isinstance(event, ev.Fell | ev.RanOutOfCards):
        return Striking(100.0, "fell", event.seat, False)
    if isinstance(event, ev.Hurt):
        return Striking(float(event.n), "blow" if event.n >= 5 else "hurt", event.seat, False)
    if isinstance(event, ev.OverwhelmDied):
        return Striking(14.0, "dragon", event.seat)
    if isinstance(event, ev.OverwhelmCame):
        return Striking(10.0, "dragon")
    if isinstance(event, ev.MonsterDied):
        return Striking(6.0, "slain", event.n)
    if isinstance(event, ev.RoseToLevel):
        return Striking(8.0, "level", event.seat)
    if isinstance(event, ev.Tamed):
        return Striking(5.0, "tamed", event.seat)
    if isinstance(event, ev.MonsterCame):
        return Striking(4.0, "monster", event.seat, event.n == event.seat)
    if isinstance(event, ev.Healed):
        return Striking(0.7 * event.n, "healed", event.seat)
    if isinstance(event, ev.Poisoned):
        return Striking(2.0 * event.n, "poison", event.seat, False)
    if isinstance(event, ev.DefenceLost):
        return Striking(5.0, "defence", event.seat, False)
    if isinstance(event, ev.DefencePlaced):
        return Striking(3.0, "armed", event.seat)
    if isinstance(event, ev.Bought):
        return Striking(1.0 + event.n / 20.0, "bought", event.seat)
    if isinstance(event, ev.Missed):
        return Striking(2.0, "missed", event.seat, False)
    if isinstance(event, ev.Played | ev.Cast):
        return Striking(1.0, "played", event.seat)
    return None


def brief(said: Said) -> Said:
    return said
