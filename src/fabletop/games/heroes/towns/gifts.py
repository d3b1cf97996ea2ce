"""What players give each other: resources, and cards one for one.
[heroes.trade.100, heroes.coop.040, heroes.alliance.050]

A card that is offered lies on the table, in the frame that asks for the answer, until it has found its hand.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import ARTIFACT, SPELL
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.once import SWAP
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import GIFTS
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

# What is given at once, as often as one likes
GIVEN: Final[tuple[Resources, ...]] = ((1, 0, 0), (5, 0, 0), (0, 1, 0), (0, 0, 1))
AT_POST: Final = GIFTS.index("at_trading_post")
ADJACENT: Final = GIFTS.index("adjacent")
ANY_TIME: Final = GIFTS.index("any_time")
AGREE: Final = act("agree_to_swap")


def way_to_give(g: Heroes) -> int:
    """How resources may be given, unless the scenario says otherwise: a party does so at trading posts, a
    team whenever it is the giver's turn. [heroes.coop.040, heroes.alliance.110]"""
    way = scenario_of(g).rules.gifts
    if way:
        return way
    return ANY_TIME if g.printed.allied else AT_POST if g.printed.party else 0


def are_adjacent(g: Heroes, seat: Seat, other: Seat) -> bool:
    """Whether heroes of two players stand on fields beside each other."""
    fields = [g.heroes[number].field for number in g.heroes_of(other)]
    for number in g.heroes_of(seat):
        for field in g.land.near[g.heroes[number].field]:
            if field in fields:
                return True
    return False


def may_give(g: Heroes, seat: Seat, other: Seat) -> bool:
    """To others, but where there are teams not to an enemy."""
    way = way_to_give(g)
    if other == seat or (g.printed.allied and g.is_enemy(seat, other)):
        return False
    if way == AT_POST:
        return any(g.land.field(g.heroes[number].field).id == "trading_post" for number in g.heroes_of(seat))
    return way > 0 and (way != ADJACENT or are_adjacent(g, seat, other))


def gifts_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    if g.n < 2 or not way_to_give(g):
        return []
    found: list[Act] = []
    for other in in_game(g):
        if may_give(g, seat, other):
            for number, given in enumerate(GIVEN):
                if g.can_pay(seat, given):
                    found.append(act("give", other, number))
    return found


@deed("give", gifts_on_offer)
def give(g: Heroes, seat: Seat, what: Act) -> None:
    """[heroes.coop.040, heroes.alliance.050, heroes.alliance.110]"""
    other, number = what.ids
    g.hand_resources(seat, Seat(other), GIVEN[number])


# -- cards, one for one -------------------------------------------------------------------------------------


def may_change_hands(g: Heroes, seat: Seat) -> list[int]:
    """Spells and artifacts of a hand, and of nowhere else. [heroes.trade.100, heroes.trade.110]"""
    hand = dict.fromkeys(g.players[seat].hand)
    return [card for card in hand if g.cards[card].kind in (SPELL, ARTIFACT)]


def swaps_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """To each ally once in a turn, so that no turn is endless. [heroes.trade.100, heroes.alliance.050]"""
    found: list[Act] = []
    for other in in_game(g):
        if other == seat or g.is_enemy(seat, other) or SWAP + other in g.realm(seat).once:
            continue
        if are_adjacent(g, seat, other) and g.players[other].hand:
            found.extend([act("offer_swap", other, card) for card in may_change_hands(g, seat)])
    return found


@deed("offer_swap", swaps_on_offer)
def offer_swap(g: Heroes, seat: Seat, what: Act) -> None:
    """An ally beside is shown a card, and may put one of the own hand against it. [heroes.trade.100]"""
    other, card = what.ids
    g.use_once(seat, SWAP + other)
    g.take_from_hand(seat, card)
    g.unveil()
    g.emit(ev.SwapOffered(seat, other, card))
    g.owe("heroes.answer_swap", Seat(other), seat, card)


@chooser("answer_swap", ask=True)
def cards_in_return(g: Heroes, f: Frame) -> list[Pick]:
    return [*(act("card", card) for card in may_change_hands(g, f.seat)), PASS]


@step("heroes.answer_swap", cards_in_return, rules=("heroes.trade.100", "heroes.trade.110"))
def answer_swap(g: Heroes, f: Frame, choice: Pick) -> None:
    seat, card = f.args
    if not isinstance(choice, Act):
        g.put_in_hand(Seat(seat), card)
        return
    g.take_from_hand(f.seat, choice.id)
    g.unveil()
    g.emit(ev.SwapOffered(f.seat, seat, choice.id))
    g.owe("heroes.agree_to_swap", Seat(seat), f.seat, card, choice.id)


@chooser("agree_to_swap", ask=True)
def agree_or_not(g: Heroes, f: Frame) -> list[Pick]:
    return [AGREE, PASS]


@step("heroes.agree_to_swap", agree_or_not, rules=("heroes.trade.100",))
def agree_to_swap(g: Heroes, f: Frame, choice: Pick) -> None:
    """Both must want it; else each takes the own card back."""
    other, mine, theirs = f.args
    if choice is AGREE:
        g.emit(ev.Swapped(f.seat, other))
        mine, theirs = theirs, mine
        g.gain_card(f.seat, mine, to_deck=False)
        g.gain_card(Seat(other), theirs, to_deck=False)
    else:
        g.put_in_hand(f.seat, mine)
        g.put_in_hand(Seat(other), theirs)
