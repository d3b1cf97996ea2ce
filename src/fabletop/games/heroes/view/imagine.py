"""A game that a seat cannot tell from the true one."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.once import COMMON, NEUTRAL_UNITS, OWN, STARS
from fabletop.games.heroes.map.printed import CENTRAL, FAR, NEAR
from fabletop.games.heroes.modes.clash import draw_supply, draw_tile, freedom
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.special import VORTEX_CARDS
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat
from fabletop.kernel.view import redeal_all, shuffle_unseen


def imagine(g: Heroes, seat: Seat, luck: int) -> Heroes:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    other.decks = [
        shuffled_beneath(other, deck, seen_on_top(g, seat, number)) for number, deck in enumerate(other.decks)
    ]
    other.neutral = [
        shuffled_beneath(other, deck, peeks(g, seat, NEUTRAL_UNITS, tier))
        for tier, deck in enumerate(other.neutral)
    ]
    redeal_apart(g, other, seat)
    other.proclamations = shuffled_beneath(other, other.proclamations, peeks(g, seat, STARS, 0))
    redeal_tiles(other)
    other.ai_deck = shuffled_beneath(other, other.ai_deck, 0)
    other.ai_spells = shuffled_beneath(other, other.ai_spells, 0)
    redeal_all(g, other, seat, g.players, other.players)
    known = seen_on_own(g, seat)
    if known:
        other.players[seat].deck = shuffled_beneath(other, g.players[seat].deck, known)
    offer_anew(other)
    other.unveiled = g.unveiled
    return other


def redeal_apart(g: Heroes, other: Heroes, seat: Seat) -> None:
    """Guards that lie apart may be any of the cards of their kinds that are in no pile and no army."""
    scenario = other.printed.plan.scenario
    if scenario is None or not other.apart:
        return
    dealt: list[tuple[int, ...]] = []
    for own, kinds in zip(scenario.rules.own_guard, other.apart, strict=True):
        cards: list[int] = []
        for tier, deck in enumerate(other.neutral):
            apart = [kind for kind in kinds if other.units[kind].tier == tier]
            unseen = len(deck) - peeks(g, seat, NEUTRAL_UNITS, tier)
            places = [at for at in range(unseen) if deck[at] in own.of] if apart else []
            pool = [*apart, *(deck[at] for at in places)]
            shuffle_unseen(other, pool)
            cards.extend(pool[: len(apart)])
            other.neutral[tier] = deck.copy()
            for at, kind in zip(places, pool[len(apart) :], strict=True):
                other.neutral[tier][at] = kind
        dealt.append(tuple(cards))
    other.apart = tuple(dealt)


def shuffled_beneath(g: Heroes, deck: list[int], known: int) -> list[int]:
    """A deck in another order, but for so many cards on top."""
    unseen = deck[: len(deck) - known]
    shuffle_unseen(g, unseen)
    return unseen + deck[len(deck) - known :]


def peeks(g: Heroes, seat: Seat, kind: int, n: int) -> int:
    """1 if this seat is just looking at the top card of that deck. [heroes.unit.270]"""
    decision = g.decision
    if decision is None or seat not in decision.seats or decision.kind != "peek":
        return 0
    return int(decision.frame.args == (kind, n))


def seen_on_top(g: Heroes, seat: Seat, deck: int) -> int:
    """How many cards on top of a common deck this seat is just looking at."""
    decision = g.decision
    if decision is None or seat not in decision.seats:
        return 0
    if decision.kind == "witch_card":
        return 1 if deck == ABILITIES else 0
    if decision.kind == "peek":
        return peeks(g, seat, COMMON, deck)
    if decision.kind != "search":
        return 0
    searched, n, _ = decision.frame.args
    return min(n, len(g.decks[deck])) if searched == deck else 0


def seen_on_own(g: Heroes, seat: Seat) -> int:
    """How many cards on top of the own deck this seat is just looking at."""
    decision = g.decision
    if decision is not None and decision.kind == "vortex_search" and seat in decision.seats:
        return min(VORTEX_CARDS, len(g.players[seat].deck))
    return peeks(g, seat, OWN, 0)


def offer_anew(other: Heroes) -> None:
    """What others may do in town meanwhile hangs on the hands that they were dealt."""
    decision = other.decision
    if decision is not None and decision.kind == "main":
        frame = decision.frame
        options = decision.chooser.options(other, frame)
        other.decision = Decision(decision.seats, decision.kind, options, frame)


def redeal_tiles(g: Heroes) -> None:
    """The tiles that nobody has seen: on the table, in the supplies and in the box, by their kinds.  What the
    scenario says of a tile stays true of it."""
    scenario = g.printed.plan.scenario
    if scenario is None or not g.land.tiles:
        return
    layout = scenario.layout(g.n).spots
    g.beneath = g.beneath.copy()
    hidden = [spot for spot, tile in enumerate(g.beneath) if tile != NONE and layout[spot].tile == NONE]
    for kind in (FAR, NEAR, CENTRAL):
        spots = [spot for spot in hidden if g.land.tiles[spot].kind == kind]
        pool = [g.beneath[spot] for spot in spots]
        pool.extend([tile for tile in g.unused if g.printed.tiles[tile].kind == kind])
        if kind == FAR:
            for player in g.players:
                pool.extend(player.realm.supply)
        shuffle_unseen(g, pool)
        for spot in sorted(spots, key=lambda at: freedom(layout[at])):
            g.beneath[spot] = draw_tile(g, pool, layout[spot])
        if kind == FAR:
            for seat, player in enumerate(g.players):
                n = len(player.realm.supply)
                if n:
                    g.own_realm(Seat(seat)).supply = tuple([draw_supply(g, pool) for _ in range(n)])
        kept = tuple([tile for tile in g.unused if g.printed.tiles[tile].kind != kind])
        g.unused = (*kept, *pool)
