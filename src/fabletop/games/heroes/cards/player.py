"""Words for players: their hearts, their treasuries, and their escape."""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.registry import ANY_TIME, ON_MAP, START, TURN, word
from fabletop.games.heroes.cards.targets import always
from fabletop.games.heroes.combat.camp import HERO
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat


def enemy_is_a_hero(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return g.fight.camps[1 - side].leader == HERO


@word("no_escape", START, useful=enemy_is_a_hero)
def no_escape(g: Heroes, play: Play, n: int) -> None:
    """The enemy hero may neither retreat nor surrender."""
    g.fight.camps[1 - play.side].held = True


def can_take_heart(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return not g.ignores_morale(seat) and g.players[seat].morale < 1


@word("morale", ANY_TIME | ON_MAP, TURN, useful=can_take_heart)
def morale(g: Heroes, play: Play, n: int) -> None:
    """Gain positive morale."""
    g.get_positive_morale(play.seat)


@word("morale_on_zero", ANY_TIME | ON_MAP, TURN, useful=can_take_heart)
def morale_on_zero(g: Heroes, play: Play, n: int) -> None:
    """Roll the attack die; on 0 gain positive morale."""
    die = attack_die(g)
    g.emit(ev.AbilityRolled(NONE, die))
    if die == 0:
        g.get_positive_morale(play.seat)


def enemy_is_in_good_heart(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    enemy = g.fight.commander(1 - side)
    return enemy >= 0 and g.players[enemy].morale > 0


@word("enemy_morale", ANY_TIME, TURN, useful=enemy_is_in_good_heart)
def enemy_morale(g: Heroes, play: Play, n: int) -> None:
    """An enemy with positive morale gains negative morale."""
    enemy = g.fight.commander(1 - play.side)
    if enemy >= 0 and g.players[enemy].morale > 0:
        g.get_negative_morale(enemy)


@word("gold", ANY_TIME | ON_MAP, TURN, useful=always)
def gold(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, n, 0, 0)


@word("materials", ANY_TIME | ON_MAP, TURN, useful=always)
def materials(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, 0, n, 0)


@word("valuables", ANY_TIME | ON_MAP, TURN, useful=always)
def valuables(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, 0, 0, n)
