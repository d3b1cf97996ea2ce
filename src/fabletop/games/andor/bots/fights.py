"""How a bot fights: whom it asks along, what it does with its dice, and when it gives up."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.mind import OVERTIME_FLOOR, Mind, is_big, is_prize, weakened
from fabletop.games.andor.bots.odds import MOST_ROUNDS, Odds, extras, fight_odds, fighter, last_die, mean
from fabletop.games.andor.bots.stand import is_last_stand
from fabletop.games.andor.bots.strikes import is_skeleton
from fabletop.games.andor.day.turn import in_range
from fabletop.games.andor.defs import (
    DWARF,
    MAGE,
    NONE,
)
from fabletop.games.andor.fight.rounds import ON, WITHDRAW
from fabletop.games.andor.fight.value import points_of
from fabletop.games.andor.fight.victory import STRENGTH, SUNRISE_BOX, WILLPOWER
from fabletop.games.andor.state.acts import DONE, NOTHING
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Foe
from fabletop.games.andor.state.questions import HOURS
from fabletop.kernel.frame import Act

TIRED: Final = 2  # willpower at which a reward of willpower is preferred
TIRED_REWARD: Final = 5
KEEP: Final = 4  # willpower that a fight should leave,
KEEP_FOR_BIG: Final = 2  # and one that decides the legend
WEARY: Final = 3  # willpower with which nobody is asked to help
HOPE: Final = 0.4  # the chance with which a held hero tries to break free


def could_join(g: Andor, h: int, uid: int) -> bool:
    foe = g.foe(uid)
    hero = g.heroes[h]
    return foe is not None and g.can_spend_hour(h) and in_range(g, hero, foe) and hero.willpower > WEARY


def chance_to_break(g: Andor, mind: Mind, h: int, foe: Foe) -> float:
    """The chance to win one round against a skeleton, or the fight against whatever else holds a hero."""
    party = [h, *(i for i in range(len(g.heroes)) if i != h and could_join(g, i, foe.uid))]
    if not is_skeleton(g, foe):
        return mind.odds_today(party, foe, OVERTIME_FLOOR).win
    fighters = [fighter(g, g.heroes[i], foe.field, max(1, mind.hours(i))) for i in party]
    return fight_odds(g.legend.foes[foe.kind], g.strength_of(foe), 1, fighters, []).win


def in_fight(g: Andor, h: int, kind: str, options: list[Act]) -> Act | None:
    fight = g.fight
    if fight is None:
        return None
    if kind == "invite":
        return whom_to_invite(g, fight, options)
    if kind == "join":
        return options[0]
    if kind == "shoot_again":
        rest = mean(last_die(max(1, dice_left(g, fight, h))))
        return options[0] if fight.dice[-1] < rest else options[1]
    if kind == "twist":
        return best_twist(g, fight, options)
    if kind == "edge":
        return best_edge(g, fight, h, options)
    if kind == "ward_blow":
        return None  # tried out
    if kind == "stay":
        return stay_or_go(g, fight, h)
    if kind == "reward":
        return left_or_right(g, fight)
    if kind == "share":
        return share_with(g, options)
    if kind == "bury":
        return SUNRISE_BOX
    if kind == "spoils":
        return options[0]
    return None


def dice_left(g: Andor, fight: Fight, h: int) -> int:
    return g.dice_of(g.heroes[h]) - len(fight.dice)


def whom_to_invite(g: Andor, fight: Fight, options: list[Act]) -> Act:
    """Those without whom the fight is not safe, the strongest first."""
    begin = options[0]
    foe = g.foe(fight.uid) if fight.dweller == NONE else None
    if foe is None:
        return begin
    weary = 0 if is_last_stand(Mind(g), foe) else WEARY
    invited = [
        option for option in options if option.verb == "invite" and g.heroes[option.id].willpower > weary
    ]
    if not invited:
        return begin
    if is_skeleton(g, foe):
        return invited[0]
    odds = odds_from_here(g, fight, foe, list(fight.fighters))
    if odds.win >= 0.97 and odds.loss <= 1 and not is_big(g, foe):
        return begin
    return max(invited, key=lambda option: g.heroes[option.id].strength)


def best_twist(g: Andor, fight: Fight, options: list[Act]) -> Act:
    best = max(options, key=lambda option: gain_of(g, fight, option))
    mage_rolled = g.heroes[fight.roller].kind == MAGE or mage_before(g, fight)
    return best if gain_of(g, fight, best) >= (1 if mage_rolled else 3) else NOTHING


def gain_of(g: Andor, fight: Fight, option: Act) -> int:
    """How much more the roll counts with a die turned over."""
    if option.verb != "flip":
        return 0
    roller = g.heroes[fight.roller]
    dice = fight.dice
    changed = list(dice)
    changed[option.id] = 7 - changed[option.id]
    now = points_of(roller, fight)
    fight.dice = tuple(changed)
    value = points_of(roller, fight)
    fight.dice = dice
    return value - now


def mage_before(g: Andor, fight: Fight) -> bool:
    """Whether the mage's own die has been rolled in this round."""
    for h in fight.fighters:
        if h == fight.roller:
            return False
        if g.heroes[h].kind == MAGE:
            return True
    return False


def best_edge(g: Andor, fight: Fight, h: int, options: list[Act]) -> Act:
    """Weapons and brews are saved for big foes, or for a round that would otherwise end badly."""
    foe = g.foe(fight.uid) if fight.dweller == NONE else None
    if foe is None or not is_prize(g, foe):
        return DONE
    hero = g.heroes[h]
    points = points_of(hero, fight)
    for option in options:
        if option.verb == "weapon":
            return option
        if option.verb == "lend" and g.heroes[option.id].strength >= 3:
            return option
        if option.verb == "brew" and points >= 4:
            return option
        if option.verb == "gauntlet" and sum(sorted(fight.dice)[-2:]) >= points + 3:
            return option
    for option in options:
        if option.verb == "knife" and points <= 3 and fight.dice[option.id] <= 3:
            return option
    return DONE


def stay_or_go(g: Andor, fight: Fight, h: int) -> Act:
    """On while the fight can be won from here; a foe that is left recovers."""
    fighters = [i for i in fight.fighters if g.can_spend_hour(i)]
    hero = g.heroes[h]
    if fight.dweller != NONE:
        return ON if hero.hours < HOURS else WITHDRAW
    foe = g.foe(fight.uid)
    if foe is None:
        return WITHDRAW
    if is_skeleton(g, foe):
        party = [fighter(g, g.heroes[i], foe.field, 2, 0, fight) for i in fighters]
        again = fight_odds(g.legend.foes[fight.kind], fight.strength, 1, party, [])
        return ON if hero.hours < HOURS and again.win >= HOPE else WITHDRAW
    if is_last_stand(Mind(g), foe):
        return ON
    odds = odds_from_here(g, fight, foe, fighters)
    return ON if odds.win >= (0.25 if is_big(g, foe) else 0.4) else WITHDRAW


def odds_from_here(g: Andor, fight: Fight, foe: Foe, fighters: list[int]) -> Odds:
    """How a fight that is on would end, if these go on with it as long as they care to."""
    keep = KEEP_FOR_BIG if is_big(g, foe) else KEEP
    heroes = [g.heroes[h] for h in fighters]
    party = [fighter(g, g.heroes[h], foe.field, hours_left_for(g, h, keep), 0, fight) for h in fighters]
    foe_def = g.legend.foes[fight.kind]
    extra = extras(g, heroes, MOST_ROUNDS) if is_prize(g, foe) else []
    strength = weakened(foe_def, fight.strength, heroes)
    return fight_odds(foe_def, strength, max(1, fight.willpower), party, extra)


def hours_left_for(g: Andor, h: int, keep: int) -> int:
    """Hours that a hero would give to a fight that is on, keeping so much willpower."""
    hero = g.heroes[h]
    willpower = hero.willpower
    hours = 0
    for hour in range(hero.hours + 1, g.last_hour(h) + 1):
        price = g.overtime_price(hero, hour)
        if price and willpower - price < keep:
            break
        willpower -= price
        hours += 1
    return hours


def left_or_right(g: Andor, fight: Fight) -> Act:
    weakest = min(g.heroes[h].willpower for h in fight.fighters)
    foe_def = g.legend.foes[fight.kind]
    if not foe_def.reward_strength:
        return WILLPOWER
    strongest = all(g.heroes[h].strength >= 12 for h in fight.fighters)
    return (
        WILLPOWER
        if strongest or (weakest <= TIRED and foe_def.reward_willpower >= TIRED_REWARD)
        else STRENGTH
    )


def share_with(g: Andor, options: list[Act]) -> Act:
    """Strength to the dwarf who makes more of it, then to the weakest."""
    for option in options:
        hero = g.heroes[option.id]
        if hero.kind == DWARF and not hero.spoils and hero.strength <= 6:
            return option
    return min(options, key=lambda option: (g.heroes[option.id].strength, option.id))
