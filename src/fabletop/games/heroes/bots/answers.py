"""What a sensible player answers to everything that is asked on the map beside the main decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.bots.building import lay_score, neighbour_score, starter_score, swing_score
from fabletop.games.heroes.bots.carry import best_leap, best_throw, gain_by_handing, gain_by_leap
from fabletop.games.heroes.bots.fly import gain_by_flight
from fabletop.games.heroes.bots.goals import GOAL, Goals
from fabletop.games.heroes.bots.hand import hand_worth, new_hand_score, refresh_score, would_lose_hand
from fabletop.games.heroes.bots.peek import peeked
from fabletop.games.heroes.bots.places import EXPERIENCE, worth_of
from fabletop.games.heroes.bots.plan import can_spare
from fabletop.games.heroes.bots.town import (
    TRADE,
    build_score,
    can_hire,
    discount_score,
    gift_score,
    hall_score,
    pays_for_level,
    settle_score,
    spell_score,
    trade_score,
    unit_score,
    worth_of_goods,
)
from fabletop.games.heroes.bots.walk import Draw, reveal_score, start_turn_score, turn_score
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.map.dice import (
    ARTIFACT,
    BY_MORALE,
    ONE_DIE,
    RESOURCE,
    goods_of,
)
from fabletop.games.heroes.map.dice import EXPERIENCE as LEARNS
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.tokens import carried_by
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.strength import (
    army_strength,
    chance_against,
    chance_against_guards,
    face_strength,
    gain_of,
    tier_strength,
)
from fabletop.games.heroes.turn.cards import off_by_wisdom
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Frame, Pick, Seat, act

YES: Final = 1.0
NO: Final = -1.0
STAND: Final = 0.35  # how likely a defence must be won
STAND_FOR_HERO: Final = 0.6  # and for a secondary hero alone, who is cheaper than an army
TALKED_ROUND: Final = 0.8  # a fight that is less sure is better talked out of
REROLL: Final = 0.5  # what another roll must bring more than the die, where it is free
HEART: Final = 1.5  # what it must bring more for a token of morale
ARTIFACT_WORTH: Final = 4.5
SEARCH: Final = 4.0

Answer = Callable[[Heroes, Seat, Frame, Act], float]


# -- dice ---------------------------------------------------------------------------------------------------


def face_worth(g: Heroes, seat: Seat, die: int, face: int) -> float:
    if die == RESOURCE:
        return worth_of_goods(g, seat, goods_of(g.rules, face))
    if face in LEARNS:
        return EXPERIENCE
    if face in ARTIFACT:
        return ARTIFACT_WORTH
    mean = sum([face_worth(g, seat, RESOURCE, other) for other in range(6)]) / 6
    return mean if face == ONE_DIE else mean * 1.3


def take_die(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The best of the faces; the worst is rolled again if another is likely to be better than the best."""
    die, _, *faces = f.args
    if option.verb == "die":
        return face_worth(g, seat, die, option.id)
    face, source = option.ids
    best = max([face_worth(g, seat, die, one) for one in faces])
    again = sum([max(best, face_worth(g, seat, die, one)) for one in range(6)]) / 6
    if len(faces) == 1:
        again = sum([face_worth(g, seat, die, one) for one in range(6)]) / 6
    price = HEART if source == BY_MORALE else REROLL
    return again - price - 0.01 * face_worth(g, seat, die, face)


def box(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return face_mean(g, seat, option.id)


def face_mean(g: Heroes, seat: Seat, die: int) -> float:
    return sum([face_worth(g, seat, die, face) for face in range(6)]) / 6


# -- places -------------------------------------------------------------------------------------------------


def settle(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return settle_score(g, seat, option, bool(f.args[1]))


def garden(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    gold, materials, valuables = option.ids
    return worth_of_goods(g, seat, (gold, materials, valuables))


def tree(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """With valuables that the plan can do without, else with gold to spare."""
    if option.verb == "pay_valuables":
        return 2.0 if pays_for_level(g, seat, (0, 0, option.id)) else NO
    return YES if pays_for_level(g, seat, (option.id, 0, 0)) else NO


def yes(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return YES


def open_tomb(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Two artifacts, unless the hand that goes with a bad conscience is gathered for a fight."""
    return NO if would_lose_hand(g, seat) else YES


def may_search(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return YES if can_spare(g, seat, (f.args[1], 0, 0)) else NO


def no(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return NO


def witch(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Abilities are good to have."""
    return YES if option.verb == "see_ability" else NO


def kept_card(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The best card; to leave one is better than to take a useless one."""
    return hand_worth(g, seat, option.id) if option.verb == "card" else 0.6


def lost_card(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return 0.5 - hand_worth(g, seat, option.id)


def trade(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    if option.verb == "show_units":
        return TRADE + YES if can_hire(g, seat) else NO
    return trade_score(g, seat, option.id) if option.verb == "trade" else NO


# -- tiles --------------------------------------------------------------------------------------------------


def turn_tile(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return turn_score(g, seat, f.args[0], option.id)


def turn_start_tile(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return start_turn_score(g, seat, option.id)


def seen_tile(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return reveal_score(g, Goals(g, seat), option.ids[1]) if option.verb == "reveal" else YES


# -- units --------------------------------------------------------------------------------------------------


def people(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    if option.verb == "discount":
        return discount_score(g, seat, option)
    return unit_score(g, seat, option, off=f.args[0])


def buy_shown(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return unit_score(g, seat, option, share=f.args[1])


def reinforce_one(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return gift_score(g, seat, option, f.args[2])


def more_spells(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return spell_score(g, seat, off_by_wisdom(g, *option.ids) if option.verb == "wise_book" else 0)


def hire_guard(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """One guard fewer, and one unit more."""
    return unit_score(g, seat, act("recruit", option.ids[2]))


def meet_ambush(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Whoever is strongest goes first."""
    return army_strength(g, g.players[Seat(option.id)].army)


def first_unit(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    pack = scenario_of(g).start.units[f.args[0]].side == PACK
    return face_strength(g.units[option.id], PACK if pack else FEW)


def plague(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The pack whose loss is least."""
    return -gain_of(g, g.players[seat].army, g.units[option.id], PACK) - loss_of(g, seat, option.id)


def loss_of(g: Heroes, seat: Seat, kind: int) -> float:
    unit = g.units[kind]
    return face_strength(unit, PACK) - face_strength(unit, FEW)


def make_room(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    kind, face = option.ids
    return -face_strength(g.units[kind], face)


def city_hall(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return hall_score(g, seat, option)


def build_by_event(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return max(0.5, build_score(g, seat, option.id))


def turn_begins(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The best tier that can be paid; a new card for a poor one; what the amplifier brings."""
    if option.verb == "summon":
        return float(option.id) if g.players[seat].gold >= 6 * option.id else NO
    if option.verb == "vortex":
        poorest = min([hand_worth(g, seat, card) for card in g.players[seat].hand])
        return YES if poorest < 0.8 else NO
    if option.verb == "amplify":
        return 0.9 if g.printed.necromancy not in g.players[seat].hand else NO
    return hand_worth(g, seat, option.id)


# -- fights -------------------------------------------------------------------------------------------------


def defend(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Stand and fight where there is hope, and for the own town with less."""
    attacker = g.heroes[f.args[0]]
    field = attacker.field
    falls = chance_against(g, attacker.owner, attacker.main, seat, False, field)
    least = STAND_FOR_HERO if option.verb in ("fight", "give_up") else STAND
    if field == g.realm(seat).town:
        least = STAND / 3
    return 1.0 - falls if option.verb in ("pay_for_defence", "fight") else least


def skip_fight(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    (hero,) = f.args
    chance = chance_against_guards(g, seat, hero, g.heroes[hero].field, tier_strength(g))
    return TALKED_ROUND - chance


def pass_by(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Guards who would let one go are fought if that is worth it, and nothing more urgent is carried."""
    if option.verb == "pass_by":
        return 0.0
    (hero,) = f.args
    if carried_by(g, hero) != NONE:
        return NO
    return worth_of(g, Goals(g, seat), hero, g.heroes[hero].field, tier_strength(g), now=True)


def swap_guard(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """One that is stronger than its like."""
    unit = g.units[option.id]
    return face_strength(unit, FEW) - tier_strength(g)[unit.tier]


def refuge(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The own town first: it is worth most to its enemies."""
    return YES if option.id == g.realm(seat).town else 0.0


# -- heroes -------------------------------------------------------------------------------------------------


def main_hero(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """The main hero, unless it carries something."""
    return YES if g.heroes[option.id].main and carried_by(g, option.id) == NONE else 0.0


def flyer(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Whom wings bring most."""
    return gain_by_flight(g, Goals(g, seat), option.id)


def portal(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    number, field = option.ids
    if carried_by(g, number) != NONE:
        return NO
    return Goals(g, seat).of_field(number, field) + (0.5 if field == g.realm(seat).town else 0.0)


def late_step(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Whatever leads nearer to what draws the hero."""
    number, field = option.ids
    draw = Draw(g, Goals(g, seat), number, tier_strength(g))
    return draw.of(field) - draw.of(g.heroes[number].field)


def late_steps(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Only if it leads anywhere."""
    best = NO
    tiers = tier_strength(g)
    for number in g.heroes_of(seat):
        draw = Draw(g, Goals(g, seat), number, tiers)
        here = g.heroes[number].field
        for field in g.land.ways(here):
            if draw.is_free(field) and g.hero_on(field) == NONE:
                best = max(best, draw.of(field) - draw.of(here) - 0.01)
    return best


# -- the scenario -------------------------------------------------------------------------------------------


def choose_effects(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """One of several lists, by what their effects are worth."""
    _, hero = f.args
    total = 0.0
    for effect in scenario_of(g).scripts[option.id]:
        if effect.word == "gain":
            total += worth_of_goods(g, seat, effect.amounts)
        elif effect.word == "experience":
            total += EXPERIENCE * effect.n
        elif effect.word == "search":
            total += SEARCH * effect.times
        elif effect.word == "roll":
            total += face_mean(g, seat, effect.kind) * 1.2
        elif effect.word == "points":
            total += GOAL * effect.n
        elif effect.word == "move_between":
            total += best_leap(g, seat, hero, effect.index)
        elif effect.word == "pass_token":
            total += best_throw(g, seat, hero)
        else:
            total += 3.0
    return total


def leap(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """From one place of the scenario to another."""
    return gain_by_leap(g, seat, f.args[1], option.id)


def throw(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """What is carried goes to another hero."""
    return gain_by_handing(g, seat, f.args[1], option.id)


def unflag(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """What brings least."""
    printed = g.land.field(option.id)
    if printed.id == "mine":
        goods: Resources = ((5, 0, 0), (0, 2, 0), (0, 0, 1))[printed.resource]
        return -worth_of_goods(g, seat, goods)
    return -6.0 if printed.id == "settlement" else -20.0 if printed.id == "town" else 0.0


def starting_bonus(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """An artifact serves the whole game."""
    return 2.0 if option.verb == "bonus_artifact" else YES


def refresh(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return refresh_score(g, seat, option)


def rarest(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """What is rarer is stronger."""
    return float(option.id)


def mulligan(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return new_hand_score(g, seat)


def refuse(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """A card in the own hand is worth more than one that is offered."""
    return -1.0


ANSWERS: Final[dict[str, Answer]] = {
    "take_die": take_die,
    "pandoras_box": box,
    "settle": settle,
    "garden": garden,
    "tree": tree,
    "tomb": open_tomb,
    "may_search": may_search,
    "witch": witch,
    "witch_card": kept_card,
    "spring": kept_card,
    "keep_one": kept_card,
    "vortex_search": kept_card,
    "vortex": lost_card,
    "cover": lost_card,
    "discard": lost_card,
    "pay": lost_card,
    "pay_any": lost_card,
    "exchange": lost_card,
    "trade_in": lost_card,
    "trade": trade,
    "turn_tile": turn_tile,
    "turn_start_tile": turn_start_tile,
    "lay_tile": lay_score,
    "swing_tile": swing_score,
    "choose_neighbour": neighbour_score,
    "choose_starter": starter_score,
    "mulligan": mulligan,
    "which_deck": rarest,
    "observe": seen_tile,
    "reveal_by_event": seen_tile,
    "people": people,
    "buy_shown": buy_shown,
    "reinforce_one": reinforce_one,
    "first_unit": first_unit,
    "plague": plague,
    "make_room": make_room,
    "city_hall": city_hall,
    "build_by_event": build_by_event,
    "turn_begins": turn_begins,
    "give_up": defend,
    "pay_for_defence": defend,
    "cover_before_fight": yes,
    "skip_fight": skip_fight,
    "pass_by": pass_by,
    "swap_guard": swap_guard,
    "after_victory": yes,
    "fallen": yes,
    "recruit_beaten": yes,
    "take_aside": kept_card,
    "refuge": refuge,
    "choose_mover": main_hero,
    "choose_flyer": flyer,
    "peek": peeked,
    "look_from": main_hero,
    "choose_enemy": yes,
    "portal": portal,
    "late_step": late_step,
    "late_steps": late_steps,
    "choose_effects": choose_effects,
    "move_between": leap,
    "pass_token": throw,
    "unflag": unflag,
    "agree_to_swap": refuse,
    "answer_swap": refuse,
    "starting_bonus": starting_bonus,
    "refresh": refresh,
    "adjust_hand": lost_card,
    "swap_cards": lost_card,
    "more_spells": more_spells,
    "hire_guard": hire_guard,
    "meet_ambush": meet_ambush,
    "witch_again": no,
}


def answer_score(g: Heroes, seat: Seat, decision: Decision, option: Pick) -> float:
    """To pass is worth nothing, neither good nor bad."""
    known = ANSWERS.get(decision.kind)
    if known is None or not isinstance(option, Act):
        return 0.0
    return known(g, seat, decision.frame, option)
