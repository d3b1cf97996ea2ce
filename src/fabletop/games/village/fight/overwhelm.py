"""Overwhelm monsters: dragons that lie down upon the market. [village.overwhelm]"""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE, Part
from fabletop.games.village.fight.monsters import claw_at
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.pieces import CLAW, Attack, Dragon
from fabletop.games.village.state.printed import FIRST_MAIN_SPACE, LAST_SPACE, MAIN
from fabletop.kernel.frame import NOBODY, PASS, Frame, Seat
from fabletop.kernel.step import chooser, step


def overwhelm_comes(g: Village, seat: Seat, card: int, free: int) -> None:
    """It takes space 10; a card lying there moves to the space that was to be filled.
    [village.overwhelm.020, village.overwhelm.030]"""
    if free != LAST_SPACE:
        moved = g.lift_from_space(LAST_SPACE)
        if moved != NONE:
            g.shift_card(seat, moved, free)
    g.bring_dragon(seat, card)


@step("village.overwhelm_attacks")
def overwhelm_attacks(g: Village, f: Frame) -> None:
    """It attacks the current player with all its cards, from left to right.
    [village.overwhelm.040, village.overwhelm.100]"""
    if g.dragon is not None:
        for number in range(g.dragon.parts):
            g.owe("village.overwhelm_part", f.seat, number)


@step("village.overwhelm_part")
def overwhelm_part(g: Village, f: Frame) -> None:
    dragon = g.dragon
    if dragon is None:
        return
    (number,) = f.args
    part: Part = g.cards[dragon.card].parts[number]
    if part.attacks:
        g.emit(ev.MonsterAttacked(f.seat, dragon.card, NONE))
        claw_at(g, f.seat, Attack(CLAW, NOBODY, dragon.card, part.attack, part.element, 0))
    if part.mind_loss > 0:
        g.emit(ev.MindAttacked(f.seat, part.mind_loss))
        g.change_mind(-part.mind_loss)
    for _ in range(part.discard):
        g.owe("village.discard_one", f.seat, dragon.card)
    for _ in range(part.summon_n):
        if g.take_mini(part.summon):
            g.emit(ev.Summoned(f.seat, part.summon, 1))
            g.bring_monster(f.seat, part.summon, NOBODY)


def swallowed_spaces(dragon: Dragon) -> range:
    """The spaces whose cards it covers: its first card lies on space 10 alone. [village.overwhelm.070]"""
    return range(LAST_SPACE + 1 - dragon.parts, LAST_SPACE)


@step("village.overwhelm_dies")
def overwhelm_dies(g: Village, f: Frame) -> None:
    """Everybody who wounded it learns; what it swallowed is shared out.
    [village.overwhelm.120, village.overwhelm.130, village.overwhelm.140]"""
    dragon = g.dragon
    if dragon is None:
        return
    (slayer,) = f.args
    last_blow = Seat(slayer)
    g.kill_dragon(last_blow)
    swallowed = [g.lift_from_space(space) for space in swallowed_spaces(dragon)]
    g.loot = tuple([card for card in swallowed if card != NONE])
    at = g.ring.index(last_blow)
    backwards = [g.ring[(at - i) % g.n] for i in range(g.n)]
    fighters = [s for s in backwards if dragon.fighters & (1 << s) and g.players[s].alive]
    for seat in fighters:
        g.get_experience(seat, g.cards[dragon.card].price)
    g.sharers = tuple(fighters)
    if g.loot and fighters:
        g.then(share, Frame("", fighters[0]))
    g.then(clear_up, Frame("", NOBODY, (last_blow,)))


@chooser("loot", ask=True)
def swallowed_card(g: Village, f: Frame) -> list[int]:
    return [*sorted(set(g.loot)), PASS] if g.loot else []


@step(
    "village.share",
    swallowed_card,
    rules=("village.overwhelm.130", "village.overwhelm.140", "village.overwhelm.150"),
)
def share(g: Village, f: Frame, card: int) -> None:
    """One card each, counter-clockwise, without paying, until nobody wants more."""
    rest = tuple(s for s in g.sharers if s != f.seat)
    if card != PASS:
        g.take_loot(f.seat, card)
        rest = (*rest, f.seat)
    g.sharers = rest
    if rest and g.loot:
        g.then(share, f.by(rest[0]))


@step("village.clear_up")
def clear_up(g: Village, f: Frame) -> None:
    """What nobody took goes under the main deck, and the market opens again: from space 10 down, so that
    the next dragon finds its place. [village.overwhelm.160]"""
    g.put_under(MAIN, g.loot)
    g.loot = ()
    g.sharers = ()
    (slayer,) = f.args
    drawer = g.active if g.players[g.active].alive else Seat(slayer)
    for space in range(LAST_SPACE, FIRST_MAIN_SPACE - 1, -1):
        if g.spaces[space] == NONE:
            g.owe("village.fill", drawer, space)
