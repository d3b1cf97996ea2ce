"""Decks and heroes as they are laid out. [heroes.setup, hero, deck]"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fabletop.games.heroes.book.ai_hero import CASTABLE, deal_ai_deck
from fabletop.games.heroes.cards.levels import TO_DECK, reach_level
from fabletop.games.heroes.defs import NEUTRAL, NONE, SPELL, TIERS
from fabletop.games.heroes.state.decks import ARTIFACTS, RELICS, deck_for
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.printed import BOXES_KEPT, Printed
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

ANY_HERO: Final = act("random_hero")
STATISTICS: Final = ("attack", "defence", "power", "knowledge")


# -- decks ------------------------------------------------------------------------------------------------


def lay_out_decks(g: Heroes) -> None:
    """Three common decks, and the neutral units by tier.
    [heroes.setup.190, heroes.artifact.020, heroes.neutral.010]"""
    cards, neutral = decks_of_box(g.printed)
    g.decks = [deck.copy() for deck in cards]
    for deck in g.decks:
        g.shuffle(deck)
    g.neutral = [deck.copy() for deck in neutral]
    for deck in g.neutral:
        g.shuffle(deck)


@lru_cache(BOXES_KEPT)
def decks_of_box(printed: Printed) -> tuple[list[list[int]], list[list[int]]]:
    """The common decks, and the neutral units by tier, as they lie in the box."""
    cards: list[list[int]] = [[] for _ in range(RELICS + 1 if printed.split_decks else ARTIFACTS + 1)]
    for card in printed.cards:
        deck = deck_for(card, printed.split_decks)
        if deck != NONE:
            cards[deck].extend([card.index] * card.copies)
    neutral: list[list[int]] = [[] for _ in TIERS]
    for unit in printed.units:
        if unit.faction == NEUTRAL:
            neutral[unit.tier].extend([unit.index] * unit.copies)
    return cards, neutral


@step("heroes.turn_up")
def turn_up(g: Heroes, f: Frame) -> None:
    """When the heroes have their cards, the top card of each deck starts its discard pile.
    [heroes.setup.190]"""
    for number in range(len(g.decks)):
        g.turn_up(number)


def starting_deck(g: Heroes, hero: int) -> list[int]:
    """Nine cards: statistics, the ability, the first specialty and Magic Arrows; in the next chapter of a
    campaign, instead of the ability and the arrows, the cards that were kept. [heroes.campaign.130,
    heroes.deck.010, heroes.deck.020, heroes.hero.100, heroes.hero.110, heroes.hero.120, heroes.hero.130,
    heroes.hero.140, heroes.level.100]"""
    printed = g.printed.heroes[hero]
    by_id = g.printed.card_by_id
    carried = g.printed.plan.carried
    chosen = [printed.ability] if carried is None else list(carried.cards)
    cards = [*chosen, printed.specialties[0]]
    for name, n in zip(STATISTICS, printed.statistics, strict=True):
        cards.extend([by_id[name]] * n)
    if carried is None:
        cards.extend([by_id["magic_arrow"]] * printed.arrows)
    return cards


def take_hero(g: Heroes, hero: int, who: int) -> None:
    """With a hero come its cards."""
    seat = g.heroes[hero].seat
    if seat < 0:
        lay_out_ai(g)
    else:
        g.start_with(seat, starting_deck(g, who))
    g.take_hero(hero, who)


def lay_out_ai(g: Heroes) -> None:
    """The AI hero's own cards, and the spells that it knows how to cast. [heroes.ai_combat.010]"""
    deal_ai_deck(g, g.printed.plan.ai_deck)
    g.teach_spells(
        [card.index for card in g.cards if card.kind == SPELL and card.uses[0].does[0].word in CASTABLE]
    )


# -- heroes -----------------------------------------------------------------------------------------------


def free_heroes(g: Heroes) -> list[int]:
    """Heroes of the factions that nobody has, or where these may be had twice, heroes that nobody has; a
    chapter of a campaign has its own. [heroes.setup.020, heroes.alliance.060, heroes.campaign.010]"""
    printed = g.printed.heroes
    scenario = g.printed.plan.scenario
    if scenario is not None and scenario.heroes:
        return list(scenario.heroes)
    if scenario is not None and scenario.repeated:
        leading = [hero.who for hero in g.heroes]
        return [hero.index for hero in printed if hero.index not in leading]
    taken = [printed[hero.who].faction for hero in g.heroes if hero.who != NONE]
    return [hero.index for hero in printed if hero.faction not in taken]


def any_hero(g: Heroes) -> int:
    free = free_heroes(g)
    return free[g.chance(len(free))]


@chooser("hero")
def hero_to_take(g: Heroes, f: Frame) -> list[Act]:
    return [*(act("take_hero", hero) for hero in free_heroes(g)), ANY_HERO]


@step(
    "heroes.choose_hero",
    hero_to_take,
    rules=("heroes.setup.020", "heroes.setup.040", "heroes.hero.010", "heroes.hero.090"),
)
def choose_hero(g: Heroes, f: Frame, choice: Act) -> None:
    """One of a faction that is still free."""
    (hero,) = f.args
    take_hero(g, hero, any_hero(g) if choice is ANY_HERO else choice.id)


@step("heroes.random_hero")
def random_hero(g: Heroes, f: Frame) -> None:
    (hero,) = f.args
    take_hero(g, hero, any_hero(g))


@step("heroes.gain_level")
def gain_level(g: Heroes, f: Frame) -> None:
    """What a level brings to a hero who begins higher goes into the deck."""
    (level,) = f.args
    reach_level(g, f.seat, level, TO_DECK)


@step("heroes.first_hands")
def first_hands(g: Heroes, f: Frame) -> None:
    """Each hero's deck is shuffled and a hand drawn up to the limit. [heroes.level.010, heroes.turn.010]"""
    for at, player in enumerate(g.players):
        if g.heroes[player.main].who != NONE:
            seat = Seat(at)
            g.shuffle_deck(seat)
            g.draw(seat, g.hand_limit(seat) - len(player.hand))
