"""The puzzles of Andor: bring a foe down in this round of a fight, or hold out against it, whatever the dice
say.  One person plays all heroes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fabletop.games.andor.defs import NONE
from fabletop.games.andor.setup import figures
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Hero
from fabletop.games.andor.words import AndorWords
from fabletop.games.registration import FAILED, OPEN, REACHED, Goal
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.said import Said, say

FOLDER: Final = Path(__file__).parent
SIDES: Final = 6
BEAT: Final = "beat"  # this foe, in this round of the fight
HOLD: Final = "hold"  # out against it in this round: nobody is hurt
LEGENDS: Final = (11, 12, 13, 14, 15, 16, 17)
PARTIES: Final = (2, 3, 4)
BEFORE: Final = ("invite", "stay")  # questions before a round of a fight
WITHIN: Final = ("twist", "edge", "shoot_again")


def setups(seed: int) -> tuple[Setup, tuple[str, ...]]:
    """Any legend and any heroes, all of them in one hand."""
    names = sorted(figures())
    party: dict[int, str] = {}
    for n in range(len(names)):
        name = names[(seed * 7 + n * 3) % len(names)]
        party.setdefault(figures()[name][0], name)
    heroes = list(party.values())[: PARTIES[seed % 3]]
    options = {"legend": LEGENDS[seed % 7], "heroes": heroes}
    return Setup("andor", 1, seed, "standard", options), ("steady",)


def goals(g: Andor, seat: Seat) -> Sequence[Goal]:
    """Of the round that is on, or of the one that is about to begin."""
    decision, fight = g.decision, g.fight
    if decision is None or fight is None or fight.uid == NONE or decision.kind not in (*BEFORE, *WITHIN):
        return []
    in_round = fight.round + (decision.kind in BEFORE)
    return [Goal(BEAT, (fight.uid, in_round)), Goal(HOLD, (fight.uid, in_round))]


def standing(g: Andor, seat: Seat, goal: Goal) -> int:
    """Who leaves the fight has reached nothing; a skeleton that lies down is beaten."""
    uid, in_round = goal.ids
    foe, fight = g.foe(uid), g.fight
    if foe is None or foe.down:
        return REACHED
    if fight is None or fight.uid != uid or fight.round > in_round:
        return FAILED
    if fight.round < in_round or fight.roller != NONE or not fight.rolled:
        return OPEN
    return REACHED if goal.kind == HOLD and fight.total >= fight.foe_value else FAILED


def key(g: Andor) -> object:
    return (
        tuple([hero_key(hero) for hero in g.heroes]),
        tuple([(foe.uid, foe.kind, foe.field, foe.down) for foe in g.foes]),
        None if g.fight is None else fight_key(g.fight),
        (g.day, g.turn, g.rooster, g.shield_count, g.narrator, g.rules_on, g.walker, g.walk_with),
        (g.walk_free, g.walked, g.pulling, g.path, g.due, g.sent, g.chosen, g.let_go, g.called_off),
        (g.lying, g.box, g.supply, g.cards_read, g.delivered, g.lost, g.base, g.bridges),
        (len(g.tokens), len(g.event_deck), len(g.movement_deck), len(g.turned)),
        tuple([(f.key, f.seat, f.args, tuple([repr(pick_to_data(p)) for p in f.picks])) for f in g.stack]),
    )


def hero_key(hero: Hero) -> object:
    return (
        (hero.kind, hero.field, hero.strength, hero.willpower, hero.most, hero.hours, hero.in_box),
        (hero.resting, hero.held, hero.carried, hero.spoils, hero.free_hour, hero.bag, hero.books),
    )


def fight_key(fight: Fight) -> object:
    return (
        (fight.uid, fight.round, fight.willpower, fight.strength, fight.fighters, fight.staying),
        (
            fight.total,
            fight.roller,
            (*sorted(fight.dice[:-1]), *fight.dice[-1:]),
            fight.extra,
            fight.flipped,
            fight.doubled,
        ),
        (fight.joined_dice, fight.foe_value, fight.fury, fight.lasting, fight.asked, fight.used, fight.lent),
    )


def said(words: AndorWords, g: Andor, goal: Goal) -> Said:
    return say(f"puzzle-{goal.kind}", foe=words.foe(g, goal.ids[0]))
