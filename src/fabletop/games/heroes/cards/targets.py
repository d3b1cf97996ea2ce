"""Where the words of a card may be aimed, and whether it would do anything now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.cards.vocabulary import BETWEEN, BLOW, MAP_WORDS
from fabletop.games.heroes.combat.camp import HERO
from fabletop.games.heroes.combat.pieces import ACTED, COVER, PARALYSED, RETALIATED, Play
from fabletop.games.heroes.defs import NONE, PACK, RANGED, SPELL, CardDef, Use
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat, act

# How many targets a word needs; words of an attack need none while one is on its way
AIMS: Final[dict[str, int]] = {
    "heal": 1,
    "heal_or_free": 2,
    "cure": 1,
    "damage": 1,
    "chain": 3,
    "fireball": 2,
    "paralyse": 1,
    "teleport": 2,
    "swap": 2,
    "unblock": 1,
    "health": 1,
    "initiative": 1,
    "haste": 1,
    "slow": 1,
    "silence": 1,
    "anti_magic": 1,
    "fire_shield": 1,
    "cover": 1,
    "cast_early": 1,
    "fetch_spell": 1,
}
IN_A_BLOW: Final = ("attack", "defence", "rage", "weaken", "curse", "bless", "prayer")
HEAL: Final = act("boon", 0)
FREE: Final = act("boon", 1)


def aims(g: Heroes, word: str) -> int:
    """How many targets a word asks for just now."""
    if word in IN_A_BLOW:
        return 1 if g.fight.blow is None else 0
    return AIMS.get(word, 0)


def is_lost_outside_attacks(card: CardDef, word: str) -> bool:
    """A bonus for an attack that is not on its way comes to nothing; only a spell can wait for the attack.
    [heroes.combat_card.110]"""
    return word in IN_A_BLOW and card.kind != SPELL


def may_touch(g: Heroes, play: Play, uid: int) -> bool:
    """Spells pass by units that are proof against them."""
    return g.cards[play.card].kind != SPELL or g.fight.is_target_of_spells(uid)


def units(g: Heroes, play: Play, found: list[int]) -> list[Act]:
    return [act("unit", uid) for uid in found if may_touch(g, play, uid)]


def everyone(g: Heroes) -> list[int]:
    """All units that stand, the tower too."""
    return [unit.uid for unit in g.fight.units if unit.stands]


def on_board(g: Heroes) -> list[int]:
    return [unit.uid for unit in g.fight.units if unit.on_board]


# -- one word after the other -----------------------------------------------------------------------------


def hurt_units(g: Heroes, play: Play, n: int) -> list[Act]:
    c = g.fight
    return units(g, play, [u for u in c.standing(play.side) if c.units[u].damage > 0])


def hurt_or_paralysed(g: Heroes, play: Play, n: int) -> list[Act]:
    """An own unit, and then which of the two comes off it."""
    c = g.fight
    if play.targets:
        unit = c.units[play.targets[0]]
        return ([HEAL] if unit.damage else []) + ([FREE] if unit.marks & PARALYSED else [])
    return units(
        g, play, [u for u in c.standing(play.side) if c.units[u].damage > 0 or c.units[u].marks & PARALYSED]
    )


def curable(g: Heroes, play: Play, n: int) -> list[Act]:
    """Own units with anything to take off: damage, paralysis, an effect that is not their own side's."""
    c = g.fight
    ill = [one.uid for one in c.lasting if one.seat != play.seat and one.uid != NONE]
    return units(
        g,
        play,
        [u for u in c.fielded(play.side) if c.units[u].damage or c.units[u].marks & PARALYSED or u in ill],
    )


def anyone(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, everyone(g))


def anyone_on_board(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, on_board(g))


def own_units(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, g.fight.fielded(play.side))


def links(g: Heroes, play: Play, n: int) -> list[Act]:
    """Any unit, then the two nearest to it; the caster breaks ties."""
    if not play.targets:
        return anyone_on_board(g, play, n)
    c = g.fight
    start = c.units[play.targets[0]].space
    left = [uid for uid in on_board(g) if uid not in play.targets]
    nearest = min((c.board.distance(start, c.units[uid].space) for uid in left), default=0)
    return [act("unit", uid) for uid in left if c.board.distance(start, c.units[uid].space) == nearest]


def spaces_of_fire(g: Heroes, play: Play, n: int) -> list[Act]:
    """A space with a unit on it, then one beside it."""
    c = g.fight
    if play.targets:
        return [act("space", space) for space in c.board.near[play.targets[0]]]
    return [act("space", c.units[uid].space) for uid in on_board(g)]


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


def teleports(g: Heroes, play: Play, n: int) -> list[Act]:
    """An own unit, then any empty space."""
    c = g.fight
    if play.targets:
        return [act("space", s) for s in range(c.board.spaces) if c.is_free(s, play.side)]
    return units(g, play, [u for u in c.fielded(play.side) if c.tier_of(u) <= n])


def swappable(g: Heroes, play: Play, n: int) -> list[Act]:
    own = g.fight.fielded(play.side)
    return [act("unit", u) for u in own if u not in play.targets] if len(own) > 1 else []


def spent(g: Heroes, play: Play, n: int) -> list[Act]:
    """Own units that have retaliated in this round."""
    c = g.fight
    return units(
        g,
        play,
        [u for u in c.fielded(play.side) if c.tier_of(u) <= n and c.units[u].marks & RETALIATED],
    )


def of_tier(g: Heroes, play: Play, n: int) -> list[Act]:
    return units(g, play, [u for u in on_board(g) if g.fight.tier_of(u) <= n])


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


def early_spells(g: Heroes, play: Play, n: int) -> list[Act]:
    """Spells in hand that can do something before anybody acts; the basic effect keeps to the limit."""
    camp = g.fight.camps[play.side]
    if n == 1 and camp.spells >= camp.spell_limit:
        return []
    found = []
    for number in dict.fromkeys(g.players[play.seat].hand):
        card = g.cards[number]
        if card.kind == SPELL and works_alone(g, card):
            spell = Play(play.seat, play.side, number, 0)
            effect = card.uses[0].does[0]
            strong = card.strength(power_within_reach(g, play.seat, card))
            if targets_of(g, spell, effect.word, effect.amounts[strong]):
                found.append(act("card", number))
    return found


def works_alone(g: Heroes, card: CardDef) -> bool:
    """Whether a spell has an effect outside an attack and off the map."""
    word = card.uses[0].does[0].word
    return word in AIMS or word == "prayer" or (word in IN_A_BLOW and not g.rules.spells_answer)


def power_within_reach(g: Heroes, seat: Seat, card: CardDef) -> int:
    """The most power that the rest of the hand could add to a spell, with the expert effects still open."""
    if not card.power:
        return 0
    total = 0
    more: list[int] = []  # what each expert effect would add
    hand = list(g.players[seat].hand)
    if card.index in hand:
        hand.remove(card.index)
    for number in hand:
        basic = expert = 0
        for use in g.cards[number].uses:
            if use.power and use.price < len(hand):
                if use.expert:
                    expert = use.power
                elif use.power > basic:
                    basic = use.power
        total += basic
        if expert > basic:
            more.append(expert - basic)
    more.sort(reverse=True)
    return total + sum(more[: max(0, g.crowns_left(seat))])


def spells_in_discard(g: Heroes, play: Play, n: int) -> list[Act]:
    pile = dict.fromkeys(g.players[play.seat].discard)
    return [act("card", card) for card in pile if g.cards[card].kind == SPELL]


def fighters(g: Heroes, play: Play, n: int) -> list[Act]:
    """Ground and flying units."""
    return units(g, play, [u for u in on_board(g) if g.fight.type_of(u) != RANGED])


def waiting_units(g: Heroes, play: Play, n: int) -> list[Act]:
    """Units that still have to act in this round: more initiative helps no others."""
    return units(g, play, [u for u in on_board(g) if not g.fight.units[u].marks & ACTED])


Targets = Callable[[Heroes, Play, int], list[Act]]
TARGETS: Final[dict[str, Targets]] = {
    "heal": hurt_units,
    "heal_or_free": hurt_or_paralysed,
    "cure": curable,
    "damage": anyone,
    "chain": links,
    "fireball": spaces_of_fire,
    "paralyse": blindable,
    "teleport": teleports,
    "swap": swappable,
    "unblock": spent,
    "health": own_units,
    "initiative": own_units,
    "haste": anyone_on_board,
    "slow": anyone_on_board,
    "silence": of_tier,
    "anti_magic": of_tier,
    "fire_shield": anyone_on_board,
    "cover": coverable,
    "cast_early": early_spells,
    "fetch_spell": spells_in_discard,
    "prayer": waiting_units,
    "attack": anyone_on_board,
    "defence": anyone_on_board,
    "rage": fighters,
    "bless": fighters,
    "weaken": anyone_on_board,
    "curse": anyone_on_board,
}


def targets_of(g: Heroes, play: Play, word: str, n: int) -> list[Act]:
    """What may be picked as the next target of a word."""
    return TARGETS[word](g, play, n)


# -- whether a card would do anything ---------------------------------------------------------------------


def is_useful(g: Heroes, seat: Seat, side: int, card: CardDef, use: Use, moment: int, power: int) -> bool:
    """Whether at least one word of a card has an effect at this moment."""
    strong = card.strength(power) if use is card.uses[0] else 0
    if strong == NONE:
        return False
    for effect in use.does:
        n = effect.amounts[min(strong, len(effect.amounts) - 1)]
        if word_is_useful(g, seat, side, card, effect.word, n, moment):
            return True
    return False


def word_is_useful(g: Heroes, seat: Seat, side: int, card: CardDef, word: str, n: int, moment: int) -> bool:
    if word in MAP_WORDS:
        return False
    if word in BLOW_WORDS and moment == BLOW:
        return helps_in_blow(g, side, card, word)
    if word == "save" and card.kind == SPELL and not may_be_saved_by_spell(g):
        return False
    if aims(g, word) > 0:
        if is_lost_outside_attacks(card, word):
            return False
        if word in IN_A_BLOW and g.rules.spells_answer and not (word == "prayer" and moment == BETWEEN):
            return False
        return bool(targets_of(g, Play(seat, side, card.index, 0), word, n))
    check = USEFUL.get(word)
    return check is not None and check(g, seat, side, n)


BLOW_WORDS: Final = (*IN_A_BLOW, "triple_die", "attack_for_cards", "defence_for_cards")


def helps_in_blow(g: Heroes, side: int, card: CardDef, word: str) -> bool:
    """Whether a word changes the attack that is on its way, in favour of a side."""
    c = g.fight
    blow = c.blow
    if blow is None:
        return False
    attacks = c.units[blow.attacker].side == side
    defends = c.units[blow.defender].side == side
    if card.kind == SPELL:
        on_attacker = word in ("rage", "bless", "weaken") or (word == "prayer" and attacks)
        if not c.is_target_of_spells(blow.attacker if on_attacker else blow.defender):
            return False
    if word in ("rage", "bless"):
        return attacks and c.type_of(blow.attacker) != RANGED and not (word == "bless" and blow.dieless)
    if word in ("attack_for_cards", "defence_for_cards") and len(g.players[c.commander(side)].hand) < 2:
        return False
    if word in ("attack", "attack_for_cards"):
        return attacks
    if word == "triple_die":
        return attacks and not blow.dieless and blow.times == 1
    if word in ("defence", "defence_for_cards"):
        return defends
    if word == "weaken":
        return not attacks
    if word == "curse":
        return not defends
    return attacks or defends


def enemy_seat(g: Heroes, side: int) -> Seat:
    return g.fight.commander(1 - side)


def can_be_saved(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    c = g.fight
    blow = c.blow
    return (
        blow is not None
        and c.units[blow.defender].side == side
        and not c.units[blow.defender].is_tower
        and c.tier_of(blow.defender) <= n
    )


def may_be_saved_by_spell(g: Heroes) -> bool:
    """Units that spells pass by cannot be saved by one either."""
    c = g.fight
    blow = c.blow
    return blow is not None and c.is_target_of_spells(blow.defender)


def has_ranged(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    c = g.fight
    return any(c.type_of(uid) == RANGED for uid in c.fielded(side))


def can_draw(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return bool(g.players[seat].deck or g.players[seat].discard)


def enemy_has_cards(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    enemy = enemy_seat(g, side)
    return enemy >= 0 and bool(g.players[enemy].hand)


def enemy_is_in_good_heart(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    enemy = enemy_seat(g, side)
    return enemy >= 0 and g.players[enemy].morale > 0


def can_take_heart(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return not g.ignores_morale(seat) and g.players[seat].morale < 1


def enemy_is_a_hero(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return g.fight.camps[1 - side].leader == HERO


def always(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return True


Check = Callable[[Heroes, Seat, int, int], bool]
USEFUL: Final[dict[str, Check]] = {
    "ignore_die": always,
    "draw": can_draw,
    "draw_and_keep_one": can_draw,
    "enemy_discards": enemy_has_cards,
    "save": can_be_saved,
    "archery": has_ranged,
    "luck": always,
    "return_spell": always,
    "return_all": always,
    "resist": always,
    "no_escape": enemy_is_a_hero,
    "morale": can_take_heart,
    "enemy_morale": enemy_is_in_good_heart,
    "morale_on_zero": can_take_heart,
    "gold": always,
    "materials": always,
    "valuables": always,
}
