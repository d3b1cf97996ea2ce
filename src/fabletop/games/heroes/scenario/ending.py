"""When the game is won, lost or simply over. [heroes.victory, heroes.elimination]"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.single_combat import finish
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import HOLDER_WINS, MOST_POINTS, PARTY_WINS, Ending
from fabletop.games.heroes.scenario.score import standing
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


def applies(g: Heroes, ending: Ending) -> bool:
    """Whether a condition counts with so many players."""
    return not ending.players or g.n in ending.players


def victors(g: Heroes, at_once: bool) -> list[Seat]:
    """Those who have won by now: several share it. [heroes.victory.010, heroes.victory.050]"""
    return those_for_whom(g, scenario_of(g).victory, at_once)


def losers(g: Heroes, at_once: bool) -> list[Seat]:
    """Those who have lost by now."""
    return those_for_whom(g, scenario_of(g).defeat, at_once)


def those_for_whom(g: Heroes, endings: Sequence[Ending], at_once: bool) -> list[Seat]:
    """Those of whom one of these conditions is true."""
    found: list[Seat] = []
    for one in endings:
        if (one.at_once or not at_once) and not one.at_limit and applies(g, one):
            for seat in in_game(g):
                if seat not in found and is_true(g, one.condition, seat):
                    found.append(seat)
    return [seat for seat in in_game(g) if seat in found] if found else found


def is_decided(g: Heroes, at_once: bool) -> bool:
    """Victory is looked at before defeat; who is left alone has won.
    [heroes.victory.050, heroes.victory.070]"""
    won = victors(g, at_once)
    if not won:
        lost = losers(g, at_once)
        left = [seat for seat in in_game(g) if seat not in lost]
        if not lost and (len(left) > 1 or g.n == 1):
            return False
        won = left if len(left) <= 1 or lost else []
    win(g, won)
    return True


def win(g: Heroes, seats: list[Seat]) -> None:
    for seat in seats:
        g.emit(ev.Won(seat))
    finish(g, tuple(seats))


@step("heroes.look_at_goals")
def look_at_goals(g: Heroes, f: Frame) -> None:
    """After each action that is fully carried out: what counts at once. [heroes.victory.070]"""
    if not is_decided(g, at_once=True):
        g.owe("heroes.events_when", f.seat)


@step("heroes.look_at_end")
def look_at_end(g: Heroes, f: Frame) -> None:
    """After the last turn of a round: what counts at its end, and at last the limit.
    [heroes.victory.050, heroes.victory.070, heroes.round.080]"""
    if not is_decided(g, at_once=False) and g.round >= scenario_of(g).rounds:
        end_at_limit(g)


def end_at_limit(g: Heroes) -> None:
    """The last round, or the last turn, is over."""
    g.emit(ev.LimitReached())
    win(g, winners_at_limit(g))


@step("heroes.last_turn_ends")
def last_turn_ends(g: Heroes, f: Frame) -> None:
    """The turns that were left when somebody called the end are over."""
    if not is_decided(g, at_once=True):
        end_at_limit(g)


def winners_at_limit(g: Heroes) -> list[Seat]:
    """Nobody, everybody, who holds the place, or who has most points. [heroes.victory.060]"""
    scenario = scenario_of(g)
    left = in_game(g)
    if scenario.at_limit == MOST_POINTS:
        best = max([standing(g, seat) for seat in left])
        return [seat for seat in left if standing(g, seat) == best]
    if scenario.at_limit == PARTY_WINS:
        return left
    if scenario.at_limit == HOLDER_WINS:
        return [seat for seat in left if any(is_true(g, one.condition, seat) for one in scenario.victory)]
    return []
