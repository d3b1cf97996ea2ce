"""Words about cards: drawing, discarding, and where a card itself goes."""

from __future__ import annotations

from fabletop.games.heroes.acts import cards_among
from fabletop.games.heroes.cards.registry import ANY_TIME, BLOW, NEVER, ON_MAP, TURN, word
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import NONE, SPELL
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def can_draw(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    player = g.players[seat]
    return bool(player.deck or (player.discard and not player.renewed))


@word("draw", ANY_TIME | ON_MAP, TURN | BLOW, useful=can_draw)
def draw(g: Heroes, play: Play, n: int) -> None:
    g.draw(play.seat, n)


@word("draw_if_spell", NEVER)
def draw_if_spell(g: Heroes, play: Play, n: int) -> None:
    """Draw if the card discarded for it was a spell."""
    if any(g.cards[card].kind == SPELL for card in play.paid):
        g.draw(play.seat, n)


@word("draw_and_keep_one", ANY_TIME | ON_MAP, TURN | BLOW, useful=can_draw)
def draw_and_keep_one(g: Heroes, play: Play, n: int) -> None:
    """Of the cards just drawn one stays. Until then the hand is one with them, so the pick is among them."""
    before = len(g.players[play.seat].hand)
    g.draw(play.seat, n)
    drawn = len(g.players[play.seat].hand) - before
    if drawn > 1:
        g.owe("heroes.keep_one", play.seat, before)


def several_drawn(g: Heroes, f: Frame) -> bool:
    (before,) = f.args
    return len(g.players[f.seat].hand) > before + 1


@chooser("keep_one", secret=several_drawn)
def card_just_drawn(g: Heroes, f: Frame) -> list[Act]:
    (before,) = f.args
    return cards_among(g.players[f.seat].hand[before:])


@step("heroes.keep_one", card_just_drawn, rules=("heroes.deck.090",))
def keep_one(g: Heroes, f: Frame, card: Act) -> None:
    """Keep one of the cards just drawn; the others are discarded, and all see them."""
    (before,) = f.args
    g.unveil()
    drawn = g.players[f.seat].hand[before:]
    drawn.remove(card.id)
    for other in drawn:
        g.discard_from_hand(f.seat, other)


@word("discard_after", NEVER)
def discard_after(g: Heroes, play: Play, n: int) -> None:
    """At last discard so many."""
    g.owe("heroes.discard", play.seat, play.card, n)


def several_in_hand(g: Heroes, f: Frame) -> bool:
    """Whether others must reckon with a choice: only the player knows if all of them are alike."""
    return len(g.players[f.seat].hand) > 1


@chooser("discard", secret=several_in_hand)
def card_to_discard(g: Heroes, f: Frame) -> list[Act]:
    return cards_among(g.players[f.seat].hand)


@step("heroes.discard", card_to_discard, rules=("heroes.deck.090",))
def discard(g: Heroes, f: Frame, card: Act) -> None:
    """Discard so many cards, one at a time."""
    source, n = f.args
    g.discard_from_hand(f.seat, card.id)
    if n > 1:
        g.then(discard, f.carry(source, n - 1))


def enemy_has_cards(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    if side == NONE:
        return any(g.is_enemy(seat, other) and g.players[other].hand for other in g.order)
    enemy = g.fight.commander(1 - side)
    return enemy >= 0 and bool(g.players[enemy].hand)


@word("enemy_discards", ANY_TIME | ON_MAP, TURN | BLOW, useful=enemy_has_cards)
def enemy_discards(g: Heroes, play: Play, n: int) -> None:
    """The enemy loses so many cards at random; on the map one of the player's choice."""
    if play.side == NONE:
        g.owe("heroes.choose_enemy", play.seat, n)
        return
    enemy = g.fight.commander(1 - play.side)
    if enemy >= 0:
        for _ in range(n):
            g.lose_at_random(enemy)


def spells_in_discard(g: Heroes, play: Play, n: int) -> list[Act]:
    pile = dict.fromkeys(g.players[play.seat].discard)
    return [act("card", card) for card in pile if g.cards[card].kind == SPELL]


@word("fetch_spell", ANY_TIME | ON_MAP, TURN, at=spells_in_discard)
def fetch_spell(g: Heroes, play: Play, n: int) -> None:
    """A spell back to hand; the rest of the discard pile goes into the deck."""
    g.fetch_from_discard(play.seat, play.targets[0])
    g.shuffle_discard_into_deck(play.seat)


@word("discard", NEVER)  # its price: so many cards from hand, first
@word("remove_self", NEVER)  # this card leaves the game instead of going to the discard pile
@word("keep_self", NEVER)  # this card goes back to hand
def seen_to_elsewhere(g: Heroes, play: Play, n: int) -> None:
    """When the card is paid for or put away."""
