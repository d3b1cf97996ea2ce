"""What the words on cards do once a card takes effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.targets import FREE, aims, may_touch
from fabletop.games.heroes.combat.attack import call_off
from fabletop.games.heroes.combat.dice import attack_die, ignore_die
from fabletop.games.heroes.combat.pieces import COMBAT, NEXT_ATTACK, RETALIATED, Lasting, Play
from fabletop.games.heroes.defs import NONE, SPELL
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

CHAIN: Final = ((0, 0, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1))


@step("heroes.take_effect")
def take_effect(g: Heroes, f: Frame) -> None:
    """Everything the card says, in its order, unless it was resisted or lost its target."""
    play = g.fight.the_play()
    card = g.cards[play.card]
    strong = card.strength(play.power) if play.use == 0 else 0
    if play.resisted or strong == NONE:
        return
    for effect in card.uses[play.use].does:
        n = effect.amounts[min(strong, len(effect.amounts) - 1)]
        if len(play.targets) < min(1, aims(g, effect.word)):
            continue
        DO[effect.word](g, play, n)


def doubled(g: Heroes, play: Play, uid: int, n: int) -> int:
    """A specialty does twice as much for its favourites."""
    favourite = g.cards[play.card].double_for
    return 2 * n if favourite and g.units[g.fight.units[uid].kind].is_called(favourite) else n


# -- the values of an attack ------------------------------------------------------------------------------


def lend(g: Heroes, play: Play, word: str, uid: int, n: int) -> None:
    """A bonus for the unit's next attack or defence. [heroes.card_timing.070, heroes.combat_card.040]"""
    g.add_lasting(Lasting(word, play.side, uid, n, NEXT_ATTACK, NONE, play.seat))


def do_attack(g: Heroes, play: Play, n: int) -> None:
    c = g.fight
    blow = c.blow
    if blow is None:
        lend_to_target(g, play, "attack", n)
    elif c.units[blow.attacker].side == play.side:
        blow.attack += doubled(g, play, blow.attacker, n)


def lend_to_target(g: Heroes, play: Play, word: str, n: int) -> None:
    if play.targets:
        lend(g, play, word, play.targets[0], n)


def do_defence(g: Heroes, play: Play, n: int) -> None:
    c = g.fight
    blow = c.blow
    if blow is None:
        lend_to_target(g, play, "defence", n)
    elif c.units[blow.defender].side == play.side:
        blow.defence += doubled(g, play, blow.defender, n)


def do_weaken(g: Heroes, play: Play, n: int) -> None:
    blow = g.fight.blow
    if blow is None:
        lend_to_target(g, play, "attack", -n)
    else:
        blow.attack -= n


def do_curse(g: Heroes, play: Play, n: int) -> None:
    blow = g.fight.blow
    if blow is None:
        lend_to_target(g, play, "defence", -n)
    else:
        blow.defence -= n


def do_bless(g: Heroes, play: Play, n: int) -> None:
    """No die is rolled, so nothing that hangs on it happens."""
    blow = g.fight.blow
    if blow is None:
        lend_to_target(g, play, "bless", n)
    else:
        blow.dieless = True
        blow.attack += n


def do_prayer(g: Heroes, play: Play, n: int) -> None:
    """Attack for an attacker, defence for a defender, initiative for who still has to act."""
    c = g.fight
    blow = c.blow
    if blow is None:
        lend_to_target(g, play, "initiative", n)
    elif c.units[blow.attacker].side == play.side:
        blow.attack += n
    else:
        blow.defence += n


def do_triple_die(g: Heroes, play: Play, n: int) -> None:
    g.fight.the_blow().times = 3


def do_ignore_die(g: Heroes, play: Play, n: int) -> None:
    ignore_die(g)


def do_attack_for_cards(g: Heroes, play: Play, n: int) -> None:
    g.fight.the_blow().attack += len(play.paid)


def do_defence_for_cards(g: Heroes, play: Play, n: int) -> None:
    g.fight.the_blow().defence += len(play.paid)


# -- cards ------------------------------------------------------------------------------------------------


def do_draw(g: Heroes, play: Play, n: int) -> None:
    g.draw(play.seat, n)


def do_draw_if_spell(g: Heroes, play: Play, n: int) -> None:
    if any(g.cards[card].kind == SPELL for card in play.paid):
        g.draw(play.seat, n)


def do_discard_after(g: Heroes, play: Play, n: int) -> None:
    g.owe("heroes.discard", play.seat, play.card, n)


def do_draw_and_keep_one(g: Heroes, play: Play, n: int) -> None:
    """Of the cards just drawn one stays. Until then the hand is one with them, so the pick is among them."""
    before = len(g.players[play.seat].hand)
    g.draw(play.seat, n)
    drawn = len(g.players[play.seat].hand) - before
    if drawn > 1:
        g.owe("heroes.keep_one", play.seat, before)


@chooser("discard")
def card_to_discard(g: Heroes, f: Frame) -> list[Act]:
    return [act("card", card) for card in dict.fromkeys(g.players[f.seat].hand)]


@step("heroes.discard", card_to_discard)
def discard(g: Heroes, f: Frame, card: Act) -> None:
    """Discard so many cards, one at a time."""
    source, n = f.args
    g.discard_from_hand(f.seat, card.id)
    if n > 1:
        g.then(discard, f.carry(source, n - 1))


@chooser("keep_one")
def card_just_drawn(g: Heroes, f: Frame) -> list[Act]:
    (before,) = f.args
    return [act("card", card) for card in dict.fromkeys(g.players[f.seat].hand[before:])]


@step("heroes.keep_one", card_just_drawn)
def keep_one(g: Heroes, f: Frame, card: Act) -> None:
    """Keep one of the cards just drawn; the others are discarded."""
    (before,) = f.args
    drawn = g.players[f.seat].hand[before:]
    drawn.remove(card.id)
    for other in drawn:
        g.discard_from_hand(f.seat, other)


def do_enemy_discards(g: Heroes, play: Play, n: int) -> None:
    enemy = g.fight.commander(1 - play.side)
    if enemy >= 0:
        for _ in range(n):
            g.lose_at_random(enemy)


def do_fetch_spell(g: Heroes, play: Play, n: int) -> None:
    """A spell back to hand; the rest of the discard pile goes into the deck."""
    g.fetch_from_discard(play.seat, play.targets[0])
    g.shuffle_discard_into_deck(play.seat)


def do_nothing(g: Heroes, play: Play, n: int) -> None:
    """Seen to when the card is paid for or put away."""


# -- units ------------------------------------------------------------------------------------------------


def do_heal(g: Heroes, play: Play, n: int) -> None:
    g.heal(play.targets[0], n)


def do_heal_or_free(g: Heroes, play: Play, n: int) -> None:
    if len(play.targets) > 1 and play.targets[1] == FREE.id:
        g.free(play.targets[0])
    else:
        g.heal(play.targets[0], n)


def do_cure(g: Heroes, play: Play, n: int) -> None:
    """Paralysis and what the enemy laid on it come off; it heals."""
    uid = play.targets[0]
    g.free(uid)
    g.end_lasting([one for one in g.fight.lasting if one.uid == uid and one.seat != play.seat])
    g.heal(uid, n)


def hurt(g: Heroes, play: Play, uid: int, n: int) -> None:
    """Damage from a card: defence does not count. [heroes.unit.210]"""
    if g.cards[play.card].kind == SPELL:
        g.wound_by_spell(uid, n)
    else:
        g.wound(uid, n)


def do_damage(g: Heroes, play: Play, n: int) -> None:
    hurt(g, play, play.targets[0], n)


def do_chain(g: Heroes, play: Play, n: int) -> None:
    """The first number for the unit picked, the others for those nearest to it."""
    for uid, damage in zip(play.targets, CHAIN[n], strict=False):
        hurt(g, play, uid, damage)


def do_fireball(g: Heroes, play: Play, n: int) -> None:
    """Friend and foe on both spaces."""
    for space in play.targets:
        uid = g.fight.at[space]
        if uid != NONE:
            hurt(g, play, uid, n)


def do_paralyse(g: Heroes, play: Play, n: int) -> None:
    g.paralyse(play.targets[0])


def do_teleport(g: Heroes, play: Play, n: int) -> None:
    if len(play.targets) == 2:
        g.teleport(play.targets[0], play.targets[1])


def do_swap(g: Heroes, play: Play, n: int) -> None:
    if len(play.targets) == 2:
        g.swap(play.targets[0], play.targets[1])


def do_unblock(g: Heroes, play: Play, n: int) -> None:
    g.unmark(play.targets[0], RETALIATED)


def do_save(g: Heroes, play: Play, n: int) -> None:
    c = g.fight
    blow = c.the_blow()
    if c.tier_of(blow.defender) <= n and may_touch(g, play, blow.defender):
        call_off(g)


# -- what lasts -------------------------------------------------------------------------------------------


def keep(g: Heroes, play: Play, word: str, uid: int, n: int, until: int) -> None:
    """The card stays on the table while its effect lasts. [heroes.card_timing.060, heroes.combat_card.050]"""
    play.stays = True
    g.add_lasting(Lasting(word, play.side, uid, n, until, play.card, play.seat))


def do_health(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "health", play.targets[0], doubled(g, play, play.targets[0], n), COMBAT)


def do_initiative(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "initiative", play.targets[0], doubled(g, play, play.targets[0], n), COMBAT)


def do_haste(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "initiative", play.targets[0], n, COMBAT)


def do_slow(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "initiative", play.targets[0], -n, COMBAT)


def do_silence(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "silence", play.targets[0], n, COMBAT)


def do_anti_magic(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "anti_magic", play.targets[0], n, COMBAT)


def do_fire_shield(g: Heroes, play: Play, n: int) -> None:
    """For this combat round; cast before anybody acts, for the first one."""
    keep(g, play, "fire_shield", play.targets[0], n, max(1, g.fight.round))


def do_archery(g: Heroes, play: Play, n: int) -> None:
    """For this round, or this one and the next."""
    keep(g, play, "archery", NONE, n, g.fight.round + n - 1)


def do_cover(g: Heroes, play: Play, n: int) -> None:
    play.stays = True
    g.cover(play.targets[0], play.card)


def do_luck(g: Heroes, play: Play, n: int) -> None:
    keep(g, play, "luck", NONE, n, COMBAT)


# -- the rest ---------------------------------------------------------------------------------------------


def do_cast_early(g: Heroes, play: Play, n: int) -> None:
    """A spell before anybody acts; the expert one is beyond the limit of the round."""
    play.follows = play.targets[0]
    play.free = n == 2


def do_no_escape(g: Heroes, play: Play, n: int) -> None:
    g.fight.camps[1 - play.side].held = True


def do_morale(g: Heroes, play: Play, n: int) -> None:
    g.get_positive_morale(play.seat)


def do_enemy_morale(g: Heroes, play: Play, n: int) -> None:
    enemy = g.fight.commander(1 - play.side)
    if enemy >= 0 and g.players[enemy].morale > 0:
        g.get_negative_morale(enemy)


def do_morale_on_zero(g: Heroes, play: Play, n: int) -> None:
    die = attack_die(g)
    g.emit(ev.AbilityRolled(NONE, die))
    if die == 0:
        g.get_positive_morale(play.seat)


def do_gold(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, n, 0, 0)


def do_materials(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, 0, n, 0)


def do_valuables(g: Heroes, play: Play, n: int) -> None:
    g.get_resources(play.seat, 0, 0, n)


DO: Final[dict[str, Callable[[Heroes, Play, int], None]]] = {
    "attack": do_attack,
    "rage": do_attack,
    "defence": do_defence,
    "weaken": do_weaken,
    "curse": do_curse,
    "bless": do_bless,
    "prayer": do_prayer,
    "triple_die": do_triple_die,
    "ignore_die": do_ignore_die,
    "attack_for_cards": do_attack_for_cards,
    "defence_for_cards": do_defence_for_cards,
    "power": do_nothing,
    "draw": do_draw,
    "discard": do_nothing,
    "draw_if_spell": do_draw_if_spell,
    "discard_after": do_discard_after,
    "draw_and_keep_one": do_draw_and_keep_one,
    "enemy_discards": do_enemy_discards,
    "fetch_spell": do_fetch_spell,
    "remove_self": do_nothing,
    "keep_self": do_nothing,
    "heal": do_heal,
    "heal_or_free": do_heal_or_free,
    "cure": do_cure,
    "damage": do_damage,
    "chain": do_chain,
    "fireball": do_fireball,
    "paralyse": do_paralyse,
    "teleport": do_teleport,
    "swap": do_swap,
    "unblock": do_unblock,
    "save": do_save,
    "health": do_health,
    "initiative": do_initiative,
    "haste": do_haste,
    "slow": do_slow,
    "silence": do_silence,
    "anti_magic": do_anti_magic,
    "fire_shield": do_fire_shield,
    "archery": do_archery,
    "cover": do_cover,
    "luck": do_luck,
    "cast_early": do_cast_early,
    "no_escape": do_no_escape,
    "morale": do_morale,
    "enemy_morale": do_enemy_morale,
    "morale_on_zero": do_morale_on_zero,
    "gold": do_gold,
    "materials": do_materials,
    "valuables": do_valuables,
}
