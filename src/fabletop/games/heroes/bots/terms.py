"""What a combat is for one side, in named terms; the lab finds what each of them weighs.

Weights are log-odds: the chance to win comes from what one's own side has more of than the enemy.
"""

from __future__ import annotations

import math
from typing import Final

from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.camp import GUARDS
from fabletop.games.heroes.combat.pieces import ACTED, COVER, DEFENDING, PARALYSED, RETALIATED, Unit
from fabletop.games.heroes.combat.state import ATTACKER, GATE, OPEN, RUBBLE, Combat
from fabletop.games.heroes.defs import FEW, FLYING, NONE, PACK, RANGED, SPELL
from fabletop.games.heroes.state.game import Heroes

# What stands on the field, and what it can do to the other side.
FIELD_TERMS: Final = (
    "units",
    "health",
    "health_log",
    "attack",
    "power",
    "power_log",
    "fastest",
    "poised",  # damage that those can do who have yet to act and reach somebody
    "felling",  # of them, those who would likely bring a side of a unit's card down
    "shooters",
    "hemmed",  # shooters with an enemy beside them
    "far",  # steps to the nearest enemy, of those who must walk
    "answers",  # units that would strike back
    "braced",
    "paralysed",
    "acting",  # one of them is active and has not attacked yet
    "struck",  # damage of a blow that is on its way to one of them
)
# What its leader has.
LEADER_TERMS: Final = ("hand", "spell", "crowns", "morale", "leaderless")
# Which side it is: who attacks must not let it come to nothing.
SIDE_TERMS: Final = ("attacker", "quiet", "walls", "guards")
# What lasts on its units, or for all of them.
BOONS: Final = (
    "attack",
    "defence",
    "health",
    "initiative",
    "fire_shield",
    "anti_magic",
    "silence",
    "bless",
    "archery",
    "luck",
)
TERMS: Final = FIELD_TERMS + LEADER_TERMS + SIDE_TERMS + tuple([f"lasting {boon}" for boon in BOONS])
FACES: Final = 2  # of a unit's card


class Weights:
    """What each term, unit and card weighs in log-odds."""

    def __init__(self, terms: list[float], faces: list[float], cards: list[float]) -> None:
        self.terms: Final = terms  # as TERMS has them
        self.faces: Final = faces  # of a unit's card, by its number twice: Few, Pack
        self.cards: Final = cards  # in hand, by number


class Fighter:
    """A unit as the terms see it."""

    def __init__(self, c: Combat, unit: Unit) -> None:
        uid = unit.uid
        face = c.face_of(unit)
        kind = c.kinds[unit.kind]
        self.unit: Final = unit
        self.type: Final = kind.type
        attack = face.attack
        defence = face.defence
        health = face.health
        initiative = face.initiative
        if c.lasting:
            for lasting in c.lasting:
                if lasting.uid == uid:
                    word = lasting.word
                    if word == "attack" or word == "bless":
                        attack += lasting.n
                    elif word == "defence":
                        defence += lasting.n
                    elif word == "health":
                        health += lasting.n
                    elif word == "initiative":
                        initiative += lasting.n
        self.attack: Final = attack
        self.defence: Final = defence
        self.initiative: Final = initiative
        self.whole: Final = health
        self.left: Final = health - unit.damage  # on the side that lies up
        beneath = 0
        lowest = unit.face
        for under, old in unit.beneath:
            if under < COVER:
                beneath += kind.faces[under].health - old
                lowest = under
        if lowest == PACK:
            beneath += kind.faces[FEW].health
        self.lowest: Final = lowest
        self.beneath: Final = beneath
        powers = face.powers
        self.blows: Final = 2 if powers.double_shot else 1
        self.pierces: Final = powers.ignores_printed_defence > 0
        self.unanswered: Final = powers.unanswered > 0
        self.tireless: Final = powers.tireless > 0


def expected(attack: int, defence: int) -> float:
    """The damage of a blow on average: the die adds -1, 0 or +1. [heroes.combat_round.170]"""
    over = attack - defence
    if over > 0:
        return float(over)
    return 1.0 / 3.0 if over == 0 else 0.0


def damage_of(one: Fighter, other: Fighter) -> float:
    """What one would do to another by an attack."""
    dealt = expected(one.attack, 0 if one.pierces else other.defence)
    return dealt * one.blows if one.type == RANGED else dealt


def fighters(c: Combat, side: int) -> list[Fighter]:
    found: list[Fighter] = []
    for unit in c.units:
        if unit.side == side and unit.space >= OFF_BOARD:
            found.append(Fighter(c, unit))
    return found


def stride_of(g: Heroes, type: int) -> int:
    if type == FLYING:
        return g.rules.flying_move
    return g.rules.ranged_move if type == RANGED else g.rules.ground_move


def terms_of(g: Heroes, c: Combat, side: int, own: list[Fighter], foes: list[Fighter]) -> list[float]:
    """Every term of a side, as TERMS has them."""
    units = health = attack = power = fastest = poised = felling = shooters = hemmed = far = 0.0
    answers = braced = paralysed = acting = struck = 0.0
    board = c.board
    for one in own:
        unit = one.unit
        marks = unit.marks
        units += 1.0
        health += one.left + one.beneath
        attack += one.attack
        fastest = max(fastest, float(one.initiative))
        ranged = one.type == RANGED
        engaged = False
        nearest = 99
        total = 0.0
        most = 0.0
        fells = False
        active = c.active == unit.uid and not c.attacked
        waits = (active or not marks & ACTED) and not marks & PARALYSED
        reach = stride_of(g, one.type) + 1
        if active and c.moved:
            reach = 1
        for foe in foes:
            dealt = damage_of(one, foe)
            total += dealt if dealt < foe.left + foe.beneath else foe.left + foe.beneath
            if unit.space < 0 or foe.unit.space < 0:
                away = 1 if unit.space < 0 else 99
            else:
                away = board.distance(unit.space, foe.unit.space)
                nearest = min(nearest, away)
                if away == 1:
                    engaged = True
            if waits and (ranged or away <= reach):
                if dealt > most:
                    most = dealt
                if dealt >= foe.left:
                    fells = True
        if foes:
            power += total / len(foes)
        if waits:
            poised += 0.5 * most if ranged and engaged else most
            if fells:
                felling += 1.0
        if ranged:
            if engaged:
                hemmed += 1.0
            else:
                shooters += one.attack
        elif unit.space >= 0 and nearest < 99:
            far += min(nearest, 6) - 1
        if one.tireless or not marks & RETALIATED:
            answers += 1.0
        if marks & DEFENDING:
            braced += 1.0
        if marks & PARALYSED:
            paralysed += 1.0
        if active:
            acting = 1.0
    blow = c.blow
    if blow is not None and c.units[blow.defender].side == side:
        for foe in foes:
            if foe.unit.uid == blow.attacker:
                for one in own:
                    if one.unit.uid == blow.defender:
                        struck = expected(foe.attack + blow.attack, one.defence + blow.defence)
    terms = [
        units / 5.0,
        health / 20.0,
        math.log(1.0 + health),
        attack / 10.0,
        power / 10.0,
        math.log(0.5 + power),
        fastest / 10.0,
        poised / 5.0,
        felling / 2.0,
        shooters / 5.0,
        hemmed,
        far / 5.0,
        answers / 5.0,
        braced,
        paralysed,
        acting,
        struck / 3.0,
    ]
    add_leader(g, c, side, terms)
    attacks = side == ATTACKER
    terms += [
        1.0 if attacks else 0.0,
        float(c.quiet) if attacks else 0.0,
        0.0 if attacks or not c.siege else standing_walls(c) / 4.0,
        1.0 if c.camps[side].leader == GUARDS else 0.0,
    ]
    add_boons(c, side, terms)
    return terms


def add_leader(g: Heroes, c: Combat, side: int, terms: list[float]) -> None:
    seat = c.commander(side)
    if seat < 0:
        terms += [0.0, 0.0, 0.0, 0.0, 1.0]
        return
    player = g.players[seat]
    camp = c.camps[side]
    spell = 0.0
    if camp.spells < camp.spell_limit:
        for card in player.hand:
            if g.cards[card].kind == SPELL:
                spell = 1.0
    terms += [
        len(player.hand) / 5.0,
        spell,
        float(g.crowns_left(seat)) / 3.0,
        float(player.morale),
        0.0,
    ]


def standing_walls(c: Combat) -> float:
    standing = 0.0
    for wall in c.walls:
        if wall != OPEN and wall != RUBBLE:
            standing += 1.0 if wall == GATE else 2.0
    return standing


def add_boons(c: Combat, side: int, terms: list[float]) -> None:
    first = len(terms)
    for _ in BOONS:
        terms.append(0.0)
    for lasting in c.lasting:
        uid = lasting.uid
        if (lasting.side if uid == NONE else c.units[uid].side) == side:
            for place, word in enumerate(BOONS):
                if word == lasting.word:
                    terms[first + place] += float(lasting.n)


def face_shares(one: Fighter) -> list[tuple[int, float]]:
    """Which faces of a unit's card are left of it, and how much of each."""
    unit = one.unit
    if one.lowest == PACK:
        pack = one.left / one.whole if unit.face == PACK else 1.0
        return [(unit.kind * FACES + PACK, 0.4 + 0.6 * pack), (unit.kind * FACES + FEW, 1.0)]
    few = one.left / one.whole if unit.face == FEW else 1.0
    return [(unit.kind * FACES + FEW, 0.4 + 0.6 * few)]


def strength(
    g: Heroes, c: Combat, side: int, own: list[Fighter], foes: list[Fighter], weights: Weights
) -> float:
    """All terms of a side with their weights, in log-odds."""
    total = 0.0
    terms = terms_of(g, c, side, own, foes)
    for place in range(len(terms)):
        total += weights.terms[place] * terms[place]
    for one in own:
        for face, share in face_shares(one):
            if face < len(weights.faces):  # units that a scenario lends stand in no box
                total += weights.faces[face] * share
    seat = c.commander(side)
    if seat >= 0:
        for card in g.players[seat].hand:
            total += weights.cards[card]
    return total


def odds_of(g: Heroes, c: Combat, side: int, weights: Weights) -> float:
    """The log-odds of a side to win a combat that is on."""
    own, foes = fighters(c, side), fighters(c, 1 - side)
    return strength(g, c, side, own, foes, weights) - strength(g, c, 1 - side, foes, own, weights)
