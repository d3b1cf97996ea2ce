"""Why a pick is good in a combat: whom it fells, saves or reaches in imagined games, and what the next best
does not.  Where nothing stands out, the fitted terms say what the own side has more of after it."""

from __future__ import annotations

from typing import Final

from fabletop.bots.foretelling import Found, Reason, Tale, foretell, most_gained
from fabletop.games.heroes import events as ev
from fabletop.games.heroes.bots.combat import side_steered
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.terms import TERMS, Weights, fighters, strength, terms_of
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Act, Pick, Seat

# Each is the end of a text's key, `why-...`.
WINS: Final = "wins-fight"  # at once, in so many of 100
FIRST: Final = "fells-first"  # a unit, before it strikes
FELLS: Final = "fells"
SAVES: Final = "saves"  # a unit that would otherwise fall
WOUNDS: Final = "wounds"
UNANSWERED: Final = "unanswered"  # the same, and no blow comes back
REACHES: Final = "reaches"  # whom it then attacks
AWAITS: Final = "awaits"  # cards are kept

GAMES: Final = 16
ABOUT_A_ROUND: Final = 8  # units that act before one looks at what came of it
FREE: Final = frozenset(("act", "guard_act"))
MOSTLY: Final = 0.6  # in so many of the games something must happen to be a reason
MAY: Final = 0.3  # and what is said with its chance
CLEAR: Final = 0.3  # by so much it must happen more often than after the next best
LEAST: Final = 0.03  # log-odds that a term must differ by

# What a pick may do at once, and what that weighs: for itself, and for each point of it
WEIGHT: Final[dict[str, tuple[float, float]]] = {
    FELLS: (100.0, 0.0),
    "halves": (80.0, 0.0),
    "paralyses": (70.0, 0.0),
    "reinforces": (65.0, 0.0),
    WOUNDS: (40.0, 4.0),
    "heals": (40.0, 4.0),
    "frees": (38.0, 0.0),
    "breaks-wall": (36.0, 0.0),
    "draws": (34.0, 1.0),
    "morale": (33.0, 0.0),
    "power": (32.0, 1.0),
    "braces": (25.0, 0.0),
}
WITH_CARDS: Final = ("answer", "die", "fatal", "resist", "after_cast", "power")  # where cards may be kept

# What the fitted terms are called; those of no name say nothing to a person
GROUPS: Final[dict[str, str]] = {
    "units": "health",
    "health": "health",
    "health_log": "health",
    "attack": "power",
    "power": "power",
    "power_log": "power",
    "fastest": "speed",
    "poised": "tempo",
    "felling": "tempo",
    "shooters": "shooters",
    "hemmed": "shooters",
    "far": "reach",
    "answers": "answers",
    "braced": "braced",
    "paralysed": "paralysed",
    "hand": "hand",
    "spell": "hand",
    "crowns": "hand",
    "morale": "morale",
    "walls": "walls",
}
FACES: Final = "health"  # the weights of units belong there
LASTING: Final = "boons"

Fact = tuple[str, int]  # one of WEIGHT, and the unit that it is about


def look_at_fight(
    g: Heroes,
    c: Combat,
    seat: Seat,
    decision: Decision,
    pick: Pick,
    other: Pick | None,
    judge: HeroesJudge,
    luck: int,
    found: Found,
) -> None:
    side = side_steered(c, seat)
    far = min(ABOUT_A_ROUND, len(c.standing(side)) + len(c.standing(1 - side)))
    tales = foretell(g, seat, pick, judge, luck, GAMES, FREE, far)
    others = [] if other is None else foretell(g, seat, other, judge, luck, GAMES, FREE, far)
    small = decision.kind not in FREE  # what either pick brings is no reason then
    wins, else_wins = wins_in(tales, side), wins_in(others, side)
    if wins >= MAY * len(tales) and not (small and else_wins >= wins):
        found.add(1000.0, Reason(WINS, percent(wins, len(tales))))
    look_at_losses(c, side, tales, others, found)
    if not isinstance(pick, Act) and decision.kind in WITH_CARDS:
        found.add(18.0, Reason(AWAITS))
    look_at_deeds(c, seat, side, pick, tales, others, small, found)
    if found.weight < 20.0 and others:
        ones = [grouped(seat, tale, judge.weights) for tale in tales]
        twos = [grouped(seat, tale, judge.weights) for tale in others]
        group = most_gained(ones, twos, LEAST)
        if group:
            found.add(19.0, Reason(f"term-{group}"))


def wins_in(tales: list[Tale], side: int) -> int:
    """In how many of the games a side wins at once."""
    wins = 0
    for tale in tales:
        for event in tale.at_once:
            if isinstance(event, ev.CombatEnded) and event.victor == side:
                wins += 1
    return wins


# -- whom it saves ------------------------------------------------------------------------------------------


def look_at_losses(c: Combat, side: int, tales: list[Tale], others: list[Tale], found: Found) -> None:
    """A unit of the own side that would mostly fall, at once or within a round, and now seldom does."""
    for uid in c.standing(side):
        now = falls(others, uid, True), falls(tales, uid, True)
        soon = falls(others, uid, False), falls(tales, uid, False)
        for lost, saved in (now, soon):
            if lost >= MOSTLY and lost - saved >= CLEAR:
                found.add(85.0, Reason(SAVES, 0, uid))


def falls(tales: list[Tale], uid: int, at_once: bool) -> float:
    count = 0
    for tale in tales:
        for event in tale.at_once if at_once else all_of(tale):
            if isinstance(event, ev.Fell) and event.uid == uid:
                count += 1
                break
    return count / len(tales) if tales else 0.0


def all_of(tale: Tale) -> list[Event]:
    return tale.at_once + tale.in_turn + tale.later


# -- what it does at once -----------------------------------------------------------------------------------


def look_at_deeds(
    c: Combat,
    seat: Seat,
    side: int,
    pick: Pick,
    tales: list[Tale],
    others: list[Tale],
    small: bool,
    found: Found,
) -> None:
    done = done_by(c, seat, side, tales)
    else_done = done_by(c, seat, side, others) if small else {}
    unanswered = isinstance(pick, Act) and pick.verb == "attack" and not is_answered(c, side, tales)
    for fact, amounts in done.items():
        key, uid = fact
        times = len(amounts)
        if times < (MAY if key == FELLS else MOSTLY) * len(tales):
            continue
        if sum(else_done.get(fact, [])) >= sum(amounts):
            continue
        n = round(sum(amounts) / times)
        plain, each = WEIGHT[key]
        weight = (plain + each * n) * times / len(tales)
        if key == FELLS:
            first = strikes_in(others, uid)
            share = percent(times, len(tales))
            found.add(weight + (40.0 if first else 0.0), Reason(FIRST if first else FELLS, share, uid))
        elif key == WOUNDS and unanswered:
            found.add(weight + 5.0, Reason(UNANSWERED, n, uid))
        else:
            found.add(weight, Reason(key, n, uid))
    if isinstance(pick, Act) and pick.verb == "move":
        look_at_reach(c, tales, found)


def done_by(c: Combat, seat: Seat, side: int, tales: list[Tale]) -> dict[Fact, list[int]]:
    """How much of everything a pick does at once, game by game in which it does."""
    done: dict[Fact, list[int]] = {}
    for tale in tales:
        mine: dict[Fact, int] = {}
        for event in tale.at_once:
            told = fact_of(c, seat, side, event)
            if told is not None:
                fact, n = told
                mine[fact] = mine.get(fact, 0) + n
        for fact, n in mine.items():
            done.setdefault(fact, []).append(n)
    return done


def fact_of(c: Combat, seat: Seat, side: int, event: Event) -> tuple[Fact, int] | None:
    """What an event is to a side, if it is something to be glad of."""
    if isinstance(event, ev.Drew):
        return (("draws", NONE), event.n) if event.seat == seat else None
    if isinstance(event, ev.GotMorale):
        return (("morale", NONE), 1) if event.seat == seat and event.n > 0 else None
    if isinstance(event, ev.AddedPower):
        return (("power", NONE), event.n) if event.seat == seat else None
    if isinstance(event, ev.WallBroken):
        return ("breaks-wall", NONE), 1
    if not isinstance(event, ev.UnitEvent) or not 0 <= event.uid < len(c.units):
        return None
    kind, uid = type(event), event.uid
    if c.units[uid].side != side:
        if kind is ev.Fell:
            return (FELLS, uid), 1
        if kind is ev.Flipped:
            return ("halves", uid), 1
        if kind is ev.Paralysed:
            return ("paralyses", uid), 1
        return ((WOUNDS, uid), event.n) if kind is ev.Wounded else None
    if kind is ev.Healed:
        return ("heals", uid), event.n
    if kind is ev.Reinforced:
        return ("reinforces", uid), 1
    if kind is ev.Freed:
        return ("frees", uid), 1
    return (("braces", uid), 1) if kind is ev.Defended else None


def is_answered(c: Combat, side: int, tales: list[Tale]) -> bool:
    """Whether somebody strikes back, in any of the games."""
    for tale in tales:
        for event in tale.at_once:
            if isinstance(event, ev.AttackDeclared) and event.back and c.units[event.uid].side != side:
                return True
    return False


def strikes_in(tales: list[Tale], uid: int) -> bool:
    """Whether a unit mostly attacks within a round, if it is let stand; to strike back is no attack."""
    count = 0
    for tale in tales:
        for event in all_of(tale):
            if isinstance(event, ev.AttackDeclared) and event.uid == uid and not event.back:
                count += 1
                break
    return bool(tales) and count >= MOSTLY * len(tales)


def look_at_reach(c: Combat, tales: list[Tale], found: Found) -> None:
    """A step from which the unit then attacks."""
    counts: dict[int, int] = {}
    for tale in tales:
        for event in tale.in_turn:
            if isinstance(event, ev.AttackDeclared) and event.uid == c.active and not event.back:
                counts[event.target] = counts.get(event.target, 0) + 1
                break
    for uid, times in counts.items():
        if times >= MOSTLY * len(tales):
            found.add(45.0, Reason(REACHES, 0, uid))


# -- what the terms say -------------------------------------------------------------------------------------


def grouped(seat: Seat, tale: Tale, weights: Weights) -> dict[str, float]:
    """What each group of terms adds to the log-odds of the own side; of a combat that is over nothing."""
    total: dict[str, float] = {}
    g = tale.after
    c = g.combat if isinstance(g, Heroes) else None
    if c is None or not isinstance(g, Heroes):
        return total
    mine = side_steered(c, seat)
    for side in (0, 1):
        own, foes = fighters(c, side), fighters(c, 1 - side)
        sign, whose = (1.0, "own") if side == mine else (-1.0, "foe")
        terms = terms_of(g, c, side, own, foes)
        left = strength(g, c, side, own, foes, weights)
        for place, name in enumerate(TERMS):
            n = weights.terms[place] * terms[place]
            left -= n
            group = LASTING if name.startswith("lasting") else GROUPS.get(name, "")
            if group:
                total[f"{whose}-{group}"] = total.get(f"{whose}-{group}", 0.0) + sign * n
        key = f"{whose}-{FACES}"
        total[key] = total.get(key, 0.0) + sign * left
    return total


def percent(times: int, of: int) -> int:
    """100 where it never was otherwise."""
    return 100 if times == of else min(99, max(1, round(100 * times / of)))
