"""Which cards of the hand cannot be played now. [heroes.card_timing, combat_card, ability_card, spell]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.play import is_spell
from fabletop.games.heroes.cards.registry import (
    AFTER_CAST,
    AFTER_VICTORY,
    BEFORE_GUARDS,
    BETWEEN,
    BLOW,
    CASTING,
    END_OF_TURN,
    ENEMY_CAST,
    FATAL,
    MAP_MOMENTS,
    ON_MAP,
    PURCHASE,
    ROLLED,
    START,
    TURN,
    WORDS,
    is_for_the_map,
)
from fabletop.games.heroes.cards.targets import is_lost_outside_attacks, is_useful, power_within_reach
from fabletop.games.heroes.defs import (
    ACTIVATION,
    ARTIFACT,
    MAP,
    NONE,
    ONGOING,
    SPELL,
    STATISTIC,
    CardDef,
    Use,
)
from fabletop.games.heroes.hindrances.record import Hindrance, Left
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.players import CROWNS
from fabletop.kernel.frame import Pick, Seat, act

# What each moment is called, and the rule about it, the most telling first
MOMENTS: Final = (
    (TURN, "own-unit", "heroes.combat_card.020"),
    (BLOW, "blow", "heroes.combat_card.110"),
    (ROLLED, "rolled", "heroes.combat_card.100"),
    (FATAL, "fatal", "heroes.combat_card.120"),
    (CASTING, "casting", "heroes.spell.060"),
    (AFTER_CAST, "after-cast", "heroes.combat_card.100"),
    (ENEMY_CAST, "enemy-cast", "heroes.combat_card.100"),
    (START | BETWEEN, "between", "heroes.combat_card.100"),
)
MAP_ONES: Final = (
    (ON_MAP, "on-map", "heroes.turn.080"),
    (BEFORE_GUARDS, "before-guards", "heroes.neutral.030"),
    (AFTER_VICTORY, "after-victory", "heroes.card_timing.020"),
    (END_OF_TURN, "end-of-turn", "heroes.turn.120"),
    (PURCHASE, "purchase", "heroes.card_timing.020"),
)
VAGUE: Final = frozenset(("only-map", "only-combat", *(key for _, key, _ in (*MOMENTS, *MAP_ONES))))


def cards(g: Heroes, seat: Seat, moment: int, offered: set[Pick], general: Hindrance | None) -> Left:
    """Uses of the cards in hand that are not on offer; of each card first what is nearest to being played."""
    side = NONE if g.combat is None else g.fight.side_of(seat)
    if general is None and side == NONE and g.combat is not None:
        general = Hindrance("no-commander", "heroes.secondary_hero.100")
    for number in dict.fromkeys(g.players[seat].hand):
        card = g.cards[number]
        found: list[tuple[int, Hindrance]] = []
        for at in range(len(card.uses)):
            if act("cast" if is_spell(card, at) else "play", number, at) not in offered:
                found.append((at, general or why_not_used(g, seat, side, card, at, moment)))
        found.sort(key=lambda one: one[1].key in VAGUE)
        for at, why in found:
            yield act("cast" if is_spell(card, at) else "play", number, at), why


def why_not_used(g: Heroes, seat: Seat, side: int, card: CardDef, number: int, moment: int) -> Hindrance:
    """Of a use that `playable` leaves out."""
    use = card.uses[number]
    if side != NONE and is_spell(card, number):
        late = why_not_cast(g, side, use, moment)
    else:
        late = None if use.windows & moment else why_not_now(use, side)
    return (
        late
        or why_may_not_use(g, seat, card, use)
        or (why_not_in_combat(g, side, card, use, moment) if side != NONE else None)
        or why_useless(g, seat, side, card, use, moment)
    )


def why_not_now(use: Use, side: int) -> Hindrance:
    """For which moments it is. [heroes.card_timing.030, heroes.card_timing.040, heroes.combat_card.100]"""
    if side != NONE and is_for_the_map(use):
        return Hindrance("only-map", "heroes.card_timing.040")
    if side == NONE and not use.windows & MAP_MOMENTS:
        return Hindrance("only-combat", "heroes.card_timing.030")
    for bits, key, rule in MOMENTS if side != NONE else MAP_ONES:
        if use.windows & bits:
            return Hindrance(key, rule)
    raise AssertionError("a card that can never be played")


def why_not_cast(g: Heroes, side: int, use: Use, moment: int) -> Hindrance | None:
    """[heroes.combat_card.010, heroes.combat_card.070]"""
    c = g.fight
    camp = c.camps[side]
    if camp.spells >= camp.spell_limit:
        return Hindrance("spell-limit", "heroes.combat_card.010", camp.spell_limit, camp.spells)
    if g.rules.spells_answer or moment not in (BLOW, TURN):
        return None if use.windows & moment else why_not_now(use, side)
    if use.timing == MAP:
        return Hindrance("only-map", "heroes.card_timing.040")
    if moment == BLOW or c.moved or c.attacked:
        return Hindrance("spell-late", "heroes.combat_card.070")
    return None


def why_may_not_use(g: Heroes, seat: Seat, card: CardDef, use: Use) -> Hindrance | None:
    """[heroes.ability_card.020, heroes.ability_card.050, heroes.level.090, heroes.card_timing.020]"""
    player = g.players[seat]
    if card.faction != NONE and card.faction != player.faction:
        return Hindrance("faction", "heroes.ability_card.050", faction=card.faction)
    if use.expert and g.crowns_left(seat) <= 0:
        level = g.level_of(seat)
        crowns = CROWNS[level]
        if crowns == 0:
            first = next(at for at, n in enumerate(CROWNS) if n > 0)
            return Hindrance("level", "heroes.level.090", first, level)
        return Hindrance("crowns", "heroes.ability_card.020", crowns, player.crowns)
    if use.price >= len(player.hand):
        return Hindrance("discards", "heroes.card_timing.020", use.price, len(player.hand) - 1)
    return None


def why_not_in_combat(g: Heroes, side: int, card: CardDef, use: Use, moment: int) -> Hindrance | None:
    """[heroes.capture.040, heroes.combat_card.020, heroes.combat_card.080]"""
    c = g.fight
    if c.camps[side].skilled and card.kind in (ARTIFACT, SPELL, STATISTIC):
        return Hindrance("no-commander", "heroes.capture.040")
    if moment == TURN and c.attacked and (use.timing == ACTIVATION or use.timing == ONGOING):
        return Hindrance("attacked", "heroes.combat_card.020")
    if g.rules.enemy_turn_defends_only and moment == BLOW and c.blow is not None:
        active = c.active != NONE and c.units[c.active].side == side
        if not (active or c.blow.back or use.defends):
            return Hindrance("defence-only", "heroes.combat_card.080")
    return None


def why_useless(g: Heroes, seat: Seat, side: int, card: CardDef, use: Use, moment: int) -> Hindrance:
    """It would do nothing now. [heroes.spell.070, heroes.combat_card.110, heroes.card_timing.090]"""
    power = power_within_reach(g, seat, card) if card.power else 0
    assert not is_useful(g, seat, side, card, use, moment, power)
    if use is card.uses[0] and card.strength(power) == NONE:
        return Hindrance("power", "heroes.spell.070", card.power[0], power)
    words = [WORDS[effect.word] for effect in use.does]
    if side != NONE and moment != BLOW and any(is_lost_outside_attacks(card, word.name) for word in words):
        return Hindrance("blow", "heroes.combat_card.110")
    if any(word.at is not None for word in words):
        return Hindrance("no-target", "heroes.card_timing.090")
    return Hindrance("no-effect", "heroes.card_timing.090")
