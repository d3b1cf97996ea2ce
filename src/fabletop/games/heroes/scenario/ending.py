"""When the game is won, lost or simply over. [heroes.victory, heroes.elimination]"""

from __future__ import annotations

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.modes.single_combat import finish
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import (
    HOLDER_WINS,
    MOST_POINTS,
    MOST_WON,
    PARTY_WINS,
    RICHEST,
    Ending,
)
from fabletop.games.heroes.scenario.score import standing
from fabletop.games.heroes.scenario.wealth import richest
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


def applies(g: Heroes, ending: Ending) -> bool:
    """Whether a condition counts with so many players."""
    return not ending.players or g.n in ending.players


def is_fulfilled(g: Heroes, endings: tuple[Ending, ...], seat: Seat, at_once: bool) -> bool:
    """Whether one of these conditions is true of a player."""
    for one in endings:
        counts = (one.at_once or not at_once) and not one.at_limit and applies(g, one)
        if counts and is_true(g, one.condition, seat):
            return True
    return False


def is_decided(g: Heroes, at_once: bool) -> bool:
    """Victory is looked at before defeat, and several may share it; who is left alone has won.
    [heroes.victory.010, heroes.victory.050, heroes.victory.070]"""
    scenario = scenario_of(g)
    playing = in_game(g)
    won = [seat for seat in playing if is_fulfilled(g, scenario.victory, seat, at_once)]
    if g.printed.party:
        return is_decided_for_party(g, bool(won), at_once)
    won = won or ahead_in_overtime(g)
    if not won:
        left = [seat for seat in playing if not is_fulfilled(g, scenario.defeat, seat, at_once)]
        if is_broken_up(g):
            left = []
        elif len(left) == len(playing) and (len(left) > 1 or g.n == 1):
            return False
        won = left
    win(g, won)
    return True


def is_decided_for_party(g: Heroes, won: bool, at_once: bool) -> bool:
    """A party wins and loses together; it has lost when nobody is left of it. [heroes.coop.010]"""
    if won:
        win(g, list(g.order))
    elif has_lost(g, at_once) or is_broken_up(g) or not in_game(g):
        win(g, [])
    else:
        return False
    return True


def has_lost(g: Heroes, at_once: bool) -> bool:
    """Whether a party has lost by what is true of one of it."""
    return any(is_fulfilled(g, scenario_of(g).defeat, seat, at_once) for seat in in_game(g))


def is_broken_up(g: Heroes) -> bool:
    """Whether somebody is out without whom nobody wins."""
    return scenario_of(g).rules.lose_when_eliminated and len(in_game(g)) < len(g.order)


def win(g: Heroes, seats: list[Seat]) -> None:
    for seat in seats:
        g.emit(ev.Won(seat))
    if g.printed.party and not seats:
        g.emit(ev.PartyLost())
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
    if not is_decided(g, at_once=False) and g.round >= scenario_of(g).rounds and not goes_into_overtime(g):
        end_at_limit(g)


def goes_into_overtime(g: Heroes) -> bool:
    """Whether the won points are equal after the last round, and there are more rounds for that."""
    scenario = scenario_of(g)
    more = scenario.rounds + scenario.rules.sudden_death
    return g.round < more and len(winners_at_limit(g)) > 1


def ahead_in_overtime(g: Heroes) -> list[Seat]:
    """Who is ahead alone in the rounds after the last has won."""
    if g.round <= scenario_of(g).rounds:
        return []
    first = winners_at_limit(g)
    return first if len(first) == 1 else []


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
    """Nobody, everybody, who holds the place, who is richest, or who has most points.
    [heroes.victory.060]"""
    scenario = scenario_of(g)
    left = in_game(g)
    if scenario.at_limit == MOST_POINTS:
        best = max([standing(g, seat) for seat in left])
        return [seat for seat in left if standing(g, seat) == best]
    if scenario.at_limit == MOST_WON:
        most = max([g.realm(seat).points for seat in left])
        return [seat for seat in left if g.realm(seat).points == most]
    if scenario.at_limit == RICHEST:
        return richest(g, left)
    if scenario.at_limit == PARTY_WINS:
        return list(g.order)
    if scenario.at_limit == HOLDER_WINS:
        return [seat for seat in left if any(is_true(g, one.condition, seat) for one in scenario.victory)]
    return []


@step("heroes.tribute_unpaid")
def tribute_unpaid(g: Heroes, f: Frame) -> None:
    """Who did not pay has lost, and a party with one of it; where no rival did, the richest has won."""
    if g.printed.party:
        win(g, [])
        return
    paid = [seat for seat in in_game(g) if seat not in f.args]
    win(g, paid or richest(g, in_game(g)))
