"""What cards do, word by word. [village.secondary_effect]"""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.cards.word import MINI_CARDS, NUMBER_OR_ALL, amount, word
from fabletop.games.village.defs import SPELL, WEAPON
from fabletop.games.village.fight.aim import HERO
from fabletop.games.village.market import has_market, is_blocked, trash_one
from fabletop.games.village.modes.sides import heal_targets, monster_places, opponents, summon_places
from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def distinct(cards: list[int]) -> list[int]:
    """Equal cards are one option."""
    return sorted(set(cards))


# -- for oneself -------------------------------------------------------------------------------------


@word("draw")
def draw(g: Village, f: Frame) -> None:
    """Draw cards from one's own deck.
    [village.secondary_effect.040, village.secondary_effect.050, village.secondary_effect.060]"""
    g.draw(f.seat, amount(f))


@word("gold")
def gold(g: Village, f: Frame) -> None:
    """Treasure gives gold for this turn. [village.buy.010, village.treasure.030, village.icon.020]"""
    g.get_gold(amount(f))


@word("chest")
def chest(g: Village, f: Frame) -> None:
    """One die plus the modifier, times 10. [village.treasure.020, village.treasure.010]"""
    card, bonus = f.args
    die = g.roll(6)
    g.emit(ev.Rolled(f.seat, die, card, bonus))
    g.get_gold((die + bonus) * 10)


@word("mind")
def mind(g: Village, f: Frame) -> None:
    """More or less intelligence this turn. [village.spell.020, village.icon.060]"""
    g.change_mind(amount(f))


@chooser("heal")
def hero_to_heal(g: Village, f: Frame) -> list[Act]:
    card, _ = f.args
    if g.cards[card].kind == SPELL:
        return [HERO[s] for s in heal_targets(g, f.seat)]
    return [HERO[f.seat]]


@word(
    "heal",
    at=hero_to_heal,
    rules=("village.healing.020", "village.healing.030", "village.multiplayer_4.030", "village.icon.050"),
)
def heal(g: Village, f: Frame, hero: Act) -> None:
    """Life points back."""
    g.heal(hero.id, amount(f))


@word(
    "heal_die",
    at=hero_to_heal,
    rules=("village.healing.010", "village.healing.020", "village.healing.030", "village.multiplayer_4.030"),
)
def heal_die(g: Village, f: Frame, hero: Act) -> None:
    """One die plus the bonus in life points."""
    card, bonus = f.args
    die = g.roll(6)
    g.emit(ev.Rolled(f.seat, die, card, bonus))
    g.heal(hero.id, die + bonus)


@word("experience")
def experience(g: Village, f: Frame) -> None:
    g.get_experience(f.seat, amount(f))


@word("self_damage")
def self_damage(g: Village, f: Frame) -> None:
    g.hurt(f.seat, amount(f))


@word("cure", takes=NUMBER_OR_ALL)
def cure(g: Village, f: Frame) -> None:
    """Take poison tokens off. [village.poison.040]"""
    g.cure(f.seat, amount(f))


def holds_weapon(g: Village, seat: Seat) -> bool:
    """Whether there is a weapon in hand to sharpen."""
    return any(g.cards[card].kind == WEAPON for card in g.players[seat].hand)


@word("next_weapon", useful=holds_weapon)
def next_weapon(g: Village, f: Frame) -> None:
    g.sharpen_next_weapon(f.seat, amount(f))


@word("all_weapons", useful=holds_weapon)
def all_weapons(g: Village, f: Frame) -> None:
    g.sharpen_all_weapons(f.seat, amount(f))


@word("discount")
def discount(g: Village, f: Frame) -> None:
    g.lower_price(f.seat, amount(f))


@word("taming")
def taming(g: Village, f: Frame) -> None:
    g.raise_taming(f.seat, amount(f))


@word("armour_until_next_turn")
def armour_until_next_turn(g: Village, f: Frame) -> None:
    g.raise_armour(f.seat, amount(f))


# -- cards of one's own hand ------------------------------------------------------------------------------


@chooser("hand", ask=True)
def card_in_hand(g: Village, f: Frame) -> list[int]:
    return distinct(g.players[f.seat].hand)


@word("trash_hand")
def trash_hand(g: Village, f: Frame) -> None:
    """Remove cards of one's own hand from the game; a must.
    [village.secondary_effect.010, village.secondary_effect.070]"""
    card, n = f.args
    g.then(remove_one, f.carry(card), times=n)


@step(
    "village.remove_one", card_in_hand, rules=("village.secondary_effect.010", "village.secondary_effect.070")
)
def remove_one(g: Village, f: Frame, card: int) -> None:
    g.remove_from_hand(f.seat, card)


@step(
    "village.discard_one",
    card_in_hand,
    rules=("village.secondary_effect.090", "village.secondary_effect.100"),
)
def discard_one(g: Village, f: Frame, card: int) -> None:
    """The owner of the hand chooses what goes."""
    g.discard_from_hand(f.seat, card)


@chooser("smelt", ask=True)
def sellable_card(g: Village, f: Frame) -> list[int]:
    if not has_market(g, f.seat):
        return []
    return [card for card in distinct(g.players[f.seat].hand) if g.cards[card].sells]


@word("smelt", at=sellable_card, needs_market=True, rules=("village.market.050", "village.sell.020"))
def smelt(g: Village, f: Frame, card: int) -> None:
    """Turn a card of one's own hand into its full price."""
    price = g.cards[card].price
    g.emit(ev.Smelted(f.seat, card, price))
    g.remove_from_hand(f.seat, card)
    g.get_gold(price)


# -- the market ----------------------------------------------------------------------------------------


@word("trash_market")
def trash_market(g: Village, f: Frame) -> None:
    """Remove market cards; ignored without access.
    [village.secondary_effect.020, village.secondary_effect.080]"""
    card, n = f.args
    g.then(trash_one, f.carry(card), times=n)


# -- opponents ------------------------------------------------------------------------------------------


@chooser("opponent")
def your_opponent(g: Village, f: Frame) -> list[Act]:
    """The nearest opponent on the left with up to 4 players, any opponent with 5 or 6.
    [village.secondary_effect.030, village.secondary_effect.110, village.secondary_effect.120]"""
    foes: list[Seat] = opponents(g, f.seat)
    return [HERO[s] for s in (foes if g.n >= 5 else foes[:1])]


@word(
    "opponent_discards",
    at=your_opponent,
    rules=("village.secondary_effect.030", "village.secondary_effect.110", "village.secondary_effect.120"),
)
def opponent_discards(g: Village, f: Frame, hero: Act) -> None:
    card, n = f.args
    g.then(discard_one, f.by(Seat(hero.id)).carry(card), times=n)


@word(
    "opponent_mind",
    at=your_opponent,
    rules=("village.secondary_effect.030", "village.secondary_effect.110", "village.secondary_effect.120"),
)
def opponent_mind(g: Village, f: Frame, hero: Act) -> None:
    """Your opponent has less intelligence in the next turn."""
    g.burden_mind(hero.id, amount(f))


# -- monsters ------------------------------------------------------------------------------------------


@chooser("monster")
def monster_in_front(g: Village, f: Frame) -> list[Act]:
    return [act("monster", m.uid) for m in g.players[f.seat].front]


@word(
    "move_monster",
    at=monster_in_front,
    useful=is_blocked,
    rules=("village.secondary_effect.010", "village.monster.010"),
)
def move_monster(g: Village, f: Frame, monster: Act) -> None:
    """Send a monster in front of you to another hero."""
    g.then(send_monster, f.carry(monster.id))


@chooser("place")
def place_for_moved(g: Village, f: Frame) -> list[Act]:
    (uid,) = f.args
    monster = g.monster(uid)
    if monster is None:
        return []
    places = monster_places(g, f.seat, g.cards[monster.card].defensive)
    return [HERO[s] for s in places if s != f.seat]


@step("village.send_monster", place_for_moved, rules=("village.monster.010", "village.defeat.050"))
def send_monster(g: Village, f: Frame, hero: Act) -> None:
    (uid,) = f.args
    monster = g.monster(uid)
    if monster is not None:
        g.move_monster(monster, hero.id)


@chooser("place")
def place_for_summoned(g: Village, f: Frame) -> list[Act]:
    (mini,) = f.args
    if g.supply_of(mini) == 0:
        return []
    return [HERO[s] for s in summon_places(g, f.seat)]


@word(
    "summon",
    at=place_for_summoned,
    takes=MINI_CARDS,
    rules=("village.summon.020", "village.summon.030", "village.summon.040", "village.summon.050"),
)
def summon(g: Village, f: Frame, hero: Act) -> None:
    """Put a mini card in front of an opponent, if one is left."""
    (mini,) = f.args
    if g.take_mini(mini):
        g.emit(ev.Summoned(hero.id, mini, 1))
        g.bring_monster(hero.id, mini, f.seat)
