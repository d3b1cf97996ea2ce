"""What is given to an ally: to whom it is lacking for what the party wants, by whom it is to spare."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.plan import kept_gold, next_stage
from fabletop.games.heroes.bots.target import conditions_of, target_of
from fabletop.games.heroes.bots.threat import needs_units
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import PlaceWord
from fabletop.games.heroes.scenario.whom import in_game, needs_every_one
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.strength import army_strength
from fabletop.games.heroes.towns.gifts import GIVEN
from fabletop.kernel.frame import Act, Seat

GIFT: Final = 85.0  # before anything is bought


def give_score(g: Heroes, seat: Seat, option: Act) -> float:
    """For a stage, for the army of the one who is to fight for all or of who has not won yet where each must,
    or for a town that is hard pressed."""
    other, number = Seat(option.ids[0]), option.ids[1]
    given = GIVEN[number]
    if next_stage(g, seat) != NOTHING or next_stage(g, other) != NOTHING:
        useful = helps_to_build(g, seat, other, given)
    elif each_must_win(g):
        done = target_of(g, seat) is None and not needs_units(g, seat)
        useful = done and target_of(g, other) is not None and leaves(g, seat, given, NOTHING)
    elif target_of(g, seat) is not None:
        useful = champion_of(g) == other and leaves(g, seat, given, NOTHING)
    else:
        useful = needs_units(g, other) and not needs_units(g, seat) and leaves(g, seat, given, NOTHING)
    return GIFT + sum(given) / 10 if useful else -1.0


def helps_to_build(g: Heroes, seat: Seat, other: Seat, given: Resources) -> bool:
    """Whether an ally lacks it for the next stage, and the giver's own can be paid all the same."""
    lacked = lacked_for_stage(g, other)
    wanted = all(n <= lack for n, lack in zip(given, lacked, strict=True))
    return wanted and leaves(g, seat, given, next_stage(g, seat))


def lacked_for_stage(g: Heroes, seat: Seat) -> Resources:
    player, price = g.players[seat], next_stage(g, seat)
    return (
        max(0, price[0] - player.gold),
        max(0, price[1] - player.materials),
        max(0, price[2] - player.valuables),
    )


def leaves(g: Heroes, seat: Seat, given: Resources, need: Resources) -> bool:
    """Whether a gift leaves what is needed, and the gold that must be kept."""
    player = g.players[seat]
    gold = player.gold - given[0] >= max(need[0], kept_gold(g, seat)) or not given[0]
    materials = player.materials - given[1] >= need[1] or not given[1]
    return gold and materials and (player.valuables - given[2] >= need[2] or not given[2])


def each_must_win(g: Heroes) -> bool:
    """Whether nobody can fight for the others: each has to beat the guards of the goal, or to have a flag."""
    alone = scenario_of(g).rules.guarded_for_each
    for c in conditions_of(g):
        if c.by is None or not needs_every_one(c.by):
            continue
        if c.word == "flags" or (
            c.word == "visited" and any(is_same(one, word) for one in alone for word in c.places)
        ):
            return True
    return False


def is_same(one: PlaceWord, other: PlaceWord) -> bool:
    return (one.form, one.place, one.spot) == (other.form, other.place, other.spot)


def champion_of(g: Heroes) -> Seat:
    """Who of a party has the strongest army; of equals the first in the order of turns."""
    return max(in_game(g), key=lambda one: army_strength(g, g.players[one].army))
