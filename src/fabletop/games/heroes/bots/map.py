"""What a sensible player does on the map: town first, then the field that is worth most."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import card_worth
from fabletop.games.heroes.bots.strength import chance, own_strength
from fabletop.games.heroes.bots.town import build_score, hire_score, spell_score, unit_score
from fabletop.games.heroes.bots.walk import Draw, reveal_score, step_score, turn_score
from fabletop.games.heroes.map.dice import RESOURCE, RESOURCE_FACES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.refresh import DRAW_UP
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

WORTH_A_STEP: Final = 0.25
# What resources are worth in gold
VALUE: Final = (1.0, 1.5, 3.5)
PLAYED: Final = ("gold", "materials", "valuables", "diplomacy", "movement", "reveal_tile")
PAID_FOR: Final = ("pay_valuables", "pay_gold", "open_tomb", "search_deck", "see_ability", "bonus_artifact")


def map_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    """One number for each option; higher is better.  Options of other seats are not picked."""
    kind = decision.kind
    if kind == "main":
        return main_scores(g, seat, decision)
    return [score(g, seat, decision, option) for option in decision.options]


def main_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    draws: dict[int, Draw] = {}
    scores: list[float] = []
    for option in decision.options:
        if not isinstance(option, Act) or (option.seat >= 0 and option.seat != seat):
            scores.append(-100.0)
        elif option.verb in ("step", "reveal", "add", "land"):
            hero = option.ids[0]
            if hero not in draws:
                draws[hero] = Draw(g, seat, hero)
            scores.append(move_score(g, seat, draws[hero], option))
        else:
            scores.append(deed_score(g, seat, option))
    return scores


def move_score(g: Heroes, seat: Seat, draw: Draw, option: Act) -> float:
    if option.verb in ("step", "land"):
        _, field = option.ids
        return step_score(g, seat, draw, field)
    if option.verb == "reveal":
        _, spot = option.ids
        return reveal_score(g, spot)
    return 4.0


def deed_score(g: Heroes, seat: Seat, option: Act) -> float:
    verb = option.verb
    if verb == "end_turn":
        return WORTH_A_STEP
    if verb == "build":
        return build_score(g, seat, option.id)
    if verb in ("recruit", "reinforce"):
        return unit_score(g, seat, option)
    if verb == "hire":
        return hire_score(g, seat)
    if verb in ("book", "wise_book"):
        return spell_score(g, seat)
    if verb == "stage":
        return 50.0
    if verb == "discount":
        return 21.0
    if verb in ("play", "cast"):
        card, use = option.ids
        words = [effect.word for effect in g.cards[card].uses[use].does]
        return 35.0 if words[0] in PLAYED else -1.0
    return -1.0


def score(g: Heroes, seat: Seat, decision: Decision, option: Pick) -> float:
    """Everything that is asked besides."""
    kind = decision.kind
    if not isinstance(option, Act):
        return 0.0
    verb = option.verb
    if kind == "refresh":
        return refresh_score(g, seat, option)
    if kind in ("turn_tile", "turn_start_tile"):
        spot = decision.frame.args[0] if decision.frame.args else g.realm(seat).town // 7
        return turn_score(g, seat, spot, option.id)
    if kind == "take_die":
        return die_score(decision.frame.args[0], option)
    if kind in ("people", "buy_shown", "reinforce_one", "first_unit"):
        return unit_score(g, seat, option) if verb in ("recruit", "reinforce") else -0.5
    if kind == "town_window":
        return deed_score(g, seat, option)
    if kind == "build_by_event":
        return build_score(g, seat, option.id)
    if kind == "settle":
        return 1.0 + VALUE[option.id] if verb == "yields" else 2.0
    if kind in ("pay_for_defence", "give_up"):
        return defence_score(g, seat, decision, option)
    if kind in ("witch_card", "spring", "keep_one", "vortex_search"):
        return card_worth(g, seat, option.id) if verb == "card" else 0.6
    if kind in ("observe", "reveal_by_event"):
        return 1.0
    if verb in PAID_FOR:
        return 1.0
    if verb == "gain":
        return sum([n * value for n, value in zip(option.ids, VALUE, strict=True)])
    if verb == "remove":
        return -1.0
    if verb == "play":
        return 1.0
    return 0.0


def refresh_score(g: Heroes, seat: Seat, option: Act) -> float:
    """Cards that are no use give way; then draw."""
    if option is DRAW_UP:
        return 2.0
    if option.verb == "card":
        over = len(g.players[seat].hand) - g.hand_limit(seat)
        worth = card_worth(g, seat, option.id)
        return 3.0 - worth if over > 0 else 2.5 if worth <= 0.0 else -1.0
    return 0.0


def die_score(die: int, option: Act) -> float:
    """The best of the faces; a poor one is rolled again where that costs little."""
    if option.verb != "die":
        return 2.0
    if die == RESOURCE:
        return sum([n * value for n, value in zip(RESOURCE_FACES[option.id], VALUE, strict=True)])
    return (4.0, 4.0, 5.0, 5.0, 4.0, 5.5)[option.id]


def defence_score(g: Heroes, seat: Seat, decision: Decision, option: Act) -> float:
    """Stand and fight where there is hope."""
    attacker = g.heroes[decision.frame.args[0]]
    hope = chance(own_strength(g, seat, main=False), own_strength(g, attacker.seat, attacker.main))
    fights = option.verb in ("pay_for_defence", "fight")
    return hope if fights else 0.35
