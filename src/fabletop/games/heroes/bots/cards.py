"""Cards on the map: what is played there, what is kept, what is looked for."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import card_worth
from fabletop.games.heroes.bots.fly import PAYS, best_gain
from fabletop.games.heroes.bots.goals import GOAL, Goals
from fabletop.games.heroes.bots.plan import kept_gold
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.state import BLACK
from fabletop.games.heroes.scenario.tokens import carried_by
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.refresh import DRAW_UP
from fabletop.kernel.frame import Act, Seat

PLAYED: Final = 80.0  # before anything is bought or walked
AFTER_TOWN: Final = 15.0
PRICE_OF_NEUTRAL: Final = 8  # gold to have before units are looked at
DRAW: Final = 2.0
USELESS: Final = 0.3  # a card worth less gives way to another
POOR_HAND: Final = 0.8  # the share of what one's own cards are worth on average below which a hand is poor

# What words are worth to who draws their card on the map, for each of their amount
MAP_WORTH: Final[dict[str, float]] = {
    "gold": 0.35,
    "materials": 0.6,
    "valuables": 1.6,
    "diplomacy": 1.0,
    "movement": 1.2,
    "cheaper_unit": 0.4,
    "necromancy": 0.6,
    "wisdom": 0.3,
    "reveal_tile": 0.8,
    "town_portal": 0.4,
    "luck_on_map": 0.5,
    "step_on": 0.5,
}


def is_on_map(g: Heroes) -> bool:
    return g.printed.plan.scenario is not None


def map_worth(g: Heroes, card: int) -> float:
    """What the best use of a card is worth on the map."""
    best = 0.0
    if card != NONE and is_on_map(g):
        for use in g.cards[card].uses:
            total = sum([MAP_WORTH.get(e.word, 0.0) * min(4, max(1, e.amounts[0])) for e in use.does])
            best = max(best, total)
    return best


def hand_worth(g: Heroes, seat: Seat, card: int) -> float:
    """How glad one is to have a card, for a fight or for the map."""
    return max(card_worth(g, seat, card), map_worth(g, card))


def play_score(g: Heroes, seat: Seat, goals: Goals, option: Act) -> float:
    """A card to be played on the map: by the first word of the use."""
    card, use = option.ids
    word = g.cards[card].uses[use].does[0].word
    if word in ("gold", "materials", "valuables"):
        return PLAYED
    if word == "diplomacy":
        rich = g.players[seat].gold >= PRICE_OF_NEUTRAL + kept_gold(g, seat)
        return PLAYED - 1.0 if rich and not g.realm(seat).peopled else -1.0
    if word == "movement":
        return AFTER_TOWN
    if word == "fly_over":
        return AFTER_TOWN if best_gain(g, seat, goals) >= PAYS else -1.0
    if word == "reveal_tile":
        return AFTER_TOWN - 1.0
    if word == "luck_on_map":
        return PLAYED if has_dice_beside(g, seat) else -1.0
    if word == "town_portal":
        return PLAYED if portal_score(g, seat, goals) > 0.0 else -1.0
    return -1.0


def has_dice_beside(g: Heroes, seat: Seat) -> bool:
    """Whether a hero is a step from dice that nobody has rolled yet."""
    for number in g.heroes_of(seat):
        if g.heroes[number].can_act:
            for field in g.land.ways(g.heroes[number].field):
                printed = g.land.field(field)
                dice = printed.dice > 0 or printed.id == "pandoras_box"
                if dice and g.marks[field].cube != BLACK and g.level_of(seat) >= printed.level:
                    return True
    return False


def portal_score(g: Heroes, seat: Seat, goals: Goals) -> float:
    """The best way home, by what waits there; things that are carried would stay behind."""
    found = [0.0]
    for number in g.heroes_of(seat):
        if carried_by(g, number) == NONE:
            for field in g.homes(seat):
                if field != g.heroes[number].field:
                    found.append(goals.of_field(number, field))
    return max(found) if max(found) >= GOAL else 0.0


# -- the hand -----------------------------------------------------------------------------------------------


def refresh_score(g: Heroes, seat: Seat, option: Act) -> float:
    """Cards that are no use give way; then draw."""
    if option is DRAW_UP:
        return DRAW
    if option.verb == "card":
        over = len(g.players[seat].hand) - g.hand_limit(seat)
        worth = hand_worth(g, seat, option.id)
        if over > 0:
            return DRAW + 10.0 - worth
        return DRAW + 1.0 if worth < USELESS and g.players[seat].deck else -1.0
    return 0.0


def new_hand_score(g: Heroes, seat: Seat) -> float:
    """A new hand is drawn for one that is clearly worse than the own cards are on average."""
    player = g.players[seat]
    hand = [hand_worth(g, seat, card) for card in player.hand]
    cards = hand + [hand_worth(g, seat, card) for card in (*player.deck, *player.discard)]
    return POOR_HAND * len(hand) * sum(cards) / len(cards) - sum(hand)
