"""Words about units: healing, harming, moving and saving them."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.registry import ANY_TIME, BLOW, FATAL, START, TURN, word
from fabletop.games.heroes.cards.targets import anyone, anyone_on_board, may_touch, on_board, units
from fabletop.games.heroes.combat.attack import call_off
from fabletop.games.heroes.combat.pieces import PARALYSED, RETALIATED, Play
from fabletop.games.heroes.defs import NONE, SPELL
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat, act

HEAL: Final = act("boon", 0)
FREE: Final = act("boon", 1)
CHAIN: Final = ((0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1))


# -- healing ----------------------------------------------------------------------------------------------


def hurt_units(g: Heroes, play: Play, n: int) -> list[Act]:
    c = g.fight
    return units(g, play, [u for u in c.standing(play.side) if c.units[u].damage > 0])


@word("heal", ANY_TIME, TURN | BLOW, at=hurt_units)
def heal(g: Heroes, play: Play, n: int) -> None:
    """Up to so much damage off one's own unit."""
    g.heal(play.targets[0], n)


def hurt_or_paralysed(g: Heroes, play: Play, n: int) -> list[Act]:
    """An own unit, and then which of the two comes off it."""
    c = g.fight
    if play.targets:
        unit = c.units[play.targets[0]]
        return ([HEAL] if unit.damage else []) + ([FREE] if unit.marks & PARALYSED else [])
    return units(
        g, play, [u for u in c.standing(play.side) if c.units[u].damage > 0 or c.units[u].marks & PARALYSED]
    )


@word("heal_or_free", ANY_TIME, TURN | BLOW, at=hurt_or_paralysed, aims=2)
def heal_or_free(g: Heroes, play: Play, n: int) -> None:
    """Damage off one's own unit, or its paralysis."""
    if len(play.targets) > 1 and play.targets[1] == FREE.id:
        g.free(play.targets[0])
    else:
        g.heal(play.targets[0], n)


def curable(g: Heroes, play: Play, n: int) -> list[Act]:
    """Own units with anything to take off: damage, paralysis, an effect that is not their own side's."""
    c = g.fight
    ill = [one.uid for one in c.lasting if one.seat != play.seat and one.uid != NONE]
    return units(
        g,
        play,
        [u for u in c.fielded(play.side) if c.units[u].damage or c.units[u].marks & PARALYSED or u in ill],
    )


@word("cure", ANY_TIME, TURN | BLOW, at=curable)
def cure(g: Heroes, play: Play, n: int) -> None:
    """Paralysis and what the enemy laid on it come off; it heals."""
    uid = play.targets[0]
    g.free(uid)
    g.end_lasting([one for one in g.fight.lasting if one.uid == uid and one.seat != play.seat])
    g.heal(uid, n)


# -- harming ----------------------------------------------------------------------------------------------


def hurt(g: Heroes, play: Play, uid: int, n: int) -> None:
    """Damage from a card: defence does not count. [heroes.unit.210]"""
    if g.cards[play.card].kind == SPELL:
        g.wound_by_spell(uid, n)
    else:
        g.wound(uid, n)


@word("damage", TURN, at=anyone)
def damage(g: Heroes, play: Play, n: int) -> None:
    """To any unit."""
    hurt(g, play, play.targets[0], n)


def links(g: Heroes, play: Play, n: int) -> list[Act]:
    """Any unit, then the two nearest to it; the caster breaks ties."""
    if not play.targets:
        return anyone_on_board(g, play, n)
    c = g.fight
    start = c.units[play.targets[0]].space
    left = [uid for uid in on_board(g) if uid not in play.targets]
    nearest = min((c.board.distance(start, c.units[uid].space) for uid in left), default=0)
    return [act("unit", uid) for uid in left if c.board.distance(start, c.units[uid].space) == nearest]


@word("chain", TURN, at=links, aims=3)
def chain(g: Heroes, play: Play, n: int) -> None:
    """The first number for the unit picked, the others for those nearest to it: 1/1/1, 2/1/1 or 3/2/1."""
    for uid, harm in zip(play.targets, CHAIN[n], strict=False):
        hurt(g, play, uid, harm)


def spaces_of_fire(g: Heroes, play: Play, n: int) -> list[Act]:
    """A space with a unit on it, then one beside it."""
    c = g.fight
    if play.targets:
        return [act("space", space) for space in c.board.near[play.targets[0]]]
    return [act("space", c.units[uid].space) for uid in on_board(g)]


@word("fireball", TURN, at=spaces_of_fire, aims=2)
def fireball(g: Heroes, play: Play, n: int) -> None:
    """Friend and foe on both spaces."""
    for space in play.targets:
        uid = g.fight.at[space]
        if uid != NONE:
            hurt(g, play, uid, n)


def blindable(g: Heroes, play: Play, n: int) -> list[Act]:
    c = g.fight
    return units(
        g,
        play,
        [
            u
            for u in on_board(g)
            if c.tier_of(u) <= n and not c.units[u].marks & PARALYSED and not c.powers_of(u).unparalysable
        ],
    )


@word("paralyse", TURN, at=blindable, tiers=True)
def paralyse(g: Heroes, play: Play, n: int) -> None:
    """A unit up to that tier."""
    g.paralyse(play.targets[0])


# -- moving -----------------------------------------------------------------------------------------------


def teleports(g: Heroes, play: Play, n: int) -> list[Act]:
    """An own unit, then any empty space."""
    c = g.fight
    if play.targets:
        return [act("space", s) for s in range(c.board.spaces) if c.is_free(s, play.side)]
    return units(g, play, [u for u in c.fielded(play.side) if c.tier_of(u) <= n])


@word("teleport", TURN, at=teleports, aims=2, tiers=True)
def teleport(g: Heroes, play: Play, n: int) -> None:
    """An own unit up to that tier to any empty space."""
    if len(play.targets) == 2:
        g.teleport(play.targets[0], play.targets[1])


def swappable(g: Heroes, play: Play, n: int) -> list[Act]:
    own = g.fight.fielded(play.side)
    return [act("unit", u) for u in own if u not in play.targets] if len(own) > 1 else []


@word("swap", START, at=swappable, aims=2)
def swap(g: Heroes, play: Play, n: int) -> None:
    """Two own units change places; as an activation effect, in one's own turn."""
    if len(play.targets) == 2:
        g.swap(play.targets[0], play.targets[1])


# -- standing ---------------------------------------------------------------------------------------------


def spent(g: Heroes, play: Play, n: int) -> list[Act]:
    """Own units that have retaliated in this round."""
    c = g.fight
    return units(
        g,
        play,
        [u for u in c.fielded(play.side) if c.tier_of(u) <= n and c.units[u].marks & RETALIATED],
    )


@word("unblock", ANY_TIME, TURN | BLOW, at=spent, tiers=True)
def unblock(g: Heroes, play: Play, n: int) -> None:
    """An own unit up to that tier may retaliate once more."""
    g.unmark(play.targets[0], RETALIATED)


def can_be_saved(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    c = g.fight
    blow = c.blow
    return (
        blow is not None
        and c.units[blow.defender].side == side
        and not c.units[blow.defender].is_tower
        and c.tier_of(blow.defender) <= n
    )


@word("save", FATAL, useful=can_be_saved, tiers=True)
def save(g: Heroes, play: Play, n: int) -> None:
    """The attack that would defeat one's own unit up to that tier is called off."""
    c = g.fight
    blow = c.the_blow()
    if c.tier_of(blow.defender) <= n and may_touch(g, play, blow.defender):
        call_off(g)
