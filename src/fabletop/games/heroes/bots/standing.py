"""How a player stands in an adventure, in named terms; the lab finds what each of them weighs.

Weights are log-odds: the chance to win comes from what one's own side has more of than its rivals.
"""

from __future__ import annotations

import math
from typing import Final

from fabletop.games.heroes.bots.hand import hand_worth
from fabletop.games.heroes.bots.plan import rounds_left
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ending import applies
from fabletop.games.heroes.scenario.goals import progress, target
from fabletop.games.heroes.scenario.named import MOST_POINTS
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.scenario.tokens import carried_by
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import army_piercing, army_price, army_strength
from fabletop.games.heroes.towns.printed import CITADEL, CITY_HALL, DWELLING, MAGE_GUILD
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat

FAR: Final = 12.0  # fields from which on a rival's town is out of reach

STANDING: Final = (
    "army",
    "army_log",
    "army_price",
    "piercing",
    "units",
    "level",
    "experience",
    "gold",
    "materials",
    "valuables",
    "income_gold",
    "income_materials",
    "income_valuables",
    "silver",  # dwellings
    "golden",
    "citadel",
    "city_hall",
    "mage_guild",
    "buildings",
    "cards",
    "hand",
    "deck",  # what its cards are worth on average
    "secondary",
    "holdings",
    "cubes",
    "goal",  # how much of what wins at once is done, by the best of several goals
    "nearly",  # the square of it: the last step counts more than the first
    "score",
    "laden",  # carries what the goal is about
    "near",  # the main hero is near a rival's town
    "near_home",
    "homeless",
    "out",
)
# Those that weigh more or less the nearer the end is.
LATE: Final = ("army_log", "gold", "income_gold", "goal", "score", "buildings")
STANDING_TERMS: Final = STANDING + tuple([f"late {term}" for term in LATE])
LATE_AT: Final = tuple([STANDING.index(term) for term in LATE])


def goal_done(g: Heroes, seat: Seat) -> float:
    """From 0 to 1, the goal of several that is done most."""
    best = 0.0
    for ending in scenario_of(g).victory:
        if applies(g, ending):
            need = target(g, ending.condition, seat)
            if need > 0:
                best = max(best, progress(g, ending.condition, seat) / need)
    return min(1.0, best)


def standing_of(g: Heroes, seat: Seat) -> list[float]:
    """Every term of a seat, as STANDING_TERMS has them."""
    player = g.players[seat]
    realm = g.realm(seat)
    army = player.army
    strength = army_strength(g, army)
    income = income_of(g, seat)
    buildings = realm.buildings
    cards = len(player.deck) + len(player.hand) + len(player.discard)
    hand = 0.0
    for card in player.hand:
        hand += hand_worth(g, seat, card)
    deck = hand
    for card in player.deck:
        deck += hand_worth(g, seat, card)
    for card in player.discard:
        deck += hand_worth(g, seat, card)
    built = 0
    for stands in buildings:
        if stands:
            built += 1
    hero = g.main_hero(seat)
    near = home = FAR
    laden = 0.0
    if hero.field != NONE:
        here = g.land.hexes[hero.field]
        for other in g.order:
            if g.is_enemy(seat, other) and g.realm(other).town != NONE:
                near = min(near, float(distance(here, g.land.hexes[g.realm(other).town])))
        if realm.town != NONE:
            home = min(home, float(distance(here, g.land.hexes[realm.town])))
        if carried_by(g, player.main) != NONE:
            laden = 1.0
    done = goal_done(g, seat)
    terms = [
        strength / 50.0,
        math.log(1.0 + strength),
        army_price(g, army) / 50.0,
        army_piercing(g, army) / 20.0,
        len(army) / 5.0,
        float(g.level_of(seat)) / 3.0,
        float(hero.experience) / 3.0,
        player.gold / 20.0,
        player.materials / 5.0,
        player.valuables / 5.0,
        income[0] / 10.0,
        income[1] / 3.0,
        income[2] / 3.0,
        1.0 if buildings[DWELLING + 2] else 0.0,
        1.0 if buildings[DWELLING + 3] else 0.0,
        1.0 if buildings[CITADEL] else 0.0,
        1.0 if buildings[CITY_HALL] else 0.0,
        1.0 if buildings[MAGE_GUILD] else 0.0,
        built / 5.0,
        cards / 15.0,
        hand / 10.0,
        deck / max(1, cards),
        1.0 if realm.secondary != NONE else 0.0,
        (len(g.owned(seat, "mine")) + len(g.owned(seat, "settlement"))) / 3.0,
        float(len(realm.cubes)),
        done,
        done * done,
        score_of(g, seat) / 10.0 if scenario_of(g).at_limit == MOST_POINTS else 0.0,
        laden,
        1.0 - near / FAR,
        1.0 - home / FAR,
        1.0 if realm.homeless > 0 else 0.0,
        1.0 if realm.out else 0.0,
    ]
    rounds = scenario_of(g).rounds
    late = 1.0 - min(1.0, rounds_left(g) / max(1, rounds))
    for place in LATE_AT:
        terms.append(late * terms[place])
    return terms


def standing_against(g: Heroes, seat: Seat) -> list[float]:
    """What a seat's side has more of than its rivals, each side on average, as STANDING_TERMS has it."""
    totals = [0.0] * len(STANDING_TERMS)
    rivals = 0
    for other in g.order:
        if g.is_enemy(seat, other):
            rivals += 1
    friends = len(g.order) - rivals
    for other in g.order:
        share = -1.0 / rivals if g.is_enemy(seat, other) else 1.0 / friends
        for place, term in enumerate(standing_of(g, other)):
            totals[place] += share * term
    return totals


def standing_odds(g: Heroes, seat: Seat, weights: list[float]) -> float:
    """The log-odds of a seat's side to win."""
    total = 0.0
    for place, term in enumerate(standing_against(g, seat)):
        total += weights[place] * term
    return total
