"""Cards that are played on the map."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.fly import PAYS, best_gain
from fabletop.games.heroes.bots.goals import GOAL, Goals
from fabletop.games.heroes.bots.plan import kept_gold
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.scenario.tokens import carried_by
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat

PLAYED: Final = 80.0  # before anything is bought or walked
AFTER_TOWN: Final = 15.0
PRICE_OF_NEUTRAL: Final = 8  # gold to have before units are looked at


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
