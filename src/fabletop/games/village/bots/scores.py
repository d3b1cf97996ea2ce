"""What a sensible player of Village of Legends wants, in numbers.

Worth is measured in life points: what a card is expected to take from the opponents or to save for oneself
each time it is played.  The numbers are judgement, not rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.village.cards.effects import holds_weapon
from fabletop.games.village.cards.word import WORDS
from fabletop.games.village.defs import (
    BEER,
    DEFENCE,
    HEAVY,
    ITEM,
    MINI,
    MONSTER,
    NONE,
    NUGGET,
    POTION,
    SCROLL,
    SHEATH,
    SPELL,
    TREASURE,
    WEAPON,
    CardDef,
    Effect,
    Level,
)
from fabletop.games.village.market import is_blocked
from fabletop.games.village.modes import opponents
from fabletop.games.village.state import Village
from fabletop.games.village.state.pieces import CLAW, MAGIC, Monster
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import PASS, Act, Pick, Seat

DIE: Final = 3.5
NEVER: Final = -1000.0
WORTH_BUYING: Final = 1.8


class Instinct:
    """What one seat makes of a position, worked out once for all options of a decision."""

    def __init__(self, g: Village, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.level: Final = g.level(seat) if g.players[seat].hero >= 0 else NOVICE
        player = g.players[seat]
        self.owned: Final = player.deck + player.hand + player.discard + player.played
        self.weapons = 0
        self.heavies = 0
        self.treasures = 0
        self.sellable = 0
        self.cost = 0  # intelligence that the spells of the deck want
        self.mind = 0  # and that other cards give
        for card in self.owned:
            printed = g.cards[card]
            kind = printed.kind
            if kind == WEAPON:
                self.weapons += 1
                if printed.heavy:
                    self.heavies += 1
            elif kind == SPELL:
                self.cost += printed.cost
            elif kind in (TREASURE, NUGGET):
                self.treasures += 1
            if printed.sells:
                self.sellable += 1
            if kind == POTION or (kind == SCROLL and self.level.mind >= g.rules.scroll_mind):
                for effect in (*printed.does, *printed.then):
                    if effect.word == "mind":
                        self.mind += effect.n
        self.hands: Final = 5.0 / max(len(self.owned), 5)  # how much of the deck is in one hand
        self._usual = -1.0

    @property
    def usual(self) -> float:
        """What a card of the deck is worth on average."""
        if self._usual < 0:
            total = 0.0
            for card in self.owned:
                total += worth(self, card)
            self._usual = total / max(len(self.owned), 1)
        return self._usual


NOVICE: Final = Level(0)


def village_scores(g: Village, seat: Seat, decision: Decision) -> list[float]:
    """One number for each option; higher is better."""
    score = BY_KIND.get(decision.kind)
    if score is None:
        return [0.0] * len(decision.options)
    i = Instinct(g, seat)
    return [score(i, decision, option) for option in decision.options]


# -- what a card is worth ---------------------------------------------------------------------------------


def worth(i: Instinct, card: int) -> float:
    """What one play of this card does for this hero."""
    printed = i.g.cards[card]
    kind = printed.kind
    if kind in (MONSTER, MINI):
        return monster_worth(printed)
    if kind == SHEATH:
        return 2.6 if i.heavies > 0 else 1.0
    value = effects_worth(i, printed.does) + effects_worth(i, printed.then)
    if kind == WEAPON:
        strike = weapon_worth(i, printed)
        if printed.magic:
            strike = max(strike, spell_worth(i, printed) * castable(i, printed.magic_cost))
        value += strike
    elif kind == SPELL:
        if printed.attacks:
            value += spell_worth(i, printed)
        if printed.defence > 0:
            value += defence_worth(printed)
        value *= castable(i, printed.cost)
    elif kind == DEFENCE:
        value += defence_worth(printed)
    elif kind == SCROLL and i.level.mind < i.g.rules.scroll_mind:
        return 0.0
    elif kind == BEER and i.level.berserk_beers > 0:
        value += 1.5
    return value * 0.4 if printed.once else value


def weapon_worth(i: Instinct, printed: CardDef) -> float:
    level = i.level
    value = DIE + printed.attack + level.with_class[printed.weapon_class]
    if printed.heavy:
        value += level.with_class[HEAVY]
    else:
        value *= 0.85  # what is left over is lost
    value += 2.0 * (printed.poison + level.poison) + 0.2 * sum(printed.versus)
    if printed.breaks != NONE:
        value += 0.7
    return max(0.3, value)


def spell_worth(i: Instinct, printed: CardDef) -> float:
    level = i.level
    staff = printed.magic
    element = printed.magic_element if staff else printed.element
    value = DIE + (printed.magic_attack if staff else printed.attack) + level.with_spells
    value += level.with_element[element] + 2.0 * printed.poison + 0.2 * sum(printed.versus)
    if printed.multi:
        value *= 0.5 + 0.7 * len(opponents(i.g, i.seat))
    return value + 0.3 if printed.any_target else value


def castable(i: Instinct, cost: int) -> float:
    """How often the intelligence will be there, with all the other spells that want it."""
    give = i.level.mind + i.mind * i.hands
    if cost > give:
        return max(0.0, 0.6 - 0.25 * (cost - give))
    crowd = max(0.0, i.cost * i.hands + cost - give)
    return 1.0 / (1.0 + 0.15 * crowd)


def mind_worth(i: Instinct, n: int) -> float:
    """Intelligence counts where there are spells that want more than the hero has."""
    if n <= 0:
        return 0.15 * n if i.cost > 0 else 0.0
    missing = i.cost * i.hands - i.level.mind
    return n * (1.4 if missing > 0 else 1.0 if i.cost > 0 else 0.3)


def defence_worth(printed: CardDef) -> float:
    value = 1.1 * printed.defence + 0.5 + 0.6 * printed.thorns + 1.0 * printed.mind_each_turn
    return value + 0.15 * sum(printed.resist)


def monster_worth(printed: CardDef) -> float:
    if printed.defensive:
        return 0.9 * printed.life + printed.armour * 2 + printed.heal
    value = 0.6 * printed.life + 1.5 * printed.armour + printed.heal + 0.7 * printed.discard
    if printed.attacks:
        value += 1.0 * max(0.0, DIE + printed.attack)
    if printed.mind_attacks:
        value += 1.5
    if printed.blocks:
        value += 1.0
    value += 2.0 * printed.poison + 1.5 * printed.summon_n + (1.0 if printed.proliferate else 0.0)
    return value - printed.price / 40.0


def effects_worth(i: Instinct, effects: tuple[Effect, ...]) -> float:
    total = 0.0
    for effect in effects:
        total += effect_worth(i, effect)
    return total


def effect_worth(i: Instinct, effect: Effect) -> float:
    word, n = effect.word, effect.n
    if word == "gold":
        return gold_worth(i.g) * n / 10
    if word == "chest":
        return gold_worth(i.g) * (DIE + n)
    if word == "heal":
        return 0.8 * n
    if word == "heal_die":
        return 0.8 * (DIE + n)
    if word == "mind":
        return mind_worth(i, n)
    if word == "draw":
        return n * (max(1.6, 0.95 * i._usual) if i._usual >= 0 else 1.8)
    if word == "all_weapons":
        return n * i.weapons * i.hands
    if word == "next_weapon":
        return 0.8 * n * min(1.0, i.weapons * i.hands)
    if word == "experience":
        return 0.1 * n if i.g.players[i.seat].level < 2 else 0.0
    if word == "smelt":
        return 2.5 * gold_worth(i.g) * min(1.0, i.sellable * i.hands)
    if word == "discount":
        return 0.9 * gold_worth(i.g) * n / 10
    if word == "summon":
        return monster_worth(i.g.cards[effect.card])
    return EFFECT_WORTH.get(word, 0.0) * min(n, 4)


EFFECT_WORTH: Final[dict[str, float]] = {
    "trash_hand": 1.5,
    "trash_market": 0.2,
    "opponent_discards": 1.7,
    "opponent_mind": 0.5,
    "self_damage": -0.8,
    "cure": 0.4,
    "move_monster": 3.0,
    "taming": 0.2,
    "armour_until_next_turn": 1.2,
}


def gold_worth(g: Village) -> float:
    """What 10 gold are worth: much in the beginning, little near the end."""
    return max(0.45, 1.35 - 0.06 * g.round)


# -- one's own turn ---------------------------------------------------------------------------------------


def score_act(i: Instinct, decision: Decision, option: Pick) -> float:
    """Draw first, then gold, then fight, heal and defend, and buy last."""
    if not isinstance(option, Act):
        return 0.0
    verb = option.verb
    if verb == "play":
        return score_play(i, option.id)
    if verb == "buy":
        return score_buy(i, option.id)
    if verb in ("cast", "unsheathe_cast"):
        return 62.0
    if verb == "sell":
        return 8.0 if worth(i, option.id) < 1.0 else NEVER
    if verb == "tame":
        return score_tame(i, option.id)
    if verb == "sheathe":
        closed = i.g.weapons_closed and worth(i, option.id) > 3
        return 20.0 if closed else NEVER
    return PLAIN_VERBS.get(verb, 0.0)


PLAIN_VERBS: Final[dict[str, float]] = {
    "end_turn": 0.0,
    "vision": 89.0,
    "sneak": 64.0,
    "summon": 41.0,
    "sabotage": 1.0,
    "unsheathe": 63.0,
}


def score_play(i: Instinct, card: int) -> float:
    printed = i.g.cards[card]
    kind = printed.kind
    if any(effect.word == "draw" for effect in (*printed.does, *printed.then)) and kind != WEAPON:
        return 95.0 if kind != SPELL else 94.0
    if kind in (TREASURE, NUGGET):
        return 90.0
    if kind == SCROLL or (kind == POTION and gives_mind(printed)):
        return 80.0 if worth(i, card) > 0 else NEVER
    if kind == ITEM:
        return 78.0
    if kind == WEAPON:
        return 65.0 - (20.0 if printed.heavy else 0.0) + 0.1 * worth(i, card)
    if kind == SPELL:
        return score_spell(i, printed)
    if kind == DEFENCE:
        return score_defence(i, printed)
    if kind == MONSTER:
        return 42.0
    if kind == SHEATH:
        return 44.0
    return score_drink(i, printed)


def gives_mind(printed: CardDef) -> bool:
    return any(effect.word == "mind" and effect.n > 0 for effect in (*printed.does, *printed.then))


def score_spell(i: Instinct, printed: CardDef) -> float:
    if printed.attacks:
        return 66.0 + 0.3 * printed.cost
    if printed.defence > 0:
        return score_defence(i, printed)
    words = [effect.word for effect in (*printed.does, *printed.then)]
    if "all_weapons" in words or "next_weapon" in words:
        return 76.0 if WORDS["next_weapon"].useful(i.g, i.seat) else NEVER
    if "smelt" in words:
        return (
            30.0 if any(i.g.cards[c].sells and worth(i, c) < 3 for c in i.g.players[i.seat].hand) else NEVER
        )
    if "move_monster" in words:
        return 77.0 if WORDS["move_monster"].useful(i.g, i.seat) else NEVER
    if "heal" in words or "heal_die" in words:
        return 50.0 if missing_life(i.g, i.seat) >= 3 or i.g.players[i.seat].poison > 0 else NEVER
    return 55.0


def score_defence(i: Instinct, printed: CardDef) -> float:
    for worn in i.g.players[i.seat].worn:
        if worn.slot == printed.slot:
            return 43.0 if printed.defence > i.g.cards[worn.card].defence else NEVER
    return 48.0


def score_drink(i: Instinct, printed: CardDef) -> float:
    """Potions and beers."""
    words = [effect.word for effect in (*printed.does, *printed.then)]
    if "all_weapons" in words or "next_weapon" in words:
        return 76.0 if holds_weapon(i.g, i.seat) and not i.g.weapons_closed else NEVER
    if printed.kind == BEER and wants_berserk(i):
        return 74.0
    if "heal" in words or "heal_die" in words:
        wanted = missing_life(i.g, i.seat) >= 2 or i.g.players[i.seat].poison > 0
        return (46.0 if printed.kind == POTION else 39.0) if wanted else NEVER
    return 50.0


def wants_berserk(i: Instinct) -> bool:
    """Enough beer in hand, and weapons to swing."""
    level = i.g.level(i.seat)
    player = i.g.players[i.seat]
    if level.berserk_beers == 0 or player.berserk > 0 or not holds_weapon(i.g, i.seat):
        return False
    beers = i.g.beers + sum(1 for card in player.hand if i.g.cards[card].kind == BEER)
    return beers >= level.berserk_beers


def missing_life(g: Village, seat: int) -> int:
    player = g.players[seat]
    return g.printed.heroes[player.hero].life - player.life


def score_buy(i: Instinct, space: int) -> float:
    """The best card first; what would only thin the deck is left."""
    value = worth_to_own(i, i.g.spaces[space])
    return 20.0 + value if value >= max(WORTH_BUYING, 0.85 * i.usual) else NEVER


def worth_to_own(i: Instinct, card: int) -> float:
    """Worth, less for what one has already."""
    printed = i.g.cards[card]
    kind = printed.kind
    value = worth(i, card)
    if kind in (NUGGET, TREASURE):
        return value - 0.25 * max(0, i.treasures - 8)
    if kind == WEAPON and printed.heavy and not i.level.swordmaster:
        return value * 0.85 ** max(0, i.heavies - 1)
    if printed.slot != NONE:
        like = 0
        for other in i.owned:
            if i.g.cards[other].slot == printed.slot:
                like += 1
        for worn in i.g.players[i.seat].worn:
            if worn.slot == printed.slot:
                like += 1
        return value * 0.7**like
    if kind not in (WEAPON, SPELL, MONSTER):
        return value * 0.85 ** i.owned.count(card)
    return value


def score_tame(i: Instinct, space: int) -> float:
    printed = i.g.cards[i.g.spaces[space]]
    if printed.price > i.g.gold + i.g.discount:
        return NEVER
    bonus = i.g.level(i.seat).taming + i.g.taming
    chance = min(6, 7 - printed.taming + bonus) / 6
    return 25.0 if chance >= 0.5 and i.g.players[i.seat].life > 10 else NEVER


# -- aiming -----------------------------------------------------------------------------------------------


def score_target(i: Instinct, decision: Decision, option: Pick) -> float:
    """Kill what can be killed; among heroes the weakest opponent; never a friend."""
    a = i.g.attack
    if a is None or not isinstance(option, Act):
        return 0.0
    blow = DIE + a.bonus
    verb = option.verb
    if verb == "hero":
        return score_hero_target(i, a.form == MAGIC, option.id, blow)
    if verb == "monster":
        monster = i.g.monster(option.id)
        return NEVER if monster is None else score_monster_target(i, monster, blow, a.form == CLAW)
    if verb == "dragon":
        return score_dragon(i, blow)
    wearer, slot = option.ids
    for worn in i.g.players[wearer].worn:
        if worn.slot == slot:
            return 10.0 + worn.left if worn.left <= blow else 5.0 - worn.left
    return 0.0


def score_hero_target(i: Instinct, magic: bool, prey: int, blow: float) -> float:
    if prey not in opponents(i.g, i.seat):
        return NEVER
    player = i.g.players[prey]
    walls = sum(worn.left for worn in player.worn)
    if player.life + walls <= blow:
        return 200.0
    threatened = is_blocked(i.g, i.seat)
    return 30.0 - 0.2 * player.life - 0.5 * walls - (15.0 if threatened and magic else 0.0)


def score_monster_target(i: Instinct, monster: Monster, blow: float, by_monster: bool) -> float:
    printed = i.g.cards[monster.card]
    if not by_monster and i.g.holder(monster.uid) != i.seat and monster.owner == i.seat:
        return NEVER
    value = 28.0 + printed.price / 40
    if monster.life + printed.armour <= blow:
        value += 5.0
    return value - 0.5 * monster.life if printed.blocks else value - 8.0


def score_dragon(i: Instinct, blow: float) -> float:
    dragon = i.g.dragon
    if dragon is None:
        return NEVER
    if dragon.life <= blow:
        return 60.0
    return 27.0 if dragon.life <= 14 or dragon.fighters & (1 << i.seat) else 18.0


# -- everything else --------------------------------------------------------------------------------------


def score_place(i: Instinct, decision: Decision, option: Pick) -> float:
    """Monsters go to the weakest opponent, Defensive ones home."""
    if not isinstance(option, Act):
        return 0.0
    if decision.frame.key == "village.place_monster":
        (card,) = decision.frame.args
        if i.g.cards[card].defensive:
            return 100.0 if option.id == i.seat else NEVER
    if option.id not in opponents(i.g, i.seat):
        return NEVER
    return 100.0 - i.g.players[option.id].life + 3 * len(i.g.players[option.id].front)


def score_opponent(i: Instinct, decision: Decision, option: Pick) -> float:
    return -float(i.g.players[option.id].life) if isinstance(option, Act) else 0.0


def score_hand(i: Instinct, decision: Decision, option: Pick) -> float:
    """Part with what is worth least; for good with Staff and Coins."""
    if isinstance(option, Act):
        return 0.0
    return -worth(i, option)


def score_space(i: Instinct, decision: Decision, option: Pick) -> float:
    """Take from the market what the next player would like and this one cannot pay."""
    if not isinstance(option, Act):
        return 0.0
    card = i.g.spaces[option.id]
    out_of_reach = i.g.cards[card].price > i.g.gold + i.g.discount
    value = worth(i, card)
    return value if out_of_reach else -value


def score_heal(i: Instinct, decision: Decision, option: Pick) -> float:
    return float(missing_life(i.g, option.id)) if isinstance(option, Act) else 0.0


def score_loot(i: Instinct, decision: Decision, option: Pick) -> float:
    if isinstance(option, Act):
        return 0.0
    return WORTH_BUYING if option == PASS else worth_to_own(i, option)


def score_vision(i: Instinct, decision: Decision, option: Pick) -> float:
    deck = i.g.stock[3]
    if not isinstance(option, Act) or not deck:
        return 0.0
    good = worth(i, deck[-1]) >= WORTH_BUYING
    return 1.0 if (option.verb == "keep") == good else 0.0


def score_lifelink(i: Instinct, decision: Decision, option: Pick) -> float:
    wanted = missing_life(i.g, i.seat) >= 2
    return 1.0 if isinstance(option, Act) and (option.verb == "yes") == wanted else 0.0


def score_lifelink_amount(i: Instinct, decision: Decision, option: Pick) -> float:
    if isinstance(option, Act):
        return 0.0
    return float(option) if option <= missing_life(i.g, i.seat) else -1.0


def score_yes(i: Instinct, decision: Decision, option: Pick) -> float:
    return 1.0 if isinstance(option, Act) and option.verb == "yes" else 0.0


def score_charm(i: Instinct, decision: Decision, option: Pick) -> float:
    monster = i.g.monster(option.id) if isinstance(option, Act) else None
    return NEVER if monster is None else monster_worth(i.g.cards[monster.card])


def score_sorcerer(i: Instinct, decision: Decision, option: Pick) -> float:
    return float(i.g.level(option.id).mind) if isinstance(option, Act) else 0.0


Score = Callable[[Instinct, Decision, Pick], float]
BY_KIND: Final[dict[str, Score]] = {
    "act": score_act,
    "target": score_target,
    "place": score_place,
    "opponent": score_opponent,
    "hand": score_hand,
    "smelt": score_hand,
    "space": score_space,
    "heal": score_heal,
    "loot": score_loot,
    "vision": score_vision,
    "lifelink": score_lifelink,
    "lifelink_amount": score_lifelink_amount,
    "monster_summons": score_yes,
    "monster": score_charm,
    "sorcerer": score_sorcerer,
}
