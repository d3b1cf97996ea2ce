"""How to take away what keeps a player of Village of Legends from something, one hindrance at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.village.hindrances import Hindrance
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act

Remedy = Callable[[Village, Decision, Act, Hindrance], None]


def give_gold(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.gold == why.have < why.need
    g.gold = why.need


def give_mind(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.mind == why.have < why.need
    g.mind = why.need


def calm(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.players[decision.seat].berserk > 0
    g.players[decision.seat].berserk = 0


def slay(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    player = g.players[decision.seat]
    assert any(monster.card == why.card for monster in player.front)
    player.front = type(player.front)()


def chase_away(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.dragon is not None
    assert g.dragon.card == why.card
    g.dragon = None


def reopen(g: Village, decision: Decision, pick: Act, why: Hindrance) -> None:
    assert g.weapons_closed
    g.weapons_closed = False


REMEDIES: Final[dict[str, Remedy]] = {
    "gold": give_gold,
    "mind": give_mind,
    "berserk": calm,
    "monster": slay,
    "dragon": chase_away,
    "weapons": reopen,
}
FINAL: Final[dict[str, Remedy]] = {}
