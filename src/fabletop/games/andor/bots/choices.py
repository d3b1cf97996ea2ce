"""What a bot answers when nothing is planned: articles, events, rewards and the like."""

from __future__ import annotations

from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.day.stops import wanted
from fabletop.games.andor.defs import (
    APPLE_NUT,
    BREW,
    CROWN,
    DWARF,
    FINAL,
    HALF_BREW,
    HELM,
    IRON_GAUNTLET,
    MOVE_SKRALS,
    MOVE_WARGORS,
    STARWORT,
    STORM_SHIELD,
    WARGOR,
    WARRIOR,
    WATERSKIN,
)
from fabletop.games.andor.state.acts import DONE, NOTHING
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.games.andor.state.questions import HOURS
from fabletop.kernel.frame import Act, Seat


def by_kind(g: Andor, h: int, kind: str, options: list[Act]) -> Act | None:
    if kind == "article":
        return best_article(g, g.heroes[h], options)
    if kind in ("agree", "help_bridge", "who_opens"):
        return options[0]
    if kind == "star_shield":
        return symbol_to_skip(g, options)
    if kind == "study_on":
        return options[0] if g.heroes[h].hours < HOURS else DONE
    if kind in ("give_to", "falcon_to", "exchange"):
        return DONE
    if kind == "reveal":
        return options[0]
    if kind == "heal_whom":
        return min(options[:-1], key=lambda option: (g.heroes[option.id].willpower, option.id))
    if kind == "heal_amount":
        return options[min(len(options), 4) - 1]
    if kind == "portal_with":
        return DONE
    if kind == "food":
        return options[0]
    return None


def best_article(g: Andor, hero: Hero, options: list[Act]) -> Act:
    def worth(option: Act) -> int:
        item = option.id
        if not g.room_for(hero, item):
            return 0
        if item == WATERSKIN:
            return 9 if wanted(g, WATERSKIN) and WATERSKIN not in hero.bag else 5
        if item == HELM:
            return 7 if hero.kind in (WARRIOR, DWARF) and HELM not in hero.bag else 0
        if item == APPLE_NUT:
            return 8 if hero.bag.count(APPLE_NUT) + hero.bag.count(STARWORT) == 0 else 4
        return 1

    return max(options, key=lambda option: (worth(option), -option.id))


def symbol_to_skip(g: Andor, options: list[Act]) -> Act:
    """The move that would bring a creature into the base when no shield is free."""
    if g.shield_count > len(g.shielded):
        return NOTHING
    mind = Mind(g)
    for uid, days in mind.must_fall.items():
        foe = g.foe(uid)
        if foe is not None and days <= 1:
            which = MOVE_WARGORS if g.legend.foes[foe.kind].figure == WARGOR else MOVE_SKRALS
            for option in options:
                if option.verb == "symbol" and option.id == which:
                    return option
    return NOTHING


def by_trying(g: Andor, seat: Seat, options: list[Act]) -> Act:
    """The option after which the party looks best."""
    best = options[0]
    most = -1e9
    for option in options:
        other = g.clone()
        other.choose(option)
        value = outlook(other)
        if value > most:
            most = value
            best = option
    return best


def outlook(g: Andor) -> float:
    """How well the party stands, in points that only compare positions close to each other."""
    if g.finished:
        return 1000.0 if g.won else -1000.0
    value = 6.0 * (g.shield_count - len(g.shielded)) - 1.5 * g.narrator
    for hero in g.heroes:
        value += 0.6 * hero.willpower + 3.0 * hero.strength + (-6.0 if hero.most < 20 else 0.0)
        if hero.willpower <= 3:
            value -= 2.0
        for item in hero.bag:
            value += 3.0 if STORM_SHIELD <= item < STORM_SHIELD + 8 else 1.0
            if item in (BREW, HALF_BREW, CROWN):
                value += 1.0
            elif item == IRON_GAUNTLET and hero.kind in (WARRIOR, DWARF):  # who have dice to join
                value += 2.0
    mind = Mind(g)
    for days in mind.must_fall.values():
        value -= {0: 12.0, 1: 8.0, 2: 4.0, 3: 2.0}.get(days, 0.5)
    for foe in g.foes:
        value -= 0.3 * g.strength_of(foe)
        if g.legend.foes[foe.kind].kind == FINAL:
            value -= 0.5 * g.strength_of(foe)
    return value
