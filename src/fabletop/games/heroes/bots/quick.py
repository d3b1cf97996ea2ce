"""What one does in a combat without trying anything out: a number for each option, in some microseconds.

Numbers are about those of the instinct: a point is a point of damage, or a card.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import card_worth, instinct, use_worth
from fabletop.games.heroes.bots.terms import Fighter, damage_of, expected, fighters
from fabletop.games.heroes.combat.blow import counting_die
from fabletop.games.heroes.combat.pieces import ACTED, RETALIATED, Blow
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

CARD: Final = 0.9  # what it costs to play one
EXPERT: Final = 0.4  # and to play it as an expert
FELLED: Final = 1.5  # for bringing a side of a unit's card down, whoever it was
BITE: Final = 0.5  # and for each point of its attack
PENALTY: Final = 0.6  # of the damage that a shooter does to somebody beside it
BACK: Final = 0.8  # of what is struck back, since one is not always there to feel it
STEP: Final = 0.3  # for each step to the nearest enemy
DEFEND: Final = 0.4
NEVER: Final = -100.0
CARE: Final = ("discard", "pay", "pay_any", "exchange", "trade_in", "keep_one")
BEFORE: Final = (
    *("muster", "ready", "deploy", "deploy_space"),
    *("place_guard", "place_guard_first", "place_guard_space"),
)
HARMFUL: Final = ("damage", "chain", "fireball", "paralyse", "slow", "silence", "weaken", "curse")


def quick_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    """One number for each option; higher is better."""
    kind = decision.kind
    c = g.combat
    if c is None or kind in BEFORE or kind == "further_round":
        return [instinct(g, seat, decision, option) for option in decision.options]
    if kind == "act" or kind == "guard_act":
        return Deeds(g, c, seat).scores(decision)
    if kind == "answer":
        return [answer_score(g, c, seat, option) for option in decision.options]
    if kind == "aim":
        return [aim_score(g, c, seat, option) for option in decision.options]
    if kind == "power":
        return [power_score(g, seat, option) for option in decision.options]
    if kind == "die":
        return [die_score(g, c, seat, option) for option in decision.options]
    if kind == "next_unit" or kind == "mend":
        return [line_score(c, kind, option) for option in decision.options]
    if kind in CARE:
        return [care_score(g, seat, kind, option) for option in decision.options]
    if kind == "splash":
        return [harm_score(g, c, seat, option, 1) for option in decision.options]
    return [1.0 if isinstance(option, Act) else 0.0 for option in decision.options]


def gain(dealt: float, foe: Fighter) -> float:
    """What so much damage to a unit is worth."""
    whole = foe.left + foe.beneath
    if dealt >= foe.left:
        return min(dealt, float(whole)) + FELLED + BITE * foe.attack
    return dealt + 0.3 * dealt / foe.left * foe.attack


# -- one's own unit ---------------------------------------------------------------------------------------


class Deeds:
    """The active unit and whom it may strike, looked at once for all options."""

    def __init__(self, g: Heroes, c: Combat, seat: Seat) -> None:
        self.g: Final = g
        self.c: Final = c
        self.seat: Final = seat
        unit = c.units[c.active]
        self.me: Final = Fighter(c, unit)
        self.foes: Final = fighters(c, 1 - unit.side)

    def scores(self, decision: Decision) -> list[float]:
        """Cards come before the best deed, since it is still there after them."""
        found: list[float] = []
        best = 0.0
        for option in decision.options:
            score = self.deed(option) if isinstance(option, Act) else 0.0
            found.append(score)
            best = max(best, score)
        for place, option in enumerate(decision.options):
            if isinstance(option, Act):
                if option.verb == "play" or option.verb == "cast":
                    found[place] = best + card_score(self.g, option)
                elif option.verb == "morale":
                    found[place] = best - 0.2
        return found

    def deed(self, option: Act) -> float:
        verb = option.verb
        if verb == "attack":
            return self.strike(option.id, self.me.unit.space)
        if verb == "move":
            return self.move(option.id)
        if verb == "defend":
            return DEFEND - STEP * self.nearest(self.me.unit.space)
        if verb == "end":
            return 0.1 if self.c.attacked else -STEP * self.nearest(self.me.unit.space)
        if verb == "break":
            return 1.0
        return NEVER

    def strike(self, uid: int, space: int) -> float:
        """An attack on a unit from a space, less what is struck back."""
        for foe in self.foes:
            if foe.unit.uid == uid:
                me = self.me
                dealt = damage_of(me, foe)
                beside = self.c.board.are_adjacent(space, foe.unit.space)
                if me.type == RANGED and beside:
                    dealt *= PENALTY
                worth = gain(dealt, foe)
                stands = dealt < foe.left + foe.beneath and not me.unanswered
                if beside and stands and (foe.tireless or not foe.unit.marks & RETALIATED):
                    worth -= BACK * gain(damage_of(foe, me), me)
                return worth + 1.0
        return 0.0

    def move(self, space: int) -> float:
        """A fighter goes where it strikes best, or nearer; a shooter stays where it is."""
        if self.me.type == RANGED:
            return -1.0
        best = NEVER
        board = self.c.board
        for foe in self.foes:
            if board.are_adjacent(space, foe.unit.space):
                best = max(best, self.strike(foe.unit.uid, space))
        return best - 0.05 if best > NEVER else 0.2 - STEP * self.nearest(space)

    def nearest(self, space: int) -> int:
        if self.me.type == RANGED or space < 0:
            return 0
        nearest = 9
        for foe in self.foes:
            if foe.unit.space >= 0:
                nearest = min(nearest, self.c.board.distance(space, foe.unit.space))
        return nearest


# -- cards ------------------------------------------------------------------------------------------------


def price_of(g: Heroes, option: Act) -> float:
    card, number = option.ids
    return CARD + (EXPERT if g.cards[card].uses[number].expert else 0.0)


def card_score(g: Heroes, option: Act) -> float:
    card, number = option.ids
    return use_worth(g.cards[card], number) - price_of(g, option)


def answer_score(g: Heroes, c: Combat, seat: Seat, option: Pick) -> float:
    """What a card changes of a blow that is on its way; without one, what it is worth at large."""
    if not isinstance(option, Act):
        return 0.0
    if option.verb == "morale":
        return -0.5
    blow = c.blow
    if blow is None:
        return card_score(g, option) - 0.3
    card, number = option.ids
    use = g.cards[card].uses[number]
    one = Fighter(c, c.units[blow.attacker])
    other = Fighter(c, c.units[blow.defender])
    attacks = c.camps[one.unit.side].seat == seat
    attack, defence = one.attack + blow.attack, other.defence + blow.defence
    now = gain(expected(attack, defence), other)
    total = 0.0
    for effect in use.does:
        word = effect.word
        n = effect.amounts[0]
        if word == "attack" or word == "rage" or word == "bless" or word == "curse" or word == "prayer":
            total += 0.0 if not attacks else gain(expected(attack + n, defence), other) - now
        elif word == "defence" or word == "weaken":
            total += 0.0 if attacks else now - gain(expected(attack, defence + n), other)
        elif word == "draw":
            total += 0.9 * n
        elif word == "discard" or word == "discard_after":
            total -= 0.8 * n
        else:
            total += 0.4
    return total - price_of(g, option)


def harm_score(g: Heroes, c: Combat, seat: Seat, option: Pick, n: int) -> float:
    """So much damage to whoever is aimed at, be it by the space on which it stands."""
    if not isinstance(option, Act):
        return 0.0
    uid = c.at[option.id] if option.verb == "space" else option.id
    if uid < 0 or uid >= len(c.units):
        return 0.0
    worth = gain(float(n), Fighter(c, c.units[uid]))
    return -worth if c.camps[c.units[uid].side].seat == seat else worth


def aim_score(g: Heroes, c: Combat, seat: Seat, option: Pick) -> float:
    """Harm to the strongest enemy that it brings down, help to the strongest friend."""
    begun = g.play
    if not isinstance(option, Act) or begun is None:
        return 0.0
    card = g.cards[begun.card]
    word = ""
    n = 1
    strong = max(0, card.strength(begun.power)) if begun.use == 0 else 0
    for effect in card.uses[begun.use].does:
        if not word:
            word = effect.word
            n = effect.amounts[min(strong, len(effect.amounts) - 1)]
    if word == "damage" or word == "chain" or word == "fireball":
        return harm_score(g, c, seat, option, n)
    if option.verb != "unit":
        return 0.0
    unit = c.units[option.id]
    one = Fighter(c, unit)
    worth = 0.5 * one.attack + 0.1 * (one.left + one.beneath)
    if word == "heal" or word == "cure":
        worth = float(min(unit.damage, n)) + 0.1 * one.attack
    elif word == "paralyse" and not unit.marks & ACTED:
        worth += 1.5
    mine = c.camps[unit.side].seat == seat
    return worth if mine != (word in HARMFUL) else -worth


def power_score(g: Heroes, seat: Seat, option: Pick) -> float:
    """Power is added where it buys a stronger effect."""
    begun = g.play
    if not isinstance(option, Act) or begun is None:
        return 0.0
    card, number = option.ids
    spell = g.cards[begun.card]
    more = spell.strength(begun.power + g.cards[card].uses[number].power) - spell.strength(begun.power)
    return 1.3 * more - 0.5 * card_worth(g, seat, card) - 0.3


def die_score(g: Heroes, c: Combat, seat: Seat, option: Pick) -> float:
    """Bad dice are rolled again; somebody else's good ones are kept from counting."""
    blow: Blow | None = c.blow
    if not isinstance(option, Act) or blow is None or not blow.dice:
        return 0.0
    die = counting_die(g, blow)
    if c.camps[c.units[blow.attacker].side].seat == seat:
        if option.verb == "reroll":
            price = 0.0 if option.id < 2 else 0.6
            return -0.8 * die + (0.1 if option.id == 0 else 0.0) - price
        return -1.0 * die - CARD
    return 1.0 * die - CARD


def line_score(c: Combat, kind: str, option: Pick) -> float:
    if not isinstance(option, Act):
        return 0.0
    unit = c.units[option.id]
    return float(unit.damage) if kind == "mend" else float(c.face_of(unit).attack)


def care_score(g: Heroes, seat: Seat, kind: str, option: Pick) -> float:
    """What one parts with most easily; what one would rather keep."""
    if not isinstance(option, Act):
        return 0.0 if kind != "pay_any" else -1.0
    card = option.id
    worth = NONE if card < 0 or card >= len(g.cards) else card_worth(g, seat, card)
    return worth if kind == "keep_one" else -worth
