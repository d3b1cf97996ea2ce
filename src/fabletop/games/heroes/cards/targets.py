"""Where the words of a card may be aimed, and whether it would do anything now."""

from __future__ import annotations

from fabletop.games.heroes.acts import UNIT
from fabletop.games.heroes.cards.registry import BETWEEN, BLOW, WORDS
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import NONE, SPELL, CardDef, Use
from fabletop.games.heroes.map.once import FIRST_SPELL
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat


def may_touch(g: Heroes, play: Play, uid: int) -> bool:
    """Spells pass by units that are proof against them."""
    return g.cards[play.card].kind != SPELL or g.fight.is_target_of_spells(uid)


def units(g: Heroes, play: Play, found: list[int]) -> list[Act]:
    return [UNIT.of(uid) for uid in found if may_touch(g, play, uid)]


def everyone(g: Heroes) -> list[int]:
    """All units that stand, the tower too."""
    return [unit.uid for unit in g.fight.units if unit.stands]


def on_board(g: Heroes) -> list[int]:
    return [unit.uid for unit in g.fight.units if unit.on_board]


# -- targets of several words -----------------------------------------------------------------------------


def anyone(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, everyone(g))


def anyone_on_board(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, on_board(g))


def own_units(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, g.fight.fielded(play.side))


def always(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return True


# -- aiming -----------------------------------------------------------------------------------------------


def aims(g: Heroes, word: str) -> int:
    """How many targets a word asks for just now."""
    return WORDS[word].needs(g)


def targets_of(g: Heroes, play: Play, word: str, n: int) -> list[Act]:
    """What may be picked as the next target of a word."""
    at = WORDS[word].at
    return [] if at is None else at(g, play, n)


def is_lost_outside_attacks(card: CardDef, word: str) -> bool:
    """A bonus for an attack that is not on its way comes to nothing; only a spell can wait for the attack.
    [heroes.combat_card.110]"""
    return WORDS[word].lends and card.kind != SPELL


def power_of_stars(g: Heroes, seat: Seat) -> int:
    """What the astrologers add to the first spell of each own turn. [heroes.event.010]"""
    if not g.week_is("first_spell_power") or g.turn_of != seat or FIRST_SPELL in g.realm(seat).once:
        return 0
    return g.amount_of_week("first_spell_power")


def power_within_reach(g: Heroes, seat: Seat, card: CardDef) -> int:
    """The most power that a spell could have: what the rest of the hand could add, with the expert effects
    still open, and what the stars say."""
    if not card.power:
        return 0
    total = power_of_stars(g, seat) if card.kind == SPELL else 0
    more: list[int] = []  # what each expert effect would add
    hand = list(g.players[seat].hand)
    if card.index in hand:
        hand.remove(card.index)
    for number in hand:
        basic = expert = 0
        for use in g.cards[number].uses:
            if use.power and use.price < len(hand):
                if use.expert:
                    expert = use.power
                elif use.power > basic:
                    basic = use.power
        total += basic
        if expert > basic:
            more.append(expert - basic)
    crowns = g.crowns_left(seat) if more else 0
    if crowns <= 0:
        return total
    more.sort(reverse=True)
    return total + sum(more[:crowns])


# -- whether a card would do anything ---------------------------------------------------------------------


def is_useful(g: Heroes, seat: Seat, side: int, card: CardDef, use: Use, moment: int, power: int) -> bool:
    """Whether at least one word of a card has an effect at this moment."""
    strong = card.strength(power) if use is card.uses[0] else 0
    if strong == NONE:
        return False
    for effect in use.does:
        n = effect.amounts[min(strong, len(effect.amounts) - 1)]
        if word_is_useful(g, seat, side, card, effect.word, n, moment):
            return True
    return False


def word_is_useful(g: Heroes, seat: Seat, side: int, card: CardDef, name: str, n: int, moment: int) -> bool:
    word = WORDS[name]
    if not word.works(side):
        return False
    if word.helps is not None and moment == BLOW:
        c = g.fight
        blow = c.blow
        if blow is None:
            return False
        reached = card.kind != SPELL or c.is_target_of_spells(word.touches(c, side, blow))
        return reached and word.helps(g, side, blow)
    if word.needs(g) > 0:
        if word.lends and not may_wait_for_attack(g, card, name, moment):
            return False
        return bool(targets_of(g, Play(seat, side, card.index, 0), name, n))
    if name == "save" and card.kind == SPELL and not may_be_saved_by_spell(g):
        return False
    return word.useful is not None and word.useful(g, seat, side, n)


def may_wait_for_attack(g: Heroes, card: CardDef, name: str, moment: int) -> bool:
    """Whether a spell may be laid on a unit before its attack; where spells answer attacks, only a prayer,
    which then hastens the unit. [heroes.combat_card.110]"""
    if is_lost_outside_attacks(card, name):
        return False
    return not g.rules.spells_answer or (name == "prayer" and moment == BETWEEN)


def may_be_saved_by_spell(g: Heroes) -> bool:
    """Units that spells pass by cannot be saved by one either."""
    c = g.fight
    blow = c.blow
    return blow is not None and c.is_target_of_spells(blow.defender)
