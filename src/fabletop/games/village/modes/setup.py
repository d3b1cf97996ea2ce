"""From the box to the first turn. [village.setup, start]"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fabletop.games.registration import agree as agree_on
from fabletop.games.village import events as ev
from fabletop.games.village.defs import (
    BEER,
    MINI,
    MOST_PLAYERS,
    NONE,
    NUGGET,
    PLAYERS,
    POTION,
    SCROLL,
    SETS,
    SPELL,
    CardDef,
)
from fabletop.games.village.load import Content, content, read_rules
from fabletop.games.village.modes.sides import SORCERERS
from fabletop.games.village.options import options_of
from fabletop.games.village.state.game import Village, village_from_data
from fabletop.games.village.state.player import new_player
from fabletop.games.village.state.printed import FIRST_MAIN_SPACE, LAST_SPACE, MAIN, NUGGETS, Printed
from fabletop.games.village.turn import begin_turn
from fabletop.kernel.errors import BadSetup, shown
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state
from fabletop.kernel.step import chooser, step

DECK_OF_KIND: Final = {BEER: 1, SCROLL: 2, SPELL: 3, POTION: 4, NUGGET: NUGGETS}
MOST_WITH_ONE_SET: Final = 4
ANY_HERO: Final = act("random_hero")
BOXES_KEPT: Final = 256  # as they were opened, the latest


class Agreed:
    """The options of a game, checked."""

    def __init__(self, sets: tuple[str, ...], heroes: tuple[int, ...], without: tuple[int, ...]) -> None:
        self.sets: Final = sets
        self.heroes: Final = heroes  # one for each seat: an index, NONE to choose, or RANDOM
        self.without: Final = without  # Overwhelm monsters left out


RANDOM: Final = -2


def agree(setup: Setup, all_content: Content) -> Agreed:
    """Check what was asked for; a BadSetup says what is wrong with it and by which rule."""
    agreed = agree_on("village", options_of(setup.content), setup.options)
    chosen = tuple(one for one in SETS if one == "base" or one in agreed["sets"])
    if setup.seats not in PLAYERS:
        raise BadSetup(
            f"Village of Legends is for {PLAYERS.start} to {MOST_PLAYERS} players", "village.overview.010"
        )
    if setup.seats > MOST_WITH_ONE_SET and len(chosen) == 1:
        raise BadSetup("5 or 6 players need at least one expansion", "village.overview.020")
    without = tuple(all_content.card_by_id[name] for name in agreed["without"])
    return Agreed(chosen, agree_on_heroes(setup, all_content, chosen), without)


def agree_on_heroes(setup: Setup, all_content: Content, sets: tuple[str, ...]) -> tuple[int, ...]:
    wanted = setup.options.get("heroes", ["choose"] * setup.seats)
    if not isinstance(wanted, list | tuple) or len(wanted) != setup.seats:
        raise BadSetup(f"heroes are one for each of the {setup.seats} players", "village.start.010")
    heroes: list[int] = []
    for name in wanted:
        if name == "choose":
            heroes.append(NONE)
        elif name == "random":
            heroes.append(RANDOM)
        elif not isinstance(name, str) or name not in all_content.hero_by_id:
            known = ", ".join(all_content.hero_by_id)
            raise BadSetup(
                f"there is no hero {shown(name)}; there are choose, random, {known}", "village.start.010"
            )
        else:
            hero = all_content.heroes[all_content.hero_by_id[name]]
            if hero.set not in sets:
                raise BadSetup(f"{name} comes with the set {hero.set}, which is not in this game")
            if hero.index in heroes:
                raise BadSetup(f"there is only one {name}", "village.start.010")
            heroes.append(hero.index)
    return tuple(heroes)


@lru_cache(BOXES_KEPT)
def open_box(
    ruleset: str, seats: int, sets: tuple[str, ...], without: tuple[int, ...], hash: str = ""
) -> Printed:
    """What games of one kind share, sorted into piles once.
    [village.setup.020, village.setup.050, village.setup.060, village.setup.070, village.setup.080,
    village.setup.090, village.setup.100, village.setup.030, village.treasure.050, village.treasure.060]"""
    everything = content(hash)
    cards = everything.cards
    piles: list[list[int]] = [[] for _ in range(NUGGETS + 1)]
    start: list[int] = []
    for card in cards:
        start.extend([card.index] * card.start)
        if card.index not in without:
            piles[DECK_OF_KIND.get(card.kind, MAIN)].extend([card.index] * copies_in(card, sets))
    return Printed(
        read_rules(ruleset, everything.folder),
        cards,
        everything.heroes,
        next(card.index for card in cards if card.kind == MINI),
        seats,
        sets,
        tuple(tuple(pile) for pile in piles),
        tuple(start),
        tuple(card.supply for card in cards if card.kind == MINI),
    )


def printed_for(setup: Setup, agreed: Agreed) -> Printed:
    return open_box(setup.ruleset, setup.seats, agreed.sets, agreed.without, setup.content)


def new_game(setup: Setup) -> Village:
    """A game laid out up to the choice of heroes."""
    agreed = agree(setup, content(setup.content))
    printed = printed_for(setup, agreed)
    g = Village(first_state(setup.seed, setup.luck), printed)
    g.luck = setup.luck
    g.players = [new_player() for _ in range(setup.seats)]
    g.ring = tuple(Seat(s) for s in range(setup.seats))
    lay_out_market(g)
    for owner in g.ring:
        g.hand_out_deck(owner)
    for seat, hero in enumerate(agreed.heroes):
        if hero >= 0:
            g.take_hero(seat, hero)
    for seat, hero in enumerate(agreed.heroes):
        if hero == RANDOM:
            take_random_hero(g, seat)
        elif hero == NONE:
            g.then(choose_hero, Frame("", Seat(seat)))
    if setup.seats == 6:
        g.then(choose_sorcerer, Frame("", NOBODY, (0,)))
        g.then(choose_sorcerer, Frame("", NOBODY, (3,)))
    g.then(roll_for_start, Frame("", NOBODY, ((1 << setup.seats) - 1,)))
    return g


def game_from_data(setup: Setup, data: dict[str, Any]) -> Village:
    return village_from_data(printed_for(setup, agree(setup, content(setup.content))), data)


# -- the market ------------------------------------------------------------------------------------------


def copies_in(card: CardDef, sets: tuple[str, ...]) -> int:
    return sum(card.copies.get(one, 0) for one in sets)


def lay_out_market(g: Village) -> None:
    """Five decks by kind and the main deck, shuffled; the first cards face up.
    [village.setup.050, village.setup.060, village.setup.070, village.setup.080, village.setup.090,
    village.setup.100, village.setup.110, village.setup.120, village.setup.010]"""
    decks = [list(pile) for pile in g.printed.piles]
    for pile in decks:
        g.shuffle(pile)
    spaces = [NONE] * (LAST_SPACE + 1)
    for space in range(1, NUGGETS + 1):
        if decks[space]:
            spaces[space] = decks[space].pop()
    aside: list[int] = []
    for space in range(FIRST_MAIN_SPACE, LAST_SPACE + 1):
        while decks[MAIN]:
            top = g.cards[decks[MAIN].pop()]
            if top.sneak_attack or top.fleeting or top.overwhelm:
                aside.append(top.index)
            else:
                spaces[space] = top.index
                break
    if aside:  # village.setup.120
        decks[MAIN].extend(aside)
        g.shuffle(decks[MAIN])
    g.open_market(spaces, [tuple(pile) for pile in decks])


# -- heroes and places ------------------------------------------------------------------------------------


def free_heroes(g: Village) -> list[int]:
    taken = [player.hero for player in g.players]
    return [h.index for h in g.printed.heroes if h.set in g.printed.sets and h.index not in taken]


def take_random_hero(g: Village, seat: int) -> None:
    free = free_heroes(g)
    g.take_hero(seat, free[g.chance(len(free))])


@chooser("hero")
def hero_to_take(g: Village, f: Frame) -> list[Act]:
    return [*(act("take_hero", hero) for hero in free_heroes(g)), ANY_HERO]


@step(
    "village.choose_hero",
    hero_to_take,
    rules=("village.start.010", "village.start.020", "village.experience.050"),
)
def choose_hero(g: Village, f: Frame, hero: Act) -> None:
    """Choose a hero or take one at random."""
    if hero is ANY_HERO:
        take_random_hero(g, f.seat)
    else:
        g.take_hero(f.seat, hero.id)


def whole_team(g: Village, f: Frame) -> tuple[Seat, ...]:
    first = f.args[0]
    return tuple(Seat(first + i) for i in range(3))


@chooser("sorcerer", by=whole_team)
def team_member(g: Village, f: Frame) -> list[Act]:
    return [act("hero", seat) for seat in whole_team(g, f)]


@step(
    "village.choose_sorcerer",
    team_member,
    rules=("village.multiplayer_6.010", "village.multiplayer_6.020", "village.multiplayer_6.100"),
)
def choose_sorcerer(g: Village, f: Frame, hero: Act) -> None:
    """The team says together who stands in the middle."""
    (first,) = f.args
    g.then(choose_flank, f.carry(first, hero.id))


@chooser("flank", by=whole_team)
def other_member(g: Village, f: Frame) -> list[Act]:
    _, sorcerer = f.args
    return [act("hero", seat) for seat in whole_team(g, f) if seat != sorcerer]


@step(
    "village.choose_flank",
    other_member,
    rules=(
        "village.multiplayer_6.010",
        "village.multiplayer_6.020",
        "village.multiplayer_6.040",
        "village.multiplayer_6.050",
    ),
)
def choose_flank(g: Village, f: Frame, hero: Act) -> None:
    """Who stands on the first flank; the last one takes the other."""
    first, sorcerer = f.args
    last = next(seat for seat in whole_team(g, f) if seat not in (sorcerer, hero.id))
    line = (Seat(hero.id), Seat(sorcerer), last)
    g.ring = line + g.ring[3:] if first == 0 else g.ring[:3] + line
    for place, seat in enumerate(line):
        g.emit(ev.PlaceTaken(seat, first + place))


# -- who starts ---------------------------------------------------------------------------------------------


@step("village.roll_for_start")
def roll_for_start(g: Village, f: Frame) -> None:
    """Two dice each, the highest starts, the tied roll again; of six players only the sorcerers roll.
    [village.start.040, village.start.050, village.multiplayer_6.030]"""
    (rolling,) = f.args  # bit s: seat s rolls
    best = 0
    tied: list[Seat] = []
    for place, seat in enumerate(g.ring):
        if not rolling & (1 << seat) or (g.n == 6 and place not in SORCERERS):
            continue
        first = g.roll(6)
        total = first + g.roll(6)
        g.emit(ev.StartRolled(seat, total, first))
        if total > best:
            best = total
            tied = []
        if total == best:
            tied.append(seat)
    if len(tied) > 1:
        g.then(roll_for_start, f.carry(sum(1 << seat for seat in tied)))
    else:
        g.active = tied[0]
        g.starter = tied[0]
        g.then(deal, f.carry())


@step("village.deal")
def deal(g: Village, f: Frame) -> None:
    """First hands: 3, then 4 (5 if there are two), then 5.
    [village.start.070, village.start.080, village.start.090, village.start.100, village.start.110]"""
    hands = g.rules.start_hands
    at = g.ring.index(g.active)
    for turn in range(g.n):
        seat = g.ring[(at + turn) % g.n]
        size = hands[turn] if turn < len(hands) else hands[-1]
        if g.n == 2 and turn == 1:
            size = g.rules.start_hand_second_of_two
        g.draw(seat, size)
    g.round = 1
    g.then(begin_turn, Frame("", g.active))
