"""What a legend of Andor says of itself when it is looked back on.  The heroes are one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.bots.driver import cut
from fabletop.games.andor import events as ev
from fabletop.games.andor.bots import advise
from fabletop.games.andor.state.game import Andor
from fabletop.games.registration import Striking, Tally
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.said import Said, Say, say

COUNTED: Final = ("fights", "rounds", "walked", "strength", "willpower", "shields", "goals")
NOT_YET: Final = -1
PARTY: Final = 0  # whom is counted what nobody did alone
BRIEF: Final = {  # lines that read out a whole card, and how they are told without it
    "event-card-read": "story-andor-read",
    "event-event-drawn": "story-andor-drawn",
}


def sides(g: Andor) -> list[list[Seat]]:
    """All win or nobody does. [andor.overview.010]"""
    return [[Seat(seat) for seat in range(g.n)]]


def moment(g: Andor) -> int:
    """Every morning."""
    return g.day if g.day > 0 else NOT_YET


def is_fitted(g: Andor) -> bool:
    return False


def fitted(g: Andor) -> list[float]:
    raise NotImplementedError("nothing was fitted to legends")


def likely(g: Andor, decision: Decision, luck: int) -> Pick:
    seat = decision.seat
    return advise(g, seat, cut(decision, seat)).pick


def count(g: Andor, events: Sequence[Event], tally: Tally) -> None:
    for event in events:
        if isinstance(event, ev.FightEnded):
            tally["fights"][PARTY] += event.n
        elif isinstance(event, ev.RoundBegan):
            tally["rounds"][PARTY] += 1
        elif isinstance(event, ev.HeroMoved):
            tally["walked"][g.heroes[event.hero].seat] += 1
        elif isinstance(event, ev.StrengthChanged):
            tally["strength"][g.heroes[event.hero].seat] += max(0, event.by)
        elif isinstance(event, ev.WillpowerChanged):
            tally["willpower"][g.heroes[event.hero].seat] += max(0, -event.by)
        elif isinstance(event, ev.FoeShielded):
            tally["shields"][PARTY] += 1
        elif isinstance(event, ev.GoalDone):
            tally["goals"][PARTY] += 1


def striking(g: Andor, event: Event) -> Striking | None:
    if isinstance(event, ev.GoalDone):
        return Striking(14.0, "goal", PARTY)
    if isinstance(event, ev.FoeShielded):
        return Striking(13.0, "shield", PARTY, False)
    if isinstance(event, ev.FoeGone):
        return Striking(11.0, "foe", PARTY)
    if isinstance(event, ev.FieldsFell):
        return Striking(10.0, "collapse", PARTY, False)
    if isinstance(event, ev.FightEnded):
        return Striking(10.0, "won", PARTY) if event.n else Striking(9.0, "beaten", PARTY, False)
    if isinstance(event, ev.Beaten):
        return Striking(9.5, "beaten", PARTY, False)
    if isinstance(event, ev.Delivered):
        return Striking(9.0, "delivered", PARTY)
    if isinstance(event, ev.CardRead):
        return Striking(6.0, "card", NOBODY)
    if isinstance(event, ev.EventDrawn):
        return Striking(5.0, "event", NOBODY)
    if isinstance(event, ev.StrengthChanged):
        return Striking(2.0 * abs(event.by), "strength" if event.by > 0 else "weak", PARTY, event.by > 0)
    if isinstance(event, ev.WillpowerChanged):
        return Striking(0.6 * abs(event.by), "heart" if event.by > 0 else "weak", PARTY, event.by > 0)
    if isinstance(event, ev.FoePlaced):
        return Striking(3.0, "foes", PARTY, False)
    if isinstance(event, ev.HeroMoved):
        return Striking(0.5, "way", PARTY)
    return None


def brief(said: Said) -> Said:
    """Cards are named, not read out once more."""
    if not isinstance(said, Say) or said.key not in BRIEF:
        return said
    return say(BRIEF[said.key], **{name: one for name, one in said.args.items() if name != "text"})
