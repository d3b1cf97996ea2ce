"""Why the planner picks what it picks: a reason to be said in a sentence, with a number where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.bots.fights import TIRED, best_twist, could_join, dice_left, gain_of, odds_from_here
from fabletop.games.andor.bots.mind import Mind, is_prize
from fabletop.games.andor.bots.odds import last_die
from fabletop.games.andor.bots.stand import floor_for, is_last_stand
from fabletop.games.andor.bots.strikes import is_skeleton
from fabletop.games.andor.defs import DWARF, NONE
from fabletop.games.andor.fight.invitation import BEGIN
from fabletop.games.andor.fight.rounds import AGAIN
from fabletop.games.andor.fight.victory import STRENGTH
from fabletop.games.andor.state.acts import DONE, NOTHING
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Foe
from fabletop.kernel.frame import Act

# Each is the end of a text id, `advice-why-...`; what the number means stands with the texts.
ODDS: Final = "odds"  # a fight: how many of 100 like it are won
NOW_OR_NEVER: Final = "now-or-never"  # the same, and there will be no other
BREAK: Final = "break"  # a round against what holds a hero: how many of 100 are won
BETTER_DIE: Final = "better-die"  # how many times of 100 a later die beats the last
WORSE_DIE: Final = "worse-die"
TURNED: Final = "turned"  # so much more
DECIDES: Final = "decides"  # the foe decides the legend
SAVED: Final = "saved"  # for such a foe
STRENGTH_STAYS: Final = "strength-stays"
WEARY: Final = "weary"
STRONG_ENOUGH: Final = "strong-enough"
SMITH: Final = "smith"  # the dwarf makes two of one
WEAKEST: Final = "weakest"
BEST_OFF: Final = "best-off"

Reason = tuple[str, int]
NO_REASON: Final[Reason] = ("", 0)
EDGES: Final = frozenset(("weapon", "brew", "gauntlet", "knife", "lend"))


def percent(share: float) -> int:
    """Nothing is sure where dice fall."""
    return min(99, max(1, round(share * 100)))


def for_fight(g: Andor, mind: Mind, h: int, foe: Foe) -> Reason:
    """A fight that is begun now, with everybody who can join it."""
    party = [h, *(i for i in range(len(g.heroes)) if i != h and could_join(g, i, foe.uid))]
    if is_skeleton(g, foe):
        return NO_REASON
    floor = floor_for(g, foe)
    win = max(mind.odds_today(party, foe, floor).win, mind.odds_today([h], foe, floor).win)
    return NOW_OR_NEVER if is_last_stand(mind, foe) else ODDS, percent(win)


def for_way(mind: Mind, party: list[int], foe: Foe, field: int) -> Reason:
    """A way to a fight about a field, for those who are meant to take part."""
    if is_last_stand(mind, foe):
        return NOW_OR_NEVER, percent(mind.odds_today(party, foe, floor_for(mind.g, foe)).win)
    return ODDS, percent(mind.odds(party, foe, field).win)


def for_pick(g: Andor, h: int, kind: str, pick: Act, tried: bool) -> Reason:
    """Any other pick, by the kind of question; `tried` says that the options were only tried out."""
    fight = g.fight
    explain = IN_FIGHT.get(kind)
    if fight is not None and explain is not None:
        found = explain(g, fight, h, pick)
        if found is not None:
            return found
    return (BEST_OFF, 0) if tried else NO_REASON


# -- in a fight, by the kind of question -------------------------------------------------------------------


def foe_of(g: Andor, fight: Fight) -> Foe | None:
    """The foe that is fought; none in a cave."""
    return g.foe(fight.uid) if fight.dweller == NONE else None


def odds_of(g: Andor, fight: Fight, party: list[int]) -> Reason | None:
    """How often these heroes win from here; of skeletons there is no telling."""
    foe = foe_of(g, fight)
    if foe is None or is_skeleton(g, foe):
        return None
    return ODDS, percent(odds_from_here(g, fight, foe, party).win)


def why_invite(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    more = [] if pick is BEGIN else [pick.id]
    return odds_of(g, fight, [*fight.fighters, *more])


def why_stay(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    return odds_of(g, fight, [i for i in fight.fighters if g.can_spend_hour(i)])


def why_shoot(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    later = last_die(max(1, dice_left(g, fight, h)))
    better = sum(chance for value, chance in later if value > fight.dice[-1])
    return (BETTER_DIE if pick is AGAIN else WORSE_DIE), percent(better)


def why_twist(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    return None if pick is NOTHING else (TURNED, gain_of(g, fight, best_twist(g, fight, [pick])))


def why_use(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    """Things are used against foes that decide the legend, and saved for them."""
    foe = foe_of(g, fight)
    if foe is None:
        return None
    if pick.verb in EDGES:
        return DECIDES, 0
    return (SAVED, 0) if pick is DONE and not is_prize(g, foe) else None


def why_reward(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    if pick is STRENGTH:
        return STRENGTH_STAYS, 0
    weary = min(g.heroes[i].willpower for i in fight.fighters) <= TIRED
    return (WEARY if weary else STRONG_ENOUGH), 0


def why_share(g: Andor, fight: Fight, h: int, pick: Act) -> Reason | None:
    hero = g.heroes[pick.id]
    return (SMITH if hero.kind == DWARF and not hero.spoils else WEAKEST), 0


IN_FIGHT: Final[dict[str, Callable[[Andor, Fight, int, Act], Reason | None]]] = {
    "invite": why_invite,
    "stay": why_stay,
    "shoot_again": why_shoot,
    "twist": why_twist,
    "edge": why_use,
    "reward": why_reward,
    "share": why_share,
}
