"""What a sensible player of Heroes wants: tries every option a few times in imagined games.

An option is played out to the end of the activation with the same few rolls of luck for all options; what
others would answer is left out.  The weights are judgement, not rules.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.pieces import COVER, DEFENDING, PARALYSED
from fabletop.games.heroes.combat.ready import BEGIN, might, place_worth
from fabletop.games.heroes.combat.state import DEFENDER, Combat
from fabletop.games.heroes.defs import ARTIFACT, FEW, NONE, PACK, RANGED, SPELL, CardDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import PASS, Act, Pick, Seat
from fabletop.kernel.rng import mix

SAMPLES: Final = 4
GREAT_SAMPLES: Final = 10  # against azure guards, who decide whole games
DEPTH: Final = 40  # picks that an option is followed at most
WON: Final = 1000.0
NEVER: Final = -10000.0
CARD: Final = 1.1  # what a card in hand is worth
CROWN: Final = 0.4
MORALE: Final = 1.0
STEP: Final = 0.35  # what it costs a fighter to be a step from the enemy
LOOKED_AT: Final = ("act", "answer", "die", "fatal", "resist", "after_cast", "power", "aim", "next_unit")
PLAYED_ON: Final = ("guard_act", "return", "splash", "flee", "mend", "pay", "pay_any", "discard", "keep_one")


def combat_scores(g: Heroes, seat: Seat, decision: Decision, luck: int) -> list[float]:
    """One number for each option; higher is better."""
    kind = decision.kind
    if kind in LOOKED_AT or kind in PLAYED_ON or kind == "grave_gift":
        return [tried(g, seat, option, luck) for option in decision.options]
    return [instinct(g, seat, decision, option) for option in decision.options]


# -- trying things out ----------------------------------------------------------------------------------


def tried(g: Heroes, seat: Seat, option: Pick, luck: int) -> float:
    """What the field is worth after an option, on average over a few rolls of luck."""
    c = g.fight
    if isinstance(option, Act) and option.verb in ("surrender", "retreat"):
        return NEVER
    total = 0.0
    samples = GREAT_SAMPLES if c.azure else SAMPLES
    for sample in range(samples):
        game = g.clone()
        game.reseed(mix(luck + sample))
        game.choose(option)
        follow(game, seat, c.active, c.round)
        total += value(game, seat)
    return total / samples


def follow(g: Heroes, seat: Seat, active: int, round: int) -> None:
    """Play on without cards until the activation is over."""
    for _ in range(DEPTH):
        decision = g.decision
        c = g.combat
        if decision is None or c is None or c.active != active or c.round != round:
            return
        if decision.kind == "act" and c.attacked:
            return
        g.choose(simple_pick(g, seat, decision))


def simple_pick(g: Heroes, seat: Seat, decision: Decision) -> Pick:
    """What one does without much thought: attack the weakest in reach, aim well, play no further cards."""
    options = decision.options
    kind = decision.kind
    if kind in ("act", "guard_act"):
        best: Pick = options[-1]
        most = -1.0
        for option in options:
            if isinstance(option, Act) and option.verb == "attack":
                worth = hurry(g, option.id)
                if worth > most:
                    best, most = option, worth
        return best
    if kind == "aim" and seat in decision.seats:
        return best_aim(g, seat, options)
    return PASS if PASS in options else options[0]


def best_aim(g: Heroes, seat: Seat, options: object) -> Pick:
    """Try each target at once."""
    assert isinstance(options, list)
    best: Pick = options[0]
    most = NEVER
    for option in options:
        game = g.clone()
        game.choose(option)
        for _ in range(6):
            decision = game.decision
            if decision is None or game.combat is None or game.play is None:
                break
            game.choose(PASS if PASS in decision.options else decision.options[0])
        worth = value(game, seat)
        if worth > most:
            best, most = option, worth
    return best


def hurry(g: Heroes, uid: int) -> float:
    """How much one would like to strike a unit: what it is worth for each point of health left."""
    return worth_of(g, uid) / max(1.0, float(health_left(g, uid)))


# -- what the field is worth --------------------------------------------------------------------------------


def health_left(g: Heroes, uid: int) -> int:
    """Damage that it takes to bring a unit down."""
    c = g.fight
    unit = c.units[uid]
    left = c.health_of(uid) - unit.damage
    kind = g.units[unit.kind]
    face = unit.face
    for under, old in unit.beneath:
        if under < COVER:
            left += kind.faces[under].health - old
            face = under
    if face == PACK:
        left += kind.faces[0].health
    return left


def worth_of(g: Heroes, uid: int) -> float:
    """What a unit is worth: what it can do, and how long it will."""
    c = g.fight
    unit = c.units[uid]
    face = c.face_of(unit)
    power = face.attack + 0.15 * c.initiative_of(uid) + (1.0 if g.units[unit.kind].type == RANGED else 0.0)
    last = health_left(g, uid) * (0.7 + 0.25 * face.defence)
    worth = 1.5 + power + last
    if unit.marks & PARALYSED:
        worth -= 0.5 * power
    if unit.marks & DEFENDING:
        worth += 0.4
    if c.has_lasting(uid, "silence"):
        worth -= 0.8
    if c.has_lasting(uid, "anti_magic"):
        worth += 0.3
    return worth + 0.8 * c.lasting_on(uid, "fire_shield")


def value(g: Heroes, seat: Seat) -> float:
    """The field, the hand and the heart, as a seat sees them."""
    c = g.combat or g.fought
    if c is None:
        return 0.0
    side = side_steered(c, seat)
    if c.ending:
        return WON if c.victor == side else -WON
    total = 0.0
    step = STEP if side == DEFENDER else STEP + 0.8 * c.quiet  # who attacks must not let it come to nothing
    for unit in c.units:
        if unit.stands:
            mine = unit.side == side
            worth = worth_of(g, unit.uid)
            if mine and unit.on_board:
                worth -= step * steps_off(g, unit.uid)
            total += worth if mine else -worth
    if c.camps[side].uses_cards:
        player = g.players[seat]
        total += CARD * len(player.hand) + CROWN * g.crowns_left(seat) + MORALE * player.morale
        total += 0.05 * player.gold
    enemy = g.fight.commander(1 - side)
    if enemy >= 0:
        total -= CARD * len(g.players[enemy].hand) + MORALE * g.players[enemy].morale
    return total


def steps_off(g: Heroes, uid: int) -> int:
    """How far a fighter is from striking; a shooter, whether somebody stands next to it."""
    c = g.fight
    unit = c.units[uid]
    if c.type_of(uid) == RANGED:
        return 3 if c.is_engaged(uid) else 0
    nearest = 99
    for foe in c.units:
        if foe.side != unit.side and foe.space >= 0:
            nearest = min(nearest, c.board.distance(unit.space, foe.space))
    return min(nearest, 6) - 1


def side_steered(c: Combat, seat: Seat) -> int:
    for side, camp in enumerate(c.camps):
        if camp.seat == seat:
            return side
    return 0


# -- instinct: what is decided before the fighting ---------------------------------------------------------


HOPE: Final = 2.0  # the better of two cards of a deck is worth about this much


def instinct(g: Heroes, seat: Seat, decision: Decision, option: Pick) -> float:
    kind = decision.kind
    if not isinstance(option, Act):
        return -1.0 if kind in ("deploy", "muster") else 0.0
    if kind == "muster":
        return muster_worth(g, option)
    if kind in ("deploy", "place_guard"):
        return strength(g, option)
    if kind == "place_guard_first":  # of enemies alike in initiative, who stands first acts first
        return -strength(g, option)
    if kind in ("deploy_space", "place_guard_space"):
        return worth_of_place(g, decision, option.id)
    if kind == "ready":
        return 1.0 if option is BEGIN else 0.0
    if kind == "further_round":
        return 1.0 if (option.verb == "pay_for_round") == (value(g, seat) > 0) else 0.0
    if kind in ("exchange", "trade_in"):
        return -card_worth(g, seat, option.id) + 1.0
    return 0.0


def strength(g: Heroes, unit: Act) -> float:
    """How much a unit that is to be placed brings to a fight."""
    kind, face = unit.ids
    return float(might(g.units[kind], face))


def found(g: Heroes, decision: Decision, option: Act) -> int:
    """The card that an option of a Search brings; NONE for one that is not known yet."""
    if option.verb == "card":
        return option.id
    deck, _, _ = decision.frame.args
    pile = g.piles[deck]
    return pile[-1] if option.verb == "top_of_pile" and pile else NONE


def card_worth(g: Heroes, seat: Seat, card: int) -> float:
    """How glad one is to have a card for a fight."""
    if card == NONE:
        return 0.5
    printed = g.cards[card]
    if printed.faction not in (NONE, g.players[seat].faction):
        return 0.0
    return max(use_worth(printed, number) for number in range(len(printed.uses)))


WEIGHTS: Final[dict[str, float]] = {
    "attack": 1.0,
    "defence": 1.0,
    "rage": 1.0,
    "attack_for_cards": 1.5,
    "defence_for_cards": 1.5,
    "damage": 1.2,
    "chain": 3.0,
    "fireball": 1.6,
    "paralyse": 1.6,
    "draw": 0.9,
    "discard": -0.8,
    "discard_after": -0.7,
    "save": 1.2,
    "power": 0.7,
    "heal": 0.6,
    "cure": 0.7,
    "bless": 0.8,
    "prayer": 1.0,
    "curse": 0.9,
    "weaken": 0.9,
    "health": 1.2,
    "haste": 0.4,
    "slow": 0.4,
    "initiative": 0.5,
    "silence": 0.7,
    "fire_shield": 1.2,
    "archery": 1.0,
    "triple_die": 0.8,
    "ignore_die": 0.8,
    "enemy_discards": 1.0,
    "morale": 1.0,
    "resist": 0.9,
    "return_spell": 0.7,
}


def use_worth(printed: CardDef, number: int) -> float:
    total = 0.0
    for effect in printed.uses[number].does:
        amounts = effect.amounts
        middle = amounts[min(1, len(amounts) - 1)] if printed.kind == SPELL else amounts[0]
        total += WEIGHTS.get(effect.word, 0.05) * min(middle, 4)
    return total + (0.2 if printed.kind == ARTIFACT else 0.0)


def muster_worth(g: Heroes, option: Act) -> float:
    """As much strength as the gold buys, dear units before cheap ones."""
    face = g.units[option.id].faces[PACK if option.verb == "reinforce" else FEW]
    bonus = 1.0 if option.verb == "recruit" else 0.5
    return bonus + face.attack + face.health + face.defence + 0.2 * face.initiative


def worth_of_place(g: Heroes, decision: Decision, space: int) -> float:
    """As good for whoever was just chosen as the rules of a quick start take it to be."""
    chosen = decision.frame.picks[0] if decision.frame.picks else PASS
    (side,) = decision.frame.args
    shoots = isinstance(chosen, Act) and g.units[chosen.id].type == RANGED
    return place_worth(g.fight.board, side, shoots, space)
