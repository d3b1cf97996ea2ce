"""Buildings that only one faction has, as far as they are used in a turn. [heroes.town.080]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.hand import several_in_hand
from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.cards.split import can_search, search_for
from fabletop.games.heroes.defs import ARTIFACT, BRONZE, GOLD, SPECIALTY
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.once import COVER, SMITH
from fabletop.games.heroes.state.decks import ABILITIES, ARTIFACTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.people import can_show, show_units
from fabletop.games.heroes.towns.printed import BUILDINGS, DWELLING, SPECIAL_1, SPECIAL_2
from fabletop.games.heroes.turn.deeds import deed, offered_along
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

# -- Castle: the blacksmith -------------------------------------------------------------------------------

SMELTED_GOLD: Final = 4
FORGE_PRICE: Final = (6, 0, 0)
FORGE: Final = act("forge")


def is_smith_ready(g: Heroes, seat: Seat) -> bool:
    """Once in each own turn. [heroes.town.120]"""
    return g.has_word(seat, SPECIAL_2, "blacksmith") and SMITH not in g.realm(seat).once


def smith_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    if not is_smith_ready(g, seat):
        return []
    hand = dict.fromkeys(g.players[seat].hand)
    found = [act("smelt", card) for card in hand if g.cards[card].kind == ARTIFACT]
    if can_search(g, seat, ARTIFACTS) and g.can_pay(seat, FORGE_PRICE):
        found.append(FORGE)
    return found


@deed("smelt", smith_on_offer)
def smelt(g: Heroes, seat: Seat, what: Act) -> None:
    """An artifact of the hand leaves the game for gold. [heroes.town.080, heroes.town.120]"""
    g.use_once(seat, SMITH)
    g.take_from_hand(seat, what.id)
    g.remove_from_game(seat, what.id)
    g.get_resources(seat, SMELTED_GOLD, 0, 0)


@deed("forge", offered_along)
def forge(g: Heroes, seat: Seat, what: Act) -> None:
    """Gold for a Search (2) of the artifacts. [heroes.town.080, heroes.town.120]"""
    g.use_once(seat, SMITH)
    g.pay(seat, FORGE_PRICE)
    search_for(g, seat, ARTIFACTS, 2, TO_HAND)


# -- Necropolis: the cover of darkness --------------------------------------------------------------------

COVERED_CARDS: Final = 2
IN_THE_DARK: Final = act("cover")
STEAL: Final = act("steal")


def is_cover_ready(g: Heroes, seat: Seat) -> bool:
    """Once in each own turn, in one way or the other. [heroes.town.120]"""
    return (
        g.turn_of == seat
        and g.has_word(seat, SPECIAL_1, "cover_of_darkness")
        and COVER not in g.realm(seat).once
    )


def cover_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    return [IN_THE_DARK] if g.players[seat].hand and is_cover_ready(g, seat) else []


@deed("cover", cover_on_offer)
def cover(g: Heroes, seat: Seat, what: Act) -> None:
    """[heroes.town.080, heroes.town.120]"""
    g.use_once(seat, COVER)
    g.owe("heroes.cover", seat, 0)


@chooser("cover", ask=True)
def cards_to_swap(g: Heroes, f: Frame) -> list[Pick]:
    """At least one, or it would not have been used."""
    (swapped,) = f.args
    found: list[Pick] = [act("card", card) for card in dict.fromkeys(g.players[f.seat].hand)]
    if swapped:
        found.append(PASS)
    return found


@step("heroes.cover", cards_to_swap, rules=("heroes.town.080", "heroes.town.120"))
def swap_cards(g: Heroes, f: Frame, card: Pick) -> None:
    """Discard up to two cards and draw as many."""
    (swapped,) = f.args
    if isinstance(card, Act):
        g.discard_from_hand(f.seat, card.id)
        swapped += 1
        if swapped < COVERED_CARDS and g.players[f.seat].hand:
            g.then(swap_cards, f.carry(swapped))
            return
    g.allow_new_decks()
    g.draw(f.seat, swapped)


@chooser("cover_before_fight")
def enemy_in_the_dark(g: Heroes, f: Frame) -> list[Pick]:
    """Against an enemy hero with cards, whom the player attacks."""
    (enemy,) = f.args
    return [STEAL, PASS] if g.players[enemy].hand and is_cover_ready(g, f.seat) else []


@step("heroes.cover_before_fight", enemy_in_the_dark, rules=("heroes.town.080", "heroes.town.120"))
def cover_before_fight(g: Heroes, f: Frame, choice: Pick) -> None:
    """As a fight with an enemy hero starts, that enemy loses a card at random."""
    (enemy,) = f.args
    if isinstance(choice, Act):
        g.use_once(f.seat, COVER)
        g.emit(ev.CameUnseen(f.seat))
        g.lose_at_random(Seat(enemy))


# -- what a turn begins with ------------------------------------------------------------------------------

VORTEX_CARDS: Final = 3
VORTEX: Final = act("vortex")
AMPLIFY: Final = act("amplify")


def portal_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """A tier for which there is a dwelling, and so never azure. [heroes.town.130, heroes.unit_cost.080]"""
    tiers = range(BRONZE, GOLD + 1)
    return [act("summon", tier) for tier in tiers if g.serves(seat, DWELLING + tier) and can_show(g, tier)]


def vortex_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    return [VORTEX] if g.players[seat].hand else []


def amplifier_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """Nobody knows what is left in the deck; the own discard pile lies open."""
    found = [AMPLIFY] if g.decks[ABILITIES] else []
    for card in dict.fromkeys(g.players[seat].discard):
        if g.cards[card].kind == SPECIALTY:
            found.append(act("recall", card))
    return found


STARTERS: Final = {
    "portal_of_summoning": portal_on_offer,
    "mana_vortex": vortex_on_offer,
    "necromancy_amplifier": amplifier_on_offer,
}


def used_up(seat: Seat, owner: Seat, kind: int) -> int:
    """The number under which a building is remembered that has been used in this turn."""
    return kind if owner == seat else kind + len(BUILDINGS) * (owner + 1)


def building_used(g: Heroes, seat: Seat, verb: str) -> int:
    """The building that a choice is of."""
    for owner in g.boards(seat):
        for kind in (SPECIAL_1, SPECIAL_2):
            if g.has(owner, kind) and VERBS_OF[verb] == g.building(owner, kind).word:
                return used_up(seat, owner, kind)
    raise ValueError(f"nobody has built what {verb} is of")


VERBS_OF: Final = {
    "summon": "portal_of_summoning",
    "vortex": "mana_vortex",
    "amplify": "necromancy_amplifier",
    "recall": "necromancy_amplifier",
}


@chooser("turn_begins")
def beginnings(g: Heroes, f: Frame) -> list[Pick]:
    """What the buildings that were not used yet in this turn can do. [heroes.turn.130]"""
    found: list[Pick] = []
    for owner in g.boards(f.seat):
        for kind in (SPECIAL_1, SPECIAL_2):
            if g.has(owner, kind) and used_up(f.seat, owner, kind) not in f.args:
                offers = STARTERS.get(g.building(owner, kind).word)
                if offers is not None:
                    found.extend(offers(g, f.seat))
    if found:
        found.append(PASS)
    return found


@step("heroes.turn_begins", beginnings, rules=("heroes.turn.130", "heroes.town.080", "heroes.town.130"))
def turn_begins(g: Heroes, f: Frame, choice: Pick) -> None:
    """Each building once, in any order. [heroes.turn.130]"""
    if not isinstance(choice, Act):
        return
    used = building_used(g, f.seat, choice.verb)
    if choice.verb == "summon":
        show_units(g, f.seat, [choice.id], 1)
    elif choice is VORTEX:
        g.owe("heroes.vortex", f.seat)
    elif choice is AMPLIFY:
        g.find_ability(f.seat, g.printed.necromancy)
    else:
        g.fetch_from_discard(f.seat, choice.id)
    g.then(turn_begins, f.carry(*f.args, used))


# -- Dungeon: the mana vortex -----------------------------------------------------------------------------


@chooser("vortex", secret=several_in_hand)
def card_for_vortex(g: Heroes, f: Frame) -> list[Act]:
    return [act("card", card) for card in dict.fromkeys(g.players[f.seat].hand)]


@step("heroes.vortex", card_for_vortex, rules=("heroes.town.080",))
def vortex(g: Heroes, f: Frame, card: Act) -> None:
    """A card is discarded, and the discard pile shuffled into the deck, which is then searched.
    [heroes.town.080]"""
    g.discard_from_hand(f.seat, card.id)
    g.shuffle_discard_into_deck(f.seat)
    g.owe("heroes.vortex_search", f.seat)


@chooser("vortex_search", ask=True)
def cards_of_own_deck(g: Heroes, f: Frame) -> list[Act]:
    found = g.players[f.seat].deck[-VORTEX_CARDS:][::-1]
    return [act("card", card) for card in dict.fromkeys(found)]


@step("heroes.vortex_search", cards_of_own_deck, rules=("heroes.town.080", "heroes.deck.040"))
def search_own_deck(g: Heroes, f: Frame, card: Act) -> None:
    """One of the top cards comes to hand, the others are discarded. [heroes.deck.040]"""
    g.keep_of_own_top(f.seat, VORTEX_CARDS, card.id)
