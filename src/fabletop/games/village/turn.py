"""A turn: what comes at its start, what a player may do in it, and how it ends. [village.turn, end_turn]"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.cards.abilities import usable, use
from fabletop.games.village.cards.play import cast_staff, play_card, play_weapon
from fabletop.games.village.defs import NONE, NUGGET, SCROLL, SPELL, TREASURE, WEAPON
from fabletop.games.village.fight.defeat import finish
from fabletop.games.village.fight.monsters import gather, gifts, move_on, proliferate
from fabletop.games.village.fight.overwhelm import overwhelm_attacks
from fabletop.games.village.market import buy, has_market, offers, sell, tame
from fabletop.games.village.modes.sides import left_of, strongest
from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

CARDS: Final = 512  # more than any box holds: one ready-made act for each
END: Final = act("end_turn")
PLAY: Final = tuple(act("play", card) for card in range(CARDS))
CAST: Final = tuple(act("cast", card) for card in range(CARDS))
SELL: Final = tuple(act("sell", card) for card in range(CARDS))
SHEATHE: Final = tuple(act("sheathe", card) for card in range(CARDS))


# -- the start -----------------------------------------------------------------------------------------


@step("village.begin_turn")
def begin_turn(g: Village, f: Frame) -> None:
    """Poison, proliferation, the monsters, the dragon, recovery; then the player acts. [village.turn.070]"""
    seat = f.seat
    player = g.players[seat]
    g.open_turn(seat)
    if player.poison > 0:
        g.then(suffer_poison, f)
    if player.front:
        g.then(proliferate, f)
        g.then(gather, f)
    if g.dragon is not None:
        g.then(overwhelm_attacks, f)
    g.then(recover, f)
    if player.front:
        g.then(gifts, f)
    g.then(take_turn, f)
    g.then(tidy, f)
    g.then(close_turn, f.by(NOBODY))


@step("village.suffer_poison")
def suffer_poison(g: Village, f: Frame) -> None:
    """One life point for each poison token, unless immune. [village.poison.030, village.poison.050]"""
    if not g.level(f.seat).poison_immune:
        lost = g.hurt(f.seat, g.players[f.seat].poison)
        g.emit(ev.PoisonBit(f.seat, lost))


@step("village.recover")
def recover(g: Village, f: Frame) -> None:
    """Some heroes regain life after the monsters have attacked. [village.hero_ability.020]"""
    g.heal(f.seat, g.level(f.seat).heal)


# -- what a player may do ------------------------------------------------------------------------------


@chooser("act", ask=True)
def possible_acts(g: Village, f: Frame) -> list[Act]:
    """Everything the player may do now, and the end of the turn.
    [village.turn.010, village.turn.050, village.buy.050, village.sell.020, village.scroll.010,
    village.treasure.040]"""
    seat = f.seat
    player = g.players[seat]
    market = has_market(g, seat)
    acts: list[Act] = []
    open_scabbard = (
        any(scabbard.weapon == NONE for scabbard in player.scabbards) if player.scabbards else False
    )
    seen: list[int] = []
    for card in player.hand:
        if card in seen:  # equal cards are one option
            continue
        seen.append(card)
        printed = g.cards[card]
        if can_play(g, card, market):
            acts.append(PLAY[card])
        if printed.magic and g.mind >= printed.magic_cost:  # village.staff.030
            acts.append(CAST[card])
        if printed.sells and g.dragon is None:  # village.sell.010, village.overwhelm.090
            acts.append(SELL[card])
        if open_scabbard and printed.kind == WEAPON:
            acts.append(SHEATHE[card])
    for place, scabbard in enumerate(player.scabbards):
        if scabbard.weapon != NONE and scabbard.turn < player.turns:  # village.sheath.030
            if not g.weapons_closed:
                acts.append(act("unsheathe", place))
            printed = g.cards[scabbard.weapon]
            if printed.magic and g.mind >= printed.magic_cost:
                acts.append(act("unsheathe_cast", place))
    if market:
        acts.extend(offers(g))
    if g.level(seat).has_acts:
        acts.extend(usable(g, seat, market))
    acts.append(END)
    return acts


def can_play(g: Village, card: int, market: bool) -> bool:
    """Whether a card of the hand may be played now."""
    printed = g.cards[card]
    kind = printed.kind
    if printed.needs_market and not market:  # village.market.050
        return False
    if kind == WEAPON:
        return not g.weapons_closed  # village.heavy_weapon.020
    if kind == SPELL:
        return g.mind >= printed.cost  # village.spell.030
    if kind == SCROLL:
        return g.mind >= g.rules.scroll_mind  # village.scroll.020
    if kind in (TREASURE, NUGGET):
        return g.dragon is None  # village.overwhelm.090
    return True


@step(
    "village.act",
    possible_acts,
    rules=(
        "village.turn.010",
        "village.turn.020",
        "village.turn.030",
        "village.turn.050",
        "village.buy.020",
        "village.buy.050",
        "village.sell.010",
        "village.end_turn.020",
    ),
)
def take_turn(g: Village, f: Frame, what: Act) -> None:
    """Do one thing, then ask again, until the player ends the turn."""
    if what is END:
        return
    verb = what.verb
    if verb == "play":
        play_card(g, f, what.id)
    elif verb == "buy":
        buy(g, f.seat, what.id)
    elif verb == "sell":
        sell(g, f.seat, what.id)
    elif verb == "cast":
        g.lift_from_hand(f.seat, what.id)
        cast_staff(g, f, what.id)
    elif verb == "tame":
        tame(g, f.seat, what.id)
    elif verb == "sheathe":
        g.sheathe(f.seat, what.id)
    elif verb == "unsheathe" or verb == "unsheathe_cast":
        unsheathe(g, f, what.id, verb == "unsheathe_cast")
    else:
        use(g, f, what)
    g.then(take_turn, f)


def unsheathe(g: Village, f: Frame, place: int, cast: bool) -> None:
    """Play a sheathed weapon; its Sheath is discarded. [village.sheath.030, village.sheath.040]"""
    weapon = g.unsheathe(f.seat, place)
    if cast:
        cast_staff(g, f, weapon)
    else:
        play_weapon(g, f, weapon, from_hand=False)


# -- the end -------------------------------------------------------------------------------------------


@step("village.tidy")
def tidy(g: Village, f: Frame) -> None:
    """Played cards and the hand are discarded, Berserk fades, and a new hand is drawn.
    [village.end_turn.010, village.end_turn.020, village.end_turn.030, village.berserk.030,
    village.hero_ability.010, village.turn.060]"""
    g.clear_away(f.seat)
    g.calm_down(f.seat)
    g.draw(f.seat, g.rules.hand + g.level(f.seat).cards)
    move_on(g, f.seat)


@step("village.close_turn")
def close_turn(g: Village, f: Frame) -> None:
    """Defence cards mend, the dragon grows, and the player on the left is next.
    [village.defence.100, village.overwhelm.050, village.end_turn.050]"""
    g.emit(ev.TurnEnded(g.active))
    g.mend_worn()
    g.grow_dragon()
    following = left_of(g, g.active)
    if passes_start(g, g.active, following):
        if g.round == g.rules.last_round:  # village.stalemate.010
            finish(g, strongest(g))
            return
        g.round += 1
    g.then(begin_turn, f.by(following))


def passes_start(g: Village, ended: Seat, following: Seat) -> bool:
    """Whether a new round begins: the turn reaches or passes the seat that started."""
    if following == g.starter:
        return True
    if ended == g.starter:  # the first turn of the round
        return False
    start = g.ring.index(g.starter)
    return (g.ring.index(following) - start) % g.n <= (g.ring.index(ended) - start) % g.n
