"""The puzzles of Village of Legends: fell an opponent before the turn is over, whatever the dice say."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fabletop.games.registration import FAILED, OPEN, REACHED, Goal
from fabletop.games.village.modes.sides import opponents
from fabletop.games.village.state import Village
from fabletop.games.village.state.pieces import Monster
from fabletop.games.village.state.player import Player
from fabletop.games.village.words import VillageWords
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.said import Said, say

FOLDER: Final = Path(__file__).parent
SIDES: Final = 6
FELL: Final = "fell"  # this hero, in this turn of one's own
SEATS: Final = (2, 3, 4, 2, 3, 6)  # who play the matches in which puzzles are looked for, turn about
BOTS: Final = ("novice", "greedy", "novice")
WEAK: Final = 24  # life points at most: nobody was ever surely felled from more


def setups(seed: int) -> tuple[Setup, tuple[str, ...]]:
    seats = SEATS[seed % len(SEATS)]
    setup = Setup("village", seats, seed, "standard", {"heroes": ["random"] * seats})
    return setup, tuple(BOTS[(seed + seat) % len(BOTS)] for seat in range(seats))


def goals(g: Village, seat: Seat) -> Sequence[Goal]:
    """To fell any opponent, as long as nothing was done in this turn yet."""
    decision, player = g.decision, g.players[seat]
    if decision is None or decision.kind != "act" or g.active != seat or player.played or g.gold:
        return []
    weak = [other for other in opponents(g, seat) if g.players[other].life <= WEAK]
    return [Goal(FELL, (other, player.turns)) for other in weak]


def standing(g: Village, seat: Seat, goal: Goal) -> int:
    """It must be done before the turn ends, and by whoever lives to see it."""
    prey, turns = goal.ids
    player = g.players[seat]
    if not player.alive or g.active != seat or player.turns != turns:
        return FAILED
    if not g.players[prey].alive:
        return REACHED
    return FAILED if g.over else OPEN


def key(g: Village) -> object:
    attack = g.attack
    return (
        tuple([player_key(player) for player in g.players]),
        tuple(g.spaces),
        tuple([len(deck) for deck in g.stock]),
        g.supply,
        None if g.dragon is None else tuple(g.dragon.to_data()),
        (g.gold, g.mind, g.beers, g.used, g.tamed, g.weapons_closed, g.next_weapon, g.all_weapons),
        (g.passed, g.discount, g.taming, g.waiting, g.active, g.foreseen, g.loot, g.sharers),
        None if attack is None else repr(attack.to_data()),
        tuple([monster_key(monster) for monster in g.loose]),
        tuple([(f.key, f.seat, f.args, tuple([repr(pick_to_data(p)) for p in f.picks])) for f in g.stack]),
    )


def player_key(player: Player) -> object:
    """Equal hands are equal in any order; the rest lies as it lies."""
    return (
        (player.level, player.life, player.experience, player.poison, player.berserk, player.mind_debt),
        (player.guard, player.turns, player.alive, len(player.deck)),
        tuple(sorted(player.hand)),
        tuple(sorted(player.played)),
        tuple(sorted(player.discard)),
        tuple([(worn.card, worn.slot, worn.left) for worn in player.worn]),
        tuple([(one.card, one.weapon, one.turn) for one in player.scabbards]),
        tuple([monster_key(monster) for monster in player.front]),
    )


def monster_key(monster: Monster) -> object:
    return (monster.uid, monster.card, monster.owner, monster.life, monster.summoner)


def said(words: VillageWords, g: Village, goal: Goal) -> Said:
    return say("puzzle-fell", hero=words.seat(g, goal.ids[0]))
