"""Experience and levels, and the cards they bring. [heroes.level, experience, deck, ability_card]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.acts import cards_among
from fabletop.games.heroes.cards.hearts import may_spend_heart
from fabletop.games.heroes.cards.registry import is_for_the_map
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.players import SEARCH
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# What each level brings [heroes.level.110 to heroes.level.170]
SEARCHES: Final = (2, 3, 5, 7)
SPECIALTIES: Final = {1: 0, 4: 1, 6: 2}
LOOK: Final = act("look")
TOP_OF_PILE: Final = act("top_of_pile")
SHOW_AND_REPLACE: Final = act("show_and_replace")
SEARCH_AGAIN: Final = act("search_again")

GOODS: Final = ("gold", "materials", "valuables")  # words of cards that bring in something to pay with

# Where a card found goes
TO_HAND: Final = 0
TO_DECK: Final = 1


def symbols_for(g: Heroes, seat: Seat, level: int) -> int:
    """Experience symbols for beating a field or a hero of that level.
    [heroes.experience.020, heroes.experience.030, heroes.experience.040, heroes.experience.080]"""
    mine = g.level_of(seat)
    half = g.rules.half_level_counts_as_equal and g.main_hero(seat).experience % 2 == 1
    if level == mine or (half and level == mine + 1):
        return 1
    return 2 if level > mine else 0


def gain_experience(g: Heroes, seat: Seat, symbols: int, where: int = TO_HAND) -> None:
    """Two symbols raise the hero by one level; each level passed brings what it brings, in order.
    [heroes.level.200, heroes.hero.070]"""
    before = g.level_of(seat)
    g.teach(seat, symbols)
    for level in range(before + 1, g.level_of(seat) + 1):
        g.emit(ev.ReachedLevel(seat, level))
        reach_level(g, seat, level, where)


def reach_level(g: Heroes, seat: Seat, level: int, where: int) -> None:
    """Silver levels give a Search (2) of the abilities, golden ones a specialty.
    [heroes.level.100, heroes.level.110, heroes.level.120, heroes.level.130, heroes.level.140,
    heroes.level.150, heroes.level.160, heroes.level.170]"""
    if level in SEARCHES:
        found = g.printed.plan.quick_start and where == TO_DECK
        g.owe("heroes.find" if found else "heroes.look", seat, ABILITIES, 2, where)
    elif level in SPECIALTIES:
        card = g.printed.heroes[g.main_hero(seat).who].specialties[SPECIALTIES[level]]
        if has_card(g, seat, card):
            return  # it fell back once, and there is but one
        if g.rules.specialties_to_hand and where == TO_HAND:
            g.gain_card(seat, card, to_deck=False)
        else:
            g.gain_into_shuffled_deck(seat, card)


def has_card(g: Heroes, seat: Seat, card: int) -> bool:
    """Whether a card is a player's, or has left the game."""
    player = g.players[seat]
    return any(card in pile for pile in (player.hand, player.deck, player.discard, g.removed))


# -- Search (X) -------------------------------------------------------------------------------------------


@chooser("look")
def ways_to_search(g: Heroes, f: Frame) -> list[Act]:
    """The deck, or the top card of its discard pile, before any hidden card is seen. [heroes.deck.050]"""
    deck, _, _ = f.args
    if not g.piles[deck]:
        return [LOOK] if g.decks[deck] else []
    return [LOOK, TOP_OF_PILE]


@step(
    "heroes.look",
    ways_to_search,
    rules=("heroes.deck.040", "heroes.deck.050", "heroes.deck.070", "heroes.deck.060"),
)
def look(g: Heroes, f: Frame, way: Act) -> None:
    """Begin a Search (X)."""
    deck, _, where = f.args
    if way is LOOK:
        show_top(g, f)
        return
    g.gain_card(f.seat, g.take_top_of_pile(deck), where == TO_DECK)
    if g.rules.discard_refills_from_deck and g.decks[deck]:
        g.turn_up(deck)


@step("heroes.look_at_deck")
def look_at_deck(g: Heroes, f: Frame) -> None:
    """A Search (X) of the deck alone."""
    deck, _, _ = f.args
    if g.decks[deck] or g.piles[deck]:
        show_top(g, f)


@step("heroes.find")
def find(g: Heroes, f: Frame) -> None:
    """The same for a quick start, without a question: the first card is kept that is of use to this hero in
    a fight."""
    deck, n, where = f.args
    g.refill(deck, n)
    found = g.top_of(deck, n)
    if found:
        kept = next((card for card in found if is_of_use(g, f.seat, card)), found[0])
        g.take_of_top(deck, n, kept)
        g.gain_card(f.seat, kept, where == TO_DECK)


def is_of_use(g: Heroes, seat: Seat, card: int) -> bool:
    """Whether a hero may play a card, and what it is for does something in a fight: to bring in goods does
    not."""
    use = g.cards[card].uses[0]
    works = not is_for_the_map(use) and any(effect.word not in GOODS for effect in use.does)
    return works and not is_foreign(g, seat, card)


def show_top(g: Heroes, f: Frame) -> None:
    """Somebody sees the top of a deck. [heroes.deck.040, heroes.deck.100]"""
    deck, n, _ = f.args
    g.refill(deck, n)
    g.unveil()
    g.then(search, f)


@chooser("search", ask=True)
def cards_found(g: Heroes, f: Frame) -> list[Act]:
    """The top cards; an ability of another faction may be shown and replaced, and in a tournament morale be
    spent to see others. [heroes.deck.040, heroes.ability_card.060, heroes.tournament.130]"""
    deck, n, _ = f.args
    found = g.top_of(deck, n)
    options = cards_among(found)
    if may_replace(g, deck, n) and any(is_foreign(g, f.seat, card) for card in found):
        options.append(SHOW_AND_REPLACE)
    if g.printed.tournament and may_spend_heart(g, f.seat) and has_more(g, deck, len(found)):
        options.append(SEARCH_AGAIN)
    return options


def has_more(g: Heroes, deck: int, seen: int) -> bool:
    """Whether there are other cards than those that are seen."""
    return len(g.decks[deck]) > seen or bool(g.piles[deck])


def may_replace(g: Heroes, deck: int, n: int) -> bool:
    """Whether cards that are of no use give way, and there is another one. [heroes.ability_card.060]"""
    return g.rules.foreign_abilities_replaced and deck == ABILITIES and len(g.decks[deck]) > n


def is_foreign(g: Heroes, seat: Seat, card: int) -> bool:
    """Whether only another faction may use a card. [heroes.ability_card.050, heroes.ability_card.070]"""
    faction = g.cards[card].faction
    return faction not in (NONE, g.players[seat].faction)


@step(
    "heroes.search",
    cards_found,
    rules=(
        "heroes.deck.040",
        "heroes.deck.070",
        "heroes.ability_card.060",
        "heroes.deck.030",
        "heroes.tournament.130",
    ),
)
def search(g: Heroes, f: Frame, choice: Act) -> None:
    """Keep one card; the others go to the discard pile of their deck."""
    deck, n, where = f.args
    if choice is SHOW_AND_REPLACE:
        foreign = next(card for card in g.top_of(deck, n) if is_foreign(g, f.seat, card))
        g.discard_of_top(deck, foreign)
        show_top(g, f)
    elif choice is SEARCH_AGAIN:
        g.spend_morale(f.seat, SEARCH)
        g.discard_top(deck, n)
        show_top(g, f)
    else:
        g.take_of_top(deck, n, choice.id)
        g.gain_card(f.seat, choice.id, where == TO_DECK)
