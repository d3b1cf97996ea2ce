"""Playing cards from hand: which may be played now, and the way of a card from hand to discard pile.
[heroes.combat_card, card_timing, ability_card, spell]

    play -> pay -> empower (spells) -> aim -> the enemy may resist (spells) -> it works -> put away

What the words on a card do, and where they may be aimed, stands in the modules beside this one.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.acts import cards_among
from fabletop.games.heroes.cards.hand import several_in_hand
from fabletop.games.heroes.cards.registry import AFTER_CAST, BLOW, CASTING, ENEMY_CAST, FATAL, TURN, WORDS
from fabletop.games.heroes.cards.targets import (
    aims,
    is_lost_outside_attacks,
    is_useful,
    power_of_stars,
    power_within_reach,
    targets_of,
)
from fabletop.games.heroes.combat.pieces import Play
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
from fabletop.games.heroes.map.once import FIRST_SPELL
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.players import DRAW, EXCHANGE, REMOVE
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

ASIDE: Final = AFTER_CAST | ENEMY_CAST | CASTING  # moments in the middle of another card

DRAW_ONE: Final = act("morale", DRAW)
EXCHANGE_CARDS: Final = act("morale", EXCHANGE)
REMOVE_ONE: Final = act("morale", REMOVE)


# -- what may be played -----------------------------------------------------------------------------------


def is_spell(card: CardDef, use: int) -> bool:
    """Cast for its effect; a spell discarded for power is not cast. [heroes.spell.080]"""
    return card.kind == SPELL and use == 0


def fits(g: Heroes, seat: Seat, side: int, card: CardDef, number: int, moment: int) -> bool:
    """Whether the rules of timing let a player use a card now.
    [heroes.card_timing.030, heroes.card_timing.040, heroes.combat_card.010, heroes.combat_card.020,
    heroes.combat_card.070, heroes.combat_card.080, heroes.spell.090]"""
    use = card.uses[number]
    if side == NONE:
        return use.windows & moment != 0 and may_use(g, seat, card, use)
    if is_spell(card, number):
        if not spell_fits(g, side, use, moment):
            return False
    elif not use.windows & moment:
        return False
    if not may_use(g, seat, card, use):
        return False
    c = g.fight
    if c.camps[side].skilled and card.kind in (ARTIFACT, SPELL, STATISTIC):  # [heroes.capture.040]
        return False
    if moment == TURN and c.attacked and (use.timing == ACTIVATION or use.timing == ONGOING):
        return False
    if g.rules.enemy_turn_defends_only and moment == BLOW and c.blow is not None:
        active = c.active != NONE and c.units[c.active].side == side
        return active or c.blow.back or use.defends
    return True


def may_use(g: Heroes, seat: Seat, card: CardDef, use: Use) -> bool:
    """Whether a player may use a card at all: of the right faction, with the experience and the price for it.
    [heroes.ability_card.020, heroes.ability_card.050]"""
    player = g.players[seat]
    if card.faction != NONE and card.faction != player.faction:
        return False
    if use.expert and g.crowns_left(seat) <= 0:
        return False
    return use.price < len(player.hand)


def spell_fits(g: Heroes, side: int, use: Use, moment: int) -> bool:
    """One spell in a round; in the first edition before the unit does anything, and never as an answer.
    [heroes.combat_card.010, heroes.combat_card.070, heroes.spell.090]"""
    c = g.fight
    camp = c.camps[side]
    if camp.spells >= camp.spell_limit:
        return False
    if g.rules.spells_answer or moment not in (BLOW, TURN):
        return use.windows & moment != 0
    return moment == TURN and use.timing != MAP and not c.moved and not c.attacked


def playable(g: Heroes, seat: Seat, moment: int) -> list[Act]:
    """The cards that a player may play now and that would do something."""
    if seat < 0:
        return []
    side = NONE if g.combat is None else g.fight.side_of(seat)
    if side == NONE and g.combat is not None:
        return []
    options: list[Act] = []
    seen: list[int] = []
    for card_number in g.players[seat].hand:
        card = g.cards[card_number]
        may_fit = card.windows & moment or (side != NONE and card.kind == SPELL)
        if not may_fit or card_number in seen:
            continue
        seen.append(card_number)
        uses = card.uses
        for number in range(len(uses)):
            if fits(g, seat, side, card, number, moment):
                power = power_within_reach(g, seat, card) if card.power else 0
                if is_useful(g, seat, side, card, uses[number], moment, power):
                    options.append(g.printed.plays[card_number][number])
    return options


def use_of(g: Heroes, option: Act) -> Use:
    """The use of a card that an option names."""
    card, use = option.ids
    return g.cards[card].uses[use]


def may_answer(g: Heroes, seat: Seat, moment: int) -> bool:
    """Whether a hand holds anything that is asked for at a moment; most often it does not."""
    if seat >= 0:
        for card in g.players[seat].hand:
            if g.cards[card].asks & moment:
                return True
    return False


def might_answer(g: Heroes, seat: Seat, moment: int) -> bool:
    """Whether a hand might hold an answer, by all that the others know of it.  With a poker face its player
    is asked then, even if only to pass: neither a window nor its absence gives a hand away."""
    if seat < 0 or not g.players[seat].hand:
        return False
    side = NONE if g.combat is None else g.fight.side_of(seat)
    if side == NONE and g.combat is not None:
        return False
    for number in g.players[seat].reckoned:
        card = g.cards[number]
        if card.asks & moment and might_play(g, seat, side, card, moment):
            return True
    return False


def might_play(g: Heroes, seat: Seat, side: int, card: CardDef, moment: int) -> bool:
    """Whether a card could be played now if it were in hand, with whatever power."""
    for number, use in enumerate(card.uses):
        if use.asks & moment and fits(g, seat, side, card, number, moment):
            for power in card.power or (0,):
                if is_useful(g, seat, side, card, use, moment, power):
                    return True
    return False


def play_at(g: Heroes, seat: Seat, moment: int) -> list[Pick]:
    """What a player may answer with, or to pass; only to pass if nothing is worth asking for.
    [heroes.combat_card.100]"""
    if not may_answer(g, seat, moment):
        return [PASS]
    options = playable(g, seat, moment)
    for option in options:
        if use_of(g, option).asks & moment:
            return [*options, *morale_uses(g, seat), PASS]
    return [PASS]


def morale_uses(g: Heroes, seat: Seat) -> list[Act]:
    """What a positive morale token can be spent for, apart from a reroll.
    [heroes.morale.030, heroes.morale.040, heroes.morale.050, heroes.morale.070]"""
    if seat < 0 or g.players[seat].morale <= 0:
        return []
    options = [DRAW_ONE]
    if g.players[seat].hand:
        options.append(EXCHANGE_CARDS)
        if g.rules.morale_removes_card:
            options.append(REMOVE_ONE)
    return options


# -- windows that belong to no attack ---------------------------------------------------------------------


def might_answer_now(g: Heroes, f: Frame) -> bool:
    (moment,) = f.args
    return might_answer(g, f.seat, moment)


@chooser("answer", secret=might_answer_now, window=True)
def answers(g: Heroes, f: Frame) -> list[Pick]:
    (moment,) = f.args
    return play_at(g, f.seat, moment)


@step("heroes.window", answers, rules=("heroes.combat_card.030", "heroes.combat_card.100"))
def window(g: Heroes, f: Frame, answer: Pick) -> None:
    """A player may play cards, as many as wanted."""
    if isinstance(answer, Act):
        give_answer(g, f.seat, answer)
        g.then(window, f)


def give_answer(g: Heroes, seat: Seat, answer: Act) -> None:
    """Play a card or spend morale, as picked."""
    if answer.verb == "morale":
        g.owe("heroes.spend_morale", seat, answer.id)
    else:
        card, use = answer.ids
        start_play(g, seat, card, use)


# -- the way of a card ------------------------------------------------------------------------------------


def start_play(g: Heroes, seat: Seat, number: int, use_number: int, free: bool = False) -> None:
    """A card leaves the hand, for one of its uses. [heroes.card_timing.020, heroes.spell.020]"""
    card = g.cards[number]
    use = card.uses[use_number]
    lay_down(g, seat, number, use_number, free)
    if use.windows & ASIDE and g.play is not None:
        play_aside(g, seat, number, use_number)
        return
    side = NONE if g.combat is None else g.fight.side_of(seat)
    begun = Play(seat, side, number, use_number)
    begun.free = free
    g.play = begun
    if is_spell(card, use_number):
        heed_the_stars(g, begun)
    if use.price:
        g.owe("heroes.pay", seat, number, use.price)
    if use.has("attack_for_cards") or use.has("defence_for_cards"):
        g.owe("heroes.pay_any", seat, number)
    if card.power and use_number == 0:
        g.owe("heroes.empower", seat, number)
    g.owe("heroes.aim", seat, number)
    if is_spell(card, use_number):
        if side != NONE:
            g.owe("heroes.resist_window", g.fight.commander(1 - side), number)
        g.owe("heroes.take_effect", seat, number)
        g.owe("heroes.after_cast", seat, number)
    else:
        g.owe("heroes.take_effect", seat, number)
    g.owe("heroes.put_away", seat, number)


def heed_the_stars(g: Heroes, begun: Play) -> None:
    """As long as the astrologers have it so, the first spell of each own turn is stronger, or the first one
    of each player comes back to hand. [heroes.event.010]"""
    power = power_of_stars(g, begun.seat)
    if power:
        begun.power += power
        g.use_once(begun.seat, FIRST_SPELL)
    elif g.week_is("first_spell_returns") and FIRST_SPELL not in g.realm(begun.seat).weekly:
        begun.returns = 1
        g.use_weekly(begun.seat, FIRST_SPELL)


def lay_down(g: Heroes, seat: Seat, number: int, use_number: int, free: bool = False) -> None:
    """A card leaves the hand; a spell counts against the limit of a combat round.
    [heroes.combat_card.010, heroes.ability_card.020]"""
    card = g.cards[number]
    g.take_from_hand(seat, number)
    if card.uses[use_number].expert:
        g.use_crown(seat)
    if g.combat is not None:
        g.fight.stirred = True
    if is_spell(card, use_number):
        g.emit(ev.Cast(seat, number, use_number))
        if g.combat is not None and not free:
            g.fight.camps[g.fight.side_of(seat)].spells += 1
    else:
        g.emit(ev.Played(seat, number, use_number))


def play_aside(g: Heroes, seat: Seat, card: int, use: int) -> None:
    """A card played on another one: for power, against it, or to have it back."""
    price = g.cards[card].uses[use].price
    if price:
        g.owe("heroes.pay", seat, card, price)
    g.owe("heroes.add", seat, card, use)


# -- the price --------------------------------------------------------------------------------------------


@chooser("pay", secret=several_in_hand)
def card_to_pay(g: Heroes, f: Frame) -> list[Act]:
    return cards_among(g.players[f.seat].hand)


@step("heroes.pay", card_to_pay, rules=("heroes.card_timing.020", "heroes.deck.090"))
def pay(g: Heroes, f: Frame, card: Act) -> None:
    """Discard what the card asks for, one at a time."""
    begun = g.the_play()
    begun.paid = (*begun.paid, card.id)
    g.discard_from_hand(f.seat, card.id)
    source, n = f.args
    if n > 1:
        g.then(pay, f.carry(source, n - 1))


@chooser("pay_any")
def card_to_pay_or_stop(g: Heroes, f: Frame) -> list[Pick]:
    return [*cards_among(g.players[f.seat].hand), PASS]


@step("heroes.pay_any", card_to_pay_or_stop, rules=("heroes.card_timing.020", "heroes.deck.090"))
def pay_any(g: Heroes, f: Frame, card: Pick) -> None:
    """Discard as many as one likes."""
    if isinstance(card, Act):
        begun = g.the_play()
        begun.paid = (*begun.paid, card.id)
        g.discard_from_hand(f.seat, card.id)
        g.then(pay_any, f)


# -- power ------------------------------------------------------------------------------------------------


def might_empower(g: Heroes, f: Frame) -> bool:
    """The same for power; it is never too much to have some left."""
    begun = g.the_play()
    player = g.players[f.seat]
    if begun.power >= g.cards[begun.card].power[-1] or not player.hand:
        return False
    for number in player.reckoned:
        card = g.cards[number]
        for i, use in enumerate(card.uses):
            if use.has("power") and fits(g, f.seat, begun.side, card, i, CASTING):
                return True
    return False


@chooser("power", secret=might_empower)
def power_sources(g: Heroes, f: Frame) -> list[Pick]:
    """Cards that make the spell stronger, until it is strong enough. [heroes.spell.070, heroes.spell.100]"""
    begun = g.the_play()
    card = g.cards[begun.card]
    options: list[Pick] = []
    if begun.power < card.power[-1]:
        for number in dict.fromkeys(g.players[f.seat].hand):
            other = g.cards[number]
            for i, use in enumerate(other.uses):
                if use.has("power") and fits(g, f.seat, begun.side, other, i, CASTING):
                    options.append(act("empower", number, i))
    now = card.strength(begun.power)
    use = card.uses[begun.use]
    if not options or (now != NONE and has_target(g, begun, use, now)):
        options.append(PASS)
    return options


def has_target(g: Heroes, begun: Play, use: Use, strong: int) -> bool:
    """Whether the effect, as strong as it is now, would reach anything."""
    for effect in use.does:
        n = effect.amounts[min(strong, len(effect.amounts) - 1)]
        word = WORDS[effect.word]
        if word.moments == FATAL and word.useful is not None:
            return word.useful(g, begun.seat, begun.side, n)
        if word.needs(g) > 0:
            return bool(targets_of(g, begun, effect.word, n))
    return True


@step(
    "heroes.empower",
    power_sources,
    rules=("heroes.spell.060", "heroes.spell.070", "heroes.spell.080", "heroes.spell.100"),
)
def empower(g: Heroes, f: Frame, source: Pick) -> None:
    """Add power, card by card; what is too much is lost."""
    if isinstance(source, Act):
        give_answer(g, f.seat, source)
        g.then(empower, f)


# -- aiming -----------------------------------------------------------------------------------------------


def effect_strength(g: Heroes, begun: Play) -> int:
    return g.cards[begun.card].strength(begun.power) if begun.use == 0 else 0


@chooser("aim")
def where_to_aim(g: Heroes, f: Frame) -> list[Act]:
    begun = g.the_play()
    strong = effect_strength(g, begun)
    if strong == NONE:
        return []
    card = g.cards[begun.card]
    for effect in card.uses[begun.use].does:
        if is_lost_outside_attacks(card, effect.word) or not WORDS[effect.word].works(begun.side):
            continue
        if len(begun.targets) < aims(g, effect.word):
            n = effect.amounts[min(strong, len(effect.amounts) - 1)]
            return targets_of(g, begun, effect.word, n)
    return []


@step("heroes.aim", where_to_aim, rules=("heroes.card_timing.020", "heroes.spell.020"))
def aim(g: Heroes, f: Frame, target: Act) -> None:
    """One target after the other."""
    begun = g.the_play()
    begun.targets = (*begun.targets, target.id)
    if target.verb == "unit":
        g.emit(ev.Aimed(begun.card, target.id, NONE))
    elif target.verb == "space":
        g.emit(ev.Aimed(begun.card, NONE, target.id))
    g.then(aim, f)


# -- the enemy's answer, and the caster's -----------------------------------------------------------------


def might_resist(g: Heroes, f: Frame) -> bool:
    return not g.the_play().resisted and might_answer(g, f.seat, ENEMY_CAST)


@chooser("resist", secret=might_resist, window=True)
def ways_to_resist(g: Heroes, f: Frame) -> list[Pick]:
    """Cards that undo a spell of so little power."""
    begun = g.the_play()
    if f.seat < 0 or begun.resisted:
        return [PASS]
    options: list[Pick] = [
        option
        for option in playable(g, f.seat, ENEMY_CAST)
        if use_of(g, option).amount("resist") >= begun.power
    ]
    options.append(PASS)
    return options


@step("heroes.resist_window", ways_to_resist, rules=("heroes.combat_card.030", "heroes.combat_card.100"))
def resist_window(g: Heroes, f: Frame, answer: Pick) -> None:
    """The enemy may answer a spell before it works."""
    if isinstance(answer, Act):
        give_answer(g, f.seat, answer)


def might_regain(g: Heroes, f: Frame) -> bool:
    return not g.the_play().returns and might_answer(g, f.seat, AFTER_CAST)


@chooser("after_cast", secret=might_regain)
def ways_to_regain(g: Heroes, f: Frame) -> list[Pick]:
    begun = g.the_play()
    if begun.returns:
        return [PASS]
    return [*playable(g, f.seat, AFTER_CAST), PASS]


@step("heroes.after_cast", ways_to_regain, rules=("heroes.combat_card.010", "heroes.combat_card.100"))
def after_cast(g: Heroes, f: Frame, answer: Pick) -> None:
    """Right after casting, the spell may be taken back to hand."""
    if isinstance(answer, Act):
        give_answer(g, f.seat, answer)
        g.then(after_cast, f)


# -- putting away -----------------------------------------------------------------------------------------


@step("heroes.put_away")
def put_away(g: Heroes, f: Frame) -> None:
    """Used cards go to one's own discard pile, unless something says otherwise.
    [heroes.deck.090, heroes.card_timing.060, heroes.deck.080]"""
    begun = g.the_play()
    g.play = None
    use = g.cards[begun.card].uses[begun.use]
    if begun.stays:
        if begun.returns and g.fight.lasting:
            g.return_last()
    elif use.has("remove_self"):
        g.remove_from_game(f.seat, begun.card)
    elif begun.returns or use.has("keep_self"):
        g.put_in_hand(f.seat, begun.card)
    else:
        g.put_on_discard(f.seat, begun.card)
    for card in begun.added:
        if begun.returns == 2:
            g.put_in_hand(f.seat, card)
        else:
            g.put_on_discard(f.seat, card)
    if begun.follows != NONE:
        start_play(g, f.seat, begun.follows, 0, begun.free)


# -- morale -----------------------------------------------------------------------------------------------


@step("heroes.spend_morale")
def spend_morale(g: Heroes, f: Frame) -> None:
    """The token goes, for one of its uses. [heroes.morale.030, heroes.morale.040, heroes.morale.050]"""
    (use,) = f.args
    if g.combat is not None:
        g.fight.stirred = True
    g.spend_morale(f.seat, use)
    if use == DRAW:
        g.draw(f.seat, 1)
    elif use == EXCHANGE:
        g.owe("heroes.exchange", f.seat, 0)
    else:
        g.owe("heroes.trade_one_in", f.seat)


@chooser("exchange")
def card_to_exchange(g: Heroes, f: Frame) -> list[Pick]:
    return [*cards_among(g.players[f.seat].hand), PASS]


@step("heroes.exchange", card_to_exchange, rules=("heroes.morale.030", "heroes.morale.050"))
def exchange(g: Heroes, f: Frame, card: Pick) -> None:
    """Discard any number of cards, then draw as many."""
    (n,) = f.args
    if isinstance(card, Act):
        g.discard_from_hand(f.seat, card.id)
        g.then(exchange, f.carry(n + 1))
    elif n:
        g.draw(f.seat, n)


@chooser("trade_in", secret=several_in_hand)
def card_to_trade_in(g: Heroes, f: Frame) -> list[Act]:
    return cards_among(g.players[f.seat].hand)


@step("heroes.trade_one_in", card_to_trade_in, rules=("heroes.morale.030", "heroes.morale.070"))
def trade_one_in(g: Heroes, f: Frame, card: Act) -> None:
    """Remove a card from the game and draw one."""
    g.take_from_hand(f.seat, card.id)
    g.remove_from_game(f.seat, card.id)
    g.draw(f.seat, 1)
