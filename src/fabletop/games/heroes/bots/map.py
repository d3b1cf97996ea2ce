"""What a sensible player does on the map: cards and town first, then the field that is worth most."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.answers import answer_score
from fabletop.games.heroes.bots.cards import play_score
from fabletop.games.heroes.bots.carry import hand_over_score
from fabletop.games.heroes.bots.gifts import give_score
from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.hand import hand_worth
from fabletop.games.heroes.bots.peek import peek_score
from fabletop.games.heroes.bots.threat import is_pressed
from fabletop.games.heroes.bots.town import (
    STAGE,
    UNIT,
    build_score,
    discount_score,
    forge_score,
    hire_score,
    spell_score,
    trade_score,
    unit_score,
)
from fabletop.games.heroes.bots.walk import Draw, move_score
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.turn.cards import off_by_wisdom
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat

WORTH_A_STEP: Final = 0.25  # below that the turn is over
NOT_MINE: Final = -100.0
MOVES: Final = ("step", "reveal", "add", "land")
SMELTED: Final = 0.3  # an artifact worth less is smelted
LATE_STAGE: Final = UNIT - 5.0  # a stage of a project, while units are wanted first


def map_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    """One number for each option; higher is better.  Options of other seats are not picked."""
    if decision.kind in ("main", "town_window"):
        return main_scores(g, seat, decision)
    return [answer_score(g, seat, decision, option) for option in decision.options]


def main_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    """Everything that can be done on the own turn, or in town before a fight."""
    goals = Goals(g, seat)
    tiers = tier_strength(g)
    draws: dict[int, Draw] = {}
    scores: list[float] = []
    for option in decision.options:
        if not isinstance(option, Act):
            scores.append(0.0)
        elif option.seat >= 0 and option.seat != seat:
            scores.append(NOT_MINE)
        elif option.verb in MOVES:
            hero = option.ids[0]
            if hero not in draws:
                draws[hero] = Draw(g, goals, hero, tiers)
            scores.append(move_score(g, draws[hero], option))
        else:
            scores.append(deed_score(g, seat, goals, option))
    return scores


def deed_score(g: Heroes, seat: Seat, goals: Goals, option: Act) -> float:
    """Whatever is done without walking."""
    verb = option.verb
    if verb == "end_turn":
        return WORTH_A_STEP
    if verb == "stage":
        return STAGE if not is_pressed(g, seat) else LATE_STAGE
    if verb == "build":
        return build_score(g, seat, option.id)
    if verb in ("recruit", "reinforce"):
        return unit_score(g, seat, option)
    if verb == "hire":
        return hire_score(g, seat)
    if verb == "discount":
        return discount_score(g, seat, option)
    if verb in ("book", "wise_book"):
        return spell_score(g, seat, off_by_wisdom(g, *option.ids) if verb == "wise_book" else 0)
    if verb in ("play", "cast"):
        return play_score(g, seat, goals, option)
    if verb == "trade":
        return trade_score(g, seat, option.id)
    if verb == "smelt":
        return 1.0 if hand_worth(g, seat, option.id) < SMELTED else -1.0
    if verb == "forge":
        return forge_score(g, seat)
    if verb == "peek":
        return peek_score(g, seat, option)
    if verb == "hand_over":
        return hand_over_score(g, seat, option)
    if verb == "give":
        return give_score(g, seat, option)
    if verb == "cover":
        poor = [card for card in g.players[seat].hand if hand_worth(g, seat, card) < 0.5]
        return 1.0 if poor else -1.0
    return -1.0
