"""The AI heroes of a scenario as they are laid out. [heroes.campaign.010, heroes.ai_movement.080]"""

from __future__ import annotations

from fabletop.games.heroes.cards.levels import TO_DECK
from fabletop.games.heroes.defs import BRONZE, FEW, NONE
from fabletop.games.heroes.map.land import middle_of
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.map.standing import put_in_place
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import AiDef
from fabletop.games.heroes.state.ai import ABROAD, WAITING
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Hero, Troop
from fabletop.kernel.frame import NOBODY


def enlist(g: Heroes) -> None:
    """Each with its army, its spells and its town; those who do not wait stand on the map, on their own town
    unless the scenario says otherwise. [heroes.ai_movement.080, heroes.campaign.060]"""
    take_guard_spells(g)
    set_guards_apart(g)
    for one in scenario_of(g).ai:
        army = army_of(g, one)
        hero = Hero(NOBODY, experience=2 * (one.level - 1), army=army, ai=one.index)
        g.enlist(hero, take_spells(g, one), take_skill(g, one), WAITING if one.waits else ABROAD)
        if one.town != NONE and g.marks[middle_of(one.town)].cube == NO_CUBE:
            g.found_ai_town(one.index, middle_of(one.town))
        if not one.waits:
            put_in_place(g, one.index)


def army_of(g: Heroes, one: AiDef) -> tuple[Troop, ...]:
    """Those whom the scenario names, or so many of their cards as it says."""
    if one.drawn is None:
        return tuple([(word.unit, word.side) for word in one.army])
    kinds = tuple([word.unit for word in one.army])
    drawn = draw_neutral_units(g, kinds, one.drawn[g.printed.plan.difficulty])
    return tuple([(kind, FEW) for kind in drawn])


def set_guards_apart(g: Heroes) -> None:
    """Guards that are drawn of some units alone lie apart from the beginning."""
    guards = scenario_of(g).rules.own_guard
    if any(own.of for own in guards):
        for at, own in enumerate(guards):
            g.set_apart(at, draw_neutral_units(g, own.of, own.cards[g.printed.plan.difficulty]))


def draw_neutral_units(g: Heroes, kinds: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """So many cards of each tier, of these kinds, from the shuffled decks."""
    drawn: list[int] = []
    for tier, n in enumerate(counts, start=BRONZE):
        for _ in range(n):
            there = [kind for kind in g.neutral[tier] if kind in kinds]
            if there and g.take_neutral(there[-1]):
                drawn.append(there[-1])
    return tuple(drawn)


def take_guard_spells(g: Heroes) -> None:
    """The spells of guards leave the common deck too."""
    deck = scenario_of(g).rules.guard_deck
    for spell in () if deck is None else deck.spells:
        take_from_deck(g, spell)


def take_spells(g: Heroes, one: AiDef) -> tuple[int, ...]:
    """The spells of the scenario, from the common deck; what the box is short of is a Magic Arrow.
    [heroes.campaign.020, heroes.campaign.060]"""
    arrow = g.printed.magic_arrow
    found: list[int] = []
    for spell in one.spells:
        if take_from_deck(g, spell):
            found.append(spell)
        else:
            take_from_deck(g, arrow)
            found.append(arrow)
    return tuple(found)


def take_from_deck(g: Heroes, spell: int) -> bool:
    """Whether its common deck still has it, which it leaves then."""
    deck = g.deck_of(spell)
    if spell not in g.decks[deck]:
        return False
    g.common(deck)[0].remove(spell)
    return True


def take_skill(g: Heroes, one: AiDef) -> int:
    """The ability that its skill cards use; if only players have it, one of them gives it up and searches (3)
    the deck for another. [heroes.campaign.120]"""
    if one.skill == NONE:
        return NONE
    if one.skill in g.decks[ABILITIES]:
        g.common(ABILITIES)[0].remove(one.skill)
        return one.skill
    for seat in g.order:
        if one.skill in g.players[seat].deck:
            g.give_up_card(seat, one.skill)
            g.owe("heroes.look", seat, ABILITIES, 3, TO_DECK)
            break
    return one.skill
