"""Words for what lasts. [heroes.card_timing.060, heroes.combat_card.050]"""

from __future__ import annotations

from fabletop.games.heroes.cards.registry import TURN, word
from fabletop.games.heroes.cards.targets import always, anyone_on_board, on_board, own_units, units
from fabletop.games.heroes.cards.values import doubled
from fabletop.games.heroes.combat.pieces import COMBAT, COVER, Lasting, Play
from fabletop.games.heroes.defs import NONE, PACK, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat, act


def keep(g: Heroes, play: Play, name: str, uid: int, n: int, until: int) -> None:
    """The card stays on the table while its effect lasts. [heroes.card_timing.060, heroes.combat_card.050]"""
    play.stays = True
    g.add_lasting(Lasting(name, play.side, uid, n, until, play.card, play.seat))


@word("health", TURN, at=own_units)
def health(g: Heroes, play: Play, n: int) -> None:
    """More health for one's own unit in this combat."""
    keep(g, play, "health", play.targets[0], doubled(g, play, play.targets[0], n), COMBAT)


@word("initiative", TURN, at=own_units)
def initiative(g: Heroes, play: Play, n: int) -> None:
    """More initiative for one's own unit in this combat."""
    keep(g, play, "initiative", play.targets[0], doubled(g, play, play.targets[0], n), COMBAT)


@word("haste", TURN, at=anyone_on_board)
def haste(g: Heroes, play: Play, n: int) -> None:
    """More initiative for any unit in this combat."""
    keep(g, play, "initiative", play.targets[0], n, COMBAT)


@word("slow", TURN, at=anyone_on_board)
def slow(g: Heroes, play: Play, n: int) -> None:
    """Less initiative for any unit in this combat."""
    keep(g, play, "initiative", play.targets[0], -n, COMBAT)


def of_tier(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, [u for u in on_board(g) if g.fight.tier_of(u) <= n])


@word("silence", TURN, at=of_tier, tiers=True)
def silence(g: Heroes, play: Play, n: int) -> None:
    """A unit up to that tier has no special abilities in this combat."""
    keep(g, play, "silence", play.targets[0], n, COMBAT)


@word("anti_magic", TURN, at=of_tier, tiers=True)
def anti_magic(g: Heroes, play: Play, n: int) -> None:
    """A unit up to that tier cannot be the target of spells in this combat."""
    keep(g, play, "anti_magic", play.targets[0], n, COMBAT)


@word("fire_shield", TURN, at=anyone_on_board)
def fire_shield(g: Heroes, play: Play, n: int) -> None:
    """Damage to adjacent attackers of a unit in this combat round; cast before anybody acts, in the first."""
    keep(g, play, "fire_shield", play.targets[0], n, max(1, g.fight.round))


def has_ranged(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    c = g.fight
    return any(c.type_of(uid) == RANGED for uid in c.fielded(side))


@word("archery", TURN, useful=has_ranged)
def archery(g: Heroes, play: Play, n: int) -> None:
    """1: own ranged units shoot better in this round; 2: and in the next, and sooner."""
    keep(g, play, "archery", NONE, n, g.fight.round + n - 1)


def coverable(g: Heroes, play: Play, n: int) -> list[Act]:
    """The units on which a card of Sandro's may lie."""
    c = g.fight
    card = g.cards[play.card]
    found = []
    for uid in c.fielded(play.side):
        unit = c.units[uid]
        right_face = unit.face == PACK or (card.covers_few and (unit.face != COVER + play.card))
        if g.units[unit.kind].is_called(card.covers) and right_face:
            found.append(act("unit", uid))
    return found


@word("cover", TURN, at=coverable)
def cover(g: Heroes, play: Play, n: int) -> None:
    """This card's numbers replace those of the unit beneath."""
    play.stays = True
    g.cover(play.targets[0], play.card)


@word("luck", TURN, useful=always)
def luck(g: Heroes, play: Play, n: int) -> None:
    """Reroll any one die in this turn."""
    keep(g, play, "luck", NONE, n, COMBAT)
