"""Words for the values of an attack. [heroes.card_timing.070, heroes.combat_card.040]"""

from __future__ import annotations

from fabletop.games.heroes.cards.registry import BETWEEN, BLOW, ROLLED, attacker_of, word
from fabletop.games.heroes.cards.targets import always, anyone_on_board, on_board, units
from fabletop.games.heroes.combat.dice import ignore_die
from fabletop.games.heroes.combat.pieces import ACTED, NEXT_ATTACK, Blow, Lasting, Play
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act

# -- whom they help ---------------------------------------------------------------------------------------


def attacks_with(g: Heroes, side: int, blow: Blow) -> bool:
    return g.fight.units[blow.attacker].side == side


def defends_with(g: Heroes, side: int, blow: Blow) -> bool:
    return g.fight.units[blow.defender].side == side


def is_attacked(g: Heroes, side: int, blow: Blow) -> bool:
    return not attacks_with(g, side, blow)


def is_defied(g: Heroes, side: int, blow: Blow) -> bool:
    return not defends_with(g, side, blow)


def fights_hand_to_hand(g: Heroes, side: int, blow: Blow) -> bool:
    """With a ground or flying unit."""
    return attacks_with(g, side, blow) and g.fight.type_of(blow.attacker) != RANGED


def may_be_blessed(g: Heroes, side: int, blow: Blow) -> bool:
    return fights_hand_to_hand(g, side, blow) and not blow.dieless


def has_a_single_die(g: Heroes, side: int, blow: Blow) -> bool:
    return attacks_with(g, side, blow) and not blow.dieless and blow.times == 1


def has_another_card(g: Heroes, side: int) -> bool:
    return len(g.players[g.fight.commander(side)].hand) > 1


def attacks_with_cards_left(g: Heroes, side: int, blow: Blow) -> bool:
    return has_another_card(g, side) and attacks_with(g, side, blow)


def defends_with_cards_left(g: Heroes, side: int, blow: Blow) -> bool:
    return has_another_card(g, side) and defends_with(g, side, blow)


def takes_part(g: Heroes, side: int, blow: Blow) -> bool:
    return attacks_with(g, side, blow) or defends_with(g, side, blow)


def own_of(c: Combat, side: int, blow: Blow) -> int:
    return blow.attacker if c.units[blow.attacker].side == side else blow.defender


def fighters(g: Heroes, play: Play, n: int) -> list[Act]:
    """Ground and flying units."""
    c = g.fight
    return units(g, play, [u for u in on_board(g) if c.type_of(u) != RANGED])


def waiting_units(g: Heroes, play: Play, n: int) -> list[Act]:
    """Units that still have to act in this round: more initiative helps no others."""
    c = g.fight
    return units(g, play, [u for u in on_board(g) if not c.units[u].marks & ACTED])


# -- the words --------------------------------------------------------------------------------------------


def doubled(g: Heroes, play: Play, uid: int, n: int) -> int:
    """A specialty does twice as much for its favourites."""
    favourite = g.cards[play.card].double_for
    return 2 * n if favourite and g.units[g.fight.units[uid].kind].is_called(favourite) else n


def lend(g: Heroes, play: Play, name: str, n: int) -> None:
    """A bonus for the next attack or defence of the unit aimed at.
    [heroes.card_timing.070, heroes.combat_card.040]"""
    if play.targets:
        g.add_lasting(Lasting(name, play.side, play.targets[0], n, NEXT_ATTACK, NONE, play.seat))


@word("attack", BLOW, at=anyone_on_board, helps=attacks_with)
@word("rage", BLOW, at=fighters, helps=fights_hand_to_hand, touches=attacker_of)
def attack(g: Heroes, play: Play, n: int) -> None:
    """More attack for one's own attacker; rage is for those on the ground or in the air."""
    c = g.fight
    if c.blow is None:
        lend(g, play, "attack", n)
    elif c.units[c.blow.attacker].side == play.side:
        c.blow.attack += doubled(g, play, c.blow.attacker, n)


@word("defence", BLOW, at=anyone_on_board, helps=defends_with)
def defence(g: Heroes, play: Play, n: int) -> None:
    """More defence for one's own defender."""
    c = g.fight
    if c.blow is None:
        lend(g, play, "defence", n)
    elif c.units[c.blow.defender].side == play.side:
        c.blow.defence += doubled(g, play, c.blow.defender, n)


@word("weaken", BLOW, at=anyone_on_board, helps=is_attacked, touches=attacker_of)
def weaken(g: Heroes, play: Play, n: int) -> None:
    """Less attack for the enemy's attacker."""
    blow = g.fight.blow
    if blow is None:
        lend(g, play, "attack", -n)
    else:
        blow.attack -= n


@word("curse", BLOW, at=anyone_on_board, helps=is_defied)
def curse(g: Heroes, play: Play, n: int) -> None:
    """Less defence for the enemy's defender."""
    blow = g.fight.blow
    if blow is None:
        lend(g, play, "defence", -n)
    else:
        blow.defence -= n


@word("bless", BLOW, at=fighters, helps=may_be_blessed, touches=attacker_of)
def bless(g: Heroes, play: Play, n: int) -> None:
    """One's own ground or flying attacker gets more attack and rolls no die, so nothing that hangs on it
    happens."""
    blow = g.fight.blow
    if blow is None:
        lend(g, play, "bless", n)
    else:
        blow.dieless = True
        blow.attack += n


@word("prayer", BLOW | BETWEEN, at=waiting_units, helps=takes_part, touches=own_of)
def prayer(g: Heroes, play: Play, n: int) -> None:
    """Attack for an attacker, defence for a defender, initiative for who still has to act."""
    c = g.fight
    if c.blow is None:
        lend(g, play, "initiative", n)
    elif c.units[c.blow.attacker].side == play.side:
        c.blow.attack += n
    else:
        c.blow.defence += n


@word("triple_die", BLOW, helps=has_a_single_die)
def triple_die(g: Heroes, play: Play, n: int) -> None:
    """The die of one's own attack counts three times."""
    g.fight.the_blow().times = 3


@word("ignore_die", ROLLED, useful=always)
def let_die_count_nothing(g: Heroes, play: Play, n: int) -> None:
    """The die just rolled counts nothing."""
    ignore_die(g)


@word("attack_for_cards", BLOW, helps=attacks_with_cards_left)
def attack_for_cards(g: Heroes, play: Play, n: int) -> None:
    """As much attack as cards were discarded."""
    g.fight.the_blow().attack += len(play.paid)


@word("defence_for_cards", BLOW, helps=defends_with_cards_left)
def defence_for_cards(g: Heroes, play: Play, n: int) -> None:
    """As much defence as cards were discarded."""
    g.fight.the_blow().defence += len(play.paid)
