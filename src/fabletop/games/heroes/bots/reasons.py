"""Why a pick is good in Heroes: in a combat, on the map, and by the rule of thumb for smaller questions."""

from __future__ import annotations

from typing import Final

from fabletop.bots.foretelling import Found, Reason
from fabletop.games.heroes.bots.combat import card_worth
from fabletop.games.heroes.bots.fight_reasons import look_at_fight
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.map_reasons import NOTHING_LEFT, look_at_map
from fabletop.games.heroes.defs import RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

ONLY: Final = "only"
THUMB: Final = "thumb"
SUM: Final = "sum"
BEHIND: Final = "behind"  # where shooters stand
AHEAD: Final = "ahead"
LEAST: Final = "least"  # of one's cards
WEIGHTY: Final = 20.0  # reasons below that are told only where no rule of thumb has a name

# What the rule of thumb is, by the kind of question
THUMBS: Final[dict[str, str]] = {
    "muster": "strongest",
    "ready": "ready",
    "deploy": "strong-first",
    "place_guard": "strong-first",
    "search": "best-card",
    "keep_one": "best-card",
    "turn_tile": "lies-near",
    "turn_start_tile": "ways-out",
}
# The same by the verb, or by PASS
HAND: Final[dict[str, str]] = {"draw_up": "fill-hand", "keep": "good-hand", "": "good-hand"}
LOOKS: Final[dict[str, str]] = {"look": "look-deck", "top_of_pile": "look-pile"}
PLACING: Final = ("deploy_space", "place_guard_space")
BEFORE: Final = frozenset(
    ("ready", "deploy", "deploy_space", "place_guard", "place_guard_first", "place_guard_space")
)
PARTING: Final = ("discard", "pay", "pay_any", "exchange", "trade_in", "refresh")
OF_HAND: Final = ("refresh", "mulligan")


BY_THUMB: Final = frozenset((*OF_HAND, "look", "search", "turn_tile", "turn_start_tile"))


def why(
    g: Heroes, seat: Seat, decision: Decision, pick: Pick, other: Pick | None, judge: HeroesJudge, luck: int
) -> Reason:
    """The weightiest reason for a pick of a game that was imagined for the seat."""
    if len(decision.options) == 1:
        return Reason(ONLY)
    if decision.kind == "town_window" and not isinstance(pick, Act):
        return Reason(NOTHING_LEFT)
    found = Found()
    if g.combat is not None:
        if decision.kind not in BEFORE:
            look_at_fight(g, g.combat, seat, decision, pick, other, judge, luck, found)
    elif g.printed.plan.scenario is not None and decision.kind not in BY_THUMB:
        look_at_map(g, seat, decision, pick, other, judge, luck, found)
    if found.best is None or found.weight < WEIGHTY:
        thumb = by_thumb(g, seat, decision, pick)
        if thumb is not None:
            return thumb
    if found.best is not None:
        return found.best
    searched = g.combat is not None and judge.sure(g, seat, decision, luck) is None
    return Reason(SUM if searched else THUMB)


def by_thumb(g: Heroes, seat: Seat, decision: Decision, pick: Pick) -> Reason | None:
    """What the heuristic goes by in small questions, where it can be said in a word."""
    kind = decision.kind
    if kind in PLACING:
        chosen = decision.frame.picks[0] if decision.frame.picks else None
        shoots = isinstance(chosen, Act) and g.units[chosen.id].type == RANGED
        return Reason(BEHIND if shoots else AHEAD) if isinstance(chosen, Act) else None
    if kind in PARTING and isinstance(pick, Act) and is_least(g, seat, decision, pick):
        return Reason(LEAST)
    verb = pick.verb if isinstance(pick, Act) else ""
    if kind in OF_HAND:
        named = HAND.get(verb, "")
    elif kind == "look":
        named = LOOKS.get(verb, "")
    else:
        named = THUMBS.get(kind, "") if verb else ""
    return Reason(named) if named else None


def is_least(g: Heroes, seat: Seat, decision: Decision, pick: Act) -> bool:
    """Whether no other card on offer is worth less."""
    if not 0 <= pick.id < len(g.cards) or pick.id not in g.players[seat].hand:
        return False
    least = card_worth(g, seat, pick.id)
    for option in decision.options:
        if isinstance(option, Act) and option.verb == pick.verb and card_worth(g, seat, option.id) < least:
            return False
    return True
