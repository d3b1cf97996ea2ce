"""The puzzles of Heroes: win a combat before its round is over, or cut a unit down before it acts, whatever
the dice say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fabletop.games.heroes.combat.pieces import ACTED, BLOW_FIELDS
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words import HeroesWords
from fabletop.games.registration import FAILED, OPEN, REACHED, Goal
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.said import Said, say

FOLDER: Final = Path(__file__).parent
SIDES: Final = 3  # as an attack die is rolled: two faces each
WIN: Final = "win"  # the combat, in this round
FELL: Final = "fell"  # this unit, in this round and before it acts
MODES: Final = ("guards", "duel")
LEVELS: Final = (3, 5, 2, 4)
BOTS: Final = ("novice", "greedy")
MOST_LEFT: Final = 6  # units on the board: more take too long to go through


def setups(seed: int) -> tuple[Setup, tuple[str, ...]]:
    """Combats of one hero with guards that the book steers, and duels."""
    mode, level = MODES[seed % 2], LEVELS[seed // 2 % 4]
    heroes = ["random"] if mode == "guards" else ["random", "random"]
    options = {"mode": mode, "level": level, "heroes": heroes, "armies": "random"}
    setup = Setup("heroes", len(heroes), seed, "retail", options)
    return setup, tuple(BOTS[(seed // 8 + seat) % 2] for seat in range(len(heroes)))


def goals(g: Heroes, seat: Seat) -> Sequence[Goal]:
    """When a unit of one's own is to act, and nobody else holds cards, which would be unseen."""
    c, decision = g.combat, g.decision
    if c is None or decision is None or decision.kind != "act" or c.moved or c.attacked:
        return []
    if any(player.hand for other, player in enumerate(g.players) if other != seat):
        return []
    side = c.led_by(seat)
    if side == NONE:
        return []
    ours, theirs = c.fielded(side), c.fielded(1 - side)
    if len(ours) + len(theirs) > MOST_LEFT:
        return []
    found = [Goal(WIN, (side, c.round))]
    waiting = [uid for uid in theirs if not c.units[uid].marks & ACTED]
    if len(theirs) > 1:
        found += [Goal(FELL, (side, c.round, uid)) for uid in waiting]
    return found


def standing(g: Heroes, seat: Seat, goal: Goal) -> int:
    side, in_round, *prey = goal.ids
    c = g.combat
    if c is None:
        won = g.fought is not None and g.fought.victor == side
        return REACHED if won else FAILED
    if prey and not c.units[prey[0]].stands:
        return REACHED
    if c.round != in_round or (prey and c.units[prey[0]].marks & ACTED) or not c.fielded(side):
        return FAILED
    return OPEN


def key(g: Heroes) -> object:
    c, play = g.combat, g.play
    if c is None:
        return None
    return (
        combat_key(c),
        None if play is None else repr(play.to_data()),
        tuple([(p.crowns, p.morale, p.gold, p.renewed, len(p.deck)) for p in g.players]),
        tuple([(tuple(sorted(p.hand)), tuple(sorted(p.discard))) for p in g.players]),
        tuple([hero.movement for hero in g.heroes]),
        tuple([(f.key, f.seat, f.args, tuple([repr(pick_to_data(p)) for p in f.picks])) for f in g.stack]),
    )


def combat_key(c: Combat) -> object:
    blow = c.blow
    return (
        tuple([(u.face, u.space, u.damage, u.marks, u.beneath) for u in c.units]),
        tuple(c.walls),
        tuple([(one.word, one.side, one.uid, one.n, one.until, one.card) for one in c.lasting]),
        (c.round, c.active, c.origin, c.moved, c.attacked, c.order_side, c.order_initiative, c.spared),
        tuple([(camp.spells, camp.spell_limit, camp.attack_waiting) for camp in c.camps]),
        None if blow is None else (blow.dice, *[getattr(blow, name) for name in BLOW_FIELDS]),
    )


def said(words: HeroesWords, g: Heroes, goal: Goal) -> Said:
    if goal.kind == WIN:
        return say("puzzle-win")
    return say("puzzle-cut-down", unit=words.unit(g, goal.ids[2]))
