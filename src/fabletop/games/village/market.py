"""The market: access, buying, selling, taming and filling the spaces. [village.buy, sell, market, taming]"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE
from fabletop.games.village.fight.monsters import attack_hero, flit_in, sneak_in
from fabletop.games.village.fight.overwhelm import overwhelm_comes
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.printed import FIRST_MAIN_SPACE, LAST_SPACE, MAIN
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

BUY: Final = tuple(act("buy", space) for space in range(LAST_SPACE + 1))
TAME: Final = tuple(act("tame", space) for space in range(LAST_SPACE + 1))


def has_market(g: Village, seat: Seat) -> bool:
    """Whether a player gets to the market: no monster in the way, not Berserk, nothing overwhelming it.
    [village.monster.030, village.berserk.050, village.overwhelm.090, village.sneaking.020,
    village.fleeting.030, village.spectral.010, village.monster_ability.050]"""
    if g.dragon is not None:
        return False
    if g.players[seat].berserk > 0:
        return False
    return not is_blocked(g, seat)


def is_blocked(g: Village, seat: Seat) -> bool:
    """Whether a monster in front of the hero bars the way: one that was not sneaked past.
    [village.monster.030, village.sneaking.020]"""
    for monster in g.players[seat].front:
        if g.cards[monster.card].blocks and monster.uid not in g.passed:
            return True
    return False


def offers(g: Village) -> list[Act]:
    """What the market lets the current player do: buy what the gold reaches, tame what is wild.
    [village.buy.020, village.buy.030, village.taming.010]"""
    found: list[Act] = []
    cards = g.cards
    reach = g.gold + g.discount
    tamed = g.tamed
    for space, card in enumerate(g.spaces):
        if card >= 0:
            printed = cards[card]
            if printed.taming > 0 and not tamed & (1 << space):
                found.append(TAME[space])
            elif printed.price <= reach:
                found.append(BUY[space])
    return found


def price_now(g: Village, card: int) -> int:
    """What a market card costs the current player. [village.buy.030]"""
    price = g.cards[card].price - g.discount
    return price if price > 0 else 0


def sale_value(g: Village, card: int) -> int:
    """What a card of the hand is sold for. [village.sell.040]"""
    return g.cards[card].price // g.rules.sale_divisor


def taming_bonus(g: Village, seat: Seat) -> int:
    """What is added to a taming roll. [village.taming.040, village.taming.050]"""
    player = g.players[seat]
    bonus = g.level(seat).taming + g.taming
    for held in player.hand:
        bonus += g.cards[held].taming_in_hand
    for held in player.played:
        bonus += g.cards[held].taming_in_hand
    return bonus


def buy(g: Village, seat: Seat, space: int) -> None:
    """Pay, take the card to the discard pile, and fill the space.
    [village.buy.030, village.buy.060, village.market.010, village.buy.040]"""
    card = g.lift_from_space(space)
    g.buy_card(seat, card, price_now(g, card))
    fill_space(g, seat, space)


def sell(g: Village, seat: Seat, card: int) -> None:
    """A sold card leaves the game from hand, for half its price.
    [village.sell.010, village.sell.030, village.sell.040]"""
    g.sell_card(seat, card, sale_value(g, card))


def tame(g: Village, seat: Seat, space: int) -> None:
    """Roll to tame a monster of the market: success lets it be bought, failure makes it attack.
    [village.taming.010, village.taming.020, village.taming.030]"""
    card = g.spaces[space]
    bonus = taming_bonus(g, seat)
    die = g.roll(6)
    g.emit(ev.Rolled(seat, die, card, bonus))
    if die + bonus >= g.cards[card].taming:
        g.tamed |= 1 << space
        g.emit(ev.Tamed(seat, card, die + bonus))
    else:
        g.emit(ev.TamingFailed(seat, card, die + bonus))
        attack_hero(g, seat, card, NOBODY, NONE)


# -- removing and revealing ---------------------------------------------------------------------------


@chooser("space")
def market_card(g: Village, f: Frame) -> list[Act]:
    if not has_market(g, f.seat):
        return []
    return [act("space", space) for space in range(1, LAST_SPACE + 1) if g.spaces[space] != NONE]


@step(
    "village.trash_one",
    market_card,
    rules=("village.secondary_effect.080", "village.secondary_effect.020", "village.sabotage.010"),
)
def trash_one(g: Village, f: Frame, space: Act) -> None:
    """Remove a face-up market card from the game."""
    card = g.lift_from_space(space.id)
    g.remove_card(card)
    g.emit(ev.TakenFromMarket(f.seat, card))
    fill_space(g, f.seat, space.id)


def fill_space(g: Village, seat: Seat, space: int) -> None:
    """A space lost its card: turn up the next one at once; `seat` counts as drawing it.
    [village.market.010, village.market.020, village.market.030]"""
    deck = MAIN if space >= FIRST_MAIN_SPACE else space
    while g.stock[deck]:
        card = g.turn_up(deck)
        printed = g.cards[card]
        if printed.sneak_attack:
            if g.players[seat].turns <= 1:  # village.sneak_attack.050
                g.remove_card(card)
                g.emit(ev.RemovedFromGame(seat, card))
            else:
                sneak_in(g, seat, card)
        elif printed.fleeting:
            flit_in(g, seat, card)
        elif printed.overwhelm:
            if g.dragon is None:
                overwhelm_comes(g, seat, card, space)
                return
            g.put_under(deck, (card,))
            if all(g.cards[c].overwhelm for c in g.stock[deck]):
                return
        else:
            g.reveal(seat, card, space)
            return


@step("village.fill")
def fill(g: Village, f: Frame) -> None:
    (space,) = f.args
    fill_space(g, f.seat, space)
