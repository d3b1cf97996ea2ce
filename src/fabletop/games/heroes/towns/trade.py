"""The trading post. [heroes.trade]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.split import draw_from
from fabletop.games.heroes.defs import ABILITY, SPECIALTY, STATISTIC
from fabletop.games.heroes.map.visit import place
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.decks import ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.towns.people import can_show, show_units
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

# What is given, and what it brings [heroes.trade.020 to heroes.trade.070]
TRADES: Final[tuple[tuple[Resources, Resources], ...]] = (
    ((6, 0, 0), (0, 0, 1)),
    ((2, 0, 0), (0, 1, 0)),
    ((0, 0, 1), (3, 0, 0)),
    ((0, 0, 1), (0, 2, 0)),
    ((0, 1, 0), (1, 0, 0)),
    ((0, 3, 0), (0, 0, 1)),
)
CARD_GOLD: Final = 1  # [heroes.trade.080]
SHOW_UNITS: Final = act("show_units")


@place("trading_post")
def trading_post(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """By an optional rule an artifact, once. [heroes.location.320, heroes.trade.010, heroes.option.130]"""
    if not g.rules.trade_at_any_time:
        g.owe("heroes.trade", seat, 0)
        return
    draw_from(g, seat, ARTIFACTS)
    tiers = scenario_of(g).rules.trading_post_recruits
    if any(can_show(g, tier) for tier in tiers):
        show_units(g, seat, list(tiers), len(tiers))


def trades(g: Heroes, seat: Seat) -> list[Act]:
    """The trades that a player can pay for, by their numbers in the table."""
    return [act("trade", number) for number, (price, _) in enumerate(TRADES) if g.can_pay(seat, price)]


def carry_out_trade(g: Heroes, seat: Seat, number: int) -> None:
    """[heroes.trade.020, heroes.trade.030, heroes.trade.040, heroes.trade.050, heroes.trade.060,
    heroes.trade.070]"""
    price, goods = TRADES[number]
    g.pay(seat, price)
    g.get_resources(seat, *goods)


def trades_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    return trades(g, seat) if g.rules.trade_at_any_time else []


@deed("trade", trades_on_offer, any_turn=True)
def trade_anywhere(g: Heroes, seat: Seat, what: Act) -> None:
    """By an optional rule on the own turn, and whenever town actions are open.
    [heroes.option.130, heroes.option.190]"""
    carry_out_trade(g, seat, what.id)


# -- gold that is asked for -------------------------------------------------------------------------------


@chooser("raise_gold")
def sales(g: Heroes, f: Frame) -> list[Act]:
    """Trades that bring gold, until there is enough of it."""
    (gold,) = f.args
    if g.players[f.seat].gold >= gold:
        return []
    return [act("trade", n) for n, (price, got) in enumerate(TRADES) if got[0] and g.can_pay(f.seat, price)]


@step("heroes.raise_gold", sales, rules=("heroes.option.190", "heroes.trade.040", "heroes.trade.060"))
def raise_gold(g: Heroes, f: Frame, choice: Act) -> None:
    """One trade after the other. [heroes.option.190]"""
    carry_out_trade(g, f.seat, choice.id)
    g.then(raise_gold, f)


# -- at the post ------------------------------------------------------------------------------------------


def can_be_removed(g: Heroes, seat: Seat, card: int) -> bool:
    """Not statistics, specialties, the starting ability and magic arrows; a second copy of the ability is as
    good as any other. [heroes.trade.090]"""
    printed = g.cards[card]
    if printed.kind in (STATISTIC, SPECIALTY) or card == g.printed.magic_arrow:
        return False
    if printed.kind == ABILITY and card == g.printed.heroes[g.main_hero(seat).who].ability:
        player = g.players[seat]
        return player.hand.count(card) + player.deck.count(card) + player.discard.count(card) > 1
    return True


def removals(g: Heroes, seat: Seat) -> list[Act]:
    """Cards of the hand, and of nowhere else. [heroes.trade.080, heroes.trade.110]"""
    hand = dict.fromkeys(g.players[seat].hand)
    return [act("card", card) for card in hand if can_be_removed(g, seat, card)]


@chooser("trade", ask=True)
def bargains(g: Heroes, f: Frame) -> list[Pick]:
    """Trades, as many as one likes; before the first, one card may be removed instead, or units looked at
    where the scenario has some for sale. [heroes.trade.010, heroes.trade.080]"""
    (traded,) = f.args
    found: list[Pick] = [*trades(g, f.seat)]
    if not traded:
        if g.rules.trading_post_removes:
            found.extend(removals(g, f.seat))
        if any(can_show(g, tier) for tier in scenario_of(g).rules.trading_post_recruits):
            found.append(SHOW_UNITS)
    found.append(PASS)
    return found


@step(
    "heroes.trade",
    bargains,
    rules=(
        "heroes.trade.010",
        "heroes.trade.020",
        "heroes.trade.030",
        "heroes.trade.040",
        "heroes.trade.050",
        "heroes.trade.060",
        "heroes.trade.070",
        "heroes.trade.080",
        "heroes.trade.090",
    ),
)
def trade(g: Heroes, f: Frame, choice: Pick) -> None:
    """Until the player has enough."""
    if not isinstance(choice, Act):
        return
    if choice.verb == "trade":
        carry_out_trade(g, f.seat, choice.id)
        g.then(trade, f.carry(1))
    elif choice is SHOW_UNITS:
        tiers = scenario_of(g).rules.trading_post_recruits
        show_units(g, f.seat, list(tiers), len(tiers))
    else:
        g.take_from_hand(f.seat, choice.id)
        g.remove_from_game(f.seat, choice.id)
        g.get_resources(f.seat, CARD_GOLD, 0, 0)
