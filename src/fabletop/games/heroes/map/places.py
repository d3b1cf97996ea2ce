"""What places do for who visits them. [heroes.location]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.hand import several_in_hand
from fabletop.games.heroes.cards.hearts import hearten
from fabletop.games.heroes.cards.levels import TO_HAND, gain_experience
from fabletop.games.heroes.cards.split import LOOK, LOOK_AT_DECK, can_search, search_for
from fabletop.games.heroes.defs import ABILITY
from fabletop.games.heroes.map.dice import RESOURCE, TREASURE, roll_dice
from fabletop.games.heroes.map.visit import place
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

TREE_GOLD: Final = 10
TREE_VALUABLES: Final = 3
SHRINE_GOLD: Final = 3
SPRING_CARDS: Final = 3


# -- resources, experience, hearts, movement --------------------------------------------------------------


@place("water_wheel")
def water_wheel(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.110]"""
    g.get_resources(seat, 3, 0, 0)


@place("windmill")
def windmill(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.130]"""
    g.get_resources(seat, 0, 0, 1)


@place("mystical_garden")
def mystical_garden(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    g.owe("heroes.garden", seat)


@chooser("garden")
def gold_or_valuable(g: Heroes, f: Frame) -> list[Act]:
    return [act("gain", 2, 0, 0), act("gain", 0, 0, 1)]


@step("heroes.garden", gold_or_valuable, rules=("heroes.location.120",))
def garden(g: Heroes, f: Frame, what: Act) -> None:
    """Two gold or a valuable."""
    gold, materials, valuables = what.ids
    g.get_resources(f.seat, gold, materials, valuables)


@place("learning_stone")
def learning_stone(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """The main hero learns, whoever came. [heroes.location.140]"""
    gain_experience(g, seat, 1)


@place("tree_of_knowledge")
def tree_of_knowledge(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    g.owe("heroes.tree", seat)


@chooser("tree")
def prices_of_the_tree(g: Heroes, f: Frame) -> list[Pick]:
    """Nothing at the last level."""
    player = g.players[f.seat]
    options: list[Pick] = []
    if g.main_hero(f.seat).experience < g.top_experience():
        if player.valuables >= TREE_VALUABLES:
            options.append(act("pay_valuables", TREE_VALUABLES))
        if player.gold >= TREE_GOLD:
            options.append(act("pay_gold", TREE_GOLD))
    return [*options, PASS] if options else []


@step("heroes.tree", prices_of_the_tree, rules=("heroes.location.180",))
def tree(g: Heroes, f: Frame, price: Pick) -> None:
    """Pay for two symbols, or go."""
    if isinstance(price, Act):
        gold = price.id if price.verb == "pay_gold" else 0
        g.pay(f.seat, (gold, 0, price.id - gold))
        gain_experience(g, f.seat, 2)


def may_have_morale(g: Heroes, hero: int) -> bool:
    """In the earlier edition only a main hero gains or loses any. [heroes.morale.140]"""
    return g.heroes[hero].main or not g.rules.main_alone_has_morale


@place("temple")
def temple(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.220]"""
    if may_have_morale(g, hero):
        hearten(g, seat)


@place("fountain_of_youth")
def fountain_of_youth(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.260]"""
    g.get_movement(hero, 1)
    if may_have_morale(g, hero):
        hearten(g, seat)


@place("stables")
def stables(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.210]"""
    g.get_movement(hero, 1)


@place("sanctuary")
def sanctuary(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """A hero is safe here: see where it may be entered. [heroes.location.300]"""


# -- dice and cards -----------------------------------------------------------------------------------------


@place("resource_symbol")
def resource_symbol(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.290]"""
    roll_dice(g, seat, RESOURCE, g.land.field(field).dice, 1)


@place("treasure_symbol")
def treasure_symbol(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.280]"""
    roll_dice(g, seat, TREASURE, g.land.field(field).dice, 1)


@place("pandoras_box")
def pandoras_box(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    g.owe("heroes.pandoras_box", seat)


@chooser("pandoras_box")
def kinds_of_dice(g: Heroes, f: Frame) -> list[Act]:
    return [act("roll_two", TREASURE), act("roll_two", RESOURCE)]


@step("heroes.pandoras_box", kinds_of_dice, rules=("heroes.location.520",))
def open_box(g: Heroes, f: Frame, kind: Act) -> None:
    """Two dice of one kind, one of them counts."""
    roll_dice(g, f.seat, kind.id, 2, 1)


@place("artifact_symbol")
def artifact_symbol(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.270]"""
    g.owe("heroes.may_search", seat, ARTIFACTS, 0)


@place("shrine_of_magic_gesture")
def shrine_of_gesture(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.150]"""
    g.owe("heroes.may_search", seat, SPELLS, 0)


@place("shrine_of_magic_incantation")
def shrine_of_incantation(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.160]"""
    g.owe("heroes.may_search", seat, SPELLS, SHRINE_GOLD)


@chooser("may_search")
def search_or_not(g: Heroes, f: Frame) -> list[Pick]:
    """In the earlier edition what costs nothing is not refused.
    [heroes.location.150, heroes.location.270]"""
    deck, price = f.args
    if g.players[f.seat].gold < price or not can_search(g, f.seat, deck):
        return []
    if g.rules.places_draw_from_deck and not price:
        return [act("search_deck", deck)]
    return [act("search_deck", deck), PASS]


@step(
    "heroes.may_search",
    search_or_not,
    rules=("heroes.location.150", "heroes.location.160", "heroes.location.270", "heroes.deck.040"),
)
def may_search(g: Heroes, f: Frame, choice: Pick) -> None:
    """Search (2), perhaps for gold."""
    deck, price = f.args
    if choice != PASS:
        g.pay(f.seat, (price, 0, 0))
        search_here(g, f.seat, deck)


def search_here(g: Heroes, seat: Seat, deck: int) -> None:
    """Search (2) at a place; in the earlier edition the pile is left alone there.
    [heroes.location.150, heroes.location.160, heroes.location.240, heroes.location.270]"""
    search_for(g, seat, deck, 2, TO_HAND, LOOK_AT_DECK if g.rules.places_draw_from_deck else LOOK)


@place("warriors_tomb")
def warriors_tomb(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    g.owe("heroes.tomb", seat, hero)


@chooser("tomb")
def open_or_not(g: Heroes, f: Frame) -> list[Pick]:
    """In the earlier edition there is no choice. [heroes.location.240]"""
    return [act("open_tomb")] if g.rules.tomb_must_be_opened else [act("open_tomb"), PASS]


@step("heroes.tomb", open_or_not, rules=("heroes.location.240", "heroes.location.250"))
def tomb(g: Heroes, f: Frame, choice: Pick) -> None:
    """Two searches, and twice bad conscience afterwards."""
    if choice != PASS:
        search_here(g, f.seat, ARTIFACTS)
        search_here(g, f.seat, ARTIFACTS)
        if not f.args or may_have_morale(g, f.args[0]):
            g.owe("heroes.lose_heart", f.seat)
            g.owe("heroes.lose_heart", f.seat)


@step("heroes.lose_heart")
def lose_heart(g: Heroes, f: Frame) -> None:
    g.get_negative_morale(f.seat)


# -- magic spring -------------------------------------------------------------------------------------------


@place("magic_spring")
def magic_spring(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    n = min(SPRING_CARDS, len(g.players[seat].discard))
    g.owe("heroes.spring", seat, n)


@chooser("spring")
def cards_in_the_spring(g: Heroes, f: Frame) -> list[Pick]:
    (n,) = f.args
    top = g.players[f.seat].discard[-n:] if n else []
    cards: list[Pick] = [act("card", card) for card in dict.fromkeys(top)]
    if cards and not g.rules.spring_is_shuffled:
        cards.append(PASS)
    return cards


@step("heroes.spring", cards_in_the_spring, rules=("heroes.location.230",))
def spring(g: Heroes, f: Frame, card: Pick) -> None:
    """One of the top cards of the own discard pile; the others go back in any order, or in the earlier
    edition are shuffled into it. [heroes.location.230]"""
    (n,) = f.args
    if isinstance(card, Act):
        g.fetch_from_top(f.seat, card.id)
        n -= 1
    if g.rules.spring_is_shuffled:
        g.shuffle_discard(f.seat)
    elif n > 1:
        g.owe("heroes.put_back", f.seat, n)


@chooser("put_back")
def cards_to_put_back(g: Heroes, f: Frame) -> list[Act]:
    """Which of them goes to the bottom of those that are left."""
    (n,) = f.args
    top = g.players[f.seat].discard[-n:]
    return [act("card", card) for card in dict.fromkeys(top)]


@step("heroes.put_back", cards_to_put_back, rules=("heroes.location.230",))
def put_back(g: Heroes, f: Frame, card: Act) -> None:
    """The lowest first, until one is left."""
    (n,) = f.args
    g.sink_in_discard(f.seat, n, card.id)
    if n > 2:
        g.then(put_back, f.carry(n - 1))


# -- witch hut ----------------------------------------------------------------------------------------------


@place("witch_hut")
def witch_hut(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.190]"""
    if g.rules.witch_draws_first:
        g.owe("heroes.see_ability", seat)
        g.owe("heroes.witch_again", seat)
    else:
        g.owe("heroes.witch", seat)


@step("heroes.see_ability")
def see_ability(g: Heroes, f: Frame) -> None:
    """The top ability, if there is any. [heroes.location.190]"""
    g.refill(ABILITIES, 1)
    if g.decks[ABILITIES]:
        g.unveil()
        g.owe("heroes.witch_card", f.seat)


@chooser("witch_again", secret=several_in_hand)
def abilities_to_forget(g: Heroes, f: Frame) -> list[Pick]:
    hand = dict.fromkeys(g.players[f.seat].hand)
    if not (g.decks[ABILITIES] or g.piles[ABILITIES]):
        return [PASS]
    return [*(act("remove", card) for card in hand if g.cards[card].kind == ABILITY), PASS]


@step("heroes.witch_again", abilities_to_forget, rules=("heroes.location.190",))
def witch_again(g: Heroes, f: Frame, choice: Pick) -> None:
    """In the earlier edition an ability of the hand may then be removed, to draw another.
    [heroes.location.190]"""
    if isinstance(choice, Act):
        g.take_from_hand(f.seat, choice.id)
        g.remove_from_game(f.seat, choice.id)
        g.owe("heroes.see_ability", f.seat)


@chooser("witch")
def what_the_witch_offers(g: Heroes, f: Frame) -> list[Pick]:
    """To forget an ability in hand, or to see the top ability; or neither."""
    hand = dict.fromkeys(g.players[f.seat].hand)
    options: list[Pick] = [act("remove", card) for card in hand if g.cards[card].kind == ABILITY]
    if g.decks[ABILITIES] or g.piles[ABILITIES]:
        options.append(act("see_ability"))
    options.append(PASS)
    return options


@step("heroes.witch", what_the_witch_offers, rules=("heroes.location.190",))
def witch(g: Heroes, f: Frame, choice: Pick) -> None:
    if not isinstance(choice, Act):
        return
    if choice.verb == "remove":
        g.take_from_hand(f.seat, choice.id)
        g.remove_from_game(f.seat, choice.id)
    else:
        g.owe("heroes.see_ability", f.seat)


@chooser("witch_card", ask=True)
def take_or_leave(g: Heroes, f: Frame) -> list[Act]:
    (card,) = g.top_of(ABILITIES, 1)
    return [act("card", card), act("to_pile", card)]


@step("heroes.witch_card", take_or_leave, rules=("heroes.location.190",))
def witch_card(g: Heroes, f: Frame, choice: Act) -> None:
    """To hand, or onto its discard pile."""
    if choice.verb == "to_pile":
        g.turn_up(ABILITIES)
    else:
        g.take_of_top(ABILITIES, 1, choice.id)
        g.gain_card(f.seat, choice.id, to_deck=False)
